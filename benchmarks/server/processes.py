"""Processes that have a core to themselves, and the time they spend on it. Linux only."""

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, Popen, TimeoutExpired

PROC = Path("/proc")
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
SECONDS_TO_STOP = 10
LAST_LINES = 20


class Failed(Exception):
    """A process has not done what it should; the text has its last words."""


def two_cores() -> tuple[int, int]:
    """One core for the server, one for the driver."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise Failed("two cores are needed, one for the server and one for the driver")
    return cores[0], cores[-1]


@contextmanager
def _on_core(core: int) -> Iterator[None]:
    """What is started meanwhile stays on this core, with all its threads and children."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def server_process(
    command: Sequence[str], core: int, log: Path, settings: Mapping[str, str]
) -> Iterator[Popen[bytes]]:
    """A server on a core of its own; what it prints goes into the log."""
    with log.open("wb") as out, _on_core(core):
        process = Popen(  # noqa: S603  (our own commands)
            command,
            env=os.environ | settings,
            stdin=DEVNULL,
            stdout=out,
            stderr=STDOUT,
            start_new_session=True,  # so that its children can be stopped with it
        )
    try:
        yield process
    finally:
        _stop(process)


@contextmanager
def talking_process(command: Sequence[str], core: int) -> Iterator[Popen[str]]:
    """A process on a core of its own, whose lines are read as it prints them."""
    with _on_core(core):
        process = Popen(  # noqa: S603  (our own commands)
            command, stdin=DEVNULL, stdout=PIPE, text=True
        )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()  # what it still had to say is of no use to anybody


def _stop(process: Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    except TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def last_words(log: Path) -> str:
    return "\n".join(log.read_text("utf-8", "replace").splitlines()[-LAST_LINES:])


def cpu_seconds(root: int) -> float:
    """User and system time of a process and all that come from it.

    The time of children that have ended counts with their parents, so the sum never falls.
    """
    parents, ticks = {}, {}
    for entry in PROC.iterdir():
        if entry.name.isdigit() and (fields := _stat(entry)):
            pid = int(entry.name)
            parents[pid] = int(fields[1])
            ticks[pid] = sum(map(int, fields[11:15]))  # utime, stime, cutime, cstime
    family = [pid for pid in parents if _comes_from(pid, root, parents)]
    return sum(ticks[pid] for pid in family) / TICKS_A_SECOND


def _stat(entry: Path) -> list[str]:
    """The fields after the name of the command, which may have blanks; none if it has ended."""
    try:
        return (entry / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _comes_from(pid: int, root: int, parents: Mapping[int, int]) -> bool:
    while pid not in (root, 0):
        pid = parents.get(pid, 0)
    return pid == root
