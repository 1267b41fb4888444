"""The adventures of exploring."""

from ..vocabulary import (
    Choose,
    Determination,
    Discard,
    DrawDiscoveries,
    DrawMysteries,
    ExhaustHere,
    Fight,
    Forecast,
    ForScarred,
    FreeItem,
    Gain,
    Keep,
    Lower,
    Morale,
    NextRound,
    NightOutside,
    OnePawn,
    OnlyActions,
    Put,
    PutHere,
    Raise,
    Scar,
    ShuffleIn,
    Unless,
    Way,
    Wound,
)
from .kinds import AdventureCard, Power

HIDE_OR_RISK_IT = Choose(
    (Way("hide", (NightOutside(),)), Way("risk", (ShuffleIn(),))),
    by="actor",
)

EXPLORING: dict[str, AdventureCard] = {
    "explore-bamboo": AdventureCard(
        (Choose((Way("leave"), Way("take", (Gain(wood=2), ShuffleIn()))), by="actor"),),
        (Choose((Way("roof", (Lower("roof"),)), Way("palisade", (Lower("palisade"),)))),),
    ),
    "explore-carcass": AdventureCard(
        (Choose((Way("leave"), Way("take", (Gain(food=2, fur=2), ShuffleIn()))), by="actor"),),
        (Wound(1, "each"),),
    ),
    "explore-cold-wind": AdventureCard((ShuffleIn(),), (Forecast("snow"),)),
    "explore-dangerous-terrain": AdventureCard((PutHere("danger"),)),
    "explore-empty-forest": AdventureCard((ShuffleIn(),), (Put("danger", "hunt"),)),
    "explore-flu": AdventureCard(
        (Choose((Way("eat", (Discard(food=1),)), Way("risk", (ShuffleIn(),))), by="actor"),),
        (Put("flu", "night"),),
    ),
    "explore-its-going-to-rain": AdventureCard((ShuffleIn(),), (Forecast("rain"),)),
    "explore-lost": AdventureCard((NightOutside(), NextRound((Morale(1),)))),
    "explore-lost-in-the-thicket": AdventureCard(
        (NightOutside(), NextRound((DrawDiscoveries(1),)))
    ),
    "explore-lost-in-the-woods": AdventureCard((Determination(-2),)),
    "explore-misadventure": AdventureCard(
        (Scar("leg"), ShuffleIn()),
        (ForScarred("leg", (OnlyActions(("build", "arrange", "rest")),)),),
    ),
    "explore-old-grave": AdventureCard(
        (Determination(-1), ShuffleIn()), (Determination(-2, "first"),)
    ),
    "explore-old-hut": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("enter", (DrawMysteries(treasures=1, monsters=1), ShuffleIn()))),
                by="actor",
            ),
        ),
        (Determination(-1, "each"),),
    ),
    "explore-puma": AdventureCard(
        (HIDE_OR_RISK_IT,), (Fight(3, weapon=-1, food=2, fur=1, palisade=-1),)
    ),
    "explore-remains-of-a-settlement": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("search", (DrawMysteries(treasures=2, traps=1), ShuffleIn()))),
                by="actor",
            ),
        ),
        (Wound(1, "each"),),
    ),
    "explore-ruined-hut": AdventureCard(
        (
            Choose(
                (
                    Way("leave"),
                    Way("take", (FreeItem(("knife", "rope", "shovel", "medicine")), ShuffleIn())),
                ),
                by="actor",
            ),
        ),
        (Morale(-1),),
    ),
    "explore-secret-cave": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("enter", (DrawMysteries(treasures=2, either=1), ShuffleIn()))),
                by="actor",
            ),
        ),
        (Fight(3, food=2, fur=1, palisade=-1),),
    ),
    "explore-shrine": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("enter", (DrawMysteries(treasures=1), ShuffleIn()))), by="actor"
            ),
        ),
        (Put("reroll", "build"), Put("reroll", "gather"), Put("reroll", "explore")),
    ),
    "explore-signs-of-fire": AdventureCard((ExhaustHere("any"),), copies=2),
    "explore-storm-on-the-horizon": AdventureCard((ShuffleIn(),), (Forecast("storm"),)),
    "explore-surprising-discovery": AdventureCard((Keep(),), power=Power("fight", temporary=3)),
    "explore-swamp": AdventureCard((PutHere("time"),)),
    "explore-theres-something-in-the-air": AdventureCard(
        (Put("adventure", "explore"), ShuffleIn()), (Put("adventure", "explore"),)
    ),
    "explore-thorny-bush": AdventureCard(
        (Scar("arm"), ShuffleIn()),
        (ForScarred("arm", (Unless("medicine", (OnePawn(),)),)),),
    ),
    "explore-tiger": AdventureCard(
        (HIDE_OR_RISK_IT,), (Fight(4, weapon=-1, food=2, fur=1, palisade=-1),)
    ),
    "explore-vipers": AdventureCard(
        (Scar("head"), ShuffleIn()),
        (ForScarred("head", (Unless("medicine", (OnePawn(),)),)),),
    ),
    "explore-wild-berries": AdventureCard(
        (Scar("belly"), ShuffleIn()), (ForScarred("belly", (OnePawn(),)),)
    ),
    "explore-wild-dog": AdventureCard(
        (Wound(1), ShuffleIn()),
        (Choose((Way("feed", (Discard(food=1), Raise("weapon"))), Way("leave"))),),
    ),
    "explore-wrong-track": AdventureCard((NightOutside(), NextRound((Gain(wood=2),)))),
}
