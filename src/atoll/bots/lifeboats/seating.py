"""Seating: where to launch, whom to put where, who leaves and where to climb in."""

from collections.abc import Iterable

from ...games.lifeboats import grammar
from ...games.lifeboats.view import Board
from ...kernel import Option
from .fleet import number, number_of
from .values import SAILOR_ON_FIELD, Values, lead

CROWD = 5
"""When all have boarded, so many people sit in a boat, on average."""
LAST_SEAT = 0.6
"""The chance that a boat's only free seat is still free when the own turn to climb comes."""


def best_lane(board: Board, seat: int, options: Iterable[Option]) -> Option:
    """The own boat goes where landing scores most, the black one where it scores least."""
    own = board.boats[seat].state == "on deck"
    sign = 1 if own else -1
    return max(options, key=lambda option: sign * _points_of_lane(board, option))


def _points_of_lane(board: Board, option: Option) -> int:
    assert isinstance(option.answer, grammar.Launch)
    lane = option.answer.lane
    return SAILOR_ON_FIELD[lane - 1] if board.options.landing == "lane" else 0


class Seating:
    """A seat's people, tried on the boats."""

    def __init__(self, values: Values, seat: int) -> None:
        self._values, self._seat = values, seat

    def best_boarding(self, options: Iterable[Option]) -> Option:
        return max(options, key=self._boarding)

    def _boarding(self, option: Option) -> float:
        """What somebody aboard may expect, when the boats will have filled up."""
        answer = option.answer
        assert isinstance(answer, grammar.Board)
        boat, person = answer.colour, number_of(self._seat, answer.rank)
        vessel = self._values.vessels[boat]
        before = self._values.of_filled_boat(boat, vessel, CROWD)
        after = self._values.of_filled_boat(boat, vessel.with_person(person), CROWD)
        gains = [late - early for late, early in zip(after, before, strict=True)]
        return lead(gains, self._seat)

    def best_leaving(self, options: Iterable[Option]) -> Option:
        return max(options, key=self._leaving)

    def _leaving(self, option: Option) -> float:
        """What comes of it if the swimmer then finds the best seat, as far as it is sure."""
        return self._best_harbour(option)[0]

    def harbour(self, option: Option) -> str | None:
        """The boat with that seat; none if it is better not to climb in anywhere."""
        return self._best_harbour(option)[1]

    def _best_harbour(self, option: Option) -> tuple[float, str | None]:
        answer = option.answer
        assert isinstance(answer, grammar.Leave)
        boat, person = answer.colour, number_of(self._seat, answer.rank)
        vessels = self._values.vessels
        left = vessels | {boat: vessels[boat].without_person(person)}
        drowned = lead(self._values.points(left), self._seat)
        best, harbour = drowned, None
        for other, vessel in vessels.items():
            if other != boat and vessel.free_seats:
                chance = LAST_SEAT if vessel.free_seats == 1 else 1.0
                climbed = left | {other: vessel.with_person(person)}
                value = lead(self._values.points(climbed), self._seat)
                hope = chance * value + (1.0 - chance) * drowned
                if hope > best:
                    best, harbour = hope, other
        return best, harbour

    def best_climb(self, options: Iterable[Option]) -> Option:
        return max(options, key=self._climbing)

    def _climbing(self, option: Option) -> float:
        assert isinstance(option.answer, grammar.Climb)
        boat = option.answer.colour
        person = number(self._values.board.swimmers[-1].person)
        vessels = self._values.vessels
        climbed = vessels | {boat: vessels[boat].with_person(person)}
        return lead(self._values.points(climbed), self._seat)
