"""What cards do to the island: sources, terrains, tiles."""

import pytest

from atoll.games.robinson.cards.gathering import GATHERING
from atoll.games.robinson.effects import finds, island, resources, tokens  # noqa: F401
from atoll.games.robinson.effects.island import settle_marker
from atoll.games.robinson.facts import FOOD_SOURCES, ISLAND, SPACE, SPACES, Kind, Phase
from atoll.games.robinson.land.tiles import explored, sources, yields
from atoll.games.robinson.land.tokens import settle_tokens
from atoll.games.robinson.scenes import carry_out, open_scene
from atoll.games.robinson.state import NOWHERE, Camp, Scene, Space, Stack
from atoll.games.robinson.steps import Steps
from atoll.games.robinson.vocabulary import (
    ArrangeTiles,
    CorralFlock,
    CoverTerrain,
    CoverTerrainHere,
    ExhaustAdjacent,
    ExhaustAtCamp,
    ExhaustHere,
    ExhaustNearest,
    ExhaustNeighbour,
    ExhaustNoted,
    LayShortcut,
    NewFlock,
    TurnDownNeighbour,
    TurnDownNoted,
    TurnUpNoted,
    Uncover,
)
from tests.games.robinson.tables import answer, asked, happen, table, wounds
from tests.rulecite import rule

from .tables import all_wounds

# The camp is at m1, a beach with wood on the left and fish on the right; t1, m2 and b1 touch it.
PARROTS_AND_WOOD, PARROTS, WOOD, FISH = 5, 9, 7, 3
"""Tiles."""


def island_of(names: str = "carpenter cook", phase: Phase = "event", card: str = "") -> Camp:
    return table(names, phase=phase, card=card)


def at_work(kind: Kind, target: str, card: str = "") -> Camp:
    """The cook acts at a place."""
    stack = Stack(f"{kind}-{target}", kind, target, ["cook"])
    return table(actor="cook", card=card, stack=stack)


def lay(camp: Camp, **tiles: int) -> None:
    for name, tile in tiles.items():
        at(camp, name).tile = tile


def at(camp: Camp, name: str) -> Space:
    return camp.spaces[SPACE[name]]


def covered(camp: Camp) -> set[str]:
    return {
        f"{SPACES[number]}-{part}"
        for number, space in enumerate(camp.spaces)
        for part in space.covered
    }


# The nearest source.


@rule("RC-6.6")
def test_the_nearest_source_is_on_the_camp_tile() -> None:
    camp = island_of()
    lay(camp, t1=FISH)
    happen(camp, ExhaustNearest(("fish",)))
    assert asked(camp)[0] == ""
    assert covered(camp) == {"m1-right"}


@rule("RC-6.6")
def test_of_several_nearest_sources_the_players_choose_one() -> None:
    camp = island_of()
    lay(camp, t1=PARROTS_AND_WOOD, b1=PARROTS, m2=WOOD, m3=PARROTS)
    happen(camp, ExhaustNearest(("parrot",)))
    assert asked(camp) == ("ask-exhaust", {"choose t1-left", "choose b1-left"})
    answer(camp, "choose b1-left")
    assert covered(camp) == {"b1-left"}


@rule("RC-6.6")
def test_exhausted_sources_are_not_the_nearest() -> None:
    camp = island_of()
    lay(camp, t1=FISH)
    at(camp, "m1").covered.append("right")
    happen(camp, ExhaustNearest(FOOD_SOURCES))
    assert covered(camp) == {"m1-right", "t1-right"}


@rule("RC-6.6")
def test_farther_out_sources_are_found_behind_an_inaccessible_tile() -> None:
    camp = island_of()
    lay(camp, m2=FISH, m3=PARROTS)
    at(camp, "m2").face_down = True
    happen(camp, ExhaustNearest(("parrot",)))
    assert covered(camp) == {"m3-left"}


@rule("RC-6.6")
def test_a_flock_that_is_a_source_is_found_like_parrots() -> None:
    camp = island_of()
    lay(camp, t1=WOOD)
    at(camp, "t1").tokens.append("flock")
    happen(camp, ExhaustNearest(("parrot",)))
    assert covered(camp) == {"t1-token"}
    assert [*sources(at(camp, "t1"))] == [("left", "wood")]


@rule("RC-6.6")
def test_without_such_a_source_each_character_is_wounded() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    happen(camp, ExhaustNearest(("parrot",)))
    assert covered(camp) == set()
    assert all_wounds(camp) == [1, 1, 0]


