"""LB-6: leaks, people overboard, and boats that sink."""

import pytest

from tests.rulecite import rule

from .tables import (
    SEATS,
    afloat,
    answer,
    asked,
    board,
    boat,
    each,
    question,
    table,
    texts,
    told,
    votes,
    written,
)


@rule("LB-6.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_players_vote_which_boat_springs_a_leak(seats: int) -> None:
    waters = table(seats=seats, boats={"green": "green:so", "black": "red:so"})
    assert asked(waters) == list(range(seats))
    for seat in range(seats):
        assert texts(waters, seat) == each("vote", "green black hat")
    events = votes(waters, *["black"] * seats)
    assert told(events, "leak") == ["leak black 1"]


@rule("LB-6.2")
def test_a_leak_takes_a_free_seat_and_nobody_drowns() -> None:
    waters = table(boats={"red": "green:ss red:ss, 1 leak", "black": "yellow:so"})
    events = votes(waters, "red", "red", "red")
    assert told(events)[3:] == ["leak red 2", "vote-move"]
    assert boat(waters, "red") == "green:ss red:ss, 2 leaks"


@rule("LB-6.3")
def test_in_a_full_boat_those_with_people_in_it_vote_who_goes_overboard() -> None:
    boats = {"red": "green:ss yellow:sss, 1 leak", "black": "red:so blue:so"}
    waters = table(seats=4, boats=boats)
    votes(waters, "red", "red", "red", "red")
    assert (question(waters), asked(waters)) == ("ask-vote-overboard", [0, 2])
    assert texts(waters, 0) == texts(waters, 2) == each("vote", "green yellow hat")
    assert texts(waters, 1) == texts(waters, 3) == set()
    events = votes(waters, "yellow", "yellow")
    assert told(events)[2:] == ["overboard 2 sailor red", "leak red 2", "vote-move"]
    assert boat(waters, "red") == "green:ss yellow:ss, 2 leaks"
    assert question(waters) == "ask-vote-move"


@rule("LB-6.3")
def test_who_goes_overboard_drowns() -> None:
    boats = {
        "red": "green:sssss red:s",
        "black": "red:ssssoo",
        "yellow": "yellow:sssso",
        "green": "green:oo yellow:so, landed",
    }
    waters = table(boats=boats, phase="overboard red")
    assert board(waters).drowned == ()
    votes(waters, "green", "green")
    assert written(board(waters).drowned) == "green:s"


@rule("LB-6.3")
def test_the_own_boat_gives_no_vote_to_a_player_who_is_not_in_it() -> None:
    waters = table(boats={"red": "green:sss yellow:sss", "black": "red:so"}, phase="overboard red")
    assert asked(waters) == [0, 2]


@rule("LB-6.4")
@pytest.mark.parametrize(
    ("crew", "weights"),
    [
        ("green:sss red:sss", (3, 3, 0, 0)),
        ("green:oo red:sso blue:o", (4, 4, 0, 2)),
        ("yellow:soo red:o, 2 leaks", (0, 2, 5, 0)),
    ],
)
def test_an_officer_gives_two_votes_and_a_sailor_one(crew: str, weights: tuple[int, ...]) -> None:
    boats = {"yellow": crew, "black": "blue:s"}
    waters = table(seats=4, boats=boats, phase="overboard yellow")
    vote = board(waters).vote
    assert vote is not None
    assert vote.weights == weights


@rule("LB-6.4", "LB-4.2")
@pytest.mark.parametrize(
    ("crew", "cards", "victim"),
    [
        ("green:oo red:sss, 1 leak", "red green", 1),
        ("green:so red:ss yellow:ss", "red green green", 0),
        ("green:so red:s yellow:s, 2 leaks", "red green green", 1),
        ("green:oo red:s yellow:so", "red green red", 1),
        ("green:oo red:oo yellow:so", "yellow green green", 0),
    ],
)
def test_the_colour_with_the_most_votes_of_people_loses_one(
    crew: str, cards: str, victim: int
) -> None:
    waters = table(boats={"black": crew, "red": "empty"}, phase="overboard black")
    events = votes(waters, *cards.split())
    assert [line.split()[1] for line in told(events, "overboard")] == [str(victim)]


@rule("LB-6.4", "LB-4.3")
def test_a_tie_is_one_of_votes_not_of_cards() -> None:
    boats = {"black": "green:oo red:ss yellow:ss", "red": "empty"}
    waters = table(boats=boats, phase="overboard black", first=2)
    votes(waters, "red", "green", "green")
    assert asked(waters) == [2]
    assert texts(waters, 2) == each("decide", "green red")


@rule("LB-6.4", "LB-4.6")
def test_the_votes_of_those_who_laid_hats_are_lost() -> None:
    boats = {"black": "green:oo red:ss yellow:ss", "red": "empty"}
    waters = table(boats=boats, phase="overboard black")
    events = votes(waters, "hat", "hat", "green")
    assert told(events, "overboard") == ["overboard 0 officer black"]


@rule("LB-6.5")
def test_only_who_votes_here_may_lay_a_hat_here() -> None:
    boats = {"red": "green:sss red:sss", "black": "yellow:so"}
    waters = table(boats=boats, phase="overboard red")
    assert [seat for seat in range(3) if "vote hat" in texts(waters, seat)] == [0, 1]
    votes(waters, "red", "hat")
    assert board(waters).hats == (3, 2, 3)
    assert (asked(waters), texts(waters, 1)) == ([1], each("decide", "green red"))


@rule("LB-6.6")
@pytest.mark.parametrize(
    ("crew", "rank", "left"),
    [
        ("green:so red:ssss", "sailor", "green:o red:ssss, 1 leak"),
        ("green:soo red:sss", "sailor", "green:oo red:sss, 1 leak"),
        ("green:oo red:ssss", "officer", "green:o red:ssss, 1 leak"),
        ("green:o red:ssss, 1 leak", "officer", "red:ssss, 2 leaks"),
    ],
)
def test_a_sailor_goes_before_an_officer(crew: str, rank: str, left: str) -> None:
    waters = table(boats={"red": crew, "black": "green:s yellow:so"}, phase="overboard red")
    events = votes(waters, "green", "green")
    assert told(events, "overboard") == [f"overboard 0 {rank} red"]
    assert boat(waters, "red") == left


@rule("LB-6.7")
@pytest.mark.parametrize(
    ("crew", "rank", "left"),
    [
        ("green:ssssso", "sailor", "green:sssso, 1 leak"),
        ("green:sss, 3 leaks", "sailor", "sunk"),
        ("green:ssoo, 2 leaks", "sailor", "green:soo, 3 leaks"),
    ],
)
def test_if_all_in_the_boat_are_of_one_colour_it_loses_one_without_a_vote(
    crew: str, rank: str, left: str
) -> None:
    waters = table(boats={"red": crew, "yellow": "empty", "black": "yellow:so"})
    events = votes(waters, "red", "red", "red")
    assert told(events, "overboard") == [f"overboard 0 {rank} red"]
    assert boat(waters, "red") == left
    assert question(waters) == "ask-vote-move"


@rule("LB-6.8")
@pytest.mark.parametrize(
    ("crew", "after"),
    [
        ("red:s", "red:s, 1 leak"),
        ("red:s, 1 leak", "sunk"),
        ("red:so, 1 leak", "red:so, 2 leaks"),
        ("red:so, 2 leaks", "sunk"),
        ("green:s red:so, 2 leaks", "green:s red:so, 3 leaks"),
    ],
)
def test_a_boat_sinks_with_more_leaks_than_people_and_floats_with_as_many(
    crew: str, after: str
) -> None:
    waters = table(boats={"red": crew, "yellow": "empty", "black": "yellow:so"})
    votes(waters, "red", "red", "red")
    assert boat(waters, "red") == after
    assert ("red" in afloat(waters)) == (after != "sunk")


@rule("LB-6.8")
def test_everybody_in_a_boat_that_sinks_drowns() -> None:
    boats = {"red": "green:s red:o, 2 leaks", "yellow": "empty", "black": "yellow:so green:s"}
    waters = table(boats=boats)
    before = len(board(waters).drowned)
    events = votes(waters, "red", "red", "red")
    assert told(events)[3:] == ["leak red 3", "sank red 2", "vote-move"]
    assert len(board(waters).drowned) == before + 2
    assert boat(waters, "red") == "sunk"
    assert texts(waters, 0) == each("vote", "yellow black hat")


@rule("LB-6.8")
def test_a_full_boat_sinks_with_its_fourth_leak() -> None:
    boats = {"red": "green:s red:s yellow:s, 3 leaks", "yellow": "empty", "black": "yellow:so"}
    waters = table(boats=boats)
    votes(waters, "red", "red", "red")
    events = votes(waters, "yellow", "green", "yellow")
    assert told(events)[3:] == ["overboard 2 sailor red", "leak red 4", "sank red 2", "vote-move"]


@rule("LB-6.9")
def test_an_empty_boat_floats_until_its_first_leak() -> None:
    waters = table(boats={"red": "empty", "green": "green:so", "black": "yellow:so"})
    assert boat(waters, "red") == "empty"
    events = votes(waters, "red", "red", "red")
    assert told(events)[3:] == ["leak red 1", "sank red 0", "vote-move"]
    assert texts(waters, 0) == each("vote", "green black hat")


@rule("LB-6.10")
def test_there_are_always_enough_leaks() -> None:
    boats = {
        "green": "green:sso, 3 leaks",
        "red": "red:sso, 3 leaks",
        "yellow": "yellow:sso, 3 leaks",
        "blue": "blue:sso, 3 leaks",
        "purple": "purple:sso, 3 leaks",
        "white": "white:sso, 3 leaks",
        "black": "white:so red:o, 2 leaks",
    }
    waters = table(seats=6, boats=boats)
    votes(waters, *["black"] * 6)
    assert boat(waters, "black") == "red:o white:so, 3 leaks"
    assert sum(seen.leaks for seen in board(waters).boats) == 21


@rule("LB-6.3", "LB-4.10")
def test_the_last_boat_if_it_is_full_leaves_only_the_vote_on_who_goes_overboard() -> None:
    waters = table(boats={"red": "green:sss red:sss"})
    assert (question(waters), asked(waters)) == ("ask-vote-overboard", [0, 1])
    events = votes(waters, "red", "red")
    assert told(events)[2:5] == ["overboard 1 sailor red", "leak red 1", "moved red 2"]


@rule("LB-6.5", "LB-4.8")
def test_a_hat_that_was_laid_for_a_leak_is_missing_when_somebody_goes_overboard() -> None:
    boats = {"red": "green:sss red:sss", "black": "yellow:so"}
    waters = table(boats=boats, hats=[1, 3, 3])
    votes(waters, "hat", "black", "black")
    answer(waters, 0, "decide red")
    assert texts(waters, 0) == each("vote", "green red")
    assert texts(waters, 1) == each("vote", "green red hat")
