"""TO-4: a clue or a move, and at any moment treasures and amulets."""

import pytest

from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .tables import (
    answer,
    asked,
    board,
    each,
    hand,
    held,
    laid,
    question,
    refusal,
    share,
    story,
    table,
    texts,
    vehicle,
)

LAKE_FROM_H9 = "g7 g8 h8 h10 i9 i10"
"""One step from there: the small lake and the neighbours."""


def red_with(notes: str, **maps: str) -> Hunt:
    """It is red's turn, whose vehicle stands on h9; blue has no clues."""
    return table({"red": f"at h9, {notes}", "blue": "no clues"}, maps=maps)


# TO-4.1: one of two.


@rule("TO-4.1", "TO-4.2", "TO-4.4")
def test_a_turn_is_a_clue_or_a_move_or_other_clues_or_nothing() -> None:
    hunt = red_with("in-jungle in-lake", white="blue in-mountain")
    assert (question(hunt), asked(hunt)) == ("ask-turn", "red")
    plays = each("play in-jungle", "grey brown black") | each("play in-lake", "grey brown black")
    assert texts(hunt, "red") == {*plays, *each("drive", LAKE_FROM_H9), "exchange", "end"}


@rule("TO-4.1")
def test_after_a_clue_there_is_neither_another_nor_a_move() -> None:
    hunt = red_with("in-jungle in-lake in-river in-beach")
    answer(hunt, "red", "play in-jungle white")
    assert texts(hunt, "red") == {"end"}
    assert refusal(hunt, "red", "play in-lake grey") == ("refused-acted", "TO-4.1")
    assert refusal(hunt, "red", "drive h8") == ("refused-acted", "TO-4.1")


@rule("TO-4.1")
def test_after_a_move_there_is_neither_a_clue_nor_another_move() -> None:
    hunt = red_with("in-jungle in-lake")
    answer(hunt, "red", "drive h8")
    assert texts(hunt, "red", "play") == set()
    answer(hunt, "red", "stop")
    assert texts(hunt, "red") == {"end"}
    assert refusal(hunt, "red", "play in-lake grey") == ("refused-acted", "TO-4.1")
    assert refusal(hunt, "red", "drive h9") == ("refused-acted", "TO-4.1")


@rule("TO-4.1")
def test_only_the_own_vehicle_moves() -> None:
    hunt = table({"red": "at h9", "blue": "at m4"})
    answer(hunt, "red", "drive h8")
    assert (vehicle(hunt, "red"), vehicle(hunt, "blue")) == ("h8", "m4")


@rule("TO-4.1")
def test_with_the_next_turn_both_are_possible_again() -> None:
    hunt = red_with("in-jungle in-lake in-river in-beach")
    story(hunt, "red: play in-jungle white", "red: end", "blue: end")
    assert asked(hunt) == "red"
    assert texts(hunt, "red", "drive") == each("drive", LAKE_FROM_H9)
    assert "play in-lake grey" in texts(hunt, "red")


@rule("TO-4.1")
@pytest.mark.parametrize("before", [["drive h8"], ["amulet move", "drive h8"]])
def test_steps_that_were_not_taken_are_lost_with_the_turn(before: list[str]) -> None:
    hunt = table({"red": "at h9, 1 amulet", "blue": "at h9, in-jungle"})
    answer(hunt, "red", *before, "end")
    plays = each("play in-jungle", "white grey brown black")
    assert texts(hunt, "blue") == {*plays, *each("drive", LAKE_FROM_H9), "exchange", "end"}


@rule("TO-4.1")
def test_whoever_has_not_the_turn_does_nothing() -> None:
    hunt = table({"red": "at h9", "blue": "at h9, in-lake"})
    assert texts(hunt, "blue") == set()
    assert refusal(hunt, "blue", "play in-lake white") == ("refused-not-your-turn", "TO-3.8")


# TO-4.2: other clues.


