"""What the view reckons up for whoever looks: votes, words, points, and what is being done."""

import pytest

from atoll.games.lifeboats.state import Waters
from atoll.games.lifeboats.view import Faith
from tests.rulecite import rule

from .moments import climbing
from .tables import GAME, answer, board, boarding, shipwreck, table, votes

BOATS = {"green": "green:so", "red": "red:so", "black": "yellow:so"}
FULL = {"red": "green:sso red:sss", "black": "yellow:so"}

# Votes.


def sums_held(waters: Waters) -> dict[str, int]:
    """The votes for each colour in the last vote that was held, in their order."""
    return {each.colour: each.votes for each in board(waters).votes[-1].sums}


@rule("LB-4.2")
def test_the_votes_for_each_colour_are_summed_up_in_the_order_of_the_colours() -> None:
    waters = table(boats=BOATS, first=2)
    votes(waters, "black", "green", "black")
    assert [*sums_held(waters).items()] == [("green", 1), ("black", 2)]


@rule("LB-6.4")
def test_votes_count_as_much_as_the_people_behind_them() -> None:
    waters = table(boats=FULL, phase="overboard red")
    votes(waters, "red", "green")
    assert sums_held(waters) == {"green": 3, "red": 4}
    assert board(waters).votes[-1].chosen == "red"


@rule("LB-4.5", "LB-4.6")
def test_hats_are_votes_for_nothing() -> None:
    waters = table(boats=BOATS)
    votes(waters, "hat", "hat", "green")
    assert sums_held(waters) == {"green": 1}


@rule("LB-4.3")
def test_a_vote_that_is_still_to_be_decided_has_its_sums_too() -> None:
    waters = table(seats=4, boats=BOATS)
    vote = board(waters).vote
    assert vote is not None
    assert vote.sums == ()
    votes(waters, "green", "black", "black", "green")
    vote = board(waters).vote
    assert vote is not None
    assert [(each.colour, each.votes) for each in vote.sums] == [("green", 2), ("black", 2)]


@rule("LB-4.1")
def test_the_own_card_that_lies_face_down_is_seen_by_its_player_alone() -> None:
    waters = table(boats=BOATS)
    answer(waters, 1, "vote hat")
    answer(waters, 2, "vote black")
    laid = [GAME.view(waters, seat).board.laid for seat in (0, 1, 2, None)]
    assert laid == ["", "hat", "black", ""]
    answer(waters, 0, "vote black")
    assert {GAME.view(waters, seat).board.laid for seat in range(3)} == {""}


# Words.


def words_kept(*said: str, cards: tuple[str, ...]) -> list[bool | None]:
    """Whether statements of the first seat were kept, after a vote."""
    waters = table(boats=BOATS)
    answer(waters, 0, *said)
    assert [each.kept for each in board(waters).said] == [None] * len(said)
    votes(waters, *cards)
    return [each.kept for each in board(waters).votes[-1].said]


@rule("LB-5.2")
@pytest.mark.parametrize(
    ("card", "kept"),
    [
        ("green", [True, False, False]),
        ("black", [False, None, True]),
        ("red", [False, None, False]),
    ],
)
def test_a_card_keeps_a_promise_or_breaks_it_and_can_only_mock_a_plea(
    card: str, kept: list[bool | None]
) -> None:
    said = "say vote green", "say spare green", "say offer red black help"
    assert words_kept(*said, cards=(card, "red", "red")) == kept


def test_a_hat_tells_nothing_about_words() -> None:
    waters = table(boats=BOATS)
    answer(waters, 0, "say vote green", "say spare black")
    votes(waters, "hat", "black", "red")
    assert [each.kept for each in board(waters).said] == [None, None]


def test_while_somebody_has_to_decide_the_cards_tell_already() -> None:
    waters = table(seats=4, boats=BOATS)
    answer(waters, 1, "say vote green")
    votes(waters, "green", "black", "green", "black")
    assert [each.kept for each in board(waters).said] == [False]


def test_who_has_no_part_in_a_vote_keeps_and_breaks_nothing() -> None:
    waters = table(boats=FULL, phase="overboard red")
    answer(waters, 2, "say spare green")
    votes(waters, "green", "green")
    assert [each.kept for each in board(waters).votes[-1].said] == [None]
    assert board(waters).faith == Faith((), ())


def test_faith_is_kept_by_those_who_did_all_they_said_before_the_last_talk() -> None:
    waters = table(boats=BOATS)
    assert board(waters).faith == Faith((), ())
    answer(waters, 2, "say vote black")
    answer(waters, 0, "say offer red black help", "say vote green")
    answer(waters, 1, "say agree green black")
    votes(waters, "black", "black", "green")
    assert board(waters).faith == Faith((1,), (0, 2))
    votes(waters, "green", "green", "green")
    assert board(waters).faith == Faith((1,), (0, 2)), "nobody has spoken since"


# Points.


@rule("LB-7.3", "LB-9.3")
def test_what_a_boat_would_score_if_it_landed_now_is_what_it_scores() -> None:
    boats = {
        "green": "green:s red:o, landed",
        "red": "green:o red:ss, 1 to go",
        "black": "yellow:so",
        "yellow": "empty",
    }
    waters = table(boats=boats, phase="move")
    foretold = {each.colour: each.points for each in board(waters).boats}
    assert foretold == {
        "green": (6, 8, 0),
        "red": (8, 12, 0),
        "yellow": (0, 0, 0),
        "black": (0, 0, 14),
    }
    votes(waters, "red", "red", "red")
    assert board(waters).boats[1].points == (8, 12, 0)
    assert board(waters).boats[3].points == (0, 0, 10), "the next field is on the centre island"
    assert board(waters).scores == (14, 20, 0)


@rule("LB-9.3")
def test_points_are_told_by_island() -> None:
    boats = {
        "green": "green:s red:o, landed, lane 7",
        "red": "green:o, landed, lane 1",
        "yellow": "yellow:s, landed, lane 2",
        "black": "yellow:s",
    }
    waters = table(boats=boats, landing="lane")
    assert board(waters).points == ((8, 0, 5), (0, 0, 7), (6, 0, 0))
    assert board(waters).scores == (13, 7, 6)


@rule("LB-1.6")
def test_the_size_of_the_sea_is_told() -> None:
    waters = GAME.setup(3, 1)
    assert (board(waters).lanes, board(waters).moves) == (7, 3)
    assert {each.to_shore for each in board(waters).boats} == {3}


# What is being done.


@rule("LB-3.1")
def test_the_moment_says_what_is_being_done() -> None:
    assert board(shipwreck()).moment == "launch"
    assert board(boarding()).moment == "board"
    waters = table(seats=4, boats={"green": "green:so blue:s", "black": "red:so yellow:s"})
    assert board(waters).moment == "vote"
    votes(waters, "green", "green", "black", "black")
    assert board(waters).moment == "settle"
    answer(waters, 0, "decide green")
    votes(waters, "green", "green", "green", "green")
    assert board(waters).moment == "leave"
    assert board(climbing()).moment == "climb"
    assert board(table(boats={"green": "green:s, 1 leak"})).moment == "over"
