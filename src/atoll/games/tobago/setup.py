"""Setting out: the island and what stands on it, the decks, and everybody's first clue."""

from ...kernel import bitset, pick, shuffle
from .atoms import fill_hand
from .facts import CLUES, COLOURS, CURSE, HANDS, LANDMARKS, TREASURES
from .island import LAYOUTS
from .options import Options
from .placing import place_at_random
from .playing import lay_first_clue
from .state import NOWHERE, Hunt, Map, rules
from .steps import Begin, DealClues, PlaceLandmark, PlaceVehicle


def deal(options: Options, seats: int, rng: int) -> Hunt:
    hunt = Hunt(
        seats=seats,
        rng=rng,
        agenda=[],
        options=options,
        layout=options.island,
        first=0,
        active=0,
        huts=[],
        palms=[],
        statues=[],
        vehicles=[NOWHERE] * seats,
        amulets=[],
        held=[0] * seats,
        deck=list(range(len(CLUES))),
        shuffled=[bitset(range(len(CLUES)))],
        discards=[],
        hands=[[] for _ in range(seats)],
        maps=[Map([], []) for _ in COLOURS],
        treasures=[],
        cursed=0,
        sure=[[] for _ in range(seats)],
        spent=[],
        chests=[[] for _ in range(seats)],
    )
    if options.island == "random":
        hunt.layout = pick(hunt, tuple(LAYOUTS))
    hunt.first = hunt.active = pick(hunt, range(seats))
    shuffle(hunt, hunt.deck)
    _shuffle_treasures(hunt)
    _set_out(hunt)
    return hunt


def _shuffle_treasures(hunt: Hunt) -> None:
    """The curses are among the lowest cards only."""
    cards = [coins for coins, copies in TREASURES.items() for _ in range(copies)]
    shuffle(hunt, cards)
    depth = hunt.options.depth
    lowest = [*cards[:depth], *[CURSE] * hunt.options.curses]
    shuffle(hunt, lowest)
    hunt.treasures, hunt.cursed = [*lowest, *cards[depth:]], len(lowest)


def in_turn(hunt: Hunt) -> list[int]:
    """The seats, beginning with whoever begins."""
    return [(hunt.first + each) % hunt.seats for each in range(hunt.seats)]


def _set_out(hunt: Hunt) -> None:
    placing = []
    if hunt.options.landmarks == "random":
        place_at_random(hunt)
    else:
        order = [landmark for landmark, count in LANDMARKS.items() for _ in range(count)]
        seats = in_turn(hunt)
        placing = [PlaceLandmark(seats[n % hunt.seats], each) for n, each in enumerate(order)]
    vehicles = [PlaceVehicle(seat) for seat in in_turn(hunt)]
    hunt.push_all(*placing, *vehicles, DealClues(), Begin(hunt.first))


@rules.happens(DealClues)
def deal_clues(hunt: Hunt, step: DealClues) -> None:
    """All begin a map each, one colour after the other; then all get a hand."""
    for colour, seat in enumerate(in_turn(hunt)):
        lay_first_clue(hunt, seat, colour)
    for seat in in_turn(hunt):
        fill_hand(hunt, seat, HANDS[hunt.seats])