@rule("TO-4.2")
def test_for_a_whole_turn_all_clues_are_exchanged_for_as_many() -> None:
    hunt = table(
        {"red": "in-jungle in-lake in-river", "blue": ""}, deck="in-beach next-to-hut not-in-lake"
    )
    events = answer(hunt, "red", "exchange")
    assert hand(hunt, "red") == {"in-beach", "next-to-hut", "not-in-lake"}
    assert [event.kind for event in events] == ["exchanged", "drew", "drew-what", "turn"]
    assert asked(hunt) == "blue"


@rule("TO-4.2")
def test_the_exchanged_clues_are_discarded() -> None:
    hunt = red_with("in-jungle in-lake")
    answer(hunt, "red", "exchange")
    assert board(hunt).discards == ("in-jungle", "in-lake")


@rule("TO-4.2")
@pytest.mark.parametrize(
    "before", ["play in-jungle grey", "drive h8", "amulet move", "amulet exchange", "dig white"]
)
def test_whoever_has_done_anything_cannot_give_up_the_turn_any_more(before: str) -> None:
    hunt = red_with("in-jungle in-river, 1 amulet", white="red in-lake, left h9")
    assert "exchange" in texts(hunt, "red")
    answer(hunt, "red", before)
    share(hunt)
    if question(hunt) == "ask-lay":
        answer(hunt, "red", "lay in-river")
    assert "exchange" not in texts(hunt, "red")
    assert refusal(hunt, "red", "exchange") == ("refused-turn-begun", "TO-4.2")


# TO-4.3: at any moment.


@rule("TO-4.3")
def test_treasures_and_amulets_come_before_the_action() -> None:
    hunt = red_with("in-jungle, 1 amulet", white="red in-lake, left h9")
    assert {"dig white", "amulet clue", "amulet move", "amulet exchange"} <= texts(hunt, "red")


@rule("TO-4.3")
def test_treasures_and_amulets_come_after_a_clue() -> None:
    hunt = red_with("in-jungle in-river, 1 amulet", white="red in-lake, left h9")
    answer(hunt, "red", "play in-jungle grey")
    assert {"dig white", "amulet clue", "amulet move", "amulet exchange"} <= texts(hunt, "red")


@rule("TO-4.3")
def test_treasures_and_amulets_come_after_a_move() -> None:
    hunt = red_with("in-jungle, 1 amulet", white="red in-lake, left h8")
    answer(hunt, "red", "drive h8", "stop")
    assert {"dig white", "amulet clue", "amulet move", "amulet exchange"} <= texts(hunt, "red")


@rule("TO-4.3")
def test_as_many_amulets_are_used_as_one_likes() -> None:
    hunt = red_with("in-jungle in-river, 3 amulets")
    answer(hunt, "red", "amulet exchange", "amulet exchange", "amulet exchange")
    assert held(hunt, "red") == 0
    assert texts(hunt, "red", "amulet") == set()
    assert texts(hunt, "red", "drive") == each("drive", LAKE_FROM_H9)


@rule("TO-4.1", "TO-4.3")
def test_a_clue_by_an_amulet_is_not_the_action_of_the_turn() -> None:
    hunt = red_with("in-jungle in-river, 1 amulet")
    answer(hunt, "red", "amulet clue", "play in-river black", "play in-jungle white")
    assert (laid(hunt, "black"), laid(hunt, "white")) == ("red in-river", "red in-jungle")
    assert texts(hunt, "red") == {"end"}


@rule("TO-4.1", "TO-4.3")
def test_after_the_action_an_amulet_still_gives_a_move() -> None:
    hunt = red_with("in-jungle in-river, 1 amulet")
    answer(hunt, "red", "play in-river black", "amulet move")
    assert texts(hunt, "red") == {*each("drive", LAKE_FROM_H9), "stop", "end"}
    answer(hunt, "red", "drive h8", "drive h7", "drive l3")
    assert (vehicle(hunt, "red"), texts(hunt, "red")) == ("l3", {"end"})


