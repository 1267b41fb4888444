"""Mistakes: answers that are refused, each with its reason and its paragraph."""

from typing import NamedTuple

from atoll.games.robinson import Robinson
from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import Steps
from atoll.kernel import IllegalAnswer
from tests.games import stories

from .tables import answer, happen, number, planning, says

GAME = Robinson()


class Mistake(NamedTuple):
    reason: str
    rule: str | None
    camp: Camp
    text: str
    who: str = "carpenter"


def error(camp: Camp, who: str, text: str) -> IllegalAnswer:
    """Why somebody's answer is refused. It must change nothing."""
    # A story may have changed the table.
    for derived in ("asked", "awaited", "decisions", *camp.keeps):
        camp.__dict__.pop(derived, None)
    return stories.error(GAME, camp, number(camp, who), text)


def refusal(mistake: Mistake) -> tuple[str, str | None]:
    refused = error(mistake.camp, mistake.who, mistake.text)
    return refused.message.key.removeprefix("refused-"), refused.rule


def after(camp: Camp, *lines: str) -> Camp:
    """The same table after some answers: ``"cook: do rest"``, or ``"do rest"`` of who is asked."""
    for line in lines:
        who, _, text = line.rpartition(": ")
        if who:
            says(camp, who, text)
        else:
            answer(camp, text)
    return camp


def planned(camp: Camp, *lines: str) -> Camp:
    """The action phase begins, and some pawns are placed."""
    return after(planning(camp), *lines)


def at(camp: Camp, *steps: Steps) -> Camp:
    """These steps happen, up to the first question."""
    happen(camp, *steps)
    return camp
