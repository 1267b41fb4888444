"""The camp: morale, roof, palisade and weapon, and moves to another tile."""

from ..camp.levels import lower_level, raise_level
from ..camp.moves import BUILT, move_camp
from ..decks.notes import note, noted
from ..demands import unmet
from ..facts import SPACE
from ..land.tiles import camp_sites, name
from ..people.health import wound_all
from ..people.spirits import change_morale
from ..state import Camp, rules
from ..steps import Ask, MoveCampTo
from ..vocabulary import Halve, LoseWeapons, Lower, Morale, MoveCamp, Raise, RestoreLevels
from ..who import characters


@rules.happens(Morale)
def morale(camp: Camp, step: Morale) -> None:
    change_morale(camp, step.by)


# Levels.


@rules.happens(Raise)
def rise(camp: Camp, step: Raise) -> None:
    raise_level(camp, step.level, step.by)


@rules.happens(Lower)
def fall(camp: Camp, step: Lower) -> None:
    missing = lower_level(camp, step.level, step.by)
    if not step.if_possible:
        unmet(camp, missing)


@rules.happens(LoseWeapons)
def lose_weapons(camp: Camp, step: LoseWeapons) -> None:
    lower_level(camp, "weapon", camp.levels["weapon"])


@rules.happens(Halve)
def halve(camp: Camp, step: Halve) -> None:
    """Of a single level nothing is lost; but where there is none the demand is unmet."""
    if camp.levels[step.level]:
        lower_level(camp, step.level, camp.levels[step.level] // 2)
    else:
        unmet(camp, 1)


@rules.happens(RestoreLevels)
def restore_levels(camp: Camp, step: RestoreLevels) -> None:
    for level in BUILT:
        if level in noted(camp):
            raise_level(camp, level, 1)


# Moves.


@rules.happens(MoveCamp)
def have_to_move(camp: Camp, step: MoveCamp) -> None:
    """If there is nowhere to go, each character is wounded."""
    tiles = [name(at) for at in camp_sites(camp)]
    if tiles:
        camp.push(Ask("ask-move-camp", tuple(tiles), MoveCampTo()))
    else:
        wound_all(camp, characters(camp), 1)


@rules.happens(MoveCampTo)
def move_camp_to(camp: Camp, step: MoveCampTo) -> None:
    """The card remembers what has fallen."""
    for level in move_camp(camp, SPACE[step.thing]):
        note(camp, level)
