"""TR-6: Finish, when it can be played and what else it is good for."""

from tests.rulecite import rule

from .tables import answer, asked, cards, filled, outcome, table, texts, ways_to_pay

FIVE_FINISHES = "finish finish finish finish finish"


@rule("TR-6.1")
def test_finish_can_be_played_on_a_full_grid_after_start() -> None:
    sea = table(hands=["5 finish"], grid=filled(), started=True)
    assert texts(sea, 0) == {"finish", "discard"}


@rule("TR-6.1")
def test_finish_cannot_be_played_while_a_cell_is_empty() -> None:
    sea = table(hands=["5 finish"], grid=filled(leave="f6"), started=True)
    assert texts(sea, 0) == {"discard"}


@rule("TR-6.1")
def test_finish_cannot_be_played_before_start() -> None:
    sea = table(hands=["5 finish"], grid=filled(), started=False)
    assert texts(sea, 0) == {"discard"}


@rule("TR-6.1")
def test_finish_wins_the_game_at_once() -> None:
    sea = table(seats=3, hands=["5 finish", "7 9", "11 13"], grid=filled(), started=True)
    answer(sea, 0, "finish")
    assert outcome(sea).reason == "paradise"
    assert sea.decisions == ()


@rule("TR-6.2")
def test_finish_cards_can_be_discarded_like_any_card() -> None:
    sea = table(hands=["5 40 finish"], grid="a1=3")
    answer(sea, 0, "play 5 b1")
    assert sea.discards[0] == cards("40 finish")
    sea = table(hands=["5 40 finish"], grid="a1=3")
    answer(sea, 0, "discard")
    assert ways_to_pay(sea, 0) == {"5 40", "5 finish", "40 finish"}


@rule("TR-6.2", "TR-6.3")
def test_without_finish_cards_the_voyage_cannot_be_won_but_is_played_to_its_end() -> None:
    sea = table(
        hands=["5 7 9", "11 13"],
        grid=filled(),
        started=True,
        decks=["", ""],
        discards=[FIVE_FINISHES],
    )
    assert texts(sea, 0) == {"discard"}
    answer(sea, 0, "discard", "pay 5 7")
    assert asked(sea) == [1]
    answer(sea, 1, "discard")
    assert outcome(sea).reason == "stranded"
