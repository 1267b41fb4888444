"""What was meant by things that are tapped, and why it cannot be."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from atoll.games.lifeboats.state import Waters
from tests.rulecite import rule

from .tables import GAME, answer, asked, boarding, outcome, shipwreck, table, texts, votes
from .test_refusals import (
    captain,
    climbing,
    full_boat,
    launching,
    leak,
    leaving,
    left,
    no_officers,
    overboard,
    tied,
    tied_overboard,
)


def pointed(waters: Waters, seat: int, *pieces: str) -> tuple[str | None, str, str | None]:
    """The answer that was meant, why it cannot be, and the rule behind that."""
    why = GAME.why(waters, seat, pieces=pieces)
    reason = "" if why.message is None else why.message.key.removeprefix("refused-")
    return why.text, reason, why.rule


class Tap(NamedTuple):
    moment: Callable[[], Waters]
    seat: int
    pieces: str
    """One after the other, the last of them in vain."""
    text: str | None
    reason: str
    rule: str | None = None


IN_VAIN = [
    # A boat in the water stands for its lane.
    Tap(launching, 1, "lane-3", "launch 3", "lane-taken", "LB-2.1"),
    Tap(launching, 1, "boat-green", "launch 3", "lane-taken", "LB-2.1"),
    Tap(launching, 1, "boat-red", "climb red", "not-now"),
    Tap(launching, 1, "sailor-red", "board sailor red", "not-now"),
    Tap(launching, 1, "card-red", "vote red", "not-now"),
    Tap(launching, 0, "lane-4", "launch 4", "not-asked"),
    # Boarding takes somebody and a boat.
    Tap(no_officers, 0, "officer-green", "board officer green", "all-aboard", "LB-1.2"),
    Tap(no_officers, 0, "boat-green", "board sailor green", "boat-full", "LB-2.4"),
    Tap(no_officers, 0, "sailor-green boat-green", "board sailor green", "boat-full", "LB-2.4"),
    Tap(
        *(no_officers, 0, "sailor-green officer-red-in-green", "board sailor green"),
        *("boat-full", "LB-2.4"),
    ),
    Tap(no_officers, 0, "sailor-red", None, "not-yours", "LB-2.3"),
    Tap(no_officers, 0, "officer-yellow boat-red", None, "not-yours", "LB-2.3"),
    Tap(no_officers, 1, "sailor-green", "board sailor red", "not-asked"),
    Tap(no_officers, 1, "sailor-red", "board sailor red", "not-asked"),
    Tap(no_officers, 0, "card-hat", "vote hat", "not-now"),
    Tap(no_officers, 0, "card-green", "vote green", "not-now"),
    # In a vote on boats all stands for a boat, people for that in which they sit.
    Tap(leak, 0, "boat-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(leak, 0, "card-yellow", "vote yellow", "not-afloat", "LB-4.9"),
    Tap(leak, 0, "card-black card-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(leak, 0, "sailor-red-in-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(leak, 0, "card-hat", "vote hat", "no-hat", "LB-4.8"),
    Tap(leak, 0, "lane-1", "launch 1", "not-now"),
    # In a vote on who goes overboard people stand for their colour.
    Tap(overboard, 0, "sailor-yellow-in-black", "vote yellow", "nobody-of-colour", "LB-4.9"),
    Tap(overboard, 0, "boat-yellow", "vote yellow", "nobody-of-colour", "LB-4.9"),
    Tap(overboard, 0, "card-black", "vote black", "nobody-of-colour", "LB-4.9"),
    Tap(overboard, 2, "sailor-green-in-red", "vote green", "no-vote", "LB-6.3"),
    Tap(overboard, 2, "card-hat", "vote hat", "no-vote", "LB-6.3"),
    # Whoever decides alone taps the same.
    Tap(tied, 0, "boat-yellow", "decide yellow", "not-tied", "LB-4.3"),
    Tap(tied, 0, "card-red", "decide red", "not-afloat", "LB-4.9"),
    Tap(tied, 0, "card-hat", "vote hat", "not-now"),
    Tap(tied, 1, "boat-green", "decide green", "not-asked"),
    Tap(captain, 0, "sailor-red-in-red", "decide red", "not-afloat", "LB-4.9"),
    Tap(
        *(tied_overboard, 3, "sailor-yellow-in-black", "decide yellow"),
        *("nobody-of-colour", "LB-4.9"),
    ),
    # Out of a boat goes any of the own people in it.
    Tap(leaving, 0, "sailor-green-in-red", "leave sailor red", "not-afloat", "LB-3.2"),
    Tap(leaving, 0, "boat-black", "leave sailor black", "nobody-aboard", "LB-8.1"),
    Tap(leaving, 0, "boat-yellow", "leave sailor yellow", "not-afloat", "LB-3.2"),
    Tap(leaving, 0, "officer-red-in-green", None, "not-yours", "LB-8.1"),
    Tap(leaving, 1, "officer-green-in-green", "leave officer green", "not-asked"),
    Tap(left, 1, "boat-green", "leave sailor green", "left-already", "LB-8.2"),
    Tap(left, 1, "officer-red-in-green", "leave officer green", "left-already", "LB-8.2"),
    Tap(leaving, 0, "card-red", "vote red", "not-now"),
    Tap(leaving, 0, "lane-2", "launch 2", "not-now"),
    # Whoever swims can only tap a boat, or somebody in it.
    Tap(climbing, 1, "boat-red", "climb red", "same-boat", "LB-8.5"),
    Tap(climbing, 1, "boat-blue", "climb blue", "not-afloat", "LB-8.5"),
    Tap(climbing, 1, "sailor-yellow-in-red", "climb red", "same-boat", "LB-8.5"),
    Tap(full_boat, 1, "boat-black", "climb black", "boat-full", "LB-8.5"),
    Tap(climbing, 1, "card-hat", "vote hat", "not-now"),
    Tap(climbing, 0, "boat-yellow", "climb yellow", "not-asked"),
]


@pytest.mark.parametrize(
    "tap", IN_VAIN, ids=lambda tap: f"{tap.moment.__name__}-{tap.seat}-{tap.pieces}"
)
def test_whoever_taps_in_vain_is_told_why(tap: Tap) -> None:
    found = pointed(tap.moment(), tap.seat, *tap.pieces.split())
    assert found == (tap.text, tap.reason, tap.rule)


@pytest.mark.parametrize(
    ("moment", "seat", "pieces", "text"),
    [
        (launching, 1, "lane-4", "launch 4"),
        (boarding, 0, "officer-green", "board officer green"),
        (boarding, 0, "boat-red", "board sailor red"),
        (boarding, 0, "officer-green boat-red", "board officer red"),
        (no_officers, 0, "sailor-green", "board sailor red"),
        (leak, 0, "card-green boat-green", "vote green"),
        (leak, 0, "sailor-yellow-in-black", "vote black"),
        (leak, 1, "card-hat", "vote hat"),
        (overboard, 0, "sailor-red-in-red", "vote red"),
        (tied, 0, "boat-black", "decide black"),
        (leaving, 0, "officer-green-in-green boat-green", "leave officer green"),
        (leaving, 0, "boat-green", "leave sailor green"),
        (climbing, 1, "boat-yellow", "climb yellow"),
    ],
)
def test_what_can_be_is_what_is_meant(
    moment: Callable[[], Waters], seat: int, pieces: str, text: str
) -> None:
    assert pointed(moment(), seat, *pieces.split()) == (text, "", None)


@rule("LB-2.4")
def test_somebody_may_still_board_any_boat_with_a_seat() -> None:
    waters = no_officers()
    assert "board sailor green" not in texts(waters, 0)
    assert pointed(waters, 0, "sailor-green") == ("board sailor red", "", None)


def test_who_has_laid_a_card_is_told_so() -> None:
    waters = leak()
    answer(waters, 1, "vote green")
    for piece in ("boat-black", "card-black", "card-hat"):
        assert pointed(waters, 1, piece)[1:] == ("already-sealed", None)


@pytest.mark.parametrize(
    "pieces", [(), ("rudder",), ("boat-blue",), ("sailor-green", "drowned"), ("sailor-black",)]
)
def test_things_that_are_not_there_mean_nothing(pieces: tuple[str, ...]) -> None:
    waters = boarding()
    assert asked(waters) == [0]
    assert pointed(waters, 0, *pieces) == (None, "", None)


def test_nothing_is_meant_after_the_end() -> None:
    waters = table(boats={"green": "green:s, 1 leak"})
    assert outcome(waters).reason == "no-boats"
    assert pointed(waters, 0, "boat-green")[1:] == ("game-over", None)


def test_pointing_changes_nothing() -> None:
    waters = shipwreck()
    saved = GAME.save(waters)
    pointed(waters, 0, "lane-1")
    assert GAME.save(waters) == saved


def test_the_colours_of_a_vote_are_tapped_as_they_are_tied() -> None:
    waters = table(seats=4, boats={"green": "green:s", "red": "red:s", "black": "blue:s yellow:s"})
    votes(waters, "green", "black", "green", "black")
    assert pointed(waters, 0, "boat-red")[1:] == ("not-tied", "LB-4.3")
