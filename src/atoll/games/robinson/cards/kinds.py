"""What kinds of cards there are, and what each has."""

from typing import Literal, NamedTuple

from ..facts import Character, Skill, Terrain
from ..vocabulary import ActionSpace, Effect, Fight

Effects = tuple[Effect, ...]


class Need(NamedTuple):
    """What has to be there for an action. Resources are spent, items and levels are not."""

    item: str = ""
    weapon: int = 0
    wood: int = 0
    food: int = 0
    fur: int = 0


NOTHING = Need()


class Remedy(NamedTuple):
    """What deals with a threat."""

    pawns: int = 1
    needs: tuple[Need, ...] = (NOTHING,)
    """Any one of these."""
    reward: Effects = ()
    by_two: bool = False
    """The pawns belong to two people."""


class EventCard(NamedTuple):
    sign: Literal["book"] | Skill
    event: Effects
    remedy: Remedy
    strikes: Effects = ()
    """What happens when the card is pushed off the board."""
    copies: int = 1


class WreckCard(NamedTuple):
    """The reward for one pawn, and for two."""

    one: Effects
    two: Effects


class AdventureCard(NamedTuple):
    upper: Effects
    lower: Effects = ()
    """Carried out when the card comes back as an event; empty if it never does."""
    copies: int = 1
    power: "Power | None" = None
    """What a card that is kept can do."""


class MysteryCard(NamedTuple):
    kind: Literal["treasure", "trap", "monster"]
    effects: Effects = ()
    lower: Effects = ()
    power: "Power | None" = None
    """What a treasure that is kept can do."""


class BeastCard(NamedTuple):
    fight: Fight
    after: Effects = ()
    """What else happens when the fight is over."""


When = Literal[
    "any",
    "planning",
    "before-actions",
    "not-acting",
    "arrange",
    "fight",
    "mystery",
    "weather",
    "animals",
    "night",
]
"""When something may be used: at any time, while pawns are placed, before the action phase, at any
time but while actions are carried out, when the camp is arranged, where a weapon is asked for, when
a mystery has been turned up, in the weather phase before the clouds are counted, before what the
hungry animals do, or in the night phase."""


class Power(NamedTuple):
    """What an item, a starting item, a discovery or a treasure can do for the team."""

    when: When
    effects: Effects = ()
    item: str = ""
    """The item that is needed for it."""
    weapon: int = 0
    """The weapon level that is needed for it."""
    uses: int = 1
    """How often before it is gone; 0 means always."""
    once_a_round: bool = False
    pawn: tuple[ActionSpace, ...] = ()
    """The actions that a neutral pawn of it may help."""
    only: str = ""
    """The scenario's own action that it may help, and no other."""
    ignores: Literal["", "trap", "monster"] = ""
    """The kind of mystery that it lets somebody ignore."""
    rerolls: bool = False
    """It lets whoever acts roll one die of the action again."""
    temporary: int = 0
    """How much it adds to the weapon in a fight."""
    wound: int = 0
    """What that costs whoever uses it."""
    food: int = 0
    """What it costs in food."""
    one_user: bool = False
    """In a round it serves one person only."""


class InventionCard(NamedTuple):
    terrains: tuple[Terrain, ...] = ()
    """All of these have to be explored."""
    items: tuple[str, ...] = ()
    prices: tuple[Need, ...] = (NOTHING,)
    """Any one of these."""
    at_once: Effects = ()
    """What it brings while the action is carried out."""
    once: Effects = ()
    """What it brings when it becomes an item."""
    undone: Effects = ()
    """What that costs when it is turned back, as far as possible."""
    power: Power | None = None
    standard: bool = False
    """It lies on the board from the beginning."""
    owner: Character | None = None
    again: bool = False
    """It can be built again and again, and never becomes an item."""
    on_tiles: bool = False
    """It is built on a tile that the scenario allows."""
