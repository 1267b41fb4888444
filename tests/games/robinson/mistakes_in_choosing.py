"""Mistakes where something is chosen: for effects, in fights, with dice, in the phases."""

from atoll.games.robinson import Robinson
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

from .acting import island, keeps
from .mistakes import Mistake, at
from .tables import person, table

BEAR = Battle(5, 0, 0, 0, 0, bare=False)


def quiet(names: str = "carpenter cook", *, friday: bool = False) -> Camp:
    """A scene in which the first player acts, and nobody has anything."""
    camp = table(names, phase="event", friday=friday)
    camp.kept = []
    return camp


def of_characters() -> list[Mistake]:
    camp = Robinson().setup(2, 1, {"characters": "choose"})
    first = camp.first
    camp.people[first].name, camp.people[1 - first].name = "carpenter", "cook"
    return [
        Mistake("form", None, camp, "be"),
        Mistake("no-such-person", "RC-3.2", camp, "be parrot"),
        Mistake("no-such-person", "RC-3.2", camp, "be friday"),
        Mistake("character-taken", "RC-3.2", camp, "be cook"),
        Mistake("not-your-turn", "RC-3.2", camp, "be soldier", "cook"),
        Mistake("not-now", None, camp, "use soup"),
    ]


def chosen_for(effect: Targeted, things: str = "t1-left t1-right") -> Camp:
    return at(quiet(), Ask("ask-find", tuple(things.split()), effect))


