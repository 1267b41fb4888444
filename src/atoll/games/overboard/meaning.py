"""What somebody may mean who taps things on the table: people, provisions, cards, words.

In which order they were tapped does not matter. What people are there for depends on what is asked;
a provision can be put to use, opened, thrown away, given, or offered to somebody.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ...kernel import Answer
from . import grammar
from .answers import hidden_piece, open_piece, unseen_piece
from .facts import ALL, KID, KINDS, NAVIGATION, ROLES, Kind, Role
from .grammar import Provision, Wish
from .people import is_conscious
from .refusing import reasons
from .state import Boat
from .steps import FAVOURS, Loot
from .trading import may_trade


class Person(NamedTuple):
    role: Role


class Pile(NamedTuple):
    """What somebody has hidden."""

    role: Role


class Own(NamedTuple):
    """A provision of one's own."""

    provision: Provision


class Theirs(NamedTuple):
    """A provision of somebody else's; nobody's if it is only wished for."""

    wish: Wish
    role: Role | None = None


class Crated(NamedTuple):
    """A provision in the crate, or the crate itself."""

    kind: Kind | None = None


class Card(NamedTuple):
    number: int


class Saying(NamedTuple):
    """Words to somebody."""

    role: Role


class Offered(NamedTuple):
    """An offer of somebody's, or one that was made to them."""

    role: Role
    is_own: bool


class Sea(NamedTuple):
    pass


class Deck(NamedTuple):
    """The navigation cards that nobody has looked at."""


Thing = Person | Pile | Own | Theirs | Crated | Card | Saying | Offered | Sea | Deck


@cache
def _things(who: int) -> Mapping[str, Thing]:
    """All that can be tapped, by the names that options give to pieces, as a character sees it."""
    others = [other for other in ALL if other != who]
    return {
        **{f"person-{role}": Person(role) for role in ROLES},
        **{f"pile-{role}": Pile(role) for role in ROLES},
        **{hidden_piece(kind): Own(Provision(kind, "hidden")) for kind in KINDS},
        **{unseen_piece(kind): Own(Provision(kind, "unseen")) for kind in KINDS},
        **{open_piece(kind, who): Own(Provision(kind, "open")) for kind in KINDS},
        **{
            open_piece(kind, other): Theirs(Wish(kind, "open"), ROLES[other])
            for other in others
            for kind in KINDS
        },
        **{f"wish-{kind}": Theirs(Wish(kind, "hidden")) for kind in KINDS},
        **{f"crate-{kind}": Crated(kind) for kind in KINDS},
        **{f"card-{number}": Card(number) for number in range(1, len(NAVIGATION) + 1)},
        **{f"speech-{role}": Saying(role) for role in ROLES},
        **{f"offer-from-{role}": Offered(role, is_own=False) for role in ROLES},
        **{f"offer-to-{role}": Offered(role, is_own=True) for role in ROLES},
        "crate": Crated(),
        "sea": Sea(),
        "navigation": Deck(),
    }


def meant(boat: Boat, seat: int, pieces: Sequence[str]) -> Sequence[Answer]:
    """What a seat may mean by these things: first what answers the present question."""
    who = boat.players.index(seat)
    known = _things(who)
    if not known.keys() >= {*pieces}:
        return ()
    found = _meant(boat, who, [known[piece] for piece in pieces])
    return sorted(found, key=lambda answer: reasons.find(boat.step, answer) is None)


def _meant(boat: Boat, who: int, things: Sequence[Thing]) -> Iterator[Answer]:
    own = [thing.provision for thing in things if isinstance(thing, Own)]
    wishes = [thing.wish for thing in things if isinstance(thing, Theirs)]
    whom = next((role for role in map(_somebody, things) if role is not None), None)
    if own and Sea() in things:
        yield grammar.Throw(_as_it_lies(own[-1]))
    elif own and whom is not None:
        yield from _for_somebody(boat, own[-1], whom, wishes)
    elif own:
        yield from _for_itself(boat, [*map(_as_it_lies, own)])
    elif wishes:
        yield from _with_theirs(boat, wishes[-1], whom)
    else:
        yield from _with_others(boat, who, things)


def _as_it_lies(provision: Provision) -> Provision:
    """Face down it is only offered."""
    return Provision(provision.kind, "hidden") if provision.lie == "unseen" else provision


def _somebody(thing: Thing) -> Role | None:
    return thing.role if isinstance(thing, Person | Pile | Theirs) else None


