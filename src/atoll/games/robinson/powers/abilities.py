"""The characters' abilities, and which of them may be used now."""

from collections.abc import Iterator

from ..land.sky import clouds_are_to_come
from ..people.health import anybody_wounded
from ..people.spirits import is_able
from ..state import Camp

ABILITIES: dict[str, dict[str, int]] = {
    "carpenter": {"economy": 2, "new-idea": 3},
    "cook": {"recipe": 2, "soup": 3, "hooch": 3},
    "explorer": {"reconnaissance": 2, "speech": 3, "scouting": 3},
    "soldier": {"tracking": 2, "bait": 4, "defence": 3},
    "friday": {},
}
"""What can be used by itself, and what it costs; rerolls, pawns and frenzy belong to actions."""


FRENZY, FRENZY_PRICE, FRENZY_BONUS = "frenzy", 3, 3
"""The Soldier's, for a fight."""


def abilities(camp: Camp, seat: int) -> Iterator[str]:
    """The abilities that a character may use now."""
    for word, cost in ABILITIES.get(camp.people[seat].name, {}).items():
        if is_able(camp, seat, word, cost) and _may(camp, word):
            yield word


def _may(camp: Camp, word: str) -> bool:
    match word:
        case "economy":
            return bool(camp.scenes and camp.scene.stack and camp.scene.stack.paid.wood)
        case "new-idea":
            return bool(camp.inventions.cards or camp.invention_discards)
        case "recipe":
            return camp.available.meals > 0 and anybody_wounded(camp)
        case "hooch":
            return clouds_are_to_come(camp) and bool(camp.sky.rain or camp.sky.snow)
        case "reconnaissance":
            return bool(camp.tiles.cards) and not is_exploring(camp)
        case "scouting":
            return bool(camp.finds.cards)
        case "tracking":
            return bool(camp.hunting.cards)
        case "bait":
            return bool(camp.beasts.cards)
        case "defence":
            return not any(scene.card for scene in camp.scenes)
        case _:
            return True


def is_exploring(camp: Camp) -> bool:
    """Whether somebody is exploring, so that it is too late to choose the tile."""
    return any(scene.stack is not None and scene.stack.kind == "explore" for scene in camp.scenes)
