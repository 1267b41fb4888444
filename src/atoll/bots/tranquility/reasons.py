"""Reasons: what decided for an answer of the careful bot, in the same cards in which it reckons."""

from collections.abc import Sequence

from ...games.tranquility.cards import FINISH, ISLANDS, NAMES
from ...games.tranquility.state import (
    Devour,
    DiscardTwo,
    Give,
    Lift,
    Offer,
    Play,
    PlayFinish,
    PlayMonster,
    PutRocks,
    PutStorm,
    Shed,
    TradeHand,
    TurnOver,
)
from ...kernel import Message, Option, Step
from .actions import Actions
from .duel import points_at_once
from .position import Gap, Position
from .weather import room_in_row

SIMPLE: dict[type[Step], str] = {
    PlayFinish: "reason-finish",
    PlayMonster: "reason-easy-prey",
    Devour: "reason-easy-prey",
    TurnOver: "reason-wrong-half",
    TradeHand: "reason-trade-hand",
}
"""Where there is one thing only for which the bot takes such a step."""


def reason(position: Position, options: Sequence[Option], chosen: Option) -> Message | None:
    """Why this is the best of the options, if one thing has decided it."""
    if position.board.options.mode == "duel":
        return _in_duel(position, options, chosen)
    step = chosen.step
    if type(step) in SIMPLE:
        return Message(SIMPLE[type(step)])
    match step:
        case Play():
            return _for_island(position, options, chosen)
        case DiscardTwo():
            fits = any(isinstance(option.step, Play) for option in options)
            return Message("reason-spare-two" if fits else "reason-nothing-fits")
        case PutRocks() | PutStorm():
            return Message("reason-full-row", {"cells": room_in_row(position, chosen)})
    return _for_parting(position, step)


def _for_parting(position: Position, step: Step) -> Message | None:
    match step:
        case Shed(_, card):
            return _parting(position, (card,))
        case Give(cards=cards, unseen=0):
            return _parting(position, cards)
        case Offer(count=count):
            if position.board.offers:
                return Message("reason-split")
            return Message("reason-gladly", {"cards": count})
    return None


def reason_to_lift(chosen: Option, *, last_hope: bool) -> Message:
    """Why this storm is to end now."""
    assert isinstance(chosen.step, Lift)
    return Message("reason-last-hope" if last_hope else "reason-worst-storm")


def _for_island(position: Position, options: Sequence[Option], chosen: Option) -> Message | None:
    """What it costs now, or what it leaves to fill: whichever sets it apart from the next best."""
    play = chosen.step
    assert isinstance(play, Play)
    gap = position.gap_of_cell[play.cell]
    tightest = min(
        [each for each in gap.split(play.card, play.cell) if each.cells],
        key=_numbers_per_cell,
        default=None,
    )
    if tightest is None:
        return Message("reason-closes-gap", {"cost": play.cost})
    actions = Actions(position)
    others = [option for option in options if option is not chosen]
    second = min(others, key=lambda option: actions.cost(option.step))
    room = actions.room(second.step) - actions.room(play)
    price = actions.cost(second.step) - actions.cost(play) - room
    if price > room:
        return Message("reason-cheap", {"cost": play.cost})
    numbers, cells = _numbers(tightest), tightest.cells
    return Message("reason-room", {"numbers": numbers, "cells": cells, "cost": play.cost})


def _numbers(gap: Gap) -> int:
    return gap.high - gap.low - 1


def _numbers_per_cell(gap: Gap) -> float:
    return _numbers(gap) / gap.cells


def _parting(position: Position, cards: Sequence[int]) -> Message:
    islands = [card for card in cards if card in ISLANDS]
    if len(islands) == len(cards) and not any(map(position.gap_around, islands)):
        return Message("reason-no-place", {"card": tuple(NAMES[card] for card in cards)})
    if set(cards) == {FINISH} and position.hand.count(FINISH) > len(cards):
        return Message("reason-another-finish")
    return Message("reason-least-missed")


def _in_duel(position: Position, options: Sequence[Option], chosen: Option) -> Message | None:
    """An island is told by its points only if no other scores more at once."""
    plays = [option.step for option in options if isinstance(option.step, Play)]
    if not isinstance(chosen.step, Play):
        return None
    points = points_at_once(position, chosen.step.cell, chosen.step.cost)
    most = max([points_at_once(position, play.cell, play.cost) for play in plays])
    return Message("reason-points", {"points": points}) if points == most else None
