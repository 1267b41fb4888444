"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.lifeboats import refusals
from atoll.games.lifeboats.facts import COLOURS
from atoll.games.lifeboats.refusals import check
from atoll.games.lifeboats.state import Waters
from atoll.kernel import Refused, statements

from ..reasons import reasons_in, rules_in
from .tables import (
    GAME,
    SEATS,
    answer,
    boarding,
    chances,
    error,
    outcome,
    refusal,
    shipwreck,
    table,
    texts,
    votes,
)

BOATS = {"green": "green:so red:so", "black": "yellow:so", "red": "red:s, landed"}
FULL = {"red": "green:sss red:sss", "black": "yellow:so"}

# A reason for every mistake.


class Mistake(NamedTuple):
    reason: str
    rule: str | None
    waters: Waters
    text: str
    seat: int = 0


def after(waters: Waters, seat: int, *answers: str) -> Waters:
    """The same table after answers of a seat."""
    answer(waters, seat, *answers)
    return waters


def setting_out() -> list[Mistake]:
    launching = after(shipwreck(), 0, "launch 3")
    no_officers = boarding()
    for _ in range(2):
        for seat in range(3):
            answer(no_officers, seat, "board officer green")
    return [
        Mistake("not-now", None, launching, "board sailor red", seat=1),
        Mistake("not-now", None, launching, "", seat=1),
        Mistake("not-now", None, launching, "say vote red", seat=1),
        Mistake("form", None, launching, "launch", seat=1),
        Mistake("form", None, launching, "launch 4 5", seat=1),
        Mistake("form", None, launching, "launch red", seat=1),
        Mistake("form", None, launching, "launch ²", seat=1),
        Mistake("form", None, launching, "launch -1", seat=1),
        Mistake("no-such-lane", "LB-1.6", launching, "launch 0", seat=1),
        Mistake("no-such-lane", "LB-1.6", launching, "launch 8", seat=1),
        Mistake("no-such-lane", "LB-1.6", launching, "launch 04", seat=1),
        Mistake("lane-taken", "LB-2.1", launching, "launch 3", seat=1),
        Mistake("not-an-option", None, launching, "launch  4", seat=1),
        Mistake("form", None, no_officers, "board sailor"),
        Mistake("form", None, no_officers, "board captain red"),
        Mistake("form", None, no_officers, "board sailor red now"),
        Mistake("form", None, no_officers, "board sailor green red"),
        Mistake("not-yours", "LB-2.3", no_officers, "board sailor yellow red"),
        Mistake("no-such-colour", "LB-1.3", no_officers, "board sailor blue"),
        Mistake("no-such-colour", "LB-1.3", no_officers, "board sailor Red"),
        Mistake("all-aboard", "LB-1.2", no_officers, "board officer red"),
        Mistake("boat-full", "LB-2.4", no_officers, "board sailor green"),
        Mistake("not-now", None, no_officers, "launch 5"),
    ]


def in_votes() -> list[Mistake]:
    vote = table(boats=BOATS, hats=[0, 3, 3])
    move = table(boats=BOATS, phase="move")
    overboard = table(boats=FULL, phase="overboard red")
    tied = table(seats=4, boats=BOATS | {"yellow": "empty"})
    votes(tied, "green", "black", "green", "black")
    captain = table(boats=BOATS)
    votes(captain, "hat", "black", "green")
    settling = table(seats=4, boats=FULL, phase="overboard red", first=3)
    votes(settling, "green", "red")
    return [
        Mistake("not-now", None, vote, "decide green"),
        Mistake("not-now", None, vote, "leave sailor green"),
        Mistake("form", None, vote, "vote"),
        Mistake("form", None, vote, "vote green black"),
        Mistake("form", None, vote, "vote hat hat"),
        Mistake("no-such-colour", "LB-1.3", vote, "vote blue"),
        Mistake("no-such-colour", "LB-1.3", vote, "vote hats"),
        Mistake("no-hat", "LB-4.8", vote, "vote hat"),
        Mistake("not-afloat", "LB-4.9", vote, "vote red"),
        Mistake("not-afloat", "LB-4.9", vote, "vote yellow"),
        Mistake("not-afloat", "LB-4.9", move, "vote red", seat=2),
        Mistake("not-an-option", None, move, "vote  black"),
        Mistake("not-an-option", None, move, "vote black "),
        Mistake("no-vote", "LB-6.3", overboard, "vote red", seat=2),
        Mistake("no-vote", "LB-6.3", overboard, "vote hat", seat=2),
        Mistake("nobody-of-colour", "LB-4.9", overboard, "vote yellow"),
        Mistake("nobody-of-colour", "LB-4.9", overboard, "vote black"),
        Mistake("not-tied", "LB-4.3", tied, "decide yellow"),
        Mistake("not-afloat", "LB-4.9", tied, "decide red"),
        Mistake("no-such-colour", "LB-1.3", tied, "decide hat"),
        Mistake("form", None, tied, "decide"),
        Mistake("not-now", None, tied, "vote green"),
        Mistake("not-afloat", "LB-4.9", captain, "decide red"),
        Mistake("nobody-of-colour", "LB-4.9", settling, "decide yellow", seat=3),
        Mistake("not-now", None, tied, "say vote green"),
    ]


