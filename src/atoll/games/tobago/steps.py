"""The steps that can be on the agenda of a game of Tobago.

Seats, spaces, clues and maps are numbers. Whose turn it is, is in the state.
"""

from typing import Literal

from ...kernel import Step
from .facts import Landmark

Power = Literal["marker", "clue", "move", "exchange", "double", "swap"]
"""What an amulet can be used for."""
POWERS: tuple[Power, ...] = ("marker", "clue", "move", "exchange", "double", "swap")
FOR_EXPERTS: tuple[Power, ...] = ("double", "swap")

# Setting out.


class PlaceLandmark(Step, frozen=True):
    """A seat chooses where the next landmark stands."""

    seat: int
    landmark: Landmark


class Put(Step, frozen=True):
    seat: int
    landmark: Landmark
    space: int


class FaceStatue(Step, frozen=True):
    """A seat chooses where the statue looks that it has just placed."""

    seat: int


class Face(Step, frozen=True):
    direction: int


class PlaceVehicle(Step, frozen=True):
    seat: int


class Park(Step, frozen=True):
    seat: int
    space: int


class DealClues(Step, frozen=True):
    """Everybody's first clue is laid, and the hands are dealt."""


# A turn.


class Begin(Step, frozen=True):
    """A turn begins."""

    seat: int


class Turn(Step, frozen=True):
    """Whoever's turn it is does something, or ends it."""


class Play(Step, frozen=True):
    clue: int
    colour: int


class Drive(Step, frozen=True):
    space: int


class Stop(Step, frozen=True):
    """The steps that are left of a move are given up."""


class GiveUp(Step, frozen=True):
    """The whole turn is given up for another hand."""


class EndTurn(Step, frozen=True):
    pass


# Amulets.


class Use(Step, frozen=True):
    """An amulet is spent on one of its powers."""

    power: Power


class ChooseClue(Step, frozen=True):
    """One more clue is played."""


class ChooseMarker(Step, frozen=True):
    """A marker is to be removed."""


class Remove(Step, frozen=True):
    colour: int
    space: int


class ChooseDouble(Step, frozen=True):
    """A clue is to get a second rose."""


class Double(Step, frozen=True):
    colour: int
    place: int


class ChooseSwap(Step, frozen=True):
    """Two clues of a map are to change roses."""


class Swap(Step, frozen=True):
    colour: int
    one: int
    other: int


# Treasures.


class Dig(Step, frozen=True):
    colour: int


class ShowTreasure(Step, frozen=True):
    """The next card of the hoard is turned up."""


class Claim(Step, frozen=True):
    """The treasure that lies open is offered to a rose."""

    place: int


class Pass(Claim, frozen=True):
    """The owner of the roses before leaves it, and it is offered further."""


class Accept(Step, frozen=True):
    place: int


class OpenMap(Step, frozen=True):
    """Whoever accepted last lays the first clue of the next map."""

    seat: int
    colour: int


class Lay(Step, frozen=True):
    """The first clue of a map."""

    seat: int
    clue: int
    colour: int


class Gaze(Step, frozen=True):
    """Amulets appear where the statues look, and the statues turn."""


TURN = Turn()

Steps = (
    PlaceLandmark
    | Put
    | FaceStatue
    | Face
    | PlaceVehicle
    | Park
    | DealClues
    | Begin
    | Turn
    | Play
    | Drive
    | Stop
    | GiveUp
    | EndTurn
    | Use
    | ChooseClue
    | ChooseMarker
    | Remove
    | ChooseDouble
    | Double
    | ChooseSwap
    | Swap
    | Dig
    | ShowTreasure
    | Claim
    | Pass
    | Accept
    | OpenMap
    | Lay
    | Gaze
)
