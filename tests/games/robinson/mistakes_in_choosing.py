"""Mistakes where something is chosen: for effects, in fights, with dice, in the phases."""

from functools import partial

from atoll.games.robinson import Robinson
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import HEALTH, SPACE
from atoll.games.robinson.state import NOWHERE, Camp, Goods, Kept, Scene, Stack
from atoll.games.robinson.steps import (
    ActAs,
    AnimalsFight,
    Ask,
    AskBackpack,
    AskCampMove,
    AskMystery,
    Battle,
    CarryOut,
    ChooseProduction,
    Clouds,
    Exhaust,
    HealPerson,
    Infect,
    KeepFind,
    MeetMystery,
    MoveCampTo,
    Pause,
    Pen,
    PickIdea,
    PickTile,
    PlaceShortcut,
    ReturnInvention,
    Roll,
    SpendNight,
    Starve,
    TakeItem,
    Targeted,
    TurnBack,
    UseShortcut,
    Wield,
)
from atoll.games.robinson.vocabulary import Choose, DrawMysteries, IfWeapon, Lower, Way, Wound
from tests.games.mistakes import Mistake, form, not_now

from .acting import island, keeps
from .moments import at
from .tables import person, table

BEAR = Battle(5, 0, 0, 0, 0, bare=False)


def quiet(names: str = "carpenter cook", *, friday: bool = False) -> Camp:
    """A scene in which the first player acts, and nobody has anything."""
    camp = table(names, phase="event", friday=friday)
    camp.kept = []
    return camp


def choosing_characters() -> Camp:
    camp = Robinson().setup(2, 1, {"characters": "choose"})
    first = camp.first
    camp.people[first].name, camp.people[1 - first].name = "carpenter", "cook"
    return camp


OF_CHARACTERS = [
    form(choosing_characters, "be", "be cook"),
    Mistake(
        choosing_characters,
        "be parrot",
        "no-such-person",
        "RC-3.2",
        {"word": "parrot", "cards": ("carpenter", "cook", "explorer", "soldier")},
    ),
    Mistake(choosing_characters, "be friday", "no-such-person", "RC-3.2"),
    Mistake(choosing_characters, "be cook", "character-taken", "RC-3.2", {"who": "cook"}),
    Mistake(choosing_characters, "cook: be soldier", "not-your-turn", "RC-3.2", {"seat": 1}),
    not_now(choosing_characters, "use soup", "be"),
]


def chosen_for(effect: Targeted, things: str = "t1-left t1-right") -> Camp:
    return at(quiet(), Ask("ask-find", tuple(things.split()), effect))


def healing_the_cook() -> Camp:
    camp = quiet()
    person(camp, "cook").wounds = person(camp, "carpenter").wounds = 1
    return at(camp, Ask("ask-heal", ("cook",), HealPerson(), may_stop=True))


def healing_one_of_two() -> Camp:
    camp = quiet("carpenter cook explorer")
    return at(camp, Ask("ask-heal", ("carpenter", "cook"), HealPerson()))


