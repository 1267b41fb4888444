"""The adventures of building."""

from ..vocabulary import (
    BuildOnceMore,
    Choose,
    Determination,
    Discard,
    DiscardInventions,
    DrawDiscoveries,
    Fight,
    Forecast,
    ForScarred,
    Gain,
    Halve,
    Heal,
    Lower,
    MarkItems,
    Morale,
    OnePawn,
    Put,
    PutWithPrice,
    Raise,
    Scar,
    ShuffleIn,
    TurnBackItems,
    TurnBackMarked,
    Unless,
    Way,
    Wound,
)
from .kinds import AdventureCard

BUILDING: dict[str, AdventureCard] = {
    "build-accident": AdventureCard(
        (Scar("leg"), ShuffleIn()),
        (ForScarred("leg", (Unless("medicine", (Wound(3),), otherwise=(Wound(1),)),)),),
    ),
    "build-breakdown": AdventureCard((Morale(-1), ShuffleIn()), (Determination(2, "first"),)),
    "build-broken-lever": AdventureCard((Lower("weapon"),)),
    "build-broken-tool": AdventureCard((TurnBackItems(),)),
    "build-coming-to-terms": AdventureCard((DiscardInventions(3), ShuffleIn()), (Morale(-1),)),
    "build-construction": AdventureCard((ShuffleIn(),), (Raise("palisade"),)),
    "build-cut-head": AdventureCard(
        (Wound(1), Determination(2), Scar("head"), ShuffleIn()),
        (ForScarred("head", (Unless("medicine", (Wound(2),)),)),),
    ),
    "build-dangerous-work": AdventureCard((Put("reroll", "build"), Put("adventure", "build"))),
    "build-dark-clouds-in-the-sky": AdventureCard(
        (Forecast("rain"), ShuffleIn()), (Raise("palisade"),)
    ),
    "build-fast-work": AdventureCard(
        (Choose((Way("leave"), Way("build", (BuildOnceMore(), ShuffleIn()))), by="actor"),),
        (Choose((Way("roof", (Lower("roof"),)), Way("palisade", (Lower("palisade"),)))),),
    ),
    "build-fear-of-the-beasts": AdventureCard((ShuffleIn(),), (PutWithPrice(("weapon",)),)),
    "build-hard-work": AdventureCard((Discard(food=1, if_possible=True),)),
    "build-howling-in-the-bushes": AdventureCard(
        (ShuffleIn(),), (Fight(3, weapon=-1, food=2, fur=1, palisade=-1),)
    ),
    "build-hungry-predator": AdventureCard(
        (
            Choose(
                (
                    Way("fight", (Wound(2), Gain(food=2, fur=1))),
                    Way("feed", (Discard(food=1), Lower("palisade"), ShuffleIn())),
                ),
                by="actor",
            ),
        ),
        (Fight(3, food=1, fur=1, palisade=-1),),
    ),
    "build-in-a-hurry": AdventureCard(
        (Choose((Way("leave"), Way("draw", (DrawDiscoveries(2), ShuffleIn()))), by="actor"),),
        (Lower("palisade"),),
    ),
    "build-laborious-work": AdventureCard((Put("time", "build"),), copies=2),
    "build-lack-of-hope": AdventureCard((DiscardInventions(3),)),
    "build-monkey-see": AdventureCard(
        (ShuffleIn(),),
        (Choose((Way("roof", (Halve("roof"),)), Way("palisade", (Halve("palisade"),)))),),
    ),
    "build-nasty-wound": AdventureCard(
        (Scar("arm"), ShuffleIn()),
        (ForScarred("arm", (Unless("medicine", (Wound(2),)),)),),
    ),
    "build-predator-in-the-camp": AdventureCard(
        (Fight(4, bare=True), ShuffleIn()), (Gain(food=2, fur=2),)
    ),
    "build-savings": AdventureCard(
        (Choose((Way("leave"), Way("take", (Gain(wood=2), ShuffleIn()))), by="actor"),),
        (Morale(-1),),
    ),
    "build-sting": AdventureCard(
        (Scar("belly"), ShuffleIn()),
        (ForScarred("belly", (Unless("medicine", (OnePawn(),)),)),),
    ),
    "build-tired": AdventureCard(
        (Choose((Way("leave"), Way("heal", (Heal(2), ShuffleIn()))), by="actor"),),
        (Morale(-1),),
    ),
    "build-tools-inspection": AdventureCard((MarkItems(2), ShuffleIn()), (TurnBackMarked(),)),
    "build-unmotivated": AdventureCard(
        (
            Choose(
                (Way("determination", (Determination(-1),)), Way("wound", (Wound(1),))), by="actor"
            ),
            ShuffleIn(),
        ),
        (Determination(-1, "each"),),
    ),
    "build-visit-of-a-predator": AdventureCard(
        (Discard(food=1), ShuffleIn()), (Forecast("animals"),)
    ),
    "build-weak-construction": AdventureCard((ShuffleIn(),), (Halve("roof"),)),
    "build-windstorm": AdventureCard((Lower("palisade"), ShuffleIn()), (Raise("palisade"),)),
    "build-you-need-a-bigger-camp": AdventureCard(
        (ShuffleIn(),), (PutWithPrice(("shelter", "roof", "palisade")),)
    ),
}
