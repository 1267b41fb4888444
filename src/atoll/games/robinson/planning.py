"""Planning: all place pawns together, until everybody is ready.

The game waits for the first who is not ready, in turn order; all others may place, move and take
back pawns meanwhile. A stack that has too few or too many pawns keeps its leader from being ready.
"""

from collections.abc import Iterator

from ...kernel import Decision, Message, Option
from . import answers
from .cards.kinds import Need
from .deeds import Deed, deeds
from .facts import KINDS, Kind
from .items import has
from .neutral import HANDYMAN, HANDYMAN_PRICE, neutral_pawns
from .people import friday, pawns_of
from .state import Camp, Goods, Stack, in_force, rules
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
from .stores import can_pay, price

ASK_PLAN = Message("ask-plan")
AGAIN = ("hunt", "arrange", "rest")
AGAIN_BUILT = ("roof", "palisade", "weapon")
"""What may be done by several stacks in one round."""
CHANGES = 12
"""So often a player may take something back in a round."""
BAGS = ("basket", "sack")


@rules.happens(ActionPhase)
def action_phase(camp: Camp, step: ActionPhase) -> None:
    camp.phase = "action"
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
    menu = [*deeds(camp)]
    people = [seat]
    if seat == camp.first and (helper := friday(camp)) is not None:
        people.append(helper)
    options = [option for person in people for option in _leading(camp, person, menu)]
    for stack in camp.plan:
        options += _joining(camp, people, stack, menu)
    if can_be_ready(camp, seat, placed=not options):
        options.append(answers.ready(seat, is_ready=True))
    if camp.changes[seat]:
        options += _taking_back(camp, people)
    return options


def _leading(camp: Camp, person: int, menu: list[Deed]) -> Iterator[Option]:
    """Every deed that somebody's pawn may begin, with every price that can be paid."""
    who = camp.people[person].name
    if free_pawns(camp, person) == 0:
        return
    for deed in menu:
        if not may_lead(camp, person, deed) or not _is_open(camp, deed):
            continue
        for number, need in enumerate(deed.needs):
            if can_meet_need(camp, need, deed.kind):
                word = price_word(need) if len(deed.needs) > 1 else ""
                yield answers.lead(who, Lead(person, deed.kind, deed.target, number), word)


def price_word(need: Need) -> str:
    return need.item or ("wood" if need.wood else "fur" if need.fur else "food")


def _joining(camp: Camp, people: list[int], stack: Stack, menu: list[Deed]) -> Iterator[Option]:
    """Pawns that may join a stack: one's own, and neutral ones where one leads."""
    if len(stack.pawns) >= sizes(camp, stack, menu)[-1]:
        return
    for person in people:
        if free_pawns(camp, person) and may_join(camp, person, stack):
            yield answers.help_with(camp.people[person].name, stack.name)
    if leader(camp, stack) in people:
        for pawn in neutral_pawns(camp, stack.kind, leader(camp, stack)):
            yield answers.help_with(pawn, stack.name)
        if stack.kind == "gather":
            for bag in BAGS:
                if has(camp, bag) and not _is_used(camp, bag):
                    yield answers.use_with(bag, stack.name)


def _taking_back(camp: Camp, people: list[int]) -> Iterator[Option]:
    names = [camp.people[person].name for person in people]
    for stack in camp.plan:
        leads = leader(camp, stack) in people
        for pawn in dict.fromkeys(stack.pawns):
            if pawn in names or (leads and not _is_person(camp, pawn)):
                yield answers.withdraw(pawn, stack.name)


@rules.happens(Plan)
def all_are_ready(camp: Camp, step: Plan) -> None:
    """Nothing that happens from now on changes how many pawns an action takes."""
    menu = [*deeds(camp)]
    for stack in camp.plan:
        deed = next(each for each in menu if _is_of(stack, each))
        stack.sure = not deed.dice or len(stack.pawns) > sizes(camp, stack, menu)[0]


# What may be planned.


def free_pawns(camp: Camp, person: int) -> int:
    name = camp.people[person].name
    return pawns_of(camp, person) - sum([stack.pawns.count(name) for stack in camp.plan])


def may_lead(camp: Camp, person: int, deed: Deed) -> bool:
    """An own invention only its owner; some may do only some things in a round."""
    if deed.leader not in (None, person):
        return False
    for rule in camp.rules_of_round:
        if rule.word == "only" and rule.who == person and rule.round == camp.round:
            return deed.kind in rule.kinds
    return True


def _is_open(camp: Camp, deed: Deed) -> bool:
    """Most things can be tried only once in a round; and there are only so many beasts."""
    planned = [stack for stack in camp.plan if _is_of(stack, deed)]
    if deed.kind == "hunt":
        return len(planned) < len(camp.hunting.cards)
    return not planned or deed.kind in AGAIN or deed.target in AGAIN_BUILT


def _is_of(stack: Stack, deed: Deed) -> bool:
    return stack.kind == deed.kind and stack.target == deed.target


def may_join(camp: Camp, person: int, stack: Stack) -> bool:
    """After an argument pawns of two people work together only to make it up."""
    name = camp.people[person].name
    if name in stack.pawns or not in_force(camp, "no-teamwork"):
        return True
    return stack.kind == "threat" and _by_two(camp, stack)


def _by_two(camp: Camp, stack: Stack) -> bool:
    return any(deed.by_two for deed in deeds(camp) if _is_of(stack, deed))


