"""Mistakes on Cannibal Island."""

from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import AskCampMove
from atoll.games.robinson.vocabulary import Book
from tests.games.mistakes import Mistake, form

from .acting import act, have, space
from .cannibals import burnt, found, settled
from .moments import at, planned


def after_two_fires() -> Camp:
    camp = burnt(settled("m2 t1 t3", friday=True, b1=1), 2)
    return planned(camp)


def city_buried() -> Camp:
    camp = found(settled("m2 t2", t3=1))
    camp.round = 6
    space(camp, "t4").face_down = True
    return planned(camp)


def attack_begun() -> Camp:
    return planned(settled("m2", friday=True), "do hunt m2-village", "cook: do rest")


ATTACKS = [
    Mistake(after_two_fires, "do hunt b1-village", "no-cannibals", "RC-35.7", {"space": "b1"}),
    Mistake(after_two_fires, "do hunt m2-city", "no-cannibals", "RC-35.7"),
    Mistake(after_two_fires, "friday hunt m1-village", "no-cannibals", "RC-35.7"),
    Mistake(after_two_fires, "do hunt t1-village", "burnt-already", "RC-35.9", {"space": "t1"}),
    Mistake(after_two_fires, "do hunt t2-village", "unexplored", "RC-10.7", {"space": "t2"}),
    Mistake(after_two_fires, "do hunt t3-village", "no-way", "RC-10.7", {"space": "t3"}),
    Mistake(after_two_fires, "do hunt t4-city", "city-hidden", "RC-35.7", {"round": 4}),
    Mistake(lambda: planned(found(settled("m2 t2"))), "do hunt t4-city", "no-way", "RC-10.7"),
    Mistake(city_buried, "do hunt t4-city", "inaccessible", "RC-19.7", {"space": "t4"}),
    form(after_two_fires, "do hunt village", "do hunt m2-village"),
    form(after_two_fires, "do hunt city", "do hunt t4-city"),
    Mistake(after_two_fires, "do explore m2-village", "no-such-action", "RC-10.1"),
    form(after_two_fires, "do hunt m2-village now and here", "do build roof wood"),
    Mistake(after_two_fires, "friday hunt m2-village", "friday-attacks", "RC-35.10"),
    Mistake(attack_begun, "cook: do hunt m2-village", "planned-already", "RC-10.11"),
    Mistake(attack_begun, "ready", "wants-pawns", "RC-10.5"),
]


WHERE_THE_CAMP_MAY_BE = [
    Mistake(
        lambda: at(settled("m2", b1=1), AskCampMove()),
        "choose m2",
        "cannibals-there",
        "RC-35.11",
        {"space": "m2"},
    ),
    Mistake(
        lambda: at(settled("m2", b1=1, t1=9), Book()), "choose m2", "cannibals-there", "RC-35.11"
    ),
]


def tile_taken() -> Camp:
    camp = settled("", t1=1)
    have(camp, "canoe")
    camp.tiles.cards = ["2", "3", "5"]
    act(camp, "explore", "m2")
    return camp


TILES_THAT_ARE_TAKEN = [
    Mistake(tile_taken, "choose 2", "not-a-choice"),
]


MISTAKES = [
    *ATTACKS,
    *WHERE_THE_CAMP_MAY_BE,
    *TILES_THAT_ARE_TAKEN,
]
