"""No secret ever leaves: all that the server sends in whole games is what its reader may know."""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from atoll import record as records
from atoll.kernel import heard
from atoll.match import Match
from atoll.server.questions import option_shown

from ..laws.cases import OPEN_GAMES, Case, sorts_of_cases, variant
from ..patience import PATIENCE
from ..told import options_told
from .conftest import run
from .knocking import FAST
from .player import Message, Table, Visitor
from .process import ServerProcess, serving
from .truth import Moment, as_json, journal, moments, rows
from .witnesses import Voyage, Witness, voyage

UPDATE = {
    *("type", "seq", "since", "events", "view", "decisions", "undo", "request", "deadlines"),
    *("relief", "now"),
}
LOGIN, PASSWORD = "a-secret-login", "a-very-good-secret"
WORD = re.compile(r"[^\s\"\\:{}\[\]]{10,}")


class Ship(NamedTuple):
    """A server with games on it."""

    server: ServerProcess
    database: str

    @property
    def address(self) -> str:
        return self.server.address


@pytest.fixture(scope="module")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ship]:
    database = f"sqlite:///{tmp_path_factory.mktemp('ship')}/atoll.db"
    with serving(database, log="json", bot_workers=2, **FAST) as server:
        yield Ship(server, database)
        assert server.log[2:] == []


# Whole games.


def sailing() -> list[tuple[Case, list[str]]]:
    """Every mode, module and landing, at one seat count after the other; some with bots. Games in
    which nobody has secrets are long, and played once."""
    by_options: dict[str, list[Case]] = {}
    for case in sorts_of_cases():
        if case.game not in OPEN_GAMES:
            by_options.setdefault(f"{case.game} {variant(case)}", []).append(case)
    alone = [group[number % len(group)] for number, group in enumerate(by_options.values())]
    people = [(case, ["open"] * case.seats) for case in alone if case.game != "lifeboats"]
    people += [(Case("lifeboats", n, {"landing": where}), ["open"] * n) for n, where in LANDINGS]
    return [
        *people,
        *[(Case(game, 2, {}), ["open"] * 2) for game in OPEN_GAMES],
        (
            Case("tranquility", 4, {"monsters": 3, "storms": True}),
            ["open", "careful", "open", "random"],
        ),
        (Case("lifeboats", 4, {}), ["open", "schemer", "open", "random"]),
    ]


LANDINGS = [(3, "arrival"), (4, "lane"), (5, "arrival")]
SAILING = sailing()


@pytest.mark.parametrize(
    ("case", "places"), SAILING, ids=[f"{case} {' '.join(places)}" for case, places in SAILING]
)
def test_in_a_whole_game_nobody_is_told_what_is_not_theirs(
    ship: Ship, case: Case, places: list[str]
) -> None:
    async def story() -> None:
        async with voyage(ship.address, case, places, seed=1) as here:
            await open_account(here.crew[0].visitor, here.table["code"])
            await here.to_the_end()
            record = await here.crew[0].visitor.try_to("GET", f"tables/{here.table['id']}/record")
            truth = list(
                moments(records.loads(record.text), journal(ship.database, here.table["id"]))
            )
            check_updates(here, truth)
            check_sealed_answers(here, truth)
            check_strings(here, truth, ship)
            check_bodies(here, truth)

    run(story)


async def open_account(visitor: Visitor, code: str) -> None:
    account = {"login": f"{LOGIN}-{code.lower()}", "password": PASSWORD}
    await visitor.ask("POST", "me/account", account)


# By the journal, which the server has not sent.


def check_updates(here: Voyage, truth: list[Moment]) -> None:
    """Everybody was shown, asked and told exactly what the rules say."""
    for witness in here.witnesses:
        assert witness.updates[-1]["seq"] == len(truth) - 1
        for update in witness.updates:
            check_update(update, witness.seat, truth)


def check_update(update: Message, seat: int | None, truth: list[Moment]) -> None:
    moment = truth[update["seq"]]
    assert set(update) == UPDATE
    assert update["view"] == moment.view(seat)
    assert update["decisions"] == moment.decisions(seat)
    assert update["events"] == [
        {"seq": seq, **event}
        for seq in range(update["since"] + 1, update["seq"] + 1)
        for event in truth[seq].events(seat)
    ]
    if seat is None:
        assert (update["decisions"], update["undo"]) == ([], "no")
        assert update["view"]["board"].get("hand", []) == []


def check_sealed_answers(here: Voyage, truth: list[Moment]) -> None:
    """What a seat has sealed is in nobody else's frames, unless they could say the same."""
    for witness in here.witnesses:
        for frame in witness.frames:
            for message in frame.messages:
                if message["type"] == "update":
                    check_frame(frame.text, message, witness.seat, truth)


def check_frame(text: str, update: Message, seat: int | None, truth: list[Moment]) -> None:
    sealed = truth[update["seq"]].match.state.sealed
    others = [each for other, each in enumerate(sealed) if other != seat and each is not None]
    if written_there := [secret for secret in others if json.dumps(secret) in text]:
        own = {option["text"] for each in update["decisions"] for option in options_told(each)}
        own |= {sealed[seat]} if seat is not None else set()
        assert own.issuperset(written_there)


