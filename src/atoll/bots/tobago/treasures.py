"""Treasures: what the roses on a map may expect of their cards, and what curses threaten."""

from ...games.tobago.facts import CURSE, TREASURES
from ...games.tobago.view import Board
from .position import Roses

FIRST_CHOICE = 1.2
"""What the lowest rose may expect beyond the topmost, for being asked first."""
CUT_SHORT = 0.45
"""The share of a hoard that is not given out when a curse is in it."""
STILL_THERE = 0.55
"""How likely somebody still has a rose on the map when a curse strikes."""
OTHERS_BEST = 5.0
"""The best treasure card of somebody else, in coins."""
KEPT = (0.0, 2.6, 4.6, 6.2, 7.5)
"""What so many amulets are worth, in coins; further ones are worth no more."""
EARLY = 14
"""With fewer treasure cards left there is less to be gained by what is kept for later."""
ROUND = 0.9
"""How many treasure cards each player draws in a round, on average."""
FADING, LATE_FADING = 0.02, 0.8
"""How fast a promise fades by the round; and how much faster towards the end of the game."""


class Treasures:
    """The treasure cards that are still to come, in coins."""

    def __init__(self, board: Board, seat: int) -> None:
        self._board = board
        self.cards = board.treasures
        curses = board.options.curses - board.struck - board.spent_known.count(CURSE)
        self._curses = max(curses, 0)
        self._cursed = min(board.options.depth + board.options.curses, self.cards)
        """Among so many of the lowest cards the curses are."""
        self.mean = self._mean_card()
        self._costs = [self._cost(each, seat) for each in range(len(board.players))]

    @property
    def fading(self) -> float:
        """How fast a promise fades by the round: the game may be over before it is kept."""
        rounds = self.cards / (ROUND * len(self._board.players))
        return FADING + LATE_FADING / (1.0 + rounds)

    @property
    def season(self) -> float:
        """How much of the game is still to come, for what is kept for later."""
        return min(self.cards / EARLY, 1.0)

    def kept(self, amulets: int) -> float:
        """What so many amulets are worth as long as they are not spent."""
        return KEPT[min(amulets, len(KEPT) - 1)] * self.season

    def ends_with(self, roses: int) -> bool:
        """Whether the game is over when a treasure with so many roses is shared."""
        return self.cards <= roses + 1

    def danger(self, drawn: int) -> float:
        """How likely there is a curse among the next cards that are drawn."""
        deep = min(drawn - (self.cards - self._cursed), self._cursed)
        if deep <= 0 or not self._curses:
            return 0.0
        return 1.0 - (1.0 - deep / self._cursed) ** self._curses

    def shares(self, laid: tuple[Roses, ...]) -> tuple[list[float], float]:
        """By seat, what its roses on a map may expect when it is dug up; and the digger's rose."""
        claims = [owner for owner, roses in reversed(laid) for _ in range(roses)]
        danger = self.danger(len(claims) + 2)
        given = 1.0 - danger * (CUT_SHORT if self._board.options.after_curse == "over" else 0.0)
        step = FIRST_CHOICE / max(len(claims), 1)
        lowest = self.mean + FIRST_CHOICE / 2
        shares = [0.0] * len(self._board.players)
        for place, owner in enumerate(claims, start=1):
            shares[owner] += (lowest - step * place) * given
        for owner in {*claims}:
            shares[owner] -= danger * STILL_THERE * self._costs[owner]
        return shares, lowest * given

    def _mean_card(self) -> float:
        """What an unknown card shows, by those that the seat knows."""
        known = [*self._board.chest, *self._board.spent_known]
        count = sum(TREASURES.values()) - len([each for each in known if each != CURSE])
        coins = sum(coins * copies for coins, copies in TREASURES.items()) - sum(known)
        return coins / max(count, 1)

    def _cost(self, seat: int, me: int) -> float:
        """What a curse would cost somebody."""
        player = self._board.players[seat]
        if player.amulets:
            return self.kept(player.amulets) - self.kept(player.amulets - 1)
        if seat == me:
            return float(max(self._board.chest, default=0))
        return OTHERS_BEST if player.treasures else 0.0
