"""What can be typed besides answers: orders, each by several names."""

from collections.abc import Callable
from typing import NamedTuple

from ..keyboards import on_latin_keys
from ..leaving import WAYS_TO_LEAVE, Left
from ..moment import Moment
from . import handbook
from .adviser import Adviser
from .overview import Overview
from .record_keeper import RecordKeeper
from .replies import Reply, TakeBack


class Service(NamedTuple):
    """Something that is done for a person, at any moment."""

    act: Callable[[str, Moment], Reply]
    """What comes of it, with the words behind it."""
    takes_words: bool = False
    comes_first: bool = False
    """Whether with words, too, it comes before an answer that begins so."""


class Order(NamedTuple):
    """A service that somebody has asked for."""

    service: Service
    words: str

    @property
    def comes_first(self) -> bool:
        return not self.words or self.service.comes_first

    def obey(self, moment: Moment) -> Reply:
        return self.service.act(self.words, moment)


class Orders:
    """Which orders there are, and who carries them out."""

    def __init__(self, adviser: Adviser, overview: Overview, keeper: RecordKeeper) -> None:
        services = {
            ("?",): Service(overview.answers, takes_words=True),
            ("h", "hint"): Service(adviser.hint),
            ("!",): Service(adviser.follow),
            ("l", "log"): Service(overview.happenings),
            ("m", "map"): Service(overview.board),
            ("u", "undo"): Service(_take_back),
            ("r", "rules"): Service(handbook.rules, takes_words=True, comes_first=True),
            ("s", "save"): Service(keeper.save_as, takes_words=True),
            WAYS_TO_LEAVE: Service(_leave),
            ("help",): Service(handbook.help_on_typing),
        }
        self._by_name = {name: service for names, service in services.items() for name in names}

    def given_in(self, line: str) -> Order | None:
        """The order that a line gives, on whichever keyboard; one that takes no words is none if
        words follow.
        """
        name, _, words = line.partition(" ")
        service = self._by_name.get(on_latin_keys(name))
        if service is None or (words and not service.takes_words):
            return None
        return Order(service, words.strip())


def _take_back(_: str, moment: Moment) -> TakeBack:
    return TakeBack()


def _leave(_: str, moment: Moment) -> Reply:
    raise Left
