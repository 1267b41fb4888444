"""TO-16: doubling and swapping compass roses."""

import pytest

from atoll.games.tobago.facts import AMULETS
from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .hoards import Agreed, dig_up, dug, found, known, leading, roses, shown
from .tables import (
    answer,
    asked,
    board,
    each,
    held,
    laid,
    markers,
    question,
    share,
    story,
    table,
    texts,
    told,
)

EXPERTS: Agreed = {"experts": True}
MAPS = {
    "white": "red in-jungle, blue next-to-river, red next-to-beach",
    "grey": "blue in-lake, green not-in-sight-of-hut",
}


def among_experts(red: str = "2 amulets", blue: str = "", **maps: str) -> Hunt:
    players = {"red": red, "blue": blue, "green": ""}
    return table(players, maps=maps or MAPS, experts=True)


@rule("TO-16.1")
def test_only_if_the_players_have_agreed_on_them_there_are_two_more_powers() -> None:
    players = {"red": "1 amulet, in-river", "blue": "", "green": ""}
    usual = table(players, maps=MAPS)
    expert = table(players, maps=MAPS, experts=True)
    powers = texts(expert, "red", "amulet") - texts(usual, "red", "amulet")
    assert powers == each("amulet", "double swap")


@rule("TO-16.1")
@pytest.mark.parametrize(
    ("power", "deed"), [("double", "double white 1"), ("swap", "swap white 1 2")]
)
def test_each_costs_an_amulet_and_is_no_action(power: str, deed: str) -> None:
    hunt = among_experts()
    story(hunt, f"red: amulet {power}", f"red: {deed}")
    assert (held(hunt, "red"), board(hunt).supply) == (1, AMULETS - 1)
    assert (question(hunt), asked(hunt), board(hunt).acted) == ("ask-turn", "red", False)


@rule("TO-16.1")
def test_a_treasure_that_has_been_dug_up_leaves_no_roses_to_double_or_swap() -> None:
    hunt = dug("red blue", "2 3 4 5", options=EXPERTS, red="1 amulet, no clues")
    share(hunt, "pass")
    assert texts(hunt, "red", "amulet") == {"amulet move"}


@rule("TO-16.1")
@pytest.mark.parametrize(
    ("power", "order"), [("double", "red blue red red"), ("swap", "red red blue")]
)
def test_a_treasure_that_is_located_but_not_dug_up_can_still_be_doubled_and_swapped_for(
    power: str, order: str
) -> None:
    """Only one clue can be meant, so that it need not be named."""
    hunt = found("red blue", "2 3 4 5 6", options=EXPERTS, red="1 amulet, no clues")
    assert len(markers(hunt, "white").split()) == 1
    story(hunt, f"red: amulet {power}", "red: dig white")
    assert roses(hunt) == order


# Doubling.


@rule("TO-16.2")
def test_a_second_rose_is_put_on_a_clue_with_a_single_own_rose() -> None:
    hunt = among_experts()
    answer(hunt, "red", "amulet double")
    assert texts(hunt, "red") == {"double white 1", "double white 3"}
    events = answer(hunt, "red", "double white 3")
    assert told(events) == ["doubled red white 3"]
    assert laid(hunt, "white") == ("red in-jungle, blue next-to-river, red next-to-beach twice")
    assert board(hunt).players[0].roses == 3


@rule("TO-16.2")
def test_a_second_rose_is_put_on_the_clue_just_played() -> None:
    hunt = among_experts("in-river, 1 amulet", grey="blue not-in-lake")
    assert "amulet double" not in texts(hunt, "red"), "no own rose lies anywhere"
    story(hunt, "red: play in-river grey", "red: amulet double")
    assert laid(hunt, "grey") == "blue not-in-lake, red in-river twice"


@rule("TO-16.2", "TO-16.5")
def test_whose_clue_it_is_says_the_rose_on_it() -> None:
    hunt = among_experts()
    story(hunt, "red: amulet swap", "red: swap white 2 3", "red: amulet double")
    assert texts(hunt, "red") == {"double white 1", "double white 2"}


