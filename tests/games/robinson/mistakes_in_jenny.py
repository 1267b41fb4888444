"""Mistakes in the scenario with Jenny: about her boats, her pawn, and what she cannot do."""

from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import AnimalsFight, Eat
from atoll.games.robinson.vocabulary import HealAnybody

from .acting import have, keeps
from .jenny import rock, saved
from .mistakes import Mistake, at, planned
from .tables import person


def rich(camp: Camp, *items: str) -> Camp:
    camp.available = Goods(wood=9, food=9, fur=9)
    have(camp, *items)
    return camp


def boats() -> list[Mistake]:
    early = planned(rich(rock(), "rope", "knife"))
    ready = planned(rich(rock(m2=1), "rope", "knife", "rescue-raft"))
    late = planned(rich(saved(), "rope", "rescue-raft"))
    return [
        Mistake("no-item", "RC-33.4", early, "do explore rescue"),
        Mistake("no-item", "RC-17.1", late, "do build lifeboat"),
        Mistake("jenny-first", "RC-33.12", early, "do build lifeboat"),
        Mistake("jenny-is-here", "RC-33.4", late, "do explore rescue"),
        Mistake("built-already", "RC-17.5", late, "do build rescue-raft"),
        Mistake("form", None, ready, "do hunt rescue"),
        Mistake("no-such-action", "RC-10.1", ready, "do explore m2-rescue"),
    ]


def her_pawn() -> list[Mistake]:
    camp = planned(saved(), "do explore m2", "jenny rest")
    alone = planned(rock(), "do rest")
    slow = saved()
    slow.spaces[slow.camp].tokens.append("time")
    planned(slow, "do rest")
    return [
        Mistake("away", "RC-33.3", alone, "jenny rest"),
        Mistake("away", "RC-33.3", alone, "jenny rest", "cook"),
        Mistake("away", "RC-33.3", alone, "add jenny rest"),
        Mistake("no-pawn", "RC-33.6", camp, "jenny rest"),
        Mistake("only-rests", "RC-33.6", planned(saved()), "jenny arrange"),
        Mistake("only-rests", "RC-33.6", slow, "add jenny rest"),
        Mistake("no-pawn", "RC-33.6", camp, "add jenny explore-m2"),
        Mistake("only-rests", "RC-33.6", planned(saved(), "do explore m2"), "add jenny explore-m2"),
        Mistake("first-places-companion", "RC-33.6", camp, "jenny rest", "cook"),
        Mistake("first-places-companion", "RC-33.6", camp, "take jenny rest", "cook"),
        Mistake("no-such-action", "RC-10.1", planned(saved()), "jenny sings"),
        Mistake("not-now", None, at(saved(), Eat()), "jenny rest"),
    ]


def what_does_not_concern_her() -> list[Mistake]:
    wounded = rock()
    for each in wounded.people:
        each.wounds = 1
    unhurt = saved()
    person(unhurt, "cook").wounds = 1
    hungry = rock()
    hungry.available = Goods(food=1)
    hungry.phase = "night"
    beast = saved()
    beast.phase = "weather"
    keeps(beast, "mystery-helmet", 0)
    nobody = rock("cook carpenter")
    person(nobody, "jenny").wounds = person(nobody, "cook").determination = 2
    nobody.available = Goods(food=1)
    return [
        Mistake("away", "RC-33.3", at(wounded, HealAnybody(1)), "choose jenny"),
        Mistake("not-wounded", "RC-4.5", at(unhurt, HealAnybody(1)), "choose jenny"),
        Mistake("away", "RC-33.3", at(hungry, Eat()), "hungry jenny"),
        Mistake("uses-nothing", "RC-33.6", at(beast, AnimalsFight()), "use mystery-helmet jenny"),
        Mistake("nobody-wounded", "RC-5.5", planned(nobody), "use recipe", "cook"),
    ]


EVERYWHERE = [boats, her_pawn, what_does_not_concern_her]
