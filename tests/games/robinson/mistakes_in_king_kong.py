"""Mistakes on King Kong's island: traps, the hunt, the captive, and what is found."""

from atoll.games.robinson.state import Camp, Goods, Kept, Scene, Stack
from atoll.games.robinson.steps import BetweenAnimals, Roll
from atoll.games.robinson.vocabulary import Fight
from tests.games.mistakes import Mistake, form

from .acting import have, island, space
from .moments import at, planned
from .tables import person
from .test_king_kong import film, set_

FIRECRACKER, LOST_ITEM = "find-firecracker", "find-lost-item"


def building_traps() -> Camp:
    camp = set_()
    have(camp, "shovel")
    camp.available = Goods(wood=9)
    space(camp, "b1").tokens = ["trap"]
    return planned(camp, "do build t1-trap")


def trap_far_away() -> Camp:
    camp = island(scenario="king_kong", m2=1, m3=3, m4=10)
    have(camp, "shovel")
    space(camp, "m4").totem = 1
    return planned(camp)


def lair_face_down() -> Camp:
    camp = set_()
    have(camp, "shovel")
    space(camp, "t1").face_down = True
    return planned(camp)


def enough_traps() -> Camp:
    camp = set_(traps=3)
    have(camp, "shovel")
    return planned(camp)


def no_wood() -> Camp:
    camp = set_()
    have(camp, "shovel")
    return planned(camp)


WITH_TRAPS = [
    form(building_traps, "do build trap", "do build t1-trap"),
    Mistake(building_traps, "do build m2-trap", "no-lair", "RC-37.3", {"space": "m2"}),
    Mistake(building_traps, "do build b1-trap", "trap-stands", "RC-37.3", {"space": "b1"}),
    Mistake(building_traps, "do build t1-trap", "planned-already", "RC-10.11"),
    Mistake(building_traps, "do build b2-trap", "unexplored", "RC-10.7"),
    Mistake(
        trap_far_away, "do build m4-trap", "trap-too-far", "RC-37.3", {"space": "m4", "count": 2}
    ),
    Mistake(lair_face_down, "do build t1-trap", "inaccessible", "RC-19.7"),
    Mistake(enough_traps, "do build t1-trap", "traps-stand", "RC-37.3", {"count": 3}),
    Mistake(enough_traps, "do build trap", "traps-stand", "RC-37.3"),
    Mistake(lambda: planned(set_()), "do build t1-trap", "no-item", "RC-17.1"),
    Mistake(no_wood, "do build t1-trap", "too-little", "RC-10.8"),
]


def hunting_kong() -> Camp:
    return planned(set_(traps=3), "do hunt kong")


def kong_caught() -> Camp:
    camp = set_(traps=3)
    film(camp).caught = film(camp).captive = True
    return planned(camp)


WITH_THE_HUNT = [
    Mistake(
        lambda: planned(set_(traps=2)),
        "do hunt kong",
        "too-few-traps",
        "RC-37.4",
        {"count": 2, "total": 3},
    ),
    Mistake(
        hunting_kong,
        "do hunt kong",
        "planned-already",
        "RC-10.11",
        {"action": "hunt", "target": "kong"},
    ),
    Mistake(
        hunting_kong,
        "ready",
        "wants-pawns",
        "RC-10.5",
        {"action": "hunt", "target": "kong", "count": 1},
    ),
    Mistake(hunting_kong, "do build kong", "no-such-action", "RC-10.1"),
    Mistake(hunting_kong, "do hunt t1-kong", "no-such-action", "RC-10.1"),
    Mistake(kong_caught, "do hunt kong", "kong-caught", "RC-37.4"),
]


def fighting_kong() -> Camp:
    """Only the helmet is of use there."""
    camp = island("soldier cook", scenario="king_kong")
    camp.kept = [Kept("supply-pistol", 2), Kept("mystery-helmet", 0)]
    person(camp, "soldier").determination = 9
    camp.scenes = [Scene(0, stack=Stack("hunt-kong", "hunt", "kong", ["soldier", "soldier"]))]
    return at(camp, Fight(0, weapon=-5))


IN_THE_HUNT = [
    Mistake(fighting_kong, "soldier: use supply-pistol", "no-comparison", "RC-15.3"),
    Mistake(fighting_kong, "soldier: use frenzy", "no-comparison", "RC-15.3"),
]


def actress_hidden() -> Camp:
    camp = set_()
    film(camp).captive = True
    space(camp, "b1").totem = 0
    return planned(camp)


