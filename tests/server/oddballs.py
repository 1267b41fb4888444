"""Bots that do what no bot may do, to see that games go on all the same.

Processes that think find them by name, so they are functions of a module.
"""

import os
import time

from atoll.bots import BotMaker, Chair, bots
from atoll.kernel import Decision

FOR_EVER = 3600.0


class Crashing:
    def __init__(self, seed: int) -> None:
        """Nothing is wrong yet."""

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        raise ArithmeticError("the compass is broken")


class Sleeping(Crashing):
    def choose(self, chair: Chair, decision: Decision) -> str | None:
        time.sleep(FOR_EVER)
        return None


class Dying(Crashing):
    def choose(self, chair: Chair, decision: Decision) -> str | None:
        os._exit(3)


class Cheating(Crashing):
    def choose(self, chair: Chair, decision: Decision) -> str | None:
        return "everything is mine"


class Silent(Crashing):
    def choose(self, chair: Chair, decision: Decision) -> str | None:
        return None


class Counting:
    """Answers with the first option, then with the second, and so on, if its memory lasts."""

    def __init__(self, seed: int) -> None:
        self._answers = 0

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        self._answers += 1
        return decision.options[self._answers % len(decision.options)].text


def crashing(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Crashing)


def sleeping(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Sleeping)


def dying(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Dying)


def cheating(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Cheating)


def silent(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Silent)


def counting(game: str) -> dict[str, BotMaker]:
    return dict.fromkeys(bots(game), Counting)


def _only_the_best(game: str, maker: BotMaker) -> dict[str, BotMaker]:
    return bots(game) | {next(iter(bots(game))): maker}


def best_crashes(game: str) -> dict[str, BotMaker]:
    return _only_the_best(game, Crashing)


def best_is_silent(game: str) -> dict[str, BotMaker]:
    return _only_the_best(game, Silent)


def best_cheats(game: str) -> dict[str, BotMaker]:
    return _only_the_best(game, Cheating)


def best_dies(game: str) -> dict[str, BotMaker]:
    return _only_the_best(game, Dying)


def drowsy(game: str) -> dict[str, BotMaker]:
    """Only the best bot sleeps."""
    return _only_the_best(game, Sleeping)
