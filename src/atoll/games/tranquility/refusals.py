"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from collections import Counter

from ...kernel import Answer, NotNow, Reasons, Refused
from . import grammar
from .answers import storm_in_play
from .atoms import discardable, hand_limit
from .cards import CARDS, DISCARD, EMPTY, FINISH, MONSTER, NAMES, PURPLE, START, TURNING
from .grid import any_lies_wrong, crown_is_open, is_full, neighbours, open_rows, pillars, shape
from .shapes import ARCH_CROWN
from .start import UNSEEN, amounts
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

reasons = Reasons[Sea]()


def check(sea: Sea, seat: int, answer: Answer) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    check_unasked(sea, seat, answer)
    if isinstance(answer, grammar.Lift):
        return
    if all(decision.seat != seat for decision in sea.awaited):
        raise Refused("not-your-turn", "TR-3.1")
    reason = reasons.find(sea.step, answer)
    if reason is None:
        raise NotNow
    if isinstance(sea.step, Turn) and not isinstance(answer, grammar.Start):
        _check_need_not_start(sea, seat)
    reason(sea, seat, answer)


def check_unasked(sea: Sea, seat: int, answer: Answer) -> None:
    """The compasses belong to all, whoever is asked something."""
    if isinstance(answer, grammar.Lift):
        _check_lift(sea, answer)


def _check_lift(sea: Sea, answer: grammar.Lift) -> None:
    if not sea.compasses:
        raise Refused("no-compass", "TR-12.10")
    if answer.storm not in map(storm_in_play, sea.storms):
        raise Refused("no-such-storm", "TR-12.10")


# The turn.


def _check_need_not_start(sea: Sea, seat: int) -> None:
    if START in sea.hands[seat] and not sea.started:
        raise Refused("must-start", "TR-5.1")


@reasons.against(grammar.Play, Turn)
def _check_play(sea: Sea, seat: int, answer: grammar.Play) -> None:
    card, cell = answer.card, _place(sea, answer.cell)
    _check_holds(sea, seat, card)
    if sea.grid[cell] != EMPTY:
        raise Refused("cell-taken", "TR-4.1", cell=answer.cell)
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


@reasons.against(grammar.Discard, Turn)
def _check_discard(sea: Sea, seat: int, answer: grammar.Discard) -> None:
    _check_can_pay(sea, seat, DISCARD, "TR-3.4")


@reasons.against(grammar.Start, Turn)
def _check_start(sea: Sea, seat: int, answer: grammar.Start) -> None:
    _check_holds(sea, seat, START)
    if sea.started:
        raise Refused("already-started", "TR-5.10")


@reasons.against(grammar.Finish, Turn)
def _check_finish(sea: Sea, seat: int, answer: grammar.Finish) -> None:
    _check_holds(sea, seat, FINISH)
    if not sea.started:
        raise Refused("finish-before-start", "TR-6.1")
    if not is_full(sea):
        raise Refused("grid-not-full", "TR-6.1", empty=sea.grid.count(EMPTY))
    if any_lies_wrong(sea):
        raise Refused("wrong-half", "TR-16.2")
    if MONSTER in sea.hands[seat] or any(MONSTER in cards for cards in sea.shown):
        raise Refused("monsters-first", "TR-11.4")


@reasons.against(grammar.Monster, Turn)
def _check_monster(sea: Sea, seat: int, answer: grammar.Monster) -> None:
    _check_holds(sea, seat, MONSTER)
    _check_filled(sea, answer.cell, "TR-11.2")


@reasons.against(grammar.Turn, Turn)
def _check_turn(sea: Sea, seat: int, answer: grammar.Turn) -> None:
    _check_filled(sea, answer.cell, "TR-16.3")
    _check_can_pay(sea, seat, TURNING, "TR-16.3")
    if not actions(sea):
        raise Refused("nothing-wrong", "TR-16.3")


@reasons.against(grammar.Trade, Turn)
def _check_trade(sea: Sea, seat: int, answer: grammar.Trade) -> None:
    if not sea.supply:
        raise Refused("no-compass-left", "TR-12.14")
    if len(sea.hands[seat]) != hand_limit(sea, seat):
        raise Refused("hand-not-full", "TR-12.13", limit=hand_limit(sea, seat))
    if len(discardable(sea, seat)) < len(sea.hands[seat]):
        raise Refused("monster-stays", "TR-11.3")


@reasons.against(grammar.GiveUp, Turn)
def _check_give_up(sea: Sea, seat: int, answer: grammar.GiveUp) -> None:
    if actions(sea):
        raise Refused("can-still-act", "TR-12.15")


PAY_RULES = {
    "placing": "TR-4.3",
    "discarding": "TR-3.4",
    "staying": "TR-10.3",
    "turning": "TR-16.3",
    "storm": "TR-12.4",
}


