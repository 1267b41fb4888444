"""RC-18: the inventions."""

import pytest

from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.cards.kinds import NOTHING, Need
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.phases import production
from atoll.games.robinson.state import Camp, Goods, Rule
from atoll.games.robinson.steps import Clouds, MoralePhase, ProductionPhase, Spoil, WeatherPhase
from tests.rulecite import rule

from .acting import act, appears, have, island, keeps, plans, space
from .tables import answer, asked, determination, happen, person, wounds

WOOD, FUR = Need(wood=1), Need(fur=1)
STANDARD = {
    "shovel": "beach",
    "bricks": "hills",
    "pot": "hills",
    "knife": "mountains",
    "fire": "mountains",
    "map": "river",
    "dam": "river",
    "rope": "plains",
    "medicine": "plains",
}
OTHERS = {
    "snare": (None, ("rope",), (NOTHING,)),
    "fireplace": (None, ("fire",), (NOTHING,)),
    "shortcut": (None, ("map",), (NOTHING,)),
    "spear": (None, ("knife",), (WOOD,)),
    "bow": (None, ("rope", "knife"), (WOOD,)),
    "sling": (None, (), (WOOD, FUR)),
    "moat": (None, ("shovel",), (WOOD,)),
    "wall": (None, ("bricks",), (NOTHING,)),
    "belts": (None, ("knife",), (FUR,)),
    "lantern": ("hills", ("fire",), (NOTHING,)),
    "shield": (None, ("rope",), (WOOD,)),
    "raft": (None, ("rope",), (Need(wood=2),)),
    "basket": ("plains", (), (NOTHING,)),
    "sack": (None, (), (FUR,)),
    "bed": ("plains", (), (NOTHING,)),
    "cellar": (None, ("shovel",), (NOTHING,)),
    "furnace": (None, ("bricks",), (NOTHING,)),
    "corral": (None, ("rope",), (WOOD,)),
    "diary": (None, (), (FUR,)),
    "drums": ("hills", (), (FUR,)),
    "pit": (None, ("shovel",), (WOOD,)),
}


def with_item(item: str) -> Camp:
    """An invention becomes an item in a camp with a shelter."""
    camp = island("carpenter cook explorer soldier")
    camp.phase = "end"
    camp.shelter = True
    have(camp, item)
    camp.items.remove(item)
    appears(camp, item)
    assert camp.items == [item]
    return camp


@rule("RC-18.1")
def test_the_nine_standard_inventions_require_a_terrain_and_the_dam_wood() -> None:
    found = {name: card for name, card in INVENTIONS.items() if card.standard}
    assert {name: card.terrains[0] for name, card in found.items()} == STANDARD
    assert {name for name, card in found.items() if card.prices != (NOTHING,)} == {"dam"}
    assert found["dam"].prices == (WOOD,)
    assert not any(card.items for card in found.values())


@rule("RC-18.3", "RC-18.4", "RC-18.5", "RC-18.6", "RC-18.7", "RC-18.8", "RC-18.9", "RC-18.10")
@rule("RC-18.11", "RC-18.12", "RC-18.13")
def test_what_the_other_inventions_require() -> None:
    found = {
        name: (card.terrains[0] if card.terrains else None, card.items, card.prices)
        for name, card in INVENTIONS.items()
        if not card.standard
    }
    assert found == OTHERS


@rule("RC-18.2", "RC-18.4", "RC-18.6")
@pytest.mark.parametrize(
    ("item", "weapon", "palisade"),
    [
        ("bricks", 0, 1),
        ("fire", 0, 1),
        ("knife", 1, 0),
        ("spear", 3, 0),
        ("bow", 3, 0),
        ("sling", 2, 0),
        ("moat", 0, 2),
        ("wall", 0, 2),
        ("shovel", 0, 0),
        ("rope", 0, 0),
        ("medicine", 0, 0),
    ],
)
def test_some_items_raise_weapon_or_palisade_and_some_do_nothing(
    item: str, weapon: int, palisade: int
) -> None:
    camp = with_item(item)
    assert (camp.levels["weapon"], camp.levels["palisade"]) == (weapon, palisade)
    assert camp.available == Goods()


@rule("RC-18.2")
def test_the_dam_gives_two_rations() -> None:
    assert with_item("dam").available == Goods(rations=2)


@rule("RC-18.2", "RC-18.7")
@pytest.mark.parametrize(
    ("item", "serves"),
    [
        ("map", {"explore"}),
        ("belts", {"gather"}),
        ("lantern", {"build"}),
        ("shield", {"hunt"}),
        ("raft", {"gather", "explore"}),
    ],
)
def test_neutral_pawns_serve_their_kind_of_action_once_a_round(item: str, serves: set[str]) -> None:
    for kind, begun in {
        "hunt": "do hunt",
        "build": "do build shovel",
        "gather": "do gather m2-left",
        "explore": "do explore b1",
    }.items():
        camp = island(m2=1)
        camp.hunting.cards = [camp.beasts.cards.pop()]
        have(camp, item)
        plans(camp, "do")
        answer(camp, begun)
        stack = camp.plan[0].name
        assert (f"add {item} {stack}" in asked(camp)[1]) is (kind in serves)
        if kind in serves:
            answer(camp, f"add {item} {stack}", "do explore t1")
            assert f"add {item} explore-t1" not in asked(camp)[1]