TARGETS: list[tuple[str | None, Targeted, str]] = [
    ("RC-2.9", ReturnInvention(), "knife rope"),
    ("RC-5.3", PickIdea(), "knife rope"),
    ("RC-5.8", PickTile(), "2 3"),
    ("RC-5.9", KeepFind(), "find-goat find-tobacco"),
    ("RC-6.6", Exhaust(), "t1-left t1-right"),
    ("RC-15.3", Wield(), "supply-pistol mystery-old-rifle"),
    ("RC-17.6", TurnBack(), "knife rope"),
    ("RC-17.8", TakeItem(), "knife rope"),
    ("RC-18.5", PlaceShortcut(), "t1 t2"),
    ("RC-18.5", UseShortcut(), "t1-left t1-right"),
    ("RC-18.11", Pen(), "t1-left t1-right"),
    ("RC-26.1", MoveCampTo(), "t1 t2"),
    ("RC-27.2", SpendNight(), "t1 open"),
    ("RC-29.6", ActAs(), "cook friday"),
    (None, Infect(), "cook carpenter"),
]
OTHERS = ("choose pot", "choose t3-left", "choose explorer", "choose 5", "choose leave")
OF_THINGS = [
    *(
        Mistake(partial(chosen_for, effect, things), other, "not-a-choice", rule)
        for rule, effect, things in TARGETS
        for other in OTHERS
    ),
    form(lambda: chosen_for(Exhaust()), "choose", "choose t1-left"),
    form(lambda: chosen_for(Exhaust()), "choose t1 t2", "choose t1"),
    not_now(lambda: chosen_for(Exhaust()), "enough", "choose"),
    form(healing_the_cook, "enough of that", "enough"),
    Mistake(healing_the_cook, "choose parrot", "no-such-person", "RC-3.2"),
    Mistake(
        lambda: chosen_for(TurnBack(), "knife rope"),
        "choose anchor",
        "no-such-card",
        "RC-2.9",
        {"word": "anchor", "cards": tuple(INVENTIONS)},
    ),
    Mistake(healing_the_cook, "choose carpenter", "not-a-choice", "RC-4.5", {"cards": ("cook",)}),
    Mistake(healing_one_of_two, "choose explorer", "not-wounded", "RC-4.5"),
    Mistake(
        healing_one_of_two, "cook: choose cook", "not-your-choice", "RC-1.3", {"who": "carpenter"}
    ),
    Mistake(healing_the_cook, "cook: enough", "not-your-choice", "RC-1.3"),
]


def choosing_ways() -> Camp:
    ways = (Way("wound", (Wound(1),)), Way("roof", (Lower("roof"),)), Way("morale"))
    return at(quiet(), Choose(ways))


OF_WAYS = [
    form(choosing_ways, "choose", "choose leave"),
    Mistake(choosing_ways, "choose roof", "cannot-be-met", "RC-6.5"),
    Mistake(choosing_ways, "choose palisade", "not-a-choice", "RC-6.5"),
    Mistake(choosing_ways, "cook: choose wound", "not-your-choice", "RC-1.3", {"who": "carpenter"}),
    not_now(choosing_ways, "do rest", "choose"),
    Mistake(choosing_ways, "cook: do rest", "not-asked"),
]


def moving_camp() -> Camp:
    camp = island("carpenter cook", t1=1, b1=5)
    camp.phase = "night"
    camp.spaces[SPACE["b1"]].face_down = True
    return at(camp, AskCampMove())


def forced_to_move() -> Camp:
    camp = island("carpenter cook", t1=1, b1=5)
    return at(camp, Ask("ask-move-camp", ("t1", "b1"), MoveCampTo()))


OF_THE_CAMP = [
    form(moving_camp, "stay here", "stay"),
    form(moving_camp, "choose", "choose t1"),
    Mistake(
        moving_camp,
        "choose z9",
        "no-such-space",
        "RC-2.1",
        {"word": "z9", "cards": ("t1", "t2", "t3", "m1", "m2", "m3", "m4", "b1", "b2", "b3")},
    ),
    Mistake(moving_camp, "choose m1", "camp-is-there", "RC-26.1"),
    Mistake(moving_camp, "choose t2", "far-from-camp", "RC-26.1", {"space": "m1"}),
    Mistake(moving_camp, "choose m2", "unexplored", "RC-26.1"),
    Mistake(moving_camp, "choose b1", "inaccessible", "RC-19.7"),
    Mistake(moving_camp, "cook: stay", "not-your-choice", "RC-1.3"),
    Mistake(forced_to_move, "choose m4", "far-from-camp", "RC-26.1"),
    Mistake(forced_to_move, "choose m2", "unexplored", "RC-26.1"),
]


def pausing() -> Camp:
    camp = quiet()
    keeps(camp, "supply-biscuits")
    return at(camp, Pause())


