"""The end of a game: its seed, its record, and the next game."""

from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from atoll import record as records
from atoll.cli import main

from ..conftest import run
from ..player import Table, Visitor
from .harbour import Harbour


class Ended(NamedTuple):
    """A game that two people have played to its end."""

    people: list[Visitor]
    before: Table
    after: Table
    answers: int
    scores: list[int]

    async def record(self) -> httpx.Response:
        return await self.people[0].try_to("GET", f"tables/{self.after['id']}/record")


async def ended(harbour: Harbour) -> Ended:
    async with harbour.crew("tranquility", 2) as crew:
        client = crew.clients[0]
        before = client.table
        refused = await crew.people[0].try_to("GET", f"tables/{crew.table}/record")
        assert (refused.status_code, refused.json()["key"]) == (409, "error-not-over")
        await crew.to_the_end()
        await client.until(lambda each: each["type"] == "table" and each["table"]["seed"])
        scores = client.last["view"]["outcome"]["scores"]
        return Ended(crew.people, before, client.table, crew.seq, scores)


def test_the_seed_is_told_at_the_end_and_is_the_one_that_was_promised(harbour: Harbour) -> None:
    async def story() -> None:
        game = await ended(harbour)
        assert (game.before["status"], game.after["status"]) == ("playing", "over")
        assert (game.before["seed"], game.after["waiting"]) == (None, [])
        assert game.after["seed_hash"] == game.before["seed_hash"]
        assert records.seed_hash(int(game.after["seed"])) == game.before["seed_hash"]

    run(story)


def test_the_record_of_a_game_replays_and_fits_its_seed_hash(
    harbour: Harbour, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> Ended:
        game = await ended(harbour)
        response = await game.record()
        assert response.headers["content-type"].startswith("text/plain")
        (tmp_path / "game.atoll").write_text(response.text)
        return game

    game = run(story)
    file = str(tmp_path / "game.atoll")
    record = records.loads((tmp_path / "game.atoll").read_text())
    assert len(record.answers) == game.answers
    outcome = records.replay(record).outcome
    assert outcome is not None
    assert list(outcome.scores) == game.scores
    promised = game.before["seed_hash"]
    assert main(["replay", "--lang", "en", "--quiet", "--seed-hash", promised, file]) == 0
    assert main(["replay", "--lang", "en", "--quiet", "--seed-hash", "0" * 64, file]) == 1
    assert promised in capsys.readouterr().err


def test_a_rematch_is_told_to_all_and_is_the_same_for_all(harbour: Harbour) -> None:
    async def story() -> None:
        game = await ended(harbour)
        ann, bob = game.people
        table = game.after["id"]
        async with bob.at(table) as client:
            rematch = await ann.ask("POST", f"tables/{table}/rematch")
            told = await client.until(
                lambda each: each["type"] == "table" and each["table"]["later"]
            )
            assert told["table"]["later"] == rematch["id"]
            same = await bob.ask("POST", f"tables/{table}/rematch")
            assert (same["id"], same["earlier"]) == (rematch["id"], table)
            assert (rematch["you"], same["you"]) == (0, 1)
        async with bob.at(rematch["id"]) as client:
            assert (await client.until_seq(0))["seq"] == 0
            assert client.table["seed_hash"] != game.after["seed_hash"]
        dan = await harbour.visitor("Dan")
        refused = await dan.try_to("POST", f"tables/{table}/rematch")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-not-seated")

    run(story)


def test_at_the_end_nobody_is_asked_and_nothing_can_be_answered(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as crew:
            [client] = crew.clients
            await crew.to_the_end()
            assert (client.last["decisions"], client.last["view"]["waiting"]) == ([], [])
            assert (await client.answer("play 1 a1"))["key"] == "refused-game-over"
            [mine] = await crew.people[0].ask("GET", "me/tables")
            assert mine["status"] == "over"
            assert await crew.people[0].ask("GET", "me/tables?awaiting=true") == []

    run(story)
