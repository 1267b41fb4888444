"""Thinking: of many plans for the whole camp the one whose dreams end best.

All survivors at a table work out the same plan, for they see the same; so it is kept, and the
others need not work it out again.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from ...games.robinson import steps
from ...games.robinson.facts import Kind
from ...games.robinson.sky import roll_weather
from ...games.robinson.state import Camp
from ...games.robinson.view import Board, see
from ...kernel import IllegalAnswer
from ..chair import Chair
from .choices import calm_choice
from .dreams import GAME, LOST, WON, dream
from .placing import READY, anything, lead
from .plans import BAGS, Council, Errand, Plan, outlook

Errands = tuple[Errand, ...]
SEED = 20
LAYING_DREAMS = 6
TRUST = 6
"""What a plan seems to be worth counts like so many dreams."""
FULL = 1000
"""So many plans are kept in mind."""


class Thought(NamedTuple):
    """How long to think about a plan."""

    plans: int = 20
    """So many are thought of."""
    rounds: tuple[tuple[int, int], ...] = ((7, 6), (3, 18))
    """How many of the best are dreamt of how often, one after another."""


_known: dict[bytes, Errands] = {}


class Sight(NamedTuple):
    """The table as a seat has seen it, and one that it cannot tell from that."""

    board: Board
    table: Camp
    seat: int


def look(chair: Chair) -> Sight:
    table = chair.redeal(SEED)
    assert isinstance(table, Camp)
    return Sight(chair.view.board, table, chair.seat)


def plan_for(sight: Sight, given_up: Sequence[tuple[str, str]], thought: Thought) -> Errands:
    """The plan for all pawns that are free."""
    key = msgspec.msgpack.encode((sight.board, list(given_up), thought))
    if key not in _known:
        if len(_known) > FULL:
            _known.clear()
        _known[key] = _Mind(sight, given_up, thought).best()
    return _known[key]


def wood_to_lay(chair: Chair, offered: Sequence[str]) -> str | None:
    """How much wood goes on the pile: as much as lets the next plans end best."""
    best, found = _hope_with(chair, None), None
    for text in offered:
        hope = _hope_with(chair, text)
        if hope >= best:
            best, found = hope, text
    return found


def _hope_with(chair: Chair, text: str | None) -> float:
    camp = chair.redeal(SEED)
    assert isinstance(camp, Camp)
    if text is not None:
        GAME.answer(camp, chair.seat, text)
    while camp.outcome is None and not isinstance(camp.step, steps.Plan):
        asked = camp.awaited[0]
        GAME.answer(camp, asked.seat, calm_choice(camp, asked))
    if camp.outcome is not None:
        return WON if camp.outcome.winners else LOST
    return _Mind(Sight(see(camp), camp, chair.seat), (), Thought()).outlook(LAYING_DREAMS)


def _bound(camp: Camp) -> dict[int, tuple[Kind, ...]]:
    """Who may do nothing but something in this round."""
    return {
        rule.who: rule.kinds
        for rule in camp.rules_of_round
        if rule.word == "only" and rule.round == camp.round
    }


def _by_hope(hopes: Iterable["_Hope"]) -> list["_Hope"]:
    """The best first."""
    all_hopes = [*hopes]
    offset = sum([each.total / each.dreams - each.plan.worth for each in all_hopes])
    offset /= len(all_hopes)
    return sorted(all_hopes, key=lambda each: -each.mean(offset))


class _Hope:
    """A plan and what has become of it in dreams."""

    def __init__(self, plan: Plan, table: Camp) -> None:
        self.plan, self.table = plan, table
        self.dreams = 0
        self.total = 0.0

    def mean(self, offset: float) -> float:
        """Few dreams tell little, so what the plan seems to be worth counts like some of them."""
        return (self.total + TRUST * (self.plan.worth + offset)) / (self.dreams + TRUST)


class _Mind:
    def __init__(self, sight: Sight, given_up: Sequence[tuple[str, str]], thought: Thought) -> None:
        self._board, self._table, self._me = sight
        self._given_up, self._thought = given_up, thought
        self._luck = Random(SEED + self._board.round)  # noqa: S311  (a game, not a secret)
        self._found = outlook(self._board, _bound(self._table))

    def best(self) -> Errands:
        """At first what they seem to be worth tells which plans are good, then dreams do."""
        plans = sorted({*self._plans()}, key=lambda plan: (-plan.worth, plan))
        first = self._thought.rounds[0][0]
        hopes = [_Hope(plan, self._placed(plan.errands)) for plan in plans[:first]]
        for count, dreams in self._thought.rounds:
            seeds = self._seeds(dreams)
            hopes = hopes[:count]
            for hope in hopes:
                self._dream(hope, seeds)
            hopes = _by_hope(hopes)
        return hopes[0].plan.errands

    def outlook(self, dreams: int) -> float:
        """What becomes of the plan that seems best at once."""
        plan = Council(self._found, self._given_up).decide()
        hope = _Hope(plan, self._placed(plan.errands))
        self._dream(hope, self._seeds(dreams))
        return hope.total / dreams

    def _seeds(self, count: int) -> list[int]:
        return [self._luck.getrandbits(64) for _ in range(count)]

    def _plans(self) -> Iterator[Plan]:
        """The one that seems best, and others by whim."""
        yield Council(self._found, self._given_up).decide()
        for _ in range(self._thought.plans - 1):
            yield Council(self._found, self._given_up, self._luck).decide()

    def _dream(self, hope: _Hope, seeds: Sequence[int]) -> None:
        """The weather is the same in all dreams of one night, so that plans can be compared."""
        for rng in seeds:
            camp = GAME.redeal(hope.table, self._me, rng)
            roll_weather(camp)
            GAME.answer(camp, camp.awaited[0].seat, READY)
            hope.total += dream(camp)
        hope.dreams += len(seeds)

    def _placed(self, plan: Errands) -> Camp:
        """The table when all pawns stand, before the last one says so."""
        camp = GAME.clone(self._table)
        for errand in plan:
            self._place(camp, errand)
        while True:
            decision = camp.awaited[0]
            offered = [option.text for option in decision.options]
            if READY in offered and camp.ready.count(False) == 1:
                return camp
            GAME.answer(camp, decision.seat, anything(offered))

    def _place(self, camp: Camp, errand: Errand) -> None:
        """As far as the rules allow it."""
        seat, board = self._seat(errand.leader), self._board
        names = [person.name for person in board.people]
        before = len(camp.plan)
        try:
            if not errand.placed:
                GAME.answer(camp, seat, lead(board, errand))
                stack = camp.plan[before]
            else:
                stack = next(
                    each
                    for each in camp.plan
                    if (each.kind, each.target, each.pawns[0])
                    == (errand.kind, errand.target, names[errand.leader])
                )
            for pawn in errand.helpers[len(stack.pawns) - 1 :]:
                helper = self._seat(names.index(pawn)) if pawn in names else seat
                GAME.answer(camp, helper, f"add {pawn} {stack.name}")
            if errand.kind == "gather" and not stack.extras:
                for bag in BAGS:
                    if bag in camp.items:
                        GAME.answer(camp, seat, f"with {bag} {stack.name}")
        except IllegalAnswer:
            return

    def _seat(self, person: int) -> int:
        return person if person < len(self._board.ready) else self._board.first
