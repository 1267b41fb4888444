"""A scheme: all that a seat thinks, says and does about one vote."""

from random import Random

from ...games.lifeboats.view import Board
from ...kernel import Decision
from .forecast import chances_by_wish
from .memory import Memory
from .moments import moment_of
from .outlook import Outlook
from .talking import MOST_WORDS, Talk
from .voting import Choice, wishes_of_all


class Scheme:
    """Made when a vote comes up. The boats do not change before it is over, only the talk does."""

    def __init__(self, outlook: Outlook, seat: int, memory: Memory, seed: int) -> None:
        board = outlook.board
        self.moment = moment_of(board)
        self._seat, self._memory = seat, memory
        self._luck = f"{seed} {self.moment}"
        self._wishes = wishes_of_all(outlook)
        self._choice = self._weigh(board)
        self._talk = Talk(self._choice, self._wishes, memory)
        self._plan = list(self._talk.of_own_accord())
        self._offers_weighed = 0
        self._supporters = 0
        memory.expect([chances_by_wish(wish) for wish in self._wishes])

    def _weigh(self, board: Board) -> Choice:
        # The same luck each time: how often a seat is asked must not change what it does.
        luck = Random(self._luck)  # noqa: S311  (a game, not a secret)
        return Choice(board, self._seat, self._wishes, self._memory, luck)

    def card(self, board: Board) -> str:
        """The card to lay, now that others have spoken."""
        return self._weigh(board).card if board.said else self._choice.card

    def verdict(self, decision: Decision) -> str:
        """How to settle the vote."""
        wish = self._wishes[self._seat]
        return max(decision.options, key=lambda option: wish[option.text.split()[-1]]).text

    def words(self, board: Board, decision: Decision) -> str | None:
        """The next thing to say, if any."""
        mine = [each for each in board.said if each.seat == self._seat]
        if len(mine) >= MOST_WORDS:
            return None
        text = self._reply(board) or (self._plan.pop(0) if self._plan else None)
        return text if text is not None and decision.option(text) else None

    def _reply(self, board: Board) -> str | None:
        offers = [each for each in board.said if each.kind == "offer" and each.to == self._seat]
        fresh, self._offers_weighed = offers[self._offers_weighed :], len(offers)
        promised = {
            each.colour for each in board.said if each.seat == self._seat and each.kind != "spare"
        }
        replies = [self._talk.reply(offer) for offer in fresh if promised <= {offer.colour}]
        return next((reply for reply in replies if reply), None)

    def calls(self, board: Board) -> bool:
        """Whether to call the vote. Others may have their say until somebody has come round."""
        supporters = self._talk.supporters(board)
        if supporters == self._supporters:
            return False
        self._supporters = supporters
        return Talk(self._weigh(board), self._wishes, self._memory).suits()
