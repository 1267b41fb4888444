"""TR-15: the Pyramid, where islands on border cards explore."""

from collections import Counter

import pytest

from atoll.games.tranquility.cards import ISLANDS, NAMES, START
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    at,
    cells,
    chances,
    filled,
    hand,
    in_play,
    kinds,
    outcome,
    table,
    texts,
    ways_to_pay,
)

PYRAMID = "pyramid"
CELLS = SHAPES[PYRAMID].labels


def full(leave: str = "") -> str:
    return filled(leave, PYRAMID)


def explored(card: str, cell: str = "b1", grid: str = "a1=3 h1=40") -> Sea:
    """The first player has placed 5 onto a border card, paid for it, and explored this card."""
    sea = table(
        mode=PYRAMID,
        hands=["5 17 30 44", "50 51 52"],
        grid=grid,
        decks=["60 61 62 63", "70 71"],
        exploration=card,
    )
    answer(sea, 0, f"play 5 {cell}")
    if texts(sea, 0, "pay"):
        answer(sea, 0, "pay 17 30")
    return sea


@rule("TR-15.1")
def test_the_pyramid_has_rows_of_eight_down_to_one_cell() -> None:
    board = GAME.view(table(mode=PYRAMID), None).board
    assert [len(cells) for cells in board.rows] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert board.rows[0] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1")
    assert board.rows[7] == ("a8",)
    assert len(board.grid) == 36


@rule("TR-15.1")
def test_every_second_cell_from_the_bottom_left_holds_a_border_card() -> None:
    explores = []
    for cell in CELLS:
        sea = table(mode=PYRAMID, hands=["40 50 60"], exploration="border")
        explores.append("explored" in kinds(answer(sea, 0, f"play 40 {cell}")))
    assert explores == [False, True] * 18


@rule("TR-15.1")
def test_numbers_ascend_and_rows_join_at_their_ends_as_in_the_normal_grid() -> None:
    sea = table(mode=PYRAMID, hands=["12 70 71 72"], grid="h1=10")
    assert texts(sea, 0, "play 12") == {f"play 12 {cell}" for cell in cells("a2", "a8", PYRAMID)}
    answer(sea, 0, "play 12 a2")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-15.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_decks_are_dealt_from_the_islands_alone_and_get_a_start_each(seats: int) -> None:
    sea = GAME.setup(seats, 1, {"mode": PYRAMID})
    for cards, deck in zip(sea.hands, sea.decks, strict=True):
        assert len(cards) == 5
        assert deck.count(START) == 1
    dealt = sorted(card for pile in (*sea.hands, *sea.decks) for card in pile)
    assert dealt == [*ISLANDS, *[START] * seats]


@rule("TR-15.3")
@pytest.mark.parametrize("monsters", [3, 4, 5])
def test_the_exploration_deck(monsters: int) -> None:
    sea = GAME.setup(2, 1, {"mode": PYRAMID, "monsters": monsters})
    assert Counter(NAMES[card] for card in sea.exploration) == {
        "finish": 5,
        "border": 7,
        "compass": 6,
        "yellow": 2,
        "purple": 2,
        "orange": 2,
        "rocks": 1,
        "monster": monsters,
    }


@rule("TR-15.3")
def test_the_exploration_deck_is_shuffled_and_face_down() -> None:
    tops = {GAME.setup(2, seed, {"mode": PYRAMID}).exploration[-1] for seed in range(100)}
    assert len(tops) == 8
    sea, other = (table(mode=PYRAMID, exploration=card) for card in ("finish", "monster"))
    assert GAME.view(sea, 0) == GAME.view(other, 0)
    assert GAME.view(sea, 0).board.exploration == 1


@rule("TR-15.4")
def test_the_top_card_is_drawn_after_paying_and_before_drawing_up() -> None:
    sea = table(
        mode=PYRAMID,
        hands=["5 17 30 44"],
        grid="a1=3 h1=40",
        decks=["60 61 62 63", ""],
        exploration="monster border",
    )
    answer(sea, 0, "play 5 b1")
    assert ways_to_pay(sea, 0) == {"17 30", "17 44", "30 44"}
    events = answer(sea, 0, "pay 17 30")
    assert "explored" in kinds(events)
    assert hand(sea, 0) == "44"
    assert asked(sea) == [0]
    answer(sea, 0, "devour h1")
    assert hand(sea, 0) == "44 60 61 62 63"


@rule("TR-15.4")
def test_an_island_beside_the_border_cards_does_not_explore() -> None:
    sea = explored("finish", cell="c1")
    assert GAME.view(sea, None).board.exploration == 1
    assert asked(sea) == [1]


