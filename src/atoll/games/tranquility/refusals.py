"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from ...kernel import Refused, Step, first_words
from .answers import storm_place
from .atoms import discardable, hand_limit
from .cards import CARDS, DISCARD, EMPTY, ISLANDS, MONSTER, NAMES, PURPLE, START
from .grid import any_lies_wrong, crown_is_open, is_full, neighbours, open_rows, pillars, shape
from .shapes import ARCH_CROWN
from .start import JOINT_DISCARD, amounts
from .state import (
    Brace,
    ChoosePrey,
    ChooseRocksRow,
    ChooseStormRow,
    MoveRocks,
    Offers,
    Pay,
    Quotas,
    Sea,
    Take,
    TakeBearings,
    Turn,
)
from .storms import in_orange_storm
from .turn import actions

ACTIONS = ("play", "discard", "start", "finish", "monster", "trade", "turn", "give")

VERBS: dict[type[Step], tuple[str, ...]] = {
    Turn: ACTIONS,
    Pay: ("pay",),
    Offers: ("offer",),
    Quotas: ("give",),
    MoveRocks: ("rocks", "stay"),
    ChooseRocksRow: ("rocks",),
    ChooseStormRow: ("storm",),
    ChoosePrey: ("devour",),
    Brace: ("weather",),
    TakeBearings: ("sail",),
    Take: ("take",),
}
"""The first words of the answers that each question takes."""


def check(sea: Sea, seat: int, words: Sequence[str]) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    verb, *rest = words or [""]
    if verb == "lift":
        return _check_lift(sea, rest)
    step = sea.agenda[-1]
    if all(decision.seat != seat for decision in sea.awaited):
        raise Refused("not-your-turn", "TR-3.1")
    if verb not in VERBS[type(step)]:
        raise Refused("not-now", expected=", ".join(first_words(sea, seat)))
    if isinstance(step, Turn) and verb != "start" and START in sea.hands[seat] and not sea.started:
        raise Refused("must-start", "TR-5.1")
    CHECKS[type(step), verb](sea, seat, rest)
    return None


def _check_play(sea: Sea, seat: int, words: Sequence[str]) -> None:
    if len(words) != 2:
        raise Refused("form", form="play 12 a1")
    card, cell = _card(sea, seat, words[0]), _cell(sea, words[1])
    if card not in ISLANDS:
        raise Refused("not-an-island", "TR-4.1", card=NAMES[card])
    if sea.grid[cell] != EMPTY:
        raise Refused("cell-taken", "TR-4.1", cell=words[1])
    _check_ascends(sea, card, cell)
    _check_open(sea, cell)
    beside = [abs(card - other) for other in neighbours(sea, cell)]
    if not beside and in_orange_storm(sea, seat):
        raise Refused("orange-storm", "TR-12.8")
    purse = len(discardable(sea, seat)) - 1
    if beside and min(beside) > purse:
        raise Refused("too-dear", "TR-4.5", cost=min(beside), purse=purse)


def _check_ascends(sea: Sea, card: int, cell: int) -> None:
    for other, lies in enumerate(sea.grid):
        if lies != EMPTY and (other < cell) != (lies < card):
            labels = shape(sea).labels
            raise Refused(
                "not-ascending",
                "TR-4.1",
                card=card,
                cell=labels[cell],
                other=lies,
                place=labels[other],
            )


def _check_open(sea: Sea, cell: int) -> None:
    row = shape(sea).row_of[cell]
    if row == sea.rocks:
        raise Refused("rocks", "TR-10.2", row=row + 1)
    if any(storm.colour == PURPLE and storm.where == row for storm in sea.storms):
        raise Refused("purple-storm", "TR-12.6", row=row + 1)
    if sea.options.mode == "high_arch" and cell in ARCH_CROWN and not crown_is_open(sea):
        filled, needed = pillars(sea)
        rule = "TR-14.3" if sea.options.crown == "early" else "TR-14.2"
        raise Refused("crown", rule, missing=needed - filled)


def _check_discard(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "discard")
    _check_can_pay(sea, seat, DISCARD, "TR-3.4")


def _check_can_pay(sea: Sea, seat: int, count: int, rule: str) -> None:
    if len(discardable(sea, seat)) < count:
        raise Refused("cannot-pay", rule, count=count)


