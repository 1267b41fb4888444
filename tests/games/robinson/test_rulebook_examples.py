"""The worked examples of the rulebook, about carrying out, building, weather, nights and camps."""

import pytest

from atoll.games.robinson.camp.items import has
from atoll.games.robinson.camp.moves import move_camp
from atoll.games.robinson.facts import SPACE, Animals
from atoll.games.robinson.land.tokens import put_at_camp
from atoll.games.robinson.scenarios.castaways import SCENARIO
from atoll.games.robinson.state import Goods, Kept, Pile, Scene, Stack
from atoll.games.robinson.steps import (
    Clouds,
    Eat,
    EndRound,
    HungryAnimals,
    MoralePhase,
    ProductionPhase,
    TurnBack,
)
from atoll.games.robinson.vocabulary import Determination, Discard, DrawMysteries, Fight, Lower
from tests.rulecite import rule

from .acting import (
    act,
    appears,
    falls,
    have,
    invent,
    island,
    keeps,
    kinds,
    plans,
    powers,
    space,
    use,
)
from .tables import answer, asked, determination, happen, person, wounds

THREE = "carpenter cook explorer"
PISTOL, WHIP = "supply-pistol", "mystery-whip"


# Planning what is built.


@rule("RC-16.2", "RC-10.8")
@pytest.mark.parametrize(
    ("goods", "allowed"),
    [
        (Goods(wood=3), {"do build shelter wood"}),
        (Goods(fur=2), {"do build shelter fur"}),
        (Goods(wood=2, fur=1), set()),
    ],
)
def test_three_players_need_three_wood_or_two_furs_for_the_shelter(
    goods: Goods, allowed: set[str]
) -> None:
    camp = island(THREE)
    camp.available = goods
    assert plans(camp, "do build shelter") == allowed


@rule("RC-10.9", "RC-16.4", "RC-16.5")
def test_of_four_wood_three_go_into_the_roof_and_the_last_into_a_weapon() -> None:
    camp = island(THREE)
    camp.shelter = True
    camp.available = Goods(wood=4)
    plans(camp, "do")
    answer(camp, "do build roof wood")
    assert camp.available == Goods(wood=1)
    begun = {text for text in asked(camp)[1] if text.startswith(("do build pal", "do build wea"))}
    assert begun == {"do build weapon"}


@rule("RC-17.1", "RC-10.8")
def test_knife_and_bow_cannot_be_built_in_one_round() -> None:
    camp = island(m2=2)
    invent(camp, "bow")
    have(camp, "rope")
    camp.available = Goods(wood=1)
    assert plans(camp, "do build bow") == set()
    act(camp, "build", "knife")
    assert plans(camp, "do build bow") == set()


@rule("RC-10.8", "RC-17.1")
def test_one_fire_serves_for_lantern_and_fireplace_and_one_knife_for_spear_and_belts() -> None:
    camp = island("cook soldier", m2=4)
    invent(camp, "lantern", "belts")
    have(camp, "fire", "knife")
    camp.available = Goods(wood=1, fur=1)
    plans(camp, "do")
    answer(camp, "do build lantern")
    assert {"do build fireplace", "do build belts"} <= asked(camp)[1]
    camp = island("soldier cook", m2=4)
    invent(camp, "belts")
    have(camp, "knife")
    camp.available = Goods(wood=1, fur=1)
    plans(camp, "do")
    answer(camp, "do build spear")
    assert "do build belts" in asked(camp)[1]


@rule("RC-18.2", "RC-18.3", "RC-18.5")
def test_fire_raises_the_palisade_and_map_and_fire_allow_more() -> None:
    camp = island("cook explorer")
    camp.shelter = True
    camp.phase = "end"
    assert plans(camp, "do build fireplace") == set()
    for item in ("fire", "map"):
        have(camp, item)
        camp.items.remove(item)
        appears(camp, item)
    assert camp.levels["palisade"] == 1
    assert plans(camp, "do build fireplace") == {"do build fireplace"}
    answer(camp, "do explore m2")
    assert "add map explore-m2" in asked(camp)[1]
    camp.first = 1
    assert plans(camp, "do build shortcut") == {"do build shortcut"}


