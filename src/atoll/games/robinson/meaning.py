"""What somebody means who taps things on the table that no answer names by itself."""

from collections.abc import Iterable, Iterator, Sequence

from ...kernel import Answer
from . import grammar
from .arguments import Deed, Stack, stack_called
from .camp.items import is_card
from .facts import KINDS, SPACE
from .land.tiles import all_sources, lies
from .planning.deeds import THREATS, menu, where
from .planning.paying import ECONOMY, price_word
from .planning.placing import BAGS
from .scenarios.frame import scenario
from .state import Camp
from .steps import Plan
from .who import FRIDAY

PAWN, ABILITY = "pawn-", "ability-"
"""With these words the names of such pieces begin."""


USING = (grammar.Use, grammar.UseAbility, grammar.Wield, grammar.Ignore)


def meant(
    camp: Camp, seat: int, pieces: Sequence[str], by_name: Iterable[Answer]
) -> Sequence[Answer]:
    """While pawns are placed, things are tapped for what can be planned with them; otherwise to
    use them. ``by_name`` are the answers that name them."""
    usual = sorted(by_name, key=lambda answer: not isinstance(answer, USING))
    if not isinstance(camp.step, Plan):
        return usual
    planned = [*_planned(camp, seat, [*pieces])]
    is_moved = bool(planned) and pieces[0].startswith(PAWN)
    return planned if is_moved else [*planned, *usual]


def _is_item(camp: Camp, piece: str) -> bool:
    """Whether it is an invention, built or not."""
    return is_card(piece) or piece in scenario(camp).inventions


def _planned(camp: Camp, seat: int, pieces: list[str]) -> Iterator[Answer]:
    match pieces:
        case [pawn, place] if pawn.startswith(PAWN):
            yield from _placed(camp, seat, pawn.removeprefix(PAWN), place)
        case [extra, stack] if _is_stack(camp, stack):
            yield from _joined(extra, stack_called(stack))
        case [pawn] if pawn.startswith(PAWN):
            yield from _moved(camp, pawn.removeprefix(PAWN))
        case [extra] if extra.removeprefix(ABILITY) in (*BAGS, ECONOMY):
            yield from _taken_along(camp, extra.removeprefix(ABILITY))
            yield from _done(camp, seat, extra)
        case [place]:
            yield from _done(camp, seat, place)
            if _is_stack(camp, place):
                yield grammar.Add(camp.people[seat].name, stack_called(place))


def _is_stack(camp: Camp, piece: str) -> bool:
    return any(stack.name == piece for stack in camp.plan)


# Pawns.


def _placed(camp: Camp, seat: int, pawn: str, place: str) -> Iterator[Answer]:
    """A pawn on a stack, or on a place where it begins something."""
    if _is_stack(camp, place):
        yield grammar.Add(pawn, stack_called(place))
        yield grammar.Take(pawn, stack_called(place))
    for deed in _deeds(camp, place):
        if pawn == FRIDAY or pawn in scenario(camp).companions:
            yield from [grammar.Send(pawn, deed, price, None) for price in _prices(camp, deed)]
        elif pawn == camp.people[seat].name:
            yield from [grammar.Do(deed, price, None) for price in _prices(camp, deed)]


def _moved(camp: Camp, pawn: str) -> Iterator[Answer]:
    """A pawn alone: to any stack, or back from where it stands."""
    stacks = [stack_called(stack.name) for stack in camp.plan]
    yield from [grammar.Add(pawn, stack) for stack in stacks or [Stack("rest", "", 1)]]
    yield from [
        grammar.Take(pawn, stack_called(stack.name)) for stack in camp.plan if pawn in stack.pawns
    ]


def _joined(extra: str, stack: Stack) -> Iterator[Answer]:
    """An item or a card on a stack: it goes with the pawns, or helps as one."""
    word = extra.removeprefix(ABILITY)
    yield grammar.With(word, stack) if word in (*BAGS, ECONOMY) else grammar.Add(word, stack)


def _taken_along(camp: Camp, extra: str) -> Iterator[Answer]:
    yield from [grammar.With(extra, stack_called(stack.name)) for stack in camp.plan]


# Actions.


def _done(camp: Camp, seat: int, place: str) -> Iterator[Answer]:
    """What an own pawn would begin there, and what Friday would."""
    for deed in _deeds(camp, place):
        prices = _prices(camp, deed)
        yield from [grammar.Do(deed, price, None) for price in prices]
        if camp.options.friday and seat == camp.first:
            yield from [grammar.Send(FRIDAY, deed, price, None) for price in prices]


def _prices(camp: Camp, deed: Deed) -> list[str | None]:
    """With which words it is paid, if there are several prices."""
    found = menu(camp).get((deed.action, deed.target))
    if found is None or len(found.needs) == 1:
        return [None]
    return [price_word(need) for need in found.needs]


def _deeds(camp: Camp, place: str) -> list[Deed]:
    """What can be done with a thing: an action by its name, a space, something on it, a threat, an
    invention that is not built yet."""
    kind, _, target = place.partition(" ")
    threats = [None if threat is None else threat.card for threat in camp.threats]
    if target or place in ("hunt", "arrange", "rest"):
        return [Deed(each, target) for each in KINDS if each == kind]
    if place in threats:
        return [Deed("threat", THREATS[threats.index(place)])]
    if _is_item(camp, place):
        return [] if place in camp.items else [Deed("build", place)]
    return [*_deeds_at(camp, place)]


def _deeds_at(camp: Camp, piece: str) -> Iterator[Deed]:
    """On a space what can be done there; on its tile things are gathered, and others explored."""
    space, _, part = piece.partition("-")
    at = SPACE.get(space, len(camp.spaces))
    if at >= len(camp.spaces):
        return
    if part:
        yield Deed("gather", piece)
        return
    yield from [
        Deed(deed.kind, deed.target) for deed in menu(camp).values() if where(deed.target) == at
    ]
    here = camp.spaces[at]
    if lies(here):
        yield from [Deed("gather", f"{space}-{side}") for side, _ in all_sources(here)]
    else:
        yield Deed("explore", space)