@rule("RC-18.3")
@pytest.mark.parametrize(
    ("item", "answers", "left"),
    [
        ("pot", ["choose cook"], [2, 1]),
        ("fireplace", ["choose cook", "choose cook"], [2, 0]),
        ("fireplace", ["choose cook", "choose carpenter"], [1, 1]),
    ],
)
def test_pot_and_fireplace_heal_for_food_once_a_night(
    item: str, answers: list[str], left: list[int]
) -> None:
    camp = island()
    camp.phase = "night"
    if item in camp.board or item in camp.inventions.cards:
        have(camp, item)
    camp.available = Goods(food=2)
    for name in ("carpenter", "cook"):
        person(camp, name).wounds = 2
    happen(camp)
    (powers,) = [each for each in camp.decisions if each.seat == 1]
    option = powers.option(f"use {item}")
    assert option is not None
    camp.rules.choose(camp, powers, option)
    answer(camp, *answers)
    assert camp.available == Goods(food=1)
    assert [wounds(camp, "carpenter"), wounds(camp, "cook")] == left
    assert not any(each.option(f"use {item}") for each in camp.decisions)


@rule("RC-18.4")
def test_the_snare_puts_extra_food_on_the_camp_tile() -> None:
    camp = with_item("snare")
    assert space(camp, "m1").tokens == ["food"]
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=2)


@rule("RC-18.5")
def test_the_shortcut_leads_to_a_tile_next_to_the_camp() -> None:
    camp = island("explorer cook", m2=1, b1=10, m3=5)
    camp.phase = "end"
    have(camp, "shortcut")
    camp.items.remove("shortcut")
    appears(camp, "shortcut")
    assert asked(camp)[1] == {"choose m2", "choose b1"}
    answer(camp, "choose b1")
    assert camp.shortcut == SPACE["b1"]


@rule("RC-18.5", "RC-11.11")
@pytest.mark.parametrize(
    ("source", "goods"), [("b1-left", Goods(wood=2, food=1)), ("b1-right", Goods(wood=1, food=3))]
)
def test_one_source_there_gives_its_yield_with_any_extra_token(source: str, goods: Goods) -> None:
    camp = island("explorer cook", b1=10)
    have(camp, "shortcut")
    camp.shortcut = SPACE["b1"]
    space(camp, "b1").tokens.append("food")
    happen(camp, ProductionPhase())
    assert asked(camp)[1] == {"choose b1-left", "choose b1-right", "enough"}
    answer(camp, f"choose {source}")
    assert camp.available == goods
    other = "b1-right" if source == "b1-left" else "b1-left"
    assert plans(camp, "do gather") == {f"do gather {other}"}


@rule("RC-18.5")
def test_what_the_shortcut_does_not_bring_can_be_gathered() -> None:
    camp = island("explorer cook", b1=10)
    camp.shortcut = SPACE["b1"]
    happen(camp, ProductionPhase())
    answer(camp, "enough")
    assert camp.available == Goods(wood=1, food=1)
    assert plans(camp, "do gather") == {"do gather b1-left", "do gather b1-right"}


@rule("RC-18.5", "RC-9.1")
def test_without_production_the_shortcut_gives_nothing_and_all_can_be_gathered() -> None:
    camp = island("explorer cook", b1=10)
    camp.shortcut = SPACE["b1"]
    camp.rules_of_round.append(Rule("no-all", camp.round))
    happen(camp, ProductionPhase())
    assert camp.available == Goods()
    assert plans(camp, "do gather") == {"do gather b1-left", "do gather b1-right"}


@rule("RC-18.5")
@pytest.mark.parametrize(
    ("tile", "goods", "left"),
    [(10, Goods(food=2), {"do gather m2-left"}), (7, Goods(food=1), {"do gather m2-left"})],
)
def test_where_no_wood_is_produced_the_shortcut_brings_none_and_it_can_be_gathered(
    tile: int, goods: Goods, left: set[str]
) -> None:
    camp = island("explorer cook", m2=tile)
    camp.shortcut = SPACE["m2"]
    camp.rules_of_round.append(Rule("no-wood", camp.round))
    happen(camp, ProductionPhase())
    if asked(camp)[0] == "ask-supply":
        answer(camp, "choose m2-right")
    assert camp.available == goods
    assert plans(camp, "do gather") == left


@rule("RC-18.8")
@pytest.mark.parametrize(
    ("bags", "wood"), [((), 1), (("basket",), 2), (("sack",), 2), (("basket", "sack"), 3)]
)
def test_basket_and_sack_give_one_more_each_to_an_action_that_succeeds(
    bags: tuple[str, ...], wood: int
) -> None:
    camp = island(m2=1)
    act(camp, "gather", "m2-left", extras=bags)
    assert camp.future == Goods(wood=wood)


