"""RC-10: whatever is begun, taken back and used while planning, all have kept to the rules at its
end."""

from collections.abc import Iterator
from random import Random

import pytest

from atoll.games.robinson.facts import KINDS, Kind
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Rule, Threat
from atoll.games.robinson.steps import Plan
from tests.rulecite import rule

from .acting import lay, team
from .tables import GAME, happen, may_plan, planning

COMPANIES = ("carpenter cook", "cook carpenter explorer", "soldier cook explorer carpenter")
ALLOWED: tuple[tuple[Kind, ...], ...] = (KINDS, ("hunt", "build"), ("explore", "gather"), ("rest",))
LIKELY = {"add": 4, "take": 2}
"""How much likelier some verbs are than the others."""
PLANNINGS = 80
"""By chance, of each company."""


def scarce(names: str, random: Random) -> Camp:
    """A camp with so little that pawns stay idle, and with much that can change that."""
    camp = team(names, friday=random.random() < 0.5, dog=random.random() < 0.5)
    lay(camp, "t1", 5)
    camp.threats = [Threat("event-argument"), Threat("wreck-food-crates")]
    camp.hunting = Pile(["beast-fox"])
    camp.items = ["shovel", "map"]
    camp.board = ["sling", "cellar"]
    camp.available = Goods(wood=random.randrange(2), fur=random.randrange(2))
    camp.levels["weapon"] = 1
    camp.kept = [Kept("find-goat", 1), Kept("find-candles", 1)]
    camp.kept.append(Kept("mystery-protective-amulet", 1))
    camp.spaces[camp.camp].tokens += random.sample(("time", "danger"), 1)
    camp.tokens["explore"] += random.choice(((), ("time",)))
    for seat in range(camp.seats):
        camp.rules_of_round.append(Rule("only", camp.round, seat, random.choice(ALLOWED)))
        if random.random() < 0.3:
            camp.rules_of_round.append(Rule("one-pawn", camp.round, seat))
    return planning(camp)


def moments(camp: Camp, random: Random) -> Iterator[Camp]:
    """Every moment of a planning in which all answer at random, those included who are not
    awaited. They often help one another, and often change their minds."""
    while any(isinstance(step, Plan) for step in camp.agenda):
        yield GAME.clone(camp)
        decision = random.choice(camp.decisions)
        likely = [LIKELY.get(option.text.split()[0], 1) for option in decision.options]
        (option,) = random.choices(decision.options, likely)
        camp.rules.choose(camp, decision, option)


@rule("RC-10.2", "RC-10.3", "RC-10.6")
@pytest.mark.parametrize("names", COMPANIES)
def test_whoever_is_ready_when_planning_ends_could_say_so_then(names: str) -> None:
    for seed in range(PLANNINGS):
        random = Random(seed)
        *_, last = moments(scarce(names, random), random)
        last.ready = [False] * last.seats
        happen(last)
        for name in names.split():
            assert "ready" in may_plan(last, name), (seed, last.plan)
