"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.tranquility import refusals
from atoll.games.tranquility.cards import NAMES
from atoll.games.tranquility.refusals import check
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea
from atoll.kernel import OptionValue, Refused

from ..reasons import reasons_in, rules_in
from .careful import careful
from .tables import GAME, answer, asked, cells, chances, error, filled, refusal, table, texts

# A reason for every mistake.


class Mistake(NamedTuple):
    reason: str
    rule: str | None
    sea: Sea
    text: str
    seat: int = 0


def after(sea: Sea, *answers: str) -> Sea:
    """The same table after answers of the first player."""
    answer(sea, 0, *answers)
    return sea


def gifts() -> Sea:
    """Three players have agreed on the joint discard; the first gives two of four cards."""
    sea = after(table(seats=3, hands=["start 5 6 7 8"]), "start")
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    return sea


def in_turn() -> list[Mistake]:
    plain = table(hands=["5 17 30 44 finish"], grid="b1=10 d4=40")
    discarding = after(table(hands=["5 17 30 44"]), "discard")
    half_discarded = table(hands=["5 17 30 44"])
    last_card = table(hands=["40"])
    crown = table(mode="high_arch", hands=["40 50"])
    early = table(mode="high_arch", crown="early", hands=["40 50"])
    return [
        Mistake("not-now", None, plain, "pay 5"),
        Mistake("not-now", None, plain, ""),
        Mistake("not-now", None, plain, "sail away"),
        Mistake("form", None, plain, "play 17"),
        Mistake("form", None, plain, "play 17 c4 c5"),
        Mistake("not-in-hand", None, plain, "play 18 c4"),
        Mistake("not-in-hand", None, plain, "play kraken c4"),
        Mistake("no-such-cell", None, plain, "play 17 g1"),
        Mistake("no-such-cell", None, plain, "play 17 C4"),
        Mistake("not-an-option", None, plain, "play  17 c2"),
        Mistake("not-an-island", "TR-4.1", plain, "play finish c4"),
        Mistake("cell-taken", "TR-4.1", plain, "play 17 b1"),
        Mistake("not-ascending", "TR-4.1", plain, "play 5 c1"),
        Mistake("not-ascending", "TR-4.1", plain, "play 44 c4"),
        Mistake("too-dear", "TR-4.5", plain, "play 17 c1"),
        Mistake("rocks", "TR-10.2", table(hands=["5 17"], rocks=3), "play 17 c3"),
        Mistake(
            "purple-storm", "TR-12.6", table(hands=["5 17"], storms="purple row3"), "play 5 a3"
        ),
        Mistake(
            "orange-storm", "TR-12.8", table(hands=["5 17"], storms="orange seat0"), "play 5 a3"
        ),
        Mistake("crown", "TR-14.2", crown, "play 40 a7"),
        Mistake("crown", "TR-14.3", early, "play 40 a7"),
        Mistake("form", None, plain, "discard 5 17"),
        Mistake("cannot-pay", "TR-3.4", last_card, "discard"),
        Mistake("wrong-count", "TR-3.4", discarding, "pay"),
        Mistake("wrong-count", "TR-3.4", discarding, "pay 5 17"),
        Mistake("wrong-count", "TR-3.4", discarding, "pay 17 5"),
        Mistake("wrong-count", "TR-3.4", discarding, "pay 5 5"),
        Mistake("wrong-count", "TR-3.4", discarding, "pay 5 17 30"),
        Mistake("not-in-hand", None, discarding, "pay 6"),
        Mistake("not-in-hand", None, discarding, "pay 5 6"),
        Mistake("not-in-hand", None, discarding, "pay kraken"),
        Mistake("not-in-hand", None, after(half_discarded, "discard", "pay 5"), "pay 5"),
        Mistake("wrong-count", "TR-3.4", half_discarded, "pay 17 30"),
    ]


