"""TR-12.5: in a yellow storm the deck gives cards for Start, too."""

import pytest

from atoll.games.tranquility.state import Sea
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import GAME, answer, cards, hand, offers, table, texts


def start_in_a_yellow_storm(deck: str = "60 61 62 63", monsters: int | None = None) -> Sea:
    """Start has been played; the second of three players is in a yellow storm."""
    sea = table(
        seats=3,
        hands=["start 1 2 3 4", "10 20 30", "40 41 42 43 44"],
        decks=["", deck, ""],
        storms="yellow seat1",
        monsters=monsters,
    )
    answer(sea, 0, "start", "sail on")
    return sea


@rule("TR-12.5")
def test_in_a_yellow_storm_the_two_top_cards_of_the_deck_count_towards_the_eight() -> None:
    sea = start_in_a_yellow_storm()
    assert texts(sea, 1) == {f"offer {count}" for count in range(3 + 2 + 1)}
    offers(sea, 2, 3, 3)
    assert texts(sea, 1) == {
        "give 10 20 30",
        "give 10 deck",
        "give 20 deck",
        "give 30 deck",
    }
    answer(sea, 0, "give 1 2")
    answer(sea, 2, "give 40 41 42")
    events = answer(sea, 1, "give 20 deck")
    assert GAME.view(sea, 1).board.discards == (2, 3, 3)
    assert sea.unseen[1] == cards("61 60")
    assert hand(sea, 1) == "10 30 62"
    told = [event for event in heard(events, 1) if event.kind == "discarded-unseen"]
    assert [event.args for event in told] == [{"seat": 1, "count": 2}]


@rule("TR-12.5")
def test_the_two_top_cards_can_be_the_whole_gift() -> None:
    sea = start_in_a_yellow_storm()
    offers(sea, 3, 2, 3)
    assert texts(sea, 1) == {"give 10 20", "give 10 30", "give 20 30", "give deck"}


@rule("TR-12.5")
def test_a_gift_of_one_card_comes_from_the_hand() -> None:
    sea = start_in_a_yellow_storm()
    offers(sea, 4, 1, 3)
    assert texts(sea, 1) == {"give 10", "give 20", "give 30"}


@rule("TR-12.5")
def test_only_a_player_in_a_yellow_storm_may_discard_from_the_deck() -> None:
    sea = start_in_a_yellow_storm()
    assert texts(sea, 2) == {f"offer {count}" for count in range(6)}
    offers(sea, 2, 4, 2)
    assert texts(sea, 1) == {"give 10 20 deck", "give 10 30 deck", "give 20 30 deck"}
    assert not any("deck" in text for text in texts(sea, 0) | texts(sea, 2))


def nothing_but_the_deck_to_give(third: str) -> Sea:
    """Start has been played; the second of three players is in a yellow storm with a monster."""
    sea = table(
        seats=3,
        hands=["start 1 2 3 4", "monster", third],
        decks=["", "60 61 62 63", ""],
        storms="yellow seat1",
        monsters=3,
    )
    answer(sea, 0, "start", "sail on")
    return sea


@rule("TR-12.5")
def test_who_has_nothing_but_the_deck_to_give_offers_both_cards_or_none() -> None:
    sea = nothing_but_the_deck_to_give("40 41 42 43 44")
    assert texts(sea, 1) == {"offer 0", "offer 2"}


@rule("TR-12.5", "TR-5.5")
@pytest.mark.parametrize(
    ("third", "split"), [("40 41 42 43 44", (4, 0, 4)), ("40 41 42", (3, 2, 3))]
)
def test_an_even_split_takes_both_cards_of_the_deck_only_if_it_has_to(
    third: str, split: tuple[int, ...]
) -> None:
    sea = nothing_but_the_deck_to_give(third)
    for _ in range(3):
        offers(sea, 0, 0, 0)
    assert GAME.view(sea, None).board.quotas == split


