"""Everything that can be answered in a game of Overboard!, and how it is written."""

from typing import Annotated, Literal

from msgspec import Struct

from ...kernel import Answer, Domain, Some
from .facts import COPIES, KID, KINDS, NAVIGATION, ROLES, Kind, Role
from .steps import FAVOURS, Aim, Favour

# What answers are about.

Lie = Literal["hidden", "open"]
"""How a provision lies before somebody."""


Show = Literal["hidden", "open", "unseen"]
"""How a provision is offered: open, hidden from all but the other, or unseen by the other, too."""


class Provision(Struct, frozen=True):
    """A provision of one's own: ``water`` if it is hidden, ``open water`` if it is not, and
    ``unseen water`` if it is offered face down.
    """

    kind: Kind
    lie: Show

    def __str__(self) -> str:
        return self.kind if self.lie == "hidden" else f"{self.lie} {self.kind}"


class Wish(Struct, frozen=True):
    """A provision of somebody else's, written like one's own."""

    want: Kind
    wantlie: Lie

    def __str__(self) -> str:
        return f"open {self.want}" if self.wantlie == "open" else self.want


LIES: tuple[Lie, ...] = ("hidden", "open")

Whom = Annotated[Role, Domain(ROLES, unknown="no-such-character", rule="OB-3.1")]
Robbed = Annotated[
    Role,
    Domain(
        [role for role in ROLES if role != ROLES[KID]],
        unknown="no-such-character",
        rule="OB-3.1",
        tried=[ROLES[KID]],
    ),
]
Thing = Annotated[Kind, Domain(KINDS, unknown="no-such-provision", rule="OB-17.1")]
AtAnyTime = Annotated[
    Kind,
    Domain(
        [kind for kind in KINDS if kind != "umbrella"],
        unknown="no-such-provision",
        rule="OB-17.1",
        tried=["umbrella"],
    ),
]
Gift = Annotated[
    Provision,
    Domain(
        [Provision(kind, lie) for lie in LIES for kind in KINDS],
        unknown="no-such-provision",
        rule="OB-17.1",
    ),
]
Offered = Annotated[
    Provision,
    Domain(
        [Provision(kind, lie) for lie in (*LIES, "unseen") for kind in KINDS],
        unknown="no-such-provision",
        rule="OB-17.1",
    ),
]
Wanted = Annotated[
    Wish,
    Domain(
        [Wish(kind, lie) for lie in LIES for kind in KINDS],
        unknown="no-such-provision",
        rule="OB-17.1",
    ),
]
CARD = Domain(range(1, len(NAVIGATION) + 1), unknown="no-such-card", rule="OB-18.1")
Oars = Annotated[
    int,
    Domain(
        range(COPIES["oar"] + 1),
        lambda oars: " ".join(["oar"] * oars),
        tried=[COPIES["oar"] + 1],
    ),
]
Boon = Annotated[Favour, Domain(FAVOURS, unknown="no-such-favour", rule="OB-1.8")]


# Morning and day.


class Keep(Answer, frozen=True):
    """One of the provisions that are handed on is kept."""

    form = "keep {kind}"
    example = "keep water"
    pieces = "crate-{kind}"

    kind: Thing


class Row(Answer, frozen=True):
    """The next navigation cards are looked at, more of them with oars."""

    form = "row {oars}"
    example = "row oar"

    oars: Oars


class Seat(Answer, frozen=True):
    """Somebody's seat is demanded."""

    form = "seat {whom}"
    example = "seat captain"
    pieces = "person-{whom}"

    whom: Whom


class Rob(Answer, frozen=True):
    """A provision of somebody's is demanded."""

    form = "rob {whom}"
    example = "rob captain"
    pieces = "person-{whom}"

    whom: Whom


class Steal(Answer, frozen=True):
    """The Kid steals a hidden provision."""

    form = "steal {whom}"
    example = "steal captain"
    pieces = "person-{whom}"

    whom: Robbed


class Heal(Answer, frozen=True):
    """A medical kit is used on somebody."""

    form = "heal {whom}"
    example = "heal captain"
    pieces = "person-{whom}"

    whom: Whom


class Shade(Answer, frozen=True):
    """The parasol is opened over somebody."""

    form = "shade {whom}"
    example = "shade captain"
    pieces = "person-{whom}"

    whom: Whom


class Fire(Answer, frozen=True):
    """The flare gun is fired into the air."""

    form = "fire"


class Rest(Answer, frozen=True):
    """Nothing is done."""

    form = "rest"


class Lay(Answer, frozen=True):
    """Some of the cards that a rower has looked at are left for the evening."""

    form = "lay {cards}"
    example = "lay 3 7"
    pieces = "card-{cards}"
    tells = {"count": int}

    cards: Annotated[tuple[int, ...], Some(CARD, none="none")]


# Demands and fights.


class Yield(Answer, frozen=True):
    """A demand is given in to."""

    form = "yield"
    tells = {"aim": Aim}


class Refuse(Answer, frozen=True):
    """A demand is refused: a fight."""

    form = "refuse"