def start_and_finish() -> list[Mistake]:
    needed = table(hands=["start 5 17"])
    played = table(hands=["start 5 17"], started=True)
    early = table(hands=["finish 5 17"], grid=filled(), started=False)
    open_sea = table(hands=["finish 5 17"], grid=filled("f6"), started=True)
    own_monster = table(hands=["finish monster"], grid=filled(), started=True, monsters=3)
    wrong_half = table(mode="day_and_night", hands=["finish 5"], grid=filled(), started=True)
    shown = table(
        seats=3, hands=["finish 5", "finish 7", "monster"], grid=filled(), started=True, monsters=3
    )
    offers = after(table(seats=3, hands=["start 5 6 7 8"]), "start")
    deck_only = table(
        seats=3,
        hands=["monster", "start 5 6 7 8"],
        storms="yellow seat0",
        monsters=3,
        turn=1,
    )
    answer(deck_only, 1, "start", "sail on")
    give = after(table(seats=1, hands=["start 5 6 7 8"], storms=""), "start")
    storm = table(hands=["5 6 7 8 9"], decks=["start yellow", ""], storms="")
    return [
        Mistake("must-start", "TR-5.1", needed, "play 5 a1"),
        Mistake("must-start", "TR-5.1", needed, "discard"),
        Mistake("already-started", "TR-5.10", played, "start"),
        Mistake("form", None, needed, "start now"),
        Mistake("not-in-hand", None, table(hands=["5 17"]), "start"),
        Mistake("start-stays", "TR-5.11", after(storm, "discard", "pay 5 6"), "pay start"),
        Mistake("offer-too-high", "TR-5.4", offers, "offer 5"),
        Mistake("both-or-none", "TR-12.5", deck_only, "offer 1"),
        Mistake("form", None, offers, "offer"),
        Mistake("form", None, offers, "offer -1"),
        Mistake("form", None, offers, "offer ²"),
        Mistake("wrong-count", "TR-5.7", give, "give 5 6 7"),
        Mistake("wrong-count", "TR-5.7", gifts(), "give 5"),
        Mistake("not-in-hand", None, gifts(), "give 5 9"),
        Mistake("not-in-hand", None, gifts(), "give 5 5"),
        Mistake("unsorted", None, gifts(), "give 6 5"),
        Mistake("no-unseen", "TR-12.5", give, "give 5 6 7 8 deck"),
        Mistake("not-in-hand", None, table(hands=["5 17"], grid=filled()), "finish"),
        Mistake("finish-before-start", "TR-6.1", early, "finish"),
        Mistake("grid-not-full", "TR-6.1", open_sea, "finish"),
        Mistake("wrong-half", "TR-16.2", wrong_half, "finish"),
        Mistake("monsters-first", "TR-11.4", own_monster, "finish"),
        Mistake("monsters-first", "TR-11.4", after(shown, "finish"), "finish", seat=1),
    ]


