"""Hunts in which the two readings of the rules are held against each other."""

from collections.abc import Iterator
from itertools import product
from random import Random

from atoll.games.tobago.facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, LANDMARKS
from atoll.games.tobago.state import Hunt
from atoll.games.tobago.steps import POWERS
from tests.games.readings import Readings

from .tables import GAME, SEATS, question

LONG = 600
"""After so many answers a game has come to all its questions."""


def moments(seats: int, experts: bool) -> Iterator[Hunt]:
    """Moments of a game that is played at random, by players who like to dig and have amulets.

    The first of each kind is among them, and a few of the others.
    """
    seen: set[str] = set()
    luck = Random(seats)
    hunt = GAME.setup(seats, seats, {"experts": experts})
    for _ in range(LONG):
        if not hunt.decisions:
            return
        if question(hunt) not in seen or luck.random() < 0.04:
            yield hunt
        seen.add(question(hunt))
        hunt.held = [max(held, 1) for held in hunt.held]
        hunt.idle = 0  # else the hunt would be called off before anything is found
        decision = hunt.decisions[0]
        liked = [option for option in decision.options if option.text.startswith("dig")]
        plain = luck.random() < 0.7
        liked += [each for each in decision.options if plain and each.text.startswith("play")]
        GAME.answer(hunt, decision.seat, luck.choice(liked or decision.options).text)


def zoo(hunt: Hunt, seat: int) -> Iterator[str]:
    spaces, maps = [*hunt.land.names, "z9"], [*COLOURS, "red"]
    places = range(7)
    clues = (*CLUE_WORDS, "in-ocean")
    yield from (f"put {landmark} {space}" for landmark, space in product(LANDMARKS, spaces))
    yield from (f"face {direction}" for direction in (*DIRECTION_NAMES, "east"))
    yield from (f"{verb} {space}" for verb, space in product(("park", "drive"), spaces))
    yield from (f"play {clue} {colour}" for clue, colour in product(clues, maps))
    yield from (f"lay {clue}" for clue in clues)
    yield from (f"dig {colour}" for colour in maps)
    yield from ("stop", "exchange", "end", "take", "pass", "jump")
    yield from (f"amulet {power}" for power in (*POWERS, "fly"))
    yield from (f"remove {colour} {space}" for colour, space in product(maps, spaces))
    yield from (f"double {colour} {place}" for colour, place in product(maps, places))
    for colour, one, other in product(maps, places, places):
        yield f"swap {colour} {one} {other}"


QUESTIONS = ("put", "face", "park", "turn", "claim", "lay", "marker", "clue", "double", "swap")
READINGS = Readings(
    setups=[(seats, {"experts": True}) for seats in SEATS],
    moments=moments,
    zoo=zoo,
    sample=200,
    questions={f"ask-{each}" for each in QUESTIONS},
)