@rule("RC-9.2")
def test_a_card_uncovers_the_source_that_it_covered_and_no_other() -> None:
    camp = island_of(card="event-otters")
    at(camp, "m1").covered.append("left")
    happen(camp, ExhaustNearest(("fish",)))
    assert camp.notes == {"event-otters": ["m1-right"]}
    happen(camp, Uncover())
    assert covered(camp) == {"m1-left"}
    assert camp.notes == {}


@rule("RC-9.2")
def test_a_card_that_leaves_forgets_what_it_covered() -> None:
    camp = island_of()
    open_scene(camp, Scene(0, "event-otters"), ExhaustNearest(("fish",)))
    happen(camp)
    assert covered(camp) == {"m1-right"}
    assert camp.notes == {}
    assert camp.out == ["event-otters"]


# Sources next to the camp.


@rule("RC-9.2")
def test_sources_next_to_the_camp_are_chosen_one_after_another() -> None:
    camp = island_of(card="event-devastation")
    lay(camp, t1=PARROTS_AND_WOOD, m2=WOOD, m3=WOOD)
    happen(camp, ExhaustAdjacent(2))
    assert asked(camp) == (
        "ask-exhaust",
        {"choose t1-left", "choose t1-right", "choose m2-left"},
    )
    answer(camp, "choose t1-right")
    assert asked(camp)[1] == {"choose t1-left", "choose m2-left"}
    answer(camp, "choose m2-left")
    assert covered(camp) == {"t1-right", "m2-left"}
    assert asked(camp)[0] == ""


@rule("RC-6.1", "RC-6.2")
def test_each_missing_source_next_to_the_camp_wounds_every_character() -> None:
    camp = island_of()
    happen(camp, ExhaustAdjacent(2))
    assert all_wounds(camp) == [2, 2]
    lay(camp, t1=WOOD)
    happen(camp, ExhaustAdjacent(2))
    assert covered(camp) == {"t1-left"}
    assert all_wounds(camp) == [3, 3]


@rule("RC-6.4")
def test_all_sources_of_a_neighbouring_tile_are_exhausted_if_possible() -> None:
    camp = island_of(card="event-ravishing-hurricane")
    happen(camp, ExhaustNeighbour())
    assert asked(camp)[0] == ""
    lay(camp, t1=PARROTS_AND_WOOD, m2=WOOD, b1=FISH, t3=WOOD)
    at(camp, "b1").covered.append("right")
    happen(camp, ExhaustNeighbour())
    assert asked(camp) == ("ask-exhaust-tile", {"choose t1", "choose m2"})
    answer(camp, "choose t1")
    assert covered(camp) == {"t1-left", "t1-right", "b1-right"}
    happen(camp, Uncover())
    assert covered(camp) == {"b1-right"}
    assert all_wounds(camp) == [0, 0]


@rule("RC-6.4")
def test_what_is_exhausted_already_costs_nothing_if_only_the_possible_is_asked_for() -> None:
    camp = island_of()
    lay(camp, t1=PARROTS_AND_WOOD)
    at(camp, "t1").covered.append("left")
    happen(camp, ExhaustNeighbour())
    assert covered(camp) == {"t1-left", "t1-right"}
    assert all_wounds(camp) == [0, 0]


# Sources here.


@rule("RC-9.2")
def test_the_source_that_is_gathered_from_is_exhausted() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=PARROTS_AND_WOOD)
    happen(camp, ExhaustHere("gathered"))
    assert covered(camp) == {"t1-left"}


@rule("RC-2.8")
def test_a_second_marker_on_a_source_wounds_each_character() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=PARROTS_AND_WOOD)
    at(camp, "t1").covered.append("left")
    happen(camp, ExhaustHere("gathered"))
    assert at(camp, "t1").covered == ["left"]
    assert all_wounds(camp) == [1, 1]


@rule("RC-9.2")
def test_any_source_of_the_tile_is_exhausted_that_the_players_choose() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=PARROTS_AND_WOOD, m2=WOOD)
    happen(camp, ExhaustHere("any"))
    assert asked(camp) == ("ask-exhaust", {"choose t1-left", "choose t1-right"})
    answer(camp, "choose t1-right")
    assert covered(camp) == {"t1-right"}


@rule("RC-2.8")
def test_where_every_source_is_exhausted_each_character_is_wounded() -> None:
    camp = at_work("explore", "t1")
    lay(camp, t1=WOOD)
    at(camp, "t1").covered.append("left")
    happen(camp, ExhaustHere("any"))
    assert at(camp, "t1").covered == ["left"]
    assert all_wounds(camp) == [1, 1]


