"""The event cards: what happens, what deals with the threat, and what it strikes with."""

from ..facts import FOOD_SOURCES
from ..vocabulary import (
    BeastBeside,
    BeastBesideToHunt,
    BlockCamp,
    Book,
    Choose,
    ChooseInvention,
    CoverTerrain,
    Determination,
    Discard,
    DiscardEverything,
    DiscardInventions,
    DiscardItem,
    DiscardTopBeast,
    DrawMysteries,
    ExhaustAdjacent,
    ExhaustNearest,
    ExhaustNeighbour,
    FightTopBeast,
    Forecast,
    Gain,
    HalfProduction,
    Halve,
    LookAtTopBeast,
    Lower,
    Morale,
    MoreProduction,
    MoveCamp,
    NextFirstPlayer,
    NoAbilities,
    NoProduction,
    NoTeamwork,
    OnePawn,
    OnlyActions,
    Put,
    PutItemsAway,
    Raise,
    RepeatEvent,
    RestoreLevels,
    Strike,
    StrongestBeast,
    TakeAway,
    TakeTopBeast,
    TopBeastToBottom,
    TurnBackItem,
    TurnBackItems,
    TurnDownNeighbour,
    TurnUpNoted,
    Uncover,
    Way,
    Wound,
)
from .kinds import EventCard, Need, Remedy

# What recurs: needs, a reward, and effects.

SHOVEL = (Need(item="shovel"),)
FIRE = (Need(item="fire"),)
WOOD = (Need(wood=1),)
FUR = (Need(fur=1),)
FOOD = (Need(food=1),)
WOOD_OR_FUR = (*WOOD, *FUR)
WOOD_OR_SHOVEL = (*WOOD, *SHOVEL)
WEAPON = (Need(weapon=1),)
GOOD_WEAPON = (Need(weapon=2),)

DETERMINED = (Determination(1),)
"""The reward of most cards."""

RAIN = (Forecast("rain"),)
SNOW = (Forecast("snow"),)
ANIMALS = (Forecast("animals"),)
DANGEROUS_HUNT = (Put("danger", "hunt"),)
EACH_WOUNDED = (Wound(1, "each"),)
EACH_LESS_DETERMINED = (Determination(-1, "each"),)
DISHEARTENED = (Morale(-1), Determination(-1, "each"))
PALISADE_FALLS = (Lower("palisade"),)
ADVENTURES = (Put("adventure", "explore"), Put("adventure", "gather"))
ROOF_OR_PALISADE_FALLS = (
    Choose((Way("lower-roof", (Lower("roof"),)), Way("lower-palisade", (Lower("palisade"),)))),
)
ROOF_OR_PALISADE_HALVED = (
    Choose((Way("halve-roof", (Halve("roof"),)), Way("halve-palisade", (Halve("palisade"),)))),
)
ROOF_OR_PALISADE_RISES = (
    Choose((Way("raise-roof", (Raise("roof"),)), Way("raise-palisade", (Raise("palisade"),)))),
)

