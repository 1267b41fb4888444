"""The talk before a vote, and the statements that go into the record. None of them binds."""

from collections.abc import Sequence

from ...kernel import FREE, SILENCE, Decision, Option, Talk
from . import answers
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
    """What a seat may still say: not too much, nothing twice, and yes to what it was offered."""
    mine = [each for each in waters.said if each.seat == seat]
    if len(mine) >= STATEMENTS:
        return ()
    offers = [each for each in waters.said if each.kind == "offer" and each.to == seat]
    replies = dict.fromkeys(Statement(seat, "agree", each.colour, each.seat) for each in offers)
    own_accord = answers.statements(waters.seats, seat, about, choices)
    said = set(map(answers.words, mine))
    options = (*own_accord, *(answers.say(reply, about) for reply in replies))
    return tuple([option for option in options if option.text not in said])


@rules.happens(Say)
def say(waters: Waters, step: Say) -> None:
    """Words that were heard cannot be taken back."""
    said = step.statement
    waters.said.append(said)
    waters.reveal()
    waters.tell(f"said-{said.kind}", seat=said.seat, **answers.arguments(said, step.about))


@rules.happens(CallVote)
def call(waters: Waters, step: CallVote) -> None:
    waters.called = True
    waters.reveal()
    waters.tell("called", seat=waters.first)
