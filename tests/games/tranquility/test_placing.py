"""TR-4: where an island may be placed, and what it costs."""

import pytest

from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    at,
    cards,
    cells,
    cells_for,
    hand,
    kinds,
    owed,
    table,
    texts,
    ways_to_pay,
)


@rule("TR-4.1")
def test_an_island_may_be_placed_in_any_cell_of_an_empty_sea() -> None:
    sea = table(hands=["1 40 80"])
    for card in (1, 40, 80):
        assert cells_for(sea, card) == cells("a1", "f6")


@rule("TR-4.1")
def test_numbers_ascend_from_left_to_right_and_from_row_to_row() -> None:
    sea = table(hands=["10 35 70"], grid="c1=20 d4=50")
    assert cells_for(sea, 10) == {"a1"}
    assert cells_for(sea, 35) == cells("e1", "b4")
    assert cells_for(sea, 70) == cells("f4", "f6")


@rule("TR-4.1")
def test_a_filled_cell_takes_no_other_island() -> None:
    sea = table(hands=["20 21 22"], grid="a1=19 b1=23")
    assert texts(sea, 0, "play") == set()


@rule("TR-4.1")
def test_a_placed_island_lies_in_its_cell_for_all_to_see() -> None:
    sea = table(hands=["20 40 60"])
    answer(sea, 0, "play 40 c3")
    assert at(sea, "c3") == 40
    board = GAME.view(sea, None).board
    assert board.grid == (*(0,) * 14, 40, *(0,) * 21)


@rule("TR-4.2")
@pytest.mark.parametrize("cell", ["b2", "d2"])
def test_the_cells_to_the_left_and_right_are_neighbours(cell: str) -> None:
    card = {"b2": 38, "d2": 42}[cell]
    sea = table(hands=[f"{card} 70 71 72"], grid="c2=40")
    answer(sea, 0, f"play {card} {cell}")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-4.2")
def test_the_last_cell_of_a_row_and_the_first_of_the_row_above_are_neighbours() -> None:
    sea = table(hands=["12 70 71 72"], grid="f1=10")
    answer(sea, 0, "play 12 a2")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}
    sea = table(hands=["8 70 71 72"], grid="a2=10")
    answer(sea, 0, "play 8 f1")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-4.2")
@pytest.mark.parametrize("cell", ["c3", "b3", "d3", "e2", "f6"])
def test_cells_above_across_a_corner_or_further_away_are_no_neighbours(cell: str) -> None:
    sea = table(hands=["42 70 71 72"], grid="c2=40")
    answer(sea, 0, f"play 42 {cell}")
    assert asked(sea) == [1]
    assert sea.discards[0] == []


@rule("TR-4.2")
def test_the_first_and_the_last_cell_of_the_sea_are_no_neighbours() -> None:
    sea = table(hands=["78 1 2 3"], grid="f6=80")
    answer(sea, 0, "play 78 a1")
    assert asked(sea) == [1]


@rule("TR-4.3")
def test_a_5_beside_a_3_costs_two_cards() -> None:
    sea = table(hands=["5 17 30 44 60"], grid="a1=3")
    (played,) = answer(sea, 0, "play 5 b1")
    assert (played.kind, played.args["cost"]) == ("played", 2)
    assert asked(sea) == [0]
    assert ways_to_pay(sea, 0) == {"17 30", "17 44", "17 60", "30 44", "30 60", "44 60"}
    assert (owed(sea), texts(sea, 0)) == (2, {"pay 17", "pay 30", "pay 44", "pay 60"})
    events = answer(sea, 0, "pay 17")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 30", "pay 44", "pay 60"})
    events += answer(sea, 0, "pay 60")
    assert sea.discards[0] == [17, 60]
    assert kinds(heard(events, 0)) == ["discarded-cards", "discarded-cards", "drew", "drew-cards"]
    assert kinds(heard(events, 1)) == ["drew"], "the price was told with the island"
    assert asked(sea) == [1]


@rule("TR-4.3")
def test_a_3_beside_a_5_costs_as_much() -> None:
    sea = table(hands=["3 17 30 44"], grid="b1=5")
    answer(sea, 0, "play 3 a1")
    assert ways_to_pay(sea, 0) == {"17 30", "17 44", "30 44"}


@rule("TR-4.3")
def test_the_price_is_asked_for_even_if_the_cards_that_could_pay_it_look_the_same() -> None:
    sea = table(hands=["5 finish finish finish"], grid="a1=3", decks=["", ""])
    answer(sea, 0, "play 5 b1")
    assert (owed(sea), texts(sea, 0)) == (2, {"pay finish"})
    answer(sea, 0, "pay finish")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay finish"})
    answer(sea, 0, "pay finish")
    assert (hand(sea, 0), sea.discards[0]) == ("finish", cards("finish finish"))


@rule("TR-4.3")
def test_only_a_price_of_the_whole_rest_of_the_hand_is_paid_without_a_question() -> None:
    sea = table(hands=["5 finish finish"], grid="a1=3", decks=["", ""])
    answer(sea, 0, "play 5 b1")
    assert (hand(sea, 0), sea.discards[0]) == ("", cards("finish finish"))
    assert asked(sea) == [1]


@rule("TR-4.4")
@pytest.mark.parametrize("card", [12, 18])
def test_between_two_islands_the_smaller_difference_is_the_price(card: int) -> None:
    sea = table(hands=[f"{card} 70 71 72"], grid="a1=10 c1=20")
    answer(sea, 0, f"play {card} b1")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-4.4")
def test_between_the_ends_of_two_rows_the_smaller_difference_is_the_price_too() -> None:
    sea = table(hands=["18 70 71 72"], grid="f1=10 b2=20")
    answer(sea, 0, "play 18 a2")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-4.5")
def test_with_five_cards_a_difference_of_four_can_be_paid_but_not_of_five() -> None:
    sea = table(hands=["14 15 70 71 72"], grid="a1=10")
    assert cells_for(sea, 14) == cells("b1", "f6")
    assert cells_for(sea, 15) == cells("c1", "f6")


@rule("TR-4.5")
def test_the_island_itself_does_not_pay() -> None:
    sea = table(hands=["12 13"], grid="a1=10")
    assert "b1" not in cells_for(sea, 12)
    sea = table(hands=["11 13"], grid="a1=10")
    assert "b1" in cells_for(sea, 11)


@rule("TR-4.5")
def test_the_whole_rest_of_the_hand_may_be_the_price_and_the_deck_pays_nothing() -> None:
    sea = table(hands=["14 70 71 72 73"], grid="a1=10", decks=["20 21 22 23 24 25", "30"])
    answer(sea, 0, "play 14 b1")
    assert sea.discards[0] == [70, 71, 72, 73]
    assert hand(sea, 0) == "20 21 22 23 24"


@rule("TR-4.6")
def test_an_island_without_neighbours_costs_nothing() -> None:
    sea = table(hands=["5 17 30 44 60"], grid="a1=3", decks=["1", "2"])
    answer(sea, 0, "play 5 c1")
    assert hand(sea, 0) == "1 17 30 44 60"
    assert sea.discards[0] == []
    assert asked(sea) == [1]


@rule("TR-4.7")
def test_an_island_may_leave_a_gap_that_nothing_can_fill() -> None:
    sea = table(hands=["11 70 71"], grid="a1=10")
    assert "c1" in cells_for(sea, 11)
    sea = table(hands=["80 70 71"])
    assert "a1" in cells_for(sea, 80)
