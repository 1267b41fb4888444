"""TR-12: storms come when they are drawn; purple and orange ones."""

from atoll.games.tranquility.cards import START, is_storm
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .storms import STORMS, drawing
from .tables import (
    GAME,
    answer,
    asked,
    cards,
    cells,
    cells_for,
    chances,
    filled,
    hand,
    in_play,
    row,
    table,
    texts,
)

# Drawing a storm.


@rule("TR-12.1")
def test_two_storms_of_each_colour_are_shuffled_into_the_cards_before_the_deal() -> None:
    sea = GAME.setup(3, 1, STORMS)
    pieces = GAME.pieces(sea)
    assert {colour: pieces[colour] for colour in ("yellow", "purple", "orange")} == {
        "yellow": 2,
        "purple": 2,
        "orange": 2,
    }
    dealt = GAME.deal(GAME.read_options(3, STORMS), 3, 1).decks
    assert sorted(map(len, dealt)) == [30, 30, 31]
    assert sum(is_storm(card) for deck in dealt for card in deck) == 6


@rule("TR-12.1")
def test_six_compasses_lie_ready_and_nobody_has_one_yet() -> None:
    board = GAME.view(GAME.setup(3, 1, STORMS), None).board
    assert (board.supply, board.compasses) == (6, 0)


@rule("TR-12.2")
def test_a_drawn_storm_is_played_at_once_and_the_drawing_goes_on() -> None:
    sea = drawing("60 orange 61 62")
    assert in_play(sea) == "orange seat0"
    assert hand(sea, 0) == "30 40 50 60 61"
    assert asked(sea) == [1]


@rule("TR-12.2")
def test_several_storms_can_come_in_one_turn() -> None:
    sea = drawing("orange purple 60 61")
    answer(sea, 0, "storm 2")
    assert in_play(sea) == "orange seat0, purple row2"
    assert hand(sea, 0) == "30 40 50 60 61"


@rule("TR-12.2")
def test_a_storm_below_the_cards_that_are_drawn_stays_in_the_deck() -> None:
    sea = drawing("60 61 orange")
    assert in_play(sea) == ""
    assert sea.decks[0] == cards("orange")


def settle_opening(sea: Sea) -> None:
    """Answer whatever storms ask before the first turn."""
    while not texts(sea, sea.first, "discard"):
        assert START not in [card for deck in sea.decks for card in deck]
        answer(sea, asked(sea)[0], min(texts(sea, asked(sea)[0])))


@rule("TR-12.3")
def test_storms_of_the_opening_hands_are_played_before_the_starts_are_shuffled_in() -> None:
    stormy = 0
    for seed in range(40):
        sea = GAME.setup(4, seed, STORMS)
        settle_opening(sea)
        limits = GAME.view(sea, None).board.limits
        assert not any(is_storm(card) for cards in sea.hands for card in cards)
        assert tuple(len(cards) for cards in sea.hands) == limits
        assert [deck.count(START) for deck in sea.decks] == [1] * 4
        stormy += bool(sea.storms)
    assert stormy > 10


@rule("TR-12.3")
def test_the_opening_hands_are_drawn_in_turn_order() -> None:
    for seed in range(20):
        sea = GAME.setup(5, seed, STORMS)
        drew = [event.args["seat"] for event in sea.events if event.kind == "drew"]
        in_turn = [(sea.first + place) % 5 for place in range(5)]
        assert list(dict.fromkeys(drew)) == in_turn[: len(set(drew))]


# Purple.


@rule("TR-12.6")
def test_the_player_lays_a_purple_storm_beside_a_row_with_an_empty_cell() -> None:
    leave = " ".join(sorted(cells("b2", "f6")))
    sea = table(hands=["3 5 75 76 77"], grid=filled(leave), decks=["purple 78", "1"], storms="")
    answer(sea, 0, "discard", "pay 3 5")
    assert asked(sea) == [0]
    assert texts(sea, 0) == {"storm 2", "storm 3", "storm 4", "storm 5", "storm 6"}
    answer(sea, 0, "storm 4")
    assert in_play(sea) == "purple row4"
    assert hand(sea, 0) == "75 76 77 78"