def in_stormy_seas() -> list[Mistake]:
    monster = table(hands=["5 7 monster"], grid="c3=40", monsters=3)
    hungry = table(hands=["5 7 monster"], grid="c3=40", monsters=3)
    dear = table(hands=["5 17 30 monster"], grid="c3=3", monsters=3)
    upper_rows = " ".join(sorted(cells("a2", "f6")))
    staying = table(hands=["40 50 60 70"], rocks=2)
    rocks = after(
        table(hands=["40 50 60"], grid=filled(upper_rows), rocks=2), "discard", "pay 40 50"
    )
    purple = table(hands=["3 5 40 50"], grid=filled(upper_rows), decks=["purple", ""], storms="")
    bearings = after(table(hands=["start 5 6"], storms="purple row2"), "start")
    yellow = table(hands=["5 6 7 8 9"], decks=["yellow", ""], storms="")
    brace = table(hands=["5 6 7 8 9"], decks=["yellow", ""], storms="", compasses=1)
    lift = table(hands=["5 6 7"], storms="orange seat0, purple row2", compasses=1)
    full_hand = "5 6 7 8 9"
    return [
        Mistake("monster-stays", "TR-11.3", after(hungry, "discard"), "pay monster"),
        Mistake("wrong-count", "TR-3.4", hungry, "pay 5 monster"),
        Mistake("wrong-count", "TR-3.4", hungry, "pay 5 7"),
        Mistake("all-go", "TR-3.4", hungry, "pay 7"),
        Mistake("all-go", "TR-4.3", after(dear, "play 5 d3"), "pay 30"),
        Mistake("cell-empty", "TR-11.2", monster, "monster a1"),
        Mistake("no-such-cell", None, monster, "monster a7"),
        Mistake("form", None, monster, "monster"),
        Mistake("not-in-hand", None, table(hands=["5 7"], grid="c3=40"), "monster c3"),
        Mistake("rocks-must-move", "TR-10.3", rocks, "rocks 2"),
        Mistake("row-full", "TR-10.3", rocks, "rocks 1"),
        Mistake("no-such-row", None, rocks, "rocks 0"),
        Mistake("no-such-row", None, rocks, "rocks 7"),
        Mistake("form", None, rocks, "rocks"),
        Mistake("cannot-pay", "TR-10.4", rocks, "stay"),
        Mistake("form", None, rocks, "stay here"),
        Mistake("wrong-count", "TR-10.3", after(staying, "play 40 a1", "stay"), "pay 50 60"),
        Mistake("row-full", "TR-12.6", after(purple, "discard", "pay 3 5"), "storm 1"),
        Mistake("no-such-row", None, purple, "storm 7"),
        Mistake("form", None, bearings, "sail"),
        Mistake("form", None, bearings, "sail away"),
        Mistake("not-now", None, bearings, "offer 3"),
        Mistake("not-now", None, bearings, "weather"),
        Mistake("not-your-turn", "TR-3.1", bearings, "sail on", seat=1),
        Mistake("wrong-count", "TR-12.4", after(yellow, "play 5 a1"), "pay 6 7"),
        Mistake("form", None, after(brace, "discard", "pay 5 6"), "weather it"),
        Mistake("not-now", None, brace, "pay 7"),
        Mistake("no-such-storm", "TR-12.10", lift, "lift yellow seat0"),
        Mistake("no-such-storm", "TR-12.10", lift, "lift purple row3"),
        Mistake("form", None, lift, "lift"),
        Mistake("not-your-turn", "TR-3.1", lift, "discard", seat=1),
        Mistake("no-compass", "TR-12.10", table(storms="orange seat0"), "lift orange seat0"),
        Mistake("no-compasses", "TR-12.13", table(hands=[full_hand]), "trade"),
        Mistake(
            "no-compass-left", "TR-12.14", table(hands=[full_hand], storms="", supply=0), "trade"
        ),
        Mistake("hand-not-full", "TR-12.13", table(hands=["5 6 7 8"], storms=""), "trade"),
        Mistake("form", None, table(hands=[full_hand], storms=""), "trade all"),
        Mistake(
            "monster-stays",
            "TR-11.3",
            table(hands=["5 6 7 8 monster"], storms="", monsters=3),
            "trade",
        ),
        Mistake("can-still-act", "TR-12.15", lift, "give up"),
        Mistake("form", None, lift, "give in"),
    ]


def in_other_modes() -> list[Mistake]:
    pyramid = table(mode="pyramid", hands=["12 70 71"], grid="h1=40 a1=3", exploration="monster")
    night = table(mode="day_and_night", hands=["5 7 9"], grid="a1=3", turned="a1")
    upper_half = " ".join(cells("a4", "f6"))
    stuck = table(
        mode="day_and_night",
        hands=["80"],
        grid=filled("f6"),
        turned=upper_half,
        decks=["", ""],
        storms="purple row6",
        compasses=1,
    )
    poor = table(mode="day_and_night", hands=["monster"], grid="a5=3", monsters=3)
    turning = table(mode="day_and_night", hands=["5 7 9"], grid="a1=3", turned="a1")
    duel = table(mode="duel", hands=["5 7 9"], display="10 11 12 13 14")
    placing = table(hands=["5 17 30 44"], grid="a1=3")
    return [
        Mistake("just-placed", "TR-15.6", after(pyramid, "play 12 d1"), "devour d1"),
        Mistake("cell-empty", "TR-15.6", pyramid, "devour b1"),
        Mistake("no-turning", "TR-16.3", table(hands=["5 7"], grid="a1=3"), "turn a1"),
        Mistake("cell-empty", "TR-16.3", night, "turn b1"),
        Mistake("nothing-wrong", "TR-16.3", stuck, "turn a1"),
        Mistake("cannot-pay", "TR-16.3", poor, "turn a5"),
        Mistake("wrong-count", "TR-16.3", after(turning, "turn a1"), "pay 5 7"),
        Mistake("wrong-count", "TR-4.3", after(placing, "play 5 b1"), "pay 17 30"),
        Mistake("not-in-display", "TR-17.3", after(duel, "discard", "pay 5 7"), "take 15"),
        Mistake("form", None, duel, "take"),
    ]


