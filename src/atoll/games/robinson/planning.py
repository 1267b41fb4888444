"""Planning: all place pawns together, until everybody is ready.

The game waits for the first who is not ready, in turn order; all others may place, move and take
back pawns meanwhile. A stack that has too few or too many pawns keeps its leader from being ready.
"""

from collections.abc import Iterator

from ...kernel import Decision, Message, Option
from . import answers
from .deeds import Deed, Menu, menu, menu_changed
from .facts import KINDS
from .items import has
from .neutral import HANDYMAN, HANDYMAN_PRICE, neutral_pawns
from .paying import (
    BURDEN,
    ECONOMY,
    ONE_WOOD,
    aids,
    can_meet_need,
    can_save,
    laid,
    lay_aid,
    price_word,
    take_back_aids,
    taken,
)
from .people import called, seat_of
from .stacks import (
    find,
    free_pawns,
    is_complete,
    is_open,
    is_person,
    leader,
    may_join,
    may_lead,
    people_of,
    sizes,
    sizes_to_begin,
)
from .state import Camp, Stack, rules
from .steps import (
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
from .stores import price

ASK_PLAN = Message("ask-plan")
CHANGES = 12
"""So often a player may take something back in a round; after that only what is incomplete."""
BAGS = ("basket", "sack")


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


def plan_options(camp: Camp, seat: int) -> list[Option]:
    if camp.ready[seat]:
        return [answers.ready(seat, is_ready=False)] if camp.changes[seat] else []
    possible = menu(camp)
    people = people_of(camp, seat)
    options = [option for person in people for option in _leading(camp, person, possible)]
    for stack in camp.plan:
        options += _joining(camp, people, stack, possible)
        options += _using(camp, seat, stack)
    if _can_be_ready(camp, seat, possible):
        options.append(answers.ready(seat, is_ready=True))
    options += _taking_back(camp, seat, possible)
    return options


def _leading(camp: Camp, person: int, possible: Menu) -> Iterator[Option]:
    """Every deed that somebody's pawn may begin, with every price that can be paid."""
    who = camp.people[person].name
    for deed in _to_begin(camp, person, possible):
        for number, need in enumerate(deed.needs):
            word = price_word(need) if len(deed.needs) > 1 else ""
            lead = Lead(person, deed.kind, deed.target, number)
            if can_meet_need(camp, need, deed.kind):
                yield answers.lead(who, lead, word)
            for aid in aids(camp, person, need, deed.kind):
                lead = Lead(person, deed.kind, deed.target, number, aid)
                yield answers.lead(who, lead, f"{word} {aid}".lstrip())


def _to_begin(camp: Camp, person: int, possible: Menu) -> Iterator[Deed]:
    """Who has taken back a lot begins only what needs nobody else."""
    if free_pawns(camp, person) == 0:
        return
    settled = not camp.changes[seat_of(camp, person)]
    for deed in possible.values():
        alone = 1 in sizes_to_begin(camp, deed) and not deed.by_two
        if (alone or not settled) and may_lead(camp, person, deed) and is_open(camp, deed):
            yield deed


def _joining(camp: Camp, people: list[int], stack: Stack, possible: Menu) -> Iterator[Option]:
    """Pawns that may join a stack: one's own, and neutral ones where one leads."""
    if not _has_room(camp, people, stack, possible):
        return
    for person in people:
        if free_pawns(camp, person) and may_join(camp, person, stack, possible):
            yield answers.help_with(camp.people[person].name, stack.name)
    if leader(camp, stack) in people:
        for pawn in neutral_pawns(camp, stack.kind, leader(camp, stack)):
            yield answers.help_with(pawn, stack.name)


def _has_room(camp: Camp, people: list[int], stack: Stack, possible: Menu) -> bool:
    """Who has taken back a lot adds to an own stack only what completes it."""
    numbers = sizes(camp, stack, possible)
    if leader(camp, stack) in people and not camp.changes[people[0]]:
        return len(stack.pawns) + 1 in numbers
    return len(stack.pawns) < numbers[-1]


def _using(camp: Camp, seat: int, stack: Stack) -> Iterator[Option]:
    """Bags, where one leads; and the Carpenter saves wood wherever some is laid."""
    if stack.kind == "gather" and leader(camp, stack) in people_of(camp, seat):
        for bag in BAGS:
            if has(camp, bag) and not any(bag in each.extras for each in camp.plan):
                yield answers.use_with(bag, stack.name)
    if stack.paid.wood and can_save(camp) == seat:
        yield answers.use_with(ECONOMY, stack.name)


def _taking_back(camp: Camp, seat: int, possible: Menu) -> Iterator[Option]:
    people = people_of(camp, seat)
    names = [camp.people[person].name for person in people]
    for stack in camp.plan:
        leads = leader(camp, stack) in people
        if not camp.changes[seat] and (not leads or is_complete(camp, stack, possible)):
            continue
        for pawn in dict.fromkeys(stack.pawns):
            if pawn in names or (leads and not is_person(camp, pawn)):
                yield answers.withdraw(pawn, stack.name)


# Being ready.


def _can_be_ready(camp: Camp, seat: int, possible: Menu) -> bool:
    """All own pawns stand, or none has a place; and no stack that one leads wants a pawn."""
    if _wants_pawns(camp, seat, possible):
        return False
    return free_pawns(camp, seat) == 0 or not _has_place(camp, seat, possible)


def _wants_pawns(camp: Camp, seat: int, possible: Menu) -> bool:
    people = people_of(camp, seat)
    led = [stack for stack in camp.plan if leader(camp, stack) in people]
    return not all(is_complete(camp, stack, possible) for stack in led)


def _has_place(camp: Camp, seat: int, possible: Menu) -> bool:
    """Whether an own pawn may join somebody, or begin something that needs nobody else's."""
    for stack in camp.plan:
        if _has_room(camp, [seat], stack, possible) and may_join(camp, seat, stack, possible):
            return True
    return any(
        _can_begin(camp, seat, deed) and sizes_to_begin(camp, deed)[0] <= _means(camp, seat, deed)
        for deed in _to_begin(camp, seat, possible)
    )


def _can_begin(camp: Camp, seat: int, deed: Deed) -> bool:
    """Nobody has to use anything that stands in for what is missing."""
    return any(can_meet_need(camp, need, deed.kind) for need in deed.needs)


def _means(camp: Camp, seat: int, deed: Deed) -> int:
    """How many pawns a player could place on something."""
    others = [free_pawns(camp, person) for person in people_of(camp, seat)[1:]]
    if deed.by_two and not any(others):
        return 0
    neutral = len([*neutral_pawns(camp, deed.kind, seat)])
    return free_pawns(camp, seat) + sum(others) + neutral


@rules.happens(Plan)
def all_are_ready(camp: Camp, step: Plan) -> None:
    """Nothing that happens from now on changes how many pawns an action takes."""
    possible = menu(camp)
    for stack in camp.plan:
        deed = possible.get((stack.kind, stack.target))
        rolls = deed is not None and deed.dice
        stack.sure = not rolls or len(stack.pawns) > sizes(camp, stack, possible)[0]


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
    stack.paid = taken(camp, goods - ONE_WOOD if step.aid == ECONOMY else goods)
    camp.available -= stack.paid
    camp.plan.append(stack)
    camp.tell("planned", who=who, stack=stack.name, action=stack.kind, target=stack.target)
    go_on(camp)


def _new_name(camp: Camp, step: Lead) -> str:
    name = answers.action_name(step.kind, step.target).replace(" ", "-")
    names = [stack.name for stack in camp.plan]
    number = 2
    unique = name
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


def _dismiss_handyman(camp: Camp, stack: Stack) -> None:
    """His determination comes back."""
    handy = camp.people[leader(camp, stack)]
    handy.determination += HANDYMAN_PRICE
    handy.used.remove(HANDYMAN)


def _call_back(camp: Camp) -> None:
    """Whoever leads a stack that now wants a pawn is no longer ready."""
    for seat in range(camp.seats):
        if camp.ready[seat] and _wants_pawns(camp, seat, menu(camp)):
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
