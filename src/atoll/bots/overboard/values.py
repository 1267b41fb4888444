"""What wounds cost a castaway and what provisions are worth, in points."""

from functools import cached_property

from ...games.overboard.facts import (
    DOUBLED,
    JEWEL_POINTS,
    MONEY_POINTS,
    PAINTING_POINTS,
    ROLES,
)
from .card_values import SWIMMER, expected_best
from .interests import Interests
from .position import ARMS, Position
from .surviving import at_most, danger, days_to_land, fall_rate, kept, survival, thirst_rate

MORE_JEWELS = 1.0
"""What the first jewel is worth besides its points, for those that may join it."""
TO_SPARE = 0.5
"""How much water and kits count which are for a friend, not for oneself."""
EDGE = 0.2
"""What a point of strength in fights is worth."""
TIRED = 0.2
"""So often a day rowing and fighting make thirsty."""
NEXT_LOOT = 0.92
"""How much loot is worth for each provision that one has: the rich are robbed in their turn."""
CHOSEN = 0.4
"""How much what somebody has hidden is what they chose in the mornings, where they sit now."""
NEXT_KIT, NEXT_TOOL, NEXT_FOR_FRIEND = 0.9, 0.5, 0.7
"""How much another is worth beside the one before: of kits, of tools, and of water for a friend."""
EARLY = 0.6
"""What a wound costs at the least, in wounds of the time when they matter most."""
ROWERS_OAR, SIGNAL, HELM, AHEAD, MALICE = 0.3, 0.8, 0.8, 0.3, 0.08
"""Further value: of an oar, of a flare, of a compass at the helm and elsewhere; and of chum, as a
share of what the enemy's death brings."""

_PAINTINGS = {str(kind): points for kind, points in PAINTING_POINTS.items()}


