"""The position: the table as a seat sees it, in numbers."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from ...games.tobago.clues import spaces_by_clue
from ...games.tobago.facts import CLUE_WORDS, Landmark
from ...games.tobago.island import Island, Spaces, island
from ...games.tobago.view import Board, MapSeen, landmarks_seen
from ...kernel import bitset
from .distances import distances_on

CLUE_OF = {word: clue for clue, word in enumerate(CLUE_WORDS)}

Roses = tuple[int, int]
"""Whose roses lie on a clue, and how many."""


class Sought(Struct, frozen=True, gc=False):
    """A treasure as it is sought: where it may lie, and the roses on its map from the top."""

    possible: Spaces
    laid: tuple[Roses, ...]


class Table(Struct, frozen=True, gc=False):
    """What a seat can change in its turn, to try on what would become of it."""

    sought: tuple[Sought, ...]
    """By colour."""
    here: int
    """The space of the own vehicle."""
    held: int
    """How many amulets the seat has."""
    amulets: Spaces
    """Where one lies."""
    acts: bool = False
    """Whether the seat may still play a clue or move."""
    steps: int = 0
    """How many are left of a move that has begun."""

    def with_sought(self, colour: int, sought: Sought) -> "Table":
        changed = (*self.sought[:colour], sought, *self.sought[colour + 1 :])
        return replace(self, sought=changed)


class Position:
    """What one seat knows at one moment."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.me = board, seat
        self.seats = len(board.players)
        self.rivals = [(seat + each) % self.seats for each in range(1, self.seats)]
        """In the order in which they play after this seat."""
        self.distances = distances_on(board.island)
        self.land: Island = self.distances.land
        self.hand = [CLUE_OF[word] for word in board.hand]
        self.table = self._table()

    @property
    def by_clue(self) -> tuple[Spaces, ...]:
        """By clue, where a treasure may lie by it."""
        board = self.board
        return _by_clue(board.island, tuple(landmarks_seen(board).items()))

    def vehicle(self, seat: int) -> int:
        """Where somebody's vehicle is, once all are on the island."""
        name = self.board.players[seat].vehicle
        assert name is not None
        return self.land.space[name]

    def _table(self) -> Table:
        board = self.board
        in_turn = board.active == self.me
        return Table(
            tuple([self._sought(each) for each in board.maps]),
            self.vehicle(self.me),
            board.players[self.me].amulets,
            bitset([self.land.space[name] for name in board.amulets]),
            in_turn and not board.acted,
            board.steps if in_turn else 0,
        )

    def _sought(self, seen: MapSeen) -> Sought:
        possible = bitset([self.land.space[name] for name in seen.possible])
        return Sought(possible, tuple([(laid.seat, laid.roses) for laid in seen.laid]))


@lru_cache(maxsize=256)
def _by_clue(
    layout: str, landmarks: tuple[tuple[Landmark, tuple[int, ...]], ...]
) -> tuple[Spaces, ...]:
    return spaces_by_clue(island(layout), dict(landmarks))
