"""Reasons: what decided for an answer of the castaway, as far as it can be told in a sentence."""

from ...games.overboard import grammar
from ...kernel import Answer, Message
from .acting import Acting
from .interests import Interests
from .navigating import Navigating
from .position import Position

SIMPLE: dict[type[Answer], str] = {
    grammar.Rest: "reason-rest",
    grammar.Fire: "reason-fire",
    grammar.Keep: "reason-most-worth",
    grammar.TakeOpen: "reason-most-worth",
    grammar.Yield: "reason-yield",
    grammar.Refuse: "reason-refuse",
    grammar.Join: "reason-join",
    grammar.Pass: "reason-stay-out",
    grammar.UseCompass: "reason-compass",
    grammar.Steer: "reason-steer",
    grammar.Accept: "reason-accept",
    grammar.Decline: "reason-decline",
}
"""Where there is one thing only for which the bot gives such an answer."""


class Reasons:
    """What one seat has in mind at one moment."""

    def __init__(
        self, position: Position, interests: Interests, acting: Acting, navigating: Navigating
    ) -> None:
        self._position, self._interests = position, interests
        self._acting, self._navigating = acting, navigating

    def of(self, answer: Answer) -> Message | None:
        match answer:
            case grammar.Row(oars=oars):
                return self._for_rowing(oars)
            case grammar.Seat(whom=role):
                return self._for_seat(role)
            case grammar.Rob(whom=role):
                awake = self._position.is_awake(role)
                return Message("reason-rob" if awake else "reason-rob-helpless", {"whom": role})
            case grammar.Lay(cards=cards):
                return Message("reason-lay" if cards else "reason-lay-none")
        key = SIMPLE.get(type(answer))
        return self._for_somebody(answer) if key is None else Message(key)

    def _for_rowing(self, oars: int) -> Message | None:
        """Unless it is done for somebody who has asked for it."""
        if self._navigating.rowing(oars) <= 0:
            return None
        return Message("reason-row-helm" if self._position.steers else "reason-row")

    def _for_seat(self, role: str) -> Message | None:
        mornings, helm = self._acting.seat_gains(role)
        if max(mornings, helm) <= 0:
            return None
        return Message("reason-seat-bow" if mornings >= helm else "reason-seat-helm")

    def _for_somebody(self, answer: Answer) -> Message | None:
        """Who is to live: oneself, or somebody whose life is worth points."""
        match answer:
            case grammar.Water(whom=role) if role == self._position.me:
                return Message("reason-own-thirst")
            case grammar.Heal(whom=role) | grammar.Shade(whom=role) | grammar.Water(whom=role):
                if self._interests.lives[role] <= 0:
                    return None
                own = role == self._position.me
                return Message("reason-own-life" if own else "reason-their-life")
        return None