@rule("RC-16.5", "RC-10.11")
@pytest.mark.parametrize("level", ["roof wood", "weapon"])
def test_for_two_levels_in_a_round_there_are_two_stacks(level: str) -> None:
    camp = island()
    camp.shelter = True
    camp.available = Goods(wood=4)
    plans(camp, "do")
    answer(camp, f"do build {level}", f"do build {level}")
    assert len(camp.plan) == 2
    word = level.partition(" ")[0]
    camp.plan = []
    act(camp, "build", word, pawns="cook carpenter")
    assert [camp.levels[each] for each in camp.levels if each == word] == [1]


@rule("RC-10.10")
def test_neutral_pawns_alone_explore_nothing() -> None:
    camp = island()
    have(camp, "map")
    keeps(camp, "mystery-compass", 0)
    assert all("map" not in text and "compass" not in text for text in plans(camp, ""))


# Carrying out.


@rule("RC-12.2", "RC-17.6")
def test_the_pawn_of_a_map_that_was_turned_back_still_helps() -> None:
    camp = island()
    have(camp, "map")
    camp.plan = [Stack("explore-m2", "explore", "m2", ["cook", "map"], sure=True)]
    happen(camp, TurnBack("map"))
    act(camp, "explore", "t1")
    while asked(camp)[0]:
        answer(camp, min(asked(camp)[1]))
    assert space(camp, "m2").tile != 0
    happen(camp, EndRound())
    assert not has(camp, "map")


@rule("RC-12.2")
def test_a_source_that_was_covered_meanwhile_is_still_gathered() -> None:
    camp = island(m2=4)
    space(camp, "m2").covered.append("right")
    act(camp, "gather", "m2-right")
    assert camp.future == Goods(food=1)


@rule("RC-12.3")
def test_the_second_demand_for_the_palisade_wounds_whoever_acts() -> None:
    camp = island()
    camp.levels["palisade"] = 1
    camp.scenes = [Scene(1)]
    happen(camp, Lower("palisade"), Lower("palisade"))
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (1, 0)


@rule("RC-13.3")
def test_a_failed_gathering_with_a_wound_and_an_adventure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island(m2=1)
    camp.adventures["gather"].cards.append("gather-tracks-of-a-predator")
    falls(monkeypatch, success=False, wound=True, adventure=True)
    told = act(camp, "gather", "m2-left", pawns="cook", sure=False)
    assert (wounds(camp, "cook"), determination(camp, "cook")) == (1, 2)
    assert camp.future == Goods()
    assert "adventure" in kinds(told)


# Items that are turned back.


@rule("RC-17.7")
def test_a_shortcut_remains_when_the_map_is_turned_back_but_cannot_be_built_any_more() -> None:
    camp = island("explorer cook")
    have(camp, "map")
    happen(camp, TurnBack("map"), EndRound())
    camp.agenda = camp.agenda[:1]
    camp.first = 0
    assert plans(camp, "do build shortcut") == set()


@rule("RC-17.7")
@pytest.mark.parametrize(
    ("item", "palisade", "weapon", "goods"),
    [
        ("bricks", (2, 1), (0, 0), (Goods(), Goods())),
        ("bricks", (0, 0), (0, 0), (Goods(), Goods())),
        ("dam", (0, 0), (0, 0), (Goods(food=1, rations=3), Goods(food=1, rations=1))),
        ("dam", (0, 0), (0, 0), (Goods(food=1), Goods(food=1))),
        ("sling", (0, 0), (1, 0), (Goods(), Goods())),
    ],
)
def test_what_an_item_has_brought_goes_as_far_as_possible(
    item: str, palisade: tuple[int, int], weapon: tuple[int, int], goods: tuple[Goods, Goods]
) -> None:
    camp = island()
    have(camp, item)
    camp.levels["palisade"], camp.levels["weapon"] = palisade[0], weapon[0]
    camp.available = goods[0]
    happen(camp, TurnBack(item))
    assert (camp.levels["palisade"], camp.levels["weapon"]) == (palisade[1], weapon[1])
    assert camp.available == goods[1]
    assert [each.wounds for each in camp.people] == [0, 0]