# By the looks of it, whatever the rules say.


def check_strings(here: Voyage, truth: list[Moment], ship: Ship) -> None:
    """No frame and no answer over HTTP has a secret in it, as far as one can be recognised."""
    never = list(never_told(here, ship))
    until_the_end = [*lucks(truth), *written(int(seed_of(here, ship)))]
    for witness in here.witnesses:
        assert_without([frame.text for frame in witness.frames], never)
        early = [*frames_before_the_end(witness), *(body for _, body in witness.bodies)]
        assert_without(early, [*never, *until_the_end])
    assert_without(ship.server.log, [*never, *until_the_end])


def never_told(here: Voyage, ship: Ship) -> Iterator[str]:
    """Tokens and their hashes, logins, passwords and their hashes, who is who."""
    for each in here.witnesses:
        if each.is_known:
            yield each.visitor.headers["Authorization"].removeprefix("Bearer ")
    yield from (LOGIN, PASSWORD)
    for query in ("SELECT id FROM people", "SELECT hash FROM tokens"):
        yield from (row[0] for row in rows(ship.database, query))
    kept = "SELECT password FROM people WHERE password IS NOT NULL"
    yield from (row[0] for row in rows(ship.database, kept))


def seed_of(here: Voyage, ship: Ship) -> str:
    seed: str
    [(seed,)] = rows(ship.database, "SELECT seed FROM tables WHERE id = ?", here.table["id"])
    return seed


def lucks(truth: list[Moment]) -> Iterator[str]:
    """All that chance had to say until then."""
    for moment in truth:
        yield from written(moment.match.state.rng)


def written(number: int) -> tuple[str, ...]:
    return f"{number}", f"{number:x}", f"{number:X}"


def frames_before_the_end(witness: Witness) -> list[str]:
    """All frames but those in which the game is over: then the seed is told."""
    return [each.text for each in witness.frames if not any(map(tells_the_end, each.messages))]


def tells_the_end(message: Message) -> bool:
    if message["type"] == "table":
        return bool(message["table"]["status"] == "over")
    return message["type"] == "update" and message["view"]["outcome"] is not None


def assert_without(texts: Iterable[str], secrets: Iterable[str]) -> None:
    """Secrets have no spaces in them: whoever tells one tells a word with it."""
    words = "\n".join({word for text in texts for word in WORD.findall(text)})
    assert [secret for secret in secrets if secret in words] == []


# Over HTTP.


def check_bodies(here: Voyage, truth: list[Moment]) -> None:
    for witness in here.witnesses:
        for path, body in witness.bodies:
            assert not [remark for remark in here.remarks if remark in body]
            if "/replay" in path:
                check_replay(witness, path, json.loads(body), truth)
            else:
                check_body(here, witness, path, json.loads(body))


def check_replay(witness: Witness, path: str, answer: Any, truth: list[Moment]) -> None:
    """It is the game as it stood at some moment, from the own seat or as everybody saw it."""
    seat = int(path.partition("?seat=")[2]) if "?" in path else None
    if seat not in (None, witness.seat):
        assert answer["key"] == "error-not-your-seat"
        return
    assert (answer["table"]["seed"], answer["seed"], answer["seat"]) == (None, None, seat)
    possible = [
        each.match for each in truth if len(each.match.record.answers) == len(answer["moments"]) - 1
    ]
    found = [{**each, "at": None} for each in answer["moments"]]
    assert any(found == list(retold(match, seat)) for match in possible)


def retold(match: Match, seat: int | None) -> Iterator[Message]:
    """What a seat may know of a game that goes on: of all answers, which were its own."""
    for number, answer, option, state in records.stops(match.record):
        is_own = answer is not None and answer.seat == seat
        events = [
            {"seq": number, "kind": event.kind, "args": as_json(event.args)}
            for event in heard(state.events, seat)
        ]
        yield {
            "number": number,
            "seat": None if answer is None else answer.seat,
            "chosen": as_json(option_shown(option)) if option and is_own else None,
            "at": None,
            "events": events,
            "begins": next((each for each in events if each["kind"] in match.game.rounds), None),
            "turns": [each for each in events if each["kind"] in match.game.turning_points],
            "view": as_json(match.game.view(state, seat)),
        }


def check_body(here: Voyage, witness: Witness, path: str, answer: Any) -> None:
    sits = witness.seat is not None
    match path:
        case "games":
            assert "seats" in answer[0]
        case "tables":
            assert answer == [], "none of the tables here is listed"
        case "me/tables?awaiting=true" | "me/tables" if witness.is_known:
            assert [each["you"] for each in answer] in ([[witness.seat], []] if sits else [[]])
            assert [each["seed"] for each in answer] in ([None], [])
        case "me/tables?awaiting=true" | "me/tables":
            assert answer["key"] == "error-who-are-you"
        case _ if path.endswith("/record"):
            assert answer["key"] == "error-not-over"
        case _:
            assert (answer["id"], answer["you"]) == (here.table["id"], witness.seat)
            assert (answer["seed"], answer["status"]) == (None, "playing")