@rule("TR-15.4")
def test_an_empty_exploration_deck_gives_nothing() -> None:
    sea = explored("")
    assert at(sea, "b1") == 5
    assert asked(sea) == [1]


@rule("TR-15.5")
def test_a_border_card_does_nothing() -> None:
    sea = explored("border")
    assert GAME.view(sea, None).board.gone == ("border",)
    assert asked(sea) == [1]


@rule("TR-15.5")
def test_a_compass_joins_the_common_ones() -> None:
    assert GAME.view(explored("compass"), None).board.compasses == 1


@rule("TR-15.5", "TR-12.10")
def test_a_compass_that_was_just_explored_can_be_used_before_drawing_up() -> None:
    sea = table(
        mode=PYRAMID,
        hands=["5 10 20"],
        decks=["60 61 62 63 64", ""],
        storms="yellow seat0, orange seat1",
        exploration="compass",
    )
    answer(sea, 0, "play 5 b1")
    assert (asked(sea), texts(sea, 0)) == ([0], {"sail on"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat0", "lift orange seat1"}
    assert hand(sea, 0) == "10 20"
    kept = GAME.clone(sea)
    answer(kept, 0, "sail on")
    assert hand(kept, 0) == "10 20 60"
    answer(sea, 1, "lift yellow seat0")
    assert hand(sea, 0) == "10 20 60 61 62"
    assert asked(sea) == asked(kept) == [1]


@rule("TR-15.5")
def test_a_finish_is_found_and_lies_open() -> None:
    sea = explored("finish")
    assert GAME.view(sea, 1).board.found == 1
    assert hand(sea, 0) == "44 60 61 62 63"


@rule("TR-15.5")
def test_an_orange_storm_strikes_the_player_who_drew_it() -> None:
    assert in_play(explored("orange")) == "orange seat0"


@rule("TR-15.5")
def test_a_yellow_storm_strikes_the_player_who_drew_it() -> None:
    sea = table(mode=PYRAMID, hands=["5 10 20 30 40"], decks=["60 61", ""], exploration="yellow")
    answer(sea, 0, "play 5 b1")
    assert texts(sea, 0) == {"pay 10", "pay 20", "pay 30", "pay 40"}
    answer(sea, 0, "pay 10")
    assert hand(sea, 0) == "20 30 40"


@rule("TR-15.5")
def test_a_purple_storm_is_laid_beside_a_row_of_the_pyramid() -> None:
    sea = explored("purple")
    assert texts(sea, 0) == {f"storm {number}" for number in range(1, 9)}
    answer(sea, 0, "storm 8")
    assert in_play(sea) == "purple row8"
    assert "a8" in GAME.view(sea, None).board.closed


@rule("TR-15.5")
def test_a_common_compass_can_end_a_storm_that_was_explored() -> None:
    sea = table(mode=PYRAMID, hands=["5 10 20"], exploration="purple", compasses=1)
    answer(sea, 0, "play 5 b1")
    assert texts(sea, 0) == {"weather"}
    assert chances(sea, 1) == {"lift purple new"}


@rule("TR-15.6")
def test_a_monster_takes_an_island_but_not_the_one_just_placed() -> None:
    sea = explored("monster")
    assert texts(sea, 0) == {"devour a1", "devour h1"}
    answer(sea, 0, "devour a1")
    assert (at(sea, "a1"), at(sea, "b1"), at(sea, "h1")) == (0, 5, 40)
    assert Counter(GAME.view(sea, None).board.gone) == {"monster": 1, "3": 1}
    assert asked(sea) == [1]


@rule("TR-15.6")
def test_a_monster_takes_the_island_just_placed_if_it_is_the_only_one() -> None:
    sea = explored("monster", grid="")
    assert at(sea, "b1") == 0
    assert asked(sea) == [1]


@rule("TR-15.6")
def test_a_border_card_whose_island_was_taken_is_explored_again() -> None:
    sea = explored("monster finish", grid="")
    events = answer(sea, 1, "play 50 b1")
    assert "explored" in kinds(events)
    assert GAME.view(sea, None).board.found == 1


@rule("TR-15.7")
def test_the_player_lays_the_rocks_beside_a_row_with_an_empty_cell() -> None:
    leave = " ".join(sorted(cells("b2", "a8", PYRAMID)))
    sea = table(mode=PYRAMID, hands=["19 75 76"], grid=full(leave), exploration="rocks")
    answer(sea, 0, "play 19 b2", "pay 75")
    assert texts(sea, 0) == {f"rocks {number}" for number in range(2, 9)}


@rule("TR-15.7")
def test_the_rocks_are_moved_at_the_end_of_the_turns_that_follow() -> None:
    sea = explored("rocks")
    answer(sea, 0, "rocks 8")
    assert GAME.view(sea, None).board.rocks == 8
    assert asked(sea) == [1]
    answer(sea, 1, "discard", "pay 50 51")
    assert texts(sea, 1) == {f"rocks {number}" for number in range(1, 8)}
    answer(sea, 1, "rocks 2")
    assert asked(sea) == [0]


@rule("TR-15.7")
@pytest.mark.parametrize(
    ("leave", "card", "stay"), [("h1 a8", 15, False), ("h1 g2 b7 a8", 15, True)]
)
def test_with_only_two_open_rows_the_rocks_leave_the_game_at_once(
    leave: str, card: int, stay: bool
) -> None:
    # The island is placed onto the border card at the end of the first row.
    sea = table(mode=PYRAMID, hands=[f"{card} 1 3 5", "7 9"], grid=full(leave), exploration="rocks")
    answer(sea, 0, f"play {card} h1", "pay 1")
    assert (asked(sea) == [0]) == stay
    assert ("rocks" in GAME.view(sea, None).board.gone) == (not stay)


@rule("TR-15.8")
def test_all_win_with_a_full_grid_a_start_and_a_finish_found_by_the_last_island() -> None:
    sea = table(mode=PYRAMID, hands=["71 1 3"], grid=full("a8"), started=True, exploration="finish")
    answer(sea, 0, "play 71 a8")
    assert GAME.outcome(sea) is None
    answer(sea, 0, "pay 1")
    assert outcome(sea).reason == "paradise"
    assert outcome(sea).winners == (0, 1)


@rule("TR-15.8")
def test_all_win_when_start_comes_last() -> None:
    sea = table(mode=PYRAMID, hands=["start 1 3"], grid=full(), found=1, exploration="")
    answer(sea, 0, "start")
    assert outcome(sea).reason == "paradise"


@rule("TR-15.8")
@pytest.mark.parametrize(("started", "found"), [(False, 1), (True, 0)])
def test_nobody_wins_without_a_start_or_without_a_finish(started: bool, found: int) -> None:
    sea = table(
        mode=PYRAMID,
        hands=["71 1 3"],
        grid=full("a8"),
        started=started,
        found=found,
        exploration="border",
    )
    answer(sea, 0, "play 71 a8", "pay 1")
    assert GAME.outcome(sea) is None


@rule("TR-15.8")
def test_nobody_wins_while_a_cell_is_empty() -> None:
    sea = table(
        mode=PYRAMID, hands=["69 1 3"], grid=full("b7 a8"), started=True, found=1, exploration=""
    )
    answer(sea, 0, "play 69 b7", "pay 1")
    assert GAME.outcome(sea) is None


@rule("TR-15.9")
def test_on_a_full_grid_without_a_finish_who_discards_two_explores() -> None:
    sea = table(
        mode=PYRAMID,
        hands=["1 3 5", "7 9 11"],
        grid=full(),
        started=True,
        decks=["", ""],
        exploration="border finish",
    )
    answer(sea, 0, "discard", "pay 1 3")
    assert GAME.view(sea, None).board.exploration == 1
    answer(sea, 1, "discard", "pay 7 9")
    assert outcome(sea).reason == "paradise"


@rule("TR-15.9")
@pytest.mark.parametrize(("leave", "found"), [("a8", 0), ("", 1)])
def test_otherwise_discarding_two_does_not_explore(leave: str, found: int) -> None:
    sea = table(mode=PYRAMID, hands=["1 3 5"], grid=full(leave), found=found, exploration="border")
    answer(sea, 0, "discard", "pay 1 3")
    assert GAME.view(sea, None).board.exploration == 1


@rule("TR-15.10")
def test_start_gains_no_compass() -> None:
    sea = table(mode=PYRAMID, hands=["start 1 3"])
    answer(sea, 0, "start")
    assert GAME.view(sea, None).board.compasses == 0


@rule("TR-15.10")
def test_a_row_without_gaps_gains_no_compass() -> None:
    sea = table(mode=PYRAMID, hands=["22 1 3"], grid="a7=21", exploration="")
    answer(sea, 0, "play 22 b7", "pay 1")
    assert GAME.view(sea, None).board.compasses == 0


@rule("TR-15.10")
def test_a_hand_buys_no_compass() -> None:
    assert "trade" not in texts(table(mode=PYRAMID, hands=["1 2 3 4 5"]), 0)
