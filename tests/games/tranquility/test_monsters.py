"""TR-11: the sea monsters, which destroy an island and can never be discarded."""

from collections import Counter

import pytest

from atoll.games.tranquility.cards import MONSTER
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    at,
    cards,
    cells_for,
    filled,
    hand,
    kinds,
    outcome,
    refusal,
    table,
    texts,
    ways_to_pay,
)


def monsters_of(sea: Sea, seat: int) -> int:
    """How many monsters are in a seat's hand and deck."""
    return (sea.hands[seat] + sea.decks[seat]).count(MONSTER)


@rule("TR-11.1")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_monsters_are_shuffled_into_the_cards_before_the_deal(count: int) -> None:
    sea = GAME.setup(3, 1, {"monsters": count})
    assert sum(monsters_of(sea, seat) for seat in range(3)) == count
    dealt = [len(sea.hands[seat]) + len(sea.decks[seat]) - 1 for seat in range(3)]
    assert sum(dealt) == 80 + 5 + count
    assert max(dealt) - min(dealt) <= 1


@rule("TR-11.1")
def test_a_monster_can_be_in_an_opening_hand() -> None:
    seeds = range(30)
    held = [MONSTER in GAME.setup(2, seed, {"monsters": 5}).hands[0] for seed in seeds]
    assert set(held) == {True, False}


@rule("TR-11.1")
def test_a_monster_is_one_of_the_five_cards_in_hand() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["monster 1 2", "3"], monsters=3)
    answer(sea, 0, "discard", "pay 10 20")
    assert hand(sea, 0) == "1 30 40 50 monster"


@rule("TR-11.2")
def test_a_monster_can_be_played_onto_any_card_in_the_grid() -> None:
    sea = table(hands=["5 monster"], grid="b2=30 e5=70", monsters=3)
    assert texts(sea, 0, "monster") == {"monster b2", "monster e5"}


@rule("TR-11.2")
def test_the_monster_and_the_card_leave_the_game() -> None:
    sea = table(hands=["5 7 monster"], grid="b2=30 e5=70", monsters=3, decks=["9 11", ""])
    answer(sea, 0, "monster b2")
    assert at(sea, "b2") == 0
    assert at(sea, "e5") == 70
    assert Counter(GAME.view(sea, 1).board.gone) == {"30": 1, "monster": 1}
    assert hand(sea, 0) == "5 7 9 11"
    assert asked(sea) == [1]


@rule("TR-11.3")
def test_a_monster_is_not_among_the_cards_to_discard() -> None:
    sea = table(hands=["5 7 9 monster"], monsters=3)
    answer(sea, 0, "discard")
    assert texts(sea, 0) == {"pay 5", "pay 7", "pay 9"}
    assert ways_to_pay(sea, 0) == {"5 7", "5 9", "7 9"}


@rule("TR-11.3")
def test_a_monster_does_not_pay_for_an_island() -> None:
    sea = table(hands=["5 44 monster monster"], grid="a1=3", monsters=3)
    assert "b1" not in cells_for(sea, 5)
    sea = table(hands=["5 44 60 monster"], grid="a1=3", monsters=3)
    answer(sea, 0, "play 5 b1")
    assert texts(sea, 0) == {"pay 44"}
    assert ways_to_pay(sea, 0) == {"44 60"}


@rule("TR-11.3")
def test_a_monster_is_not_given_for_start() -> None:
    sea = table(seats=3, hands=["start 5 6 monster", "7 8 9 10 11", "12 13 14 monster"], monsters=3)
    answer(sea, 0, "start")
    assert texts(sea, 0) == {"offer 0", "offer 1", "offer 2"}
    for seat, count in enumerate([2, 4, 2]):
        answer(sea, seat, f"offer {count}")
    assert texts(sea, 0) == {"give 5 6"}
    assert texts(sea, 2) == {"give 12 13", "give 12 14", "give 13 14"}


@rule("TR-11.3")
def test_a_hand_with_a_monster_buys_no_compass() -> None:
    sea = table(hands=["5 6 7 8 9"], storms="", monsters=3)
    assert "trade" in texts(sea, 0)
    sea = table(hands=["5 6 7 8 monster"], storms="", monsters=3)
    assert "trade" not in texts(sea, 0)


@rule("TR-11.3", "TR-7.2")
def test_a_player_who_holds_a_card_and_a_monster_cannot_discard_two() -> None:
    sea = table(hands=["5 monster"], grid=filled(), monsters=3, decks=["", ""])
    assert all(text.startswith("monster") for text in texts(sea, 0))


def finish_tried() -> Sea:
    """The first player tried to end the voyage, but the last holds a monster."""
    sea = table(
        seats=3,
        hands=["5 7 9 71 finish", "11 13 finish", "15 17 monster"],
        grid=filled(),
        started=True,
        monsters=3,
        decks=["", "", ""],
    )
    events = answer(sea, 0, "finish")
    assert kinds(events) == ["finish", "monsters-shown", "finish-back"]
    return sea


