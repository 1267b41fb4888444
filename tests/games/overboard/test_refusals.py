"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.overboard import refusals, refusing, refusing_trades
from atoll.games.overboard.facts import KINDS, ROLES
from atoll.games.overboard.refusals import check
from atoll.games.overboard.state import Boat
from atoll.games.overboard.steps import FAVOURS
from atoll.kernel import IllegalAnswer, Refused, statements

from ..reasons import reasons_in, rules_in
from .tables import (
    GAME,
    SEATS,
    all_say,
    answer,
    asked,
    benches,
    board,
    chances,
    error,
    outcome,
    question,
    refusal,
    seat,
    story,
    table,
    texts,
)

UNCONSCIOUS = "8 wounds"
"""The First Mate's."""

# A reason for every mistake.


class Mistake(NamedTuple):
    reason: str
    rule: str | None
    boat: Boat
    text: str
    role: str = "captain"


def after(boat: Boat, *lines: str) -> Boat:
    """The same table after some answers."""
    story(boat, *lines)
    return boat


def in_the_morning() -> list[Mistake]:
    boat = table(phase="morning", supplies="water oar knife gaff")
    return [
        Mistake("form", None, boat, "keep"),
        Mistake("form", None, boat, "keep water oar"),
        Mistake("no-such-provision", "OB-17.1", boat, "keep rum"),
        Mistake("no-such-provision", "OB-17.1", boat, "keep Water"),
        Mistake("not-in-crate", "OB-6.2", boat, "keep club"),
        Mistake("not-your-turn", "OB-6.2", boat, "keep water", "bosun"),
        Mistake("not-now", None, boat, "row"),
        Mistake("not-now", None, boat, ""),
        Mistake("not-now", None, boat, "jump", "kid"),
        Mistake("not-an-option", None, boat, "keep  water"),
    ]


def on_board() -> list[Mistake]:
    lying = {"captain": "oar", "bosun": "", "frenchy": "open knife", "kid": "water"}
    boat = table(lying)
    return [
        Mistake("form", None, boat, "row hard"),
        Mistake("form", None, boat, "row oar hard"),
        Mistake("no-oar", "OB-8.3", boat, "row oar oar"),
        Mistake("no-oar", "OB-8.3", boat, "row oar oar oar"),
        Mistake("form", None, boat, "seat"),
        Mistake("form", None, boat, "seat bosun frenchy"),
        Mistake("no-such-character", "OB-3.1", boat, "seat lady"),
        Mistake("no-such-character", "OB-3.1", boat, "seat Kid"),
        Mistake("yourself", "OB-9.1", boat, "seat captain"),
        Mistake("form", None, boat, "rob"),
        Mistake("yourself", "OB-9.1", boat, "rob captain"),
        Mistake("nothing-to-take", "OB-9.7", boat, "rob bosun"),
        Mistake("form", None, boat, "steal"),
        Mistake("only-kid", "OB-2.7", boat, "steal kid"),
        Mistake("form", None, boat, "rest now"),
        Mistake("not-your-turn", "OB-7.1", boat, "row", "kid"),
        Mistake("not-now", None, boat, "yield"),
        Mistake("yourself", "OB-9.8", table(lying, phase="day kid"), "steal kid", "kid"),
        Mistake("nothing-hidden", "OB-9.9", table(lying, phase="day kid"), "steal frenchy", "kid"),
        Mistake("nothing-hidden", "OB-9.9", table(lying, phase="day kid"), "steal bosun", "kid"),
    ]


def with_special_provisions() -> list[Mistake]:
    none = table({"captain": "", "bosun": "1 wound", "frenchy": "", "kid": "umbrella medkit"})
    lying = {"captain": "medkit, open umbrella", "bosun": "9 wounds", "frenchy": "", "kid": ""}
    boat = table(lying)
    return [
        Mistake("form", None, boat, "heal"),
        Mistake("no-medkit", "OB-11.2", none, "heal bosun"),
        Mistake("not-wounded", "OB-11.2", boat, "heal captain"),
        Mistake("not-wounded", "OB-11.2", boat, "heal kid"),
        Mistake("dead", "OB-11.3", boat, "heal bosun"),
        Mistake("form", None, boat, "shade"),
        Mistake("no-umbrella", "OB-11.4", none, "shade captain"),
        Mistake("no-umbrella", "OB-11.4", boat, "shade captain"),
        Mistake("form", None, boat, "fire flare"),
        Mistake("no-flare", "OB-11.7", boat, "fire"),
    ]


