"""Planning: all place pawns together, until everybody is ready.

The game waits for the first who is not ready, in turn order; all others may place, move and take
back pawns meanwhile. A stack that has too few or too many pawns keeps its leader from being ready.
"""

from collections.abc import Iterator

from ....kernel import Decision, Message
from .. import answers
from ..camp.stores import price
from ..facts import KINDS
from ..state import Camp, Stack, rules
from ..steps import (
    ActionPhase,
    CarryOut,
    EndActionPhase,
    Help,
    Lead,
    Plan,
    SayReady,
    UseWith,
    Withdraw,
)
from ..who import called, seat_of
from .deeds import menu, menu_changed
from .neutral import HANDYMAN, HANDYMAN_PRICE
from .paying import BURDEN, ECONOMY, ONE_WOOD, laid, lay_aid, take_back_aids, taken
from .placing import plan_options, wants_pawns
from .stacks import find, is_person, is_sure, leader, names_of

ASK_PLAN = Message("ask-plan")
CHANGES = 12
"""So often a player may take something back in a round; after that only what is incomplete."""


@rules.happens(ActionPhase)
def action_phase(camp: Camp, step: ActionPhase) -> None:
    camp.phase = "action"
    menu_changed(camp)
    camp.plan = []
    camp.ready = [False] * camp.seats
    camp.changes = [CHANGES] * camp.seats
    camp.push_all(Plan(), *[CarryOut(kind) for kind in KINDS], EndActionPhase())


# Asking.


@rules.asks(Plan)
def plan(camp: Camp, step: Plan) -> tuple[Decision, ...]:
    """The first player who is not ready, in turn order."""
    seat = _next_to_plan(camp)
    if seat is None:
        return ()
    return (Decision(seat, ASK_PLAN, tuple(plan_options(camp, seat)), always=True),)


def plan_besides(camp: Camp) -> Iterator[Decision]:
    """What the others may do while the game waits for one."""
    awaited = _next_to_plan(camp)
    for seat in range(camp.seats):
        if seat != awaited:
            options = tuple(plan_options(camp, seat))
            if options:
                yield Decision(seat, ASK_PLAN, options, must=False)


def _next_to_plan(camp: Camp) -> int | None:
    for each in range(camp.seats):
        seat = (camp.first + each) % camp.seats
        if not camp.ready[seat]:
            return seat
    return None


@rules.happens(Plan)
def all_are_ready(camp: Camp, step: Plan) -> None:
    """Nothing that happens from now on changes how many pawns an action takes."""
    possible = menu(camp)
    for stack in camp.plan:
        stack.sure = is_sure(camp, stack, possible)


def go_on(camp: Camp) -> None:
    """Planning goes on, whether the game has waited for this answer or it came besides."""
    if not isinstance(camp.step, Plan):
        camp.push(Plan())


# What happens.


@rules.happens(Lead)
def lead(camp: Camp, step: Lead) -> None:
    """The resources are laid with the pawn, and nothing else can take them."""
    who = camp.people[step.person].name
    need = menu(camp)[step.kind, step.target].needs[step.need]
    goods = laid(camp, need, step.kind)
    stack = Stack(_new_name(camp, step), step.kind, step.target, [who])
    if goods != price(need):
        stack.extras.append(BURDEN)
    if step.aid:
        lay_aid(camp, stack, step.aid)
    if goods:
        stack.paid = taken(camp, goods - ONE_WOOD if step.aid == ECONOMY else goods)
        camp.available -= stack.paid
    camp.plan.append(stack)
    camp.tell("planned", who=who, stack=stack.name, action=stack.kind, target=stack.target)
    go_on(camp)


def _new_name(camp: Camp, step: Lead) -> str:
    name = unique = answers.stack_name(step.kind, step.target)
    names = [stack.name for stack in camp.plan]
    number = 2
    while unique in names:
        unique = f"{name}-{number}"
        number += 1
    return unique


@rules.happens(Help)
def help_stack(camp: Camp, step: Help) -> None:
    stack = find(camp, step.stack)
    stack.pawns.append(step.pawn)
    if step.pawn == HANDYMAN:
        handy = camp.people[leader(camp, stack)]
        handy.determination -= HANDYMAN_PRICE
        handy.used.append(HANDYMAN)
    camp.tell("joined", pawn=step.pawn, stack=step.stack, action=stack.kind, target=stack.target)
    go_on(camp)


@rules.happens(UseWith)
def use_with(camp: Camp, step: UseWith) -> None:
    stack = find(camp, step.stack)
    if step.extra == ECONOMY:
        lay_aid(camp, stack, ECONOMY)
        stack.paid -= ONE_WOOD
        camp.available += ONE_WOOD
    else:
        stack.extras.append(step.extra)
    camp.tell(
        "used-with", extra=step.extra, stack=step.stack, action=stack.kind, target=stack.target
    )
    go_on(camp)


@rules.happens(Withdraw)
def withdraw(camp: Camp, step: Withdraw) -> None:
    """Without its leader a stack is gone, and what was laid with it comes back."""
    stack = find(camp, step.stack)
    _change(camp, _who_takes_back(camp, stack, step.pawn))
    if stack.pawns[0] == step.pawn and stack.pawns.count(step.pawn) == 1:
        _dissolve(camp, stack)
    else:
        last = len(stack.pawns) - 1 - stack.pawns[::-1].index(step.pawn)
        del stack.pawns[last]
        if step.pawn == HANDYMAN:
            _dismiss_handyman(camp, stack)
    camp.tell("withdrawn", pawn=step.pawn, stack=step.stack, action=stack.kind, target=stack.target)
    _call_back(camp)
    go_on(camp)


def _who_takes_back(camp: Camp, stack: Stack, pawn: str) -> int:
    """Whoever leads takes back the neutral pawns."""
    return seat_of(camp, called(camp, pawn) if is_person(camp, pawn) else leader(camp, stack))


def _dissolve(camp: Camp, stack: Stack) -> None:
    camp.plan.remove(stack)
    camp.available += stack.paid
    take_back_aids(camp, stack)
    if HANDYMAN in stack.pawns:
        _dismiss_handyman(camp, stack)
    if BURDEN in stack.extras:
        _pass_on_burden(camp)


def _pass_on_burden(camp: Camp) -> None:
    """The extra wood that has just come back is laid with the next build action that costs wood."""
    for stack in camp.plan:
        if stack.kind == "build" and (stack.paid.wood or ECONOMY in stack.extras):
            stack.extras.append(BURDEN)
            stack.paid += ONE_WOOD
            camp.available -= ONE_WOOD
            return


def _dismiss_handyman(camp: Camp, stack: Stack) -> None:
    """His determination comes back."""
    handy = camp.people[leader(camp, stack)]
    handy.determination += HANDYMAN_PRICE
    handy.used.remove(HANDYMAN)


def _call_back(camp: Camp) -> None:
    """Whoever leads a stack that now wants a pawn is no longer ready."""
    for seat in range(camp.seats):
        if camp.ready[seat] and wants_pawns(camp, names_of(camp, seat), menu(camp)):
            camp.ready[seat] = False
            camp.tell("not-ready", seat=seat)


def _change(camp: Camp, seat: int) -> None:
    camp.changes[seat] = max(camp.changes[seat] - 1, 0)


@rules.happens(SayReady)
def say_ready(camp: Camp, step: SayReady) -> None:
    camp.ready[step.seat] = step.ready
    if not step.ready:
        _change(camp, step.seat)
    camp.tell("ready" if step.ready else "not-ready", seat=step.seat)
    go_on(camp)
