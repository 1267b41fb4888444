"""Where treasures may lie: by what is on the maps, and by what could be added."""

from collections.abc import Sequence
from functools import cached_property

from ....games.tobago import grammar
from ....games.tobago.clues import left_by, spaces_by_clue
from ....games.tobago.facts import CLUE_WORDS, COLOURS
from ....games.tobago.island import Island, Spaces, island
from ....games.tobago.view import Board, landmarks_seen
from ....kernel import Option, bitset, members

ToSpace = grammar.Put | grammar.Park | grammar.Drive | grammar.Remove
"""The answers in which a space is chosen."""
OfClue = grammar.Play | grammar.Lay


class Prospects:
    """What follows from the clues of a table."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def left(self, clue: str, colour: int) -> int | None:
        """How many spaces a clue would leave on a map; None if it must not be played there."""
        agreeing = self._by_clue[CLUE_WORDS.index(clue)]
        return left_by(self._possible[colour], agreeing).bit_count() or None

    def choices(self, options: Sequence[Option]) -> set[str]:
        """The spaces that can be chosen; or those that the clues in question are about."""
        spaces = {each.answer.space for each in options if isinstance(each.answer, ToSpace)}
        if spaces:
            return spaces
        clues = [each for each in options if isinstance(each.answer, OfClue)]
        return self._in_question(clues) if len(clues) == len(options) else set()

    def _in_question(self, options: Sequence[Option]) -> set[str]:
        """Where the treasure of a single map may lie, and where by a single clue."""
        clues = {each.answer.clue for each in options if isinstance(each.answer, OfClue)}
        colours = {_colour(each) for each in options}
        spaces = self._land.all
        for colour, possible in zip(COLOURS, self._possible, strict=True):
            if colours == {colour}:
                spaces &= possible
        for clue in clues if len(clues) == 1 else ():
            spaces &= self._by_clue[CLUE_WORDS.index(clue)]
        if spaces == self._land.all:
            return set()
        return {self._land.names[space] for space in members(spaces)}

    @property
    def _land(self) -> Island:
        return island(self._board.island)

    @cached_property
    def _possible(self) -> list[Spaces]:
        return [self._spaces(each.possible) for each in self._board.maps]

    @cached_property
    def _by_clue(self) -> tuple[Spaces, ...]:
        return spaces_by_clue(self._land, landmarks_seen(self._board))

    def _spaces(self, names: Sequence[str]) -> Spaces:
        return bitset([self._land.space[name] for name in names])


def _colour(option: Option) -> object:
    """The map on which a clue is to be laid."""
    return (
        option.answer.colour if isinstance(option.answer, grammar.Play) else option.told["colour"]
    )
