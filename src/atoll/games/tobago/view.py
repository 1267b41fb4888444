"""What a seat may see of the table, put together from nothing."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import members
from .atoms import supply
from .facts import (
    CLUE_WORDS,
    COLOURS,
    DIRECTION_NAMES,
    Colour,
    Direction,
    Landmark,
    Terrain,
)
from .island import island
from .options import Options
from .state import EVERYBODY, NO_CLUE, NOWHERE, Hunt, Laid, Statue
from .steps import Claim


class SpaceSeen(Struct, frozen=True):
    """A space; ``q`` and ``r`` are axial coordinates of hexagons with a flat top."""

    name: str
    q: int
    r: int
    terrain: Terrain
    largest: bool
    """Whether it belongs to the largest area of its terrain."""


class StatueSeen(Struct, frozen=True):
    space: str
    facing: Direction
    gaze: str
    """The space at the edge of the island where its gaze ends."""


class LaidSeen(Struct, frozen=True):
    """A clue on a map, or, without one, the rose of whoever dug the treasure up."""

    clue: str | None
    seat: int
    roses: int


class MapSeen(Struct, frozen=True):
    """What is known about a treasure."""

    colour: Colour
    laid: tuple[LaidSeen, ...]
    possible: tuple[str, ...]
    """The spaces where it may lie; none if it has been dug up."""
    marked: bool
    """Whether there are few enough of them to carry markers."""


class PlayerSeen(Struct, frozen=True):
    vehicle: str | None
    """Its space."""
    amulets: int
    clues: int
    """How many are in the hand."""
    treasures: int
    """How many treasure cards there are."""
    roses: int
    """How many are on the maps."""


class SharingSeen(Struct, frozen=True):
    """A treasure that is being shared."""

    colour: Colour
    digger: int
    claims: tuple[int, ...]
    """The owners of the roses that are left, from the bottom to the top."""
    passed: int
    """How many of them have left the card that lies open."""
    shown: int | None
    """The coins on the card that lies open."""
    hoard: int
    """How many cards have not been turned up."""
    known: tuple[int, ...]
    """Those of them at which the seat has looked, but for those like the ones turned up."""
    last: bool
    """Whether the game ends with it."""
    opener: int | None
    """Who begins a new map if it ends now: whoever accepted the last card, or else the digger."""


class Board(Struct, frozen=True, kw_only=True):
    """The table. Spaces have names; seats count from zero."""

    options: Options
    island: str
    spaces: tuple[SpaceSeen, ...]
    huts: tuple[str, ...]
    palms: tuple[str, ...]
    statues: tuple[StatueSeen, ...]
    amulets: tuple[str, ...]
    """The spaces on which one lies."""
    supply: int
    """How many amulets are left."""

    first: int
    active: int
    idle: int
    """How many turns have ended since somebody laid a clue or dug."""
    acted: bool
    """Whether the player has played a clue or begun a move."""
    steps: int
    """How many are left of the present move."""
    by_amulet: bool
    """Whether it is a move by the power of an amulet."""

    maps: tuple[MapSeen, ...]
    players: tuple[PlayerSeen, ...]
    """By seat."""
    hand: tuple[str, ...]
    """The seat's own clues."""
    deck: int
    """How many clues can be drawn."""
    discards: tuple[str, ...]
    """The clues that are out of play."""
    exchanged: tuple[str, ...]
    """Those that somebody exchanged last; they may be in the deck again."""

    treasures: int
    """How many treasure cards are left in the deck."""
    spent: int
    """How many were discarded."""
    spent_known: tuple[int, ...]
    """Those of them that the seat knows."""
    struck: int
    """How many curses have struck and left the game."""
    chest: tuple[int, ...]
    """The seat's own treasure cards."""
    sharing: SharingSeen | None
    chests: tuple[tuple[int, ...], ...]
    """Everybody's, by seat, when the game is over."""


def landmarks_seen(board: Board) -> dict[Landmark, tuple[int, ...]]:
    """The spaces of all landmarks, as numbers."""
    space = island(board.island).space
    return {
        "hut": tuple([space[name] for name in board.huts]),
        "palm": tuple([space[name] for name in board.palms]),
        "statue": tuple([space[statue.space] for statue in board.statues]),
    }


