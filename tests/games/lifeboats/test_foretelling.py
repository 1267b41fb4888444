"""What answers and views say would happen to a boat and its people is what happens."""

import pytest
from msgspec import structs

from atoll.games.lifeboats.state import Waters
from atoll.games.lifeboats.view import BoatSeen, IslandSeen
from atoll.kernel import Args
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    board,
    boarding,
    boat,
    question,
    shipwreck,
    table,
    told,
    votes,
)

JUMPS = {
    ("ask-leave", 1): "leave sailor red",
    ("ask-climb", 1): "climb green",
    ("ask-climb", 2): "climb green",
}


def seen(waters: Waters, colour: str) -> BoatSeen:
    return next(each for each in board(waters).boats if each.colour == colour)


def foreseen(waters: Waters, text: str, seat: int | None = None) -> Args:
    """What is told of an answer that a seat, or anybody, can give now."""
    found = [
        option.told
        for decision in waters.decisions
        if seat is None or decision.seat == seat
        for option in decision.options
        if option.text == text
    ]
    assert all(each == found[0] for each in found)
    return found[0]


def prospect(waters: Waters, colour: str) -> dict[str, str | int]:
    """What it would bring if the vote came to a colour."""
    vote = board(waters).vote
    assert vote is not None
    assert tuple(each.colour for each in vote.prospects) == vote.colours
    found = next(each for each in vote.prospects if each.colour == colour)
    told = structs.asdict(found)
    return {name: value for name, value in told.items() if name != "colour" and value is not None}


def test_a_boat_that_is_not_on_the_water_has_nothing_to_foretell() -> None:
    boats = {"red": "red:so, landed", "yellow": "empty, landed", "black": "green:so yellow:o"}
    waters = table(boats=boats)
    for colour in ("green", "red", "yellow"):
        there = seen(waters, colour)
        assert there.free_seats == 0
    assert [seen(waters, colour).field for colour in ("green", "yellow")] == [None, None]


@rule("LB-6.2", "LB-6.3", "LB-6.8", "LB-6.9")
@pytest.mark.parametrize(
    ("crew", "free", "foretold", "after"),
    [
        ("red:so", 4, "leak", "red:so, 1 leak"),
        ("red:so, 1 leak", 3, "leak", "red:so, 2 leaks"),
        ("red:so, 2 leaks", 2, "sinks", "sunk"),
        ("empty", 6, "sinks", "sunk"),
        ("green:s red:sssss", 0, "full", "green:s red:ssss, 1 leak"),
        ("green:s red:sss, 2 leaks", 0, "full", "green:s red:ss, 3 leaks"),
        ("green:s red:ss, 3 leaks", 0, "sinks", "sunk"),
    ],
)
def test_what_a_further_leak_would_do(crew: str, free: int, foretold: str, after: str) -> None:
    waters = table(boats={"red": crew, "yellow": "empty", "black": "yellow:so green:s"})
    before = seen(waters, "red")
    assert before.free_seats == free
    assert prospect(waters, "red") == {"brings": foretold, "leaks": before.leaks + 1}
    votes(waters, "red", "red", "red")
    if question(waters) == "ask-vote-overboard":
        assert free == 0
        votes(waters, "red", "red")
    assert boat(waters, "red") == after


@rule("LB-6.6")
@pytest.mark.parametrize("lost", ["green", "red", "blue"])
def test_whom_each_colour_would_lose_overboard(lost: str) -> None:
    boats = {"red": "green:so red:ss blue:oo", "black": "yellow:so"}
    waters = table(seats=4, boats=boats, phase="overboard red")
    colours = "green", "red", "blue"
    foretold = {colour: prospect(waters, colour) for colour in colours}
    assert {(each["brings"], each["leaks"]) for each in foretold.values()} == {("drowns", 1)}
    assert [foretold[colour]["rank"] for colour in colours] == ["sailor", "sailor", "officer"]
    events = votes(waters, lost, lost, lost)
    assert told(events, "overboard")[0].split()[2] == foretold[lost]["rank"]


@rule("LB-6.6", "LB-6.8")
@pytest.mark.parametrize(
    ("crew", "foretold", "after"),
    [
        ("green:s red:sss, 2 leaks", "drowns", "green:s red:ss, 3 leaks"),
        ("green:s red:ss, 3 leaks", "drowns-in-vain", "sunk"),
    ],
)
def test_whether_the_boat_sinks_although_somebody_drowns(
    crew: str, foretold: str, after: str
) -> None:
    waters = table(boats={"red": crew, "black": "yellow:so"}, phase="overboard red")
    assert {prospect(waters, colour)["brings"] for colour in ("green", "red")} == {foretold}
    votes(waters, "red", "red")
    assert boat(waters, "red") == after