def with_somebody_gone() -> list[Mistake]:
    lying = {"captain": "medkit umbrella water", "bosun": "9 wounds", "frenchy": "", "kid": ""}
    boat = table(lying, phase="card 12", supplies="")
    assert (question(boat), asked(boat)) == ("ask-action", "captain"), "the next day"
    thirst = table(lying, phase="card 1")
    assert (question(thirst), benches(thirst)) == ("ask-water", "captain frenchy kid")
    return [
        Mistake("not-in-boat", "OB-9.1", boat, "seat bosun"),
        Mistake("not-in-boat", "OB-9.1", boat, "rob bosun"),
        Mistake("not-in-boat", "OB-11.2", boat, "heal bosun"),
        Mistake("not-in-boat", "OB-11.4", boat, "shade bosun"),
        Mistake("not-in-boat", "OB-5.7", boat, "give bosun water"),
        Mistake("not-in-boat", "OB-5.7", boat, "offer bosun water"),
        Mistake("not-in-boat", "OB-5.7", boat, "request bosun water"),
        Mistake("not-in-boat", "OB-5.10", boat, "accept bosun"),
        Mistake("not-in-boat", "OB-15.6", thirst, "water bosun"),
        Mistake("cannot-hear", "OB-1.8", boat, "say ask bosun row"),
        Mistake("unconscious", "OB-4.1", boat, "rest", "bosun"),
        Mistake("unconscious", "OB-4.1", boat, "say ask captain row", "bosun"),
    ]


def with_navigation_cards() -> list[Mistake]:
    rowing = after(table(navigation=[3, 7, 9]), "captain: row")
    steering = table(["captain", "bosun", "kid", "frenchy"], phase="evening", laid=[3, 7])
    all_say(steering, "ready")
    compass = table(
        {"captain": "", "bosun": "", "kid": "", "frenchy": "open compass"}, phase="evening"
    )
    all_say(compass, "ready")
    return [
        Mistake("form", None, rowing, "lay"),
        Mistake("form", None, rowing, "lay kid"),
        Mistake("form", None, rowing, "lay none 3"),
        Mistake("form", None, rowing, "lay 7 3"),
        Mistake("form", None, rowing, "lay 3 3"),
        Mistake("form", None, rowing, "lay ²"),
        Mistake("no-such-card", "OB-18.1", rowing, "lay 0"),
        Mistake("no-such-card", "OB-18.1", rowing, "lay 25"),
        Mistake("no-such-card", "OB-18.1", rowing, "lay 03"),
        Mistake("not-drawn", "OB-8.2", rowing, "lay 9"),
        Mistake("not-drawn", "OB-8.2", rowing, "lay 3 9"),
        Mistake("not-your-turn", "OB-8.1", rowing, "lay 3", "kid"),
        Mistake("form", None, steering, "steer", "frenchy"),
        Mistake("form", None, steering, "steer 3 7", "frenchy"),
        Mistake("form", None, steering, "steer none", "frenchy"),
        Mistake("no-such-card", "OB-18.1", steering, "steer 25", "frenchy"),
        Mistake("not-drawn", "OB-12.4", steering, "steer 9", "frenchy"),
        Mistake("not-your-turn", "OB-12.2", steering, "steer 3", "kid"),
        Mistake("not-now", None, steering, "use compass", "frenchy"),
        Mistake("form", None, compass, "use", "frenchy"),
        Mistake("form", None, compass, "skip oar", "frenchy"),
        Mistake("not-your-turn", "OB-12.6", compass, "use compass", "kid"),
    ]


def in_demands() -> list[Mistake]:
    lying = {"captain": "", "bosun": "open knife", "frenchy": "water", "kid": ""}
    asked_for = after(table(lying), "captain: rob bosun")
    lying = {"captain": "", "bosun": "open knife oar", "frenchy": "water", "kid": ""}
    robbing = after(table(lying), "captain: rob bosun", "bosun: yield")
    return [
        Mistake("form", None, asked_for, "yield knife", "bosun"),
        Mistake("form", None, asked_for, "refuse now", "bosun"),
        Mistake("not-your-turn", "OB-9.3", asked_for, "yield", "captain"),
        Mistake("not-your-turn", "OB-9.3", asked_for, "refuse", "kid"),
        Mistake("not-now", None, asked_for, "rest"),
        Mistake("form", None, robbing, "take"),
        Mistake("form", None, robbing, "take open knife"),
        Mistake("no-such-provision", "OB-17.1", robbing, "take rum"),
        Mistake("not-open", "OB-9.5", robbing, "take water"),
        Mistake("nothing-hidden", "OB-9.5", robbing, "take hidden"),
        Mistake("not-your-turn", "OB-9.5", robbing, "take knife", "bosun"),
        Mistake("no-trade-now", "OB-5.8", robbing, "throw open knife", "bosun"),
    ]


