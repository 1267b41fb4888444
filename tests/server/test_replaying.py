"""A game is looked back at from any seat when it is over, and from the own seat before."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atoll import game
from atoll import record as records
from atoll.kernel import heard
from atoll.match import Match
from atoll.server.questions import option_shown
from atoll.server.wire import MomentShown

from .conftest import run, served
from .knocking import refusal
from .party import party
from .player import Client, Message, Table, Visitor
from .process import ServerProcess, serving
from .truth import as_json

TURNS = {"captain", "overboard", "sank", "landed", "landed-empty"}
"""The turning points of Lifeboats."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path_factory.mktemp('replays')}/atoll.db"
    with serving(database, requests_per_second=1_000) as server:
        yield server


async def finished(ann: Visitor) -> Table:
    """A table at which bots have played to the end."""
    table = await ann.make_table("lifeboats", ["me", "random", "random"])
    await ann.ask("POST", f"tables/{table['id']}/leave")
    while table["status"] != "over":
        await asyncio.sleep(0.1)
        table = await ann.ask("GET", f"tables/{table['id']}")
    return table


async def record_of(visitor: Visitor, table: Table) -> str:
    return (await visitor.try_to("GET", f"tables/{table['id']}/record")).text


def without_times(replay: Message) -> list[Message]:
    return [{**moment, "at": None} for moment in replay["moments"]]


def retold(text: str, seat: int | None) -> list[Message]:
    """All that there is to know of a record's game, from a seat."""
    played = Match(records.loads(text).until(0))
    found: list[Message] = []
    for answer in (None, *records.loads(text).answers):
        chosen = None
        if answer is not None:
            [chosen] = [
                option_shown(option)
                for decision in played.state.decisions
                for option in decision.options
                if (decision.seat, option.text) == (answer.seat, answer.text)
            ]
            played.answer(answer.seat, answer.text)
        events = [
            {"seq": len(found), "kind": event.kind, "args": as_json(event.args)}
            for event in heard(played.state.events, seat)
        ]
        begins = [event for event in events if event["kind"] in played.game.rounds]
        found.append(
            {
                "number": len(found),
                "seat": None if answer is None else answer.seat,
                "chosen": as_json(chosen),
                "at": None,
                "events": events,
                "begins": begins[0] if begins else None,
                "turns": [event for event in events if event["kind"] in TURNS],
                "view": as_json(played.game.view(played.state, seat)),
            }
        )
    return found


def test_when_it_is_over_anybody_sees_a_game_from_any_seat(server: ServerProcess) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        table = await finished(ann)
        record = await record_of(ann, table)
        for seat in (None, 0, 1, 2):
            query = "" if seat is None else f"?seat={seat}"
            for visitor in (ann, Visitor(server.address)):
                replay = await visitor.ask("GET", f"tables/{table['code'].lower()}/replay{query}")
                assert without_times(replay) == retold(record, seat)
                assert (replay["seat"], replay["seed"]) == (seat, table["seed"])
                assert replay["table"]["you"] == (0 if visitor is ann else None)
        times = [moment["at"] for moment in replay["moments"]]
        assert table["created"] <= times[0]
        assert times == sorted(times)
        assert times[-1] == table["changed"]
        assert replay["moments"][-1]["view"]["outcome"] is not None

    run(story)


