"""The survivor on Cannibal Island: when it burns villages, and when it storms the city."""

from atoll.bots.robinson.goals.cannibal_island import GOAL
from atoll.bots.robinson.stock import Stock
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import EndRound, NightPhase, WeatherPhase
from atoll.games.robinson.view import see
from atoll.kernel import OptionValue

from ..games.robinson.cannibals import burnt, found, settled, shore
from ..games.robinson.tables import person
from .camps import game, planned, survivors


def quiet(camp: Camp) -> Camp:
    """Nothing else waits."""
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.shelter, camp.available = True, Goods(rations=4)
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


def besieged(weapon: int) -> Camp:
    """Two villages have been burnt, and a way leads to the city."""
    camp = quiet(burnt(found(settled("t1 m2", t2=1, t3=9)), 1, 2))
    camp.levels["weapon"] = weapon
    return camp


def attack(camp: Camp, target: str) -> float:
    """What comes of an attack that the first player leads."""
    board = see(camp)
    found = GOAL.deed(board, "hunt", target, board.people[0])
    assert found is not None
    return found[1]


# The city.


def test_the_city_is_stormed_as_soon_as_somebody_survives_it() -> None:
    assert "do hunt t4-city" in planned(besieged(6))


def test_nobody_goes_there_to_die() -> None:
    assert "do hunt t4-city" not in planned(besieged(2))


def test_whoever_has_too_many_wounds_does_not_survive_it() -> None:
    camp = besieged(6)
    assert attack(camp, "t4-city") > 0
    person(camp, "carpenter").wounds = 4
    assert attack(camp, "t4-city") < 0


# The villages.


def test_a_village_is_burnt_when_the_weapon_is_good() -> None:
    camp = quiet(settled("m2"))
    camp.levels["weapon"] = 5
    assert "do hunt m2-village" in planned(camp)


def test_the_weaker_the_weapon_the_less_is_an_attack_worth() -> None:
    gains = []
    for weapon in (4, 2, 0):
        camp = quiet(settled("m2"))
        camp.levels["weapon"] = weapon
        gains.append(attack(camp, "m2-village"))
    assert gains == sorted(gains, reverse=True)
    assert len({*gains}) == 3


def test_an_ordinary_hunt_is_none_of_its_own() -> None:
    board = see(shore())
    assert GOAL.deed(board, "hunt", "", board.people[0]) is None


# What is worth something.


def test_a_space_on_the_way_to_the_city_is_worth_more_than_another() -> None:
    board = see(shore(m2=1))
    assert GOAL.explored(board, "m3") > GOAL.explored(board, "b1") > 0


def test_every_level_of_the_weapon_counts_until_there_are_enough() -> None:
    board = see(shore())
    value = [GOAL.stocked(board, Stock(weapon=level)) for level in (0, 1, 8, 20, 21)]
    assert value[0] < value[1] < value[2] < value[3] == value[4]


def test_it_is_better_to_have_somewhere_to_flee() -> None:
    """B1 is on no short way to the city."""
    assert GOAL.value(see(shore(b1=1))) > GOAL.value(see(shore()))


def test_a_village_that_is_burnt_is_progress() -> None:
    before, after = settled("m2"), burnt(settled("m2"), 1)
    assert GOAL.value(see(after)) > GOAL.value(see(before))


# Whole games.


def test_survivors_play_to_the_end() -> None:
    options: dict[str, OptionValue] = {"scenario": "cannibal_island"}
    for seats in (1, 3):
        camp, _ = game(seats, 4, survivors(seats), options)
        assert camp.outcome is not None
