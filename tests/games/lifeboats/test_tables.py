"""The tables of the stories are tables of the game: everybody is somewhere, and only there."""

import pytest

from atoll.games.lifeboats.state import Waters
from tests.games.stories import example_is_true

from . import tables
from .tables import GAME, board, boat, in_the_water, question, shipwreck, table


@pytest.mark.parametrize(
    "waters",
    [
        table(boats={"green": "green:so", "black": "red:s yellow:oo, 2 leaks, 1 to go"}),
        table(seats=6, boats={"white": "white:sssoo", "red": "empty"}, hats=[0, 1, 2, 3, 0, 0]),
        table(seats=5, boats={"blue": "red:o, landed", "red": "green:s", "black": "blue:s"}),
        table(seats=4, boats={"red": "green:sssso red:s", "blue": "red:s"}, phase="overboard red"),
        table(boats={"red": "green:s red:s", "black": "yellow:s"}, phase="leave", first=2),
    ],
)
def test_nobody_is_made_or_lost(waters: Waters) -> None:
    assert GAME.pieces(waters) == GAME.pieces(GAME.setup(waters.seats, 1))


def test_a_table_can_be_saved_and_loaded() -> None:
    waters = table(boats={"green": "green:so", "red": "red:s, landed", "black": "yellow:s"})
    assert GAME.load(GAME.save(waters)) == waters


def test_boats_are_as_they_are_told() -> None:
    boats = {
        "green": "green:sso red:o, 2 leaks, 1 to go, lane 7",
        "red": "yellow:s, landed",
        "yellow": "empty",
    }
    waters = table(boats=boats, first=1, hats=[1, 2, 3])
    assert boat(waters, "green") == "green:sso red:o, 2 leaks, 1 to go"
    assert boat(waters, "red") == "yellow:s, landed left"
    assert boat(waters, "yellow") == "empty"
    assert boat(waters, "black") == "sunk"
    assert [each.lane for each in board(waters).boats] == [7, 1, 2, 3]
    assert (board(waters).first, board(waters).hats) == (1, (1, 2, 3))
    assert in_the_water(waters) == "empty"


@pytest.mark.parametrize(
    ("phase", "key"),
    [
        ("leak", "ask-vote-leak"),
        ("overboard red", "ask-vote-overboard"),
        ("move", "ask-vote-move"),
        ("leave", "ask-leave"),
    ],
)
def test_a_table_waits_where_it_is_told_to(phase: str, key: str) -> None:
    boats = {"red": "green:sso red:sso", "black": "green:o yellow:o"}
    assert question(table(boats=boats, phase=phase)) == key


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("green:ooo", "so many people are not left"),
        ("green:sssss red:ss", "too many for a boat"),
        ("green:sss red:s, 3 leaks", "too many for a boat"),
        ("green:s, 2 leaks", "it would have sunk"),
        ("green:s, adrift", "'adrift' says nothing about a boat"),
    ],
)
def test_a_boat_that_cannot_be_is_not_laid(written: str, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        table(boats={"red": written, "black": "yellow:s"})


def test_two_boats_cannot_be_in_one_lane() -> None:
    with pytest.raises(AssertionError, match="two boats are in one lane"):
        table(boats={"red": "red:s, lane 3", "green": "green:s, lane 3"})


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_shipwreck_has_the_first_player_that_is_wanted(first: int) -> None:
    assert board(shipwreck(4, first)).first == first


def test_the_example_of_the_tables_is_true() -> None:
    example_is_true(tables)
