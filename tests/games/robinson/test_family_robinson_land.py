"""RC-36: Family Robinson, the land, the finds and the inventions."""

import pytest

from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import Animals, Kind, Phase
from atoll.games.robinson.land.tiles import explored
from atoll.games.robinson.phases import production
from atoll.games.robinson.scenarios.family_robinson import SCENARIO
from atoll.games.robinson.state import Camp, Goods, Pile, Rule
from atoll.games.robinson.steps import (
    EndActionPhase,
    Harvest,
    HungryAnimals,
    ProductionPhase,
    WeatherPhase,
)
from atoll.games.robinson.vocabulary import Book, Put, PutItemsAway, RerollAnimals
from tests.rulecite import rule

from .acting import (
    act,
    animals_show,
    appears,
    falls,
    have,
    keeps,
    kinds,
    plans,
    powers,
    space,
    use,
)
from .families import family
from .tables import answer, asked, happen, may_plan, person, planning, says, wounds

EVERYBODY = "carpenter cook explorer soldier"
RECLAIM = "do arrange reclaim"


# Reclamation.


@rule("RC-36.6")
@pytest.mark.parametrize("names", ["cook", "carpenter cook", EVERYBODY])
def test_reclamation_can_always_be_planned(names: str) -> None:
    assert plans(family(names), RECLAIM) == {RECLAIM}


@rule("RC-36.6")
@pytest.mark.parametrize(
    ("where", "part"),
    [
        ("m1", "left"),
        ("m2", "right"),
        ("b3", "space"),
        ("m2", "terrain"),
        ("m2", "token"),
    ],
)
def test_it_removes_a_black_marker_whatever_it_stands_for(where: str, part: str) -> None:
    camp = family(m2=4)
    space(camp, where).covered = [part]
    told = act(camp, "arrange", "reclaim", pawns="cook carpenter")
    assert space(camp, where).covered == []
    assert kinds(told)[-1] == "uncovered"
    assert "rolled" not in kinds(told)


@rule("RC-36.6")
def test_one_marker_of_the_players_choice() -> None:
    camp = family(m2=4)
    space(camp, "m1").covered = ["left"]
    space(camp, "m2").covered = ["right", "terrain"]
    act(camp, "arrange", "reclaim", pawns="cook cook")
    options = {"choose m1-left", "choose m2-right", "choose m2-terrain"}
    assert asked(camp) == ("ask-take-off", options)
    answer(camp, "choose m2-right")
    assert (space(camp, "m1").covered, space(camp, "m2").covered) == (["left"], ["terrain"])
    assert asked(camp) == ("", set())


@rule("RC-36.6")
def test_tokens_are_not_removed_and_without_a_marker_nothing_happens() -> None:
    camp = family(m2=4)
    space(camp, "m2").tokens = ["time", "danger"]
    happen(camp, Put("time", "hunt"))
    before = camp.morale, person(camp, "cook").determination
    act(camp, "arrange", "reclaim", pawns="cook cook")
    assert asked(camp) == ("", set())
    assert space(camp, "m2").tokens == ["time", "danger"]
    assert (camp.morale, person(camp, "cook").determination) == before


@rule("RC-36.6")
def test_exactly_two_pawns_of_one_or_two_people() -> None:
    camp = planning(family())
    says(camp, "carpenter", RECLAIM)
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook arrange-reclaim")
    assert may_plan(camp, "carpenter", "add carpenter arrange-reclaim") == set()
    says(camp, "carpenter", "do rest")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-36.6")
def test_it_may_be_done_several_times_in_a_round() -> None:
    camp = family(m2=4)
    space(camp, "m1").covered = ["left"]
    space(camp, "m2").covered = ["right"]
    planning(camp)
    says(camp, "carpenter", RECLAIM, "add carpenter arrange-reclaim", "ready")
    says(camp, "cook", RECLAIM, "add cook arrange-reclaim-2", "ready")
    assert asked(camp) == ("ask-order", {"do arrange-reclaim", "do arrange-reclaim-2"})
    answer(camp, "do arrange-reclaim-2", "choose m1-left")
    assert (space(camp, "m1").covered, space(camp, "m2").covered) == ([], [])