def of_things() -> list[Mistake]:
    rules: list[tuple[str | None, Targeted, str]] = [
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
    others = ("choose pot", "choose t3-left", "choose explorer", "choose 5", "choose leave")
    healing = quiet()
    person(healing, "cook").wounds = person(healing, "carpenter").wounds = 1
    at(healing, Ask("ask-heal", ("cook",), HealPerson(), may_stop=True))
    third = quiet("carpenter cook explorer")
    at(third, Ask("ask-heal", ("carpenter", "cook"), HealPerson()))
    return [
        *(
            Mistake("not-a-choice", rule, chosen_for(effect, things), other)
            for rule, effect, things in rules
            for other in others
        ),
        Mistake("form", None, chosen_for(Exhaust()), "choose"),
        Mistake("form", None, chosen_for(Exhaust()), "choose t1 t2"),
        Mistake("not-now", None, chosen_for(Exhaust()), "enough"),
        Mistake("form", None, healing, "enough of that"),
        Mistake("no-such-person", "RC-3.2", healing, "choose parrot"),
        Mistake("no-such-card", "RC-2.9", chosen_for(TurnBack(), "knife rope"), "choose anchor"),
        Mistake("not-a-choice", "RC-4.5", healing, "choose carpenter"),
        Mistake("not-wounded", "RC-4.5", third, "choose explorer"),
        Mistake("not-your-choice", "RC-1.3", third, "choose cook", "cook"),
        Mistake("not-your-choice", "RC-1.3", healing, "enough", "cook"),
    ]


def of_ways() -> list[Mistake]:
    ways = (Way("wound", (Wound(1),)), Way("roof", (Lower("roof"),)), Way("morale"))
    camp = at(quiet(), Choose(ways))
    return [
        Mistake("form", None, camp, "choose"),
        Mistake("cannot-be-met", "RC-6.5", camp, "choose roof"),
        Mistake("not-a-choice", "RC-6.5", camp, "choose palisade"),
        Mistake("not-your-choice", "RC-1.3", camp, "choose wound", "cook"),
        Mistake("not-now", None, camp, "do rest"),
        Mistake("not-asked", None, camp, "do rest", "cook"),
    ]


def of_the_camp() -> list[Mistake]:
    camp = island("carpenter cook", t1=1, b1=5)
    camp.phase = "night"
    camp.spaces[SPACE["b1"]].face_down = True
    at(camp, AskCampMove())
    forced = island("carpenter cook", t1=1, b1=5)
    at(forced, Ask("ask-move-camp", ("t1", "b1"), MoveCampTo()))
    return [
        Mistake("form", None, camp, "stay here"),
        Mistake("form", None, camp, "choose"),
        Mistake("no-such-space", "RC-2.1", camp, "choose z9"),
        Mistake("camp-is-there", "RC-26.1", camp, "choose m1"),
        Mistake("far-from-camp", "RC-26.1", camp, "choose t2"),
        Mistake("unexplored", "RC-26.1", camp, "choose m2"),
        Mistake("inaccessible", "RC-19.7", camp, "choose b1"),
        Mistake("not-your-choice", "RC-1.3", camp, "stay", "cook"),
        Mistake("far-from-camp", "RC-26.1", forced, "choose m4"),
        Mistake("unexplored", "RC-26.1", forced, "choose m2"),
    ]


def of_pauses() -> list[Mistake]:
    camp = quiet()
    keeps(camp, "supply-biscuits")
    at(camp, Pause())
    morale = quiet()
    return [
        Mistake("form", None, camp, "go-on please"),
        Mistake("not-your-choice", "RC-1.3", camp, "go-on", "cook"),
        Mistake("form", None, morale, "heal cook"),
        Mistake("form", None, morale, "determination 2"),
        Mistake("not-your-choice", "RC-1.3", morale, "heal", "cook"),
    ]


def of_production() -> list[Mistake]:
    camp = at(quiet(), ChooseProduction(2, 3))
    return [
        Mistake("form", None, camp, "produce"),
        Mistake("form", None, camp, "produce 1"),
        Mistake("no-such-number", None, camp, "produce 1 01"),
        Mistake("no-such-number", None, camp, "produce wood food"),
        Mistake("not-produced", "RC-9.3", camp, "produce 3 0"),
        Mistake("not-produced", "RC-9.3", camp, "produce 0 4"),
        Mistake("not-half", "RC-9.3", camp, "produce 2 1"),
        Mistake("not-half", "RC-9.3", camp, "produce 0 0"),
        Mistake("not-your-choice", "RC-1.3", camp, "produce 1 1", "cook"),
    ]


def of_the_hungry() -> list[Mistake]:
    camp = quiet("carpenter cook explorer soldier", friday=True)
    person(camp, "cook").hungry = True
    person(camp, "soldier").outside = NOWHERE
    at(camp, Starve(1, 2))
    return [
        Mistake("form", None, camp, "hungry"),
        Mistake("no-such-person", "RC-3.2", camp, "hungry parrot"),
        Mistake("friday-is-spared", "RC-29.3", camp, "hungry friday"),
        Mistake("outside", "RC-27.3", camp, "hungry soldier"),
        Mistake("hungry-already", "RC-25.2", camp, "hungry cook"),
        Mistake("not-your-choice", "RC-1.3", camp, "hungry explorer", "cook"),
    ]


def of_the_order() -> list[Mistake]:
    camp = island("carpenter cook", t1=5)
    camp.plan = [
        Stack("gather-t1-left", "gather", "t1-left", ["carpenter"]),
        Stack("gather-t1-right", "gather", "t1-right", ["cook"]),
        Stack("rest", "rest", "", ["cook"]),
    ]
    at(camp, CarryOut("gather"))
    slow = island("carpenter cook", t1=5)
    slow.plan = [*camp.plan]
    slow.tokens["gather"].append("time")
    slow.push(CarryOut("gather"))  # the only answer would be given at once
    return [
        Mistake("form", None, camp, "do"),
        Mistake("form", None, camp, "do gather t1-left"),
        Mistake("no-such-stack", "RC-10.4", camp, "do explore-m2"),
        Mistake("other-kind-first", "RC-12.1", camp, "do rest"),
        Mistake("planned-first", "RC-11.3", slow, "do gather-t1-right"),
        Mistake("not-your-choice", "RC-1.3", camp, "do gather-t1-left", "cook"),
        Mistake("not-now", None, camp, "ready"),
    ]


def of_dice() -> list[Mistake]:
    camp = island()
    person(camp, "carpenter").determination = 2
    camp.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel", ["carpenter"]))]
    camp.tokens["build"].append("adventure")
    at(camp, Roll(success=False, wound=False, adventure=False, dice=("success", "wound")))
    return [
        Mistake("form", None, camp, "keep them"),
        Mistake("form", None, camp, "reroll"),
        Mistake("no-such-die", "RC-13.1", camp, "reroll luck"),
        Mistake("not-rolled", "RC-13.1", camp, "reroll adventure"),
        Mistake("not-your-choice", "RC-1.3", camp, "reroll wound", "cook"),
        Mistake("not-your-choice", "RC-1.3", camp, "keep", "cook"),
    ]


def of_somebody_without_luck() -> list[Mistake]:
    """There is a moment to heal, but the dice stay as they are."""
    camp = island("soldier cook")
    camp.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel", ["soldier"]))]
    person(camp, "soldier").wounds = HEALTH["soldier"].deadly - 1
    person(camp, "cook").determination = 2
    camp.available = Goods(food=2)
    at(camp, Roll(success=False, wound=True, adventure=False))
    return [Mistake("no-reroll", "RC-5.1", camp, "reroll wound", "soldier")]


def of_weapons() -> list[Mistake]:
    camp = quiet("carpenter soldier")
    keeps(camp, "supply-pistol")
    camp.kept += [Kept("mystery-saber", 0, user=1), Kept("mystery-helmet", 0)]
    at(camp, BEAR)
    worn = at(with_helmet(), Battle(5, 0, 0, 0, 0, bare=False, used=("mystery-helmet",)))
    event = quiet("soldier cook")
    person(event, "soldier").determination = 3
    keeps(event, "supply-pistol")
    at(event, BEAR)
    asked = quiet("soldier cook")
    person(asked, "soldier").determination = 3
    keeps(asked, "supply-pistol")
    asked.kept += [Kept("mystery-saber", 0), Kept("mystery-old-rifle", 1, user=1)]
    at(asked, IfWeapon(3, (), (Wound(1),)))
    return [
        Mistake("form", None, camp, "fight bravely"),
        Mistake("form", None, camp, "use supply-pistol carpenter"),
        Mistake("not-there", "RC-2.4", camp, "use mystery-old-rifle"),
        Mistake("serves-another", "RC-6.7", camp, "use mystery-saber"),
        Mistake("in-fights", "RC-15.3", camp, "use supply-pistol", "soldier"),
        Mistake("not-your-choice", "RC-1.3", camp, "fight", "soldier"),
        Mistake("not-your-ability", "RC-4.3", camp, "use frenzy"),
        Mistake("wrong-moment", "RC-5.1", camp, "use reroll"),
        Mistake("once-a-fight", "RC-15.3", worn, "use mystery-helmet"),
        Mistake("own-actions", "RC-5.11", event, "use frenzy", "soldier"),
        Mistake("form", None, asked, "go-on then", "soldier"),
        Mistake("in-fights", "RC-15.3", asked, "use mystery-saber", "soldier"),
        Mistake("serves-another", "RC-6.7", asked, "use mystery-old-rifle", "soldier"),
        Mistake("own-actions", "RC-5.11", asked, "use frenzy", "soldier"),
        Mistake("not-there", "RC-2.4", asked, "use find-goat", "soldier"),
    ]


def with_helmet() -> Camp:
    camp = quiet()
    keeps(camp, "supply-pistol")
    camp.kept.append(Kept("mystery-helmet", 0))
    return camp


def of_the_hungry_animals() -> list[Mistake]:
    camp = table("carpenter cook", phase="weather", friday=True)
    camp.kept = [Kept("supply-pistol", 1), Kept("mystery-saber", 0), Kept("mystery-helmet", 0)]
    camp.kept.append(Kept("mystery-old-rifle", 1, user=1))
    person(camp, "cook").outside = NOWHERE
    at(camp, AnimalsFight(used=("mystery-helmet",)))
    cooks = table("carpenter cook", phase="weather")
    cooks.kept = [Kept("supply-pistol", 1), Kept("mystery-saber", 0, user=1)]
    person(cooks, "cook").determination = 3
    at(cooks, AnimalsFight())
    clear = table("carpenter cook", phase="weather")
    clear.kept = [Kept("find-large-leaves", 1)]
    person(clear, "cook").determination = 3
    clear.agenda.insert(0, Clouds())
    return [
        Mistake("form", None, camp, "fight all"),
        Mistake("form", None, camp, "use supply-pistol carpenter"),
        Mistake("form", None, camp, "use mystery-saber"),
        Mistake("no-such-person", "RC-3.2", camp, "use mystery-saber parrot"),
        Mistake("friday-is-spared", "RC-29.3", camp, "use mystery-saber friday"),
        Mistake("outside", "RC-27.2", camp, "use mystery-saber cook"),
        Mistake("serves-another", "RC-6.7", camp, "use mystery-old-rifle"),
        Mistake("once-a-fight", "RC-15.3", camp, "use mystery-helmet carpenter"),
        Mistake("serves-another", "RC-6.7", cooks, "use mystery-saber carpenter"),
        Mistake("not-your-choice", "RC-1.3", cooks, "fight", "cook"),
        Mistake("wrong-moment", "RC-5.7", cooks, "use hooch", "cook"),
        Mistake("no-clouds", "RC-5.7", clear, "use hooch", "cook"),
        Mistake("no-clouds", "RC-24.5", clear, "use find-large-leaves"),
    ]


def of_mysteries() -> list[Mistake]:
    draw = at(quiet(), AskMystery(DrawMysteries(1, 1, 1)))
    trap = quiet()
    trap.kept = [Kept("mystery-whip", 0)]
    at(trap, MeetMystery("mystery-sharp-blade"))
    exploring = island()
    exploring.kept = [Kept("mystery-backpack", 0)]
    exploring.scenes = [Scene(0, stack=Stack("explore-m2", "explore", "m2", ["carpenter"]))]
    at(exploring, AskBackpack())
    return [
        Mistake("form", None, draw, "draw one"),
        Mistake("form", None, draw, "enough now"),
        Mistake("not-your-choice", "RC-1.3", draw, "draw", "cook"),
        Mistake("form", None, trap, "go-on now"),
        Mistake("not-there", "RC-2.4", trap, "use supply-pistol"),
        Mistake("works-by-itself", "RC-6.7", trap, "use mystery-whip", "cook"),
        Mistake("not-there", "RC-2.4", exploring, "use supply-pistol"),
        Mistake("works-by-itself", "RC-6.7", exploring, "use mystery-backpack", "cook"),
    ]


EVERYWHERE = [
    of_characters,
    of_things,
    of_ways,
    of_the_camp,
    of_pauses,
    of_production,
    of_the_hungry,
    of_the_order,
    of_dice,
    of_somebody_without_luck,
    of_weapons,
    of_the_hungry_animals,
    of_mysteries,
]
