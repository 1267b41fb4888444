"""Foresight: what comes of a vote if afterwards everybody votes for their own interest.

People who change boats are left out: that they move is taken into account by the odds.
"""

from collections import Counter

from ...games.lifeboats.state import About
from .fleet import Vessel, Vessels, after_vote
from .outlook import Outlook, Worths, interest

ROUNDS_AHEAD = 2


def foreseen(outlook: Outlook, vessels: Vessels, held: About) -> Worths:
    """What each seat may expect after a vote about this was held, a few rounds on."""
    course = Course(outlook, vessels)
    if held != "move":
        course.vote("move")
    for _ in range(ROUNDS_AHEAD):
        course.pass_token()
        course.vote("leak")
        course.vote("move")
    return course.worths()


class Course:
    """The course of events on a fleet of its own."""

    def __init__(self, outlook: Outlook, vessels: Vessels) -> None:
        self._outlook = outlook
        self._first = outlook.board.first
        self._ashore = list(map(float, outlook.board.scores))
        self._vessels: dict[str, Vessel] = {}
        for colour, vessel in vessels.items():
            self._put(colour, vessel)

    def _put(self, colour: str, vessel: Vessel) -> None:
        """A boat goes on, unless it has landed or sinks."""
        self._vessels.pop(colour, None)
        if not vessel.to_shore:
            for seat, points in enumerate(self._outlook.hopes(colour, vessel)):
                self._ashore[seat] += points
        elif not vessel.sinks:
            self._vessels[colour] = vessel

    def pass_token(self) -> None:
        self._first = (self._first + 1) % self._outlook.seats

    def vote(self, about: About) -> None:
        """Everybody votes for what serves them best, and the first player settles a tie."""
        if not self._vessels:
            return
        changed = {
            colour: after_vote(vessel, about, colour) for colour, vessel in self._vessels.items()
        }
        wishes = self._wishes(changed)
        ballots = Counter([max(wish, key=wish.__getitem__) for wish in wishes])
        most = max(ballots.values())
        leaders = [colour for colour, votes in ballots.items() if votes == most]
        chosen = max(leaders, key=wishes[self._first].__getitem__)
        self._put(chosen, changed[chosen])

    def _wishes(self, changed: Vessels) -> list[dict[str, float]]:
        """By seat, what each boat's change would bring it."""
        wishes: list[dict[str, float]] = [{} for _ in range(self._outlook.seats)]
        for colour, vessel in changed.items():
            before = self._outlook.hopes(colour, self._vessels[colour])
            after = self._outlook.hopes(colour, vessel)
            gains = [late - early for late, early in zip(after, before, strict=True)]
            for seat, wish in enumerate(wishes):
                wish[colour] = interest(gains, seat)
        return wishes

    def worths(self) -> Worths:
        worths = list(self._ashore)
        for colour, vessel in self._vessels.items():
            for seat, hope in enumerate(self._outlook.hopes(colour, vessel)):
                worths[seat] += hope
        return worths
