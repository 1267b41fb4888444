"""Taking an answer back: freely as long as nobody has learned from it, else with consent."""

from ..conftest import run
from ..player import Client, Message
from .harbour import Crew, Harbour


async def wish(crew: Crew) -> tuple[Client, list[Client]]:
    """Let Ann ask to take an answer back; she and those who are asked."""
    ann, *others = crew.clients
    await crew.play_until(lambda: ann.last["undo"] == "ask")
    assert (await ann.do("undo", seq=crew.seq))["type"] == "done"
    await crew.caught_up()
    return ann, others


def requests(crew: Crew) -> list[Message | None]:
    return [each.last["request"] for each in crew.clients]


def told(client: Client) -> list[tuple[str, Message]]:
    return [(each["kind"], each["args"]) for each in client.last["events"]]


def test_what_nobody_has_learned_from_is_taken_back_at_once(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            [seat] = crew.waiting()
            client = crew.clients[seat]
            before = client.last["view"], client.last["decisions"]
            await crew.play(1)
            assert [each.last["undo"] == "free" for each in crew.clients] == [
                each == seat for each in range(3)
            ]
            done = await client.do("undo", seq=1)
            await crew.caught_up()
            assert (done["type"], done["seq"], crew.seq) == ("done", 2, 2)
            assert (client.last["view"], client.last["decisions"]) == before
            assert [told(each) for each in crew.clients] == [[("undone", {"seat": seat})]] * 3

    run(story)


def test_an_undo_that_is_sent_twice_takes_one_answer_back(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as crew:
            [client] = crew.clients
            await crew.play_until(lambda: client.last["undo"] == "free")
            seq = crew.seq
            assert (await client.do("undo", seq=seq))["type"] == "done"
            assert (await client.do("undo", seq=seq))["stale"] is True
            await client.until_seq(seq + 1)
            assert crew.seq == seq + 1

    run(story)


def test_where_there_is_nothing_to_take_back_an_undo_is_refused(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            refused = await crew.clients[0].do("undo", seq=0)
            assert (refused["key"], refused["stale"]) == ("error-nothing-to-undo", False)
            for kind in ("grant", "decline"):
                assert (await crew.clients[0].do(kind, seq=0))["stale"] is True

    run(story)


def test_otherwise_all_others_are_asked_and_see_who_has_agreed(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            ann, [bob, cleo] = await wish(crew)
            assert requests(crew) == [{"seat": 0, "granted": [], "needed": [1, 2]}] * 3
            assert told(bob) == [("undo-ask", {"seat": 0})]
            refused = await ann.do("grant", seq=crew.seq)
            assert refused["key"] == "error-not-asked-to-grant"
            refused = await ann.do("undo", seq=crew.seq)
            assert refused["key"] == "error-undo-asked"
            await cleo.do("grant", seq=crew.seq)
            await crew.caught_up()
            assert requests(crew) == [{"seat": 0, "granted": [2], "needed": [1]}] * 3
            refused = await cleo.do("grant", seq=crew.seq)
            assert refused["key"] == "error-not-asked-to-grant"

    run(story)


def test_with_the_consent_of_all_the_game_goes_back(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            ann = crew.clients[0]
            await crew.play_until(lambda: 0 in crew.waiting())
            before, seq = ann.last["view"], crew.seq
            await ann.answer(ann.asked()[0])
            await crew.play_until(lambda: ann.last["undo"] == "ask")
            _, [bob, cleo] = await wish(crew)
            await bob.do("grant", seq=crew.seq)
            await crew.caught_up()
            done = await cleo.do("grant", seq=crew.seq)
            await crew.caught_up()
            assert done["type"] == "done"
            assert requests(crew) == [None] * 3
            assert crew.seq > seq
            assert [each.last["view"]["waiting"] for each in crew.clients] == [[0]] * 3
            assert ann.last["view"] == before
            assert ("undone", {"seat": 0}) in told(ann)

    run(story)


def test_one_who_declines_ends_it_and_it_may_be_asked_again(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            ann, [bob, cleo] = await wish(crew)
            asked = crew.seq
            await bob.do("decline", seq=asked)
            await crew.caught_up()
            assert requests(crew) == [None] * 3
            assert told(cleo) == [("undo-decline", {"seat": 1})]
            refused = await cleo.do("grant", seq=asked)
            assert refused["stale"] is True
            assert ann.last["undo"] == "ask"
            await ann.do("undo", seq=crew.seq)
            await crew.caught_up()
            await ann.do("decline", seq=crew.seq)  # one may think better of it
            await crew.caught_up()
            assert requests(crew) == [None] * 3

    run(story)


def test_who_plays_on_ends_it(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await wish(crew)
            await crew.play(1)
            assert requests(crew) == [None] * 3

    run(story)


def test_who_leaves_is_not_asked_any_more_and_all_are_told(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await wish(crew)
            await crew.people[1].ask("POST", f"tables/{crew.table}/leave")
            needed = {"seat": 0, "granted": [], "needed": [2]}
            for client in (crew.clients[0], crew.clients[2]):
                await client.until(lambda each: each.get("request") == needed)

    run(story)


def test_when_the_game_is_over_nothing_is_taken_back(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as crew:
            await crew.to_the_end()
            assert crew.clients[0].last["undo"] == "no"
            refused = await crew.clients[0].do("undo", seq=crew.seq)
            assert refused["key"] == "error-nothing-to-undo"

    run(story)
