"""Who is who: the players' characters, companions and Friday, and whom a card means."""

from collections.abc import Iterable

from .state import Camp
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


def pass_on(camp: Camp) -> None:
    """The next player is the first."""
    camp.first = (camp.first + 1) % camp.seats
