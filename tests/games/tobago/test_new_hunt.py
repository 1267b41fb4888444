"""TO-12: when a treasure is shared the hunt for the next one begins."""

import pytest

from tests.rulecite import rule

from .hoards import dug, found, hunters, leading
from .tables import (
    answer,
    asked,
    board,
    each,
    hand,
    laid,
    possible,
    question,
    share,
    story,
    table,
    texts,
    told,
)


@rule("TO-12.1")
def test_the_clues_of_the_complete_map_are_discarded() -> None:
    hunt = dug("blue green", "2 3 4 5")
    assert board(hunt).discards == ()
    share(hunt)
    assert {*board(hunt).discards} == {"not-in-beach", "not-in-jungle"}
    assert laid(hunt, "white") == ""


@rule("TO-12.1")
def test_what_amulets_have_ruled_out_for_the_old_treasure_the_new_one_does_not_mind() -> None:
    hunt = dug("blue", "2 3 4")
    share(hunt)
    assert len(possible(hunt, "white").split()) == len(board(hunt).spaces)


@rule("TO-12.2")
@pytest.mark.parametrize(
    ("lines", "opener"),
    [
        (["red: take", "blue: take"], "blue"),
        (["red: pass", "blue: take", "red: take"], "red"),
        (["red: pass", "blue: take", "red: pass", "red: pass"], "blue"),
        (["red: pass", "blue: pass", "red: take", "blue: pass"], "red"),
    ],
)
def test_whoever_accepted_the_last_card_begins_a_new_map(lines: list[str], opener: str) -> None:
    hunt = dug("blue", "2 3 4")
    story(hunt, *lines)
    assert (question(hunt), asked(hunt)) == ("ask-lay", opener)


@rule("TO-12.2")
def test_the_new_map_begins_with_any_clue_of_the_hand_marked_with_a_rose() -> None:
    clues = "in-lake in-jungle next-to-hut not-in-river"
    hunt = dug("blue", "2 3 4", blue=clues)
    share(hunt)
    assert texts(hunt, "blue") == each("lay", clues)
    answer(hunt, "blue", "lay next-to-hut")
    assert laid(hunt, "white") == "blue next-to-hut"
    assert board(hunt).players[1].roses == 1


@rule("TO-12.2")
def test_it_is_a_map_of_the_same_colour_and_the_others_stay_as_they_are() -> None:
    maps = {"grey": "red in-river", "brown": leading("blue")}
    hunt = table(hunters(), maps=maps, treasures=[2, 3, 4])
    answer(hunt, "red", "dig brown")
    share(hunt)
    answer(hunt, "blue", "lay " + min(hand(hunt, "blue")))
    assert laid(hunt, "grey") == "red in-river"
    assert laid(hunt, "white") == laid(hunt, "black") == ""
    assert laid(hunt, "brown").startswith("blue ")


@rule("TO-12.2")
def test_then_the_player_draws_a_clue() -> None:
    hunt = found("blue", "2 3 4")
    before, top = hand(hunt, "blue"), board(hunt).deck
    answer(hunt, "red", "dig white")
    share(hunt)
    events = answer(hunt, "blue", f"lay {min(before)}")
    assert told(events, "drew") == ["drew blue 1"]
    assert (len(hand(hunt, "blue")), board(hunt).deck) == (4, top - 1)
    assert len(hand(hunt, "blue") - before) == 1


@rule("TO-12.2")
def test_whoever_has_no_clue_begins_no_map() -> None:
    hunt = dug("blue", "2 3 4", blue="no clues")
    share(hunt)
    assert (question(hunt), asked(hunt), laid(hunt, "white")) == ("ask-turn", "red", "")


@rule("TO-12.3")
def test_if_the_first_card_was_a_curse_the_digger_begins_the_new_map() -> None:
    hunt = dug("blue green", "0 2 3 4", turn="green", green="at g3")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "green")


@rule("TO-12.3")
def test_so_does_the_digger_if_nobody_accepted_anything() -> None:
    hunt = dug("blue green", "2 3 4 5", turn="green", green="at g3")
    share(hunt, "pass")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "green")


@rule("TO-12.2", "TO-12.3")
def test_if_the_curse_came_later_whoever_accepted_last_does() -> None:
    hunt = dug("blue green", "2 3 0 4")
    story(hunt, "red: pass", "green: take", "red: pass", "blue: take")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "blue")


@rule("TO-12.4")
@pytest.mark.parametrize(
    ("opener", "lines"), [("red", ["red: take"]), ("blue", ["red: pass", "red: pass"])]
)
def test_the_clue_is_no_action_whoever_lays_it(opener: str, lines: list[str]) -> None:
    hunt = dug("blue", "2 3 4", red="in-jungle in-river", blue="in-lake in-beach")
    story(hunt, "red: pass", "blue: take", *lines)
    answer(hunt, opener, min(texts(hunt, opener, "lay")))
    assert (question(hunt), asked(hunt)) == ("ask-turn", "red")
    assert not board(hunt).acted
    assert texts(hunt, "red", "play")
    assert texts(hunt, "red", "drive")
