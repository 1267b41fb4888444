"""The tokens that cards lay and take away, and the sky."""

from atoll.games.robinson.actions import arranging  # noqa: F401
from atoll.games.robinson.effects import island, people, tokens  # noqa: F401
from atoll.games.robinson.facts import ANIMALS, CLOUDS, ISLAND, SPACE, SPACES
from atoll.games.robinson.land.sky import roll_weather
from atoll.games.robinson.phases import action  # noqa: F401
from atoll.games.robinson.state import Camp, Kept, Stack
from atoll.games.robinson.steps import ArrangeCamp, EndActionPhase, MoveCampTo
from atoll.games.robinson.vocabulary import (
    BlockCamp,
    Forecast,
    IgnoreCloud,
    Put,
    PutAtCamp,
    PutHere,
    PutOnTiles,
    PutWithPrice,
    RemoveAnything,
    RemoveMarker,
    RemoveTokens,
    RollWeather,
    SnowAsRain,
    TakeAway,
    TurnDownNoted,
)
from tests.rulecite import rule

from .acting import gathering, tokens_at
from .tables import all_wounds, answer, asked, determination, happen, number, table

RESTED: tuple[str, set[str]] = ("", set())
PLAINS = 6


# Action spaces.


@rule("RC-7.3", "RC-11.13")
def test_tokens_lie_in_action_spaces_on_adventure_decks_and_in_the_night() -> None:
    camp = table(phase="event")
    happen(camp, Put("adventure", "gather"), Put("reroll", "gather"), Put("food", "night"))
    assert camp.tokens["gather"] == ["adventure", "reroll"]
    assert camp.tokens["night"] == ["food"]


