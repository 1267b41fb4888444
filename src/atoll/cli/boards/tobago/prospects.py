"""Where treasures may lie: by what is on the maps, and by what could be added."""

from collections.abc import Sequence
from functools import cached_property

from ....games.tobago.answers import WORDS
from ....games.tobago.clues import left_by, spaces_by_clue
from ....games.tobago.facts import COLOURS
from ....games.tobago.island import Island, Spaces, island
from ....games.tobago.view import Board, landmarks_seen
from ....kernel import Option, bitset, members

TO_SPACES = frozenset(["option-put", "option-park", "option-drive", "option-remove"])
"""The kinds of options in which a space is chosen."""
OF_CLUES = frozenset(["option-play", "option-lay"])


class Prospects:
    """What follows from the clues of a table."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def left(self, clue: str, colour: int) -> int | None:
        """How many spaces a clue would leave on a map; None if it must not be played there."""
        return left_by(self._possible[colour], self._by_clue[WORDS.index(clue)]).bit_count() or None

    def choices(self, options: Sequence[Option]) -> set[str]:
        """The spaces that can be chosen; or those that the clues in question are about."""
        spaces = {each.label.args["space"] for each in options if each.label.key in TO_SPACES}
        if not spaces and options and all(each.label.key in OF_CLUES for each in options):
            return self._in_question(options)
        return {str(space) for space in spaces}

    def _in_question(self, options: Sequence[Option]) -> set[str]:
        """Where the treasure of a single map may lie, and where by a single clue."""
        clues = {str(each.label.args["clue"]) for each in options}
        colours = {each.label.args["colour"] for each in options}
        spaces = self._land.all
        for colour, possible in zip(COLOURS, self._possible, strict=True):
            if colours == {colour}:
                spaces &= possible
        for clue in clues if len(clues) == 1 else ():
            spaces &= self._by_clue[WORDS.index(clue)]
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
