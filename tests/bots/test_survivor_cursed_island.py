"""The survivor on Cursed Island: it puts up crosses, and keeps the fog out of the way."""

import pytest

from atoll.bots.robinson.goals.cursed_island import GOAL
from atoll.bots.robinson.land import explored_terrains, harvest, steps_from_camp
from atoll.bots.robinson.policy import quick_answer
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp, Goods, Kept
from atoll.games.robinson.steps import ActionPhase, EndRound, NightPhase, Pause, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import PutOnTiles, RemoveTokens
from atoll.kernel import OptionValue

from ..games.robinson.cursed import cursed, marked
from ..games.robinson.tables import happen
from .camps import chosen, game, planned, survivors, used

TILES = {"t1": 1, "m2": 3, "b1": 9, "t2": 7}
"""With the camp at m1 there are five, and the last is two steps away."""


def quiet(*crosses: str, round_: int = 5, **tiles: int) -> Camp:
    """Nothing else waits, and crosses stand there."""
    camp = marked(cursed("carpenter cook", **(tiles or TILES)), "cross", *crosses)
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.round, camp.shelter, camp.available = round_, True, Goods(rations=6)
    camp.levels["roof"] = 3
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


# Crosses.


def test_wood_becomes_crosses() -> None:
    camp = quiet("m1", "t1")
    camp.available = Goods(wood=4, rations=6)
    assert any("-cross" in text for text in planned(camp))


def test_the_last_cross_is_built_without_dice() -> None:
    """Next to the camp two pawns are sure of it."""
    camp = quiet("m1", "t1", "m2", "t2", round_=10)
    camp.available = Goods(wood=2, rations=6)
    done = planned(camp)
    assert "do build b1-cross" in done
    assert any(text.startswith("add") and text.endswith("build-b1-cross") for text in done)


def test_no_more_crosses_are_built_than_are_missing() -> None:
    camp = quiet("m1", "t1", "m2", "t2", round_=10, b2=5, **TILES)
    camp.available = Goods(wood=4, rations=6)
    begun = [text for text in planned(camp) if text.startswith("do build")]
    assert len([text for text in begun if text.endswith("-cross")]) == 1


def test_without_enough_tiles_others_are_explored() -> None:
    camp = quiet("m1", "t1", round_=4, t1=1)
    assert any("explore" in text for text in planned(camp))


def test_a_tile_more_is_of_use_only_where_a_cross_is_missing() -> None:
    few, many = see(quiet(t1=1)), see(quiet("m1", "t1", "m2", "b1"))
    assert GOAL.explored(few, "m2") > 0
    assert GOAL.explored(many, "b2") == 0


def test_each_cross_is_a_step_forward() -> None:
    places = ("m1", "t1", "m2", "b1", "t2")
    value = [GOAL.value(see(quiet(*places[:count]))) for count in range(6)]
    assert value == sorted(value)
    assert len({*value}) == 6


def test_the_wood_of_the_last_cross_counts_most() -> None:
    last, first = see(quiet("m1", "t1", "m2", "b1")), see(quiet())
    assert GOAL.hurry(last, 2) > GOAL.hurry(first, 2) > 0


def test_no_wood_is_wanted_for_crosses_that_stand() -> None:
    assert GOAL.wood_wanted(see(quiet("m1", "t1"))) == 6


# Fog.


def test_fog_is_put_where_nobody_goes() -> None:
    camp = quiet()
    happen(camp, PutOnTiles("fog", 1))
    assert chosen(camp) == quick_answer(camp, camp.awaited[0])
    place = str(chosen(camp)).split()[-1]
    assert not camp.spaces[SPACE[place]].tile
    assert steps_from_camp(see(camp)).get(place, 9) > 1


def test_fog_is_removed_from_the_camp_first() -> None:
    camp = marked(quiet(), "fog", "t3", "m1", "b1")
    happen(camp, RemoveTokens("fog", 1))
    assert str(chosen(camp)).endswith("m1-fog")


def test_fog_hides_terrain_and_sources() -> None:
    clear, misty = see(quiet()), see(marked(quiet(), "fog", "m1"))
    at = SPACE["m1"]
    assert "beach" in explored_terrains(clear) - explored_terrains(misty)
    assert harvest(clear.spaces[at])
    assert not harvest(misty.spaces[at])


@pytest.mark.parametrize(("fog", "answer"), [("m1", "use find-decorated-bell"), ("t3", None)])
def test_the_bell_is_for_fog_that_hinders(fog: str, answer: str | None) -> None:
    camp = marked(quiet(), "fog", fog)
    camp.phase, camp.kept = "production", [Kept("find-decorated-bell", 1)]
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == answer


# Whole games.


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"events": "books"})], ids=str)
def test_it_plays_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    camp, _ = game(seats, 1, survivors(seats), {"scenario": "cursed_island", **options})
    assert camp.outcome is not None
