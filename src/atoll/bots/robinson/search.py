"""The search: of many plans for the whole camp the one whose playouts end best.

All survivors at a table work out the same plan, for they see the same; so it is kept, and the
others need not work it out again.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from ...games.robinson import steps
from ...games.robinson.land.sky import roll_weather
from ...games.robinson.state import Camp
from ..chair import Chair
from .game import GAME
from .placing import READY, anything
from .planner import Planner
from .playouts import playout
from .policy import quick_answer
from .position import SEED, Position, position_of
from .tasks import Plan
from .win_chance import WinChance, learnt

FULL = 1000
"""So many plans are kept in mind."""


class Budget(NamedTuple):
    """How long to think, and how to tell the chance to win."""

    plans: int = 6
    """So many plans are thought of."""
    playouts: int = 6
    """How often each of them is played out; the better half of them then twice as often again."""
    choice_playouts: int = 4
    """How often each option of another choice is played out."""
    win_chance: WinChance = learnt

    def times(self, factor: int) -> "Budget":
        """So many times as long: so many times as many plans, and playouts of other choices."""
        return self._replace(
            plans=factor * self.plans, choice_playouts=factor * self.choice_playouts
        )


USUAL = Budget()


_plans: OrderedDict[tuple[bytes, Budget], Plan] = OrderedDict()


def plan_for(position: Position, budget: Budget = USUAL) -> Plan:
    """The plan for all pawns that are free. The table says all on which it depends."""
    key = (GAME.save(position.redealt), budget)
    found = _plans.pop(key, None)
    if found is None:
        found = _Search(position, budget).best()
    _plans[key] = found
    if len(_plans) > FULL:
        _plans.popitem(last=False)
    return found


def forget() -> None:
    """Every plan is worked out anew."""
    _plans.clear()


def best_for_the_goal(chair: Chair, offered: Sequence[str], budget: Budget) -> str | None:
    """What the first player does for the goal before planning: as much as lets plans end best."""
    best, found = _win_chance_with(chair, None, budget), None
    for text in offered:
        win_chance = _win_chance_with(chair, text, budget)
        if win_chance >= best:
            best, found = win_chance, text
    return found


def _win_chance_with(chair: Chair, text: str | None, budget: Budget) -> float:
    """What becomes of the camp until the next dawn if this is answered, or nothing."""
    camp = position_of(chair).redealt
    if text is not None:
        GAME.answer(camp, chair.seat, text)
    while camp.outcome is None and not isinstance(camp.step, steps.Plan):
        asked = camp.awaited[0]
        GAME.answer(camp, asked.seat, quick_answer(camp, asked))
    if camp.outcome is not None:
        return float(bool(camp.outcome.winners))
    return _Search(Position(camp, chair.seat), budget).at_once()


class _Candidate:
    """A plan, the table where it stands, and what has become of it in playouts."""

    def __init__(self, plan: Plan, table: Camp) -> None:
        self.plan, self.table = plan, _all_but_one_ready(table)
        self.total = 0.0


class _Search:
    """Finds the plan of one position."""

    def __init__(self, position: Position, budget: Budget) -> None:
        self._position, self._redealt = position, position.redealt
        self._budget = budget
        self._luck = Random(SEED + self._redealt.round)  # noqa: S311  (a game, not a secret)

    def best(self) -> Plan:
        """Of all plans those are played out more often that seem better after some playouts."""
        candidates = [_Candidate(plan, table) for plan, table in dict(self._plans()).items()]
        for playouts in (self._budget.playouts, 2 * self._budget.playouts):
            if len(candidates) > 1:
                self._play_out(candidates, playouts)
                candidates.sort(key=lambda candidate: -candidate.total)
                del candidates[(len(candidates) + 1) // 2 :]
        return candidates[0].plan

    def at_once(self) -> float:
        """What becomes of the plan that seems best at once."""
        candidate = _Candidate(*next(self._plans()))
        self._play_out([candidate], self._budget.playouts)
        return candidate.total / self._budget.playouts

    def _plans(self) -> Iterator[tuple[Plan, Camp]]:
        """The one that seems best, and others with luck, each with the table where it stands."""
        for number in range(self._budget.plans):
            planner = Planner(self._position, self._luck if number else None)
            yield planner.decide(), planner.camp

    def _play_out(self, candidates: Sequence[_Candidate], count: int) -> None:
        """Decks and weather are the same in one playout of each, so that plans can be compared."""
        for rng in [self._luck.getrandbits(64) for _ in range(count)]:
            for candidate in candidates:
                camp = GAME.redeal(candidate.table, self._position.seat, rng)
                roll_weather(camp)
                GAME.answer(camp, camp.awaited[0].seat, READY)
                candidate.total += playout(camp, self._budget.win_chance)


def _all_but_one_ready(camp: Camp) -> Camp:
    """All pawns stand, and only the last player has not said so."""
    while True:
        decision = camp.awaited[0]
        offered = [option.text for option in decision.options]
        if READY in offered and camp.ready.count(False) == 1:
            return camp
        GAME.answer(camp, decision.seat, anything(offered))
