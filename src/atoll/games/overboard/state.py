"""A game of Overboard! at one moment.

Characters and provisions are numbers, as in ``facts``; navigation cards count from zero.
"""

from msgspec import Struct

from ...kernel import Rules, State
from .cards import Cards
from .facts import Kind
from .options import Options
from .steps import Aim, Statement, Steps

NOBODY = -1
"""The seat of a character who is left out of the game."""
NOTHING = -1
"""No provision, and no navigation card."""


class Offer(Struct, frozen=True):
    """A swap that needs only the consent of ``to``. Either side of it may be nothing.

    What is given is a certain card; what is wanted is any card of a kind.
    """

    by: int
    to: int
    card: int
    """``NOTHING`` if it is a request."""
    is_open: bool
    want: Kind | None
    """None if it is a gift."""
    want_open: bool
    unseen: bool = False
    """What is given lies face down: not even ``to`` has seen it."""


class Seen(Struct, frozen=True):
    """A navigation card, and the characters who know which it is, as bits."""

    card: int
    knowers: int


class Bundle(Struct, frozen=True):
    """Navigation cards that went under the deck together, and who knows which they are, as bits.

    In which order they lie, nobody knows.
    """

    size: int
    knowers: int


class Fight(Struct):
    """Who fights whom, and over what."""

    attacker: int
    victim: int
    aim: Aim
    attackers: list[int]
    """With the allies, in the order in which they came."""
    victims: list[int]
    shots: list[int]
    """Who fires the flare gun in it."""
    speakers: tuple[int, ...]
    """Everybody who may add something, beginning with whoever did so last."""


class Boat(State[Steps], kw_only=True):
    """The whole table. Lists by character unless said otherwise."""

    options: Options
    players: list[int]
    """The seat that plays each character, ``NOBODY`` for those left out."""
    friends: list[int]
    enemies: list[int]

    benches: list[int]
    """Who is in the boat, from bow to stern; the dead, too, until the current takes them."""
    wounds: list[int]
    day: int = 0
    turns: list[int]
    """The order of this day's actions."""
    rowed: list[int]
    """Who has a fatigue token for rowing today."""
    fought: list[int]
    gulls: int = 0

    supplies: list[int]
    """The deck of provisions; the last is the top."""
    crate: Cards = 0
    """What is being handed on this morning."""
    hidden: list[Cards]
    """Everybody's hidden provisions."""
    opened: list[Cards]
    """Everybody's open provisions."""
    spent: Cards = 0
    """The provisions out of the game that all have seen."""
    sunk: Cards = 0
    """The provisions that left the game hidden."""
    whereabouts: list[list[Cards]]
    """Where provisions may be as far as each character knows; see ``memory``."""
    handed_on: list[Cards]
    """What each character has handed on this morning, while the crate goes round."""
    together: list[list[Cards]]
    """Which of them were handed on at once."""

    navigation: list[int]
    """The deck of navigation cards; the last is the top."""
    bundles: list[Bundle]
    """What the navigation deck is made of; the last bundle is the top."""
    drawn: list[Seen]
    """The cards that a rower looks at."""
    laid: list[Seen]
    """The cards that the rowers left for the evening."""
    card: int = NOTHING
    """The card that was turned up this evening."""

    fight: Fight | None = None
    swimmers: list[int]
    """Who is overboard, from bow to stern."""
    sharks: bool = False
    """There is chum in the water."""
    thirst: list[int]
    """How often each character is still thirsty this evening."""

    offers: list[Offer]
    offered: list[int]
    """How many offers each character has made today."""
    said: list[Statement]
    """The statements of this day."""


rules = Rules(Boat)
