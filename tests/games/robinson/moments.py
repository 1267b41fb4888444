"""Moments of stories: some pawns are placed, some steps have happened, and somebody is asked."""

from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import Steps

from .tables import answer, happen, planning, says


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
