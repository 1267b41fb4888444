"""Voyages on which the two readings of the rules are held against each other."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from atoll.games.tranquility.cards import NAMES
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea
from atoll.kernel import OptionValue
from tests.games.readings import Readings

from .careful import careful
from .tables import GAME

COLOURS = ("yellow", "orange", "purple", "red")
STORMY: dict[str, OptionValue] = {"rocks": True, "monsters": 5, "storms": True}
SEAS: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (3, {"fewer_islands": "poseidon"}),
    (1, STORMY),
    (2, STORMY),
    (5, STORMY),
    (3, {"monsters": 3}),
    (2, {"storms": True}),
    (2, {"mode": "high_arch"}),
    (3, STORMY | {"mode": "high_arch", "crown": "early"}),
    (2, {"mode": "pyramid"}),
    (4, {"mode": "pyramid", "monsters": 5}),
    (2, {"mode": "day_and_night"}),
    (3, STORMY | {"mode": "day_and_night", "night": "start"}),
    (2, {"mode": "duel"}),
]


def moments(seats: int, **options: OptionValue) -> Iterator[Sea]:
    """Moments of some games that are played at random, and of some that are played well."""
    seen = 0
    for seed in range(8):
        luck = Random(seed)
        sea = GAME.setup(seats, seed, options)
        while sea.decisions:
            if luck.random() < 0.15:
                seen += 1
                yield sea
            answers = sorted(
                (decision.seat, option.text)
                for decision in sea.decisions
                for option in decision.options
            )
            at_random = seed % 2 or luck.random() < 0.1
            GAME.answer(sea, *(luck.choice(answers) if at_random else careful(sea, answers)))
    assert seen > 25


def zoo(sea: Sea, seat: int) -> Iterator[str]:
    shape = SHAPES[sea.options.mode]
    cards = [NAMES[card] for card in sea.hands[seat]]
    for card in {*cards, "1", "40", "80", "finish"}:
        yield from (f"play {card} {cell}" for cell in shape.labels)
        yield from (f"pay {card}", f"pay {card} {card}")
    for count in range(len(cards) + 1):
        for some in combinations(cards, count):
            words = " ".join(some)
            yield from (f"{verb} {words}" for verb in ("pay", "give") if words)
            yield f"give {words} deck" if words else "give deck"
            if count > 1 and some[0] != some[-1]:
                backwards = " ".join(some[::-1])
                yield from (f"{verb} {backwards}" for verb in ("pay", "give"))
    for cell in shape.labels:
        yield from (f"{verb} {cell}" for verb in ("monster", "devour", "turn"))
    for number in range(10):
        yield from (f"{verb} {number}" for verb in ("rocks", "storm", "offer"))
    yield from (f"take {card}" for card in range(1, 81))
    yield from ("start", "finish", "trade", "weather", "discard", "stay", "give up")
    yield from ("sail on", "sail", "sail away")
    places = (*(f"seat{each}" for each in range(6)), *(f"row{each}" for each in range(7)), "new")
    yield from (f"lift {colour} {place}" for colour, place in product(COLOURS, places))


READINGS = Readings(setups=SEAS, moments=moments, zoo=zoo, sample=20, questions={"ask-turn"})
