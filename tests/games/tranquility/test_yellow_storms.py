"""TR-12.4, TR-12.16: in a yellow storm three cards are the limit."""

from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .storms import drawing
from .tables import (
    GAME,
    answer,
    asked,
    at,
    cards,
    chances,
    hand,
    in_play,
    kinds,
    owed,
    table,
    texts,
    ways_to_pay,
)


@rule("TR-12.4")
def test_in_a_yellow_storm_the_player_discards_down_to_three_cards() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["yellow 60 61", "1"], storms="")
    answer(sea, 0, "play 10 a1")
    assert texts(sea, 0) == {"pay 20", "pay 30", "pay 40", "pay 50"}
    answer(sea, 0, "pay 30")
    assert in_play(sea) == "yellow seat0"
    assert hand(sea, 0) == "20 40 50"
    assert asked(sea) == [1]


@rule("TR-12.4")
def test_cards_drawn_before_the_yellow_storm_are_among_those_to_discard() -> None:
    sea = drawing("60 yellow 61")
    assert texts(sea, 0) == {"pay 30", "pay 40", "pay 50", "pay 60"}


@rule("TR-12.4")
def test_more_than_one_card_is_discarded_one_by_one_if_the_yellow_storm_meets_a_full_hand() -> None:
    sea = table(hands=["start 5 6 7 8"], decks=["20 yellow 21 22", "30 31 32"], storms="")
    events = answer(sea, 0, "start", "weather")
    assert [event.args for event in events if event.kind == "discarded"] == [
        {"seat": 0, "count": 2}
    ]
    assert (owed(sea), texts(sea, 0)) == (2, {"pay 5", "pay 6", "pay 7", "pay 8", "pay 20"})
    answer(sea, 0, "pay 7")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 0, "pay 20")
    assert sea.discards[0] == [7, 20]


@rule("TR-12.4")
def test_as_long_as_the_yellow_storm_lasts_three_cards_are_the_limit() -> None:
    sea = table(
        hands=["10 20 30", "40 50 60 70 80"], decks=["1 2 3 4", "5 6"], storms="yellow seat0"
    )
    assert GAME.view(sea, None).board.limits == (3, 5)
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 2 30"
    answer(sea, 1, "discard", "pay 40 50")
    assert hand(sea, 1) == "5 6 60 70 80"


@rule("TR-12.4")
def test_a_second_yellow_storm_leaves_the_limit_at_three() -> None:
    sea = table(hands=["10 20 30"], decks=["yellow 1 2 3", "4"], storms="yellow seat0")
    answer(sea, 0, "discard", "pay 10 20")
    assert in_play(sea) == "yellow seat0, yellow seat0"
    assert GAME.view(sea, None).board.limits == (3, 5)
    assert hand(sea, 0) == "1 2 30"


