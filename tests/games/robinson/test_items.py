"""RC-17: inventions and items."""

import pytest

from atoll.games.robinson.camp.items import has
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import EndActionPhase, EndRound, TurnBack
from atoll.games.robinson.vocabulary import DiscardItem, DrawInvention, FreeItem, TurnBackItems
from tests.rulecite import rule

from .acting import act, have, invent, island, plans, space
from .tables import answer, asked, determination, happen, number


def planned_by(camp: Camp, name: str, beginning: str) -> set[str]:
    """What somebody may plan as the first player."""
    camp.first = number(camp, name)
    return plans(camp, beginning)


def end_of_round(camp: Camp) -> None:
    happen(camp, EndRound())


@rule("RC-17.1")
@pytest.mark.parametrize("name", ["carpenter", "cook"])
def test_anybody_builds_from_the_board_and_from_the_scenario_sheet(name: str) -> None:
    camp = island(m2=2)
    camp.available = Goods(wood=1)
    assert planned_by(camp, name, "do build shovel") == {"do build shovel"}
    assert planned_by(camp, name, "do build hatchet") == {"do build hatchet"}


@rule("RC-17.1")
@pytest.mark.parametrize(("name", "allowed"), [("carpenter", {"do build snare"}), ("cook", set())])
def test_only_its_owner_builds_a_personal_invention(name: str, allowed: set[str]) -> None:
    camp = island()
    have(camp, "rope")
    assert planned_by(camp, name, "do build snare") == allowed


@rule("RC-17.1")
def test_others_may_help_with_a_personal_invention() -> None:
    camp = island()
    have(camp, "rope")
    plans(camp, "do")
    answer(camp, "do build snare")
    (besides,) = [
        each for each in camp.decisions if each.seat == 1 and each.option("ready") is None
    ]
    assert besides.option("add cook build-snare") is not None


@rule("RC-17.1")
def test_an_invention_requires_a_terrain_other_items_and_resources() -> None:
    camp = island()
    invent(camp, "lantern", "spear")
    camp.available = Goods(wood=1)
    assert plans(camp, "do build lantern") | plans(camp, "do build spear") == set()
    have(camp, "fire", "knife")
    assert plans(camp, "do build lantern") == set()
    space(camp, "m2").tile = 4
    assert plans(camp, "do build lantern") == {"do build lantern"}
    assert plans(camp, "do build spear") == {"do build spear"}
    camp.available = Goods()
    assert plans(camp, "do build spear") == set()


@rule("RC-17.2")
def test_a_terrain_is_explored_as_long_as_a_tile_shows_it_uncovered() -> None:
    camp = island(m2=2, m3=5)
    assert plans(camp, "do build knife") == {"do build knife"}
    space(camp, "m2").covered.append("terrain")
    assert plans(camp, "do build knife") == {"do build knife"}
    space(camp, "m3").face_down = True
    assert plans(camp, "do build knife") == set()


@rule("RC-17.2")
def test_items_remain_when_their_terrain_is_unexplored_again() -> None:
    camp = island(m2=2)
    have(camp, "knife")
    space(camp, "m2").covered.append("terrain")
    assert has(camp, "knife")


@rule("RC-17.3")
def test_what_is_built_becomes_an_item_at_the_end_of_the_action_phase() -> None:
    camp = island(m2=2)
    act(camp, "build", "knife")
    assert (camp.future_items, camp.items, camp.levels["weapon"]) == (["knife"], [], 0)
    happen(camp, EndActionPhase())
    assert (camp.future_items, camp.items, camp.levels["weapon"]) == ([], ["knife"], 1)
    assert "knife" not in camp.board


@rule("RC-17.4")
def test_who_builds_the_own_invention_gets_two_determination_each_time() -> None:
    camp = island()
    have(camp, "rope")
    act(camp, "build", "snare")
    assert determination(camp, "carpenter") == 2
    happen(camp, EndActionPhase())
    assert camp.items == ["rope", "snare"]
    happen(camp, TurnBack("snare"))
    end_of_round(camp)
    camp.agenda, camp.phase = camp.agenda[:1], "action"
    act(camp, "build", "snare")
    assert determination(camp, "carpenter") == 4


@rule("RC-17.4")
def test_then_it_is_an_item_like_all_others_and_serves_the_whole_team() -> None:
    camp = island("cook carpenter")
    have(camp, "fire")
    act(camp, "build", "fireplace")
    happen(camp, EndActionPhase())
    assert has(camp, "fireplace")
    assert planned_by(camp, "cook", "do build fireplace") == set()


@rule("RC-17.5")
def test_each_invention_is_built_once() -> None:
    camp = island()
    act(camp, "build", "shovel")
    assert plans(camp, "do build shovel") == set()
    happen(camp, EndActionPhase())
    assert plans(camp, "do build shovel") == set()