@rule("RC-18.8")
@pytest.mark.parametrize("pawns", [1, 2])
def test_the_bags_are_planned_with_the_pawns_for_one_action_a_round(pawns: int) -> None:
    camp = island(m2=4)
    have(camp, "basket", "sack")
    plans(camp, "do")
    answer(camp, "do gather m2-left")
    if pawns == 2:
        answer(camp, "add carpenter gather-m2-left")
    assert {"with basket gather-m2-left", "with sack gather-m2-left"} <= asked(camp)[1]
    answer(camp, "with basket gather-m2-left", "with sack gather-m2-left")
    assert not any(text.startswith("with ") for text in asked(camp)[1])


@rule("RC-18.9", "RC-23.2")
@pytest.mark.parametrize(
    ("bed", "hammock", "left", "cheer"),
    [(False, False, 4, 0), (True, False, 3, 1), (False, True, 4, 1), (True, True, 3, 1)],
)
def test_bed_and_hammock_make_rest_better_but_not_together(
    bed: bool, hammock: bool, left: int, cheer: int
) -> None:
    camp = island()
    have(camp, *["bed"] if bed else [])
    if hammock:
        keeps(camp, "mystery-hammock", 0)
    person(camp, "cook").wounds = 5
    act(camp, "rest", pawns="cook")
    assert (wounds(camp, "cook"), determination(camp, "cook")) == (left, cheer)


@rule("RC-18.10", "RC-25.4")
def test_in_the_cellar_food_does_not_spoil_nor_becomes_rations() -> None:
    camp = island()
    have(camp, "cellar")
    camp.available = Goods(food=3, rations=1)
    happen(camp, Spoil())
    assert camp.available == Goods(food=3, rations=1)
    camp.items.remove("cellar")
    happen(camp, Spoil())
    assert camp.available == Goods(rations=1)


@rule("RC-18.10", "RC-24.5")
@pytest.mark.parametrize(("snow", "wood"), [(0, 9), (1, 9), (2, 7)])
def test_the_furnace_melts_one_snow_cloud(snow: int, wood: int) -> None:
    camp = island()
    have(camp, "furnace")
    camp.sky.snow, camp.available = snow, Goods(wood=9, food=9)
    happen(camp, WeatherPhase())
    assert camp.available.wood == wood


@rule("RC-18.11")
def test_the_corral_covers_parrots_next_to_the_camp() -> None:
    camp = island(m2=2, b1=6, m3=9)
    camp.phase = "end"
    have(camp, "corral")
    camp.items.remove("corral")
    appears(camp, "corral")
    assert asked(camp)[1] == {"choose m2-left", "choose b1-left"}
    answer(camp, "choose b1-left")
    assert space(camp, "b1").covered == ["left"]
    assert space(camp, "m1").tokens == ["food"]


@rule("RC-18.11")
def test_without_parrots_next_to_the_camp_there_is_no_food() -> None:
    camp = island(m2=1)
    camp.phase = "end"
    have(camp, "corral")
    camp.items.remove("corral")
    appears(camp, "corral")
    assert space(camp, "m1").tokens == []


@rule("RC-18.12")
@pytest.mark.parametrize(
    ("items", "cheer"), [((), 0), (("diary",), 1), (("drums",), 2), (("diary", "drums"), 3)]
)
def test_diary_and_drums_encourage_the_first_player(items: tuple[str, ...], cheer: int) -> None:
    camp = island()
    have(camp, *items)
    happen(camp, MoralePhase())
    assert (determination(camp, "carpenter"), determination(camp, "cook")) == (cheer, 0)


@rule("RC-18.12", "RC-8.2")
def test_they_do_so_before_a_low_morale_costs_determination() -> None:
    camp = island()
    have(camp, "diary", "drums")
    camp.morale = -2
    happen(camp, MoralePhase())
    assert (determination(camp, "carpenter"), wounds(camp, "carpenter")) == (1, 0)


@rule("RC-18.13")
@pytest.mark.parametrize(("face", "food"), [(0, 3), (3, 3), (4, 1), (5, 1)])
def test_the_pit_gives_two_food_if_the_brown_wound_die_shows_a_wound(
    face: int, food: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def same_face(camp: Camp, sides: int) -> int:
        return face

    monkeypatch.setattr(production, "roll", same_face)
    camp = island()
    have(camp, "pit")
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=food)


@rule("RC-18.13")
@pytest.mark.parametrize("word", ["no-food", "no-all"])
def test_the_pit_gives_nothing_if_no_food_can_be_produced(word: str) -> None:
    for seed in range(6):
        camp = island(seed=seed)
        have(camp, "pit")
        camp.rules_of_round.append(Rule("no-food" if word == "no-food" else "no-all", camp.round))
        happen(camp, ProductionPhase())
        assert camp.available.food == 0


@rule("RC-24.3")
def test_without_a_furnace_snow_costs_wood() -> None:
    camp = island()
    camp.sky.snow, camp.available = 1, Goods(wood=9, food=9)
    happen(camp, Clouds())
    assert camp.available == Goods(wood=7, food=8)