@rule("RC-36.6")
def test_friday_helps_but_cannot_begin_it_alone() -> None:
    camp = planning(family("cook", friday=True))
    says(camp, "cook", RECLAIM)
    assert "add friday arrange-reclaim" in may_plan(camp, "cook")
    says(camp, "cook", "add friday arrange-reclaim", "do rest", "ready")
    assert asked(camp) == ("", set())
    alone = planning(family("cook", friday=True))
    says(alone, "cook", "friday arrange reclaim", "do rest", "do rest")
    assert "ready" not in may_plan(alone, "cook")


@rule("RC-36.6")
@pytest.mark.parametrize(("allowed", "may"), [(("arrange", "rest"), {RECLAIM}), (("rest",), set())])
def test_who_may_do_only_some_things_may_do_it_where_arranging_is_among_them(
    allowed: tuple[Kind, ...], may: set[str]
) -> None:
    camp = family()
    camp.rules_of_round.append(Rule("only", camp.round, 0, allowed))
    assert may_plan(planning(camp), "carpenter", RECLAIM) == may


@rule("RC-36.6")
def test_it_comes_after_exploring_together_with_arranging_the_camp() -> None:
    camp = family()
    camp.tiles = Pile(["4"])
    planning(camp)
    says(camp, "carpenter", "do explore m2", "add carpenter explore-m2", "ready")
    says(camp, "cook", RECLAIM, "add cook arrange-reclaim", "ready")
    assert explored(camp, "hills")


@rule("RC-36.6")
def test_no_token_concerns_it() -> None:
    camp = family()
    space(camp, "m1").tokens = ["time", "danger"]
    camp.tokens["arrange"] = ["time"]
    planning(camp)
    says(camp, "carpenter", RECLAIM, "add carpenter arrange-reclaim", "ready")
    assert may_plan(camp, "cook", "do arrange") == {"do arrange", RECLAIM}
    says(camp, "cook", "do arrange", "add cook arrange")
    assert "ready" not in may_plan(camp, "cook"), "a pawn for each of the two tokens is missing"
    says(camp, "cook", "take cook arrange", "take cook arrange")
    says(camp, "cook", RECLAIM, "add cook arrange-reclaim-2", "ready")
    answer(camp, "do arrange-reclaim-2")
    assert camp.tokens["arrange"] == ["time"]
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-36.6")
def test_a_token_there_still_concerns_who_arranges_the_camp_first() -> None:
    camp = family(EVERYBODY)
    camp.tokens["arrange"] = ["time"]
    planning(camp)
    says(camp, "carpenter", RECLAIM, "add carpenter arrange-reclaim", "ready")
    says(camp, "cook", "do arrange", "add cook arrange", "ready")
    says(camp, "explorer", "do arrange", "do rest", "ready")
    says(camp, "soldier", "do rest", "do rest", "ready")
    assert asked(camp) == ("ask-order", {"do arrange-reclaim", "do arrange"})
    answer(camp, "do arrange")
    assert camp.tokens["arrange"] == []
    answer(camp, "choose morale")
    assert asked(camp) == ("ask-order", {"do arrange-reclaim", "do arrange-2"})


@rule("RC-36.6")
def test_it_does_not_tidy_up_after_a_bear_and_no_bible_is_read() -> None:
    camp = family()
    camp.tokens["arrange"] = ["blocked"]
    keeps(camp, "supply-bible")
    act(camp, "arrange", "reclaim", pawns="cook cook")
    assert asked(camp) == ("", set())
    assert camp.tokens["arrange"] == ["blocked"]


# The book.


@rule("RC-36.7")
def test_the_book_halves_the_production_of_this_round() -> None:
    camp = family()
    happen(camp, Book(), ProductionPhase())
    assert asked(camp)[0] == "ask-production"
    answer(camp, "produce 0 1")
    assert camp.available == Goods(food=1)
    camp.round += 1
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=2)


@rule("RC-36.7")
@pytest.mark.parametrize(("face", "options"), [(0, ["2 0", "1 1", "0 2"]), (5, ["1 0", "0 1"])])
def test_a_pit_counts_before_that(
    monkeypatch: pytest.MonkeyPatch, face: int, options: list[str]
) -> None:
    def fallen(camp: Camp, sides: int) -> int:
        return face

    monkeypatch.setattr(production, "roll", fallen)
    camp = family()
    space(camp, "m1").tokens = ["wood"]
    have(camp, "pit")
    happen(camp, Book(), Harvest())
    assert asked(camp)[1] == {f"produce {each}" for each in options}


