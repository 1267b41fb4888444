"""A game of Tranquility at one moment, and the steps that can be on its agenda."""

from msgspec import Struct

from ...kernel import Rules, State, Step
from .options import Options


class Storm(Struct, frozen=True, array_like=True, gc=False):
    """A storm in play: before a seat (yellow, orange) or on a row (purple).

    A purple storm that has no row yet is at NOWHERE.
    """

    colour: int
    where: int


NOWHERE = -1


# The turn.


class Turn(Step, frozen=True):
    """The active seat chooses its action."""


class Play(Step, frozen=True):
    card: int
    cell: int
    cost: int


class DiscardTwo(Step, frozen=True):
    pass


class PlayStart(Step, frozen=True):
    pass


class PlayFinish(Step, frozen=True):
    pass


class PlayMonster(Step, frozen=True):
    cell: int


class TradeHand(Step, frozen=True):
    """Give the whole hand for a compass."""


class TurnOver(Step, frozen=True):
    """Turn a card in the grid from day to night or back."""

    cell: int


class GiveUp(Step, frozen=True):
    """Let the game be lost although a compass might still help."""


class Pay(Step, frozen=True):
    """A seat must discard a card of its choice, the first of ``count``."""

    seat: int
    count: int
    why: str
    """For the prompt."""


class Shed(Step, frozen=True):
    """A card goes face down onto the seat's discards."""

    seat: int
    card: int


class Refill(Step, frozen=True):
    seat: int


class PassOn(Step, frozen=True):
    """The turn goes to the next seat."""


# Set-up and Start.


class ShuffleStartsIn(Step, frozen=True):
    pass


class DrawExtra(Step, frozen=True):
    seat: int
    count: int


class JointDiscard(Step, frozen=True):
    pass


class Offers(Step, frozen=True):
    """Everybody says how many cards they would discard.

    ``stormy`` are the seats that may discard from the top of their deck: those that were in a
    yellow storm when the joint discard began. ``made`` are the offers of earlier rounds, in turn.
    """

    round: int
    stormy: tuple[int, ...]
    made: tuple[int, ...] = ()


class Offer(Step, frozen=True):
    seat: int
    count: int


class CountOffers(Step, frozen=True):
    round: int
    stormy: tuple[int, ...]
    made: tuple[int, ...] = ()


class Quotas(Step, frozen=True):
    """Everybody discards their part of the joint discard, after the offers that were made."""

    counts: tuple[int, ...]
    stormy: tuple[int, ...]
    made: tuple[int, ...] = ()


class Give(Step, frozen=True):
    """A seat's part of the joint discard; ``unseen`` cards come from the top of its deck."""

    seat: int
    cards: tuple[int, ...]
    unseen: int = 0


# Stormy Seas.


class MoveRocks(Step, frozen=True):
    pass


class LeaveRocks(Step, frozen=True):
    pass


class PutRocks(Step, frozen=True):
    row: int


class Brace(Step, frozen=True):
    """A storm has come up; there is a compass at hand before it breaks.

    It is the ``nth`` of its kind in that place: if there are fewer, it has been ended.
    """

    seat: int
    storm: Storm
    nth: int


class Break(Step, frozen=True):
    """A storm takes effect, unless it has been ended."""

    seat: int
    storm: Storm
    nth: int


class ChooseStormRow(Step, frozen=True):
    seat: int
    storm: Storm


class PutStorm(Step, frozen=True):
    storm: Storm
    row: int


class Lift(Step, frozen=True):
    """A seat ends a storm with a compass."""

    seat: int
    storm: Storm


class TakeBearings(Step, frozen=True):
    """A compass has been gained: before play goes on, anybody may use it."""


# Pyramid and Duel.


class Explore(Step, frozen=True):
    """Draw from the exploration deck; ``placed`` is the cell that was just filled."""

    placed: int


class ChoosePrey(Step, frozen=True):
    """A monster of the exploration deck takes an island."""

    placed: int


class Devour(Step, frozen=True):
    cell: int


class ChooseRocksRow(Step, frozen=True):
    pass


class LookForParadise(Step, frozen=True):
    """Pyramid: is the voyage complete?"""


class Take(Step, frozen=True):
    """Duel: the active seat takes cards from the display until its hand is full."""


class TakeCard(Step, frozen=True):
    card: int


class CloseDuel(Step, frozen=True):
    """Duel: a full grid ends it."""


Steps = (
    Turn
    | Play
    | DiscardTwo
    | PlayStart
    | PlayFinish
    | PlayMonster
    | TradeHand
    | TurnOver
    | GiveUp
    | Pay
    | Shed
    | Refill
    | PassOn
    | ShuffleStartsIn
    | DrawExtra
    | JointDiscard
    | Offers
    | Offer
    | CountOffers
    | Quotas
    | Give
    | MoveRocks
    | LeaveRocks
    | PutRocks
    | Brace
    | Break
    | ChooseStormRow
    | PutStorm
    | Lift
    | TakeBearings
    | Explore
    | ChoosePrey
    | Devour
    | ChooseRocksRow
    | LookForParadise
    | Take
    | TakeCard
    | CloseDuel
)


class Sea(State[Steps], kw_only=True):
    """The whole table. Lists by seat unless said otherwise; the top of a deck is its end."""

    options: Options
    first: int
    active: int

    hands: list[list[int]]
    """Sorted, so that an answer has one form."""
    decks: list[list[int]]
    """One a seat; in a duel a single one for both."""
    discards: list[list[int]]
    """Face down. A seat knows its own, for it has chosen them."""
    early: list[int]
    """How many of a seat's first discards all know to be no Start."""
    unseen: list[list[int]]
    """Discarded from a deck without a look."""
    removed: list[int]
    """Islands put back into the box, face down, before the deal."""
    gone: list[int]
    """Out of the game for all to see."""

    grid: list[int]
    """What lies in each cell, EMPTY if nothing."""
    started: bool = False

    drawn: list[int]
    """How many cards of a hand came after the others last learned what it cannot hold."""
    shown: list[list[int]]
    """Cards that everybody knows to be in a hand."""
    owned: list[list[int]]
    """Cards that everybody knows to be somewhere among a seat's hidden ones."""

    offers: list[int]
    """What each seat offered in the last round of a joint discard; empty outside it."""

    rocks: int | None = None
    """The row with the jagged rocks."""
    storms: list[Storm]
    compasses: int = 0
    supply: int = 0
    """Compasses that can still be gained."""

    monsters_shown: bool = False
    """Finish was tried, and every monster in a hand was shown."""

    night: bool = False
    """Day and Night: the half that is up in all hands."""
    turned: list[bool]
    """Day and Night: the cells whose card shows its night half."""

    exploration: list[int]
    found: int = 0
    """Pyramid: Finish cards found."""

    display: list[int]
    scores: list[int]
    taken: list[list[int]]
    """Duel: what came to each hand, in order; first the hidden deal, then from the display."""
    discarded_after: list[list[int]]
    """Duel: how many cards had come to the hand when each of its discards was made."""


rules = Rules(Sea)
