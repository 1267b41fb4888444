"""How far each scenario is: plain data, a Struct for each."""

from typing import ClassVar

from msgspec import Struct

STAGES = (1, 2, 3, 4, 5)
"""How much wood each stage of the woodpile takes."""
CITY_SCORE = 5
"""What the city of the cannibals counts, which has four villages."""


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


class Exorcism(Struct, tag=True):
    """Cursed Island: the crosses stand on the island, where the scenario counts them."""

    score: ClassVar[int] = 0
    temple_explored: bool = False
    """The Dark Temple gives its treasures once."""


class Rescue(Struct, tag=True):
    """Jenny needs help: what has been done for her, and for all to get away."""

    raft: bool = False
    rescued: bool = False
    """Whether she is in the camp."""
    lifeboat: bool = False

    @property
    def score(self) -> int:
        return self.raft + self.rescued + self.lifeboat


class Household(Struct, tag=True):
    """Family Robinson: what is built is an item of the camp, where the scenario counts it."""

    score: ClassVar[int] = 0
    wanted: list[str] = []
    """The inventions that have to become items."""
    children: int = 0
    """How many have been born."""
    ready: int = 0
    """The last round in which all that is wanted was there at once."""


class Expedition(Struct, tag=True):
    """Volcano Island: what has been explored, and what has to be before the boat is built."""

    spaces: int = 0
    sites: int = 0
    spaces_wanted: int = 0
    sites_wanted: int = 0

    @property
    def score(self) -> int:
        return min(self.spaces, self.spaces_wanted) + min(self.sites, self.sites_wanted)

    @property
    def missing(self) -> tuple[int, int]:
        """How many spaces and how many sites."""
        return max(self.spaces_wanted - self.spaces, 0), max(self.sites_wanted - self.sites, 0)

    @property
    def complete(self) -> bool:
        return self.missing == (0, 0)


class Filming(Struct, tag=True):
    """King Kong Island: the traps, the ape, and the film crew."""

    traps: int = 0
    """How many have been set; one counts even when its tile has been turned down."""
    caught: bool = False
    """Whether King Kong is."""
    killed: list[str] = []
    """Of the film crew."""
    captive: bool = False
    """Whether the actress is."""
    fasted: int = 0
    """The last round in which King Kong has come because somebody went hungry."""

    @property
    def score(self) -> int:
        return self.traps + self.caught + (self.caught and not self.captive)


class Siege(Struct, tag=True):
    """Cannibal Island: which villages have been burnt, and whether the city has fallen."""

    burnt: list[int] = []
    """The numbers of the villages. It counts, whatever becomes of their tiles."""
    destroyed: bool = False

    @property
    def score(self) -> int:
        """The city is worth more than all villages."""
        return CITY_SCORE if self.destroyed else len(self.burnt)


Goal = Woodpile | Exorcism | Rescue | Household | Expedition | Siege | Filming
