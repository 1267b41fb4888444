"""A scripted player that knows all cards and brings many a voyage home.

It is no bot, for it sees what no seat may see. It leads tests to moments that chance hardly ever
reaches: a full grid, a Finish, a monster in the last moment.
"""

from bisect import bisect

from atoll.games.tranquility.cards import CARDS, EMPTY, FINISH, ISLANDS
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea

PATIENCE = 3.0
"""What an island may cost, in cards and in hope, before two cards are rather discarded."""
NEVER = 1000.0


def careful(sea: Sea, answers: list[tuple[int, str]]) -> tuple[int, str]:
    """The answer that seems best, of these by seat and text; the first among equals."""
    plan = _Plan(sea)
    return min(answers, key=lambda each: plan.harm(*each))


class _Plan:
    """What can still become of the grid with the cards that are left."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.labels = SHAPES[sea.options.mode].labels
        piles = (*sea.hands, *sea.decks, sea.display)
        self.left = sorted(card for pile in piles for card in pile if card in ISLANDS)
        self.filled = [-1, *(cell for cell, card in enumerate(sea.grid) if card), len(sea.grid)]
        self.numbers = [0, *(card for card in sea.grid if card), ISLANDS.stop]

    def harm(self, seat: int, text: str) -> float:
        verb, *words = text.split()
        sea = self.sea
        if verb == "play":
            return self.strain(int(words[0]), self.labels.index(words[1]))
        if verb == "offer":
            return abs(int(words[0]) - (8 + (sea.active - seat - 1) % sea.seats) // sea.seats)
        if verb in ("pay", "give", "stay", "discard"):
            loss = sum(map(self.use, words)) / 100
            return loss + {"discard": PATIENCE, "stay": NEVER}.get(verb, 0)
        if verb == "turn":
            cell = self.labels.index(words[0])
            wrong = sea.turned[cell] == (cell < 18)
            return PATIENCE - 1 if wrong and EMPTY not in sea.grid else NEVER
        return {"finish": -2, "start": -2, "lift": -1, "monster": 20, "trade": 60}.get(verb, 0)

    def use(self, word: str) -> float:
        """What it would hurt to lose a card."""
        card = CARDS.get(word, 0)
        if card == FINISH:
            return 8.0 * (1 + sum(pile.count(FINISH) for pile in self.sea.discards))
        if card not in ISLANDS:
            return 0
        gap = bisect(self.numbers, card)
        cells = range(self.filled[gap - 1] + 1, self.filled[gap])
        return max(0.0, 20 - min((self.strain(card, cell) for cell in cells), default=NEVER))

    def strain(self, card: int, cell: int) -> float:
        """The price of an island, and how much harder it makes it to fill the gap around it."""
        gap = bisect(self.numbers, card)
        (left, right), (low, high) = self.filled[gap - 1 : gap + 1], self.numbers[gap - 1 : gap + 1]
        prices = [card - low] * (0 <= left == cell - 1) + [high - card] * (
            cell + 1 == right < len(self.labels)
        )
        return (
            min(prices, default=0)
            + self.hardship(cell - left - 1, low, card)
            + self.hardship(right - cell - 1, card, high)
            - self.hardship(right - left - 1, low, high)
        )

    def hardship(self, cells: int, low: int, high: int) -> float:
        """How hard it is to fill so many cells with numbers between these two."""
        spare = bisect(self.left, high - 1) - bisect(self.left, low) - cells
        if not cells:
            return 0
        return NEVER if spare < 0 else 4 * cells / (1 + spare)