def in_fights() -> list[Mistake]:
    lying = {"captain": "water", "bosun": "flare water", "frenchy": "", "kid": "water"}
    fight = after(table(lying), "captain: seat bosun", "bosun: refuse")
    joining = after(table(lying), "captain: seat bosun", "bosun: refuse", "captain: pass")
    story(joining, "bosun: shoot", "bosun: pass")
    assert asked(joining) == "frenchy"
    shot = after(table(lying), "captain: seat bosun", "bosun: refuse", "captain: pass")
    story(shot, "bosun: shoot")
    trades = ["throw water", "offer kid water", "request kid water", "give kid water"]
    trades += ["accept kid", "decline kid", "withdraw kid"]
    return [
        Mistake("form", None, fight, "join"),
        Mistake("no-such-character", "OB-3.1", fight, "join lady"),
        Mistake("already-fighting", "OB-10.3", fight, "join bosun"),
        Mistake("form", None, fight, "shoot bosun"),
        Mistake("no-flare", "OB-10.6", fight, "shoot"),
        Mistake("form", None, fight, "pass now"),
        Mistake("not-your-turn", "OB-10.9", fight, "join bosun", "kid"),
        Mistake("not-a-side", "OB-10.2", joining, "join kid", "frenchy"),
        Mistake("not-a-side", "OB-10.2", joining, "join frenchy", "frenchy"),
        Mistake("not-fighting", "OB-10.6", joining, "shoot", "frenchy"),
        Mistake("shot-already", "OB-10.8", shot, "shoot", "bosun"),
        Mistake("not-now", None, fight, "rest"),
        *(Mistake("no-trade-now", "OB-5.8", fight, text) for text in trades),
    ]


def in_the_evening() -> list[Mistake]:
    dusk = table(["captain", "bosun", "kid", "frenchy"], phase="evening")
    falling = table({"captain": "water", "bosun": "", "frenchy": "", "kid": ""}, phase="card 24")
    sharks = table(
        {"captain": "lifebuoy", "bosun": "water", "frenchy": "", "kid": "bait"}, phase="card 24"
    )
    answer(sharks, "captain", "fall")
    thirst = table(
        {"captain": "water", "bosun": "water", "frenchy": "", "kid": "knife"}, phase="card 24"
    )
    story(thirst, "captain: fall", "bosun: pass", "kid: pass")
    assert question(thirst) == "ask-water"
    waterless = table({"captain": "knife", "bosun": "", "frenchy": "", "kid": ""}, phase="card 24")
    story(waterless, "captain: fall")
    shaded = table(
        {"captain": "water, open umbrella", "bosun": "", "frenchy": "", "kid": ""}, phase="card 1"
    )
    story(shaded, "captain: pass")
    assert question(shaded) == "ask-water"
    return [
        Mistake("form", None, dusk, "ready now"),
        Mistake("not-now", None, dusk, "rest"),
        Mistake("form", None, falling, "fall in"),
        Mistake("not-your-turn", "OB-13.10", falling, "fall", "bosun"),
        Mistake("no-time-in-flight", "OB-13.10", falling, "open water"),
        Mistake("not-now", None, falling, "chum", "kid"),
        Mistake("form", None, sharks, "chum captain", "kid"),
        Mistake("no-chum", "OB-14.1", sharks, "chum", "bosun"),
        Mistake("no-chum", "OB-14.1", sharks, "chum", "frenchy"),
        Mistake("in-the-water", "OB-14.5", sharks, "chum"),
        Mistake("in-the-water", "OB-14.5", sharks, "open lifebuoy"),
        Mistake("not-now", None, sharks, "pass", "frenchy"),
        Mistake("no-trade-now", "OB-5.8", sharks, "throw bait", "kid"),
        Mistake("form", None, thirst, "water"),
        Mistake("no-water", "OB-15.4", waterless, "water captain"),
        Mistake("not-thirsty", "OB-15.6", thirst, "water kid"),
        Mistake("in-the-shade", "OB-11.6", shaded, "water captain"),
        Mistake("not-your-turn", "OB-15.7", thirst, "water captain", "bosun"),
    ]


