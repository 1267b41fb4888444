"""TR-5: Start, and the eight cards that all discard together."""

import pytest

from atoll.games.tranquility.state import Sea
from atoll.games.tranquility.view import JointSeen
from atoll.kernel import Level, heard
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    cards,
    filled,
    hand,
    kinds,
    offers,
    refusal,
    table,
    texts,
    ways_to_pay,
)

HANDS = ["start 11 12 13 14", "21 22 23 24 25", "31 32 33 34 35"]
DECKS = ["41 42 43 44 45", "51 52 53 54 55", "61 62 63 64 65"]


def three_players(turn: int = 0) -> Sea:
    """Three players; the one whose turn it is has just played Start."""
    hands = HANDS[-turn:] + HANDS[:-turn] if turn else HANDS
    sea = table(seats=3, hands=hands, decks=DECKS, turn=turn)
    answer(sea, turn, "start")
    return sea


def joint(sea: Sea) -> JointSeen | None:
    return GAME.view(sea, None).board.joint


def quotas(sea: Sea) -> tuple[int, ...]:
    quotas: tuple[int, ...] = GAME.view(sea, None).board.quotas
    return quotas


@rule("TR-5.1")
def test_a_player_who_holds_a_needed_start_can_only_play_it() -> None:
    sea = table(hands=["start 5 7 71 finish"], grid=filled(leave="f6"))
    assert texts(sea, 0) == {"start"}


@rule("TR-5.1")
def test_a_start_is_played_in_the_own_turn_not_before() -> None:
    sea = table(hands=["5 6 7", "start 10 11"])
    assert asked(sea) == [0]
    answer(sea, 0, "discard", "pay 5 6")
    assert texts(sea, 1) == {"start"}


@rule("TR-5.1")
def test_start_lies_outside_the_grid() -> None:
    sea = three_players()
    board = GAME.view(sea, None).board
    assert board.started
    assert board.grid == (0,) * 36


@rule("TR-5.1")
def test_playing_start_is_the_action_of_the_turn() -> None:
    sea = three_players()
    offers(sea, 4, 4, 0)  # the first has no choice
    answer(sea, 1, "give 21 22 23 24")
    assert asked(sea) == [1]
    assert "discard" in texts(sea, 1)


@rule("TR-5.2")
def test_all_players_together_discard_eight_cards() -> None:
    sea = three_players()
    offers(sea, 3, 4, 1)
    answer(sea, 0, "give 11 12 13")
    answer(sea, 1, "give 21 22 24 25")
    answer(sea, 2, "give 33")
    assert sea.discards == [[11, 12, 13], [21, 22, 24, 25], [33]]


@rule("TR-5.3")
def test_the_players_may_talk_about_numbers_until_the_eight_cards_are_discarded() -> None:
    sea = three_players()
    assert GAME.talk(sea).level == Level.NUMBERS
    offers(sea, 3, 3, 2)
    assert GAME.talk(sea).level == Level.NUMBERS
    answer(sea, 0, "give 11 12 13")
    answer(sea, 1, "give 21 22 23")
    answer(sea, 2, "give 31 32")
    assert GAME.talk(sea).level == Level.NONE


@rule("TR-5.4")
def test_everybody_may_offer_as_many_cards_as_they_hold() -> None:
    sea = three_players()
    assert asked(sea) == [0, 1, 2]
    assert texts(sea, 0) == {"offer 0", "offer 1", "offer 2", "offer 3", "offer 4"}
    assert texts(sea, 1) == texts(sea, 2) == texts(sea, 0) | {"offer 5"}


@rule("TR-5.4")
def test_offers_stay_hidden_until_all_are_in() -> None:
    sea = three_players()
    answer(sea, 2, "offer 3")
    assert asked(sea) == [0, 1]
    for seat in (0, 1, None):
        view = GAME.view(sea, seat)
        assert view.sealed == (2,)
        assert view.own_sealed is None
        assert view.board.offers == ()
    assert GAME.view(sea, 2).own_sealed == "offer 3"


@rule("TR-5.4")
def test_offers_that_add_up_to_eight_hold() -> None:
    sea = three_players()
    assert joint(sea) == JointSeen((), settled=False, sum=0, total=8)
    offers(sea, 4, 0, 4)
    assert quotas(sea) == (4, 0, 4)
    assert joint(sea) == JointSeen((4, 0, 4), settled=True, sum=8, total=8)
    assert asked(sea) == [2]  # the first has no choice


@rule("TR-5.4")
def test_offers_that_do_not_add_up_are_seen_by_all_and_made_again() -> None:
    sea = three_players()
    offers(sea, 3, 3, 3)
    assert GAME.view(sea, 1).board.offers == (3, 3, 3)
    assert joint(sea) == JointSeen((3, 3, 3), settled=False, sum=9, total=8)
    assert asked(sea) == [0, 1, 2]
    offers(sea, 1, 1, 1)
    assert GAME.view(sea, 1).board.offers == (1, 1, 1)
    assert asked(sea) == [0, 1, 2]
    offers(sea, 2, 2, 4)
    assert quotas(sea) == (2, 2, 4)


@rule("TR-5.4")
def test_offers_are_forgotten_when_the_joint_discard_is_over() -> None:
    sea = three_players()
    offers(sea, 4, 4, 0)  # the first has no choice
    answer(sea, 1, "give 21 22 23 24")
    assert GAME.view(sea, 0).board.offers == ()
    assert joint(sea) is None


