"""The adventures of gathering."""

from ..vocabulary import (
    Choose,
    CoverTerrainHere,
    DrawDiscoveries,
    DrawInvention,
    DrawMysteries,
    DrawStartingItem,
    ExhaustAtCamp,
    ExhaustHere,
    ExhaustNoted,
    Forecast,
    ForScarred,
    Gain,
    GainAlike,
    Halve,
    IfWeapon,
    Lower,
    Morale,
    MoreProduction,
    NewFlock,
    OnePawn,
    OnlyActions,
    Put,
    PutHere,
    Scar,
    ShuffleIn,
    TurnDownNoted,
    Unless,
    Way,
    Wound,
)
from .kinds import AdventureCard

FOOD_OR_NOTHING = Choose(
    (Way("leave"), Way("take", (Gain(food=1, a_player=True), ShuffleIn()))), by="actor"
)

GATHERING: dict[str, AdventureCard] = {
    "gather-after-the-hurricane": AdventureCard(
        "gather", (Gain(wood=2), PutHere("time"), ShuffleIn()), (TurnDownNoted(),)
    ),
    "gather-end-of-source": AdventureCard("gather", (ExhaustHere("gathered"),), copies=5),
    "gather-eyes-in-the-bushes": AdventureCard("gather", (ShuffleIn(),), (Forecast("animals"),)),
    "gather-fruit": AdventureCard(
        "gather",
        (Scar("belly"), ShuffleIn()),
        (ForScarred("belly", (Unless("medicine", (OnlyActions(("rest",)),)),)),),
    ),
    "gather-furs": AdventureCard(
        "gather",
        (Choose((Way("leave"), Way("take", (Gain(fur=2), ShuffleIn()))), by="actor"),),
        (MoreProduction(food=-1),),
    ),
    "gather-gold-coin": AdventureCard(
        "gather",
        (ShuffleIn(),),
        (Put("reroll", "build"), Put("reroll", "gather"), Put("reroll", "explore")),
    ),
    "gather-mushrooms": AdventureCard(
        "gather",
        (FOOD_OR_NOTHING,),
        (Unless("medicine", (Wound(1, "each"),)),),
    ),
    "gather-nestlings": AdventureCard(
        "gather",
        (FOOD_OR_NOTHING,),
        (Lower("roof"),),
    ),
    "gather-new-flock": AdventureCard("gather", (NewFlock(), ShuffleIn()), (ExhaustNoted(),)),
    "gather-nice-surprise": AdventureCard(
        "gather",
        (Choose((Way("leave"), Way("take", (Gain(wood=3), ShuffleIn()))), by="actor"),),
        (Halve("roof"),),
    ),
    "gather-path-of-a-predator": AdventureCard("gather", (ShuffleIn(),), (Forecast("animals"),)),
    "gather-pirates-chest": AdventureCard(
        "gather",
        (
            Choose(
                (Way("leave"), Way("open", (DrawMysteries(treasures=2), ShuffleIn()))), by="actor"
            ),
        ),
        (OnePawn("each"),),
    ),
    "gather-shortage": AdventureCard("gather", (GainAlike(), ExhaustHere("gathered"))),
    "gather-signs-of-a-predator": AdventureCard(
        "gather", (ShuffleIn(),), (IfWeapon(3, (), otherwise=(ExhaustAtCamp(),)),)
    ),
    "gather-skeleton": AdventureCard("gather", (ShuffleIn(),), (Morale(-1), DrawInvention())),
    "gather-spider": AdventureCard(
        "gather", (Scar("head"), ShuffleIn()), (ForScarred("head", (OnePawn(),)),)
    ),
    "gather-surprise-in-the-bushes": AdventureCard(
        "gather",
        (Choose((Way("leave"), Way("draw", (DrawStartingItem(), ShuffleIn()))), by="actor"),),
        (Morale(-1),),
    ),
    "gather-tracks-of-a-predator": AdventureCard("gather", (PutHere("danger"),)),
    "gather-twisted-ankle": AdventureCard(
        "gather",
        (Scar("leg"), ShuffleIn()),
        (ForScarred("leg", (OnlyActions(("build", "arrange", "rest")),)),),
    ),
    "gather-unbelievable-effort": AdventureCard(
        "gather",
        (
            Choose(
                (Way("leave"), Way("take", (Gain(wood=2), Scar("arm"), ShuffleIn()))), by="actor"
            ),
        ),
        (ForScarred("arm", (Wound(1),)),),
    ),
    "gather-unexpected-discovery": AdventureCard("gather", (DrawDiscoveries(1),)),
    "gather-unexpected-troubles": AdventureCard("gather", (CoverTerrainHere(),)),
    "gather-viper": AdventureCard(
        "gather",
        (ShuffleIn(),),
        (Unless("medicine", (Wound(3, "first"),), otherwise=(Wound(1, "first"),)),),
    ),
    "gather-weather-breakdown": AdventureCard("gather", (ShuffleIn(),), (Forecast("storm"),)),
    "gather-winter-freezing": AdventureCard("gather", (ExhaustHere("any"),)),
    "gather-winter-is-coming": AdventureCard("gather", (ShuffleIn(),), (Forecast("snow"),)),
}