USED_ON: Mapping[Kind, Callable[[Role], Answer]] = {
    "medkit": grammar.Heal,
    "umbrella": grammar.Shade,
    "water": grammar.Water,
}
"""What is done to somebody with a provision."""
USED: Mapping[Kind, Sequence[Answer]] = {
    "flare": (grammar.Fire(), grammar.Shoot()),
    "bait": (grammar.Chum(),),
    "compass": (grammar.UseCompass(),),
}
"""What else provisions are used for."""


def _for_somebody(
    boat: Boat, gift: Provision, whom: Role, wishes: Sequence[Wish]
) -> Iterator[Answer]:
    """Something of one's own is used on somebody, or is to be theirs, maybe for something else."""
    if wishes:
        yield grammar.OfferSwap(whom, gift, wishes[-1])
        return
    if gift.kind in USED_ON:
        yield from _if_asked(boat, USED_ON[gift.kind](whom))
    is_awake = is_conscious(boat, ROLES.index(whom))
    yield grammar.OfferGift(whom, gift) if is_awake else grammar.Give(whom, _as_it_lies(gift))


def _for_itself(boat: Boat, own: Sequence[Provision]) -> Iterator[Answer]:
    """Something of one's own is used or opened; where nothing changes hands, that is told."""
    kind, lie = own[-1].kind, own[-1].lie
    if kind == "oar":
        yield from _if_asked(boat, grammar.Row([each.kind for each in own].count("oar")))
    yield from _if_asked(boat, *USED.get(kind, ()))
    if lie == "hidden":
        yield grammar.Open(kind)
    elif not may_trade(boat):
        yield grammar.Throw(own[-1])


def _if_asked(boat: Boat, *answers: Answer) -> Iterator[Answer]:
    """Those of the answers that are some to the present question."""
    for answer in answers:
        if reasons.find(boat.step, answer) is not None:
            yield answer


def _with_theirs(boat: Boat, wish: Wish, whom: Role | None) -> Iterator[Answer]:
    """A robber takes it; everybody else can only ask for it."""
    if whom is None:
        return
    if _is_looted(boat, whom):
        yield grammar.TakeOpen(wish.want) if wish.wantlie == "open" else grammar.TakeHidden()
    yield grammar.Request(whom, wish)


def _is_looted(boat: Boat, whom: Role) -> bool:
    return isinstance(boat.step, Loot) and ROLES[boat.step.of] == whom


def _with_others(boat: Boat, who: int, things: Sequence[Thing]) -> Iterator[Answer]:
    """What is nobody's provision."""
    match things[-1]:
        case Person(role):
            yield from _to(boat, who, role, grammar.Seat(role), grammar.Rob(role))
        case Pile(role):
            yield from _to(boat, who, role, grammar.Rob(role))
        case Card(number):
            cards = [thing.number for thing in things if isinstance(thing, Card)]
            yield grammar.Lay(tuple(sorted({*cards})))
            yield grammar.Steer(number)
        case Crated(kind):
            yield from _kept(boat, who, kind)
        case Saying(role):
            yield from _said_to(role)
        case Offered(role, is_own):
            yield from _reply(role, is_own=is_own)
        case Sea():
            yield grammar.Chum()
        case Deck():
            yield grammar.Row(0)


def _to(boat: Boat, who: int, role: Role, *demands: Answer) -> Iterator[Answer]:
    """What can be done to somebody, and to whoever is robbed first of all that."""
    if _is_looted(boat, role):
        yield grammar.TakeHidden()
    yield from demands
    if who == KID:
        yield grammar.Steal(role)
    for kind in (grammar.Heal, grammar.Shade, grammar.Join, grammar.Water):
        yield kind(role)


def _kept(boat: Boat, who: int, kind: Kind | None) -> Iterator[Answer]:
    """The crate itself is nothing to keep; but whoever does not have it is told who has."""
    if kind is not None:
        yield grammar.Keep(kind)
    elif boat.players[who] not in [decision.seat for decision in boat.asked]:
        yield grammar.Keep(KINDS[0])


def _said_to(role: Role) -> Iterator[Answer]:
    for favour in FAVOURS:
        yield grammar.SayAsk(role, favour)
        yield grammar.SayPromise(role, favour)
        for reward in FAVOURS:
            yield grammar.SayOffer(role, favour, reward)
            yield grammar.SayAgree(role, favour, reward)


def _reply(role: Role, *, is_own: bool) -> Iterator[Answer]:
    if is_own:
        yield grammar.Withdraw(role)
    else:
        yield grammar.Accept(role)
        yield grammar.Decline(role)
