"""Why a pawn cannot be placed or taken back like that, and why somebody cannot be ready."""

from ....kernel import Refused
from .. import answers, arguments, grammar
from ..facts import Kind
from ..planning.deeds import menu
from ..planning.paying import ECONOMY
from ..planning.placing import plan_options
from ..planning.stacks import (
    free_pawns,
    is_complete,
    is_open,
    is_person,
    leader,
    may_do,
    may_join,
    needs_nobody_else,
    one_completes,
    people_of,
    sizes,
)
from ..planning.together import CHANGES
from ..scenarios.frame import scenario
from ..state import Camp, Deed, Stack
from ..steps import Plan
from ..who import FRIDAY, called, friday, is_companion, seat_of
from .abilities import check_ability
from .deeds import refuse
from .pawns import check_neutral
from .prices import check_payment
from .reasons import reasons
from .requirements import check_is_here, check_item, planned, to_do


def _check_thinking(camp: Camp, seat: int) -> None:
    """Who is ready has to think again before anything else."""
    if camp.ready[seat]:
        _check_changes(camp, seat)
        raise Refused("said-ready", "RC-10.3")


def _check_changes(camp: Camp, seat: int) -> None:
    if not camp.changes[seat]:
        raise Refused("no-changes", "RC-10.3", count=CHANGES)


def _check_friday(camp: Camp, seat: int) -> int:
    """Friday is here, and the first player places him."""
    helper = friday(camp)
    if helper is None:
        raise Refused("no-friday", "RC-29.1")
    if seat != camp.first:
        raise Refused("first-places-friday", "RC-10.3", who=camp.people[camp.first].name)
    return helper


def _check_companion(camp: Camp, seat: int, name: str) -> int:
    """Somebody whom nobody plays is in the camp, and the first player places the pawn."""
    check_is_here(camp, name)
    if seat != camp.first:
        raise Refused("first-places-companion", "RC-33.6", who=camp.people[camp.first].name)
    return called(camp, name)


# Beginning an action.


@reasons.against(grammar.Do, Plan)
def _check_do(camp: Camp, seat: int, answer: grammar.Do) -> None:
    deed = _check_lead(camp, seat, seat, answer.deed)
    check_payment(camp, seat, deed, answer.price, answer.aid)


@reasons.against(grammar.Send, Plan)
def _check_send(camp: Camp, seat: int, answer: grammar.Send) -> None:
    if answer.who == FRIDAY:
        helper = _check_friday(camp, seat)
    else:
        helper = _check_companion(camp, seat, answer.who)
    deed = _check_lead(camp, seat, helper, answer.deed)
    check_payment(camp, helper, deed, answer.price, answer.aid)


@reasons.against(grammar.DoNext, Plan)
def _check_do_next(camp: Camp, seat: int, answer: grammar.DoNext) -> None:
    """That is how it is carried out, not how it is begun."""
    raise Refused("form", form=to_do(answer.stack.action, answer.stack.target))


def _check_lead(camp: Camp, seat: int, person: int, begun: arguments.Deed) -> Deed:
    _check_thinking(camp, seat)
    _check_pawn(camp, person)
    deed = menu(camp).get((begun.action, begun.target))
    if deed is None:
        refuse(camp, begun.action, begun.target)
        raise Refused("not-an-option")
    check_leader(camp, person, deed)
    _check_open(camp, deed)
    _check_begins_alone(camp, person, deed)
    return deed


def _check_pawn(camp: Camp, person: int) -> None:
    if not free_pawns(camp, person):
        name = camp.people[person].name
        rule = "RC-29.1" if name == FRIDAY else "RC-4.1"
        raise Refused("no-pawn", "RC-33.6" if is_companion(camp, person) else rule, who=name)


def check_leader(camp: Camp, person: int, deed: Deed) -> None:
    """An own invention only its owner builds."""
    if deed.leader not in (None, person):
        owner = camp.people[deed.leader].name
        raise Refused("only-owner", "RC-17.1", item=deed.target, who=owner)
    if not deed.friday and person == friday(camp):
        scenario(camp).refuse_friday(camp, deed.target)
    _check_may_do(camp, person, deed.kind)


def _check_may_do(camp: Camp, person: int, kind: Kind) -> None:
    if is_companion(camp, person) and kind != "rest":
        raise Refused("only-rests", "RC-33.6", who=camp.people[person].name)
    if not may_do(camp, person, kind):
        raise Refused("forbidden-action", "RC-1.4", who=camp.people[person].name, action=kind)


def _check_open(camp: Camp, deed: Deed) -> None:
    if is_open(camp, deed):
        return
    if deed.kind == "hunt" and not deed.target:
        raise Refused("too-few-beasts", "RC-15.1", count=len(camp.hunting.cards))
    raise Refused("planned-already", "RC-10.11", action=deed.kind, target=deed.target)


def _check_begins_alone(camp: Camp, person: int, deed: Deed) -> None:
    """Who has taken back a lot begins only what needs nobody else."""
    if not camp.changes[seat_of(camp, person)] and not needs_nobody_else(camp, deed):
        raise Refused("begin-alone", "RC-10.3", count=CHANGES)


# Adding pawns, and taking them back.