def every_mistake() -> list[Mistake]:
    return [*in_turn(), *start_and_finish(), *in_stormy_seas(), *in_other_modes()]


@pytest.mark.parametrize(
    "mistakes",
    [in_turn, start_and_finish, in_stormy_seas, in_other_modes],
    ids=lambda each: each.__name__,
)
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    mistakes: Callable[[], list[Mistake]],
) -> None:
    for mistake in mistakes():
        expected = f"refused-{mistake.reason}", mistake.rule
        assert refusal(mistake.sea, mistake.seat, mistake.text) == expected, mistake.text


def test_every_reason_has_a_mistake_above() -> None:
    reasons = reasons_in(refusals)
    assert reasons | {"not-an-option"} == {mistake.reason for mistake in every_mistake()}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in every_mistake() if mistake.rule}
    assert rules_in(refusals) == rules


# What a reason says.


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("play 17 c1", {"cost": 7, "purse": 4}),
        ("play 5 c1", {"card": 5, "cell": "c1", "other": 10, "place": "b1"}),
        ("play 17 b1", {"cell": "b1"}),
        ("play 18 c4", {"card": "18"}),
    ],
)
def test_a_reason_names_what_is_in_the_way(text: str, details: dict[str, str | int]) -> None:
    sea = table(hands=["5 17 30 44 60"], grid="b1=10 d4=40")
    assert error(sea, 0, text).message.args == details


def test_a_reason_says_how_many_cards_are_wanted() -> None:
    sea = after(table(hands=["5 17 30 44 60"]), "discard")
    assert error(sea, 0, "pay 5 17").message.args == {"count": 1}
    assert error(gifts(), 0, "give 5").message.args == {"count": 2}


def test_a_card_that_is_named_once_too_often_is_the_one_that_is_missing() -> None:
    assert error(gifts(), 0, "give 6 6").message.args == {"card": "6"}


def test_where_all_cards_have_to_go_the_reason_names_the_one_that_is_asked_for() -> None:
    sea = after(table(hands=["5 17 monster"], monsters=3), "discard")
    assert texts(sea, 0) == {"pay 5"}
    assert error(sea, 0, "pay 17").message.args == {"card": "5"}
    answer(sea, 0, "pay 5")
    assert texts(sea, 0) == {"pay 17"}


# Answers that no rule of the game is asked about.


def test_a_player_who_is_not_asked_anything_cannot_answer() -> None:
    assert refusal(table(), 1, "discard 1 2") == ("refused-not-asked", None)


def test_there_is_nobody_at_other_seats() -> None:
    assert refusal(table(), 2, "discard 1 2") == ("refused-no-such-seat", None)


def test_nothing_can_be_answered_after_the_end() -> None:
    sea = after(table(hands=["finish"], grid=filled(), started=True), "finish")
    assert refusal(sea, 0, "discard 1 2") == ("refused-game-over", None)


def test_a_sealed_answer_cannot_be_changed() -> None:
    sea = after(table(seats=3, hands=["start 5 6 7 8"]), "start", "offer 3")
    assert refusal(sea, 0, "offer 2") == ("refused-already-sealed", None)


def test_an_endless_text_is_no_answer() -> None:
    assert refusal(table(), 0, "discard 1 2" * 50) == ("refused-not-an-answer", None)


# The two readings of the rules agree.