def can_meet_need(camp: Camp, need: Need, kind: Kind) -> bool:
    if need.item and not has(camp, need.item):
        return False
    if camp.levels["weapon"] < need.weapon:
        return False
    return can_pay(camp.available, laid(camp, need, kind))


def laid(camp: Camp, need: Need, kind: Kind) -> Goods:
    """What is laid with the pawns: the first build action that costs wood may cost one more."""
    goods = price(need)
    if kind == "build" and goods.wood and "wood" in camp.tokens["build"] and not _burdened(camp):
        return goods + Goods(wood=1)
    return goods


def _burdened(camp: Camp) -> bool:
    return any("burden" in stack.extras for stack in camp.plan)


def leader(camp: Camp, stack: Stack) -> int:
    """Who acts."""
    return [person.name for person in camp.people].index(stack.pawns[0])


def _is_person(camp: Camp, pawn: str) -> bool:
    return any(person.name == pawn for person in camp.people)


def _is_used(camp: Camp, extra: str) -> bool:
    return any(extra in stack.extras for stack in camp.plan)


def sizes(camp: Camp, stack: Stack, menu: list[Deed]) -> tuple[int, ...]:
    """The numbers of pawns that a stack may have: the first of its kind may need one more."""
    found = next((deed.sizes for deed in menu if _is_of(stack, deed)), ())
    if not found:  # what it was for is no longer there, and it goes on as it was planned
        return (len(stack.pawns),)
    if _is_slow(camp, stack):
        return tuple([size + 1 for size in found])
    return found


def _is_slow(camp: Camp, stack: Stack) -> bool:
    """A time-consuming token concerns the first stack in its action space."""
    if "time" not in camp.tokens.get(stack.kind, ()):
        return False
    first = next(each for each in camp.plan if each.kind == stack.kind)
    return stack is first


def can_be_ready(camp: Camp, seat: int, *, placed: bool) -> bool:
    """All own pawns stand, or none has a place; and no stack that one leads wants a pawn."""
    people = [seat]
    if seat == camp.first and (helper := friday(camp)) is not None:
        people.append(helper)
    if not placed and free_pawns(camp, seat):
        return False
    menu = [*deeds(camp)]
    return all(
        is_complete(camp, stack, menu) for stack in camp.plan if leader(camp, stack) in people
    )


def is_complete(camp: Camp, stack: Stack, menu: list[Deed]) -> bool:
    if len(stack.pawns) not in sizes(camp, stack, menu):
        return False
    return not _by_two(camp, stack) or len({*stack.pawns}) > 1


# What happens.


def find(camp: Camp, name: str) -> Stack:
    return next(stack for stack in camp.plan if stack.name == name)


@rules.happens(Lead)
def lead(camp: Camp, step: Lead) -> None:
    """The resources are laid with the pawn, and nothing else can take them."""
    who = camp.people[step.person].name
    deed = next(
        each for each in deeds(camp) if (each.kind, each.target) == (step.kind, step.target)
    )
    need = deed.needs[step.need]
    paid = laid(camp, need, step.kind)
    stack = Stack(_new_name(camp, step), step.kind, step.target, [who], paid)
    if paid != price(need):
        stack.extras.append("burden")
    camp.available -= taken(camp, paid)
    stack.paid = paid
    camp.plan.append(stack)
    camp.tell("planned", who=who, stack=stack.name)


def taken(camp: Camp, goods: Goods) -> Goods:
    """Food that spoils is laid first."""
    food = min(camp.available.food, goods.food)
    return Goods(goods.wood, food, goods.food - food, goods.fur)


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
    camp.tell("joined", pawn=step.pawn, stack=step.stack)


@rules.happens(Withdraw)
def withdraw(camp: Camp, step: Withdraw) -> None:
    """Without its leader a stack is gone, and what was laid with it comes back."""
    stack = find(camp, step.stack)
    _change(camp, step.pawn)
    _dismiss_handyman(camp, stack, step.pawn)
    if stack.pawns[0] == step.pawn and stack.pawns.count(step.pawn) == 1:
        camp.plan.remove(stack)
        camp.available += stack.paid
    else:
        stack.pawns.reverse()
        stack.pawns.remove(step.pawn)
        stack.pawns.reverse()
    camp.tell("withdrawn", pawn=step.pawn, stack=step.stack)


def _dismiss_handyman(camp: Camp, stack: Stack, pawn: str) -> None:
    """His determination comes back if he goes, or if the stack is gone."""
    if HANDYMAN in stack.pawns and pawn in (HANDYMAN, stack.pawns[0]):
        handy = camp.people[leader(camp, stack)]
        handy.determination += HANDYMAN_PRICE
        handy.used.remove(HANDYMAN)


def _change(camp: Camp, pawn: str) -> None:
    """Friday and neutral pawns are the first player's changes."""
    names = [person.name for person in camp.people[: camp.seats]]
    camp.changes[names.index(pawn) if pawn in names else camp.first] -= 1


@rules.happens(UseWith)
def use_with(camp: Camp, step: UseWith) -> None:
    find(camp, step.stack).extras.append(step.extra)
    camp.tell("used-with", extra=step.extra, stack=step.stack)


@rules.happens(SayReady)
def say_ready(camp: Camp, step: SayReady) -> None:
    camp.ready[step.seat] = step.ready
    if not step.ready:
        camp.changes[step.seat] -= 1
    camp.tell("ready" if step.ready else "not-ready", seat=step.seat)
