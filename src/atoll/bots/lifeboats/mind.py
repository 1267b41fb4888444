"""The mind of a schemer in one vote: what it lays, settles and says."""

from collections.abc import Iterable
from random import Random

from ...games.lifeboats import grammar
from ...games.lifeboats.view import Board
from ...kernel import Decision
from .forecast import HAT, chances_by_interest
from .interests import interests_of_all
from .memory import Memory
from .moments import moment_of
from .talking import MOST_WORDS, Talking
from .values import Values
from .voting import Voting


class Mind:
    """Made when a vote comes up. The boats do not change before it is over, only the talk does.

    Being asked changes nothing: what was said already is on the board.
    """

    def __init__(self, values: Values, seat: int, memory: Memory, seed: int) -> None:
        board = values.board
        self.moment = moment_of(board)
        self._seat, self._memory = seat, memory
        self._seed = f"{seed} {self.moment}"
        self._interests = interests_of_all(values)
        self._voting = self._weigh(board)
        self._talking = Talking(self._voting, self._interests, memory)
        self._statements = list(self._talking.of_own_accord())
        memory.expect([chances_by_interest(interest) for interest in self._interests])

    def _weigh(self, board: Board) -> Voting:
        # The same luck each time: how often a seat is asked must not change what it does.
        luck = Random(self._seed)  # noqa: S311  (a game, not a secret)
        return Voting(board, self._seat, self._interests, self._memory, luck)

    def voting(self, board: Board) -> Voting:
        """The choice of a card, now that others have spoken."""
        return self._weigh(board) if board.said else self._voting

    def card(self, board: Board) -> str:
        """The card to lay."""
        card = self.voting(board).card
        return grammar.VoteHat().text if card == HAT else grammar.Vote(card).text

    def verdict(self, decision: Decision) -> str:
        """How to settle the vote."""
        interest = self._interests[self._seat]
        verdicts = [each.answer for each in decision.options]
        colours = [each.colour for each in verdicts if isinstance(each, grammar.Decide)]
        best = max(
            colours, key=lambda colour: (not self._voting.would_drown_own(colour), interest[colour])
        )
        return grammar.Decide(best).text

    def words(self, board: Board, decision: Decision) -> str | None:
        """The next thing to say, if any."""
        mine = [each for each in board.said if each.seat == self._seat]
        if len(mine) >= MOST_WORDS:
            return None
        promised = {each.colour for each in mine if each.kind != "spare"}
        own = self._statements if promised <= {self._voting.colour} else []
        # What was said already is no option any more.
        new = [text for text in (*self._replies(board, promised), *own) if decision.option(text)]
        return new[0] if new else None

    def _replies(self, board: Board, promised: set[str]) -> list[str]:
        """Yes to the offers that suit, unless another card has been promised."""
        offers = [each for each in board.said if each.kind == "offer" and each.to == self._seat]
        replies = [self._talking.reply(offer) for offer in offers if promised <= {offer.colour}]
        return [reply for reply in replies if reply is not None]

    def calls(self, board: Board, waiting: Iterable[int]) -> bool:
        """Whether to call the vote: it goes well, somebody has come round, and all were heard.

        Whoever still has a card to lay may first say something: talk is never cut off before.
        """
        heard = {each.seat for each in board.said} | {self._seat}
        if not heard.issuperset(waiting) or not self._talking.supporters(board):
            return False
        return Talking(self._weigh(board), self._interests, self._memory).suits()
