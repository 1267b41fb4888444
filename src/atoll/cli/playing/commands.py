"""What can be typed besides answers."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..keyboards import on_latin_keys
from ..moment import Moment
from .replies import Reply


class Command(NamedTuple):
    """Something that is done for a person, at any moment."""

    act: Callable[[str, Moment], Reply]
    """What comes of it, with the words behind it."""
    takes_words: bool = False
    comes_first: bool = False
    """Whether with words, too, it comes before an answer that begins so."""


class Order(NamedTuple):
    """A command as it was given."""

    command: Command
    words: str

    @property
    def comes_first(self) -> bool:
        return not self.words or self.command.comes_first

    def obey(self, moment: Moment) -> Reply:
        return self.command.act(self.words, moment)


class Commands:
    """The commands, each by several names."""

    def __init__(self, commands: Mapping[tuple[str, ...], Command]) -> None:
        self._by_name = {name: command for names, command in commands.items() for name in names}

    def given_in(self, line: str) -> Order | None:
        """The command that a line gives, on whichever keyboard; one that takes no words is none if
        words follow.
        """
        name, _, words = line.partition(" ")
        command = self._by_name.get(on_latin_keys(name))
        if command is None or (words and not command.takes_words):
            return None
        return Order(command, words.strip())
