"""The tables of the stories are tables of the game: every card is somewhere, and only there."""

import pytest

from atoll.games.tranquility.state import Sea
from tests.games.stories import example_is_true

from . import tables
from .tables import GAME, answer, filled, hand, in_play, table, texts, ways_to_pay


@pytest.mark.parametrize(
    "sea",
    [
        table(seats=3, hands=["start 5 finish"], grid=filled("f6"), discards=["1 3"]),
        table(hands=["5 monster"], decks=["yellow 7", ""], rocks=3, storms="", monsters=4),
        table(storms="yellow seat0, purple row3", compasses=2, supply=1, started=True),
        table(mode="pyramid", exploration="finish border", found=2, compasses=1, rocks=8),
        table(mode="day_and_night", turned="a1", grid="a1=3", fewer_islands="galatea"),
        table(mode="duel", display="10 20 30", hands=["1 2 3"], scores=[3, 4]),
    ],
)
def test_no_card_is_made_or_lost(sea: Sea) -> None:
    set_up = GAME.setup(
        sea.seats,
        1,
        {
            "mode": sea.options.mode,
            "rocks": sea.options.rocks,
            "monsters": sea.options.monsters,
            "storms": sea.options.storms,
        },
    )
    assert GAME.pieces(sea) == GAME.pieces(set_up)


def test_a_card_cannot_be_in_two_places() -> None:
    with pytest.raises(AssertionError, match="17 is not left"):
        table(hands=["5 17"], grid="a1=17")


def test_cards_lie_where_they_are_told_to() -> None:
    sea = table(seats=1, hands=["17 5"], decks=["9 8 7"], storms="orange seat0")
    assert hand(sea, 0) == "5 17"
    assert sea.decks == [[7, 8, 9]]
    assert in_play(sea) == "orange seat0"


def test_the_example_of_the_tables_is_true() -> None:
    example_is_true(tables)


def test_a_card_that_was_never_held_is_not_taken_for_one_that_went_by_itself() -> None:
    sea = table(hands=["5 17", "30"], decks=["", ""])
    with pytest.raises(AssertionError, match="pay 44: not held"):
        answer(sea, 0, "discard", "pay 5 44")


def test_all_ways_to_pay_are_tried_and_nothing_is_changed() -> None:
    sea = table(hands=["5 17 30"])
    answer(sea, 0, "discard")
    before = GAME.save(sea)
    assert ways_to_pay(sea, 0) == {"5 17", "5 30", "17 30"}
    assert GAME.save(sea) == before
    assert texts(sea, 0) == {"pay 5", "pay 17", "pay 30"}
