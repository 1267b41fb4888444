"""In which order the planned actions are carried out, and who and what belongs to each."""

from ....kernel import Decision, Message
from .. import answers
from ..deeds import where
from ..facts import Kind
from ..kept import use_up
from ..people import wound
from ..planning import find, leader
from ..scenes import open_scene
from ..state import NOWHERE, Camp, Scene, Stack, rules
from ..steps import (
    ArrangeCamp,
    CarryOut,
    DealWithThreat,
    Do,
    Hunt,
    Pause,
    Rest,
    RollOrSucceed,
    Steps,
)

ASK_ORDER = Message("ask-order")


@rules.asks(CarryOut)
def choose_next(camp: Camp, step: CarryOut) -> tuple[Decision, ...]:
    """The first player says which comes next; a token concerns the one planned first."""
    stacks = [stack for stack in camp.plan if stack.kind == step.kind]
    if "time" in camp.tokens.get(step.kind, ()):
        stacks = stacks[:1]
    if not stacks:
        return ()
    return (Decision(camp.first, ASK_ORDER, tuple([answers.do(each.name) for each in stacks])),)


@rules.happens(Do)
def do(camp: Camp, step: Do) -> None:
    """Neutral pawns that serve once are gone when the action is carried out."""
    stack = find(camp, step.stack)
    actor = leader(camp, stack)
    camp.plan.remove(stack)
    cards = [kept.card for kept in camp.kept]
    for pawn in stack.pawns:
        if pawn in cards:
            use_up(camp, pawn)
    if "time" in camp.tokens.get(stack.kind, ()):
        camp.tokens[stack.kind].remove("time")
    camp.tell("acts", who=camp.people[actor].name, stack=stack.name)
    camp.push(CarryOut(stack.kind))
    open_scene(camp, Scene(actor, stack=stack), *_steps(camp, stack.kind))
    meet_danger(camp, stack)


def _steps(camp: Camp, kind: Kind) -> tuple["Steps", ...]:
    match kind:
        case "threat":
            return (DealWithThreat(),)
        case "hunt":
            return (Hunt(),)
        case "arrange":
            return (Pause(), ArrangeCamp())
        case "rest":
            return (Rest(),)
        case _:
            return (RollOrSucceed(),)


def meet_danger(camp: Camp, stack: Stack) -> None:
    """Danger wounds whoever acts without a weapon: in that place, or in this action space."""
    space = where(stack.target) if stack.kind in ("gather", "explore") else NOWHERE
    if stack.kind in ("build", "arrange", "rest"):
        space = camp.camp
    here = space != NOWHERE and "danger" in camp.spaces[space].tokens
    waiting = stack.kind != "hunt" and "danger" in camp.tokens.get(stack.kind, ())
    if waiting:
        camp.tokens[stack.kind].remove("danger")
    if (here or waiting) and camp.levels["weapon"] < 1:
        wound(camp, camp.scene.actor, 1)
