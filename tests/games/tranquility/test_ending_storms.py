"""TR-12.10: compasses end storms, at once or when somebody gains one."""

from collections import Counter
from collections.abc import Callable

import pytest

from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .storms import compasses, drawing
from .tables import GAME, answer, asked, chances, hand, in_play, refusal, table, texts


@rule("TR-12.10")
def test_a_compass_ends_one_storm_and_both_leave_the_game() -> None:
    sea = table(storms="yellow seat0, purple row3, orange seat1", compasses=2)
    answer(sea, 0, "lift purple row3")
    assert in_play(sea) == "yellow seat0, orange seat1"
    assert compasses(sea) == 1
    assert Counter(GAME.view(sea, None).board.gone) == {"purple": 1, "compass": 1}
    assert GAME.view(sea, None).board.supply == 4


@rule("TR-12.10")
def test_anybody_may_use_a_compass_also_in_the_turn_of_another() -> None:
    sea = table(seats=3, turn=1, storms="yellow seat0, purple row3", compasses=1)
    for seat in range(3):
        assert chances(sea, seat) == {"lift yellow seat0", "lift purple row3"}
    answer(sea, 2, "lift yellow seat0")
    assert asked(sea) == [1]
    assert [chances(sea, seat) for seat in range(3)] == [set(), set(), set()]


@rule("TR-12.10")
def test_a_compass_may_be_used_while_a_price_is_paid_and_while_start_is_talked_over() -> None:
    sea = table(hands=["5 17 30 44"], grid="a1=3", storms="purple row6", compasses=1)
    answer(sea, 0, "play 5 b1")
    assert chances(sea, 1) == {"lift purple row6"}
    sea = table(hands=["start 5 6 7 8"], storms="purple row6")
    answer(sea, 0, "start", "sail on")
    assert asked(sea) == [0, 1]
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple row6"}


@rule("TR-12.10")
def test_without_a_compass_no_storm_can_be_ended() -> None:
    assert chances(table(storms="purple row6", compasses=0), 0) == set()


@rule("TR-12.10")
def test_a_yellow_storm_can_be_ended_before_it_does_anything() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    assert asked(sea) == [0]
    assert texts(sea, 0) == {"weather"}
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat0"}
    answer(sea, 1, "lift yellow seat0")
    assert hand(sea, 0) == "30 40 50 60 61"
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_a_purple_storm_can_be_ended_before_it_has_a_row() -> None:
    sea = drawing("purple 60 61", compasses=1)
    assert chances(sea, 1) == {"lift purple new"}
    answer(sea, 0, "lift purple new")
    assert in_play(sea) == ""
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_a_storm_that_nobody_ends_breaks() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    answer(sea, 0, "weather")
    assert texts(sea, 0) == {"pay 30", "pay 40", "pay 50", "pay 60"}


def two_storms(drawn: str, compasses: int = 2) -> Sea:
    """The first player, already in a yellow storm, draws this one."""
    sea = table(
        hands=["10 20 30"],
        decks=[f"{drawn} 1 2 3 4 5 6", "7 8"],
        storms="yellow seat0",
        compasses=compasses,
    )
    answer(sea, 0, "discard", "pay 10 20")
    assert (asked(sea), texts(sea, 0)) == ([0], {"weather"})
    return sea