@rule("TR-5.5")
@pytest.mark.parametrize(
    ("hands", "split"),
    [
        (["start 1 2 3 4", "10", "40 41 42 43 44"], (4, 1, 3)),
        (["start 1 2 3 4", "10 20", "40 41"], (4, 2, 2)),
        (["start 1 2 3", "10", "40 41 42"], (3, 3, 2)),
    ],
    ids=["ten in the hands", "eight in the hands", "seven in the hands"],
)
def test_an_even_split_counts_decks_only_if_the_hands_do_not_suffice(
    hands: list[str], split: tuple[int, ...]
) -> None:
    sea = table(seats=3, hands=hands, decks=["", "60 61 62", ""], storms="yellow seat1")
    answer(sea, 0, "start", "sail on")
    for _ in range(3):
        offers(sea, 0, 0, 0)
    assert GAME.view(sea, None).board.quotas == split


@rule("TR-12.5")
def test_a_deck_of_less_than_two_cards_gives_nothing() -> None:
    sea = start_in_a_yellow_storm(deck="60")
    assert texts(sea, 1) == {"offer 0", "offer 1", "offer 2", "offer 3"}


@rule("TR-12.5", "TR-11.3")
def test_monsters_may_be_discarded_unseen_from_the_deck_and_are_gone() -> None:
    sea = start_in_a_yellow_storm(deck="monster monster 60 61", monsters=3)
    offers(sea, 3, 2, 3)
    answer(sea, 0, "give 1 2 3")
    answer(sea, 2, "give 40 41 42")
    events = answer(sea, 1, "give deck")
    assert sea.unseen[1] == cards("monster monster")
    assert (hand(sea, 1), sea.decks[1]) == ("10 20 30", cards("61 60"))
    board = GAME.view(sea, 1).board
    assert (board.discards, board.gone, board.shown) == ((3, 2, 3), (), ((), (), ()))
    assert not any("monster" in str(event.args) for event in events), "nobody learns of it"


def drawn_with_the_extra_cards(deck: str) -> Sea:
    """The first of two players plays Start and draws a yellow storm, which takes two cards."""
    sea = table(hands=["start 5 6 7 8", "30 31 32 33 34"], decks=[deck, "40 41 42 43"], storms="")
    answer(sea, 0, "start", "weather", "pay 7 8")
    assert hand(sea, 0) == "5 6 20 21"
    assert hand(sea, 1) == "30 31 32 33 34 40 41"
    return sea


@rule("TR-12.5", "TR-5.8")
def test_also_in_a_yellow_storm_drawn_with_the_extra_cards_the_deck_may_be_given() -> None:
    sea = drawn_with_the_extra_cards("20 yellow 21 22 23 24 25")
    assert texts(sea, 0) == {f"offer {count}" for count in range(4 + 2 + 1)}
    assert texts(sea, 1) == {f"offer {count}" for count in range(7 + 1)}
    offers(sea, 3, 5)
    assert texts(sea, 0, "give") == {
        "give 5 6 20",
        "give 5 6 21",
        "give 5 20 21",
        "give 6 20 21",
        "give 5 deck",
        "give 6 deck",
        "give 20 deck",
        "give 21 deck",
    }
    answer(sea, 0, "give 5 deck")
    answer(sea, 1, "give 30 31 32 33 34")
    assert (sea.discards[0], sea.unseen[0]) == ([7, 8, 5], cards("23 22"))
    assert hand(sea, 0) == "6 20 21"


@rule("TR-12.5")
def test_what_the_storm_drawn_with_the_extra_cards_takes_does_not_count() -> None:
    sea = drawn_with_the_extra_cards("20 yellow 21 22 23 24 25")
    assert sea.discards[0] == [7, 8]
    offers(sea, 2, 4)
    assert GAME.view(sea, None).board.quotas == (), "six and the two of the storm are not eight"
    offers(sea, 2, 6)
    assert GAME.view(sea, None).board.quotas == (2, 6)