@rule("TR-12.6")
def test_nothing_can_be_placed_in_a_row_with_a_purple_storm_while_it_lasts() -> None:
    sea = table(hands=["40 50 60"], storms="purple row4", compasses=1)
    assert cells_for(sea, 40) == cells("a1", "f6") - row(4)
    answer(sea, 1, "lift purple row4")
    assert cells_for(sea, 40) == cells("a1", "f6")


@rule("TR-12.6")
def test_a_second_purple_storm_goes_to_any_row_with_an_empty_cell() -> None:
    sea = drawing("purple", storms="purple row3")
    assert texts(sea, 0) == {f"storm {number}" for number in range(1, 7)}
    answer(sea, 0, "storm 3")
    assert in_play(sea) == "purple row3, purple row3"


@rule("TR-12.6", "TR-12.10")
def test_a_row_with_two_purple_storms_stays_closed_until_both_are_ended() -> None:
    sea = table(hands=["40 50 60"], storms="purple row3, purple row3", compasses=2)
    assert chances(sea, 0) == {"lift purple row3"}
    answer(sea, 0, "lift purple row3")
    assert cells_for(sea, 40) == cells("a1", "f6") - row(3)
    answer(sea, 0, "lift purple row3")
    assert cells_for(sea, 40) == cells("a1", "f6")


@rule("TR-12.6")
def test_a_second_purple_storm_joins_the_first_if_no_other_row_has_an_empty_cell() -> None:
    sea = table(hands=["3 5 7"], grid=filled("c3"), decks=["purple", ""], storms="purple row3")
    answer(sea, 0, "discard", "pay 3 5")
    assert in_play(sea) == "purple row3, purple row3"


@rule("TR-12.7")
def test_on_a_full_grid_a_purple_storm_passes_without_effect() -> None:
    sea = table(hands=["3 5 7"], grid=filled(), decks=["purple 9", "11 13"], storms="")
    answer(sea, 0, "discard", "pay 3 5")
    assert in_play(sea) == ""
    assert GAME.view(sea, None).board.gone == ("purple",)
    assert hand(sea, 0) == "7 9"


# Orange.


@rule("TR-12.8")
def test_in_an_orange_storm_islands_are_placed_only_beside_another_card() -> None:
    sea = table(hands=["37 41 43 60"], grid="c3=40", storms="orange seat0")
    assert texts(sea, 0, "play") == {"play 37 b3", "play 41 d3", "play 43 d3"}
    answer(sea, 0, "play 41 d3", "pay 60")
    assert cells_for(sea, sea.hands[1][0]) != set()


@rule("TR-12.8")
def test_in_an_orange_storm_nothing_can_be_placed_in_an_empty_sea() -> None:
    sea = table(hands=["37 41 43"], storms="orange seat0")
    assert texts(sea, 0) == {"discard"}


@rule("TR-12.8")
def test_an_orange_storm_is_only_the_storm_of_its_player() -> None:
    sea = table(hands=["37 41 43"], storms="orange seat1")
    assert cells_for(sea, 37) == cells("a1", "f6")


@rule("TR-12.8")
def test_the_orange_storm_limits_its_player_until_it_ends() -> None:
    sea = table(hands=["37 41 43"], storms="orange seat0", compasses=1)
    answer(sea, 0, "lift orange seat0")
    assert cells_for(sea, 37) == cells("a1", "f6")


@rule("TR-12.9")
def test_in_an_orange_storm_start_can_be_played() -> None:
    assert texts(table(hands=["start 5 6"], storms="orange seat0"), 0) == {"start"}


@rule("TR-12.9")
def test_in_an_orange_storm_finish_can_be_played() -> None:
    sea = table(hands=["finish"], grid=filled(), started=True, storms="orange seat0")
    assert texts(sea, 0) == {"finish"}


@rule("TR-12.9")
def test_in_an_orange_storm_a_monster_can_be_played_and_the_hand_be_traded() -> None:
    sea = table(hands=["5 monster"], grid="c3=40", monsters=3, storms="orange seat0")
    assert texts(sea, 0) == {"monster c3"}
    assert "trade" in texts(table(hands=["1 2 3 4 5"], storms="orange seat0"), 0)
