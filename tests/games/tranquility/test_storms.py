"""TR-12: storms break when they are drawn, and compasses end them."""

from collections import Counter
from collections.abc import Callable

import pytest

from atoll.games.tranquility.cards import START, is_storm
from atoll.games.tranquility.state import Sea
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    at,
    cards,
    cells,
    cells_for,
    chances,
    filled,
    hand,
    in_play,
    kinds,
    outcome,
    owed,
    refusal,
    row,
    table,
    texts,
    ways_to_pay,
)

STORMS = {"storms": True}


def drawing(
    deck: str, *, storms: str = "", compasses: int = 0, hand: str = "10 20 30 40 50"
) -> Sea:
    """The first player has discarded 10 and 20 and draws from this deck."""
    sea = table(hands=[hand], decks=[deck, "1 2 3"], storms=storms, compasses=compasses)
    answer(sea, 0, "discard", "pay 10 20")
    return sea


def compasses(sea: Sea) -> int:
    count: int = GAME.view(sea, None).board.compasses
    return count


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


# Yellow.


@rule("TR-12.4")
def test_in_a_yellow_storm_the_player_discards_down_to_three_cards() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["yellow 60 61", "1"], storms="")
    answer(sea, 0, "play 10 a1")
    assert texts(sea, 0) == {"pay 20", "pay 30", "pay 40", "pay 50"}
    answer(sea, 0, "pay 30")
    assert in_play(sea) == "yellow seat0"
    assert hand(sea, 0) == "20 40 50"
    assert asked(sea) == [1]


@rule("TR-12.4")
def test_cards_drawn_before_the_yellow_storm_are_among_those_to_discard() -> None:
    sea = drawing("60 yellow 61")
    assert texts(sea, 0) == {"pay 30", "pay 40", "pay 50", "pay 60"}


@rule("TR-12.4")
def test_more_than_one_card_is_discarded_one_by_one_if_the_yellow_storm_meets_a_full_hand() -> None:
    sea = table(hands=["start 5 6 7 8"], decks=["20 yellow 21 22", "30 31 32"], storms="")
    events = answer(sea, 0, "start", "weather")
    assert [event.args for event in events if event.kind == "discarded"] == [
        {"seat": 0, "count": 2}
    ]
    assert (owed(sea), texts(sea, 0)) == (2, {"pay 5", "pay 6", "pay 7", "pay 8", "pay 20"})
    answer(sea, 0, "pay 7")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 0, "pay 20")
    assert sea.discards[0] == [7, 20]


@rule("TR-12.4")
def test_as_long_as_the_yellow_storm_lasts_three_cards_are_the_limit() -> None:
    sea = table(
        hands=["10 20 30", "40 50 60 70 80"], decks=["1 2 3 4", "5 6"], storms="yellow seat0"
    )
    assert GAME.view(sea, None).board.limits == (3, 5)
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 2 30"
    answer(sea, 1, "discard", "pay 40 50")
    assert hand(sea, 1) == "5 6 60 70 80"


@rule("TR-12.4")
def test_a_second_yellow_storm_leaves_the_limit_at_three() -> None:
    sea = table(hands=["10 20 30"], decks=["yellow 1 2 3", "4"], storms="yellow seat0")
    answer(sea, 0, "discard", "pay 10 20")
    assert in_play(sea) == "yellow seat0, yellow seat0"
    assert GAME.view(sea, None).board.limits == (3, 5)
    assert hand(sea, 0) == "1 2 30"


