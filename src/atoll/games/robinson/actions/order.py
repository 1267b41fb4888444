"""In which order the planned actions are carried out, and who and what belongs to each."""

from collections.abc import Iterator

from ....kernel import Decision, Message
from .. import answers
from ..camp.kept import use
from ..camp.stores import begin_to_bring
from ..camp.waiting import begin_to_find
from ..cards.events import EVENTS
from ..facts import Kind
from ..land.tokens import wear_off
from ..planning.deeds import THREATS, is_apart, takes_time, where
from ..planning.paying import can_save
from ..planning.stacks import find, leader, waits
from ..planning.together import take_up
from ..powers.abilities import FRENZY, FRENZY_BONUS
from ..powers.usable import anybody_can, at_hand
from ..scenes import open_scene
from ..state import NOWHERE, Camp, Scene, Stack, rules
from ..steps import (
    ArrangeCamp,
    AskBackpack,
    CarryOut,
    DealWithThreat,
    Do,
    Hunt,
    Pause,
    Rest,
    RollOrSucceed,
    SaveWood,
    Steps,
)
from ..vocabulary import IfWeapon, Wound

ASK_ORDER = Message("ask-order")


@rules.asks(CarryOut)
def choose_next(camp: Camp, step: CarryOut) -> tuple[Decision, ...]:
    """The first player says which comes next; a token concerns the one planned first."""
    stacks = [stack for stack in camp.plan if stack.kind == step.kind and not waits(camp, stack)]
    if not stacks:
        return ()
    options = tuple([answers.do(each.name, each.pawns[0]) for each in stacks])
    return (Decision(camp.first, ASK_ORDER, options, always=anybody_can(camp)),)


@rules.happens(Do)
def do(camp: Camp, step: Do) -> None:
    """Neutral pawns that serve once are gone when the action is carried out."""
    stack = find(camp, step.stack)
    actor = leader(camp, stack)
    take_up(camp, stack)
    cards = [kept.card for kept in camp.kept]
    for pawn in stack.pawns:
        if pawn in cards:
            use(camp, pawn, actor)
    if takes_time(camp, stack.kind, stack.target):
        wear_off(camp, stack.kind, "time")
    begin_to_bring(camp)
    begin_to_find(camp)
    who = camp.people[actor].name
    camp.tell("acts", who=who, stack=stack.name, action=stack.kind, target=stack.target)
    camp.push(CarryOut(stack.kind))
    begin(camp, actor, stack)


def begin(camp: Camp, actor: int, stack: Stack) -> None:
    """Somebody acts: first come the dangers, then the action itself."""
    steps = [*_dangers(camp, stack), *_lacking(camp, stack), *_steps(stack.kind)]
    if stack.paid.wood:
        steps.append(SaveWood())
    open_scene(camp, Scene(actor, stack=stack), *steps)


def _steps(kind: Kind) -> tuple[Steps, ...]:
    match kind:
        case "threat":
            return (DealWithThreat(),)
        case "hunt":
            return (Hunt(),)
        case "arrange":
            return (Pause(), ArrangeCamp())
        case "rest":
            return (Rest(),)
        case "explore":
            return (RollOrSucceed(), AskBackpack())
        case _:
            return (RollOrSucceed(),)


@rules.happens(SaveWood)
def save_wood(camp: Camp, step: SaveWood) -> None:
    """A moment for economical construction, if there is still something to save."""
    stack = camp.scene.stack
    if stack is not None and stack.paid.wood and can_save(camp) is not None:
        camp.push(Pause())


# What comes before an action.


def _dangers(camp: Camp, stack: Stack) -> Iterator[Steps]:
    """Danger wounds whoever acts without a weapon: in that place, and in this action space."""
    space = where(stack.target)
    if is_apart(camp, stack.target):
        return
    if space == NOWHERE and stack.kind in ("build", "arrange", "rest"):
        space = camp.camp
    dangers = int(space != NOWHERE and "danger" in camp.spaces[space].tokens)
    if stack.kind != "hunt" and "danger" in camp.tokens.get(stack.kind, ()):
        wear_off(camp, stack.kind, "danger")
        dangers += 1
    if dangers:
        yield IfWeapon(1, (), (Wound(dangers),))


def _lacking(camp: Camp, stack: Stack) -> Iterator[Steps]:
    """Temporary weapons that were planned are used; then the weapon may have fallen meanwhile."""
    wanted = _weapon_for(camp, stack)
    actor = leader(camp, stack)
    for extra in stack.extras:
        if extra == FRENZY:
            wanted -= FRENZY_BONUS
        for card, power in [*at_hand(camp, actor)]:
            if card == extra:
                use(camp, card, actor)
                wanted -= power.temporary
    missing = wanted - camp.levels["weapon"]
    if missing > 0:
        yield IfWeapon(wanted, (), (Wound(missing),))


def _weapon_for(camp: Camp, stack: Stack) -> int:
    """The weapon level that an action requires; only threats do, and never as one of two ways."""
    threat = camp.threats[THREATS.index(stack.target)] if stack.kind == "threat" else None
    if threat is None or threat.card not in EVENTS:
        return 0
    return max([need.weapon for need in EVENTS[threat.card].remedy.needs])
