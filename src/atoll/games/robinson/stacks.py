"""Stacks of pawns: who leads one, how many pawns it may have, and who may begin or join it."""

from .deeds import Deed
from .facts import Kind
from .people import friday, pawns_of
from .state import Camp, Stack, in_force

AGAIN = ("hunt", "arrange", "rest")
AGAIN_BUILT = ("roof", "palisade", "weapon")
"""What may be done by several stacks in one round."""


def find(camp: Camp, name: str) -> Stack:
    return next(stack for stack in camp.plan if stack.name == name)


def leader(camp: Camp, stack: Stack) -> int:
    """Who acts."""
    return [person.name for person in camp.people].index(stack.pawns[0])


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


def sizes(camp: Camp, stack: Stack, menu: list[Deed]) -> tuple[int, ...]:
    """The numbers of pawns that a stack may have: the first of its kind may need one more."""
    found = next((deed.sizes for deed in menu if is_of(stack, deed)), ())
    if not found:  # what it was for is no longer there, and it goes on as it was planned
        return (len(stack.pawns),)
    first = next(each for each in camp.plan if each.kind == stack.kind)
    return _slowed(camp, stack.kind, found) if stack is first else found


def sizes_to_begin(camp: Camp, deed: Deed) -> tuple[int, ...]:
    """The same for a stack that is not there yet."""
    if any(stack.kind == deed.kind for stack in camp.plan):
        return deed.sizes
    return _slowed(camp, deed.kind, deed.sizes)


def _slowed(camp: Camp, kind: Kind, usual: tuple[int, ...]) -> tuple[int, ...]:
    if "time" in camp.tokens.get(kind, ()):
        return tuple([size + 1 for size in usual])
    return usual


def is_complete(camp: Camp, stack: Stack, menu: list[Deed]) -> bool:
    if len(stack.pawns) not in sizes(camp, stack, menu):
        return False
    return not _by_two(stack, menu) or len({*stack.pawns}) > 1


def _by_two(stack: Stack, menu: list[Deed]) -> bool:
    return any(deed.by_two for deed in menu if is_of(stack, deed))


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


def may_join(camp: Camp, person: int, stack: Stack, menu: list[Deed]) -> bool:
    """Friday leads nobody but neutral pawns. After an argument pawns of two people work together
    only to make it up.
    """
    if not may_do(camp, person, stack.kind) or leader(camp, stack) >= camp.seats:
        return False
    if camp.people[person].name in stack.pawns or not in_force(camp, "no-teamwork"):
        return True
    return _by_two(stack, menu)


def is_open(camp: Camp, deed: Deed) -> bool:
    """Most things can be tried only once in a round; and there are only so many beasts."""
    planned = [stack for stack in camp.plan if is_of(stack, deed)]
    if deed.kind == "hunt":
        return len(planned) < len(camp.hunting.cards)
    return not planned or deed.kind in AGAIN or deed.target in AGAIN_BUILT
