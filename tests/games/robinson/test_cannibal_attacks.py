"""RC-35: how villages are burnt on Cannibal Island, and how the city is stormed."""

import pytest

from atoll.games.robinson.effects.island import turn_down
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.scenarios.cannibal_island import (
    SCENARIO,
    city_strength,
    siege,
    village_strength,
)
from atoll.games.robinson.state import Goods, Pile
from atoll.games.robinson.steps import EndActionPhase, EndRound, NightPhase
from atoll.games.robinson.vocabulary import RemoveAnything, RemoveMarker
from tests.rulecite import rule

from .acting import have, keeps, kinds, plans, space
from .cannibals import attack, burnt, found, settled, shore
from .tables import all_wounds, answer, asked, happen, may_plan, person, planning, says, won, wounds

# Planning.


@rule("RC-35.7")
def test_villages_and_the_city_can_be_hunted_where_a_way_leads_there() -> None:
    camp = settled("m2 t2 b3", t3=1)
    assert plans(camp, "do hunt") == {"do hunt m2-village", "do hunt t2-village"}
    camp = found(settled("m2 t2 b3", t3=1))
    assert plans(camp, "do hunt") == {
        "do hunt m2-village",
        "do hunt t2-village",
        "do hunt t4-city",
    }
    space(camp, "t2").face_down = True
    assert plans(camp, "do hunt") == {"do hunt m2-village"}


@rule("RC-35.7")
def test_an_attack_takes_two_pawns_at_any_distance() -> None:
    camp = planning(found(settled("m2 t2", t3=1)))
    says(camp, "carpenter", "do hunt t4-city")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "carpenter", "add carpenter hunt-t4-city")
    assert "ready" in may_plan(camp, "carpenter")
    assert "add cook hunt-t4-city" not in may_plan(camp, "cook")


@rule("RC-35.7")
def test_before_round_4_the_city_cannot_be_attacked() -> None:
    camp = settled("m2 t2", t3=1)
    assert "do hunt t4-city" not in plans(camp, "do hunt")


@rule("RC-35.7")
def test_a_beast_is_neither_needed_nor_drawn() -> None:
    camp = settled("m2")
    camp.hunting = Pile(["beast-fox"])
    camp.levels["weapon"] = 9
    assert plans(camp, "do hunt") == {"do hunt", "do hunt m2-village"}
    attack(camp, "m2-village")
    assert camp.hunting.cards == ["beast-fox"]


@rule("RC-35.7", "RC-11.4")
def test_tokens_slow_an_attack_down_like_any_hunt() -> None:
    camp = settled("m2")
    space(camp, "m2").tokens.append("time")
    camp.tokens["hunt"].append("time")
    planning(camp)
    says(camp, "carpenter", "do hunt m2-village", "add carpenter hunt-m2-village")
    says(camp, "cook", "add cook hunt-m2-village")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook hunt-m2-village")
    assert "ready" in may_plan(camp, "carpenter")


@rule("RC-35.7")
def test_whoever_helps_hunters_helps_attackers() -> None:
    camp = settled("m2", dog=True)
    have(camp, "shield")
    planning(camp)
    says(camp, "carpenter", "do hunt m2-village")
    assert {"add dog hunt-m2-village", "add shield hunt-m2-village"} <= may_plan(
        camp, "carpenter", "add"
    )


@rule("RC-35.10")
def test_friday_helps_but_does_not_lead() -> None:
    camp = planning(settled("m2", friday=True))
    assert may_plan(camp, "carpenter", "friday hunt") == set()
    says(camp, "carpenter", "do hunt m2-village", "add friday hunt-m2-village")
    says(camp, "carpenter", "do rest", "ready")
    says(camp, "cook", "do rest", "do arrange", "ready")
    assert all_wounds(camp) == [5, 0, 0]
    assert siege(camp).burnt == [1]


@rule("RC-35.10")
def test_several_places_may_be_attacked_but_none_twice() -> None:
    camp = planning(settled("m2 t1"))
    says(camp, "carpenter", "do hunt m2-village", "add carpenter hunt-m2-village")
    assert may_plan(camp, "cook", "do hunt") == {"do hunt t1-village"}
    says(camp, "cook", "do hunt t1-village", "add cook hunt-t1-village", "ready")
    says(camp, "carpenter", "ready")
    answer(camp, "do hunt-t1-village")
    assert siege(camp).burnt == [2, 1]
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (6, 5)


# Fighting.


@rule("RC-35.8")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 5), (3, 2), (5, 0), (8, 0)])
def test_whoever_leads_is_wounded_for_each_level_that_is_missing(weapon: int, hurt: int) -> None:
    camp = settled("m2")
    camp.levels["weapon"], camp.levels["palisade"] = weapon, 2
    camp.available = Goods(food=1)
    told = attack(camp, "m2-village", "carpenter cook")
    assert all_wounds(camp) == [hurt, 0]
    assert siege(camp).burnt == [1]
    assert (camp.levels["weapon"], camp.levels["palisade"]) == (weapon, 2)
    assert (camp.available, camp.future) == (Goods(food=1), Goods())
    assert kinds(told)[-1] == "village-burnt"


@rule("RC-35.8")
def test_nothing_is_burnt_by_who_dies_of_it() -> None:
    camp = settled("m2")
    person(camp, "carpenter").wounds = 8
    attack(camp, "m2-village")
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"
    assert siege(camp).burnt == []


