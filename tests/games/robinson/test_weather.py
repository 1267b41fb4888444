"""RC-24: weather."""

import pytest

from atoll.games.robinson.facts import ANIMALS, CLOUDS, SPACE, Animals
from atoll.games.robinson.scenarios.castaways import SCENARIO
from atoll.games.robinson.state import NO_GOODS, Camp, Goods
from atoll.games.robinson.steps import Clouds, HungryAnimals, Storm, WeatherPhase
from atoll.games.robinson.vocabulary import Forecast, IgnoreCloud, SnowAsRain
from tests.rulecite import rule

from .acting import island, keeps, kinds, powers, use
from .tables import all_wounds, answer, asked, determination, happen, person, wounds

HELMET, SABER, PISTOL = "mystery-helmet", "mystery-saber", "supply-pistol"


def sky(  # noqa: PLR0913  (there is much in the sky)
    names: str = "carpenter cook",
    *,
    rain: int = 0,
    snow: int = 0,
    animals: Animals = "none",
    roof: int = 0,
    palisade: int = 0,
    weapon: int = 0,
    goods: Goods = NO_GOODS,
) -> Camp:
    camp = island(names)
    camp.phase = "weather"
    camp.sky.rain, camp.sky.snow, camp.sky.animals = rain, snow, [animals]
    camp.levels.update({"roof": roof, "palisade": palisade, "weapon": weapon})
    camp.available = goods
    return camp


@rule("RC-24.1")
def test_a_token_counts_even_if_no_dice_are_rolled() -> None:
    camp = island()
    camp.available = Goods(wood=3, food=3)
    assert SCENARIO.dice(camp.round, 0) == ()
    happen(camp, Forecast("rain"), WeatherPhase())
    assert camp.available == Goods(wood=2, food=2)


@rule("RC-24.2")
def test_the_faces_of_the_dice() -> None:
    assert sorted(CLOUDS["rain"]) == [(0, 1), (1, 0), (1, 0), (1, 0), (2, 0), (2, 0)]
    assert sorted(CLOUDS["winter"]) == [(0, 1), (0, 1), (0, 2), (0, 2), (2, 0), (2, 0)]


@rule("RC-24.3")
@pytest.mark.parametrize("roof", [0, 1, 5])
def test_snow_costs_wood_whatever_the_roof(roof: int) -> None:
    camp = sky(snow=1, roof=roof, goods=Goods(wood=5, food=5))
    happen(camp, Clouds())
    through = int(roof == 0)
    assert camp.available == Goods(wood=4 - through, food=5 - through)


@rule("RC-24.4")
@pytest.mark.parametrize(
    ("rain", "snow", "roof", "left"),
    [
        (2, 0, 0, Goods(wood=3, food=3)),
        (2, 0, 1, Goods(wood=4, food=4)),
        (2, 0, 3, Goods(wood=5, food=5)),
        (1, 1, 1, Goods(wood=3, food=4)),
    ],
)
def test_all_clouds_beyond_the_roof_cost_food_and_wood(
    rain: int, snow: int, roof: int, left: Goods
) -> None:
    camp = sky(rain=rain, snow=snow, roof=roof, goods=Goods(wood=5, food=5))
    happen(camp, Clouds())
    assert camp.available == left
    assert all_wounds(camp) == [0, 0]


@rule("RC-24.4")
def test_for_all_that_is_missing_each_character_in_the_camp_is_wounded() -> None:
    camp = sky("carpenter cook explorer", rain=1, snow=1, goods=Goods(wood=2))
    person(camp, "explorer").outside = SPACE["m1"]
    happen(camp, Clouds())
    assert camp.available == Goods()
    assert all_wounds(camp) == [3, 3, 0]


@rule("RC-24.5")
def test_an_ignored_cloud_counts_in_neither_step() -> None:
    camp = sky(snow=1, goods=Goods(wood=5, food=5))
    happen(camp, IgnoreCloud("snow"), Clouds())
    assert camp.available == Goods(wood=5, food=5)


@rule("RC-24.5")
def test_snow_that_counts_as_rain_counts_in_the_second_step_only() -> None:
    camp = sky(snow=1, goods=Goods(wood=5, food=5))
    happen(camp, SnowAsRain(), Clouds())
    assert camp.available == Goods(wood=4, food=4)


@rule("RC-24.5", "RC-5.7")
def test_there_is_a_moment_after_the_roll_to_ignore_a_cloud() -> None:
    camp = sky(rain=1, goods=Goods(wood=5, food=5))
    person(camp, "cook").determination = 3
    happen(camp, WeatherPhase())
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert powers(camp, "cook") == {"use soup", "use hooch"}
    use(camp, "cook", "hooch")
    assert camp.available == Goods(wood=5, food=5)
    assert determination(camp, "cook") == 0


@rule("RC-24.6")
def test_the_die_of_the_hungry_animals() -> None:
    assert sorted(ANIMALS) == ["beast", "food", "none", "none", "palisade", "palisade"]


@rule("RC-24.6")
def test_hungry_animals_come_after_the_clouds() -> None:
    camp = sky(rain=1, animals="food", goods=Goods(wood=1, food=1))
    happen(camp, WeatherPhase())
    assert camp.available == Goods()
    assert all_wounds(camp) == [1, 1]


