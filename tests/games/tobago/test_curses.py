"""TO-11: what a curse does to those whose roses are still on the map."""

import pytest

from atoll.games.tobago.facts import AMULETS
from tests.rulecite import rule

from .hoards import dug
from .tables import GAME, PLAYERS, asked, board, chest, held, question, story, texts, told


def amulets_and_cards(red: str, blue: str, green: str) -> dict[str, tuple[int, list[int]]]:
    """What is left to each of them after a curse as the first card."""
    hunt = dug("blue green", "0 3 4 5", red=red, blue=blue, green=green)
    return {player: (held(hunt, player), chest(hunt, player)) for player in PLAYERS[:3]}


@rule("TO-11.1")
def test_with_a_curse_the_sharing_is_over() -> None:
    hunt = dug("blue green", "2 0 4 5")
    events = story(hunt, "red: take")
    assert told(events) == ["accepted red 2", "curse", "shared white"]
    assert (board(hunt).sharing, question(hunt)) == (None, "ask-lay")
    assert [chest(hunt, player) for player in PLAYERS] == [[2], [], [], []]


@rule("TO-11.2")
def test_everybody_with_a_rose_on_the_map_loses_an_amulet() -> None:
    left = amulets_and_cards(red="1 amulet", blue="2 amulets", green="3 amulets")
    assert left == {"red": (0, []), "blue": (1, []), "green": (2, [])}


@rule("TO-11.2")
def test_whoever_has_no_amulet_loses_the_most_valuable_card() -> None:
    left = amulets_and_cards(red="coins 2 6 4", blue="coins 5 5", green="coins 2")
    assert left == {"red": (0, [2, 4]), "blue": (0, [5]), "green": (0, [])}


@rule("TO-11.2")
def test_it_is_told_who_loses_what_from_the_lowest_rose_upwards() -> None:
    hunt = dug("blue green", "0 3 4 5", green="1 amulet", blue="coins 5 2")
    assert told(hunt.events, "warded-off", "cursed") == ["warded-off green", "cursed blue 5"]


@rule("TO-11.2")
def test_whoever_never_had_a_rose_there_or_has_taken_all_of_them_back_loses_nothing() -> None:
    hunt = dug("blue green", "2 0 4 5", red="coins 6", yellow="coins 5", blue="coins 4")
    story(hunt, "red: take")
    assert [chest(hunt, player) for player in PLAYERS] == [[2, 6], [], [], [5]]


@rule("TO-11.2", "TO-10.6")
def test_whoever_has_taken_back_only_one_of_two_roses_is_struck() -> None:
    hunt = dug("red blue", "2 0 4 5", red="1 amulet")
    story(hunt, "red: take")
    assert (held(hunt, "red"), chest(hunt, "red")) == (0, [2])


@rule("TO-11.3")
@pytest.mark.parametrize(
    ("notes", "left"), [("3 amulets", (2, [])), ("coins 6 5 4", (0, [4, 5])), ("", (0, []))]
)
def test_one_amulet_or_card_is_lost_however_many_roses_are_there(
    notes: str, left: tuple[int, list[int]]
) -> None:
    hunt = dug("blue green blue blue", "0 2 3 3 4 5", blue=notes)
    assert (held(hunt, "blue"), chest(hunt, "blue")) == left


@rule("TO-11.3")
def test_whoever_has_an_amulet_keeps_the_cards_and_is_not_asked() -> None:
    hunt = dug("blue", "0 3 4", blue="1 amulet, coins 2 3")
    assert told(hunt.events, "warded-off") == ["warded-off blue"]
    assert (held(hunt, "blue"), chest(hunt, "blue")) == (0, [2, 3])
    assert (question(hunt), asked(hunt)) == ("ask-lay", "red")


@rule("TO-11.3")
def test_whoever_has_neither_loses_nothing() -> None:
    hunt = dug("blue", "0 3 4")
    assert told(hunt.events, "warded-off", "cursed") == []
    assert board(hunt).spent == 2, "the cards that were not given out"


@rule("TO-11.4")
def test_the_amulet_goes_back_to_the_supply_and_the_card_is_discarded() -> None:
    hunt = dug("blue", "0 3 4", red="2 amulets", blue="coins 6")
    assert board(hunt).supply == AMULETS - 1
    assert 6 in board(hunt).spent_known, "all have seen it"


@rule("TO-11.5")
def test_the_curse_leaves_the_game_and_the_other_cards_are_discarded() -> None:
    hunt = dug("blue", "3 0 4", drawn="3 4 0")
    before = board(hunt).treasures
    story(hunt, "red: take")
    assert (board(hunt).struck, board(hunt).spent, board(hunt).treasures) == (1, 1, before)
    assert board(hunt, "blue").spent_known == (4,)
    assert GAME.pieces(hunt)["treasure-0"] == 2


@rule("TO-11.5")
def test_the_other_curse_is_discarded_without_effect_if_it_is_among_them() -> None:
    hunt = dug("blue", "0 0 4", red="2 amulets", blue="2 amulets")
    assert told(hunt.events, "curse", "warded-off") == [
        "curse",
        "warded-off red",
        "warded-off blue",
    ]
    assert (board(hunt).struck, board(hunt).spent) == (1, 2)
    assert sorted(card.coins for card in hunt.spent) == [0, 4]


@rule("TO-11.6")
def test_what_was_accepted_before_the_curse_is_kept() -> None:
    hunt = dug("red blue", "4 3 0 5", red="coins 6")
    story(hunt, "red: take", "blue: take")
    assert (chest(hunt, "red"), chest(hunt, "blue")) == ([4], [3])


@rule("TO-11.6")
def test_but_the_curse_may_take_it_as_the_best_card() -> None:
    hunt = dug("red blue", "6 0 3 5", red="coins 4")
    story(hunt, "red: take")
    assert chest(hunt, "red") == [4]


@rule("TO-11.1", "TO-11.2")
def test_a_curse_can_strike_in_the_middle_of_somebody_elses_turn() -> None:
    hunt = dug("blue", "0 3 4", turn="green", green="at g3", blue="1 amulet")
    assert (held(hunt, "blue"), asked(hunt)) == (0, "green")
    assert texts(hunt, "blue") == set()
