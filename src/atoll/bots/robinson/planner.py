"""The planner: who does what in this round, for the whole camp, with what others have placed."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ...games.robinson.cards.kinds import Need
from ...games.robinson.planning.deeds import menu, thing
from ...games.robinson.planning.neutral import HANDYMAN
from ...games.robinson.planning.openings import still_open
from ...games.robinson.planning.paying import ECONOMY, ONE_WOOD, can_meet_need, laid, price_word
from ...games.robinson.planning.placing import BAGS
from ...games.robinson.planning.stacks import find, is_complete, sizes, sizes_to_begin
from ...games.robinson.scenarios.frame import scenario
from ...games.robinson.state import Deed, Goods, Stack
from ...games.robinson.who import called, seat_of
from .game import GAME
from .pawns import Pawns
from .position import Position
from .prospects import Action, Prospect
from .stock import Stock, priced, stock_of
from .tasks import Plan, Task, joining, taking_along

EXTRAS = (*BAGS, ECONOMY)
NOISE = 0.55
"""How much somebody may think more or less of a task, in wounds a pawn."""
LEAST_WORK = 0.36
"""Where only neutral pawns work, it counts as so many pawns: nearly nothing."""


class Candidate(NamedTuple):
    """A task that could be added to the plan, and what the camp would have then."""

    gain: float
    """In wounds, for each pawn that it takes."""
    task: Task
    stock: Stock
    grows: int | None = None
    """Which task of the plan it is, with more pawns."""


class Planner:
    """Finds tasks for all pawns that are free, the best of them first.

    Everything is placed on a copy of the table at once, so that the rules themselves say what is
    still possible. With luck it thinks more or less of each task than it should, and finds
    another plan.
    """

    def __init__(self, position: Position, luck: Random | None = None) -> None:
        self._evening, self._prospects = position.evening, position.prospects
        self.camp = GAME.clone(position.redealt)
        self._pawns = Pawns(self.camp)
        rules = scenario(self.camp)
        self._own = {*rules.specials, *rules.inventions}
        self._luck = luck
        self._noise: dict[tuple[str, str, bool], float] = {}
        self._stock = stock_of(position.board)
        self._stocks: dict[tuple[Stock, float, Goods, tuple[str, ...]], Stock] = {}
        self._counts: dict[tuple[str, int, int | None], int] = {}
        self._tasks: list[Task] = []
        self._stacks: list[str] = []
        for stack in [*self.camp.plan]:
            self._take_over(stack)

    def decide(self) -> Plan:
        """The plan; all of it stands on the planner's table then."""
        while self._pawns.any_free():
            best = max(self._candidates(), key=lambda each: each.gain, default=None)
            if best is None:
                break
            self._add(best)
        self._save_wood()
        return tuple(self._tasks)

    # The table as it is.

    def _take_over(self, stack: Stack) -> None:
        """What has been placed goes on; what it lacks is added first."""
        possible = menu(self.camp)
        task = Task(
            stack.kind,
            stack.target,
            called(self.camp, stack.pawns[0]),
            tuple(stack.pawns[1:]),
            paid=stack.paid,
            sure=len(stack.pawns) >= sizes(self.camp, stack, possible)[-1],
            extras=tuple([extra for extra in stack.extras if extra in EXTRAS]),
            begun=True,
        )
        stock = self._stock.plus(priced(stack.paid))
        self._stock = _with(stock, task, self._prospect(task), 1.0)
        self._tasks.append(task)
        self._stacks.append(stack.name)
        if not is_complete(self.camp, stack, possible):
            self._complete(len(self._tasks) - 1, stack)

    def _complete(self, place: int, stack: Stack) -> None:
        """If nobody can help it stays as it is, until its leader takes it back."""
        numbers = sizes(self.camp, stack, menu(self.camp))
        missing = next((size - len(stack.pawns) for size in numbers if size > len(stack.pawns)), 0)
        if missing and self._pawns.may_add(stack, missing):
            for pawns in self._pawns.helpers(stack, missing, begun=True):
                self._add(self.growing(place, pawns, 0.0))
                return

    # Candidates.

    def _candidates(self) -> Iterator[Candidate]:
        now = self._evening.value(self._stock)
        for person in range(len(self.camp.people)):
            if self._pawns.free(person):
                yield from self._leading(person, now)
        for place, task in enumerate(self._tasks):
            if not task.sure:
                stack = find(self.camp, self._stacks[place])
                for pawns in self._pawns.helpers(stack, 1, begun=task.begun):
                    yield self.growing(place, pawns, now)

    def _leading(self, person: int, now: float) -> Iterator[Candidate]:
        for opening in still_open(self.camp, person):
            deed = opening.deed
            if not self._pawns.may_begin(person, deed):
                continue
            for need in deed.needs:
                if can_meet_need(self.camp, need, deed.kind):
                    for task in self._beginning(person, deed, need):
                        yield self._weigh(task, now)

    def _beginning(self, person: int, deed: Deed, need: Need) -> Iterator[Task]:
        """With every number of pawns that it may have."""
        alone = Stack("", deed.kind, deed.target, [self._pawns.names[person]])
        paid = laid(self.camp, need, deed.kind)
        word = price_word(need) if len(deed.needs) > 1 else ""
        bags = tuple(self._pawns.bags(person)[:1]) if deed.kind == "gather" else ()
        can_save = deed.kind == "build" and paid.wood and self._can_save(person)
        numbers = sizes_to_begin(self.camp, deed)
        for size in numbers:
            sure = size == numbers[-1]
            for helpers in self._pawns.helpers(alone, size - 1):
                laid_down, extras = paid, bags
                if can_save and HANDYMAN not in helpers:  # both would take a lot of determination
                    laid_down, extras = paid - ONE_WOOD, (ECONOMY,)
                yield Task(deed.kind, deed.target, person, helpers, word, laid_down, sure, extras)

    def _can_save(self, person: int) -> bool:
        """Whether somebody can save a wood, and nothing else is to be built with less."""
        saved = any(ECONOMY in each.extras for each in self._tasks)
        return not saved and self._pawns.can_save(person)

    def growing(self, place: int, pawns: tuple[str, ...], now: float) -> Candidate:
        """The same task with more pawns."""
        before = self._tasks[place]
        stack = find(self.camp, self._stacks[place])
        most = sizes(self.camp, stack, menu(self.camp))[-1]
        helpers = (*before.helpers, *pawns)
        return self._weigh(
            before._replace(helpers=helpers, sure=1 + len(helpers) >= most), now, place
        )

    # Adding.

    def _add(self, chosen: Candidate) -> None:
        """It is placed."""
        task, place = chosen.task, chosen.grows
        new_pawns = task.helpers
        if place is None:
            self._answer(task.leader, task.begin(self._pawns.names[task.leader]))
            name = self.camp.plan[-1].name
            self._tasks.append(task)
            self._stacks.append(name)
            for bag in task.extras:
                if bag != ECONOMY:
                    self._answer(task.leader, taking_along(bag, name))
        else:
            name = self._stacks[place]
            new_pawns = task.helpers[len(self._tasks[place].helpers) :]
            self._tasks[place] = task
        for pawn in new_pawns:
            named = pawn in self._pawns.names
            who = self._pawns.names.index(pawn) if named else task.leader
            self._answer(who, joining(pawn, name))
        self._pawns.count()
        self._stocks.clear()
        self._counts.clear()
        self._stock = chosen.stock

    def _save_wood(self) -> None:
        """What the Carpenter saves is there only when he has placed his pawns, so nobody else can
        count on it: it comes last. His determination may have been needed by then.
        """
        for place, task in enumerate(self._tasks):
            if ECONOMY not in task.extras or task.begun:
                continue
            if self._pawns.can_save(task.leader):
                self._answer(task.leader, taking_along(ECONOMY, self._stacks[place]))
            else:
                self._tasks[place] = task._replace(paid=task.paid + ONE_WOOD, extras=())

    def _answer(self, person: int, text: str) -> None:
        GAME.answer(self.camp, seat_of(self.camp, person), text)

    # Weighing.

    def _weigh(self, task: Task, now: float, grows: int | None = None) -> Candidate:
        found = self._prospect(task, grows)
        stock, profit = self._stock_with(task, found), found.profit - self._spent(task)
        people = self._workers(task)
        if grows is not None:
            before = self._tasks[grows]
            less = self._prospect(before, grows)
            stock = _with(stock, before, less, -1.0)
            profit -= less.profit - self._spent(before)
            people -= self._workers(before)
        gain = (self._evening.value(stock) - now + profit) / max(people, LEAST_WORK)
        return Candidate(gain + self._noise_of(task), task, stock, grows)

    def _stock_with(self, task: Task, found: Prospect) -> Stock:
        """What the camp has with one task more, whoever leads it."""
        key = (found.gains, found.chance, task.paid, task.extras)
        stock = self._stocks.get(key)
        if stock is None:
            stock = self._stocks[key] = _with(self._stock, task, found, 1.0)
        return stock

    def _workers(self, task: Task) -> int:
        return 1 + sum([pawn in self._pawns.names for pawn in task.helpers])

    def _spent(self, task: Task) -> float:
        """What helpers and savings cost that are not for nothing."""
        helpers = sum([self._pawns.cost(pawn) for pawn in task.helpers])
        return helpers + self._pawns.saving_cost() if ECONOMY in task.extras else helpers

    def _noise_of(self, task: Task) -> float:
        """What is thought of it today, whatever it is worth."""
        if self._luck is None:
            return 0.0
        key, kind = (task.kind, task.target, task.sure), (task.kind, "", True)
        for each in (key, kind):
            if each not in self._noise:
                self._noise[each] = self._luck.gauss(0, NOISE)
        return self._noise[key] + self._noise[kind]

    def _prospect(self, task: Task, place: int | None = None) -> Prospect:
        """Of a task in this place of the plan, or of one more."""
        return self._prospects.of(
            Action(
                task.kind,
                task.target,
                task.leader,
                sure=task.sure,
                pawns=1 + len(task.helpers),
                before=self._before(task, place),
                alike=self._alike(task, place),
            )
        )

    def _before(self, task: Task, place: int | None) -> int:
        """How many of this kind come first; rests count for whoever rests."""
        key = (task.kind, task.leader, place)
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = self._count(task, place)
        return found

    def _alike(self, task: Task, place: int | None) -> int:
        """How many come first for the same thing of the scenario, wherever that is."""
        what = thing(task.target)
        if what not in self._own:
            return 0
        return sum([thing(each.target) == what for each in self._tasks[:place]])

    def _count(self, task: Task, place: int | None) -> int:
        earlier = [each for each in self._tasks[:place] if each.kind == task.kind]
        if task.kind != "rest":
            return len(earlier)
        return len([each for each in earlier if each.leader == task.leader])


def _with(stock: Stock, task: Task, found: Prospect, share: float) -> Stock:
    """What the camp has with a task, or without it."""
    gains, more = found.gains, sum([extra in BAGS for extra in task.extras])
    if more:
        gains = gains.plus(Stock(wood=more) if gains.wood else Stock(food=more))
    stock = stock.plus(gains, share * found.chance)
    if 0 < found.chance < 1:
        stock = stock.risking(gains, share * found.chance * (1 - found.chance))
    if task.paid:
        stock = stock.plus(priced(task.paid), -share * found.chance)
    return stock