@rule("RC-24.6", "RC-24.7")
@pytest.mark.parametrize(("palisade", "left", "wounded"), [(2, 1, 0), (1, 0, 0), (0, 0, 1)])
def test_they_take_a_level_of_the_palisade_or_wound_each(
    palisade: int, left: int, wounded: int
) -> None:
    camp = sky(animals="palisade", palisade=palisade)
    happen(camp, HungryAnimals())
    assert camp.levels["palisade"] == left
    assert all_wounds(camp) == [wounded, wounded]


@rule("RC-24.6", "RC-24.7")
@pytest.mark.parametrize(
    ("goods", "left", "wounded"),
    [
        (Goods(food=1, rations=1), Goods(rations=1), 0),
        (Goods(rations=1), Goods(), 0),
        (Goods(wood=1), Goods(wood=1), 1),
    ],
)
def test_they_take_food_or_wound_each(goods: Goods, left: Goods, wounded: int) -> None:
    camp = sky(animals="food", goods=goods)
    happen(camp, HungryAnimals())
    assert camp.available == left
    assert all_wounds(camp) == [wounded, wounded]


@rule("RC-24.7")
@pytest.mark.parametrize(("weapon", "wounded"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_the_hungry_beast_wounds_each_for_every_missing_level(weapon: int, wounded: int) -> None:
    camp = sky(animals="beast", weapon=weapon)
    happen(camp, HungryAnimals())
    assert all_wounds(camp) == [wounded, wounded]
    assert camp.levels["weapon"] == weapon


@rule("RC-24.7", "RC-15.3")
def test_a_temporary_weapon_protects_everybody() -> None:
    camp = sky(animals="beast", weapon=1)
    keeps(camp, PISTOL, 2)
    happen(camp, HungryAnimals())
    assert asked(camp) == ("ask-animals", {"fight", f"use {PISTOL}"})
    answer(camp, f"use {PISTOL}")
    assert asked(camp) == ("", set())
    assert all_wounds(camp) == [0, 0]
    assert [(kept.card, kept.uses) for kept in camp.kept] == [(PISTOL, 1)]


@rule("RC-24.7", "RC-6.7")
def test_the_saber_protects_everybody_and_wounds_the_one_who_wields_it() -> None:
    camp = sky(animals="beast")
    keeps(camp, SABER, 0)
    happen(camp, HungryAnimals())
    wielded = {f"use {SABER} carpenter", f"use {SABER} cook"}
    assert asked(camp) == ("ask-animals", {"fight", *wielded})
    answer(camp, f"use {SABER} cook")
    assert all_wounds(camp) == [0, 1]


@rule("RC-24.7", "RC-6.7")
def test_the_helmet_spares_one_chosen_character_a_wound() -> None:
    camp = sky(animals="beast", weapon=1)
    keeps(camp, HELMET, 0)
    happen(camp, HungryAnimals())
    worn = {f"use {HELMET} carpenter", f"use {HELMET} cook"}
    assert asked(camp) == ("ask-animals", {"fight", *worn})
    answer(camp, f"use {HELMET} cook")
    assert asked(camp) == ("", set())
    assert all_wounds(camp) == [2, 1]


@rule("RC-24.7", "RC-6.7")
def test_who_has_used_helmet_or_saber_in_this_round_is_the_only_one_to_use_it() -> None:
    camp = sky("carpenter cook explorer", animals="beast")
    keeps(camp, SABER, 0)
    keeps(camp, HELMET, 0)
    camp.kept = [type(kept)(kept.card, 0, 1) for kept in camp.kept]
    happen(camp, HungryAnimals())
    assert asked(camp)[1] == {"fight", f"use {SABER} cook", f"use {HELMET} cook"}


@rule("RC-24.7", "RC-27.2")
def test_the_hungry_beast_does_not_find_who_is_outside() -> None:
    camp = sky(animals="beast", weapon=2)
    person(camp, "cook").outside = SPACE["m1"]
    keeps(camp, HELMET, 0)
    happen(camp, HungryAnimals())
    assert asked(camp)[1] == {"fight", f"use {HELMET} carpenter"}
    answer(camp, "fight")
    assert all_wounds(camp) == [1, 0]


@rule("RC-24.8")
def test_the_die_of_the_hungry_animals_is_rolled_once() -> None:
    camp = island()
    camp.round = 7
    camp.available = Goods(wood=20, food=20)
    camp.levels["weapon"] = 3
    assert "animals" in SCENARIO.dice(7, 0)
    told = happen(camp, Forecast("animals"), WeatherPhase())
    assert kinds(told).count("animals") == 1


@rule("RC-24.9")
@pytest.mark.parametrize(("palisade", "left", "wounded"), [(1, 0, 0), (0, 0, 1)])
def test_last_comes_the_storm(palisade: int, left: int, wounded: int) -> None:
    camp = sky(palisade=palisade)
    camp.sky.tokens = ["storm"]
    happen(camp, Storm())
    assert camp.levels["palisade"] == left
    assert all_wounds(camp) == [wounded, wounded]


@rule("RC-24.9")
def test_after_the_storm_all_weather_tokens_go() -> None:
    camp = sky(palisade=2, animals="palisade", goods=Goods(wood=9, food=9))
    happen(camp, Forecast("storm"), Forecast("rain"), WeatherPhase())
    assert camp.sky.tokens == []
    assert (camp.levels["palisade"], wounds(camp, "cook")) == (0, 0)
