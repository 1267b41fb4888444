"""TR-7: how the voyage ends, and what it is worth."""

import pytest

from tests.rulecite import rule

from .tables import GAME, answer, asked, filled, outcome, table, texts


@rule("TR-7.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_win_when_finish_is_played(seats: int) -> None:
    sea = table(seats=seats, hands=["5 finish"], grid=filled(), started=True)
    assert GAME.outcome(sea) is None
    answer(sea, 0, "finish")
    assert outcome(sea).winners == tuple(range(seats))


@rule("TR-7.1")
def test_a_full_grid_alone_does_not_win() -> None:
    sea = table(hands=["71 5 7", "9 11"], grid=filled(leave="f6"), started=True)
    answer(sea, 0, "play 71 f6", "pay 5")
    assert GAME.outcome(sea) is None
    assert asked(sea) == [1]


@rule("TR-7.2")
@pytest.mark.parametrize("cards", ["", "5"])
def test_all_lose_when_a_player_can_neither_play_nor_discard_two(cards: str) -> None:
    sea = table(seats=3, hands=["7 9", cards, "13 15"], grid=filled(leave="f6"), decks=["", "", ""])
    assert asked(sea) == [0]
    answer(sea, 0, "discard")
    assert outcome(sea).reason == "stranded"
    assert outcome(sea).winners == ()
    assert sea.decisions == ()


@rule("TR-7.2")
def test_a_player_with_two_cards_can_still_discard_them() -> None:
    sea = table(hands=["5 7"], grid=filled(leave="f6"), decks=["", ""])
    assert texts(sea, 0) == {"discard"}


@rule("TR-7.2")
def test_a_player_with_one_card_can_go_on_if_it_can_be_played() -> None:
    sea = table(hands=["71"], grid=filled(leave="e6 f6"), decks=["", ""])
    assert texts(sea, 0) == {"play 71 f6"}
    sea = table(hands=["finish"], grid=filled(), started=True, decks=["", ""])
    assert texts(sea, 0) == {"finish"}


@rule("TR-7.2")
def test_the_last_island_is_lost_if_its_price_cannot_be_paid() -> None:
    sea = table(hands=["71", "5 7"], grid=filled(leave="f6"), decks=["", ""])
    assert outcome(sea).reason == "stranded"


@rule("TR-7.3")
@pytest.mark.parametrize(("grid", "score"), [(filled(leave="e6 f6"), 34), ("c3=40", 1), ("", 0)])
def test_the_score_of_all_is_the_number_of_islands_in_the_grid(grid: str, score: int) -> None:
    sea = table(hands=["5 7", ""], grid=grid, decks=["", ""])
    answer(sea, 0, "discard")
    assert outcome(sea).scores == (score, score)


@rule("TR-7.3")
def test_a_voyage_that_is_won_is_worth_36() -> None:
    sea = table(hands=["finish"], grid=filled(), started=True)
    answer(sea, 0, "finish")
    assert outcome(sea).scores == (36, 36)
