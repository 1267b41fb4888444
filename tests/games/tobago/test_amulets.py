"""TO-15: the powers of amulets."""

import pytest

from atoll.games.tobago.facts import AMULETS
from tests.rulecite import rule

from .hoards import dug, hunters, leading
from .tables import (
    answer,
    asked,
    board,
    each,
    hand,
    held,
    laid,
    markers,
    possible,
    question,
    share,
    story,
    table,
    texts,
    told,
    vehicle,
)

POWERS = each("amulet", "marker clue move exchange")


# Using them.


@rule("TO-15.1")
def test_without_an_amulet_there_are_no_powers_and_with_one_there_are_four() -> None:
    maps = {"white": leading("red", "g3", "h4")}
    assert texts(table(hunters(), maps=maps), "red", "amulet") == set()
    hunt = table(hunters(red="1 amulet"), maps=maps)
    assert texts(hunt, "red", "amulet") == POWERS


@rule("TO-15.1")
def test_each_goes_back_to_the_supply() -> None:
    hunt = table(hunters(red="3 amulets"))
    assert board(hunt).supply == AMULETS - 3
    events = answer(hunt, "red", "amulet exchange")
    assert told(events)[0] == "amulet red exchange"
    assert (held(hunt, "red"), board(hunt).supply) == (2, AMULETS - 2)


@rule("TO-15.1")
def test_any_number_can_be_used_before_and_after_the_action() -> None:
    maps = {"white": leading("red", "g3", "h4", "h5")}
    hunt = table({"red": "at g2, in-lake in-river, 4 amulets", "blue": ""}, maps=maps)
    story(hunt, "red: amulet marker", "red: remove white h4", "red: drive g3", "red: amulet marker")
    story(hunt, "red: remove white h5", "red: amulet clue", "red: play in-river grey")
    story(hunt, "red: amulet exchange")
    assert (held(hunt, "red"), board(hunt).steps) == (0, 2), "the move goes on"
    assert "dig white" in texts(hunt, "red")


@rule("TO-15.1")
def test_an_amulet_that_was_just_collected_can_be_used() -> None:
    hunt = table({"red": "at m4", "blue": ""}, amulets="m5")
    assert texts(hunt, "red", "amulet") == set()
    story(hunt, "red: drive m5")
    assert texts(hunt, "red", "amulet") == each("amulet", "clue exchange"), "but not to move"
    story(hunt, "red: stop", "red: amulet move")
    assert (held(hunt, "red"), board(hunt).by_amulet) == (0, True)


@rule("TO-15.1", "TO-4.3")
def test_others_cannot_use_theirs_in_this_turn() -> None:
    hunt = table({"red": "", "blue": "2 amulets"})
    assert texts(hunt, "blue") == set()


# Removing a marker.


@rule("TO-15.2")
def test_any_marker_of_any_colour_can_be_removed() -> None:
    maps = {"white": leading("red", "g3", "h4"), "grey": "blue in-river, left g2 f2 e1"}
    hunt = table({"red": "1 amulet", "blue": ""}, maps=maps)
    answer(hunt, "red", "amulet marker")
    assert texts(hunt, "red") == {
        "remove white g3",
        "remove white h4",
        "remove grey g2",
        "remove grey f2",
        "remove grey e1",
    }
    events = answer(hunt, "red", "remove grey f2")
    assert told(events) == ["removed red grey f2"]
    assert (possible(hunt, "grey"), possible(hunt, "white")) == ("e1 g2", "g3 h4")
    assert (question(hunt), asked(hunt), board(hunt).acted) == ("ask-turn", "red", False)


@rule("TO-15.2")
def test_the_space_stays_ruled_out_for_that_treasure() -> None:
    """The clue that follows agrees with f2 and with g2, which has no marker any more."""
    maps = {"white": "blue in-river, left f1 f2 g2"}
    hunt = table({"red": "next-to-lake, 1 amulet", "blue": ""}, maps=maps)
    story(hunt, "red: amulet marker", "red: remove white g2", "red: play next-to-lake white")
    assert possible(hunt, "white") == "f2"


@rule("TO-15.2", "TO-7.4")
def test_the_last_marker_of_a_colour_cannot_be_removed() -> None:
    maps = {"white": leading("red"), "grey": "blue in-river, left g2 f2"}
    hunt = table({"red": "1 amulet", "blue": ""}, maps=maps)
    answer(hunt, "red", "amulet marker")
    assert texts(hunt, "red") == {"remove grey g2", "remove grey f2"}


@rule("TO-15.2", "TO-7.1")
def test_where_no_marker_lies_none_can_be_removed() -> None:
    """The white treasure is located, and of the others nothing is known."""
    hunt = table({"red": "1 amulet", "blue": ""}, maps={"white": leading("red")})
    assert markers(hunt, "grey") == ""
    assert texts(hunt, "red", "amulet") == POWERS - {"amulet marker"}


# Playing a clue.


@rule("TO-15.3")
def test_one_more_clue_is_played_by_the_usual_rules() -> None:
    clues = "in-river in-jungle next-to-hut in-largest-river"
    maps = {"white": "blue not-in-river, left g3 h4", "grey": "blue next-to-river"}
    hunt = table({"red": f"{clues}, 1 amulet", "blue": ""}, maps=maps)
    usual = texts(hunt, "red", "play")
    assert "play in-river white" not in usual
    answer(hunt, "red", "amulet clue")
    assert (question(hunt), texts(hunt, "red")) == ("ask-clue", usual)
    events = answer(hunt, "red", "play in-jungle grey")
    assert told(events, "drew") == ["drew red 3"], "up to six"
    assert laid(hunt, "grey") == "blue next-to-river, red in-jungle"


