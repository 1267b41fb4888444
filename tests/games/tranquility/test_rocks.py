"""TR-10: the jagged rocks, which close one row at a time."""

import pytest

from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    cells,
    cells_for,
    filled,
    hand,
    row,
    table,
    texts,
    ways_to_pay,
)


@rule("TR-10.1")
def test_the_rocks_begin_beside_a_row_drawn_at_random() -> None:
    rows = [GAME.view(GAME.setup(2, seed, {"rocks": True}), None).board.rocks for seed in range(60)]
    assert set(rows) == {1, 2, 3, 4, 5, 6}


@rule("TR-10.1")
def test_beside_the_arch_the_rocks_can_begin_at_any_of_seven_rows() -> None:
    rows = [GAME.setup(2, seed, {"rocks": True, "mode": "high_arch"}).rocks for seed in range(80)]
    assert set(rows) == {0, 1, 2, 3, 4, 5, 6}


@rule("TR-10.2")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_nothing_can_be_placed_in_the_row_with_the_rocks(number: int) -> None:
    sea = table(hands=["40 50 60"], rocks=number)
    assert cells_for(sea, 40) == cells("a1", "f6") - row(number)


@rule("TR-10.3")
@pytest.mark.parametrize("action", [["play 40 a1"], ["discard", "pay 40 80"]])
def test_at_the_end_of_the_turn_before_drawing_the_rocks_are_moved(action: list[str]) -> None:
    sea = table(hands=["40 50 60 70 80"], rocks=2, decks=["1 2 3", "4"])
    answer(sea, 0, *action)
    assert asked(sea) == [0]
    assert "1" not in hand(sea, 0).split()
    assert texts(sea, 0, "rocks") == {"rocks 1", "rocks 3", "rocks 4", "rocks 5", "rocks 6"}
    answer(sea, 0, "rocks 5")
    assert GAME.view(sea, 1).board.rocks == 5
    assert len(sea.hands[0]) == 5
    assert asked(sea) == [1]


@rule("TR-10.3")
def test_the_price_of_an_island_is_paid_before_the_rocks_are_moved() -> None:
    sea = table(hands=["5 17 30 44"], grid="a1=3", rocks=6, decks=["", ""])
    answer(sea, 0, "play 5 b1")
    assert ways_to_pay(sea, 0) == {"17 30", "17 44", "30 44"}
    answer(sea, 0, "pay 17 30")
    assert texts(sea, 0) == {"rocks 1", "rocks 2", "rocks 3", "rocks 4", "rocks 5"}


@rule("TR-10.3")
def test_the_rocks_move_only_to_a_row_with_an_empty_cell() -> None:
    full_rows = " ".join(sorted(cells("a3", "f5")))
    sea = table(hands=["3 5 7"], grid=filled(leave=full_rows), rocks=3, decks=["", ""])
    answer(sea, 0, "discard", "pay 3 5")
    assert texts(sea, 0) == {"rocks 4", "rocks 5"}


@rule("TR-10.3")
def test_two_cards_leave_the_rocks_where_they_are() -> None:
    sea = table(hands=["40 50 60 70"], rocks=2, decks=["1 2 3 4 5", "6"])
    answer(sea, 0, "play 40 a1")
    assert "stay" in texts(sea, 0)
    answer(sea, 0, "stay")
    assert ways_to_pay(sea, 0) == {"50 60", "50 70", "60 70"}
    answer(sea, 0, "pay 50 70")
    assert GAME.view(sea, 1).board.rocks == 2
    assert sea.discards[0] == [50, 70]
    assert hand(sea, 0) == "1 2 3 4 60"


@rule("TR-10.4")
def test_a_player_who_cannot_discard_two_cards_has_to_move_the_rocks() -> None:
    sea = table(hands=["40 50"], rocks=2, decks=["1 2 3", "4"])
    answer(sea, 0, "play 40 a1")
    assert texts(sea, 0) == {"rocks 1", "rocks 3", "rocks 4", "rocks 5", "rocks 6"}


@rule("TR-10.5")
def test_the_rocks_leave_the_game_when_four_rows_are_full() -> None:
    upper_rows = " ".join(sorted(cells("a5", "f6")))
    sea = table(hands=["47 1 3 5"], grid=filled(leave=f"f4 {upper_rows}"), rocks=6)
    answer(sea, 0, "play 47 f4", "pay 1")
    assert GAME.view(sea, None).board.rocks is None
    assert "rocks" in GAME.view(sea, None).board.gone
    assert asked(sea) == [1]


@rule("TR-10.5")
def test_the_rocks_stay_while_three_rows_are_full() -> None:
    upper_rows = " ".join(sorted(cells("a4", "f6")))
    sea = table(hands=["35 1 3"], grid=filled(leave=f"f3 {upper_rows}"), rocks=6)
    answer(sea, 0, "play 35 f3", "pay 1")
    assert texts(sea, 0, "rocks") == {"rocks 4", "rocks 5"}


@rule("TR-10.5")
@pytest.mark.parametrize(("last", "card", "rocks"), [("f4", 31, 7), ("f5", 39, None)])
def test_beside_another_grid_they_leave_when_only_two_rows_have_an_empty_cell(
    last: str, card: int, rocks: int | None
) -> None:
    leave = " ".join(sorted(cells(last, "f7", "high_arch")))
    sea = table(mode="high_arch", hands=[f"{card} 1 3"], grid=filled(leave, "high_arch"), rocks=7)
    answer(sea, 0, f"play {card} {last}", "pay 1")
    assert GAME.view(sea, None).board.rocks == rocks


@rule("TR-10.6")
def test_after_start_the_rocks_are_moved_when_everybody_has_drawn_up_again() -> None:
    sea = table(
        seats=3,
        hands=["start 1 2 3 4", "5 6 7 8", "9 10 11 12"],
        decks=["20 21 22 23 24 25", "30 31 32 33 34", "40 41 42 43 44"],
        rocks=1,
    )
    answer(sea, 0, "start")
    for seat, count in enumerate([4, 4, 0]):
        answer(sea, seat, f"offer {count}")
    assert hand(sea, 0) == "20 21 22 23 24"
    assert hand(sea, 1) == "30 31 32 33 34"
    assert hand(sea, 2) == "9 10 11 12 40"
    assert asked(sea) == [0]
    assert texts(sea, 0, "rocks") == {"rocks 2", "rocks 3", "rocks 4", "rocks 5", "rocks 6"}
    answer(sea, 0, "rocks 4")
    assert asked(sea) == [1]
