"""Acting: what to do by day."""

from collections.abc import Sequence

from ...games.overboard import grammar
from ...kernel import Answer
from .fighting import Fighting
from .honour import Honour
from .memory import Memory
from .navigating import Navigating
from .surviving import FAINTING, danger, days_to_land, survival, thirst_rate
from .values import Values

SEAT_KEPT = 2.0
"""For so many days a seat is kept that was taken, on average."""
KIT_KEPT = 0.4
"""What is given up with a medical kit besides the wound that it would heal another day."""
SHOT_GIVEN_UP = 0.2
"""What is given up with a flare, which would have been a weapon."""
SHADED, LEAST_THREAT = 0.5, 0.1
"""The share of thirsts that a parasol wards off which water would not have met; and the wounds
that threaten even in its shade."""
SPITE = 0.25
"""How much of what an enemy loses counts, beside what is gained."""
FRIENDS_LOSS, FRIENDS_SEAT = 1.5, 0.8
"""What a friend loses with a provision and with a seat, in wounds; and they will not be friendly
to whoever takes it."""
RESENTED, MOST_RESENTED = 0.15, 0.6
"""What it costs to make a demand of somebody: each time, and at the most."""
LAST_MOMENT = 1
"""With so little health left a kit is kept no longer: whoever faints cannot use it."""


class Acting:
    """What one seat may do by day, weighed in points."""

    def __init__(
        self,
        values: Values,
        memory: Memory,
        honour: Honour,
        fighting: Fighting,
        navigating: Navigating,
    ) -> None:
        self._position, self._interests, self._values = values.position, values.interests, values
        self._memory = memory
        self._honour, self._fighting, self._navigating = honour, fighting, navigating

    def value(self, action: Answer) -> float:
        """What an action is worth; to do nothing is worth nothing."""
        match action:
            case grammar.Row(oars=oars):
                return self._navigating.rowing(oars) + self._asked_to_row()
            case grammar.Seat(whom=role):
                return self._demanding(role, self.seat_gain(role) - self._friends_seat(role))
            case grammar.Rob(whom=role):
                return self._demanding(role, self._values.loot(role) + self._spite(role))
            case grammar.Steal(whom=role):
                return self._values.theft + self._spite(role) - self._rude(role)
            case grammar.Heal(whom=role):
                return self._healing(role)
            case grammar.Shade(whom=role):
                return self._shading(role)
            case grammar.Fire():
                return self._navigating.firing() - SHOT_GIVEN_UP
        return 0.0

    def _asked_to_row(self) -> float:
        counts = [self._honour.counts(each, "row") for each in self._position.others]
        return max(counts, default=0.0)

    # Demands.

    def _demanding(self, role: str, prize: float) -> float:
        if prize <= 0:
            return prize
        if not self._position.is_awake(role):
            return prize
        return self._fighting.demanding(role, prize) - self._rude(role)

    def _rude(self, role: str) -> float:
        """What it costs to take from somebody, above all if peace was promised.

        They will not forget it, the less so the oftener it happens; but who has done the same has
        it coming.
        """
        me, attacks = self._position.me, self._memory.attacks
        often = max(1 + attacks(me, role) - attacks(role, me), 0)
        return self._honour.counts(role, "peace") + min(RESENTED * often, MOST_RESENTED)

    def _spite(self, role: str) -> float:
        """What it is worth that somebody loses a provision: it may well be water.

        To an enemy it may or may not matter; a friend may die of it.
        """
        if not self._position.lives(role):
            return 0.0
        if self._interests.lives[role] > 0:
            return -FRIENDS_LOSS * self._values.ache_of(role)
        return -SPITE * self._values.pain(role)

    def _friends_seat(self, role: str) -> float:
        """What it costs that a friend sits worse; anybody else may sit where they like."""
        is_friend = self._position.lives(role) and self._interests.lives[role] > 0
        return FRIENDS_SEAT * self._values.ache_of(role) if is_friend else 0.0

    def seat_gain(self, role: str) -> float:
        """What it is worth to change seats with somebody."""
        return sum(self.seat_gains(role))

    def seat_gains(self, role: str) -> tuple[float, float]:
        """The same in two parts: in the mornings, and at the helm."""
        position = self._position
        benches: list[str] = list(position.board.benches)
        here, there = benches.index(position.me), benches.index(role)
        benches[here], benches[there] = role, position.me
        awake = [each for each in benches if position.is_awake(each)]
        picks = self._pick(awake) - self._pick(position.awake)
        helm = (awake[-1] == position.me) - position.steers
        return picks * self._mornings(), helm * self._evenings() if helm else 0.0

    def _pick(self, awake: Sequence[str]) -> float:
        """What is got of a crate where they sit like this."""
        return self._values.best_of(len(awake) - awake.index(self._position.me))

    def _mornings(self) -> float:
        return min(self._position.board.provisions / max(len(self._position.awake), 1), SEAT_KEPT)

    def _evenings(self) -> float:
        days = min(days_to_land(self._position.board.gulls), SEAT_KEPT)
        return self._navigating.helm() * days

    # Kit and parasol.

    def _healing(self, role: str) -> float:
        position = self._position
        health, threat = position.health(role), danger(role, position.board.gulls)
        life = self._interests.lives[role]
        healed = life * (survival(health + 1, threat) - survival(health, threat))
        healed += self._honour.counts(role, "heal")
        if life > 0 and threat and health <= LAST_MOMENT:
            return healed + FAINTING * life
        return healed - KIT_KEPT * self._values.loss("medkit")

    def _shading(self, role: str) -> float:
        position, gulls = self._position, self._position.board.gulls
        spared = SHADED * thirst_rate(role) * days_to_land(gulls)
        health, threat = position.health(role), danger(role, gulls)
        if not position.lives(role) or not threat:
            return 0.0
        shaded = survival(health, max(threat - spared, LEAST_THREAT)) - survival(health, threat)
        return self._interests.lives[role] * shaded
