"""The steps that can be on the agenda of a game of Overboard!, and the words they carry.

Characters and provisions are numbers, as in ``facts``; navigation cards count from zero.
"""

from typing import Literal

from msgspec import Struct

from ...kernel import Step
from .facts import Kind

Aim = Literal["seat", "provision"]
"""What is demanded of somebody."""
AIMS: tuple[Aim, ...] = ("seat", "provision")
Saying = Literal["ask", "promise", "offer", "agree"]
"""The kinds of statements."""
Favour = Literal["row", "help", "peace", "water", "heal"]
"""What can be asked for and promised: to row today; to take sides in fights; to leave one alone;
water for the thirsty; a medical kit for the wounded."""
FAVOURS: tuple[Favour, ...] = ("row", "help", "peace", "water", "heal")


class Statement(Struct, frozen=True):
    """What somebody said for the record to somebody else.

    ``favour`` is what is asked for or promised; in an offer and in agreeing to it, ``in_return``
    is what whoever made the offer promises for it.
    """

    by: int
    kind: Saying
    to: int
    favour: Favour
    in_return: Favour | None = None


# Morning.


class Morning(Step, frozen=True):
    pass


class Choose(Step, frozen=True):
    """A character keeps one of the provisions that are handed on."""

    who: int


class Keep(Step, frozen=True):
    who: int
    kind: Kind


# Day.


class Turn(Step, frozen=True):
    """A character takes an action, if conscious."""

    who: int


class Row(Step, frozen=True):
    who: int
    oars: int


class LookAhead(Step, frozen=True):
    """A rower chooses among the navigation cards that were drawn."""

    who: int


class Lay(Step, frozen=True):
    """The last who rowed leaves these cards for the evening."""

    cards: tuple[int, ...]


class Demand(Step, frozen=True):
    by: int
    of: int
    aim: Aim


class Consider(Step, frozen=True):
    """Somebody yields to a demand, or refuses."""

    by: int
    of: int
    aim: Aim


class Yield(Step, frozen=True):
    by: int
    of: int
    aim: Aim


class Refuse(Step, frozen=True):
    by: int
    of: int
    aim: Aim


class Loot(Step, frozen=True):
    """A robber chooses what to take."""

    by: int
    of: int


class TakeOpen(Step, frozen=True):
    by: int
    of: int
    kind: Kind


class TakeHidden(Step, frozen=True):
    """Any of somebody's hidden provisions is taken, blindly."""

    by: int
    of: int


class Steal(Step, frozen=True):
    by: int
    of: int


class Heal(Step, frozen=True):
    by: int
    whom: int


class Shade(Step, frozen=True):
    """The parasol is laid open in front of somebody."""

    by: int
    whom: int


class FireFlare(Step, frozen=True):
    by: int


class Rest(Step, frozen=True):
    who: int


# Fights.


class Speak(Step, frozen=True):
    """Whoever comes after this character joins the fight, adds to it, or is silent."""

    after: int
    """``NOBODY`` if all may speak again."""


class Join(Step, frozen=True):
    who: int
    side: int
    """The attacker or the victim."""


class Shoot(Step, frozen=True):
    who: int


class Aftermath(Step, frozen=True):
    """Wounds for the losers, fatigue for all who fought."""

    losers: tuple[int, ...]


# Evening.


class Dusk(Step, frozen=True):
    """All see to themselves and to others before the card comes."""


class TakeHelm(Step, frozen=True):
    """The helmsman uses an open compass, or does not."""


class UseCompass(Step, frozen=True):
    who: int
    use: bool


class Steer(Step, frozen=True):
    """The helmsman chooses among the cards of the evening."""

    who: int


class TurnUp(Step, frozen=True):
    card: int


class Overboard(Step, frozen=True):
    """Those who are named on the card lose their hold."""


class Falling(Step, frozen=True):
    """The last moment for those who fall overboard to open a life preserver."""


class Splash(Step, frozen=True):
    """Those who fall hit the water."""


class Sharks(Step, frozen=True):
    """Those in the boat throw chum, or do not."""


class Chum(Step, frozen=True):
    who: int


class ClimbBack(Step, frozen=True):
    """The sharks bite, if there are any; then all who can are back in the boat."""


class Thirst(Step, frozen=True):
    pass


class Water(Step, frozen=True):
    """Whoever comes after this character, towards the stern, may spend water on thirst."""

    after: int
    """``NOBODY`` if all may."""


class GiveWater(Step, frozen=True):
    by: int
    whom: int


class Parch(Step, frozen=True):
    """All thirst that was not met is a wound."""


class Night(Step, frozen=True):
    pass


# At any time.


class OpenUp(Step, frozen=True):
    who: int
    kind: Kind


class ThrowAway(Step, frozen=True):
    who: int
    kind: Kind
    is_open: bool


class GiveTo(Step, frozen=True):
    """Somebody who cannot consent is given something."""

    who: int
    whom: int
    kind: Kind
    is_open: bool


class MakeOffer(Step, frozen=True):
    by: int
    to: int
    give: Kind | None
    is_open: bool
    want: Kind | None
    want_open: bool
    unseen: bool = False
    """What is given is hidden from the other, too."""


class Accept(Step, frozen=True):
    by: int
    to: int


class Decline(Step, frozen=True):
    by: int
    to: int


class Withdraw(Step, frozen=True):
    by: int
    to: int


class Say(Step, frozen=True):
    statement: Statement


Steps = (
    Morning
    | Choose
    | Keep
    | Turn
    | Row
    | LookAhead
    | Lay
    | Demand
    | Consider
    | Yield
    | Refuse
    | Loot
    | TakeOpen
    | TakeHidden
    | Steal
    | Heal
    | Shade
    | FireFlare
    | Rest
    | Speak
    | Join
    | Shoot
    | Aftermath
    | Dusk
    | TakeHelm
    | UseCompass
    | Steer
    | TurnUp
    | Overboard
    | Falling
    | Splash
    | Sharks
    | Chum
    | ClimbBack
    | Thirst
    | Water
    | GiveWater
    | Parch
    | Night
    | OpenUp
    | ThrowAway
    | GiveTo
    | MakeOffer
    | Accept
    | Decline
    | Withdraw
    | Say
)
