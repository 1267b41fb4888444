"""Duel: two players place for points and take their cards from a common display."""

from ...kernel import Decision, Message, Outcome
from . import answers
from .atoms import join_hand, score, turn_up_top
from .cards import EMPTY, HAND
from .grid import is_full, neighbours, row_of
from .state import CloseDuel, Sea, Take, TakeCard, rules

POINTS_PLACED = 1
POINTS_PER_NEIGHBOUR = 2
POINTS_FOR_ROW = 3


def points_for(sea: Sea, cell: int) -> int:
    """What a card in this cell scores: for itself, for its neighbours and for a full row.

    It may lie there already or not. The point that each discarded card costs is taken where
    cards are discarded.
    """
    points = POINTS_PLACED + POINTS_PER_NEIGHBOUR * len(neighbours(sea, cell))
    others = row_of(sea, cell).count(EMPTY) - (sea.grid[cell] == EMPTY)
    return points if others else points + POINTS_FOR_ROW


def score_placement(sea: Sea, cell: int) -> None:
    score(sea, sea.active, points_for(sea, cell))


@rules.asks(Take)
def take(sea: Sea, step: Take) -> tuple[Decision, ...]:
    if not sea.display or len(sea.hands[sea.active]) >= HAND:
        return ()
    options = tuple(map(answers.take, sea.display))
    return (Decision(sea.active, Message("ask-take"), options),)


@rules.happens(TakeCard)
def take_card(sea: Sea, step: TakeCard) -> None:
    """The card's place in the display is filled from the deck at once."""
    seat, place = sea.active, sea.display.index(step.card)
    if sea.decks[0]:
        sea.display[place] = turn_up_top(sea)
    else:
        del sea.display[place]
    join_hand(sea, seat, step.card)
    sea.taken[seat].append(step.card)
    sea.tell("took", seat=seat, card=step.card)
    sea.push(Take())


@rules.happens(CloseDuel)
def close_duel(sea: Sea, step: CloseDuel) -> None:
    if is_full(sea):
        end_duel(sea, "duel-full")


def end_duel(sea: Sea, reason: str) -> None:
    """Most points win; then fewer discards; then both."""
    ranks = [(sea.scores[seat], -len(sea.discards[seat])) for seat in range(sea.seats)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    sea.end(Outcome(reason, tuple(sea.scores), winners))
