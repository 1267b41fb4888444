"""TR-1: what the voyage is about, and with which cards."""

from collections import Counter

import pytest

from tests.rulecite import rule

from .tables import GAME, answer, filled, outcome, table


@rule("TR-1.1")
def test_the_sea_has_six_rows_of_six_cells() -> None:
    board = GAME.view(table(), None).board
    assert [len(cells) for cells in board.rows] == [6] * 6
    assert board.rows[0] == ("a1", "b1", "c1", "d1", "e1", "f1")
    assert board.rows[5] == ("a6", "b6", "c6", "d6", "e6", "f6")
    assert board.grid == (0,) * 36


@rule("TR-1.1")
def test_islands_fill_the_sea_a_start_lies_beside_it_and_a_finish_ends_the_voyage() -> None:
    sea = table(
        hands=["start 71 3 5", "finish 7 9 11 13"],
        grid=filled(leave="f6"),
        decks=["15 17 19 21 23 25 27 29", "31 33 35 37 39 41 43 45"],
    )
    answer(sea, 0, "start", "offer 4")
    answer(sea, 1, "offer 4")
    answer(sea, 0, "give 3 5 15 17")
    answer(sea, 1, "give 7 9 11 13")
    answer(sea, 1, "discard", "pay 31 33")
    answer(sea, 0, "play 71 f6", "pay 19")
    answer(sea, 1, "finish")
    assert outcome(sea).winners == (0, 1)


@rule("TR-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_there_are_80_islands_5_finish_cards_and_a_start_for_each_player(seats: int) -> None:
    islands = {str(number): 1 for number in range(1, 81)}
    sea = GAME.setup(seats, 1)
    assert GAME.pieces(sea) == Counter(islands | {"finish": 5, "start": seats})
