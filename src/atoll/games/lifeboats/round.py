"""The round: a leak, a move, a change of boats, and the token goes on."""

from .changing import CLIMB, COUNT_HEADS, LEAVE
from .setup import in_turn
from .state import HoldVote, PassToken, Round, Waters, rules

LEAK_VOTE, MOVE_VOTE = HoldVote("leak"), HoldVote("move")
PASS_TOKEN, ROUND = PassToken(), Round()


@rules.happens(Round)
def begin_round(waters: Waters, step: Round) -> None:
    waters.round += 1
    waters.tell("round", round=waters.round, seat=waters.first)
    leaving = [LEAVE[seat] for seat in in_turn(waters)]
    waters.push_all(LEAK_VOTE, MOVE_VOTE, *leaving, CLIMB, COUNT_HEADS, PASS_TOKEN)


@rules.happens(PassToken)
def pass_token(waters: Waters, step: PassToken) -> None:
    waters.first = (waters.first + 1) % waters.seats
    waters.push(ROUND)
