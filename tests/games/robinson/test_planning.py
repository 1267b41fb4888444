"""RC-10: placing pawns, and what has to be there for it."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.people.health import wound
from atoll.games.robinson.planning.together import CHANGES
from atoll.games.robinson.state import NO_GOODS, Camp, Goods, Kept, Pile, Rule, Threat
from tests.rulecite import rule

from .acting import lay, team
from .tables import (
    answer,
    asked,
    determination,
    may_plan,
    number,
    person,
    planning,
    says,
    wounds,
)

# The round of planning.


@rule("RC-10.1")
def test_nothing_is_carried_out_before_all_pawns_stand() -> None:
    camp = planning(team())
    person(camp, "carpenter").wounds = person(camp, "cook").wounds = 2
    answer(camp, "do rest", "do arrange")
    assert (wounds(camp, "carpenter"), camp.morale) == (2, 0)
    answer(camp, "ready")
    assert (wounds(camp, "carpenter"), camp.morale) == (2, 0)
    answer(camp, "do rest", "do rest", "ready")
    assert asked(camp) == ("ask-order", {"do rest", "do rest-2", "do rest-3"})
    assert (camp.morale, determination(camp, "carpenter")) == (1, 2)


@rule("RC-10.1")
def test_there_are_seven_kinds_of_actions() -> None:
    camp = team()
    camp.threats[1] = Threat("wreck-food-crates")
    camp.hunting = Pile(["beast-fox"])
    lay(camp, "t1", 5)
    camp.available = Goods(wood=1)
    planning(camp)
    kinds = {text.split()[1] for text in may_plan(camp, "carpenter", "do ")}
    assert kinds == {"threat", "hunt", "build", "gather", "explore", "arrange", "rest"}


@rule("RC-10.2")
def test_all_own_pawns_have_to_be_placed() -> None:
    camp = planning(team())
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "do rest")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "do arrange")
    assert may_plan(camp, "carpenter") == {
        "ready",
        "take carpenter rest",
        "take carpenter arrange",
    }


@rule("RC-10.2")
def test_friday_and_the_dog_may_stay_idle() -> None:
    camp = team(friday=True, dog=True)
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do rest", "do arrange")
    assert {"friday rest", "friday hunt", "ready"} <= may_plan(camp, "carpenter")
    answer(camp, "ready", "do rest", "do arrange", "ready")
    assert "ask-plan" not in {each.prompt.key for each in camp.decisions}


@rule("RC-10.2")
def test_a_pawn_without_a_permitted_place_stays_idle() -> None:
    camp = team("carpenter cook", friday=True)
    camp.rules_of_round.append(Rule("only", camp.round, 0, ("hunt",)))
    planning(camp)
    assert may_plan(camp, "carpenter", "do ") == set()
    assert "friday rest" in may_plan(camp, "carpenter")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-10.2")
def test_nobody_has_to_begin_what_only_others_could_complete() -> None:
    camp = team()
    camp.rules_of_round.append(Rule("only", camp.round, 0, ("arrange", "rest")))
    camp.spaces[camp.camp].tokens.append("time")
    planning(camp)
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "do rest", "add carpenter rest")
    assert "ready" in may_plan(camp, "carpenter")
    camp.rules_of_round.append(Rule("one-pawn", camp.round, 0))
    answer(camp, "take carpenter rest", "take carpenter rest")
    assert may_plan(camp, "carpenter") == {"do rest", "do arrange", "ready"}


@rule("RC-10.4")
def test_who_may_do_only_some_things_does_not_help_with_others() -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.rules_of_round.append(Rule("only", camp.round, 1, ("rest",)))
    planning(camp)
    answer(camp, "do gather t1-left")
    assert may_plan(camp, "cook") == {"do rest"}


# Moving and taking back.


@rule("RC-10.3")
def test_the_first_player_places_friday() -> None:
    camp = planning(team(friday=True))
    assert may_plan(camp, "cook", "friday") == set()
    assert may_plan(camp, "carpenter", "friday") >= {"friday rest", "friday arrange"}
    answer(camp, "friday explore m2")
    says(camp, "cook", "do explore t1")
    assert may_plan(camp, "carpenter", "take") == {"take friday explore-m2"}
    assert may_plan(camp, "carpenter", "add") == {"add carpenter explore-t1"}


@rule("RC-10.3", "RC-10.10")
def test_whoever_leads_places_the_neutral_pawns_that_help() -> None:
    camp = team()
    camp.items.append("map")
    planning(camp)
    says(camp, "cook", "do explore t1")
    assert may_plan(camp, "carpenter", "add") == {"add carpenter explore-t1"}
    assert may_plan(camp, "cook", "add") == {"add cook explore-t1", "add map explore-t1"}
    says(camp, "cook", "add map explore-t1")
    assert may_plan(camp, "carpenter", "take") == set()
    assert may_plan(camp, "cook", "take") == {"take cook explore-t1", "take map explore-t1"}


@rule("RC-10.3")
def test_pawns_are_taken_back_with_what_was_laid() -> None:
    camp = team()
    camp.available = Goods(wood=2)
    planning(camp)
    answer(camp, "do build shelter wood", "add carpenter build-shelter")
    assert camp.available == Goods()
    answer(camp, "take carpenter build-shelter")
    assert camp.available == Goods()
    assert camp.plan[0].pawns == ["carpenter"]
    answer(camp, "take carpenter build-shelter")
    assert camp.available == Goods(wood=2)
    assert camp.plan == []


@rule("RC-10.3", "RC-2.3")
def test_rations_that_were_laid_come_back_as_rations() -> None:
    camp = team()
    camp.threats = [Threat("event-depression"), Threat("event-depression")]
    camp.available = Goods(food=1, rations=1)
    planning(camp)
    answer(camp, "do threat left")
    assert camp.available == Goods(rations=1)
    answer(camp, "do threat right")
    assert camp.available == NO_GOODS
    answer(camp, "take carpenter threat-right", "take carpenter threat-left")
    assert camp.available == Goods(food=1, rations=1)


@rule("RC-10.3")
def test_who_is_ready_may_think_again_until_everybody_is() -> None:
    camp = planning(team())
    answer(camp, "do rest", "do arrange", "ready")
    assert may_plan(camp, "carpenter") == {"wait"}
    says(camp, "carpenter", "wait", "take carpenter rest")
    assert camp.ready == [False, False]
    answer(camp, "do explore m2", "ready", "do rest", "do rest", "ready")
    assert may_plan(camp, "carpenter") == set()


@rule("RC-10.3")
def test_a_leader_whose_helper_leaves_is_no_longer_ready() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do hunt", "do rest")
    says(camp, "cook", "add cook hunt")
    answer(camp, "ready")
    assert camp.ready == [True, False]
    answer(camp, "take cook hunt")
    assert camp.ready == [False, False]
    assert may_plan(camp, "carpenter") == {"take carpenter hunt", "take carpenter rest"}


@rule("RC-10.2", "RC-10.3")
def test_a_helper_whose_leader_leaves_is_no_longer_ready() -> None:
    camp = planning(team())
    says(camp, "cook", "do explore m2")
    answer(camp, "add carpenter explore-m2", "do rest", "ready", "take cook explore-m2")
    assert camp.ready == [False, False]
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "do rest")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-10.2", "RC-10.3")
def test_nor_is_one_whose_idle_pawn_gets_a_place() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox"])
    camp.rules_of_round.append(Rule("only", camp.round, 0, ("hunt",)))
    planning(camp)
    says(camp, "cook", "do hunt", "add cook hunt")
    answer(camp, "ready")
    assert camp.ready == [True, False]
    answer(camp, "take cook hunt")
    assert camp.ready == [False, False]
    assert may_plan(camp, "carpenter") == {"add carpenter hunt"}
    says(camp, "cook", "take cook hunt")
    assert may_plan(camp, "carpenter") == {"do hunt"}


@rule("RC-10.2", "RC-10.3")
def test_nor_is_one_for_whose_pawn_something_used_has_made_a_place() -> None:
    camp = team()
    camp.board = ["sling"]
    camp.kept = [Kept("find-goat", 1)]
    camp.levels["weapon"] = 1
    camp.rules_of_round.append(Rule("only", camp.round, 0, ("build",)))
    planning(camp)
    answer(camp, "ready", "do rest", "do rest")
    says(camp, "cook", "use find-goat")
    answer(camp, "ready")
    assert camp.ready == [False, True]
    assert may_plan(camp, "carpenter") == {"do build sling fur", "do build shelter fur"}
    answer(camp, "do build sling fur", "add carpenter build-sling")
    told = answer(camp, "ready")
    assert "built" in {event.kind for event in told}


@rule("RC-10.6", "RC-10.3")
def test_nor_is_the_leader_of_a_stack_that_now_has_too_many_pawns() -> None:
    camp = team()
    camp.spaces[camp.camp].tokens.append("time")
    camp.kept = [Kept("mystery-protective-amulet", 1)]
    planning(camp)
    answer(camp, "do arrange", "add carpenter arrange", "ready", "do rest", "add cook rest")
    says(camp, "cook", "use mystery-protective-amulet")
    answer(camp, "take cook rest")
    assert camp.ready == [False, False]
    assert may_plan(camp, "carpenter") == {"take carpenter arrange"}


@rule("RC-10.3")
def test_whoever_has_taken_back_a_lot_can_still_get_ready() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    for _ in range(CHANGES - 1):
        answer(camp, "do hunt", "take carpenter hunt")
    answer(camp, "do rest", "take carpenter rest", "do rest")
    assert "do hunt" not in may_plan(camp, "carpenter")
    assert may_plan(camp, "carpenter", "take") == set()
    answer(camp, "do arrange")
    assert may_plan(camp, "carpenter") == {"ready"}


@rule("RC-10.3")
def test_but_what_is_incomplete_can_always_be_taken_back() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do hunt", "do rest")
    for _ in range(CHANGES):
        answer(camp, "take carpenter rest", "do rest")
    assert may_plan(camp, "carpenter") == {"take carpenter hunt"}
    answer(camp, "take carpenter hunt", "do arrange")
    assert may_plan(camp, "carpenter") == {"ready"}


# Stacks.


@rule("RC-10.4")
def test_the_one_on_top_gets_what_the_action_brings() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do rest", "do rest", "ready", "do hunt", "do arrange")
    assert may_plan(camp, "cook") == {"take cook hunt", "take cook arrange"}
    says(camp, "carpenter", "wait", "take carpenter rest-2", "add carpenter hunt")
    answer(camp, "ready", "ready")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 2)


@rule("RC-10.5")
def test_a_threat_takes_as_many_pawns_as_its_card_says() -> None:
    camp = team()
    camp.items.append("shovel")
    camp.levels["weapon"] = 2
    camp.threats = [Threat("event-jaguar"), Threat("event-argument")]
    planning(camp)
    answer(camp, "do threat left")
    assert may_plan(camp, "carpenter", "add") == set()
    answer(camp, "do threat right")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook threat-right")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-10.5", "RC-10.6")
def test_a_hunt_takes_two_pawns_exactly() -> None:
    camp = team(dog=True)
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do hunt")
    assert may_plan(camp, "carpenter", "add") == {"add carpenter hunt", "add dog hunt"}
    answer(camp, "add dog hunt")
    assert may_plan(camp, "carpenter", "add") == set()


@rule("RC-10.5", "RC-10.6")
@pytest.mark.parametrize("deed", ["arrange", "rest"])
def test_arranging_and_resting_take_one_pawn_each(deed: str) -> None:
    camp = planning(team())
    answer(camp, f"do {deed}")
    assert may_plan(camp, "carpenter", "add") == set()
    answer(camp, f"do {deed}")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-10.5", "RC-10.6")
@pytest.mark.parametrize("deed", ["build weapon", "gather t1-left", "explore m2"])
def test_two_pawns_are_sure_and_no_more_may_join(deed: str) -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.available = Goods(wood=2)
    planning(camp)
    name = deed.replace(" ", "-")
    answer(camp, f"do {deed}", f"add carpenter {name}")
    assert may_plan(camp, "cook", "add") == set()
    told = answer(camp, "ready", "do rest", "do arrange", "ready")
    assert "acts" in {event.kind for event in told}
    assert "rolled" not in {event.kind for event in told}


@rule("RC-10.5")
def test_with_one_pawn_dice_are_rolled() -> None:
    camp = planning(team())
    told = answer(camp, "do explore m2", "do rest", "ready", "do rest", "do arrange", "ready")
    assert "rolled" in {event.kind for event in told}


@rule("RC-10.7")
def test_farther_away_it_takes_a_pawn_more_for_each_tile_in_between() -> None:
    camp = team(friday=True)
    lay(camp, "t1", 5)
    lay(camp, "t2", 6)
    planning(camp)
    answer(camp, "do gather t2-left")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "add carpenter gather-t2-left")
    assert "ready" in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook gather-t2-left")
    assert may_plan(camp, "cook", "add") == set()
    says(camp, "cook", "do explore t3")
    answer(camp, "add friday explore-t3")
    assert "ready" not in may_plan(camp, "cook")


@rule("RC-10.7")
def test_there_has_to_be_a_way_over_explored_tiles() -> None:
    camp = team()
    lay(camp, "t2", 6)
    planning(camp)
    assert may_plan(camp, "carpenter", "do gather") == set()
    assert may_plan(camp, "carpenter", "do explore") == {
        "do explore t1",
        "do explore m2",
        "do explore b1",
    }


@rule("RC-10.7", "RC-11.3")
def test_whatever_else_asks_for_more_pawns_is_added() -> None:
    camp = team("carpenter cook explorer")
    lay(camp, "t1", 5)
    lay(camp, "t2", 6)
    camp.tokens["gather"].append("time")
    camp.spaces[SPACE["t2"]].tokens.append("time")
    planning(camp)
    answer(camp, "do gather t2-left", "add carpenter gather-t2-left")
    says(camp, "cook", "add cook gather-t2-left")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook gather-t2-left")
    assert "ready" in may_plan(camp, "carpenter")
    says(camp, "explorer", "add explorer gather-t2-left")
    assert may_plan(camp, "explorer", "add") == set()


# What an action requires.


@rule("RC-10.8")
def test_resources_items_and_terrain_must_be_there() -> None:
    camp = team()
    camp.board = ["shovel", "knife", "pit", "cellar", "moat"]
    planning(camp)
    assert may_plan(camp, "carpenter", "do build") == {"do build shovel"}
    lay(camp, "t1", 5)
    camp.items.append("shovel")
    planning(camp)
    assert may_plan(camp, "carpenter", "do build") == {
        "do build shovel",
        "do build knife",
        "do build cellar",
    }
    camp.available = Goods(wood=1)
    planning(camp)
    assert may_plan(camp, "carpenter", "do build") == {
        "do build shovel",
        "do build knife",
        "do build cellar",
        "do build pit",
        "do build moat",
        "do build weapon",
    }


@rule("RC-10.8")
def test_the_weapon_must_be_good_enough() -> None:
    camp = team()
    camp.threats[1] = Threat("event-jaguar")
    camp.levels["weapon"] = 1
    planning(camp)
    assert may_plan(camp, "carpenter", "do threat") == set()
    camp.levels["weapon"] = 2
    planning(camp)
    assert may_plan(camp, "carpenter", "do threat") == {"do threat right"}


@rule("RC-10.8")
def test_items_and_weapon_levels_serve_several_actions() -> None:
    camp = team()
    camp.threats = [Threat("event-jaguar"), Threat("event-jaguar")]
    camp.levels["weapon"] = 2
    camp.items.append("shovel")
    camp.board = ["cellar", "pit"]
    camp.available = Goods(wood=1)
    planning(camp)
    answer(camp, "do threat left", "do threat right", "ready", "do build pit", "do build cellar")
    assert "ready" in may_plan(camp, "cook")


@rule("RC-10.8", "RC-15.3")
def test_a_temporary_weapon_serves_for_a_threat() -> None:
    camp = team()
    camp.threats = [Threat("event-jaguar"), Threat("event-jaguar")]
    camp.kept = [Kept("supply-pistol", 2)]
    planning(camp)
    assert may_plan(camp, "carpenter", "do threat") == {
        "do threat left supply-pistol",
        "do threat right supply-pistol",
    }
    camp.kept = [Kept("supply-pistol", 1)]
    planning(camp)
    answer(camp, "do threat left supply-pistol")
    assert may_plan(camp, "cook", "do threat") == set()
    assert camp.kept == [Kept("supply-pistol", 1)]
    answer(camp, "do rest", "ready", "do rest", "do arrange", "ready")
    assert camp.threats[0] is None
    assert camp.kept == []
    assert wounds(camp, "carpenter") == 0


@rule("RC-15.3", "RC-20.3")
def test_but_a_saber_serves_in_fights_only() -> None:
    camp = team()
    camp.threats[1] = Threat("event-jaguar")
    camp.kept = [Kept("mystery-saber", 0)]
    planning(camp)
    assert may_plan(camp, "carpenter", "do threat") == set()


@rule("RC-15.3", "RC-5.11")
def test_so_does_the_frenzy_of_the_soldier() -> None:
    camp = team("soldier cook")
    camp.threats[1] = Threat("event-jaguar")
    person(camp, "soldier").determination = 3
    person(camp, "cook").determination = 3
    planning(camp)
    assert may_plan(camp, "cook", "do threat") == set()
    assert may_plan(camp, "soldier", "do threat") == {"do threat right frenzy"}
    answer(camp, "do threat right frenzy")
    assert determination(camp, "soldier") == 0
    answer(camp, "take soldier threat-right")
    assert determination(camp, "soldier") == 3
    answer(camp, "do threat right frenzy", "do rest", "ready", "do rest", "do rest", "ready")
    answer(camp, "do threat-right")
    assert camp.threats == [None, None]
    assert (wounds(camp, "soldier"), determination(camp, "soldier")) == (0, 0)


@rule("RC-10.9")
def test_what_is_laid_with_the_pawns_is_not_available() -> None:
    camp = team()
    camp.available = Goods(wood=2)
    planning(camp)
    answer(camp, "do build shelter wood")
    assert camp.available == Goods()
    assert camp.plan[0].paid == Goods(wood=2)
    assert may_plan(camp, "cook", "do build weapon") == set()


# Neutral pawns.


@rule("RC-10.10")
@pytest.mark.parametrize(
    ("item", "kinds"),
    [
        ("shield", {"hunt"}),
        ("lantern", {"build"}),
        ("belts", {"gather"}),
        ("map", {"explore"}),
        ("raft", {"gather", "explore"}),
    ],
)
def test_neutral_pawns_serve_one_kind_of_action(item: str, kinds: set[str]) -> None:
    camp = team("carpenter cook explorer")
    camp.items.append(item)
    camp.hunting = Pile(["beast-fox"])
    camp.available = Goods(wood=1)
    lay(camp, "t1", 5)
    planning(camp)
    says(camp, "carpenter", "do hunt", "do build weapon")
    says(camp, "cook", "do gather t1-left", "do explore m2")
    options = may_plan(camp, "carpenter", "add") | may_plan(camp, "cook", "add")
    helped = {text.split()[2].split("-")[0] for text in options if text.split()[1] == item}
    assert helped == kinds


@rule("RC-10.10")
def test_a_neutral_pawn_never_leads_and_serves_once_in_a_round() -> None:
    camp = team()
    camp.items.append("map")
    planning(camp)
    assert not [text for text in may_plan(camp, "carpenter") if "map" in text.split()]
    answer(camp, "do explore m2", "do explore t1", "add map explore-m2")
    assert may_plan(camp, "carpenter", "add map") == set()
    answer(camp, "take map explore-m2")
    assert may_plan(camp, "carpenter", "add map") == {"add map explore-m2", "add map explore-t1"}


@rule("RC-10.10")
def test_it_goes_when_its_leader_goes() -> None:
    camp = team(friday=True)
    camp.items.append("map")
    planning(camp)
    answer(camp, "friday explore m2", "add map explore-m2", "take friday explore-m2")
    assert camp.plan == []
    answer(camp, "do explore m2")
    assert may_plan(camp, "carpenter", "add map") == {"add map explore-m2"}


@rule("RC-10.10")
def test_the_pawn_of_a_discovery_serves_once_in_the_game() -> None:
    camp = team()
    camp.kept = [Kept("find-candles", 1), Kept("find-candles", 1)]
    camp.available = Goods(wood=3)
    planning(camp)
    answer(camp, "do build weapon", "add find-candles build-weapon", "do rest", "ready")
    assert camp.kept == [Kept("find-candles", 1), Kept("find-candles", 1)]
    answer(camp, "do rest", "do rest", "ready")
    assert camp.kept == [Kept("find-candles", 1)]
    assert camp.out == ["find-candles"]


@rule("RC-18.8")
def test_bags_go_with_any_gathering_and_take_no_place() -> None:
    camp = team()
    camp.items += ["basket", "sack"]
    lay(camp, "t1", 5)
    planning(camp)
    answer(camp, "do gather t1-left", "add carpenter gather-t1-left")
    assert may_plan(camp, "cook", "with") == set()
    assert may_plan(camp, "carpenter", "with") == {
        "with basket gather-t1-left",
        "with sack gather-t1-left",
    }
    answer(camp, "with basket gather-t1-left", "with sack gather-t1-left", "ready")
    answer(camp, "do arrange", "do arrange", "ready", "do arrange")
    assert camp.available == Goods(food=3)


# How often.


@rule("RC-10.11")
def test_some_things_can_be_tried_several_times_in_a_round() -> None:
    camp = team()
    camp.shelter = True
    camp.available = Goods(wood=9, fur=9)
    camp.hunting = Pile(["beast-fox", "beast-tapir"])
    planning(camp)
    often = {"hunt", "build weapon", "build roof wood", "build palisade fur", "arrange", "rest"}
    for deed in sorted(often):
        answer(camp, f"do {deed}")
        assert {f"do {each}" for each in often} <= may_plan(camp, "cook")
        answer(camp, f"take carpenter {camp.plan[0].name}")


@rule("RC-10.11")
@pytest.mark.parametrize(
    "deed", ["threat right", "build shelter fur", "build shovel", "gather t1-left", "explore m2"]
)
def test_and_others_only_once(deed: str) -> None:
    camp = team()
    camp.threats[1] = Threat("wreck-food-crates")
    camp.available = Goods(fur=9)
    lay(camp, "t1", 5)
    planning(camp)
    assert f"do {deed}" in may_plan(camp, "cook")
    answer(camp, f"do {deed}")
    assert f"do {deed}" not in may_plan(camp, "cook")
    assert f"do {deed}" not in may_plan(camp, "carpenter")


@rule("RC-10.11", "RC-10.9")
def test_two_sources_of_a_tile_are_two_sources() -> None:
    camp = team()
    lay(camp, "t1", 5)
    planning(camp)
    answer(camp, "do gather t1-left")
    assert may_plan(camp, "carpenter", "do gather") == {"do gather t1-right"}


@rule("RC-4.1")
def test_who_has_lost_a_pawn_places_one() -> None:
    camp = team()
    camp.rules_of_round += [Rule("one-pawn", camp.round, 0), Rule("one-pawn", camp.round, 0)]
    planning(camp)
    answer(camp, "do rest")
    assert may_plan(camp, "carpenter") == {"ready", "take carpenter rest"}
    assert number(camp, "carpenter") == 0


@rule("RC-10.4", "RC-1.4")
def test_after_an_argument_each_works_alone() -> None:
    camp = team()
    camp.threats[1] = Threat("event-argument")
    camp.rules_of_round.append(Rule("no-teamwork", camp.round))
    planning(camp)
    answer(camp, "do explore m2", "do threat right")
    assert may_plan(camp, "cook", "add") == {"add cook threat-right"}


@rule("RC-10.3", "RC-29.7")
def test_the_pawn_of_friday_goes_with_him() -> None:
    camp = planning(team(friday=True))
    answer(camp, "do rest", "do arrange")
    wound(camp, 2, 4)
    assert len(camp.people) == 2
    planning(camp)
    assert may_plan(camp, "carpenter", "friday") == set()


def take_back_a_lot(camp: Camp) -> None:
    """As often as one may freely do so in a planning."""
    for _ in range(CHANGES):
        answer(camp, "do rest", "take carpenter rest")


@rule("RC-10.3", "RC-11.3")
def test_who_has_taken_back_a_lot_begins_nothing_that_a_token_may_slow_down() -> None:
    """Else two stacks could be taken back in turn for ever, each the first of its kind again."""
    camp = team()
    camp.available = Goods(wood=2)
    camp.tokens["build"].append("time")
    planning(camp)
    answer(camp, "do build shovel")
    assert "do build weapon" in may_plan(camp, "carpenter")
    take_back_a_lot(camp)
    assert "do build weapon" not in may_plan(camp, "carpenter")


@rule("RC-10.3")
def test_nor_adds_an_own_pawn_where_somebody_else_is_wanted() -> None:
    """Else it could be added and taken back for ever, for that completes nothing."""
    camp = team()
    camp.threats = [None, Threat("event-argument")]
    planning(camp)
    answer(camp, "do threat right")
    assert "add carpenter threat-right" in may_plan(camp, "carpenter")
    take_back_a_lot(camp)
    assert "add carpenter threat-right" not in may_plan(camp, "carpenter")
