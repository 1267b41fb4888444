"""What a whole table is worth to the castaways, in wounds."""

from ...games.robinson.facts import SPACE
from ...games.robinson.view import Board
from .dangers import LEVEL, TOKENS, strike_cost
from .evening import Stock, stock_of
from .exploring import explored_terrains, near_camp, open_sources, terrain_worth
from .prices import (
    FRIDAY_LIFE,
    FUR,
    LAID_WOOD,
    MEAL,
    RAISES,
    RATION,
    item_worth,
    mood,
    pain,
    palisade_worth,
    pile,
    roof_worth,
    rounds_left,
    shelter_worth,
    spirit,
    weapon_worth,
)

KEPT = 0.9
"""A card or token that can still be used."""
CROP = 0.9
"""What a source of the camp tile gives in a round, and a token there."""
NEAR = 0.25
"""A source within reach."""
PATIENT_ROUNDS = 6
USUAL_WOUND = 1.0
"""What a wound to come counts, whoever will have it; or wounds would make walls dearer."""


def worth(board: Board) -> float:
    """What is there, and what it is good for in the rounds to come."""
    seats, left = len(board.ready), rounds_left(board)
    total = -sum([pain(person) for person in board.people])
    total += sum([spirit(person) for person in board.people])
    total += FRIDAY_LIFE * (len(board.people) - seats) + mood(board.morale, left)
    total -= 0.5 * sum([len(person.scars) for person in board.people])
    total += _stock(board, stock_of(board))
    total += LAID_WOOD * board.goal.score
    total += sum([item_worth(board, item) for item in (*board.items, *board.future_items)])
    total -= 0.9 * sum([item_worth(board, item) for item in board.turned_back])
    total += 0.05 * len(board.inventions)
    total += KEPT * (
        sum([max(kept.uses, 1) for kept in board.kept])
        + len(board.future_finds)
        + len(board.future_treasures)
    )
    return total + _land(board, left) - _dangers(board, seats)


def _stock(board: Board, stock: Stock) -> float:
    raised = sum([RAISES[item][1] for item in board.future_items if item in RAISES])
    return (
        pile(stock.wood, board)
        + RATION * stock.rations
        + _meals(board, stock.food)
        + FUR * stock.fur
        + stock.shelter * shelter_worth(board, USUAL_WOUND)
        + roof_worth(board, stock.roof)
        + palisade_worth(board, stock.palisade, USUAL_WOUND)
        + weapon_worth(board, stock.weapon, USUAL_WOUND)
        + LEVEL * raised
        + sum([MEAL * person.pack.meals for person in board.people])
    )


def _meals(board: Board, food: float) -> float:
    """Food that spoils is worth something as long as somebody will eat it."""
    eaten = min(food, len(board.ready))
    return 1.6 * eaten + 0.2 * (food - eaten)


def _land(board: Board, left: int) -> float:
    here = board.spaces[SPACE[board.camp]]
    nights = min(left - 1, PATIENT_ROUNDS)
    crops = [
        1 + (("wood" if of == "wood" else "food") in here.tokens) for _, of in open_sources(here)
    ]
    near = sum([len(open_sources(space)) for space in near_camp(board)])
    total = nights * (CROP * sum(crops) + NEAR * min(near, 6) / 2)
    if here.shelter and not board.shelter:
        total += len(board.ready) * 0.4 * nights
    closed = sum(terrain_worth(board).values())
    return total + 0.3 * len(explored_terrains(board)) - 0.3 * closed


def _dangers(board: Board, seats: int) -> float:
    """Threats that wait, and tokens that lie in wait."""
    total = 0.0
    for place, threat in enumerate(board.threats):
        if threat is not None:
            total += strike_cost(threat.card, seats) * (0.6 if place == 0 else 0.4)
    for tokens in board.tokens.values():
        total += sum([TOKENS.get(token, 0.5) for token in tokens])
    for space in board.spaces:
        total += 0.4 * sum([token in ("time", "danger") for token in space.tokens])
    sky = board.sky.tokens
    return total + 1.4 * sky.count("rain") + 2.0 * sky.count("snow") + 0.8 * sky.count("storm")