@rule("RC-36.7")
def test_after_production_the_book_halves_nothing() -> None:
    camp = family()
    happen(camp, ProductionPhase())
    camp.phase = "action"
    happen(camp, Book())
    assert camp.available == Goods(wood=1, food=1)
    camp.round += 1
    happen(camp, ProductionPhase())
    assert (camp.available, asked(camp)) == (Goods(wood=2, food=2), ("", set()))


@rule("RC-36.7")
def test_where_an_event_forbids_production_nothing_is_halved() -> None:
    camp = family()
    camp.rules_of_round.append(Rule("no-all", camp.round))
    happen(camp, Book(), ProductionPhase())
    assert (camp.available, asked(camp)) == (Goods(), ("", set()))


# Totems.


def lay(camp: Camp, where: str, tile: int) -> None:
    camp.tiles = Pile([str(tile)])
    camp.finds = Pile([])
    camp.phase = "action"
    act(camp, "explore", where)


@rule("RC-36.8")
@pytest.mark.parametrize("tile", [2, 4, 5, 6, 7, 10])
def test_the_first_tile_of_a_terrain_is_covered_if_it_has_a_totem(tile: int) -> None:
    camp = family()
    lay(camp, "m2", tile)
    assert space(camp, "m2").covered == ["terrain"]
    assert [terrain for terrain in ("beach", "river", "hills") if explored(camp, terrain)] == [
        "beach"
    ]
    assert space(camp, "m2").totem == 0, "no number token is laid"


@rule("RC-36.8")
@pytest.mark.parametrize("tile", [1, 3, 9, 11])
def test_a_tile_without_a_totem_is_not(tile: int) -> None:
    camp = family()
    lay(camp, "m2", tile)
    assert space(camp, "m2").covered == []


@rule("RC-36.8")
@pytest.mark.parametrize(("first", "second"), [(7, 4), (1, 6), (11, 5), (2, 5)])
def test_nor_is_any_further_tile_of_its_terrain(first: int, second: int) -> None:
    camp = family(b1=first)
    space(camp, "b1").covered = ["terrain"]
    lay(camp, "m2", second)
    assert space(camp, "m2").covered == []


@rule("RC-36.8")
def test_an_inaccessible_tile_shows_no_terrain() -> None:
    camp = family(b1=7)
    space(camp, "b1").face_down = True
    lay(camp, "m2", 4)
    assert space(camp, "m2").covered == ["terrain"]


@rule("RC-36.8")
def test_a_marker_that_waited_for_the_tile_covers_a_source_besides() -> None:
    camp = family()
    space(camp, "m2").covered = ["space"]
    lay(camp, "m2", 4)
    answer(camp, "choose m2-left")
    assert space(camp, "m2").covered == ["left", "terrain"]


@rule("RC-36.8", "RC-36.6")
def test_reclaimed_terrain_is_explored() -> None:
    camp = family()
    lay(camp, "m2", 4)
    assert plans(camp, "do build bricks") == set()
    camp.agenda = camp.agenda[:1]
    act(camp, "arrange", "reclaim", pawns="cook cook")
    assert plans(camp, "do build bricks") == {"do build bricks"}


# Finds.


@rule("RC-36.9")
@pytest.mark.parametrize("phase", ["event", "production", "weather", "night"])
@pytest.mark.parametrize("item", ["rope", "pot", "knife"])
def test_old_tools_build_one_of_three_for_nothing(phase: Phase, item: str) -> None:
    camp = family()
    camp.phase = phase
    keeps(camp, "find-old-tools")
    use(camp, "cook", "find-old-tools")
    assert asked(camp) == ("ask-free-item", {"choose rope", "choose pot", "choose knife"})
    answer(camp, f"choose {item}")
    assert item in camp.items
    assert camp.levels["weapon"] == int(item == "knife")
    assert camp.kept == []


