"""What a client of a live table does: it is done once, or refused with a reason."""

import asyncio
import json
from random import Random

import pytest

from atoll.kernel import Args, Message
from atoll.server.refusals import in_english

from ..conftest import run
from ..player import Client
from .harbour import Harbour, updates


def places_of_done(client: Client) -> list[tuple[int, int]]:
    """For each that is done, its number and the last that was shown before."""
    places, shown = [], -1
    for each in client.messages:
        shown = each["seq"] if each["type"] == "update" else shown
        if each["type"] == "done":
            places.append((each["seq"], shown))
    return places


def test_nothing_is_done_before_the_picture_that_shows_it(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.to_the_end()
            done = [place for client in crew.clients for place in places_of_done(client)]
            assert sorted(seq for seq, _ in done) == list(range(1, crew.seq + 1))
            assert all(seq <= shown for seq, shown in done)

    run(story)


NO_SUCH_LANE: Args = {"word": "99", "cards": tuple("1234567")}


def test_an_answer_that_a_rule_forbids_is_refused_with_the_rule(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            client = crew.clients[crew.waiting()[0]]
            refused = await client.answer("launch 99")
            assert refused == {
                "type": "refused",
                "ref": refused["ref"],
                "key": "refused-no-such-lane",
                "args": {"word": "99", "cards": [*"1234567"]},
                "detail": in_english(Message("refused-no-such-lane", NO_SUCH_LANE), "lifeboats"),
                "rule": "LB-1.6",
                "stale": False,
            }
            async with crew.people[0].at(crew.table) as again:
                assert (await again.until_seq(0))["seq"] == 0

    run(story)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "refused-not-now"),
        ("fly", "refused-not-now"),
        ("launch", "refused-form"),
        ("launch\x00 1", "refused-not-now"),
        ("l" * 201, "refused-not-an-answer"),
        ("пуск 1 🚣", "refused-not-now"),
    ],
)
def test_an_answer_that_is_none_is_refused_and_no_rule_is_to_blame(
    harbour: Harbour, text: str, key: str
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            refused = await crew.clients[crew.waiting()[0]].answer(text)
            assert (refused["type"], refused["key"]) == ("refused", key)
            assert (refused["rule"], refused["stale"]) == (None, False)
            assert refused["detail"]
            await crew.play(1)

    run(story)


def test_who_is_not_asked_cannot_answer(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            [seat] = crew.waiting()
            refused = await crew.clients[(seat + 1) % 3].answer("launch 1")
            assert refused["key"] == "refused-not-asked"
            await crew.play(1)

    run(story)


# Asked something else meanwhile.


def test_an_answer_to_an_earlier_question_is_stale_and_the_new_picture_is_there(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.play_until(lambda: "board" in str(crew.clients[0].asked()))
            client, seq, text = crew.clients[0], crew.seq, crew.clients[0].asked()[0]
            await crew.play(3)
            refused = await client.do("answer", seq=seq, text=text)
            assert (refused["key"], refused["stale"]) == ("error-stale", True)
            before = client.messages[: client.messages.index(refused)]
            assert updates(before)[-1]["seq"] == crew.seq
            assert refused["detail"]

    run(story)


def test_an_answer_to_a_picture_that_is_yet_to_come_is_stale(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            client = crew.clients[crew.waiting()[0]]
            refused = await client.do("answer", seq=crew.seq + 1, text=client.asked()[0])
            assert refused["stale"] is True
            assert (await client.answer(client.asked()[0]))["type"] == "done"

    run(story)


def test_an_answer_that_is_sent_twice_counts_once(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            for _ in range(6):
                client = crew.clients[crew.waiting()[0]]
                seq, text = crew.seq, client.asked()[0]
                done, refused = await asyncio.gather(
                    client.do("answer", seq=seq, text=text), client.do("answer", seq=seq, text=text)
                )
                assert (done["type"], done["seq"]) == ("done", seq + 1)
                assert (refused["type"], refused["stale"]) == ("refused", True)
                await crew.caught_up()
                assert crew.seq == seq + 1

    run(story)


def test_an_answer_that_got_lost_may_come_over_another_connection(harbour: Harbour) -> None:
    """It is good for the question that the seat was asked, whatever others answered since."""

    async def story() -> None:
        async with harbour.crew() as crew:
            ann, bob, _ = await crew.to_a_vote()
            seq, text = crew.seq, ann.asked()[0]
            await bob.answer(bob.asked()[0])
            async with crew.people[0].at(crew.table, seen=seq) as again:
                done = await again.do("answer", seq=seq, text=text)
                assert (done["type"], done["seq"]) == ("done", seq + 2)
                refused = await again.do("answer", seq=seq, text=text)
                assert refused["stale"] is True

    run(story)


def test_two_windows_of_one_person_show_the_same_and_either_may_answer(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as crew:
            [first] = crew.clients
            async with crew.people[0].at(crew.table) as second:
                random = Random(1)
                await second.until_seq(0)
                for window in [first, second] * 5:
                    done = await window.answer(random.choice(window.asked()))
                    assert done["type"] == "done"
                    await first.until_seq(done["seq"])
                    await second.until_seq(done["seq"])
                    assert first.last["view"] == second.last["view"]
                    assert first.last["decisions"] == second.last["decisions"]

    run(story)


def test_of_two_windows_that_answer_at_once_one_is_stale(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as crew:
            [first] = crew.clients
            async with crew.people[0].at(crew.table) as second:
                await second.until_seq(0)
                one, *_, other = first.asked()
                replies = await asyncio.gather(first.answer(one), second.answer(other))
                assert sorted(each["type"] for each in replies) == ["done", "refused"]
                [refused] = [each for each in replies if each["type"] == "refused"]
                assert refused["stale"] is True

    run(story)


# Sealed answers.


def test_a_vote_is_seen_by_nobody_else_before_the_last(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            ann, bob, _ = await crew.to_a_vote()
            votes = [ann.asked()[0], ann.asked()[1]]
            await ann.answer(votes[0])
            await crew.caught_up()
            await bob.answer(votes[1])
            await crew.caught_up()
            views = [each.last["view"] for each in crew.clients]
            assert [view["sealed"] for view in views] == [[0, 1]] * 3
            assert [view["own_sealed"] for view in views] == [*votes, None]
            assert [each.last["events"] for each in crew.clients] == [[]] * 3

    run(story)


def test_all_may_vote_at_the_same_moment(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            voters = await crew.to_a_vote()
            seq = crew.seq
            replies = await asyncio.gather(
                *(each.do("answer", seq=seq, text=each.asked()[0]) for each in voters)
            )
            assert sorted(each["seq"] for each in replies) == [seq + 1, seq + 2, seq + 3]
            await crew.caught_up()
            assert [each.last["view"]["sealed"] for each in voters] == [[]] * 3

    run(story)


# Frames that cannot be.


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "ahoy",
        "[]",
        "null",
        b"\xff\xfe",
        "[" * 10_000,
        json.dumps({"type": "answer", "ref": 1, "seq": 0}),
        json.dumps({"type": "answer", "seq": 0, "text": "launch 1"}),
        json.dumps({"type": "answer", "ref": "1", "seq": 0, "text": "launch 1"}),
        json.dumps({"type": "answer", "ref": 1, "seq": 0, "text": "launch 1", "more": 1}),
        json.dumps([{"type": "say", "ref": 1, "text": "ahoy"}]),
        json.dumps({"type": "dance", "ref": 1}),
        '{"type": "say", "ref": 1, "text": "\\ud800"}',
    ],
)
def test_after_a_frame_that_cannot_be_read_the_server_says_so_and_closes(
    harbour: Harbour, frame: str | bytes
) -> None:
    async def story() -> None:
        table, [ann] = await harbour.seated("tranquility", 1)
        async with ann.at(table["id"]) as client:
            await client.socket.send(frame)
            assert await last_words(client) == ("error-unreadable-frame", 4400)

    run(story)


async def last_words(client: Client) -> tuple[str, int | None]:
    """The key of the last message and the code with which the server closed."""
    await client.socket.wait_closed()
    closing = await client.until(lambda each: each["type"] == "closing")
    assert client.messages[-1] == closing
    assert set(closing) == {"type", "key", "args", "detail"}
    assert closing["detail"]
    key: str = closing["key"]
    return key, client.socket.close_code


def test_a_program_may_send_binary_frames_but_is_answered_in_text(harbour: Harbour) -> None:
    async def story() -> None:
        table, [ann] = await harbour.seated("tranquility", 1)
        async with ann.at(table["id"]) as client:
            frame = {"type": "say", "ref": 7, "text": "ahoy"}
            await client.socket.send(json.dumps(frame).encode())
            done = await client.until(lambda each: each.get("ref") == 7)
            assert done["type"] == "done"
            await client.socket.send(b"?")
            await last_words(client)
            assert all(each.startswith("[{") for each in client.frames)

    run(story)
