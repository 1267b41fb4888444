"""The options that somebody has at any time, made once and kept: provisions, offers, words."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Literal

from ...kernel import Message, Option
from .answers import PERSON, hidden_piece, open_piece
from .facts import KINDS, ROLES, Kind
from .steps import (
    FAVOURS,
    Accept,
    Decline,
    GiveTo,
    MakeOffer,
    OpenUp,
    Say,
    Statement,
    ThrowAway,
    Withdraw,
)

ASK_PROVISIONS, ASK_SAY = Message("ask-provisions"), Message("ask-say")

Item = tuple[Kind, bool]
"""A kind of provision, and whether it lies open."""


def written(item: Item) -> str:
    """``water`` if it is hidden, ``open water`` if it is not."""
    kind, is_open = item
    return f"open {kind}" if is_open else kind


Lie = Literal["open", "hidden"]


def lie(is_open: bool) -> Lie:
    """How a provision lies, as texts are told."""
    return "open" if is_open else "hidden"


def _piece(item: Item, who: int) -> str:
    kind, is_open = item
    return open_piece(kind, who) if is_open else hidden_piece(kind)


# One's own provisions.


@cache
def open_up(who: int, kind: Kind) -> Option:
    label = Message("option-open", {"kind": kind})
    return Option(f"open {kind}", OpenUp(who, kind), label, (hidden_piece(kind),))


@cache
def throw(who: int, item: Item) -> Option:
    kind, is_open = item
    label = Message("option-throw", {"kind": kind, "lie": lie(is_open)})
    step = ThrowAway(who, kind, is_open)
    return Option(f"throw {written(item)}", step, label, (_piece(item, who), "sea"))


@cache
def give(who: int, whom: int, item: Item) -> Option:
    kind, is_open = item
    label = Message("option-give", {"whom": ROLES[whom], "kind": kind, "lie": lie(is_open)})
    step = GiveTo(who, whom, kind, is_open)
    text = f"give {ROLES[whom]} {written(item)}"
    return Option(text, step, label, (_piece(item, who), PERSON[whom]))


# Offers.


@lru_cache(maxsize=4096)
def offers(
    by: int, to: int, gifts: tuple[Item, ...], wishes: tuple[Item, ...]
) -> tuple[Option, ...]:
    """Everything for everything, or for nothing."""
    presents = [_offer(by, to, gift, None) for gift in gifts]
    requests = [_offer(by, to, None, wish) for wish in wishes]
    swaps = [_offer(by, to, gift, wish) for gift, wish in product(gifts, wishes)]
    return (*presents, *requests, *swaps)


HIDDEN_WISHES: tuple[Item, ...] = tuple([(kind, False) for kind in KINDS])
"""What somebody has hidden, nobody knows: all can be asked for."""


@lru_cache(maxsize=4096)
def _offer(by: int, to: int, gift: Item | None, wish: Item | None) -> Option:
    mentioned: dict[str, str | int] = {"whom": ROLES[to]}
    pieces = [PERSON[to]]
    if gift is not None:
        mentioned |= {"kind": gift[0], "lie": lie(gift[1])}
        pieces.insert(0, _piece(gift, by))
    if wish is not None:
        mentioned |= {"want": wish[0], "wantlie": lie(wish[1])}
        pieces.append(open_piece(wish[0], to) if wish[1] else f"wish-{wish[0]}")
    give, is_open = gift or (None, False)
    want, want_open = wish or (None, False)
    step = MakeOffer(by, to, give, is_open, want, want_open)
    if gift is None:
        assert wish is not None
        text, key = f"request {ROLES[to]} {written(wish)}", "option-request"
    elif wish is None:
        text, key = f"offer {ROLES[to]} {written(gift)}", "option-offer-gift"
    else:
        text = f"offer {ROLES[to]} {written(gift)} for {written(wish)}"
        key = "option-offer-swap"
    return Option(text, step, Message(key, mentioned), tuple(pieces))


@cache
def accept(by: int, to: int) -> Option:
    label = Message("option-accept", {"whom": ROLES[by]})
    return Option(f"accept {ROLES[by]}", Accept(by, to), label, (PERSON[by],))


@cache
def decline(by: int, to: int) -> Option:
    label = Message("option-decline", {"whom": ROLES[by]})
    return Option(f"decline {ROLES[by]}", Decline(by, to), label, (PERSON[by],))


@cache
def withdraw(by: int, to: int) -> Option:
    label = Message("option-withdraw", {"whom": ROLES[to]})
    return Option(f"withdraw {ROLES[to]}", Withdraw(by, to), label, (PERSON[to],))


# Words.


def words(statement: Statement) -> str:
    """A statement as it is answered: ``say offer captain row water``."""
    parts = [statement.kind, ROLES[statement.to], statement.favour, statement.in_return]
    return " ".join(["say", *(part for part in parts if part)])


def arguments(statement: Statement) -> dict[str, str | int]:
    """What a text about a statement mentions besides who speaks."""
    mentioned: dict[str, str | int] = {"whom": ROLES[statement.to], "favour": statement.favour}
    if statement.in_return is not None:
        mentioned["reward"] = statement.in_return
    return mentioned


@cache
def say(statement: Statement) -> Option:
    label = Message(f"option-say-{statement.kind}", arguments(statement))
    return Option(words(statement), Say(statement), label, (PERSON[statement.to],))


@lru_cache(maxsize=1024)
def statements(by: int, others: tuple[int, ...]) -> tuple[Option, ...]:
    """What somebody may say of their own accord to these others."""
    asked = [Statement(by, "ask", to, favour) for to in others for favour in FAVOURS]
    promised = [Statement(by, "promise", to, favour) for to in others for favour in FAVOURS]
    deals = [
        Statement(by, "offer", to, favour, reward)
        for to in others
        for favour, reward in product(FAVOURS, FAVOURS)
    ]
    return tuple(map(say, [*asked, *promised, *deals]))


def agreements(by: int, others: Sequence[int], said: Sequence[Statement]) -> list[Option]:
    """Yes to what one of these others has offered."""
    return [
        say(Statement(by, "agree", each.by, each.favour, each.in_return))
        for each in said
        if each.kind == "offer" and each.to == by and each.by in others
    ]