def _check_pay(sea: Sea, seat: int, words: Sequence[str]) -> None:
    step = sea.agenda[-1]
    assert isinstance(step, Pay)
    _check_cards(sea, seat, words, 1, PAY_RULES[step.why])
    cards = discardable(sea, seat)
    if len(cards) == step.count and words[0] != NAMES[cards[0]]:
        raise Refused("all-go", PAY_RULES[step.why], card=NAMES[cards[0]])


PAY_RULES = {
    "placing": "TR-4.3",
    "discarding": "TR-3.4",
    "staying": "TR-10.3",
    "turning": "TR-16.3",
    "storm": "TR-12.4",
}


def _check_stay(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "stay")
    _check_can_pay(sea, seat, DISCARD, "TR-10.4")


def _check_give(sea: Sea, seat: int, words: Sequence[str]) -> None:
    step = sea.agenda[-1]
    assert isinstance(step, Quotas)
    count = step.counts[seat]
    if words and words[-1] == "deck":
        if seat not in step.stormy or count < 2:
            raise Refused("no-unseen", "TR-12.5")
        words, count = words[:-1], count - 2
    _check_cards(sea, seat, words, count, "TR-5.7")


def _check_cards(sea: Sea, seat: int, words: Sequence[str], count: int, rule: str) -> None:
    """So many cards of the hand that may be discarded, written in ascending order."""
    cards = [_card(sea, seat, word) for word in words]
    if len(cards) != count:
        raise Refused("wrong-count", rule, count=count)
    for card in Counter(cards) - Counter(sea.hands[seat]):
        raise Refused("not-in-hand", card=NAMES[card])
    if MONSTER in cards:
        raise Refused("monster-stays", "TR-11.3")
    if START in cards and not sea.started:
        raise Refused("start-stays", "TR-5.11")
    if cards != sorted(cards):
        raise Refused("unsorted")


def _check_start(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "start")
    _card(sea, seat, "start")
    if sea.started:
        raise Refused("already-started", "TR-5.10")


def _check_finish(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "finish")
    _card(sea, seat, "finish")
    if not sea.started:
        raise Refused("finish-before-start", "TR-6.1")
    if not is_full(sea):
        raise Refused("grid-not-full", "TR-6.1", empty=sea.grid.count(EMPTY))
    if any_lies_wrong(sea):
        raise Refused("wrong-half", "TR-16.2")
    if MONSTER in sea.hands[seat] or any(MONSTER in cards for cards in sea.shown):
        raise Refused("monsters-first", "TR-11.4")