OF_PAUSES = [
    form(pausing, "go-on please", "go-on"),
    Mistake(pausing, "cook: go-on", "not-your-choice", "RC-1.3"),
    form(quiet, "heal cook", "heal"),
    form(quiet, "determination 2", "determination"),
    Mistake(quiet, "cook: heal", "not-your-choice", "RC-1.3"),
]


def producing() -> Camp:
    return at(quiet(), ChooseProduction(2, 3))


OF_PRODUCTION = [
    form(producing, "produce", "produce 1 1"),
    form(producing, "produce 1", "produce 1 1"),
    Mistake(producing, "produce 1 01", "no-such-number"),
    Mistake(producing, "produce wood food", "no-such-number"),
    Mistake(producing, "produce 3 0", "not-produced", "RC-9.3", {"wood": 2, "food": 3}),
    Mistake(producing, "produce 0 4", "not-produced", "RC-9.3"),
    Mistake(producing, "produce 2 1", "not-half", "RC-9.3", {"count": 2}),
    Mistake(producing, "produce 0 0", "not-half", "RC-9.3"),
    Mistake(producing, "cook: produce 1 1", "not-your-choice", "RC-1.3"),
]


def starving() -> Camp:
    camp = quiet("carpenter cook explorer soldier", friday=True)
    person(camp, "cook").hungry = True
    person(camp, "soldier").outside = NOWHERE
    return at(camp, Starve(1, 2))


OF_THE_HUNGRY = [
    form(starving, "hungry", "hungry cook"),
    Mistake(starving, "hungry parrot", "no-such-person", "RC-3.2"),
    Mistake(starving, "hungry friday", "friday-is-spared", "RC-29.3"),
    Mistake(starving, "hungry soldier", "outside", "RC-27.3"),
    Mistake(starving, "hungry cook", "hungry-already", "RC-25.2", {"who": "cook"}),
    Mistake(starving, "cook: hungry explorer", "not-your-choice", "RC-1.3"),
]


def three_planned() -> Camp:
    camp = island("carpenter cook", t1=5)
    camp.plan = [
        Stack("gather-t1-left", "gather", "t1-left", ["carpenter"]),
        Stack("gather-t1-right", "gather", "t1-right", ["cook"]),
        Stack("rest", "rest", "", ["cook"]),
    ]
    return camp


def carrying_out() -> Camp:
    return at(three_planned(), CarryOut("gather"))


def carrying_out_slowly() -> Camp:
    camp = three_planned()
    camp.tokens["gather"].append("time")
    camp.push(CarryOut("gather"))  # the only answer would be given at once
    return camp


OF_THE_ORDER = [
    form(carrying_out, "do", "do build-weapon"),
    form(carrying_out, "do gather t1-left", "do gather-t1-left"),
    Mistake(carrying_out, "do explore-m2", "no-such-stack", "RC-10.4"),
    Mistake(carrying_out, "do rest", "other-kind-first", "RC-12.1", {"action": "gather"}),
    Mistake(carrying_out_slowly, "do gather-t1-right", "planned-first", "RC-11.3"),
    Mistake(carrying_out, "cook: do gather-t1-left", "not-your-choice", "RC-1.3"),
    not_now(carrying_out, "ready", "do"),
]


def rolling() -> Camp:
    camp = island()
    person(camp, "carpenter").determination = 2
    camp.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel", ["carpenter"]))]
    camp.tokens["build"].append("adventure")
    return at(camp, Roll(success=False, wound=False, adventure=False, dice=("success", "wound")))


OF_DICE = [
    form(rolling, "keep them", "keep"),
    form(rolling, "reroll", "reroll wound"),
    Mistake(
        rolling,
        "reroll luck",
        "no-such-die",
        "RC-13.1",
        {"word": "luck", "cards": ("success", "wound", "adventure")},
    ),
    Mistake(rolling, "reroll adventure", "not-rolled", "RC-13.1"),
    Mistake(rolling, "cook: reroll wound", "not-your-choice", "RC-1.3"),
    Mistake(rolling, "cook: keep", "not-your-choice", "RC-1.3"),
]


