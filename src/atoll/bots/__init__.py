"""Bots: players that see only what their seat may see."""

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel import Game, State
from .advice import Advice, advise
from .chair import Bot, Chair
from .lifeboats import SchemerBot
from .overboard import CastawayBot
from .random import RandomBot
from .robinson import SurvivorBot
from .tobago import TreasureHunterBot
from .tranquility import CarefulBot

BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed: bots may use chance, but the same seed plays the same game."""

_FOR_ANY_GAME: dict[str, BotMaker] = {"random": RandomBot}
_BY_GAME: dict[str, dict[str, BotMaker]] = {
    "tranquility": {"careful": CarefulBot},
    "lifeboats": {"schemer": SchemerBot},
    "overboard": {"castaway": CastawayBot},
    "tobago": {"treasure_hunter": TreasureHunterBot},
    "robinson": {"survivor": SurvivorBot},
}


def bots(game: str) -> dict[str, BotMaker]:
    """The bots that can play a game, the strongest first."""
    return _BY_GAME.get(game, {}) | _FOR_ANY_GAME


def strongest(game: str) -> str:
    """The name of the strongest bot of a game."""
    return next(iter(bots(game)))


def texts_of(game: str) -> tuple[str, ...]:
    """The places of the texts in which the bots of a game give their reasons."""
    return ("bots", f"bots/{game}") if game in _BY_GAME else ("bots",)


def next_answer(
    game: Game[Any, Any, Any], state: State[Any], players: Sequence[Bot | None]
) -> tuple[int, str] | None:
    """What the first bot with anything to say answers now; None if no bot is to answer.

    Seats without a bot (None) are people. Standing decisions come first, for they pass. Where
    people are asked at the same time, bots wait for them: what people say until then may change a
    vote. People hear the bots first; not to end the talk before people have spoken is up to each
    bot.
    """
    standing = [decision for decision in state.decisions if not decision.must]
    awaited = state.awaited
    if any(players[decision.seat] is None for decision in awaited):
        awaited = ()
    for decision in (*standing, *awaited):
        player = players[decision.seat]
        if player is not None:
            text = player.choose(Chair(game, state, decision.seat), decision)
            if text is not None:
                return decision.seat, text
    return None


__all__ = [
    "Advice",
    "Bot",
    "BotMaker",
    "Chair",
    "RandomBot",
    "advise",
    "bots",
    "next_answer",
    "strongest",
    "texts_of",
]
