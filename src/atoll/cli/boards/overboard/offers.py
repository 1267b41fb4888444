"""Offers: on the board in short, and as a question to whoever can accept one."""

from collections.abc import Iterator, Sequence

from ....games.overboard import grammar
from ....games.overboard.view import Board, OfferSeen
from ....kernel import Option, View
from ...presenting import Presenter
from .signs import TOWARDS, Signs


def apart(
    view: View[Board], standing: Sequence[Option], words: Presenter
) -> Iterator[tuple[str, list[Option]]]:
    """The offers that whoever looks can accept or decline."""
    signs = Signs(view, words)
    for offer in view.board.offers:
        answers = grammar.Accept(offer.by), grammar.Decline(offer.by)
        replies = [option for option in standing if option.answer in answers]
        if offer.to == signs.me and len(replies) == len(answers):
            yield _worded("board-offered", offer, signs, who=signs.name(offer.by)), replies


def in_short(offer: OfferSeen, signs: Signs) -> str:
    parties = f"{signs.addressed(offer.by)}{TOWARDS}{signs.addressed(offer.to)}"
    return f"{parties}: {_worded('board-offer', offer, signs)}"


def _worded(key: str, offer: OfferSeen, signs: Signs, **named: str) -> str:
    """A gift, a request or a swap, and of what."""
    if offer.give is not None:
        named["given"] = _item(offer.give, offer.lie, signs)
    if offer.want is not None:
        named["wanted"] = _item(offer.want, offer.want_lie, signs)
    kind = "request" if offer.give is None else "gift" if offer.want is None else "swap"
    return signs.texts(f"{key}-{kind}", **named)


def _item(kind: str, lie: str | None, signs: Signs) -> str:
    if kind == "hidden":
        return signs.texts("board-swap-unseen" if lie == "unseen" else "board-swap-hidden")
    card = signs.name(kind)
    match lie:
        case "open":
            return signs.texts("board-swap-open", card=card)
        case "unseen":
            return signs.texts("board-swap-own-unseen", card=card)
    return card
