"""LB-8: out of one boat and into another."""

import pytest

from tests.rulecite import rule

from .tables import (
    afloat,
    answer,
    asked,
    board,
    boat,
    each,
    in_the_water,
    outcome,
    question,
    refusal,
    table,
    texts,
    told,
)

# Leaving.


@rule("LB-8.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_beginning_with_the_first_player_each_in_turn_takes_somebody_out(first: int) -> None:
    boats = {"green": "green:so", "red": "red:so", "yellow": "yellow:so", "black": "empty"}
    waters = table(boats=boats, phase="leave", first=first)
    order = []
    while question(waters) == "ask-leave":
        (seat,) = asked(waters)
        order.append(seat)
        answer(waters, seat, f"leave sailor {board(waters).colours[seat]}")
    assert order == [[0, 1, 2], [1, 2, 0], [2, 0, 1]][first]
    people = [swimmer.person.colour for swimmer in board(waters).swimmers]
    assert people == [board(waters).colours[seat] for seat in order]


@rule("LB-8.1")
def test_it_may_be_a_sailor_or_an_officer_from_any_boat_on_the_water() -> None:
    boats = {"green": "green:sso", "red": "green:o red:s", "yellow": "green:ss", "black": "red:s"}
    waters = table(boats=boats, phase="leave")
    assert texts(waters, 0) == {
        "leave sailor green",
        "leave officer green",
        "leave officer red",
        "leave sailor yellow",
    }
    events = answer(waters, 0, "leave officer red")
    assert told(events)[0] == "left 0 officer red"


@rule("LB-8.1")
def test_it_is_not_optional() -> None:
    waters = table(boats={"green": "green:so", "black": "red:so"}, phase="leave")
    assert asked(waters) == [0]
    assert texts(waters, 0) == {"leave sailor green", "leave officer green"}
    for text in ("pass", "stay", "leave"):
        refusal(waters, 0, text)


@rule("LB-8.1")
def test_who_has_only_one_way_to_leave_is_not_asked_but_leaves() -> None:
    boats = {"green": "green:s", "red": "red:so", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    assert "left 0 sailor green" in told(waters.events)
    assert (question(waters), asked(waters)) == ("ask-leave", [1])
    assert in_the_water(waters) == "green:s"
    assert boat(waters, "green") == "empty"


@rule("LB-8.2")
def test_only_one_person_may_leave_each_boat() -> None:
    boats = {"red": "green:so red:so yellow:so", "black": "red:so yellow:so", "green": "yellow:s"}
    waters = table(boats=boats, phase="leave")
    assert texts(waters, 0) == {"leave sailor red", "leave officer red"}
    answer(waters, 0, "leave sailor red")
    assert texts(waters, 1) == {"leave sailor black", "leave officer black"}
    events = answer(waters, 1, "leave officer black")
    assert told(events, "left") == ["left 1 officer black", "left 2 sailor green"]


@rule("LB-8.3")
def test_who_has_nobody_in_a_boat_that_may_still_be_left_is_passed_over() -> None:
    boats = {"red": "green:so red:so yellow:so", "black": "blue:so", "green": "empty"}
    waters = table(seats=4, boats=boats, phase="leave")
    answer(waters, 0, "leave sailor red")
    assert (question(waters), asked(waters)) == ("ask-leave", [3])
    assert in_the_water(waters) == "green:s"


@rule("LB-8.3")
def test_who_has_nobody_on_the_water_is_passed_over() -> None:
    boats = {"green": "green:so, landed", "red": "red:so", "yellow": "yellow:so", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    assert asked(waters) == [1]


# Climbing.


@rule("LB-8.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_those_in_the_water_climb_in_the_opposite_order(first: int) -> None:
    boats = {"green": "green:so", "red": "red:so", "yellow": "yellow:so", "black": "empty"}
    waters = table(boats=boats, phase="leave", first=first)
    while question(waters) == "ask-leave":
        (seat,) = asked(waters)
        answer(waters, seat, f"leave officer {board(waters).colours[seat]}")
    order = []
    while question(waters) == "ask-climb":
        (seat,) = asked(waters)
        order.append(seat)
        events = answer(waters, seat, "climb black")
        assert told(events)[0] == f"climbed {seat} officer black"
    assert order == [[2, 1, 0], [0, 2, 1], [1, 0, 2]][first]
    assert boat(waters, "black") == "green:o red:o yellow:o"


@rule("LB-8.4")
def test_nobody_climbs_before_everybody_has_left() -> None:
    boats = {"green": "green:so", "red": "red:so", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    answer(waters, 0, "leave sailor green")
    assert (question(waters), asked(waters)) == ("ask-leave", [1])
    answer(waters, 1, "leave sailor red")
    assert (question(waters), asked(waters)) == ("ask-climb", [1])


@rule("LB-8.5")
def test_nobody_climbs_into_the_boat_they_left_but_into_any_other_with_a_free_seat() -> None:
    boats = {
        "green": "green:so",
        "red": "red:ss",
        "yellow": "yellow:sssoo, 1 leak",
        "blue": "red:oo blue:ss, 1 leak",
        "black": "empty",
        "purple": "empty, landed",
    }
    waters = table(seats=5, boats=boats, phase="leave", first=0, landing="lane")
    answer(waters, 0, "leave sailor green")
    answer(waters, 1, "leave sailor red")
    answer(waters, 2, "leave sailor yellow")
    assert (question(waters), asked(waters)) == ("ask-climb", [3]), "blue left the blue boat"
    assert texts(waters, 3) == each("climb", "green red yellow black")
    answer(waters, 3, "climb yellow")
    assert texts(waters, 2) == each("climb", "green red blue black")
    answer(waters, 2, "climb blue")
    assert texts(waters, 1) == each("climb", "green blue black"), "yellow is full"


@rule("LB-8.6")
def test_a_seat_that_was_left_is_free_for_others() -> None:
    boats = {"green": "green:ssso yellow:so", "red": "red:sssoo yellow:s", "black": "empty"}
    waters = table(boats=boats, phase="leave", first=1)
    answer(waters, 1, "leave sailor red")
    assert (question(waters), asked(waters)) == ("ask-leave", [2])
    answer(waters, 2, "leave sailor green")
    assert texts(waters, 2) == each("climb", "red black")
    answer(waters, 2, "climb red")
    assert boat(waters, "red") == "red:ssoo yellow:ss"
    assert texts(waters, 1) == each("climb", "green black")


@rule("LB-8.6", "LB-8.5")
def test_two_can_exchange_their_seats_in_full_boats() -> None:
    boats = {"green": "green:sssoo red:s", "red": "red:sssoo green:s"}
    waters = table(boats=boats, phase="leave")
    answer(waters, 0, "leave officer green")
    events = answer(waters, 1, "leave officer red")
    assert told(events)[:3] == [
        "left 1 officer red",
        "climbed 1 officer green",
        "climbed 0 officer red",
    ]
    assert boat(waters, "green") == "green:ssso red:so"
    assert boat(waters, "red") == "green:so red:ssso"


@rule("LB-8.7")
def test_who_finds_no_seat_drowns() -> None:
    boats = {
        "green": "green:so",
        "red": "red:ssso yellow:s, 1 leak",
        "black": "yellow:ssoo, 2 leaks",
    }
    waters = table(boats=boats, phase="leave")
    answer(waters, 0, "leave officer green")
    assert question(waters) == "ask-leave"
    answer(waters, 1, "leave sailor red")
    assert texts(waters, 2) == {"leave sailor black", "leave officer black"}
    answer(waters, 2, "leave officer black")
    assert texts(waters, 2) == each("climb", "green red")
    answer(waters, 2, "climb red")
    assert texts(waters, 1) == each("climb", "green black")
    events = answer(waters, 1, "climb black")
    assert told(events) == ["climbed 1 sailor black", "drowned 0 officer", "round 2 1", "vote-leak"]
    assert boat(waters, "green") == "green:s"
    assert in_the_water(waters) == "empty"


@rule("LB-8.7", "LB-8.5")
def test_the_seat_that_one_left_is_no_way_out_even_if_it_is_the_only_one_free() -> None:
    boats = {"green": "green:so red:s", "black": "green:ssss, 2 leaks"}
    waters = table(boats=boats, phase="leave")
    events = answer(waters, 0, "leave officer green")
    assert told(events) == ["left 0 officer green", "drowned 0 officer", "round 2 1", "vote-leak"]
    assert boat(waters, "green") == "green:s red:s"


@rule("LB-8.8")
@pytest.mark.parametrize(("first", "victim"), [(0, 0), (1, 1), (2, 0)])
def test_from_the_last_boat_the_first_who_can_leave_must_and_drowns(
    first: int, victim: int
) -> None:
    waters = table(boats={"black": "green:so red:so, 1 leak"}, phase="leave", first=first)
    assert (question(waters), asked(waters)) == ("ask-leave", [victim])
    assert texts(waters, victim) == {"leave sailor black", "leave officer black"}
    events = answer(waters, victim, "leave sailor black")
    assert told(events)[:3] == [
        f"left {victim} sailor black",
        f"drowned {victim} sailor",
        f"round 2 {(first + 1) % 3}",
    ]


# Then boats may sink.


@rule("LB-8.9")
def test_when_all_have_climbed_in_boats_with_more_leaks_than_people_sink() -> None:
    boats = {"green": "green:so, 2 leaks", "red": "red:so, 1 leak", "black": "yellow:so"}
    waters = table(boats=boats, phase="leave")
    answer(waters, 0, "leave officer green")
    answer(waters, 1, "leave officer red")
    answer(waters, 2, "leave officer black")
    answer(waters, 2, "climb red")
    answer(waters, 1, "climb black")
    assert told(answer(waters, 0, "climb black")) == [
        "climbed 0 officer black",
        "sank green 1",
        "round 2 1",
        "vote-leak",
    ]
    assert boat(waters, "green") == "sunk"
    assert boat(waters, "red") == "red:s yellow:o, 1 leak"


@rule("LB-8.9")
def test_nothing_sinks_while_people_are_in_the_water() -> None:
    boats = {"green": "green:so, 2 leaks", "red": "red:so", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    answer(waters, 0, "leave officer green")
    assert boat(waters, "green") == "green:s, 2 leaks"
    answer(waters, 1, "leave officer red")
    assert texts(waters, 1) == each("climb", "green black")
    answer(waters, 1, "climb green")
    answer(waters, 0, "climb red")
    assert boat(waters, "green") == "green:s red:o, 2 leaks"
    assert afloat(waters) == {"green", "red", "black"}


@rule("LB-8.9")
def test_several_boats_can_sink_at_once_and_nothing_sinks_with_as_many_leaks_as_people() -> None:
    boats = {
        "green": "green:s, 1 leak",
        "red": "red:s, 1 leak",
        "yellow": "yellow:so, 1 leak",
        "black": "empty",
    }
    waters = table(boats=boats, phase="leave")
    answer(waters, 2, "leave sailor yellow", "climb black")
    answer(waters, 1, "climb black")
    events = answer(waters, 0, "climb black")
    assert told(events) == [
        "climbed 0 sailor black",
        "sank green 0",
        "sank red 0",
        "round 2 1",
        "vote-leak",
    ]
    assert boat(waters, "yellow") == "yellow:o, 1 leak"


@rule("LB-8.9", "LB-9.1")
def test_the_last_boat_can_sink_when_somebody_had_to_leave_it() -> None:
    waters = table(boats={"black": "green:so, 2 leaks"}, phase="leave")
    events = answer(waters, 0, "leave sailor black")
    assert told(events)[:3] == ["left 0 sailor black", "drowned 0 sailor", "sank black 1"]
    assert outcome(waters).reason == "no-boats"
