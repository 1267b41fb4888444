"""The example in ``examples/`` plays whole games, as whoever reads it would run it."""

import asyncio
import json
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from .patience import PATIENCE
from .server.conftest import run
from .server.leftovers import free_port
from .server.player import Client, Visitor
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
        timeout=PATIENCE,
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


# What its connection does to it.


async def answer_all(client: Client, until_seq: int) -> None:
    """Answer for a person as long as that takes, or until the game is over."""
    random = Random(1)
    while client.last["view"]["outcome"] is None and client.last["seq"] < until_seq:
        if asked := client.asked():
            await client.answer(random.choice(asked))
        else:
            await client.until_seq(client.last["seq"] + 1)


def test_the_example_plays_on_when_the_server_comes_back(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/atoll.db", free_port()

    async def begin(server: ServerProcess) -> tuple[Visitor, str, asyncio.Task[str]]:
        ann = await Visitor.named(server.address, "Ann")
        table = await ann.make_table("tranquility", ["open", "me"])
        robo = asyncio.create_task(asyncio.to_thread(played, server, table["code"]))
        async with ann.at(table["id"]) as client:
            await client.until_seq(0)
            await answer_all(client, 4)
        return ann, table["id"], robo

    async def story() -> str:
        with serving(database, port) as server:
            ann, table, robo = await begin(server)
        with serving(database, port):
            async with ann.at(table) as client:
                await client.until_seq(0)
                await answer_all(client, 10_000)
            return await robo

    assert OUTCOME.fullmatch(run(story))


def test_the_example_ends_when_it_is_sent_away() -> None:
    farewell = json.dumps([{"type": "closing", "detail": "There is no such table."}])
    with pytest.raises(SystemExit, match="no such table"):
        runpy.run_path(str(PLAYER))["play"]([farewell])
