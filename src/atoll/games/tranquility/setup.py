"""Set-up: what is shuffled together and how it is dealt."""

from ...kernel import pick, roll, rolls, shuffle
from .cards import (
    BORDER,
    COMPASS,
    COMPASSES,
    DISPLAY,
    EMPTY,
    FINISH,
    FINISHES,
    HAND,
    ISLANDS,
    MONSTER,
    ROCKS,
    START,
    STORMS,
    UNUSED_BORDERS,
)
from .options import FEWER_ISLANDS, Options
from .shapes import SHAPES
from .state import Refill, Sea, ShuffleStartsIn, rules
from .turn import begin_turn


def deal(options: Options, seats: int, rng: int) -> Sea:
    sea = _empty_sea(options, seats, rng)
    islands = list(ISLANDS)
    if fewer := FEWER_ISLANDS[options.fewer_islands]:
        shuffle(sea, islands)
        sea.removed, islands = islands[:fewer], islands[fewer:]
    if options.mode == "duel":
        _deal_duel(sea, islands)
    else:
        _deal_decks(sea, islands)
    return sea


def _empty_sea(options: Options, seats: int, rng: int) -> Sea:
    cells = len(SHAPES[options.mode].labels)
    in_duel = options.mode == "duel"
    return Sea(
        seats=seats,
        rng=rng,
        agenda=[],
        options=options,
        first=0,
        active=0,
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        early=[0] * seats,
        unseen=[[] for _ in range(seats)],
        removed=[],
        gone=[],
        grid=[EMPTY] * cells,
        drawn=[0] * seats,
        shown=[[] for _ in range(seats)],
        owned=[[] for _ in range(seats)],
        offers=[],
        storms=[],
        supply=COMPASSES if options.storms else 0,
        turned=[False] * cells if options.mode == "day_and_night" else [],
        exploration=[],
        display=[],
        scores=[0] * seats if in_duel else [],
        taken=[[] for _ in range(seats)] if in_duel else [],
        discarded_after=[[] for _ in range(seats)] if in_duel else [],
    )


def _deal_decks(sea: Sea, islands: list[int]) -> None:
    """Deal everything as evenly as possible; whoever has fewest cards begins."""
    options, seats = sea.options, sea.seats
    cards = islands
    if options.mode == "pyramid":
        _stack_exploration(sea)
    else:
        cards = cards + [FINISH] * FINISHES + [MONSTER] * (options.monsters or 0)
        cards += STORMS if options.storms else ()
    shuffle(sea, cards)
    dealt_first = roll(sea, seats)
    for place in range(seats):
        sea.decks[(dealt_first + place) % seats] = cards[place::seats]
    fewest = min(map(len, sea.decks))
    sea.first = sea.active = pick(
        sea, [seat for seat in range(seats) if len(sea.decks[seat]) == fewest]
    )
    if options.rocks:
        sea.rocks = roll(sea, len(SHAPES[options.mode].rows))
    in_turn = [(sea.first + place) % seats for place in range(seats)]
    sea.push_all(*map(Refill, in_turn), ShuffleStartsIn())


def _stack_exploration(sea: Sea) -> None:
    sea.exploration = [
        *[FINISH] * FINISHES,
        *[BORDER] * UNUSED_BORDERS,
        *[COMPASS] * COMPASSES,
        *STORMS,
        *[MONSTER] * (sea.options.monsters or 0),
        ROCKS,
    ]
    shuffle(sea, sea.exploration)


@rules.happens(ShuffleStartsIn)
def shuffle_starts_in(sea: Sea, step: ShuffleStartsIn) -> None:
    """Only now, with the hands drawn, does a Start go into each deck."""
    places = rolls(sea, [len(deck) + 1 for deck in sea.decks])
    for deck, place in zip(sea.decks, places, strict=True):
        deck.insert(place, START)
    sea.drawn = [0] * sea.seats
    begin_turn(sea, sea.first)


def _deal_duel(sea: Sea, islands: list[int]) -> None:
    """Hidden hands, a display for both, and one deck behind it."""
    shuffle(sea, islands)
    sea.hands = [sorted(islands[HAND * seat : HAND * (seat + 1)]) for seat in range(sea.seats)]
    rest = islands[HAND * sea.seats :]
    sea.taken = [list(hand) for hand in sea.hands]
    sea.display, sea.decks = rest[:DISPLAY], [rest[DISPLAY:]]
    sea.first = roll(sea, sea.seats)
    begin_turn(sea, sea.first)
