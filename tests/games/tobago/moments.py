"""Moments of a game at which somebody tries what cannot be; red is asked unless told otherwise."""

from atoll.games.tobago.state import Hunt

from .hoards import dug, hunters, leading
from .tables import outcome, setting_out, share, story, table

MAPS = {
    "white": "blue in-lake, left g3 h5",
    "grey": "blue in-river, left g2",
    "brown": "red next-to-hut twice, blue not-in-lake, blue next-to-palm",
}
ALL_LOCATED = {
    "white": "blue in-lake, left g3",
    "grey": "blue in-river, left g2",
    "brown": "blue in-beach, left m3",
    "black": "blue in-mountain, left h6",
}
ROSES = {"white": "red in-lake, red next-to-river, blue not-in-jungle, red not-in-beach twice"}
ONE_AMULET = "at g3, in-jungle, 1 amulet"


def after(hunt: Hunt, *lines: str) -> Hunt:
    """The same table after some answers."""
    story(hunt, *lines)
    return hunt


def hunting(red: str = "at g3, in-jungle in-largest-lake", *lines: str) -> Hunt:
    return after(table({"red": red, "blue": "in-beach"}, maps=MAPS), *lines)


def among_experts(*lines: str, red: str = "at g3, in-jungle, 2 amulets") -> Hunt:
    return after(table({"red": red, "blue": ""}, maps=ROSES, experts=True), *lines)


def placing(*lines: str) -> Hunt:
    return after(setting_out(landmarks="players"), *lines)


# Setting out.


def the_first_statue() -> Hunt:
    return placing()


def it_is_turned() -> Hunt:
    return placing("red: put statue h8")


def the_second_statue() -> Hunt:
    return placing("red: put statue h8", "red: face n")


def a_vehicle() -> Hunt:
    return setting_out()


# A turn.


def a_turn() -> Hunt:
    return hunting()


def a_turn_on_grey() -> Hunt:
    return hunting("at g2, in-jungle")


def on_the_way() -> Hunt:
    return hunting("at g3, in-jungle", "red: drive g2")


def clue_played() -> Hunt:
    return hunting("at g3, in-jungle in-largest-lake", "red: play in-jungle black")


def driven() -> Hunt:
    return hunting("at g3, in-jungle", "red: drive g2", "red: drive g3", "red: drive h5")


def blues_turn() -> Hunt:
    return table(turn="blue")


# Amulets.


def an_amulet() -> Hunt:
    return hunting(ONE_AMULET)


def an_amulet_on_the_way() -> Hunt:
    return hunting(ONE_AMULET, "red: drive g2")


def an_amulet_all_located() -> Hunt:
    return table({"red": "in-jungle, 1 amulet", "blue": ""}, maps=ALL_LOCATED)


def an_amulet_all_located_on_the_way() -> Hunt:
    return after(
        table({"red": "at g2, no clues, 1 amulet", "blue": ""}, maps=ALL_LOCATED), "red: drive g3"
    )


def an_amulet_no_clues() -> Hunt:
    return table({"red": "no clues, 1 amulet", "blue": ""})


def removing() -> Hunt:
    return hunting(ONE_AMULET, "red: amulet marker")


def one_more_clue() -> Hunt:
    return hunting("in-jungle in-mountain next-to-jungle, 1 amulet", "red: amulet clue")


# Experts.


def experts() -> Hunt:
    return among_experts()


def experts_without_an_amulet() -> Hunt:
    return among_experts(red="at g3, in-jungle")


def experts_bare_maps() -> Hunt:
    return table({"red": ONE_AMULET, "blue": ""}, experts=True)


def doubling() -> Hunt:
    return among_experts("red: amulet double")


def swapping() -> Hunt:
    return among_experts("red: amulet swap")


# Treasures.


def sharing() -> Hunt:
    return dug("blue", "2 3 4")


def a_new_map() -> Hunt:
    return dug("blue", "0 3 4", red="in-jungle in-river")


def the_end() -> Hunt:
    hunt = table(hunters(), maps={"white": leading("red")}, left=3, curses=0)
    story(hunt, "red: dig white")
    share(hunt)
    assert outcome(hunt).reason == "treasures-out"
    return hunt
