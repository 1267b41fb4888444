"""Pawns: who is free to lead something, and who to help."""

from collections.abc import Sequence

from ...games.robinson.actions.dice import REROLL_PRICE
from ...games.robinson.camp.items import has
from ...games.robinson.planning.deeds import menu
from ...games.robinson.planning.neutral import DOG, HANDYMAN, HANDYMAN_PRICE, neutral_pawns
from ...games.robinson.planning.paying import CARPENTER, ECONOMY_PRICE, can_save
from ...games.robinson.planning.placing import BAGS
from ...games.robinson.planning.stacks import free_pawns, leader, may_join, needs_nobody_else
from ...games.robinson.planning.together import CHANGES
from ...games.robinson.state import Camp, Deed, Stack
from ...games.robinson.who import called, seat_of
from .people import determination_cost

USED_UP = 0.7
"""What the pawn of something is worth that can be used only once or twice."""

NOBODY_ELSE: tuple[tuple[str, ...], ...] = ((),)


class Pawns:
    """The pawns of a table on which a plan is being made."""

    def __init__(self, camp: Camp) -> None:
        self._camp = camp
        self.names = [person.name for person in camp.people]
        self._free: list[int] = []
        self._known: dict[tuple[object, ...], list[tuple[str, ...]]] = {}
        self.count()

    def count(self) -> None:
        """Pawns have been placed, so that others are free."""
        self._known.clear()
        self._free = [
            0 if self._is_ready(person) else free_pawns(self._camp, person)
            for person in range(len(self.names))
        ]

    def any_free(self) -> bool:
        return any(self._free)

    def free(self, person: int) -> int:
        """How many pawns somebody can still place; whoever is ready places none."""
        return self._free[person]

    def _is_ready(self, person: int) -> bool:
        return self._camp.ready[seat_of(self._camp, person)]

    def may_begin(self, person: int, deed: Deed) -> bool:
        """A token slows down the first stack of its kind. Players place their pawns in turn, so
        whoever comes before its leader would take its place. Who has taken back too much begins
        only what needs nobody else.
        """
        if not self._camp.changes[seat_of(self._camp, person)]:
            return needs_nobody_else(self._camp, deed)
        if "time" not in self._camp.tokens.get(deed.kind, ()):
            return True
        first = next((each for each in self._camp.plan if each.kind == deed.kind), None)
        return first is None or self._turn(person) >= self._turn(leader(self._camp, first))

    def may_add(self, stack: Stack, count: int) -> bool:
        """Who has taken back too much adds only the one pawn that completes a stack."""
        return count == 1 or bool(
            self._camp.changes[seat_of(self._camp, leader(self._camp, stack))]
        )

    # Helpers.

    def helpers(
        self, stack: Stack, count: int, *, begun: bool = False
    ) -> Sequence[tuple[str, ...]]:
        """Who could give a stack so many pawns more: first with what costs nothing, then with what
        is used up."""
        if not count:
            return NOBODY_ELSE
        deed = menu(self._camp).get((stack.kind, stack.target))
        by_two = deed is not None and deed.by_two
        key = (stack.name, stack.kind, by_two, *stack.pawns, count, begun)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._helpers(stack, count, by_two=by_two, begun=begun)
        return found

    def _helpers(
        self, stack: Stack, count: int, *, by_two: bool, begun: bool
    ) -> list[tuple[str, ...]]:
        neutral = self._neutral(stack)
        free_of_charge = [pawn for pawn in neutral if not self.cost(pawn)]
        people = self._people(stack, begun=begun)
        found = [self._chosen(stack, [*free_of_charge, *people], count, by_two=by_two)]
        if len(neutral) > len(free_of_charge):
            found.append(self._chosen(stack, [*neutral, *people], count, by_two=by_two))
        return [*dict.fromkeys([each for each in found if each is not None])]

    def _chosen(
        self, stack: Stack, pawns: list[str], count: int, *, by_two: bool
    ) -> tuple[str, ...] | None:
        """The first of them; where two have to work together, somebody else's comes first."""
        if by_two and len({*stack.pawns}) == 1:
            pawns.sort(key=lambda pawn: pawn == stack.pawns[0])
            if not pawns or pawns[0] == stack.pawns[0]:
                return None
        return tuple(pawns[:count]) if len(pawns) >= count else None

    def _neutral(self, stack: Stack) -> list[str]:
        """Whoever leads places them; what serves always comes first."""
        who = called(self._camp, stack.pawns[0])
        if self._is_ready(who):
            return []
        return sorted(neutral_pawns(self._camp, stack.kind, stack.target, who), key=self.cost)

    def cost(self, pawn: str) -> float:
        """What it costs that a pawn helps, apart from its work."""
        if pawn in self.names or pawn == DOG or pawn in self._camp.items:
            return 0.0
        return self._determination_cost(HANDYMAN_PRICE) if pawn == HANDYMAN else USED_UP

    def saving_cost(self) -> float:
        """What it costs that the Carpenter saves a wood."""
        return self._determination_cost(ECONOMY_PRICE)

    def _determination_cost(self, price: int) -> float:
        """Of the Carpenter."""
        person = self._camp.people[called(self._camp, CARPENTER)]
        return determination_cost(person.determination, price)

    def _people(self, stack: Stack, *, begun: bool) -> list[str]:
        """The leader's own other pawn, then Friday, then the others."""
        who, possible = called(self._camp, stack.pawns[0]), menu(self._camp)
        found: list[str] = []
        for person in (who, *reversed(range(len(self.names)))):
            if self.names[person] in found or not self._can_help(person, who, begun=begun):
                continue
            if may_join(self._camp, person, stack, possible):
                left = self.free(person) - (person == who and stack not in self._camp.plan)
                found += [self.names[person]] * left
        return found

    def _can_help(self, person: int, who: int, *, begun: bool) -> bool:
        """Pawns are placed in turn: what does not stand yet is joined only by those who come
        later. Whoever had to take something back no longer counts on others.
        """
        if seat_of(self._camp, person) == seat_of(self._camp, who):
            return True
        if self._camp.changes[seat_of(self._camp, who)] < CHANGES:
            return False
        return begun or self._turn(person) > self._turn(who)

    def _turn(self, person: int) -> int:
        return (seat_of(self._camp, person) - self._camp.first) % self._camp.seats

    # What is laid with the pawns.

    def bags(self, person: int) -> Sequence[str]:
        """Those that somebody can still take along."""
        if self._is_ready(person):
            return ()
        used = [extra for stack in self._camp.plan for extra in stack.extras]
        return [bag for bag in BAGS if has(self._camp, bag) and bag not in used]

    def can_save(self, who: int) -> bool:
        """Whether the Carpenter, or Friday beside him, saves a wood of what he builds: there has to
        be determination to spare.
        """
        seat = can_save(self._camp)
        if seat is None or self._camp.ready[seat] or seat != seat_of(self._camp, who):
            return False
        spare = self._camp.people[seat].determination - ECONOMY_PRICE
        return spare >= (REROLL_PRICE if who == seat else 0)
