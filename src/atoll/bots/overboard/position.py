"""The position: the table as a seat sees it, with quick answers to what a castaway asks itself."""

from collections import Counter
from functools import cached_property

from ...games.overboard.facts import COPIES, SHOT, WEAPONS, Role
from ...games.overboard.view import Board, Person

ARMS: dict[str, int] = {str(kind): power for kind, power in WEAPONS.items()} | {"flare": SHOT}
"""What each weapon adds in a fight, a shot of the flare gun included."""
ALL_PROVISIONS = Counter[str]({str(kind): copies for kind, copies in COPIES.items()})


class Position:
    """What one seat knows at one moment. People go by their roles, provisions by their kinds."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.me = board, board.roles[seat]
        self.people: dict[str, Person] = {each.role: each for each in board.people}
        self.awake = [each for each in board.benches if self.is_awake(each)]
        """From bow to stern."""
        self.own = Counter[str]((*board.hand, *self.people[self.me].opened))

    @property
    def myself(self) -> Person:
        return self.people[self.me]

    @property
    def others(self) -> list[Role]:
        """Everybody else who is conscious, from bow to stern."""
        return [each for each in self.awake if each != self.me]

    @property
    def helmsman(self) -> str | None:
        return self.awake[-1] if self.awake else None

    @property
    def steers(self) -> bool:
        """Whether the seat is at the helm, as all sit now."""
        return self.helmsman == self.me

    def is_awake(self, role: str) -> bool:
        return self.people[role].condition == "conscious"

    def lives(self, role: str) -> bool:
        return self.people[role].condition in ("conscious", "unconscious")

    def health(self, role: str) -> int:
        """How many wounds somebody can take before they faint."""
        return self.people[role].strength - self.people[role].wounds

    @cached_property
    def unseen(self) -> Counter[str]:
        """The provisions that the seat does not see: in the deck, with others, at the bottom."""
        seen = Counter[str](self.board.spent) + self.own
        for role, person in self.people.items():
            if role != self.me:
                seen.update(person.opened)
        return ALL_PROVISIONS - seen

    @cached_property
    def unseen_count(self) -> int:
        return max(self.unseen.total(), 1)

    def share(self, kind: str) -> float:
        """The chance that a provision which the seat does not see is of this kind."""
        return self.unseen[kind] / self.unseen_count

    @cached_property
    def arms_to_expect(self) -> float:
        """What a hidden provision of somebody else adds in a fight, on average."""
        return sum([ARMS[kind] * self.share(kind) for kind in ARMS])

    def water_of(self, role: str) -> float:
        """How much water somebody has to drink, as far as the seat can tell."""
        if role == self.me:
            return self.own["water"]
        person = self.people[role]
        if person.condition != "conscious":
            return 0.0
        return person.opened.count("water") + person.hidden * self.share("water")
