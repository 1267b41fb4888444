"""The options of a game, and which of them go together."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import BadOptions, Difficulty

FEWER_ISLANDS = {
    "none": 0,
    "galatea": 4,
    "triton": 6,
    "leucothea": 8,
    "amphitrite": 10,
    "poseidon": 12,
}

STORMY_SEAS_MODES = ("base", "high_arch", "day_and_night")
"""The modes to which rocks, monsters and storms can be added."""


class Options(Struct, frozen=True):
    mode: Literal["base", "high_arch", "pyramid", "day_and_night", "duel"] = "base"
    fewer_islands: Literal["none", "galatea", "triton", "leucothea", "amphitrite", "poseidon"] = (
        "none"
    )
    rocks: bool = False
    monsters: Literal[0, 3, 4, 5] | None = None
    """None is the mode's own number: 3 in the pyramid, else none."""
    storms: bool = False
    crown: Literal["last", "early"] = "last"
    """High Arch: whether the crown opens when the pillars are full, or at 18 of their 24 cells."""
    night: Literal["rounds", "start"] = "rounds"
    """Day and Night: whether the time turns after each round, or once, with Start."""
    talk: Literal["silence", "no_cards", "free"] = "silence"
    """What all have agreed on: to be silent, to say anything but what they hold, or anything."""


EXPLAINED = {
    "mode": {
        "base": "TR-1",
        "high_arch": "TR-14",
        "pyramid": "TR-15",
        "day_and_night": "TR-16",
        "duel": "TR-17",
    }
}
"""The paragraphs about a choice."""

DIFFICULTY: dict[str, dict[str, Difficulty]] = {
    "mode": {"base": 1, "day_and_night": 1, "pyramid": 3, "high_arch": 4},
    "fewer_islands": {
        "galatea": 2,
        "triton": 3,
        "leucothea": 3,
        "amphitrite": 4,
        "poseidon": 5,
    },
    "rocks": {"true": 1},
    "monsters": {"3": 2, "4": 3, "5": 3},
    "storms": {"true": 5},
    "crown": {"early": 1},
    "night": {"start": 3},
}
"""By how often the bot ``careful`` wins with a choice; docs/bots.md has the figures."""


def settle(options: Options, seats: int) -> Options:
    """Refuse what does not go together; fill in the number of monsters."""
    mode = options.mode
    if mode == "duel" and seats != 2:
        raise BadOptions(f"mode 'duel' is for 2 seats, not {seats}")
    if mode not in STORMY_SEAS_MODES:
        for module in ("rocks", "storms"):
            if getattr(options, module):
                raise BadOptions(f"option {module!r} does not go with mode {mode!r}")
    if mode == "duel" and options.monsters:
        raise BadOptions("option 'monsters' does not go with mode 'duel'")
    if mode == "pyramid" and options.monsters == 0:
        raise BadOptions("mode 'pyramid' needs monsters: option 'monsters' can be 3, 4 or 5")
    if options.crown != "last" and mode != "high_arch":
        raise BadOptions(f"option 'crown' goes only with mode 'high_arch', not with {mode!r}")
    if options.night != "rounds" and mode != "day_and_night":
        raise BadOptions(f"option 'night' goes only with mode 'day_and_night', not with {mode!r}")
    if options.talk != "silence":
        _check_that_there_is_a_silence(mode, seats)
    if options.monsters is None:
        return replace(options, monsters=3 if mode == "pyramid" else 0)
    return options


def _check_that_there_is_a_silence(mode: str, seats: int) -> None:
    """Where nobody has to be silent there is nothing to agree on."""
    if seats == 1:
        raise BadOptions("option 'talk' is for 2 to 5 seats, not 1")
    if mode == "duel":
        raise BadOptions("option 'talk' does not go with mode 'duel'")