def second_yellow_storm() -> Sea:
    """The second player, already in a yellow storm, draws another with the extra cards."""
    sea = table(
        hands=["start 5 6 7 8", "30 31 32"],
        decks=["20 21 22 23", "33 yellow 34 35 36"],
        storms="yellow seat1",
    )
    answer(sea, 0, "start", "sail on")
    assert (asked(sea), texts(sea, 1)) == ([1], {"weather"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat1"}
    return sea


@rule("TR-12.4")
def test_a_second_yellow_storm_that_breaks_takes_the_hand_down_to_three_again() -> None:
    sea = second_yellow_storm()
    answer(sea, 1, "weather")
    assert (owed(sea), texts(sea, 1)) == (1, {"pay 30", "pay 31", "pay 32", "pay 33"})
    answer(sea, 1, "pay 31")
    assert hand(sea, 1) == "30 32 33 34"
    assert asked(sea) == [0, 1]


@rule("TR-12.10")
def test_a_second_yellow_storm_that_is_ended_at_once_takes_no_cards() -> None:
    sea = second_yellow_storm()
    answer(sea, 0, "lift yellow seat1")
    assert in_play(sea) == "yellow seat1"
    assert sea.discards[1] == []
    assert hand(sea, 1) == "30 31 32 33 34"
    assert asked(sea) == [0, 1]
    assert texts(sea, 1) == {f"offer {count}" for count in range(5 + 2 + 1)}


def two_to_give() -> Sea:
    """The first of two players gives six cards, all there are; the second is in a yellow storm."""
    sea = table(
        hands=["start 5 6 7 8", "30 31 32"],
        decks=["20 21 22 23 24 25 26 27", "33 34 35 36 37"],
        storms="yellow seat1",
    )
    answer(sea, 0, "start", "sail on", "offer 6")
    assert hand(sea, 1) == "30 31 32 33 34"
    answer(sea, 1, "offer 2")
    return sea


@rule("TR-12.4")
def test_after_the_joint_discard_the_limit_of_three_holds_again() -> None:
    sea = two_to_give()
    answer(sea, 1, "give deck")
    assert sea.discards[0] == [5, 6, 7, 8, 20, 21]
    assert hand(sea, 0) == "22 23 24 25 26"
    assert asked(sea) == [1]
    assert (owed(sea), ways_to_pay(sea, 1)) == (
        2,
        {"30 31", "30 32", "30 33", "30 34", "31 32", "31 33", "31 34", "32 33", "32 34", "33 34"},
    )
    answer(sea, 1, "pay 30 34")
    assert hand(sea, 1) == "31 32 33"
    assert sea.decks[1] == cards("37")
    assert (asked(sea), "discard" in texts(sea, 1)) == ([1], True)


@rule("TR-12.4", "TR-12.10")
def test_who_is_out_of_the_storm_before_drawing_up_keeps_five_cards() -> None:
    sea = two_to_give()
    answer(sea, 0, "lift yellow seat1")
    answer(sea, 1, "give deck")
    assert hand(sea, 1) == "30 31 32 33 34"
    assert sea.discards[1] == []
    assert (asked(sea), "discard" in texts(sea, 1)) == ([1], True)


@rule("TR-12.4")
def test_each_of_two_yellow_storms_needs_a_compass_of_its_own() -> None:
    sea = table(
        hands=["10 20 30"],
        decks=["1 2 3 4 5", "6"],
        storms="yellow seat0, yellow seat0",
        compasses=2,
    )
    answer(sea, 1, "lift yellow seat0")
    assert GAME.view(sea, None).board.limits == (3, 5)
    answer(sea, 1, "lift yellow seat0")
    assert GAME.view(sea, None).board.limits == (5, 5)
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 2 3 4 30"


@rule("TR-12.4")
def test_a_compass_used_while_the_cards_are_being_chosen_comes_too_late_for_them() -> None:
    sea = table(hands=["start 5 6 7 8"], decks=["20 yellow 21 22", "30 31 32"], storms="")
    answer(sea, 0, "start", "weather", "pay 7")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 1, "lift yellow seat0")
    assert in_play(sea) == ""
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 5", "pay 6", "pay 8", "pay 20"})
    answer(sea, 0, "pay 20")
    assert sea.discards[0] == [7, 20]
    assert hand(sea, 0) == "5 6 8 21", "the drawing goes on"


@rule("TR-12.4")
def test_who_is_out_of_the_storm_when_the_cards_are_chosen_draws_up_to_five() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    answer(sea, 0, "weather")
    answer(sea, 1, "lift yellow seat0")
    assert (asked(sea), owed(sea)) == ([0], 1)
    answer(sea, 0, "pay 60")
    assert hand(sea, 0) == "30 40 50 61 62"


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


def agree(sea: Sea, *counts: int) -> None:
    for seat, count in enumerate(counts):
        answer(sea, seat, f"offer {count}")


@rule("TR-12.5")
def test_in_a_yellow_storm_the_two_top_cards_of_the_deck_count_towards_the_eight() -> None:
    sea = start_in_a_yellow_storm()
    assert texts(sea, 1) == {f"offer {count}" for count in range(3 + 2 + 1)}
    agree(sea, 2, 3, 3)
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
    agree(sea, 3, 2, 3)
    assert texts(sea, 1) == {"give 10 20", "give 10 30", "give 20 30", "give deck"}


@rule("TR-12.5")
def test_a_gift_of_one_card_comes_from_the_hand() -> None:
    sea = start_in_a_yellow_storm()
    agree(sea, 4, 1, 3)
    assert texts(sea, 1) == {"give 10", "give 20", "give 30"}


@rule("TR-12.5")
def test_only_a_player_in_a_yellow_storm_may_discard_from_the_deck() -> None:
    sea = start_in_a_yellow_storm()
    assert texts(sea, 2) == {f"offer {count}" for count in range(6)}
    agree(sea, 2, 4, 2)
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
        agree(sea, 0, 0, 0)
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
        agree(sea, 0, 0, 0)
    assert GAME.view(sea, None).board.quotas == split


@rule("TR-12.5")
def test_a_deck_of_less_than_two_cards_gives_nothing() -> None:
    sea = start_in_a_yellow_storm(deck="60")
    assert texts(sea, 1) == {"offer 0", "offer 1", "offer 2", "offer 3"}


@rule("TR-12.5", "TR-11.3")
def test_monsters_may_be_discarded_unseen_from_the_deck_and_are_gone() -> None:
    sea = start_in_a_yellow_storm(deck="monster monster 60 61", monsters=3)
    agree(sea, 3, 2, 3)
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
    agree(sea, 3, 5)
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
    agree(sea, 2, 4)
    assert GAME.view(sea, None).board.quotas == (), "six and the two of the storm are not eight"
    agree(sea, 2, 6)
    assert GAME.view(sea, None).board.quotas == (2, 6)


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


# Compasses.


@rule("TR-12.10")
def test_a_compass_ends_one_storm_and_both_leave_the_game() -> None:
    sea = table(storms="yellow seat0, purple row3, orange seat1", compasses=2)
    answer(sea, 0, "lift purple row3")
    assert in_play(sea) == "yellow seat0, orange seat1"
    assert compasses(sea) == 1
    assert Counter(GAME.view(sea, None).board.gone) == {"purple": 1, "compass": 1}
    assert GAME.view(sea, None).board.supply == 4


@rule("TR-12.10")
def test_anybody_may_use_a_compass_also_in_the_turn_of_another() -> None:
    sea = table(seats=3, turn=1, storms="yellow seat0, purple row3", compasses=1)
    for seat in range(3):
        assert chances(sea, seat) == {"lift yellow seat0", "lift purple row3"}
    answer(sea, 2, "lift yellow seat0")
    assert asked(sea) == [1]
    assert [chances(sea, seat) for seat in range(3)] == [set(), set(), set()]


@rule("TR-12.10")
def test_a_compass_may_be_used_while_a_price_is_paid_and_while_start_is_talked_over() -> None:
    sea = table(hands=["5 17 30 44"], grid="a1=3", storms="purple row6", compasses=1)
    answer(sea, 0, "play 5 b1")
    assert chances(sea, 1) == {"lift purple row6"}
    sea = table(hands=["start 5 6 7 8"], storms="purple row6")
    answer(sea, 0, "start", "sail on")
    assert asked(sea) == [0, 1]
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple row6"}


@rule("TR-12.10")
def test_without_a_compass_no_storm_can_be_ended() -> None:
    assert chances(table(storms="purple row6", compasses=0), 0) == set()


@rule("TR-12.10")
def test_a_yellow_storm_can_be_ended_before_it_does_anything() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    assert asked(sea) == [0]
    assert texts(sea, 0) == {"weather"}
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat0"}
    answer(sea, 1, "lift yellow seat0")
    assert hand(sea, 0) == "30 40 50 60 61"
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_a_purple_storm_can_be_ended_before_it_has_a_row() -> None:
    sea = drawing("purple 60 61", compasses=1)
    assert chances(sea, 1) == {"lift purple new"}
    answer(sea, 0, "lift purple new")
    assert in_play(sea) == ""
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_a_storm_that_nobody_ends_breaks() -> None:
    sea = drawing("60 yellow 61 62", compasses=1)
    answer(sea, 0, "weather")
    assert texts(sea, 0) == {"pay 30", "pay 40", "pay 50", "pay 60"}


def two_storms(drawn: str, compasses: int = 2) -> Sea:
    """The first player, already in a yellow storm, draws this one."""
    sea = table(
        hands=["10 20 30"],
        decks=[f"{drawn} 1 2 3 4 5 6", "7 8"],
        storms="yellow seat0",
        compasses=compasses,
    )
    answer(sea, 0, "discard", "pay 10 20")
    assert (asked(sea), texts(sea, 0)) == ([0], {"weather"})
    return sea


@rule("TR-12.10")
@pytest.mark.parametrize(
    ("drawn", "first"), [("yellow", "lift yellow seat0"), ("purple", "lift purple new")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_drawn_storm_has_been_ended_another_can_be_before_play_goes_on(
    drawn: str, first: str, seat: int
) -> None:
    sea = two_storms(drawn)
    answer(sea, 1, first)
    assert in_play(sea) == "yellow seat0"
    assert (asked(sea), texts(sea, 0)) == ([0], {"sail on"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift yellow seat0"}
    assert hand(sea, 0) == "30", "nothing more has been drawn"
    answer(sea, seat, "lift yellow seat0")
    assert (in_play(sea), compasses(sea)) == ("", 0)
    assert hand(sea, 0) == "1 2 3 4 30"
    assert asked(sea) == [1]


@rule("TR-12.10")
@pytest.mark.parametrize(
    ("drawn", "first"), [("yellow", "lift yellow seat0"), ("purple", "lift purple new")]
)
def test_the_compass_for_the_other_storm_may_be_kept(drawn: str, first: str) -> None:
    sea = two_storms(drawn)
    answer(sea, 0, first, "sail on")
    assert (in_play(sea), compasses(sea)) == ("yellow seat0", 1)
    assert hand(sea, 0) == "1 2 30"
    assert asked(sea) == [1]


@rule("TR-12.10")
def test_without_another_compass_or_another_storm_play_goes_on_at_once() -> None:
    sea = two_storms("yellow", compasses=1)
    answer(sea, 0, "lift yellow seat0")
    assert (asked(sea), hand(sea, 0)) == ([1], "1 2 30")
    sea = drawing("60 yellow 61 62", compasses=2)
    answer(sea, 0, "lift yellow seat0")
    assert (asked(sea), hand(sea, 0)) == ([1], "30 40 50 60 61")


@rule("TR-12.10")
def test_if_the_older_storm_is_ended_first_the_new_one_still_waits_to_break() -> None:
    sea = two_storms("purple")
    answer(sea, 1, "lift yellow seat0")
    assert (asked(sea), texts(sea, 0)) == ([0], {"weather"})
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple new"}
    answer(sea, 1, "lift purple new")
    assert (asked(sea), hand(sea, 0)) == ([1], "1 2 3 4 30")


RUN = "a2=12 b2=13 c2=14 d2=15 e2=16"


def bearings(sea: Sea, *answers: str) -> Sea:
    """The first of three players has gained a compass with these answers."""
    answer(sea, 0, *answers)
    (decision,) = (each for each in sea.decisions if each.must)
    assert (decision.prompt.key, decision.prompt.args) == ("ask-bearings", {"compasses": 1})
    assert (asked(sea), texts(sea, 0)) == ([0], {"sail on"})
    return sea


def gained_by_start(storms: str = "purple row6, orange seat1") -> Sea:
    sea = table(seats=3, hands=["start 5 6 7 8"], storms=storms)
    return bearings(sea, "start")


def gained_by_a_run() -> Sea:
    sea = table(seats=3, hands=["17 60 70 80"], grid=RUN, storms="purple row6, orange seat1")
    return bearings(sea, "play 17 f2", "pay 60")


def gained_by_trading() -> Sea:
    sea = table(seats=3, hands=["10 20 30 40 50"], storms="purple row6, orange seat1")
    return bearings(sea, "trade")


@rule("TR-12.10")
@pytest.mark.parametrize("gained", [gained_by_start, gained_by_a_run, gained_by_trading])
def test_a_compass_that_has_just_been_gained_can_be_used_before_play_goes_on(
    gained: Callable[[], Sea],
) -> None:
    for seat in range(3):
        sea = gained()
        held = len(sea.hands[0])
        for each in range(3):
            assert chances(sea, each) == {"lift purple row6", "lift orange seat1"}
        answer(sea, seat, "lift orange seat1")
        assert in_play(sea) == "purple row6"
        assert compasses(sea) == 0
        assert texts(sea, 0, "sail") == set()
        assert sea.started or len(sea.hands[0]) > held, "with no compass left play goes on"


@rule("TR-12.10")
@pytest.mark.parametrize("gained", [gained_by_start, gained_by_a_run, gained_by_trading])
def test_a_compass_that_has_just_been_gained_may_be_kept(gained: Callable[[], Sea]) -> None:
    sea = gained()
    answer(sea, 0, "sail on")
    assert in_play(sea) == "purple row6, orange seat1"
    assert compasses(sea) == 1
    assert texts(sea, 0, "sail") == set()
    assert asked(sea) == ([0, 1, 2] if sea.started else [1])
    assert chances(sea, 2) == {"lift purple row6", "lift orange seat1"}


@rule("TR-12.10")
def test_when_a_storm_is_ended_while_its_row_is_chosen_another_can_be_before_play_goes_on() -> None:
    sea = table(
        hands=["10 20 30"],
        decks=["purple 1 2 3 4 5 6", "7 8"],
        storms="yellow seat0",
        compasses=2,
    )
    answer(sea, 0, "discard", "pay 10 20", "weather", "lift purple new")
    assert texts(sea, 0) == {"sail on"}
    answer(sea, 0, "lift yellow seat0")
    assert hand(sea, 0) == "1 2 3 4 30"


@rule("TR-12.10")
def test_only_the_player_whose_turn_it_is_sails_on() -> None:
    sea = gained_by_start()
    assert texts(sea, 1) == texts(sea, 2) == set()
    assert refusal(sea, 1, "sail on") == ("refused-not-your-turn", "TR-3.1")


@rule("TR-12.10")
def test_a_compass_gained_without_a_storm_in_play_holds_nobody_up() -> None:
    sea = table(hands=["10 20 30 40 50"], storms="")
    answer(sea, 0, "trade")
    assert asked(sea) == [1]
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="")
    answer(sea, 0, "start")
    assert asked(sea) == [0, 1, 2]


@rule("TR-12.10", "TR-12.13")
def test_who_trades_in_a_yellow_storm_and_ends_it_draws_up_to_five() -> None:
    sea = table(hands=["10 20 30"], decks=["1 2 3 4 5 6", "7"], storms="yellow seat0")
    answer(sea, 0, "trade")
    assert hand(sea, 0) == ""
    assert (texts(sea, 0), chances(sea, 0)) == ({"sail on"}, {"lift yellow seat0"})
    answer(sea, 0, "lift yellow seat0")
    assert hand(sea, 0) == "1 2 3 4 5"
    assert asked(sea) == [1]


@rule("TR-12.10", "TR-12.11")
def test_a_storm_can_be_ended_with_the_compass_of_start_before_the_joint_discard() -> None:
    sea = gained_by_start("yellow seat1")
    answer(sea, 1, "lift yellow seat1")
    assert texts(sea, 1) == {f"offer {count}" for count in range(6)}, "none of them from the deck"


@rule("TR-12.10")
def test_compasses_are_no_part_of_any_hand() -> None:
    sea = drawing("60 61 62", compasses=4)
    assert hand(sea, 0) == "30 40 50 60 61"


@rule("TR-12.11")
def test_playing_start_gains_a_compass() -> None:
    sea = table(hands=["start 5 6"], storms="")
    answer(sea, 0, "start")
    assert compasses(sea) == 1


@rule("TR-12.12")
@pytest.mark.parametrize(
    ("grid", "play", "gained"),
    [
        ("a2=12 b2=13 c2=14 d2=15 e2=16", "play 17 f2", 1),
        ("a2=12 b2=13 d2=15 e2=16 f2=17", "play 14 c2", 1),
        ("a2=12 b2=13 c2=14 d2=15 e2=16", "play 18 f2", 0),
        ("b2=13 c2=14 d2=15 e2=16", "play 17 f2", 0),
        ("d2=12 e2=13 f2=14 a3=15 b3=16", "play 17 c3", 0),
        ("b1=1 c1=2 d1=3 e1=4", "play 5 f1", 0),
    ],
    ids=[
        "12 to 17",
        "completed in the middle",
        "a gap before 18",
        "one cell is empty",
        "six in two rows",
        "1 to 5 beside an empty cell",
    ],
)
def test_completing_a_row_without_a_gap_between_its_numbers_gains_a_compass(
    grid: str, play: str, gained: int
) -> None:
    sea = table(hands=[f"{play.split()[1]} 60 70 80"], grid=grid, storms="")
    answer(sea, 0, play)
    assert compasses(sea) == gained


@rule("TR-12.13")
def test_a_player_may_give_the_whole_hand_for_a_compass() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["1 2 3 4 5 6", "7"], storms="")
    answer(sea, 0, "trade")
    assert compasses(sea) == 1
    assert sea.discards[0] == [10, 20, 30, 40, 50]
    assert hand(sea, 0) == "1 2 3 4 5"
    assert asked(sea) == [1]


@rule("TR-12.13")
def test_in_a_yellow_storm_three_cards_are_the_whole_hand() -> None:
    sea = table(hands=["10 20 30"], decks=["1 2 3 4", "5"], storms="yellow seat0")
    answer(sea, 0, "trade", "sail on")
    assert compasses(sea) == 1
    assert sea.discards[0] == [10, 20, 30]
    assert hand(sea, 0) == "1 2 3"


@rule("TR-12.13")
@pytest.mark.parametrize(("cards", "storms"), [("10 20 30 40", ""), ("10 20", "yellow seat0")])
def test_a_hand_that_is_not_full_buys_no_compass(cards: str, storms: str) -> None:
    assert "trade" not in texts(table(hands=[cards], storms=storms), 0)


@rule("TR-12.13")
def test_without_storms_in_the_game_there_are_no_compasses_to_buy() -> None:
    assert "trade" not in texts(table(hands=["10 20 30 40 50"]), 0)


@rule("TR-12.14")
def test_when_no_compass_is_left_none_is_gained() -> None:
    sea = table(hands=["10 20 30 40 50"], storms="", supply=0)
    assert "trade" not in texts(sea, 0)
    sea = table(hands=["start 20 30"], storms="", supply=0)
    answer(sea, 0, "start")
    assert compasses(sea) == 0
    grid = "a2=12 b2=13 c2=14 d2=15 e2=16"
    sea = table(hands=["17 20 30"], grid=grid, storms="", compasses=1, supply=0)
    answer(sea, 0, "play 17 f2")
    assert compasses(sea) == 1


def stuck(compasses: int) -> Sea:
    """Only the row of the purple storm has room for the first player's last card."""
    return table(
        hands=["80", "5 7"],
        grid=filled("d6 e6 f6"),
        decks=["", ""],
        storms="purple row6",
        compasses=compasses,
    )


@rule("TR-12.15")
def test_a_player_who_can_do_nothing_is_asked_if_a_compass_could_still_end_a_storm() -> None:
    sea = stuck(compasses=1)
    assert texts(sea, 0) == {"give up"}
    assert chances(sea, 0) == chances(sea, 1) == {"lift purple row6"}
    answer(sea, 1, "lift purple row6")
    assert texts(sea, 0) == {"play 80 e6", "play 80 f6"}


@rule("TR-12.15")
def test_who_gives_up_loses_the_game_for_all() -> None:
    sea = stuck(compasses=1)
    answer(sea, 0, "give up")
    assert outcome(sea).reason == "stranded"


@rule("TR-12.15")
def test_without_a_compass_the_game_is_lost_at_once() -> None:
    assert outcome(stuck(compasses=0)).reason == "stranded"


@rule("TR-12.16")
def test_a_hand_full_of_monsters_is_discarded_as_far_as_it_can_be() -> None:
    sea = table(
        hands=["5 monster monster monster monster"], decks=["yellow", ""], monsters=5, storms=""
    )
    events = answer(sea, 0, "play 5 c3")
    assert at(sea, "c3") == 5
    assert "discarded" not in kinds(events)
    assert hand(sea, 0) == "monster monster monster monster"
    sea = table(hands=["5 6 monster monster monster"], decks=["yellow", ""], monsters=5, storms="")
    answer(sea, 0, "play 5 c3")
    assert texts(sea, 0) == {"pay 6"}


@rule("TR-12.14")
def test_when_no_compass_is_left_to_gain_nobody_takes_bearings() -> None:
    grid = "a2=12 b2=13 c2=14 d2=15 e2=16"
    sea = table(hands=["17 20 30"], grid=grid, storms="orange seat1", compasses=1, supply=0)
    answer(sea, 0, "play 17 f2", "pay 20")
    assert texts(sea, 0) == set()
    assert asked(sea) == [1]
