"""Advice for somebody at a table: why not, what if, and what a bot would answer."""

from collections.abc import Sequence

import msgspec

from ...bots import strongest
from ...kernel import Why
from ..live.room import Room
from ..refusals import FORBIDDEN, Refusal
from ..wire import HintShown, WhatIfShown, WhyShown, encode
from .thinking import NoAdvice, Thinkers


def seat_at(room: Room, person: str) -> int:
    """The seat of a person. Raises ``Refusal`` for somebody who does not sit there."""
    seat = room.info.seat_of(person)
    if seat is None:
        raise Refusal("not-seated", FORBIDDEN)
    return seat


def why_not(room: Room, seat: int, text: str | None, pieces: Sequence[str]) -> WhyShown:
    """Whether a seat could answer so now, or what is meant by these pieces; if not, why."""
    match = room.begun.match
    return _shown(match.game.why(match.state, seat, text, pieces=pieces))


def what_if(room: Room, seat: int, text: str | None, pieces: Sequence[str]) -> WhatIfShown:
    """What a seat would see after such an answer, if that is certain."""
    match = room.begun.match
    wondered = match.game.what_if(match.state, seat, text, pieces=pieces)
    view = msgspec.Raw(encode(wondered.view))
    return WhatIfShown(_shown(wondered.why), wondered.certainty, view)


def _shown(why: Why) -> WhyShown:
    return WhyShown(legal=why.legal, text=why.text, why=why.message, rule=why.rule)


async def hint_for(room: Room, seat: int, thinkers: Thinkers) -> HintShown:
    """What the game's strongest bot would answer on this seat; it sees what the seat sees."""
    play = room.begun
    if not play.decisions[seat]:
        raise Refusal("nothing-asked")
    seq, match, bot = play.seq, play.match, strongest(room.info.game)
    try:
        advice = await thinkers.advise(room.table, match.game, match.state, seat, bot)
    except NoAdvice:
        raise Refusal("no-advice", bot=bot) from None
    if advice is None:
        return HintShown(seq=seq, bot=bot, text=None, reason=None)
    return HintShown(seq=seq, bot=bot, text=advice.text, reason=advice.reason)
