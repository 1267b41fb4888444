"""The texts that the cards of the game name: their names, what stands on them, their ways."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from atoll.games.robinson.cards.beasts import BEASTS
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.finds import FINDS
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.cards.mysteries import MYSTERIES
from atoll.games.robinson.cards.supplies import SUPPLIES
from atoll.games.robinson.cards.wrecks import WRECKS
from atoll.games.robinson.decks.piles import ALL_ADVENTURES
from atoll.games.robinson.facts import CHARACTERS, DICE, ISLAND, KINDS, SIDES, SPACES
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.people.fates import Cause
from atoll.games.robinson.planning.neutral import DOG, HANDYMAN
from atoll.games.robinson.powers.abilities import ABILITIES
from atoll.games.robinson.scenarios.frame import named
from atoll.games.robinson.vocabulary import Choose
from atoll.games.robinson.who import FRIDAY

COMPANIONS = tuple([name for each in map(named, SCENARIOS) for name in each.companions])
PEOPLE = (*CHARACTERS, FRIDAY, DOG, *COMPANIONS)
BUILT = ("shelter", "roof", "palisade", "weapon")
GOODS = ("wood", "food", "fur", "fur-1", "fur-2")
"""What is paid; the last two are fur for some of the wood."""
SOURCES = tuple([f"{space}-{part}" for space in SPACES for part in (*SIDES, "token")])
ON_TILES = ("temple", "village", "city", "site", "actress")
"""The actions of scenarios that are done on a tile."""
SOMEWHERE = {
    "village": [space for space in SPACES[:ISLAND] if space != "m1"],
    "city": SPACES[ISLAND:],
}
"""Where those are done that are not done everywhere: on the first tile there is no totem."""
APART = tuple([word for each in map(named, SCENARIOS) for word in each.apart])
"""Those that are done on the sheet."""
OF_ACTIONS = ("frenzy", HANDYMAN)
"""The abilities that are used in the course of actions."""
HELPED = ("site",)
"""The actions of scenarios with which a neutral pawn helps, and with no other."""
SHORT: dict[str, Any] = {**SUPPLIES, **FINDS, **INVENTIONS}
for scenario in map(named, SCENARIOS):
    SHORT |= {**scenario.finds, **scenario.inventions}
"""What has one text, and needs no other."""
DECKS: tuple[dict[str, Any], ...] = (EVENTS, ALL_ADVENTURES, MYSTERIES, WRECKS, BEASTS)


def words() -> Iterator[str]:
    """The words of answers that have a name."""
    yield from (*PEOPLE, *KINDS, *BUILT, *GOODS, *DICE, *SIDES, *SOURCES, *OF_ACTIONS, *HELPED)
    yield from (ability for own in ABILITIES.values() for ability in own)
    for cards in (*DECKS, SHORT):
        yield from cards
    yield from _on_tiles()
    specials = [word for own in map(named, SCENARIOS) for word in own.specials]
    yield from (word for word in specials if word not in ON_TILES)
    yield from APART


def _on_tiles() -> Iterator[str]:
    """What a scenario lets somebody build or do on a tile, by space."""
    for own in map(named, SCENARIOS):
        built = [name for name, card in own.inventions.items() if card.on_tiles]
        done = [word for word in own.specials if word in ON_TILES]
        for word in (*built, *done):
            spaces = SOMEWHERE.get(word, SPACES[: own.spaces])
            yield from (f"{space}-{word}" for space in spaces)


def written() -> Iterator[str]:
    """What stands on the cards."""
    yield from (f"text-{card}" for card in (*SHORT, *MYSTERIES, *APART, "kong"))
    yield from (f"text-{card}" for card, beast in BEASTS.items() if beast.after)
    yield from _parts(EVENTS, "event", "remedy", "reward", "threat")
    yield from _parts(WRECKS, "remedy", "one", "two")
    yield from _parts(ALL_ADVENTURES, "upper")
    for cards in (ALL_ADVENTURES, MYSTERIES):
        yield from _parts([card for card in cards if cards[card].lower], "lower", "event")


def _parts(cards: Any, *parts: str) -> Iterator[str]:
    return (f"text-{card}-{part}" for card in cards for part in parts)


def ways() -> Iterator[str]:
    """What can be chosen on the cards."""
    for cards in DECKS:
        for card, effects in cards.items():
            yield from (f"way-{card}-{way.word}" for each in _chosen(effects) for way in each.ways)


def _chosen(effect: Any) -> Iterator[Choose]:
    """All choices in an effect, however deep."""
    if isinstance(effect, Choose):
        yield effect
    if isinstance(effect, tuple):
        for each in effect:
            yield from _chosen(each)
    elif isinstance(effect, msgspec.Struct):
        for name in effect.__struct_fields__:
            yield from _chosen(getattr(effect, name))


OF_NO_CARD = {
    f"option-way-{word}"
    for word in (
        *("determination", "morale"),
        *("ignore-rain", "snow-as-rain"),
        *("beast-on-top", "beast-to-bottom"),
        *("raise-weapon", "raise-palisade"),
        *("discard-wood", "discard-food"),
        *("draw-fewer", "draw-all"),
    )
}
"""The ways of arranging the camp and of abilities, some of which are rare."""

CAUSES = {f"cause-{cause}" for cause in get_args(Cause)}
GOALS = {
    *[f"{what}-{name}" for what in ("goal", "help") for name in SCENARIOS],
    *[f"planned-{special}" for name in SCENARIOS for special in named(name).specials],
}
"""What a scenario is about, and what only its people can plan."""
NAMED = {*[f"card-{word}" for word in words()], *written(), *ways()}
