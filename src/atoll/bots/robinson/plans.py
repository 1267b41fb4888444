"""Plans: who does what in this round, for the whole camp, with what others have placed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...games.robinson.cards.finds import FINDS
from ...games.robinson.cards.inventions import INVENTIONS
from ...games.robinson.cards.mysteries import MYSTERIES
from ...games.robinson.cards.supplies import SUPPLIES
from ...games.robinson.state import Goods
from ...games.robinson.stores import can_pay
from ...games.robinson.view import Board, DeedSeen, NeedSeen
from .evening import Evening, Stock, stock_of
from .prospects import SKILLS, Prospects, priced

DOG = "dog"
PAWN_USED_UP = 0.7
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

    @property
    def name(self) -> str:
        """As it is called in an answer."""
        return f"{self.kind} {self.target}".strip()


class Proposal(NamedTuple):
    gain: float
    errand: Errand
    stock: Stock
    profit: float
    replaces: Errand | None = None


class Council:
    """Finds errands for all pawns that are free, the best of them first."""

    def __init__(
        self,
        board: Board,
        seat: int,
        offered: frozenset[str],
        given_up: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.board = board
        self._given_up = given_up
        self._seat, self._offered = seat, offered
        self._evening, self._prospects = Evening(board), Prospects(board)
        self._names = [person.name for person in board.people]
        self._purse = board.available
        self._free = [self._pawns_left(person) for person in range(len(board.people))]
        self._neutral = dict(self._neutral_pawns())
        self._bags = [bag for bag in BAGS if bag in board.items and not self._is_along(bag)]
        self._stock = self._stock_with_the_placed()
        self._profit = 0.0
        self.errands: list[Errand] = []

    # The table as it is.

    def _pawns_left(self, person: int) -> int:
        if self.board.ready[person if person < len(self.board.ready) else self.board.first]:
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

    def _stock_with_the_placed(self) -> Stock:
        """What is there, with what those will bring who have been placed already."""
        stock = stock_of(self.board)
        kinds: list[str] = []
        for stack in self.board.plan:
            before, leader = kinds.count(stack.kind), self._names.index(stack.pawns[0])
            kinds.append(stack.kind)
            sure = len(stack.pawns) > stack.sizes[0] or stack.kind not in SKILLS
            found = self._prospects.of(
                stack.kind,
                stack.target,
                self.board.people[leader],
                sure=sure,
                before=before,
                pawns=len(stack.pawns),
            )
            stock = stock.plus(found.gains, found.chance)
            stock = stock.plus(priced(stack.paid), 1 - found.chance)
        return stock

    # Deciding.

    def decide(self) -> list[Errand]:
        while any(self._free):
            best = max(self._proposals(), key=lambda each: each.gain, default=None)
            if best is None:
                break
            self._agree(best)
        return self.errands

    def _agree(self, chosen: Proposal) -> None:
        errand = chosen.errand
        before = chosen.replaces
        pawns = [self._names[errand.leader], *errand.helpers]
        if before is not None:
            place = self.errands.index(before)
            self.errands[place] = errand
            for pawn in [self._names[before.leader], *before.helpers]:
                pawns.remove(pawn)
        else:
            self.errands.append(errand)
            self._purse -= _taken(self._purse, errand.paid)
        for pawn in pawns:
            if pawn in self._names:
                self._free[self._names.index(pawn)] -= 1
            else:
                self._neutral.pop(pawn, None)
        self._stock, self._profit = chosen.stock, self._profit + chosen.profit

    def _proposals(self) -> Iterator[Proposal]:
        now = self._evening.worth(self._stock)
        for deed in self.board.deeds:
            if self._is_open(deed):
                yield from self._leading(deed, now)
        for errand in self.errands:
            if not errand.sure and errand.kind in SKILLS:
                yield from self._joining(errand, now)

    def _is_open(self, deed: DeedSeen) -> bool:
        stacks = [(stack.kind, stack.target) for stack in self.board.plan]
        planned = stacks + [(errand.kind, errand.target) for errand in self.errands]
        times = planned.count((deed.kind, deed.target))
        if (deed.kind, deed.target) in self._given_up:
            return False
        if deed.kind == "threat" and self._takes_two(deed.target):
            return False
        if deed.kind == "hunt":
            return times < self.board.decks["hunting"].count
        return not times or deed.kind in AGAIN or deed.target in AGAIN

    def _takes_two(self, target: str) -> bool:
        """Whether it wants pawns of two people; nobody begins what others would have to end."""
        threat = self.board.threats[0 if target == "left" else 1]
        return threat is not None and threat.by_two

    def _before(self, errand: Errand) -> int:
        """How many of this kind come first; rests count for whoever rests."""
        leader = self._names[errand.leader]
        placed = [each for each in self.board.plan if each.kind == errand.kind]
        planned = [each for each in self.errands if each.kind == errand.kind]
        if errand.kind in SKILLS:
            return len(placed) + len([each for each in planned if each.target != errand.target])
        if errand.kind != "rest":
            return len(placed) + len(planned)
        rests = [each for each in placed if each.pawns[0] == leader]
        return len(rests) + len([each for each in planned if each.leader == errand.leader])

    def _is_first(self, kind: str) -> bool:
        placed = [stack.kind for stack in self.board.plan]
        return kind not in placed and kind not in [errand.kind for errand in self.errands]

    def _sizes(self, deed: DeedSeen) -> tuple[int, ...]:
        slow = self._is_first(deed.kind) and "time" in self.board.tokens.get(deed.kind, ())
        return tuple([size + slow for size in deed.sizes])

    def _leading(self, deed: DeedSeen, now: float) -> Iterator[Proposal]:
        sizes = self._sizes(deed)
        for need in deed.needs:
            paid = self._laid(need, deed.kind)
            if need.item and need.item not in self.board.items:
                continue
            if self.board.levels["weapon"] < need.weapon or not can_pay(self._purse, paid):
                continue
            word = price_word(need) if len(deed.needs) > 1 else ""
            for size in sizes:
                sure = not deed.dice or size > sizes[0]
                for leader in self._leaders(deed, word):
                    helpers = self._helpers(deed.kind, leader, size - 1)
                    if helpers is not None:
                        errand = Errand(deed.kind, deed.target, leader, helpers, word, paid, sure)
                        yield self._weigh(errand, now)

    def _leaders(self, deed: DeedSeen, word: str) -> Iterator[int]:
        owner = next(
            (each.owner for each in self.board.inventions if each.name == deed.target), None
        )
        for person, free in enumerate(self._free):
            if not free or owner not in (None, person):
                continue
            if person in self._mine() and not self._may(person, deed, word):
                continue
            yield person

    def _mine(self) -> tuple[int, ...]:
        """The people whose pawns this seat places."""
        if self._seat != self.board.first or self._names[-1] != "friday":
            return (self._seat,)
        return (self._seat, len(self._names) - 1)

    def _may(self, person: int, deed: DeedSeen, word: str) -> bool:
        """Whether it is offered; later in the planning the purse may be emptier."""
        verb = "friday" if self._names[person] == "friday" else "do"
        return f"{verb} {f'{deed.kind} {deed.target}'.strip()} {word}".rstrip() in self._offered

    def _helpers(self, kind: str, leader: int, count: int) -> tuple[str, ...] | None:
        """Neutral pawns first, then the leader's own other one, then Friday."""
        found = self._neutral_helpers(kind, leader)[:count]
        missing = count - len(found)
        own = min(self._free[leader] - 1, missing)
        found += [self._names[leader]] * own
        missing -= own
        if missing and self._friday_can_help(leader):
            found.append("friday")
            missing -= 1
        return None if missing else tuple(found)

    def _friday_can_help(self, leader: int) -> bool:
        """The first player places him."""
        is_here = leader == self.board.first and self._names[-1] == "friday"
        return is_here and bool(self._free[-1])

    def _neutral_helpers(self, kind: str, leader: int) -> list[str]:
        lasting = [pawn for pawn, kinds in self._neutral.items() if kind in kinds]
        return sorted(lasting, key=lambda pawn: pawn not in self.board.items and pawn != DOG)

    def _joining(self, errand: Errand, now: float) -> Iterator[Proposal]:
        """One more pawn, so that it is sure."""
        pawns = self._neutral_helpers(errand.kind, errand.leader)[:1]
        if not pawns and self._free[errand.leader]:
            pawns = [self._names[errand.leader]]
        if not pawns and self._friday_can_help(errand.leader):
            pawns = ["friday"]
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
        gain = self._evening.worth(stock) - now + profit - spent
        return Proposal(gain / max(people, 0.3), errand, stock, profit, before)

    def _with(self, stock: Stock, errand: Errand, share: float) -> tuple[Stock, float]:
        found = self._prospects.of(
            errand.kind,
            errand.target,
            self.board.people[errand.leader],
            sure=errand.sure,
            before=self._before(errand),
            pawns=1 + len(errand.helpers),
        )
        gains = found.gains
        if errand.kind == "gather" and self._bags:
            gains = gains.plus(Stock(wood=1) if gains.wood else Stock(food=1))
        stock = stock.plus(gains, share * found.chance)
        return stock.plus(priced(errand.paid), -share * found.chance), share * found.profit

    def _spent(self, errand: Errand) -> float:
        """What the pawns cost that serve only once or twice."""
        lasting = (*self.board.items, DOG, *self._names)
        return PAWN_USED_UP * sum([pawn not in lasting for pawn in errand.helpers])

    # Prices.

    def _laid(self, need: NeedSeen, kind: str) -> Goods:
        goods = Goods(wood=need.wood, food=need.food, fur=need.fur)
        burdened = any("burden" in stack.extras for stack in self.board.plan) or any(
            errand.kind == "build" and errand.paid.wood for errand in self.errands
        )
        if kind == "build" and goods.wood and "wood" in self.board.tokens["build"] and not burdened:
            return goods + Goods(wood=1)
        return goods


def price_word(need: NeedSeen) -> str:
    """How a price is called where there are several."""
    return need.item or ("wood" if need.wood else "fur" if need.fur else "food")


def _taken(purse: Goods, goods: Goods) -> Goods:
    food = min(purse.food, goods.food)
    return Goods(goods.wood, food, goods.food - food, goods.fur)
