"""The examples of the rulebook about treasures and amulets, as stories."""

from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .hoards import dug, hunters, roses, shown
from .tables import (
    answer,
    asked,
    board,
    chest,
    held,
    question,
    refusal,
    share,
    story,
    table,
    texts,
    told,
    vehicle,
)

# Anna, red, has dug up a treasure. Boris is blue, and Igor green.


@rule("TO-10.1", "TO-10.4", "TO-10.5", "TO-10.6", "TO-10.7", "TO-10.8", "TO-12.2")
def test_anna_boris_and_igor_share_a_treasure_and_boris_begins_the_next_hunt() -> None:
    hunt = dug("green red blue", "2 6 3 4 5")
    assert told(hunt.events, "looked") == ["looked red 2", "looked blue 1", "looked green 1"]
    story(hunt, "red: pass", "blue: pass", "red: pass", "green: take")
    assert (shown(hunt), roses(hunt)) == (6, "red blue red")
    story(hunt, "red: take")
    assert (shown(hunt), roses(hunt)) == (3, "blue red")
    passed = ["passed blue", "passed red"]
    assert told(story(hunt, "blue: pass", "red: pass")) == [*passed, "unwanted 3", "shown 4"]
    story(hunt, "blue: pass", "red: take")
    assert (shown(hunt), roses(hunt)) == (5, "blue")
    story(hunt, "blue: take")
    assert [chest(hunt, player) for player in ("red", "blue", "green")] == [[4, 6], [5], [2]]
    assert (question(hunt), asked(hunt)) == ("ask-lay", "blue")


# Lola, red, and Igor, blue, collect amulets; Anna is green.

A, B, C, D, E = "e2", "d2", "c4", "a3", "a2"


def on_the_beach(igor: str = "") -> Hunt:
    players = {"red": "at f2", "blue": f"at {B}, {igor}".rstrip(", "), "green": f"at {E}"}
    return table(players, amulets=f"{A} {B} {C} {D} {E}")


@rule("TO-14.3", "TO-14.4")
def test_lola_takes_an_amulet_in_the_mountains_and_one_from_under_igors_vehicle() -> None:
    """To the first amulet, to the end of the mountains, and onto the beach."""
    hunt = on_the_beach()
    events = story(hunt, f"red: drive {A}", "red: drive e3", f"red: drive {B}")
    assert told(events, "collected") == [f"collected red {A}", f"collected red {B}"]
    assert (held(hunt, "red"), texts(hunt, "red", "drive")) == (2, set())


def after_lola(igor: str = "") -> Hunt:
    hunt = on_the_beach(igor)
    story(hunt, f"red: drive {A}", "red: drive e3", f"red: drive {B}", "red: end")
    return hunt


@rule("TO-14.2", "TO-14.3", "TO-14.4")
def test_igor_finds_nothing_under_his_vehicle_and_takes_two_others() -> None:
    """Along the beach to one of them, and then twice across a border; a third is too far."""
    hunt = after_lola()
    assert held(hunt, "blue") == 0
    story(hunt, f"blue: drive {C}", "blue: drive b4", f"blue: drive {D}")
    assert (held(hunt, "blue"), board(hunt).amulets) == (2, (E,))
    assert refusal(hunt, "blue", f"drive {E}") == ("refused-acted", "TO-4.1")


@rule("TO-14.5")
def test_not_even_by_the_power_of_an_amulet_could_igor_take_the_third() -> None:
    hunt = after_lola()
    story(hunt, f"blue: drive {C}", "blue: drive b4", f"blue: drive {D}")
    story(hunt, "blue: amulet move", f"blue: drive {E}")
    assert (vehicle(hunt, "blue"), held(hunt, "blue"), board(hunt).amulets) == (E, 1, (E,))


@rule("TO-14.4", "TO-14.5", "TO-15.4", "TO-4.5")
def test_with_an_amulet_at_the_beginning_igor_takes_annas_as_the_expert_tip_says() -> None:
    """The move by its power comes first, and the three own steps begin where it ended."""
    hunt = after_lola(igor="1 amulet")
    story(hunt, "blue: amulet move", f"blue: drive {C}", "blue: stop")
    assert (held(hunt, "blue"), C in board(hunt).amulets) == (0, True)
    events = story(hunt, "blue: drive b4", f"blue: drive {D}", f"blue: drive {E}")
    assert told(events, "collected") == [f"collected blue {D}", f"collected blue {E}"]
    assert board(hunt).amulets == (C,)


# Lola, red, digs up four treasures in one turn.


def dig(hunt: Hunt, colour: str) -> None:
    """Nobody wants anything, and Lola begins the next map."""
    answer(hunt, "red", f"dig {colour}")
    share(hunt, "pass")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "red")
    answer(hunt, "red", min(texts(hunt, "red")))


@rule("TO-9.3", "TO-9.5", "TO-15.2", "TO-15.4", "TO-15.7")
def test_lola_digs_up_four_treasures_in_one_turn() -> None:
    maps = {
        "grey": "blue in-lake, left g3 h5",
        "black": "blue in-river, left g2",
        "brown": "red in-jungle, left d1",
        "white": "blue next-to-beach, left d1",
    }
    hunt = table(hunters(red="2 amulets"), maps=maps, statues="")
    assert texts(hunt, "red", "dig") == set()
    story(hunt, "red: amulet marker", "red: remove grey h5")
    dig(hunt, "grey")
    story(hunt, "red: drive g2")
    dig(hunt, "black")
    assert texts(hunt, "red", "drive") == set()
    story(hunt, "red: amulet move", "red: drive f2", "red: drive e2", "red: drive d1")
    assert texts(hunt, "red", "dig") == {"dig brown", "dig white"}, "in any order"
    dig(hunt, "white")
    dig(hunt, "brown")
    assert (held(hunt, "red"), asked(hunt), texts(hunt, "red")) == (0, "red", {"end"})
