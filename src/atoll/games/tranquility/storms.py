"""Stormy Seas: storms break when they are drawn; compasses end them."""

from collections.abc import Sequence

from ...kernel import Decision, Message
from . import answers
from .atoms import (
    discardable,
    gain_compass,
    hand_limit,
    know_monsters,
    leave,
    shed,
    shows_no_start,
    spend_compass,
    tell_discard,
)
from .cards import EMPTY, NAMES, ORANGE, PURPLE, YELLOW
from .debts import owe
from .grid import open_rows, row_of
from .state import (
    NOWHERE,
    Brace,
    Break,
    ChooseStormRow,
    Lift,
    PutStorm,
    Sea,
    Storm,
    TakeBearings,
    TradeHand,
    rules,
)


def storm_comes_up(sea: Sea, seat: int, colour: int) -> None:
    """A seat has drawn a storm. A compass can end it before it does anything."""
    storm = Storm(colour, NOWHERE if colour == PURPLE else seat)
    sea.storms.append(storm)
    sea.reveal()
    sea.tell("storm", seat=seat, colour=NAMES[colour])
    nth = sea.storms.count(storm)
    sea.push_all(Brace(seat, storm, nth), Break(seat, storm, nth))


@rules.asks(Brace)
def brace(sea: Sea, step: Brace) -> tuple[Decision, ...]:
    if not sea.compasses or sea.storms.count(step.storm) < step.nth:
        return ()
    prompt = Message("ask-brace", {"colour": NAMES[step.storm.colour]})
    # There is just one answer, but it is the moment at which anybody may use a compass.
    return (Decision(step.seat, prompt, (answers.WEATHER_OPTION,), always=True),)


@rules.happens(Brace)
def another_storm_may_be_ended(sea: Sea, step: Brace) -> None:
    """The storm has been ended, or there is no compass against it: is there one for another?"""
    if can_lift(sea):
        sea.push(TakeBearings())


@rules.happens(Break)
def storm_breaks(sea: Sea, step: Break) -> None:
    if sea.storms.count(step.storm) < step.nth:
        return
    if step.storm.colour == YELLOW:
        discard_to_limit(sea, step.seat)
    elif step.storm.colour == PURPLE:
        sea.push(ChooseStormRow(step.seat, step.storm))


def discard_to_limit(sea: Sea, seat: int) -> None:
    """In a yellow storm a hand goes down to three, as far as its cards may be discarded."""
    excess = len(sea.hands[seat]) - hand_limit(sea, seat)
    count = min(excess, len(discardable(sea, seat)))
    if count < excess:
        # What is left after that are monsters, but for a Start while it is needed.
        kept = len(sea.hands[seat]) - len(discardable(sea, seat))
        know_monsters(sea, seat, kept if sea.started or not sea.drawn[seat] else kept - 1)
    if count > 0:
        owe(sea, seat, count, "storm")


@rules.asks(ChooseStormRow)
def choose_storm_row(sea: Sea, step: ChooseStormRow) -> tuple[Decision, ...]:
    """A purple storm closes a row that has an empty cell."""
    rows = open_rows(sea)
    if step.storm not in sea.storms or not rows:
        return ()
    options = tuple([answers.put_storm(step.storm, row) for row in rows])
    return (Decision(step.seat, Message("ask-storm-row"), options),)


@rules.happens(ChooseStormRow)
def storm_finds_no_row(sea: Sea, step: ChooseStormRow) -> None:
    if step.storm in sea.storms:
        end_storm(sea, step.storm)
        sea.tell("storm-passed")
    elif can_lift(sea):
        sea.push(TakeBearings())  # it has been ended; perhaps another should be, too


@rules.happens(PutStorm)
def put_storm(sea: Sea, step: PutStorm) -> None:
    sea.storms.remove(step.storm)
    sea.storms.append(Storm(PURPLE, step.row))
    sea.tell("storm-placed", row=step.row + 1)


def end_storm(sea: Sea, storm: Storm) -> None:
    sea.storms.remove(storm)
    leave(sea, storm.colour)


def in_orange_storm(sea: Sea, seat: int) -> bool:
    return any(storm.colour == ORANGE and storm.where == seat for storm in sea.storms)


@rules.standing
def compasses(sea: Sea) -> Sequence[Decision]:
    """The compasses belong to all: anybody may use one at any moment."""
    storms = dict.fromkeys(sea.storms) if sea.compasses else ()
    if not storms:
        return ()
    prompt = Message("ask-compass", {"compasses": sea.compasses})
    return [
        Decision(seat, prompt, tuple([answers.lift(seat, each) for each in storms]), must=False)
        for seat in range(sea.seats)
    ]


def can_lift(sea: Sea) -> bool:
    return sea.compasses > 0 and bool(sea.storms)


@rules.happens(Lift)
def lift(sea: Sea, step: Lift) -> None:
    spend_compass(sea)
    end_storm(sea, step.storm)
    colour = NAMES[step.storm.colour]
    sea.tell(f"lifted-{colour}", seat=step.seat, **answers.where(step.storm))


@rules.asks(TakeBearings)
def ask_for_bearings(sea: Sea, step: TakeBearings) -> tuple[Decision, ...]:
    if not can_lift(sea):
        return ()
    prompt = Message("ask-bearings", {"compasses": sea.compasses})
    return (Decision(sea.active, prompt, (answers.SAIL_ON_OPTION,), always=True),)


def can_trade(sea: Sea, seat: int) -> bool:
    """A full hand, all of it discardable, buys a compass, if there is one left."""
    hand = sea.hands[seat]
    return (
        sea.supply > 0
        and len(hand) == hand_limit(sea, seat)
        and len(discardable(sea, seat)) == len(hand)
    )


@rules.happens(TradeHand)
def trade_hand(sea: Sea, step: TradeHand) -> None:
    shows_no_start(sea)
    hand = tuple(sea.hands[sea.active])
    tell_discard(sea, sea.active, len(hand))
    shed(sea, sea.active, hand)
    gain_compass(sea)


def gain_compass_for_run(sea: Sea, cell: int) -> None:
    """A row of numbers that follow one another earns a compass when it is completed."""
    if sea.options.storms:
        row = row_of(sea, cell)
        if EMPTY not in row and row == list(range(row[0], row[0] + len(row))):
            gain_compass(sea)
