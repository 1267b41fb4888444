"""What the view says of the table: what belongs to it, and what is being done."""

import pytest

from atoll.games.tranquility.state import Sea
from atoll.games.tranquility.view import Board
from atoll.kernel import OptionValue
from tests.rulecite import rule

from .tables import GAME, answer, filled, table


def board(sea: Sea) -> Board:
    """The table as a spectator sees it."""
    return GAME.view(sea, None).board


@pytest.mark.parametrize(
    ("options", "belongings"),
    [
        ({}, "start decks"),
        ({"rocks": True}, "start decks barriers"),
        ({"monsters": 3}, "start decks"),
        ({"storms": True}, "start decks compasses supply barriers"),
        ({"mode": "high_arch"}, "start decks"),
        ({"mode": "pyramid"}, "start decks compasses barriers exploration"),
        ({"mode": "day_and_night"}, "start decks halves"),
        ({"mode": "duel"}, "display"),
    ],
)
def test_what_belongs_to_a_game(options: dict[str, OptionValue], belongings: str) -> None:
    assert " ".join(board(GAME.setup(2, 1, options)).belongings) == belongings


@pytest.mark.parametrize("mode", ["base", "high_arch", "pyramid", "day_and_night", "duel"])
def test_a_cell_is_named_after_its_column_and_its_row(mode: str) -> None:
    seen = board(GAME.setup(2, 1, {"mode": mode}))
    for row, cells in enumerate(seen.rows, start=1):
        named = [f"{column}{row}" for column in seen.columns]
        assert [cell for cell in named if cell in cells] == [*cells]


@rule("TR-6.1")
def test_paradise_is_seen_when_it_is_reached() -> None:
    sea = table(hands=["5 finish", "7"], grid=filled(), started=True)
    assert not board(sea).paradise
    answer(sea, 0, "finish")
    assert board(sea).paradise
    assert board(sea).moment == "over"


def test_the_moment_says_what_is_being_done() -> None:
    sea = table(hands=["5 17 30"], grid="b1=4")
    assert board(sea).moment == "turn"
    answer(sea, 0, "play 5 c1")
    assert board(sea).moment == "pay"


@rule("TR-5.4", "TR-5.7")
def test_the_joint_discard_is_offered_and_then_given() -> None:
    sea = table(hands=["start 5 6 7 8", "11 12 13 14 15"])
    answer(sea, 0, "start")
    assert board(sea).moment == "offer"
    answer(sea, 0, "offer 4")
    answer(sea, 1, "offer 4")
    assert board(sea).moment == "give"


@rule("TR-10.3")
def test_cards_that_rocks_or_storms_cost_are_paid_in_their_moment() -> None:
    sea = table(hands=["5 17 30 44 50"], rocks=2)
    answer(sea, 0, "play 5 a1")
    assert board(sea).moment == "rocks"
    answer(sea, 0, "stay")
    assert board(sea).moment == "rocks"
    sea = table(hands=["5 6 7 8 9"], decks=["yellow 40 41", ""], storms="")
    answer(sea, 0, "play 5 a1")
    assert board(sea).moment == "storm"


def test_who_holds_a_start_is_no_moment_of_its_own() -> None:
    """Only whoever has to play it may know."""
    sea = table(hands=["start 5 6 7 8"])
    assert {GAME.view(sea, seat).board.moment for seat in (0, 1, None)} == {"turn"}


def test_in_a_duel_cards_are_taken() -> None:
    dealt = board(GAME.setup(2, 1, {"mode": "duel"}))
    assert len(dealt.display) == dealt.places
    sea = table(mode="duel", hands=["5 6 17"], display="30 31 32 33 34")
    answer(sea, 0, "play 5 a1")
    assert board(sea).moment == "take"
