"""Advice: what a bot would answer, and why, where it knows a reason that can be told."""

from typing import Protocol, runtime_checkable

from msgspec import Struct

from ..kernel import Decision, Message
from .chair import Bot, Chair

NO_CHOICE = Message("reason-no-choice")


class Advice(Struct, frozen=True):
    """The text of an option, and what decided for it."""

    text: str
    reason: Message | None = None


@runtime_checkable
class Reasoning(Protocol):
    """A bot that knows why it answers as it does."""

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        """What it chooses, with a reason from whatever made it choose so; none that it would not
        bet on. It is worked out of what the seat sees, and takes more time than a choice alone.
        """


def advise(bot: Bot, chair: Chair, decision: Decision) -> Advice | None:
    """What a bot would answer; None lets a standing decision be, as ``Bot.choose`` says."""
    if decision.must and len(decision.options) == 1:
        text = bot.choose(chair, decision)
        return None if text is None else Advice(text, NO_CHOICE)
    if isinstance(bot, Reasoning):
        return bot.advise(chair, decision)
    text = bot.choose(chair, decision)
    return None if text is None else Advice(text)
