"""Mistakes on the cursed island: crosses, the temple, and the bells."""

from atoll.games.robinson.scenarios.cursed_island import exorcism
from atoll.games.robinson.state import Goods, Kept, Scene
from atoll.games.robinson.vocabulary import BuildOnceMore

from .acting import have, space
from .cursed import cursed, marked
from .mistakes import Mistake, at, planned


def with_crosses() -> list[Mistake]:
    camp = marked(cursed(m2=1, t1=3, m3=9), "cross", "t1")
    space(camp, "b1").tile = 7
    space(camp, "b1").face_down = True
    camp.available = Goods(wood=9)
    cut_off = cursed(m3=1)
    cut_off.available = Goods(wood=2)
    camp = planned(camp, "do build m2-cross")
    return [
        Mistake("form", None, camp, "do build cross"),
        Mistake("cross-stands", "RC-32.3", camp, "do build t1-cross"),
        Mistake("planned-already", "RC-10.11", camp, "do build m2-cross"),
        Mistake("inaccessible", "RC-19.7", camp, "do build b1-cross"),
        Mistake("unexplored", "RC-10.7", camp, "do build t2-cross"),
        Mistake("no-way", "RC-10.7", planned(cut_off), "do build m3-cross"),
        Mistake("no-such-action", "RC-10.1", camp, "do build t4-cross"),
        Mistake("no-such-action", "RC-10.1", camp, "do build x9-cross"),
        Mistake("no-such-action", "RC-10.1", camp, "do explore t1-cross"),
        Mistake("too-little", "RC-10.8", planned(cursed()), "do build m1-cross"),
    ]


def with_the_temple() -> list[Mistake]:
    camp = cursed(m2=5, t1=1)
    space(camp, "m2").totem = 1
    done = cursed(m2=5)
    space(done, "m2").totem = 1
    exorcism(done).temple_explored = True
    planned(camp)
    return [
        Mistake("no-temple", "RC-32.7", camp, "do explore temple"),
        Mistake("no-temple", "RC-32.7", camp, "do explore t1-temple"),
        Mistake("unexplored", "RC-10.7", camp, "do explore b3-temple"),
        Mistake("no-such-action", "RC-10.1", camp, "do build m2-temple"),
        Mistake("form", None, camp, "do arrange m2-temple"),
        Mistake("temple-explored", "RC-32.7", planned(done), "do explore m2-temple"),
    ]


def with_bells() -> list[Mistake]:
    camp = cursed(m2=7)
    camp.kept = [Kept("find-decorated-bell", 1), Kept("find-sacrificial-dagger", 0)]
    camp.kept.append(Kept("find-cultists-candle", 1))
    misty = marked(cursed(m2=7), "fog", "m2")
    have(misty, "rope")
    planned(camp)
    return [
        Mistake("no-item", "RC-17.1", camp, "do build sacred-bell"),
        Mistake("terrain-unexplored", "RC-17.2", planned(misty), "do build sacred-bell"),
        Mistake("no-such-action", "RC-10.1", camp, "do build m2-sacred-bell"),
        Mistake("nothing-to-remove", "RC-2.6", camp, "use find-decorated-bell"),
        Mistake("in-fights", "RC-15.3", camp, "use find-sacrificial-dagger"),
        Mistake("helps-as-pawn", "RC-10.10", camp, "use find-cultists-candle"),
        Mistake("no-item", "RC-17.3", camp, "use sacred-bell"),
    ]


def with_fast_work() -> list[Mistake]:
    camp = marked(cursed(m2=1, t1=3), "cross", "t1")
    camp.available = Goods(wood=9)
    camp.tried = ["m2-cross", "shovel"]
    camp.scenes = [Scene(0, "build-fast-work")]
    at(camp, BuildOnceMore())
    return [
        Mistake("tried-already", "RC-10.11", camp, "build m2-cross"),
        Mistake("tried-already", "RC-10.11", camp, "build shovel"),
        Mistake("cross-stands", "RC-32.3", camp, "build t1-cross"),
        Mistake("form", None, camp, "build cross"),
    ]


EVERYWHERE = [with_crosses, with_the_temple, with_bells, with_fast_work]