@rule("TO-16.3")
def test_each_further_rose_gives_a_further_card_and_a_further_claim() -> None:
    hunt = dug("blue+ red", "2 6 3 4 5", drawn="6 5 4 3 2", options=EXPERTS)
    assert told(hunt.events, "looked") == ["looked red 2", "looked blue 2"]
    assert known(hunt, "blue") == (3, 4)
    assert roses(hunt) == "red red blue blue"
    story(hunt, "red: pass", "blue: take", "red: pass", "blue: take")
    assert board(hunt, "blue").chest == (2, 6)
    assert roses(hunt) == "red red"


@rule("TO-16.4")
def test_on_one_clue_there_are_two_roses_at_most() -> None:
    hunt = among_experts(white="red in-jungle twice, blue next-to-river")
    assert "amulet double" not in texts(hunt, "red")
    hunt = among_experts(white="red in-jungle twice, red next-to-river")
    answer(hunt, "red", "amulet double")
    assert laid(hunt, "white") == "red in-jungle twice, red next-to-river twice"
    assert "amulet double" not in texts(hunt, "red")


@rule("TO-16.4", "TO-10.5")
def test_the_two_are_asked_one_after_the_other() -> None:
    """Whoever declines with one of them declines with both, for nobody is asked in between."""
    hunt = dug("green blue+", "2 3 4 5 6", options=EXPERTS)
    assert roses(hunt) == "red blue blue green"
    story(hunt, "red: pass", "blue: pass")
    assert (asked(hunt), shown(hunt)) == ("green", 2)
    story(hunt, "green: pass", "red: pass", "blue: take")
    assert roses(hunt) == "red blue green"


# Swapping.


@rule("TO-16.5")
def test_two_single_roses_change_places() -> None:
    hunt = among_experts()
    answer(hunt, "red", "amulet swap")
    events = answer(hunt, "red", "swap white 2 3")
    assert told(events) == ["swapped red white 2 3"]
    assert laid(hunt, "white") == "red in-jungle, red next-to-river, blue next-to-beach"
    assert laid(hunt, "grey") == MAPS["grey"]


@rule("TO-16.5")
def test_so_the_swapped_roses_are_asked_in_another_order() -> None:
    hunt = table(
        {"red": "at g3, 1 amulet", "blue": "", "green": ""},
        maps={"white": leading("green blue")},
        treasures=[2, 3, 4, 5],
        experts=True,
    )
    story(hunt, "red: amulet swap")
    dig_up(hunt, "white", "2 3 4 5")
    assert roses(hunt) == "red green blue"


@rule("TO-16.6")
def test_both_clues_belong_to_one_map_and_the_roses_may_be_anybodys() -> None:
    """Red, and one red rose for another, makes no swap."""
    hunt = among_experts()
    answer(hunt, "red", "amulet swap")
    assert texts(hunt, "red") == {"swap white 1 2", "swap white 2 3", "swap grey 1 2"}
    answer(hunt, "red", "swap grey 1 2")
    assert laid(hunt, "grey") == "green in-lake, blue not-in-sight-of-hut"


@rule("TO-16.5", "TO-16.6")
def test_a_pair_changes_places_with_a_single_rose_or_with_another_pair() -> None:
    hunt = among_experts(white="red in-jungle twice, blue next-to-river, green next-to-beach twice")
    story(hunt, "red: amulet swap", "red: swap white 1 2")
    written = "blue in-jungle, red next-to-river twice, green next-to-beach twice"
    assert laid(hunt, "white") == written
    story(hunt, "red: amulet swap", "red: swap white 2 3")
    written = "blue in-jungle, green next-to-river twice, red next-to-beach twice"
    assert laid(hunt, "white") == written


@rule("TO-16.6")
def test_a_pair_and_a_single_rose_of_one_player_can_change_places() -> None:
    hunt = among_experts(white="red in-jungle twice, red next-to-river")
    story(hunt, "red: amulet swap")
    assert laid(hunt, "white") == "red in-jungle, red next-to-river twice"
