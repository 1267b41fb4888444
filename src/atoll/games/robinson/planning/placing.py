"""What a player may do with pawns: begin something, help with it, take them back, be ready."""

from collections.abc import Iterable

from msgspec import Struct

from ....kernel import Option
from .. import answers
from ..camp.items import has
from ..cards.kinds import NOTHING
from ..state import Camp, Deed, Stack
from .deeds import Menu, menu
from .neutral import neutral_pawns
from .openings import Opening, still_open, with_aids
from .paying import ECONOMY, can_meet_need, can_save
from .stacks import (
    free_pawns,
    is_complete,
    is_person,
    leader,
    may_help,
    may_join,
    needs_nobody_else,
    one_completes,
    people_of,
    sizes,
    sizes_to_begin,
)

BAGS = ("basket", "sack")


class Planner(Struct, frozen=True):
    """A player who places pawns: the own, and as the first player those of Friday and of
    companions, too."""

    seat: int
    people: list[int]
    names: list[str]
    free: list[int]
    """The pawns of each that stand nowhere yet."""
    settled: bool
    """Who has taken back a lot begins only what needs nobody else, and adds to an own stack only
    what completes it."""
    saves: bool
    """Whether it is the Carpenter, who may still save a wood."""

    def leads(self, stack: Stack) -> bool:
        return stack.pawns[0] in self.names


def planner(camp: Camp, seat: int) -> Planner:
    people = people_of(camp, seat)
    names = [camp.people[person].name for person in people]
    free = [free_pawns(camp, person) for person in people]
    return Planner(seat, people, names, free, not camp.changes[seat], can_save(camp) == seat)


def plan_options(camp: Camp, seat: int) -> list[Option]:
    """All that a player may do while pawns are placed."""
    if camp.ready[seat]:
        return [answers.ready(seat, is_ready=False)] if camp.changes[seat] else []
    possible = menu(camp)
    who = planner(camp, seat)
    is_free = any(who.free)
    options = _leading(camp, who) if is_free else []
    for stack in camp.plan:
        if (is_free or who.leads(stack)) and _has_room(camp, who, stack, possible):
            options += _joining(camp, who, stack, possible)
        if who.saves or stack.kind == "gather":
            options += _using(camp, who, stack)
    if can_be_ready(camp, who, possible):
        options.append(answers.ready(seat, is_ready=True))
    options += _taking_back(camp, who, possible)
    return options


def _leading(camp: Camp, who: Planner) -> list[Option]:
    """Every deed that an own pawn may begin, with every price that can be paid."""
    options = []
    for person, free in zip(who.people, who.free, strict=True):
        for opening in _to_begin(camp, who, person) if free else ():
            for need, option in opening.prices:
                if need is NOTHING or can_meet_need(camp, need, opening.deed.kind):
                    options.append(option)
                if need.weapon or (who.saves and need.wood):
                    options += with_aids(camp, person, opening.deed, need)
    return options


def _to_begin(camp: Camp, who: Planner, person: int) -> Iterable[Opening]:
    openings = still_open(camp, person)
    if not who.settled:
        return openings
    return [each for each in openings if needs_nobody_else(camp, each.deed)]


def _joining(camp: Camp, who: Planner, stack: Stack, possible: Menu) -> list[Option]:
    """Pawns that may join a stack: one's own, and neutral ones where one leads."""
    pawns = []
    for person, name, free in zip(who.people, who.names, who.free, strict=True):
        if free and may_join(camp, person, stack, possible):
            pawns.append(name)
    if who.leads(stack):
        pawns += neutral_pawns(camp, stack.kind, stack.target, leader(camp, stack))
    return [answers.help_with(pawn, stack.name) for pawn in pawns]


def _has_room(camp: Camp, who: Planner, stack: Stack, possible: Menu) -> bool:
    if who.settled and who.leads(stack):
        return one_completes(camp, stack, possible)
    return len(stack.pawns) < sizes(camp, stack, possible)[-1]


def _using(camp: Camp, who: Planner, stack: Stack) -> list[Option]:
    """Bags, where one leads; and the Carpenter saves wood wherever some is laid."""
    extras = []
    if stack.kind == "gather" and who.leads(stack):
        extras += [bag for bag in BAGS if has(camp, bag) and not _is_used(camp, bag)]
    if who.saves and stack.paid.wood:
        extras.append(ECONOMY)
    return [answers.use_with(extra, stack.name) for extra in extras]


def _is_used(camp: Camp, bag: str) -> bool:
    return any(bag in stack.extras for stack in camp.plan)


def _taking_back(camp: Camp, who: Planner, possible: Menu) -> list[Option]:
    options = []
    for stack in camp.plan:
        leads = who.leads(stack)
        if who.settled and (not leads or is_complete(camp, stack, possible)):
            continue
        for pawn in dict.fromkeys(stack.pawns):
            if pawn in who.names or (leads and not is_person(camp, pawn)):
                options.append(answers.withdraw(pawn, stack.name))
    return options


# Being ready.


def can_be_ready(camp: Camp, who: Planner, possible: Menu) -> bool:
    """All own pawns stand, or none has a place; and every stack that one leads is complete."""
    if _is_unfinished(camp, who, possible):
        return False
    return who.free[0] == 0 or not _has_place(camp, who, possible)


def _is_unfinished(camp: Camp, who: Planner, possible: Menu) -> bool:
    """Whether a stack that one leads has too few pawns, or too many."""
    return any(who.leads(stack) and not is_complete(camp, stack, possible) for stack in camp.plan)


def _has_place(camp: Camp, who: Planner, possible: Menu) -> bool:
    """Whether an own pawn may join somebody, or begin something that needs nobody else's."""
    for stack in camp.plan:
        if _has_room(camp, who, stack, possible) and may_join(camp, who.seat, stack, possible):
            return True
    return any(_can_begin(camp, who, each.deed) for each in _to_begin(camp, who, who.seat))


def _can_begin(camp: Camp, who: Planner, deed: Deed) -> bool:
    """Nobody has to use anything that stands in for what is missing."""
    if sizes_to_begin(camp, deed)[0] > _means(camp, who, deed):
        return False
    return any(can_meet_need(camp, need, deed.kind) for need in deed.needs)


def _means(camp: Camp, who: Planner, deed: Deed) -> int:
    """How many pawns a player could place on something: the own, and those of who may help."""
    own, *others = [
        free if may_help(camp, person, deed.kind) else 0
        for person, free in zip(who.people, who.free, strict=True)
    ]
    if deed.by_two and not any(others):
        return 0
    return own + sum(others) + len(neutral_pawns(camp, deed.kind, deed.target, who.seat))