@rule("RC-2.7", "RC-2.8")
def test_a_marker_waits_on_an_unexplored_space_and_a_second_wounds_each_character() -> None:
    camp = at_work("explore", "t1")
    happen(camp, ExhaustHere("any"))
    assert covered(camp) == {"t1-space"}
    assert all_wounds(camp) == [0, 0]
    happen(camp, ExhaustHere("any"))
    assert covered(camp) == {"t1-space"}
    assert all_wounds(camp) == [1, 1]


@rule("RC-9.2")
def test_a_marker_that_waited_covers_a_source_when_the_tile_is_laid() -> None:
    camp = at_work("explore", "t1")
    at(camp, "t1").covered.append("space")
    lay(camp, t1=PARROTS_AND_WOOD)
    settle_marker(camp, SPACE["t1"])
    happen(camp)
    assert asked(camp) == ("ask-exhaust", {"choose t1-left", "choose t1-right"})
    answer(camp, "choose t1-left")
    assert covered(camp) == {"t1-left"}


@rule("RC-9.2")
def test_where_no_marker_waits_a_new_tile_is_untouched() -> None:
    camp = at_work("explore", "t1")
    lay(camp, t1=PARROTS_AND_WOOD)
    settle_marker(camp, SPACE["t1"])
    happen(camp)
    assert asked(camp)[0] == ""
    assert covered(camp) == set()


@rule("RC-9.2")
def test_an_action_that_has_no_place_exhausts_nothing() -> None:
    camp = at_work("explore", "mystery-treasure-map")
    happen(camp, ExhaustHere("any"), CoverTerrainHere(), NewFlock())
    assert covered(camp) == set()
    assert all_wounds(camp) == [0, 0]


@rule("RC-9.2")
def test_food_on_the_camp_tile_is_exhausted() -> None:
    camp = island_of()
    happen(camp, ExhaustAtCamp())
    assert covered(camp) == {"m1-right"}
    happen(camp, ExhaustAtCamp())
    assert all_wounds(camp) == [1, 1]


# A new flock.


@rule("RC-11.11", "RC-12.2")
def test_a_new_flock_makes_a_source_of_food_richer() -> None:
    camp = at_work("gather", "t1-right")
    lay(camp, t1=PARROTS_AND_WOOD)
    happen(camp, NewFlock())
    assert at(camp, "t1").tokens == []
    settle_tokens(camp)
    assert at(camp, "t1").tokens == ["food"]
    assert yields(at(camp, "t1"), "parrot") == 2


@rule("RC-11.11")
def test_a_new_flock_is_a_source_itself_where_the_tile_shows_no_food() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=WOOD)
    happen(camp, NewFlock())
    settle_tokens(camp)
    assert [*sources(at(camp, "t1"))] == [("left", "wood"), ("token", "parrot")]
    assert yields(at(camp, "t1"), "parrot") == 1


@rule("RC-2.8")
def test_a_second_food_token_is_not_placed() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=WOOD)
    happen(camp, NewFlock(), NewFlock())
    settle_tokens(camp)
    assert at(camp, "t1").tokens == ["flock"]
    happen(camp, NewFlock())
    assert camp.laid == []
    assert all_wounds(camp) == [0, 0]


@rule("RC-9.2")
def test_when_the_flock_has_vanished_all_sources_of_its_tile_are_exhausted() -> None:
    camp = at_work("gather", "t1-left", card="gather-new-flock")
    lay(camp, t1=WOOD, m2=WOOD)
    happen(camp, NewFlock())
    settle_tokens(camp)
    camp.phase = "event"
    happen(camp, ExhaustNoted())
    assert covered(camp) == {"t1-left", "t1-token"}
    assert all_wounds(camp) == [0, 0]


@rule("RC-2.8")
def test_a_vanished_flock_wounds_for_a_source_that_was_exhausted_before() -> None:
    camp = island_of(card="gather-new-flock")
    camp.notes["gather-new-flock"] = ["t1"]
    lay(camp, t1=PARROTS_AND_WOOD)
    at(camp, "t1").tokens.append("food")
    at(camp, "t1").covered.append("right")
    happen(camp, ExhaustNoted())
    assert covered(camp) == {"t1-left", "t1-right"}
    assert all_wounds(camp) == [1, 1]


