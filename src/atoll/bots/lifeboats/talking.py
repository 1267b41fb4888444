"""Talking: what is worth saying before a vote, and when to call it."""

from collections.abc import Iterator

from ...games.lifeboats.answers import words
from ...games.lifeboats.facts import BLACK
from ...games.lifeboats.state import Favour, Saying, Statement
from ...games.lifeboats.view import Board, Spoken
from .fleet import SEAT_OF, vessels_afloat
from .forecast import HAT
from .interests import Interests
from .memory import Memory
from .voting import Voting

MOST_WORDS = 2
"""So many statements before a vote are enough: who talks much has much to keep."""
LISTENS = 0.3
"""Words are wasted on whoever votes on a whim more surely than that."""
FAIR = 0.4
"""Deals are made with whoever is trusted that much."""
FAVOUR = 0.8
"""What a favour is worth, in points, if it is done."""
FEAR = 1.5
"""For what would cost so many points it is worth pleading."""
AS_GOOD_AS_WON = 0.85
"""A vote is called if it promises so much of what the best result would bring."""


class Talking:
    """What a seat thinks of saying before one vote, given the card that it means to lay."""

    def __init__(self, voting: Voting, interests: Interests, memory: Memory) -> None:
        self._voting, self._interests, self._memory = voting, interests, memory
        self._board, self._seat = voting.board, voting.seat
        self._listeners = [
            other for other in voting.forecast.others if memory.sense(other) >= LISTENS
        ]

    def of_own_accord(self) -> Iterator[str]:
        """Words to win the others over, the most important first."""
        if self._voting.card == HAT:
            return  # a captain needs nobody
        colour = self._voting.colour
        allies = [other for other in self._listeners if self._gain(other, colour) > 0]
        if allies:
            yield self._say("vote", colour)
        assert self._board.vote is not None
        if self._board.vote.about == "move":
            yield from self._offers(allies, colour)
        else:
            yield from self._pleas()

    def _say(
        self, kind: Saying, colour: str, to: int | None = None, favour: Favour | None = None
    ) -> str:
        return words(Statement(self._seat, kind, SEAT_OF.get(colour, BLACK), to, favour))

    def _gain(self, seat: int, colour: str) -> float:
        """By how much a result suits a seat better than the average one."""
        interest = self._interests[seat]
        return interest[colour] - sum(interest.values()) / len(interest)

    def _offers(self, allies: list[int], colour: str) -> Iterator[str]:
        """An offer to whoever would not mind this result, but may have another in mind."""
        others = self._voting.forecast.others
        fair = [ally for ally in allies if self._memory.trust(ally) >= FAIR]
        if fair:
            ally = min(fair, key=lambda each: others[each][colour])
            yield self._say("offer", colour, ally, self._favour_for(ally))

    def _favour_for(self, ally: int) -> Favour:
        """Help is promised to whoever sits in the same boats: it will cost nothing."""
        vessels = vessels_afloat(self._board).values()
        shared = [each for each in vessels if each.of_seat(ally) and each.of_seat(self._seat)]
        return "help" if shared else "spare"

    def _pleas(self) -> Iterator[str]:
        """A plea for what would hurt most, if it is to be feared."""
        if not self._listeners:
            return
        loss = {colour: -self._gain(self._seat, colour) for colour in self._voting.interest}
        threat = {
            colour: loss[colour]
            * sum([each[colour] for each in self._voting.forecast.others.values()])
            for colour in loss
        }
        worst = max(threat, key=threat.__getitem__)
        if loss[worst] >= FEAR:
            yield self._say("spare", worst)

    def reply(self, offer: Spoken) -> str | None:
        """Agree to an offer if the favour outweighs what is given up for it."""
        trust = self._memory.trust(offer.seat)
        expected = self._voting.expected
        if offer.colour not in self._voting.bearable:
            return None
        given_up = expected[self._voting.colour] - expected[offer.colour]
        if trust < FAIR or given_up > FAVOUR * trust or self._voting.card == HAT:
            return None
        return self._say("agree", offer.colour, offer.seat)

    def supporters(self, board: Board) -> int:
        """How many others have said that they vote for the same, and can be believed."""
        return sum(
            each.colour == self._voting.colour
            and each.kind != "spare"
            and each.seat != self._seat
            and self._memory.trust(each.seat) >= FAIR
            for each in board.said
        )

    def suits(self) -> bool:
        """Whether the vote would go so well now that more talk can only hurt."""
        interest = self._voting.interest.values()
        usual = sum(interest) / len(interest)
        promised = self._voting.expected[self._voting.colour] - usual
        return promised >= AS_GOOD_AS_WON * (max(interest) - usual)
