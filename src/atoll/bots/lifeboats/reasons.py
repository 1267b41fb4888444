"""Reasons: what decided for an answer of the schemer, as far as it can be told in a sentence."""

from ...games.lifeboats import grammar
from ...games.lifeboats.view import Board
from ...kernel import Answer, Message
from .values import SAILOR_ON_FIELD, Values
from .voting import Voting

SIMPLE: dict[type[Answer], str] = {
    grammar.Board: "reason-board",
    grammar.Climb: "reason-climb",
    grammar.VoteHat: "reason-hat",
    grammar.Call: "reason-call",
    grammar.SayVote: "reason-say-vote",
    grammar.SaySpare: "reason-say-spare",
    grammar.SayAgree: "reason-say-agree",
}
"""Where there is one thing only for which the bot gives such an answer."""


def simple_reason(answer: Answer) -> Message | None:
    key = SIMPLE.get(type(answer))
    return None if key is None else Message(key)


def reason_to_launch(board: Board, seat: int, answer: grammar.Launch) -> Message | None:
    """Lanes differ only where they decide on which island a boat lands."""
    if board.options.landing != "lane":
        return None
    own = board.boats[seat].state == "on deck"
    points = SAILOR_ON_FIELD[answer.lane - 1]
    return Message("reason-lane-own" if own else "reason-lane-black", {"points": points})


def reason_to_leave(harbour: str | None) -> Message:
    """By the boat in which whoever leaves may expect most afterwards; none if all is worse."""
    if harbour is None:
        return Message("reason-leave-least")
    return Message("reason-leave-for", {"colour": harbour})


def reason_to_vote(values: Values, voting: Voting, seat: int) -> Message:
    """Why this colour: for the seat's word, for a plea, or because of what comes of it."""
    colour = voting.colour
    if voting.has_pledged and voting.would_rather != voting.before_pleas == colour:
        return Message("reason-word")
    if voting.before_pleas != colour:
        return _for_plea(voting, seat)
    if voting.likes_most != colour:
        return Message("reason-can-win")
    return reason_to_like(values, seat, colour)


def _for_plea(voting: Voting, seat: int) -> Message:
    asked = [
        each.seat
        for each in voting.board.said
        if each.kind == "spare" and each.colour == voting.before_pleas and each.seat != seat
    ]
    return Message("reason-plea", {"seat": asked[0]}) if asked else Message("reason-can-win")


def reason_to_like(values: Values, seat: int, colour: str) -> Message:
    """What the result itself has for the seat."""
    vote = values.board.vote
    assert vote is not None
    if vote.about == "overboard":
        return Message("reason-not-mine")
    aboard = values.vessels[colour].of_seat(seat)
    if vote.about == "move":
        return Message("reason-move-own" if aboard else "reason-move-best", {"count": aboard})
    return Message("reason-leak-best" if aboard else "reason-leak-others")
