"""People: wounds, healing, determination; and morale, which their wounds lower."""

from collections.abc import Iterable

from msgspec.structs import replace

from .cards.mysteries import is_treasure
from .ending import lose
from .facts import HEALTH, HELPER_PAWNS, HIGHEST_MORALE, LEAST_MORALE, PAWNS, Health
from .fates import cause_of_death
from .scenarios.frame import named
from .state import NOBODY, Camp, Person, in_force
from .vocabulary import Who

FRIDAY = "friday"


def friday(camp: Camp) -> int | None:
    """His number, if he is in the game and alive."""
    last = len(camp.people) - 1
    return last if camp.people[last].name == FRIDAY else None


def companions(camp: Camp) -> list[int]:
    """People in the camp whom nobody plays."""
    helper = friday(camp)
    others = range(camp.seats, len(camp.people) if helper is None else helper)
    return [person for person in others if not camp.people[person].away]


def is_companion(camp: Camp, person: int) -> bool:
    """Whether somebody is neither a player's character nor Friday."""
    return person >= camp.seats and person != friday(camp)


def characters(camp: Camp) -> list[int]:
    """The players' characters, by seat, and those who share their fate."""
    return [*range(camp.seats), *companions(camp)]


def players(camp: Camp) -> int:
    """How many there are where a card counts players: Friday is none."""
    return len(characters(camp))


def everybody(camp: Camp) -> list[int]:
    """With Friday."""
    return [number for number, person in enumerate(camp.people) if not person.away]


def in_camp(camp: Camp) -> list[int]:
    """The characters whom weather and hunger find in the camp."""
    return [person for person in characters(camp) if camp.people[person].outside is None]


def health(camp: Camp, name: str) -> Health:
    return health_in(camp.options.scenario, name)


def health_in(scenario: str, name: str) -> Health:
    """How much somebody bears who is in the game, or a companion in this scenario."""
    return HEALTH[name] if name in HEALTH else named(scenario).companions[name]


def is_here(camp: Camp, person: int) -> bool:
    """Friday may have died in the midst of what he was doing."""
    return person < len(camp.people)


def called(camp: Camp, name: str) -> int:
    """The number of somebody with this name."""
    for number, person in enumerate(camp.people):
        if person.name == name:
            return number
    raise ValueError(f"{name} is not in the game")


def meant(camp: Camp, who: Who) -> Iterable[int]:
    """Whom a card means."""
    match who:
        case "actor":
            return (camp.scene.actor,) if is_here(camp, camp.scene.actor) else ()
        case "first":
            return (camp.first,)
        case "each":
            return characters(camp)
        case "camp":
            return in_camp(camp)
        case "all":
            return everybody(camp)


def seat_of(camp: Camp, person: int) -> int:
    """Who decides for somebody: the first player decides for Friday and companions."""
    return person if person < camp.seats else camp.first


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
    somebody = camp.people[person]
    if camp.phase == "action":
        camp.future += somebody.pack
        for card in somebody.sheet:
            (camp.future_treasures if is_treasure(card) else camp.future_finds).append(card)
    else:
        camp.available += somebody.pack
    camp.kept = [replace(kept, user=NOBODY) if kept.user == person else kept for kept in camp.kept]


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


def suffer_disease(camp: Camp) -> None:
    """Each black marker of a disease is a wound, and goes."""
    for person in reversed(range(len(camp.people))):
        marks, camp.people[person].marks = camp.people[person].marks, 0
        wound(camp, person, marks)


# Determination.


def encourage(camp: Camp, person: int, count: int) -> None:
    """Somebody gains determination."""
    somebody = camp.people[person]
    somebody.determination += count
    if count:
        camp.tell("encouraged", who=somebody.name, count=count)


def discourage(camp: Camp, person: int, count: int) -> int:
    """Somebody discards determination; how much of it is missing."""
    somebody = camp.people[person]
    lost = min(count, somebody.determination)
    if lost:
        somebody.determination -= lost
        camp.tell("discouraged", who=somebody.name, count=lost)
    return count - lost


# Abilities.


def is_able(camp: Camp, person: int, ability: str, price: int) -> bool:
    """Whether somebody can pay for an ability, and has not used it in this round."""
    somebody = camp.people[person]
    if somebody.determination < price or ability in somebody.used:
        return False
    return not in_force(camp, "no-abilities", person)


def exert(camp: Camp, person: int, ability: str, price: int) -> None:
    """Somebody uses an ability, once a round and for determination."""
    discourage(camp, person, price)
    camp.people[person].used.append(ability)


# Morale.


def change_morale(camp: Camp, by: int) -> None:
    """It stays between its ends, and nobody is wounded for that."""
    before = camp.morale
    camp.morale = max(LEAST_MORALE, min(HIGHEST_MORALE, before + by))
    if camp.morale != before:
        camp.tell("morale", by=camp.morale - before, level=camp.morale)


# Pawns.


def pawns_of(camp: Camp, person: int) -> int:
    """How many pawns somebody has in this round."""
    somebody: Person = camp.people[person]
    if person >= camp.seats:
        return 0 if somebody.away else HELPER_PAWNS
    return 1 if in_force(camp, "one-pawn", person) else PAWNS