def second_yellow_storm() -> Sea:
    """The second player, already in a yellow storm, draws another with the extra cards."""
    sea = table(
        hands=["start 5 6 7 8", "30 31 32"],
        decks=["20 21 22 23", "33 yellow 34 35 36"],
        storms="yellow seat1",
    )
    answer(sea, 0, "start", "sail on")
    assert (asked(sea), texts(sea, 1)) == ([1], {"weather"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat1"}
    return sea


@rule("TR-12.4")
def test_a_second_yellow_storm_that_breaks_takes_the_hand_down_to_three_again() -> None:
    sea = second_yellow_storm()
    answer(sea, 1, "weather")
    assert (owed(sea), texts(sea, 1)) == (1, {"pay 30", "pay 31", "pay 32", "pay 33"})
    answer(sea, 1, "pay 31")
    assert hand(sea, 1) == "30 32 33 34"
    assert asked(sea) == [0, 1]


@rule("TR-12.10")
def test_a_second_yellow_storm_that_is_ended_at_once_takes_no_cards() -> None:
    sea = second_yellow_storm()
    answer(sea, 0, "lift yellow seat1")
    assert in_play(sea) == "yellow seat1"
    assert sea.discards[1] == []
    assert hand(sea, 1) == "30 31 32 33 34"
    assert asked(sea) == [0, 1]
    assert texts(sea, 1) == {f"offer {count}" for count in range(5 + 2 + 1)}


def two_to_give() -> Sea:
    """The first of two players gives six cards, all there are; the second is in a yellow storm."""
    sea = table(
        hands=["start 5 6 7 8", "30 31 32"],
        decks=["20 21 22 23 24 25 26 27", "33 34 35 36 37"],
        storms="yellow seat1",
    )
    answer(sea, 0, "start", "sail on", "offer 6")
    assert hand(sea, 1) == "30 31 32 33 34"
    answer(sea, 1, "offer 2")
    return sea


@rule("TR-12.4")
def test_after_the_joint_discard_the_limit_of_three_holds_again() -> None:
    sea = two_to_give()
    answer(sea, 1, "give deck")
    assert sea.discards[0] == [5, 6, 7, 8, 20, 21]
    assert hand(sea, 0) == "22 23 24 25 26"
    assert asked(sea) == [1]
    assert (owed(sea), ways_to_pay(sea, 1)) == (
        2,
        {"30 31", "30 32", "30 33", "30 34", "31 32", "31 33", "31 34", "32 33", "32 34", "33 34"},
    )
    answer(sea, 1, "pay 30 34")
    assert hand(sea, 1) == "31 32 33"
    assert sea.decks[1] == cards("37")
    assert (asked(sea), "discard" in texts(sea, 1)) == ([1], True)


@rule("TR-12.4", "TR-12.10")
def test_who_is_out_of_the_storm_before_drawing_up_keeps_five_cards() -> None:
    sea = two_to_give()
    answer(sea, 0, "lift yellow seat1")
    answer(sea, 1, "give deck")
    assert hand(sea, 1) == "30 31 32 33 34"
    assert sea.discards[1] == []
    assert (asked(sea), "discard" in texts(sea, 1)) == ([1], True)


@rule("TR-12.4")
def test_each_of_two_yellow_storms_needs_a_compass_of_its_own() -> None:
    sea = table(
        hands=["10 20 30"],
        decks=["1 2 3 4 5", "6"],
        storms="yellow seat0, yellow seat0",
        compasses=2,
    )
    answer(sea, 1, "lift yellow seat0")
    assert GAME.view(sea, None).board.limits == (3, 5)
    answer(sea, 1, "lift yellow seat0")
    assert GAME.view(sea, None).board.limits == (5, 5)
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 2 3 4 30"


@rule("TR-12.4")
def test_a_compass_used_while_the_cards_are_being_chosen_comes_too_late_for_them() -> None:
    sea = table(hands=["start 5 6 7 8"], decks=["20 yellow 21 22", "30 31 32"], storms="")
    answer(sea, 0, "start", "weather", "pay 7")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 1, "lift yellow seat0")
    assert in_play(sea) == ""
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 0, "pay 20")
    assert sea.discards[0] == [7, 20]
    assert hand(sea, 0) == "5 6 8 21", "the drawing goes on"


@rule("TR-12.4")
def test_who_is_out_of_the_storm_when_the_cards_are_chosen_draws_up_to_five() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    answer(sea, 0, "weather")
    answer(sea, 1, "lift yellow seat0")
    assert (asked(sea), owed(sea)) == ([0], 1)
    answer(sea, 0, "pay 60")
    assert hand(sea, 0) == "30 40 50 61 62"


@rule("TR-12.16")
def test_a_hand_full_of_monsters_is_discarded_as_far_as_it_can_be() -> None:
    sea = table(
        hands=["5 monster monster monster monster"], decks=["yellow", ""], monsters=5, storms=""
    )
    events = answer(sea, 0, "play 5 c3")
    assert at(sea, "c3") == 5
    assert "discarded" not in kinds(events)
    assert hand(sea, 0) == "monster monster monster monster"
    sea = table(hands=["5 6 monster monster monster"], decks=["yellow", ""], monsters=5, storms="")
    answer(sea, 0, "play 5 c3")
    assert texts(sea, 0) == {"pay 6"}
