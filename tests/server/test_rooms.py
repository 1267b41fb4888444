"""Rooms and their journal: durable, in one order, whoever answers when."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

import pytest
from sqlalchemy import update

import atoll
from atoll.games.tranquility.state import Offers
from atoll.kernel import IllegalAnswer
from atoll.server.live import play as plays
from atoll.server.live import reading
from atoll.server.live.play import Play
from atoll.server.live.room import Room
from atoll.server.refusals import Refusal, Stale
from atoll.server.server import Server
from atoll.server.storage.journal import Entry
from atoll.server.storage.schema import tables

from .conftest import run, served
from .party import carry_out

PLACES = ["me", "open", "open"]
TO_THE_JOINT_DISCARD = ("start", "discard", "weather", "sail on")
"""What is answered in Tranquility by who wants to get there soon."""


class Crew(NamedTuple):
    """Three people at a table of Lifeboats."""

    server: Server
    room: Room
    people: list[str]

    @property
    def play(self) -> Play:
        return self.room.begun

    def any_answer(self, random: Random) -> tuple[int, str]:
        decision = next(each for each in self.play.match.state.decisions if each.must)
        return decision.seat, random.choice(decision.options).text

    async def answer(self, seat: int, text: str) -> Entry:
        return await self.room.answer(seat, self.play.seq, text)

    async def play_on(self, answers: int) -> None:
        random = Random(1)
        for _ in range(answers):
            await self.answer(*self.any_answer(random))

    async def to_a_vote(self) -> None:
        random = Random(1)
        while sum(each.must for each in self.play.match.state.decisions) < 3:
            await self.answer(*self.any_answer(random))


@asynccontextmanager
async def crew(database: str) -> AsyncIterator[Crew]:
    async with served(database) as server:
        people = [(await server.people.welcome(name))[0].id for name in ("Ann", "Bob", "Cleo")]
        info = await server.tables.create(people[0], "lifeboats", PLACES)
        await server.tables.sit(info.id, people[1], 1, "me")
        await server.tables.sit(info.id, people[2], 2, "me")
        yield Crew(server, await server.rooms.room(info.id), people)


@asynccontextmanager
async def also(database: str, first: Crew) -> AsyncIterator[Crew]:
    """Another server on the same database, at the same table."""
    async with served(database) as server:
        yield Crew(server, await server.rooms.room(first.room.table), first.people)


def test_what_was_answered_is_there_when_the_server_starts_again(database: str) -> None:
    async def story() -> None:
        async with crew(database) as first:
            await first.play_on(40)
        async with also(database, first) as again:
            assert (again.play.seq, again.play.match.state) == (40, first.play.match.state)
            assert again.play.asked_since == first.play.asked_since
            assert again.play.told == first.play.told

    run(story)


def test_answers_given_at_once_to_the_same_state_do_not_collide(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            await here.to_a_vote()
            seq, chosen = here.play.seq, here.play.match.state.decisions[0].options[0].text
            answer = here.room.answer
            entries = await asyncio.gather(*(answer(seat, seq, chosen) for seat in range(3)))
            assert sorted(entry.seq for entry in entries) == [seq + 1, seq + 2, seq + 3]
            assert here.play.match.state.sealed == []

    run(story)


def test_an_answer_for_an_earlier_question_is_stale_and_changes_nothing(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            await here.play_on(1)
            seat, text = here.any_answer(Random(1))
            for seq in (0, here.play.seq + 1):
                with pytest.raises(Stale):
                    await here.room.answer(seat, seq, text)
            assert here.play.seq == 1
            assert len(await here.server.journal.since(here.room.table, 0)) == 1

    run(story)


def test_an_illegal_answer_is_not_entered(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            with pytest.raises(IllegalAnswer):
                await here.answer(0, "vote pink")
            assert await here.server.journal.since(here.room.table, 0) == []
            assert here.play.seq == 0

    run(story)


def test_two_servers_on_one_database_play_the_same_game(database: str) -> None:
    """Each learns of the other's answers at the latest when it wants to add its own."""

    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            random = Random(1)
            for number in range(60):
                here = (one, other)[number % 2]
                await here.server.rooms.hear("entries", here.room.table)
                await here.answer(*here.any_answer(random))
            await one.server.rooms.hear("entries", one.room.table)
            assert one.play.seq == other.play.seq == 60
            assert one.play.match.state == other.play.match.state

    run(story)


