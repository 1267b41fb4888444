"""Playouts: what comes of a vote if afterwards everybody votes for their own interest.

People who change boats are left out: that they move is taken into account by the chance to land.
"""

from collections import Counter

from ...games.lifeboats.state import About
from .fleet import Vessel, Vessels, after_vote
from .values import Points, Values, lead

ROUNDS_AHEAD = 2


def played_on(values: Values, vessels: Vessels, held: About) -> Points:
    """What each seat may expect after a vote about this was held, a few rounds on."""
    playout = Playout(values, vessels)
    if held != "move":
        playout.vote("move")
    for _ in range(ROUNDS_AHEAD):
        playout.pass_token()
        playout.vote("leak")
        playout.vote("move")
    return playout.points()


class Playout:
    """The votes to come, held on a fleet of its own."""

    def __init__(self, values: Values, vessels: Vessels) -> None:
        self._values = values
        self._first = values.board.first
        self._ashore = list(map(float, values.board.scores))
        self._vessels: dict[str, Vessel] = {}
        for colour, vessel in vessels.items():
            self._put(colour, vessel)

    def _put(self, colour: str, vessel: Vessel) -> None:
        """A boat goes on, unless it has landed or sinks."""
        self._vessels.pop(colour, None)
        if not vessel.to_shore:
            for seat, points in enumerate(self._values.of_boat(colour, vessel)):
                self._ashore[seat] += points
        elif not vessel.sinks:
            self._vessels[colour] = vessel

    def pass_token(self) -> None:
        self._first = (self._first + 1) % self._values.seats

    def vote(self, about: About) -> None:
        """Everybody votes for what serves them best, and the first player settles a tie."""
        if not self._vessels:
            return
        changed = {
            colour: after_vote(vessel, about, colour) for colour, vessel in self._vessels.items()
        }
        interests = self._interests(changed)
        ballots = Counter([max(interest, key=interest.__getitem__) for interest in interests])
        most = max(ballots.values())
        leaders = [colour for colour, votes in ballots.items() if votes == most]
        chosen = max(leaders, key=interests[self._first].__getitem__)
        self._put(chosen, changed[chosen])

    def _interests(self, changed: Vessels) -> list[dict[str, float]]:
        """By seat, what each boat's change would bring it."""
        interests: list[dict[str, float]] = [{} for _ in range(self._values.seats)]
        for colour, vessel in changed.items():
            before = self._values.of_boat(colour, self._vessels[colour])
            after = self._values.of_boat(colour, vessel)
            gains = [late - early for late, early in zip(after, before, strict=True)]
            for seat, interest in enumerate(interests):
                interest[colour] = lead(gains, seat)
        return interests

    def points(self) -> Points:
        """What each seat has ashore, and may expect of the boats that are left."""
        points = list(self._ashore)
        for colour, vessel in self._vessels.items():
            for seat, share in enumerate(self._values.of_boat(colour, vessel)):
                points[seat] += share
        return points
