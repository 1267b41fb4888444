"""What everybody may see of the table, put together from nothing. Nobody has secrets here."""

from copy import copy

from msgspec import Struct

from .deeds import Deed, deeds
from .facts import SPACES, TILES, Level, Phase, Terrain
from .items import owner
from .options import Options
from .people import pawns_of
from .planning import is_complete, sizes
from .scenarios.frame import scenario
from .scenarios.goals import Goal
from .state import Camp, Goods, Kept, Person, Pile, Sky, Space, Stack
from .steps import Plan


class PersonSeen(Struct, frozen=True):
    """A character by seat, or Friday."""

    name: str
    wounds: int
    determination: int
    pawns: int
    used: tuple[str, ...]
    scars: tuple[str, ...]
    outside: str | None
    """Where the night is spent, if not in the camp."""
    pack: Goods


class SpaceSeen(Struct, frozen=True):
    name: str
    tile: int
    terrain: Terrain | None
    left: str | None
    right: str | None
    shelter: bool
    totem: int
    face_down: bool
    tokens: tuple[str, ...]
    covered: tuple[str, ...]


class StackSeen(Struct, frozen=True):
    """Pawns on an action; the first of them acts."""

    name: str
    kind: str
    target: str
    pawns: tuple[str, ...]
    paid: Goods
    extras: tuple[str, ...]
    sizes: tuple[int, ...]
    """The numbers of pawns that it may have."""
    complete: bool


class DeedSeen(Struct, frozen=True):
    """Something that can be planned."""

    kind: str
    target: str
    sizes: tuple[int, ...]
    dice: bool
    """Whether with the smallest number of pawns dice are rolled."""


class SkySeen(Struct, frozen=True):
    """The weather of this round, as far as it is known."""

    tokens: tuple[str, ...]
    rolled: bool
    rain: int
    snow: int
    animals: str


class DeckSeen(Struct, frozen=True):
    """How many cards there are, and those that are known, from the top and from the bottom."""

    count: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class InventionSeen(Struct, frozen=True):
    name: str
    owner: int | None


class Board(Struct, frozen=True, kw_only=True):
    """The table."""

    options: Options
    round: int
    rounds: int
    phase: Phase
    first: int
    people: tuple[PersonSeen, ...]
    """By seat, and then Friday."""
    goal: Goal
    spaces: tuple[SpaceSeen, ...]
    camp: str
    shortcut: str | None
    available: Goods
    future: Goods
    morale: int
    shelter: bool
    levels: dict[Level, int]
    tokens: dict[str, tuple[str, ...]]
    threats: tuple[str | None, ...]
    inventions: tuple[InventionSeen, ...]
    items: tuple[str, ...]
    future_items: tuple[str, ...]
    turned_back: tuple[str, ...]
    kept: tuple[Kept, ...]
    future_finds: tuple[str, ...]
    future_treasures: tuple[str, ...]
    sky: SkySeen
    decks: dict[str, DeckSeen]
    card: str
    """The card that is being carried out."""
    plan: tuple[StackSeen, ...]
    deeds: tuple[DeedSeen, ...]
    ready: tuple[bool, ...]


def see(camp: Camp) -> Board:
    planning = isinstance(camp.step, Plan)
    menu = [*deeds(camp)] if planning else []
    return Board(
        options=camp.options,
        round=camp.round,
        rounds=rounds(camp),
        phase=camp.phase,
        first=camp.first,
        people=tuple([_person(camp, each) for each in range(len(camp.people))]),
        goal=copy(camp.goal),
        spaces=tuple([_space(at, space) for at, space in enumerate(camp.spaces)]),
        camp=SPACES[camp.camp],
        shortcut=None if camp.shortcut < 0 else SPACES[camp.shortcut],
        available=camp.available,
        future=camp.future,
        morale=camp.morale,
        shelter=camp.shelter,
        levels=dict(camp.levels),
        tokens={place: tuple(tokens) for place, tokens in camp.tokens.items()},
        threats=tuple([None if threat is None else threat.card for threat in camp.threats]),
        inventions=tuple([InventionSeen(each, owner(camp, each)) for each in camp.board]),
        items=tuple(camp.items),
        future_items=tuple(camp.future_items),
        turned_back=tuple(camp.turned_back),
        kept=tuple(camp.kept),
        future_finds=tuple(camp.future_finds),
        future_treasures=tuple(camp.future_treasures),
        sky=_sky(camp.sky),
        decks={name: _deck(pile) for name, pile in piles(camp).items()},
        card=camp.scene.card if camp.scenes else "",
        plan=tuple([_stack(camp, stack, menu) for stack in camp.plan]),
        deeds=tuple([DeedSeen(each.kind, each.target, each.sizes, each.dice) for each in menu]),
        ready=tuple(camp.ready),
    )


def rounds(camp: Camp) -> int:
    return scenario(camp).rounds


def piles(camp: Camp) -> dict[str, Pile]:
    """All that lies face down."""
    return {
        "events": camp.event_deck,
        **camp.adventures,
        "mysteries": camp.mysteries,
        "beasts": camp.beasts,
        "hunting": camp.hunting,
        "inventions": camp.inventions,
        "tiles": camp.tiles,
        "finds": camp.finds,
        "supplies": camp.supplies,
    }


def _deck(pile: Pile) -> DeckSeen:
    top = pile.cards[: -pile.top - 1 : -1] if pile.top else []
    return DeckSeen(len(pile.cards), tuple(top), tuple(pile.cards[: pile.bottom]))


def _sky(sky: Sky) -> SkySeen:
    return SkySeen(tuple(sky.tokens), sky.rolled, sky.rain, sky.snow, sky.animals)


def _person(camp: Camp, number: int) -> PersonSeen:
    person: Person = camp.people[number]
    outside = None if person.outside is None else _place(person.outside)
    return PersonSeen(
        name=person.name,
        wounds=person.wounds,
        determination=person.determination,
        pawns=pawns_of(camp, number),
        used=tuple(person.used),
        scars=tuple(person.scars),
        outside=outside,
        pack=person.pack,
    )


def _place(space: int) -> str:
    return "open" if space < 0 else SPACES[space]


def _space(at: int, space: Space) -> SpaceSeen:
    tile = TILES[space.tile] if space.tile else None
    return SpaceSeen(
        name=SPACES[at],
        tile=space.tile,
        terrain=tile.terrain if tile else None,
        left=tile.left if tile else None,
        right=tile.right if tile else None,
        shelter=tile is not None and tile.shelter,
        totem=space.totem,
        face_down=space.face_down,
        tokens=tuple(space.tokens),
        covered=tuple(space.covered),
    )


def _stack(camp: Camp, stack: Stack, menu: list[Deed]) -> StackSeen:
    return StackSeen(
        name=stack.name,
        kind=stack.kind,
        target=stack.target,
        pawns=tuple(stack.pawns),
        paid=stack.paid,
        extras=tuple(stack.extras),
        sizes=sizes(camp, stack, menu),
        complete=is_complete(camp, stack, menu),
    )
