"""Advice for somebody at a table: why an answer cannot be, and what a bot would answer."""

from ...kernel import IllegalAnswer
from ..live.room import Room
from ..refusals import FORBIDDEN, Refusal
from ..tables.seating import best_bot
from ..wire import HintShown, WhyShown
from .thinking import NoAdvice, Thinkers


def seat_at(room: Room, person: str) -> int:
    """The seat of a person. Raises ``Refusal`` for somebody who does not sit there."""
    seat = room.info.seat_of(person)
    if seat is None:
        raise Refusal("not-seated", FORBIDDEN)
    return seat


def why_not(room: Room, seat: int, text: str) -> WhyShown:
    """Whether a seat could answer so now, and if not, why. It is tried on a copy."""
    match = room.begun.match
    try:
        match.game.answer(match.game.clone(match.state), seat, text)
    except IllegalAnswer as error:
        return WhyShown(legal=False, why=error.message, rule=error.rule)
    return WhyShown(legal=True, why=None, rule=None)


async def hint_for(room: Room, seat: int, thinkers: Thinkers) -> HintShown:
    """What the game's strongest bot would answer on this seat; it sees what the seat sees."""
    play = room.begun
    if not play.decisions[seat]:
        raise Refusal("nothing-asked")
    seq, match, bot = play.seq, play.match, best_bot(room.info.game)
    try:
        text = await thinkers.advise(room.table, match.game, match.state, seat, bot)
    except NoAdvice:
        raise Refusal("no-advice", bot=bot) from None
    return HintShown(seq=seq, bot=bot, text=text)