@rule("TR-5.5")
@pytest.mark.parametrize(("turn", "split"), [(0, (3, 3, 2)), (1, (2, 3, 3)), (2, (3, 2, 3))])
def test_after_three_rounds_without_agreement_the_eight_are_split_evenly_from_the_active_player_on(
    turn: int, split: tuple[int, ...]
) -> None:
    sea = three_players(turn)
    offers(sea, 0, 0, 0)
    offers(sea, 4, 4, 4)
    assert quotas(sea) == ()
    offers(sea, 0, 0, 0)
    assert quotas(sea) == split


@rule("TR-5.5")
def test_the_split_is_as_even_as_the_hands_allow() -> None:
    sea = table(seats=3, hands=["start 1 2 3 4", "5", "6 7 8 9 10"], decks=["20", "30", "40"])
    answer(sea, 0, "start")
    for _ in range(3):
        offers(sea, 0, 0, 0)
    assert quotas(sea) == (4, 1, 3)


@rule("TR-5.6")
def test_players_who_cannot_discard_eight_together_discard_all_they_can() -> None:
    sea = table(seats=3, hands=["start 5 6", "7 8", "9"], decks=["21 22", "23 24", "25 26"])
    answer(sea, 0, "start")
    assert sea.discards == [[5, 6], [7, 8], [9]]
    assert [hand(sea, seat) for seat in range(3)] == ["21 22", "23 24", "25 26"]
    assert asked(sea) == [1]


@rule("TR-5.7")
def test_each_player_chooses_which_of_the_own_cards_to_give() -> None:
    sea = three_players()
    offers(sea, 3, 4, 1)
    assert texts(sea, 0) == {"give 11 12 13", "give 11 12 14", "give 11 13 14", "give 12 13 14"}
    assert texts(sea, 1) == {
        "give 21 22 23 24",
        "give 21 22 23 25",
        "give 21 22 24 25",
        "give 21 23 24 25",
        "give 22 23 24 25",
    }
    assert texts(sea, 2) == {"give 31", "give 32", "give 33", "give 34", "give 35"}


@rule("TR-5.7")
def test_a_gift_is_asked_for_even_if_the_cards_look_the_same() -> None:
    hands = ["start finish finish", "21 22 23 24 25", "31 32 33 34 35"]
    sea = table(seats=3, hands=hands, decks=DECKS)
    answer(sea, 0, "start")
    offers(sea, 1, 5, 2)
    assert asked(sea) == [0, 2], "the second gives the whole hand"
    assert texts(sea, 0) == {"give finish"}
    answer(sea, 0, "give finish")
    answer(sea, 2, "give 31 32")
    assert sea.discards == [cards("finish"), [21, 22, 23, 24, 25], [31, 32]]


@rule("TR-5.7")
def test_nobody_learns_what_the_others_give() -> None:
    sea = three_players()
    offers(sea, 4, 3, 1)  # the first has no choice
    answer(sea, 1, "give 21 22 23")
    assert GAME.view(sea, 0).own_sealed is None
    assert GAME.view(sea, 0).board.hands == (4, 5, 5)
    events = answer(sea, 2, "give 33")
    told = [event for event in heard(events, 0) if event.kind.startswith("discarded")]
    assert kinds(told) == ["discarded", "discarded-cards", "discarded", "discarded"]
    assert told[1].args["seat"] == 0


@rule("TR-5.8")
def test_with_two_players_both_first_draw_two_more_cards() -> None:
    sea = table(hands=HANDS[:2], decks=DECKS[:2])
    answer(sea, 0, "start")
    assert hand(sea, 0) == "11 12 13 14 41 42"
    assert hand(sea, 1) == "21 22 23 24 25 51 52"
    assert texts(sea, 0) == {f"offer {count}" for count in range(7)}
    assert texts(sea, 1) == {f"offer {count}" for count in range(8)}


@rule("TR-5.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_or_more_players_nobody_draws_first(seats: int) -> None:
    sea = table(seats=seats, hands=["start 5 6 7 8"])
    answer(sea, 0, "start")
    assert [len(cards) for cards in sea.hands] == [4] + [5] * (seats - 1)


@rule("TR-5.9")
def test_afterwards_everybody_draws_up_to_five_again() -> None:
    sea = three_players()
    offers(sea, 3, 4, 1)
    answer(sea, 0, "give 11 12 13")
    answer(sea, 1, "give 21 22 23 24")
    answer(sea, 2, "give 31")
    assert hand(sea, 0) == "14 41 42 43 44"
    assert hand(sea, 1) == "25 51 52 53 54"
    assert hand(sea, 2) == "32 33 34 35 61"


@rule("TR-5.10")
def test_once_a_start_has_been_played_another_is_a_card_to_discard() -> None:
    sea = table(hands=["start 5 7"], grid=filled(leave="f6"), started=True)
    assert texts(sea, 0) == {"discard"}
    answer(sea, 0, "discard")
    assert ways_to_pay(sea, 0) == {"5 7", "5 start", "7 start"}


@rule("TR-5.10")
def test_a_start_that_is_not_needed_pays_for_an_island() -> None:
    sea = table(hands=["start 5 40"], grid="a1=3", started=True)
    answer(sea, 0, "play 5 b1")
    assert sea.discards[0] == cards("40 start")


@rule("TR-5.11")
def test_a_start_that_is_still_needed_cannot_be_discarded() -> None:
    sea = table(hands=["5 6 7 8 9"], decks=["start yellow 20", "30"], storms="")
    answer(sea, 0, "discard", "pay 5 6")
    assert hand(sea, 0) == "7 8 9 start"
    assert texts(sea, 0) == {"pay 7", "pay 8", "pay 9"}
    assert refusal(sea, 0, "pay start") == ("refused-start-stays", "TR-5.11")
