"""A server that is asked to stop in the middle of games: it says goodbye, and loses nothing."""

import asyncio
import signal
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from .conftest import run
from .leftovers import free_port, vanished
from .player import Visitor
from .process import ServerProcess, serving
from .steadfast import FAST, Crew, Notes, check_all_is_kept, check_games

CREWS = (
    ("tranquility", ["open", "careful"]),
    ("lifeboats", ["open", "open", "schemer"]),
)
RESTARTS = 1012


async def stop(server: ServerProcess, how: signal.Signals, database: str) -> None:
    """Stop a server, and see that it leaves nothing behind."""
    code = await asyncio.to_thread(server._end, how)
    assert code in (-how, 128 + how)
    assert "Traceback" not in "".join(server.log)
    assert await vanished(database)


async def say_something(address: str) -> str:
    """A table at which something has been said."""
    ann = await Visitor.named(address, "Ann")
    table: str = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
    async with ann.at(table) as client:
        assert (await client.do("say", text="Ahoy!"))["type"] == "done"
    return table


async def hear_it_again(address: str, table: str) -> None:
    async with Visitor(address).at(table) as client:
        said = await client.until(lambda each: each["type"] == "said")
        assert [remark["text"] for remark in said["remarks"]] == ["Ahoy!"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["terminate", "interrupt"])
def test_a_stopped_server_tells_its_clients_and_the_games_go_on_in_the_next(
    database: str, how: signal.Signals
) -> None:
    async def story() -> None:
        notes = Notes()
        table = await say_something(first.address)
        crews = [await Crew.gathered([first.address], *crew, notes) for crew in CREWS]
        async with asyncio.TaskGroup() as group:
            for crew in crews:
                group.create_task(crew.play(Random(1)))
            await notes.until_done(30)
            await stop(first, how, database)
            again = await asyncio.to_thread(stack.enter_context, serving(database, port, **FAST))
        assert set(notes.close_codes) == {RESTARTS}
        await check_all_is_kept(database, notes)
        await check_games(again.address, database, notes)
        await hear_it_again(again.address, table)

    port = free_port()
    with ExitStack() as stack:
        first = stack.enter_context(serving(database, port, **FAST))
        run(story)


@pytest.mark.parametrize("seconds", [0.1, 0.3, 0.6])
def test_ctrl_c_while_the_process_of_a_bot_begins_is_no_accident(
    tmp_path: Path, seconds: float
) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        await ann.make_table("tranquility", ["me", "careful"])
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.press_ctrl_c)
        assert "Traceback" not in "".join(server.log)

    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        run(story)
