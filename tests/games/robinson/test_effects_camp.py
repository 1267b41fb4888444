"""What cards do to the camp and its resources."""

from atoll.games.robinson.camp.items import lose_item
from atoll.games.robinson.camp.moves import move_camp
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.effects import camping, inventions, island, people, resources, tokens  # noqa: F401
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.phases import action  # noqa: F401
from atoll.games.robinson.state import NOWHERE, Camp, Goods, Kept, Rule
from atoll.games.robinson.steps import MoveCampTo, ProductionPhase
from atoll.games.robinson.vocabulary import (
    Choose,
    Discard,
    DiscardEverything,
    Gain,
    GainAlike,
    HalfProduction,
    Halve,
    LoseWeapons,
    Lower,
    Morale,
    MoreProduction,
    MoveCamp,
    NoProduction,
    PutAtCamp,
    Raise,
    RestoreLevels,
    Way,
)
from tests.rulecite import rule

from .acting import appears, gathering, tokens_at
from .tables import all_wounds, answer, asked, happen, table

RESTED: tuple[str, set[str]] = ("", set())
MOUNTAINS_WITH_CAVE = 2
PLAINS = 6
RIVER_WITH_WOOD_AND_FISH = 10


def levels(camp: Camp) -> tuple[int, int, int]:
    return camp.levels["roof"], camp.levels["palisade"], camp.levels["weapon"]


def at_levels(camp: Camp, roof: int = 0, palisade: int = 0, weapon: int = 0) -> None:
    camp.levels = {"roof": roof, "palisade": palisade, "weapon": weapon}


def with_tiles(camp: Camp, **tiles: int) -> Camp:
    for where, tile in tiles.items():
        camp.spaces[SPACE[where]].tile = tile
    return camp


# Morale.


@rule("RC-6.4")
def test_morale_rises_and_falls_between_its_ends_and_nobody_is_wounded() -> None:
    camp = table()
    happen(camp, Morale(2), Morale(2))
    assert camp.morale == 3
    happen(camp, Morale(-1), Morale(-9))
    assert camp.morale == -3
    assert all_wounds(camp) == [0, 0]


# Levels.


@rule("RC-16.4")
def test_without_a_shelter_only_the_weapon_rises() -> None:
    camp = table()
    happen(camp, Raise("roof"), Raise("palisade", 2), Raise("weapon", 3))
    assert levels(camp) == (0, 0, 3)


@rule("RC-16.3", "RC-16.4")
def test_with_a_shelter_built_or_natural_roof_and_palisade_rise() -> None:
    built = table()
    built.shelter = True
    happen(built, Raise("roof"), Raise("palisade", 2))
    assert levels(built) == (1, 2, 0)
    natural = with_tiles(table(), m1=MOUNTAINS_WITH_CAVE)
    happen(natural, Raise("roof"), Raise("palisade", 2))
    assert levels(natural) == (1, 2, 0)


@rule("RC-6.1", "RC-6.2")
def test_in_the_event_phase_each_character_is_wounded_for_a_level_that_is_missing() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    at_levels(camp, weapon=1)
    happen(camp, Lower("weapon", 3))
    assert levels(camp) == (0, 0, 0)
    assert all_wounds(camp) == [2, 2, 0]


@rule("RC-6.1", "RC-6.2")
def test_in_the_action_phase_whoever_acts_is_wounded_for_a_level_that_is_missing() -> None:
    camp = table("carpenter cook", actor="cook")
    at_levels(camp, palisade=1)
    happen(camp, Lower("palisade"), Lower("palisade"), Lower("roof"))
    assert levels(camp) == (0, 0, 0)
    assert all_wounds(camp) == [0, 2]


@rule("RC-6.4")
def test_if_possible_a_level_falls_as_far_as_it_can_and_nobody_is_wounded() -> None:
    camp = table(phase="event")
    at_levels(camp, weapon=1)
    happen(camp, Lower("weapon", 2, if_possible=True), Lower("roof", if_possible=True))
    assert levels(camp) == (0, 0, 0)
    assert all_wounds(camp) == [0, 0]


def test_all_weapons_are_lost_without_wounds() -> None:
    camp = table(actor="cook")
    at_levels(camp, roof=1, weapon=4)
    happen(camp, LoseWeapons(), LoseWeapons())
    assert levels(camp) == (1, 0, 0)
    assert all_wounds(camp) == [0, 0]


def test_half_of_a_level_is_lost_rounded_down() -> None:
    lost = []
    for level in (1, 2, 3, 4, 5):
        camp = table(phase="event")
        at_levels(camp, roof=level)
        happen(camp, Halve("roof"))
        lost.append(level - camp.levels["roof"])
        assert all_wounds(camp) == [0, 0]
    assert lost == [0, 1, 1, 2, 2]