@rule("TO-15.3")
def test_it_is_not_the_action_of_the_turn() -> None:
    hunt = table({"red": "in-river in-jungle, 1 amulet", "blue": ""})
    story(hunt, "red: amulet clue", "red: play in-river grey")
    assert not board(hunt).acted
    story(hunt, "red: play in-jungle white")
    assert board(hunt).acted
    assert (texts(hunt, "red", "play"), texts(hunt, "red", "drive")) == (set(), set())


@rule("TO-15.3", "TO-4.5")
def test_it_can_come_between_two_steps_of_a_move() -> None:
    hunt = table({"red": "at g3, in-river in-jungle, 1 amulet", "blue": ""})
    story(hunt, "red: drive g2", "red: amulet clue", "red: play in-river grey")
    assert (board(hunt).steps, vehicle(hunt, "red")) == (2, "g2")
    assert "drive g3" in texts(hunt, "red")


@rule("TO-15.3")
def test_if_no_clue_fits_the_amulet_cannot_be_spent_on_one() -> None:
    maps = {"white": "blue in-lake, left g3", "grey": "blue in-river, left g2"}
    maps |= {"brown": "blue in-beach, left m4", "black": "blue in-mountain, left h6"}
    hunt = table({"red": "in-jungle, 1 amulet", "blue": ""}, maps=maps)
    assert texts(hunt, "red", "amulet") == each("amulet", "move exchange")


# Moving.


@rule("TO-15.4")
def test_one_move_more_has_up_to_three_steps() -> None:
    hunt = table({"red": "at m5, 1 amulet", "blue": ""})
    answer(hunt, "red", "amulet move")
    assert (board(hunt).steps, board(hunt).by_amulet, board(hunt).acted) == (3, True, False)
    story(hunt, "red: drive m4", "red: drive l4", "red: drive j4")
    assert (board(hunt).steps, vehicle(hunt, "red")) == (0, "j4")
    story(hunt, "red: drive i6", "red: drive g4", "red: drive g5")
    assert (vehicle(hunt, "red"), texts(hunt, "red", "drive")) == ("g5", set())


@rule("TO-15.4")
def test_after_the_own_action_an_amulet_gives_a_move_and_after_that_the_next_one() -> None:
    hunt = table({"red": "at m5, in-river in-jungle, 2 amulets", "blue": ""})
    story(hunt, "red: play in-river white", "red: amulet move", "red: drive m4")
    assert "amulet move" not in texts(hunt, "red"), "a move is finished first"
    story(hunt, "red: stop", "red: amulet move", "red: drive l4", "red: stop")
    assert (held(hunt, "red"), texts(hunt, "red", "drive")) == (0, set())


@rule("TO-15.4", "TO-14.5")
def test_treasures_may_be_dug_up_in_such_a_move_and_amulets_not_collected() -> None:
    hunt = table(
        {"red": "at g2, no clues, 1 amulet", "blue": ""},
        maps={"white": leading("red")},
        amulets="g3",
    )
    story(hunt, "red: amulet move", "red: drive g3", "red: dig white")
    share(hunt, "pass")
    assert (held(hunt, "red"), "g3" in board(hunt).amulets) == (0, True)
    assert (board(hunt).steps, board(hunt).acted) == (0, False)
    assert "drive g2" in texts(hunt, "red"), "the own move is left"


# Exchanging clues.


@rule("TO-15.5")
@pytest.mark.parametrize("clues", ["in-river in-jungle in-lake in-beach", "in-river in-lake"])
def test_all_clues_are_discarded_and_as_many_new_ones_drawn(clues: str) -> None:
    hunt = table({"red": f"{clues}, 1 amulet", "blue": ""})
    before = board(hunt).deck
    events = answer(hunt, "red", "amulet exchange")
    count = len(clues.split())
    assert told(events, "drew") == [f"drew red {count}"]
    assert {*board(hunt).discards} == {*clues.split()}
    assert (len(hand(hunt, "red")), board(hunt).deck) == (count, before - count)
    assert not hand(hunt, "red") & {*clues.split()}
    assert (asked(hunt), board(hunt).acted) == ("red", False), "the turn goes on"


@rule("TO-15.5")
def test_without_clues_there_is_nothing_to_exchange() -> None:
    hunt = table({"red": "no clues, 1 amulet", "blue": ""})
    assert texts(hunt, "red", "amulet") == {"amulet move"}


# Warding off curses.


@rule("TO-15.6")
@pytest.mark.parametrize("turn", ["red", "green"])
def test_an_amulet_is_lost_instead_of_the_best_card_in_whoevers_turn_it_is(turn: str) -> None:
    hunt = dug("red", "0 3 4", turn=turn, red="1 amulet, coins 6 2", green="at g3")
    assert told(hunt.events, "warded-off") == ["warded-off red"]
    assert (held(hunt, "red"), board(hunt, "red").chest) == (0, (2, 6))


# The example.


@rule("TO-15.7", "TO-9.3", "TO-9.5")
def test_three_treasures_are_dug_up_in_one_turn_the_third_by_one_more_move() -> None:
    maps = {
        "white": leading("red"),
        "grey": "red in-river, left g2",
        "brown": "red in-jungle, left d1",
    }
    hunt = table({"red": "at g3, no clues, 1 amulet", "blue": ""}, maps=maps)
    answer(hunt, "red", "dig white")
    share(hunt, "pass")
    story(hunt, "red: drive g2", "red: dig grey")
    share(hunt, "pass")
    assert texts(hunt, "red", "drive") == set(), "digging has ended the move"
    story(hunt, "red: amulet move", "red: drive f2", "red: drive e2", "red: drive d1")
    answer(hunt, "red", "dig brown")
    share(hunt, "pass")
    assert asked(hunt) == "red"
    assert texts(hunt, "red") == {"end"}
