"""A scheme: all that a seat thinks, says and does about one vote."""

from collections.abc import Iterable
from random import Random

from ...games.lifeboats import grammar
from ...games.lifeboats.view import Board
from ...kernel import Decision
from .forecast import HAT, chances_by_wish
from .memory import Memory
from .moments import moment_of
from .outlook import Outlook
from .talking import MOST_WORDS, Talk
from .voting import Choice, wishes_of_all


class Scheme:
    """Made when a vote comes up. The boats do not change before it is over, only the talk does.

    Being asked changes nothing: what was said already is on the board.
    """

    def __init__(self, outlook: Outlook, seat: int, memory: Memory, seed: int) -> None:
        board = outlook.board
        self.moment = moment_of(board)
        self._seat, self._memory = seat, memory
        self._luck = f"{seed} {self.moment}"
        self._wishes = wishes_of_all(outlook)
        self._choice = self._weigh(board)
        self._talk = Talk(self._choice, self._wishes, memory)
        self._plan = list(self._talk.of_own_accord())
        memory.expect([chances_by_wish(wish) for wish in self._wishes])

    def _weigh(self, board: Board) -> Choice:
        # The same luck each time: how often a seat is asked must not change what it does.
        luck = Random(self._luck)  # noqa: S311  (a game, not a secret)
        return Choice(board, self._seat, self._wishes, self._memory, luck)

    def card(self, board: Board) -> str:
        """The card to lay, now that others have spoken."""
        card = self._weigh(board).card if board.said else self._choice.card
        return grammar.VoteHat().text if card == HAT else grammar.Vote(card).text

    def verdict(self, decision: Decision) -> str:
        """How to settle the vote."""
        wish = self._wishes[self._seat]
        verdicts = [each.answer for each in decision.options]
        colours = [each.colour for each in verdicts if isinstance(each, grammar.Decide)]
        best = max(
            colours, key=lambda colour: (not self._choice.would_drown_own(colour), wish[colour])
        )
        return grammar.Decide(best).text

    def words(self, board: Board, decision: Decision) -> str | None:
        """The next thing to say, if any."""
        mine = [each for each in board.said if each.seat == self._seat]
        if len(mine) >= MOST_WORDS:
            return None
        promised = {each.colour for each in mine if each.kind != "spare"}
        plan = self._plan if promised <= {self._choice.colour} else []
        # What was said already is no option any more.
        new = [text for text in (*self._replies(board, promised), *plan) if decision.option(text)]
        return new[0] if new else None

    def _replies(self, board: Board, promised: set[str]) -> list[str]:
        """Yes to the offers that suit, unless another card has been promised."""
        offers = [each for each in board.said if each.kind == "offer" and each.to == self._seat]
        replies = [self._talk.reply(offer) for offer in offers if promised <= {offer.colour}]
        return [reply for reply in replies if reply is not None]

    def calls(self, board: Board, waiting: Iterable[int]) -> bool:
        """Whether to call the vote: it goes well, somebody has come round, and all were heard.

        Whoever still has a card to lay may first say something: talk is never cut off before.
        """
        heard = {each.seat for each in board.said} | {self._seat}
        if not heard.issuperset(waiting) or not self._talk.supporters(board):
            return False
        return Talk(self._weigh(board), self._wishes, self._memory).suits()