def test_the_lobby_says_no_more_of_a_table_than_who_is_there(ship: Ship) -> None:
    async def story() -> None:
        ann = await Visitor.named(ship.address, "Ann")
        seats = ["me", "open", "random"]
        table = await ann.make_table("lifeboats", seats, listed=True)
        [(seed,)] = rows(ship.database, "SELECT seed FROM tables WHERE id = ?", table["id"])
        [(person,)] = rows(ship.database, "SELECT host FROM tables WHERE id = ?", table["id"])
        for visitor in (Visitor(ship.address), await Visitor.named(ship.address, "Eve")):
            body = (await visitor.try_to("GET", "tables")).text
            [shown] = json.loads(body)
            assert (shown["id"], shown["you"], shown["seed"]) == (table["id"], None, None)
            assert shown["seats"][0] == {"seat": 0, "name": "Ann", "bot": None, "away": False}
            assert_without([body], [*written(int(seed)), person])
        await ann.ask("POST", f"tables/{table['id']}/leave")

    run(story)


def test_what_is_counted_names_nobody_and_nothing(ship: Ship) -> None:
    counted = httpx.get(f"{ship.address}/metrics", verify=False, timeout=PATIENCE).text
    assert "atoll_answers_total" in counted
    for query in (
        "SELECT id FROM people",
        "SELECT hash FROM tokens",
        "SELECT id FROM tables",
        "SELECT code FROM tables",
        "SELECT seed FROM tables",
    ):
        assert not [row[0] for row in rows(ship.database, query) if row[0] in counted]


def test_what_is_said_stays_at_its_table(ship: Ship) -> None:
    async def story() -> None:
        case, places = Case("lifeboats", 3, {}), ["open"] * 3
        async with (
            voyage(ship.address, case, places, seed=1) as here,
            voyage(ship.address, case, places, seed=2) as there,
        ):
            for sailing in (here, there):
                for number, witness in enumerate(sailing.crew):
                    text = f"{number} at {sailing.table['code']}"
                    assert (await witness.do("say", text=text))["type"] == "done"
            for sailing, other in ((here, there), (there, here)):
                for witness in sailing.witnesses:
                    told = "".join(frame.text for frame in witness.frames)
                    assert other.table["code"] not in told
                    assert other.table["id"] not in told

    run(story)


# Two tables that are the same but for what somebody has sealed.


TWINS = [
    (Case("lifeboats", 3, {}), 0),
    (Case("tranquility", 3, {}), 1),
    (Case("tranquility", 2, {"storms": True}), 0),
]


@pytest.mark.parametrize(("case", "liar"), TWINS, ids=[str(case) for case, _ in TWINS])
def test_what_was_sealed_and_taken_back_leaves_no_trace(ship: Ship, case: Case, liar: int) -> None:
    """Whatever the liar seals at first, all others are told the same in both games, to the end."""

    async def story() -> None:
        async with rigged(ship, case) as here, rigged(ship, case) as there:
            assert await play_alike(here, there, liar) > 0
            for one, other in zip(here.witnesses, there.witnesses, strict=True):
                assert (told(one) == told(other)) == (one.seat != liar)

    run(story)


def rigged(ship: Ship, case: Case) -> AbstractAsyncContextManager[Voyage]:
    """A table with a seed of ours."""

    def rig(table: Table) -> None:
        change = "UPDATE tables SET seed = ? WHERE id = ? RETURNING id"
        assert rows(ship.database, change, "15", table["id"])

    return voyage(ship.address, case, ["open"] * case.seats, seed=1, before=rig)


async def play_alike(here: Voyage, there: Voyage, liar: int) -> int:
    """Play the same game at both tables; how often the liar has sealed one thing and another."""
    random, tried = Random(9), 0
    while not here.is_over:
        seat = random.choice([each.seat for each in here.crew if each.last["decisions"]])
        both = [next(each for each in table.crew if each.seat == seat) for table in (here, there)]
        decision = random.choice(both[0].last["decisions"])
        sealed = decision["must"] and len(both[0].last["view"]["waiting"]) > 1
        if sealed and seat == liar and len(options_told(decision)) > 1:
            tried += 1
            for table, witness, option in zip(
                (here, there), both, options_told(decision), strict=False
            ):
                await table.do(witness, "answer", seq=witness.last["seq"], text=option["text"])
                await table.do(witness, "undo", seq=witness.last["seq"])
        text = random.choice(options_told(decision))["text"]
        for table, witness in zip((here, there), both, strict=True):
            await table.do(witness, "answer", seq=witness.last["seq"], text=text)
    return tried


def told(witness: Witness) -> dict[int, Message]:
    """By entry, what somebody was told but when."""
    first: dict[int, Message] = {}
    for update in witness.updates:
        # Who is awaited since when is as it may be: the two games were not played at the same time.
        relief = [at is not None for at in update["relief"]]
        first.setdefault(update["seq"], {**update, "now": None, "relief": relief})
    return first
