"""TR-12.11 to TR-12.15: compasses are gained, bought and used up."""

import pytest

from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .storms import compasses, drawing
from .tables import answer, asked, chances, filled, hand, outcome, table, texts


@rule("TR-12.10")
def test_compasses_are_no_part_of_any_hand() -> None:
    sea = drawing("60 61 62", compasses=4)
    assert hand(sea, 0) == "30 40 50 60 61"


@rule("TR-12.11")
def test_playing_start_gains_a_compass() -> None:
    sea = table(hands=["start 5 6"], storms="")
    answer(sea, 0, "start")
    assert compasses(sea) == 1


@rule("TR-12.12")
@pytest.mark.parametrize(
    ("grid", "play", "gained"),
    [
        ("a2=12 b2=13 c2=14 d2=15 e2=16", "play 17 f2", 1),
        ("a2=12 b2=13 d2=15 e2=16 f2=17", "play 14 c2", 1),
        ("a2=12 b2=13 c2=14 d2=15 e2=16", "play 18 f2", 0),
        ("b2=13 c2=14 d2=15 e2=16", "play 17 f2", 0),
        ("d2=12 e2=13 f2=14 a3=15 b3=16", "play 17 c3", 0),
        ("b1=1 c1=2 d1=3 e1=4", "play 5 f1", 0),
    ],
    ids=[
        "12 to 17",
        "completed in the middle",
        "a gap before 18",
        "one cell is empty",
        "six in two rows",
        "1 to 5 beside an empty cell",
    ],
)
def test_completing_a_row_without_a_gap_between_its_numbers_gains_a_compass(
    grid: str, play: str, gained: int
) -> None:
    sea = table(hands=[f"{play.split()[1]} 60 70 80"], grid=grid, storms="")
    answer(sea, 0, play)
    assert compasses(sea) == gained


@rule("TR-12.13")
def test_a_player_may_give_the_whole_hand_for_a_compass() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["1 2 3 4 5 6", "7"], storms="")
    answer(sea, 0, "trade")
    assert compasses(sea) == 1
    assert sea.discards[0] == [10, 20, 30, 40, 50]
    assert hand(sea, 0) == "1 2 3 4 5"
    assert asked(sea) == [1]


@rule("TR-12.13")
def test_in_a_yellow_storm_three_cards_are_the_whole_hand() -> None:
    sea = table(hands=["10 20 30"], decks=["1 2 3 4", "5"], storms="yellow seat0")
    answer(sea, 0, "trade", "sail on")
    assert compasses(sea) == 1
    assert sea.discards[0] == [10, 20, 30]
    assert hand(sea, 0) == "1 2 3"


@rule("TR-12.13")
@pytest.mark.parametrize(("cards", "storms"), [("10 20 30 40", ""), ("10 20", "yellow seat0")])
def test_a_hand_that_is_not_full_buys_no_compass(cards: str, storms: str) -> None:
    assert "trade" not in texts(table(hands=[cards], storms=storms), 0)


@rule("TR-12.13")
def test_without_storms_in_the_game_there_are_no_compasses_to_buy() -> None:
    assert "trade" not in texts(table(hands=["10 20 30 40 50"]), 0)


@rule("TR-12.14")
def test_when_no_compass_is_left_none_is_gained() -> None:
    sea = table(hands=["10 20 30 40 50"], storms="", supply=0)
    assert "trade" not in texts(sea, 0)
    sea = table(hands=["start 20 30"], storms="", supply=0)
    answer(sea, 0, "start")
    assert compasses(sea) == 0
    grid = "a2=12 b2=13 c2=14 d2=15 e2=16"
    sea = table(hands=["17 20 30"], grid=grid, storms="", compasses=1, supply=0)
    answer(sea, 0, "play 17 f2")
    assert compasses(sea) == 1


def stuck(compasses: int) -> Sea:
    """Only the row of the purple storm has room for the first player's last card."""
    return table(
        hands=["80", "5 7"],
        grid=filled("d6 e6 f6"),
        decks=["", ""],
        storms="purple row6",
        compasses=compasses,
    )


@rule("TR-12.15")
def test_a_player_who_can_do_nothing_is_asked_if_a_compass_could_still_end_a_storm() -> None:
    sea = stuck(compasses=1)
    assert texts(sea, 0) == {"give up"}
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple row6"}
    answer(sea, 1, "lift purple row6")
    assert texts(sea, 0) == {"play 80 e6", "play 80 f6"}


@rule("TR-12.15")
def test_who_gives_up_loses_the_game_for_all() -> None:
    sea = stuck(compasses=1)
    answer(sea, 0, "give up")
    assert outcome(sea).reason == "stranded"


@rule("TR-12.15")
def test_without_a_compass_the_game_is_lost_at_once() -> None:
    assert outcome(stuck(compasses=0)).reason == "stranded"


@rule("TR-12.14")
def test_when_no_compass_is_left_to_gain_nobody_takes_bearings() -> None:
    grid = "a2=12 b2=13 c2=14 d2=15 e2=16"
    sea = table(hands=["17 20 30"], grid=grid, storms="orange seat1", compasses=1, supply=0)
    answer(sea, 0, "play 17 f2", "pay 20")
    assert texts(sea, 0) == set()
    assert asked(sea) == [1]
