"""TR-17: the Duel, for points."""

from collections import Counter

import pytest

from atoll.games.tranquility.cards import ISLANDS
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import GAME, answer, asked, filled, hand, outcome, table, texts, ways_to_pay

DUEL = {"mode": "duel"}
FIRST_ROW = "a1=10 b1=20 c1=30 d1=40 e1=50"


def scores(sea: Sea) -> tuple[int, ...]:
    scores: tuple[int, ...] = GAME.view(sea, None).board.scores
    return scores


def worth(sea: Sea, cell: str) -> int:
    """What the table says an island would score there."""
    board = GAME.view(sea, None).board
    return dict(zip([label for row in board.rows for label in row], board.worth, strict=True))[cell]


@rule("TR-17.1")
def test_each_player_has_five_cards_five_are_open_and_the_rest_is_one_deck() -> None:
    sea = GAME.setup(2, 1, DUEL)
    board = GAME.view(sea, 0).board
    assert board.hands == (5, 5)
    assert len(board.display) == 5
    assert board.decks == (65,)
    assert scores(sea) == (0, 0)


@rule("TR-17.1")
def test_a_duel_is_played_with_the_islands_alone() -> None:
    assert GAME.pieces(GAME.setup(2, 1, DUEL)) == Counter(map(str, ISLANDS))


@rule("TR-17.1")
def test_the_hands_are_hidden_from_each_other() -> None:
    sea, other = (
        table(mode="duel", hands=["1 2 3", cards], display="20 21", decks=["30 31"])
        for cards in ("4 5 6", "7 8 9")
    )
    assert GAME.view(sea, 0) == GAME.view(other, 0)


@rule("TR-17.1")
def test_chance_decides_who_begins_a_duel() -> None:
    assert {asked(GAME.setup(2, seed, DUEL))[0] for seed in range(20)} == {0, 1}


@rule("TR-17.2")
def test_a_turn_is_to_place_an_island_or_to_discard_two() -> None:
    sea = table(mode="duel", hands=["5 7 71"], grid=filled(leave="f6"), display="9 11 13 15 17")
    assert texts(sea, 0) == {"play 71 f6", "discard"}


@rule("TR-17.2")
def test_an_island_costs_what_it_costs_in_the_normal_game() -> None:
    sea = table(mode="duel", hands=["5 17 30 44"], grid="a1=3", display="50 51 52 53 54")
    answer(sea, 0, "play 5 b1")
    assert ways_to_pay(sea, 0) == {"17 30", "17 44", "30 44"}


@rule("TR-17.3")
def test_cards_are_taken_one_by_one_from_the_display_which_is_filled_up_at_once() -> None:
    sea = table(mode="duel", hands=["1 2 3 4 5"], display="10 20 30 40 50", decks=["60 61 62 63"])
    answer(sea, 0, "discard", "pay 1 2")
    assert texts(sea, 0) == {"take 10", "take 20", "take 30", "take 40", "take 50"}
    answer(sea, 0, "take 30")
    assert texts(sea, 0) == {"take 10", "take 20", "take 60", "take 40", "take 50"}
    answer(sea, 0, "take 60")
    assert hand(sea, 0) == "3 4 5 30 60"
    assert sorted(GAME.view(sea, 1).board.display) == [10, 20, 40, 50, 61]
    assert GAME.view(sea, 1).board.decks == (2,)
    assert asked(sea) == [1]


@rule("TR-17.3")
def test_when_the_deck_is_empty_the_display_is_used_up() -> None:
    sea = table(mode="duel", hands=["1 2 3", "6 7 8"], display="10 20 30", decks=[""])
    answer(sea, 0, "discard", "pay 1 2")
    answer(sea, 0, "take 20")
    assert texts(sea, 0) == {"take 10", "take 30"}
    answer(sea, 0, "take 10")  # the last is taken as well, for there is room for it
    assert hand(sea, 0) == "3 10 20 30"
    assert asked(sea) == [1]


