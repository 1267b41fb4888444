"""Castaways in stories: what one of them answers, and whole games of them."""

from atoll.bots import Bot, Chair
from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.memory import Memory
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import GAME, answer, asked, board, seat
from .playing import play_out

NEUTRAL = {"captain": "kid", "bosun": "frenchy", "frenchy": "bosun", "kid": "captain"}
"""Friends, or enemies, where everybody is somebody else's."""


def chosen(boat: Boat, role: str, bot: Bot | None = None) -> str | None:
    """What a castaway answers for somebody whom the game waits for."""
    place = seat(boat, role)
    decision = next(each for each in boat.awaited if each.seat == place)
    return (bot or CastawayBot(0)).choose(Chair(GAME, boat, place), decision)


def taken(boat: Boat, role: str, bot: Bot | None = None) -> list[str]:
    """What a castaway answers to standing decisions of somebody, until it has had enough."""
    bot, place = bot or CastawayBot(0), seat(boat, role)
    texts: list[str] = []
    while True:
        standing = [each for each in boat.decisions if not each.must and each.seat == place]
        wished = [bot.choose(Chair(GAME, boat, place), decision) for decision in standing]
        text = next((each for each in wished if each is not None), None)
        if text is None:
            return texts
        answer(boat, role, text)
        texts.append(text)


def all_pass_until(boat: Boat, role: str) -> None:
    """Nobody adds anything, throws or gives anything before somebody's turn."""
    question_to = asked(boat)
    while role not in question_to.split():
        answer(boat, question_to.split()[0], "pass")
        question_to = asked(boat)


def game(seats: int, seed: int, players: list[Bot]) -> tuple[Boat, list[tuple[int, str]]]:
    """A whole game and its answers."""
    boat = GAME.setup(seats, seed)
    return boat, play_out(GAME, boat, players)


def castaways(seats: int) -> list[Bot]:
    return [CastawayBot(seat) for seat in range(seats)]


def fresh(boat: Boat, role: str) -> Memory:
    return Memory(board(boat, role), seat(boat, role))
