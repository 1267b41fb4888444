"""The example in ``examples/`` plays whole games, as whoever reads it would run it."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .server.conftest import run
from .server.player import Visitor
from .server.process import ServerProcess, serving

PLAYER = Path(__file__).parent.parent / "examples" / "player.py"
OUTCOME = re.compile(r"[a-z-]+: \[[-0-9, ]+\]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('example')}/atoll.db") as running:
        yield running


def played(server: ServerProcess, *words: str) -> str:
    """What the example prints at the end of a game."""
    done = subprocess.run(
        [sys.executable, PLAYER, server.address, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout.strip()


@pytest.mark.parametrize(
    "words", [["lifeboats", "schemer", "random"], ["tranquility", "careful", "careful"]]
)
def test_the_example_plays_a_whole_game_with_bots(server: ServerProcess, words: list[str]) -> None:
    assert OUTCOME.fullmatch(played(server, *words))


def test_the_example_joins_a_table_by_its_code(server: ServerProcess) -> None:
    async def story() -> str:
        ann = await Visitor.named(server.address, "Ann")
        table = await ann.make_table("tranquility", ["open", "careful"])
        outcome = await asyncio.to_thread(played, server, table["code"])
        over = await ann.ask("GET", f"tables/{table['id']}")
        assert (over["status"], over["seats"][0]["name"]) == ("over", "Robo")
        return outcome

    assert OUTCOME.fullmatch(run(story))
