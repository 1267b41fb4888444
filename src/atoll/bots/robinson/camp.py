"""What a whole table is worth to the castaways, in wounds."""

from collections.abc import Iterable

from ...games.robinson.cards.mysteries import MYSTERIES
from ...games.robinson.decks import ALL_ADVENTURES
from ...games.robinson.facts import SPACE
from ...games.robinson.view import Board
from .dangers import LEVEL, TOKENS, cost, threat_cost
from .evening import Stock, stock_of
from .exploring import explored_terrains, near_camp, open_sources, terrain_worth
from .prices import (
    FRIDAY_LIFE,
    PAWN,
    RAISES,
    dread,
    fur_worth,
    item_worth,
    larder,
    mood,
    pain,
    palisade_worth,
    pile,
    pile_laid,
    roof_worth,
    rounds_ahead,
    rounds_left,
    shelter_worth,
    spirit,
    weapon_worth,
)

KEPT = 1.0
"""A card or token that can still be used."""
WOOD_CROP, FOOD_CROP = 1.4, 1.3
"""What a source of the camp tile gives in a round, and a token there."""
FOOD_NEAR, WOOD_NEAR, ANY_NEAR = 1.0, 1.0, 0.15
NEAR_LASTS = 4
ROOM = 0.25
"""What it is worth in a round to have a space within reach that can still be explored."""
"""What it is worth in a round to have a source within reach; if there are enough, little."""
USUAL_WOUND = 1.15
"""What a wound to come counts, whoever will have it; or wounds would make walls dearer."""
SCAR = 0.7
CAVE = 0.65
"""What a natural shelter is worth of a built one."""
HUNTABLE = 0.5
"""A beast in the hunting deck."""
MEETS = 0.4
"""How likely a card in the event deck comes up again."""


def worth(board: Board, waiting: Iterable[str] = ()) -> float:
    """What is there, and what it is good for in the rounds to come.

    ``waiting`` are the adventures and mysteries that were shuffled into the event deck.
    """
    seats, left = len(board.ready), rounds_left(board)
    total = -sum([pain(person, left) for person in board.people])
    total += sum([spirit(person) for person in board.people])
    total += FRIDAY_LIFE * (len(board.people) - seats) + mood(board.morale, left)
    total -= dread(board)
    total -= SCAR * sum([len(person.scars) for person in board.people])
    total += _stock(board, stock_of(board))
    total += pile_laid(board)
    total += sum([item_worth(board, item) for item in (*board.items, *board.future_items)])
    total -= 0.9 * sum([item_worth(board, item) for item in board.turned_back])
    total += KEPT * (
        sum([max(kept.uses, 1) for kept in board.kept])
        + len(board.future_finds)
        + len(board.future_treasures)
    )
    total += HUNTABLE * min(board.decks["hunting"].count, 3)
    total -= MEETS * sum([lower_cost(card, seats) for card in waiting])
    return total + _land(board) - _dangers(board, seats)


def lower_cost(card: str, seats: int) -> float:
    """What a card is likely to cost that comes back as an event."""
    if card in ALL_ADVENTURES:
        return cost(ALL_ADVENTURES[card].lower, seats)
    return cost(MYSTERIES[card].lower, seats) if card in MYSTERIES else 0.0


def _stock(board: Board, stock: Stock) -> float:
    raised = sum([RAISES[item][1] for item in board.future_items if item in RAISES])
    seats = len(board.ready)
    packs = sum([person.pack.meals for person in board.people])
    return (
        pile(stock.wood, board)
        + larder(board, stock.food + packs, stock.rations, seats)
        + fur_worth(board) * stock.fur
        + _shelter(board)
        + roof_worth(board, stock.roof)
        + palisade_worth(board, stock.palisade, USUAL_WOUND)
        + weapon_worth(board, stock.weapon)
        + LEVEL * raised
    )


def _shelter(board: Board) -> float:
    """A natural one stays behind when the camp moves."""
    full = shelter_worth(board, USUAL_WOUND)
    if board.shelter:
        return full
    return CAVE * full * board.spaces[SPACE[board.camp]].shelter


def _land(board: Board) -> float:
    here = board.spaces[SPACE[board.camp]]
    seats = len(board.ready)
    nights = rounds_ahead(board)
    crops = {"wood": 0, "food": 0}
    for _, of in open_sources(here):
        crop = "wood" if of == "wood" else "food"
        crops[crop] += 1 + (crop in here.tokens)
    near = {"wood": 0, "food": 0}
    for space in near_camp(board):
        for _, of in open_sources(space):
            near["wood" if of == "wood" else "food"] += 1
    food = min(near["food"], max(seats - crops["food"], 0))
    wood = min(near["wood"], seats)
    spare = near["food"] + near["wood"] - food - wood
    total = nights * (WOOD_CROP * crops["wood"] + FOOD_CROP * crops["food"])
    total += min(nights, NEAR_LASTS) * (
        FOOD_NEAR * food + WOOD_NEAR * wood + ANY_NEAR * spare + ROOM * _room(board)
    )
    closed = sum(terrain_worth(board).values())
    return total + 0.3 * len(explored_terrains(board)) - closed


def _room(board: Board) -> int:
    """How many spaces next to the camp can still be explored."""
    empty = sum([not space.tile for space in near_camp(board)])
    return min(empty, board.decks["tiles"].count)


def _dangers(board: Board, seats: int) -> float:
    """Threats that wait, and tokens that lie in wait."""
    total = sum(
        [
            threat_cost(threat, place, board)
            for place, threat in enumerate(board.threats)
            if threat is not None
        ]
    )
    for tokens in board.tokens.values():
        total += sum([TOKENS.get(token, 0.5) for token in tokens])
    for space in board.spaces:
        total += 0.4 * sum([token in ("time", "danger") for token in space.tokens])
    sky = board.sky.tokens
    return (
        total
        + 1.6 * sky.count("rain")
        + 2.2 * sky.count("snow")
        + 0.3 * seats * (sky.count("storm") + sky.count("animals"))
        + PAWN * sum([person.pawns < 2 for person in board.people[:seats]])
    )