# Gathering, exploring, mysteries.


@rule("RC-11.11", "RC-19.1", "RC-19.2")
def test_a_food_token_helps_with_food_only_until_the_source_is_exhausted() -> None:
    camp = island(m2=4)
    space(camp, "m2").tokens.append("food")
    act(camp, "gather", "m2-right")
    assert camp.future == Goods(food=2)
    act(camp, "gather", "m2-left")
    assert camp.future == Goods(wood=1, food=2)
    space(camp, "m2").covered.append("right")
    assert plans(camp, "do gather") == {"do gather m2-left"}


@rule("RC-19.4", "RC-19.5", "RC-19.6")
def test_plains_with_a_beast_and_two_discoveries() -> None:
    camp = island()
    invent(camp, "basket", "bed")
    plains = ("basket", "bed", "medicine", "rope")
    assert not any(plans(camp, f"do build {item}") for item in plains)
    camp = island()
    invent(camp, "basket", "bed")
    camp.tiles = Pile(["1"])
    act(camp, "explore", "m2")
    assert all(plans(camp, f"do build {item}") for item in plains)
    assert (len(camp.hunting.cards), len(camp.future_finds)) == (1, 2)


@rule("RC-20.2", "RC-20.3", "RC-20.4")
def test_in_the_remains_of_a_settlement() -> None:
    camp = island()
    camp.kept = [Kept(WHIP, 0)]
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append("explore-remains-of-a-settlement")
    camp.mysteries = Pile(
        ["mystery-boxes", "mystery-bite", "mystery-blunt-spear", "mystery-gold", "mystery-snake"]
    )
    camp.tiles = Pile(["3"])
    act(camp, "explore", "m2", pawns="cook")
    answer(camp, "choose search")
    assert asked(camp) == ("ask-mystery", {"draw", "enough"})
    answer(camp, "draw")
    assert asked(camp) == ("ask-ignore", {"go-on", f"use {WHIP}"})
    answer(camp, f"use {WHIP}", "draw")
    assert camp.future_treasures == ["mystery-gold", "mystery-boxes"]
    assert camp.mystery_discards == ["mystery-blunt-spear"]
    assert sorted(camp.mysteries.cards) == ["mystery-bite", "mystery-snake"]
    assert wounds(camp, "cook") == 0


@rule("RC-6.7", "RC-20.3")
def test_the_whip_against_poisonous_spores_lies_with_whoever_used_it() -> None:
    camp = island()
    camp.kept = [Kept(WHIP, 0)]
    camp.mysteries = Pile(["mystery-poisonous-spores"])
    camp.scenes = [Scene(1, "", Stack("explore-t1", "explore", "t1", ["cook"]))]
    happen(camp, DrawMysteries(traps=1))
    assert asked(camp) == ("ask-ignore", {"go-on", f"use {WHIP}"})
    answer(camp, f"use {WHIP}")
    assert camp.mystery_discards == ["mystery-poisonous-spores"]
    assert camp.kept == [Kept(WHIP, 0, user=1, rests=True)]
    assert wounds(camp, "cook") == 0


# Weather and night.


@rule("RC-31.1", "RC-24.1")
def test_the_dice_of_the_first_scenario() -> None:
    rolled = [len(SCENARIO.dice(round_, 0)) for round_ in range(1, 13)]
    assert rolled == [0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]