def rolling_without_luck() -> Camp:
    """There is a moment to heal, but the dice stay as they are."""
    camp = island("soldier cook")
    camp.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel", ["soldier"]))]
    person(camp, "soldier").wounds = HEALTH["soldier"].deadly - 1
    person(camp, "cook").determination = 2
    camp.available = Goods(food=2)
    return at(camp, Roll(success=False, wound=True, adventure=False))


OF_SOMEBODY_WITHOUT_LUCK = [
    Mistake(
        rolling_without_luck, "soldier: reroll wound", "no-reroll", "RC-5.1", {"who": "soldier"}
    ),
]


def bear_before_the_armed() -> Camp:
    camp = quiet("carpenter soldier")
    keeps(camp, "supply-pistol")
    camp.kept += [Kept("mystery-saber", 0, user=1), Kept("mystery-helmet", 0)]
    return at(camp, BEAR)


def bear_before_the_soldier() -> Camp:
    camp = quiet("soldier cook")
    person(camp, "soldier").determination = 3
    keeps(camp, "supply-pistol")
    return at(camp, BEAR)


def soldier_picks_weapons() -> Camp:
    camp = quiet("soldier cook")
    person(camp, "soldier").determination = 3
    keeps(camp, "supply-pistol")
    camp.kept += [Kept("mystery-saber", 0), Kept("mystery-old-rifle", 1, user=1)]
    return at(camp, IfWeapon(3, (), (Wound(1),)))


OF_WEAPONS = [
    form(bear_before_the_armed, "fight bravely", "fight"),
    form(bear_before_the_armed, "use supply-pistol carpenter", "use supply-pistol"),
    Mistake(bear_before_the_armed, "use mystery-old-rifle", "not-there", "RC-2.4"),
    Mistake(bear_before_the_armed, "use mystery-saber", "serves-another", "RC-6.7"),
    Mistake(bear_before_the_armed, "soldier: use supply-pistol", "in-fights", "RC-15.3"),
    Mistake(bear_before_the_armed, "soldier: fight", "not-your-choice", "RC-1.3"),
    Mistake(bear_before_the_armed, "use frenzy", "not-your-ability", "RC-4.3"),
    Mistake(bear_before_the_armed, "use reroll", "wrong-moment", "RC-5.1", {"when": "roll"}),
    Mistake(
        lambda: at(with_helmet(), Battle(5, 0, 0, 0, 0, bare=False, used=("mystery-helmet",))),
        "use mystery-helmet",
        "once-a-fight",
        "RC-15.3",
        {"card": "mystery-helmet"},
    ),
    Mistake(bear_before_the_soldier, "soldier: use frenzy", "own-actions", "RC-5.11"),
    form(soldier_picks_weapons, "soldier: go-on then", "go-on"),
    Mistake(soldier_picks_weapons, "soldier: use mystery-saber", "in-fights", "RC-15.3"),
    Mistake(soldier_picks_weapons, "soldier: use mystery-old-rifle", "serves-another", "RC-6.7"),
    Mistake(soldier_picks_weapons, "soldier: use frenzy", "own-actions", "RC-5.11"),
    Mistake(
        soldier_picks_weapons,
        "soldier: use find-goat",
        "not-there",
        "RC-2.4",
        {"card": "find-goat"},
    ),
]


def with_helmet() -> Camp:
    camp = quiet()
    keeps(camp, "supply-pistol")
    camp.kept.append(Kept("mystery-helmet", 0))
    return camp


def animals_come() -> Camp:
    camp = table("carpenter cook", phase="weather", friday=True)
    camp.kept = [Kept("supply-pistol", 1), Kept("mystery-saber", 0), Kept("mystery-helmet", 0)]
    camp.kept.append(Kept("mystery-old-rifle", 1, user=1))
    person(camp, "cook").outside = NOWHERE
    return at(camp, AnimalsFight(used=("mystery-helmet",)))


