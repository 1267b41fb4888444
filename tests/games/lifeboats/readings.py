"""Shipwrecks in which the two readings of the rules are held against each other."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from atoll.games.lifeboats.state import Waters
from tests.games.readings import Readings

from .tables import GAME, SEATS


def moments(seats: int, landing: str) -> Iterator[Waters]:
    """Moments of some games that are played at random, with a little talk.

    The first of each kind is among them, and some of the others.
    """
    seen: set[frozenset[str]] = set()
    for seed in range(5):
        luck = Random(seed)
        waters = GAME.setup(seats, seed, {"landing": landing})
        while waters.decisions:
            kind = frozenset(decision.prompt.key for decision in waters.decisions)
            if kind not in seen or luck.random() < 0.05:
                yield waters
            seen.add(kind)
            talking = luck.random() < 0.3
            decisions = [each for each in waters.decisions if each.must != talking]
            decision = luck.choice(decisions or waters.decisions)
            GAME.answer(waters, decision.seat, luck.choice(decision.options).text)


def zoo(waters: Waters, seat: int) -> list[str]:
    return every_answer(waters.seats)


@cache
def every_answer(seats: int) -> list[str]:
    known = GAME.grammar(seats)
    return [
        kind(*values).text
        for kind in known.kinds
        for values in product(*[known.domain(kind, name) for name in kind.__struct_fields__])
    ]


QUESTIONS = {"ask-launch", "ask-board", "ask-leave", "ask-climb", "ask-say", "ask-call"}
VOTES = {
    f"ask-{how}-{about}"
    for how in ("vote", "tie", "captain")
    for about in ("leak", "overboard", "move")
}
READINGS = Readings(
    setups=[(seats, {"landing": landing}) for seats in SEATS for landing in ("arrival", "lane")],
    moments=moments,
    zoo=zoo,
    sample=20,
    questions=QUESTIONS | VOTES,
)
