"""A game of Robinson Crusoe at one moment.

Spaces are numbers, as in ``facts``; people are numbers: the players' characters by seat, and after
them companions and Friday. Cards are words, as in the decks.
"""

from typing import ClassVar, Literal

from msgspec import Struct

from ...kernel import Rules, State
from .cards.kinds import NOTHING, Need
from .facts import Animals, Kind, Level, Phase, WeatherDie
from .options import Options
from .scenarios.goals import Goal
from .steps import Steps
from .vocabulary import Effect, WeatherToken

NOWHERE = -1
NOBODY = -1


class Goods(Struct, frozen=True, gc=False):
    """Resources. Rations are food that does not spoil."""

    wood: int = 0
    food: int = 0
    rations: int = 0
    fur: int = 0

    def __add__(self, other: "Goods") -> "Goods":
        if other == NO_GOODS:
            return self
        return Goods(
            self.wood + other.wood,
            self.food + other.food,
            self.rations + other.rations,
            self.fur + other.fur,
        )

    def __sub__(self, other: "Goods") -> "Goods":
        if other == NO_GOODS:
            return self
        return Goods(
            self.wood - other.wood,
            self.food - other.food,
            self.rations - other.rations,
            self.fur - other.fur,
        )

    @property
    def meals(self) -> int:
        return self.food + self.rations

    def __bool__(self) -> bool:
        return self != NO_GOODS


NO_GOODS = Goods()


class Person(Struct):
    """A character, a companion, or Friday."""

    name: str
    wounds: int = 0
    determination: int = 0
    used: list[str] = []
    """The abilities used in this round."""
    scars: list[str] = []
    """Special wounds, such as ``build-leg``."""
    deaf: list[int] = []
    """The wounds whose arrows no longer cost morale."""
    marks: int = 0
    """Black markers of a disease."""
    hungry: bool = False
    """Nothing was left to eat in this night."""
    outside: int | None = None
    """Where the coming night is spent, if not in the camp; ``NOWHERE`` in the open."""
    trip: str = ""
    """The action that has led there: what it brings lies on the sheet."""
    pack: Goods = NO_GOODS
    """What lies on the sheet of somebody outside the camp."""
    sheet: list[str] = []
    """The discoveries and other cards that lie there, too."""
    away: bool = False
    """Beyond everybody's reach, until the scenario brings this person to the camp."""


class Space(Struct):
    """A space of the island, with what lies there."""

    tile: int = 0
    """Its number; 0 while the space is unexplored."""
    face_down: bool = False
    """It is inaccessible."""
    tokens: list[str] = []
    covered: list[str] = []
    """What black markers cover: ``left``, ``right``, ``terrain``, ``token``, or the ``space``."""
    totem: int = 0
    """The number of its totem, in the order of exploring."""
    unnumbered: bool = False
    """The token with that number was discarded when the tile was turned down."""


class Pile(Struct):
    """A deck or a stack; the last card is the top. Some of it may have been seen."""

    cards: list[str]
    top: int = 0
    """How many of the uppermost have been looked at."""
    bottom: int = 0
    """How many of the lowest have."""
    face_up: bool = False
    """Its top card is always seen."""

    @property
    def known(self) -> int:
        """How many of the uppermost are known."""
        return max(self.top, int(self.face_up))


class Threat(Struct, frozen=True):
    """A card in a threat space."""

    card: str


class Kept(Struct, frozen=True):
    """A starting item, a treasure or another card that serves the team."""

    card: str
    uses: int
    """How many are left; 0 if it serves always."""
    user: int = NOBODY
    """Whom it serves in this round, if only one."""
    rests: bool = False
    """It has been used in this round, and serves once in each."""


class Stack(Struct):
    """Pawns on an action, the one who acts first, with what was laid with them."""

    name: str
    """By which it is called: the action, such as ``build-shelter``, or ``build-roof-2``."""
    kind: Kind
    target: str = ""
    """What is to be built, or where it is done: ``shelter``, ``t1-left``, ``right``."""
    pawns: list[str] = []
    paid: Goods = NO_GOODS
    extras: list[str] = []
    """What else is used: ``basket``, ``sack``, or an ability."""
    sure: bool = False
    """Whether it succeeds without dice."""


class Deed(Struct, frozen=True, gc=False):
    """Something that can be planned."""

    kind: Kind
    target: str
    sizes: tuple[int, ...]
    """The numbers of pawns that it takes: any one of these."""
    dice: bool = False
    """Whether with the smallest number dice are rolled."""
    needs: tuple[Need, ...] = (NOTHING,)
    leader: int | None = None
    """Who alone can lead it."""
    by_two: bool = False
    """The pawns belong to two people."""
    friday: bool = True
    """Whether Friday may lead it."""
    most: int = 1
    """How many stacks may do it in one round."""


