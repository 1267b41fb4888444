"""RC-16: building the camp."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.vocabulary import MoveCamp, Raise
from tests.rulecite import rule

from .acting import act, falls, island, plans
from .tables import answer, asked, happen

NAMES = ("carpenter", "cook", "explorer", "soldier")
PLENTY = Goods(wood=9, fur=9)


def cave(camp: Camp) -> Camp:
    """The camp is in a natural shelter."""
    camp.spaces[SPACE["m2"]].tile = 11
    camp.camp = SPACE["m2"]
    return camp


@rule("RC-16.1")
def test_the_shelter_levels_and_items_can_be_built() -> None:
    camp = island()
    camp.shelter = True
    camp.available = PLENTY
    targets = {text.split()[2] for text in plans(camp, "do build")}
    assert {"roof", "palisade", "weapon", "shovel"} <= targets
    assert "shelter" not in targets


@rule("RC-16.2", "RC-29.9")
@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_the_shelter_costs_wood_or_fur_by_the_number_of_players(
    players: int, wood: int, fur: int
) -> None:
    names = " ".join(NAMES[:players])
    for goods, allowed in (
        (Goods(wood=wood), {"do build shelter wood"}),
        (Goods(fur=fur), {"do build shelter fur"}),
        (Goods(wood=wood - 1, fur=fur - 1), set()),
    ):
        camp = island(names)
        camp.available = goods
        assert plans(camp, "do build shelter") == allowed


@rule("RC-16.2", "RC-10.9")
def test_the_wood_is_laid_with_the_pawns() -> None:
    camp = island()
    camp.available = Goods(wood=3)
    plans(camp, "do build")
    answer(camp, "do build shelter wood")
    assert camp.available == Goods(wood=1)
    assert camp.plan[0].paid == Goods(wood=2)


@rule("RC-16.3", "RC-12.3")
def test_the_shelter_stands_at_once() -> None:
    camp = island()
    act(camp, "build", "shelter", paid=Goods(wood=2))
    assert camp.shelter


@rule("RC-16.3")
def test_the_built_shelter_goes_along_when_the_camp_moves() -> None:
    camp = island(m2=1)
    camp.shelter = True
    happen(camp, MoveCamp())
    assert (camp.camp, camp.shelter) == (SPACE["m2"], True)


@rule("RC-16.3", "RC-16.4")
def test_a_natural_shelter_carries_roof_and_palisade_but_stays_behind() -> None:
    camp = cave(island())
    camp.available = Goods(wood=2)
    assert {"do build roof wood", "do build palisade wood"} <= plans(camp, "do build")
    camp = cave(island())
    camp.levels["roof"] = 2
    happen(camp, MoveCamp())
    assert (camp.camp, camp.levels["roof"]) == (SPACE["m1"], 0)


@rule("RC-16.4")
def test_without_a_shelter_neither_roof_nor_palisade_can_be_planned() -> None:
    camp = island()
    camp.available = PLENTY
    assert plans(camp, "do build roof") | plans(camp, "do build palisade") == set()


@rule("RC-16.4")
@pytest.mark.parametrize("level", ["roof", "palisade"])
def test_a_level_costs_what_the_shelter_costs(level: str) -> None:
    camp = island("carpenter cook explorer")
    camp.shelter = True
    camp.available = Goods(wood=3)
    assert plans(camp, f"do build {level}") == {f"do build {level} wood"}
    camp = island("carpenter cook explorer")
    camp.shelter = True
    camp.available = Goods(wood=2, fur=2)
    assert plans(camp, f"do build {level}") == {f"do build {level} fur"}


@rule("RC-16.4")
def test_other_effects_raise_nothing_without_a_shelter() -> None:
    camp = island()
    told = happen(camp, Raise("roof"), Raise("palisade"))
    assert [(event.kind, event.args) for event in told] == [
        ("level-unsheltered", {"level": "roof"}),
        ("level-unsheltered", {"level": "palisade"}),
    ]
    assert (camp.levels["roof"], camp.levels["palisade"]) == (0, 0)


@rule("RC-16.5")
def test_a_level_of_the_weapon_costs_one_wood_and_an_action_raises_one_level() -> None:
    camp = island()
    camp.available = Goods(wood=1)
    assert plans(camp, "do build weapon") == {"do build weapon"}
    camp = island()
    act(camp, "build", "weapon", pawns="cook carpenter", paid=Goods(wood=1))
    assert camp.levels["weapon"] == 1


@rule("RC-16.5")
@pytest.mark.parametrize("level", ["roof", "palisade", "weapon"])
def test_levels_have_no_upper_limit(level: str) -> None:
    camp = island()
    camp.shelter = True
    for _ in range(12):
        act(camp, "build", level)
    assert [camp.levels[each] for each in camp.levels if each == level] == [12]


@rule("RC-16.5", "RC-10.11")
def test_in_one_round_the_weapon_may_be_built_twice_but_the_shelter_once() -> None:
    camp = island()
    camp.available = PLENTY
    plans(camp, "do")
    answer(camp, "do build weapon")
    assert "do build weapon" in asked(camp)[1]
    answer(camp, "do build shelter wood")
    assert not any(text.startswith("do build shelter") for text in asked(camp)[1])


@rule("RC-16.1", "RC-13.2")
def test_a_failed_shelter_does_not_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island()
    falls(monkeypatch, success=False)
    act(camp, "build", "shelter", paid=Goods(wood=2), sure=False)
    assert not camp.shelter
