"""LB-7: boats move towards land, and people go ashore."""

import pytest

from atoll.games.lifeboats.state import Waters
from tests.rulecite import rule

from .tables import (
    SEATS,
    afloat,
    asked,
    board,
    boat,
    each,
    outcome,
    question,
    table,
    texts,
    told,
    votes,
)

COLOURS = ("green", "red", "yellow", "blue", "purple", "white", "black")
LEFT_TO_RIGHT = ["left", "left", "centre", "centre", "right", "right", "right"]


def moved(waters: Waters, colour: str) -> list[str]:
    """What was told when all vote that this boat moves."""
    return told(votes(waters, *[colour] * len(asked(waters))), "moved", "landed", "landed-empty")


@rule("LB-7.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_players_vote_which_boat_moves_one_step(seats: int) -> None:
    boats = {"green": "green:so", "black": "green:s, 2 to go"}
    waters = table(seats=seats, boats=boats, phase="move")
    assert asked(waters) == list(range(seats))
    for seat in range(seats):
        assert texts(waters, seat) == each("vote", "green black hat")
    assert moved(waters, "black") == ["moved black 1"]
    assert boat(waters, "black") == "green:s, 1 to go"
    assert boat(waters, "green") == "green:so"


@rule("LB-7.1")
def test_leaks_do_not_hold_a_boat_up() -> None:
    boats = {"red": "green:so red:so, 2 leaks, 2 to go", "black": "yellow:so"}
    waters = table(boats=boats, phase="move")
    moved(waters, "red")
    assert boat(waters, "red") == "green:so red:so, 2 leaks, 1 to go"


@rule("LB-7.2")
def test_a_boat_that_reaches_the_shore_lands_with_all_its_people() -> None:
    boats = {"red": "green:s red:o yellow:ss, 2 leaks, 1 to go", "black": "green:so"}
    waters = table(boats=boats, phase="move")
    assert moved(waters, "red") == ["moved red 0", "landed red left 4"]
    assert boat(waters, "red") == "green:s red:o yellow:ss, 2 leaks, landed left"
    assert afloat(waters) == {"black"}
    assert board(waters).arrivals == ("red",)


@rule("LB-7.2")
def test_it_takes_the_next_place_in_the_row_of_arrivals() -> None:
    boats = {
        "black": "yellow:o, landed",
        "green": "empty, landed",
        "red": "green:so, 1 to go",
        "yellow": "green:so",
    }
    waters = table(boats=boats, phase="move")
    moved(waters, "red")
    assert board(waters).arrivals == ("black", "green", "red")


@rule("LB-7.3")
@pytest.mark.parametrize(("place", "island"), list(enumerate(LEFT_TO_RIGHT)))
def test_who_lands_takes_the_leftmost_free_field_of_two_two_and_three(
    place: int, island: str
) -> None:
    ashore = {colour: f"{colour}:s, landed" for colour in COLOURS[:place]}
    landing = {COLOURS[place]: "green:so, 1 to go, lane 7"}
    waters = table(seats=6, boats=ashore | landing, phase="move")
    assert boat(waters, COLOURS[place]) == f"green:so, landed {island}", "the last boat: no vote"


@rule("LB-7.3")
def test_the_lane_does_not_matter() -> None:
    boats = {"red": "red:s, 1 to go, lane 7", "black": "yellow:so, lane 1"}
    waters = table(boats=boats, phase="move")
    assert moved(waters, "red") == ["moved red 0", "landed red left 1"]


@rule("LB-7.3")
def test_each_crew_takes_a_field_of_its_own_however_few_they_are() -> None:
    boats = {
        "green": "green:s, landed",
        "red": "red:s, landed",
        "yellow": "yellow:s, 1 to go",
        "black": "green:so",
    }
    waters = table(boats=boats, phase="move")
    assert moved(waters, "yellow")[1] == "landed yellow centre 1"


@rule("LB-7.3", "LB-1.4")
def test_three_players_never_reach_the_right_island() -> None:
    colours = ["red", "black", "green", "yellow"]
    ashore = dict.fromkeys(colours[:3], "red:s, landed")
    waters = table(boats=ashore | {"yellow": "yellow:so, 1 to go"}, phase="move")
    islands = {seen.colour: seen.island for seen in board(waters).boats}
    assert [islands[colour] for colour in colours] == ["left", "left", "centre", "centre"]
    assert outcome(waters).reason == "no-boats"


@rule("LB-7.4")
@pytest.mark.parametrize(("lane", "island"), list(enumerate(LEFT_TO_RIGHT, start=1)))
@pytest.mark.parametrize("seats", [3, 6])
def test_with_the_option_the_lane_leads_to_the_island(lane: int, island: str, seats: int) -> None:
    boats = {"red": f"red:so, 1 to go, lane {lane}", "black": "green:so"}
    waters = table(seats=seats, boats=boats, phase="move", landing="lane")
    assert moved(waters, "red") == ["moved red 0", f"landed red {island} 2"]
    assert boat(waters, "red") == f"red:so, landed {island}"


@rule("LB-7.4")
def test_then_the_order_of_arrival_decides_only_the_row() -> None:
    boats = {
        "green": "green:s, landed, lane 6",
        "red": "red:so, 1 to go, lane 5",
        "black": "green:so, lane 1",
    }
    waters = table(boats=boats, phase="move", landing="lane")
    moved(waters, "red")
    assert boat(waters, "green") == "green:s, landed right"
    assert boat(waters, "red") == "red:so, landed right"
    assert board(waters).arrivals == ("green", "red")


@rule("LB-7.5")
@pytest.mark.parametrize("landing", ["arrival", "lane"])
def test_an_empty_boat_takes_its_place_among_the_arrivals_but_no_field(landing: str) -> None:
    boats = {"red": "empty, 1 to go", "black": "green:so, lane 1"}
    waters = table(boats=boats, phase="move", landing=landing)
    assert moved(waters, "red") == ["moved red 0", "landed-empty red"]
    assert boat(waters, "red") == "empty, landed"
    assert board(waters).arrivals == ("red",)
    assert board(waters).boats[1].island is None


@rule("LB-7.5", "LB-7.3")
def test_the_field_that_an_empty_boat_did_not_take_is_still_free() -> None:
    boats = {
        "green": "green:s, landed",
        "red": "empty, landed",
        "yellow": "yellow:s, 1 to go",
        "black": "green:so",
    }
    waters = table(boats=boats, phase="move")
    assert moved(waters, "yellow")[1] == "landed yellow left 1"


@rule("LB-7.6")
def test_who_has_landed_is_safe() -> None:
    boats = {"red": "red:so, 1 leak, 1 to go", "yellow": "yellow:so, 1 leak", "black": "green:so"}
    waters = table(boats=boats, phase="move", first=1)
    votes(waters, "red", "red", "red")
    assert (question(waters), asked(waters)) == ("ask-leave", [2]), "red has nobody to leave a boat"
    assert texts(waters, 2) == {"leave sailor yellow", "leave officer yellow"}
    assert boat(waters, "red") == "red:so, 1 leak, landed left"
    assert board(waters).scores == (0, 14, 0)
