"""The survivor and Family Robinson: it builds the nine, and its children do not starve."""

import pytest

from atoll.bots.robinson.evening import STARVED, Evening
from atoll.bots.robinson.goals.family_robinson import GOAL
from atoll.bots.robinson.goals.in_turn import HOPELESS, late
from atoll.bots.robinson.policy import quick_answer
from atoll.bots.robinson.stock import Stock
from atoll.bots.robinson.values import value
from atoll.games.robinson.scenarios.family_robinson import household
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import EndRound, NightPhase, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import DiscardInventions, RemoveMarker

from ..games.robinson.acting import have, space
from ..games.robinson.families import NINE, family, home
from ..games.robinson.tables import happen
from .camps import chosen, game, planned, survivors


def quiet(camp: Camp, round_: int = 3) -> Camp:
    """Nothing else waits."""
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.round, camp.available = round_, Goods(rations=6)
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


def nearly(*missing: str, round_: int = 11) -> Camp:
    """All but these of the nine are built."""
    camp = quiet(family(m2=1), round_)
    home(camp)
    for item in missing:
        camp.items.remove(item)
        camp.board.append(item)
    return camp


# The nine.


def test_the_last_of_the_nine_is_built() -> None:
    assert any("build bed" in text for text in planned(nearly("bed")))


def test_what_leads_on_to_the_last_is_built_while_there_is_time() -> None:
    camp = nearly("cellar")
    camp.items = [item for item in camp.items if item != "shovel"]
    assert any("build shovel" in text for text in planned(camp))


def test_one_of_the_nine_is_worth_more_than_another_item() -> None:
    board = see(family())
    assert GOAL.item(board, "bed") > 0 == GOAL.item(board, "drums")
    assert GOAL.item(board, "knife") > GOAL.item(board, "bricks") > 0


def test_a_terrain_counts_as_long_as_something_waits_for_it() -> None:
    camp = family()
    assert GOAL.terrain(see(camp), "mountains") > 0 == GOAL.terrain(see(camp), "river")
    have(camp, *NINE)
    assert GOAL.terrain(see(camp), "mountains") == 0


def test_what_is_needed_is_not_discarded() -> None:
    camp = quiet(family())
    camp.board = ["bed", "knife", "rope", "map"]
    happen(camp, DiscardInventions(1))
    assert quick_answer(camp, camp.awaited[0]) == chosen(camp) == "choose map"


def test_it_is_bad_to_lose_one_of_them() -> None:
    camp = quiet(family())
    before = value(see(camp))
    camp.board.remove("bed")
    assert value(see(camp)) < before - 20


def test_old_tools_are_kept_for_what_can_be_made_of_them() -> None:
    for missing, item, wanted in (("cellar", "shovel", False), ("belts", "knife", True)):
        camp = nearly(missing)
        camp.items = [each for each in camp.items if each != item]
        assert ("use find-old-tools" in [*GOAL.uses(see(camp))]) == wanted


def test_a_home_is_wanted() -> None:
    board = see(family())
    levels = [Stock(), Stock(shelter=1), Stock(shelter=1, roof=1), Stock(shelter=1, roof=2)]
    bare, sheltered, roofed, better = [GOAL.stocked(board, stock) for stock in levels]
    assert bare < sheltered < roofed == better


def test_time_runs_out() -> None:
    rounds = [late(spare) for spare in (5, 1, 0, -1)]
    assert rounds == sorted(rounds)
    assert rounds[-1] == HOPELESS


# Markers.


def test_a_marker_is_taken_off_the_terrain_that_is_needed() -> None:
    camp = quiet(family(m2=3, t1=11))
    space(camp, "m2").covered = ["terrain"]
    space(camp, "t1").covered = ["left", "terrain"]
    happen(camp, RemoveMarker())
    assert quick_answer(camp, camp.awaited[0]) == chosen(camp) == "choose t1-terrain"


def test_reclaiming_is_worth_something_only_for_a_terrain_that_is_hidden() -> None:
    camp = family(t1=11)
    board = see(camp)
    assert GOAL.deed(board, "arrange", "reclaim", board.people[0]) == (Stock(), 0.0)
    assert GOAL.deed(board, "arrange", "", board.people[0]) is None
    space(camp, "t1").covered = ["terrain"]
    hidden = GOAL.deed(see(camp), "arrange", "reclaim", board.people[0])
    assert hidden is not None
    assert hidden[1] > 0
    assert "use find-plow" in [*GOAL.uses(see(camp))]
    assert "use find-plow" not in [*GOAL.uses(board)]


def test_seeds_are_sown_and_gunpowder_is_for_beasts() -> None:
    camp = quiet(family())
    camp.sky.animals = ["food"]
    without = {*GOAL.uses(see(camp))}
    assert "use find-seeds" in without
    camp.sky.animals = ["beast"]
    assert {*GOAL.uses(see(camp))} - without == {"use find-gunpowder"}


# Children.


@pytest.mark.parametrize("children", [1, 2])
def test_it_must_not_happen_that_a_child_has_nothing_to_eat(children: int) -> None:
    camp = quiet(family(), 1)  # without weather
    household(camp).children = children
    evening = Evening(see(camp))
    fed, one_less = [
        evening.value(Stock(food=meals, shelter=1)) for meals in (children, children - 1)
    ]
    assert fed > one_less + STARVED


def test_food_is_gathered_for_a_child() -> None:
    camp = quiet(family(m2=3), 8)
    household(camp).children, camp.available = 1, Goods()
    assert any("gather" in text or "hunt" in text for text in planned(camp))


# Whole games.


def test_it_is_played_to_the_end() -> None:
    camp, given = game(2, 5, survivors(2), {"scenario": "family_robinson"})
    assert camp.outcome is not None
    assert any(f"build {item}" in text for item in household(camp).wanted for _, text in given)
