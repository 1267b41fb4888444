"""The decks: how many cards there are, and whether each can be played and read."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields

from atoll.games import robinson
from atoll.games.robinson import answers
from atoll.games.robinson.cards.beasts import BEASTS
from atoll.games.robinson.cards.building import BUILDING
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.exploring import EXPLORING
from atoll.games.robinson.cards.finds import FINDS
from atoll.games.robinson.cards.gathering import GATHERING
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.cards.kinds import Need, Power
from atoll.games.robinson.cards.mysteries import MYSTERIES
from atoll.games.robinson.cards.supplies import SUPPLIES
from atoll.games.robinson.cards.wrecks import WRECKS
from atoll.games.robinson.decks.piles import (
    ADVENTURES,
    ALL_ADVENTURES,
    all_events,
    all_finds,
    every,
)
from atoll.games.robinson.facts import CHARACTERS, OWN_INVENTIONS
from atoll.games.robinson.game import Robinson
from atoll.games.robinson.scenarios.castaways import SCENARIO
from atoll.games.robinson.state import rules
from atoll.games.robinson.vocabulary import EveryNight, FreeItem, Unless, Way
from atoll.kernel import Step
from tests.rulecite import rule
from tests.wording import wording

assert Robinson.id == "robinson"  # with the game all rules are registered

HOME = Path(robinson.__file__).parent
LANGUAGES = ("en", "ru", "uk")


# How many there are.


@rule("RC-3.10")
def test_there_are_73_events() -> None:
    signs = Counter([EVENTS[card].sign for card in all_events()])
    assert signs == {"book": 39, "build": 9, "gather": 13, "explore": 12}
    assert len(EVENTS) == 72
    assert [card for card, many in Counter(all_events()).items() if many > 1] == ["event-storm"]


@rule("RC-30.3")
def test_there_are_three_wreckage_cards() -> None:
    assert len(WRECKS) == 3


@rule("RC-3.6")
def test_there_are_30_adventures_of_each_kind() -> None:
    assert [len([*every(deck)]) for deck in (BUILDING, GATHERING, EXPLORING)] == [30, 30, 30]
    assert len(ALL_ADVENTURES) == 84
    copies = {card: found.copies for card, found in ALL_ADVENTURES.items() if found.copies > 1}
    assert copies == {
        "build-laborious-work": 2,
        "gather-end-of-source": 5,
        "explore-signs-of-fire": 2,
    }
    for skill, deck in ADVENTURES.items():
        assert all(card.startswith(f"{skill}-") for card in deck)


@rule("RC-3.6", "RC-20.1")
def test_there_are_52_mysteries() -> None:
    kinds = Counter([card.kind for card in MYSTERIES.values()])
    assert kinds == {"treasure": 26, "monster": 13, "trap": 13}


@rule("RC-3.6")
def test_there_are_16_beasts() -> None:
    assert len(BEASTS) == 16


@rule("RC-3.3", "RC-3.4", "RC-18.1")
def test_there_are_30_inventions() -> None:
    assert len(INVENTIONS) == 30
    assert {name for name, card in INVENTIONS.items() if card.standard} == {
        "shovel",
        "bricks",
        "pot",
        "knife",
        "fire",
        "map",
        "dam",
        "rope",
        "medicine",
    }
    owners = {card.owner: name for name, card in INVENTIONS.items() if card.owner is not None}
    assert owners == OWN_INVENTIONS
    assert {*owners} == {*CHARACTERS}


@rule("RC-3.8", "RC-22.1")
def test_there_are_eight_starting_items_with_two_uses_each() -> None:
    assert len(SUPPLIES) == 8
    assert {power.uses for power in SUPPLIES.values()} == {2}


@rule("RC-3.9", "RC-21.1")
def test_there_are_22_discoveries() -> None:
    assert len(all_finds(SCENARIO.finds)) == 22
    assert len([*every(FINDS)]) == 18
    assert len(SCENARIO.finds) == 4


def test_no_name_is_given_twice() -> None:
    decks = (EVENTS, WRECKS, ALL_ADVENTURES, MYSTERIES, BEASTS, INVENTIONS, SUPPLIES, FINDS)
    names = [*SCENARIO.finds, *[name for deck in decks for name in deck]]
    assert len({*names}) == len(names)


# What they say.


def words_of(card: str) -> Iterator[Step]:
    """All words of a card, also those inside others."""
    for part in _parts(card):
        yield from _words(part)


def _parts(card: str) -> Iterator[object]:
    for deck in (EVENTS, WRECKS, ALL_ADVENTURES, MYSTERIES, BEASTS, INVENTIONS, SUPPLIES, FINDS):
        if card in deck:
            yield from deck[card]


def _words(part: object) -> Iterator[Step]:
    if isinstance(part, Step):
        yield part
        for field in fields(part):
            yield from _words(getattr(part, field.name))
    elif isinstance(part, tuple):  # effects, a remedy or a power
        for each in part:
            yield from _words(each)


def powers_of(card: str) -> Iterator[Power]:
    if card in SUPPLIES:
        yield SUPPLIES[card]
    yield from [part for part in _parts(card) if isinstance(part, Power)]


CARDS = sorted(
    [
        *EVENTS,
        *WRECKS,
        *ALL_ADVENTURES,
        *MYSTERIES,
        *BEASTS,
        *INVENTIONS,
        *SUPPLIES,
        *FINDS,
    ]
)


@pytest.mark.parametrize("card", CARDS)
def test_every_word_of_a_card_has_a_rule(card: str) -> None:
    words = {type(word) for word in words_of(card)}
    assert words <= {*rules._rules}


def test_words_inside_others_are_found() -> None:
    assert [type(word).__name__ for word in words_of("build-accident")] == [
        "Scar",
        "ShuffleIn",
        "ForScarred",
        "Unless",
        "Wound",
        "Wound",
    ]
    assert [type(word).__name__ for word in words_of("find-goat")] == ["Gain"]


def items_named(card: str) -> Iterator[str]:
    """What has to be there for a card, and what it brings."""
    for word in words_of(card):
        if isinstance(word, Unless):
            yield word.item
        elif isinstance(word, EveryNight):
            yield word.until
        elif isinstance(word, FreeItem):
            yield from word.items
    for power in powers_of(card):
        yield from [power.item] if power.item else []
    needs: tuple[Need, ...] = ()
    if card in EVENTS:
        needs = EVENTS[card].remedy.needs
    elif card in INVENTIONS:
        needs = INVENTIONS[card].prices
        yield from INVENTIONS[card].items
    yield from [need.item for need in needs if need.item]


@pytest.mark.parametrize("card", CARDS)
def test_every_item_that_a_card_names_exists(card: str) -> None:
    assert {*items_named(card)} <= {*INVENTIONS}


def test_needs_are_found() -> None:
    assert [*items_named("event-bear")] == ["shovel"]
    assert [*items_named("bow")] == ["rope", "knife"]
    assert [*items_named("mystery-crocks")] == ["pot"]
    assert [*items_named("find-herbs")] == ["pot"]
    assert [*items_named("mystery-spider-web")] == ["medicine", "medicine"]


# What stands on them.

DECKS = (
    "events",
    "wrecks",
    "building",
    "gathering",
    "exploring",
    "mysteries",
    "beasts",
    "inventions",
    "supplies",
    "finds",
)


def texts_of(card: str) -> Iterator[str]:
    """Its name, what it does, and how its ways are called."""
    yield f"card-{card}"
    for word in words_of(card):
        if isinstance(word, Way):
            yield answers.way(card, word).label.key
    yield from [f"text-{card}{part}" for part in _read(card)]


def _read(card: str) -> tuple[str, ...]:
    if card in EVENTS:
        return ("-event", "-remedy", "-reward", "-threat")
    if card in WRECKS:
        return ("-remedy", "-one", "-two")
    if card in ALL_ADVENTURES:
        return ("-upper", *(("-lower", "-event") if ALL_ADVENTURES[card].lower else ()))
    if card in MYSTERIES:
        return ("", *(("-lower", "-event") if MYSTERIES[card].lower else ()))
    if card in BEASTS:
        return ("",) if BEASTS[card].after else ()
    return ("",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_its_texts_and_no_others(language: str) -> None:
    paths = [HOME / "texts" / f"{deck}.{language}.ftl" for deck in DECKS]
    assert {*wording(*paths)} == {text for card in CARDS for text in texts_of(card)}


def test_ways_have_texts_of_their_own() -> None:
    ways = [text for text in texts_of("event-disaster") if text.startswith("way-")]
    assert ways == [
        "way-event-disaster-lower-roof",
        "way-event-disaster-lower-palisade",
        "way-event-disaster-raise-roof",
        "way-event-disaster-raise-palisade",
        "way-event-disaster-halve-roof",
        "way-event-disaster-halve-palisade",
    ]


# Cards that the rules know by name.

ELSEWHERE = ("cards", "scenarios")
"""The decks themselves; and the sheets, which name what they ask for."""
MOST = 19


def known_by_name() -> dict[str, list[str]]:
    """The cards that are named anywhere in the rules, and where."""
    found: dict[str, list[str]] = {}
    for path in sorted(HOME.rglob("*.py")):
        where = path.relative_to(HOME)
        if where.parts[0] in ELSEWHERE:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in CARDS:
                found.setdefault(str(node.value), []).append(str(where))
    return found


def test_few_cards_are_known_to_the_rules_by_name() -> None:
    """Cards are written in words that have rules; only few need rules of their own."""
    found = known_by_name()
    for card, places in sorted(found.items()):
        print(f"{card}: {', '.join(sorted({*places}))}")
    print(f"{len(found)} of {len(CARDS)} cards")
    assert "mystery-backpack" in found
    assert len(found) <= MOST
