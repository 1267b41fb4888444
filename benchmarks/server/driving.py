"""One round: a server at work on one core, the driver that plays at its tables on another."""

import shutil
import subprocess
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from .contenders import HERE, HOST, Contender, running
from .processes import Failed, cpu_seconds, talking_process, two_cores

LOCK = HERE / "package-lock.json"
INSTALLED = HERE / "node_modules" / ".package-lock.json"


class Line(Struct, frozen=True):
    """What the driver prints; see ``driver.mjs``."""

    mark: Literal["start", "end", "result"]
    seconds: float = 0
    answers: int = 0
    games: int = 0
    p50: float | None = None
    p99: float | None = None
    bytes: float | None = None
    busy: float = 0
    """How much of its core the driver itself needed."""


class Round(Struct, frozen=True):
    answers_a_second: float
    answers_a_cpu_second: float
    p50: float
    p99: float
    bytes: float
    games: float
    server_busy: float
    driver_busy: float


def install() -> None:
    """Install the pinned packages of the peer and the driver, unless they are there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise Failed("node and npm are needed for the peer and the driver")
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    subprocess.run((npm, "ci", "--silent"), cwd=HERE, check=True)  # noqa: S603  (our own command)


def play_round(contender: Contender, tables: int, warm_up: float, seconds: float) -> Round:
    server_core, driver_core = two_cores()
    with running(contender, server_core) as server:
        address = f"http://{HOST}:{server.port}"
        numbers = (str(each) for each in (tables, warm_up, seconds))
        command = ("node", str(HERE / "driver.mjs"), contender.driver, address, *numbers)
        return _drive(command, driver_core, server.pid)


def _drive(command: Sequence[str], core: int, server: int) -> Round:
    """Let the driver play, and look how much time the server spends between its marks."""
    spent: dict[str, float] = {}
    with talking_process(command, core) as driver:
        assert driver.stdout is not None
        for text in driver.stdout:
            line = msgspec.json.decode(text, type=Line)
            if line.mark == "result":
                return _round(line, spent["end"] - spent["start"])
            spent[line.mark] = cpu_seconds(server)
    raise Failed("the driver has given up: see its error above")


def _round(line: Line, cpu: float) -> Round:
    if line.p50 is None or line.p99 is None or line.bytes is None:
        raise Failed("nobody answered anything in the measured time")
    return Round(
        answers_a_second=line.answers / line.seconds,
        answers_a_cpu_second=line.answers / cpu,
        p50=line.p50,
        p99=line.p99,
        bytes=line.bytes,
        games=line.games,
        server_busy=cpu / line.seconds,
        driver_busy=line.busy,
    )