@rule("TR-11.4")
def test_who_plays_finish_makes_the_others_show_their_monsters() -> None:
    sea = finish_tried()
    assert GAME.outcome(sea) is None
    assert GAME.view(sea, 1).board.shown == (("finish",), (), ("monster",))


@rule("TR-11.4")
def test_finish_goes_back_and_waits_until_the_monsters_have_been_played() -> None:
    sea = finish_tried()
    assert hand(sea, 0) == "5 7 9 71 finish"
    assert texts(sea, 1) == {"discard"}
    answer(sea, 1, "discard", "pay 11 13")
    answer(sea, 2, "monster f6")
    answer(sea, 0, "play 71 f6", "pay 9")
    assert texts(sea, 1) == {"finish"}
    answer(sea, 1, "finish")
    assert outcome(sea).reason == "paradise"


@rule("TR-11.4")
def test_a_monster_in_a_deck_does_not_hold_finish_up() -> None:
    sea = table(
        hands=["5 finish", "7 9"],
        grid=filled(),
        started=True,
        monsters=3,
        decks=["monster", "monster monster"],
    )
    answer(sea, 0, "finish")
    assert outcome(sea).reason == "paradise"


@rule("TR-11.5")
def test_to_have_tried_finish_was_the_action_and_the_turn_passes_on() -> None:
    sea = finish_tried()
    assert hand(sea, 0) == "5 7 9 71 finish"
    assert sea.discards[0] == []
    assert asked(sea) == [1]


@rule("TR-11.5", "TR-3.2")
def test_who_tried_finish_draws_up_like_after_any_action() -> None:
    sea = table(
        hands=["5 finish", "7 monster"],
        grid=filled(),
        started=True,
        monsters=3,
        decks=["9 11 13 15", ""],
    )
    answer(sea, 0, "finish")
    assert hand(sea, 0) == "5 9 11 13 finish"
    assert asked(sea) == [1]


@rule("TR-11.5")
def test_who_sees_a_monster_shown_cannot_try_finish() -> None:
    sea = finish_tried()
    assert (hand(sea, 1), texts(sea, 1)) == ("11 13 finish", {"discard"})
    assert refusal(sea, 1, "finish") == ("refused-monsters-first", "TR-11.4")


@rule("TR-11.5")
def test_who_holds_a_monster_cannot_play_finish() -> None:
    sea = table(hands=["finish monster"], grid=filled(), started=True, monsters=3)
    assert texts(sea, 0) == texts(sea, 0, "monster")


def only_monsters(
    deck: str, storms: str | None = None, compasses: int = 0, luck: int | None = None
) -> Sea:
    """The second player's turn begins with nothing but monsters in hand on an empty sea."""
    sea = table(
        hands=["5 7 9", "monster monster monster"],
        decks=["", deck],
        monsters=5,
        storms=storms,
        compasses=compasses,
    )
    sea.rng = sea.rng if luck is None else luck
    answer(sea, 0, "discard", "pay 5 7")
    return sea


@rule("TR-11.6")
def test_on_an_empty_grid_a_player_who_can_do_nothing_shuffles_the_monsters_into_the_deck() -> None:
    sea = only_monsters("11 13 15 17 19 21 23")
    assert asked(sea) == [1]
    assert kinds(sea.events)[-3:] == ["monsters-returned", "drew", "drew-cards"]
    assert len(sea.hands[1]) == 5
    assert len(sea.decks[1]) == 5
    assert monsters_of(sea, 1) == 3


@rule("TR-11.6")
def test_it_is_repeated_until_the_player_can_do_something() -> None:
    repeated = set()
    for luck in range(60):
        sea = only_monsters("11 monster monster", luck=luck)
        drew = [event.args["cards"] for event in sea.events if event.kind == "drew-cards"]
        counts = [event.args["count"] for event in sea.events if event.kind == "monsters-returned"]
        assert counts == [3] + [5] * (len(drew) - 1), "what was drawn in between goes back"
        assert drew[:-1] == [("monster",) * 5] * (len(drew) - 1), "nothing could be done with it"
        assert asked(sea) == [1]
        assert hand(sea, 1) == "11 monster monster monster monster"
        assert "play 11 a1" in texts(sea, 1)
        assert sea.decks[1] == cards("monster")
        repeated.add(len(counts))
    assert {1, 2, 3} <= repeated


@rule("TR-11.6")
@pytest.mark.parametrize("deck", ["", "monster monster"])
def test_with_nothing_but_monsters_in_the_deck_the_game_is_lost(deck: str) -> None:
    assert outcome(only_monsters(deck)).reason == "stranded"


@rule("TR-11.6")
def test_nobody_is_asked_to_give_up_while_the_monsters_can_go_back() -> None:
    sea = only_monsters("11 13 15 17 19 21 23", storms="purple row1", compasses=1)
    assert "give up" not in texts(sea, 1)
    assert len(sea.hands[1]) == 5


@rule("TR-11.6")
def test_while_there_is_a_card_in_the_grid_the_monsters_stay() -> None:
    sea = table(hands=["monster monster monster"], grid="c3=40", decks=["11 13", ""], monsters=5)
    assert texts(sea, 0) == {"monster c3"}
    assert sea.hands[0] == cards("monster monster monster")
