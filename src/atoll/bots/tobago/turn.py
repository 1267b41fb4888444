"""A turn: every option is tried on the table, and the one that promises most is taken."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec.structs import replace

from ...games.tobago.clues import left_by
from ...games.tobago.facts import LEGS
from ...games.tobago.steps import (
    Dig,
    Double,
    Drive,
    GiveUp,
    Lay,
    Play,
    Power,
    Remove,
    Stop,
    Swap,
    Use,
)
from ...kernel import Option, Step
from .amulets import all_doubled, all_removed, all_swapped, doubled, removed, swapped
from .driving import Destination, Move
from .position import Position, Sought, Table
from .values import Values

USUAL_CLUE, A_TURN_BEFORE = 1.8, 0.5
"""What the best clue of a new hand brings, in coins; and how much of that counts a turn before."""
AT_LEAST = 0.01
"""What another hand is always worth: with nothing else to gain one does not keep the old one."""
AT_ONCE = 0.1
"""What it is worth to do at once what could also be done later in the turn."""
NEVER = float("-inf")

BestWay = tuple[float, int | None, Destination | None]


class Turn:
    """What a seat may do in its turn, weighed in coins."""

    def __init__(self, position: Position) -> None:
        self._position, self._table = position, position.table
        self._values = Values(position)

    def best(self, options: Iterable[Option]) -> str:
        """The text of the option that promises most."""
        return max(options, key=lambda option: self.value(option.step)).text

    def places_left(self, clue: int, colour: int) -> tuple[int, int]:
        """How many places are possible for a treasure, before a clue and after it."""
        possible = self._table.sought[colour].possible
        left = possible & self._position.by_clue[clue]
        return possible.bit_count(), left.bit_count()

    @property
    def has_no_clue(self) -> bool:
        """Whether no clue of the hand can be played."""
        return self._clue == NEVER

    @property
    def collects(self) -> int:
        """How many amulets the best move collects."""
        end = self._best_move[2]
        return 0 if end is None else end.collected.bit_count()

    @property
    def located_at_end(self) -> list[int]:
        """The treasures that are known to lie where the best move ends, by their colours."""
        end = self._best_move[2]
        return [
            colour
            for colour, sought in enumerate(self._table.sought)
            if end is not None and sought.possible == 1 << end.space
        ]

    def best_follow_up(self, options: Iterable[Option]) -> str:
        """The text of the best of what an amulet has been spent on, or the first clue of a map."""
        return max(options, key=lambda option: self._then(self._after(option.step))).text

    def value(self, step: Step) -> float:
        """What the table is worth after something that can be done in the own turn."""
        table = self._table
        match step:
            case Dig():
                return self._values.dug(table, step.colour) + self._action + AT_ONCE
            case Play():
                return self._values.in_turn(self._played(self._acted, step.clue, step.colour))
            case Drive():
                return self._drive if step.space == self._first_step else NEVER
            case Use():
                return self._used(step.power)
            case Stop():
                return self._then(replace(table, steps=0))
            case GiveUp():
                return self._rest + A_TURN_BEFORE * self._new_hand
        return self._rest

    def _then(self, table: Table) -> float:
        """What a table is worth if the turn goes on; a new map may be begun in another's turn."""
        if self._position.board.active != self._position.me:
            return self._values.at_rest(table)
        return self._values.in_turn(table, self._action)

    @cached_property
    def _acted(self) -> Table:
        return replace(self._table, acts=False)

    @cached_property
    def _rest(self) -> float:
        return self._values.at_rest(self._table)

    @cached_property
    def _action(self) -> float:
        """What the clue or the move of the turn brings, if it is still to come."""
        if not self._table.acts or self._table.steps:
            return 0.0
        idle = self._values.in_turn(self._acted)
        return max(self._clue, self._drive, idle) - idle

    # Clues.

    def _played(self, table: Table, clue: int, colour: int) -> Table:
        """With a clue on a map, marked with an own rose."""
        sought = table.sought[colour]
        left = sought.possible & self._position.by_clue[clue]
        return table.with_sought(colour, Sought(left, (*sought.laid, (self._position.me, 1))))

    def _all_played(self, table: Table) -> Iterator[Table]:
        """The table after every clue that is legal on a map."""
        by_clue = self._position.by_clue
        for colour, sought in enumerate(table.sought):
            for clue in self._position.hand:
                if left_by(sought.possible, by_clue[clue]):
                    yield self._played(table, clue, colour)

    @cached_property
    def _clue(self) -> float:
        """What the table is worth after the best clue."""
        return max(map(self._values.in_turn, self._all_played(self._acted)), default=NEVER)

    @cached_property
    def _new_hand(self) -> float:
        """What a new hand of clues brings, if none of this one can be played.

        To exchange clues that could be played would go on for ever when little is left to gain.
        """
        is_open = any(sought.possible.bit_count() > 1 for sought in self._table.sought)
        is_dead = self._clue == NEVER
        return max(USUAL_CLUE * self._values.treasures.season * (is_open and is_dead), AT_LEAST)

    # Driving.

    @cached_property
    def _best_move(self) -> BestWay:
        """The best move, be it one that has begun."""
        table, collects = self._table, not self._position.board.by_amulet
        if table.steps:
            return self._best_way(table, table.steps, collects=collects)
        return self._best_way(self._acted, LEGS, collects=True)

    @property
    def _drive(self) -> float:
        return self._best_move[0]

    @property
    def _first_step(self) -> int | None:
        return self._best_move[1]

    def _best_way(
        self, table: Table, steps: int, *, collects: bool, action: float = 0.0
    ) -> BestWay:
        """What a table is worth after the best move, its first step, and where it ends."""
        move = Move(self._position.land, table.here, steps, table.amulets if collects else 0)
        best, chosen = NEVER, None
        for end in move.destinations():
            value = self._values.in_turn(_driven(table, end), action) if end.steps else NEVER
            if value > best:
                best, chosen = value, end
        return best, None if chosen is None else move.first_step(chosen), chosen

    # Amulets.

    def _used(self, power: Power) -> float:
        """What the table is worth when an amulet has been spent in the best way."""
        spent = replace(self._table, held=self._table.held - 1)
        match power:
            case "marker":
                tables = all_removed(spent)
            case "clue":
                tables = self._all_played(spent)
            case "double":
                tables = all_doubled(spent, self._position.me)
            case "swap":
                tables = all_swapped(spent)
            case "move":
                return self._best_way(spent, LEGS, collects=False, action=self._action)[0]
            case "exchange":
                return self._then(spent) + self._new_hand * (1.0 if spent.acts else A_TURN_BEFORE)
        return max(map(self._then, tables), default=NEVER)

    def _after(self, step: Step) -> Table:
        match step:
            case Play() | Lay():
                return self._played(self._table, step.clue, step.colour)
            case Remove():
                return removed(self._table, step.colour, step.space)
            case Double():
                return doubled(self._table, step.colour, step.place)
            case Swap():
                return swapped(self._table, step.colour, step.one, step.other)
        raise AssertionError(f"{step} follows from nothing")


def _driven(table: Table, end: Destination) -> Table:
    """With the own vehicle elsewhere, and the amulets taken that were on the way."""
    return replace(
        table,
        here=end.space,
        held=table.held + end.collected.bit_count(),
        amulets=table.amulets & ~end.collected,
        steps=0,
    )
