"""OB-8: rowers look at navigation cards, and lay some for the evening."""

import pytest

from atoll.games.overboard.people import EVERYBODY
from atoll.games.overboard.state import Boat, Bundle
from atoll.games.overboard.view import Board
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    FOUR,
    answer,
    asked,
    board,
    four,
    lies,
    person,
    question,
    seat,
    story,
    table,
    texts,
    told,
)

OTHERS = ("bosun", "frenchy", "kid")


def captain_with(lying: str, *navigation: int) -> Boat:
    """It is the Captain's turn, who has these provisions; these cards are on top."""
    return table(four(captain=lying), navigation=navigation)


def rowing(boat: Boat, role: str = "captain") -> set[str]:
    """The ways in which somebody may row."""
    return {text for text in texts(boat, role) if text.split()[0] == "row"}


def seen_by_others(boat: Boat) -> list[Board]:
    """The table as a spectator sees it, and as everybody does but the Captain."""
    return [board(boat), *(board(boat, role) for role in OTHERS)]


def looking(seen: Board) -> list[int]:
    return [card.number for card in seen.looking]


def known(seen: Board) -> list[int]:
    return [card.number for card in seen.laid_known]


# Looking.


@rule("OB-8.1")
def test_the_rower_looks_at_the_two_top_cards_and_nobody_else_does() -> None:
    boat = captain_with("", 9, 4, 1)
    events = answer(boat, "captain", "row")
    assert (question(boat), asked(boat)) == ("ask-lay", "captain")
    assert looking(board(boat, "captain")) == [9, 4]
    assert board(boat).navigation == 22
    assert [looking(seen) for seen in seen_by_others(boat)] == [[], [], [], []]
    for listener in (None, *(seat(boat, role) for role in FOUR)):
        assert told(heard(events, listener)) == ["rowed captain 2"]


@rule("OB-8.1")
def test_also_who_knows_from_before_what_is_drawn_does_not_look_at_it() -> None:
    boat = captain_with("", 9, 4)
    known_to_all = Bundle(2, EVERYBODY)
    boat.bundles = [Bundle(22, 0), known_to_all]
    answer(boat, "captain", "row")
    assert looking(board(boat, "captain")) == [9, 4]
    assert [looking(seen) for seen in seen_by_others(boat)] == [[], [], [], []]


@rule("OB-8.1")
def test_whoever_is_asked_to_lay_cards_is_the_rower_alone() -> None:
    boat = captain_with("", 9, 4)
    answer(boat, "captain", "row")
    assert [texts(boat, role) for role in OTHERS] == [set(), set(), set()]


# Laying.


@rule("OB-8.2", "OB-19.3")
def test_the_rower_may_lay_one_of_them_both_or_none() -> None:
    boat = captain_with("", 9, 4)
    answer(boat, "captain", "row")
    assert texts(boat, "captain") == {"lay none", "lay 4", "lay 9", "lay 4 9"}


@rule("OB-8.2")
@pytest.mark.parametrize(
    ("lay", "laid", "under"),
    [("none", [], {9, 4}), ("4", [4], {9}), ("9", [9], {4}), ("4 9", [9, 4], set())],
)
def test_what_is_not_laid_goes_under_the_deck(lay: str, laid: list[int], under: set[int]) -> None:
    boat = captain_with("", 9, 4, 1)
    answer(boat, "captain", "row")
    events = answer(boat, "captain", f"lay {lay}")
    assert told(events) == [f"laid captain {len(laid)}"]
    assert [each.card + 1 for each in boat.laid] == laid
    assert {card + 1 for card in boat.navigation[: len(under)]} == under
    assert boat.navigation[-1] + 1 == 1
    assert (board(boat).laid, board(boat).navigation) == (len(laid), 24 - len(laid))


@rule("OB-8.2")
def test_others_see_only_how_many_cards_were_laid() -> None:
    boat = captain_with("", 9, 4)
    story(boat, "captain: row", "captain: lay 4")
    assert known(board(boat, "captain")) == [4]
    assert [seen.laid for seen in seen_by_others(boat)] == [1, 1, 1, 1]
    assert [known(seen) for seen in seen_by_others(boat)] == [[], [], [], []]


@rule("OB-8.2")
def test_the_cards_of_several_rowers_come_together_and_each_knows_their_own() -> None:
    boat = captain_with("", 9, 4, 1, 2)
    story(boat, "captain: row", "captain: lay 4 9", "bosun: row", "bosun: lay 2")
    assert board(boat).laid == 3
    assert known(board(boat, "captain")) == [9, 4]
    assert known(board(boat, "bosun")) == [2]
    assert known(board(boat, "kid")) == []


# Oars.


@rule("OB-8.3")
@pytest.mark.parametrize(
    ("lying", "ways"),
    [
        ("", {"row"}),
        ("knife water", {"row"}),
        ("oar", {"row", "row oar"}),
        ("open oar", {"row", "row oar"}),
        ("oar, open oar", {"row", "row oar", "row oar oar"}),
        ("oar oar", {"row", "row oar", "row oar oar"}),
        ("open oar oar", {"row", "row oar", "row oar oar"}),
    ],
)
def test_each_oar_that_the_rower_has_may_be_used(lying: str, ways: set[str]) -> None:
    assert rowing(captain_with(lying)) == ways


