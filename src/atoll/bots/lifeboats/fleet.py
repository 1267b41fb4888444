"""The fleet in a bot's head: the boats on the water, to try on what a vote would do.

People are numbered as in the game, two numbers for each seat; a crew counts them by number.
Boats go by their colours, as in what a seat sees.
"""

from collections.abc import Mapping

from msgspec import Struct

from ...games.lifeboats.facts import (
    COLOURS,
    OFFICER_VOTES,
    RANKS,
    SAILOR_VOTES,
    SEATS_IN_A_BOAT,
    officer,
    sailor,
)
from ...games.lifeboats.state import About
from ...games.lifeboats.view import Board, BoatSeen, Person

SEAT_OF = {colour: seat for seat, colour in enumerate(COLOURS[:-1])}


def number(person: Person) -> int:
    return number_of(SEAT_OF[person.colour], person.rank)


def number_of(seat: int, rank: str) -> int:
    return 2 * seat + (rank == RANKS[1])


class Vessel(Struct, frozen=True, gc=False):
    """A boat on the water. Whatever happens to it makes another of it."""

    lane: int
    """Lanes count from one."""
    to_shore: int
    leaks: int
    crew: tuple[int, ...]

    @property
    def people(self) -> int:
        return sum(self.crew)

    @property
    def free_seats(self) -> int:
        return SEATS_IN_A_BOAT - self.leaks - self.people

    @property
    def sinks(self) -> bool:
        return self.leaks > self.people

    def of_seat(self, seat: int) -> int:
        """How many people a seat has aboard."""
        return self.crew[sailor(seat)] + self.crew[officer(seat)]

    def votes_of(self, seat: int) -> int:
        """What a seat's people aboard count when somebody has to go overboard."""
        return SAILOR_VOTES * self.crew[sailor(seat)] + OFFICER_VOTES * self.crew[officer(seat)]

    def seats_aboard(self) -> list[int]:
        return [seat for seat in range(len(self.crew) // 2) if self.of_seat(seat)]

    def nearer(self) -> "Vessel":
        return Vessel(self.lane, self.to_shore - 1, self.leaks, self.crew)

    def leaking(self) -> "Vessel":
        """With one leak more. In a full boat the seat with the fewest votes pays for it."""
        if self.free_seats > 0:
            return Vessel(self.lane, self.to_shore, self.leaks + 1, self.crew)
        return self.without_one_of(min(self.seats_aboard(), key=self.votes_of))

    def without_one_of(self, seat: int) -> "Vessel":
        """A leak takes the place of somebody: a sailor if there is one."""
        drowning = sailor(seat) if self.crew[sailor(seat)] else officer(seat)
        return Vessel(self.lane, self.to_shore, self.leaks + 1, self._changed(drowning, -1))

    def with_person(self, person: int) -> "Vessel":
        return Vessel(self.lane, self.to_shore, self.leaks, self._changed(person, 1))

    def without_person(self, person: int) -> "Vessel":
        return Vessel(self.lane, self.to_shore, self.leaks, self._changed(person, -1))

    def _changed(self, person: int, by: int) -> tuple[int, ...]:
        return (*self.crew[:person], self.crew[person] + by, *self.crew[person + 1 :])


Vessels = Mapping[str, Vessel]
"""By colour."""


def vessels_afloat(board: Board) -> dict[str, Vessel]:
    """The boats on the water as a seat sees them."""
    seats = len(board.hats)
    return {boat.colour: _vessel(boat, seats) for boat in board.boats if boat.state == "afloat"}


def _vessel(boat: BoatSeen, seats: int) -> Vessel:
    assert boat.lane is not None
    crew = [0] * (2 * seats)
    for person in boat.crew:
        crew[number(person)] += 1
    return Vessel(boat.lane, boat.to_shore, boat.leaks, tuple(crew))


def after_vote(vessel: Vessel, about: About, colour: str) -> Vessel:
    """What becomes of a boat by a vote; the colour counts if somebody goes overboard."""
    if about == "leak":
        return vessel.leaking()
    if about == "move":
        return vessel.nearer()
    return vessel.without_one_of(SEAT_OF[colour])
