"""What can be planned and done in a game: actions, their stacks, pawns, prices and aids."""

from collections.abc import Iterable, Iterator
from functools import cache

from ..arguments import Deed, Stack
from ..cards.events import EVENTS
from ..cards.inventions import INVENTIONS
from ..cards.kinds import InventionCard, Need
from ..facts import (
    CHARACTERS,
    HELPER_PAWNS,
    LEVELS,
    PAWNS,
    SHELTER_PRICE,
    SIDES,
    WEAPON_PRICE,
)
from ..options import Options
from ..planning.deeds import AGAIN_BUILT, THREATS, TREASURE_MAP, thing
from ..planning.neutral import DOG, HANDYMAN
from ..planning.paying import CARPENTER, ECONOMY, SOLDIER, price_word
from ..planning.placing import BAGS
from ..powers.abilities import FRENZY
from ..scenarios.frame import named
from ..who import FRIDAY
from . import cards, people, places

SHELTER = "shelter"


@cache
def deeds(options: Options, seats: int) -> tuple[Deed, ...]:
    """All that pawns can do."""
    explored = places.explorable(options, seats)
    return (
        *[Deed("threat", side) for side in THREATS],
        Deed("hunt"),
        *[Deed("build", target) for target in buildings(options, seats)],
        *[Deed("gather", str(source)) for source in places.sources(options, seats)],
        *[Deed("explore", target) for target in (*explored, TREASURE_MAP)],
        Deed("arrange"),
        Deed("rest"),
        *_specials(options, explored),
    )


def tried(options: Options, seats: int) -> Iterator[Deed]:
    """Also where nobody can ever do that."""
    everywhere = places.all_spaces(options, seats)
    yield from [Deed("build", target) for target in (SHELTER, *INVENTIONS)]
    yield from [Deed("build", target) for target in _on_tiles(options, ["", *everywhere])]
    yield from [Deed("gather", f"{at}-{part}") for at in everywhere for part in (*SIDES, "token")]
    yield from [Deed("explore", space) for space in everywhere]
    for word, special in named(options.scenario).specials.items():
        spaces = everywhere if special.spaces != () else []
        yield from [Deed(special.kind, _at(space, word)) for space in ("", *spaces)]


def all_tried(options: Options, seats: int) -> list[Deed]:
    return [*tried(options, seats), *deeds(options, seats)]


def helpers_deeds(options: Options, seats: int) -> tuple[Deed, ...]:
    """Companions do nothing but rest."""
    return deeds(options, seats) if options.friday else (Deed("rest"),)


def _specials(options: Options, explored: list[str]) -> Iterator[Deed]:
    """The scenario's own actions, on the tiles where they are done."""
    for word, special in named(options.scenario).specials.items():
        spaces = explored if special.spaces is None else special.spaces or ("",)
        yield from [Deed(special.kind, _at(space, word)) for space in spaces]


def _at(space: str, word: str) -> str:
    """What is done or built there; without a place if it has none, or none was named."""
    return f"{space}-{word}" if space else word


# Building.


def buildings(options: Options, seats: int) -> list[str]:
    """The levels and inventions, and what the scenario lets people build, there or on tiles."""
    own = named(options.scenario)
    explored = places.explorable(options, seats)
    spots = explored if own.builds_on_totems else places.spaces(options, seats)
    return [
        *([] if own.has_shelter else [SHELTER]),
        *LEVELS,
        *[name for name, card in INVENTIONS.items() if _can_be_built(options, seats, card)],
        *[name for name, card in own.inventions.items() if not card.on_tiles],
        *_on_tiles(options, spots),
    ]


def _can_be_built(options: Options, seats: int, card: InventionCard) -> bool:
    """Some terrains may be nowhere."""
    return places.terrains(options, seats).issuperset(card.terrains)


def _on_tiles(options: Options, spaces: list[str]) -> Iterator[str]:
    for name, card in named(options.scenario).inventions.items():
        if card.on_tiles:
            yield from [_at(space, name) for space in spaces]


def targets_tried(options: Options, seats: int) -> list[str]:
    return [deed.target for deed in tried(options, seats) if deed.action == "build"]


# Stacks.


@cache
def stacks(options: Options, seats: int) -> tuple[Stack, ...]:
    """Some actions may be begun several times in a round, with a pawn each."""
    return tuple(
        [
            Stack(deed.action, deed.target, number)
            for deed in deeds(options, seats)
            for number in range(1, _most(options, seats, deed) + 1)
        ]
    )