@rule("RC-6.1")
def test_where_there_is_no_level_half_of_it_cannot_be_lost() -> None:
    camp = table(phase="event")
    happen(camp, Halve("roof"))
    assert all_wounds(camp) == [1, 1]


@rule("RC-6.5")
def test_only_a_level_that_there_is_can_be_chosen_to_be_halved() -> None:
    halves = Choose((Way("roof", (Halve("roof"),)), Way("palisade", (Halve("palisade"),))))
    camp = table(phase="event", card="build-monkey-see")
    at_levels(camp, palisade=2)
    happen(camp, halves)
    assert levels(camp) == (0, 1, 0)
    at_levels(camp, roof=1, palisade=2)
    happen(camp, halves)
    assert asked(camp) == ("ask-way", {"choose roof", "choose palisade"})
    answer(camp, "choose roof")
    assert levels(camp) == (1, 2, 0)
    at_levels(camp)
    happen(camp, halves)
    assert all_wounds(camp) == [1, 1]


# Moving the camp.


@rule("RC-26.1", "RC-26.5")
def test_a_camp_that_has_to_move_goes_to_a_tile_next_to_it_of_the_players_choice() -> None:
    camp = table(phase="event", card="event-cloudburst")
    with_tiles(camp, t1=PLAINS, m2=7, b2=5)
    camp.spaces[SPACE["b1"]].tile = 9
    camp.spaces[SPACE["b1"]].face_down = True
    happen(camp, MoveCamp())
    assert asked(camp) == ("ask-move-camp", {"choose t1", "choose m2"})
    answer(camp, "choose m2")
    assert camp.camp == SPACE["m2"]


@rule("RC-26.5")
def test_with_nowhere_to_go_each_character_is_wounded_and_the_camp_stays() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    with_tiles(camp, t2=PLAINS)
    happen(camp, MoveCamp())
    assert camp.camp == SPACE["m1"]
    assert all_wounds(camp) == [1, 1, 0]


@rule("RC-26.2")
def test_a_built_shelter_keeps_half_of_roof_and_palisade_rounded_up() -> None:
    camp = with_tiles(table(phase="night"), t1=PLAINS)
    camp.shelter = True
    at_levels(camp, roof=3, palisade=1, weapon=3)
    happen(camp, MoveCampTo("t1"))
    assert levels(camp) == (2, 1, 3)
    assert camp.shelter


@rule("RC-26.2", "RC-16.3")
def test_without_a_built_shelter_roof_and_palisade_are_lost_even_from_cave_to_cave() -> None:
    camp = with_tiles(table(phase="night"), m1=MOUNTAINS_WITH_CAVE, t1=11)
    at_levels(camp, roof=3, palisade=1, weapon=2)
    assert move_camp(camp, SPACE["t1"]) == ["roof", "palisade"]
    assert levels(camp) == (0, 0, 2)


@rule("RC-26.3")
def test_the_shortcut_is_lost_when_the_camp_moves() -> None:
    camp = with_tiles(table("explorer cook", phase="event"), t1=PLAINS, m2=7)
    camp.board.remove("shortcut")
    camp.items = ["map", "shortcut"]
    camp.shortcut = SPACE["m2"]
    happen(camp, MoveCampTo("t1"))
    assert camp.shortcut == NOWHERE
    assert camp.turned_back == ["shortcut"]


@rule("RC-26.3", "RC-17.6")
def test_a_shortcut_that_was_turned_back_already_is_not_turned_back_twice() -> None:
    camp = with_tiles(table("explorer cook", phase="event"), t1=PLAINS, m2=7)
    camp.items = ["map", "shortcut"]
    camp.turned_back = ["shortcut"]
    camp.shortcut = SPACE["m2"]
    happen(camp, MoveCampTo("t1"))
    assert (camp.shortcut, camp.turned_back) == (NOWHERE, ["shortcut"])


# Tokens at the camp.


def build(camp: Camp, item: str) -> None:
    """It becomes an item at the end of the action phase."""
    camp.phase = "end"
    if item in camp.board:
        camp.board.remove(item)
    appears(camp, item)


