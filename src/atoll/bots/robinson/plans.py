"""Plans: who does what in this round, for the whole camp, with what others have placed."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from ...games.robinson.cards.finds import FINDS
from ...games.robinson.cards.inventions import INVENTIONS
from ...games.robinson.cards.mysteries import MYSTERIES
from ...games.robinson.cards.supplies import SUPPLIES
from ...games.robinson.facts import Kind
from ...games.robinson.state import Goods
from ...games.robinson.stores import can_pay
from ...games.robinson.view import Board, DeedSeen, NeedSeen, StackSeen
from .evening import Evening, Stock, stock_of
from .prospects import SKILLS, Prospects, priced

DOG, FRIDAY = "dog", "friday"
PAWN_USED_UP = 0.6
"""What the pawn of something is worth that can be used only once or twice."""
BAGS = ("basket", "sack")
AGAIN = ("hunt", "arrange", "rest", "roof", "palisade", "weapon")
"""What may be done by several stacks in one round."""


class Errand(NamedTuple):
    """An action, as it is planned: who leads it and helps, how it is paid, what is taken along."""

    kind: str
    target: str
    leader: int
    helpers: tuple[str, ...]
    word: str
    paid: Goods
    sure: bool
    placed: bool = False
    """Whether it has been begun already."""

    @property
    def name(self) -> str:
        """As it is called in an answer."""
        return f"{self.kind} {self.target}".strip()


class Plan(NamedTuple):
    """Errands for all pawns, and what they seem to be worth."""

    errands: tuple[Errand, ...]
    worth: float


class Proposal(NamedTuple):
    gain: float
    errand: Errand
    stock: Stock
    profit: float
    replaces: Errand | None = None


class Outlook(NamedTuple):
    """What all councils of a moment know."""

    board: Board
    evening: Evening
    prospects: Prospects
    bound: Mapping[int, tuple[Kind, ...]]
    """Who may do nothing but something in this round."""


def outlook(board: Board, bound: Mapping[int, tuple[Kind, ...]]) -> Outlook:
    return Outlook(board, Evening(board), Prospects(board), bound)


class Council:
    """Finds errands for all pawns that are free, the best of them first.

    With whims it thinks more or less of each errand than it should, and finds another plan.
    """

    def __init__(
        self,
        found: Outlook,
        given_up: Sequence[tuple[str, str]] = (),
        whims: Random | None = None,
    ) -> None:
        self.board, self._evening, self._prospects, self._bound = found
        board = self.board
        self._given_up, self._whims = given_up, whims
        self._whim: dict[tuple[str, str, bool], float] = {}
        self._names = [person.name for person in board.people]
        self._seats = len(board.ready)
        self._teamwork = "no-teamwork" not in board.rules
        self._purse = board.available
        self._free = [self._pawns_left(person) for person in range(len(board.people))]
        self._neutral = dict(self._neutral_pawns())
        self._bags = [bag for bag in BAGS if bag in board.items and not self._is_along(bag)]
        self._stock = stock_of(board)
        self._placed = [(stack.kind, stack.target) for stack in board.plan]
        self._profit = 0.0
        self.errands: list[Errand] = []
        for stack in board.plan:
            self._take_over(stack)

    # The table as it is.

    def _pawns_left(self, person: int) -> int:
        if self.board.ready[person if person < self._seats else self.board.first]:
            return 0
        if person >= self._seats and self._names[person] != FRIDAY:  # who can only rest
            return 0
        return self.board.people[person].free

    def _is_along(self, bag: str) -> bool:
        return any(bag in stack.extras for stack in self.board.plan)

    def _neutral_pawns(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The neutral pawns that stand nowhere yet, and what they help with."""
        board = self.board
        standing = [pawn for stack in board.plan for pawn in stack.pawns]
        if board.options.dog and DOG not in standing:
            yield DOG, ("hunt", "explore")
        for item in board.items:
            power = INVENTIONS[item].power if item in INVENTIONS else None
            if power is not None and power.pawn and item not in standing:
                yield item, power.pawn
        for kept in board.kept:
            found = SUPPLIES.get(kept.card)
            if kept.card in FINDS:
                found = FINDS[kept.card].power
            if kept.card in MYSTERIES:
                found = MYSTERIES[kept.card].power
            if found is not None and found.pawn and kept.card not in standing:
                yield kept.card, found.pawn

    def _take_over(self, stack: StackSeen) -> None:
        """What has been placed goes on; what it lacks is added first."""
        leader = self._names.index(stack.pawns[0])
        sure = len(stack.pawns) >= stack.sizes[-1]
        errand = Errand(
            stack.kind, stack.target, leader, stack.pawns[1:], "", stack.paid, sure, placed=True
        )
        missing = stack.sizes[0] - len(stack.pawns)
        if missing > 0:
            helpers = self._helpers(stack.kind, leader, missing)
            if helpers is None:
                return
            errand = errand._replace(helpers=(*errand.helpers, *helpers))
            self._use_pawns(helpers)
        self._stock = self._with(self._stock.plus(priced(stack.paid)), errand, 1.0)[0]
        self.errands.append(errand)

    # Deciding.

    def decide(self) -> Plan:
        while any(self._free):
            best = max(self._proposals(), key=lambda each: each.gain, default=None)
            if best is None:
                break
            self._agree(best)
        return Plan(tuple(self.errands), self._evening.worth(self._stock) + self._profit)

    def _agree(self, chosen: Proposal) -> None:
        errand = chosen.errand
        before = chosen.replaces
        pawns = [self._names[errand.leader], *errand.helpers]
        if before is not None:
            self.errands[self.errands.index(before)] = errand
            for pawn in [self._names[before.leader], *before.helpers]:
                pawns.remove(pawn)
        else:
            self.errands.append(errand)
            self._purse -= _taken(self._purse, errand.paid)
        self._use_pawns(pawns)
        self._stock = chosen.stock
        self._profit += chosen.profit

    def _use_pawns(self, pawns: Sequence[str]) -> None:
        for pawn in pawns:
            if pawn in self._names:
                self._free[self._names.index(pawn)] -= 1
            else:
                self._neutral.pop(pawn, None)

    def _proposals(self) -> Iterator[Proposal]:
        now = self._evening.worth(self._stock)
        for deed in self.board.deeds:
            if self._is_open(deed):
                yield from self._leading(deed, now)
        for errand in self.errands:
            if not errand.sure:
                yield from self._joining(errand, now)

    def _is_open(self, deed: DeedSeen) -> bool:
        times = [(errand.kind, errand.target) for errand in self.errands].count(
            (deed.kind, deed.target)
        )
        if (deed.kind, deed.target) in self._given_up:
            return False
        if deed.kind == "hunt":
            return times < self.board.decks["hunting"].count
        return not times or deed.kind in AGAIN or deed.target in AGAIN

    def _by_two(self, deed: DeedSeen) -> bool:
        """Whether it wants pawns of two people."""
        if deed.kind != "threat":
            return False
        threat = self.board.threats[0 if deed.target == "left" else 1]
        return threat is not None and threat.by_two

    def _before(self, errand: Errand) -> int:
        """How many of this kind come first; rests count for whoever rests."""
        others = [each for each in self.errands if each.kind == errand.kind]
        if errand.kind in SKILLS:
            return len([each for each in others if each.target != errand.target])
        if errand.kind != "rest":
            return len(others)
        return len([each for each in others if each.leader == errand.leader])

    def _sizes(self, deed: DeedSeen) -> tuple[int, ...]:
        first = deed.kind not in [errand.kind for errand in self.errands]
        slow = first and "time" in self.board.tokens.get(deed.kind, ())
        return tuple([size + slow for size in deed.sizes]) if slow else deed.sizes

    def _leading(self, deed: DeedSeen, now: float) -> Iterator[Proposal]:
        sizes = self._sizes(deed)
        by_two = self._by_two(deed)
        for need in deed.needs:
            paid = self._laid(need, deed.kind)
            if need.item and need.item not in self.board.items:
                continue
            if self.board.levels["weapon"] < need.weapon or not can_pay(self._purse, paid):
                continue
            word = price_word(need) if len(deed.needs) > 1 else ""
            for size in sizes:
                sure = size == sizes[-1]
                for leader in self._leaders(deed):
                    helpers = self._helpers(deed.kind, leader, size - 1, by_two=by_two)
                    if helpers is not None:
                        errand = Errand(deed.kind, deed.target, leader, helpers, word, paid, sure)
                        yield self._weigh(errand, now)

    def _leaders(self, deed: DeedSeen) -> Iterator[int]:
        owner = next(
            (each.owner for each in self.board.inventions if each.name == deed.target), None
        )
        for person, free in enumerate(self._free):
            if free and owner in (None, person) and self._may(person, deed.kind):
                yield person

    def _may(self, person: int, kind: str) -> bool:
        return person not in self._bound or kind in self._bound[person]

    def _helpers(
        self, kind: str, leader: int, count: int, *, by_two: bool = False
    ) -> tuple[str, ...] | None:
        """Neutral pawns first, then the leader's own other one, then Friday, then the others."""
        found = [] if by_two else self._neutral_helpers(kind)[:count]
        missing = count - len(found)
        own = 0 if by_two else min(self._free[leader] - 1, missing)
        found += [self._names[leader]] * own
        if len(found) < count:
            found += self._others(kind, leader)[: count - len(found)]
        return None if len(found) < count else tuple(found)

    def _others(self, kind: str, leader: int) -> list[str]:
        """Friday helps the first player, who places him; the others help whoever planned before."""
        if leader >= self._seats or not self._teamwork:
            return []
        found: list[str] = []
        if FRIDAY in self._names and leader == self.board.first and self._free[-1]:
            found.append(FRIDAY)
        for person in range(self._seats):
            if self._turn(person) > self._turn(leader) and self._may(person, kind):
                found += [self._names[person]] * self._free[person]
        return found

    def _turn(self, person: int) -> int:
        return (person - self.board.first) % self._seats

    def _neutral_helpers(self, kind: str) -> list[str]:
        lasting = [pawn for pawn, kinds in self._neutral.items() if kind in kinds]
        return sorted(lasting, key=lambda pawn: pawn not in self.board.items and pawn != DOG)

    def _joining(self, errand: Errand, now: float) -> Iterator[Proposal]:
        """One more pawn, so that it is sure."""
        pawns = self._neutral_helpers(errand.kind)[:1]
        if not pawns and self._free[errand.leader]:
            pawns = [self._names[errand.leader]]
        if not pawns:
            pawns = self._others(errand.kind, errand.leader)[:1]
        if pawns:
            helpers = (*errand.helpers, *pawns)
            yield self._weigh(errand._replace(helpers=helpers, sure=True), now, errand)

    # Weighing.

    def _weigh(self, errand: Errand, now: float, before: Errand | None = None) -> Proposal:
        stock, profit = self._with(self._stock, errand, 1.0)
        spent = self._spent(errand)
        people = 1 + sum([pawn in self._names for pawn in errand.helpers])
        if before is not None:
            stock, less = self._with(stock, before, -1.0)
            profit += less
            spent -= self._spent(before)
            people -= 1 + sum([pawn in self._names for pawn in before.helpers])
        profit -= spent
        gain = self._evening.worth(stock) - now + profit
        gain = gain / max(people, 0.3) + self._fancy(errand)
        return Proposal(gain, errand, stock, profit, before)

    def _fancy(self, errand: Errand) -> float:
        """What is thought of it today, whatever it is worth."""
        if self._whims is None:
            return 0.0
        key, kind = (errand.kind, errand.target, errand.sure), (errand.kind, "", True)
        for each in (key, kind):
            if each not in self._whim:
                self._whim[each] = self._whims.gauss(0, WHIM)
        return self._whim[key] + self._whim[kind]

    def _with(self, stock: Stock, errand: Errand, share: float) -> tuple[Stock, float]:
        found = self._prospects.of(
            errand.kind,
            errand.target,
            errand.leader,
            sure=errand.sure,
            before=self._before(errand),
            pawns=1 + len(errand.helpers),
        )
        gains = found.gains
        if errand.kind == "gather" and self._before(errand) < len(self._bags):
            gains = gains.plus(Stock(wood=1) if gains.wood else Stock(food=1))
        stock = stock.plus(gains, share * found.chance)
        if 0 < found.chance < 1:
            risk = share * found.chance * (1 - found.chance)
            stock = stock._replace(
                wood_risk=stock.wood_risk + risk * gains.wood**2,
                food_risk=stock.food_risk + risk * gains.food**2,
            )
        if errand.paid:
            stock = stock.plus(priced(errand.paid), -share * found.chance)
        return stock, share * found.profit

    def _spent(self, errand: Errand) -> float:
        """What the pawns cost that serve only once or twice."""
        lasting = (*self.board.items, DOG, *self._names)
        return PAWN_USED_UP * sum([pawn not in lasting for pawn in errand.helpers])

    # Prices.

    def _laid(self, need: NeedSeen, kind: str) -> Goods:
        goods = Goods(wood=need.wood, food=need.food, fur=need.fur)
        if kind != "build" or not goods.wood or "wood" not in self.board.tokens["build"]:
            return goods
        burdened = any("burden" in stack.extras for stack in self.board.plan) or any(
            errand.kind == "build" and errand.paid.wood for errand in self.errands
        )
        return goods if burdened else goods + Goods(wood=1)


WHIM = 0.45
"""How much somebody may think more or less of an errand, in wounds a pawn."""


def price_word(need: NeedSeen) -> str:
    """How a price is called where there are several."""
    return need.item or ("wood" if need.wood else "fur" if need.fur else "food")


def _taken(purse: Goods, goods: Goods) -> Goods:
    food = min(purse.food, goods.food)
    return Goods(goods.wood, food, goods.food - food, goods.fur)
