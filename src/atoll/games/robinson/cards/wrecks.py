"""The wreckage cards, one of which lies on the board at first."""

from ..vocabulary import DrawStartingItem, Gain
from .kinds import WreckCard

WRECKS: dict[str, WreckCard] = {
    "wreck-captains-chest": WreckCard((Gain(wood=1),), (Gain(wood=1), DrawStartingItem())),
    "wreck-food-crates": WreckCard((Gain(food=1),), (Gain(food=1, rations=1),)),
    "wreck-wrecked-lifeboat": WreckCard((Gain(wood=1),), (Gain(wood=2),)),
}