@rule("RC-18.4", "RC-26.4")
def test_the_token_of_an_item_goes_along_and_what_lay_there_stays() -> None:
    camp = with_tiles(table("carpenter cook"), t1=PLAINS)
    tokens_at(camp, "m1").append("time")
    build(camp, "snare")
    assert tokens_at(camp, "m1") == ["time", "food"]
    happen(camp, MoveCampTo("t1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == (["time"], ["food"])
    happen(camp, MoveCampTo("m1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == (["time", "food"], [])
    assert camp.turned_back == []


@rule("RC-26.4")
def test_a_token_that_no_item_has_put_there_stays_behind() -> None:
    camp = with_tiles(table("carpenter cook"), t1=PLAINS)
    tokens_at(camp, "m1").append("food")
    build(camp, "snare")
    assert tokens_at(camp, "m1") == ["food"]
    happen(camp, MoveCampTo("t1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == (["food"], [])


@rule("RC-26.4")
def test_a_token_that_meets_its_like_goes_and_its_item_is_turned_back() -> None:
    camp = with_tiles(table("carpenter cook"), t1=PLAINS)
    build(camp, "snare")
    tokens_at(camp, "t1").append("food")
    happen(camp, MoveCampTo("t1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == ([], ["food"])
    assert camp.turned_back == ["snare"]
    happen(camp, MoveCampTo("m1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == ([], ["food"])


@rule("RC-26.4")
def test_a_treasure_whose_token_meets_its_like_is_discarded() -> None:
    camp = with_tiles(table("carpenter cook", phase="end", card="mystery-hatchet"), t1=PLAINS)
    happen(camp, PutAtCamp("wood"))
    camp.kept = [Kept("mystery-hatchet", 0), Kept("supply-bible", 2)]
    happen(camp, MoveCampTo("t1"))
    assert tokens_at(camp, "t1") == ["wood"]
    tokens_at(camp, "m1").append("wood")
    happen(camp, MoveCampTo("m1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == (["wood"], [])
    assert camp.kept == [Kept("supply-bible", 2)]
    assert camp.mystery_discards == ["mystery-hatchet"]


@rule("RC-17.7", "RC-31.8")
def test_an_invention_of_the_scenario_loses_its_token_but_is_not_turned_back() -> None:
    camp = with_tiles(table("carpenter cook"), t1=PLAINS)
    build(camp, "hatchet")
    assert tokens_at(camp, "m1") == ["wood"]
    tokens_at(camp, "t1").append("wood")
    happen(camp, MoveCampTo("t1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == ([], ["wood"])
    assert (camp.items, camp.turned_back) == (["hatchet"], [])


@rule("RC-18.11", "RC-26.4")
def test_the_flock_in_the_corral_goes_along() -> None:
    camp = with_tiles(table("carpenter cook"), t1=5, m2=7)
    build(camp, "corral")
    assert camp.spaces[SPACE["t1"]].covered == ["left"]
    assert tokens_at(camp, "m1") == ["food"]
    happen(camp, MoveCampTo("m2"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "m2")) == ([], ["food"])


@rule("RC-17.7")
def test_the_token_of_an_item_goes_when_the_item_is_lost() -> None:
    camp = table("carpenter cook")
    build(camp, "snare")
    build(camp, "hatchet")
    lose_item(camp, "snare")
    assert tokens_at(camp, "m1") == ["wood"]
    lose_item(camp, "hatchet")
    assert (tokens_at(camp, "m1"), camp.notes) == ([], {})


# What the move of a card has cost.


@rule("RC-26.2")
def test_what_the_move_of_a_card_has_lowered_can_be_restored() -> None:
    for before, after in (((3, 1), (3, 1)), ((1, 1), (1, 1)), ((4, 2), (3, 2)), ((0, 2), (0, 2))):
        camp = with_tiles(table(phase="event", card="event-cloudburst"), t1=PLAINS)
        camp.shelter = True
        at_levels(camp, *before)
        happen(camp, *EVENTS["event-cloudburst"].event)
        camp.phase = "action"
        happen(camp, RestoreLevels())
        assert levels(camp) == (*after, 0)


@rule("RC-16.4")
def test_without_a_shelter_nothing_can_be_restored() -> None:
    camp = with_tiles(
        table(phase="event", card="event-cloudburst"), m1=MOUNTAINS_WITH_CAVE, t1=PLAINS
    )
    at_levels(camp, roof=2, palisade=2)
    happen(camp, MoveCamp(), RestoreLevels())
    assert levels(camp) == (0, 0, 0)


def test_a_card_restores_nothing_that_another_has_lowered() -> None:
    camp = with_tiles(table(phase="event", card="event-landslide"), t1=PLAINS)
    camp.shelter = True
    at_levels(camp, roof=2)
    happen(camp, MoveCamp())
    camp.scene.card = "event-cloudburst"
    happen(camp, RestoreLevels())
    assert levels(camp) == (1, 0, 0)


# Resources.


@rule("RC-2.5")
def test_in_the_action_phase_resources_wait_and_in_others_they_are_available() -> None:
    camp = table("carpenter cook")
    happen(camp, Gain(wood=2, fur=1))
    assert (camp.available, camp.future) == (Goods(), Goods(wood=2, fur=1))
    camp.phase = "event"
    happen(camp, Gain(food=1, rations=2))
    assert (camp.available, camp.future) == (Goods(food=1, rations=2), Goods(wood=2, fur=1))


@rule("RC-29.2")
def test_so_much_for_each_player_does_not_count_friday() -> None:
    camp = table("carpenter cook", friday=True)
    happen(camp, Gain(food=1, a_player=True))
    assert camp.future == Goods(food=2)


def test_one_more_of_what_is_being_gathered_even_if_it_is_exhausted() -> None:
    camp = with_tiles(table("carpenter cook", actor="cook"), t1=RIVER_WITH_WOOD_AND_FISH)
    camp.spaces[SPACE["t1"]].covered = ["left"]
    for source in ("t1-left", "t1-right", "t1-token"):
        camp.scene.stack = gathering(source)
        happen(camp, GainAlike())
    assert camp.future == Goods(wood=1, food=2)


@rule("RC-2.4", "RC-6.1")
def test_what_is_missing_of_the_available_resources_costs_wounds() -> None:
    camp = table("carpenter cook", actor="cook")
    camp.available, camp.future = Goods(wood=1), Goods(wood=5)
    happen(camp, Discard(wood=3))
    assert (camp.available, camp.future) == (Goods(), Goods(wood=5))
    assert all_wounds(camp) == [0, 2]


@rule("RC-6.2")
def test_in_the_event_phase_what_is_missing_costs_each_character_a_wound() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    camp.available = Goods(wood=1, fur=4)
    happen(camp, Discard(wood=1, food=1))
    assert camp.available == Goods(fur=4)
    assert all_wounds(camp) == [1, 1, 0]


@rule("RC-2.3")
def test_food_may_be_of_either_kind_but_rations_only_of_that_kind() -> None:
    camp = table(phase="event")
    camp.available = Goods(food=1, rations=2)
    happen(camp, Discard(food=2))
    assert camp.available == Goods(rations=1)
    camp.available = Goods(food=3, rations=1)
    happen(camp, Discard(rations=2, if_possible=True))
    assert camp.available == Goods(food=3)
    assert all_wounds(camp) == [0, 0]


@rule("RC-6.4")
def test_if_possible_something_is_discarded_and_nobody_is_wounded() -> None:
    camp = table(phase="event")
    camp.available = Goods(wood=1)
    happen(camp, Discard(wood=1, if_possible=True))
    assert camp.available == Goods()
    assert happen(camp, Discard(wood=1, if_possible=True)) == []
    assert all_wounds(camp) == [0, 0]


def test_all_available_resources_are_lost_but_not_those_to_come() -> None:
    camp = table(phase="event")
    camp.available, camp.future = Goods(1, 2, 3, 4), Goods(fur=1)
    happen(camp, DiscardEverything(), DiscardEverything())
    assert (camp.available, camp.future) == (Goods(), Goods(fur=1))
    assert all_wounds(camp) == [0, 0]


# Production.


def produced(*words: NoProduction | HalfProduction | MoreProduction) -> Goods:
    """On the beach, which gives 1 wood and 1 food."""
    camp = table(phase="event")
    happen(camp, *words, ProductionPhase())
    assert asked(camp) == RESTED
    return camp.available


@rule("RC-9.1")
def test_the_production_of_a_round_may_fail_in_part_or_altogether() -> None:
    assert produced() == Goods(wood=1, food=1)
    assert produced(NoProduction()) == Goods()
    assert produced(NoProduction("wood")) == Goods(food=1)
    assert produced(NoProduction("food")) == Goods(wood=1)


def test_there_may_be_more_wood_or_less_food() -> None:
    assert produced(MoreProduction(wood=1)) == Goods(wood=2, food=1)
    assert produced(MoreProduction(food=-1)) == Goods(wood=1)
    assert produced(MoreProduction(wood=1), NoProduction("food")) == Goods(wood=2)


@rule("RC-9.3")
def test_of_half_the_production_the_players_choose_what_they_take() -> None:
    camp = table(phase="event")
    happen(camp, HalfProduction(), ProductionPhase())
    assert asked(camp) == ("ask-production", {"produce 0 1", "produce 1 0"})
    answer(camp, "produce 1 0")
    assert camp.available == Goods(wood=1)


def test_in_the_next_round_production_is_as_usual() -> None:
    camp = table(phase="event")
    camp.round = 2
    happen(camp, NoProduction(), MoreProduction(wood=2, food=-1))
    assert camp.rules_of_round == [
        Rule("no-all", 2),
        Rule("more-wood", 2, count=2),
        Rule("more-food", 2, count=-1),
    ]
    camp.round = 3
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=1)
