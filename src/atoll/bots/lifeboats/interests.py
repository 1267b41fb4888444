"""Interests: what each seat wants of a vote, in points."""

from .fleet import after_vote
from .playouts import played_on
from .values import Values, lead

LATER = 0.5
"""How much what playouts show a few rounds on counts, beside what is seen at once."""

Interests = list[dict[str, float]]
"""By seat and colour, what it makes of this result, in points."""


def interests_of_all(values: Values) -> Interests:
    """What each seat makes of each result of the open vote."""
    vote = values.board.vote
    assert vote is not None
    interests: Interests = [{} for _ in range(values.seats)]
    for colour in vote.colours:
        boat = vote.boat or colour
        changed = after_vote(values.vessels[boat], vote.about, colour)
        vessels = values.vessels | {boat: changed}
        at_once = values.points(vessels)
        later = played_on(values, vessels, vote.about)
        points = [
            (1.0 - LATER) * now + LATER * then for now, then in zip(at_once, later, strict=True)
        ]
        for seat, interest in enumerate(interests):
            interest[colour] = lead(points, seat)
    return interests