def see(hunt: Hunt) -> Board:
    over = hunt.outcome is not None
    return Board(
        options=hunt.options,
        island=hunt.layout,
        spaces=spaces(hunt.layout),
        huts=_names(hunt, hunt.huts),
        palms=_names(hunt, hunt.palms),
        statues=tuple([_statue(hunt, each) for each in hunt.statues]),
        amulets=_names(hunt, hunt.amulets),
        supply=supply(hunt),
        first=hunt.first,
        active=hunt.active,
        idle=hunt.idle,
        acted=hunt.acted,
        steps=hunt.lent or hunt.legs,
        by_amulet=hunt.lent > 0,
        maps=tuple([_map(hunt, colour) for colour in range(len(COLOURS))]),
        players=tuple([_player(hunt, seat) for seat in range(hunt.seats)]),
        hand=(),
        deck=len(hunt.deck),
        discards=_clues(hunt.discards),
        exchanged=_clues(hunt.exchanged),
        treasures=len(hunt.treasures),
        spent=len(hunt.spent),
        spent_known=_spent_known(hunt, EVERYBODY),
        struck=hunt.struck,
        chest=(),
        sharing=_sharing(hunt),
        chests=tuple([_coins(chest) for chest in hunt.chests]) if over else (),
    )


def see_own(hunt: Hunt, seat: int, board: Board) -> Board:
    return replace(
        board,
        hand=_clues(hunt.hands[seat]),
        spent_known=_spent_known(hunt, 1 << seat),
        chest=_coins(hunt.chests[seat]),
        sharing=_own_sharing(hunt, seat, board.sharing),
    )


@cache
def spaces(layout: str) -> tuple[SpaceSeen, ...]:
    land = island(layout)
    return tuple(
        [
            SpaceSeen(name, q, r, terrain, land.largest[terrain] >> space & 1 == 1)
            for space, (name, (q, r), terrain) in enumerate(
                zip(land.names, land.places, land.terrains, strict=True)
            )
        ]
    )


def _names(hunt: Hunt, spaces: Iterable[int]) -> tuple[str, ...]:
    names = hunt.land.names
    return tuple([names[space] for space in spaces])


def _clues(clues: Iterable[int]) -> tuple[str, ...]:
    return tuple([CLUE_WORDS[clue] for clue in sorted(clues)])


def _coins(coins: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(coins))


def _statue(hunt: Hunt, statue: Statue) -> StatueSeen:
    names = hunt.land.names
    gaze = hunt.land.edges[statue.space][statue.facing]
    return StatueSeen(names[statue.space], DIRECTION_NAMES[statue.facing], names[gaze])


def _map(hunt: Hunt, colour: int) -> MapSeen:
    """Before the landmarks stand no clue is laid."""
    laid = hunt.maps[colour].laid
    return MapSeen(
        colour=COLOURS[colour],
        laid=tuple([_laid(each) for each in laid]),
        possible=_names(hunt, members(hunt.possible[colour])),
        marked=hunt.markers(colour) != 0,
    )


def _laid(laid: Laid) -> LaidSeen:
    clue = None if laid.clue == NO_CLUE else CLUE_WORDS[laid.clue]
    return LaidSeen(clue, laid.owner, laid.roses)


def _player(hunt: Hunt, seat: int) -> PlayerSeen:
    space = hunt.vehicles[seat]
    return PlayerSeen(
        vehicle=None if space == NOWHERE else hunt.land.names[space],
        amulets=hunt.held[seat],
        clues=len(hunt.hands[seat]),
        treasures=len(hunt.chests[seat]),
        roses=sum([each.roses for one in hunt.maps for each in one.laid if each.owner == seat]),
    )


def _spent_known(hunt: Hunt, seats: int) -> tuple[int, ...]:
    """The discarded treasures that all these seats know."""
    return _coins([each.coins for each in hunt.spent if each.knowers & seats == seats])


def _sharing(hunt: Hunt) -> SharingSeen | None:
    sharing = hunt.sharing
    if sharing is None:
        return None
    return SharingSeen(
        colour=COLOURS[sharing.colour],
        digger=sharing.digger,
        claims=tuple(hunt.claims),
        passed=hunt.step.place if isinstance(hunt.step, Claim) else 0,
        shown=sharing.shown,
        hoard=len(sharing.hoard),
        known=(),
        last=hunt.last_sharing,
        opener=None if hunt.last_sharing else sharing.opener,
    )


def _own_sharing(hunt: Hunt, seat: int, seen: SharingSeen | None) -> SharingSeen | None:
    if hunt.sharing is None or seen is None:
        return None
    return replace(seen, known=_coins(hunt.sharing.known_to(seat)))