class Values:
    """What one more provision, or one less, is worth to a seat, and a wound of anybody."""

    def __init__(self, position: Position, interests: Interests) -> None:
        self.position, self.interests = position, interests
        self._days, self._kept = days_to_land(position.board.gulls), kept(position.board.gulls)
        who = [str(each) for each in ROLES].index(position.me)
        self._doubled: frozenset[str] = frozenset(DOUBLED.get(who, ()))

    def pain(self, role: str, wounds: float = 1.0) -> float:
        """What it costs that somebody takes so many wounds; less than nothing for an enemy."""
        position = self.position
        if not position.lives(role):
            return 0.0
        health, threat = position.health(role), danger(role, position.board.gulls)
        lost = survival(health, threat) - survival(health - wounds, threat)
        return self.interests.lives[role] * lost

    @cached_property
    def ache(self) -> float:
        """What a wound of one's own costs on the way, be it now or later."""
        return self.ache_of(self.position.me)

    def ache_of(self, role: str) -> float:
        """What a wound of somebody costs on the way who is worth saving."""
        healths = range(self.position.health(role) + 1)
        most = max([self._ache_with(role, health) for health in healths])
        return max(self.pain(role), EARLY * most)

    def _ache_with(self, role: str, health: int) -> float:
        threat = danger(role, self.position.board.gulls)
        lost = survival(health, threat) - survival(health - 1, threat)
        return self.interests.lives[role] * lost

    @cached_property
    def care(self) -> float:
        """What sparing others a wound is worth, at best."""
        others = [each for each in self.position.people if each != self.position.me]
        return max([self.pain(each) for each in others] + [0.0])

    def gain(self, kind: str) -> float:
        """What one more is worth."""
        return self._value(kind, self.position.own[kind])

    def loss(self, kind: str) -> float:
        """What one of the seat's own is worth."""
        return self._value(kind, max(self.position.own[kind] - 1, 0))

    def _value(self, kind: str, have: int) -> float:
        """What another is worth to somebody who has so many."""
        if kind == "jewels":
            return self._jewels(have)
        if kind == "money" or kind in _PAINTINGS:
            return self._points(kind) * self._kept
        if kind == "water":
            return self._water(have)
        if kind == "medkit":
            return max(self.ache * NEXT_KIT**have, TO_SPARE * self.care)
        return self._tool(kind) * NEXT_TOOL**have

    def doubles(self, kind: str) -> bool:
        """Whether a valuable counts double for the seat."""
        return kind in self._doubled

    def _factor(self, kind: str) -> float:
        return 2.0 if self.doubles(kind) else 1.0

    def _points(self, kind: str) -> float:
        points = MONEY_POINTS if kind == "money" else _PAINTINGS.get(kind, 0)
        return points * self._factor(kind)

    def _jewels(self, have: int) -> float:
        steps = JEWEL_POINTS[self.position.board.options.jewels]
        points = float(steps[have + 1] - steps[have]) if have + 1 < len(steps) else 0.0
        if have == 0 and self.position.unseen["jewels"]:
            points += MORE_JEWELS
        return points * self._factor("jewels") * self._kept

    def _water(self, have: int) -> float:
        """The more there is, the less likely the last is drunk before the boat lands."""
        thirsts = (thirst_rate(self.position.me) + TIRED) * self._days
        drunk = 1.0 - at_most(have, thirsts)
        return self.ache * drunk + TO_SPARE * self.care * NEXT_FOR_FRIEND**have

    def _tool(self, kind: str) -> float:
        me = self.position.me
        fists = EDGE * ARMS.get(kind, 0)
        if kind == "lifebuoy":
            return 0.0 if me == SWIMMER else self.ache * fall_rate(me) * self._days
        if kind == "umbrella":
            return self.ache * TO_SPARE * thirst_rate(me) * self._days
        if kind == "compass":
            return HELM if self.position.steers else AHEAD
        if kind == "bait":
            return -MALICE * min(self.interests.lives.values())
        return fists + {"oar": ROWERS_OAR, "flare": SIGNAL}.get(kind, 0.0)

    @cached_property
    def unseen_gains(self) -> list[float]:
        """What each provision is worth that the seat does not see, the least first."""
        unseen = self.position.unseen
        return sorted([self.gain(kind) for kind in unseen for _ in range(unseen[kind])])

    @cached_property
    def blind_gain(self) -> float:
        """What a provision is worth that is drawn blindly."""
        gains = self.unseen_gains
        return sum(gains) / len(gains) if gains else 0.0

    def hidden_gain(self, role: str) -> float:
        """What a hidden provision of somebody is worth: those at the bow were first to choose."""
        if not self.position.is_awake(role) or not self.unseen_gains:
            return self.blind_gain
        gains, seats = self.unseen_gains, len(self.position.awake)
        after = [each == role for each in reversed(self.position.awake)].index(True)
        share = gains[after * len(gains) // seats : (after + 1) * len(gains) // seats] or gains
        return self.blind_gain + CHOSEN * (sum(share) / len(share) - self.blind_gain)

    def best_of(self, count: int) -> float:
        """What the best of so many provisions from the deck is worth."""
        return expected_best(self.unseen_gains, count) if self.unseen_gains else 0.0

    @cached_property
    def in_pockets(self) -> float:
        """What is lost with a fall overboard."""
        opened = self.position.myself.opened
        return sum([self.loss(kind) for kind in opened if kind != "lifebuoy"])

    @cached_property
    def at_stake(self) -> float:
        """What a robber takes from the seat: the best of what is open, or anything hidden."""
        hidden = [self.loss(kind) for kind in self.position.board.hand]
        opened = [self.loss(kind) for kind in self.position.myself.opened]
        return max([*opened, sum(hidden) / len(hidden) if hidden else 0.0])

    def loot(self, role: str) -> float:
        """What is to be got from somebody."""
        person = self.position.people[role]
        opened = [self.gain(kind) for kind in person.opened]
        return max([*opened, self.hidden_gain(role) if person.hidden else 0.0]) * self._hunger

    @property
    def theft(self) -> float:
        """What is to be got by stealing something hidden."""
        return self.blind_gain * self._hunger

    @property
    def _hunger(self) -> float:
        return float(NEXT_LOOT ** self.position.own.total())

    @cached_property
    def treasure(self) -> float:
        """What the seat's valuables will count, if they are brought ashore."""
        own = self.position.own
        jewels = JEWEL_POINTS[self.position.board.options.jewels][own["jewels"]]
        return jewels * self._factor("jewels") + sum(
            [own[kind] * self._points(kind) for kind in ("money", *_PAINTINGS)]
        )