def _most(options: Options, seats: int, deed: Deed) -> int:
    if not _again(options, deed):
        return 1
    resting_too = people.companions(options, seats) if deed.action == "rest" else ()
    helpers = len(resting_too) + bool(options.friday)
    return PAWNS * seats + HELPER_PAWNS * helpers


def _again(options: Options, deed: Deed) -> bool:
    if deed.action == "build":
        card = named(options.scenario).inventions.get(deed.target)
        return deed.target in AGAIN_BUILT or (card is not None and card.again)
    return deed.action in ("arrange", "rest") or deed == Deed("hunt")


def stacks_with_extras(options: Options, seats: int) -> list[Stack]:
    """Those for which bags are of use, or wood may be laid that could be saved."""
    return [stack for stack in stacks(options, seats) if _takes_extras(options, seats, stack)]


def _takes_extras(options: Options, seats: int, stack: Stack) -> bool:
    if stack.action == "build":
        return any(need.wood for need in _needs(options, seats, stack.target))
    return stack.action in ("gather", "threat")


def stacks_by_name(options: Options, seats: int) -> list[Stack]:
    """Those that are not called like the action itself."""
    return [each for each in stacks(options, seats) if each.target or each.number > 1]


# Pawns, prices and aids.


def pawns(options: Options, seats: int) -> list[str]:
    """Those that can help: of people, and neutral ones."""
    names = [*people.characters(options, seats), *([FRIDAY] if options.friday else [])]
    dog = [DOG] if options.dog else []
    return [*names, *dog, HANDYMAN, *cards.helpers(options, seats)]


def pawns_standing(options: Options, seats: int) -> list[str]:
    """Those that can stand somewhere: companions, too, though they help nobody."""
    return [*pawns(options, seats), *people.companions(options, seats)]


def pawns_tried(options: Options, seats: int) -> list[str]:
    """Those of who is not there, and what else people have."""
    companions = people.companions(options, seats)
    return [*CHARACTERS, *companions, FRIDAY, DOG, *cards.all_cards(options, seats)]


def building_prices(options: Options, seats: int) -> list[str | None]:
    """By which words one of several prices is called, or nothing where there is only one."""
    return _words([_needs(options, seats, target) for target in buildings(options, seats)])


def prices(options: Options, seats: int) -> list[str | None]:
    """Also of what deals with threats."""
    built = [_needs(options, seats, target) for target in buildings(options, seats)]
    return _words([*built, *[card.remedy.needs for card in EVENTS.values()]])


def _needs(options: Options, seats: int, target: str) -> tuple[Need, ...]:
    """What something costs that is built."""
    own = named(options.scenario)
    cards_ = {**INVENTIONS, **own.inventions}
    if thing(target) in cards_:
        return cards_[thing(target)].prices
    if target == "weapon":
        return (Need(wood=WEAPON_PRICE),)
    return own.prices(*SHELTER_PRICE[seats])


def _words(prices: Iterable[tuple[Need, ...]]) -> list[str | None]:
    several = [needs for needs in prices if len(needs) > 1]
    return [None, *sorted({price_word(need) for needs in several for need in needs})]


def prices_tried(options: Options, seats: int) -> list[str]:
    """What is paid elsewhere, or by others."""
    goods = [Need(wood=1), Need(food=1), Need(fur=1), *[Need(wood=1, fur=fur) for fur in (1, 2, 3)]]
    return [price_word(need) for need in goods]


def aids(options: Options, seats: int) -> list[str | None]:
    """What stands in for something that is missing, or nothing."""
    there = people.characters(options, seats)
    own = {ECONOMY: CARPENTER, FRENZY: SOLDIER}
    abilities = [ability for ability, who in own.items() if who in there]
    return [None, *abilities, *cards.weapons(options, seats)]


def helpers_prices(options: Options, seats: int) -> list[str | None]:
    return prices(options, seats) if options.friday else [None]


def helpers_aids(options: Options, seats: int) -> list[str | None]:
    """Nobody's frenzy but one's own."""
    possible = aids(options, seats) if options.friday else [None]
    return [aid for aid in possible if aid != FRENZY]


def building_aids(options: Options, seats: int) -> list[str | None]:
    """No weapon is asked for."""
    return [None, ECONOMY]


def aids_tried(options: Options, seats: int) -> list[str]:
    return [ECONOMY, FRENZY, *cards.arms(options, seats)]


def extras(options: Options, seats: int) -> list[str]:
    """What goes with the pawns."""
    return [*BAGS, ECONOMY]
