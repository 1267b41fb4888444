"""Mistakes on the cursed island: crosses, the temple, and the bells."""

from atoll.games.robinson.scenarios.cursed_island import exorcism
from atoll.games.robinson.state import Camp, Goods, Kept, Scene
from atoll.games.robinson.vocabulary import BuildOnceMore
from tests.games.mistakes import Mistake, form

from .acting import have, space
from .cursed import cursed, marked
from .moments import at, planned


def building_crosses() -> Camp:
    camp = marked(cursed(m2=1, t1=3, m3=9), "cross", "t1")
    space(camp, "b1").tile = 7
    space(camp, "b1").face_down = True
    camp.available = Goods(wood=9)
    return planned(camp, "do build m2-cross")


def cut_off() -> Camp:
    camp = cursed(m3=1)
    camp.available = Goods(wood=2)
    return planned(camp)


WITH_CROSSES = [
    form(building_crosses, "do build cross", "do build t1-cross"),
    Mistake(building_crosses, "do build t1-cross", "cross-stands", "RC-32.3", {"space": "t1"}),
    Mistake(building_crosses, "do build m2-cross", "planned-already", "RC-10.11"),
    Mistake(building_crosses, "do build b1-cross", "inaccessible", "RC-19.7"),
    Mistake(building_crosses, "do build t2-cross", "unexplored", "RC-10.7"),
    Mistake(cut_off, "do build m3-cross", "no-way", "RC-10.7"),
    Mistake(building_crosses, "do build t4-cross", "no-such-action", "RC-10.1"),
    Mistake(building_crosses, "do build x9-cross", "no-such-action", "RC-10.1"),
    Mistake(building_crosses, "do explore t1-cross", "no-such-action", "RC-10.1"),
    Mistake(
        lambda: planned(cursed()),
        "do build m1-cross",
        "too-little",
        "RC-10.8",
        {"wood": 2, "food": 0, "rations": 0, "fur": 0},
    ),
]


def before_the_temple() -> Camp:
    camp = cursed(m2=5, t1=1)
    space(camp, "m2").totem = 1
    return planned(camp)


def temple_done() -> Camp:
    camp = cursed(m2=5)
    space(camp, "m2").totem = 1
    exorcism(camp).temple_explored = True
    return planned(camp)


WITH_THE_TEMPLE = [
    Mistake(before_the_temple, "do explore temple", "no-temple", "RC-32.7"),
    Mistake(before_the_temple, "do explore t1-temple", "no-temple", "RC-32.7"),
    Mistake(before_the_temple, "do explore b3-temple", "unexplored", "RC-10.7"),
    Mistake(before_the_temple, "do build m2-temple", "no-such-action", "RC-10.1"),
    form(before_the_temple, "do arrange m2-temple", "do build roof wood"),
    Mistake(temple_done, "do explore m2-temple", "temple-explored", "RC-32.7"),
]


def keeping_bells() -> Camp:
    camp = cursed(m2=7)
    camp.kept = [Kept("find-decorated-bell", 1), Kept("find-sacrificial-dagger", 0)]
    camp.kept.append(Kept("find-cultists-candle", 1))
    return planned(camp)


def in_the_fog() -> Camp:
    camp = marked(cursed(m2=7), "fog", "m2")
    have(camp, "rope")
    return planned(camp)


WITH_BELLS = [
    Mistake(keeping_bells, "do build sacred-bell", "no-item", "RC-17.1"),
    Mistake(in_the_fog, "do build sacred-bell", "terrain-unexplored", "RC-17.2"),
    Mistake(keeping_bells, "do build m2-sacred-bell", "no-such-action", "RC-10.1"),
    Mistake(keeping_bells, "use find-decorated-bell", "nothing-to-remove", "RC-2.6"),
    Mistake(keeping_bells, "use find-sacrificial-dagger", "in-fights", "RC-15.3"),
    Mistake(keeping_bells, "use find-cultists-candle", "helps-as-pawn", "RC-10.10"),
    Mistake(keeping_bells, "use sacred-bell", "no-item", "RC-17.3"),
]


def working_fast() -> Camp:
    camp = marked(cursed(m2=1, t1=3), "cross", "t1")
    camp.available = Goods(wood=9)
    camp.tried = ["m2-cross", "shovel"]
    camp.scenes = [Scene(0, "build-fast-work")]
    return at(camp, BuildOnceMore())


WITH_FAST_WORK = [
    Mistake(working_fast, "build m2-cross", "tried-already", "RC-10.11"),
    Mistake(
        working_fast,
        "build shovel",
        "tried-already",
        "RC-10.11",
        {"action": "build", "target": "shovel"},
    ),
    Mistake(working_fast, "build t1-cross", "cross-stands", "RC-32.3"),
    form(working_fast, "build cross", "do build t1-cross"),
]


MISTAKES = [
    *WITH_CROSSES,
    *WITH_THE_TEMPLE,
    *WITH_BELLS,
    *WITH_FAST_WORK,
]
