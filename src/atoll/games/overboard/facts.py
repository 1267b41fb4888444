"""Characters, provisions and navigation cards: what is in the box."""

from typing import Literal, NamedTuple

# A character is a number, in the order in which they sit at the beginning, from bow to stern.

Role = Literal["lady", "snob", "captain", "bosun", "frenchy", "kid"]
ROLES: tuple[Role, ...] = ("lady", "snob", "captain", "bosun", "frenchy", "kid")
LADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID = range(len(ROLES))

STRENGTH = (4, 5, 7, 8, 6, 3)
"""By character; also how many wounds they can bear."""
SURVIVAL = (8, 7, 5, 4, 6, 9)

# A provision is a number, too; several are of one kind.

Kind = Literal[
    "water",
    "medkit",
    "oar",
    "club",
    "knife",
    "gaff",
    "flare",
    "bait",
    "umbrella",
    "lifebuoy",
    "compass",
    "money",
    "painting2",
    "painting3",
    "jewels",
]
COPIES: dict[Kind, int] = {
    "water": 16,
    "medkit": 3,
    "oar": 2,
    "club": 1,
    "knife": 1,
    "gaff": 1,
    "flare": 1,
    "bait": 2,
    "umbrella": 1,
    "lifebuoy": 1,
    "compass": 1,
    "money": 6,
    "painting2": 1,
    "painting3": 2,
    "jewels": 3,
}
KINDS: tuple[Kind, ...] = tuple(COPIES)
PROVISIONS: tuple[Kind, ...] = tuple([kind for kind in KINDS for _ in range(COPIES[kind])])
"""By number, those of one kind together."""

WEAPONS: dict[Kind, int] = {"oar": 1, "club": 2, "knife": 3, "gaff": 4}
"""What an open one adds to the strength of a fighter."""
SHOT = 8
"""What a shot of the flare gun adds."""

MONEY_POINTS = 1
PAINTING_POINTS: dict[Kind, int] = {"painting2": 2, "painting3": 3}
JEWEL_POINTS = {"high": (0, 2, 6, 12), "low": (0, 1, 4, 8)}
"""By how many somebody has."""
DOUBLED: dict[int, frozenset[Kind]] = {
    LADY: frozenset({"jewels"}),
    SNOB: frozenset({"painting2", "painting3"}),
    CAPTAIN: frozenset({"money"}),
}
"""The valuables that count double for a character."""

GULLS_TO_LAND = 4


class NavigationCard(NamedTuple):
    gull: int
    """1 brings the boat nearer to land, -1 takes it away again."""
    overboard: tuple[int, ...]
    thirst: tuple[int, ...]
    oars: bool = False
    """Whoever rowed is thirsty, too."""
    strongman: bool = False
    """Whoever fought is thirsty, too."""


ALL = tuple(range(len(ROLES)))


def _all_but(character: int) -> tuple[int, ...]:
    return tuple([each for each in ALL if each != character])


NAVIGATION: tuple[NavigationCard, ...] = (
    NavigationCard(0, (BOSUN,), (CAPTAIN, BOSUN), oars=True),
    NavigationCard(0, (KID,), _all_but(KID), oars=True),
    NavigationCard(1, (KID,), _all_but(LADY), oars=True, strongman=True),
    NavigationCard(0, ALL, ALL, strongman=True),
    NavigationCard(1, (CAPTAIN,), (BOSUN,), strongman=True),
    NavigationCard(0, (SNOB,), (SNOB, CAPTAIN)),
    NavigationCard(1, (), ()),
    NavigationCard(1, (SNOB,), (CAPTAIN, KID), oars=True),
    NavigationCard(0, (CAPTAIN,), (FRENCHY,)),
    NavigationCard(-1, (LADY,), ALL, oars=True),
    NavigationCard(0, (KID,), _all_but(LADY), strongman=True),
    NavigationCard(0, (BOSUN,), (LADY,)),
    NavigationCard(1, ALL, ALL, oars=True, strongman=True),
    NavigationCard(1, (FRENCHY,), (SNOB, CAPTAIN, BOSUN)),
    NavigationCard(0, (SNOB,), (CAPTAIN, BOSUN, FRENCHY), oars=True, strongman=True),
    NavigationCard(0, (FRENCHY,), (CAPTAIN, BOSUN, KID), oars=True),
    NavigationCard(0, (BOSUN,), (CAPTAIN, FRENCHY), oars=True, strongman=True),
    NavigationCard(0, (FRENCHY,), (LADY, CAPTAIN, BOSUN), strongman=True),
    NavigationCard(0, (FRENCHY,), (SNOB, CAPTAIN, BOSUN, FRENCHY), oars=True, strongman=True),
    NavigationCard(0, (KID,), (LADY, CAPTAIN, BOSUN, FRENCHY)),
    NavigationCard(1, (BOSUN,), (KID,), strongman=True),
    NavigationCard(0, (SNOB,), (LADY, CAPTAIN), strongman=True),
    NavigationCard(0, (CAPTAIN,), (SNOB,), oars=True, strongman=True),
    NavigationCard(0, (CAPTAIN,), (CAPTAIN,)),
)
"""People count them from one, in this order; the rules from zero."""
