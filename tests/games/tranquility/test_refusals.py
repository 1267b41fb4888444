"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.tranquility import grammar, refusals
from atoll.games.tranquility.cards import NAMES
from atoll.games.tranquility.refusals import check
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea
from atoll.kernel import Answer, Grammar, OptionValue, Refused, Unreadable, Word
from atoll.kernel.answers import domains

from ..reasons import reasons_in, rules_in
from .careful import careful
from .tables import GAME, answer, asked, cells, chances, error, filled, refusal, table, texts

# The moments at which mistakes are made.

UPPER_ROWS = " ".join(sorted(cells("a2", "f6")))
UPPER_HALF = " ".join(cells("a4", "f6"))
FULL_HAND = "5 6 7 8 9"


def after(sea: Sea, *answers: str) -> Sea:
    """The same table after answers of the first player."""
    answer(sea, 0, *answers)
    return sea


def plain() -> Sea:
    return table(hands=["5 17 30 44 finish"], grid="b1=10 d4=40")


def discarding() -> Sea:
    return after(table(hands=["5 17 30 44"]), "discard")


def half_discarded() -> Sea:
    return after(discarding(), "pay 5")


def last_card() -> Sea:
    return table(hands=["40"])


def rocky() -> Sea:
    return table(hands=["5 17"], rocks=3)


def purple() -> Sea:
    return table(hands=["5 17"], storms="purple row3")


def orange() -> Sea:
    return table(hands=["5 17"], storms="orange seat0")


def arch() -> Sea:
    return table(mode="high_arch", hands=["40 50"])


def easier_arch() -> Sea:
    return table(mode="high_arch", crown="early", hands=["40 50"])


def holding_start() -> Sea:
    return table(hands=["start 5 17"])


def spare_start() -> Sea:
    return table(hands=["start 5 17"], started=True)


def alone_with_start() -> Sea:
    """A hand that has to go down to three in a storm, with the only Start in it."""
    sea = table(seats=1, hands=["5 6 7 8 9"], decks=["start yellow"], storms="")
    return after(sea, "discard", "pay 5 6")


def start_in_storm() -> Sea:
    sea = table(hands=["5 6 7 8 9"], decks=["start yellow", ""], storms="")
    return after(sea, "discard", "pay 5 6")


def no_finish() -> Sea:
    return table(hands=["5 17"], grid=filled())


def finish_too_early() -> Sea:
    return table(hands=["finish 5 17"], grid=filled(), started=False)


def one_cell_left() -> Sea:
    return table(hands=["finish 5 17"], grid=filled("f6"), started=True)


def all_by_day() -> Sea:
    return table(mode="day_and_night", hands=["finish 5"], grid=filled(), started=True)


def finish_and_monster() -> Sea:
    return table(hands=["finish monster"], grid=filled(), started=True, monsters=3)


def monsters_shown() -> Sea:
    hands = ["finish 5", "finish 7", "monster"]
    return after(
        table(seats=3, hands=hands, grid=filled(), started=True, monsters=3),
        "finish",
    )


def offering() -> Sea:
    return after(table(seats=3, hands=["start 5 6 7 8"]), "start")


def only_a_deck_to_give() -> Sea:
    hands = ["monster", "start 5 6 7 8"]
    sea = table(seats=3, hands=hands, storms="yellow seat0", monsters=3, turn=1)
    answer(sea, 1, "start", "sail on")
    return sea


def giving() -> Sea:
    """Three players have agreed on the joint discard; the first gives two of four cards."""
    sea = offering()
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    return sea


def giving_alone() -> Sea:
    return after(table(seats=1, hands=["start 5 6 7 8"], storms=""), "start")


def monster() -> Sea:
    return table(hands=["5 7 monster"], grid="c3=40", monsters=3)


def no_monster() -> Sea:
    return table(hands=["5 7"], grid="c3=40", monsters=3)


def discarding_beside_monster() -> Sea:
    return after(monster(), "discard")


def paying_beside_monster() -> Sea:
    sea = table(hands=["5 17 30 monster"], grid="c3=3", monsters=3)
    return after(sea, "play 5 d3")


def moving_rocks() -> Sea:
    sea = table(hands=["40 50 60"], grid=filled(UPPER_ROWS), rocks=2)
    return after(sea, "discard", "pay 40 50")


def staying_beside_monster() -> Sea:
    sea = table(hands=["40 50 60 monster"], rocks=2, monsters=3)
    return after(sea, "play 40 a1", "stay")


def storm_without_row() -> Sea:
    sea = table(hands=["3 5 40 50"], grid=filled(UPPER_ROWS), decks=["purple", ""], storms="")
    return after(sea, "discard", "pay 3 5")


def bearings() -> Sea:
    return after(table(hands=["start 5 6"], storms="purple row2"), "start")


