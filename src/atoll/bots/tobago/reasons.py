"""Reasons: what decided for an answer of the treasure hunter."""

from collections.abc import Sequence

from ...games.tobago.facts import COLOURS
from ...games.tobago.grammar import Pass, Take
from ...games.tobago.steps import Dig, Drive, Face, GiveUp, Lay, Park, Play, Put, Stop, Use
from ...kernel import Answer, Message, Option, Step
from .turn import Turn

SIMPLE: dict[type[Step], str] = {
    Dig: "reason-dig",
    Use: "reason-amulet",
    Stop: "reason-stop",
    Put: "reason-landmark",
    Face: "reason-statue",
    Park: "reason-park",
}
"""Where there is one thing only for which the bot does so."""
IN_SHARING: dict[type[Answer], str] = {Take: "reason-take", Pass: "reason-pass"}


def simple_reason(chosen: Option) -> Message | None:
    key = IN_SHARING.get(type(chosen.answer)) or SIMPLE.get(type(chosen.step))
    return None if key is None else Message(key)


def reason_in_turn(turn: Turn, chosen: Option) -> Message | None:
    """Why this is done in the own turn."""
    match chosen.step:
        case Play(clue=clue, colour=colour) | Lay(clue=clue, colour=colour):
            before, after = turn.places_left(clue, colour)
            if after == 1:
                return Message("reason-locates")
            return Message("reason-narrows", {"before": before, "after": after})
        case Drive():
            return _for_drive(turn)
        case GiveUp() if turn.has_no_clue:
            return Message("reason-no-clue-fits")
    return simple_reason(chosen)


def _for_drive(turn: Turn) -> Message | None:
    """What lies where the move will end, or on the way."""
    if turn.collects:
        return Message("reason-collects", {"count": turn.collects})
    found: Sequence[int] = turn.located_at_end
    return Message("reason-to-treasure", {"colour": COLOURS[found[0]]}) if found else None