@rule("RC-19.7")
def test_a_flock_vanishes_without_a_trace_from_an_inaccessible_tile() -> None:
    camp = island_of(card="gather-new-flock")
    camp.notes["gather-new-flock"] = ["t1"]
    lay(camp, t1=WOOD)
    at(camp, "t1").face_down = True
    happen(camp, ExhaustNoted())
    assert covered(camp) == set()


# Terrains.


@rule("RC-17.2")
def test_a_terrain_is_covered_on_a_tile_that_the_players_choose_and_uncovered_again() -> None:
    camp = island_of(card="event-rough-passage")
    lay(camp, t1=4, b1=7, m2=5)
    happen(camp, CoverTerrain("hills"))
    assert asked(camp) == ("ask-terrain", {"choose t1", "choose b1"})
    answer(camp, "choose t1")
    assert covered(camp) == {"t1-terrain"}
    assert explored(camp, "hills")
    happen(camp, CoverTerrain("hills"))
    assert covered(camp) == {"t1-terrain", "b1-terrain"}
    assert not explored(camp, "hills")
    happen(camp, Uncover())
    assert explored(camp, "hills")
    assert covered(camp) == set()


@rule("RC-6.4")
def test_a_terrain_is_covered_only_if_possible() -> None:
    camp = island_of()
    happen(camp, CoverTerrain("river"))
    assert asked(camp)[0] == ""
    assert all_wounds(camp) == [0, 0]


@rule("RC-17.2", "RC-2.8")
def test_the_terrain_of_the_place_of_the_action_is_covered_once() -> None:
    camp = at_work("gather", "t1-left")
    lay(camp, t1=WOOD)
    happen(camp, CoverTerrainHere())
    assert covered(camp) == {"t1-terrain"}
    assert not explored(camp, "hills")
    happen(camp, CoverTerrainHere())
    assert at(camp, "t1").covered == ["terrain"]
    assert all_wounds(camp) == [1, 1]


# Tiles.


@rule("RC-19.7")
def test_a_neighbouring_tile_becomes_inaccessible_and_loses_what_lies_on_it() -> None:
    camp = island_of(card="event-earthquake")
    lay(camp, t1=PARROTS_AND_WOOD, b1=WOOD, m3=FISH)
    at(camp, "t1").tokens += ["time", "food"]
    at(camp, "t1").covered += ["left", "terrain"]
    camp.shortcut = SPACE["t1"]
    happen(camp, TurnDownNeighbour())
    assert asked(camp) == ("ask-turn-down", {"choose t1", "choose b1"})
    events = answer(camp, "choose t1")
    assert [event.kind for event in events] == ["turned-down"]
    assert at(camp, "t1") == Space(tile=PARROTS_AND_WOOD, face_down=True)
    assert camp.shortcut == NOWHERE
    assert not explored(camp, "mountains")
    happen(camp, TurnUpNoted())
    assert at(camp, "t1") == Space(tile=PARROTS_AND_WOOD)
    assert explored(camp, "mountains")


@rule("RC-6.4")
def test_without_a_neighbouring_tile_none_becomes_inaccessible() -> None:
    camp = island_of()
    lay(camp, t2=WOOD)
    happen(camp, TurnDownNeighbour())
    assert asked(camp)[0] == ""
    assert all_wounds(camp) == [0, 0]


@rule("RC-19.7")
def test_the_tile_that_a_card_has_noted_becomes_inaccessible() -> None:
    camp = island_of(card="gather-after-the-hurricane")
    camp.notes["gather-after-the-hurricane"] = ["t1"]
    lay(camp, t1=WOOD, b1=WOOD)
    for tile in ("t1", "b1"):
        at(camp, tile).tokens.append("time")
    happen(camp, TurnDownNoted())
    assert at(camp, "t1").face_down
    assert not at(camp, "b1").face_down
    assert camp.outcome is None


@rule("RC-13.5", "RC-19.7")
def test_a_hurricane_returns_to_the_tile_where_it_was_met() -> None:
    hurricane = GATHERING["gather-after-the-hurricane"]
    camp = at_work("gather", "t1-left")
    lay(camp, t1=WOOD, b1=WOOD)
    carry_out(camp, 1, "gather-after-the-hurricane", *hurricane.upper)
    happen(camp)
    assert camp.out == []
    settle_tokens(camp)
    camp.phase = "event"
    camp.scenes = []
    carry_out(camp, 0, "gather-after-the-hurricane", *hurricane.lower)
    happen(camp)
    assert [name for name in SPACES[:ISLAND] if at(camp, name).face_down] == ["t1"]
    assert camp.notes == {}