def animals_come_to_the_cook() -> Camp:
    camp = table("carpenter cook", phase="weather")
    camp.kept = [Kept("supply-pistol", 1), Kept("mystery-saber", 0, user=1)]
    person(camp, "cook").determination = 3
    return at(camp, AnimalsFight())


def no_clouds() -> Camp:
    camp = table("carpenter cook", phase="weather")
    camp.kept = [Kept("find-large-leaves", 1)]
    person(camp, "cook").determination = 3
    camp.agenda.insert(0, Clouds())
    return camp


OF_THE_HUNGRY_ANIMALS = [
    form(animals_come, "fight all", "fight"),
    form(animals_come, "use supply-pistol carpenter", "use supply-pistol"),
    form(animals_come, "use mystery-saber", "use mystery-saber carpenter"),
    Mistake(animals_come, "use mystery-saber parrot", "no-such-person", "RC-3.2"),
    Mistake(animals_come, "use mystery-saber friday", "friday-is-spared", "RC-29.3"),
    Mistake(animals_come, "use mystery-saber cook", "outside", "RC-27.2", {"who": "cook"}),
    Mistake(animals_come, "use mystery-old-rifle", "serves-another", "RC-6.7"),
    Mistake(animals_come, "use mystery-helmet carpenter", "once-a-fight", "RC-15.3"),
    Mistake(
        animals_come_to_the_cook,
        "use mystery-saber carpenter",
        "serves-another",
        "RC-6.7",
        {"card": "mystery-saber", "who": "cook"},
    ),
    Mistake(animals_come_to_the_cook, "cook: fight", "not-your-choice", "RC-1.3"),
    Mistake(animals_come_to_the_cook, "cook: use hooch", "wrong-moment", "RC-5.7"),
    Mistake(no_clouds, "cook: use hooch", "no-clouds", "RC-5.7"),
    Mistake(no_clouds, "use find-large-leaves", "no-clouds", "RC-24.5"),
]


def drawing_mysteries() -> Camp:
    return at(quiet(), AskMystery(DrawMysteries(1, 1, 1)))


def in_a_trap() -> Camp:
    camp = quiet()
    camp.kept = [Kept("mystery-whip", 0)]
    return at(camp, MeetMystery("mystery-sharp-blade"))


def exploring_with_a_backpack() -> Camp:
    camp = island()
    camp.kept = [Kept("mystery-backpack", 0)]
    camp.scenes = [Scene(0, stack=Stack("explore-m2", "explore", "m2", ["carpenter"]))]
    return at(camp, AskBackpack())


OF_MYSTERIES = [
    form(drawing_mysteries, "draw one", "draw"),
    form(drawing_mysteries, "enough now", "enough"),
    Mistake(drawing_mysteries, "cook: draw", "not-your-choice", "RC-1.3"),
    form(in_a_trap, "go-on now", "go-on"),
    Mistake(in_a_trap, "use supply-pistol", "not-there", "RC-2.4"),
    Mistake(in_a_trap, "cook: use mystery-whip", "works-by-itself", "RC-6.7"),
    Mistake(exploring_with_a_backpack, "use supply-pistol", "not-there", "RC-2.4"),
    Mistake(exploring_with_a_backpack, "cook: use mystery-backpack", "works-by-itself", "RC-6.7"),
]


MISTAKES = [
    *OF_CHARACTERS,
    *OF_THINGS,
    *OF_WAYS,
    *OF_THE_CAMP,
    *OF_PAUSES,
    *OF_PRODUCTION,
    *OF_THE_HUNGRY,
    *OF_THE_ORDER,
    *OF_DICE,
    *OF_SOMEBODY_WITHOUT_LUCK,
    *OF_WEAPONS,
    *OF_THE_HUNGRY_ANIMALS,
    *OF_MYSTERIES,
]