def bracing() -> Sea:
    sea = table(hands=[FULL_HAND], decks=["yellow", ""], storms="", compasses=1)
    return after(sea, "discard", "pay 5 6")


def storm_over_monsters() -> Sea:
    hands = ["start 5 6 7 8", "40 50 monster monster monster"]
    sea = after(table(hands=hands, decks=["1 2", "yellow 3"], storms="", monsters=3), "start")
    answer(sea, 1, "weather")
    return sea


def compass() -> Sea:
    return table(hands=["5 6 7"], storms="orange seat0, purple row2", compasses=1)


def no_compass() -> Sea:
    return table(storms="orange seat0")


def full_hand() -> Sea:
    return table(hands=[FULL_HAND], storms="")


def no_compass_left() -> Sea:
    return table(hands=[FULL_HAND], storms="", supply=0)


def small_hand() -> Sea:
    return table(hands=["5 6 7 8"], storms="")


def monster_in_full_hand() -> Sea:
    return table(hands=["5 6 7 8 monster"], storms="", monsters=3)


def prey() -> Sea:
    sea = table(mode="pyramid", hands=["12 70 71"], grid="h1=40 a1=3", exploration="monster")
    return after(sea, "play 12 d1")


def night() -> Sea:
    return table(mode="day_and_night", hands=["5 7 9"], grid="a1=3", turned="a1")


def stuck() -> Sea:
    return table(
        mode="day_and_night",
        hands=["80"],
        grid=filled("f6"),
        turned=UPPER_HALF,
        decks=["", ""],
        storms="purple row6",
        compasses=1,
    )


def only_a_monster() -> Sea:
    return table(mode="day_and_night", hands=["monster"], grid="a5=3", monsters=3)


def taking() -> Sea:
    sea = table(mode="duel", hands=["5 7 9"], display="10 11 12 13 14")
    return after(sea, "discard", "pay 5 7")


# A reason for every mistake.


class Mistake(NamedTuple):
    moment: Callable[[], Sea]
    text: str
    reason: str
    rule: str | None = None
    args: Mapping[str, Word] = {}
    seat: int = 0


