"""LB-9: the end, the points, and who wins."""

import pytest

from tests.rulecite import rule

from .tables import (
    SEATS,
    afloat,
    board,
    boat,
    outcome,
    question,
    table,
    told,
    votes,
)

# The end.


@rule("LB-9.1")
def test_the_game_ends_when_the_last_boat_lands() -> None:
    boats = {"green": "green:so, landed", "red": "red:so, 1 to go"}
    waters = table(boats=boats, phase="move")
    assert outcome(waters).reason == "no-boats"
    assert board(waters).arrivals == ("green", "red")
    assert told(waters.events)[-1] == "over no-boats (0,)"
    assert waters.decisions == ()


@rule("LB-9.1")
def test_the_game_ends_when_the_last_boat_sinks() -> None:
    waters = table(boats={"green": "green:so, landed", "red": "red:s yellow:s, 2 leaks"})
    assert boat(waters, "red") == "sunk"
    assert outcome(waters).reason == "no-boats"
    assert outcome(waters).scores == (14, 0, 0)


@rule("LB-9.1")
def test_as_long_as_people_are_on_the_water_the_game_goes_on() -> None:
    boats = {"green": "green:so, 1 to go", "red": "red:so"}
    waters = table(boats=boats, phase="move")
    votes(waters, "green", "green", "green")
    assert question(waters) == "ask-leave"


@rule("LB-9.2")
def test_the_game_ends_when_the_last_people_land_even_if_empty_boats_are_left() -> None:
    boats = {"green": "green:so, 1 to go", "red": "empty, 1 to go", "black": "empty"}
    waters = table(boats=boats, phase="move")
    votes(waters, "green", "green", "green")
    assert outcome(waters).reason == "nobody-left"
    assert afloat(waters) == {"red", "black"}
    assert board(waters).arrivals == ("green",)


@rule("LB-9.2")
def test_the_game_ends_when_the_last_people_sink() -> None:
    waters = table(boats={"green": "green:s, 1 leak", "red": "empty"})
    votes(waters, "green", "green", "green")
    assert outcome(waters).reason == "nobody-left"


@rule("LB-9.2")
def test_the_game_ends_when_the_last_people_drown_while_changing_boats() -> None:
    waters = table(boats={"green": "green:s"}, phase="leave")
    assert told(waters.events)[:3] == ["round 1 0", "left 0 sailor green", "drowned 0 sailor"]
    assert outcome(waters).reason == "nobody-left"


@rule("LB-9.2", "LB-9.5")
def test_a_boat_that_is_still_on_the_water_has_not_arrived() -> None:
    boats = {"black": "green:s red:s, 1 to go", "green": "empty, 1 to go"}
    waters = table(boats=boats, phase="move")
    votes(waters, "black", "black", "black")
    assert outcome(waters).reason == "nobody-left"
    assert outcome(waters).scores == (6, 6, 0)
    assert outcome(waters).winners == (0, 1)


# The points.


@rule("LB-9.3")
@pytest.mark.parametrize(
    ("lane", "crew", "points"),
    [
        (1, "green:s", 6),
        (2, "green:o", 8),
        (3, "green:s", 4),
        (4, "green:o", 6),
        (5, "green:s", 5),
        (6, "green:o", 7),
        (7, "green:ssoo", 24),
        (1, "green:sssoo", 34),
        (4, "green:sso", 14),
    ],
)
def test_each_person_scores_by_rank_and_island(lane: int, crew: str, points: int) -> None:
    boats = {"red": f"{crew}, 1 to go, lane {lane}"}
    waters = table(boats=boats, phase="move", landing="lane")
    assert outcome(waters).scores == (points, 0, 0)