def with_own_provisions() -> list[Mistake]:
    lying = {
        "captain": "water umbrella, open knife",
        "bosun": UNCONSCIOUS,
        "frenchy": "oar",
        "kid": "",
    }
    boat = table(lying)
    return [
        Mistake("form", None, boat, "open"),
        Mistake("form", None, boat, "open water knife"),
        Mistake("no-such-provision", "OB-17.1", boat, "open rum"),
        Mistake("not-yours", "OB-5.2", boat, "open oar"),
        Mistake("not-hidden", "OB-5.2", boat, "open knife"),
        Mistake("parasol-is-an-action", "OB-11.5", boat, "open umbrella"),
        Mistake("form", None, boat, "throw"),
        Mistake("form", None, boat, "throw hidden water"),
        Mistake("not-yours", "OB-5.5", boat, "throw oar"),
        Mistake("not-yours", "OB-5.5", boat, "throw open oar"),
        Mistake("not-open", "OB-5.5", boat, "throw open water"),
        Mistake("not-hidden", "OB-5.5", boat, "throw knife"),
        Mistake("form", None, boat, "give"),
        Mistake("form", None, boat, "give bosun"),
        Mistake("form", None, boat, "give bosun water knife"),
        Mistake("yourself", "OB-5.7", boat, "give captain water"),
        Mistake("can-consent", "OB-5.7", boat, "give kid water"),
        Mistake("not-yours", "OB-5.5", boat, "give bosun oar"),
        Mistake("not-hidden", "OB-5.5", boat, "give bosun knife"),
        Mistake("unconscious", "OB-4.1", boat, "open water", "bosun"),
        Mistake("unconscious", "OB-4.1", boat, "", "bosun"),
        Mistake("not-an-option", None, boat, "open  water"),
    ]


def in_trades() -> list[Mistake]:
    lying = {
        "captain": "water, open knife",
        "bosun": UNCONSCIOUS,
        "frenchy": "oar, open gaff",
        "kid": "open medkit",
    }
    boat = table(lying)
    offered = after(table(lying), "frenchy: request captain oar", "kid: offer captain open medkit")
    used_up = table(lying)
    for _ in range(5):
        answer(used_up, "captain", "offer kid water")
    forms = [
        "offer",
        "offer kid",
        "offer kid water oar",
        "offer kid water for",
        "offer kid for oar",
    ]
    forms += ["request", "request kid", "request kid oar for water"]
    return [
        *(Mistake("form", None, boat, text) for text in forms),
        Mistake("no-such-provision", "OB-17.1", boat, "offer kid water for rum"),
        Mistake("no-such-character", "OB-3.1", boat, "offer lady water"),
        Mistake("yourself", "OB-5.7", boat, "offer captain water"),
        Mistake("cannot-consent", "OB-5.7", boat, "offer bosun water"),
        Mistake("cannot-consent", "OB-5.7", boat, "request bosun water"),
        Mistake("not-yours", "OB-5.9", boat, "offer kid oar"),
        Mistake("not-hidden", "OB-5.9", boat, "offer kid knife for open medkit"),
        Mistake("not-open", "OB-5.9", boat, "offer kid open water"),
        Mistake("not-open", "OB-5.9", boat, "offer frenchy water for open oar"),
        Mistake("not-open", "OB-5.9", boat, "request kid open gaff"),
        Mistake("nothing-hidden", "OB-5.9", boat, "request kid medkit"),
        Mistake("nothing-hidden", "OB-5.9", boat, "offer kid water for medkit"),
        Mistake("offers-used-up", "OB-5.10", used_up, "offer kid water"),
        Mistake("offers-used-up", "OB-5.10", used_up, "request kid open medkit"),
        Mistake("form", None, offered, "accept"),
        Mistake("form", None, offered, "accept frenchy now"),
        Mistake("yourself", "OB-5.10", offered, "accept captain"),
        Mistake("no-offer", "OB-5.10", boat, "accept frenchy"),
        Mistake("no-offer", "OB-5.10", offered, "accept captain", "frenchy"),
        Mistake("no-offer", "OB-5.10", offered, "decline captain", "kid"),
        Mistake("no-offer", "OB-5.10", offered, "withdraw kid"),
        Mistake("cannot-accept", "OB-5.9", offered, "accept frenchy"),
    ]


