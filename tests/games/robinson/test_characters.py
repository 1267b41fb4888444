"""RC-4: pawns, determination, wounds and healing."""

import pytest

from atoll.games.robinson.facts import HEALTH
from atoll.games.robinson.people.health import heal, wound
from atoll.games.robinson.people.spirits import discourage, encourage
from atoll.games.robinson.phases.rounds import end_round
from atoll.games.robinson.planning.stacks import pawns_of
from atoll.games.robinson.powers.usable import anybody_can
from atoll.games.robinson.state import Camp, Goods, Kept, Rule
from atoll.games.robinson.steps import EndRound, UseAbility
from atoll.games.robinson.vocabulary import Heal, OnePawn, Scar
from tests.rulecite import rule

from .tables import determination, happen, number, person, table, wounds


def may_use(camp: Camp, name: str) -> set[str]:
    camp.__dict__.pop("decisions", None)
    mine = [each for each in camp.decisions if each.seat == number(camp, name) and not each.must]
    return {option.text for each in mine for option in each.options}


@rule("RC-4.1")
def test_two_pawns_of_which_one_always_remains() -> None:
    camp = table(phase="event")
    assert pawns_of(camp, 0) == 2
    happen(camp, OnePawn(), OnePawn())
    assert pawns_of(camp, 0) == 1
    assert pawns_of(camp, 1) == 2


@rule("RC-4.1")
def test_a_pawn_comes_back_in_the_next_round() -> None:
    camp = table(phase="event")
    camp.rules_of_round.append(Rule("one-pawn", 1, 0))
    end_round(camp, EndRound())
    assert pawns_of(camp, 0) == 2


@rule("RC-4.2")
def test_determination_is_spent_only_by_whoever_got_it() -> None:
    camp = table("carpenter cook", phase="event")
    camp.kept = []
    camp.scenes = []
    encourage(camp, 0, 3)
    assert (may_use(camp, "carpenter"), may_use(camp, "cook")) == ({"use new-idea"}, set())
    encourage(camp, 1, 3)
    assert may_use(camp, "cook") == {"use soup"}


@rule("RC-4.3")
def test_each_ability_once_a_round() -> None:
    camp = table("cook carpenter", phase="event")
    camp.kept = []
    person(camp, "cook").determination = 6
    happen(camp, UseAbility(0, "soup"))
    assert (determination(camp, "cook"), camp.available) == (3, Goods(food=1))
    assert may_use(camp, "cook") == set()
    end_round(camp, EndRound())
    assert may_use(camp, "cook") == {"use soup"}


@rule("RC-4.4")
@pytest.mark.parametrize(
    ("name", "deadly", "arrows"),
    [
        ("carpenter", 13, (5, 8, 10)),
        ("cook", 13, (4, 7, 9, 11)),
        ("explorer", 12, (6, 11)),
        ("soldier", 12, (5, 9)),
    ],
)
def test_wounds_cost_morale_at_the_arrows_and_at_last_life(
    name: str, deadly: int, arrows: tuple[int, ...]
) -> None:
    others = [each for each in HEALTH if each not in (name, "friday")]
    camp = table(f"{name} {others[0]}")
    camp.morale = 3
    fell = []
    for number_of_wound in range(1, deadly):
        before = camp.morale
        wound(camp, 0, 1)
        if camp.morale < before:
            fell.append(number_of_wound)
            camp.morale = 3
    assert tuple(fell) == arrows
    assert camp.outcome is None
    wound(camp, 0, 1)
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"


@rule("RC-4.5")
def test_healing_does_not_raise_morale_and_the_arrow_counts_again() -> None:
    camp = table()
    wound(camp, 0, 5)
    assert camp.morale == -1
    heal(camp, 0, 2)
    assert (wounds(camp, "carpenter"), camp.morale) == (3, -1)
    wound(camp, 0, 2)
    assert camp.morale == -2


@rule("RC-4.5")
def test_nobody_is_healthier_than_unhurt() -> None:
    camp = table()
    wound(camp, 0, 1)
    happen(camp, Heal(3))
    assert wounds(camp, "carpenter") == 0


@rule("RC-4.6")
@pytest.mark.parametrize("card", ["supply-flask-of-rum", "find-wild-herbs", "find-vegetables"])
def test_items_and_discoveries_heal_in_the_night_only(card: str) -> None:
    camp = table(phase="production")
    camp.scenes = []
    camp.items.append("pot")
    camp.kept = [Kept(card, 1)]
    person(camp, "cook").wounds = 2
    assert may_use(camp, "cook") == set()
    camp.phase = "night"
    assert f"use {card}" in may_use(camp, "cook")


@rule("RC-4.6")
def test_the_pot_heals_in_the_night_only() -> None:
    camp = table(phase="weather")
    camp.scenes = []
    camp.kept = []
    camp.items.append("pot")
    camp.available = Goods(food=1)
    person(camp, "cook").wounds = 2
    assert not anybody_can(camp)
    camp.phase = "night"
    assert may_use(camp, "cook") == {"use pot"}


@rule("RC-4.6", "RC-5.5")
def test_grandmas_recipe_heals_at_any_time() -> None:
    camp = table(phase="event")
    camp.kept = []
    camp.scenes = []
    camp.available = Goods(food=1)
    person(camp, "carpenter").wounds = 1
    person(camp, "cook").determination = 2
    assert may_use(camp, "cook") == {"use recipe"}


@rule("RC-4.7")
def test_a_special_wound_is_no_wound_and_is_not_healed() -> None:
    camp = table(actor="cook", card="build-misadventure")
    happen(camp, Scar("leg"), Scar("leg"))
    assert len(person(camp, "cook").scars) == 2
    assert wounds(camp, "cook") == 0
    happen(camp, Heal(3))
    assert len(person(camp, "cook").scars) == 2


@rule("RC-4.2", "RC-6.2")
def test_determination_that_is_missing_is_told() -> None:
    camp = table()
    person(camp, "cook").determination = 1
    assert discourage(camp, 1, 3) == 2
    assert determination(camp, "cook") == 0
