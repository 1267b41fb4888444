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
        (Gain(wood=2), PutHere("time"), ShuffleIn()), (TurnDownNoted(),)
    ),
    "gather-end-of-source": AdventureCard((ExhaustHere("gathered"),), copies=5),
    "gather-eyes-in-the-bushes": AdventureCard((ShuffleIn(),), (Forecast("animals"),)),
    "gather-fruit": AdventureCard(
        (Scar("belly"), ShuffleIn()),
        (ForScarred("belly", (Unless("medicine", (OnlyActions(("rest",)),)),)),),
    ),
    "gather-furs": AdventureCard(
        (Choose((Way("leave"), Way("take", (Gain(fur=2), ShuffleIn()))), by="actor"),),
        (MoreProduction(food=-1),),
    ),
    "gather-gold-coin": AdventureCard(
        (ShuffleIn(),),
        (Put("reroll", "build"), Put("reroll", "gather"), Put("reroll", "explore")),
    ),
    "gather-mushrooms": AdventureCard(
        (FOOD_OR_NOTHING,),
        (Unless("medicine", (Wound(1, "each"),)),),
    ),
    "gather-nestlings": AdventureCard(
        (FOOD_OR_NOTHING,),
        (Lower("roof"),),
    ),
    "gather-new-flock": AdventureCard((NewFlock(), ShuffleIn()), (ExhaustNoted(),)),
    "gather-nice-surprise": AdventureCard(
        (Choose((Way("leave"), Way("take", (Gain(wood=3), ShuffleIn()))), by="actor"),),
        (Halve("roof"),),
    ),
    "gather-path-of-a-predator": AdventureCard((ShuffleIn(),), (Forecast("animals"),)),
    "gather-pirates-chest": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("open", (DrawMysteries(treasures=2), ShuffleIn()))), by="actor"
            ),
        ),
        (OnePawn("each"),),
    ),
    "gather-shortage": AdventureCard((GainAlike(), ExhaustHere("gathered"))),
    "gather-signs-of-a-predator": AdventureCard(
        (ShuffleIn(),), (IfWeapon(3, (), otherwise=(ExhaustAtCamp(),)),)
    ),
    "gather-skeleton": AdventureCard((ShuffleIn(),), (Morale(-1), DrawInvention())),
    "gather-spider": AdventureCard(
        (Scar("head"), ShuffleIn()), (ForScarred("head", (OnePawn(),)),)
    ),
    "gather-surprise-in-the-bushes": AdventureCard(
        (Choose((Way("leave"), Way("draw", (DrawStartingItem(), ShuffleIn()))), by="actor"),),
        (Morale(-1),),
    ),
    "gather-tracks-of-a-predator": AdventureCard((PutHere("danger"),)),
    "gather-twisted-ankle": AdventureCard(
        (Scar("leg"), ShuffleIn()),
        (ForScarred("leg", (OnlyActions(("build", "arrange", "rest")),)),),
    ),
    "gather-unbelievable-effort": AdventureCard(
        (
            Choose(
                (Way("leave"), Way("take", (Gain(wood=2), Scar("arm"), ShuffleIn()))), by="actor"
            ),
        ),
        (ForScarred("arm", (Wound(1),)),),
    ),
    "gather-unexpected-discovery": AdventureCard((DrawDiscoveries(1),)),
    "gather-unexpected-troubles": AdventureCard((CoverTerrainHere(),)),
    "gather-viper": AdventureCard(
        (ShuffleIn(),),
        (Unless("medicine", (Wound(3, "first"),), otherwise=(Wound(1, "first"),)),),
    ),
    "gather-weather-breakdown": AdventureCard((ShuffleIn(),), (Forecast("storm"),)),
    "gather-winter-freezing": AdventureCard((ExhaustHere("any"),)),
    "gather-winter-is-coming": AdventureCard((ShuffleIn(),), (Forecast("snow"),)),
}
