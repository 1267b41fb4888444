"""TR-2: how the cards are dealt, and who begins."""

import pytest

from atoll.games.tranquility.cards import FINISH, START
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import GAME, answer, asked, table, texts

SEEDS = range(60)


def dealt(sea: Sea) -> list[int]:
    """How many cards each seat was dealt: the Starts came in later."""
    return [len(hand) + len(deck) - 1 for hand, deck in zip(sea.hands, sea.decks, strict=True)]


@rule("TR-2.1")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (1, [85]),
        (2, [42, 43]),
        (3, [28, 28, 29]),
        (4, [21, 21, 21, 22]),
        (5, [17, 17, 17, 17, 17]),
    ],
)
def test_the_cards_are_dealt_as_evenly_as_possible(seats: int, shares: list[int]) -> None:
    assert sorted(dealt(GAME.setup(seats, 1))) == shares


@rule("TR-2.1")
def test_islands_and_finish_cards_are_shuffled_together() -> None:
    hands = [GAME.setup(2, seed).hands for seed in SEEDS]
    assert len({str(each) for each in hands}) == len(SEEDS)
    finishes_in_hand = {FINISH in hand for each in hands for hand in each}
    assert finishes_in_hand == {True, False}


@rule("TR-2.1")
def test_the_decks_lie_face_down() -> None:
    sea = table(hands=["1 2 3", "4 5 6"], decks=["7 8 9", "10 11 12"])
    same_to_all = table(hands=["1 2 3", "4 5 6"], decks=["20 21 22", "30 31 32"])
    for seat in (0, 1, None):
        assert GAME.view(sea, seat) == GAME.view(same_to_all, seat)


@rule("TR-2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_player_has_five_cards_in_hand(seats: int) -> None:
    assert [len(hand) for hand in GAME.setup(seats, 1).hands] == [5] * seats


@rule("TR-2.2")
def test_nobody_sees_the_hands_of_the_others() -> None:
    sea = table(hands=["1 2 3", "4 5 6"], decks=["", ""])
    other = table(hands=["1 2 3", "7 8 9"], decks=["", ""])
    assert GAME.view(sea, 0) == GAME.view(other, 0)
    assert GAME.view(sea, None) == GAME.view(other, None)
    assert GAME.view(sea, 1).board.hand == ("4", "5", "6")
    assert GAME.view(other, 1).board.hand == ("7", "8", "9")


@rule("TR-2.3")
def test_a_start_goes_into_each_deck_when_the_hands_are_drawn() -> None:
    for seed in SEEDS:
        sea = GAME.setup(4, seed)
        assert [START in hand for hand in sea.hands] == [False] * 4
        assert [deck.count(START) for deck in sea.decks] == [1] * 4


@rule("TR-2.3")
def test_the_start_is_shuffled_into_the_deck() -> None:
    places = {GAME.setup(5, seed).decks[0].index(START) for seed in range(150)}
    assert places == set(range(13))


@rule("TR-2.4")
def test_the_player_with_the_fewest_cards_begins() -> None:
    for seed in SEEDS:
        sea = GAME.setup(2, seed)
        assert asked(sea) == [dealt(sea).index(42)]


@rule("TR-2.4")
def test_among_several_with_the_fewest_cards_chance_decides() -> None:
    assert {asked(GAME.setup(5, seed))[0] for seed in SEEDS} == {0, 1, 2, 3, 4}
    beginners = set()
    for seed in SEEDS:
        sea = GAME.setup(3, seed)
        one_more = dealt(sea).index(29)
        assert asked(sea) != [one_more]
        beginners.add((one_more, *asked(sea)))
    assert len(beginners) == 6


@rule("TR-2.4", "TR-12.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_deal_counts_even_if_storms_have_taken_cards_before_the_first_turn(
    seats: int,
) -> None:
    stormy = 0
    for luck in range(150):
        sea = GAME.deal(GAME.read_options(seats, {"storms": True}), seats, luck)
        shares = [len(deck) for deck in sea.decks]
        sea.rules.advance(sea)
        while not texts(sea, asked(sea)[0], "discard"):
            answer(sea, asked(sea)[0], min(texts(sea, asked(sea)[0])))
        (beginner,) = asked(sea)
        assert shares[beginner] == min(shares)
        left = dealt(sea)
        stormy += left[beginner] > min(left)
    assert stormy, "now and then another has fewer cards when the first turn begins"


@rule("TR-2.5")
def test_chance_decides_who_gets_a_card_more() -> None:
    assert {dealt(GAME.setup(3, seed)).index(29) for seed in SEEDS} == {0, 1, 2}
    assert {dealt(GAME.setup(4, seed)).index(22) for seed in SEEDS} == {0, 1, 2, 3}
