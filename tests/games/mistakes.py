"""How a game tells what it refuses: mistakes, taps, and what else the laws about them need.

Each game declares ``REFUSALS`` in ``tests/games/<id>/refusals.py``. ``test_refusals.py`` and
``test_meaning.py`` hold all games to the same laws.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from atoll.kernel import Args, Game, State

from .readings import Readings
from .stories import look_anew

Moment = Callable[[], State[Any]]
"""A table at which somebody tries what cannot be, laid anew for everybody who tries."""


class Mistake(NamedTuple):
    """Somebody answers so at this moment, and gets this reason."""

    moment: Moment
    said: str
    """``"kid: rob bosun"``, or only ``"rob bosun"`` if it is said by the hero of the story."""
    reason: str
    rule: str | None = None
    args: Args | None = None
    """What the reason names; None if it names nothing, or another of its mistakes tells it."""


class Tap(NamedTuple):
    """Somebody taps these things at this moment, and means this answer."""

    moment: Moment
    pieces: str
    """``"kid: card-3 + card-7"``, in this order; or without a name, as in a mistake."""
    meant: str | None
    reason: str | None = None
    """Why it cannot be; None if it can be, or nothing is meant."""
    rule: str | None = None


class Refusals(NamedTuple):
    """What a game refuses, and in which words its stories tell of it."""

    game: Game[Any, Any, Any]
    sources: tuple[ModuleType, ...]
    """Where its reasons and their paragraphs are written."""
    seat: Callable[[Any, str], int]
    """Where somebody sits who is named in a story."""
    hero: str
    """Who it is that answers or taps if a story names nobody."""
    mistakes: Sequence[Mistake]
    taps: Sequence[Tap]
    readings: Readings

    def __str__(self) -> str:
        return self.game.id

    def laid(self, moment: Moment) -> State[Any]:
        """The table of this moment."""
        state = moment()
        look_anew(state)
        return state

    def heard(self, state: State[Any], line: str) -> tuple[int, str]:
        """Who says or taps what, at this table."""
        who, _, what = line.rpartition(": ")
        return self.seat(state, who or self.hero), what

    @property
    def moments(self) -> list[Moment]:
        """All at which a mistake is made or something is tapped."""
        made = [each.moment for each in self.mistakes]
        return [*dict.fromkeys([*made, *(each.moment for each in self.taps)])]


def refusals_of(game: str) -> Refusals:
    found = import_module(f"tests.games.{game}.refusals").REFUSALS
    assert isinstance(found, Refusals)
    return found


# Mistakes of which every game knows.


class Words(NamedTuple):
    """What can stand somewhere, and what is said of any other word."""

    reason: str
    rule: str | None
    cards: tuple[str, ...]


def unknown(words: Words, moment: Moment, said: str, word: str) -> Mistake:
    """A word is none of those that there are."""
    args: Args = {"word": word, "cards": words.cards}
    return Mistake(moment, said, words.reason, words.rule, args)


def form(moment: Moment, said: str, right: str) -> Mistake:
    """An answer is written in another way than this."""
    return Mistake(moment, said, "form", None, {"form": right})


def not_now(moment: Moment, said: str, expected: str) -> Mistake:
    """Something else is asked, and answers to that begin with one of these words."""
    return Mistake(moment, said, "not-now", None, {"expected": expected})
