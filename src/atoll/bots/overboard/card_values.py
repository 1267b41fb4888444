"""Card values: what each navigation card would bring, tonight and for the days to come."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from ...games.overboard.facts import FRENCHY, NAVIGATION, ROLES, Role
from ...games.overboard.view import CardSeen
from .interests import Interests
from .position import Position
from .surviving import FAINTING, danger, kept, survival

SWIMMER = str(ROLES[FRENCHY])
DRUNK = 0.5
"""What a thirst costs that is met with water, in wounds: the water will be missed."""


@lru_cache(maxsize=64)
def all_cards(roles: frozenset[str]) -> tuple[CardSeen, ...]:
    """All navigation cards as those see them who play these roles."""

    def here(named: Iterable[int]) -> tuple[Role, ...]:
        return tuple([ROLES[who] for who in named if ROLES[who] in roles])

    return tuple(
        [
            CardSeen(
                number,
                card.gull,
                here(card.overboard),
                here(card.thirst),
                card.oars,
                card.strongman,
            )
            for number, card in enumerate(NAVIGATION, start=1)
        ]
    )


def expected_best(values: Sequence[float], count: float) -> float:
    """What the best of so many is worth, drawn by chance from these, which are in order."""
    size, total, below = len(values), 0.0, 0.0
    for place, value in enumerate(values, start=1):
        up_to_here = (place / size) ** count
        total += value * (up_to_here - below)
        below = up_to_here
    return total


class CardValues:
    """The cards as they suit somebody's interests, if these have rowed and fought by tonight."""

    def __init__(
        self,
        position: Position,
        interests: Interests,
        *,
        rows: str = "",
        in_pockets: float = 0.0,
        treasure: float = 0.0,
    ) -> None:
        """``rows`` is somebody who may still row; ``in_pockets`` what the seat has to lose, and
        ``treasure`` what it has to bring ashore.
        """
        self._position, self._interests = position, interests
        self._rows, self._in_pockets, self._treasure = rows, in_pockets, treasure

    @cached_property
    def all(self) -> list[float]:
        """What all the cards are worth, the worst first."""
        cards = all_cards(frozenset(self._position.board.roles))
        return sorted([self.of(card) for card in cards])

    @cached_property
    def usual(self) -> float:
        return sum(self.all) / len(self.all)

    def best_of(self, count: float) -> float:
        return expected_best(self.all, count)

    def pick_of(self, count: float) -> float:
        """What so many cards are worth to whoever may lay none of them, and take an unknown one."""
        return expected_best([max(each, self.usual) for each in self.all], count)

    def of(self, card: CardSeen) -> float:
        """In points: what everybody's life is worth when the card has been carried out."""
        gulls = max(self._position.board.gulls + card.gull, 0)
        lost = self._in_pockets if self._position.me in card.overboard else 0.0
        fates = [self._fate(role, card, gulls) for role in self._position.board.benches]
        return sum(fates) + self._treasure * kept(gulls) - lost

    def _fate(self, role: str, card: CardSeen, gulls: int) -> float:
        threat = danger(role, gulls)
        lives = self._position.lives(role)
        if not threat:
            return self._interests.lives[role] * lives  # ashore: the rest of the card is not read
        health = self._position.health(role)
        falls = role in card.overboard and not self._is_buoyed(role)
        if falls:
            hurt = role != SWIMMER
            if health - hurt <= 0:
                return -self._interests.body * (role != self._position.me)  # no body in the boat
            health -= hurt
        if not lives:
            return 0.0
        left = health - self._thirst(role, card)
        faints = FAINTING * (left <= 0 < self._position.health(role))
        return self._interests.lives[role] * survival(left, threat) * (1.0 - faints)

    def _is_buoyed(self, role: str) -> bool:
        if role == self._position.me:
            return self._position.own["lifebuoy"] > 0
        return "lifebuoy" in self._position.people[role].opened

    def _thirst(self, role: str, card: CardSeen) -> float:
        """How many wounds somebody's thirst comes to, if those drink who can."""
        person = self._position.people[role]
        times = int(role in card.thirst)
        times += card.oars and (person.rowed or role == self._rows)
        times += card.strongman and person.fought
        if "umbrella" in person.opened:
            times -= 1
        if times <= 0:
            return 0.0
        drunk = min(self._position.water_of(role), times)
        return times - drunk * (1.0 - DRUNK)
