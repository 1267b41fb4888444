"""The talk before a vote, and the statements that go into the record. None of them binds."""

from collections.abc import Sequence

from ...kernel import FREE, SILENCE, Decision, Option, Talk, statements
from . import answers, atoms
from .state import About, Ballot, CallVote, Say, Statement, Waters, rules
from .voting import candidates

STATEMENTS = 3
"""So many each seat may make before a vote."""


def talk(waters: Waters) -> Talk:
    return SILENCE if waters.called else FREE


@rules.standing
def speak(waters: Waters) -> Sequence[Decision]:
    """Before a vote, until it is called, everybody may speak, and the first player may call it."""
    step = waters.agenda[-1]
    if not isinstance(step, Ballot) or waters.called:
        return ()
    choices = candidates(waters, step.boat)
    if not waters.said:
        return answers.opening_words(waters.seats, waters.first, step.about, choices)
    decisions = [
        Decision(seat, answers.ASK_SAY, options, must=False)
        for seat in range(waters.seats)
        if (options := sayings(waters, seat, step.about, choices))
    ]
    return (*decisions, answers.may_call(waters.first))


def sayings(
    waters: Waters, seat: int, about: About, choices: tuple[int, ...]
) -> tuple[Option, ...]:
    """What a seat may still say: of its own accord, and yes to what it was offered."""
    offers = [each for each in waters.said if each.kind == "offer" and each.to == seat]
    replies = dict.fromkeys(Statement(seat, "agree", each.colour, each.seat) for each in offers)
    own_accord = answers.statements(waters.seats, seat, about, choices)
    options = (*own_accord, *(answers.say(reply, about) for reply in replies))
    return statements.unsaid(options, said_by(waters, seat), STATEMENTS)


def said_by(waters: Waters, seat: int) -> list[str]:
    return [answers.words(each) for each in waters.said if each.seat == seat]


@rules.happens(Say)
def say(waters: Waters, step: Say) -> None:
    said = step.statement
    atoms.say(waters, said, **answers.arguments(said, step.about))


@rules.happens(CallVote)
def call(waters: Waters, step: CallVote) -> None:
    atoms.end_talk(waters)
