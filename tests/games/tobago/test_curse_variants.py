"""TO-17: weaker and stronger curses."""

import pytest

from atoll.kernel import BadOptions, OptionValue
from tests.rulecite import rule

from .hoards import Agreed, dug, found, roses, shown
from .tables import GAME, asked, board, chest, held, question, setting_out, story, told

GOES_ON: Agreed = {"after_curse": "goes-on"}
FOR_AMULETS: Agreed = {"after_curse": "for-amulets"}
RETURNS: Agreed = {"curse_returns": True}


@rule("TO-17.1")
def test_the_variants_can_be_chosen_together_and_without_them_curses_are_as_usual() -> None:
    usual = GAME.read_options(4, {})
    assert (usual.curses, usual.depth) == (2, 27)
    assert (usual.after_curse, usual.curse_returns) == ("over", False)
    weak_and_strong: Agreed = {"curses": 1, "depth": 21, **GOES_ON, **RETURNS}
    hunt = dug("blue", "0 3 4", options=weak_and_strong)
    assert (shown(hunt), hunt.treasures.count(0)) == (3, 1)


@rule("TO-17.1", "TO-17.5")
@pytest.mark.parametrize("about", [{"depth": 21}, GOES_ON, FOR_AMULETS, RETURNS])
def test_without_curses_nothing_about_them_can_be_chosen(about: dict[str, OptionValue]) -> None:
    with pytest.raises(BadOptions, match="without curses"):
        GAME.read_options(4, {"curses": 0, **about})


# After a curse.


@rule("TO-17.2")
def test_the_sharing_goes_on_after_a_curse_and_the_roses_stay() -> None:
    hunt = dug("blue green", "0 3 4 5", options=GOES_ON, red="1 amulet", blue="coins 5 2")
    assert told(hunt.events, "warded-off", "cursed") == ["warded-off red", "cursed blue 5"]
    assert (held(hunt, "red"), chest(hunt, "blue")) == (0, [2])
    assert (asked(hunt), shown(hunt), roses(hunt)) == ("red", 3, "red green blue")


@rule("TO-17.2")
def test_two_curses_may_strike_in_one_sharing() -> None:
    hunt = dug("blue", "0 0 3", options=GOES_ON, red="1 amulet, coins 4")
    assert told(hunt.events, "warded-off", "cursed") == ["warded-off red", "cursed red 4"]
    assert (board(hunt).struck, shown(hunt)) == (2, 3)


@rule("TO-17.3")
def test_the_sharing_goes_on_among_those_who_gave_an_amulet() -> None:
    hunt = dug(
        "blue green yellow blue",
        "0 3 4 5 6 2",
        options=FOR_AMULETS,
        red="1 amulet",
        blue="coins 5 2",
        green="1 amulet",
    )
    assert told(hunt.events, "warded-off", "cursed") == [
        "warded-off red",
        "cursed blue 5",
        "warded-off green",
    ]
    assert (asked(hunt), shown(hunt), roses(hunt)) == ("red", 3, "red green")
    story(hunt, "red: pass", "green: take", "red: take")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "red")


@rule("TO-17.3")
def test_whoever_has_given_an_amulet_keeps_all_roses() -> None:
    hunt = dug("red blue", "0 3 4 5", options=FOR_AMULETS, red="1 amulet")
    assert roses(hunt) == "red red"


@rule("TO-17.3")
def test_if_nobody_had_an_amulet_the_sharing_is_over() -> None:
    hunt = dug("blue", "0 3 4", options=FOR_AMULETS, red="coins 6", blue="coins 5")
    assert (chest(hunt, "red"), chest(hunt, "blue")) == ([], [])
    assert (question(hunt), asked(hunt)) == ("ask-lay", "red")
    assert board(hunt).spent == 4


# How many curses there are, and where.


@rule("TO-17.4", "TO-17.5")
@pytest.mark.parametrize("curses", [2, 1, 0])
def test_there_are_as_many_curses_in_the_deck_as_agreed_on(curses: int) -> None:
    hunt = setting_out(curses=curses)
    assert hunt.treasures.count(0) == curses
    assert board(hunt).treasures == 39 + curses


@rule("TO-17.6")
@pytest.mark.parametrize(("depth", "curses"), [(27, 2), (21, 2), (27, 1), (21, 1)])
def test_the_curses_are_among_the_lowest_cards_and_may_be_anywhere_there(
    depth: int, curses: int
) -> None:
    places = set()
    for seed in range(200):
        hunt = GAME.setup(2, seed, {"depth": depth, "curses": curses}, quiet=True)
        places |= {place for place, coins in enumerate(hunt.treasures) if coins == 0}
    assert places == {*range(depth + curses)}


# A curse that comes back.


@rule("TO-17.7")
def test_a_curse_that_struck_goes_back_into_the_deck() -> None:
    hunt = dug("blue", "3 0 4", options=RETURNS)
    before = board(hunt).treasures
    story(hunt, "red: take")
    assert (board(hunt).struck, board(hunt).treasures) == (0, before + 1)
    assert hunt.treasures.count(0) == 2


@rule("TO-17.7")
def test_the_deck_is_shuffled_then() -> None:
    """The curse, which would lie on top, may be anywhere."""
    ready = found("blue", "0 3 4", options={**RETURNS, "curses": 1})
    places = set()
    for luck in range(300):
        hunt = GAME.clone(ready)
        hunt.rng += luck
        story(hunt, "red: dig white")
        if told(hunt.events, "curse"):
            places.add(hunt.treasures.index(0))
    assert len(places) > 20
