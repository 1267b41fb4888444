"""Pledges: what the words of a seat let expect of its card."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ...games.lifeboats.state import About, Favour
from ...games.lifeboats.view import Spoken, VoteSeen
from .fleet import SEAT_OF, Vessels


class Pledge(Struct, frozen=True):
    """A seat has let others expect one of these cards."""

    seat: int
    cards: frozenset[str]

    def weight(self, choices: int) -> float:
        """How much it says: everything if it names one card, nothing if it leaves all open."""
        return max(choices - len(self.cards), 0) / max(choices - 1, 1)


class Debt(Struct, frozen=True):
    """A favour that a seat owes another for a vote."""

    seat: int
    to: int
    favour: Favour


def pledges_in(said: Iterable[Spoken], choices: Sequence[str]) -> list[Pledge]:
    """What the statements before a vote for one of these colours let expect."""
    return [
        Pledge(each.seat, frozenset(choices) - {each.colour})
        if each.kind == "spare"
        else Pledge(each.seat, frozenset({each.colour}))
        for each in said
    ]


def debts_from(vote: VoteSeen) -> list[Debt]:
    """The favours that were earned: both voted as the offer said."""
    return [
        Debt(each.seat, each.to, each.favour)
        for each in vote.said
        if each.to is not None
        and each.favour is not None
        and vote.cards[each.seat] == vote.cards[each.to] == each.colour
    ]


def falls_due(debt: Debt, about: About) -> bool:
    """Help is due when a boat moves, sparing when somebody is to be hurt."""
    return (about == "move") == (debt.favour == "help")


def pledge_to_pay(
    debt: Debt, about: About, choices: Sequence[str], vessels: Vessels
) -> Pledge | None:
    """The cards with which a seat pays its debt, if it can."""
    if about == "overboard":
        cards = {colour for colour in choices if SEAT_OF[colour] != debt.to}
    else:
        helped = debt.favour == "help"
        cards = {colour for colour in choices if (vessels[colour].of_seat(debt.to) > 0) == helped}
    return Pledge(debt.seat, frozenset(cards)) if cards else None
