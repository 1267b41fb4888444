"""Moving the camp: what goes along, and what is lost."""

from ..facts import Level
from ..land.tiles import name
from ..land.tokens import carry_along, going_along, has_like, stay_behind, take
from ..state import Camp
from .items import is_card, lose_shortcut, turn_back
from .kept import discard_kept
from .levels import lower_level

BUILT: tuple[Level, ...] = ("roof", "palisade")


def move_camp(camp: Camp, space: int) -> list[Level]:
    """The camp goes to a tile; which levels have fallen by that."""
    left = camp.camp
    pitch(camp, space)
    camp.tell("camp-moved", space=name(space))
    lowered = [level for level in BUILT if _shrink(camp, level)]
    lose_shortcut(camp)
    _take_along(camp, left)
    return lowered


def pitch(camp: Camp, space: int) -> None:
    """The camp is there now."""
    camp.camp = space


def _shrink(camp: Camp, level: Level) -> bool:
    """A built shelter keeps half of it, rounded up; a natural one nothing."""
    before = camp.levels[level]
    lower_level(camp, level, before // 2 if camp.shelter else before)
    return camp.levels[level] < before


def _take_along(camp: Camp, left: int) -> None:
    """A token that meets its like goes, and so does the card that has put it there."""
    here = camp.spaces[camp.camp].tokens
    for token, card in [*going_along(camp)]:
        if has_like(camp, here, token):
            take(camp, name(left), token)
            stay_behind(camp, token, card)
            _lose(camp, card)
        else:
            carry_along(camp, token, left)


def _lose(camp: Camp, card: str) -> None:
    """An item is turned back, a treasure discarded; what is on the scenario's sheet remains."""
    if card in camp.items:
        if is_card(card) and card not in camp.turned_back:
            turn_back(camp, card)
        return
    if any(each.card == card for each in camp.kept):
        discard_kept(camp, card)
