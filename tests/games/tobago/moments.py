"""Moments of a game at which somebody tries what cannot be; red is asked unless told otherwise."""

from collections.abc import Callable

from atoll.games.tobago.state import Hunt

from .hoards import dug
from .tables import setting_out, story, table

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


MOMENTS: dict[str, Callable[[], Hunt]] = {
    # Setting out.
    "the first statue": placing,
    "it is turned": lambda: placing("red: put statue h8"),
    "the second, blue's": lambda: placing("red: put statue h8", "red: face n"),
    "a vehicle": setting_out,
    # A turn.
    "a turn": hunting,
    "a turn on grey": lambda: hunting("at g2, in-jungle"),
    "on the way": lambda: hunting("at g3, in-jungle", "red: drive g2"),
    "clue played": lambda: hunting("at g3, in-jungle in-largest-lake", "red: play in-jungle black"),
    "driven": lambda: hunting(
        "at g3, in-jungle", "red: drive g2", "red: drive g3", "red: drive h5"
    ),
    "blue's turn": lambda: table(turn="blue"),
    # Amulets.
    "an amulet": lambda: hunting(ONE_AMULET),
    "an amulet, on the way": lambda: hunting(ONE_AMULET, "red: drive g2"),
    "an amulet, all located": lambda: table(
        {"red": "in-jungle, 1 amulet", "blue": ""}, maps=ALL_LOCATED
    ),
    "an amulet, all located, on the way": lambda: after(
        table({"red": "at g2, no clues, 1 amulet", "blue": ""}, maps=ALL_LOCATED), "red: drive g3"
    ),
    "an amulet, no clues": lambda: table({"red": "no clues, 1 amulet", "blue": ""}),
    "removing": lambda: hunting(ONE_AMULET, "red: amulet marker"),
    "one more clue": lambda: hunting(
        "in-jungle in-mountain next-to-jungle, 1 amulet", "red: amulet clue"
    ),
    # Experts.
    "experts": among_experts,
    "experts without an amulet": lambda: among_experts(red="at g3, in-jungle"),
    "experts, bare maps": lambda: table({"red": ONE_AMULET, "blue": ""}, experts=True),
    "doubling": lambda: among_experts("red: amulet double"),
    "swapping": lambda: among_experts("red: amulet swap"),
    # Treasures.
    "sharing": lambda: dug("blue", "2 3 4"),
    "a new map": lambda: dug("blue", "0 3 4", red="in-jungle in-river"),
}
