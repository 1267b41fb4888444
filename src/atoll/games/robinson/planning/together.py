"""Planning: all place pawns together, until everybody is ready.

The game waits for the first who is not ready, in turn order; all others may place, move and take
back pawns meanwhile. A stack that has too few or too many pawns keeps its leader from being ready,
and a pawn that has a place but stands nowhere its owner. Whoever was ready before somebody brought
that about is called back, at the latest when the others are ready.
"""

from collections.abc import Iterator

from ....kernel import Decision, Message
from .. import answers
from ..camp.stores import give_back
from ..people.spirits import lay_determination, take_determination_back
from ..state import Camp, Stack, rules
from ..steps import (
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
from .paying import BURDEN, ECONOMY, lay_aid, lay_price, pass_on_burden, save_wood, take_back_aids
from .placing import can_be_ready, plan_options, planner
from .stacks import find, is_person, is_sure, leader

ASK_PLAN = Message("ask-plan")
CHANGES = 12
"""So often a player may take something back in a round; after that only what is incomplete."""


def begin_planning(camp: Camp) -> None:
    """No pawns stand anywhere yet."""
    menu_changed(camp)
    camp.plan = []
    camp.ready = [False] * camp.seats
    camp.changes = [CHANGES] * camp.seats
    camp.push(Plan())


def take_up(camp: Camp, stack: Stack) -> None:
    """An action is carried out, and its pawns stand in the plan no longer."""
    camp.plan.remove(stack)
    if stack.kind == "build":
        camp.tried.append(stack.target)


def may_try_again(camp: Camp) -> None:
    """In the next round everything may be built again."""
    camp.tried.clear()


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
    _call_back(camp)
    if not isinstance(camp.step, Plan):
        camp.push(Plan())


def _call_back(camp: Camp) -> None:
    """Whoever could not say so now is no longer ready, for what others have planned or used."""
    possible = menu(camp)
    for seat in range(camp.seats):
        if camp.ready[seat] and not can_be_ready(camp, planner(camp, seat), possible):
            camp.ready[seat] = False
            camp.tell("not-ready", seat=seat)


# What happens.


@rules.happens(Lead)
def lead(camp: Camp, step: Lead) -> None:
    """What it requires is laid with the pawn."""
    who = camp.people[step.person].name
    stack = Stack(_new_name(camp, step), step.kind, step.target, [who])
    lay_price(camp, stack, menu(camp)[step.kind, step.target].needs[step.need], step.aid)
    camp.plan.append(stack)
    camp.tell("planned", who=who, stack=stack.name, action=stack.kind, target=stack.target)
    go_on(camp)


def _new_name(camp: Camp, step: Lead) -> str:
    names, number = [stack.name for stack in camp.plan], 1
    while (name := answers.stack_name(step.kind, step.target, number)) in names:
        number += 1
    return name


@rules.happens(Help)
def help_stack(camp: Camp, step: Help) -> None:
    stack = find(camp, step.stack)
    stack.pawns.append(step.pawn)
    if step.pawn == HANDYMAN:
        lay_determination(camp, leader(camp, stack), HANDYMAN, HANDYMAN_PRICE)
    camp.tell("joined", pawn=step.pawn, stack=step.stack, action=stack.kind, target=stack.target)
    go_on(camp)


@rules.happens(UseWith)
def use_with(camp: Camp, step: UseWith) -> None:
    stack = find(camp, step.stack)
    if step.extra == ECONOMY:
        save_wood(camp, stack)
    else:
        lay_aid(camp, stack, step.extra)
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
    go_on(camp)


def _who_takes_back(camp: Camp, stack: Stack, pawn: str) -> int:
    """Whoever leads takes back the neutral pawns."""
    return seat_of(camp, called(camp, pawn) if is_person(camp, pawn) else leader(camp, stack))


def _dissolve(camp: Camp, stack: Stack) -> None:
    camp.plan.remove(stack)
    give_back(camp, stack.paid)
    take_back_aids(camp, stack)
    if HANDYMAN in stack.pawns:
        _dismiss_handyman(camp, stack)
    if BURDEN in stack.extras:
        pass_on_burden(camp)


def _dismiss_handyman(camp: Camp, stack: Stack) -> None:
    """His determination comes back."""
    take_determination_back(camp, leader(camp, stack), HANDYMAN, HANDYMAN_PRICE)


def _change(camp: Camp, seat: int) -> None:
    camp.changes[seat] = max(camp.changes[seat] - 1, 0)


@rules.happens(SayReady)
def say_ready(camp: Camp, step: SayReady) -> None:
    camp.ready[step.seat] = step.ready
    if not step.ready:
        _change(camp, step.seat)
    camp.tell("ready" if step.ready else "not-ready", seat=step.seat)
    go_on(camp)
