"""Measuring on a shared machine: short rounds, all contenders in turn, the median of the rounds."""

import os
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

SECONDS_A_ROUND = 0.4
ROUNDS = 7


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rates(contenders: Mapping[str, Callable[[], int]]) -> dict[str, float]:
    """How often a second each contender does what it counts; each call returns its count."""
    for play in contenders.values():
        _rate(play)  # warm up: imports, caches
    rounds = [{name: _rate(play) for name, play in contenders.items()} for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in contenders}


def _rate(play: Callable[[], int]) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS_A_ROUND:
        count += play()
    return count / spent
