"""RC-23: arranging the camp, resting, and the end of the action phase."""

import pytest

from atoll.games.robinson.state import Goods
from atoll.games.robinson.steps import EndActionPhase
from tests.rulecite import rule

from .acting import act, have, invent, island, kinds
from .tables import answer, asked, determination, happen, person, wounds


@rule("RC-23.1")
@pytest.mark.parametrize("names", ["cook", "carpenter cook", "carpenter cook explorer"])
def test_arranging_the_camp_gives_two_determination_and_morale(names: str) -> None:
    camp = island(names)
    act(camp, "arrange", pawns="cook")
    assert (determination(camp, "cook"), camp.morale) == (2, 1)


@rule("RC-23.1")
@pytest.mark.parametrize(("chosen", "cheer", "morale"), [("determination", 2, 0), ("morale", 0, 1)])
def test_with_four_players_it_is_one_or_the_other(chosen: str, cheer: int, morale: int) -> None:
    camp = island("carpenter cook explorer soldier")
    act(camp, "arrange", pawns="cook")
    assert asked(camp)[1] == {"choose determination", "choose morale"}
    assert camp.awaited[0].seat == 1
    answer(camp, f"choose {chosen}")
    assert (determination(camp, "cook"), camp.morale) == (cheer, morale)


@rule("RC-23.1", "RC-10.11")
def test_it_may_be_done_several_times_but_morale_has_an_end() -> None:
    camp = island()
    camp.morale = 2
    act(camp, "arrange", pawns="cook")
    act(camp, "arrange", pawns="cook")
    assert (determination(camp, "cook"), camp.morale) == (4, 3)


@rule("RC-23.2")
def test_resting_heals_one_wound_of_whoever_rests() -> None:
    camp = island()
    for name in ("carpenter", "cook"):
        person(camp, name).wounds = 3
    act(camp, "rest", pawns="cook")
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (2, 3)
    assert determination(camp, "cook") == 0


@rule("RC-23.2", "RC-4.7")
def test_resting_does_not_heal_special_wounds() -> None:
    camp = island()
    person(camp, "cook").scars = ["build-leg"]
    act(camp, "rest", pawns="cook")
    assert person(camp, "cook").scars == ["build-leg"]


@rule("RC-23.3")
def test_first_resources_then_discoveries_then_items_then_treasures() -> None:
    camp = island()
    camp.shelter = True
    invent(camp, "bricks")
    camp.board.remove("bricks")
    camp.future = Goods(wood=2)
    camp.future_finds = ["find-fallen-tree", "find-tobacco"]
    camp.future_items = ["bricks"]
    camp.future_treasures = ["mystery-cave-with-furs", "mystery-boxes"]
    told = happen(camp, EndActionPhase())
    order = [kind for kind in kinds(told) if kind in ("gained", "item", "kept")]
    assert order == ["gained", "item", "gained", "kept"]
    assert camp.available == Goods(wood=3, fur=2)
    assert camp.levels["palisade"] == 1
    assert [kept.card for kept in camp.kept] == ["find-tobacco", "mystery-boxes"]
    assert camp.future == Goods()
    assert camp.future_finds == camp.future_items == camp.future_treasures == []


@rule("RC-23.3")
def test_the_weapon_of_a_treasure_comes_after_the_items() -> None:
    camp = island()
    have(camp, "knife")
    camp.items.remove("knife")
    camp.future_items = ["knife"]
    camp.future_treasures = ["mystery-antique-rapier"]
    told = happen(camp, EndActionPhase())
    levels = [event.args["now"] for event in told if event.kind == "level"]
    assert levels == [1, 3]
    assert camp.mystery_discards == ["mystery-antique-rapier"]


@rule("RC-23.3", "RC-2.5")
def test_what_was_built_can_be_used_from_now_on() -> None:
    camp = island()
    camp.future_items = ["medicine"]
    camp.board.remove("medicine")
    happen(camp, EndActionPhase())
    assert camp.items == ["medicine"]


@rule("RC-17.3")
def test_nothing_is_lost_while_the_players_choose_at_the_end_of_the_action_phase() -> None:
    camp = island("explorer cook", m2=1, b1=10)
    for item in ("shortcut", "knife", "rope"):
        have(camp, item)
        camp.items.remove(item)
    camp.future_items = ["shortcut", "knife", "rope"]
    camp.future_treasures = ["mystery-gold"]
    happen(camp, EndActionPhase())
    assert asked(camp)[1] == {"choose m2", "choose b1"}
    assert camp.future_items == ["knife", "rope"]
    assert camp.future_treasures == ["mystery-gold"]
    answer(camp, "choose m2")
    assert camp.items == ["shortcut", "knife", "rope"]
