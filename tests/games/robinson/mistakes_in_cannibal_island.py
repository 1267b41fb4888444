"""Mistakes on Cannibal Island."""

from atoll.games.robinson.steps import AskCampMove
from atoll.games.robinson.vocabulary import Book

from .acting import act, have, space
from .cannibals import burnt, found, settled
from .mistakes import Mistake, at, planned


def attacks() -> list[Mistake]:
    camp = burnt(settled("m2 t1 t3", friday=True, b1=1), 2)
    planned(camp)
    begun = planned(settled("m2", friday=True), "do hunt m2-village", "cook: do rest")
    city = planned(found(settled("m2 t2")))
    buried = found(settled("m2 t2", t3=1))
    buried.round = 6
    space(buried, "t4").face_down = True
    return [
        Mistake("no-cannibals", "RC-35.7", camp, "do hunt b1-village"),
        Mistake("no-cannibals", "RC-35.7", camp, "do hunt m2-city"),
        Mistake("no-cannibals", "RC-35.7", camp, "friday hunt m1-village"),
        Mistake("burnt-already", "RC-35.9", camp, "do hunt t1-village"),
        Mistake("unexplored", "RC-10.7", camp, "do hunt t2-village"),
        Mistake("no-way", "RC-10.7", camp, "do hunt t3-village"),
        Mistake("city-hidden", "RC-35.7", camp, "do hunt t4-city"),
        Mistake("no-way", "RC-10.7", city, "do hunt t4-city"),
        Mistake("inaccessible", "RC-19.7", planned(buried), "do hunt t4-city"),
        Mistake("form", None, camp, "do hunt village"),
        Mistake("form", None, camp, "do hunt city"),
        Mistake("no-such-action", "RC-10.1", camp, "do explore m2-village"),
        Mistake("form", None, camp, "do hunt m2-village now and here"),
        Mistake("friday-attacks", "RC-35.10", camp, "friday hunt m2-village"),
        Mistake("planned-already", "RC-10.11", begun, "do hunt m2-village", "cook"),
        Mistake("wants-pawns", "RC-10.5", begun, "ready"),
    ]


def where_the_camp_may_be() -> list[Mistake]:
    at_night = at(settled("m2", b1=1), AskCampMove())
    fleeing = at(settled("m2", b1=1, t1=9), Book())
    return [
        Mistake("cannibals-there", "RC-35.11", at_night, "choose m2"),
        Mistake("cannibals-there", "RC-35.11", fleeing, "choose m2"),
    ]


def tiles_that_are_taken() -> list[Mistake]:
    camp = settled("", t1=1)
    have(camp, "canoe")
    camp.tiles.cards = ["2", "3", "5"]
    act(camp, "explore", "m2")
    return [Mistake("not-a-choice", None, camp, "choose 2")]


EVERYWHERE = [attacks, where_the_camp_may_be, tiles_that_are_taken]
