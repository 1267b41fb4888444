"""The talk before a vote, and the statements that go into the record. None of them binds."""

from collections.abc import Sequence
from functools import lru_cache

from ...kernel import FREE, SILENCE, Choices, Decision, Talk, statements
from . import answers, atoms
from .facts import HAT, NO_CARD
from .state import About, Ballot, CallVote, Say, Statement, Vote, Waters, rules
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


def sayings(waters: Waters, seat: int, about: About, choices: tuple[int, ...]) -> Choices:
    """What a seat may still say, after what was said by it and to it."""
    heard = tuple([each for each in waters.said if seat in (each.seat, each.to)])
    return _left_to_say(waters.seats, seat, about, choices, heard)


@lru_cache(maxsize=1024)
def _left_to_say(
    seats: int, seat: int, about: About, choices: tuple[int, ...], heard: tuple[Statement, ...]
) -> Choices:
    """Of its own accord, and yes to what it was offered."""
    offers = [each for each in heard if each.kind == "offer" and each.to == seat]
    replies = dict.fromkeys([Statement(seat, "agree", each.colour, each.seat) for each in offers])
    own_accord = answers.own_accord(seats, seat, about, choices)
    options = Choices((*own_accord.parts, *[answers.say(reply, about) for reply in replies]))
    return statements.unsaid(options, _words_of(heard, seat), STATEMENTS)


def said_by(waters: Waters, seat: int) -> list[str]:
    return _words_of(waters.said, seat)


def _words_of(said: Sequence[Statement], seat: int) -> list[str]:
    return [answers.words(each) for each in said if each.seat == seat]


@rules.happens(Say)
def say(waters: Waters, step: Say) -> None:
    said = step.statement
    atoms.say(waters, said, **answers.arguments(said, step.about))


def has_kept_word(said: Statement, cards: Sequence[int]) -> bool | None:
    """Whether a seat did as it said; None if its card does not tell.

    A hat is no vote for anything, and who did not vote for what was to be spared has only pleaded.
    """
    card = cards[said.seat] if cards else NO_CARD
    if card in (HAT, NO_CARD):
        return None
    if said.kind == "spare":
        return False if card == said.colour else None
    return card == said.colour


def faith(votes: Sequence[Vote]) -> dict[int, bool]:
    """By seat, whether it kept all its words before the last of these votes with any talk."""
    talked = [vote for vote in votes if vote.said]
    kept: dict[int, bool] = {}
    for vote in talked[-1:]:
        for said in vote.said:
            did = has_kept_word(said, vote.cards)
            if did is not None:
                kept[said.seat] = kept.get(said.seat, True) and did
    return kept


@rules.happens(CallVote)
def call(waters: Waters, step: CallVote) -> None:
    atoms.end_talk(waters)
