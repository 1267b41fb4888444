"""TR-9: the game for one."""

from atoll.games.tranquility.cards import START
from tests.rulecite import rule

from .tables import GAME, answer, asked, hand, table, texts


@rule("TR-9.1")
def test_one_player_has_a_single_deck_with_one_start_and_a_hand_of_five() -> None:
    sea = GAME.setup(1, 1)
    assert [len(cards) for cards in sea.hands] == [5]
    assert [len(deck) for deck in sea.decks] == [80 + 5 + 1 - 5]
    assert sea.decks[0].count(START) == 1


@rule("TR-9.1")
def test_one_player_takes_every_turn() -> None:
    sea = table(seats=1, hands=["10 20 30 40 50"], decks=["1 2 3"])
    answer(sea, 0, "play 30 c3")
    assert asked(sea) == [0]
    assert hand(sea, 0) == "1 10 20 40 50"
    answer(sea, 0, "discard", "pay 1 10")
    assert asked(sea) == [0]
    assert hand(sea, 0) == "2 3 20 40 50"


@rule("TR-9.2")
def test_after_start_one_player_draws_six_discards_eight_and_draws_up_to_five() -> None:
    sea = table(seats=1, hands=["start 1 2 3 4"], decks=["11 12 13 14 15 16 17 18 19"])
    answer(sea, 0, "start")
    assert hand(sea, 0) == "1 2 3 4 11 12 13 14 15 16"
    assert len(texts(sea, 0)) == 45  # ways to keep two of ten cards
    answer(sea, 0, "give 1 2 3 4 11 12 13 14")
    assert hand(sea, 0) == "15 16 17 18 19"
    assert asked(sea) == [0]
