"""The end: what everybody's life, valuables, friend and enemy are worth."""

from msgspec import Struct

from ...kernel import Outcome
from .cards import count
from .facts import (
    DOUBLED,
    JEWEL_POINTS,
    MONEY_POINTS,
    PAINTING_POINTS,
    STRENGTH,
    SURVIVAL,
    Kind,
)
from .people import in_play, is_alive, living
from .state import Boat

POINTS_FOR_A_BODY = 3
"""What a psychopath scores for each of the dead in the boat."""


class Account(Struct, frozen=True):
    """What somebody scores, and for what."""

    survival: int
    money: int
    paintings: int
    jewels: int
    friend: int
    enemy: int
    bodies: int

    @property
    def total(self) -> int:
        valuables = self.money + self.paintings + self.jewels
        return self.survival + valuables + self.friend + self.enemy + self.bodies


def end_if_nobody_lives(boat: Boat) -> None:
    if not living(boat):
        boat.end(Outcome("sea", (0,) * boat.seats, ()))


def land(boat: Boat) -> None:
    """The fourth gull: all show their friends and enemies, and points are counted."""
    scores = [0] * boat.seats
    for who in in_play(boat):
        scores[boat.players[who]] = account(boat, who).total
    most = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == most])
    boat.end(Outcome("landed", tuple(scores), winners))


def account(boat: Boat, who: int) -> Account:
    cards = boat.hidden[who] | boat.opened[who]
    paintings = sum([count(cards, kind) * each for kind, each in PAINTING_POINTS.items()])
    jewels = JEWEL_POINTS[boat.options.jewels][count(cards, "jewels")]
    return Account(
        survival=_for_surviving(boat, who),
        money=count(cards, "money") * MONEY_POINTS * _times(who, "money"),
        paintings=paintings * _times(who, "painting3"),
        jewels=jewels * _times(who, "jewels"),
        friend=_for_friend(boat, who),
        enemy=_for_enemy(boat, who),
        bodies=_for_bodies(boat, who),
    )


def _times(who: int, kind: Kind) -> int:
    return 2 if kind in DOUBLED.get(who, ()) else 1


def _for_surviving(boat: Boat, who: int) -> int:
    """A narcissist scores twice, a psychopath nothing, and whoever is both scores once."""
    if not is_alive(boat, who):
        return 0
    lives = 1 + (boat.friends[who] == who) - (boat.enemies[who] == who)
    return SURVIVAL[who] * lives


def _for_friend(boat: Boat, who: int) -> int:
    friend = boat.friends[who]
    return SURVIVAL[friend] if friend != who and is_alive(boat, friend) else 0


def _for_enemy(boat: Boat, who: int) -> int:
    enemy = boat.enemies[who]
    return STRENGTH[enemy] if enemy != who and not is_alive(boat, enemy) else 0


def _for_bodies(boat: Boat, who: int) -> int:
    if boat.enemies[who] != who:
        return 0
    spared = (who, boat.friends[who])
    bodies = [each for each in boat.benches if not is_alive(boat, each) and each not in spared]
    return POINTS_FOR_A_BODY * len(bodies)
