"""Days at sea on which the two readings of the rules are held against each other."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from atoll.games.overboard.facts import KINDS, ROLES
from atoll.games.overboard.state import Boat
from atoll.games.overboard.steps import FAVOURS
from tests.games.readings import Readings

from .tables import GAME, SEATS, question


def moments(seats: int) -> Iterator[Boat]:
    """Moments of some games that are played at random, with a little talk and trade.

    The first of each kind is among them, and a few of the others.
    """
    seen: set[str] = set()
    for seed in range(5):
        luck = Random(seed)
        boat = GAME.setup(seats, seed)
        while boat.decisions:
            if question(boat) not in seen or luck.random() < 0.01:
                yield boat
            seen.add(question(boat))
            freely = luck.random() < 0.2
            decisions = [each for each in boat.decisions if each.must != freely]
            decision = luck.choice(decisions or boat.decisions)
            GAME.answer(boat, decision.seat, luck.choice(decision.options).text)


def single_things() -> Iterator[str]:
    people = (*ROLES, "parrot")
    items = [*(f"{lie}{kind}" for lie in ("", "open ", "unseen ") for kind in KINDS), "rum"]
    yield from (f"{verb} {item}" for verb in ("keep", "open", "throw") for item in items)
    verbs = ("seat", "rob", "steal", "heal", "shade", "join", "water")
    yield from (f"{verb} {who}" for verb in verbs for who in people)
    yield from (f"{verb} {who}" for verb in ("accept", "decline", "withdraw") for who in people)
    yield from ("row", "row oar", "row oar oar", "fire", "rest", "yield", "refuse", "take hidden")
    yield from (f"take {item}" for item in items)
    yield from ("shoot", "pass", "ready", "use compass", "skip compass", "fall", "chum", "jump")
    yield from (f"steer {card}" for card in range(26))
    yield "lay none"
    for count in (1, 2):
        for cards in combinations(range(1, 25), count):
            yield " ".join(["lay", *map(str, cards)])
    yield from (f"{verb} {who} {item}" for verb, who, item in product(GIFTS, people, items))
    yield from (f"say {kind} {who} {each}" for kind, who, each in product(WORDS, people, FAVOURS))
    for kind, who, each, reward in product(("offer", "agree"), people, FAVOURS, FAVOURS):
        yield f"say {kind} {who} {each} {reward}"


GIFTS, WORDS = ("give", "offer", "request"), ("ask", "promise")
ZOO = sorted({*single_things()})


def zoo(boat: Boat, seat: int) -> Iterator[str]:
    """All but exchanges and long rows of cards; some exchanges are among them."""
    yield from ZOO
    luck = Random(boat.rng)
    wishes = [*KINDS, *(f"open {kind}" for kind in KINDS)]
    gifts = [*wishes, *(f"unseen {kind}" for kind in KINDS)]
    for _ in range(50):
        yield f"offer {luck.choice(ROLES)} {luck.choice(gifts)} for {luck.choice(wishes)}"


QUESTIONS = {f"ask-{each}" for each in ("keep", "action", "lay", "loot", "fight", "ready")}
QUESTIONS |= {f"ask-{each}" for each in ("steer", "fall", "chum", "water")}
QUESTIONS |= {"ask-consider-seat", "ask-consider-provision"}
READINGS = Readings(
    setups=[(seats, {}) for seats in SEATS],
    moments=moments,
    zoo=zoo,
    sample=300,
    questions=QUESTIONS,
    beyond=re.compile(r"offer \w+ ((open|unseen) )?\w+ for |lay( \d+){3}").match,
)