@rule("RC-24.3", "RC-24.4")
def test_two_rain_clouds_and_a_snow_cloud_with_a_roof() -> None:
    camp = island()
    camp.phase = "weather"
    camp.sky.rain, camp.sky.snow, camp.levels["roof"] = 2, 1, 1
    camp.available = Goods(wood=3, food=1)
    happen(camp, Clouds())
    assert camp.available == Goods()
    assert [each.wounds for each in camp.people] == [1, 1]


@rule("RC-24.4", "RC-6.1")
def test_three_rain_clouds_without_a_roof() -> None:
    camp = island()
    camp.phase = "weather"
    camp.sky.rain, camp.available = 3, Goods(food=2)
    happen(camp, Clouds())
    assert [each.wounds for each in camp.people] == [4, 4]


@rule("RC-24.7")
@pytest.mark.parametrize(("shows", "hurt"), [("palisade", 1), ("beast", 2)])
def test_hungry_animals_without_a_palisade_or_with_a_weak_weapon(shows: Animals, hurt: int) -> None:
    camp = island()
    camp.phase = "weather"
    camp.sky.animals, camp.levels["weapon"] = [shows], 1
    happen(camp, HungryAnimals())
    assert [each.wounds for each in camp.people] == [hurt, hurt]


@rule("RC-24.7")
def test_the_pistol_keeps_the_hungry_beast_off() -> None:
    camp = island()
    camp.phase = "weather"
    camp.sky.animals, camp.levels["weapon"] = ["beast"], 1
    keeps(camp, PISTOL, 2)
    happen(camp, HungryAnimals())
    answer(camp, f"use {PISTOL}")
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-25.1", "RC-21.6")
def test_wine_and_vegetables_heal_four_wounds() -> None:
    camp = island()
    camp.phase = "night"
    have(camp, "pot")
    keeps(camp, "mystery-bottle-of-wine")
    keeps(camp, "find-vegetables")
    person(camp, "cook").wounds = person(camp, "carpenter").wounds = 2
    use(camp, "cook", "mystery-bottle-of-wine")
    answer(camp, "choose cook", "choose cook")
    use(camp, "cook", "find-vegetables")
    answer(camp, "choose carpenter", "choose carpenter")
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-6.3", "RC-21.2")
def test_nobody_has_to_catch_a_goat_for_the_night() -> None:
    camp = island("cook")
    camp.phase = "night"
    camp.levels["weapon"] = 1
    keeps(camp, "find-goat")
    happen(camp, Eat())
    assert wounds(camp, "cook") == 2
    assert [kept.card for kept in camp.kept] == ["find-goat"]


# Moving the camp.


@rule("RC-26.2")
def test_from_the_mountains_to_the_plains_and_later_with_a_shelter() -> None:
    camp = island(m2=11, m3=1, b2=4)
    camp.camp = SPACE["m2"]
    camp.levels["roof"] = 3
    move_camp(camp, SPACE["m3"])
    assert camp.levels["roof"] == 0
    camp.shelter = True
    camp.levels["roof"], camp.levels["palisade"] = 3, 1
    move_camp(camp, SPACE["b2"])
    assert (camp.shelter, camp.levels["roof"], camp.levels["palisade"]) == (True, 2, 1)


@rule("RC-26.4")
def test_a_hatchet_is_lost_where_there_is_extra_wood_already() -> None:
    camp = island(m2=1)
    keeps(camp, "mystery-hatchet", 0)
    put_at_camp(camp, "wood", "mystery-hatchet")
    space(camp, "m2").tokens.append("wood")
    move_camp(camp, SPACE["m2"])
    assert (camp.kept, space(camp, "m2").tokens) == ([], ["wood"])


# Demands.


@rule("RC-8.2", "RC-6.1")
def test_the_first_player_lacks_two_of_three_determination() -> None:
    camp = island()
    camp.morale = -3
    person(camp, "carpenter").determination = 1
    happen(camp, MoralePhase())
    assert (determination(camp, "carpenter"), wounds(camp, "carpenter")) == (0, 2)


