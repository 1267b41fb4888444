"""The options of a game."""

from typing import Literal

from msgspec import Struct

from ...kernel import BadOptions


class Options(Struct, frozen=True):
    island: Literal[
        "random",
        "abc0", "acb0", "abc1", "acb1", "abC0", "aCb0", "abC1", "aCb1",
        "aBc0", "acB0", "aBc1", "acB1", "aBC0", "aCB0", "aBC1", "aCB1",
        "Abc0", "Acb0", "Abc1", "Acb1", "AbC0", "ACb0", "AbC1", "ACb1",
        "ABc0", "AcB0", "ABc1", "AcB1", "ABC0", "ACB0", "ABC1", "ACB1",
    ] = "random"  # fmt: skip
    """The sides of the three pieces, clockwise, and how they are joined; or chance decides."""
    landmarks: Literal["players", "random"] = "players"
    """Who places huts, palms and statues."""
    experts: bool = False
    """Whether amulets can also double and swap compass roses."""
    curses: Literal[2, 1, 0] = 2
    depth: Literal[27, 21] = 27
    """Among how many of the lowest treasure cards the curses are shuffled."""
    after_curse: Literal["over", "goes-on", "for-amulets"] = "over"
    """Whether the sharing is over, goes on, or goes on among those who gave an amulet."""
    curse_returns: bool = False
    """Whether a curse that struck goes back into the treasure deck."""


def settle(options: Options) -> Options:
    """Without curses there is nothing to choose about them."""
    about_curses = (options.depth, options.after_curse, options.curse_returns)
    if not options.curses and about_curses != (27, "over", False):
        raise BadOptions("without curses their variants cannot be chosen")
    return options


EXPLAINED = {
    "island": {"random": "TO-2.3"},
    "landmarks": {"players": "TO-3.4", "random": "TO-3.4"},
    "experts": {"true": "TO-16.1"},
    "curses": {"1": "TO-17.4", "0": "TO-17.5"},
    "depth": {"27": "TO-3.5", "21": "TO-17.6"},
    "after_curse": {"over": "TO-11.1", "goes-on": "TO-17.2", "for-amulets": "TO-17.3"},
    "curse_returns": {"true": "TO-17.7"},
}
"""The paragraphs about a choice."""