@rule("RC-17.5", "RC-31.8")
def test_an_invention_of_the_scenario_takes_effect_at_the_end_of_the_action_phase() -> None:
    camp = island(m2=2)
    act(camp, "build", "hatchet", paid=Goods(wood=1))
    assert space(camp, "m1").tokens == []
    happen(camp, EndActionPhase())
    assert space(camp, "m1").tokens == ["wood"]
    camp.available = Goods(wood=1)
    assert plans(camp, "do build hatchet") == set()


@rule("RC-17.6")
def test_an_item_that_is_turned_back_serves_until_the_end_of_the_round() -> None:
    camp = island(m2=2)
    have(camp, "knife", "map")
    happen(camp, TurnBackItems())
    answer(camp, "choose map")
    assert has(camp, "map")
    end_of_round(camp)
    assert not has(camp, "map")
    assert "map" in camp.board


@rule("RC-17.6")
def test_a_personal_item_that_is_turned_back_can_be_built_by_its_owner_alone() -> None:
    camp = island()
    have(camp, "rope", "snare")
    happen(camp, TurnBack("snare"))
    end_of_round(camp)
    camp.agenda = camp.agenda[:1]
    assert planned_by(camp, "cook", "do build snare") == set()
    assert planned_by(camp, "carpenter", "do build snare") == {"do build snare"}


@rule("RC-17.6", "RC-17.4")
def test_a_personal_item_that_was_discarded_lies_with_its_owner_when_it_is_drawn_again() -> None:
    camp = island()
    have(camp, "rope", "snare")
    happen(camp, DiscardItem())
    answer(camp, "choose snare")
    assert (camp.items, "snare" in camp.board) == (["rope"], False)
    camp.inventions.cards.remove("snare")
    camp.inventions.cards.append("snare")
    happen(camp, DrawInvention())
    assert planned_by(camp, "cook", "do build snare") == set()
    assert planned_by(camp, "carpenter", "do build snare") == {"do build snare"}
    camp.agenda = camp.agenda[:1]
    act(camp, "build", "snare")
    assert determination(camp, "carpenter") == 2


@rule("RC-17.7")
@pytest.mark.parametrize(
    ("item", "before", "after"), [("sling", 1, 0), ("sling", 5, 3), ("bow", 3, 0), ("spear", 4, 1)]
)
def test_the_weapon_of_an_item_falls_as_far_as_possible_without_wounds(
    item: str, before: int, after: int
) -> None:
    camp = island("carpenter soldier")
    have(camp, item)
    camp.levels["weapon"] = before
    happen(camp, TurnBack(item))
    assert camp.levels["weapon"] == after
    assert [person.wounds for person in camp.people] == [0, 0]


@rule("RC-17.7")
@pytest.mark.parametrize(
    ("item", "weapon", "palisade", "rations"),
    [
        ("knife", 1, 0, 0),
        ("sling", 2, 0, 0),
        ("bow", 3, 0, 0),
        ("spear", 3, 0, 0),
        ("bricks", 0, 1, 0),
        ("fire", 0, 1, 0),
        ("moat", 0, 2, 0),
        ("wall", 0, 2, 0),
        ("dam", 0, 0, 2),
    ],
)
def test_what_an_item_has_brought_goes_when_it_is_turned_back(
    item: str, weapon: int, palisade: int, rations: int
) -> None:
    camp = island("carpenter soldier")
    have(camp, item)
    camp.levels["weapon"] = camp.levels["palisade"] = 5
    camp.available = Goods(food=5, rations=5)
    happen(camp, TurnBack(item))
    assert camp.levels == {"roof": 0, "weapon": 5 - weapon, "palisade": 5 - palisade}
    assert camp.available == Goods(food=5, rations=5 - rations)
    camp = island("carpenter soldier")
    have(camp, item)
    happen(camp, TurnBack(item))  # where there is nothing to lose
    assert [person.wounds for person in camp.people] == [0, 0]


@rule("RC-17.7")
def test_items_that_were_built_with_its_help_remain() -> None:
    camp = island("explorer cook")
    have(camp, "map", "shortcut")
    happen(camp, TurnBack("map"))
    end_of_round(camp)
    assert camp.items == ["shortcut"]


@rule("RC-17.7")
def test_inventions_of_the_scenario_are_never_turned_back() -> None:
    camp = island()
    have(camp, "hatchet")
    happen(camp, TurnBackItems())
    assert asked(camp) == ("", set())
    assert camp.turned_back == []


@rule("RC-17.8")
def test_a_free_item_needs_no_terrain_no_items_and_no_resources() -> None:
    camp = island()
    camp.phase = "event"
    happen(camp, FreeItem(("knife",)))
    assert camp.items == ["knife"]
    assert camp.levels["weapon"] == 1
    assert space(camp, "m1").tile == 8
    assert SPACE["m1"] == camp.camp
