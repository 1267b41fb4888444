"""A game of Tobago at one moment.

Seats, spaces, clues and maps are numbers, as in ``facts`` and ``island``.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from msgspec import Struct

from ...kernel import Rules, State, bitset
from .clues import spaces_by_clue
from .facts import HANDS, MARKERS, Landmark
from .island import Island, Spaces, island
from .options import Options
from .steps import Steps

NOWHERE = -1
"""The space of a vehicle that is not on the island yet."""
NO_CLUE = -1
"""What lies above the rose of whoever dug the treasure up."""
NOBODY = -1

Clues = int
"""A set of clues, as bits."""
Seats = int
"""A set of seats, as bits."""
NO_SEAT: Seats = 0
EVERYBODY: Seats = bitset(range(max(HANDS)))


class Laid(Struct, frozen=True):
    """A clue on a map, and the roses on it, all of one owner."""

    clue: int
    owner: int
    roses: int = 1


class Map(Struct):
    """What is known about one of the treasures."""

    laid: list[Laid]
    """From the first clue, at the top, to the last."""
    removed: list[int]
    """The spaces from which amulets have removed a marker."""


class Statue(Struct, frozen=True):
    space: int
    facing: int
    """The direction in which it looks."""


class Treasure(Struct, frozen=True):
    """A treasure card that was drawn, and the seats that know which it is, as bits."""

    coins: int
    knowers: Seats
    safe: bool = False
    """It came from that part of the deck where no curses are."""
    deck: int = 0
    """How often the deck had been shuffled anew when it was drawn."""


class Sharing(Struct):
    """A treasure has been dug up and is being shared."""

    colour: int
    digger: int
    hoard: list[Treasure]
    """The cards that have not been turned up; the last is the next."""
    turned: list[Treasure] = []
    """The cards that have been turned up."""
    shown: int | None = None
    """The coins on the card that lies open."""
    last: int = NOBODY
    """Who accepted the last card."""

    @property
    def opener(self) -> int:
        """Who begins the new map if nobody accepts anything more."""
        return self.digger if self.last == NOBODY else self.last

    def known_to(self, seat: int) -> list[int]:
        """The coins on the cards of the hoard of which a seat is sure.

        When a card is turned up, whoever has looked at one with as many coins cannot tell whether
        it is this one, and from then on is sure of one less.
        """
        known = [card.coins for card in (*self.hoard, *self.turned) if card.knowers >> seat & 1]
        for card in self.turned:
            if card.coins in known:
                known.remove(card.coins)
        return known


class Hunt(State[Steps], kw_only=True):
    """The whole table. Lists by seat unless said otherwise."""

    keeps: ClassVar[tuple[str, ...]] = ("land", "by_clue", "possible")

    options: Options
    layout: str
    """Which island it is."""
    first: int
    """Who begins."""
    active: int
    """Whose turn it is."""

    huts: list[int]
    palms: list[int]
    statues: list[Statue]
    vehicles: list[int]
    """The space of each."""
    amulets: list[int]
    """The spaces on which one lies."""
    held: list[int]
    """How many amulets each has."""

    deck: list[int]
    """The clues that can be drawn; the last is the top."""
    shuffled: list[Clues]
    """By shuffle of the deck of clues, those that were in it and in no later one, as bits."""
    discards: list[int]
    """The clues that are out of play, for all to see."""
    exchanged: list[int] = []
    """The clues that somebody exchanged last, for all to see."""
    hands: list[list[int]]
    maps: list[Map]
    """By colour."""
    treasures: list[int]
    """The deck of treasure cards, by their coins; the last is the top."""
    cursed: int
    """Among how many of the lowest cards of that deck the curses are."""
    decks: int = 0
    """How often that deck has been shuffled anew."""
    sure: list[list[int]]
    """The coins on cards that each knows to be in that deck, or among those drawn from it since
    it was shuffled that the seat has not seen."""
    spent: list[Treasure]
    """The treasure cards that were discarded."""
    struck: int = 0
    """How many curses have struck and left the game."""
    last_sharing: bool = False
    """The deck of treasure cards has run out."""
    chests: list[list[int]]
    """The treasure cards that each has accepted, by their coins."""
    sharing: Sharing | None = None
    idle: int = 0
    """How many turns have ended since somebody laid a clue or dug."""

    # Of the present turn.
    fresh: bool = True
    """Nothing has been done in it."""
    acted: bool = False
    """A clue was played, or a move was begun, without an amulet."""
    legs: int = 0
    """The steps that are left of the move."""
    lent: int = 0
    """The steps that are left of a move by the power of an amulet."""

    # What follows is worked out from the rest, as far as all can see it.

    @cached_property
    def land(self) -> Island:
        return island(self.layout)

    @property
    def landmarks(self) -> Mapping[Landmark, list[int]]:
        statues = [statue.space for statue in self.statues]
        return {"hut": self.huts, "palm": self.palms, "statue": statues}

    @cached_property
    def by_clue(self) -> tuple[Spaces, ...]:
        """By clue, where a treasure may lie by it."""
        return spaces_by_clue(self.land, self.landmarks)

    @cached_property
    def possible(self) -> tuple[Spaces, ...]:
        """By map, where its treasure may still lie."""
        return tuple([self._possible(each) for each in self.maps])

    def _possible(self, sought: Map) -> Spaces:
        """Nowhere, when it has been dug up."""
        spaces = self.land.all & ~bitset(sought.removed)
        for laid in sought.laid:
            spaces &= 0 if laid.clue == NO_CLUE else self.by_clue[laid.clue]
        return spaces

    @property
    def claims(self) -> list[int]:
        """The owners of the roses on the map of the treasure that is shared, from the bottom."""
        assert self.sharing is not None
        laid = self.maps[self.sharing.colour].laid
        return [each.owner for each in reversed(laid) for _ in range(each.roses)]

    @property
    def moving(self) -> bool:
        """Whether a move has begun that is not finished."""
        return bool(self.legs or self.lent)

    def markers(self, colour: int) -> Spaces:
        """The spaces that carry a marker of this colour: none as long as there are too many."""
        possible = self.possible[colour]
        return possible if possible.bit_count() <= MARKERS else 0


rules = Rules(Hunt)