class Scene(Struct):
    """In what circumstances effects are carried out."""

    actor: int
    """Who acts."""
    card: str = ""
    """The card that is carried out."""
    stack: Stack | None = None
    """The action in the course of which it happens."""
    fight: bool = False
    """Whether a fight is going on."""
    found: list[str] = []
    """The treasures that were found in it."""
    settled: bool = False
    """Whether the card has gone where it belongs."""
    aside: list[str] = []
    """The mysteries that were turned up and do not count, or the inventions that were drawn."""
    done: list[str] = []
    """The mysteries that were carried out in it."""
    over: bool = False
    """Whether no more mysteries are drawn in it."""
    sheet: bool = False
    """Whether what it brings lies on the sheet of whoever acts, who is outside the camp."""


class Later(Struct, frozen=True):
    """What happens at the beginning of a round, or in the night."""

    effects: tuple[Effect, ...]
    actor: int
    card: str
    """The card that brings it."""
    when: Literal["round", "night"]
    outside: tuple[Effect, ...] = ()
    """What happens instead if whoever acted is outside; if that is nothing, it waits."""
    until: str = ""
    """The item that ends it; until then the card is kept, and it happens in every night."""


RuleWord = Literal[
    "one-pawn",
    "only",
    "no-abilities",
    "no-teamwork",
    "items-away",
    "no-all",
    "no-wood",
    "no-food",
    "half",
    "more-wood",
    "more-food",
    "clumsy",
]


class Rule(Struct, frozen=True):
    """Something that is different in one round, or as long as a card is out."""

    word: RuleWord
    round: int = 0
    """In which; 0 means until it is taken back."""
    who: int = NOBODY
    kinds: tuple[Kind, ...] = ()
    count: int = 0


class Sky(Struct):
    """The weather of this round, as far as it is known."""

    tokens: list[WeatherToken] = []
    """Clouds, the storm, and the die of the hungry animals, in the weather space."""
    rolled: bool = False
    dice: list[WeatherDie] = []
    rain: int = 0
    snow: int = 0
    animals: list[Animals] = []
    """What their dice show and has not come to pass yet."""


class Camp(State[Steps], kw_only=True):
    """The whole table."""

    keeps: ClassVar[tuple[str, ...]] = ("menu", "openings")

    options: Options
    round: int = 1
    phase: Phase = "setup"
    first: int = 0
    """The first player."""
    people: list[Person]
    goal: Goal
    """How far the scenario is."""

    # The island.
    spaces: list[Space]
    camp: int
    """Where the camp is."""
    tiles: Pile
    shortcut: int = NOWHERE

    # The camp.
    available: Goods = NO_GOODS
    future: Goods = NO_GOODS
    morale: int = 0
    shelter: bool = False
    shelter_is_new: bool = False
    """It was built in this round, so that nothing more can be built on it yet."""
    levels: dict[Level, int]
    tokens: dict[str, list[str]]
    """By action space, price or the night: the tokens that lie there."""
    laid: list[str] = []
    """What was laid in this action phase, such as ``build reroll``; it works when that is over."""
    rules_of_round: list[Rule] = []
    laters: list[Later] = []

    # Cards.
    event_deck: Pile
    box: list[str]
    """The events that are not in the game."""
    threats: list[Threat | None]
    """On the left and on the right."""
    notes: dict[str, list[str]] = {}
    """By card, what it has covered, turned over or lowered."""
    adventures: dict[str, Pile]
    mysteries: Pile
    mystery_discards: list[str] = []
    beasts: Pile
    hunting: Pile
    beside: str = ""
    """The beast that waits beside the event deck."""
    inventions: Pile
    invention_discards: list[str] = []
    board: list[str]
    """The inventions that can be built, also those beside the characters' sheets."""
    items: list[str]
    """What has been built and can be used."""
    future_items: list[str] = []
    turned_back: list[str] = []
    """Items that become inventions at the end of the round."""
    marked: list[str] = []
    """Items with a black marker."""
    supplies: Pile
    finds: Pile
    future_finds: list[str] = []
    kept: list[Kept] = []
    future_treasures: list[str] = []
    sky: Sky
    out: list[str] = []
    """The cards and discoveries that have left the game."""
    cause: str = ""
    """Of what somebody has died."""

    # The actions of this round.
    plan: list[Stack] = []
    ready: list[bool]
    """By seat."""
    changes: list[int] = []
    """By seat, how often something may still be taken back."""
    tried: list[str] = []
    """What somebody has built or tried to build in this round."""
    lent: list[str] = []
    """What can be used only once a round and was: items, and the source of the shortcut."""
    brought: Goods = NO_GOODS
    """What the present action has brought to the future resources."""
    brought_cards: list[str] = []
    scenes: list[Scene] = []

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]


rules = Rules(Camp)


def in_force(camp: Camp, word: RuleWord, who: int = NOBODY) -> bool:
    """Whether something is different in this round, for everybody or for somebody."""
    for rule in camp.rules_of_round:
        if rule.word == word and rule.who == who and rule.round in (0, camp.round):
            return True
    return False
