"""Mistakes in the scenario with Jenny: about her boats, her pawn, and what she cannot do."""

from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import AnimalsFight, Eat
from atoll.games.robinson.vocabulary import HealAnybody
from tests.games.mistakes import Mistake, form, not_now

from .acting import have, keeps
from .jenny import rock, saved
from .moments import at, planned
from .tables import person


def rich(camp: Camp, *items: str) -> Camp:
    camp.available = Goods(wood=9, food=9, fur=9)
    have(camp, *items)
    return camp


def raft_not_built() -> Camp:
    return planned(rich(rock(), "rope", "knife"))


def jenny_saved() -> Camp:
    return planned(rich(saved(), "rope", "rescue-raft"))


def raft_built() -> Camp:
    return planned(rich(rock(m2=1), "rope", "knife", "rescue-raft"))


BOATS = [
    Mistake(raft_not_built, "do explore rescue", "no-item", "RC-33.4"),
    Mistake(jenny_saved, "do build lifeboat", "no-item", "RC-17.1"),
    Mistake(raft_not_built, "do build lifeboat", "jenny-first", "RC-33.12"),
    Mistake(jenny_saved, "do explore rescue", "jenny-is-here", "RC-33.4"),
    Mistake(jenny_saved, "do build rescue-raft", "built-already", "RC-17.5"),
    form(raft_built, "do hunt rescue", "do build roof wood"),
    Mistake(raft_built, "do explore m2-rescue", "no-such-action", "RC-10.1"),
]


def jenny_on_her_rock() -> Camp:
    return planned(rock(), "do rest")


def jenny_rests() -> Camp:
    return planned(saved(), "do explore m2", "jenny rest")


def slow_camp() -> Camp:
    camp = saved()
    camp.spaces[camp.camp].tokens.append("time")
    return planned(camp, "do rest")


HER_PAWN = [
    Mistake(jenny_on_her_rock, "jenny rest", "away", "RC-33.3", {"who": "jenny"}),
    Mistake(jenny_on_her_rock, "cook: jenny rest", "away", "RC-33.3"),
    Mistake(jenny_on_her_rock, "add jenny rest", "away", "RC-33.3"),
    Mistake(jenny_rests, "jenny rest", "no-pawn", "RC-33.6", {"who": "jenny"}),
    Mistake(lambda: planned(saved()), "jenny arrange", "only-rests", "RC-33.6", {"who": "jenny"}),
    Mistake(slow_camp, "add jenny rest", "only-rests", "RC-33.6"),
    Mistake(jenny_rests, "add jenny explore-m2", "no-pawn", "RC-33.6"),
    Mistake(
        lambda: planned(saved(), "do explore m2"), "add jenny explore-m2", "only-rests", "RC-33.6"
    ),
    Mistake(
        jenny_rests, "cook: jenny rest", "first-places-companion", "RC-33.6", {"who": "carpenter"}
    ),
    Mistake(jenny_rests, "cook: take jenny rest", "first-places-companion", "RC-33.6"),
    Mistake(lambda: planned(saved()), "jenny sings", "no-such-action", "RC-10.1"),
    not_now(lambda: at(saved(), Eat()), "jenny rest", "determination, heal"),
]


def all_are_wounded() -> Camp:
    camp = rock()
    for each in camp.people:
        each.wounds = 1
    return at(camp, HealAnybody(1))


def cook_is_wounded() -> Camp:
    camp = saved()
    person(camp, "cook").wounds = 1
    return at(camp, HealAnybody(1))


def hungry_night() -> Camp:
    camp = rock()
    camp.available = Goods(food=1)
    camp.phase = "night"
    return at(camp, Eat())


def beast_comes() -> Camp:
    camp = saved()
    camp.phase = "weather"
    keeps(camp, "mystery-helmet", 0)
    return at(camp, AnimalsFight())


def only_jenny_is_wounded() -> Camp:
    camp = rock("cook carpenter")
    person(camp, "jenny").wounds = person(camp, "cook").determination = 2
    camp.available = Goods(food=1)
    return planned(camp)


WHAT_DOES_NOT_CONCERN_HER = [
    Mistake(all_are_wounded, "choose jenny", "away", "RC-33.3"),
    Mistake(cook_is_wounded, "choose jenny", "not-wounded", "RC-4.5", {"who": "jenny"}),
    Mistake(hungry_night, "hungry jenny", "away", "RC-33.3"),
    Mistake(beast_comes, "use mystery-helmet jenny", "uses-nothing", "RC-33.6", {"who": "jenny"}),
    Mistake(only_jenny_is_wounded, "cook: use recipe", "nobody-wounded", "RC-5.5"),
]


MISTAKES = [
    *BOATS,
    *HER_PAWN,
    *WHAT_DOES_NOT_CONCERN_HER,
]
