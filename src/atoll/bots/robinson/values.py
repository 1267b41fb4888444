"""What a whole table is worth to the castaways, in wounds."""

from ...games.robinson.cards.mysteries import MYSTERIES
from ...games.robinson.decks.piles import ALL_ADVENTURES
from ...games.robinson.facts import PAWNS
from ...games.robinson.view import Board
from ...games.robinson.who import FRIDAY
from .camp import (
    fur_value,
    has_cave,
    meals_value,
    palisade_value,
    roof_value,
    shelter_value,
    weapon_value,
    wood_value,
)
from .currency import PAWN, rounds_left
from .dangers import threat_cost
from .effects import ANIMALS, FORECAST, LEVEL, TOKENS, cost
from .exploring import terrain_value
from .goals import goal_of
from .items import RAISES, item_value
from .land import land_value
from .people import (
    FRIDAY_LIFE,
    characters,
    company,
    determination_value,
    gloom_cost,
    morale_value,
    pain,
    scarcity,
    usual_wound,
    worst_off,
)
from .stock import stock_of

KEPT = 1.6
"""A card or token that can still be used."""
LOST_SOON = 0.9
"""How much of an item is lost that is turned back: it still serves in this round."""
SCAR = 2.0
GONE = 25.0
"""Something is lost without which the goal cannot be reached, unless it turns up again."""
CAVE = 0.77
"""What a natural shelter is worth of a built one."""
HUNTABLE, HUNTS = 0.37, 3
"""A beast in the hunting deck; more than some nobody will hunt."""
MEETS = 0.74
"""How likely a card in the event deck comes up again: nearly all of the deck is drawn."""
ON_A_TILE = 0.49
"""A token on a tile that makes it slow or dangerous to go there."""


def value(board: Board) -> float:
    """What is there, and what it is good for in the rounds to come."""
    return (
        _people(board)
        + _stock(board)
        + _things(board)
        + goal_of(board).value(board)
        + land_value(board)
        - sum(terrain_value(board).values())
        - _dangers(board)
    )


def _people(board: Board) -> float:
    """Everybody, with wounds, determination and morale."""
    left = rounds_left(board)
    total = FRIDAY_LIFE * (board.people[-1].name == FRIDAY)
    total -= worst_off(characters(board)) + gloom_cost(board)
    total -= sum([pain(person, left) + SCAR * len(person.scars) for person in board.people])
    spirits = sum([determination_value(person.determination) for person in board.people])
    return total + scarcity(board) * (spirits + morale_value(board.morale, left))


def _things(board: Board) -> float:
    """Items, and what is kept or on its way."""
    total = sum([item_value(board, item) for item in (*board.items, *board.future_items)])
    total -= LOST_SOON * sum([item_value(board, item) for item in board.turned_back])
    total -= GONE * len(_gone(board))
    return total + KEPT * to_use(board) + HUNTABLE * min(board.decks["hunting"].count, HUNTS)


def to_use(board: Board) -> int:
    """How often something can be used that is kept or on its way."""
    kept = sum([max(kept.uses, 1) for kept in board.kept])
    return kept + len(board.future_finds) + len(board.future_treasures)


def _gone(board: Board) -> list[str]:
    """What the goal needs, and is neither built nor to be built."""
    there = {*board.items, *board.future_items, *[each.name for each in board.inventions]}
    return [name for name in goal_of(board).needed(board.goal) if name not in there]


def lower_cost(card: str, seats: int) -> float:
    """What a card is likely to cost that comes back as an event."""
    if card in ALL_ADVENTURES:
        return cost(ALL_ADVENTURES[card].lower, seats)
    return cost(MYSTERIES[card].lower, seats) if card in MYSTERIES else 0.0


def _stock(board: Board) -> float:
    """Resources, the shelter and the levels."""
    stock = stock_of(board)
    raised = sum([RAISES[item].by for item in board.future_items if item in RAISES])
    eaters, wound = company(board) + board.mouths, usual_wound(board)
    packs = sum([person.pack.meals for person in board.people])
    return (
        wood_value(board, stock.wood)
        + meals_value(board, stock.food + packs, stock.rations, eaters)
        + fur_value(board) * stock.fur
        + _shelter(board)
        + roof_value(board, stock.roof)
        + palisade_value(board, stock.palisade, wound)
        + weapon_value(board, stock.weapon)
        + LEVEL * raised
        + goal_of(board).stocked(board, stock)
    )


def _shelter(board: Board) -> float:
    """A natural one stays behind when the camp moves."""
    full = shelter_value(board, usual_wound(board))
    if board.shelter:
        return full
    return CAVE * full * has_cave(board)


def _dangers(board: Board) -> float:
    """What lies in wait: threats, cards, tokens, clouds, and a lost pawn."""
    total = MEETS * waiting_cost(board)
    for place, threat in enumerate(board.threats):
        if threat is not None:
            total += threat_cost(threat, place, board)
    on_tiles = tokens_on_tiles(board)
    total += ON_A_TILE * (on_tiles.count("time") + on_tiles.count("danger"))
    return total + tokens_cost(board) + sky_cost(board) + PAWN * lost_pawns(board)


def waiting_cost(board: Board) -> float:
    """What all cards are likely to cost that may come back as events."""
    people = company(board)
    return sum([lower_cost(card, people) for card in board.waiting])


def tokens_cost(board: Board) -> float:
    """Of those in the action spaces and for the night."""
    return sum([TOKENS[token] for tokens in board.tokens.values() for token in tokens])


def tokens_on_tiles(board: Board) -> list[str]:
    return [token for space in board.spaces for token in space.tokens]


def sky_cost(board: Board) -> float:
    """Of the weather that is certain."""
    people = company(board)
    return sum([FORECAST.get(token, ANIMALS * people) for token in board.sky.tokens])


def lost_pawns(board: Board) -> int:
    """How many players have one less."""
    return sum([person.pawns < PAWNS for person in board.people[: len(board.ready)]])