@rule("OB-8.3")
def test_nobody_rows_with_the_oars_of_others() -> None:
    boat = table(four(bosun="oar", frenchy="open oar"))
    assert rowing(boat) == {"row"}


@rule("OB-8.3", "OB-5.13")
@pytest.mark.parametrize(
    ("lying", "way", "cards", "after", "opened"),
    [
        ("oar", "row", 2, "oar", 0),
        ("oar", "row oar", 3, "open oar", 1),
        ("open oar", "row", 2, "open oar", 0),
        ("open oar", "row oar", 3, "open oar", 0),
        ("oar, open oar", "row oar", 3, "oar, open oar", 0),
        ("oar, open oar", "row oar oar", 4, "open oar oar", 1),
        ("oar oar", "row", 2, "oar oar", 0),
        ("oar oar", "row oar", 3, "oar, open oar", 1),
        ("oar oar", "row oar oar", 4, "open oar oar", 2),
        ("open oar oar", "row oar oar", 4, "open oar oar", 0),
    ],
)
def test_an_oar_brings_one_card_more_is_opened_for_that_and_stays(
    lying: str, way: str, cards: int, after: str, opened: int
) -> None:
    boat = captain_with(lying, 9, 4, 1, 2)
    events = answer(boat, "captain", way)
    assert looking(board(boat, "captain")) == [9, 4, 1, 2][:cards]
    assert told(events) == ["opened captain oar"] * opened + [f"rowed captain {cards}"]
    answer(boat, "captain", "lay none")
    assert lies(boat, "captain") == after


@rule("OB-8.3")
def test_an_oar_can_be_passed_on_to_the_next_rower() -> None:
    boat = captain_with("oar", 9, 4, 1, 2, 6, 7)
    story(boat, "captain: row oar", "captain: lay none")
    assert rowing(boat, "bosun") == {"row"}
    story(boat, "captain: offer bosun open oar", "bosun: accept captain")
    assert (lies(boat, "captain"), lies(boat, "bosun")) == ("", "open oar")
    assert rowing(boat, "bosun") == {"row", "row oar"}
    answer(boat, "bosun", "row oar")
    assert looking(board(boat, "bosun")) == [2, 6, 7]


@rule("OB-8.4")
def test_of_three_cards_any_number_may_be_laid() -> None:
    boat = captain_with("oar", 9, 4, 1)
    answer(boat, "captain", "row oar")
    assert texts(boat, "captain") == (
        {"lay none", "lay 1", "lay 4", "lay 9"} | {"lay 1 4", "lay 1 9", "lay 4 9", "lay 1 4 9"}
    )


@rule("OB-8.4")
def test_of_four_cards_any_number_may_be_laid() -> None:
    boat = captain_with("oar oar", 9, 4, 1, 24)
    answer(boat, "captain", "row oar oar")
    pairs = ["1 4", "1 9", "1 24", "4 9", "4 24", "9 24"]
    threes = ["1 4 9", "1 4 24", "1 9 24", "4 9 24"]
    expected = ["none", "1", "4", "9", "24", *pairs, *threes, "1 4 9 24"]
    assert texts(boat, "captain") == {f"lay {cards}" for cards in expected}
    answer(boat, "captain", "lay 1 4 9 24")
    assert (board(boat).laid, board(boat).navigation) == (4, 20)


# Fatigue.


@rule("OB-8.5")
@pytest.mark.parametrize("lay", ["none", "9", "4 9"])
def test_whoever_rowed_is_tired_even_if_no_card_was_laid(lay: str) -> None:
    boat = captain_with("", 9, 4)
    story(boat, "captain: row", f"captain: lay {lay}")
    assert [person(boat, role).rowed for role in FOUR] == [True, False, False, False]
    assert not any(each.fought for each in board(boat).people)


@rule("OB-8.5")
def test_nothing_else_tires_like_rowing() -> None:
    boat = captain_with("oar, open oar")
    story(boat, "captain: seat bosun", "bosun: yield", "bosun: rest")
    assert not any(each.rowed for each in board(boat).people)


# Under the deck.


@rule("OB-8.6")
def test_cards_that_go_under_the_deck_together_are_shuffled() -> None:
    orders = set()
    for luck in range(20):
        boat = captain_with("", 9, 4)
        boat.rng = luck
        story(boat, "captain: row", "captain: lay none")
        orders.add(tuple(card + 1 for card in boat.navigation[:2]))
    assert orders == {(9, 4), (4, 9)}


@rule("OB-8.6")
def test_nobody_may_look_at_them_again() -> None:
    boat = captain_with("", 9, 4)
    story(boat, "captain: row", "captain: lay none")
    for seen in (board(boat, "captain"), *seen_by_others(boat)):
        assert (seen.looking, seen.laid_known) == ((), ())


@rule("OB-8.6", "OB-8.1")
def test_the_next_rower_draws_other_cards_as_long_as_there_are_any() -> None:
    boat = captain_with("", *range(1, 25))
    drawn = []
    for role in FOUR:
        story(boat, f"{role}: row")
        drawn += looking(board(boat, role))
        story(boat, f"{role}: lay none")
    assert drawn == [1, 2, 3, 4, 5, 6, 7, 8]
