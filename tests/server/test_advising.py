"""Who wonders is told why an answer cannot be, and what a bot would answer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from atoll.bots import Chair, bots
from atoll.match import Match
from atoll.server.bots.advising import hint_for, why_not
from atoll.server.bots.thinking import Thinkers
from atoll.server.refusals import Refusal
from atoll.server.server import Server

from ..told import options_told
from . import oddballs
from .conftest import run, served
from .knocking import refusal
from .party import Party, failures, party
from .player import Table, Visitor
from .process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path_factory.mktemp('advice')}/atoll.db"
    with serving(database, requests_per_second=1_000) as server:
        yield server


async def at_sea(server: ServerProcess) -> tuple[Visitor, Visitor, Table]:
    """Two people at a table: the one whose turn it is, and the other."""
    people = [await Visitor.named(server.address, name) for name in ("Ann", "Bob")]
    table = await people[0].make_table("tranquility", ["me", "open"])
    table = await people[1].sit(table["id"], 1)
    [turn] = table["waiting"]
    return people[turn], people[1 - turn], table


# Why not.


def test_an_answer_that_cannot_be_is_explained_with_its_rule(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob, table = await at_sea(server)
        async with ann.at(table["id"]) as client:
            await client.until_seq(0)
            path = f"tables/{table['code'].lower()}/why"
            why = await ann.ask("POST", path, {"text": "play 99 a1"})
            assert why["legal"] is False
            assert why["why"]["key"].startswith("refused-")
            for text in client.asked()[:5]:
                found = await ann.ask("POST", path, {"text": text})
                assert found == {"legal": True, "text": text, "why": None, "rule": None}
            theirs = await bob.ask("POST", path, {"text": client.asked()[0]})
            assert (theirs["legal"], theirs["why"]["key"]) == (False, "refused-not-asked")
            # Nothing was done by it.
            after = await ann.ask("GET", f"tables/{table['id']}/replay")
            assert len(after["moments"]) == 1

    run(story)


def test_pieces_that_were_tapped_stand_for_the_answer_that_was_meant(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        ann, bob, table = await at_sea(server)
        async with ann.at(table["id"]) as client:
            option = options_told((await client.until_seq(0))["decisions"][0])[0]
            path = f"tables/{table['id']}/why"
            meant = await ann.ask("POST", path, {"pieces": option["pieces"]})
            assert (meant["legal"], meant["text"]) == (True, option["text"])
            theirs = await bob.ask("POST", path, {"pieces": option["pieces"]})
            assert (theirs["legal"], theirs["text"]) == (False, option["text"])
            assert theirs["why"]["key"] == "refused-not-asked"
            nothing = await ann.ask("POST", path, {"pieces": ["anchor"]})
            assert nothing == {"legal": False, "text": None, "why": None, "rule": None}
            for rubbish in ({"pieces": "card-5"}, {"pieces": ["x" * 500]}, {"pieces": ["x"] * 50}):
                assert (await ann.try_to("POST", path, rubbish)).status_code == 400

    run(story)


# What if.


def test_what_is_certain_is_shown_beforehand_and_nothing_is_done(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob, table = await at_sea(server)
        async with ann.at(table["id"]) as client:
            update = await client.until_seq(0)
            path = f"tables/{table['id']}/what-if"
            discarding = await ann.ask("POST", path, {"text": "discard"})
            assert discarding["why"]["legal"]
            assert discarding["certainty"] == "certain"
            assert discarding["view"]["seat"] == update["view"]["seat"]
            theirs = await bob.ask("POST", path, {"text": "discard"})
            assert not theirs["why"]["legal"]
            assert (theirs["certainty"], theirs["view"]) == (None, None)
            after = await ann.ask("GET", f"tables/{table['id']}/replay")
            assert len(after["moments"]) == 1

    run(story)


def test_only_who_sits_there_is_advised(server: ServerProcess) -> None:
    async def story() -> None:
        ann, _, table = await at_sea(server)
        eve = await Visitor.named(server.address, "Eve")
        waiting = await ann.make_table("tranquility", ["me", "open"])
        for what, body in (
            ("why", {"text": "pass"}),
            ("what-if", {"text": "pass"}),
            ("hint", None),
        ):
            response = await eve.try_to("POST", f"tables/{table['id']}/{what}", body)
            assert refusal(response) == (403, "error-not-seated")
            unknown = Visitor(server.address)
            response = await unknown.try_to("POST", f"tables/{table['id']}/{what}", body)
            assert refusal(response) == (401, "error-who-are-you")
            response = await ann.try_to("POST", f"tables/{waiting['id']}/{what}", body)
            assert refusal(response) == (409, "error-not-begun")

    run(story)


def test_every_refusal_is_the_one_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            [turn] = here.waiting()
            hand = here.play.match.game.view(here.play.match.state, turn).board.hand
            before = here.play.match.game.save(here.play.match.state)
            texts = [f"play {card} {cell}" for card in (*hand, 1) for cell in ("a1", "c4", "f6")]
            for text in (*texts, "", "sing", "x" * 500):
                found = why_not(here.room, turn, text, ())
                legal = [each.text for each in here.play.decisions[turn][0].options]
                assert found.legal == (text in legal)
                assert (found.why is None) == found.legal
            assert here.play.match.game.save(here.play.match.state) == before
            assert here.play.seq == 0

    run(story)


# Hints.


def test_a_hint_is_an_answer_that_can_be_given(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob, table = await at_sea(server)
        response = await bob.try_to("POST", f"tables/{table['id']}/hint")
        assert refusal(response) == (409, "error-nothing-asked")
        async with ann.at(table["id"]) as client:
            await client.until_seq(0)
            hint = await ann.ask("POST", f"tables/{table['id']}/hint")
            assert (hint["seq"], hint["bot"]) == (0, "careful")
            assert hint["text"] in client.asked()
            texts = (await ann.try_to("GET", "games/tranquility/texts/uk")).text
            assert f"\n{hint['reason']['key']} =" in texts
            assert (await client.answer(hint["text"]))["type"] == "done"

    run(story)


def test_whole_games_can_be_played_by_hints(tmp_path: Path) -> None:
    """Whatever is asked, also only to be let be, the strongest bot has something to say to it."""

    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            random = Random(3)
            for _ in range(60):
                asked = [seat for seat in range(3) if here.play.decisions[seat]]
                seat = random.choice(asked)
                hint = await hint_for(here.room, seat, server.thinkers)
                must = [each for each in here.play.decisions[seat] if each.must]
                if hint.text is None:
                    assert not must
                    seat = random.choice(here.waiting())
                    hint = await hint_for(here.room, seat, server.thinkers)
                assert hint.text is not None
                await here.room.answer(seat, hint.seq, hint.text)

    run(story)


def test_hints_are_limited_by_person(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=1) as server:
            ann, _, table = await at_sea(server)
            await ann.ask("POST", f"tables/{table['id']}/hint")
            response = await ann.try_to("POST", f"tables/{table['id']}/hint")
            while response.is_success:  # so slow is the machine that it was not too often
                response = await ann.try_to("POST", f"tables/{table['id']}/hint")
            assert refusal(response) == (429, "error-too-often")
            assert int(response.headers["retry-after"]) > 1

    run(story)


async def advised(server: Server, kind: str, seconds: float = 600) -> tuple[Party, Thinkers]:
    here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
    return here, Thinkers(1, seconds, getattr(oddballs, kind))


@pytest.mark.parametrize("kind", ["crashing", "cheating", "silent", "dying", "sleeping"])
def test_a_bot_that_fails_gives_no_advice(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here, thinkers = await advised(server, kind, 0.5 if kind == "sleeping" else 600)
            before = failures("schemer")
            with capture_logs() as logs, pytest.raises(Refusal, match="no advice"):
                await hint_for(here.room, here.waiting()[0], thinkers)
            assert [each["event"] for each in logs] == ["bot-failed"]
            assert failures("schemer") == before + 1
            await thinkers.close()

    run(story)


def test_who_advises_a_seat_has_a_memory_for_it_alone(tmp_path: Path) -> None:
    """The counting bot takes one option after the other: so it shows what it remembers."""

    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here, thinkers = await advised(server, "counting")
            await here.by_hand(lambda: len(here.waiting()) == 3)
            match, room = here.play.match, here.room
            options = [
                [each.text for d in here.play.decisions[seat] if d.must for each in d.options]
                for seat in range(3)
            ]

            async def hint(seat: int) -> int:
                text = (await hint_for(room, seat, thinkers)).text
                return options[seat].index(str(text))

            async def bot(seat: int) -> int:
                bot = next(iter(bots("lifeboats")))
                given = (room.table, match.game, match.state, seat, bot)
                return options[seat].index(await thinkers.answer_for(*given))

            count = len(options[0])
            assert [await hint(0), await hint(0)] == [1 % count, 2 % count]
            assert await hint(1) == 1 % count  # has not heard of the other seat
            assert await bot(0) == 1 % count  # nor has the bot that plays
            assert [await hint(0), await bot(0)] == [3 % count, 2 % count]
            await thinkers.close()

    run(story)


def test_an_adviser_gets_nothing_but_a_chair() -> None:
    """What a chair shows of a redealt game is the same: so no hint can tell them apart."""
    played, random = Match.start("lifeboats", 4, 5), Random(5)
    for _ in range(120):
        seat = random.choice(played.state.decisions).seat
        twin = played.game.redeal(played.state, seat, random.getrandbits(60))
        here, there = Chair(played.game, played.state, seat), Chair(played.game, twin, seat)
        assert here.view == there.view
        assert here.decisions == there.decisions
        decision = random.choice(played.state.decisions)
        played.answer(decision.seat, random.choice(decision.options).text)


def test_a_hint_does_not_wait_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: len(here.waiting()) == 3)
            hints = await asyncio.gather(
                *(hint_for(here.room, seat, server.thinkers) for seat in range(3))
            )
            assert {hint.seq for hint in hints} == {here.play.seq}

    run(story)
