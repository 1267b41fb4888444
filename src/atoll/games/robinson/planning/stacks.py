"""Stacks of pawns: who leads one, how many pawns it may have, and who may begin or join it."""

from ..facts import HELPER_PAWNS, KINDS, PAWNS, Kind
from ..scenarios.frame import scenario
from ..state import Camp, Deed, Person, Stack, in_force
from ..who import FRIDAY, called, companions, friday, is_companion
from .deeds import Menu, takes_time


def find(camp: Camp, name: str) -> Stack:
    for stack in camp.plan:
        if stack.name == name:
            return stack
    raise ValueError(f"there is no stack {name}")


def leader(camp: Camp, stack: Stack) -> int:
    """Who acts."""
    return called(camp, stack.pawns[0])


def is_person(camp: Camp, pawn: str) -> bool:
    return pawn in [person.name for person in camp.people]


def people_of(camp: Camp, seat: int) -> list[int]:
    """For whom a player plans: the first player for Friday and companions, too."""
    if seat != camp.first:
        return [seat]
    helper = friday(camp)
    return [seat, *([] if helper is None else [helper]), *companions(camp)]


def free_pawns(camp: Camp, person: int) -> int:
    name, free = camp.people[person].name, pawns_of(camp, person)
    for stack in camp.plan:
        free -= stack.pawns.count(name)
    return free


def pawns_of(camp: Camp, person: int) -> int:
    """How many pawns somebody has in this round."""
    somebody: Person = camp.people[person]
    if person >= camp.seats:
        return 0 if somebody.away else HELPER_PAWNS
    return 1 if in_force(camp, "one-pawn", person) else PAWNS


# How many pawns.


def sizes(camp: Camp, stack: Stack, possible: Menu) -> tuple[int, ...]:
    """The numbers of pawns that a stack may have: the first of its kind may need one more."""
    deed = possible.get((stack.kind, stack.target))
    if deed is None:  # what it was for is no longer there, and it goes on as it was planned
        return (len(stack.pawns),)
    more = scenario(camp).pawns_after(camp, deed, stack)
    if takes_time(camp, stack.kind, stack.target):
        more += stack is first_to_slow(camp, stack.kind)
    return _with_more(deed.sizes, more)


def first_to_slow(camp: Camp, kind: Kind) -> Stack | None:
    """The stack that a time-consuming token concerns: the one planned first."""
    for stack in camp.plan:
        if stack.kind == kind and takes_time(camp, kind, stack.target):
            return stack
    return None


def waits(camp: Camp, stack: Stack) -> bool:
    """Whether a token concerns another stack, which has to be carried out before this one."""
    slow = takes_time(camp, stack.kind, stack.target)
    return slow and stack is not first_to_slow(camp, stack.kind)


def sizes_to_begin(camp: Camp, deed: Deed) -> tuple[int, ...]:
    """The same for a stack that is not there yet."""
    more = scenario(camp).pawns_after(camp, deed)
    if takes_time(camp, deed.kind, deed.target):
        more += first_to_slow(camp, deed.kind) is None
    return _with_more(deed.sizes, more)


def needs_nobody_else(camp: Camp, deed: Deed) -> bool:
    """Nor will it, even if the stack that a token slows down is taken back."""
    slow = takes_time(camp, deed.kind, deed.target)
    return 1 in deed.sizes and not deed.by_two and not slow


def _with_more(usual: tuple[int, ...], more: int) -> tuple[int, ...]:
    """A time-consuming token takes one pawn more, and the scenario may."""
    return tuple([size + more for size in usual]) if more else usual


def is_complete(camp: Camp, stack: Stack, possible: Menu) -> bool:
    if len(stack.pawns) not in sizes(camp, stack, possible):
        return False
    return not _by_two(stack, possible) or len({*stack.pawns}) > 1


def one_completes(camp: Camp, stack: Stack, possible: Menu) -> bool:
    """Whether one more pawn of whoever leads it is all that a stack lacks."""
    if _by_two(stack, possible) and len({*stack.pawns}) == 1:
        return False
    return len(stack.pawns) + 1 in sizes(camp, stack, possible)


def is_sure(camp: Camp, stack: Stack, possible: Menu) -> bool:
    """Whether it succeeds without dice, with the pawns that it has."""
    deed = possible.get((stack.kind, stack.target))
    return deed is None or not deed.dice or len(stack.pawns) > sizes(camp, stack, possible)[0]


def _by_two(stack: Stack, possible: Menu) -> bool:
    deed = possible.get((stack.kind, stack.target))
    return deed is not None and deed.by_two


# Who may do what.


def kinds_for(camp: Camp, person: int) -> tuple[Kind, ...]:
    """Some may do only some things in a round, and companions nothing but rest."""
    if is_companion(camp, person):
        return ("rest",)
    for rule in camp.rules_of_round:
        if rule.word == "only" and rule.who == person and rule.round == camp.round:
            return rule.kinds
    return KINDS


def may_do(camp: Camp, person: int, kind: Kind) -> bool:
    return kind in kinds_for(camp, person)


def may_help(camp: Camp, person: int, kind: Kind) -> bool:
    """Companions are no help to anybody."""
    return may_do(camp, person, kind) and not is_companion(camp, person)


def may_lead(camp: Camp, person: int, deed: Deed) -> bool:
    """An own invention only its owner."""
    if not deed.friday and person == friday(camp):
        return False
    return deed.leader in (None, person) and may_do(camp, person, deed.kind)


def may_join(camp: Camp, person: int, stack: Stack, possible: Menu) -> bool:
    """Friday leads nobody but neutral pawns. After an argument pawns of two people work together
    only to make it up.
    """
    if not may_help(camp, person, stack.kind) or stack.pawns[0] == FRIDAY:
        return False
    if camp.people[person].name in stack.pawns or not in_force(camp, "no-teamwork"):
        return True
    return _by_two(stack, possible)


def begun(camp: Camp) -> list[tuple[Kind, str]]:
    """By kind and target, what there are stacks for."""
    return [(stack.kind, stack.target) for stack in camp.plan]


def is_open(camp: Camp, deed: Deed) -> bool:
    """Most things can be tried only once in a round; and there are only so many beasts."""
    return begun(camp).count((deed.kind, deed.target)) < deed.most