@rule("TR-12.10")
@pytest.mark.parametrize(
    ("drawn", "first"), [("yellow", "lift yellow seat0"), ("purple", "lift purple new")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_drawn_storm_has_been_ended_another_can_be_before_play_goes_on(
    drawn: str, first: str, seat: int
) -> None:
    sea = two_storms(drawn)
    answer(sea, 1, first)
    assert in_play(sea) == "yellow seat0"
    assert (asked(sea), texts(sea, 0)) == ([0], {"sail on"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat0"}
    assert hand(sea, 0) == "30", "nothing more has been drawn"
    answer(sea, seat, "lift yellow seat0")
    assert (in_play(sea), compasses(sea)) == ("", 0)
    assert hand(sea, 0) == "1 2 3 4 30"
    assert asked(sea) == [1]


@rule("TR-12.10")
@pytest.mark.parametrize(
    ("drawn", "first"), [("yellow", "lift yellow seat0"), ("purple", "lift purple new")]
)
def test_the_compass_for_the_other_storm_may_be_kept(drawn: str, first: str) -> None:
    sea = two_storms(drawn)
    answer(sea, 0, first, "sail on")
    assert (in_play(sea), compasses(sea)) == ("yellow seat0", 1)
    assert hand(sea, 0) == "1 2 30"
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_without_another_compass_or_another_storm_play_goes_on_at_once() -> None:
    sea = two_storms("yellow", compasses=1)
    answer(sea, 0, "lift yellow seat0")
    assert (asked(sea), hand(sea, 0)) == ([1], "1 2 30")
    sea = drawing("60 yellow 61 62", compasses=2)
    answer(sea, 0, "lift yellow seat0")
    assert (asked(sea), hand(sea, 0)) == ([1], "30 40 50 60 61")


@rule("TR-12.10")
def test_if_the_older_storm_is_ended_first_the_new_one_still_waits_to_break() -> None:
    sea = two_storms("purple")
    answer(sea, 1, "lift yellow seat0")
    assert (asked(sea), texts(sea, 0)) == ([0], {"weather"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple new"}
    answer(sea, 1, "lift purple new")
    assert (asked(sea), hand(sea, 0)) == ([1], "1 2 3 4 30")


# With a compass that has just been gained.

RUN = "a2=12 b2=13 c2=14 d2=15 e2=16"


def bearings(sea: Sea, *answers: str) -> Sea:
    """The first of three players has gained a compass with these answers."""
    answer(sea, 0, *answers)
    (decision,) = (each for each in sea.decisions if each.must)
    assert (decision.prompt.key, decision.prompt.args) == ("ask-bearings", {"compasses": 1})
    assert (asked(sea), texts(sea, 0)) == ([0], {"sail on"})
    return sea


def gained_by_start(storms: str = "purple row6, orange seat1") -> Sea:
    sea = table(seats=3, hands=["start 5 6 7 8"], storms=storms)
    return bearings(sea, "start")


def gained_by_a_run() -> Sea:
    sea = table(seats=3, hands=["17 60 70 80"], grid=RUN, storms="purple row6, orange seat1")
    return bearings(sea, "play 17 f2", "pay 60")


def gained_by_trading() -> Sea:
    sea = table(seats=3, hands=["10 20 30 40 50"], storms="purple row6, orange seat1")
    return bearings(sea, "trade")


@rule("TR-12.10")
@pytest.mark.parametrize("gained", [gained_by_start, gained_by_a_run, gained_by_trading])
def test_a_compass_that_has_just_been_gained_can_be_used_before_play_goes_on(
    gained: Callable[[], Sea],
) -> None:
    for seat in range(3):
        sea = gained()
        held = len(sea.hands[0])
        for each in range(3):
            assert chances(sea, each) == {"lift purple row6", "lift orange seat1"}
        answer(sea, seat, "lift orange seat1")
        assert in_play(sea) == "purple row6"
        assert compasses(sea) == 0
        assert texts(sea, 0, "sail") == set()
        assert sea.started or len(sea.hands[0]) > held, "with no compass left play goes on"


@rule("TR-12.10")
@pytest.mark.parametrize("gained", [gained_by_start, gained_by_a_run, gained_by_trading])
def test_a_compass_that_has_just_been_gained_may_be_kept(gained: Callable[[], Sea]) -> None:
    sea = gained()
    answer(sea, 0, "sail on")
    assert in_play(sea) == "purple row6, orange seat1"
    assert compasses(sea) == 1
    assert texts(sea, 0, "sail") == set()
    assert asked(sea) == ([0, 1, 2] if sea.started else [1])
    assert chances(sea, 2) == {"lift purple row6", "lift orange seat1"}


@rule("TR-12.10")
def test_when_a_storm_is_ended_while_its_row_is_chosen_another_can_be_before_play_goes_on() -> None:
    sea = table(
        hands=["10 20 30"],
        decks=["purple 1 2 3 4 5 6", "7 8"],
        storms="yellow seat0",
        compasses=2,
    )
    answer(sea, 0, "discard", "pay 10 20", "weather", "lift purple new")
    assert texts(sea, 0) == {"sail on"}
    answer(sea, 0, "lift yellow seat0")
    assert hand(sea, 0) == "1 2 3 4 30"


@rule("TR-12.10")
def test_only_the_player_whose_turn_it_is_sails_on() -> None:
    sea = gained_by_start()
    assert texts(sea, 1) == texts(sea, 2) == set()
    assert refusal(sea, 1, "sail on") == ("refused-not-your-turn", "TR-3.1")


@rule("TR-12.10")
def test_a_compass_gained_without_a_storm_in_play_holds_nobody_up() -> None:
    sea = table(hands=["10 20 30 40 50"], storms="")
    answer(sea, 0, "trade")
    assert asked(sea) == [1]
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="")
    answer(sea, 0, "start")
    assert asked(sea) == [0, 1, 2]


@rule("TR-12.10", "TR-12.13")
def test_who_trades_in_a_yellow_storm_and_ends_it_draws_up_to_five() -> None:
    sea = table(hands=["10 20 30"], decks=["1 2 3 4 5 6", "7"], storms="yellow seat0")
    answer(sea, 0, "trade")
    assert hand(sea, 0) == ""
    assert (texts(sea, 0), chances(sea, 0)) == ({"sail on"}, {"lift yellow seat0"})
    answer(sea, 0, "lift yellow seat0")
    assert hand(sea, 0) == "1 2 3 4 5"
    assert asked(sea) == [1]


@rule("TR-12.10", "TR-12.11")
def test_a_storm_can_be_ended_with_the_compass_of_start_before_the_joint_discard() -> None:
    sea = gained_by_start("yellow seat1")
    answer(sea, 1, "lift yellow seat1")
    assert texts(sea, 1) == {f"offer {count}" for count in range(6)}, "none of them from the deck"