class TakeOpen(Answer, frozen=True):
    """An open provision is taken."""

    form = "take {kind}"
    example = "take water"

    kind: Thing


class TakeHidden(Answer, frozen=True):
    """A hidden provision is taken blindly."""

    form = "take hidden"


class Join(Answer, frozen=True):
    """A side is taken in a fight."""

    form = "join {whom}"
    example = "join captain"
    pieces = "person-{whom}"

    whom: Whom


class Shoot(Answer, frozen=True):
    """The flare gun is fired in a fight."""

    form = "shoot"


class Pass(Answer, frozen=True):
    """Nothing is added to a fight, no chum is thrown, or no water is spent."""

    form = "pass"
    tells = {"about": Literal["fight", "chum", "water"]}


# Evening.


class Ready(Answer, frozen=True):
    """The evening may come."""

    form = "ready"


class UseCompass(Answer, frozen=True):
    """One more navigation card is drawn."""

    form = "use compass"


class SkipCompass(Answer, frozen=True):
    """No further card is drawn."""

    form = "skip compass"


class Steer(Answer, frozen=True):
    """The card that comes true is chosen."""

    form = "steer {card}"
    example = "steer 7"
    pieces = "card-{card}"

    card: Annotated[int, CARD]


class Fall(Answer, frozen=True):
    """Overboard, without a life preserver."""

    form = "fall"


class Chum(Answer, frozen=True):
    """Chum is thrown to the sharks."""

    form = "chum"


class Water(Answer, frozen=True):
    """Water is spent on somebody's thirst, or on one's own."""

    form = "water {whom}"
    example = "water captain"
    pieces = "person-{whom}"
    tells = {"own": Literal["true", "false"]}

    whom: Whom


# At any time: provisions.


class Open(Answer, frozen=True):
    """A hidden provision of one's own is opened."""

    form = "open {kind}"
    example = "open water"
    pieces = "hidden-{kind}"

    kind: AtAnyTime


class Throw(Answer, frozen=True):
    """A provision of one's own is thrown overboard."""

    form = "throw {gift}"
    example = "throw open water"

    gift: Gift


class Give(Answer, frozen=True):
    """Somebody who cannot consent is given a provision."""

    form = "give {whom} {gift}"
    example = "give captain open water"

    whom: Whom
    gift: Gift


class OfferGift(Answer, frozen=True):
    """A provision is offered for nothing."""

    form = "offer {whom} {gift}"
    example = "offer captain water"

    whom: Whom
    gift: Offered


class Request(Answer, frozen=True):
    """A provision is asked for, for nothing."""

    form = "request {whom} {wish}"
    example = "request captain open oar"

    whom: Whom
    wish: Wanted


class OfferSwap(Answer, frozen=True):
    """A provision is offered for another."""

    form = "offer {whom} {gift} for {wish}"
    example = "offer captain water for open oar"

    whom: Whom
    gift: Offered
    wish: Wanted


class Accept(Answer, frozen=True):
    """Somebody's offer is accepted."""

    form = "accept {whom}"
    example = "accept captain"
    pieces = "offer-from-{whom}"

    whom: Whom


class Decline(Answer, frozen=True):
    """Somebody's offer is declined."""

    form = "decline {whom}"
    example = "decline captain"
    pieces = "offer-from-{whom}"

    whom: Whom


class Withdraw(Answer, frozen=True):
    """One's own offer to somebody is withdrawn."""

    form = "withdraw {whom}"
    example = "withdraw captain"
    pieces = "offer-to-{whom}"

    whom: Whom


# At any time: words.


class SayAsk(Answer, frozen=True):
    """A favour is asked for."""

    form = "say ask {whom} {favour}"
    example = "say ask captain row"
    pieces = "speech-{whom}"

    whom: Whom
    favour: Boon


class SayPromise(Answer, frozen=True):
    """A favour is promised."""

    form = "say promise {whom} {favour}"
    example = "say promise captain peace"
    pieces = "speech-{whom}"

    whom: Whom
    favour: Boon


class SayOffer(Answer, frozen=True):
    """A favour is asked for, and another promised for it."""

    form = "say offer {whom} {favour} {reward}"
    example = "say offer captain row water"
    pieces = "speech-{whom}"

    whom: Whom
    favour: Boon
    reward: Boon


class SayAgree(Answer, frozen=True):
    """Yes to such an offer of somebody's."""

    form = "say agree {whom} {favour} {reward}"
    example = "say agree captain row water"
    pieces = "speech-{whom}"

    whom: Whom
    favour: Boon
    reward: Boon


ANSWERS: tuple[type[Answer], ...] = (
    *(Keep, Row, Seat, Rob, Steal, Heal, Shade, Fire, Rest, Lay),
    *(Yield, Refuse, TakeOpen, TakeHidden, Join, Shoot, Pass),
    *(Ready, UseCompass, SkipCompass, Steer, Fall, Chum, Water),
    *(Open, Throw, Give, OfferGift, Request, OfferSwap, Accept, Decline, Withdraw),
    *(SayAsk, SayPromise, SayOffer, SayAgree),
)