@rule("RC-2.7", "RC-2.8")
def test_a_token_that_would_be_the_second_of_its_kind_is_not_placed() -> None:
    camp = table(phase="event")
    happen(camp, Put("time", "build"))
    assert happen(camp, Put("time", "build")) == []
    assert camp.tokens["build"] == ["time"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-11.1")
def test_a_token_laid_in_the_action_phase_works_only_when_that_is_over() -> None:
    camp = table()
    happen(camp, Put("reroll", "build"), Put("adventure", "build"), Put("reroll", "build"))
    assert camp.tokens["build"] == []
    assert camp.laid == ["build reroll", "build adventure"]
    camp.scenes = []
    happen(camp, EndActionPhase())
    assert camp.tokens["build"] == ["reroll", "adventure"]
    assert camp.laid == []


@rule("RC-2.8", "RC-11.1")
def test_in_the_action_phase_too_a_second_token_is_not_placed() -> None:
    camp = table()
    camp.tokens["build"] = ["reroll"]
    happen(camp, Put("reroll", "build"))
    camp.tokens["build"] = []
    happen(camp, EndActionPhase())
    assert camp.tokens["build"] == []


def test_a_token_is_taken_away_if_it_is_there() -> None:
    camp = table()
    camp.tokens["explore"] = ["time", "danger"]
    happen(camp, TakeAway("danger", "explore"))
    assert camp.tokens["explore"] == ["time"]
    assert happen(camp, TakeAway("danger", "explore")) == []
    happen(camp, Put("danger", "explore"), TakeAway("danger", "explore"))
    assert (camp.laid, camp.tokens["explore"]) == ([], ["time"])


@rule("RC-11.2")
def test_extra_wood_lies_with_each_price_once() -> None:
    camp = table(phase="event")
    happen(camp, PutWithPrice(("weapon",)), PutWithPrice(("shelter", "roof", "palisade")))
    happen(camp, PutWithPrice(("weapon",)))
    prices = ("shelter", "roof", "palisade", "weapon")
    assert [camp.tokens[price] for price in prices] == [["wood"]] * 4


@rule("RC-2.8")
def test_a_second_black_marker_costs_each_character_a_wound() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    happen(camp, BlockCamp())
    assert camp.tokens["arrange"] == ["blocked"]
    happen(camp, BlockCamp())
    assert camp.tokens["arrange"] == ["blocked"]
    assert all_wounds(camp) == [1, 1, 0]


def test_where_a_marker_lies_arranging_the_camp_only_removes_it() -> None:
    camp = table("carpenter cook", phase="event")
    happen(camp, BlockCamp())
    camp.phase = "action"
    happen(camp, ArrangeCamp())
    assert (determination(camp, "carpenter"), camp.morale) == (0, 0)
    happen(camp, ArrangeCamp())
    assert (determination(camp, "carpenter"), camp.morale) == (2, 1)


# The island.


@rule("RC-11.4", "RC-11.1")
def test_a_token_lies_where_the_action_is() -> None:
    camp = table(actor="cook", stack=gathering("t1-left"))
    camp.spaces[SPACE["t1"]].tile = PLAINS
    happen(camp, PutHere("danger"))
    assert tokens_at(camp, "t1") == []
    happen(camp, EndActionPhase())
    assert tokens_at(camp, "t1") == ["danger"]


def test_a_token_lies_on_a_space_that_could_not_be_explored() -> None:
    camp = table(actor="cook", stack=Stack("explore-m2", "explore", "m2", ["cook"]))
    happen(camp, PutHere("time"), EndActionPhase())
    assert tokens_at(camp, "m2") == ["time"]


def test_an_action_without_a_place_gets_no_token() -> None:
    map_ = "mystery-treasure-map"
    camp = table(actor="cook", stack=Stack(f"explore-{map_}", "explore", map_, ["cook"]))
    assert happen(camp, PutHere("time")) == []
    assert camp.laid == []


@rule("RC-19.7")
def test_nothing_lies_on_a_tile_that_has_become_inaccessible() -> None:
    camp = table(actor="cook", stack=gathering("t1-left"))
    camp.spaces[SPACE["t1"]].tile = PLAINS
    happen(camp, PutHere("danger"))
    camp.spaces[SPACE["t1"]].face_down = True
    assert happen(camp, PutHere("time")) == []
    happen(camp, EndActionPhase())
    assert tokens_at(camp, "t1") == []


@rule("RC-19.7")
def test_a_card_remembers_the_tile_where_it_has_put_a_token() -> None:
    camp = table(actor="cook", card="gather-after-the-hurricane", stack=gathering("t1-left"))
    camp.spaces[SPACE["t1"]].tile = PLAINS
    camp.spaces[SPACE["m2"]].tile = 7
    happen(camp, PutHere("time"), EndActionPhase())
    camp.phase = "event"
    camp.scene.stack = None
    happen(camp, TurnDownNoted())
    assert camp.spaces[SPACE["t1"]].face_down
    assert tokens_at(camp, "t1") == []
    assert not camp.spaces[SPACE["m2"]].face_down


# On tiles of the players' choice.


def chosen(*things: str) -> set[str]:
    return {f"choose {thing}" for thing in things}


@rule("RC-2.7")
def test_tokens_are_put_on_different_tiles_and_spaces_of_the_first_players_choice() -> None:
    camp = table(actor="cook", phase="event")
    camp.spaces[SPACE["t1"]].tile = PLAINS
    happen(camp, PutOnTiles("time", 2))
    assert asked(camp) == ("ask-put", chosen(*SPACES[:ISLAND]))
    assert camp.awaited[0].seat == number(camp, "carpenter")
    answer(camp, "choose t1")
    assert asked(camp) == ("ask-put", chosen(*SPACES[:ISLAND]) - chosen("t1"))
    answer(camp, "choose b2")
    assert asked(camp) == RESTED
    assert (tokens_at(camp, "t1"), tokens_at(camp, "b2")) == (["time"], ["time"])


@rule("RC-2.7", "RC-19.7")
def test_they_are_put_neither_beside_their_like_nor_where_it_is_inaccessible() -> None:
    camp = table(phase="event")
    camp.spaces[SPACE["t1"]].tile = PLAINS
    camp.spaces[SPACE["t1"]].face_down = True
    tokens_at(camp, "b2").append("time")
    tokens_at(camp, "m2").append("danger")
    happen(camp, PutOnTiles("time", 1))
    assert asked(camp) == ("ask-put", chosen(*SPACES[:ISLAND]) - chosen("t1", "b2"))


@rule("RC-2.8")
def test_as_many_are_put_as_have_a_place_and_nobody_is_wounded() -> None:
    camp = table(phase="event")
    for word in SPACES[2:ISLAND]:
        tokens_at(camp, word).append("fog")
    happen(camp, PutOnTiles("fog", 3))
    answer(camp, "choose t2")
    assert asked(camp) == RESTED  # only t1 was left, and after that nothing
    assert [space.tokens for space in camp.spaces] == [["fog"]] * ISLAND
    assert all_wounds(camp) == [0, 0]


@rule("RC-11.1")
def test_what_is_put_in_the_action_phase_waits_and_takes_its_place_nevertheless() -> None:
    camp = table()
    happen(camp, PutOnTiles("ash", 2))
    answer(camp, "choose m1")
    assert (tokens_at(camp, "m1"), camp.laid) == ([], ["m1 ash"])
    assert "choose m1" not in asked(camp)[1]
    answer(camp, "choose m2")
    happen(camp, EndActionPhase())
    assert (tokens_at(camp, "m1"), tokens_at(camp, "m2")) == (["ash"], ["ash"])


# Removing.


def full_of_things(camp: Camp) -> None:
    camp.spaces[SPACE["t1"]].tile = PLAINS
    camp.spaces[SPACE["t1"]].tokens = ["time", "flock"]
    camp.spaces[SPACE["t1"]].covered = ["left", "token"]
    camp.spaces[SPACE["m2"]].tokens = ["danger"]
    camp.laid = ["b1 time", "build time"]
    camp.tokens["build"] = ["reroll"]


@rule("RC-2.6")
def test_any_token_or_marker_can_be_taken_off_a_tile_or_space() -> None:
    things = {"t1-time", "t1-flock", "t1-left", "t1-token", "m2-danger", "b1-time"}
    for thing in things:
        camp = table("carpenter cook", actor="cook", card="mystery-protective-amulet")
        full_of_things(camp)
        happen(camp, RemoveAnything())
        assert asked(camp) == ("ask-take-off", {f"choose {each}" for each in things})
        (decision,) = camp.awaited
        assert decision.seat == number(camp, "carpenter")
        answer(camp, f"choose {thing}")
        assert asked(camp) == RESTED
        happen(camp, RemoveAnything())
        gone = {"t1-flock", "t1-token"} if thing == "t1-flock" else {thing}
        assert asked(camp) == ("ask-take-off", {f"choose {each}" for each in things - gone})


@rule("RC-2.6")
def test_tokens_of_one_kind_are_taken_off_one_after_another_and_nobody_has_to() -> None:
    camp = table("carpenter cook", actor="cook")
    full_of_things(camp)
    happen(camp, RemoveTokens("time", 3))
    assert asked(camp) == ("ask-take-off", {*chosen("t1-time", "b1-time"), "enough"})
    assert camp.awaited[0].seat == number(camp, "carpenter")
    answer(camp, "choose b1-time")
    assert camp.laid == ["build time"]
    assert asked(camp) == ("ask-take-off", {*chosen("t1-time"), "enough"})
    answer(camp, "enough")
    assert asked(camp) == RESTED
    assert tokens_at(camp, "t1") == ["time", "flock"]


@rule("RC-2.6")
def test_no_more_of_them_than_it_says_are_taken_off() -> None:
    camp = table()
    for word in ("t1", "m2", "b3"):
        tokens_at(camp, word).append("fog")
    happen(camp, RemoveTokens("fog", 2))
    answer(camp, "choose t1-fog", "choose b3-fog")
    assert asked(camp) == RESTED
    assert [tokens_at(camp, word) for word in ("t1", "m2", "b3")] == [[], ["fog"], []]


def test_where_there_are_no_such_tokens_nothing_is_asked() -> None:
    camp = table()
    full_of_things(camp)
    happen(camp, RemoveTokens("fog", 2))
    assert asked(camp) == RESTED
    assert tokens_at(camp, "t1") == ["time", "flock"]


@rule("RC-2.6")
def test_a_black_marker_is_taken_off_and_no_token_is_touched() -> None:
    camp = table("carpenter cook", actor="cook")
    full_of_things(camp)
    camp.spaces[SPACE["m2"]].covered = ["space"]
    happen(camp, RemoveMarker())
    assert asked(camp) == ("ask-take-off", chosen("t1-left", "t1-token", "m2-space"))
    assert camp.awaited[0].seat == number(camp, "carpenter")
    answer(camp, "choose t1-token")
    assert asked(camp) == RESTED
    assert camp.spaces[SPACE["t1"]].covered == ["left"]
    assert tokens_at(camp, "t1") == ["time", "flock"]


def test_where_there_is_no_black_marker_nothing_is_asked() -> None:
    camp = table()
    tokens_at(camp, "m2").append("danger")
    happen(camp, RemoveMarker())
    assert asked(camp) == RESTED
    assert tokens_at(camp, "m2") == ["danger"]


def test_of_tokens_that_are_alike_one_is_offered_and_one_is_taken() -> None:
    camp = table()
    tokens_at(camp, "m1").extend(["food", "food"])
    tokens_at(camp, "m2").append("danger")
    happen(camp, RemoveAnything())
    (decision,) = camp.awaited
    assert [option.text for option in decision.options] == ["choose m1-food", "choose m2-danger"]
    answer(camp, "choose m1-food")
    assert tokens_at(camp, "m1") == ["food"]


def test_where_there_is_nothing_nothing_is_taken_off() -> None:
    camp = table()
    camp.tokens["build"] = ["time"]
    happen(camp, RemoveAnything())
    assert asked(camp) == RESTED
    assert camp.tokens["build"] == ["time"]


@rule("RC-26.4")
def test_a_token_that_was_taken_off_the_camp_does_not_go_along() -> None:
    camp = table(phase="end", card="mystery-hatchet")
    camp.spaces[SPACE["t1"]].tile = PLAINS
    happen(camp, PutAtCamp("wood"))
    camp.kept = [Kept("mystery-hatchet", 0)]
    happen(camp, RemoveAnything())
    assert tokens_at(camp, "m1") == []
    tokens_at(camp, "m1").append("wood")
    happen(camp, MoveCampTo("t1"))
    assert (tokens_at(camp, "m1"), tokens_at(camp, "t1")) == (["wood"], [])
    assert camp.kept == [Kept("mystery-hatchet", 0)]


@rule("RC-2.8")
def test_where_there_is_such_a_token_the_camp_gets_no_other() -> None:
    camp = table(phase="end", card="mystery-hatchet")
    tokens_at(camp, "m1").append("wood")
    happen(camp, PutAtCamp("wood"))
    assert tokens_at(camp, "m1") == ["wood"]
    assert camp.notes == {}


# The sky.


@rule("RC-24.1", "RC-2.7")
def test_a_cloud_in_the_weather_space_counts_once() -> None:
    camp = table(phase="event")
    happen(camp, Forecast("rain"), Forecast("snow"), Forecast("storm"), Forecast("animals"))
    assert happen(camp, Forecast("rain"), Forecast("snow"), Forecast("storm")) == []
    assert camp.sky.tokens == ["rain", "snow", "storm", "animals"]
    assert (camp.sky.rain, camp.sky.snow) == (1, 1)


@rule("RC-24.1")
def test_where_the_scenario_has_no_dice_none_are_rolled() -> None:
    camp = table(phase="production")
    before = camp.rng, camp.reveals
    happen(camp, RollWeather())
    assert (camp.sky.rolled, camp.sky.dice) == (True, [])
    assert (camp.rng, camp.reveals) == before


@rule("RC-24.2", "RC-31.1")
def test_the_rain_die_shows_rain_and_now_and_then_snow() -> None:
    seen = set()
    for seed in range(40):
        camp = table(phase="production", seed=seed)
        camp.round = 4
        reveals = camp.reveals
        happen(camp, RollWeather())
        assert camp.sky.dice == ["rain"]
        assert camp.reveals > reveals
        seen.add((camp.sky.rain, camp.sky.snow))
    assert seen == {*CLOUDS["rain"]} == {(1, 0), (2, 0), (0, 1)}


@rule("RC-24.2", "RC-24.6", "RC-31.1")
def test_in_winter_all_three_dice_are_rolled() -> None:
    clouds, animals = set(), set()
    for seed in range(60):
        camp = table(phase="weather", seed=seed)
        camp.round = 7
        happen(camp, RollWeather())
        assert camp.sky.dice == ["rain", "winter", "animals"]
        clouds.add((camp.sky.rain, camp.sky.snow))
        animals.update(camp.sky.animals)
    both = {(a + c, b + d) for a, b in CLOUDS["rain"] for c, d in CLOUDS["winter"]}
    assert clouds == both
    assert animals == {*ANIMALS} == {"none", "palisade", "food", "beast"}


@rule("RC-24.8")
def test_a_card_asks_for_the_die_of_the_hungry_animals_and_it_is_rolled_once() -> None:
    camp = table(phase="weather")
    camp.round = 4
    happen(camp, Forecast("animals"), RollWeather())
    assert camp.sky.dice == ["rain", "animals"]
    camp = table(phase="weather")
    camp.round = 7
    happen(camp, Forecast("animals"), RollWeather())
    assert camp.sky.dice == ["rain", "winter", "animals"]


@rule("RC-22.4", "RC-24.8")
def test_what_was_rolled_stands_and_only_a_die_that_came_later_is_rolled() -> None:
    camp = table(phase="production")
    camp.round = 4
    happen(camp, RollWeather())
    rain, snow, rng = camp.sky.rain, camp.sky.snow, camp.rng
    roll_weather(camp)
    assert (camp.sky.rain, camp.sky.snow, camp.rng) == (rain, snow, rng)
    happen(camp, Forecast("animals"), Forecast("snow"))
    roll_weather(camp)
    assert (camp.sky.rain, camp.sky.snow) == (rain, snow + 1)
    assert camp.sky.dice == ["rain", "animals"]
    assert len(camp.sky.animals) == 1


@rule("RC-24.5")
def test_a_cloud_is_ignored_if_there_is_one() -> None:
    camp = table(phase="weather")
    camp.sky.rain, camp.sky.snow = 2, 1
    happen(camp, IgnoreCloud("rain"), IgnoreCloud("snow"))
    assert (camp.sky.rain, camp.sky.snow) == (1, 0)
    happen(camp, IgnoreCloud("snow"))
    assert (camp.sky.rain, camp.sky.snow) == (1, 0)
    happen(camp, IgnoreCloud("rain"))
    assert happen(camp, IgnoreCloud("rain")) == []
    assert (camp.sky.rain, camp.sky.snow) == (0, 0)


@rule("RC-24.5")
def test_a_snow_cloud_counts_as_a_rain_cloud() -> None:
    camp = table(phase="weather")
    camp.sky.rain, camp.sky.snow = 1, 1
    happen(camp, SnowAsRain())
    assert (camp.sky.rain, camp.sky.snow) == (2, 0)
    assert happen(camp, SnowAsRain()) == []
    assert (camp.sky.rain, camp.sky.snow) == (2, 0)
