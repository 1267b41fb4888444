"""LB-3: a leak, a move, a change of boats; then the token goes on."""

import pytest

from tests.rulecite import rule

from .tables import SEATS, answer, asked, board, boat, each, question, table, texts, told, votes


@rule("LB-3.1")
def test_a_round_is_a_leak_then_a_move_then_a_change_of_boats() -> None:
    waters = table(boats={"green": "green:so red:so", "black": "yellow:so"})
    assert (question(waters), asked(waters)) == ("ask-vote-leak", [0, 1, 2])
    votes(waters, "green", "green", "green")
    assert (question(waters), asked(waters)) == ("ask-vote-move", [0, 1, 2])
    votes(waters, "black", "black", "black")
    assert (question(waters), asked(waters)) == ("ask-leave", [0])
    answer(waters, 0, "leave sailor green")
    assert (question(waters), asked(waters)) == ("ask-leave", [2])
    assert (board(waters).round, board(waters).first) == (1, 0)
    events = answer(waters, 2, "leave officer black")
    assert told(events) == [
        "left 2 officer black",
        "climbed 2 officer green",
        "climbed 0 sailor black",
        "round 2 1",
        "vote-leak",
    ]
    assert boat(waters, "green") == "green:o red:so yellow:o, 1 leak"
    assert boat(waters, "black") == "green:s yellow:s, 2 to go"
    assert (question(waters), asked(waters)) == ("ask-vote-leak", [0, 1, 2])


@rule("LB-3.1")
@pytest.mark.parametrize(("seats", "first"), [(n, seat) for n in SEATS for seat in range(n)])
def test_the_token_goes_to_the_left_and_from_the_last_seat_to_seat_0(
    seats: int, first: int
) -> None:
    boats = {"green": "green:so", "black": "empty"}
    waters = table(seats=seats, boats=boats, phase="leave", first=first)
    assert board(waters).first == first
    answer(waters, 0, "leave sailor green")
    assert board(waters).first == [*range(1, seats), 0][first]
    assert board(waters).round == 2


@rule("LB-3.2")
def test_what_has_landed_or_sunk_takes_no_part_in_votes() -> None:
    boats = {"green": "green:so, landed", "red": "red:s", "black": "green:s"}
    waters = table(boats=boats)
    assert boat(waters, "yellow") == "sunk"
    assert texts(waters, 0) == each("vote", "red black hat")
    votes(waters, "red", "red", "red")
    assert question(waters) == "ask-vote-move"
    assert texts(waters, 0) == each("vote", "red black hat")


@rule("LB-3.2")
def test_nobody_leaves_a_boat_that_has_landed_or_climbs_into_it() -> None:
    boats = {"green": "green:so, landed", "red": "green:so", "yellow": "empty", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    assert texts(waters, 0) == {"leave sailor red", "leave officer red"}
    answer(waters, 0, "leave sailor red")
    assert texts(waters, 0) == each("climb", "yellow black")


@rule("LB-3.4")
def test_a_player_with_nobody_on_the_water_votes_on_leaks_and_moves() -> None:
    waters = table(boats={"green": "green:so", "black": "red:so"})
    assert texts(waters, 2) == each("vote", "green black hat")
    events = votes(waters, "black", "green", "green")
    assert "leak green 1" in told(events)
    assert texts(waters, 2) == each("vote", "green black hat")
    events = votes(waters, "green", "black", "black")
    assert "moved black 2" in told(events)


@rule("LB-3.4")
def test_a_player_with_nobody_on_the_water_gets_the_token_and_settles_ties() -> None:
    boats = {"green": "green:so", "red": "red:so", "black": "empty"}
    waters = table(boats=boats, phase="leave", first=1)
    answer(waters, 1, "leave sailor red")
    answer(waters, 0, "leave sailor green")
    answer(waters, 0, "climb black")
    answer(waters, 1, "climb black")
    assert (board(waters).first, board(waters).round) == (2, 2)
    votes(waters, "red", "green", "black")
    assert asked(waters) == [2]
    assert texts(waters, 2) == each("decide", "green red black")
    assert told(answer(waters, 2, "decide red"), "leak") == ["leak red 1"]


@rule("LB-3.3")
def test_who_has_only_one_thing_to_choose_is_not_asked() -> None:
    boats = {"green": "green:s", "red": "red:s", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    assert (question(waters), asked(waters)) == ("ask-climb", [1])
    assert texts(waters, 1) == each("climb", "green black"), "both sailors had to leave"