MISTAKES = [
    # What is no answer, or none to what is asked.
    Mistake(plain, "pay 5", "not-now", args={"expected": "play, discard"}),
    Mistake(plain, "", "not-now"),
    Mistake(plain, "sail away", "not-now"),
    Mistake(plain, "monster b1", "not-now"),
    Mistake(plain, "turn b1", "not-now"),
    Mistake(plain, "trade", "not-now"),
    Mistake(bearings, "offer 3", "not-now", args={"expected": "sail, lift"}),
    Mistake(bearings, "weather", "not-now"),
    Mistake(bracing, "pay 7", "not-now"),
    Mistake(bearings, "sail on", "not-your-turn", "TR-3.1", seat=1),
    Mistake(compass, "discard", "not-your-turn", "TR-3.1", seat=1),
    Mistake(plain, "play  17 c2", "not-an-option"),
    Mistake(plain, "play 17", "form", args={"form": "play 12 a1"}),
    Mistake(plain, "play 17 c4 c5", "form", args={"form": "play 12 a1"}),
    Mistake(plain, "discard 5 17", "form", args={"form": "discard"}),
    Mistake(discarding, "pay", "form", args={"form": "pay 12"}),
    Mistake(discarding, "pay 5 17", "form", args={"form": "pay 12"}),
    Mistake(holding_start, "start now", "form"),
    Mistake(offering, "offer", "form"),
    Mistake(monster, "monster", "form"),
    Mistake(moving_rocks, "rocks", "form"),
    Mistake(moving_rocks, "stay here", "form"),
    Mistake(bearings, "sail", "form"),
    Mistake(bearings, "sail away", "form"),
    Mistake(bracing, "weather it", "form"),
    Mistake(compass, "lift", "form"),
    Mistake(compass, "lift yellow", "form"),
    Mistake(full_hand, "trade all", "form"),
    Mistake(taking, "take", "form"),
    # Words that there are not.
    Mistake(plain, "play kraken c4", "no-such-card", args={"word": "kraken"}),
    Mistake(discarding, "pay kraken", "no-such-card", args={"word": "kraken"}),
    Mistake(giving, "give 5 kraken", "no-such-card", args={"word": "kraken"}),
    Mistake(compass, "give in", "no-such-card", args={"word": "in"}),
    Mistake(prey, "pay finish", "no-such-card", args={"word": "finish"}),
    Mistake(plain, "play 17 g1", "no-such-cell", args={"word": "g1"}),
    Mistake(plain, "play 17 C4", "no-such-cell", args={"word": "C4"}),
    Mistake(monster, "monster a7", "no-such-cell", args={"word": "a7"}),
    Mistake(moving_rocks, "rocks 0", "no-such-row", args={"cards": tuple("123456")}),
    Mistake(moving_rocks, "rocks 7", "no-such-row", args={"word": "7"}),
    Mistake(moving_rocks, "rocks x", "no-such-row", args={"word": "x"}),
    Mistake(storm_without_row, "storm 7", "no-such-row", args={"word": "7"}),
    Mistake(offering, "offer -1", "no-such-amount", "TR-5.4", {"cards": tuple("012345")}),
    Mistake(offering, "offer ²", "no-such-amount", "TR-5.4", {"word": "²"}),
    Mistake(offering, "offer 6", "no-such-amount", "TR-5.4", {"word": "6"}),
    Mistake(compass, "lift red seat0", "no-such-storm", "TR-12.10"),
    # Placing.
    Mistake(plain, "play 18 c4", "not-in-hand", args={"card": "18"}),
    Mistake(plain, "play finish c4", "finish-is-no-island", "TR-4.1"),
    Mistake(spare_start, "play start c4", "start-is-no-island", "TR-4.1"),
    Mistake(monster, "play monster c4", "monster-is-no-island", "TR-4.1"),
    Mistake(plain, "play 17 b1", "cell-taken", "TR-4.1", {"cell": "b1"}),
    Mistake(
        plain,
        "play 5 c1",
        "not-ascending",
        "TR-4.1",
        {"card": 5, "cell": "c1", "other": 10, "place": "b1"},
    ),
    Mistake(plain, "play 44 c4", "not-ascending", "TR-4.1"),
    Mistake(plain, "play 17 c1", "too-dear", "TR-4.5", {"cost": 7, "purse": 4}),
    Mistake(rocky, "play 17 c3", "rocks", "TR-10.2", {"row": 3}),
    Mistake(purple, "play 5 a3", "purple-storm", "TR-12.6", {"row": 3}),
    Mistake(orange, "play 5 a3", "orange-storm", "TR-12.8"),
    Mistake(arch, "play 40 a7", "crown", "TR-14.2", {"missing": 24}),
    Mistake(easier_arch, "play 40 a7", "crown", "TR-14.3", {"missing": 18}),
    # Discarding and paying.
    Mistake(last_card, "discard", "cannot-pay", "TR-3.4", {"count": 2}),
    Mistake(discarding, "pay 6", "not-in-hand", args={"card": "6"}),
    Mistake(half_discarded, "pay 5", "not-in-hand", args={"card": "5"}),
    Mistake(discarding_beside_monster, "pay monster", "monster-stays", "TR-11.3"),
    Mistake(discarding_beside_monster, "pay 7", "all-go", "TR-3.4", {"card": "5"}),
    Mistake(paying_beside_monster, "pay 30", "all-go", "TR-4.3", {"card": "17"}),
    Mistake(staying_beside_monster, "pay 60", "all-go", "TR-10.3", {"card": "50"}),
    Mistake(storm_over_monsters, "pay 50", "all-go", "TR-12.4", {"card": "40"}, seat=1),
    Mistake(start_in_storm, "pay start", "start-stays", "TR-5.11"),
    Mistake(alone_with_start, "pay start", "start-stays", "TR-5.11"),
    # Start and the joint discard.
    Mistake(holding_start, "play 5 a1", "must-start", "TR-5.1"),
    Mistake(holding_start, "discard", "must-start", "TR-5.1"),
    Mistake(spare_start, "start", "already-started", "TR-5.10"),
    Mistake(plain, "start", "not-in-hand", args={"card": "start"}),
    Mistake(offering, "offer 5", "offer-too-high", "TR-5.4", {"most": 4}),
    Mistake(only_a_deck_to_give, "offer 1", "both-or-none", "TR-12.5"),
    Mistake(giving_alone, "give 5 6 7", "wrong-count", "TR-5.7", {"count": 8}),
    Mistake(giving, "give 5", "wrong-count", "TR-5.7", {"count": 2}),
    Mistake(giving, "give", "wrong-count", "TR-5.7", {"count": 2}),
    Mistake(giving, "give 5 9", "not-in-hand", args={"card": "9"}),
    Mistake(giving, "give 6 6", "not-in-hand", args={"card": "6"}),
    Mistake(giving, "give 5 monster", "monster-stays", "TR-11.3"),
    Mistake(giving, "give 6 5", "unsorted"),
    Mistake(giving_alone, "give 5 6 7 8 deck", "no-unseen", "TR-12.5"),
    # Finish.
    Mistake(no_finish, "finish", "not-in-hand", args={"card": "finish"}),
    Mistake(finish_too_early, "finish", "finish-before-start", "TR-6.1"),
    Mistake(one_cell_left, "finish", "grid-not-full", "TR-6.1", {"empty": 1}),
    Mistake(all_by_day, "finish", "wrong-half", "TR-16.2"),
    Mistake(finish_and_monster, "finish", "monsters-first", "TR-11.4"),
    Mistake(monsters_shown, "finish", "monsters-first", "TR-11.4", seat=1),
    # Stormy Seas.
    Mistake(monster, "monster a1", "cell-empty", "TR-11.2", {"cell": "a1"}),
    Mistake(no_monster, "monster c3", "not-in-hand", args={"card": "monster"}),
    Mistake(moving_rocks, "rocks 2", "rocks-must-move", "TR-10.3"),
    Mistake(moving_rocks, "rocks 1", "row-full", "TR-10.3", {"row": 1}),
    Mistake(moving_rocks, "stay", "cannot-pay", "TR-10.4", {"count": 2}),
    Mistake(storm_without_row, "storm 1", "row-full", "TR-12.6", {"row": 1}),
    Mistake(compass, "lift yellow seat0", "no-such-storm", "TR-12.10"),
    Mistake(compass, "lift purple row3", "no-such-storm", "TR-12.10"),
    Mistake(no_compass, "lift orange seat0", "no-compass", "TR-12.10"),
    Mistake(no_compass, "lift orange seat0", "no-compass", "TR-12.10", seat=1),
    Mistake(no_compass_left, "trade", "no-compass-left", "TR-12.14"),
    Mistake(small_hand, "trade", "hand-not-full", "TR-12.13", {"limit": 5}),
    Mistake(monster_in_full_hand, "trade", "monster-stays", "TR-11.3"),
    Mistake(compass, "give up", "can-still-act", "TR-12.15"),
    # Other modes.
    Mistake(prey, "devour d1", "just-placed", "TR-15.6"),
    Mistake(prey, "devour b1", "cell-empty", "TR-15.6", {"cell": "b1"}),
    Mistake(night, "turn b1", "cell-empty", "TR-16.3", {"cell": "b1"}),
    Mistake(stuck, "turn a1", "nothing-wrong", "TR-16.3"),
    Mistake(only_a_monster, "turn a5", "cannot-pay", "TR-16.3", {"count": 1}),
    Mistake(taking, "take 15", "not-in-display", "TR-17.3"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.text}: {each.reason}")
def test_a_refused_answer_changes_nothing_and_names_its_rule(mistake: Mistake) -> None:
    refused = error(mistake.moment(), mistake.seat, mistake.text)
    assert (refused.message.key, refused.rule) == (f"refused-{mistake.reason}", mistake.rule)
    assert mistake.args.items() <= refused.message.args.items()


def reasons_of_words() -> set[str]:
    """Why a word is none of those that there are."""
    found = [each for kind in grammar.ANSWERS for each in domains(kind).values()]
    never = {key for domain in found for key, _ in domain.never.values()}
    return {domain.unknown for domain in found} | never


def test_every_reason_has_a_mistake_above() -> None:
    of_the_kernel = {"not-an-option", "not-now", "form"}
    reasons = reasons_in(refusals) | reasons_of_words() | of_the_kernel
    assert reasons == {mistake.reason for mistake in MISTAKES}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in MISTAKES if mistake.rule}
    assert rules_in(refusals, grammar) == rules


