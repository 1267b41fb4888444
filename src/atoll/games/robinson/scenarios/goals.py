"""How far each scenario is: plain data, a Struct for each."""

from msgspec import Struct

STAGES = (1, 2, 3, 4, 5)
"""How much wood each stage of the woodpile takes."""


class Woodpile(Struct, tag=True):
    """Castaways: wood for a great fire."""

    laid: list[int] = []
    """By stage, how much wood is there; the last is the one that is being filled."""
    closed: bool = False
    """A stage was filled in this round, so that no more wood can be laid."""

    @property
    def score(self) -> int:
        return sum(self.laid)

    @property
    def complete(self) -> bool:
        return self.score == sum(STAGES)


Goal = Woodpile
