"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from collections.abc import Callable, Sequence

from ...kernel import Refused, Step, first_words, statements
from . import answers
from .boats import colours, free_seats
from .facts import COLOURS, LANES, RANKS, officer, sailor
from .state import FAVOURS, Ballot, Climb, Launch, Leave, Settle, Statement, TakeSeats, Waters
from .talk import STATEMENTS, said_by
from .voting import candidates, voters

Words = Sequence[str]

OFFER, AGREE = "say offer blue red help", "say agree blue red"


def check(waters: Waters, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    verb, *rest = words or [""]
    check_words = CHECKS.get((type(waters.agenda[-1]), verb))
    if check_words is None:
        raise Refused("not-now", expected=", ".join(first_words(waters, seat)))
    check_words(waters, seat, rest)


def check_unasked(waters: Waters, seat: int, words: Words) -> None:
    """Who may not speak or vote before a vote is told why, also if nothing at all is asked."""
    step = waters.agenda[-1]
    if isinstance(step, Ballot) and words:
        verb, *rest = words
        if verb in ("say", "call") or (verb == "vote" and seat not in voters(waters, step.boat)):
            CHECKS[Ballot, verb](waters, seat, rest)


# Setting out.


def _check_launch(waters: Waters, seat: int, words: Words) -> None:
    if len(words) != 1 or not (words[0].isascii() and words[0].isdecimal()):
        raise Refused("form", form="launch 3")
    if words[0] not in map(str, range(1, LANES + 1)):
        raise Refused("no-such-lane", "LB-1.6", lanes=LANES)
    if int(words[0]) - 1 in [boat.lane for boat in waters.boats]:
        raise Refused("lane-taken", "LB-2.1", lane=int(words[0]))


def _check_board(waters: Waters, seat: int, words: Words) -> None:
    _check_own(waters, seat, words, "LB-2.3")
    person, boat = _person_and_boat(waters, seat, words, "board sailor red")
    if person not in waters.on_deck:
        raise Refused("all-aboard", "LB-1.2", rank=words[0])
    _check_has_room(waters, boat, "LB-2.4")


# Votes.


def _check_vote(waters: Waters, seat: int, words: Words) -> None:
    step = waters.agenda[-1]
    assert isinstance(step, Ballot)
    if seat not in voters(waters, step.boat):
        raise Refused("no-vote", "LB-6.3")
    if words == ["hat"]:
        if not waters.hats[seat]:
            raise Refused("no-hat", "LB-4.8")
        return
    _check_candidate(waters, step, _colour(waters, words, "vote red"))


def _check_decide(waters: Waters, seat: int, words: Words) -> None:
    step = waters.agenda[-1]
    assert isinstance(step, Settle)
    colour = _colour(waters, words, "decide red")
    _check_candidate(waters, step, colour)
    if colour not in step.among:
        raise Refused("not-tied", "LB-4.3", colour=COLOURS[colour])


def _check_candidate(waters: Waters, step: Ballot | Settle, colour: int) -> None:
    if step.boat is None:
        _check_afloat(waters, colour, "LB-4.9")
    elif colour not in candidates(waters, step.boat):
        raise Refused("nobody-of-colour", "LB-4.9", colour=COLOURS[colour])


# Talk.


def _check_say(waters: Waters, seat: int, words: Words) -> None:
    step = waters.agenda[-1]
    assert isinstance(step, Ballot)
    if waters.called:
        raise Refused("talk-over", "LB-5.4")
    statement = _statement(waters, seat, words)
    _check_candidate(waters, step, statement.colour)
    said = said_by(waters, seat)
    statements.check_unsaid(answers.words(statement), said, STATEMENTS, "LB-5.3")


def _statement(waters: Waters, seat: int, words: Words) -> Statement:
    """What the words state; an offer is to somebody else who votes, agreeing is to an offer."""
    step = waters.agenda[-1]
    assert isinstance(step, Ballot)
    if words[:1] in (["vote"], ["offer"]) and seat not in voters(waters, step.boat):
        raise Refused("no-vote", "LB-6.3")
    match words:
        case [("vote" | "spare") as kind, colour]:
            return Statement(seat, kind, _colour(waters, [colour], f"say {kind} red"))
        case ["offer", other, colour, ("help" | "spare") as favour]:
            to = _other_seat(waters, seat, other, OFFER)
            return Statement(seat, "offer", _colour(waters, [colour], OFFER), to, favour)
        case ["agree", other, colour]:
            to = _other_seat(waters, seat, other, AGREE)
            named = _colour(waters, [colour], AGREE)
            offers = [Statement(to, "offer", named, seat, favour) for favour in FAVOURS]
            if not any(offer in waters.said for offer in offers):
                raise Refused("no-offer", "LB-5.2")
            return Statement(seat, "agree", named, to)
    raise Refused("form", form=" · ".join(("say vote red", "say spare red", OFFER, AGREE)))


def _other_seat(waters: Waters, seat: int, word: str, form: str) -> int:
    other = _colour(waters, [word], form)
    step = waters.agenda[-1]
    assert isinstance(step, Ballot)
    if other == seat or other not in voters(waters, step.boat):
        raise Refused("nobody-to-talk-to", "LB-5.2", colour=word)
    return other


def _check_call(waters: Waters, seat: int, words: Words) -> None:
    if words:
        raise Refused("form", form="call")
    if seat != waters.first:
        raise Refused("not-first", "LB-5.4", seat=waters.first)
    if waters.called:
        raise Refused("talk-over", "LB-5.4")


# Changing boats.


def _check_leave(waters: Waters, seat: int, words: Words) -> None:
    _check_own(waters, seat, words, "LB-8.1")
    person, boat = _person_and_boat(waters, seat, words, "leave sailor red")
    _check_afloat(waters, boat, "LB-3.2")
    if boat in [swimmer.left for swimmer in waters.swimmers]:
        raise Refused("left-already", "LB-8.2", colour=COLOURS[boat])
    if person not in waters.boats[boat].crew:
        raise Refused("nobody-aboard", "LB-8.1", rank=words[0], colour=COLOURS[boat])


def _check_climb(waters: Waters, seat: int, words: Words) -> None:
    boat = _colour(waters, words, "climb red")
    if boat == waters.swimmers[-1].left:
        raise Refused("same-boat", "LB-8.5", colour=COLOURS[boat])
    _check_afloat(waters, boat, "LB-8.5")
    _check_has_room(waters, boat, "LB-8.5")


Check = Callable[[Waters, int, Words], None]
CHECKS: dict[tuple[type[Step], str], Check] = {
    (Launch, "launch"): _check_launch,
    (TakeSeats, "board"): _check_board,
    (Ballot, "vote"): _check_vote,
    (Ballot, "say"): _check_say,
    (Ballot, "call"): _check_call,
    (Settle, "decide"): _check_decide,
    (Leave, "leave"): _check_leave,
    (Climb, "climb"): _check_climb,
}


def _colour(waters: Waters, words: Words, form: str) -> int:
    if len(words) != 1:
        raise Refused("form", form=form)
    for colour in colours(waters):
        if COLOURS[colour] == words[0]:
            return colour
    in_play = ", ".join(COLOURS[colour] for colour in colours(waters))
    raise Refused("no-such-colour", "LB-1.3", colours=in_play)


def _person_and_boat(waters: Waters, seat: int, words: Words, form: str) -> tuple[int, int]:
    if len(words) != 2 or words[0] not in RANKS:
        raise Refused("form", form=form)
    person = sailor(seat) if words[0] == "sailor" else officer(seat)
    return person, _colour(waters, words[1:], form)


def _check_own(waters: Waters, seat: int, words: Words, rule: str) -> None:
    """Somebody else's people can be named, as in ``board sailor red green``, but not sent."""
    in_play = [COLOURS[colour] for colour in colours(waters)]
    match words:
        case [who, whose, boat] if who in RANKS and whose in in_play and boat in in_play:
            if whose != COLOURS[seat]:
                raise Refused("not-yours", rule)


def _check_afloat(waters: Waters, boat: int, rule: str) -> None:
    if boat not in waters.afloat:
        raise Refused("not-afloat", rule, colour=COLOURS[boat])


def _check_has_room(waters: Waters, boat: int, rule: str) -> None:
    if free_seats(waters.boats[boat]) <= 0:
        raise Refused("boat-full", rule, colour=COLOURS[boat])