@rule("RC-35.8", "RC-35.14", "RC-5.11")
def test_temporary_weapons_and_frenzy_may_be_used() -> None:
    camp = settled("m2 t2", "soldier cook", t1=1)
    keeps(camp, "find-blowpipe")
    person(camp, "soldier").determination = 3
    assert village_strength(camp) == 2 + 3 + 1
    attack(camp, "m2-village", "soldier soldier")
    assert asked(camp) == ("ask-battle", {"fight", "use find-blowpipe", "use frenzy"})
    answer(camp, "use find-blowpipe", "use frenzy")
    assert wounds(camp, "soldier") == 1
    assert (camp.kept, camp.levels["weapon"], siege(camp).burnt) == ([], 0, [1])


@rule("RC-35.8", "RC-11.6")
def test_greater_danger_waits_for_a_beast() -> None:
    camp = settled("m2")
    camp.tokens["hunt"].append("danger")
    camp.levels["weapon"] = 5
    attack(camp, "m2-village")
    assert (all_wounds(camp), camp.tokens["hunt"]) == ([0, 0], ["danger"])


@rule("RC-35.9")
def test_the_example_of_the_soldier() -> None:
    """Three tiles with totems, one of them covered, and weapon 5: one wound."""
    camp = burnt(settled("m2 t1 b1", "soldier cook"), 2)
    camp.levels["weapon"] = 5
    assert village_strength(camp) == 6
    attack(camp, "b1-village", "soldier soldier")
    assert wounds(camp, "soldier") == 1
    assert village_strength(camp) == 5


@rule("RC-35.9")
@pytest.mark.parametrize(
    ("numbers", "strength"),
    [((), 21), ((3,), 18), ((1, 4), 15), ((1, 2, 3), 12), ((1, 2, 3, 4), 9)],
)
def test_each_village_burnt_weakens_the_city(numbers: tuple[int, ...], strength: int) -> None:
    """The example: two villages, strength 15."""
    assert city_strength(burnt(settled("m2 t1 b1 b2"), *numbers)) == strength


@rule("RC-35.9")
def test_the_totem_of_the_city_counts_once_it_is_found() -> None:
    camp = settled("m2 t1")
    assert village_strength(camp) == 6
    assert village_strength(found(camp)) == 7


@rule("RC-35.9")
def test_a_totem_that_lies_face_down_does_not_count() -> None:
    camp = settled("m2 t1")
    turn_down(camp, SPACE["t1"])
    assert village_strength(camp) == 5


@rule("RC-35.9")
def test_a_village_that_was_burnt_stays_so_whatever_becomes_of_its_tile() -> None:
    camp = burnt(settled("m2 t1"), 2)
    turn_down(camp, SPACE["t1"])
    assert city_strength(camp) == 18
    space(camp, "t1").face_down = False
    assert (city_strength(camp), village_strength(camp)) == (18, 5)
    assert plans(camp, "do hunt") == {"do hunt m2-village"}


@rule("RC-35.9")
def test_its_marker_cannot_be_taken_away() -> None:
    camp = burnt(settled("m2 t1"), 1, 2)
    happen(camp, RemoveMarker())
    assert asked(camp) == ("", set())
    space(camp, "t1").covered.append("left")
    space(camp, "m2").tokens.append("time")
    happen(camp, RemoveAnything())
    assert asked(camp) == ("ask-take-off", {"choose t1-left", "choose m2-time"})
    answer(camp, "choose t1-left")
    assert (city_strength(camp), village_strength(camp)) == (15, 4)


# The goal.


@rule("RC-35.4")
def test_the_team_wins_at_the_end_of_the_round_in_which_the_city_falls() -> None:
    camp = burnt(found(settled("m2 t2", t3=1)), 1, 2)
    camp.levels["weapon"] = 14
    attack(camp, "t4-city")
    assert (all_wounds(camp), siege(camp).destroyed, camp.outcome) == ([1, 0], True, None)
    happen(camp, EndActionPhase())
    assert camp.outcome is None
    happen(camp, EndRound())
    assert won(camp)


@rule("RC-35.4")
def test_in_the_last_round_too() -> None:
    camp = found(settled("m2 t2", t3=1))
    camp.round, camp.levels["weapon"] = 9, 21
    attack(camp, "t4-city")
    happen(camp, EndRound())
    assert won(camp)


@rule("RC-35.4")
def test_villages_alone_do_not_win() -> None:
    camp = burnt(found(settled("m2 t2 b2 b1")), 1, 2, 3, 4)
    camp.round = 9
    happen(camp, EndRound())
    assert camp.outcome is not None
    assert camp.outcome.reason == "too-late"
    assert camp.outcome.scores == (4, 4)


@rule("RC-35.4")
def test_who_dies_in_the_night_after_has_lost() -> None:
    camp = found(settled("m2 t2", t3=1))
    camp.levels["weapon"] = 21
    person(camp, "cook").wounds = 11
    attack(camp, "t4-city")
    happen(camp, NightPhase())
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"


@rule("RC-35.4")
@pytest.mark.parametrize("villages", [0, 2, 4])
def test_the_score_is_greatest_when_the_city_has_fallen(villages: int) -> None:
    camp = burnt(shore(), *range(1, villages + 1))
    assert SCENARIO.score(camp) == villages
    siege(camp).destroyed = True
    assert SCENARIO.score(camp) == 5
