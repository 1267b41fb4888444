"""What is wrong with a game can be told to the host of the server, with the game itself."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from atoll import record as records
from atoll.server.people.people import Person
from atoll.server.refusals import Refusal
from atoll.server.replays.reports import all_reports, delete_report, report

from .conftest import run, served
from .knocking import refusal
from .party import party
from .player import Visitor
from .process import serving

EVE = "Eve"


def test_a_report_keeps_the_game_as_it_was(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            eve, _ = await server.people.welcome(EVE)
            await here.by_hand(lambda: here.play.seq == 5)
            text = records.dumps(here.play.match.record)
            with capture_logs() as logs:
                first = await server.reports.add(here.room, eve, 3, " The leak\0\n is\t wrong. ")
            [line] = logs
            assert (line["event"], line["log_level"], line["report"]) == ("report", "info", first)
            await here.by_hand(lambda: here.play.seq == 8)
            second = await server.reports.add(here.room, eve, None, "x" * 2000)
        kept = await all_reports(database)
        assert [each.id for each in kept] == [first, second]
        assert (kept[0].words, kept[0].moment, kept[0].name) == ("The leak\nis wrong.", 3, EVE)
        assert (kept[0].game, kept[0].code) == ("lifeboats", here.room.info.code)
        assert kept[0].record == text
        assert len(records.loads(kept[1].record).answers) == 8
        assert await report(database, second) == kept[1]
        assert await delete_report(database, first)
        assert not await delete_report(database, first)
        assert await report(database, first) is None
        assert [each.id for each in await all_reports(database)] == [second]

    run(story)


@pytest.mark.parametrize("words", ["", " \n ", "\0\u200b", "x" * 2001])
def test_a_report_has_something_to_say_and_not_too_much(tmp_path: Path, words: str) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            eve = Person((await server.people.welcome(EVE))[0].id, EVE)
            with pytest.raises(Refusal, match="1 to 2,000 visible characters"):
                await server.reports.add(here.room, eve, None, words)
            for moment in (-1, 1):
                with pytest.raises(Refusal, match="no such moment"):
                    await server.reports.add(here.room, eve, moment, "ahoy")

    run(story)


def test_whoever_is_known_can_report_now_and_then(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"

    async def story() -> None:
        with serving(database, requests_per_second=8, log="json") as server:
            ann, eve = [await Visitor.named(server.address, name) for name in ("Ann", EVE)]
            table = await ann.make_table("tranquility", ["me", "careful"])
            path = f"tables/{table['code'].lower()}/reports"
            body = {"moment": 0, "words": "The sea is too quiet."}
            response = await Visitor(server.address).try_to("POST", path, body)
            assert refusal(response) == (401, "error-who-are-you")
            number = (await eve.ask("POST", path, body))["id"]
            response = await eve.try_to("POST", path, {"words": "Again."})
            assert refusal(response) == (429, "error-too-often")
            # The host reads it while the server runs.
            kept = await report(database, number)
            assert kept is not None
            assert (kept.words, kept.name) == ("The sea is too quiet.", EVE)
        # All that it wrote is there only when it has stopped.
        [line] = [each for each in server.log if '"report"' in each]
        assert table["code"] in line
        assert "quiet" not in line

    run(story)
