"""Fighting: how a fight may end, when to yield, when to join, and when to draw a weapon."""

from collections.abc import Sequence
from math import exp

from ...games.overboard.facts import WEAPONS, Kind
from ...games.overboard.view import FightSeen
from .memory import Memory
from .pledges import pledges_in
from .position import ARMS
from .values import Values

DOUBT, DOUBT_OF_OTHERS = 1.2, 0.5
"""How far off a forecast is, in points of strength: in itself, and for each who may still join."""
TIE = 0.5
"""What it counts, in points of strength, that the victims win where both are equally strong."""
RESOLVE = 2.0
"""What is to be feared, in points of strength, of whoever makes a demand: they know why."""
ALLIES = 0.5
"""How likely those join who would gain much by it."""
MUCH = 8.0
"""So many points are much to gain."""
FATIGUE = 0.35
"""How likely whoever fights or rows is thirsty for it and has to bear it, roughly."""
MOST_FEARED = 3
"""Of more hidden provisions than these nobody expects weapons: they would have been shown."""
SHOT_COUNTS = 0.6
"""How likely somebody fires the flare gun if that would decide."""

_WEAPON = {str(kind): power for kind, power in WEAPONS.items()}


class Fighting:
    """The fights of one moment, as one seat weighs them."""

    def __init__(self, values: Values, memory: Memory, boldness: float) -> None:
        self._position, self._values, self._memory = values.position, values, memory
        self._boldness = boldness
        self._pledges = pledges_in(values.position.board.said)

    # How strong they are.

    def power(self, role: str) -> float:
        """What somebody brings into a fight, hidden weapons included as far as can be guessed."""
        person = self._position.people[role]
        shown = person.strength + sum([_WEAPON.get(kind, 0) for kind in person.opened])
        if role == self._position.me:
            return shown + self._hidden_arms()
        return shown + min(person.hidden, MOST_FEARED) * self._position.arms_to_expect

    def _hidden_arms(self) -> float:
        hand, own = self._position.board.hand, self._position.own
        return sum([_WEAPON.get(kind, 0) for kind in hand]) + (
            SHOT_COUNTS * ARMS["flare"] * (own["flare"] > 0)
        )

    def _support(self, by: str, of: str, out: Sequence[str]) -> float:
        """The strength that the others are likely to add for an attacker, less what is against."""
        total = 0.0
        for other in out:
            lives = self._memory.interests(other).lives
            lean = (
                (lives[by] - lives[of]) / MUCH + self._pledged(other, by) - self._pledged(other, of)
            )
            total += ALLIES * min(max(lean, -1.0), 1.0) * self._position.people[other].strength
        return total

    def _pledged(self, other: str, to: str) -> float:
        promised = [each for each in self._pledges if (each.by, each.to) == (other, to)]
        return self._memory.trust(other) if any(p.favour == "help" for p in promised) else 0.0

    def chance(
        self, attackers: Sequence[str], victims: Sequence[str], resolve: float = 0.0
    ) -> float:
        """How likely these win against those. Equally strong, the victims do."""
        fighters = {*attackers, *victims, self._position.me}
        out = [each for each in self._position.awake if each not in fighters]
        edge = sum(map(self.power, attackers)) - sum(map(self.power, victims)) + resolve - TIE
        edge += self._support(attackers[0], victims[0], out)
        return 1.0 / (1.0 + exp(-edge / (DOUBT + DOUBT_OF_OTHERS * len(out))))

    # What it costs.

    def fatigue(self) -> float:
        if self._position.myself.fought:
            return 0.0
        return FATIGUE * self._values.ache

    def _wounds(self, losers: Sequence[str]) -> float:
        """What the wounds of the losers are worth: they cost, unless they hit an enemy."""
        return -sum([self._values.pain(each) for each in losers])

    def demanding(self, of: str, prize: float) -> float:
        """What a demand of somebody conscious is worth, if it is for so much."""
        me = self._position.me
        wins, prize = self.chance([me], [of]), prize * self._boldness
        fight = wins * (prize + self._wounds([of])) + (1.0 - wins) * self._wounds([me])
        yields = wins * wins
        return yields * prize + (1.0 - yields) * (fight - self.fatigue())

    def refusing(self, by: str, stake: float) -> float:
        """What it is worth to refuse a demand, where yielding costs so much."""
        me = self._position.me
        loses = self.chance([by], [me], RESOLVE)
        fight = loses * (self._wounds([me]) - stake) + (1.0 - loses) * self._wounds([by])
        return fight - self.fatigue() + stake

    # In the middle of a fight.

    def joining(self, fight: FightSeen, side: str) -> float:
        """What it gains to join a side rather than to look on."""
        me = self._position.me
        attackers, victims = list(fight.attackers), list(fight.victims)
        before = self.chance(attackers, victims)
        if side == fight.by:
            after = self.chance([*attackers, me], victims)
            loses = 1.0 - after
        else:
            loses = after = self.chance(attackers, [*victims, me])
        risk = loses * self._values.pain(me)
        value = self._wounds(victims) - self._wounds(attackers)
        turns = 0.0 if self._is_ahead(fight, side) else after - before
        return turns * value - risk - self.fatigue()

    def _is_ahead(self, fight: FightSeen, side: str) -> bool:
        """Whether a side wins as it stands: if that changes, all may speak again."""
        return (side == fight.by) == (fight.attack > fight.defence)

    def is_losing(self, fight: FightSeen) -> bool:
        """Whether the seat's own side would lose if nobody added anything."""
        attacks = self._position.me in fight.attackers
        return not self._is_ahead(fight, fight.by if attacks else fight.of)

    def short_of(self, fight: FightSeen) -> int:
        """How much strength the seat's own side lacks to win."""
        if self._position.me in fight.attackers:
            return fight.defence - fight.attack + 1
        return fight.attack - fight.defence

    def weapon_to_draw(self, fight: FightSeen) -> Kind | None:
        """The weakest hidden weapon that turns the fight; or the strongest, if it takes more."""
        if self._position.me not in (*fight.attackers, *fight.victims) or not self.is_losing(fight):
            return None
        short = self.short_of(fight)
        hidden = [kind for kind in self._position.board.hand if kind in _WEAPON]
        shot = ARMS["flare"] if self._can_shoot(fight) else 0
        if not hidden or sum([_WEAPON[kind] for kind in hidden]) + shot < short:
            return None
        enough = [kind for kind in hidden if _WEAPON[kind] >= short]
        if not enough and shot >= short:
            return None  # the shot will do
        if enough:
            return min(enough, key=lambda kind: _WEAPON[kind])
        return max(hidden, key=lambda kind: _WEAPON[kind])

    def _can_shoot(self, fight: FightSeen) -> bool:
        return self._position.own["flare"] > 0 and self._position.me not in fight.shots

    def should_shoot(self, fight: FightSeen) -> bool:
        """A shot is for a fight that it turns."""
        return self.is_losing(fight) and self.short_of(fight) <= ARMS["flare"]