def test_a_replay_says_where_rounds_begin_and_where_the_game_takes_a_turn(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        replay = await ann.ask("GET", f"tables/{(await finished(ann))['id']}/replay")
        begun = [moment["begins"] for moment in replay["moments"] if moment["begins"]]
        assert [event["kind"] for event in begun] == ["round"] * len(begun)
        assert [event["args"]["round"] for event in begun] == list(range(1, len(begun) + 1))
        turns = [event["kind"] for moment in replay["moments"] for event in moment["turns"]]
        assert {"sank", "landed", "landed-empty"} & {*turns}
        assert {*turns} <= TURNS

    run(story)


def test_there_is_no_view_from_a_seat_that_is_not_there(server: ServerProcess) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        table = await finished(ann)
        for seat in (-1, 3):
            response = await ann.try_to("GET", f"tables/{table['id']}/replay?seat={seat}")
            assert refusal(response) == (404, "error-no-such-seat")
        response = await ann.try_to("GET", "tables/nowhere/replay")
        assert refusal(response) == (404, "error-no-such-table")
        waiting = await ann.make_table("lifeboats", ["me", "open", "open"])
        response = await ann.try_to("GET", f"tables/{waiting['id']}/replay")
        assert refusal(response) == (409, "error-not-begun")

    run(story)


# While it goes on.


async def two_at_a_table(server: ServerProcess) -> tuple[Visitor, Visitor, Table]:
    ann, bob = [await Visitor.named(server.address, name) for name in ("Ann", "Bob")]
    table = await ann.make_table("tranquility", ["me", "open"])
    return ann, bob, await bob.sit(table["id"], 1)


async def replay_of(visitor: Visitor, table: Table, seat: int | None = None) -> Any:
    query = "" if seat is None else f"?seat={seat}"
    return await visitor.ask("GET", f"tables/{table['id']}/replay{query}")


async def play_on(clients: list[Client], answers: int) -> list[str]:
    """Everybody answers what comes first; the texts."""
    given: list[str] = []
    while len(given) < answers:
        client = next(each for each in clients if each.asked())
        text = client.asked()[0]
        done = await client.answer(text)
        for each in clients:
            await each.until_seq(done["seq"])
        given.append(text)
    return given


def test_while_it_goes_on_a_game_is_seen_from_the_own_seat_alone(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob, table = await two_at_a_table(server)
        for visitor, seat in ((ann, 1), (bob, 0), (Visitor(server.address), 0)):
            response = await visitor.try_to("GET", f"tables/{table['id']}/replay?seat={seat}")
            assert refusal(response) == (403, "error-not-your-seat")
        async with ann.at(table["id"]) as first, bob.at(table["id"]) as second:
            for client in (first, second):
                await client.until_seq(0)
            given = await play_on([first, second], 8)
            for seat, (visitor, client) in enumerate(((ann, first), (bob, second))):
                replay = await replay_of(visitor, table, seat)
                assert [each["number"] for each in replay["moments"]] == list(range(9))
                assert replay["moments"][-1]["view"] == client.last["view"]
                assert (replay["seed"], replay["table"]["seed"]) == (None, None)
                for moment, text in zip(replay["moments"][1:], given, strict=True):
                    is_own = moment["seat"] == seat
                    chosen = moment["chosen"]
                    assert (chosen and chosen["text"]) == (text if is_own else None)
            public = await replay_of(Visitor(server.address), table)
            assert {each["chosen"] for each in public["moments"]} == {None}
            assert all(each["view"]["board"]["hand"] == [] for each in public["moments"])

    run(story)


def test_of_a_sealed_answer_the_others_see_only_that_it_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: len(here.waiting()) > 1)
            first, second, *_ = here.waiting()
            text = here.play.decisions[first][0].options[0].text
            await here.room.answer(first, here.play.seq, text)
            mine, theirs, public = [
                (await server.replays.of_room(here.room, person, seat)).moments[-1]
                for person, seat in (
                    (here.people[first], first),
                    (here.people[second], second),
                    (None, None),
                )
            ]
            assert mine.chosen is not None
            assert (mine.seat, mine.chosen.text, sealed(mine)) == (first, text, ([first], text))
            for other in (theirs, public):
                assert (other.seat, other.chosen) == (first, None)
                assert (sealed(other), bytes(other.events)) == (([first], None), b"[]")

    run(story)


def sealed(moment: MomentShown) -> tuple[list[int], str | None]:
    view = msgspec.json.decode(moment.view)
    return view["sealed"], view["own_sealed"]


def test_what_was_taken_back_is_not_looked_back_at(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            room = here.room
            for _ in range(6):
                [seat] = here.waiting()
                text = here.play.decisions[seat][0].options[-1].text
                await room.answer(seat, here.play.seq, text)
                if here.play.undo_of(seat) == "free":
                    await room.undo(seat, here.play.seq)
                    await room.answer(seat, here.play.seq, text)
            assert here.play.seq > len(here.play.match.record.answers)
            entries = await server.journal.since(room.table, 0)
            replay = await server.replays.of_room(room, here.people[0], 0)
            answers = here.play.match.record.answers
            assert [each.seat for each in replay.moments[1:]] == [each.seat for each in answers]
            times = {each.at for each in entries if each.kind == "answer"}
            assert {each.at for each in replay.moments[1:]} <= times
            undone = [n for n, each in enumerate(entries) if each.kind == "undo"]
            assert undone
            for place in undone:  # the answer before it does not count any more
                assert entries[place - 1].at not in {each.at for each in replay.moments}

    run(story)


# A record that somebody has brought along.


def test_a_record_is_replayed_as_the_table_was(server: ServerProcess) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        table = await finished(ann)
        record = await record_of(ann, table)
        for seat in (None, 2):
            body = {"record": record, "seat": seat}
            replay = await Visitor(server.address).ask("POST", "replay", body)
            assert replay["moments"] == retold(record, seat)
            assert (replay["table"], replay["seat"]) == (None, seat)
            assert (replay["game"], replay["rules"]) == ("lifeboats", table["rules"])
            assert (replay["seed"], replay["options"]) == (table["seed"], table["options"])

    run(story)


def test_a_game_that_was_not_played_to_the_end_is_replayed_too(server: ServerProcess) -> None:
    async def story() -> None:
        record = records.dumps(Match.start("tranquility", 2, 7).record)
        replay = await Visitor(server.address).ask("POST", "replay", {"record": record})
        [moment] = replay["moments"]
        assert moment["view"]["outcome"] is None

    run(story)


RULES = f"rules {game('tranquility').version}"
HEAD = f"atoll record 1\ngame tranquility\n{RULES}\nseats 2\nseed 7\n"
BAD_RECORDS = {
    HEAD.replace("seats 2", "seats two"): "'two' is no whole number",
    HEAD.replace("seats 2", "seats 9"): "tranquility takes 1, 2, 3, 4, 5 seats, not 9",
    HEAD.replace("tranquility", "ludo"): "there is no game 'ludo'",
    f"{HEAD}\n0 sing": "answer 1, seat 0",
    f"{HEAD}\n5 play 1 a1": "answer 1, seat 5",
}


@pytest.mark.parametrize("text", BAD_RECORDS)
def test_a_record_that_does_not_hold_is_refused_with_the_reason(
    server: ServerProcess, text: str
) -> None:
    async def story() -> None:
        response = await Visitor(server.address).try_to("POST", "replay", {"record": text})
        assert refusal(response) == (400, "error-bad-record")
        assert BAD_RECORDS[text] in response.json()["detail"]

    run(story)


def test_a_file_that_is_no_record_is_called_so(server: ServerProcess) -> None:
    async def story() -> None:
        for text in ("", "a shopping list", "\x89PNG"):
            response = await Visitor(server.address).try_to("POST", "replay", {"record": text})
            assert refusal(response) == (400, "error-no-record")

    run(story)


def test_a_record_of_other_rules_says_which(server: ServerProcess) -> None:
    async def story() -> None:
        text = HEAD.replace(RULES, "rules 99")
        response = await Visitor(server.address).try_to("POST", "replay", {"record": text})
        assert refusal(response) == (400, "error-record-of-other-rules")
        assert "version 99" in response.json()["detail"]

    run(story)


def test_a_record_has_its_limits(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=2) as server:
            visitor = Visitor(server.address)
            long = {"record": HEAD + "x" * 300_000}
            assert refusal(await visitor.try_to("POST", "replay", long)) == (413, "error-too-large")
            response = await visitor.try_to("POST", "replay", {"record": HEAD, "seat": 2})
            assert refusal(response) == (404, "error-no-such-seat")
            response = await visitor.try_to("POST", "replay", {"record": HEAD})
            while response.is_success:  # so slow is the machine that it was not too often
                response = await visitor.try_to("POST", "replay", {"record": HEAD})
            assert refusal(response) == (429, "error-too-often")
            assert int(response.headers["retry-after"]) > 1

    run(story)
