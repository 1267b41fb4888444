"""Where bots think: in processes of their own, with a budget of time, never in anybody's way.

A table's bots think in the same process each time, so that they remember what they have seen. If
that process dies, or is stopped because a bot overran, they begin anew with what they see then.
"""

import asyncio
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import parent_process, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, NamedTuple
from zlib import crc32

import structlog
from pebble import ProcessPool

from ...bots import Advice, Bot, BotMaker, Chair, advise, bots, next_answer
from ...games import game as find_game
from ...kernel import Decision, Game, State
from ..metrics import BOT_FAILURES, THINKING

MOST_REMEMBERED = 2_000
"""So many bots keep their memory in one process; those asked longest ago lose it first."""

Choice = tuple[int, str]
Makers = Callable[[str], Mapping[str, BotMaker]]
"""The bots that can play a game. The processes find such a function by its name."""
log = structlog.get_logger()


class Thinkers:
    """The processes. Each answer has so many seconds."""

    def __init__(self, workers: int, seconds: float, makers: Makers = bots) -> None:
        self._seconds = seconds
        self._makers = makers
        # One worker a pool, so that a table always comes to the same one.
        self._pools = [_new_pool() for _ in range(workers)]

    async def close(self) -> None:
        for pool in self._pools:
            pool.stop()  # type: ignore[no-untyped-call]
        for pool in self._pools:
            await asyncio.to_thread(pool.join)

    async def next_answer(
        self,
        table: str,
        game: Game[Any, Any, Any],
        state: State[Any],
        players: Sequence[str | None],
    ) -> Choice | None:
        """What the first bot with anything to say answers; None if no bot is to answer now."""
        asked = _asked(state, players)
        if not asked:
            return None
        given = (game.save(state), tuple(players))
        try:
            choice: Choice | None = await self._think(table, game.id, _next_answer, given)
        except Failed as failed:
            note_failure(table, [failed.bot], failed)
            return any_answer(state, players)
        except Exception as error:  # noqa: BLE001  (whatever a bot does, the game goes on)
            note_failure(table, asked, error)
            return any_answer(state, players)
        if choice is None and (spare := any_answer(state, players)):
            note_failure(table, _names(players, state.awaited), Unanswered())
            return spare
        return choice

    async def answer_for(
        self, table: str, game: Game[Any, Any, Any], state: State[Any], seat: int, bot: str
    ) -> str:
        """What a bot would answer for a seat for which the game waits."""
        try:
            given = (game.save(state), seat, bot)
            text: str = await self._think(table, game.id, _answer_for, given)
        except Exception as error:  # noqa: BLE001
            note_failure(table, [bot], error)
            return secrets.choice(awaited(state, seat).options).text
        return text

    async def advise(
        self, table: str, game: Game[Any, Any, Any], state: State[Any], seat: int, bot: str
    ) -> Advice | None:
        """What a bot would do on a seat that is asked something; None if it would let it be.

        It is a bot of its own, with a memory of its own: it knows nothing that the bots at the
        table have seen, and they remember nothing of it. Raises ``NoAdvice`` if it fails.
        """
        try:
            given = (game.save(state), seat, bot)
            advice: Advice | None = await self._think(f"{table} advice", game.id, _advice, given)
            if advice is not None:
                game.answer(game.clone(state), seat, advice.text)
        except Exception as error:
            note_failure(table, [bot], error)
            raise NoAdvice from error
        return advice

    async def _think(self, table: str, game: str, function: Any, given: tuple[Any, ...]) -> Any:
        began = time.perf_counter()
        pool = await self._pool_of(table)
        there = _There(table, game, self._makers)
        thought = pool.schedule(function, args=(there, *given), timeout=self._seconds)
        result = await asyncio.wrap_future(thought)
        THINKING.observe(time.perf_counter() - began)
        return result

    async def _pool_of(self, table: str) -> ProcessPool:
        place = crc32(table.encode()) % len(self._pools)
        pool = self._pools[place]
        if not pool.active:  # its process died while it had nothing to do
            self._pools[place] = _new_pool()
            await asyncio.to_thread(pool.join)
        return self._pools[place]


