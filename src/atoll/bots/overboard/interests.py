"""Interests: what it is worth to somebody, in points, that each of the characters lives."""

from collections.abc import Mapping

from msgspec import Struct

from ...games.overboard.ending import POINTS_FOR_A_BODY
from ...games.overboard.facts import ROLES, STRENGTH, SURVIVAL

SPIRIT = 2.0
"""What one's own life is worth at the least: only the living see to their interests."""
ENMITY = 1.0
"""Whoever's life is worth less than nothing by so much is an enemy."""
BODIES_KEPT = 0.6
"""The share of the dead who stay in the boat."""

Chances = Mapping[str, float]
"""By role, how likely it is the one."""

_POINTS_ALIVE = dict(zip(map(str, ROLES), SURVIVAL, strict=True))
_POINTS_DEAD = dict(zip(map(str, ROLES), STRENGTH, strict=True))


class Interests(Struct, frozen=True):
    """What lives are worth; less than nothing for those who should rather die."""

    lives: dict[str, float]
    body: float = 0.0
    """What a body in the boat is worth."""

    def is_enemy(self, role: str) -> bool:
        """Whether somebody should die: a grudge alone does not go so far."""
        return self.lives[role] < -ENMITY

    def resenting(self, grudges: Mapping[str, float]) -> "Interests":
        """Those of somebody who bears grudges, though not against a friend."""
        lives = {
            role: value if value > 0 else value - grudges.get(role, 0.0)
            for role, value in self.lives.items()
        }
        return Interests(lives, self.body)


def own_interests(me: str, friend: str, enemy: str, roles: tuple[str, ...]) -> Interests:
    """Those of a seat that knows its friend and its enemy."""
    body = float(POINTS_FOR_A_BODY) if enemy == me else 0.0
    lives = dict.fromkeys(roles, -body * BODIES_KEPT)
    lives[friend] = lives[enemy] = lives[me] = 0.0
    lives[me] = max(_POINTS_ALIVE[me] * (1.0 + (friend == me) - (enemy == me)), SPIRIT)
    if friend != me:
        lives[friend] += _POINTS_ALIVE[friend]
    if enemy != me:
        lives[enemy] -= _POINTS_DEAD[enemy]
    return Interests(lives, body)


def likely_interests(who: str, friends: Chances, enemies: Chances) -> Interests:
    """Those of somebody else, by how likely each is their friend and their enemy."""
    lives = {
        role: friends[role] * _POINTS_ALIVE[role] - enemies[role] * _POINTS_DEAD[role]
        for role in friends
    }
    own = _POINTS_ALIVE[who] * (1.0 + friends[who] - enemies[who])
    return Interests(lives | {who: max(own, SPIRIT)})