EVENTS: dict[str, EventCard] = {
    "event-argument": EventCard(
        "book",
        (NoTeamwork(),),
        Remedy(2, reward=(Morale(1), Determination(1)), by_two=True),
        DISHEARTENED,
    ),
    "event-awful-weather": EventCard("explore", RAIN, Remedy(1, WOOD, DETERMINED), SNOW),
    "event-bad-feelings": EventCard(
        "book",
        (Put("reroll", "gather"),),
        Remedy(reward=DETERMINED),
        (Put("adventure", "gather"), Put("reroll", "gather")),
    ),
    "event-bear": EventCard("book", (BlockCamp(),), Remedy(1, SHOVEL, DETERMINED), DISHEARTENED),
    "event-body-on-the-beach": EventCard(
        "book", (Morale(-1),), Remedy(1, SHOVEL, (Determination(2),)), (Morale(-2),)
    ),
    "event-broken-tree": EventCard(
        "build",
        EACH_WOUNDED,
        Remedy(1, (Need(item="rope"),), (Determination(1), Gain(wood=1))),
        (Morale(-1),),
    ),
    "event-call-of-the-wild": EventCard(
        "book", DANGEROUS_HUNT, Remedy(1, GOOD_WEAPON, (Gain(food=1),)), DANGEROUS_HUNT
    ),
    "event-catastrophe": EventCard(
        "build", (PutItemsAway(),), Remedy(reward=DETERMINED), (DiscardItem(),)
    ),
    "event-chronic-tiredness": EventCard(
        "explore", (Put("food", "night"),), Remedy(2, reward=(Determination(2),)), EACH_WOUNDED
    ),
    "event-cloudburst": EventCard("gather", (MoveCamp(),), Remedy(reward=(RestoreLevels(),))),
    "event-cold-rain": EventCard("explore", RAIN, Remedy(1, SHOVEL, DETERMINED), RAIN),
    "event-council": EventCard(
        "book",
        (DiscardInventions(3),),
        Remedy(reward=(ChooseInvention(), Determination(1))),
        (DiscardInventions(2),),
    ),
    "event-culled-area": EventCard(
        "gather", (NoProduction("food"),), Remedy(1, GOOD_WEAPON, (Gain(food=2),))
    ),
    "event-dangerous-night": EventCard(
        "book", (BeastBeside(),), Remedy(1, GOOD_WEAPON, (BeastBesideToHunt(),))
    ),
    "event-depression": EventCard(
        "book",
        (DiscardInventions(2), Determination(-1, "each")),
        Remedy(1, FOOD, (Determination(2),)),
        (Morale(-1), DiscardInventions(2)),
    ),
    "event-despondency": EventCard(
        "book", (NextFirstPlayer(),), Remedy(1, FOOD, DETERMINED), (Morale(-2),)
    ),
    "event-devastation": EventCard(
        "book", (ExhaustAdjacent(2),), Remedy(1, SHOVEL, DETERMINED), (ExhaustAdjacent(1),)
    ),
    "event-disaster": EventCard(
        "gather",
        ROOF_OR_PALISADE_FALLS,
        Remedy(1, WOOD, ROOF_OR_PALISADE_RISES),
        ROOF_OR_PALISADE_HALVED,
    ),
    "event-drought": EventCard(
        "book",
        (CoverTerrain("river"),),
        Remedy(1, SHOVEL, (Determination(1), Uncover())),
        (CoverTerrain("river"),),
    ),
    "event-earthquake": EventCard(
        "book", (TurnDownNeighbour(),), Remedy(1, SHOVEL, (TurnUpNoted(),))
    ),
    "event-exhausting-night": EventCard(
        "book", (Put("reroll", "build"),), Remedy(reward=DETERMINED), (Morale(-2),)
    ),
    "event-fight": EventCard(
        "build", EACH_WOUNDED, Remedy(reward=DETERMINED), (Determination(-2, "each"),)
    ),
    "event-fight-in-the-dark": EventCard(
        "book", (DiscardTopBeast(),), Remedy(1, GOOD_WEAPON, DETERMINED), ANIMALS
    ),
    "event-fire": EventCard(
        "explore", (NoProduction("wood"),), Remedy(1, SHOVEL, DETERMINED), (NoProduction("wood"),)
    ),
    "event-flood": EventCard(
        "explore",
        (
            Choose(
                (
                    Way("turn-back-item", (TurnBackItem(),)),
                    Way("lower-weapon", (Lower("weapon"),)),
                    Way("lower-palisade", (Lower("palisade"),)),
                    Way("wounds", (Wound(1, "each"),)),
                )
            ),
        ),
        Remedy(1, SHOVEL, DETERMINED),
        PALISADE_FALLS,
    ),
    "event-flying-surprise": EventCard(
        "build", ROOF_OR_PALISADE_FALLS, Remedy(1, WOOD, DETERMINED), ROOF_OR_PALISADE_FALLS
    ),
    "event-foul-weather": EventCard(
        "book", (Put("time", "gather"),), Remedy(1, SHOVEL, DETERMINED), (ExhaustAdjacent(2),)
    ),
    "event-frost": EventCard("gather", SNOW, Remedy(1, WOOD_OR_FUR, (Determination(2),)), SNOW),
    "event-heavy-clouds": EventCard("build", RAIN, Remedy(1, FUR, DETERMINED), RAIN),
    "event-heavy-rain": EventCard("build", RAIN, Remedy(1, WOOD, DETERMINED), RAIN),
    "event-heavy-rain-is-coming": EventCard("gather", RAIN, Remedy(1, SHOVEL, DETERMINED), RAIN),
    "event-high-water": EventCard(
        "gather",
        (Put("adventure", "explore"),),
        Remedy(2, WOOD_OR_SHOVEL, (Determination(2),)),
        (DiscardEverything(), NoProduction()),
    ),
    "event-howling-from-the-woods": EventCard(
        "book",
        (StrongestBeast(of=3),),
        Remedy(1, FIRE, (TopBeastToBottom(), Determination(1))),
        (FightTopBeast(),),
    ),
    "event-jaguar": EventCard("build", EACH_WOUNDED, Remedy(1, GOOD_WEAPON), EACH_WOUNDED),
    "event-landslide": EventCard(
        "build", (MoveCamp(),), Remedy(1, SHOVEL, DETERMINED), (NoProduction(),)
    ),
    "event-loss-of-hope": EventCard(
        "book",
        (OnlyActions(("build", "arrange", "rest"), "first"),),
        Remedy(reward=DETERMINED),
        (Morale(-2),),
    ),
    "event-memories-of-the-cruise": EventCard(
        "build",
        (Morale(-1),),
        Remedy(2, reward=(Determination(2), Morale(1))),
        EACH_LESS_DETERMINED,
    ),
    "event-mess-in-the-camp": EventCard(
        "book", (Put("time", "arrange"),), Remedy(reward=DETERMINED), EACH_LESS_DETERMINED
    ),
    "event-mist": EventCard(
        "book",
        (Put("time", "explore"),),
        Remedy(reward=DETERMINED),
        (Put("time", "explore"), Put("adventure", "explore")),
    ),
    "event-natural-dam-breaks": EventCard(
        "book",
        (MoreProduction(wood=1), NoProduction("food"), Put("adventure", "explore")),
        Remedy(1, SHOVEL, DETERMINED),
        (TurnBackItems(2),),
    ),
    "event-night-attack": EventCard(
        "explore",
        (Wound(1, "each"), LookAtTopBeast()),
        Remedy(1, (Need(weapon=3),), (TakeTopBeast(),)),
        (DiscardTopBeast(),),
    ),
    "event-night-howling": EventCard(
        "book", DANGEROUS_HUNT, Remedy(1, GOOD_WEAPON, DETERMINED), PALISADE_FALLS
    ),
    "event-otters": EventCard(
        "book", (ExhaustNearest(("fish",)),), Remedy(1, WEAPON, (Uncover(),)), (RepeatEvent(),)
    ),
    "event-poisoning": EventCard(
        "book",
        EACH_WOUNDED,
        Remedy(1, (Need(item="knife"),), (Determination(1), Raise("weapon"))),
        EACH_WOUNDED,
    ),
    "event-precipice": EventCard(
        "explore",
        (TurnDownNeighbour(),),
        Remedy(1, (Need(wood=2),), (TurnUpNoted(), Determination(3))),
    ),
    "event-predator-in-the-vicinity": EventCard(
        "explore", ANIMALS, Remedy(1, GOOD_WEAPON, DETERMINED), ANIMALS
    ),
    "event-predator-is-near": EventCard(
        "book",
        (ExhaustNearest(("parrot",)),),
        Remedy(1, GOOD_WEAPON, (Uncover(), Determination(1))),
        ADVENTURES,
    ),
    "event-predators": EventCard(
        "explore",
        (ExhaustNearest(FOOD_SOURCES),),
        Remedy(2, GOOD_WEAPON, (Uncover(), Determination(1))),
        (RepeatEvent(),),
    ),
    "event-predators-in-the-woods": EventCard(
        "explore",
        (Put("danger", "explore"),),
        Remedy(1, WEAPON, (Determination(1), TakeAway("danger", "explore"))),
        (Wound(1, "each"), TakeAway("danger", "explore")),
    ),
    "event-raging-river": EventCard(
        "gather", (HalfProduction(),), Remedy(1, SHOVEL, DETERMINED), (NoProduction(),)
    ),
    "event-rain": EventCard("gather", RAIN, Remedy(1, FUR, DETERMINED), RAIN),
    "event-ravenous-predators": EventCard(
        "book", DANGEROUS_HUNT, Remedy(1, FIRE, DETERMINED), PALISADE_FALLS
    ),
    "event-ravishing-hurricane": EventCard(
        "book", (ExhaustNeighbour(),), Remedy(1, SHOVEL, (Uncover(), Determination(1)))
    ),
    "event-ravishing-windstorm": EventCard(
        "explore",
        (Lower("weapon", 2, if_possible=True),),
        Remedy(reward=(Raise("weapon"), Determination(1))),
    ),
    "event-rough-passage": EventCard(
        "book",
        (CoverTerrain("hills"),),
        Remedy(reward=(Determination(1), Uncover())),
        (CoverTerrain("hills"),),
    ),
    "event-searching-for-a-new-path": EventCard(
        "book", (Put("reroll", "explore"),), Remedy(reward=DETERMINED), ADVENTURES
    ),
    "event-sleepless-night": EventCard(
        "book",
        (Put("reroll", "build"), Put("reroll", "gather"), Put("reroll", "explore")),
        Remedy(reward=DETERMINED),
        ADVENTURES,
    ),
    "event-slow-work": EventCard(
        "book", (Put("wood", "build"),), Remedy(reward=DETERMINED), (Put("wood", "build"),)
    ),
    "event-smoke-on-the-horizon": EventCard(
        "book",
        (CoverTerrain("plains"),),
        Remedy(reward=(Determination(1), Uncover())),
        (CoverTerrain("plains"),),
    ),
    "event-storm": EventCard(
        "gather",
        (Forecast("storm"),),
        Remedy(1, WOOD_OR_SHOVEL, DETERMINED),
        PALISADE_FALLS,
        copies=2,
    ),
    "event-storm-damage": EventCard(
        "gather",
        ROOF_OR_PALISADE_HALVED,
        Remedy(1, WOOD, ROOF_OR_PALISADE_RISES),
        ROOF_OR_PALISADE_FALLS,
    ),
    "event-stroke-of-fate": EventCard(
        "gather", (Strike(),), Remedy(reward=(Determination(3),)), EACH_LESS_DETERMINED
    ),
    "event-strong-wind": EventCard(
        "book", (Put("time", "build"),), Remedy(reward=DETERMINED), (TurnBackItems(),)
    ),
    "event-sunny-beach": EventCard(
        "explore", (), Remedy(2, reward=(Determination(1, "each"),)), EACH_LESS_DETERMINED
    ),
    "event-termites": EventCard(
        "book",
        (Discard(wood=1, if_possible=True),),
        Remedy(1, FIRE, DETERMINED),
        (Discard(wood=1, if_possible=True),),
    ),
    "event-the-island-fights-back": EventCard(
        "book", (Book(),), Remedy(reward=DETERMINED), (Book(),)
    ),
    "event-thunderstorm": EventCard(
        "gather", (ExhaustNearest(("wood",)),), Remedy(1, SHOVEL, (Uncover(),)), (RepeatEvent(),)
    ),
    "event-unusually-cold-night": EventCard(
        "book",
        (Choose((Way("discard-wood", (Discard(wood=2),)), Way("wounds", (Wound(1, "each"),)))),),
        Remedy(1, WOOD_OR_FUR, DETERMINED),
        EACH_WOUNDED,
    ),
    "event-vertigo": EventCard(
        "book", (OnePawn("first"),), Remedy(reward=DETERMINED), EACH_LESS_DETERMINED
    ),
    "event-weakness": EventCard(
        "book", (NoAbilities(),), Remedy(reward=DETERMINED), (NoAbilities(),)
    ),
    "event-winter-depression": EventCard(
        "book", (Morale(-1),), Remedy(1, FOOD, DETERMINED), EACH_LESS_DETERMINED
    ),
    "event-wrecked-balloon": EventCard(
        "book", (Morale(-1),), Remedy(reward=(DrawMysteries(treasures=1),))
    ),
}

BOOKS = frozenset(name for name, card in EVENTS.items() if card.sign == "book")
"""Those on which the scenario says what happens."""
