"""The options of a game."""

from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

ScenarioName = Literal[
    "castaways",
    "cursed_island",
    "jenny",
    "volcano_island",
    "cannibal_island",
    "family_robinson",
    "king_kong",
]
SCENARIOS: tuple[ScenarioName, ...] = get_args(ScenarioName)


class Options(Struct, frozen=True):
    scenario: ScenarioName = "castaways"
    characters: Literal["draw", "choose"] = "draw"
    """Whether chance deals the characters, or each player chooses."""
    friday: bool | None = None
    """Whether Friday is in the game: usually with one or two players."""
    dog: bool | None = None
    """Whether the dog is: usually with one player."""
    items: Literal[2, 0, 1, 3, 4] = 2
    """How many starting items there are."""
    events: Literal["even", "books", "adventures"] = "even"
    """Which events there are more of in the deck."""
    wreck: Literal["food", "random"] = "food"
    """Whether the wreckage is Food Crates, or any of the three."""
    harder: bool = False
    """Whether the scenario's harder rule holds, if it has one."""


EXPLAINED = {
    "scenario": {
        "castaways": "RC-31.1",
        "cursed_island": "RC-32.1",
        "jenny": "RC-33.1",
        "volcano_island": "RC-34.1",
        "cannibal_island": "RC-35.1",
        "family_robinson": "RC-36.1",
        "king_kong": "RC-37.1",
    },
    "characters": {"draw": "RC-3.2", "choose": "RC-3.2"},
    "friday": {"true": "RC-29.1", "false": "RC-30.1"},
    "dog": {"true": "RC-29.8", "false": "RC-30.1"},
    "items": {"2": "RC-3.8"} | dict.fromkeys(("0", "1", "3", "4"), "RC-30.1"),
    "events": {"even": "RC-3.10", "books": "RC-30.2", "adventures": "RC-30.2"},
    "wreck": {"food": "RC-3.9", "random": "RC-30.3"},
    "harder": {"true": "RC-37.15", "false": "RC-37.15"},
}
"""The paragraphs about a choice."""


def settle(options: Options, seats: int) -> Options:
    """Friday and the dog come to those who are few."""
    friday = seats <= 2 if options.friday is None else options.friday
    dog = seats == 1 if options.dog is None else options.dog
    return replace(options, friday=friday, dog=dog)
