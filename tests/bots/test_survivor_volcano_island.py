"""The survivor on Volcano Island: it explores, builds the boat, and runs away from the lava."""

from atoll.bots.robinson.goals.volcano_island import GOAL
from atoll.bots.robinson.policy import quick_answer
from atoll.games.robinson import answers
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import (
    AskCampMove,
    BeginRound,
    EndRound,
    MoveCampTo,
    NightPhase,
    WeatherPhase,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import PutOnTiles
from atoll.kernel import Decision, Message, OptionValue

from ..games.robinson.tables import happen
from ..games.robinson.volcanic import camp_at, explored, volcano
from .camps import chosen, game, planned, survivors


def quiet(camp: Camp, round_: int = 2) -> Camp:
    """Nothing else waits."""
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.round, camp.shelter, camp.available = round_, True, Goods(rations=4)
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


def site(camp: Camp) -> float:
    """What it is worth to explore the site on T3."""
    board = see(camp)
    found = GOAL.deed(board, "explore", "t3-site", board.people[0])
    assert found is not None
    return found[1]


# The boat.


def test_when_all_is_explored_the_boat_is_built() -> None:
    camp = quiet(explored(volcano(t3=1), spaces=6, sites=3))
    camp.items.append("rope")
    camp.available = Goods(wood=3)
    assert "do build jolly-boat" in planned(camp)


def test_a_rope_is_for_the_boat() -> None:
    board = see(volcano())
    assert GOAL.item(board, "rope") > 0 == GOAL.item(board, "map")
    assert GOAL.terrain(board, "plains") > 0 == GOAL.terrain(board, "hills")
    camp = volcano()
    camp.items.append("rope")
    assert GOAL.terrain(see(camp), "plains") == 0


# Ash.


def ash_at(camp: Camp) -> str:
    """Where it puts ash, at the table and in playouts."""
    happen(camp, PutOnTiles("ash", 1))
    assert chosen(camp) == quick_answer(camp, camp.awaited[0])
    return str(chosen(camp)).split()[-1]


def test_ash_falls_where_lava_is_already() -> None:
    assert ash_at(quiet(camp_at(volcano(t3=5, t2=1), "t2"), 5)) in ("t3", "b3", "m4")


def test_ash_falls_where_nobody_goes_rather_than_on_sites_and_the_camp() -> None:
    camp = quiet(volcano(t3=5, b3=2))
    far = {space.name for space in see(camp).spaces} - {"m4", "t3", "b3"}
    assert ash_at(camp) in far


# Exploring.


def test_a_site_counts_as_long_as_some_are_missing() -> None:
    camp = quiet(volcano(t3=5))
    assert site(camp) > 0 > site(explored(camp, spaces=6, sites=3))


def test_a_site_is_explored_before_the_lava_comes() -> None:
    camp = quiet(explored(camp_at(volcano(t3=5, t2=1, b3=9, m2=3), "t2"), spaces=6, sites=2), 4)
    camp.items.append("rope")
    camp.tiles.cards.clear()
    assert "do explore t3-site" in planned(camp)


def test_another_action_is_none_of_its_own() -> None:
    board = see(volcano(t3=5))
    assert GOAL.deed(board, "explore", "b3", board.people[0]) is None


def test_what_has_been_explored_is_progress() -> None:
    value = [GOAL.value(see(explored(volcano(), spaces=spaces))) for spaces in range(7)]
    assert value == sorted(value)
    assert len({*value}) == 7


# Lava.


def test_somewhere_to_go_is_worth_the_more_the_nearer_the_lava_is() -> None:
    later, sooner = quiet(volcano(), 1), quiet(volcano(), 3)
    assert GOAL.explored(see(sooner), "t3") > GOAL.explored(see(later), "t3")


def test_the_camp_leaves_before_the_lava_comes() -> None:
    camp = quiet(volcano(t3=1), 3)
    camp.phase, camp.agenda = "night", [BeginRound(), EndRound()]
    happen(camp, AskCampMove())
    assert chosen(camp) == "choose t3"


def test_in_a_playout_it_goes_where_lava_comes_last() -> None:
    for round_, wanted in ((3, "stay"), (5, "choose m2")):
        camp = camp_at(quiet(volcano(t2=1, t3=9, m2=3), round_), "t2")
        options = [answers.choose(each, MoveCampTo()) for each in ("t3", "m2")]
        decision = Decision(0, Message("ask-camp"), (answers.STAY, *options))
        assert quick_answer(camp, decision) == wanted


def test_it_need_not_move_where_no_lava_comes_soon() -> None:
    camp = quiet(volcano(t3=1), 2)
    assert GOAL.home(camp, [SPACE["t3"]]) is None


# Whole games.


def test_survivors_play_to_the_end() -> None:
    options: dict[str, OptionValue] = {"scenario": "volcano_island"}
    for seats in (1, 3):
        camp, _ = game(seats, 4, survivors(seats), options)
        assert camp.outcome is not None
