"""Measuring on a shared machine.

Each contender has a process of its own, so that none pays for what another has imported. They
take turns on one core, in short rounds; the median of the rounds counts.
"""

import os
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import process_time

SECONDS_A_ROUND = 0.5
ROUNDS = 7

Work = Callable[[], int]
"""Does something and returns how often it did it."""
Maker = tuple[Callable[..., Work], tuple[object, ...]]
"""A function of a module, and its arguments, that make the work in a process of its own."""


def rates(contenders: Mapping[str, Maker]) -> dict[str, float]:
    """How often a second each contender does its work."""
    context = get_context("spawn")
    lines: dict[str, Connection] = {}
    for name, maker in contenders.items():
        lines[name], other_end = context.Pipe()
        context.Process(target=_contend, args=(other_end, *maker), daemon=True).start()
    for line in lines.values():
        _ask(line)  # warm up: imports, caches
    rounds = [{name: _ask(line) for name, line in lines.items()} for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in contenders}


def _ask(line: Connection) -> float:
    line.send("go")
    rate: float = line.recv()
    return rate


def _contend(line: Connection, make: Callable[..., Work], args: tuple[object, ...]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    work = make(*args)
    while True:
        line.recv()
        line.send(_rate(work))


def _rate(work: Work) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS_A_ROUND:
        count += work()
    return count / spent
