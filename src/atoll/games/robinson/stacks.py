"""Stacks of pawns: who leads one, how many pawns it may have, and who may begin or join it."""

from .deeds import Deed, Menu
from .facts import Kind
from .people import called, friday, pawns_of
from .state import Camp, Stack, in_force

AGAIN = ("hunt", "arrange", "rest")
AGAIN_BUILT = ("roof", "palisade", "weapon")
"""What may be done by several stacks in one round."""


def find(camp: Camp, name: str) -> Stack:
    return next(stack for stack in camp.plan if stack.name == name)


def leader(camp: Camp, stack: Stack) -> int:
    """Who acts."""
    return called(camp, stack.pawns[0])


def is_person(camp: Camp, pawn: str) -> bool:
    return any(person.name == pawn for person in camp.people)


def people_of(camp: Camp, seat: int) -> list[int]:
    """For whom a player plans: the first player for Friday, too."""
    helper = friday(camp) if seat == camp.first else None
    return [seat] if helper is None else [seat, helper]


def free_pawns(camp: Camp, person: int) -> int:
    name = camp.people[person].name
    return pawns_of(camp, person) - sum([stack.pawns.count(name) for stack in camp.plan])


# How many pawns.


def is_of(stack: Stack, deed: Deed) -> bool:
    return stack.kind == deed.kind and stack.target == deed.target


def sizes(camp: Camp, stack: Stack, possible: Menu) -> tuple[int, ...]:
    """The numbers of pawns that a stack may have: the first of its kind may need one more."""
    deed = possible.get((stack.kind, stack.target))
    if deed is None:  # what it was for is no longer there, and it goes on as it was planned
        return (len(stack.pawns),)
    if "time" not in camp.tokens.get(stack.kind, ()):
        return deed.sizes
    first = next(each for each in camp.plan if each.kind == stack.kind)
    return _slowed(deed.sizes) if stack is first else deed.sizes


def sizes_to_begin(camp: Camp, deed: Deed) -> tuple[int, ...]:
    """The same for a stack that is not there yet."""
    if "time" not in camp.tokens.get(deed.kind, ()):
        return deed.sizes
    if any(stack.kind == deed.kind for stack in camp.plan):
        return deed.sizes
    return _slowed(deed.sizes)


def _slowed(usual: tuple[int, ...]) -> tuple[int, ...]:
    """A time-consuming token takes one pawn more."""
    return tuple([size + 1 for size in usual])


def is_complete(camp: Camp, stack: Stack, possible: Menu) -> bool:
    if len(stack.pawns) not in sizes(camp, stack, possible):
        return False
    return not _by_two(stack, possible) or len({*stack.pawns}) > 1


def _by_two(stack: Stack, possible: Menu) -> bool:
    deed = possible.get((stack.kind, stack.target))
    return deed is not None and deed.by_two


# Who may do what.


def may_do(camp: Camp, person: int, kind: Kind) -> bool:
    """Some may do only some things in a round."""
    for rule in camp.rules_of_round:
        if rule.word == "only" and rule.who == person and rule.round == camp.round:
            return kind in rule.kinds
    return True


def may_lead(camp: Camp, person: int, deed: Deed) -> bool:
    """An own invention only its owner."""
    return deed.leader in (None, person) and may_do(camp, person, deed.kind)


def may_join(camp: Camp, person: int, stack: Stack, possible: Menu) -> bool:
    """Friday leads nobody but neutral pawns. After an argument pawns of two people work together
    only to make it up.
    """
    if not may_do(camp, person, stack.kind) or leader(camp, stack) >= camp.seats:
        return False
    if camp.people[person].name in stack.pawns or not in_force(camp, "no-teamwork"):
        return True
    return _by_two(stack, possible)


def is_open(camp: Camp, deed: Deed) -> bool:
    """Most things can be tried only once in a round; and there are only so many beasts."""
    if deed.kind == "hunt":
        hunts = [stack for stack in camp.plan if stack.kind == "hunt"]
        return len(hunts) < len(camp.hunting.cards)
    if deed.kind in AGAIN or deed.target in AGAIN_BUILT:
        return True
    return not any(is_of(stack, deed) for stack in camp.plan)
