"""What the view says would happen to a boat and its people is what happens."""

import pytest

from atoll.games.lifeboats.state import Waters
from atoll.games.lifeboats.view import BoatSeen, IslandSeen
from tests.rulecite import rule

from .tables import answer, asked, board, boarding, boat, question, table, told, votes

JUMPS = {
    ("ask-leave", 1): "leave sailor red",
    ("ask-climb", 1): "climb green",
    ("ask-climb", 2): "climb green",
}


def seen(waters: Waters, colour: str) -> BoatSeen:
    return next(each for each in board(waters).boats if each.colour == colour)


def test_a_boat_that_is_not_on_the_water_has_nothing_to_foretell() -> None:
    boats = {"red": "red:so, landed", "yellow": "empty, landed", "black": "green:so yellow:o"}
    waters = table(boats=boats)
    for colour in ("green", "red", "yellow"):
        there = seen(waters, colour)
        assert (there.free_seats, there.next_leak, there.needs_everybody) == (0, None, False)
    assert [seen(waters, colour).field for colour in ("green", "yellow")] == [None, None]


@rule("LB-6.2", "LB-6.3", "LB-6.8", "LB-6.9")
@pytest.mark.parametrize(
    ("crew", "free", "foretold", "after"),
    [
        ("red:so", 4, "fits", "red:so, 1 leak"),
        ("red:so, 1 leak", 3, "fits", "red:so, 2 leaks"),
        ("red:so, 2 leaks", 2, "sinks", "sunk"),
        ("empty", 6, "sinks", "sunk"),
        ("green:s red:sssss", 0, "full", "green:s red:ssss, 1 leak"),
        ("green:s red:sss, 2 leaks", 0, "full", "green:s red:ss, 3 leaks"),
        ("green:s red:ss, 3 leaks", 0, "sinks", "sunk"),
    ],
)
def test_what_a_further_leak_would_do(crew: str, free: int, foretold: str, after: str) -> None:
    waters = table(boats={"red": crew, "yellow": "empty", "black": "yellow:so green:s"})
    assert (seen(waters, "red").free_seats, seen(waters, "red").next_leak) == (free, foretold)
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
    vote = board(waters).vote
    assert vote is not None
    foretold = dict(zip(vote.colours, vote.at_stake, strict=True))
    assert foretold == {"green": "sailor", "red": "sailor", "blue": "officer"}
    events = votes(waters, lost, lost, lost)
    assert told(events, "overboard")[0].split()[2] == foretold[lost]


@rule("LB-6.1", "LB-7.1")
@pytest.mark.parametrize("phase", ["leak", "move"])
def test_other_votes_are_not_about_people(phase: str) -> None:
    waters = table(boats={"red": "red:so", "black": "yellow:so"}, phase=phase)
    vote = board(waters).vote
    assert vote is not None
    assert vote.at_stake == ()


@rule("LB-8.9")
@pytest.mark.parametrize(
    ("crew", "foretold"),
    [
        ("red:so", False),
        ("red:so, 1 leak", False),
        ("red:so, 2 leaks", True),
        ("red:sso, 2 leaks", False),
        ("red:sso, 3 leaks", True),
    ],
)
def test_whether_a_boat_would_sink_if_somebody_left_it(crew: str, foretold: bool) -> None:
    boats = {"red": crew, "black": "yellow:ss", "green": "empty"}
    waters = table(boats=boats, phase="leave", first=2)
    assert seen(waters, "green").needs_everybody is False, "nobody is there to leave it"
    assert seen(waters, "red").needs_everybody == foretold
    while question(waters) != "ask-vote-leak":
        answer(waters, asked(waters)[0], JUMPS[question(waters), asked(waters)[0]])
    assert (boat(waters, "red") == "sunk") == foretold


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
