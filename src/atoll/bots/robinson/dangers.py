"""Dangers: what the effects of cards are likely to cost, and what a threat will."""

from collections.abc import Iterable
from functools import cache

from ...games.robinson.cards.events import EVENTS
from ...games.robinson.cards.wrecks import WRECKS
from ...games.robinson.view import Board, NeedSeen, ThreatSeen
from ...games.robinson.vocabulary import (
    Book,
    Choose,
    CoverTerrain,
    Determination,
    Discard,
    DiscardEverything,
    DiscardInventions,
    DiscardItem,
    DrawDiscoveries,
    DrawMysteries,
    DrawStartingItem,
    Effect,
    ExhaustAdjacent,
    ExhaustNearest,
    ExhaustNoted,
    Fight,
    FightTopBeast,
    Forecast,
    ForScarred,
    FreeItem,
    Gain,
    Halve,
    Heal,
    IfWeapon,
    Keep,
    Lower,
    Morale,
    MoreProduction,
    NextRound,
    NightOutside,
    NoAbilities,
    NoProduction,
    OnePawn,
    OnlyActions,
    Put,
    Raise,
    RestoreLevels,
    Scar,
    ShuffleIn,
    TurnBackItems,
    TurnDownNeighbour,
    TurnDownNoted,
    TurnUpNoted,
    Uncover,
    Unless,
    Way,
    Wound,
)
from .prices import MEAL, PAWN, RATION, SPIRIT, WOOD

FUR = 2.0
ADVENTURE: dict[str, float] = {"build": 0.6, "gather": 0.1, "explore": 0.4}
"""What an adventure of each deck is likely to cost: wounds now or later, against small gains."""
MORALE, LEVEL, SOURCE, FIND = 1.2, 1.2, 1.8, 0.8
TOKENS: dict[str, float] = {
    "time": 1.0,
    "reroll": 0.5,
    "danger": 0.5,
    "wood": 1.2,
    "food": 1.5,
    "adventure": 0.5,
    "flu": 1.2,
}


def cost(effects: Iterable[Effect], seats: int) -> float:
    """What effects are likely to cost the team; less than nothing if they do good."""
    return sum([_cost(effect, seats) for effect in effects])


def _people(who: str, seats: int) -> int:
    return seats if who in ("each", "all") else 1


def _cost(effect: Effect, seats: int) -> float:  # noqa: C901, PLR0912  (a table)
    match effect:
        case Wound(count, who):
            return 0.9 * count * _people(who, seats)
        case Heal(count, who):
            return -0.8 * count * _people(who, seats)
        case Determination(count, who):
            return -SPIRIT * count * _people(who, seats) * (1.6 if count < 0 else 1.0)
        case Morale(by):
            return -MORALE * by
        case Raise(_, by):
            return -LEVEL * by
        case Lower(_, by, if_possible):
            return (0.8 if if_possible else LEVEL * max(seats, 2) / 2) * by
        case Halve():
            return LEVEL
        case Gain(wood, food, rations, fur):
            return -(WOOD * wood + MEAL * food + RATION * rations + FUR * fur)
        case Discard(wood, food, rations, _):
            return WOOD * wood + MEAL * (food + rations)
        case DiscardEverything():
            return 4.0
        case NoProduction("all"):
            return 2.6
        case NoProduction() | Forecast("rain"):
            return 1.6
        case Forecast("snow"):
            return 2.2
        case Forecast("storm"):
            return 0.8
        case Forecast("animals"):
            return 0.5 * seats
        case Put(token, _):
            return TOKENS[token]
        case ExhaustAdjacent(count):
            return SOURCE * count
        case ExhaustNearest():
            return 2 * SOURCE
        case Uncover() | TurnUpNoted():
            return -SOURCE
        case RestoreLevels():
            return -0.6
        case TurnBackItems(count):
            return 1.6 * count
        case DiscardItem():
            return 2.0
        case DiscardInventions(count):
            return 0.3 * count
        case FightTopBeast():
            return 2.0
        case DrawMysteries():
            return -1.2
        case CoverTerrain() | NoAbilities():
            return 0.6
        case Unless(_, effects) | ForScarred(_, effects) | IfWeapon(_, _, effects):
            return 0.7 * cost(effects, seats)
        case NextRound(effects):
            return cost(effects, seats)
        case Fight(strength, weapon, food, fur, palisade):
            wounds = 0.6 * max(strength - 1, 0) - 0.6 * weapon - 0.8 * palisade
            return wounds - MEAL * food - FUR * fur
        case OnePawn(who):
            return PAWN * _people(who, seats)
        case OnlyActions():
            return 0.8
        case NightOutside():
            return 2.2
        case Scar():
            return 0.2
        case ShuffleIn() | Keep():
            return 0.0
        case DrawStartingItem() | FreeItem():
            return -1.2
        case DrawDiscoveries(count):
            return -FIND * count
        case MoreProduction(wood, food):
            return -WOOD * wood - MEAL * food
        case TurnDownNoted() | ExhaustNoted() | TurnDownNeighbour():
            return 2.0
        case Choose(ways):
            return min([cost(way.effects, seats) for way in ways])
        case Way(_, effects):
            return cost(effects, seats)
        case Book():
            return 0.0
    return 0.3


SOON = (0.9, 0.6)
"""How much the strike of a threat counts, on the left and on the right."""


def threat_cost(threat: ThreatSeen, place: int, board: Board) -> float:
    """What a threat in a threat space costs: its strike, or the work against it."""
    if board.rounds - board.round < 1 + place:
        return 0.0
    seats = len(board.ready)
    strike = strike_cost(threat.card, seats) * SOON[place]
    if threat.card in WRECKS or strike <= 0:
        return min(strike, 0.0)
    if not any(_is_at_hand(need, board) for need in threat.needs):
        return strike
    work = PAWN * threat.sizes[0] - reward(threat.card, seats, threat.sizes[0])
    return max(min(strike, work + 0.3), 0.0)


def _is_at_hand(need: NeedSeen, board: Board) -> bool:
    goods = board.available
    return (
        (not need.item or need.item in board.items)
        and board.levels["weapon"] >= need.weapon
        and goods.wood >= need.wood
        and goods.meals >= need.food
        and goods.fur >= need.fur
    )


@cache
def strike_cost(card: str, seats: int) -> float:
    """What a threat costs when it strikes."""
    return cost(EVENTS[card].strikes, seats) if card in EVENTS else 0.0


@cache
def reward(card: str, seats: int, pawns: int) -> float:
    """What it brings to deal with it."""
    if card in EVENTS:
        return -cost(EVENTS[card].remedy.reward, seats)
    wreck = WRECKS[card]
    return -cost(wreck.one if pawns == 1 else wreck.two, seats)
