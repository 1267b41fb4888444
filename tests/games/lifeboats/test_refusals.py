"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.lifeboats import grammar, refusals
from atoll.games.lifeboats.refusals import CARDS, check
from atoll.games.lifeboats.state import Waters
from atoll.kernel import Answer, Refused, Word, statements

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

# Moments in which mistakes are made.


def after(waters: Waters, seat: int, *answers: str) -> Waters:
    """The same table after answers of a seat."""
    answer(waters, seat, *answers)
    return waters


def launching() -> Waters:
    """Green has launched, and red is to."""
    return after(shipwreck(), 0, "launch 3")


def no_officers() -> Waters:
    """All officers sit in the green boat, which is full."""
    waters = boarding()
    for _ in range(2):
        for seat in range(3):
            answer(waters, seat, "board officer green")
    return waters


def leak() -> Waters:
    """Green has no hats."""
    return table(boats=BOATS, hats=[0, 3, 3])


def move() -> Waters:
    return table(boats=BOATS, phase="move")


def overboard() -> Waters:
    """Yellow has nobody in the red boat."""
    return table(boats=FULL, phase="overboard red")


def tied() -> Waters:
    waters = table(seats=4, boats=BOATS | {"yellow": "empty"})
    votes(waters, "green", "black", "green", "black")
    return waters


def captain() -> Waters:
    waters = table(boats=BOATS)
    votes(waters, "hat", "black", "green")
    return waters


def tied_overboard() -> Waters:
    waters = table(seats=4, boats=FULL, phase="overboard red", first=3)
    votes(waters, "green", "red")
    return waters


def offered() -> Waters:
    """Green has made an offer to red."""
    return after(table(boats=BOATS), 0, "say offer red black help")


def agreed() -> Waters:
    return after(offered(), 1, "say agree green black")


def three_said() -> Waters:
    words = "say vote green", "say spare green", "say offer red black help"
    return after(table(boats=BOATS), 0, *words)


def called() -> Waters:
    """Red has made green an offer and ended the talk."""
    return after(table(boats=BOATS, first=1), 1, "say offer green black help", "call")


def leaving() -> Waters:
    boats = {"green": "green:so red:so", "black": "red:so", "red": "green:s, landed"}
    return table(boats=boats, phase="leave")


def left() -> Waters:
    return after(leaving(), 0, "leave sailor green")


def climbing() -> Waters:
    """Red has left the red boat."""
    boats = {
        "green": "green:so",
        "red": "red:sssoo yellow:s",
        "yellow": "empty",
        "black": "empty",
        "blue": "blue:s, landed",
    }
    waters = after(table(seats=4, boats=boats, phase="leave", first=1), 1, "leave sailor red")
    return after(waters, 0, "leave sailor green", "climb red")


def full_boat() -> Waters:
    """Red has left the red boat; the black one is full, and nobody has left it."""
    boats = {"green": "empty", "red": "red:so", "yellow": "green:s", "black": "green:sss, 3 leaks"}
    waters = table(boats=boats, phase="leave", first=1)
    answer(waters, 1, "leave sailor red")
    return after(waters, 0, "leave sailor yellow", "climb green")


# A reason for every mistake.


class Mistake(NamedTuple):
    moment: Callable[[], Waters]
    seat: int
    text: str
    reason: str
    rule: str | None = None
    args: dict[str, Word] = {}


LANES = tuple("1234567")
COLOURS = "green", "red", "yellow", "black"
COLOURS_OF_FOUR = "green", "red", "yellow", "blue", "black"
OFFER, AGREE = "say offer yellow red help", "say agree yellow red"
SAYINGS = f"say vote red · say spare red · {OFFER}"
"""What may be said where nothing was offered."""


def form(moment: Callable[[], Waters], seat: int, text: str, right: str) -> Mistake:
    return Mistake(moment, seat, text, "form", None, {"form": right})


def not_now(moment: Callable[[], Waters], seat: int, text: str, expected: str) -> Mistake:
    return Mistake(moment, seat, text, "not-now", None, {"expected": expected})


def unknown(
    moment: Callable[[], Waters], seat: int, text: str, word: str, known: tuple[str, ...]
) -> Mistake:
    """A word that is none of those that are known."""
    reason, rule = {
        LANES: ("no-such-lane", "LB-1.6"),
        ("sailor", "officer"): ("no-such-rank", "LB-1.2"),
        ("help", "spare"): ("no-such-favour", "LB-5.2"),
    }.get(known, ("no-such-colour", "LB-1.3"))
    return Mistake(moment, seat, text, reason, rule, {"word": word, "cards": known})


