"""Setting out: who is who, who loves and hates whom, and one provision each."""

from ...kernel import shuffle
from .cards import CARD
from .facts import ALL, NAVIGATION, PROVISIONS
from .memory import PLACES
from .options import Options
from .state import NOBODY, Boat, Bundle
from .steps import Morning


def deal(options: Options, seats: int, rng: int) -> Boat:
    boat = Boat(
        seats=seats,
        rng=rng,
        agenda=[],
        options=options,
        players=[NOBODY] * len(ALL),
        friends=list(ALL),
        enemies=list(ALL),
        benches=[],
        wounds=[0] * len(ALL),
        turns=[],
        rowed=[],
        fought=[],
        supplies=list(range(len(PROVISIONS))),
        hidden=[0] * len(ALL),
        opened=[0] * len(ALL),
        whereabouts=[[0] * PLACES for _ in ALL],
        handed_on=[0] * len(ALL),
        together=[[] for _ in ALL],
        navigation=list(range(len(NAVIGATION))),
        bundles=[Bundle(len(NAVIGATION), 0)],
        drawn=[],
        laid=[],
        swimmers=[],
        thirst=[0] * len(ALL),
        offers=[],
        offered=[0] * len(ALL),
        said=[],
    )
    _deal_roles(boat)
    _deal_feelings(boat)
    shuffle(boat, boat.supplies)
    shuffle(boat, boat.navigation)
    for who in boat.benches:
        boat.hidden[who] = CARD[boat.supplies.pop()]
    boat.push(Morning())
    return boat


def _deal_roles(boat: Boat) -> None:
    """Those who get no player are left out; the others sit down in the order of the list."""
    dealt = list(ALL)
    shuffle(boat, dealt)
    for seat, who in enumerate(dealt[: boat.seats]):
        boat.players[who] = seat
    boat.benches = sorted(dealt[: boat.seats])


def _deal_feelings(boat: Boat) -> None:
    for feelings in (boat.friends, boat.enemies):
        dealt = boat.benches.copy()
        shuffle(boat, dealt)
        for who, whom in zip(boat.benches, dealt, strict=True):
            feelings[who] = whom