def in_talk() -> list[Mistake]:
    vote = table(boats=BOATS)
    offered = after(table(boats=BOATS), 0, "say offer red black help")
    three = after(
        table(boats=BOATS), 0, "say vote green", "say spare green", "say offer red black help"
    )
    called = after(table(boats=BOATS, first=1), 1, "say offer green black help", "call")
    overboard = table(boats=FULL, phase="overboard red")
    forms = ["say", "say vote", "say red", "say hello", "say vote green now", "say agree red"]
    forms += ["say offer red green", "say offer red green love", "say offer green help"]
    return [
        *(Mistake("form", None, vote, text) for text in forms),
        Mistake("not-afloat", "LB-4.9", vote, "say vote red"),
        Mistake("not-afloat", "LB-4.9", vote, "say spare yellow"),
        Mistake("not-afloat", "LB-4.9", vote, "say offer red yellow help"),
        Mistake("no-such-colour", "LB-1.3", vote, "say vote blue"),
        Mistake("no-such-colour", "LB-1.3", vote, "say spare hat"),
        Mistake("no-such-colour", "LB-1.3", vote, "say offer blue green help"),
        Mistake("nobody-to-talk-to", "LB-5.2", vote, "say offer green black help"),
        Mistake("nobody-to-talk-to", "LB-5.2", vote, "say offer black green spare"),
        Mistake("nobody-to-talk-to", "LB-5.2", vote, "say agree green black"),
        Mistake("no-offer", "LB-5.2", vote, "say agree red black"),
        Mistake("no-offer", "LB-5.2", offered, "say agree red black"),
        Mistake("no-offer", "LB-5.2", offered, "say agree green green", seat=1),
        Mistake("no-offer", "LB-5.2", offered, "say agree green black", seat=2),
        Mistake("said-already", "LB-5.3", offered, "say offer red black help"),
        Mistake(
            "said-already",
            "LB-5.3",
            after(offered, 1, "say agree green black"),
            "say agree green black",
            seat=1,
        ),
        Mistake("said-enough", "LB-5.3", three, "say spare black"),
        Mistake("talk-over", "LB-5.4", called, "say vote green"),
        Mistake("talk-over", "LB-5.4", called, "say agree red black"),
        Mistake("talk-over", "LB-5.4", called, "call", seat=1),
        Mistake("not-first", "LB-5.4", called, "call"),
        Mistake("not-first", "LB-5.4", vote, "call", seat=2),
        Mistake("form", None, vote, "call now"),
        Mistake("nobody-of-colour", "LB-4.9", overboard, "say vote yellow"),
        Mistake("nobody-of-colour", "LB-4.9", overboard, "say spare black", seat=2),
        Mistake("not-an-option", None, vote, "say  vote green"),
    ]


