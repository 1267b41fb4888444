"""A game that is over can be gone on with from any of its moments, in another way."""

from pathlib import Path

import pytest

from atoll import record as records
from atoll.match import Match
from atoll.server.live.room import Room
from atoll.server.refusals import Refusal
from atoll.server.replays.replaying import until_moment
from atoll.server.server import Server
from atoll.server.storage.journal import Entry
from atoll.server.storage.lookup import TableInfo

from .conftest import run, served
from .knocking import refusal
from .party import Party, at_rest, party
from .player import Visitor
from .process import serving
from .test_replaying import finished, record_of


async def over(server: Server, game: str = "tranquility") -> Party:
    """A table at which a game has been played to its end."""
    people = ("Ann", "Bob", "Cleo")[: 2 if game == "tranquility" else 3]
    here = await party(server, game, *people)
    await here.by_hand(lambda: here.play.is_over)
    return here


async def forked(server: Server, room: Room, moment: int, seat: int) -> tuple[TableInfo, str]:
    """A table that goes on from there, and who made it."""
    eve, _ = await server.people.welcome("Eve")
    record = until_moment(room, moment, seat)
    return await server.tables.fork(room.info, record, eve.id, seat), eve.id


def test_a_fork_stands_where_the_game_stood(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await over(server)
            record = here.play.match.record
            for moment in (0, 1, len(record.answers) // 2, len(record.answers) - 1):
                info, eve = await forked(server, here.room, moment, 1)
                server.rooms.on_change = lambda room: None  # nobody stands in
                room = await server.rooms.room(info.id)
                assert room.begun.match.record == record.until(moment)
                expected = Match(record.until(moment))
                save = expected.game.save
                assert save(room.begun.match.state) == save(expected.state)
                assert (info.fork_of, info.seed) == (here.room.table, here.room.info.seed)
                assert info.fork_moment == moment
                assert [each.person or each.bot for each in info.seats] == ["careful", eve]
                assert (info.status, info.earlier, info.listed) == ("playing", None, False)
                before = await server.journal.since(here.room.table, -1)
                entries = await server.journal.since(info.id, -1)
                assert list(map(what, entries)) == list(map(what, before[: moment + 1]))

    run(story)


def what(entry: Entry) -> tuple[object, ...]:
    """What an entry says but where and when."""
    return entry.seq, entry.kind, entry.seat, entry.text, entry.waiting


def test_in_a_fork_bots_play_on_and_the_person_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await over(server, "lifeboats")
            info, eve = await forked(server, here.room, 4, 2)
            await server.rooms.made(info)
            room = await server.rooms.room(info.id)
            there = Party(server, room, [None, None, eve])
            await there.play_on(lambda: room.begun.seq > 20)
            assert room.begun.match.record.answers[:4] == here.play.match.record.answers[:4]
            await there.leave(2)
            await at_rest(server)
            assert room.begun.is_over

    run(story)


def test_only_a_game_that_is_over_is_gone_on_with(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            with pytest.raises(Refusal, match="not over"):
                until_moment(here.room, 0, 0)
            await here.by_hand(lambda: here.play.is_over)
            answers = len(here.play.match.record.answers)
            with pytest.raises(Refusal, match="nothing to decide"):
                until_moment(here.room, answers, 0)
            for moment in (-1, answers + 1):
                with pytest.raises(Refusal, match=f"the last one has the number {answers}"):
                    until_moment(here.room, moment, 0)
            for seat in (-1, 2):
                with pytest.raises(Refusal, match="no such seat"):
                    until_moment(here.room, 0, seat)

    run(story)


def test_anybody_who_is_known_can_go_on_with_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=1_000) as server:
            ann, eve = [await Visitor.named(server.address, name) for name in ("Ann", "Eve")]
            table = await finished(ann)
            path = f"tables/{table['code'].lower()}/fork"
            response = await Visitor(server.address).try_to("POST", path, {"moment": 2, "seat": 1})
            assert refusal(response) == (401, "error-who-are-you")
            response = await eve.try_to("POST", path, {"moment": 10_000, "seat": 1})
            assert refusal(response) == (404, "error-no-such-moment")
            forked = await eve.ask("POST", path, {"moment": 2, "seat": 1})
            assert (forked["fork_of"], forked["you"], forked["host"]) == (table["id"], 1, 1)
            assert (forked["seed_hash"], forked["seed"]) == (table["seed_hash"], None)
            assert [each["bot"] for each in forked["seats"]] == ["schemer", None, "schemer"]
            response = await eve.try_to(
                "POST", f"tables/{forked['id']}/fork", {"moment": 0, "seat": 1}
            )
            assert refusal(response) == (409, "error-not-over")
            replay = await eve.ask("GET", f"tables/{forked['id']}/replay?seat=1")
            before = records.loads(await record_of(ann, table)).answers[:2]
            found = [each["seat"] for each in replay["moments"][1:3]]
            assert found == [each.seat for each in before]
            assert [each["id"] for each in await eve.ask("GET", "me/tables")] == [forked["id"]]

    run(story)
