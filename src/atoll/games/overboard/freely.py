"""The options that somebody has at any time, made once and kept: provisions, offers, words."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial

from ...kernel import Answer, Args, Choices, Message, Option, Product, mentioned, option
from . import grammar
from .answers import hidden_piece, open_piece, unseen_piece
from .facts import ALL, KINDS, ROLES, Kind, Role
from .grammar import Lie, Provision, Wish
from .steps import (
    FAVOURS,
    Accept,
    Decline,
    Favour,
    GiveTo,
    MakeOffer,
    OpenUp,
    Say,
    Statement,
    ThrowAway,
    Withdraw,
)

ASK_PROVISIONS, ASK_SAY = Message("ask-provisions"), Message("ask-say")


def lie(is_open: bool) -> Lie:
    """How a provision lies, as answers and texts say it."""
    return "open" if is_open else "hidden"


def _own_piece(who: int, gift: Provision) -> str:
    if gift.lie == "open":
        return open_piece(gift.kind, who)
    return unseen_piece(gift.kind) if gift.lie == "unseen" else hidden_piece(gift.kind)


def _person_piece(whom: int) -> str:
    return f"person-{ROLES[whom]}"


# One's own provisions.


@cache
def open_up(who: int, kind: Kind) -> Option:
    return option(grammar.Open(kind), OpenUp(who, kind))


@cache
def throw(who: int, gift: Provision) -> Option:
    step = ThrowAway(who, gift.kind, gift.lie == "open")
    return option(grammar.Throw(gift), step, _own_piece(who, gift), "sea")


@cache
def give(who: int, whom: int, gift: Provision) -> Option:
    step = GiveTo(who, whom, gift.kind, gift.lie == "open")
    answer = grammar.Give(ROLES[whom], gift)
    return option(answer, step, _own_piece(who, gift), _person_piece(whom))


# Offers.

Kinds = tuple[Kind, ...]


@lru_cache(maxsize=4096)
def gifts(hidden: Kinds, opened: Kinds) -> tuple[Provision, ...]:
    """What somebody with these provisions can part with."""
    return (
        *[Provision(kind, "hidden") for kind in hidden],
        *[Provision(kind, "open") for kind in opened],
    )


@lru_cache(maxsize=4096)
def presents(hidden: Kinds, opened: Kinds) -> tuple[Provision, ...]:
    """What somebody with these provisions can offer: what is hidden also face down."""
    face_down = [Provision(kind, "unseen") for kind in hidden]
    return (*gifts(hidden, opened), *face_down)


HIDDEN_WISHES: tuple[Wish, ...] = tuple([Wish(kind, "hidden") for kind in KINDS])
"""What somebody has hidden, nobody knows: all can be asked for."""


@lru_cache(maxsize=4096)
def wishes(opened: Kinds, any_hidden: bool) -> tuple[Wish, ...]:
    """What somebody who has this open can be asked for."""
    return (*[Wish(kind, "open") for kind in opened], *(HIDDEN_WISHES if any_hidden else ()))


@lru_cache(maxsize=16384)
def offers(
    by: int, to: int, own: tuple[Kinds, Kinds], theirs: tuple[Kinds, bool]
) -> tuple[Product, ...]:
    """Everything for everything, or for nothing."""
    whom, gift, wish = (ROLES[to],), presents(*own), wishes(*theirs)
    products = []
    if gift:
        products.append(Product(grammar.OfferGift, PRESENT[by], {"whom": whom, "gift": gift}))
    if wish:
        products.append(Product(grammar.Request, REQUEST[by], {"whom": whom, "wish": wish}))
    if gift and wish:
        products.append(
            Product(grammar.OfferSwap, SWAP[by], {"whom": whom, "gift": gift, "wish": wish})
        )
    return tuple(products)


def _wanted_piece(wish: Wish, whom: int) -> str:
    return open_piece(wish.want, whom) if wish.wantlie == "open" else f"wish-{wish.want}"


@lru_cache(maxsize=4096)
def _present(by: int, whom: Role, gift: Provision) -> Option:
    to = ROLES.index(whom)
    is_open, unseen = gift.lie == "open", gift.lie == "unseen"
    step = MakeOffer(by, to, gift.kind, is_open, None, want_open=False, unseen=unseen)
    answer = grammar.OfferGift(whom, gift)
    return option(answer, step, _own_piece(by, gift), _person_piece(to))


@lru_cache(maxsize=4096)
def _request(by: int, whom: Role, wish: Wish) -> Option:
    to = ROLES.index(whom)
    step = MakeOffer(by, to, None, False, wish.want, wish.wantlie == "open")
    answer = grammar.Request(whom, wish)
    return option(answer, step, _person_piece(to), _wanted_piece(wish, to))


@lru_cache(maxsize=4096)
def _swap(by: int, whom: Role, gift: Provision, wish: Wish) -> Option:
    to = ROLES.index(whom)
    is_open, unseen = gift.lie == "open", gift.lie == "unseen"
    step = MakeOffer(by, to, gift.kind, is_open, wish.want, wish.wantlie == "open", unseen)
    pieces = _own_piece(by, gift), _person_piece(to), _wanted_piece(wish, to)
    return option(grammar.OfferSwap(whom, gift, wish), step, *pieces)


PRESENT, REQUEST, SWAP = ([partial(make, by) for by in ALL] for make in (_present, _request, _swap))
"""By character, what makes their offers."""


@cache
def accept(by: int, to: int) -> Option:
    return option(grammar.Accept(ROLES[by]), Accept(by, to))


@cache
def decline(by: int, to: int) -> Option:
    return option(grammar.Decline(ROLES[by]), Decline(by, to))


@cache
def withdraw(by: int, to: int) -> Option:
    return option(grammar.Withdraw(ROLES[to]), Withdraw(by, to))


# Words.


def _answer(said: Statement) -> Answer:
    whom, favour, reward = ROLES[said.to], said.favour, said.in_return
    if reward is None:
        return (grammar.SayAsk if said.kind == "ask" else grammar.SayPromise)(whom, favour)
    return (grammar.SayOffer if said.kind == "offer" else grammar.SayAgree)(whom, favour, reward)


def words(statement: Statement) -> str:
    """A statement as it is answered."""
    return say(statement).text


def arguments(statement: Statement) -> Args:
    """What a text about a statement mentions besides who speaks."""
    return mentioned(say(statement).answer)


@cache
def say(statement: Statement) -> Option:
    return option(_answer(statement), Say(statement))


def _ask(by: int, whom: Role, favour: Favour) -> Option:
    return say(Statement(by, "ask", ROLES.index(whom), favour))


def _promise(by: int, whom: Role, favour: Favour) -> Option:
    return say(Statement(by, "promise", ROLES.index(whom), favour))


def _deal(by: int, whom: Role, favour: Favour, reward: Favour) -> Option:
    return say(Statement(by, "offer", ROLES.index(whom), favour, reward))


@lru_cache(maxsize=1024)
def own_accord(by: int, others: tuple[int, ...]) -> Choices:
    """What somebody may say unasked to these others."""
    if not others:
        return Choices(())
    favour = {"whom": tuple([ROLES[other] for other in others]), "favour": FAVOURS}
    return Choices(
        (
            Product(grammar.SayAsk, partial(_ask, by), favour),
            Product(grammar.SayPromise, partial(_promise, by), favour),
            Product(grammar.SayOffer, partial(_deal, by), {**favour, "reward": FAVOURS}),
        )
    )


def agreements(by: int, others: Sequence[int], said: Sequence[Statement]) -> list[Option]:
    """Yes to what one of these others has offered."""
    return [
        say(Statement(by, "agree", each.by, each.favour, each.in_return))
        for each in said
        if each.kind == "offer" and each.to == by and each.by in others
    ]