def in_changes() -> list[Mistake]:
    boats = {"green": "green:so red:so", "black": "red:so", "red": "green:s, landed"}
    leaving = table(boats=boats, phase="leave")
    left = after(table(boats=boats, phase="leave"), 0, "leave sailor green")
    boats = {
        "green": "green:so",
        "red": "red:sssoo yellow:s",
        "yellow": "empty",
        "black": "empty",
        "blue": "blue:s, landed",
    }
    climbing = after(table(seats=4, boats=boats, phase="leave", first=1), 1, "leave sailor red")
    answer(climbing, 0, "leave sailor green")
    answer(climbing, 0, "climb red")
    return [
        Mistake("form", None, leaving, "leave"),
        Mistake("form", None, leaving, "leave green"),
        Mistake("not-yours", "LB-8.1", leaving, "leave officer red green"),
        Mistake("form", None, leaving, "leave passenger green"),
        Mistake("no-such-colour", "LB-1.3", leaving, "leave sailor white"),
        Mistake("not-afloat", "LB-3.2", leaving, "leave sailor red"),
        Mistake("not-afloat", "LB-3.2", leaving, "leave sailor yellow"),
        Mistake("nobody-aboard", "LB-8.1", leaving, "leave sailor black"),
        Mistake("left-already", "LB-8.2", left, "leave sailor green", seat=1),
        Mistake("not-now", None, leaving, "stay"),
        Mistake("not-now", None, leaving, "climb black"),
        Mistake("form", None, climbing, "climb", seat=1),
        Mistake("form", None, climbing, "climb into black", seat=1),
        Mistake("same-boat", "LB-8.5", climbing, "climb red", seat=1),
        Mistake("not-afloat", "LB-8.5", climbing, "climb blue", seat=1),
        Mistake("boat-full", "LB-8.5", full_boat(), "climb black", seat=1),
        Mistake("no-such-colour", "LB-1.3", climbing, "climb white", seat=1),
        Mistake("not-now", None, climbing, "leave officer red", seat=1),
    ]


def full_boat() -> Waters:
    """Red has left the red boat; the black one is full, and nobody has left it."""
    boats = {"green": "empty", "red": "red:so", "yellow": "green:s", "black": "green:sss, 3 leaks"}
    waters = table(boats=boats, phase="leave", first=1)
    answer(waters, 1, "leave sailor red")
    answer(waters, 0, "leave sailor yellow", "climb green")
    return waters


def every_mistake() -> list[Mistake]:
    return [*setting_out(), *in_votes(), *in_talk(), *in_changes()]


@pytest.mark.parametrize(
    "mistakes",
    [setting_out, in_votes, in_talk, in_changes],
    ids=lambda each: each.__name__,
)
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    mistakes: Callable[[], list[Mistake]],
) -> None:
    for mistake in mistakes():
        expected = f"refused-{mistake.reason}", mistake.rule
        assert refusal(mistake.waters, mistake.seat, mistake.text) == expected, mistake.text


def test_every_reason_has_a_mistake_above() -> None:
    reasons = reasons_in(refusals, statements)
    assert reasons | {"not-an-option"} == {mistake.reason for mistake in every_mistake()}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in every_mistake() if mistake.rule}
    assert rules_in(refusals) == rules


# What a reason says.


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("vote red", {"colour": "red"}),
        ("vote blue", {"colours": "green, red, yellow, black"}),
        ("vote", {"form": "vote red"}),
        ("jump", {"expected": "say, vote"}),
        ("call", {"seat": 0}),
        ("say offer yellow green help", {"colour": "yellow"}),
    ],
)
def test_a_reason_names_what_is_in_the_way(text: str, details: dict[str, str | int]) -> None:
    assert error(table(boats=BOATS), 2, text).message.args == details


def test_a_reason_says_how_much_may_be_said() -> None:
    waters = after(table(boats=BOATS), 1, "say vote green", "say vote black", "say spare green")
    assert error(waters, 1, "say spare black").message.args == {"most": 3}


def test_a_reason_names_the_lanes() -> None:
    waters = after(shipwreck(), 0, "launch 3")
    assert error(waters, 1, "launch 9").message.args == {"lanes": 7}
    assert error(waters, 1, "launch 3").message.args == {"lane": 3}


# Answers that no rule of the game is asked about.


