"""The words of answers, and what people type for them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..keyboards import with_other_keyboards

Words = tuple[str, ...]
"""An answer in words."""


class Tongue(NamedTuple):
    """The words of a game's answers, and what else they may be called."""

    words: frozenset[str]
    """All of them, but for verbs."""
    verbs: frozenset[str]
    """The first words of all answers of the game, whether they are legal or not."""
    names: Callable[[str], Sequence[str]]
    """By word, what else it may be called: single words in small letters."""
    negated: frozenset[str] = frozenset()
    """Words for what is not so: a name of the thing alone does not mean them."""
    present: frozenset[str] = frozenset()
    """Words for what lies on the table: what is called alike and does not is hardly meant."""
    is_loose: bool = False
    """Whether a line is taken for whatever it may mean: enough to ask, not to answer."""

    def typed(self, line: str) -> list[str]:
        """The line, and what other keyboards may have made of it."""
        return with_other_keyboards(line, guess_places=self.is_loose)

    def names_of(self, word: str) -> Sequence[str]:
        """What else it may be called, unless that more likely means the opposite."""
        return () if word in self.negated and not self.is_loose else self.names(word)

    def is_name(self, typed: str, word: str) -> bool:
        """Whether this is the word itself or a whole name of it."""
        return typed == word or typed in self.names_of(word)

    def may_mean(self, typed: str, word: str) -> bool:
        """Whether this is the word, a name of it, or the beginning of one."""
        if typed == word:
            return True
        names = self.names_of(word)
        if not typed.isalpha():
            return typed in names
        return any(each.startswith(typed) for each in ([word, *names] if word.isalpha() else names))