def in_talk() -> list[Mistake]:
    boat = table({"captain": "", "bosun": UNCONSCIOUS, "frenchy": "", "kid": ""})
    offered = after(table(), "kid: say offer captain row water")
    five = table()
    for favour in FAVOURS:
        answer(five, "captain", f"say promise kid {favour}")
    forms = ["say", "say hello", "say ask kid", "say ask kid love", "say ask kid row water"]
    forms += ["say offer kid row", "say agree kid row", "say offer kid row love"]
    return [
        *(Mistake("form", None, boat, text) for text in forms),
        Mistake("yourself", "OB-1.8", boat, "say ask captain row"),
        Mistake("no-such-character", "OB-3.1", boat, "say ask lady row"),
        Mistake("cannot-hear", "OB-1.8", boat, "say ask bosun row"),
        Mistake("no-offer", "OB-1.8", boat, "say agree kid row water"),
        Mistake("no-offer", "OB-1.8", offered, "say agree kid water row"),
        Mistake("no-offer", "OB-1.8", offered, "say agree kid row water", "bosun"),
        Mistake("said-already", "OB-1.8", offered, "say offer captain row water", "kid"),
        Mistake("said-enough", "OB-1.8", five, "say ask kid row"),
        Mistake("not-an-option", None, boat, "say  ask kid row"),
    ]


EVERYWHERE = [
    in_the_morning,
    on_board,
    with_special_provisions,
    with_somebody_gone,
    with_navigation_cards,
    in_demands,
    in_fights,
    in_the_evening,
    with_own_provisions,
    in_trades,
    in_talk,
]


def every_mistake() -> list[Mistake]:
    return [mistake for mistakes in EVERYWHERE for mistake in mistakes()]


@pytest.mark.parametrize("mistakes", EVERYWHERE, ids=lambda each: each.__name__)
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    mistakes: Callable[[], list[Mistake]],
) -> None:
    for mistake in mistakes():
        expected = f"refused-{mistake.reason}", mistake.rule
        assert refusal(mistake.boat, mistake.role, mistake.text) == expected, mistake.text


SOURCES = refusals, refusing, refusing_trades


def test_every_reason_has_a_mistake_above() -> None:
    reasons = reasons_in(*SOURCES, statements)
    assert reasons | {"not-an-option"} == {mistake.reason for mistake in every_mistake()}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in every_mistake() if mistake.rule}
    assert rules_in(*SOURCES) == rules


# What a reason says.


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("seat lady", {"cards": "captain bosun frenchy kid"}),
        ("seat", {"form": "seat captain"}),
        ("jump", {"expected": "give, offer, open, request, rest, rob, row, say, seat, throw"}),
        ("row oar oar", {"count": 1}),
        ("rob kid", {"whom": "kid"}),
        ("open rum", {"cards": " ".join(KINDS)}),
        ("throw knife", {"kind": "knife"}),
        ("request frenchy open knife", {"whom": "frenchy", "kind": "knife"}),
        ("offer bosun oar", {"whom": "bosun"}),
        ("accept frenchy", {"whom": "frenchy"}),
    ],
)
def test_a_reason_names_what_is_in_the_way(text: str, details: dict[str, str | int]) -> None:
    boat = table({"captain": "oar", "bosun": UNCONSCIOUS, "frenchy": "water", "kid": ""})
    assert error(boat, "captain", text).message.args == details


def test_a_reason_names_whose_turn_it_is() -> None:
    assert error(table(phase="day bosun"), "kid", "row").message.args == {"whom": "bosun"}


def test_a_reason_names_the_sides_of_a_fight() -> None:
    boat = after(table(), "captain: seat bosun", "bosun: refuse")
    assert asked(boat) == "frenchy"
    assert error(boat, "frenchy", "join kid").message.args == {"who": "captain", "whom": "bosun"}


@pytest.mark.parametrize("hidden", ["water", "oar"])
def test_a_reason_does_not_tell_what_others_have_hidden(hidden: str) -> None:
    boat = table({"captain": "knife", "bosun": hidden, "frenchy": "", "kid": ""})
    assert refusal(boat, "captain", "request bosun open oar") == ("refused-not-open", "OB-5.9")
    answer(boat, "captain", "request bosun oar")
    answer(boat, "captain", "offer bosun knife for oar")


# Answers that no rule of the game is asked about.


def test_there_is_nobody_at_other_seats() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(table(), 4, "rest")
    assert refused.value.message.key == "refused-no-such-seat"


def test_nothing_can_be_answered_after_the_end() -> None:
    boat = table(phase="card 7", gulls=3)
    assert outcome(boat).reason == "landed"
    assert refusal(boat, "captain", "rest") == ("refused-game-over", None)


