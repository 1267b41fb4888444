"""Thinking: of many plans for the whole camp the one whose dreams end best.

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
from ...games.robinson.view import see
from ..chair import Chair
from .choices import calm_choice
from .council import Council, outlook
from .dreams import dream
from .errands import Errand
from .game import GAME
from .hope import Hope, taught
from .placing import READY, anything

Errands = tuple[Errand, ...]
SEED = 20
"""All survivors dream the same of their plans."""
FULL = 1000
"""So many plans are kept in mind."""


class Thought(NamedTuple):
    """How long to think, and what to hope for."""

    plans: int = 6
    """So many plans are thought of."""
    dreams: int = 6
    """How often each of them is dreamt of; the better half of them then twice as often again."""
    choices: int = 4
    """How often each way of another choice is dreamt of."""
    hope: Hope = taught

    def times(self, factor: int) -> "Thought":
        """So many times as long: so many times as many plans, and dreams of other choices."""
        return self._replace(plans=factor * self.plans, choices=factor * self.choices)


USUAL = Thought()


class Sight(NamedTuple):
    """What a seat sees: a table that it cannot tell from the real one, always the same."""

    table: Camp
    seat: int


def look(chair: Chair) -> Sight:
    """What this seat sees now."""
    table = chair.redeal(SEED)
    assert isinstance(table, Camp)
    return Sight(table, chair.seat)


_plans: OrderedDict[tuple[bytes, Thought], Errands] = OrderedDict()


def plan_for(sight: Sight, thought: Thought = USUAL) -> Errands:
    """The plan for all pawns that are free. The table says all on which it depends."""
    key = (GAME.save(sight.table), thought)
    found = _plans.pop(key, None)
    if found is None:
        found = _Mind(sight, thought).best()
    _plans[key] = found
    if len(_plans) > FULL:
        _plans.popitem(last=False)
    return found


def forget() -> None:
    """Every plan is worked out anew."""
    _plans.clear()


def best_for_the_goal(chair: Chair, offered: Sequence[str], thought: Thought) -> str | None:
    """What the first player does for the goal before planning: as much as lets plans end best."""
    best, found = _hope_with(chair, None, thought), None
    for text in offered:
        hope = _hope_with(chair, text, thought)
        if hope >= best:
            best, found = hope, text
    return found


def _hope_with(chair: Chair, text: str | None, thought: Thought) -> float:
    """What becomes of the camp until the next dawn if this is answered, or nothing."""
    camp = look(chair).table
    if text is not None:
        GAME.answer(camp, chair.seat, text)
    while camp.outcome is None and not isinstance(camp.step, steps.Plan):
        asked = camp.awaited[0]
        GAME.answer(camp, asked.seat, calm_choice(camp, asked))
    if camp.outcome is not None:
        return float(bool(camp.outcome.winners))
    return _Mind(Sight(camp, chair.seat), thought).at_once()


class _Idea:
    """A plan, the table where it stands, and what has become of it in dreams."""

    def __init__(self, plan: Errands, table: Camp) -> None:
        self.plan, self.table = plan, _all_but_one_ready(table)
        self.total = 0.0


class _Mind:
    """Thinks about the plan of one moment."""

    def __init__(self, sight: Sight, thought: Thought) -> None:
        self._table, self._me = sight
        self._thought = thought
        self._luck = Random(SEED + self._table.round)  # noqa: S311  (a game, not a secret)
        self._found = outlook(self._table, see(self._table))

    def best(self) -> Errands:
        """Of all plans those are dreamt of more often that seem better after some dreams."""
        ideas = [_Idea(plan, table) for plan, table in dict(self._plans()).items()]
        for dreams in (self._thought.dreams, 2 * self._thought.dreams):
            if len(ideas) > 1:
                self._dream(ideas, dreams)
                ideas = sorted(ideas, key=lambda idea: -idea.total)[: (len(ideas) + 1) // 2]
        return ideas[0].plan

    def at_once(self) -> float:
        """What becomes of the plan that seems best at once."""
        idea = _Idea(*next(self._plans()))
        self._dream([idea], self._thought.dreams)
        return idea.total / self._thought.dreams

    def _plans(self) -> Iterator[tuple[Errands, Camp]]:
        """The one that seems best, and others by whim, each with the table where it stands."""
        for number in range(self._thought.plans):
            council = Council(self._found, self._luck if number else None)
            yield council.decide(), council.camp

    def _dream(self, ideas: Sequence[_Idea], count: int) -> None:
        """Decks and weather are the same in one dream of each, so that plans can be compared."""
        for rng in [self._luck.getrandbits(64) for _ in range(count)]:
            for idea in ideas:
                camp = GAME.redeal(idea.table, self._me, rng)
                roll_weather(camp)
                GAME.answer(camp, camp.awaited[0].seat, READY)
                idea.total += dream(camp, self._thought.hope)


def _all_but_one_ready(camp: Camp) -> Camp:
    """All pawns stand, and only the last player has not said so."""
    while True:
        decision = camp.awaited[0]
        offered = [option.text for option in decision.options]
        if READY in offered and camp.ready.count(False) == 1:
            return camp
        GAME.answer(camp, decision.seat, anything(offered))
