"""A server as people run it: a process of its own, on a port of its own."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..patience import PATIENCE

STARTED = re.compile(r"Atoll is at https?://localhost:(\d+)")
# What a library is about to drop is noticed here: in a process of its own no test would see it.
COMMAND = (sys.executable, "-W", "error::DeprecationWarning", "-m", "atoll", "serve")

# Tests that run in the background of a shell ignore interrupts, and so would a server of theirs.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class ServerProcess:
    """``atoll serve`` on a database; ``address`` is where it can be reached."""

    def __init__(self, database: str, port: int = 0, **settings: object) -> None:
        environment = {name: value for name, value in os.environ.items() if "ATOLL_" not in name}
        environment |= {"ATOLL_DATABASE": database, "ATOLL_PORT": str(port)}
        # Bots think as long as they must: who is replaced in a hurry has failed.
        environment |= {"ATOLL_BOT_SECONDS": str(PATIENCE)}
        environment |= {f"ATOLL_{name.upper()}": str(value) for name, value in settings.items()}
        self._process = subprocess.Popen(
            COMMAND,
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
            process_group=0,  # so that it can be interrupted as from a terminal
        )
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._started = threading.Event()
        self._reader.start()
        assert self._started.wait(PATIENCE), "the server does not start"
        assert self.address, f"the server did not start: {''.join(self.log)}"

    address = ""

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def _read(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(line)
            if match := STARTED.search(line):
                # With HTTPS, too: what speaks it is a proxy, and here is none.
                self.address = f"http://localhost:{match[1]}"
                self._started.set()
        self._started.set()

    def kill(self) -> None:
        """Like a loss of power, as far as a process can feel it."""
        self._end(signal.SIGKILL)

    def press_ctrl_c(self) -> None:
        """As in a terminal: whatever the server has started is interrupted, too."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._finish()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return self._finish()

    def _finish(self) -> int:
        code = self._process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)
        if self._process.stderr is not None:
            self._process.stderr.close()
        return code

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None


@contextmanager
def serving(database: str, port: int = 0, **settings: object) -> Iterator[ServerProcess]:
    """A server for the length of a test."""
    server = ServerProcess(database, port, **settings)
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()