MISTAKES = [
    # Setting out.
    not_now(launching, 1, "board sailor red", "launch"),
    not_now(launching, 1, "", "launch"),
    not_now(launching, 1, "say vote red", "launch"),
    form(launching, 1, "launch", "launch 3"),
    form(launching, 1, "launch 4 5", "launch 3"),
    unknown(launching, 1, "launch red", "red", LANES),
    unknown(launching, 1, "launch ²", "²", LANES),
    unknown(launching, 1, "launch -1", "-1", LANES),
    unknown(launching, 1, "launch 0", "0", LANES),
    unknown(launching, 1, "launch 8", "8", LANES),
    unknown(launching, 1, "launch 04", "04", LANES),
    Mistake(launching, 1, "launch 3", "lane-taken", "LB-2.1", {"lane": 3}),
    Mistake(launching, 1, "launch  4", "not-an-option"),
    form(no_officers, 0, "board sailor", "board sailor red"),
    form(no_officers, 0, "board sailor red now", "board sailor red"),
    form(no_officers, 0, "board sailor green red", "board sailor red"),
    unknown(no_officers, 0, "board captain red", "captain", ("sailor", "officer")),
    unknown(no_officers, 0, "board sailor blue", "blue", COLOURS),
    unknown(no_officers, 0, "board sailor Red", "Red", COLOURS),
    Mistake(no_officers, 0, "board officer red", "all-aboard", "LB-1.2", {"rank": "officer"}),
    Mistake(no_officers, 0, "board sailor green", "boat-full", "LB-2.4", {"colour": "green"}),
    not_now(no_officers, 0, "launch 5", "board"),
    # Votes.
    not_now(leak, 0, "decide green", "vote, say, call"),
    not_now(leak, 0, "leave sailor green", "vote, say, call"),
    not_now(leak, 2, "jump", "vote, say"),
    form(leak, 0, "vote", "vote red"),
    form(leak, 1, "vote", "vote red · vote hat"),
    form(leak, 0, "vote green black", "vote red"),
    form(leak, 0, "vote hat hat", "vote hat"),
    unknown(leak, 0, "vote blue", "blue", COLOURS),
    unknown(leak, 0, "vote hats", "hats", COLOURS),
    Mistake(leak, 0, "vote hat", "no-hat", "LB-4.8"),
    Mistake(leak, 0, "vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(leak, 0, "vote yellow", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(move, 2, "vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(move, 0, "vote  black", "not-an-option"),
    Mistake(move, 0, "vote black ", "not-an-option"),
    Mistake(overboard, 2, "vote red", "no-vote", "LB-6.3"),
    Mistake(overboard, 2, "vote hat", "no-vote", "LB-6.3"),
    Mistake(overboard, 0, "vote yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}),
    Mistake(overboard, 0, "vote black", "nobody-of-colour", "LB-4.9", {"colour": "black"}),
    Mistake(tied, 0, "decide yellow", "not-tied", "LB-4.3", {"colour": "yellow"}),
    Mistake(tied, 0, "decide red", "not-afloat", "LB-4.9", {"colour": "red"}),
    unknown(tied, 0, "decide hat", "hat", COLOURS_OF_FOUR),
    form(tied, 0, "decide", "decide red"),
    not_now(tied, 0, "vote green", "decide"),
    not_now(tied, 0, "vote hat", "decide"),
    not_now(tied, 0, "say vote green", "decide"),
    Mistake(captain, 0, "decide red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(tied_overboard, 3, "decide yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}),
    # Talk.
    form(leak, 0, "say", SAYINGS),
    form(leak, 0, "say red", SAYINGS),
    form(leak, 0, "say hello", SAYINGS),
    form(offered, 1, "say hello", f"{SAYINGS} · {AGREE}"),
    form(leak, 0, "say vote", "say vote red"),
    form(leak, 0, "say vote green now", "say vote red"),
    form(leak, 0, "say agree red", AGREE),
    form(leak, 0, "say offer red green", OFFER),
    form(leak, 0, "call now", "call"),
    unknown(leak, 0, "say offer red green love", "love", ("help", "spare")),
    unknown(leak, 0, "say offer green help", "help", COLOURS),
    unknown(leak, 0, "say vote blue", "blue", COLOURS),
    unknown(leak, 0, "say spare hat", "hat", COLOURS),
    unknown(leak, 0, "say offer blue green help", "blue", ("green", "red", "yellow")),
    Mistake(leak, 0, "say vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(leak, 0, "say spare yellow", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(leak, 0, "say offer red yellow help", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(leak, 0, "say offer green black help", "nobody-to-talk-to", "LB-5.2"),
    Mistake(leak, 0, "say offer black green spare", "nobody-to-talk-to", "LB-5.2"),
    Mistake(leak, 0, "say agree green black", "nobody-to-talk-to", "LB-5.2"),
    Mistake(leak, 0, "say agree black green", "nobody-to-talk-to", "LB-5.2"),
    Mistake(leak, 0, "say agree red black", "no-offer", "LB-5.2"),
    Mistake(offered, 0, "say agree red black", "no-offer", "LB-5.2"),
    Mistake(offered, 1, "say agree green green", "no-offer", "LB-5.2"),
    Mistake(offered, 2, "say agree green black", "no-offer", "LB-5.2"),
    Mistake(offered, 0, "say offer red black help", "said-already", "LB-5.3"),
    Mistake(agreed, 1, "say agree green black", "said-already", "LB-5.3"),
    Mistake(three_said, 0, "say spare black", "said-enough", "LB-5.3", {"most": 3}),
    Mistake(called, 0, "say vote green", "talk-over", "LB-5.4"),
    Mistake(called, 0, "say agree red black", "talk-over", "LB-5.4"),
    Mistake(called, 1, "call", "talk-over", "LB-5.4"),
    Mistake(called, 0, "call", "not-first", "LB-5.4", {"seat": 1}),
    Mistake(leak, 2, "call", "not-first", "LB-5.4", {"seat": 0}),
    Mistake(overboard, 0, "say vote yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}),
    Mistake(overboard, 2, "say spare black", "nobody-of-colour", "LB-4.9", {"colour": "black"}),
    Mistake(overboard, 2, "say vote red", "no-vote", "LB-6.3"),
    Mistake(overboard, 2, "say offer red green help", "no-vote", "LB-6.3"),
    Mistake(overboard, 0, "say offer yellow red help", "nobody-to-talk-to", "LB-5.2"),
    Mistake(leak, 0, "say  vote green", "not-an-option"),
    # Changing boats.
    form(leaving, 0, "leave", "leave sailor red"),
    form(leaving, 0, "leave officer red green", "leave sailor red"),
    unknown(leaving, 0, "leave green", "green", ("sailor", "officer")),
    unknown(leaving, 0, "leave passenger green", "passenger", ("sailor", "officer")),
    unknown(leaving, 0, "leave sailor white", "white", COLOURS),
    Mistake(leaving, 0, "leave sailor red", "not-afloat", "LB-3.2", {"colour": "red"}),
    Mistake(leaving, 0, "leave sailor yellow", "not-afloat", "LB-3.2", {"colour": "yellow"}),
    Mistake(
        *(leaving, 0, "leave sailor black", "nobody-aboard", "LB-8.1"),
        {"rank": "sailor", "colour": "black"},
    ),
    Mistake(left, 1, "leave sailor green", "left-already", "LB-8.2", {"colour": "green"}),
    not_now(leaving, 0, "stay", "leave"),
    not_now(leaving, 0, "climb black", "leave"),
    form(climbing, 1, "climb", "climb red"),
    unknown(climbing, 1, "climb into black", "into", COLOURS_OF_FOUR),
    unknown(climbing, 1, "climb white", "white", COLOURS_OF_FOUR),
    Mistake(climbing, 1, "climb red", "same-boat", "LB-8.5", {"colour": "red"}),
    Mistake(climbing, 1, "climb blue", "not-afloat", "LB-8.5", {"colour": "blue"}),
    Mistake(full_boat, 1, "climb black", "boat-full", "LB-8.5", {"colour": "black"}),
    not_now(climbing, 1, "leave officer red", "climb"),
]


@pytest.mark.parametrize(
    "mistake", MISTAKES, ids=lambda each: f"{each.moment.__name__}-{each.seat}-{each.text}"
)
def test_a_refused_answer_changes_nothing_and_names_its_rule(mistake: Mistake) -> None:
    refused = error(mistake.moment(), mistake.seat, mistake.text)
    expected = f"refused-{mistake.reason}", mistake.rule, mistake.args
    assert (refused.message.key, refused.rule, refused.message.args) == expected


OF_THE_KERNEL = {"form", "not-now", "not-an-option"}
OF_WORDS = {"no-such-lane", "no-such-colour", "no-such-rank", "no-such-favour"}


def test_every_reason_has_a_mistake_above() -> None:
    reasons = reasons_in(refusals, statements) | OF_THE_KERNEL | OF_WORDS
    assert reasons == {mistake.reason for mistake in MISTAKES}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in MISTAKES if mistake.rule}
    assert rules_in(refusals, grammar) == rules


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


def every_answer(seats: int) -> list[Answer]:
    """All that can be answered with so many seats, whether it is legal or not."""
    known = GAME.grammar(seats)
    return [
        kind(*values)
        for kind in known.kinds
        for values in product(*[known.domain(kind, name) for name in kind.__struct_fields__])
    ]


def allowed(waters: Waters, seat: int, answer: Answer) -> bool:
    """Whether the slow reading has nothing against an answer."""
    try:
        check(waters, seat, answer)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("landing", ["arrival", "lane"])
@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_is_refused_exactly_if_it_is_not_among_the_options(
    seats: int, landing: str
) -> None:
    """Who has laid a card is not asked for it again: that is refused before the rules are read."""
    zoo = every_answer(seats)
    asked: set[str] = set()
    for waters in moments(seats, landing):
        for seat in {decision.seat for decision in waters.decisions}:
            sealed = waters.sealed_by(seat) is not None
            tried = [each for each in zoo if not (sealed and isinstance(each, CARDS))]
            found = {each.text for each in tried if allowed(waters, seat, each)}
            assert found == texts(waters, seat) | chances(waters, seat)
        asked |= {decision.prompt.key for decision in waters.decisions}
    assert asked >= {"ask-launch", "ask-board", "ask-leave", "ask-climb", "ask-say", "ask-call"}
    for about in ("leak", "overboard", "move"):
        assert asked >= {f"ask-{how}-{about}" for how in ("vote", "tie", "captain")}
