"""RC-27: outside the camp."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.people.health import suffer_disease, wound
from atoll.games.robinson.people.outside import come_back
from atoll.games.robinson.state import NOBODY, Camp, Goods, Pile, Scene, Stack
from atoll.games.robinson.steps import (
    Clouds,
    Eat,
    EndActionPhase,
    EndRound,
    HungryAnimals,
    Sleep,
    Spoil,
    Storm,
)
from atoll.games.robinson.vocabulary import Disease, Gain, NightOutside
from tests.rulecite import rule

from .acting import act, island, keeps, plans, powers, space, use
from .cursed import cursed
from .tables import answer, asked, happen, person, wounds

LOST = "explore-wrong-track"
"""An adventure that makes somebody spend the night outside."""
SETTLEMENT, NET = "explore-remains-of-a-settlement", "mystery-net"


def lost(names: str = "carpenter cook", *, tile: str = "9", finds: tuple[str, ...] = ()) -> Camp:
    """The cook explores m2 and spends the night there."""
    camp = island(names)
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append(LOST)
    camp.tiles = Pile([tile])
    if finds:
        camp.finds = Pile([*finds])
    act(camp, "explore", "m2", pawns="cook")
    return camp


def spend(camp: Camp) -> None:
    happen(camp, EndActionPhase())
    camp.phase = "night"


@rule("RC-27.1")
def test_the_place_is_the_tile_of_the_action() -> None:
    camp = lost()
    assert person(camp, "cook").outside == SPACE["m2"]
    assert person(camp, "carpenter").outside is None


@rule("RC-27.1")
def test_who_acts_on_the_camp_tile_is_outside_the_camp_too() -> None:
    camp = cursed("carpenter cook")
    space(camp, "m1").totem = 1
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append(LOST)
    camp.mysteries = Pile([])
    act(camp, "explore", "m1-temple", pawns="cook")
    assert person(camp, "cook").outside == camp.camp == SPACE["m1"]


@rule("RC-27.1")
def test_discoveries_of_the_same_action_lie_on_the_sheet() -> None:
    finds = ("find-goat", "find-tobacco", "find-nourishing-larvae")
    camp = lost(tile="9", finds=finds)
    assert sorted(person(camp, "cook").sheet) == sorted(finds)
    assert camp.future_finds == []


@rule("RC-27.1")
def test_what_other_actions_bring_comes_as_usual() -> None:
    camp = lost(tile="1", finds=("find-goat", "find-tobacco", "find-poison", "find-herbs"))
    assert len(person(camp, "cook").sheet) == 2
    act(camp, "gather", "m2-left", pawns="cook")
    assert (camp.future, person(camp, "cook").pack) == (Goods(wood=1), Goods())
    camp.tiles = Pile(["5"])
    act(camp, "explore", "b1", pawns="cook")
    assert len(camp.future_finds) == 1


@rule("RC-27.1")
def test_what_was_found_before_in_the_same_action_lies_on_the_sheet_too() -> None:
    camp = island()
    camp.future = Goods(food=3)
    camp.mysteries = Pile([NET, "mystery-cave-with-furs"])
    camp.tiles = Pile(["5"])
    camp.finds = Pile(["find-tobacco"])
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append(SETTLEMENT)
    act(camp, "explore", "m2", pawns="cook")
    answer(camp, "choose search")
    assert camp.future_treasures == ["mystery-cave-with-furs"]
    answer(camp, "draw")
    cook = person(camp, "cook")
    assert cook.sheet == ["find-tobacco", "mystery-cave-with-furs"]
    assert (camp.future_finds, camp.future_treasures) == ([], [])
    happen(camp, EndActionPhase())
    assert cook.pack == Goods(fur=2)
    assert camp.available == Goods(food=3)


@rule("RC-27.1")
def test_what_was_gained_before_in_the_same_action_lies_on_the_sheet_too() -> None:
    camp = island(m2=1)
    camp.future = Goods(food=3)
    stack = Stack("explore-t1", "explore", "t1", ["cook"])
    camp.scenes = [Scene(1, stack=stack)]
    happen(camp, Gain(wood=2), NightOutside(), Gain(food=1))
    assert person(camp, "cook").pack == Goods(wood=2, food=1)
    assert camp.future == Goods(food=3)


@rule("RC-27.1")
def test_it_serves_only_this_character_in_this_round() -> None:
    camp = lost(finds=("find-tobacco", "find-old-machete", "find-nourishing-larvae"))
    happen(camp, EndActionPhase())
    assert powers(camp, "carpenter") == set()
    assert powers(camp, "cook") == {"use find-tobacco", "use find-old-machete"}
    assert person(camp, "cook").pack == Goods(food=2)
    assert camp.available == Goods()
    use(camp, "cook", "find-tobacco")
    assert camp.morale == 1
    happen(camp, EndRound())
    assert [(kept.card, kept.user) for kept in camp.kept] == [("find-old-machete", NOBODY)]


@rule("RC-27.1", "RC-27.3", "RC-21.5")
def test_a_goat_on_the_sheet_feeds_whoever_catches_it() -> None:
    camp = lost(finds=("find-goat", "find-tobacco", "find-tobacco"))
    camp.levels["weapon"] = 1
    spend(camp)
    use(camp, "cook", "find-goat")
    assert (person(camp, "cook").pack, camp.available) == (Goods(food=1, fur=1), Goods())
    happen(camp, Eat())
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (0, 2)


@rule("RC-27.1", "RC-21.4")
def test_who_has_the_treasure_on_the_sheet_digs_for_it_alone() -> None:
    camp = lost(finds=("find-treasure", "find-treasure", "find-tobacco"))
    camp.mysteries = Pile(["mystery-blankets", "mystery-cave-with-furs"])
    spend(camp)
    assert "use find-treasure" not in powers(camp, "carpenter")
    use(camp, "cook", "find-treasure")
    answer(camp, "go-on")
    assert (person(camp, "cook").pack, camp.available) == (Goods(fur=2), Goods())
    use(camp, "cook", "find-treasure")
    answer(camp, "go-on")
    users = {kept.card: kept.user for kept in camp.kept}
    assert users == {"find-tobacco": 1, "mystery-blankets": 1}
    happen(camp, EndRound())
    assert {kept.user for kept in camp.kept} == {NOBODY}


@rule("RC-27.1")
def test_of_two_alike_whoever_is_outside_uses_the_one_on_the_sheet() -> None:
    camp = lost(finds=("find-goat", "find-tobacco", "find-tobacco"))
    camp.levels["weapon"] = 1
    spend(camp)
    keeps(camp, "find-goat")
    use(camp, "carpenter", "find-goat")
    assert (person(camp, "cook").pack, camp.available) == (Goods(), Goods(food=1, fur=1))
    use(camp, "cook", "find-goat")
    assert person(camp, "cook").pack == Goods(food=1, fur=1)


@rule("RC-27.1", "RC-29.6")
def test_what_lies_with_friday_outside_brings_to_his_sheet() -> None:
    camp = island("cook", friday=True)
    friday = person(camp, "friday")
    friday.outside, friday.trip, friday.sheet = SPACE["m2"], "explore-m2", ["find-goat"]
    camp.levels["weapon"] = 1
    spend(camp)
    use(camp, "cook", "find-goat")
    assert (friday.pack, camp.available) == (Goods(food=1, fur=1), Goods())


@rule("RC-27.1", "RC-29.6")
def test_of_two_alike_the_first_player_uses_the_one_that_lies_with_friday() -> None:
    camp = island("cook soldier", friday=True)
    for name in ("soldier", "friday"):
        person(camp, name).outside = SPACE["m2"]
        person(camp, name).sheet = ["find-goat"]
    camp.levels["weapon"] = 1
    spend(camp)
    use(camp, "cook", "find-goat")
    assert person(camp, "friday").pack == Goods(food=1, fur=1)
    assert [(kept.card, kept.user) for kept in camp.kept] == [("find-goat", 1)]


@rule("RC-27.1", "RC-24.7")
def test_a_weapon_on_the_sheet_does_not_protect_the_camp() -> None:
    camp = lost(finds=("find-tobacco",) * 3)
    person(camp, "cook").sheet = ["mystery-old-rifle"]
    happen(camp, EndActionPhase())
    assert [(kept.card, kept.user) for kept in camp.kept] == [("mystery-old-rifle", 1)]
    camp.phase = "weather"
    camp.sky.animals = ["beast"]
    happen(camp, HungryAnimals())
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 3


@rule("RC-27.2")
def test_who_should_be_outside_twice_chooses_the_place() -> None:
    camp = lost(finds=("find-tobacco",) * 5)
    camp.tiles = Pile(["11"])
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append(LOST)
    act(camp, "explore", "b1", pawns="cook")
    assert asked(camp)[1] == {"choose m2", "choose b1"}
    answer(camp, "choose b1")
    assert person(camp, "cook").outside == SPACE["b1"]
    assert len(person(camp, "cook").sheet) == 4


@rule("RC-27.2")
def test_weather_does_not_touch_who_is_outside() -> None:
    camp = lost()
    camp.phase = "weather"
    camp.sky.rain, camp.sky.snow, camp.sky.tokens = 1, 1, ["storm"]
    happen(camp, Clouds(), Storm())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (6, 0)


@rule("RC-27.3")
@pytest.mark.parametrize(
    ("pack", "hurt", "left"),
    [
        (Goods(), 2, Goods()),
        (Goods(food=2), 0, Goods(food=1)),
        (Goods(rations=1), 0, Goods()),
        (Goods(wood=1), 2, Goods(wood=1)),
    ],
)
def test_at_night_the_character_eats_from_the_own_sheet(
    pack: Goods, hurt: int, left: Goods
) -> None:
    camp = lost()
    spend(camp)
    camp.available = Goods(food=3)
    person(camp, "cook").pack = pack
    happen(camp, Eat())
    assert (wounds(camp, "cook"), person(camp, "cook").pack) == (hurt, left)
    assert camp.available == Goods(food=2)


@rule("RC-27.3")
@pytest.mark.parametrize(("tile", "hurt"), [("9", 1), ("11", 0), ("2", 0)])
def test_only_a_natural_shelter_in_that_place_helps(tile: str, hurt: int) -> None:
    camp = lost(tile=tile)
    camp.shelter = True
    spend(camp)
    happen(camp, Sleep())
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (hurt, 0)


@rule("RC-27.3")
def test_a_cave_in_the_camp_helps_those_in_the_camp_only() -> None:
    camp = lost(tile="9")
    camp.spaces[camp.camp].tile = 11
    spend(camp)
    happen(camp, Sleep())
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (1, 0)


@rule("RC-11.12", "RC-27.3")
def test_weakness_makes_who_is_outside_eat_more_too() -> None:
    camp = lost()
    spend(camp)
    camp.tokens["night"] = ["food"]
    camp.available = Goods(food=2)
    person(camp, "cook").pack = Goods(food=1)
    happen(camp, Eat())
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (1, 0)


@rule("RC-27.4")
def test_food_on_the_sheet_does_not_spoil_and_is_available_in_the_next_round() -> None:
    camp = lost()
    spend(camp)
    person(camp, "cook").pack = Goods(wood=1, food=2)
    camp.available = Goods(food=1)
    happen(camp, Spoil())
    assert person(camp, "cook").pack == Goods(wood=1, food=2)
    come_back(camp)
    cook = person(camp, "cook")
    assert (cook.outside, cook.trip, cook.pack) == (None, "", Goods())
    assert camp.available == Goods(wood=1, food=2)


@rule("RC-27.4")
def test_in_the_next_round_the_same_action_brings_as_usual() -> None:
    camp = lost(tile="1", finds=("find-tobacco",) * 2)
    spend(camp)
    come_back(camp)
    camp.phase = "action"
    act(camp, "gather", "m2-left", pawns="cook")
    assert camp.future == Goods(wood=1)
    assert plans(camp, "do gather") == {"do gather m2-left"}


@rule("RC-27.2", "RC-20.3")
def test_who_is_outside_has_a_strange_disease_alone() -> None:
    camp = lost()
    camp.scenes = [Scene(1)]
    happen(camp, Disease())
    assert [each.marks for each in camp.people] == [0, 2]


@rule("RC-27.1", "RC-29.7")
def test_what_friday_had_outside_is_not_lost_when_he_dies() -> None:
    camp = island("cook", friday=True)
    friday = person(camp, "friday")
    friday.outside, friday.trip, friday.wounds = SPACE["m2"], "explore-m2", 3
    friday.pack, friday.sheet = Goods(wood=2), ["find-tobacco", "mystery-gold"]
    wound(camp, 1, 1)
    assert camp.future == Goods(wood=2)
    assert (camp.future_finds, camp.future_treasures) == (["find-tobacco"], ["mystery-gold"])


@rule("RC-27.1", "RC-29.7")
def test_what_served_friday_alone_serves_everybody_when_he_has_died() -> None:
    camp = island("cook soldier", friday=True)
    friday = person(camp, "friday")
    friday.outside, friday.sheet, friday.marks = SPACE["m2"], ["find-goat"], 4
    spend(camp)
    keeps(camp, "supply-pistol", 2)
    suffer_disease(camp)
    use(camp, "soldier", "find-goat")
    assert camp.available == Goods(food=1, fur=1)
    assert [(kept.card, kept.uses) for kept in camp.kept] == [("supply-pistol", 1)]