@reasons.against(grammar.Add, Plan)
def _check_add(camp: Camp, seat: int, answer: grammar.Add) -> None:
    _check_thinking(camp, seat)
    pawn, joined = answer.pawn, planned(camp, answer.stack)
    if is_person(camp, pawn) or pawn == FRIDAY:
        _check_own(camp, seat, pawn)
        _check_room(camp, seat, joined)
        _check_pawn(camp, called(camp, pawn))
        _check_join(camp, called(camp, pawn), joined)
    else:
        _check_leads(camp, seat, joined)
        _check_room(camp, seat, joined)
        check_neutral(camp, joined, pawn)


def _check_own(camp: Camp, seat: int, pawn: str) -> None:
    """Each player places the own pawns."""
    if pawn == FRIDAY:
        _check_friday(camp, seat)
    elif is_companion(camp, called(camp, pawn)):
        _check_companion(camp, seat, pawn)
    elif called(camp, pawn) != seat:
        raise Refused("not-your-pawn", "RC-1.3", who=pawn)


def _leads(camp: Camp, seat: int, joined: Stack) -> bool:
    return leader(camp, joined) in people_of(camp, seat)


def _check_leads(camp: Camp, seat: int, joined: Stack) -> None:
    if not _leads(camp, seat, joined):
        raise Refused("not-your-action", "RC-10.3", who=joined.pawns[0])


def _check_room(camp: Camp, seat: int, joined: Stack) -> None:
    """Who has taken back a lot adds to an own stack only what completes it."""
    numbers, stand = sizes(camp, joined, menu(camp)), len(joined.pawns)
    if stand >= numbers[-1]:
        most = numbers[-1]
        raise Refused("stack-full", "RC-10.6", action=joined.kind, target=joined.target, count=most)
    settled = _leads(camp, seat, joined) and not camp.changes[seat]
    if settled and not one_completes(camp, joined, menu(camp)):
        raise Refused("begin-alone", "RC-10.3", count=CHANGES)


def _check_join(camp: Camp, person: int, joined: Stack) -> None:
    _check_may_do(camp, person, joined.kind)
    if joined.pawns[0] == FRIDAY:
        raise Refused("friday-leads", "RC-29.1")
    if is_companion(camp, person):
        raise Refused("only-rests", "RC-33.6", who=camp.people[person].name)
    if not may_join(camp, person, joined, menu(camp)):
        raise Refused("argument", "RC-1.4")


@reasons.against(grammar.Take, Plan)
def _check_take(camp: Camp, seat: int, answer: grammar.Take) -> None:
    _check_thinking(camp, seat)
    pawn, left = answer.pawn, planned(camp, answer.stack)
    if pawn not in left.pawns:
        raise Refused("not-in-stack", "RC-10.4", pawn=pawn, action=left.kind, target=left.target)
    if is_person(camp, pawn):
        _check_own(camp, seat, pawn)
    else:
        _check_leads(camp, seat, left)
    if not _leads(camp, seat, left) or is_complete(camp, left, menu(camp)):
        _check_changes(camp, seat)


# What goes with the pawns.


@reasons.against(grammar.With, Plan)
def _check_with(camp: Camp, seat: int, answer: grammar.With) -> None:
    _check_thinking(camp, seat)
    used = planned(camp, answer.stack)
    if answer.extra == ECONOMY:
        _check_economy(camp, seat, used)
    else:
        _check_bag(camp, seat, answer.extra, used)


def _check_economy(camp: Camp, seat: int, used: Stack) -> None:
    check_ability(camp, seat, ECONOMY)
    if not used.paid.wood:
        raise Refused("nothing-to-save", "RC-5.2")


def _check_bag(camp: Camp, seat: int, bag: str, used: Stack) -> None:
    check_item(camp, bag, "RC-18.8")
    if used.kind != "gather":
        raise Refused("bag-for-gathering", "RC-18.8", item=bag)
    _check_leads(camp, seat, used)
    if any(bag in each.extras for each in camp.plan):
        raise Refused("bag-in-use", "RC-18.8", item=bag)


# Being ready.


@reasons.against(grammar.Ready, Plan)
def _check_ready(camp: Camp, seat: int, answer: grammar.Ready) -> None:
    _check_thinking(camp, seat)
    for each in camp.plan:
        if _leads(camp, seat, each):
            _check_complete(camp, each)
    # Whether a pawn has a place where nobody else has to help, the options know.
    is_idle = answers.ready(seat, is_ready=True) in plan_options(camp, seat)
    if free_pawns(camp, seat) and not is_idle:
        raise Refused("pawns-left", "RC-10.2", count=free_pawns(camp, seat))


def _check_complete(camp: Camp, led: Stack) -> None:
    """A stack has exactly one of its numbers of pawns, and some need pawns of two people."""
    if is_complete(camp, led, menu(camp)):
        return
    numbers, stand = sizes(camp, led, menu(camp)), len(led.pawns)
    if stand in numbers:
        raise Refused("two-people", "RC-1.4", action=led.kind, target=led.target)
    if stand > numbers[-1]:
        more = stand - numbers[-1]
        raise Refused("too-many-pawns", "RC-10.6", action=led.kind, target=led.target, count=more)
    missing = min([size for size in numbers if size > stand]) - stand
    raise Refused("wants-pawns", "RC-10.5", action=led.kind, target=led.target, count=missing)


@reasons.against(grammar.Wait, Plan)
def _check_wait(camp: Camp, seat: int, answer: grammar.Wait) -> None:
    if not camp.ready[seat]:
        raise Refused("not-ready", "RC-10.3")
    _check_changes(camp, seat)
