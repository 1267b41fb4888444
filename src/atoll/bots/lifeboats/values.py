"""What the boats on the water are worth: the points that each seat may expect, and its lead."""

from collections import Counter
from collections.abc import Sequence

from ...games.lifeboats.facts import (
    ISLANDS,
    MOVES_TO_SHORE,
    OFFICER_POINTS,
    SAILOR_POINTS,
    officer,
    sailor,
)
from ...games.lifeboats.view import Board
from .fleet import SEAT_OF, Vessel, Vessels, vessels_afloat
from .landing import level_of, share_saved

RIVALRY = 0.6
"""How much the points of the others, on average, count against the own ones."""
OVERTAKES = 0.7
"""The chance that a boat that is nearer to the shore lands first."""
FIRST_ASHORE = 0.3
"""What it is worth, in points, that the own boat arrives: it may settle a tie."""

SAILOR_ON_FIELD = [SAILOR_POINTS[island] for island in ISLANDS]
OFFICER_EXTRA = OFFICER_POINTS["left"] - SAILOR_POINTS["left"]

Points = list[float]
"""By seat, the points that it may expect."""


class Values:
    """Made for one position. ``sense`` is by seat how surely it votes for its own interest."""

    def __init__(self, board: Board, sense: Sequence[float]) -> None:
        self.board = board
        self.seats = len(board.hats)
        self.vessels = vessels_afloat(board)
        self._weights = self._weigh_people(sense)
        self._usual_backing = sum(sense) / max(len(self.vessels), 1)
        self._points = self._points_by_distance()
        self._known: dict[tuple[str, Vessel], Points] = {}

    def _weigh_people(self, sense: Sequence[float]) -> list[float]:
        """By seat, how much each of its people counts for the backing of a boat."""
        board = self.board
        elsewhere = [*board.on_deck, *(swimmer.person for swimmer in board.swimmers)]
        people = Counter([SEAT_OF[person.colour] for person in elsewhere])
        for vessel in self.vessels.values():
            for seat in vessel.seats_aboard():
                people[seat] += vessel.of_seat(seat)
        return [each / max(people[seat], 1) for seat, each in enumerate(sense)]

    def _points_by_distance(self) -> list[float]:
        """What a sailor scores in a boat with so many moves to the shore, if arrivals decide."""
        taken = sum(boat.island is not None for boat in self.board.boats)
        distances = [vessel.to_shore for vessel in self.vessels.values() if vessel.people]
        return [
            _sailor_around_field(taken + OVERTAKES * sum(each < own for each in distances))
            for own in range(MOVES_TO_SHORE + 1)
        ]

    def points(self, vessels: Vessels) -> Points:
        """What each seat may expect if these are the boats on the water."""
        points = list(map(float, self.board.scores))
        for colour, vessel in vessels.items():
            for seat, share in enumerate(self.of_boat(colour, vessel)):
                points[seat] += share
        return points

    def of_boat(self, colour: str, vessel: Vessel) -> Points:
        """What each seat may expect of a boat."""
        key = colour, vessel
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._of_boat(colour, vessel, vessel.people)
        return known

    def of_filled_boat(self, colour: str, vessel: Vessel, people: int) -> Points:
        """The same if so many people, or more, will be aboard."""
        return self._of_boat(colour, vessel, max(people, vessel.people))

    def _of_boat(self, colour: str, vessel: Vessel, people: int) -> Points:
        level = level_of(self._backing(vessel) - self._usual_backing)
        chance = share_saved(vessel.to_shore, vessel.leaks, people, level)
        a_sailor = self._sailor_points(vessel)
        an_officer = a_sailor + OFFICER_EXTRA
        crew = vessel.crew
        points = [
            chance * (a_sailor * crew[sailor(seat)] + an_officer * crew[officer(seat)])
            for seat in range(self.seats)
        ]
        owner = SEAT_OF.get(colour)
        if owner is not None:
            points[owner] += FIRST_ASHORE * chance
        return points

    def _backing(self, vessel: Vessel) -> float:
        return sum([weight * vessel.of_seat(seat) for seat, weight in enumerate(self._weights)])

    def _sailor_points(self, vessel: Vessel) -> float:
        if self.board.options.landing == "lane":
            return SAILOR_ON_FIELD[vessel.lane - 1]
        return self._points[vessel.to_shore]


def _sailor_around_field(place: float) -> float:
    """What a sailor scores on a field, or between two fields if it is not sure which one."""
    field = min(int(place), len(ISLANDS) - 1)
    beyond = min(field + 1, len(ISLANDS) - 1)
    return SAILOR_ON_FIELD[field] + (place - int(place)) * (
        SAILOR_ON_FIELD[beyond] - SAILOR_ON_FIELD[field]
    )


def lead(points: Points, seat: int) -> float:
    """What a seat makes of this: its own points, less a share of what the others get."""
    own = points[seat]
    return own - RIVALRY * (sum(points) - own) / (len(points) - 1)
