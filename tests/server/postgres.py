"""A PostgreSQL of our own for the tests, from the system's packages, thrown away afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest of them; None if there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def _as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


@contextmanager
def running() -> Iterator[str]:
    """A server on a socket in a folder of its own; yields the folder."""
    where = programs()
    assert where is not None
    home = Path(tempfile.mkdtemp(prefix="atoll-pg-"))
    if os.getuid() == 0:
        shutil.chown(home, "postgres")
    data = home / "data"
    as_postgres = _as_postgres()
    options = f"-c listen_addresses='' -c unix_socket_directories={home} -c fsync=off"
    start = [str(where / "pg_ctl"), "-D", str(data), "-w", "-l", str(home / "log")]
    try:
        initdb = [str(where / "initdb"), "-A", "trust", "-U", "atoll", "-D", str(data)]
        _run([*as_postgres, *initdb])
        _run([*as_postgres, *start, "-o", options, "start"])
        try:
            yield str(home)
        finally:
            _run([*as_postgres, *start, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _run(command: list[str]) -> None:
    done = subprocess.run(
        command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, f"{command[-1]}: {done.stdout}"


def new_database(home: str, name: str) -> str:
    """Make an empty database; returns its address."""
    where = programs()
    assert where is not None
    _run([str(where / "createdb"), "-h", home, "-U", "atoll", name])
    return f"postgresql://atoll@/{name}?host={home}"
