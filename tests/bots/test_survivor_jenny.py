"""The survivor and Jenny: it fetches her in time, looks after her, and builds the boat."""

import pytest

from atoll.bots.robinson.evening import Evening
from atoll.bots.robinson.goals.jenny import GOAL
from atoll.bots.robinson.people import FRIDAY_LIFE, Pain, characters
from atoll.bots.robinson.policy import quick_answer
from atoll.bots.robinson.stock import Stock
from atoll.bots.robinson.values import value
from atoll.games.robinson.scenarios.jenny import RAFT
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import EndRound, NightPhase, Starve, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import DiscardInventions
from atoll.kernel import OptionValue

from ..games.robinson.acting import have
from ..games.robinson.jenny import rock, saved
from ..games.robinson.tables import happen, person
from .camps import chosen, game, planned, survivors


def quiet(camp: Camp, round_: int = 3) -> Camp:
    """Nothing else waits."""
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.round, camp.shelter, camp.available = round_, True, Goods(rations=6)
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


# What has to be done.


def test_with_a_raft_she_is_fetched() -> None:
    camp = quiet(rock(m2=1))
    have(camp, "rope", RAFT)
    assert any("explore rescue" in text for text in planned(camp))


def test_with_all_that_it_takes_the_boat_is_built() -> None:
    camp = quiet(saved(m2=1))
    have(camp, "rope", "knife", RAFT)
    camp.available = Goods(wood=6, fur=4)
    assert "do build lifeboat" in planned(camp)


def test_rope_and_knife_are_needed_and_where_they_are_found() -> None:
    board = see(rock())
    assert min(GOAL.item(board, "rope"), GOAL.item(board, "knife")) > 0 == GOAL.item(board, "map")
    assert min(GOAL.terrain(board, "plains"), GOAL.terrain(board, "mountains")) > 0
    camp = rock()
    have(camp, "rope")
    assert GOAL.terrain(see(camp), "plains") == 0 < GOAL.terrain(see(camp), "mountains")


def test_each_night_on_the_rock_makes_it_more_urgent() -> None:
    camp = quiet(rock())
    have(camp, "rope")
    board = see(camp)
    person(camp, "jenny").wounds = 8
    assert GOAL.built(see(camp), RAFT) > GOAL.built(board, RAFT)


def test_fur_is_kept_for_the_boat_and_no_more_than_it_takes() -> None:
    board = see(rock())
    furs = [GOAL.stocked(board, Stock(fur=count, weapon=0)) for count in (0, 3, 4, 5)]
    assert furs[0] < furs[1] < furs[2] == furs[3]


def test_what_is_needed_is_not_discarded() -> None:
    camp = quiet(rock())
    camp.board = ["knife", "rope", "map"]
    before = value(see(camp))
    happen(camp, DiscardInventions(1))
    assert quick_answer(camp, camp.awaited[0]) == chosen(camp) == "choose map"
    camp.board = ["knife", "map"]
    assert value(see(camp)) < before - 20


# A companion.


def test_on_the_rock_she_is_not_one_of_the_company() -> None:
    assert [each.name for each in characters(see(rock(friday=True)))] == ["carpenter", "cook"]
    here = characters(see(saved(friday=True)))
    assert [each.name for each in here] == ["carpenter", "cook", "jenny"]


def test_she_rests_when_she_is_hurt() -> None:
    camp = quiet(saved())
    person(camp, "jenny").wounds = 8
    assert "jenny rest" in planned(camp)


def test_she_eats() -> None:
    """In a camp of two a third meal is worth more when she is there."""

    def third_meal(camp: Camp) -> float:
        evening = Evening(see(quiet(camp)))
        return evening.value(Stock(food=3, shelter=1)) - evening.value(Stock(food=2, shelter=1))

    assert third_meal(saved()) > third_meal(rock()) + 0.5


def test_her_wounds_count_like_those_of_a_character() -> None:
    camp = quiet(saved())
    light, healthy = Pain(see(camp)), value(see(camp))
    person(camp, "jenny").wounds = 9
    board = see(camp)
    jenny = next(each for each in board.people if each.name == "jenny")
    assert Pain(board).wound(jenny) > 2 * light.wound(see(saved()).people[2])
    assert value(board) < healthy - 10


def test_she_is_not_taken_for_friday() -> None:
    """Who is dead is missed, also if she is there."""
    alone, both = quiet(rock()), quiet(rock(friday=True))
    assert value(see(both)) == pytest.approx(value(see(alone)) + FRIDAY_LIFE)


def test_she_does_not_go_hungry_when_that_would_kill_her() -> None:
    camp = quiet(saved())
    person(camp, "jenny").wounds, camp.available = 9, Goods()
    happen(camp, Starve(1, 2))
    assert chosen(camp) in ("hungry carpenter", "hungry cook")


# Whole games.


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, {"friday": True})], ids=str)
def test_it_is_played_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    camp, given = game(seats, 3, survivors(seats), {"scenario": "jenny", **options})
    assert camp.outcome is not None
    assert any(RAFT in text for _, text in given)