def _check_monster(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _card(sea, seat, "monster")
    _check_filled(sea, words, "monster a1", "TR-11.2")


def _check_devour(sea: Sea, seat: int, words: Sequence[str]) -> None:
    step = sea.agenda[-1]
    assert isinstance(step, ChoosePrey)
    if _check_filled(sea, words, "devour a1", "TR-15.6") == step.placed:
        raise Refused("just-placed", "TR-15.6")


def _check_turn(sea: Sea, seat: int, words: Sequence[str]) -> None:
    if sea.options.mode != "day_and_night":
        raise Refused("no-turning", "TR-16.3")
    _check_filled(sea, words, "turn a1", "TR-16.3")
    _check_can_pay(sea, seat, 1, "TR-16.3")
    if not actions(sea):
        raise Refused("nothing-wrong", "TR-16.3")


def _check_trade(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "trade")
    if not sea.options.storms:
        raise Refused("no-compasses", "TR-12.13")
    if not sea.supply:
        raise Refused("no-compass-left", "TR-12.14")
    if len(sea.hands[seat]) != hand_limit(sea, seat):
        raise Refused("hand-not-full", "TR-12.13", limit=hand_limit(sea, seat))
    if len(discardable(sea, seat)) < len(sea.hands[seat]):
        raise Refused("monster-stays", "TR-11.3")


def _check_give_up(sea: Sea, seat: int, words: Sequence[str]) -> None:
    if words != ["up"]:
        raise Refused("form", form="give up")
    if actions(sea):
        raise Refused("can-still-act", "TR-12.15")


def _check_offer(sea: Sea, seat: int, words: Sequence[str]) -> None:
    step = sea.agenda[-1]
    assert isinstance(step, Offers)
    counts = amounts(sea, seat, step.stormy)
    count = _number(words, "offer 3")
    if count > counts[-1]:
        raise Refused("offer-too-high", "TR-5.4", most=counts[-1])
    if count > JOINT_DISCARD:
        raise Refused("offer-too-high", "TR-5.4", most=JOINT_DISCARD)
    if count not in counts:
        raise Refused("both-or-none", "TR-12.5")


def _check_rocks(sea: Sea, seat: int, words: Sequence[str]) -> None:
    row = _row(sea, words, "rocks 3")
    if row == sea.rocks:
        raise Refused("rocks-must-move", "TR-10.3")
    if row not in open_rows(sea):
        raise Refused("row-full", "TR-10.3", row=row + 1)


def _check_storm(sea: Sea, seat: int, words: Sequence[str]) -> None:
    row = _row(sea, words, "storm 3")
    if row not in open_rows(sea):
        raise Refused("row-full", "TR-12.6", row=row + 1)


def _check_lift(sea: Sea, words: Sequence[str]) -> None:
    if not sea.compasses:
        raise Refused("no-compass", "TR-12.10")
    if len(words) != 2:
        raise Refused("form", form="lift yellow seat0")
    storms = [[NAMES[storm.colour], storm_place(storm)] for storm in sea.storms]
    if list(words) not in storms:
        raise Refused("no-such-storm", "TR-12.10")


def _check_take(sea: Sea, seat: int, words: Sequence[str]) -> None:
    if _number(words, "take 34") not in sea.display:
        raise Refused("not-in-display", "TR-17.3")


def _check_weather(sea: Sea, seat: int, words: Sequence[str]) -> None:
    _check_no_more_words(words, "weather")


def _check_sail_on(sea: Sea, seat: int, words: Sequence[str]) -> None:
    if words != ["on"]:
        raise Refused("form", form="sail on")


Check = Callable[[Sea, int, Sequence[str]], None]
CHECKS: dict[tuple[type[Step], str], Check] = {
    (Turn, "play"): _check_play,
    (Turn, "discard"): _check_discard,
    (Turn, "start"): _check_start,
    (Turn, "finish"): _check_finish,
    (Turn, "monster"): _check_monster,
    (Turn, "trade"): _check_trade,
    (Turn, "turn"): _check_turn,
    (Turn, "give"): _check_give_up,
    (Pay, "pay"): _check_pay,
    (Offers, "offer"): _check_offer,
    (Quotas, "give"): _check_give,
    (MoveRocks, "rocks"): _check_rocks,
    (MoveRocks, "stay"): _check_stay,
    (ChooseRocksRow, "rocks"): _check_rocks,
    (ChooseStormRow, "storm"): _check_storm,
    (ChoosePrey, "devour"): _check_devour,
    (Brace, "weather"): _check_weather,
    (TakeBearings, "sail"): _check_sail_on,
    (Take, "take"): _check_take,
}


def _card(sea: Sea, seat: int, word: str) -> int:
    card = CARDS.get(word)
    if card is None or card not in sea.hands[seat]:
        raise Refused("not-in-hand", card=word)
    return card


def _cell(sea: Sea, word: str) -> int:
    if word not in shape(sea).labels:
        raise Refused("no-such-cell", cell=word)
    return shape(sea).labels.index(word)


def _check_filled(sea: Sea, words: Sequence[str], form: str, rule: str) -> int:
    if len(words) != 1:
        raise Refused("form", form=form)
    cell = _cell(sea, words[0])
    if sea.grid[cell] == EMPTY:
        raise Refused("cell-empty", rule, cell=words[0])
    return cell


def _row(sea: Sea, words: Sequence[str], form: str) -> int:
    row = _number(words, form) - 1
    if row not in range(len(shape(sea).rows)):
        raise Refused("no-such-row", rows=len(shape(sea).rows))
    return row


def _number(words: Sequence[str], form: str) -> int:
    if len(words) != 1 or not (words[0].isascii() and words[0].isdecimal()):
        raise Refused("form", form=form)
    return int(words[0])


def _check_no_more_words(words: Sequence[str], form: str) -> None:
    if words:
        raise Refused("form", form=form)
