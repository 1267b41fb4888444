"""RC-12: in which order actions are carried out, and what no longer changes them."""

import pytest

from atoll.games.robinson.facts import FACES, SKILLS, SPACE
from atoll.games.robinson.state import Goods, Kept, Pile, Threat
from atoll.games.robinson.steps import Do
from atoll.games.robinson.vocabulary import Lower, Wound
from tests.rulecite import rule

from .acting import lay, team
from .tables import answer, asked, happen, may_plan, person, planning, says, wounds


@rule("RC-12.1")
def test_the_kinds_of_actions_come_in_a_fixed_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for skill in SKILLS:
        monkeypatch.setitem(FACES[skill], "success", 6)
        monkeypatch.setitem(FACES[skill], "wound", 0)
        monkeypatch.setitem(FACES[skill], "adventure", 0)
    camp = team("carpenter cook explorer soldier")
    camp.threats[1] = Threat("wreck-food-crates")
    camp.hunting = Pile(["beast-fox"])
    camp.available = Goods(wood=1)
    lay(camp, "t1", 5)
    planning(camp)
    says(camp, "carpenter", "do rest", "do arrange", "ready")
    says(camp, "cook", "do explore m2", "do gather t1-left", "ready")
    says(camp, "explorer", "do build weapon", "do hunt")
    says(camp, "soldier", "add soldier hunt", "do threat right", "ready")
    told = says(camp, "explorer", "ready")
    told += answer(camp, "choose morale")
    acts = [event.args["action"] for event in told if event.kind == "acts"]
    assert acts == ["threat", "hunt", "build", "gather", "explore", "arrange", "rest"]


@rule("RC-12.1")
def test_among_actions_of_one_kind_the_first_player_chooses() -> None:
    camp = team()
    camp.available = Goods(wood=2)
    planning(camp)
    answer(camp, "do build weapon", "add carpenter build-weapon", "ready")
    answer(camp, "do build weapon", "add cook build-weapon-2", "ready")
    assert asked(camp) == ("ask-order", {"do build-weapon", "do build-weapon-2"})
    (decision,) = camp.awaited
    assert decision.seat == camp.first
    told = answer(camp, "do build-weapon-2")
    assert [event.args["who"] for event in told if event.kind == "acts"] == ["cook", "carpenter"]


@rule("RC-12.2")
def test_a_source_that_is_covered_meanwhile_is_still_gathered() -> None:
    camp = team()
    lay(camp, "t1", 5)
    planning(camp)
    answer(camp, "do gather t1-left", "add carpenter gather-t1-left", "ready")
    camp.spaces[SPACE["t1"]].covered.append("left")
    camp.spaces[SPACE["t1"]].covered.append("terrain")
    happen(camp, Do("gather-t1-left"))
    assert camp.future == Goods(food=1)


@rule("RC-12.2")
def test_the_pawn_of_an_item_that_was_turned_over_still_helps() -> None:
    camp = team()
    camp.items.append("map")
    planning(camp)
    answer(camp, "do explore m2", "add map explore-m2", "do rest", "ready", "do rest", "do rest")
    camp.turned_back.append("map")
    told = answer(camp, "ready")
    assert "rolled" not in {event.kind for event in told}
    assert camp.spaces[SPACE["m2"]].tile


@rule("RC-12.2")
def test_a_token_that_is_laid_meanwhile_changes_nothing() -> None:
    camp = team()
    planning(camp)
    answer(camp, "do explore m2", "add carpenter explore-m2", "ready", "do rest", "do rest")
    camp.laid = ["explore time", "explore danger", "m2 danger"]
    answer(camp, "ready", "do rest")
    assert (wounds(camp, "carpenter"), camp.tokens["explore"]) == (0, ["time", "danger"])


@rule("RC-12.3")
def test_later_actions_go_by_the_new_levels() -> None:
    camp = team()
    camp.tokens["gather"].append("danger")
    camp.available = Goods(wood=1)
    lay(camp, "t1", 5)
    planning(camp)
    answer(camp, "do build weapon", "add carpenter build-weapon", "ready")
    answer(camp, "do gather t1-left", "add cook gather-t1-left", "ready")
    assert camp.levels["weapon"] == 1
    assert (wounds(camp, "cook"), camp.tokens["gather"]) == (0, [])


@rule("RC-12.3")
def test_wounds_and_the_morale_they_cost_come_at_once() -> None:
    camp = team()
    camp.people[0].wounds = 4
    happen(camp, Wound(1))
    assert (wounds(camp, "carpenter"), camp.morale) == (5, -1)
    camp.shelter = True
    camp.levels["palisade"] = 1
    happen(camp, Lower("palisade"))
    assert camp.levels["palisade"] == 0


@rule("RC-12.4")
def test_where_the_weapon_has_fallen_there_is_a_wound_for_each_missing_level() -> None:
    camp = team()
    camp.threats[1] = Threat("event-jaguar")
    camp.levels["weapon"] = 2
    planning(camp)
    answer(camp, "do rest", "do rest", "ready", "do threat right", "do rest")
    camp.levels["weapon"] = 0
    answer(camp, "ready")
    assert camp.threats == [None, None]
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 2)


@rule("RC-12.4", "RC-15.3")
def test_or_a_temporary_weapon_makes_up_for_it() -> None:
    camp = team()
    camp.threats[1] = Threat("event-jaguar")
    camp.kept = [Kept("supply-pistol", 2)]
    camp.levels["weapon"] = 2
    planning(camp)
    answer(camp, "do threat right", "do arrange", "ready", "do arrange", "do arrange")
    camp.levels["weapon"] = 1
    answer(camp, "ready")
    assert asked(camp) == ("ask-weapon", {"go-on", "use supply-pistol"})
    answer(camp, "use supply-pistol")
    assert wounds(camp, "carpenter") == 0
    assert camp.kept == [Kept("supply-pistol", 1)]
    assert camp.threats == [None, None]


@rule("RC-12.1", "RC-11.3")
def test_the_action_with_the_extra_pawn_comes_first() -> None:
    camp = team("carpenter cook explorer")
    camp.tokens["explore"].append("time")
    planning(camp)
    answer(camp, "do explore m2", "add carpenter explore-m2")
    assert "ready" in may_plan(camp, "carpenter")
    says(camp, "cook", "do explore t1", "add cook explore-t1", "ready")
    says(camp, "explorer", "do rest", "do rest", "ready")
    told = answer(camp, "ready")
    acts = [event.args["stack"] for event in told if event.kind == "acts"]
    assert acts[0] == "explore-m2"
    assert camp.tokens["explore"] == []


@rule("RC-4.3", "RC-5.10")
def test_there_is_a_moment_before_the_only_action_of_its_kind() -> None:
    camp = team("soldier cook")
    camp.hunting = Pile(["beast-fox", "beast-bear"])
    person(camp, "soldier").determination = 2
    planning(camp)
    answer(camp, "do hunt", "add soldier hunt", "ready", "do rest", "do rest", "ready")
    assert asked(camp) == ("ask-order", {"do hunt"})
    says(camp, "soldier", "use tracking")
    assert camp.hunting.top