@rule("LB-9.3")
def test_everybody_scores_for_the_own_people_in_whichever_boat_they_came() -> None:
    boats = {
        "black": "green:s red:o, landed",
        "red": "yellow:s blue:s, landed",
        "green": "green:so red:s, landed",
        "blue": "blue:oo, landed",
        "yellow": "yellow:o green:s, 1 to go",
    }
    waters = table(seats=4, boats=boats, phase="move")
    left, centre, right = (6, 8), (4, 6), (5, 7)
    assert outcome(waters).scores == (
        left[0] + centre[0] + centre[1] + right[0],
        left[1] + centre[0],
        left[0] + right[1],
        left[0] + 2 * centre[1],
    )


@rule("LB-9.3")
def test_people_who_drowned_or_are_on_the_water_score_nothing() -> None:
    boats = {"green": "green:so, landed", "red": "red:so green:s", "black": "yellow:so"}
    assert board(table(boats=boats)).scores == (14, 0, 0)


# The winner.


@rule("LB-9.4", "LB-1.1")
def test_most_points_win() -> None:
    boats = {"green": "green:s, landed", "red": "red:o, landed", "black": "yellow:s, 1 to go"}
    waters = table(boats=boats, phase="move")
    assert outcome(waters).scores == (6, 8, 4)
    assert outcome(waters).winners == (1,)


@rule("LB-9.4", "LB-9.5")
def test_the_first_boat_to_arrive_helps_only_who_is_tied_for_most_points() -> None:
    boats = {"green": "red:so yellow:so, landed", "red": "green:s, 1 to go"}
    waters = table(boats=boats, phase="move")
    assert outcome(waters).scores == (6, 14, 14)
    assert outcome(waters).winners == (1,), "red arrived, yellow sank, green is behind"


@rule("LB-9.5")
@pytest.mark.parametrize(
    ("boats", "winners"),
    [
        ("red yellow black", (1,)),
        ("black yellow red", (2,)),
        ("green yellow black", (2,)),
        ("green red black", (1,)),
        ("green black", (1, 2)),
        ("green yellow red black", (2,)),
    ],
)
def test_among_the_tied_the_own_boat_that_arrived_first_wins_and_a_sunk_one_never(
    boats: str, winners: tuple[int, ...]
) -> None:
    """Red and yellow are tied in front of green; boats that are not named have sunk."""
    first, *others = boats.split()
    ashore = {first: "red:so yellow:so, landed"}
    ashore |= dict.fromkeys(others[:-1], "empty, landed")
    waters = table(boats=ashore | {others[-1]: "green:s, 1 to go"}, phase="move")
    assert outcome(waters).scores == (6, 14, 14)
    assert outcome(waters).winners == winners


@rule("LB-9.5")
def test_an_empty_own_boat_counts_as_arrived() -> None:
    boats = {
        "black": "green:s red:s, landed",
        "red": "empty, 1 to go",
        "green": "yellow:s",
    }
    waters = table(boats=boats, phase="move", first=2)
    events = votes(waters, "red", "red", "red")
    assert "landed-empty red" in told(events)
    assert told(events)[-3:] == ["left 2 sailor green", "drowned 2 sailor", "over nobody-left (1,)"]
    assert outcome(waters).scores == (6, 6, 0)
    assert outcome(waters).winners == (1,)


@rule("LB-9.5")
@pytest.mark.parametrize("seats", SEATS)
def test_if_nobody_scored_and_no_boat_arrived_all_share_the_victory(seats: int) -> None:
    waters = table(seats=seats, boats={"black": "green:s, 1 leak"})
    assert outcome(waters).scores == (0,) * seats
    assert outcome(waters).winners == tuple(range(seats))


@rule("LB-9.5")
def test_if_nobody_scored_the_first_own_boat_to_arrive_wins_and_black_is_nobodys() -> None:
    boats = {"black": "empty, landed", "yellow": "empty, landed", "green": "green:s, 1 leak"}
    waters = table(boats=boats)
    assert outcome(waters).scores == (0, 0, 0)
    assert outcome(waters).winners == (2,)
