"""Measuring on a shared machine.

Each contender has a process of its own, so that none pays for what another has imported. They
take turns on one core, in short rounds; the median of the rounds counts.
"""

import os
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import process_time

SECONDS_A_ROUND = 0.2
ROUNDS = 25

Work = Callable[[], int]
"""Does something and returns how often it did it."""
Maker = tuple[Callable[..., Work], tuple[object, ...]]
"""A function of a module, and its arguments, that make the work in a process of its own."""


def rates(contenders: Mapping[str, Maker]) -> dict[str, float]:
    """How often a second each contender does its work."""
    with ExitStack() as stack:
        started = [Contender(name, maker) for name, maker in contenders.items()]
        for contender in started:
            stack.callback(contender.end)
        for contender in started:
            contender.rate()  # warm up: imports, caches
        rounds = [{each.name: each.rate() for each in started} for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in contenders}


class Contender:
    """Somebody who works in a process of its own whenever asked for a rate."""

    def __init__(self, name: str, maker: Maker) -> None:
        self.name = name
        context = get_context("spawn")
        self._line, other_end = context.Pipe()
        self._process = context.Process(target=_contend, args=(other_end, *maker), daemon=True)
        self._process.start()
        other_end.close()  # else the line would stay open here when the process has died

    def rate(self) -> float:
        """How often a second it does its work now. Raises ``RuntimeError`` if it has died."""
        try:
            self._line.send("go")
            rate: float = self._line.recv()
        except (EOFError, ConnectionError):
            raise RuntimeError(f"{self.name} has died: see its error above") from None
        return rate

    def end(self) -> None:
        """Hang up, and leave the core to others."""
        self._line.close()
        self._process.join()


def _contend(line: Connection, make: Callable[..., Work], args: tuple[object, ...]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    work = make(*args)
    while _is_asked(line):
        line.send(_rate(work))


def _is_asked(line: Connection) -> bool:
    """Wait for the next round; no more come when the other end is closed."""
    try:
        line.recv()
    except EOFError:
        return False
    return True


def _rate(work: Work) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS_A_ROUND:
        count += work()
    return count / spent