def test_of_two_servers_that_answer_for_the_same_seat_at_once_only_one_does(database: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            decision = one.play.match.state.decisions[0]
            results = await asyncio.gather(
                one.answer(decision.seat, decision.options[0].text),
                other.answer(decision.seat, decision.options[1].text),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Entry", "Stale"]
            assert len(await one.server.journal.since(one.room.table, 0)) == 1

    run(story)


def test_a_remark_whose_client_has_gone_is_heard_all_the_same(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            saying = asyncio.create_task(here.server.rooms.say(here.room, 0, "farewell"))
            await asyncio.sleep(0)
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            while not here.room.remarks:
                await asyncio.sleep(0.01)
            assert [remark.text for remark in here.room.remarks] == ["farewell"]

    run(story)


def test_an_answer_whose_client_has_gone_is_there_all_the_same(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            answering = asyncio.create_task(here.answer(*here.any_answer(Random(1))))
            await asyncio.sleep(0)
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)
            while not await here.server.journal.since(here.room.table, 0):
                await asyncio.sleep(0.01)
            await here.server.rooms.hear("entries", here.room.table)
            await here.play_on(5)
            assert here.play.seq == len(await here.server.journal.since(here.room.table, 0)) == 6

    run(story)


def test_there_is_no_room_without_a_table(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            with pytest.raises(Refusal, match="no such table"):
                await server.rooms.room("nowhere")

    run(story)


def test_a_table_that_began_under_other_rules_says_so(database: str) -> None:
    async def story() -> None:
        async with crew(database) as first, first.server.database.engine.begin() as connection:
            await connection.execute(update(tables).values(rules=99))
        async with served(database) as server:
            with pytest.raises(Refusal, match="version 99 of the rules of lifeboats"):
                await server.rooms.room(first.room.table)

    run(story)


def test_whole_games_end_the_same_on_the_server_as_anywhere(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            random = Random(3)
            while not here.play.is_over:
                await here.answer(*here.any_answer(random))
            match = here.play.match
            assert atoll.record.replay(match.record) == match.state
            assert here.room.info.status == "over"

    run(story)


# Taking back.


def test_what_nobody_has_learned_from_is_taken_back_at_once(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            seat, text = here.any_answer(Random(1))
            before = here.play.match.state
            await here.answer(seat, text)
            assert here.play.undo_of(seat) == "free"
            await here.room.undo(seat, here.play.seq)
            assert (here.play.seq, here.play.match.state) == (2, before)
            with pytest.raises(Stale):  # another tab wanted the same
                await here.room.undo(seat, 1)

    run(story)


def test_who_takes_an_answer_back_gets_no_more_time_for_it(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            seat, text = here.any_answer(Random(1))
            asked_at = here.play.asked_at[seat]
            for _ in range(2):
                await here.answer(seat, text)
                assert here.play.asked_at[seat] > asked_at
                await here.room.undo(seat, here.play.seq)
                assert here.play.asked_at[seat] == asked_at

    run(story)


async def answers_of_all(here: Crew) -> int:
    """Play until the first who answered cannot take it back alone; who that was."""
    seat, text = here.any_answer(Random(1))
    await here.answer(seat, text)
    random = Random(2)
    while here.play.undo_of(seat) != "ask":
        await here.answer(*here.any_answer(random))
    return seat


def test_otherwise_the_others_are_asked_and_all_have_to_grant_it(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            seat = await answers_of_all(here)
            others = [each for each in range(3) if each != seat]
            kept = here.play.before_last_of(seat)
            await here.room.undo(seat, here.play.seq)
            request = here.room.update_for(None, -1).request
            assert request is not None
            assert (request.seat, request.granted, request.needed) == (seat, (), tuple(others))
            with pytest.raises(Refusal, match="not asked"):
                await here.room.reply(seat, here.play.seq, "grant")
            await here.room.reply(others[0], here.play.seq, "grant")
            assert len(here.play.match.record.answers) > kept
            await here.room.reply(others[1], here.play.seq, "grant")
            assert len(here.play.match.record.answers) == kept
            assert here.play.request is None
        async with also(database, here) as again:
            assert again.play.match.state == here.play.match.state

    run(story)


@pytest.mark.parametrize("kind", ["grant", "decline"])
def test_nobody_replies_to_what_is_yet_to_be_asked(
    database: str, kind: Literal["grant", "decline"]
) -> None:
    async def story() -> None:
        async with crew(database) as here:
            seat = await answers_of_all(here)
            asked = await here.room.undo(seat, here.play.seq)
            for seq in (asked.seq - 1, asked.seq + 1, 10**9):
                with pytest.raises(Stale):
                    await here.room.reply((seat + 1) % 3, seq, kind)
            assert here.play.seq == asked.seq
            assert here.play.request is not None
            await here.room.reply((seat + 1) % 3, asked.seq, kind)

    run(story)


def test_one_who_declines_or_plays_on_ends_the_request(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            seat = await answers_of_all(here)
            other = (seat + 1) % 3
            await here.room.undo(seat, here.play.seq)
            await here.room.reply(other, here.play.seq, "decline")
            assert here.play.request is None
            await here.room.undo(seat, here.play.seq)
            asked = here.play.seq
            await here.answer(*here.any_answer(Random(5)))
            assert here.play.request is None
            with pytest.raises(Stale):
                await here.room.reply(other, asked, "grant")

    run(story)


def test_a_request_needs_no_consent_of_those_who_have_left(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            rooms, tables = here.server.rooms, here.server.tables
            seat = await answers_of_all(here)
            first, second = (each for each in range(3) if each != seat)
            kept = here.play.before_last_of(seat)
            await here.room.undo(seat, here.play.seq)
            await here.room.reply(first, here.play.seq, "grant")
            await tables.leave(here.room.table, here.people[second])
            rooms.on_change = lambda room: None  # the bot in the empty seat is not of interest here
            await rooms.changed(here.room.table)
            assert len(here.play.match.record.answers) == kept

    run(story)


def test_who_is_back_at_another_server_has_to_agree_too(database: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            rooms, table = one.server.rooms, one.room.table
            rooms.on_change = lambda room: None
            seat = await answers_of_all(one)
            first, second = (each for each in range(3) if each != seat)
            kept = one.play.before_last_of(seat)
            await one.room.undo(seat, one.play.seq)
            await one.server.tables.leave(table, one.people[second])
            await rooms.changed(table)
            await one.server.journal._news.close()  # what happens elsewhere is heard too late
            await other.server.tables.come_back(table, one.people[second])
            granted = await one.room.reply(first, one.play.seq, "grant")
            assert one.play.seq == granted.seq
            assert one.play.request is not None
            assert one.room.needed(one.play.request) == (second,)
            await one.room.reply(second, one.play.seq, "grant")
            assert len(one.play.match.record.answers) == kept

    run(story)


def test_nobody_goes_to_and_fro_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "MOST_TAKEN_BACK", 3)

    async def story() -> None:
        async with crew(database) as here:
            undo = here.room.undo
            seat, text = here.any_answer(Random(1))
            for _ in range(3):
                await here.answer(seat, text)
                await undo(seat, here.play.seq)
            await here.answer(seat, text)
            seq = here.play.seq
            assert here.play.undo_of(seat) == "no"
            with pytest.raises(Refusal, match="too often"):
                await undo(seat, seq)
            assert len(await here.server.journal.since(here.room.table, 0)) == seq
        async with also(database, here) as again:
            assert again.play.taken_back == here.play.taken_back
            while again.play.taken_back[seat]:  # until the game is further than ever
                assert len(again.play.match.record.answers) == 1
                await again.answer(*again.any_answer(Random(1)))
            assert again.play.undo_of(seat) != "no"

    run(story)


def test_who_asks_again_and_again_is_not_heard_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plays, "MOST_TAKEN_BACK", 3)

    async def story() -> None:
        async with crew(database) as here:
            seat = await answers_of_all(here)
            for _ in range(3):
                await here.room.undo(seat, here.play.seq)
                await here.room.reply(seat, here.play.seq, "decline")
            with pytest.raises(Refusal, match="too often"):
                await here.room.undo(seat, here.play.seq)

    run(story)


def test_while_a_long_journal_is_read_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "ENTRIES_AT_ONCE", 10)

    async def story() -> None:
        database = f"sqlite:///{tmp_path}/atoll.db"  # there are no news by which it is read sooner
        async with crew(database) as one, also(database, one) as other:
            await one.play_on(100)
            applied: list[int] = []
            apply, since = Play.apply, other.server.journal.since

            def note(play: Play, entry: Entry) -> None:
                applied.append(entry.seq)
                apply(play, entry)

            turns: list[tuple[int, int]] = []

            async def watch() -> None:
                while len(applied) < 100:
                    turns.append((len(applied), other.play.seq))
                    await asyncio.sleep(0)

            async def read(table: str, seq: int) -> Sequence[Entry]:
                found = await since(table, seq)
                asyncio.get_running_loop().create_task(watch())
                return found

            monkeypatch.setattr(Play, "apply", note)
            monkeypatch.setattr(other.server.journal, "since", read)
            await other.server.rooms.hear("entries", other.room.table)
            assert [number for number, _ in turns] == list(range(10, 100, 10))
            assert {seq for _, seq in turns} == {0}, "nobody sees a game that is half read"
            assert other.play.seq == 100

    run(story)


# Talk.


def test_what_is_said_is_kept_with_the_table(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            await here.server.rooms.say(here.room, 0, "  <b>ahoy</b>\x00\n there ")
            assert [each.text for each in here.room.remarks] == ["<b>ahoy</b> there"]
            with pytest.raises(Refusal, match="1 to 500"):
                await here.server.rooms.say(here.room, 0, "x" * 501)
        async with also(database, here) as again:
            assert again.room.remarks == here.room.remarks

    run(story)


def test_where_the_game_asks_for_silence_nothing_is_said(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            ann = (await server.people.welcome("Ann"))[0].id
            info = await server.tables.create(ann, "tranquility", ["me", "open"])
            room = await server.rooms.room(info.id)
            await server.rooms.say(room, 0, "before the game everybody may talk")
            bob = (await server.people.welcome("Bob"))[0].id
            await server.tables.sit(info.id, bob, 1, "me")
            await server.rooms.changed(info.id)
            with pytest.raises(Refusal, match="silence"):
                await server.rooms.say(room, 0, "17")

    run(story)


def test_unless_the_players_have_agreed_to_talk(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            ann, bob = [(await server.people.welcome(name))[0].id for name in ("Ann", "Bob")]
            info = await server.tables.create(
                ann, "tranquility", ["me", "open"], options={"talk": "free"}
            )
            assert info.options["talk"] == "free", "for all to see"
            await server.tables.sit(info.id, bob, 1, "me")
            room = await server.rooms.room(info.id)
            await server.rooms.say(room, 0, "17")
            assert [each.text for each in room.remarks] == ["17"]

    run(story)


def test_where_the_game_names_a_topic_people_may_talk_also_during_the_joint_discard(
    database: str,
) -> None:
    """In this game a storm is drawn before Start."""

    async def story() -> None:
        async with served(database) as server:
            ann, bob = [(await server.people.welcome(name))[0].id for name in ("Ann", "Bob")]
            info = await server.tables.create(
                ann, "tranquility", ["me", "open"], options={"storms": True}
            )
            await carry_out(database, update(tables).values(seed="209"))
            await server.tables.sit(info.id, bob, 1, "me")
            room = await server.rooms.room(info.id)
            while not isinstance((state := room.begun.match.state).step, Offers):
                decision = state.awaited[0]
                texts = [option.text for option in decision.options]
                best = next((text for text in TO_THE_JOINT_DISCARD if text in texts), texts[0])
                await room.answer(decision.seat, room.begun.seq, best)
            assert room.begun.match.game.talk(state).topic == "numbers-and-storms"
            await server.rooms.say(room, 0, "the yellow one, please")

    run(story)