@rule("RC-36.9")
def test_in_the_action_phase_the_item_waits_for_its_end() -> None:
    camp = family()
    have(camp, "pot", "knife")
    keeps(camp, "find-old-tools")
    use(camp, "cook", "find-old-tools")
    assert (camp.future_items, "rope" in camp.items) == (["rope"], False)
    happen(camp, EndActionPhase())
    assert "rope" in camp.items


@rule("RC-36.9")
@pytest.mark.parametrize("success", [True, False])
def test_whoever_rolls_for_the_item_that_they_build_builds_nothing(
    monkeypatch: pytest.MonkeyPatch, success: bool
) -> None:
    camp = family()
    person(camp, "carpenter").determination = 2
    keeps(camp, "find-old-tools")
    falls(monkeypatch, success=success)
    laid = Goods(wood=1)
    act(camp, "build", "knife", paid=laid, sure=False)
    use(camp, "cook", "find-old-tools")
    answer(camp, "choose knife")
    told = answer(camp, "keep")
    assert ("needless" if success else "failed") in kinds(told)
    assert (camp.future_items, camp.available) == (["knife"], laid)


@rule("RC-36.9")
def test_old_tools_are_of_no_use_if_all_three_are_built() -> None:
    camp = family()
    have(camp, "rope", "pot", "knife")
    keeps(camp, "find-old-tools")
    assert powers(camp, "cook") == set()


@rule("RC-36.9")
def test_the_plow_removes_a_black_marker_at_any_time() -> None:
    camp = family(m2=4)
    camp.phase = "event"
    keeps(camp, "find-plow")
    assert powers(camp, "cook") == set()
    space(camp, "m2").covered = ["terrain"]
    space(camp, "t1").covered = ["space"]
    use(camp, "cook", "find-plow")
    assert asked(camp) == ("ask-take-off", {"choose m2-terrain", "choose t1-space"})
    answer(camp, "choose m2-terrain")
    assert (space(camp, "m2").covered, space(camp, "t1").covered) == ([], ["space"])
    assert camp.kept == []


@rule("RC-36.9")
def test_what_the_plow_uncovers_while_pawns_are_placed_can_be_built_on_at_once() -> None:
    camp = family(m2=4)
    space(camp, "m2").covered = ["terrain"]
    keeps(camp, "find-plow")
    planning(camp)
    assert may_plan(camp, "carpenter", "do build bricks") == set()
    use(camp, "cook", "find-plow")
    assert may_plan(camp, "carpenter", "do build bricks") == {"do build bricks"}


@rule("RC-36.9")
def test_seeds_are_food_that_does_not_spoil() -> None:
    camp = family()
    camp.phase = "night"
    keeps(camp, "find-seeds")
    use(camp, "cook", "find-seeds")
    assert camp.available == Goods(rations=1)


# Gunpowder.


def stormy(monkeypatch: pytest.MonkeyPatch, *shown: Animals) -> Camp:
    """A card has brought the die of the hungry animals, and there is gunpowder."""
    animals_show(monkeypatch, *shown)
    camp = family()
    camp.sky.tokens = ["animals"]
    camp.available = Goods(food=9)
    camp.levels["palisade"] = 1
    keeps(camp, "find-gunpowder")
    happen(camp, WeatherPhase())
    return camp


@rule("RC-36.9")
def test_gunpowder_rolls_the_die_of_the_animals_again_and_that_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = stormy(monkeypatch, "palisade", "food")
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "cook", "find-gunpowder")
    assert (camp.levels["palisade"], camp.available) == (1, Goods(food=8))
    assert (camp.kept, asked(camp)) == ([], ("", set()))


@rule("RC-36.9")
def test_the_second_result_counts_even_if_it_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = stormy(monkeypatch, "food", "beast")
    use(camp, "cook", "find-gunpowder")
    assert camp.available == Goods(food=9)
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (3, 3)


