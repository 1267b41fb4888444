"""Mistakes on King Kong's island: traps, the hunt, the captive, and what is found."""

from atoll.games.robinson.state import Goods, Kept, Scene, Stack
from atoll.games.robinson.steps import BetweenAnimals, Roll
from atoll.games.robinson.vocabulary import Fight

from .acting import have, island, space
from .mistakes import Mistake, at, planned
from .tables import person
from .test_king_kong import film, set_

FIRECRACKER, LOST_ITEM = "find-firecracker", "find-lost-item"


def with_traps() -> list[Mistake]:
    camp = set_()
    have(camp, "shovel")
    camp.available = Goods(wood=9)
    space(camp, "b1").tokens = ["trap"]
    far = island(scenario="king_kong", m2=1, m3=3, m4=10)
    have(far, "shovel")
    space(far, "m4").totem = 1
    down = set_()
    have(down, "shovel")
    space(down, "t1").face_down = True
    enough = set_(traps=3)
    have(enough, "shovel")
    poor = set_()
    have(poor, "shovel")
    planned(camp, "do build t1-trap")
    planned(enough)
    return [
        Mistake("form", None, camp, "do build trap"),
        Mistake("no-lair", "RC-37.3", camp, "do build m2-trap"),
        Mistake("trap-stands", "RC-37.3", camp, "do build b1-trap"),
        Mistake("planned-already", "RC-10.11", camp, "do build t1-trap"),
        Mistake("unexplored", "RC-10.7", camp, "do build b2-trap"),
        Mistake("trap-too-far", "RC-37.3", planned(far), "do build m4-trap"),
        Mistake("inaccessible", "RC-19.7", planned(down), "do build t1-trap"),
        Mistake("traps-stand", "RC-37.3", enough, "do build t1-trap"),
        Mistake("traps-stand", "RC-37.3", enough, "do build trap"),
        Mistake("no-item", "RC-17.1", planned(set_()), "do build t1-trap"),
        Mistake("too-little", "RC-10.8", planned(poor), "do build t1-trap"),
    ]


def with_the_hunt() -> list[Mistake]:
    early = planned(set_(traps=2))
    camp = planned(set_(traps=3), "do hunt kong")
    caught = set_(traps=3)
    film(caught).caught = film(caught).captive = True
    return [
        Mistake("too-few-traps", "RC-37.4", early, "do hunt kong"),
        Mistake("planned-already", "RC-10.11", camp, "do hunt kong"),
        Mistake("wants-pawns", "RC-10.5", camp, "ready"),
        Mistake("no-such-action", "RC-10.1", camp, "do build kong"),
        Mistake("no-such-action", "RC-10.1", camp, "do hunt t1-kong"),
        Mistake("kong-caught", "RC-37.4", planned(caught), "do hunt kong"),
    ]


def in_the_hunt() -> list[Mistake]:
    """Only the helmet is of use there."""
    camp = island("soldier cook", scenario="king_kong")
    camp.kept = [Kept("supply-pistol", 2), Kept("mystery-helmet", 0)]
    person(camp, "soldier").determination = 9
    camp.scenes = [Scene(0, stack=Stack("hunt-kong", "hunt", "kong", ["soldier", "soldier"]))]
    at(camp, Fight(0, weapon=-5))
    return [
        Mistake("no-comparison", "RC-15.3", camp, "use supply-pistol", "soldier"),
        Mistake("no-comparison", "RC-15.3", camp, "use frenzy", "soldier"),
    ]


def with_the_captive() -> list[Mistake]:
    free = planned(set_())
    camp = set_()
    film(camp).captive = True
    hidden = set_()
    film(hidden).captive = True
    space(hidden, "b1").totem = 0
    planned(camp)
    return [
        Mistake("actress-free", "RC-37.8", free, "do explore b1-actress"),
        Mistake("actress-hidden", "RC-37.8", planned(hidden), "do explore b1-actress"),
        Mistake("actress-elsewhere", "RC-37.8", camp, "do explore t1-actress"),
        Mistake("form", None, camp, "do explore actress"),
        Mistake("no-such-action", "RC-10.1", camp, "do build b1-actress"),
    ]


def with_the_animals() -> list[Mistake]:
    early = set_()
    early.phase, early.kept = "production", [Kept(FIRECRACKER, 1)]
    calm = set_()
    calm.phase, calm.sky.animals, calm.kept = "weather", ["none"], [Kept(FIRECRACKER, 1)]
    between = set_()
    between.phase, between.sky.animals, between.kept = "weather", ["food"], [Kept(FIRECRACKER, 1)]
    at(between, BetweenAnimals())
    return [
        Mistake("wrong-moment", "RC-24.6", at(early), f"use {FIRECRACKER}"),
        Mistake("no-animals", "RC-24.6", at(calm), f"use {FIRECRACKER}"),
        Mistake("form", None, between, "go-on now"),
        Mistake("not-your-choice", "RC-1.3", between, "go-on", "cook"),
    ]


def with_the_lost_item() -> list[Mistake]:
    pawn = set_()
    pawn.kept = [Kept(LOST_ITEM, 1)]
    useless = set_()
    useless.kept = [Kept(LOST_ITEM, 1)]
    film(useless).killed = ["lights", "cameraman", "sound", "screenwriter"]
    late = set_()
    late.kept = [Kept(LOST_ITEM, 1)]
    film(late).killed = ["lights", "cameraman"]
    planned(late, "do gather t1-left")
    planned(useless)
    return [
        Mistake("helps-as-pawn", "RC-10.10", planned(pawn), f"use {LOST_ITEM}"),
        Mistake("of-no-use", "RC-6.7", useless, f"use {LOST_ITEM}"),
        Mistake("wrong-moment", "RC-22.4", late, f"use {LOST_ITEM}"),
        Mistake("no-such-pawn", "RC-10.10", late, f"add {LOST_ITEM} gather-t1-left"),
    ]


def with_its_reroll() -> list[Mistake]:
    camp = set_()
    camp.kept = [Kept(LOST_ITEM, 1)]
    film(camp).killed = ["lights", "cameraman", "sound", "screenwriter", "make-up"]
    film(camp).captive = True
    camp.scenes = [Scene(0, stack=Stack("gather-t1-left", "gather", "t1-left", ["carpenter"]))]
    at(camp, Roll(success=True, wound=True, adventure=False, dice=("success", "wound")))
    return [
        Mistake("rerolls-nothing", "RC-5.1", camp, f"reroll wound {FIRECRACKER}"),
        Mistake("not-rolled", "RC-13.1", camp, f"reroll adventure {LOST_ITEM}"),
        Mistake("no-such-die", "RC-13.1", camp, f"reroll luck {LOST_ITEM}"),
        Mistake("no-reroll", "RC-5.1", camp, "reroll wound"),
        Mistake("form", None, camp, f"reroll wound {LOST_ITEM} now"),
        Mistake("form", None, camp, f"use {LOST_ITEM}"),
    ]


EVERYWHERE = [
    with_traps,
    with_the_hunt,
    in_the_hunt,
    with_the_captive,
    with_the_animals,
    with_the_lost_item,
    with_its_reroll,
]
