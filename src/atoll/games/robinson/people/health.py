"""Health: wounds, which may cost morale; healing, disease and death."""

from collections.abc import Iterable

from ..camp.kept import serve_everybody
from ..camp.stores import leave_pack
from ..camp.waiting import leave_cards
from ..ending import lose
from ..facts import HEALTH, Health
from ..scenarios.frame import named
from ..state import Camp
from ..who import FRIDAY, everybody, is_here
from .fates import cause_of_death
from .spirits import change_morale


def health(camp: Camp, name: str) -> Health:
    return health_in(camp.options.scenario, name)


def health_in(scenario: str, name: str) -> Health:
    """How much somebody bears who is in the game, or a companion in this scenario."""
    return HEALTH[name] if name in HEALTH else named(scenario).companions[name]


# Wounds.


def wound(camp: Camp, person: int, count: int) -> None:
    """Each wound may cost morale; one of them is deadly. Who has died is beyond that."""
    if not is_here(camp, person):
        return
    somebody = camp.people[person]
    deadly, arrows = health(camp, somebody.name)
    if count:
        camp.tell("wounded", who=somebody.name, count=count)
    for _ in range(count):
        somebody.wounds += 1
        if somebody.wounds in arrows and somebody.wounds not in somebody.deaf:
            change_morale(camp, -1)
    if somebody.wounds >= deadly:
        die(camp, person)


def is_grave(camp: Camp, person: int, count: int) -> bool:
    """Whether so many wounds more would kill somebody, or cost morale."""
    if not is_here(camp, person):
        return False
    somebody = camp.people[person]
    deadly, arrows = health(camp, somebody.name)
    wounds = range(somebody.wounds + 1, somebody.wounds + count + 1)
    return any(each >= deadly or (each in arrows and each not in somebody.deaf) for each in wounds)


def die(camp: Camp, person: int) -> None:
    """The death of a character loses the game, or of a companion; Friday's only costs his help."""
    name = camp.people[person].name
    camp.tell("died", who=name)
    if name == FRIDAY:
        leave_things(camp, person)
        del camp.people[person]
    else:
        if camp.outcome is None:  # of several who die at once the first has ended the game
            camp.cause = cause_of_death(camp)
        lose(camp, "died" if person < camp.seats else "companion-died")


def leave_things(camp: Camp, person: int) -> None:
    """What Friday had with him outside the camp is not lost with him, and serves everybody."""
    leave_pack(camp, camp.people[person])
    if camp.phase == "action":
        leave_cards(camp, camp.people[person])
    serve_everybody(camp, person)


def wound_all(camp: Camp, people: Iterable[int], count: int) -> None:
    for person in sorted(people, reverse=True):  # Friday first: his death moves nobody else
        wound(camp, person, count)


def heal(camp: Camp, person: int, count: int) -> None:
    """It does not raise morale."""
    somebody = camp.people[person]
    healed = min(count, somebody.wounds)
    if healed:
        somebody.wounds -= healed
        camp.tell("healed", who=somebody.name, count=healed)


def anybody_wounded(camp: Camp) -> bool:
    """Whether there is somebody to heal."""
    return any(camp.people[person].wounds for person in everybody(camp))


def fall_ill(camp: Camp, person: int) -> None:
    """Somebody gets a black marker of a disease."""
    somebody = camp.people[person]
    somebody.marks += 1
    camp.tell("infected", who=somebody.name)


def suffer_disease(camp: Camp) -> None:
    """Each black marker of a disease is a wound, and goes."""
    for person in reversed(range(len(camp.people))):
        marks, camp.people[person].marks = camp.people[person].marks, 0
        wound(camp, person, marks)
