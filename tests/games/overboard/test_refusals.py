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

from atoll.games.overboard import grammar, refusals, refusing, refusing_trades
from atoll.games.overboard.facts import KINDS, NAVIGATION, ROLES
from atoll.games.overboard.refusals import check
from atoll.games.overboard.state import Boat
from atoll.games.overboard.steps import FAVOURS
from atoll.kernel import IllegalAnswer, Refused, Word, statements
from atoll.kernel.answers import domains

from ..reasons import reasons_in, rules_in
from .mistakes import (
    after,
    at_the_compass,
    bosun_gone,
    bosun_just_gone,
    by_day,
    deal_offered,
    demand,
    dusk,
    falling,
    fight,
    five_said,
    joining,
    kids_turn,
    morning,
    offered,
    provisions,
    robbing,
    rowing,
    shaded,
    sharks,
    shot,
    steering,
    talk,
    thirst,
    trades,
    used_up,
    waterless,
    with_kit,
    without_kit,
)
from .tables import (
    GAME,
    SEATS,
    answer,
    board,
    chances,
    error,
    outcome,
    question,
    refusal,
    seat,
    table,
    texts,
)

# A reason for every mistake.

Moment = Callable[[], Boat]


class Mistake(NamedTuple):
    moment: Moment
    role: str
    text: str
    reason: str
    rule: str | None = None
    args: dict[str, Word] = {}


TO_OPEN = tuple([kind for kind in KINDS if kind != "umbrella"])
CARDS = tuple([str(number) for number in range(1, len(NAVIGATION) + 1)])


def form(moment: Moment, role: str, text: str, right: str) -> Mistake:
    return Mistake(moment, role, text, "form", None, {"form": right})


def not_now(moment: Moment, role: str, text: str, expected: str) -> Mistake:
    return Mistake(moment, role, text, "not-now", None, {"expected": expected})


def unknown(moment: Moment, role: str, text: str, word: str, known: tuple[str, ...]) -> Mistake:
    """A word that is none of those that are known."""
    reason, rule = {
        "lady": ("no-such-character", "OB-3.1"),
        "water": ("no-such-provision", "OB-17.1"),
        "1": ("no-such-card", "OB-18.1"),
        "row": ("no-such-favour", "OB-1.8"),
    }[known[0]]
    return Mistake(moment, role, text, reason, rule, {"word": word, "cards": known})


def absent(moment: Moment, role: str, text: str, whom: str) -> Mistake:
    """Somebody who is left out where four play."""
    here = "captain", "bosun", "frenchy", "kid"
    args: dict[str, Word] = {"whom": whom, "cards": here}
    return Mistake(moment, role, text, "not-in-this-game", "OB-3.1", args)