@rule("RC-15.2", "RC-15.5")
def test_a_beast_that_damages_a_palisade_that_is_not_there() -> None:
    camp = island()
    camp.levels["weapon"] = 2
    camp.scenes = [Scene(1)]
    happen(camp, Fight(3, palisade=-1))
    assert wounds(camp, "cook") == 2


@rule("RC-15.3")
def test_a_bear_and_a_pistol() -> None:
    camp = island()
    camp.levels["weapon"] = 4
    camp.hunting.cards = ["beast-bear"]
    keeps(camp, PISTOL, 2)
    act(camp, "hunt", pawns="cook cook")
    answer(camp, f"use {PISTOL}", "fight")
    assert (wounds(camp, "cook"), camp.levels["weapon"]) == (0, 3)
    assert camp.kept == [Kept(PISTOL, 1)]


@rule("RC-22.1", "RC-22.2", "RC-6.3")
def test_pipe_and_tobacco_help_to_meet_a_demand_for_determination() -> None:
    camp = island()
    keeps(camp, "supply-pipe-and-tobacco", 2)
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append("explore-lost-in-the-woods")
    person(camp, "cook").determination = 1
    act(camp, "explore", "m2", pawns="cook")
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "cook", "supply-pipe-and-tobacco")
    answer(camp, "go-on")
    assert (determination(camp, "cook"), wounds(camp, "cook")) == (1, 0)


@rule("RC-5.6", "RC-2.5", "RC-6.1")
def test_soup_in_the_action_phase_comes_too_late_for_a_demand() -> None:
    camp = island()
    camp.scenes = [Scene(1)]
    person(camp, "cook").determination = 3
    assert "use soup" in powers(camp, "cook")
    use(camp, "cook", "soup")
    happen(camp, Discard(food=1))
    assert (camp.future, wounds(camp, "cook")) == (Goods(food=1), 1)


@rule("RC-6.4")
def test_if_possible_costs_no_wounds() -> None:
    camp = island()
    camp.scenes = [Scene(1)]
    happen(camp, Discard(wood=1, if_possible=True))
    assert [each.wounds for each in camp.people] == [0, 0]
    happen(camp, Determination(-1))
    assert wounds(camp, "cook") == 1


# Terrains and the shortcut.


@rule("RC-17.2")
def test_with_the_only_mountains_covered_neither_knife_nor_fire_can_be_built() -> None:
    camp = island(m2=2)
    assert plans(camp, "do build knife") | plans(camp, "do build fire") == {
        "do build knife",
        "do build fire",
    }
    space(camp, "m2").covered.append("terrain")
    assert plans(camp, "do build knife") | plans(camp, "do build fire") == set()
    space(camp, "m3").tile = 5
    assert plans(camp, "do build knife") == {"do build knife"}


@rule("RC-18.5")
@pytest.mark.parametrize(
    ("source", "goods"), [("m2-left", Goods(wood=1)), ("m2-right", Goods(food=2))]
)
def test_the_shortcut_brings_one_wood_or_two_food_where_there_is_a_food_token(
    source: str, goods: Goods
) -> None:
    camp = island("explorer cook", m2=4)
    camp.shortcut = SPACE["m2"]
    space(camp, "m1").covered += ["left", "right"]
    space(camp, "m2").tokens.append("food")
    happen(camp, ProductionPhase())
    answer(camp, f"choose {source}")
    assert camp.available == goods


@rule("RC-5.2", "RC-16.2")
@pytest.mark.parametrize(("determined", "allowed"), [(2, True), (1, False)])
def test_the_carpenter_lays_determination_for_the_fourth_wood_of_the_shelter(
    determined: int, allowed: bool
) -> None:
    camp = island("carpenter cook explorer soldier")
    camp.available = Goods(wood=3)
    person(camp, "carpenter").determination = determined
    assert bool(plans(camp, "do build shelter")) is allowed