STORMY: dict[str, OptionValue] = {"rocks": True, "monsters": 5, "storms": True}
SEAS: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (3, {"fewer_islands": "poseidon"}),
    (1, STORMY),
    (2, STORMY),
    (5, STORMY),
    (3, {"monsters": 3}),
    (2, {"storms": True}),
    (2, {"mode": "high_arch"}),
    (3, STORMY | {"mode": "high_arch", "crown": "early"}),
    (2, {"mode": "pyramid"}),
    (4, {"mode": "pyramid", "monsters": 5}),
    (2, {"mode": "day_and_night"}),
    (3, STORMY | {"mode": "day_and_night", "night": "start"}),
    (2, {"mode": "duel"}),
]


def moments(seats: int, options: dict[str, OptionValue]) -> Iterator[Sea]:
    """Moments of some games that are played at random, and of some that are played well."""
    for seed in range(8):
        luck = Random(seed)
        sea = GAME.setup(seats, seed, options)
        while sea.decisions:
            if luck.random() < 0.3:
                yield sea
            answers = sorted(
                (decision.seat, option.text)
                for decision in sea.decisions
                for option in decision.options
            )
            at_random = seed % 2 or luck.random() < 0.1
            GAME.answer(sea, *(luck.choice(answers) if at_random else careful(sea, answers)))


def zoo(sea: Sea, seat: int) -> Iterator[str]:
    """Answers that are well written, whether they are legal or not."""
    shape = SHAPES[sea.options.mode]
    cards = [NAMES[card] for card in sea.hands[seat]]
    for card in {*cards, "1", "40", "80", "finish"}:
        yield from (f"play {card} {cell}" for cell in shape.labels)
        yield from (f"pay {card}", f"pay {card} {card}")
    for count in range(len(cards) + 1):
        for some in combinations(cards, count):
            words = " ".join(some)
            yield from (f"{verb} {words}" for verb in ("pay", "give") if words)
            yield f"give {words} deck" if words else "give deck"
            if count > 1 and some[0] != some[-1]:
                backwards = " ".join(some[::-1])
                yield from (f"{verb} {backwards}" for verb in ("pay", "give"))
    for cell in shape.labels:
        yield from (f"{verb} {cell}" for verb in ("monster", "devour", "turn"))
    for number in range(10):
        yield from (f"{verb} {number}" for verb in ("rocks", "storm", "offer"))
    yield from (f"take {card}" for card in range(1, 81))
    yield from ("start", "finish", "trade", "weather", "discard", "stay", "give up")
    yield from ("sail on", "sail", "sail away")


def allowed(sea: Sea, seat: int, text: str) -> bool:
    """Whether the slow reading has nothing against an answer."""
    try:
        check(sea, seat, text.split())
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("seats", "options"), SEAS)
def test_an_answer_is_refused_exactly_if_it_is_not_among_the_options(
    seats: int, options: dict[str, OptionValue]
) -> None:
    seen = 0
    for sea in moments(seats, options):
        for seat in asked(sea):
            answers = set(zoo(sea, seat)) | texts(sea, seat)
            assert {text for text in answers if allowed(sea, seat, text)} == texts(sea, seat)
            seen += 1
    assert seen > 50


def test_giving_up_is_refused_only_while_something_can_be_done() -> None:
    sea = table(
        hands=["80"], grid=filled("d6 e6 f6"), decks=["", ""], storms="purple row6", compasses=1
    )
    assert texts(sea, 0) == {"give up"}
    assert allowed(sea, 0, "give up")


def test_ending_a_storm_is_refused_only_if_there_is_no_such_storm_or_no_compass() -> None:
    storms = "orange seat0, purple row2"
    lifts = {
        f"lift {colour} {place}"
        for colour in ("yellow", "orange", "purple")
        for place in ("seat0", "seat1", "row2", "row3", "new")
    }
    for compasses in (0, 1):
        sea = table(storms=storms, compasses=compasses)
        for seat in (0, 1):
            assert {text for text in lifts if allowed(sea, seat, text)} == chances(sea, seat)