class _There(NamedTuple):
    """The table about which is to be thought, and who could sit there."""

    table: str
    game: str
    makers: Makers


class Unanswered(Exception):
    """A bot has nothing to say to what the game waits for."""


class NoAdvice(Exception):
    """A bot that was asked for advice has failed."""


class Failed(Exception):
    """A bot has failed, and its process has lived to say which."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(bot, why)
        self.bot = bot


class _DeafProcess(SpawnProcess):
    """A process that is deaf to Ctrl-C from the first moment, long before ``_begin`` is reached."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):  # on Windows
            super().start()
            return
        resource_tracker.ensure_running()  # which would open our ears again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # children inherit it
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Spawning(SpawnContext):
    """Spawned: a forked copy of a running server would hold its sockets open."""

    Process = _DeafProcess


def _new_pool() -> ProcessPool:
    return ProcessPool(max_workers=1, initializer=_begin, context=_Spawning())


def any_answer(state: State[Any], players: Sequence[str | None]) -> Choice | None:
    """Any legal answer of a bot for which the game waits; None if it waits for people, too."""
    waiting = state.awaited
    if not waiting or any(players[decision.seat] is None for decision in waiting):
        return None
    return waiting[0].seat, secrets.choice(waiting[0].options).text


def awaited(state: State[Any], seat: int) -> Decision:
    return next(each for each in state.awaited if each.seat == seat)


def _asked(state: State[Any], players: Sequence[str | None]) -> list[str]:
    """The bots of which one is thinking; mostly it is a single one."""
    waiting = state.awaited
    if all(players[decision.seat] for decision in waiting):
        return _names(players, state.decisions)
    # While people are asked, bots only take the chances that pass.
    return _names(players, [each for each in state.decisions if not each.must])


def _names(players: Sequence[str | None], decisions: Sequence[Decision]) -> list[str]:
    names = (players[decision.seat] for decision in decisions)
    return [name for name in names if name is not None]


def note_failure(table: str, names: Sequence[str], error: Exception) -> None:
    """A bot did not answer as it should, and another answer was found for it."""
    for name in set(names):
        BOT_FAILURES.labels(name).inc()
    log.warning("bot-failed", table=table, bots=sorted(set(names)), error=repr(error))


# In the processes.

_remembered: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _begin() -> None:
    """Who is at the keyboard stops the server, and the server stops its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)  # it was killed, and cannot stop us


def _bot(there: _There, seat: int, name: str) -> Bot:
    key = (there.table, seat, name)
    bot = _remembered.pop(key, None) or there.makers(there.game)[name](secrets.randbits(64))
    _remembered[key] = bot
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return bot


class _Known(NamedTuple):
    """A bot of which is known that it is the one that fails."""

    there: _There
    seat: int
    name: str

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        try:
            return _bot(self.there, self.seat, self.name).choose(chair, decision)
        except Exception as error:
            raise Failed(self.name, repr(error)) from error


def _next_answer(there: _There, save: bytes, names: Sequence[str | None]) -> Choice | None:
    game = find_game(there.game)
    players = [
        None if name is None else _Known(there, seat, name) for seat, name in enumerate(names)
    ]
    return next_answer(game, game.load(save), players)


def _answer_for(there: _There, save: bytes, seat: int, name: str) -> str:
    game = find_game(there.game)
    state = game.load(save)
    text = _bot(there, seat, name).choose(Chair(game, state, seat), awaited(state, seat))
    if text is None:
        raise Unanswered
    return text


def _advice(there: _There, save: bytes, seat: int, name: str) -> Advice | None:
    game = find_game(there.game)
    chair = Chair(game, game.load(save), seat)
    # What the game waits for comes first: that is what somebody wonders about.
    for decision in sorted(chair.decisions, key=lambda each: not each.must):
        advice = advise(_bot(there, seat, name), chair, decision)
        if advice is not None:
            return advice
        if decision.must:
            raise Unanswered
    return None
