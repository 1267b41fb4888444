"""Reasons: what the survivor can say of an answer, by the way in which it came to it."""

from ...kernel import Message
from .tasks import Task

FOR_THE_GOAL = Message("reason-goal")
PLAYED_OUT = Message("reason-played-out")
HELP_WANTED = Message("reason-help-wanted")
ALL_PLACED = Message("reason-all-placed")

WITH_DICE = ("build", "gather", "explore")


def reason_to_place(task: Task) -> Message:
    """It is part of a plan for all: with how many pawns, and whether that is sure."""
    if task.kind not in WITH_DICE:
        return Message("reason-plan")
    pawns = 1 + len(task.helpers)
    return Message("reason-plan-sure" if task.sure else "reason-plan-dice", {"pawns": pawns})