@rule("TR-17.4", "TR-17.5")
@pytest.mark.parametrize(
    ("grid", "play", "points"),
    [
        ("", "play 12 c3", 1),
        ("b3=11", "play 12 c3", 2),
        ("b3=8", "play 12 c3", -1),
        ("b3=11 d3=20", "play 12 c3", 4),
        ("f3=11", "play 12 a4", 2),
    ],
    ids=[
        "alone",
        "beside one with difference 1",
        "beside one with difference 4",
        "between two, the cheaper difference 1",
        "beside the end of the row below",
    ],
)
def test_an_island_scores_1_and_2_for_each_neighbour_and_loses_what_is_discarded_for_it(
    grid: str, play: str, points: int
) -> None:
    sea = table(mode="duel", hands=["12 60 61 62 63"], grid=grid, display="70 71 72 73 74")
    answer(sea, 0, play)
    if payments := texts(sea, 0, "pay"):
        answer(sea, 0, min(payments))
    assert scores(sea) == (points, 0)


@rule("TR-17.4")
@pytest.mark.parametrize(
    ("grid", "play", "points"),
    [
        (FIRST_ROW, "play 51 f1", 1 + 2 + 3),
        ("b1=52 c1=53 d1=54 e1=55 f1=56", "play 51 a1", 1 + 2 + 3),
        (f"{FIRST_ROW} a2=60", "play 51 f1", 1 + 2 + 2 + 3),
        ("b1=20 c1=30 d1=40 e1=50", "play 51 f1", 1 + 2),
    ],
)
def test_completing_a_row_scores_3_more(grid: str, play: str, points: int) -> None:
    sea = table(mode="duel", hands=["51 70 71"], grid=grid, display="1 2 3")
    assert worth(sea, play.rsplit(maxsplit=1)[-1]) == points
    answer(sea, 0, play)
    assert scores(sea) == (points, 0)
    assert worth(sea, play.rsplit(maxsplit=1)[-1]) == 0
    answer(sea, 0, "pay 70")
    assert scores(sea) == (points - 1, 0)


@rule("TR-17.5")
def test_each_discarded_card_loses_a_point() -> None:
    sea = table(mode="duel", hands=["1 2 3 4 5"], scores=[10, 20])
    answer(sea, 0, "discard", "pay 1 2")
    assert scores(sea) == (8, 20)


@rule("TR-17.6")
def test_the_duel_ends_when_the_grid_is_full_and_paid_for() -> None:
    sea = table(mode="duel", hands=["71 1 3"], grid=filled("f6"), display="5 7 9", scores=[20, 30])
    answer(sea, 0, "play 71 f6")
    assert GAME.outcome(sea) is None
    answer(sea, 0, "pay 1")
    assert outcome(sea).reason == "duel-full"
    assert outcome(sea).scores == (20 + 1 + 2 + 3 - 1, 30)
    assert hand(sea, 0) == "3"


@rule("TR-17.6")
def test_the_duel_ends_when_the_player_whose_turn_it_is_can_neither_place_nor_discard_two() -> None:
    sea = table(
        mode="duel",
        hands=["1 3", "5"],
        grid=filled("f6"),
        display="",
        decks=[""],
        scores=[20, 30],
    )
    answer(sea, 0, "discard")
    assert outcome(sea).reason == "duel-stuck"
    assert outcome(sea).scores == (18, 30)


def stuck_with(scores: list[int], discards: list[str]) -> tuple[int, ...]:
    """The winners of a duel that ends with these scores and discards."""
    sea = table(mode="duel", hands=["", "5 7"], decks=[""], scores=scores, discards=discards)
    assert outcome(sea).reason == "duel-stuck"
    winners: tuple[int, ...] = outcome(sea).winners
    return winners


@rule("TR-17.7", "TR-1.1")
def test_most_points_win() -> None:
    assert stuck_with([20, 19], ["1 2 3", "4"]) == (0,)
    assert stuck_with([-3, -2], ["1", "4 6 8"]) == (1,)


@rule("TR-17.7")
def test_among_equals_fewer_discards_win() -> None:
    assert stuck_with([20, 20], ["1 2 3", "4 6"]) == (1,)
    assert stuck_with([20, 20], ["1", "4 6"]) == (0,)


@rule("TR-17.7")
def test_with_as_many_discards_both_win() -> None:
    assert stuck_with([20, 20], ["1 2", "4 6"]) == (0, 1)