@rule("LB-4.5", "LB-7.1")
def test_before_a_decision_the_same_is_told_as_before_the_vote() -> None:
    boats = {"red": "red:so, 1 to go", "green": "green:so", "black": "yellow:so, 2 to go"}
    waters = table(boats=boats, phase="move")
    voted = {colour: prospect(waters, colour) for colour in boats}
    votes(waters, "red", "hat", "green")
    assert question(waters) == "ask-captain-move"
    assert {colour: prospect(waters, colour) for colour in boats} == voted


@rule("LB-7.1", "LB-7.2", "LB-7.3", "LB-7.5")
@pytest.mark.parametrize(
    ("boat_before", "foretold", "after"),
    [
        ("red:so", {"brings": "nearer", "left": 2}, "red:so, 2 to go"),
        ("red:so, 2 to go", {"brings": "nearer", "left": 1}, "red:so, 1 to go"),
        (
            "red:so, 1 to go",
            {"brings": "lands", "left": 0, "island": "left"},
            "red:so, landed left",
        ),
        ("empty, 1 to go", {"brings": "lands-empty", "left": 0}, "empty, landed"),
    ],
)
def test_what_a_move_would_bring(
    boat_before: str, foretold: dict[str, str | int], after: str
) -> None:
    waters = table(boats={"red": boat_before, "black": "yellow:so green:s"}, phase="move")
    assert prospect(waters, "red") == foretold
    votes(waters, "red", "red", "red")
    assert boat(waters, "red") == after


@rule("LB-7.4")
def test_where_people_land_by_lane_launching_tells_what_they_are_worth_there() -> None:
    waters = GAME.setup(3, 1, {"landing": "lane"})
    seat = asked(waters)[0]
    ahead = [foreseen(waters, f"launch {lane}", seat) for lane in (2, 3, 7)]
    assert ahead == [
        {"island": "left", "sailor": 6, "officer": 8},
        {"island": "centre", "sailor": 4, "officer": 6},
        {"island": "right", "sailor": 5, "officer": 7},
    ]
    waters = shipwreck()
    assert foreseen(waters, "launch 2", asked(waters)[0]) == {}


@rule("LB-8.9")
@pytest.mark.parametrize(
    ("crew", "stay", "foretold"),
    [
        ("red:so", 1, "floats"),
        ("red:so, 1 leak", 1, "floats"),
        ("red:so, 2 leaks", 1, "sinks"),
        ("red:sso, 2 leaks", 2, "floats"),
        ("red:sso, 3 leaks", 2, "sinks"),
    ],
)
def test_whether_a_boat_would_sink_if_somebody_left_it(crew: str, stay: int, foretold: str) -> None:
    boats = {"red": crew, "black": "yellow:ss", "green": "empty"}
    waters = table(boats=boats, phase="leave", first=1)
    assert foreseen(waters, "leave sailor red", 1) == {"stay": stay, "brings": foretold}
    while question(waters) != "ask-vote-leak":
        answer(waters, asked(waters)[0], JUMPS[question(waters), asked(waters)[0]])
    assert (boat(waters, "red") == "sunk") == (foretold == "sinks")


@rule("LB-7.3", "LB-7.5")
def test_the_field_that_the_next_crew_would_take_is_the_leftmost_free_one() -> None:
    boats = {
        "green": "green:s, landed",
        "yellow": "empty, landed",
        "red": "red:so, 1 to go, lane 7",
        "blue": "empty",
        "black": "yellow:so",
    }
    waters = table(seats=4, boats=boats, phase="move")
    fields = {each.colour: each.field for each in board(waters).boats}
    assert fields == {"green": 1, "red": 2, "yellow": None, "blue": None, "black": 2}
    votes(waters, "red", "red", "red", "red")
    assert [seen(waters, colour).field for colour in ("green", "red", "black")] == [1, 2, 3]


@rule("LB-7.4")
@pytest.mark.parametrize("lane", [1, 4, 7])
def test_with_the_option_it_is_that_of_the_lane(lane: int) -> None:
    boats = {"red": f"red:so, 1 to go, lane {lane}", "black": "yellow:so, lane 2"}
    waters = table(boats=boats, phase="move", landing="lane")
    assert (seen(waters, "red").field, seen(waters, "black").field) == (lane, 2)
    votes(waters, "red", "red", "red")
    landed = next(each for each in board(waters).islands if lane in each.fields)
    assert (seen(waters, "red").field, seen(waters, "red").island) == (lane, landed.island)
    assert board(waters).scores == (0, landed.sailor + landed.officer, 0)


@rule("LB-7.3", "LB-9.3")
def test_everybody_can_see_what_people_are_worth_where() -> None:
    assert board(boarding()).islands == (
        IslandSeen("left", (1, 2), 6, 8),
        IslandSeen("centre", (3, 4), 4, 6),
        IslandSeen("right", (5, 6, 7), 5, 7),
    )