def test_a_player_who_is_not_asked_anything_cannot_answer() -> None:
    assert refusal(shipwreck(), 1, "launch 3") == ("refused-not-asked", None)


def test_there_is_nobody_at_other_seats() -> None:
    assert refusal(table(boats=BOATS), 3, "vote green") == ("refused-no-such-seat", None)


def test_nothing_can_be_answered_after_the_end() -> None:
    waters = table(boats={"green": "green:s, 1 leak"})
    assert outcome(waters).reason == "no-boats"
    assert refusal(waters, 0, "vote green") == ("refused-game-over", None)


@pytest.mark.parametrize("text", ["vote green", "vote black", "vote hat"])
def test_a_card_that_was_laid_cannot_be_exchanged(text: str) -> None:
    waters = after(table(boats=BOATS), 1, "vote green")
    assert refusal(waters, 1, text) == ("refused-already-sealed", None)


def test_who_has_laid_a_card_is_told_why_a_statement_is_refused() -> None:
    waters = after(table(boats=BOATS), 1, "vote green")
    assert refusal(waters, 1, "say vote red") == ("refused-not-afloat", "LB-4.9")


def test_an_endless_text_is_no_answer() -> None:
    waters = table(boats=BOATS)
    assert refusal(waters, 0, "vote green" * 50) == ("refused-not-an-answer", None)


# The two readings of the rules agree.


def moments(seats: int, landing: str) -> Iterator[Waters]:
    """Moments of some games that are played at random, with a little talk.

    The first of each kind is among them, and some of the others.
    """
    seen: set[frozenset[str]] = set()
    for seed in range(5):
        luck = Random(seed)
        waters = GAME.setup(seats, seed, {"landing": landing})
        while waters.decisions:
            kind = frozenset(decision.prompt.key for decision in waters.decisions)
            if kind not in seen or luck.random() < 0.05:
                yield waters
            seen.add(kind)
            talking = luck.random() < 0.3
            decisions = [each for each in waters.decisions if each.must != talking]
            decision = luck.choice(decisions or waters.decisions)
            GAME.answer(waters, decision.seat, luck.choice(decision.options).text)


def zoo() -> Iterator[str]:
    """Answers that are well written, whether they are legal or not."""
    cards = (*COLOURS, "hat", "pink")
    yield from (f"launch {lane}" for lane in range(10))
    yield from (f"{verb} {card}" for verb in ("vote", "decide", "climb") for card in cards)
    for verb, rank, colour in product(("board", "leave"), ("sailor", "officer"), cards):
        yield f"{verb} {rank} {colour}"
    yield from (f"say {kind} {card}" for kind in ("vote", "spare") for card in cards)
    for other, colour in product(cards, cards):
        yield from (f"say offer {other} {colour} {favour}" for favour in ("help", "spare"))
        yield f"say agree {other} {colour}"
    yield from ("call", "call now", "say", "vote", "vote hat red", "pass", "say offer red green")


ZOO = set(zoo())


def allowed(waters: Waters, seat: int, text: str) -> bool:
    """Whether the slow reading has nothing against an answer."""
    try:
        check(waters, seat, text.split())
    except Refused:
        return False
    return True


@pytest.mark.parametrize("landing", ["arrival", "lane"])
@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_is_refused_exactly_if_it_is_not_among_the_options(
    seats: int, landing: str
) -> None:
    """Who has laid a card is not asked for it again: that is refused before the rules are read."""
    asked: set[str] = set()
    for waters in moments(seats, landing):
        for seat in {decision.seat for decision in waters.decisions}:
            options = texts(waters, seat) | chances(waters, seat)
            assert options <= ZOO
            sealed = waters.sealed_by(seat) is not None
            answers = {text for text in ZOO if not (sealed and text.startswith("vote"))}
            assert {text for text in answers if allowed(waters, seat, text)} == options
        asked |= {decision.prompt.key for decision in waters.decisions}
    assert asked >= {"ask-launch", "ask-board", "ask-leave", "ask-climb", "ask-say", "ask-call"}
    for about in ("leak", "overboard", "move"):
        assert asked >= {f"ask-{how}-{about}" for how in ("vote", "tie", "captain")}
