"""Why a neutral pawn cannot help: it is not there, it does other things, or it stands already."""

from ....kernel import Refused
from ..camp.items import has, invention
from ..camp.kept import power_of
from ..cards.kinds import Power
from ..planning.deeds import thing
from ..planning.neutral import DOG, DOG_ACTIONS, HANDYMAN, neutral_pawns
from ..planning.stacks import leader
from ..state import Camp, Stack
from .abilities import check_ability


def check_neutral(camp: Camp, stack: Stack, pawn: str) -> None:
    """Whether a pawn that belongs to nobody may join a stack."""
    if pawn in [*neutral_pawns(camp, stack.kind, stack.target, leader(camp, stack))]:
        return
    if pawn == DOG:
        _refuse_dog(camp, stack)
    elif pawn == HANDYMAN:
        _refuse_handyman(camp, stack)
    else:
        _refuse_card(camp, stack, pawn)


def _refuse_dog(camp: Camp, stack: Stack) -> None:
    if not camp.options.dog:
        raise Refused("no-dog", "RC-3.12")
    if stack.kind not in DOG_ACTIONS:
        raise Refused("pawn-for-others", "RC-29.8", pawn=DOG, cards=DOG_ACTIONS)
    raise Refused("pawn-stands", "RC-29.8", pawn=DOG)


def _refuse_handyman(camp: Camp, stack: Stack) -> None:
    if stack.kind != "build":
        raise Refused("pawn-for-others", "RC-5.4", pawn=HANDYMAN, cards=("build",))
    check_ability(camp, leader(camp, stack), HANDYMAN)


def _refuse_card(camp: Camp, stack: Stack, pawn: str) -> None:
    power = _power(camp, pawn)
    if power is None or not power.pawn:
        raise Refused("no-such-pawn", "RC-10.10", word=pawn)
    if stack.kind not in power.pawn or power.only not in ("", thing(stack.target)):
        helped = (power.only,) if power.only else power.pawn
        raise Refused("pawn-for-others", "RC-10.10", pawn=pawn, cards=helped)
    if pawn in camp.items and not has(camp, pawn):
        raise Refused("items-away", "RC-1.4")
    raise Refused("pawn-stands", "RC-10.10", pawn=pawn)


def _power(camp: Camp, pawn: str) -> Power | None:
    """What an item or a card that is kept can do."""
    if pawn in camp.items:
        return invention(camp, pawn).power
    return power_of(camp, pawn) if any(kept.card == pawn for kept in camp.kept) else None