@rule("RC-36.9")
def test_whoever_goes_on_keeps_the_gunpowder(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = stormy(monkeypatch, "palisade")
    answer(camp, "go-on")
    assert camp.levels["palisade"] == 0
    assert [kept.card for kept in camp.kept] == ["find-gunpowder"]


@rule("RC-36.9")
def test_there_is_nothing_to_roll_again_if_the_animals_stay_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = stormy(monkeypatch, "none")
    assert asked(camp) == ("", set())


@rule("RC-36.9")
@pytest.mark.parametrize("phase", ["event", "production", "action", "night"])
def test_gunpowder_serves_in_the_weather_phase_only(phase: Phase) -> None:
    camp = family()
    camp.phase = phase
    camp.sky.animals = ["palisade"]  # the dice of this round are known early
    keeps(camp, "find-gunpowder")
    assert powers(camp, "cook") == set()


@rule("RC-24.6")
def test_one_of_several_dice_is_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    animals_show(monkeypatch, "none")
    camp = family()
    camp.phase = "weather"
    camp.sky.animals = ["palisade", "none", "beast", "palisade"]
    happen(camp, RerollAnimals())
    assert asked(camp) == ("ask-roll-animals", {"choose palisade", "choose beast"})
    answer(camp, "choose palisade")
    assert sorted(camp.sky.animals) == ["beast", "none", "none", "palisade"]


@rule("RC-24.6")
def test_between_the_dice_there_is_a_moment_to_roll_one_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    animals_show(monkeypatch, "none")
    camp = family()
    camp.phase = "weather"
    camp.available = Goods(food=5)
    camp.levels["palisade"] = 2
    camp.sky.animals = ["food", "palisade"]
    keeps(camp, "find-gunpowder")
    happen(camp, HungryAnimals())
    assert (asked(camp), camp.available) == (("ask-pause", {"go-on"}), Goods(food=4))
    use(camp, "cook", "find-gunpowder")
    assert (camp.levels["palisade"], asked(camp)) == (2, ("", set()))


@rule("RC-24.6")
def test_a_reroll_tells_what_the_die_shows_now(monkeypatch: pytest.MonkeyPatch) -> None:
    animals_show(monkeypatch, "food")
    camp = family()
    camp.phase = "weather"
    camp.sky.animals = ["beast"]
    reveals = camp.reveals
    told = happen(camp, RerollAnimals())
    assert [(event.kind, event.args) for event in told] == [("animals", {"shows": "food"})]
    assert (camp.sky.animals, camp.reveals > reveals) == (["food"], True)


# Inventions.


@rule("RC-36.10")
@pytest.mark.parametrize(("shelter", "palisade"), [(True, 1), (False, 0)])
def test_the_fence_raises_the_palisade_where_there_is_a_shelter(
    shelter: bool, palisade: int
) -> None:
    fence = SCENARIO.inventions["fence"]
    assert (fence.terrains, fence.items, fence.prices) == ((), ("shovel",), (Need(),))
    camp = family()
    camp.shelter = shelter
    camp.board.remove("fence")
    appears(camp, "fence")
    assert camp.levels["palisade"] == palisade


@rule("RC-36.10")
def test_the_garden_gives_four_food_at_the_end_of_the_action_phase() -> None:
    garden = SCENARIO.inventions["garden"]
    assert (garden.terrains, garden.items, garden.prices) == ((), ("shovel",), (Need(food=2),))
    camp = family()
    have(camp, "shovel")
    act(camp, "build", "garden", paid=Goods(food=2))
    assert (camp.available, camp.future) == (Goods(), Goods())
    happen(camp, EndActionPhase())
    assert camp.available == Goods(food=4)


@rule("RC-36.10")
def test_both_require_a_shovel_that_can_be_used_and_can_be_built_once() -> None:
    camp = family()
    camp.available = Goods(food=2)
    assert plans(camp, "do build garden") | plans(camp, "do build fence") == set()
    have(camp, "shovel")
    assert plans(camp, "do build garden") | plans(camp, "do build fence") == {
        "do build garden",
        "do build fence",
    }
    camp.board.remove("fence")
    appears(camp, "fence")
    assert plans(camp, "do build fence") == set()
    happen(camp, PutItemsAway())
    assert plans(camp, "do build garden") == set()


@rule("RC-36.10")
def test_the_garden_is_paid_for_with_rations_if_there_is_no_other_food() -> None:
    camp = family("cook")
    have(camp, "shovel")
    camp.available = Goods(food=1, rations=1)
    planning(camp)
    says(camp, "cook", "do build garden")
    assert camp.available == Goods()
