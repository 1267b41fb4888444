"""What everybody may do and say at any time, and the statements for the record. None binds."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...kernel import FREE, Choices, Decision, Talk, statements
from . import freely
from .chances import with_provisions
from .facts import ROLES
from .people import conscious
from .state import Boat, rules
from .steps import Say, Statement

STATEMENTS = 5
"""So many each character may make in a day."""


def talk(boat: Boat) -> Talk:
    return FREE


@rules.standing
def at_any_time(boat: Boat) -> Sequence[Decision]:
    """Everybody conscious may see to their provisions, and speak."""
    awake = tuple(conscious(boat))
    decisions: list[Decision] = []
    speaking = _with_words(tuple(boat.players), awake, tuple(boat.said))
    for provisions, words in zip(with_provisions(boat, awake), speaking, strict=True):
        decisions += provisions
        decisions += words
    return decisions


@lru_cache(maxsize=4096)
def _with_words(
    players: tuple[int, ...], awake: tuple[int, ...], said: tuple[Statement, ...]
) -> tuple[tuple[Decision, ...], ...]:
    """What each of the conscious may say for the record, if anything."""
    asked = []
    for who in awake:
        options = sayings(who, awake, said)
        words = Decision(players[who], freely.ASK_SAY, options, must=False)
        asked.append((words,) if options else ())
    return tuple(asked)


def sayings(who: int, awake: Sequence[int], said: Sequence[Statement]) -> Choices:
    """Words are for those who can hear them."""
    others = tuple([other for other in awake if other != who])
    own_accord = freely.own_accord(who, others)
    agreeing = freely.agreements(who, others, said)
    options = Choices((*own_accord.parts, *agreeing)) if agreeing else own_accord
    return statements.unsaid(options, said_by(who, said), STATEMENTS)


def said_by(who: int, said: Iterable[Statement]) -> set[str]:
    return {freely.words(each) for each in said if each.by == who}


@rules.happens(Say)
def say(boat: Boat, step: Say) -> None:
    said = step.statement
    statements.say(boat, boat.said, said, said.kind, who=ROLES[said.by], **freely.arguments(said))


def forget_words(boat: Boat) -> None:
    """What was said counts for a day."""
    boat.said = []
