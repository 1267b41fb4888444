"""The inventions, and what they do as items."""

from ..vocabulary import (
    CorralFlock,
    Discard,
    Gain,
    HealAnybody,
    LayShortcut,
    Lower,
    PutAtCamp,
    Raise,
)
from .kinds import InventionCard, Need, Power

WOOD = (Need(wood=1),)
FUR = (Need(fur=1),)

INVENTIONS: dict[str, InventionCard] = {
    # Standard ones.
    "bricks": InventionCard(
        terrains=("hills",),
        once=(Raise("palisade"),),
        undone=(Lower("palisade", if_possible=True),),
        standard=True,
    ),
    "dam": InventionCard(
        terrains=("river",),
        prices=WOOD,
        once=(Gain(rations=2),),
        undone=(Discard(rations=2, if_possible=True),),
        standard=True,
    ),
    "fire": InventionCard(
        terrains=("mountains",),
        once=(Raise("palisade"),),
        undone=(Lower("palisade", if_possible=True),),
        standard=True,
    ),
    "knife": InventionCard(
        terrains=("mountains",),
        once=(Raise("weapon"),),
        undone=(Lower("weapon", if_possible=True),),
        standard=True,
    ),
    "map": InventionCard(
        terrains=("river",), power=Power("planning", uses=0, pawn=("explore",)), standard=True
    ),
    "medicine": InventionCard(terrains=("plains",), standard=True),
    "pot": InventionCard(
        terrains=("hills",),
        power=Power("night", (HealAnybody(1),), uses=0, once_a_round=True, food=1),
        standard=True,
    ),
    "rope": InventionCard(terrains=("plains",), standard=True),
    "shovel": InventionCard(terrains=("beach",), standard=True),
    # Personal ones.
    "fireplace": InventionCard(
        items=("fire",),
        power=Power("night", (HealAnybody(2, people=2),), uses=0, once_a_round=True, food=1),
        owner="cook",
    ),
    "shortcut": InventionCard(items=("map",), once=(LayShortcut(),), owner="explorer"),
    "snare": InventionCard(items=("rope",), once=(PutAtCamp("food"),), owner="carpenter"),
    "spear": InventionCard(
        items=("knife",),
        prices=WOOD,
        once=(Raise("weapon", 3),),
        undone=(Lower("weapon", 3, if_possible=True),),
        owner="soldier",
    ),
    # All others.
    "basket": InventionCard(terrains=("plains",)),
    "bed": InventionCard(terrains=("plains",)),
    "belts": InventionCard(
        items=("knife",), prices=FUR, power=Power("planning", uses=0, pawn=("gather",))
    ),
    "bow": InventionCard(
        items=("rope", "knife"),
        prices=WOOD,
        once=(Raise("weapon", 3),),
        undone=(Lower("weapon", 3, if_possible=True),),
    ),
    "cellar": InventionCard(items=("shovel",)),
    "corral": InventionCard(items=("rope",), prices=WOOD, once=(CorralFlock(),)),
    "diary": InventionCard(prices=FUR),
    "drums": InventionCard(terrains=("hills",), prices=FUR),
    "furnace": InventionCard(items=("bricks",)),
    "lantern": InventionCard(
        terrains=("hills",), items=("fire",), power=Power("planning", uses=0, pawn=("build",))
    ),
    "moat": InventionCard(
        items=("shovel",),
        prices=WOOD,
        once=(Raise("palisade", 2),),
        undone=(Lower("palisade", 2, if_possible=True),),
    ),
    "pit": InventionCard(items=("shovel",), prices=WOOD),
    "raft": InventionCard(
        items=("rope",),
        prices=(Need(wood=2),),
        power=Power("planning", uses=0, pawn=("gather", "explore")),
    ),
    "sack": InventionCard(prices=FUR),
    "shield": InventionCard(
        items=("rope",), prices=WOOD, power=Power("planning", uses=0, pawn=("hunt",))
    ),
    "sling": InventionCard(
        prices=(*WOOD, *FUR),
        once=(Raise("weapon", 2),),
        undone=(Lower("weapon", 2, if_possible=True),),
    ),
    "wall": InventionCard(
        items=("bricks",),
        once=(Raise("palisade", 2),),
        undone=(Lower("palisade", 2, if_possible=True),),
    ),
}
