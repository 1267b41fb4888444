"""Which cards and tokens can be in a game, and what they can do there."""

from collections.abc import Iterator
from functools import cache

from ..actions.arranging import FOUR, ONE_OF_BOTH
from ..answers import BACKPACK
from ..camp.kept import POWERS
from ..cards.beasts import BEASTS
from ..cards.events import EVENTS
from ..cards.finds import FINDS
from ..cards.inventions import INVENTIONS
from ..cards.kinds import Power
from ..cards.mysteries import MYSTERIES
from ..cards.supplies import SUPPLIES
from ..cards.wrecks import WRECKS
from ..decks.piles import ALL_ADVENTURES
from ..effects.finds import BESIDE, EVENT_DECK
from ..effects.using import DEFENCE, EFFECTS
from ..facts import ANIMALS
from ..options import Options
from ..people.outside import OPEN
from ..powers.abilities import ABILITIES
from ..scenarios.frame import named
from ..vocabulary import Effect, IgnoreAnimals, NightOutside, PeekEvent, RerollAnimals, Way
from . import people

# What stands on them.


@cache
def effects(options: Options, seats: int) -> tuple[Effect, ...]:
    """All that cards, abilities and the scenario can bring, however deep it stands in a card."""
    own = named(options.scenario)
    decks = (EVENTS, ALL_ADVENTURES, MYSTERIES, BEASTS, INVENTIONS, FINDS, _supplies(options))
    found = [effect for deck in decks for effect in _within(tuple(deck.values()))]
    wrecks = tuple(WRECKS.values()) if options.wreck == "random" else ()
    powers = tuple([power for find in own.finds for power in own.all_powers(find)])
    sheet = (own.book, own.totems, own.break_in, powers, tuple(own.inventions.values()))
    found += _within((wrecks, *sheet, *own.choices()))
    for name in people.characters(options, seats):
        found += _within(tuple([EFFECTS.get(word, ()) for word in ABILITIES[name]]))
        if "defence" in ABILITIES[name]:
            found += DEFENCE
    if seats == FOUR:
        found += _within(ONE_OF_BOTH)
    return tuple(found)


def _supplies(options: Options) -> dict[str, Power]:
    barred = named(options.scenario).barred
    return {card: power for card, power in SUPPLIES.items() if card not in barred}


def _within(thing: object) -> Iterator[Effect]:
    """An effect, and those that it consists of; or all those on a card."""
    if isinstance(thing, Effect):
        yield thing
        for name in thing.__struct_fields__:
            yield from _within(getattr(thing, name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _within(each)


def ways(options: Options, seats: int) -> list[str]:
    """By which words something is chosen that is no thing: ways, and what else questions name."""
    found = effects(options, seats)
    words = [effect.word for effect in found if isinstance(effect, Way)]
    if any(isinstance(effect, IgnoreAnimals | RerollAnimals) for effect in found):
        words += [face for face in ANIMALS if face != "none"]
    if any(isinstance(effect, PeekEvent) for effect in found):
        words += [EVENT_DECK, BESIDE]
    if any(isinstance(effect, NightOutside) for effect in found):
        words.append(OPEN)
    return sorted({*words})


# What they can do.


@cache
def powers(options: Options, seats: int) -> tuple[tuple[str, Power], ...]:
    """Each card, token or item that can be there, with all that it can do."""
    own = named(options.scenario)
    found = [(card, power) for card, power in POWERS.items() if card not in own.barred]
    found += [(find, power) for find in own.finds for power in own.all_powers(find)]
    found += [(name, card.power) for name, card in own.inventions.items()]
    return tuple([(card, power) for card, power in found if power is not None])


def to_be_used(options: Options, seats: int) -> list[str]:
    """For what it is worth by itself."""
    found = [card for card, power in powers(options, seats) if power.effects]
    return [*dict.fromkeys([*found, BACKPACK])]


def wards(options: Options, seats: int) -> list[str]:
    """Those that help against mysteries."""
    return [card for card, power in powers(options, seats) if power.ignores]


def all_cards(options: Options, seats: int) -> list[str]:
    own = named(options.scenario)
    return [*POWERS, *FINDS, *own.finds, *own.inventions]


def of_no_use(options: Options, seats: int) -> list[str]:
    """Those that work by themselves, or as pawns: people may well try to use them."""
    useful = (*arms(options, seats), *wards(options, seats))
    return [card for card in all_cards(options, seats) if card not in useful]


def weapons(options: Options, seats: int) -> list[str]:
    """Temporary ones that serve everybody."""
    return [
        card for card, power in powers(options, seats) if power.temporary and not power.one_user
    ]


def arms(options: Options, seats: int) -> list[str]:
    """Also what serves one fighter only."""
    return [card for card, power in powers(options, seats) if power.when == "fight"]


def of_one_fighter(options: Options, seats: int) -> list[str]:
    return [
        card for card, power in powers(options, seats) if power.when == "fight" and power.one_user
    ]


def rerollers(options: Options, seats: int) -> list[str]:
    return [card for card, power in powers(options, seats) if power.rerolls]


def helpers(options: Options, seats: int) -> list[str]:
    """Those that help as pawns."""
    return [*dict.fromkeys([card for card, power in powers(options, seats) if power.pawn])]


def finds(options: Options, seats: int) -> list[str]:
    return [*FINDS, *named(options.scenario).finds]


def to_be_chosen(options: Options, seats: int) -> list[str]:
    """Discoveries to keep, beasts that are as strong as another, and weapons to use."""
    strengths = [beast.fight.strength for beast in BEASTS.values()]
    beasts = [name for name, beast in BEASTS.items() if strengths.count(beast.fight.strength) > 1]
    return [*dict.fromkeys([*finds(options, seats), *beasts, *weapons(options, seats)])]
