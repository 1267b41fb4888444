"""Memory: who keeps their word, who knows what they want, and who owes whom a favour."""

from collections.abc import Sequence

from msgspec import Struct

from ...games.lifeboats.state import About
from ...games.lifeboats.view import NOTHING, Board, VoteSeen
from .fleet import vessels_afloat
from .moments import Moment, moment_of, votes_since
from .pledges import Debt, Pledge, debts_from, falls_due, pledge_to_pay, pledges_in

GOOD_FAITH, BAD_FAITH = 2.0, 1.5
"""Who is not known yet is trusted as if so many pledges had been kept and broken."""
FIRST_IMPRESSION = 0.6
"""How surely somebody who is not known yet votes for the own interest."""
DOUBT = 0.03
"""Nobody is ever quite sure of others: as much is always left to the other explanation."""
SLIP = 0.2
"""How much of a card is laid to a slip, or to reasons that cannot be seen."""

Chances = dict[str, float]
"""By card, how likely it is laid."""


class Watch(Struct):
    """What is to be looked out for when the cards of a vote are turned up."""

    moment: Moment | None
    """None if nobody watched, and the record must do."""
    about: About
    choices: tuple[str, ...]
    payments: dict[Debt, Pledge]
    """The debts that are due, and how they can be paid."""
    expected: Sequence[Chances] = ()
    """By seat, what it would lay if it has sense."""


class Memory:
    """What a seat remembers of all the seats, from the votes that it has seen."""

    def __init__(self, seats: int) -> None:
        self._kept = [GOOD_FAITH] * seats
        self._broken = [BAD_FAITH] * seats
        self._sense = [FIRST_IMPRESSION] * seats
        self._seen: tuple[VoteSeen, ...] = ()
        """The last votes, as they were when the watch began."""
        self._debts: list[Debt] = []
        self._watch: Watch | None = None

    def trust(self, seat: int) -> float:
        """The chance that a seat does as it has said."""
        return self._kept[seat] / (self._kept[seat] + self._broken[seat])

    def sense(self, seat: int) -> float:
        """The chance that a seat votes for its own interest, and not on a whim."""
        return self._sense[seat]

    def take_in(self, board: Board) -> None:
        """Learn from the votes that were held since the last time, and watch the open one."""
        moment = moment_of(board)
        if self._watch is not None and self._watch.moment == moment:
            return
        for vote in votes_since(self._seen, board.votes):
            self._judge(vote, board.colours)
        self._seen = board.votes
        self._watch = self._watch_for(board, moment)

    def _watch_for(self, board: Board, moment: Moment) -> Watch:
        assert board.vote is not None
        about, choices = board.vote.about, board.vote.colours
        vessels = vessels_afloat(board)
        payments = {}
        for debt in self._debts:
            if falls_due(debt, about) and board.vote.weights[debt.seat]:
                pledge = pledge_to_pay(debt, about, choices, vessels)
                if pledge is not None:
                    payments[debt] = pledge
        return Watch(moment, about, choices, payments)

    def pledges(self, board: Board) -> list[Pledge]:
        """What words and favours let expect in the open vote."""
        assert self._watch is not None
        return [*pledges_in(board.said, self._watch.choices), *self._watch.payments.values()]

    def expect(self, expected: Sequence[Chances]) -> None:
        """Remember until the cards are turned up what they would be if everybody had sense."""
        assert self._watch is not None
        self._watch.expected = expected

    def _judge(self, vote: VoteSeen, in_play: Sequence[str]) -> None:
        watch, self._watch = self._watch, None  # what was watched is the first that is judged
        if watch is None or watch.about != vote.about:
            watch = Watch(None, vote.about, tuple(in_play), {})
        pledges = [*pledges_in(vote.said, watch.choices), *watch.payments.values()]
        for pledge in pledges:
            self._judge_word(pledge, vote.cards[pledge.seat], len(watch.choices))
        for seat, chances in enumerate(watch.expected):
            self._judge_sense(seat, vote.cards[seat], chances)
        unpaid = [debt for debt in self._debts if debt not in watch.payments]
        self._debts = unpaid + debts_from(vote)

    def _judge_word(self, pledge: Pledge, card: str, choices: int) -> None:
        if card == NOTHING:
            return  # who has no vote cannot keep a word about it
        weight = pledge.weight(choices)
        if card in pledge.cards:
            self._kept[pledge.seat] += weight
        else:
            self._broken[pledge.seat] += 1.0

    def _judge_sense(self, seat: int, card: str, chances: Chances) -> None:
        """Bayes' rule: was this card laid with sense, or on a whim?"""
        if card not in chances:
            return  # a hat, or no card at all
        whim = 1.0 / len(chances)
        sensible = (1.0 - SLIP) * chances[card] + SLIP * whim
        before = self._sense[seat]
        after = before * sensible / (before * sensible + (1.0 - before) * whim)
        self._sense[seat] = min(max(after, DOUBT), 1.0 - DOUBT)
