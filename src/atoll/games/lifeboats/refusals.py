"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from ...kernel import Answer, Reasons, Refused, statements
from . import answers, grammar
from .boats import free_seats
from .facts import COLOURS, Rank, officer, sailor
from .state import FAVOURS, Ballot, Climb, Launch, Leave, Settle, Statement, TakeSeats, Waters
from .talk import STATEMENTS, said_by
from .voting import candidates, voters

WORDS = grammar.SayVote | grammar.SaySpare | grammar.SayOffer | grammar.SayAgree | grammar.Call
CARDS = grammar.Vote | grammar.VoteHat

reasons = Reasons[Waters]()


def check(waters: Waters, seat: int, answer: Answer) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    reasons.check(waters, waters.step, seat, answer)


def check_unasked(waters: Waters, seat: int, answer: Answer) -> None:
    """Who may not speak or vote before a vote is told why, also if nothing at all is asked."""
    step = waters.step
    if isinstance(step, Ballot):
        is_vain = isinstance(answer, CARDS) and seat not in voters(waters, step.boat)
        if is_vain or isinstance(answer, WORDS):
            check(waters, seat, answer)


# Setting out.


@reasons.against(grammar.Launch, Launch)
def _check_launch(waters: Waters, seat: int, answer: grammar.Launch) -> None:
    if answer.lane - 1 in [boat.lane for boat in waters.boats]:
        raise Refused("lane-taken", "LB-2.1", lane=answer.lane)


@reasons.against(grammar.Board, TakeSeats)
def _check_board(waters: Waters, seat: int, answer: grammar.Board) -> None:
    if _person(seat, answer.rank) not in waters.on_deck:
        raise Refused("all-aboard", "LB-1.2", rank=answer.rank)
    _check_has_room(waters, answer.colour, "LB-2.4")


# Votes.


@reasons.against(grammar.Vote, Ballot)
def _check_vote(waters: Waters, seat: int, answer: grammar.Vote) -> None:
    _check_has_vote(waters, seat)
    _check_candidate(waters, answer.colour)


@reasons.against(grammar.VoteHat, Ballot)
def _check_hat(waters: Waters, seat: int, answer: grammar.VoteHat) -> None:
    _check_has_vote(waters, seat)
    if not waters.hats[seat]:
        raise Refused("no-hat", "LB-4.8")


@reasons.against(grammar.Decide, Settle)
def _check_decide(waters: Waters, seat: int, answer: grammar.Decide) -> None:
    step = waters.step
    assert isinstance(step, Settle)
    _check_candidate(waters, answer.colour)
    if answers.NUMBERS[answer.colour] not in step.among:
        raise Refused("not-tied", "LB-4.3", colour=answer.colour)


def _vote_held(waters: Waters) -> Ballot | Settle:
    step = waters.step
    assert isinstance(step, Ballot | Settle)
    return step


def _check_has_vote(waters: Waters, seat: int) -> None:
    if seat not in voters(waters, _vote_held(waters).boat):
        raise Refused("no-vote", "LB-6.3")


def _check_candidate(waters: Waters, colour: str) -> None:
    boat = _vote_held(waters).boat
    if boat is None:
        _check_afloat(waters, colour, "LB-4.9")
    elif answers.NUMBERS[colour] not in candidates(waters, boat):
        raise Refused("nobody-of-colour", "LB-4.9", colour=colour)


# Talk.


@reasons.against(grammar.SayVote, Ballot)
def _check_promise(waters: Waters, seat: int, answer: grammar.SayVote) -> None:
    _check_may_talk(waters)
    _check_has_vote(waters, seat)
    _check_unsaid(waters, seat, answer)


@reasons.against(grammar.SaySpare, Ballot)
def _check_plea(waters: Waters, seat: int, answer: grammar.SaySpare) -> None:
    _check_may_talk(waters)
    _check_unsaid(waters, seat, answer)


@reasons.against(grammar.SayOffer, Ballot)
def _check_offer(waters: Waters, seat: int, answer: grammar.SayOffer) -> None:
    _check_may_talk(waters)
    _check_has_vote(waters, seat)
    _check_partner(waters, seat, answer.to)
    _check_unsaid(waters, seat, answer)


@reasons.against(grammar.SayAgree, Ballot)
def _check_agree(waters: Waters, seat: int, answer: grammar.SayAgree) -> None:
    _check_may_talk(waters)
    _check_partner(waters, seat, answer.to)
    colour = answers.NUMBERS[answer.colour]
    offers = [Statement(answer.to, "offer", colour, seat, favour) for favour in FAVOURS]
    if not any(offer in waters.said for offer in offers):
        raise Refused("no-offer", "LB-5.2")
    _check_unsaid(waters, seat, answer)


def _check_may_talk(waters: Waters) -> None:
    if waters.called:
        raise Refused("talk-over", "LB-5.4")


def _check_partner(waters: Waters, seat: int, to: int) -> None:
    """Deals are made with somebody else who votes."""
    if to == seat or to not in voters(waters, _vote_held(waters).boat):
        raise Refused("nobody-to-talk-to", "LB-5.2")


def _check_unsaid(
    waters: Waters,
    seat: int,
    answer: grammar.SayVote | grammar.SaySpare | grammar.SayOffer | grammar.SayAgree,
) -> None:
    _check_candidate(waters, answer.colour)
    statements.check_unsaid(answer.text, said_by(waters, seat), STATEMENTS, "LB-5.3")


@reasons.against(grammar.Call, Ballot)
def _check_call(waters: Waters, seat: int, answer: grammar.Call) -> None:
    if seat != waters.first:
        raise Refused("not-first", "LB-5.4", seat=waters.first)
    _check_may_talk(waters)


# Changing boats.


@reasons.against(grammar.Leave, Leave)
def _check_leave(waters: Waters, seat: int, answer: grammar.Leave) -> None:
    boat = answers.NUMBERS[answer.colour]
    _check_afloat(waters, answer.colour, "LB-3.2")
    if boat in [swimmer.left for swimmer in waters.swimmers]:
        raise Refused("left-already", "LB-8.2", colour=answer.colour)
    if _person(seat, answer.rank) not in waters.boats[boat].crew:
        raise Refused("nobody-aboard", "LB-8.1", rank=answer.rank, colour=answer.colour)


@reasons.against(grammar.Climb, Climb)
def _check_climb(waters: Waters, seat: int, answer: grammar.Climb) -> None:
    if answer.colour == COLOURS[waters.swimmers[-1].left]:
        raise Refused("same-boat", "LB-8.5", colour=answer.colour)
    _check_afloat(waters, answer.colour, "LB-8.5")
    _check_has_room(waters, answer.colour, "LB-8.5")


def _person(seat: int, rank: Rank) -> int:
    return sailor(seat) if rank == "sailor" else officer(seat)


def _check_afloat(waters: Waters, colour: str, rule: str) -> None:
    if answers.NUMBERS[colour] not in waters.afloat:
        raise Refused("not-afloat", rule, colour=colour)


def _check_has_room(waters: Waters, colour: str, rule: str) -> None:
    if free_seats(waters.boats[answers.NUMBERS[colour]]) <= 0:
        raise Refused("boat-full", rule, colour=colour)