@rule("TO-4.3")
def test_nobody_digs_or_uses_amulets_in_the_turn_of_another() -> None:
    hunt = table({"red": "", "blue": "at h9, 1 amulet"}, maps={"white": "red in-lake, left h9"})
    assert texts(hunt, "blue") == set()
    assert refusal(hunt, "blue", "dig white") == ("refused-not-your-turn", "TO-3.8")


# TO-4.4: nothing.


@rule("TO-4.4")
def test_a_turn_can_be_ended_without_a_step() -> None:
    hunt = table({"red": "at h9, no clues", "blue": ""})
    answer(hunt, "red", "end")
    assert (asked(hunt), vehicle(hunt, "red")) == ("blue", "h9")


@rule("TO-4.4")
def test_also_who_can_play_no_clue_has_something_to_do() -> None:
    elsewhere = {"white": "blue in-beach", "grey": "blue in-jungle", "brown": "blue in-river"}
    hunt = red_with("in-lake", **elsewhere, black="blue in-scrubland")
    assert texts(hunt, "red") == {*each("drive", LAKE_FROM_H9), "exchange", "end"}


# TO-4.5: between two steps.


@rule("TO-4.5")
def test_an_amulet_between_two_steps_does_not_end_the_move() -> None:
    hunt = red_with("in-jungle in-river, 2 amulets")
    answer(hunt, "red", "drive h8", "amulet exchange", "drive h7", "amulet exchange", "drive l3")
    assert vehicle(hunt, "red") == "l3"
    assert texts(hunt, "red") == {"end"}


@rule("TO-4.5")
def test_a_clue_by_an_amulet_between_two_steps_is_not_the_action() -> None:
    hunt = red_with("in-jungle in-river, 1 amulet")
    answer(hunt, "red", "drive h8", "amulet clue", "play in-river black")
    assert laid(hunt, "black") == "red in-river"
    assert "drive h7" in texts(hunt, "red")
    assert texts(hunt, "red", "play") == set()


@rule("TO-4.5")
def test_a_treasure_may_be_dug_up_between_two_steps() -> None:
    hunt = red_with("in-jungle", white="red in-lake, left h8")
    answer(hunt, "red", "drive h8")
    assert "dig white" in texts(hunt, "red")


@rule("TO-4.5")
def test_no_other_move_begins_before_the_move_is_finished() -> None:
    hunt = red_with("in-jungle, 1 amulet")
    answer(hunt, "red", "drive h8")
    assert texts(hunt, "red", "amulet") == each("amulet", "clue exchange")
    assert refusal(hunt, "red", "amulet move") == ("refused-moving", "TO-4.5")
    answer(hunt, "red", "stop")
    assert texts(hunt, "red", "amulet") == each("amulet", "clue move exchange")


@rule("TO-4.5")
def test_a_move_by_an_amulet_is_finished_before_the_action() -> None:
    hunt = red_with("in-jungle in-river, 2 amulets")
    answer(hunt, "red", "amulet move", "drive h8")
    assert texts(hunt, "red", "play") == set()
    assert refusal(hunt, "red", "play in-jungle white") == ("refused-moving", "TO-4.5")
    assert refusal(hunt, "red", "amulet move") == ("refused-moving", "TO-4.5")
    answer(hunt, "red", "stop", "play in-jungle white")
    assert laid(hunt, "white") == "red in-jungle"


@rule("TO-4.5")
def test_a_move_of_three_steps_is_finished_by_itself() -> None:
    hunt = red_with("in-jungle, 1 amulet")
    answer(hunt, "red", "drive h8", "drive h7", "drive l3")
    assert texts(hunt, "red") == {*each("amulet", "clue move exchange"), "end"}


@rule("TO-4.5")
def test_where_nothing_is_moving_there_is_nothing_to_stop() -> None:
    hunt = red_with("in-jungle")
    assert refusal(hunt, "red", "stop") == ("refused-not-moving", "TO-8.1")
