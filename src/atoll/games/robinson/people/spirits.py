"""Spirits: determination, the abilities that it pays for, and morale."""

from ..facts import HIGHEST_MORALE, LEAST_MORALE
from ..state import Camp, in_force

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


def lay_determination(camp: Camp, person: int, ability: str, price: int) -> None:
    """Somebody plans to use an ability: what it costs is laid with the pawns, and may come back."""
    somebody = camp.people[person]
    somebody.determination -= price
    somebody.used.append(ability)


def take_determination_back(camp: Camp, person: int, ability: str, price: int) -> None:
    """The ability can be used again."""
    somebody = camp.people[person]
    somebody.determination += price
    somebody.used.remove(ability)


def rest_no_longer(camp: Camp) -> None:
    """In the next round all abilities can be used again."""
    for person in camp.people:
        person.used.clear()


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