def test_who_is_ready_has_said_so() -> None:
    boat = after(table(phase="evening"), "captain: ready")
    assert refusal(boat, "captain", "ready") == ("refused-already-sealed", None)


def test_who_is_ready_is_told_why_a_trade_is_refused() -> None:
    boat = after(table(phase="evening"), "captain: ready")
    assert refusal(boat, "captain", "open water") == ("refused-not-yours", "OB-5.2")


# The two readings of the rules agree.


def moments(seats: int) -> Iterator[Boat]:
    """Moments of some games that are played at random, with a little talk and trade.

    The first of each kind is among them, and a few of the others.
    """
    seen: set[str] = set()
    for seed in range(5):
        luck = Random(seed)
        boat = GAME.setup(seats, seed)
        while boat.decisions:
            if question(boat) not in seen or luck.random() < 0.01:
                yield boat
            seen.add(question(boat))
            freely = luck.random() < 0.2
            decisions = [each for each in boat.decisions if each.must != freely]
            decision = luck.choice(decisions or boat.decisions)
            GAME.answer(boat, decision.seat, luck.choice(decision.options).text)


def zoo() -> Iterator[str]:
    """Answers that are well written, whether they are legal or not."""
    people = (*ROLES, "parrot")
    items = [*KINDS, *(f"open {kind}" for kind in KINDS), "rum"]
    yield from (f"{verb} {item}" for verb in ("keep", "open", "throw") for item in items)
    verbs = ("seat", "rob", "steal", "heal", "shade", "join", "water")
    yield from (f"{verb} {who}" for verb in verbs for who in people)
    yield from (f"{verb} {who}" for verb in ("accept", "decline", "withdraw") for who in people)
    yield from ("row", "row oar", "row oar oar", "fire", "rest", "yield", "refuse", "take hidden")
    yield from (f"take {item}" for item in items)
    yield from ("shoot", "pass", "ready", "use compass", "skip compass", "fall", "chum", "jump")
    yield from (f"steer {card}" for card in range(26))
    yield "lay none"
    for count in (1, 2):
        for cards in combinations(range(1, 25), count):
            yield " ".join(["lay", *map(str, cards)])
    yield from (f"{verb} {who} {item}" for verb, who, item in product(GIFTS, people, items))
    yield from (f"say {kind} {who} {each}" for kind, who, each in product(WORDS, people, FAVOURS))
    for kind, who, each, reward in product(("offer", "agree"), people, FAVOURS, FAVOURS):
        yield f"say {kind} {who} {each} {reward}"


GIFTS, WORDS = ("give", "offer", "request"), ("ask", "promise")
ZOO = sorted(set(zoo()))


def some_answers(luck: Random) -> set[str]:
    """Some of the many answers that somebody could think of, legal or not."""
    items = [*KINDS, *(f"open {kind}" for kind in KINDS)]
    swaps = [
        f"offer {luck.choice(ROLES)} {luck.choice(items)} for {luck.choice(items)}"
        for _ in range(50)
    ]
    return {*swaps, *luck.sample(ZOO, 250)}


def check_finds_nothing(boat: Boat, role: str, text: str) -> bool:
    try:
        check(boat, seat(boat, role), text.split())
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_is_refused_with_a_reason_exactly_if_it_is_not_among_the_options(
    seats: int,
) -> None:
    questions: set[str] = set()
    luck = Random(1)
    for boat in moments(seats):
        questions.add(question(boat))
        for role in board(boat).roles:
            options = texts(boat, role) | chances(boat, role)
            for text in options:
                assert check_finds_nothing(boat, role, text), text
            for text in some_answers(luck) - options:
                with pytest.raises(IllegalAnswer) as refused:
                    GAME.answer(boat, seat(boat, role), text)
                assert refused.value.message.key != "refused-not-an-option", text
    assert questions >= {f"ask-{each}" for each in ("keep", "action", "lay", "loot", "fight")}
    assert questions >= {f"ask-{each}" for each in ("ready", "steer", "fall", "chum", "water")}
    assert questions >= {"ask-consider-seat", "ask-consider-provision"}


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_is_well_written(seats: int) -> None:
    """What the test above takes for all answers there are does not leave any out."""
    for boat in moments(seats):
        for role in board(boat).roles:
            options = texts(boat, role) | chances(boat, role)
            assert {each for each in options - {*ZOO} if not SWAP_OR_LAY.match(each)} == set()


SWAP_OR_LAY = re.compile(r"offer \w+ (open )?\w+ for |lay( \d+){3}")
