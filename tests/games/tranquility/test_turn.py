"""TR-3: a turn is one action; then the hand is drawn up and the turn passes on."""

import pytest

from atoll.kernel import heard
from tests.rulecite import rule

from .tables import GAME, answer, asked, cards, filled, hand, kinds, owed, table, texts, ways_to_pay


@rule("TR-3.1")
def test_the_turn_goes_clockwise() -> None:
    sea = table(seats=3, turn=1, hands=["1 2 3", "4 5 6", "7 8 9"], decks=["", "", ""])
    assert asked(sea) == [1]
    answer(sea, 1, "discard", "pay 4 5")
    assert asked(sea) == [2]
    answer(sea, 2, "play 9 c3")
    assert asked(sea) == [0]


@rule("TR-3.1")
def test_a_turn_is_to_play_a_card_or_to_discard_two() -> None:
    sea = table(hands=["5 7 71"], grid=filled(leave="f6"))
    assert texts(sea, 0) == {"play 71 f6", "discard"}


@rule("TR-3.2")
@pytest.mark.parametrize(
    ("action", "drawn_up"),
    [(["play 10 c2"], "1 20 30 40 50"), (["discard", "pay 10 20"], "1 2 30 40 50")],
)
def test_after_the_action_the_hand_is_drawn_up_to_five(action: list[str], drawn_up: str) -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["1 2 3", "70"])
    answer(sea, 0, *action)
    assert hand(sea, 0) == drawn_up


@rule("TR-3.2")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["3 2 1", "70 71"])
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "2 3 30 40 50"
    assert sea.decks == [cards("1"), cards("71 70")]


@rule("TR-3.2")
def test_the_price_is_paid_before_drawing() -> None:
    sea = table(hands=["5 20 30 40 50"], grid="a1=3", decks=["1 2 4 6", "70"])
    answer(sea, 0, "play 5 b1")
    assert hand(sea, 0) == "20 30 40 50"
    answer(sea, 0, "pay 20 30")
    assert hand(sea, 0) == "1 2 4 40 50"


@rule("TR-3.3")
def test_a_player_without_a_deck_goes_on_with_the_cards_in_hand() -> None:
    sea = table(hands=["10 20 30 40 50", "60 61"], decks=["1", ""])
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 30 40 50"
    answer(sea, 1, "play 60 d4")
    answer(sea, 0, "discard", "pay 1 30")
    assert hand(sea, 0) == "40 50"
    assert asked(sea) == [1]


@rule("TR-3.4")
def test_any_two_cards_of_the_hand_can_be_discarded_even_if_a_card_could_be_played() -> None:
    sea = table(hands=["10 20 30 40 finish"])
    assert {"play 10 a1", "discard"} <= texts(sea, 0)
    answer(sea, 0, "discard")
    assert ways_to_pay(sea, 0) == {
        "10 20",
        "10 30",
        "10 40",
        "10 finish",
        "20 30",
        "20 40",
        "20 finish",
        "30 40",
        "30 finish",
        "40 finish",
    }


@rule("TR-3.4")
def test_the_two_cards_are_asked_for_one_by_one() -> None:
    sea = table(hands=["10 20 30 40"], decks=["", ""])
    answer(sea, 0, "discard")
    assert (owed(sea), texts(sea, 0)) == (2, {"pay 10", "pay 20", "pay 30", "pay 40"})
    answer(sea, 0, "pay 30")
    assert (owed(sea), texts(sea, 0)) == (1, {"pay 10", "pay 20", "pay 40"})
    answer(sea, 0, "pay 10")
    assert sea.discards[0] == [30, 10]
    assert hand(sea, 0) == "20 40"
    assert asked(sea) == [1]


@rule("TR-3.4")
def test_the_last_two_cards_of_a_hand_are_not_asked_for() -> None:
    sea = table(hands=["10 20"], decks=["", ""])
    events = answer(sea, 0, "discard")
    assert kinds(heard(events, 0)) == ["discarded", "discarded-cards", "discarded-cards"]
    assert sea.discards[0] == [10, 20]
    assert asked(sea) == [1]


@rule("TR-3.4")
def test_cards_that_look_the_same_are_the_same_to_discard() -> None:
    sea = table(hands=["10 finish finish finish"])
    answer(sea, 0, "discard")
    (decision,) = sea.decisions
    assert [option.text for option in decision.options] == ["pay 10", "pay finish"]
    assert ways_to_pay(sea, 0) == {"10 finish", "finish finish"}


@rule("TR-3.5")
def test_the_others_learn_only_how_many_cards_were_discarded() -> None:
    sea = table(hands=["10 20 30"], decks=["", ""])
    events = answer(sea, 0, "discard", "pay 10 20")
    assert kinds(heard(events, 1)) == kinds(heard(events, None)) == ["discarded"]
    assert heard(events, 1)[0].args == {"seat": 0, "count": 2}
    own = heard(events, 0)
    assert kinds(own) == ["discarded", "discarded-cards", "discarded-cards"]
    assert [event.args["cards"] for event in own[1:]] == [("10",), ("20",)]


@rule("TR-3.5")
def test_nobody_may_look_at_discards_not_even_their_owner() -> None:
    sea = table(hands=["1 2 3", "4 5 6"], decks=["", ""], discards=["10 20", "30"])
    other = table(hands=["1 2 3", "4 5 6"], decks=["", ""], discards=["50 finish", "60"])
    for seat in (0, 1, None):
        assert GAME.view(sea, seat) == GAME.view(other, seat)
    assert GAME.view(sea, 0).board.discards == (2, 1)
