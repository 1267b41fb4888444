"""The mysteries: treasures, traps and monsters."""

from ..vocabulary import (
    ArrangeTiles,
    AtNight,
    Book,
    Choose,
    Clumsy,
    Determination,
    DiscardTopBeast,
    Disease,
    DrawMysteries,
    EveryNight,
    Fight,
    FreeItem,
    Gain,
    Heal,
    HealAnybody,
    IgnoreArrows,
    IgnoreCloud,
    Keep,
    LoseAllDetermination,
    LoseFoundTreasures,
    LoseWeapons,
    Lower,
    NightOutside,
    OnePawn,
    PeekEvent,
    PutAtCamp,
    Raise,
    RemoveAnything,
    ShuffleIn,
    SnowAsRain,
    Steady,
    StopDrawing,
    Unless,
    Way,
    Wound,
)
from .kinds import MysteryCard, Power

KEPT = (Keep(),)

MYSTERIES: dict[str, MysteryCard] = {
    # Treasures.
    "mystery-amulet-with-portrait": MysteryCard("treasure", (IgnoreArrows(2),)),
    "mystery-antique-rapier": MysteryCard("treasure", (Raise("weapon", 2),)),
    "mystery-backpack": MysteryCard("treasure", KEPT),
    "mystery-barrel": MysteryCard("treasure", KEPT, power=Power("night", (Heal(1, "all"), Keep()))),
    "mystery-blankets": MysteryCard(
        "treasure", KEPT, power=Power("weather", (IgnoreCloud("snow"),), uses=3)
    ),
    "mystery-bottle-of-wine": MysteryCard(
        "treasure", KEPT, power=Power("night", (HealAnybody(2, people=2),))
    ),
    "mystery-boxes": MysteryCard("treasure", KEPT),
    "mystery-candles": MysteryCard(
        "treasure", KEPT, power=Power("planning", uses=2, pawn=("build",))
    ),
    "mystery-captain-stones-spyglass": MysteryCard("treasure", (ArrangeTiles(3),)),
    "mystery-cave-with-furs": MysteryCard("treasure", (Gain(fur=2),)),
    "mystery-ceremonial-bowl": MysteryCard(
        "treasure", (Clumsy(lasts=True), ShuffleIn()), lower=(Steady(),)
    ),
    "mystery-compass": MysteryCard(
        "treasure", KEPT, power=Power("planning", uses=0, pawn=("explore",))
    ),
    "mystery-crocks": MysteryCard("treasure", (FreeItem(("pot",)),)),
    "mystery-gold": MysteryCard("treasure"),
    "mystery-hammock": MysteryCard("treasure", KEPT),
    "mystery-hatchet": MysteryCard("treasure", (PutAtCamp("wood"), Keep())),
    "mystery-helmet": MysteryCard("treasure", KEPT, power=Power("fight", uses=0, one_user=True)),
    "mystery-herbal-mixture": MysteryCard("treasure", KEPT, power=Power("any", (PeekEvent(),))),
    "mystery-old-clothes": MysteryCard(
        "treasure", KEPT, power=Power("weather", (SnowAsRain(),), uses=0, once_a_round=True)
    ),
    "mystery-old-map": MysteryCard("treasure", (Determination(1, "all"),)),
    "mystery-old-rifle": MysteryCard("treasure", KEPT, power=Power("fight", temporary=3)),
    "mystery-protective-amulet": MysteryCard(
        "treasure", KEPT, power=Power("any", (RemoveAnything(),))
    ),
    "mystery-ropes": MysteryCard(
        "treasure",
        (Choose((Way("palisade", (Raise("palisade"),)), Way("roof", (Raise("roof"),)))),),
    ),
    "mystery-saber": MysteryCard(
        "treasure", KEPT, power=Power("fight", uses=0, temporary=3, wound=1, one_user=True)
    ),
    "mystery-treasure-map": MysteryCard("treasure", KEPT),
    "mystery-whip": MysteryCard(
        "treasure",
        (Raise("weapon"), Keep()),
        power=Power("mystery", ignores="trap", uses=0, once_a_round=True, one_user=True),
    ),
    # Traps.
    "mystery-blowgun": MysteryCard("trap", (OnePawn(rounds_on=1),)),
    "mystery-blunt-spear": MysteryCard("trap", (Wound(2),)),
    "mystery-collapse": MysteryCard("trap", (StopDrawing(),)),
    "mystery-confused": MysteryCard("trap", (Clumsy(lasts=False),)),
    "mystery-net": MysteryCard("trap", (NightOutside(), StopDrawing())),
    "mystery-poisonous-spores": MysteryCard(
        "trap", (Wound(1), Unless("medicine", (AtNight((Wound(1, "all"),), outside=(Wound(1),)),)))
    ),
    "mystery-sharp-blade": MysteryCard("trap", (Wound(2),)),
    "mystery-snare": MysteryCard("trap", (Lower("weapon", 2, if_possible=True),)),
    "mystery-spider-web": MysteryCard(
        "trap", (Wound(1), Unless("medicine", (EveryNight((Wound(1),), until="medicine"),)))
    ),
    "mystery-strange-disease": MysteryCard("trap", (Disease(),)),
    "mystery-terrible-scream": MysteryCard("trap", (LoseAllDetermination(),)),
    "mystery-trapdoor": MysteryCard("trap", (LoseFoundTreasures(),)),
    "mystery-unfortunate-adventure": MysteryCard("trap", (Book(),)),
    # Monsters.
    "mystery-a-shiny-jewel": MysteryCard("monster", (AtNight((Wound(1, "each"),)),)),
    "mystery-bats": MysteryCard(
        "monster",
        (
            Choose(
                (Way("determination", (Determination(-1),)), Way("wound", (Wound(1),))), by="actor"
            ),
        ),
    ),
    "mystery-big-ape": MysteryCard("monster", (ShuffleIn(),), lower=(Fight(4, fur=2),)),
    "mystery-bite": MysteryCard("monster", (Wound(1),)),
    "mystery-furious-tiger": MysteryCard("monster", (Fight(4, bare=True),)),
    "mystery-giant-snake": MysteryCard("monster", (LoseAllDetermination(), StopDrawing())),
    "mystery-gorilla": MysteryCard("monster", (Wound(2), ShuffleIn()), lower=(Lower("weapon", 2),)),
    "mystery-gremlins": MysteryCard(
        "monster",
        (Fight(2, bare=True), ShuffleIn()),
        lower=(Fight(3, bare=True), ShuffleIn()),
    ),
    "mystery-savage": MysteryCard(
        "monster", (LoseWeapons(), ShuffleIn()), lower=(DrawMysteries(treasures=1),)
    ),
    "mystery-scorpion": MysteryCard("monster", (Unless("medicine", (Wound(3),)),)),
    "mystery-snake": MysteryCard("monster", (Wound(2),)),
    "mystery-spiders": MysteryCard("monster", (Determination(-2),)),
    "mystery-unleashed-beast": MysteryCard("monster", (DiscardTopBeast(),)),
}


def is_treasure(card: str) -> bool:
    return card in MYSTERIES and MYSTERIES[card].kind == "treasure"