@reasons.against(grammar.Pay, Pay)
def _check_pay(sea: Sea, seat: int, answer: grammar.Pay) -> None:
    step = sea.step
    assert isinstance(step, Pay)
    _check_can_discard(sea, seat, [CARDS[answer.card]])
    cards = discardable(sea, seat)
    if len(cards) == step.count and answer.card != NAMES[cards[0]]:
        raise Refused("all-go", PAY_RULES[step.why], card=NAMES[cards[0]])


@reasons.against(grammar.Take, Take)
def _check_take(sea: Sea, seat: int, answer: grammar.Take) -> None:
    if answer.card not in sea.display:
        raise Refused("not-in-display", "TR-17.3")


# The joint discard.


@reasons.against(grammar.Offer, Offers)
def _check_offer(sea: Sea, seat: int, answer: grammar.Offer) -> None:
    step = sea.step
    assert isinstance(step, Offers)
    counts = amounts(sea, seat, step.stormy)
    if answer.count > counts[-1]:
        raise Refused("offer-too-high", "TR-5.4", most=counts[-1])
    if answer.count not in counts:
        raise Refused("both-or-none", "TR-12.5")


@reasons.against(grammar.Give, Quotas)
def _check_give(sea: Sea, seat: int, answer: grammar.Give) -> None:
    _check_part(sea, seat, answer.cards, _quotas(sea).counts[seat])


@reasons.against(grammar.GiveUnseen, Quotas)
def _check_give_unseen(sea: Sea, seat: int, answer: grammar.GiveUnseen) -> None:
    step = _quotas(sea)
    if seat not in step.stormy or step.counts[seat] < UNSEEN:
        raise Refused("no-unseen", "TR-12.5")
    _check_part(sea, seat, answer.cards, step.counts[seat] - UNSEEN)


def _quotas(sea: Sea) -> Quotas:
    assert isinstance(sea.step, Quotas)
    return sea.step


def _check_part(sea: Sea, seat: int, names: tuple[str, ...], count: int) -> None:
    """So many cards of the hand, named in ascending order."""
    if len(names) != count:
        raise Refused("wrong-count", "TR-5.7", count=count)
    cards = [CARDS[name] for name in names]
    _check_can_discard(sea, seat, cards)
    if cards != sorted(cards):
        raise Refused("unsorted")


# Rocks, storms and what the pyramid brings.


@reasons.against(grammar.Rocks, MoveRocks, ChooseRocksRow)
def _check_rocks(sea: Sea, seat: int, answer: grammar.Rocks) -> None:
    if answer.row - 1 == sea.rocks:
        raise Refused("rocks-must-move", "TR-10.3")
    _check_row_open(sea, answer.row, "TR-10.3")


@reasons.against(grammar.Stay, MoveRocks)
def _check_stay(sea: Sea, seat: int, answer: grammar.Stay) -> None:
    _check_can_pay(sea, seat, DISCARD, "TR-10.4")


@reasons.against(grammar.Storm, ChooseStormRow)
def _check_storm(sea: Sea, seat: int, answer: grammar.Storm) -> None:
    _check_row_open(sea, answer.row, "TR-12.6")


@reasons.against(grammar.Devour, ChoosePrey)
def _check_devour(sea: Sea, seat: int, answer: grammar.Devour) -> None:
    step = sea.step
    assert isinstance(step, ChoosePrey)
    _check_filled(sea, answer.cell, "TR-15.6")
    if _place(sea, answer.cell) == step.placed:
        raise Refused("just-placed", "TR-15.6")


reasons.none_against(Brace, grammar.Weather)
reasons.none_against(TakeBearings, grammar.SailOn)


# Questions about what an answer names.


def _place(sea: Sea, label: str) -> int:
    return shape(sea).labels.index(label)


def _check_filled(sea: Sea, label: str, rule: str) -> None:
    if sea.grid[_place(sea, label)] == EMPTY:
        raise Refused("cell-empty", rule, cell=label)


def _check_row_open(sea: Sea, row: int, rule: str) -> None:
    if row - 1 not in open_rows(sea):
        raise Refused("row-full", rule, row=row)


def _check_holds(sea: Sea, seat: int, *cards: int) -> None:
    for card in Counter(cards) - Counter(sea.hands[seat]):
        raise Refused("not-in-hand", card=NAMES[card])


def _check_can_discard(sea: Sea, seat: int, cards: list[int]) -> None:
    _check_holds(sea, seat, *cards)
    if START in cards and not sea.started:
        raise Refused("start-stays", "TR-5.11")


def _check_can_pay(sea: Sea, seat: int, count: int, rule: str) -> None:
    if len(discardable(sea, seat)) < count:
        raise Refused("cannot-pay", rule, count=count)
