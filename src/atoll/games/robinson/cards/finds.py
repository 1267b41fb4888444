"""The discovery tokens, but for four whose symbols mean something else in each scenario."""

from typing import NamedTuple

from ..vocabulary import DrawMysteries, FreeItem, Gain, HealAnybody, IgnoreCloud, Morale, Raise
from .kinds import Effects, Power


class Find(NamedTuple):
    power: Power | None = None
    copies: int = 1
    becomes: Effects = ()
    """What it turns into by itself at the end of the action phase."""


FINDS: dict[str, Find] = {
    "find-candles": Find(Power("planning", pawn=("build",)), copies=2),
    "find-fallen-tree": Find(copies=2, becomes=(Gain(wood=1),)),
    "find-goat": Find(Power("not-acting", (Gain(food=1, fur=1),), weapon=1), copies=2),
    "find-healing-herbs": Find(Power("any", (FreeItem(("medicine",)),), item="pot")),
    "find-herbs": Find(Power("any", (Morale(1),), item="pot")),
    "find-large-leaves": Find(Power("weather", (IgnoreCloud("rain"),))),
    "find-nourishing-larvae": Find(copies=2, becomes=(Gain(food=2),)),
    "find-old-machete": Find(Power("any", (Raise("weapon"),))),
    "find-poison": Find(Power("any", (Raise("weapon", 2),), item="pot")),
    "find-thorny-bushes": Find(Power("any", (Raise("palisade"),))),
    "find-tobacco": Find(Power("any", (Morale(1),))),
    "find-treasure": Find(Power("any", (DrawMysteries(treasures=1),)), copies=2),
    "find-vegetables": Find(Power("night", (HealAnybody(2, people=2),), item="pot")),
}