def test_where_all_cards_have_to_go_one_after_the_other_is_asked_for() -> None:
    sea = discarding_beside_monster()
    assert texts(sea, 0) == {"pay 5"}
    answer(sea, 0, "pay 5")
    assert texts(sea, 0) == {"pay 7"}


# Answers that no rule of the game is asked about.


def test_a_player_who_is_not_asked_anything_cannot_answer() -> None:
    assert refusal(table(), 1, "discard") == ("refused-not-asked", None)


def test_there_is_nobody_at_other_seats() -> None:
    assert refusal(table(), 2, "discard") == ("refused-no-such-seat", None)


def test_nothing_can_be_answered_after_the_end() -> None:
    sea = after(table(hands=["finish"], grid=filled(), started=True), "finish")
    assert refusal(sea, 0, "discard") == ("refused-game-over", None)


def test_a_sealed_answer_cannot_be_changed() -> None:
    assert refusal(after(offering(), "offer 3"), 0, "offer 2") == ("refused-already-sealed", None)


def test_an_endless_text_is_no_answer() -> None:
    assert refusal(table(), 0, "discard " * 50) == ("refused-not-an-answer", None)


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


@cache
def read(words: Grammar, text: str) -> Answer | None:
    try:
        return words.read(text)
    except Unreadable:
        return None


def allowed(sea: Sea, seat: int, text: str) -> bool:
    """Whether the slow reading has nothing against an answer."""
    meant = read(GAME.grammar_of(sea), text)
    if meant is None:
        return False
    try:
        check(sea, seat, meant)
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
