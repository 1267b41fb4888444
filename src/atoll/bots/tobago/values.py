"""What a table is worth: what the maps promise a seat, more than the others."""

from math import exp, log

from ...games.tobago.facts import LEGS
from ...games.tobago.island import Spaces
from ...kernel import members
from .position import Position, Sought, Table
from .treasures import Treasures

NARROWED = 2.6
"""By how much a clue divides the spaces that are possible, on average."""
CLUES_IN_A_ROUND = 0.2
"""How many clues each player adds to a map in a round, on average."""
ON_THE_WAY = 0.4
"""How much of the way to a treasure is left when it has been located."""
RACE, DRIFT = 2.0, 0.5
"""How much likelier digs who is a round nearer to a located treasure; and how much less that
counts for each round that it takes to locate it, since all vehicles will be elsewhere by then."""
TURN = 1.5
"""What a turn on the way to a treasure costs, in coins: it could have been a clue."""
UNDECIDED = 0.05
"""What it is worth that one may still choose between clue and move."""
LENT_STEPS = 1.5
"""What each amulet of somebody else is good for on the way to a treasure, in steps."""
AT_HAND, CONTESTED = 0.25, 0.1
"""The share of an amulet's value that counts for whoever is nearest to it, and for others."""


class Prospect:
    """What one treasure promises, wherever the own vehicle may be."""

    def __init__(self, position: Position, treasures: Treasures, sought: Sought) -> None:
        self._distances, self._fading = position.distances, treasures.fading
        self._possible = sought.possible
        self.is_last = treasures.ends_with(sum([roses for _, roses in sought.laid]) + 1)
        """Whether the game is over when it has been shared."""
        shares, self._digging = treasures.shares(sought.laid)
        self._own = shares.pop(position.me)
        self._each = 1.0 / len(position.rivals)
        self._others = sum(shares) * self._each
        count = sought.possible.bit_count()
        self._is_located = count == 1
        self._locating = log(count) / log(NARROWED) / (CLUES_IN_A_ROUND * position.seats)
        self._race = RACE / (1.0 + DRIFT * self._locating)
        rounds = [self._rounds_of(position, seat) for seat in position.rivals]
        self._first_rival = min(rounds)
        self._rivals = sum([exp(-self._race * each) for each in rounds])

    @property
    def space(self) -> int | None:
        """Where it lies, if it has been located."""
        return self._possible.bit_length() - 1 if self._is_located else None

    def later(self, here: int) -> float:
        """What it promises if the own turn is over, and the vehicle is here."""
        turns = self.turns(here)
        return self.after(turns, turns)

    def after(self, turns: float, leg: float) -> float:
        """What it promises if it takes so many turns to get there, the last leg so many."""
        rounds = max(turns, 1.0)
        own = exp(-self._race * rounds)
        digs = own / (own + self._rivals)
        way = min(rounds, self._first_rival)
        wait = self._locating + (way if self._is_located else ON_THE_WAY * way)
        effort = TURN * leg * digs
        gain = self._own - self._others + self._digging * (digs - (1.0 - digs) * self._each)
        return exp(-self._fading * wait) * (gain - effort)

    @property
    def now(self) -> float:
        """What it brings to dig it up at once."""
        return self._own - self._others + self._digging

    def _rounds_of(self, position: Position, rival: int) -> float:
        """After how many rounds somebody else may dig: the next turn comes within this one."""
        turns = self.turns(position.vehicle(rival), position.board.players[rival].amulets)
        return max(turns, 1.0) - 1.0 + (position.rivals.index(rival) + 1) / position.seats

    def turns(self, space: int, amulets: int = 0) -> float:
        """How many turns a vehicle is away."""
        steps = self._distances.mean(space, self._possible)
        steps = max(steps - LENT_STEPS * min(amulets, 2), 0.0)
        return -(-steps // LEGS) if self._is_located else steps / LEGS


class Values:
    """What a table promises a seat, in coins, beyond what it promises the others."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.treasures = Treasures(position.board, position.me)
        self._known: dict[Sought, Prospect] = {}
        self._journeys: dict[tuple[int, tuple[Sought, ...]], float] = {}
        self._nearest = self._nearest_rivals(position.table.amulets)

    def of(self, sought: Sought) -> Prospect:
        found = self._known.get(sought)
        if found is None:
            found = self._known[sought] = Prospect(self.position, self.treasures, sought)
        return found

    def at_rest(self, table: Table) -> float:
        """What a table is worth when the own turn is over."""
        maps = self._maps(table.here, table.sought)
        return maps + self.treasures.kept(table.held) + self._amulets_near(table)

    def _maps(self, here: int, sought: tuple[Sought, ...]) -> float:
        """What the maps promise: those of located treasures one after the other, nearest first.

        Whoever counted the way to each of them by itself would rather stay between them for ever.
        """
        known = self._journeys.get((here, sought))
        if known is None:
            known = self._journeys[here, sought] = self._journey(here, sought)
        return known

    def _journey(self, here: int, sought: tuple[Sought, ...]) -> float:
        prospects = [self.of(each) for each in sought]
        located = [(each, each.space) for each in prospects if each.space is not None]
        value, turns, start = 0.0, 0.0, here
        while located:
            leg, place = min([(each.turns(here), at) for at, (each, _) in enumerate(located)])
            nearest, here = located.pop(place)
            turns += leg
            value += nearest.after(turns, leg)
            if nearest.is_last:
                return value
        return value + sum([each.later(start) for each in prospects if each.space is None])

    def in_turn(self, table: Table, action: float = 0.0) -> float:
        """What a table is worth in the own turn; ``action`` is what a clue or a move is worth."""
        free = action + UNDECIDED if table.acts else 0.0
        gains = [self._gain_this_turn(table, sought, free) for sought in table.sought]
        return self.at_rest(table) + max(free, *gains)

    def dug(self, table: Table, colour: int) -> float:
        """What it is worth to dig up a treasure here and now."""
        return self.at_rest(table) + self._gain(table, table.sought[colour])

    def _gain_this_turn(self, table: Table, sought: Sought, free: float) -> float:
        """What is gained by digging a treasure up in this turn, by the cheapest means."""
        markers = sought.possible.bit_count() - 1
        if markers > table.held:
            return 0.0
        gain = self._gain(table, sought)
        way = self.position.distances.least(table.here, sought.possible) - table.steps
        standing = gain + free - self._spent(table.held, markers + _moves(way))
        if not table.acts:
            return standing
        return max(standing, gain - self._spent(table.held, markers + _moves(way - LEGS)))

    def _gain(self, table: Table, sought: Sought) -> float:
        """What is gained by having a treasure now instead of later."""
        if self.of(sought).is_last:
            return self.of(sought).now - self.at_rest(table)
        others = tuple([each for each in table.sought if each is not sought])
        later = self._maps(table.here, table.sought) - self._maps(table.here, others)
        return self.of(sought).now - later

    def _spent(self, held: int, amulets: int) -> float:
        """What so many amulets are worth that have to be spent; more than one has are priceless."""
        if amulets > held:
            return float("inf")
        return self.treasures.kept(held) - self.treasures.kept(held - amulets)

    # Amulets on the island.

    def _nearest_rivals(self, amulets: Spaces) -> dict[int, int]:
        """By the space of an amulet, how many turns the nearest of the others is away."""
        position = self.position
        vehicles = [position.vehicle(seat) for seat in position.rivals]
        return {
            space: min([self._turns_to(vehicle, space) for vehicle in vehicles])
            for space in members(amulets)
        }

    def _turns_to(self, here: int, space: int) -> int:
        return max(_moves(self.position.distances.least(here, 1 << space)), 1)

    def _amulets_near(self, table: Table) -> float:
        """What the amulets are worth that lie on the island."""
        value = 0.0
        one_more = self.treasures.kept(table.held + 1) - self.treasures.kept(table.held)
        for space in members(table.amulets):
            turns = self._turns_to(table.here, space)
            share = AT_HAND if turns < self._nearest[space] else CONTESTED
            value += one_more * share / turns
        return value


def _moves(steps: int) -> int:
    """How many moves so many steps take."""
    return max(-(-steps // LEGS), 0)
