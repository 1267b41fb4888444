"""LB-2: boats are launched and people take their seats."""

import pytest

from tests.rulecite import rule

from .tables import (
    SEATS,
    afloat,
    answer,
    asked,
    board,
    boarding,
    boat,
    each,
    question,
    shipwreck,
    texts,
    told,
)

SETUPS = [(seats, first) for seats in SEATS for first in range(seats)]


def clockwise(seats: int, first: int) -> list[int]:
    return [*range(first, seats), *range(first)]


@rule("LB-2.1")
@pytest.mark.parametrize(("seats", "first"), SETUPS)
def test_everybody_launches_the_own_boat_clockwise_from_the_first_player(
    seats: int, first: int
) -> None:
    waters = shipwreck(seats, first)
    for lane, seat in enumerate(clockwise(seats, first), start=1):
        assert (asked(waters), question(waters)) == ([seat], "ask-launch")
        colour = board(waters).colours[seat]
        events = answer(waters, seat, f"launch {lane}")
        assert told(events)[0] == f"launched {seat} {colour} {lane}"


@rule("LB-2.1")
def test_a_boat_is_launched_in_a_lane_that_is_still_free() -> None:
    waters = shipwreck(seats=4)
    answer(waters, 0, "launch 7")
    assert texts(waters, 1) == each("launch", "1 2 3 4 5 6")
    answer(waters, 1, "launch 3")
    assert texts(waters, 2) == each("launch", "1 2 4 5 6")
    answer(waters, 2, "launch 1")
    assert texts(waters, 3) == each("launch", "2 4 5 6")
    assert [seen.lane for seen in board(waters).boats] == [7, 3, 1, None, None]
    assert afloat(waters) == {"green", "red", "yellow"}


@rule("LB-2.2")
@pytest.mark.parametrize(("seats", "first"), [each for each in SETUPS if each[0] < 6])
def test_then_the_first_player_launches_the_black_boat_in_a_free_lane(
    seats: int, first: int
) -> None:
    waters = shipwreck(seats, first)
    for lane, seat in enumerate(clockwise(seats, first), start=1):
        answer(waters, seat, f"launch {lane}")
    assert (asked(waters), question(waters)) == ([first], "ask-launch-black")
    assert texts(waters, first) == {f"launch {lane}" for lane in range(seats + 1, 8)}
    answer(waters, first, "launch 7")
    assert board(waters).boats[-1].lane == 7


@rule("LB-2.2")
def test_with_six_players_there_is_only_one_lane_left_for_the_black_boat() -> None:
    waters = shipwreck(seats=6, first=2)
    for lane, seat in zip([1, 2, 3, 5, 6], clockwise(6, 2), strict=False):
        answer(waters, seat, f"launch {lane}")
    events = answer(waters, 1, "launch 7")
    assert told(events) == ["launched 1 red 7", "launched 2 black 4"]
    assert question(waters) == "ask-board"


@rule("LB-2.3")
@pytest.mark.parametrize(("seats", "people"), [(3, 7), (4, 7), (5, 6), (6, 6)])
def test_one_person_at_a_time_boards_clockwise_until_all_are_aboard(
    seats: int, people: int
) -> None:
    first = seats - 1
    waters = boarding(seats, first)
    order = []
    while question(waters) == "ask-board":
        (seat,) = asked(waters)
        events = answer(waters, seat, max(texts(waters, seat)))
        order += [int(line.split()[1]) for line in told(events, "boarded")]
        assert len(board(waters).on_deck) == seats * people - len(order)
    assert order == clockwise(seats, first) * people
    assert board(waters).on_deck == ()
    assert (question(waters), board(waters).round) == ("ask-vote-leak", 1)


@rule("LB-2.4")
def test_any_boat_will_do_and_the_player_chooses_the_rank() -> None:
    waters = boarding()
    boats = "green red yellow black"
    assert texts(waters, 0) == each("board sailor", boats) | each("board officer", boats)
    events = answer(waters, 0, "board officer red")
    assert told(events) == ["boarded 0 officer red"]
    assert boat(waters, "red") == "green:o"


@rule("LB-2.4")
def test_a_full_boat_takes_nobody_else() -> None:
    waters = boarding()
    for seat in (0, 1, 2, 0, 1):
        answer(waters, seat, "board sailor black")
    assert "board officer black" in texts(waters, 2)
    answer(waters, 2, "board sailor black")
    left = "green red yellow"
    assert texts(waters, 0) == each("board sailor", left) | each("board officer", left)


@rule("LB-2.4", "LB-1.2")
def test_only_who_is_still_on_deck_can_board() -> None:
    waters = boarding()
    for _ in range(2):
        for seat, colour in enumerate(["green", "red", "yellow"]):
            answer(waters, seat, f"board officer {colour}")
    assert texts(waters, 0) == each("board sailor", "green red yellow black")
    for _ in range(3):
        for seat, colour in enumerate(["green", "red", "yellow"]):
            answer(waters, seat, f"board sailor {colour}")
    assert texts(waters, 0) == each("board sailor", "green red yellow black")
    answer(waters, 0, "board sailor black")
    assert boat(waters, "black") == "green:s"


@rule("LB-2.4")
def test_who_has_no_choice_left_is_not_asked() -> None:
    waters = boarding()
    for _ in range(5):
        for seat, colour in enumerate(["green", "red", "yellow"]):
            answer(waters, seat, f"board sailor {colour}")
    answer(waters, 0, "board officer green")
    answer(waters, 1, "board officer red")
    events = answer(waters, 2, "board officer yellow")
    assert told(events, "boarded") == [
        "boarded 2 officer yellow",
        "boarded 0 officer black",
        "boarded 1 officer black",
        "boarded 2 officer black",
    ]
    assert question(waters) == "ask-vote-leak"
