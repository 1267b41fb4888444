"""The starting items."""

from ..facts import ITEM_USES
from ..vocabulary import Determination, Gain, Heal, HealAnybody, Raise, RollWeather
from .kinds import Power

SUPPLIES: dict[str, Power] = {
    "supply-bible": Power("arrange", (Determination(1), Heal(1)), uses=ITEM_USES),
    "supply-biscuits": Power("any", (Gain(rations=1),), uses=ITEM_USES),
    "supply-empty-bottle": Power("any", (Raise("weapon"),), uses=ITEM_USES),
    "supply-flask-of-rum": Power("night", (HealAnybody(1),), uses=ITEM_USES),
    "supply-hammer-and-nails": Power("planning", uses=ITEM_USES, pawn=("build",)),
    "supply-pipe-and-tobacco": Power("any", (Determination(2),), uses=ITEM_USES),
    "supply-pistol": Power("fight", uses=ITEM_USES, temporary=3),
    "supply-storm-glass": Power("before-actions", (RollWeather(),), uses=ITEM_USES),
}