def actress_captive() -> Camp:
    camp = set_()
    film(camp).captive = True
    return planned(camp)


WITH_THE_CAPTIVE = [
    Mistake(lambda: planned(set_()), "do explore b1-actress", "actress-free", "RC-37.8"),
    Mistake(actress_hidden, "do explore b1-actress", "actress-hidden", "RC-37.8", {"number": 4}),
    Mistake(
        actress_captive, "do explore t1-actress", "actress-elsewhere", "RC-37.8", {"space": "b1"}
    ),
    form(actress_captive, "do explore actress", "do explore b1-actress"),
    Mistake(actress_captive, "do build b1-actress", "no-such-action", "RC-10.1"),
]


def animals_later() -> Camp:
    camp = set_()
    camp.phase, camp.kept = "production", [Kept(FIRECRACKER, 1)]
    return at(camp)


def no_animals() -> Camp:
    camp = set_()
    camp.phase, camp.sky.animals, camp.kept = "weather", ["none"], [Kept(FIRECRACKER, 1)]
    return at(camp)


def between_animals() -> Camp:
    camp = set_()
    camp.phase, camp.sky.animals, camp.kept = "weather", ["food"], [Kept(FIRECRACKER, 1)]
    return at(camp, BetweenAnimals())


WITH_THE_ANIMALS = [
    Mistake(animals_later, f"use {FIRECRACKER}", "wrong-moment", "RC-24.6"),
    Mistake(no_animals, f"use {FIRECRACKER}", "no-animals", "RC-24.6"),
    form(between_animals, "go-on now", "go-on"),
    Mistake(between_animals, "cook: go-on", "not-your-choice", "RC-1.3"),
]


def lost_item() -> Camp:
    camp = set_()
    camp.kept = [Kept(LOST_ITEM, 1)]
    return planned(camp)


def lost_item_of_no_use() -> Camp:
    camp = set_()
    camp.kept = [Kept(LOST_ITEM, 1)]
    film(camp).killed = ["lights", "cameraman", "sound", "screenwriter"]
    return planned(camp)


def lost_item_too_late() -> Camp:
    camp = set_()
    camp.kept = [Kept(LOST_ITEM, 1)]
    film(camp).killed = ["lights", "cameraman"]
    return planned(camp, "do gather t1-left")


WITH_THE_LOST_ITEM = [
    Mistake(lost_item, f"use {LOST_ITEM}", "helps-as-pawn", "RC-10.10"),
    Mistake(
        lost_item_of_no_use, f"use {LOST_ITEM}", "of-no-use", "RC-6.7", {"card": "find-lost-item"}
    ),
    Mistake(lost_item_too_late, f"use {LOST_ITEM}", "wrong-moment", "RC-22.4"),
    Mistake(lost_item_too_late, f"add {LOST_ITEM} gather-t1-left", "no-such-pawn", "RC-10.10"),
]


def rolling_with_lost_item() -> Camp:
    camp = set_()
    camp.kept = [Kept(LOST_ITEM, 1)]
    film(camp).killed = ["lights", "cameraman", "sound", "screenwriter", "make-up"]
    film(camp).captive = True
    camp.scenes = [Scene(0, stack=Stack("gather-t1-left", "gather", "t1-left", ["carpenter"]))]
    return at(camp, Roll(success=True, wound=True, adventure=False, dice=("success", "wound")))


WITH_ITS_REROLL = [
    Mistake(
        rolling_with_lost_item,
        f"reroll wound {FIRECRACKER}",
        "rerolls-nothing",
        "RC-5.1",
        {"card": "find-firecracker"},
    ),
    Mistake(rolling_with_lost_item, f"reroll adventure {LOST_ITEM}", "not-rolled", "RC-13.1"),
    Mistake(rolling_with_lost_item, f"reroll luck {LOST_ITEM}", "no-such-die", "RC-13.1"),
    Mistake(rolling_with_lost_item, "reroll wound", "no-reroll", "RC-5.1"),
    form(rolling_with_lost_item, f"reroll wound {LOST_ITEM} now", "reroll wound find-lost-item"),
    form(rolling_with_lost_item, f"use {LOST_ITEM}", "reroll wound find-lost-item"),
]


MISTAKES = [
    *WITH_TRAPS,
    *WITH_THE_HUNT,
    *IN_THE_HUNT,
    *WITH_THE_CAPTIVE,
    *WITH_THE_ANIMALS,
    *WITH_THE_LOST_ITEM,
    *WITH_ITS_REROLL,
]