@rule("RC-28.3", "RC-19.7")
def test_the_game_is_lost_when_the_camp_is_on_the_tile_that_becomes_inaccessible() -> None:
    camp = island_of(card="gather-after-the-hurricane")
    camp.notes["gather-after-the-hurricane"] = ["m1"]
    at(camp, "m1").tokens.append("time")
    happen(camp, TurnDownNoted())
    assert camp.outcome is not None
    assert camp.outcome.reason == "camp-lost"
    assert camp.outcome.winners == ()


@rule("RC-19.7")
def test_a_tile_that_is_inaccessible_already_is_not_turned_again() -> None:
    camp = island_of(card="gather-after-the-hurricane")
    camp.notes["gather-after-the-hurricane"] = ["t1"]
    lay(camp, t1=WOOD)
    at(camp, "t1").face_down = True
    assert happen(camp, TurnDownNoted()) == []


@rule("RC-13.5")
@pytest.mark.parametrize("lower", [TurnDownNoted(), ExhaustNoted()])
def test_without_its_token_the_tile_that_a_card_has_noted_is_safe(lower: Steps) -> None:
    camp = island_of(card="gather-new-flock")
    camp.notes["gather-new-flock"] = ["t1"]
    lay(camp, t1=WOOD)
    assert happen(camp, lower) == []
    assert covered(camp) == set()


@rule("RC-1.2", "RC-1.3")
@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        (("choose 4", "choose 11"), ["4", "11", "6"]),
        (("choose 6", "choose 4"), ["6", "4", "11"]),
    ],
)
def test_the_next_tiles_are_looked_at_and_put_back_in_any_order(
    chosen: tuple[str, str], order: list[str]
) -> None:
    camp = island_of(phase="end")
    camp.tiles.cards = ["1", "2", "6", "11", "4"]
    before = camp.reveals
    events = happen(camp, ArrangeTiles(3))
    assert events[0].args == {"tiles": ("4", "11", "6")}
    assert camp.reveals == before + 1
    assert asked(camp) == ("ask-next-tile", {"choose 4", "choose 11", "choose 6"})
    answer(camp, *chosen)
    assert camp.tiles.cards == ["1", "2", *order]
    assert camp.tiles.top == 3
    assert asked(camp)[0] == ""


@rule("RC-2.10")
def test_a_short_stack_is_arranged_as_far_as_it_goes() -> None:
    camp = island_of()
    camp.tiles.cards = ["1", "2"]
    happen(camp, ArrangeTiles(3))
    assert asked(camp)[1] == {"choose 1", "choose 2"}
    answer(camp, "choose 2")
    assert camp.tiles.cards == ["2", "1"]
    camp.tiles.cards = []
    happen(camp, ArrangeTiles(3))
    assert asked(camp)[0] == ""


# Items that change the island.


@rule("RC-18.11")
def test_the_corral_covers_parrots_next_to_the_camp_and_brings_food_to_the_camp_tile() -> None:
    camp = island_of(phase="end")
    lay(camp, t1=PARROTS_AND_WOOD, b1=PARROTS, m2=FISH, m3=PARROTS)
    camp.items = ["corral"]
    happen(camp, CorralFlock())
    assert asked(camp) == ("ask-corral", {"choose t1-left", "choose b1-left"})
    answer(camp, "choose t1-left")
    assert covered(camp) == {"t1-left"}
    assert "food" in at(camp, "m1").tokens
    assert yields(at(camp, "m1"), "fish") == 2


@rule("RC-18.11")
def test_without_parrots_next_to_the_camp_the_corral_brings_nothing() -> None:
    camp = island_of(phase="end")
    camp.camp = SPACE["t1"]
    lay(camp, t1=PARROTS, m2=FISH)
    happen(camp, CorralFlock())
    assert asked(camp)[0] == ""
    assert covered(camp) == set()
    assert at(camp, "t1").tokens == []
    assert wounds(camp, "cook") == 0


@rule("RC-18.5")
def test_the_shortcut_leads_to_a_tile_next_to_the_camp() -> None:
    camp = island_of(phase="end")
    happen(camp, LayShortcut())
    assert camp.shortcut == NOWHERE
    lay(camp, t1=PARROTS, b1=WOOD, m3=WOOD)
    happen(camp, LayShortcut())
    assert asked(camp) == ("ask-shortcut", {"choose t1", "choose b1"})
    answer(camp, "choose b1")
    assert camp.shortcut == SPACE["b1"]
