"""The forecast of a vote: which cards the others may lay, and what would come of each own card."""

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec import Struct

from ...games.lifeboats.facts import HATS
from ...games.lifeboats.view import Board
from .interests import Interests
from .memory import Chances, Memory
from .pledges import Pledge

HAT = "hat"
BALLOTS = 40
"""So many ballots of the others are imagined."""
CLEAR = 1.0
"""By so many points one result must beat another to be about thrice as likely."""
CAPTAINS, CALM = 2.0, 16.0
"""Who is not known yet lays so many hats in so many votes."""
VOTES_A_ROUND = 2


class Ballot(Struct):
    """The cards of the others as they may be laid, counted."""

    votes: dict[str, int]
    captains: list[int]
    """Who has laid a hat."""


def chances_by_interest(interest: dict[str, float]) -> Chances:
    """Which cards a seat lays that knows what it wants."""
    best = max(interest.values())
    weights = {colour: exp((value - best) / CLEAR) for colour, value in interest.items()}
    return _normal(weights)


def chances_of(
    seat: int, by_interest: Chances, memory: Memory, pledges: Sequence[Pledge]
) -> Chances:
    """Which colours a seat lays: by its interest, on a whim, and as it has said."""
    sense, whim = memory.sense(seat), 1.0 / len(by_interest)
    chances = {
        colour: sense * chance + (1.0 - sense) * whim for colour, chance in by_interest.items()
    }
    trust = memory.trust(seat)
    for pledge in pledges:
        if pledge.seat == seat:
            chances = _leaning(chances, pledge, trust)
    return chances


def _leaning(chances: Chances, pledge: Pledge, trust: float) -> Chances:
    kept = _normal(
        {colour: chance * (colour in pledge.cards) for colour, chance in chances.items()}
    )
    return {
        colour: trust * kept[colour] + (1.0 - trust) * chance for colour, chance in chances.items()
    }


def _normal(weights: dict[str, float]) -> Chances:
    total = sum(weights.values())
    return {colour: weight / total for colour, weight in weights.items()}


def hat_chance(board: Board, seat: int) -> float:
    """The chance that a seat lays a hat: who was quick to lay them is so again."""
    if not board.hats[seat]:
        return 0.0
    votes_held = VOTES_A_ROUND * (board.round - 1)
    return (HATS - board.hats[seat] + CAPTAINS) / (votes_held + CALM)


class Forecast:
    """What may come of the open vote, seen from one seat."""

    def __init__(
        self, board: Board, seat: int, interests: Interests, memory: Memory, luck: Random
    ) -> None:
        assert board.vote is not None
        self._board, self._vote, self._seat = board, board.vote, seat
        self._interests, self._memory = interests, memory
        pledges = memory.pledges(board)
        self.others = {
            other: chances_of(other, chances_by_interest(interests[other]), memory, pledges)
            for other, weight in enumerate(board.vote.weights)
            if weight and other != seat
        }
        self._known: dict[tuple[int, tuple[str, ...]], float] = {}
        self._ballots = self._imagine(luck)

    def _imagine(self, luck: Random) -> list[Ballot]:
        ballots = [Ballot(dict.fromkeys(self._vote.colours, 0), []) for _ in range(BALLOTS)]
        for other, chances in self.others.items():
            weight, hat = self._vote.weights[other], hat_chance(self._board, other)
            cards = luck.choices(list(chances), list(chances.values()), k=BALLOTS)
            for ballot, card in zip(ballots, cards, strict=True):
                if luck.random() < hat:
                    ballot.captains.append(other)
                else:
                    ballot.votes[card] += weight
        return ballots

    def value(self, card: str) -> float:
        """What laying a card is worth to the seat, on average."""
        return sum([self._value_on(ballot, card) for ballot in self._ballots]) / BALLOTS

    def _value_on(self, ballot: Ballot, card: str) -> float:
        captains = [*ballot.captains, self._seat] if card == HAT else ballot.captains
        if len(captains) == 1:
            return self._settled_by(captains[0], self._vote.colours)
        votes = ballot.votes
        if card != HAT:
            votes = votes | {card: votes[card] + self._vote.weights[self._seat]}
        most = max(votes.values())
        leaders = tuple([colour for colour, count in votes.items() if count == most])
        return self._settled_by(self._board.first, leaders)

    def _settled_by(self, seat: int, among: tuple[str, ...]) -> float:
        """What it is worth if a seat has these colours to choose from."""
        if len(among) == 1:
            return self._interests[self._seat][among[0]]
        key = seat, among
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._settle(seat, among)
        return known

    def _settle(self, seat: int, among: tuple[str, ...]) -> float:
        """It settles by its interest if it has sense, or on a whim."""
        own = self._interests[self._seat]
        if seat == self._seat:
            return max([own[colour] for colour in among])
        chosen = own[max(among, key=self._interests[seat].__getitem__)]
        sense = self._memory.sense(seat)
        return sense * chosen + (1.0 - sense) * sum([own[colour] for colour in among]) / len(among)