MISTAKES = [
    # Morning.
    form(morning, "captain", "keep", "keep water"),
    form(morning, "captain", "keep water oar", "keep water"),
    unknown(morning, "captain", "keep rum", "rum", KINDS),
    unknown(morning, "captain", "keep Water", "Water", KINDS),
    Mistake(morning, "captain", "keep club", "not-in-crate", "OB-6.2", {"kind": "club"}),
    Mistake(morning, "bosun", "keep water", "not-your-turn", "OB-6.2", {"whom": "captain"}),
    not_now(morning, "captain", "row", "keep, say"),
    not_now(morning, "captain", "", "keep, say"),
    not_now(morning, "kid", "jump", "say"),
    Mistake(morning, "captain", "keep  water", "not-an-option"),
    # Day.
    unknown(
        kids_turn, "kid", "steal parrot", "parrot", ("lady", "snob", "captain", "bosun", "frenchy")
    ),
    Mistake(by_day, "captain", "steal bosun", "only-kid", "OB-2.7"),
    unknown(by_day, "captain", "seat parrot", "parrot", ROLES),
    form(by_day, "captain", "row hard", "row oar"),
    form(by_day, "captain", "row oar hard", "row oar"),
    Mistake(by_day, "captain", "row oar oar", "no-oar", "OB-8.3", {"count": 1}),
    Mistake(by_day, "captain", "row oar oar oar", "no-oar", "OB-8.3", {"count": 1}),
    form(by_day, "captain", "seat", "seat captain"),
    form(by_day, "captain", "seat bosun frenchy", "seat captain"),
    absent(by_day, "captain", "seat lady", "lady"),
    unknown(by_day, "captain", "seat Kid", "Kid", ROLES),
    Mistake(by_day, "captain", "seat captain", "yourself", "OB-9.1"),
    form(by_day, "captain", "rob", "rob captain"),
    Mistake(by_day, "captain", "rob captain", "yourself", "OB-9.1"),
    Mistake(by_day, "captain", "rob bosun", "nothing-to-take", "OB-9.7", {"whom": "bosun"}),
    form(by_day, "captain", "steal", "steal captain"),
    Mistake(by_day, "captain", "steal kid", "only-kid", "OB-2.7"),
    form(by_day, "captain", "rest now", "rest"),
    Mistake(by_day, "kid", "row", "not-your-turn", "OB-7.1", {"whom": "captain"}),
    not_now(by_day, "captain", "yield", "row, seat, rob, rest, open, throw, offer, request, say"),
    Mistake(kids_turn, "kid", "steal kid", "yourself", "OB-9.8"),
    Mistake(kids_turn, "kid", "steal frenchy", "nothing-hidden", "OB-9.9", {"whom": "frenchy"}),
    Mistake(kids_turn, "kid", "steal bosun", "nothing-hidden", "OB-9.9", {"whom": "bosun"}),
    # Kit, parasol and flare gun.
    form(with_kit, "captain", "heal", "heal captain"),
    Mistake(without_kit, "captain", "heal bosun", "no-medkit", "OB-11.2"),
    Mistake(with_kit, "captain", "heal captain", "not-wounded", "OB-11.2", {"whom": "captain"}),
    Mistake(with_kit, "captain", "heal kid", "not-wounded", "OB-11.2", {"whom": "kid"}),
    Mistake(with_kit, "captain", "heal bosun", "dead", "OB-11.3", {"whom": "bosun"}),
    form(with_kit, "captain", "shade", "shade captain"),
    Mistake(without_kit, "captain", "shade captain", "no-umbrella", "OB-11.4"),
    Mistake(with_kit, "captain", "shade captain", "no-umbrella", "OB-11.4"),
    form(with_kit, "captain", "fire flare", "fire"),
    Mistake(with_kit, "captain", "fire", "no-flare", "OB-11.7"),
    # Whom the current has taken.
    Mistake(bosun_gone, "captain", "seat bosun", "not-in-boat", "OB-9.1", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "rob bosun", "not-in-boat", "OB-9.1", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "heal bosun", "not-in-boat", "OB-11.2", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "shade bosun", "not-in-boat", "OB-11.4", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "give bosun water", "not-in-boat", "OB-5.7", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "offer bosun water", "not-in-boat", "OB-5.7", {"whom": "bosun"}),
    Mistake(
        bosun_gone, "captain", "request bosun water", "not-in-boat", "OB-5.7", {"whom": "bosun"}
    ),
    Mistake(bosun_gone, "captain", "accept bosun", "not-in-boat", "OB-5.10", {"whom": "bosun"}),
    Mistake(bosun_just_gone, "captain", "water bosun", "not-in-boat", "OB-15.6", {"whom": "bosun"}),
    Mistake(bosun_gone, "captain", "say ask bosun row", "cannot-hear", "OB-1.8", {"whom": "bosun"}),
    Mistake(bosun_gone, "bosun", "rest", "unconscious", "OB-4.1"),
    Mistake(bosun_gone, "bosun", "say ask captain row", "unconscious", "OB-4.1"),
    # Navigation cards.
    form(rowing, "captain", "lay", "lay 3 7"),
    unknown(rowing, "captain", "lay kid", "kid", (*CARDS, "none")),
    form(rowing, "captain", "lay none 3", "lay 3 7"),
    form(rowing, "captain", "lay 7 3", "lay 3 7"),
    form(rowing, "captain", "lay 3 3", "lay 3"),
    unknown(rowing, "captain", "lay ²", "²", (*CARDS, "none")),
    unknown(rowing, "captain", "lay 0", "0", (*CARDS, "none")),
    unknown(rowing, "captain", "lay 25", "25", (*CARDS, "none")),
    unknown(rowing, "captain", "lay 03", "03", (*CARDS, "none")),
    Mistake(rowing, "captain", "lay 9", "not-drawn", "OB-8.2", {"card": 9}),
    Mistake(rowing, "captain", "lay 3 9", "not-drawn", "OB-8.2", {"card": 9}),
    Mistake(rowing, "kid", "lay 3", "not-your-turn", "OB-8.1", {"whom": "captain"}),
    form(steering, "frenchy", "steer", "steer 7"),
    form(steering, "frenchy", "steer 3 7", "steer 7"),
    unknown(steering, "frenchy", "steer none", "none", CARDS),
    unknown(steering, "frenchy", "steer 25", "25", CARDS),
    Mistake(steering, "frenchy", "steer 9", "not-drawn", "OB-12.4", {"card": 9}),
    Mistake(steering, "kid", "steer 3", "not-your-turn", "OB-12.2", {"whom": "frenchy"}),
    not_now(steering, "frenchy", "use compass", "steer, say"),
    form(at_the_compass, "frenchy", "use", "use compass"),
    form(at_the_compass, "frenchy", "skip oar", "skip compass"),
    Mistake(at_the_compass, "kid", "use compass", "not-your-turn", "OB-12.6", {"whom": "frenchy"}),
    # Demands.
    form(demand, "bosun", "yield knife", "yield"),
    form(demand, "bosun", "refuse now", "refuse"),
    Mistake(demand, "captain", "yield", "not-your-turn", "OB-9.3", {"whom": "bosun"}),
    Mistake(demand, "kid", "refuse", "not-your-turn", "OB-9.3", {"whom": "bosun"}),
    not_now(demand, "captain", "rest", "request, say"),
    form(robbing, "captain", "take", "take water"),
    unknown(robbing, "captain", "take open knife", "open", KINDS),
    unknown(robbing, "captain", "take rum", "rum", KINDS),
    Mistake(
        robbing, "captain", "take water", "not-open", "OB-9.5", {"whom": "bosun", "kind": "water"}
    ),
    Mistake(robbing, "captain", "take hidden", "nothing-hidden", "OB-9.5", {"whom": "bosun"}),
    Mistake(robbing, "bosun", "take knife", "not-your-turn", "OB-9.5", {"whom": "captain"}),
    Mistake(robbing, "bosun", "throw open knife", "no-trade-now", "OB-5.8"),
    # Fights.
    form(fight, "captain", "join", "join captain"),
    absent(fight, "captain", "join lady", "lady"),
    Mistake(fight, "captain", "join bosun", "already-fighting", "OB-10.3"),
    form(fight, "captain", "shoot bosun", "shoot"),
    Mistake(fight, "captain", "shoot", "no-flare", "OB-10.6"),
    form(fight, "captain", "pass now", "pass"),
    Mistake(fight, "kid", "join bosun", "not-your-turn", "OB-10.9", {"whom": "captain"}),
    Mistake(
        joining, "frenchy", "join kid", "not-a-side", "OB-10.2", {"who": "captain", "whom": "bosun"}
    ),
    Mistake(
        joining,
        "frenchy",
        "join frenchy",
        "not-a-side",
        "OB-10.2",
        {"who": "captain", "whom": "bosun"},
    ),
    Mistake(joining, "frenchy", "shoot", "not-fighting", "OB-10.6"),
    Mistake(shot, "bosun", "shoot", "shot-already", "OB-10.8"),
    not_now(fight, "captain", "rest", "pass, open, say"),
    Mistake(fight, "captain", "throw water", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "offer kid water", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "request kid water", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "give kid water", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "accept kid", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "decline kid", "no-trade-now", "OB-5.8"),
    Mistake(fight, "captain", "withdraw kid", "no-trade-now", "OB-5.8"),
    # Evening.
    form(dusk, "captain", "ready now", "ready"),
    not_now(dusk, "captain", "rest", "ready, say"),
    form(falling, "captain", "fall in", "fall"),
    Mistake(falling, "bosun", "fall", "not-your-turn", "OB-13.10", {"whom": "captain"}),
    Mistake(falling, "captain", "open water", "no-time-in-flight", "OB-13.10"),
    not_now(falling, "kid", "chum", "say"),
    form(sharks, "kid", "chum captain", "chum"),
    Mistake(sharks, "bosun", "chum", "no-chum", "OB-14.1"),
    Mistake(sharks, "frenchy", "chum", "no-chum", "OB-14.1"),
    Mistake(sharks, "captain", "chum", "in-the-water", "OB-14.5"),
    Mistake(sharks, "captain", "open lifebuoy", "in-the-water", "OB-14.5"),
    not_now(sharks, "frenchy", "pass", "say"),
    Mistake(sharks, "kid", "throw bait", "no-trade-now", "OB-5.8"),
    form(thirst, "captain", "water", "water captain"),
    Mistake(waterless, "captain", "water captain", "no-water", "OB-15.4"),
    Mistake(thirst, "captain", "water kid", "not-thirsty", "OB-15.6", {"whom": "kid"}),
    Mistake(shaded, "captain", "water captain", "in-the-shade", "OB-11.6", {"whom": "captain"}),
    Mistake(thirst, "bosun", "water captain", "not-your-turn", "OB-15.7", {"whom": "captain"}),
    # One's own provisions.
    unknown(provisions, "captain", "throw open rum", "rum", KINDS),
    Mistake(provisions, "bosun", "open umbrella", "unconscious", "OB-4.1"),
    Mistake(provisions, "frenchy", "open umbrella", "not-yours", "OB-5.2", {"kind": "umbrella"}),
    form(provisions, "captain", "open", "open water"),
    form(provisions, "captain", "open water knife", "open water"),
    unknown(
        provisions,
        "captain",
        "open rum",
        "rum",
        TO_OPEN,
    ),
    Mistake(provisions, "captain", "open oar", "not-yours", "OB-5.2", {"kind": "oar"}),
    Mistake(provisions, "captain", "open knife", "not-hidden", "OB-5.2", {"kind": "knife"}),
    Mistake(provisions, "captain", "open umbrella", "parasol-is-an-action", "OB-11.5"),
    form(provisions, "captain", "throw", "throw open water"),
    unknown(provisions, "captain", "throw hidden water", "hidden", (*KINDS, "open")),
    Mistake(provisions, "captain", "throw oar", "not-yours", "OB-5.5", {"kind": "oar"}),
    Mistake(provisions, "captain", "throw open oar", "not-yours", "OB-5.5", {"kind": "oar"}),
    Mistake(
        provisions,
        "captain",
        "throw open water",
        "not-open",
        "OB-5.5",
        {"whom": "captain", "kind": "water"},
    ),
    Mistake(provisions, "captain", "throw knife", "not-hidden", "OB-5.5", {"kind": "knife"}),
    form(provisions, "captain", "give", "give captain open water"),
    form(provisions, "captain", "give bosun", "give captain open water"),
    form(provisions, "captain", "give bosun water knife", "give captain open water"),
    Mistake(provisions, "captain", "give captain water", "yourself", "OB-5.7"),
    Mistake(provisions, "captain", "give kid water", "can-consent", "OB-5.7", {"whom": "kid"}),
    Mistake(provisions, "captain", "give bosun oar", "not-yours", "OB-5.5", {"kind": "oar"}),
    Mistake(provisions, "captain", "give bosun knife", "not-hidden", "OB-5.5", {"kind": "knife"}),
    Mistake(provisions, "bosun", "open water", "unconscious", "OB-4.1"),
    Mistake(provisions, "bosun", "", "not-asked"),
    Mistake(provisions, "captain", "open  water", "not-an-option"),
    # Offers.
    form(trades, "captain", "offer", "offer captain water · offer captain water for open oar"),
    form(trades, "captain", "offer kid", "offer captain water · offer captain water for open oar"),
    form(
        trades,
        "captain",
        "offer kid water oar",
        "offer captain water · offer captain water for open oar",
    ),
    form(trades, "captain", "offer kid water for", "offer captain water for open oar"),
    unknown(trades, "captain", "offer kid for oar", "for", (*KINDS, "open")),
    form(trades, "captain", "request", "request captain open oar"),
    form(trades, "captain", "request kid", "request captain open oar"),
    form(trades, "captain", "request kid oar for water", "request captain open oar"),
    unknown(trades, "captain", "offer kid water for rum", "rum", (*KINDS, "open")),
    absent(trades, "captain", "offer lady water", "lady"),
    Mistake(trades, "captain", "offer captain water", "yourself", "OB-5.7"),
    Mistake(trades, "captain", "offer bosun water", "cannot-consent", "OB-5.7", {"whom": "bosun"}),
    Mistake(
        trades, "captain", "request bosun water", "cannot-consent", "OB-5.7", {"whom": "bosun"}
    ),
    Mistake(trades, "captain", "offer kid oar", "not-yours", "OB-5.9", {"kind": "oar"}),
    Mistake(
        trades,
        "captain",
        "offer kid knife for open medkit",
        "not-hidden",
        "OB-5.9",
        {"kind": "knife"},
    ),
    Mistake(
        trades,
        "captain",
        "offer kid open water",
        "not-open",
        "OB-5.9",
        {"whom": "captain", "kind": "water"},
    ),
    Mistake(
        trades,
        "captain",
        "offer frenchy water for open oar",
        "not-open",
        "OB-5.9",
        {"whom": "frenchy", "kind": "oar"},
    ),
    Mistake(
        trades,
        "captain",
        "request kid open gaff",
        "not-open",
        "OB-5.9",
        {"whom": "kid", "kind": "gaff"},
    ),
    Mistake(trades, "captain", "request kid medkit", "nothing-hidden", "OB-5.9", {"whom": "kid"}),
    Mistake(
        trades, "captain", "offer kid water for medkit", "nothing-hidden", "OB-5.9", {"whom": "kid"}
    ),
    Mistake(used_up, "captain", "offer kid water", "offers-used-up", "OB-5.10", {"most": 5}),
    Mistake(
        used_up, "captain", "request kid open medkit", "offers-used-up", "OB-5.10", {"most": 5}
    ),
    form(offered, "captain", "accept", "accept captain"),
    form(offered, "captain", "accept frenchy now", "accept captain"),
    Mistake(offered, "captain", "accept captain", "yourself", "OB-5.10"),
    Mistake(trades, "captain", "accept frenchy", "no-offer", "OB-5.10", {"whom": "frenchy"}),
    Mistake(offered, "frenchy", "accept captain", "no-offer", "OB-5.10", {"whom": "captain"}),
    Mistake(offered, "kid", "decline captain", "no-offer", "OB-5.10", {"whom": "captain"}),
    Mistake(offered, "captain", "withdraw kid", "no-offer", "OB-5.10", {"whom": "kid"}),
    Mistake(offered, "captain", "accept frenchy", "cannot-accept", "OB-5.9", {"kind": "oar"}),
    # Words.
    form(
        talk,
        "captain",
        "say",
        "say ask captain row · say promise captain peace · say offer captain row water",
    ),
    form(
        talk,
        "captain",
        "say hello",
        "say ask captain row · say promise captain peace · say offer captain row water",
    ),
    form(talk, "captain", "say ask kid", "say ask captain row"),
    unknown(talk, "captain", "say ask kid love", "love", ("row", "help", "peace", "water", "heal")),
    form(talk, "captain", "say ask kid row water", "say ask captain row"),
    form(talk, "captain", "say offer kid row", "say offer captain row water"),
    form(talk, "captain", "say agree kid row", "say agree captain row water"),
    unknown(
        talk, "captain", "say offer kid row love", "love", ("row", "help", "peace", "water", "heal")
    ),
    Mistake(talk, "captain", "say ask captain row", "yourself", "OB-1.8"),
    absent(talk, "captain", "say ask lady row", "lady"),
    Mistake(talk, "captain", "say ask bosun row", "cannot-hear", "OB-1.8", {"whom": "bosun"}),
    Mistake(talk, "captain", "say agree kid row water", "no-offer", "OB-1.8", {"whom": "kid"}),
    Mistake(
        deal_offered, "captain", "say agree kid water row", "no-offer", "OB-1.8", {"whom": "kid"}
    ),
    Mistake(
        deal_offered, "bosun", "say agree kid row water", "no-offer", "OB-1.8", {"whom": "kid"}
    ),
    Mistake(deal_offered, "kid", "say offer captain row water", "said-already", "OB-1.8"),
    Mistake(five_said, "captain", "say ask kid row", "said-enough", "OB-1.8", {"most": 5}),
    Mistake(talk, "captain", "say  ask kid row", "not-an-option"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.role}: {each.text}")
def test_a_refused_answer_changes_nothing_and_names_its_rule(mistake: Mistake) -> None:
    refused = error(mistake.moment(), mistake.role, mistake.text)
    expected = f"refused-{mistake.reason}", mistake.rule, mistake.args
    assert (refused.message.key, refused.rule, refused.message.args) == expected


SOURCES = refusals, refusing, refusing_trades
UNKNOWN = {
    (domain.unknown, domain.rule)
    for kind in grammar.ANSWERS
    for domain in domains(kind).values()
    if domain.rule is not None
}
"""What is said of words that are none of a domain."""


def test_every_reason_has_a_mistake_above() -> None:
    reasons = reasons_in(*SOURCES, statements) | {reason for reason, _ in UNKNOWN}
    assert reasons | {"not-an-option", "not-now", "not-asked"} == {
        mistake.reason for mistake in MISTAKES
    }


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = rules_in(*SOURCES) | {rule for _, rule in UNKNOWN}
    assert rules == {mistake.rule for mistake in MISTAKES if mistake.rule}


# What a reason does not say.


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
        check(boat, seat(boat, role), GAME.grammar_of(boat).read(text))
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
