"""Navigating: when to row, which cards to lay for the evening, and which to steer by."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations
from math import comb, exp

from ...games.overboard.facts import NAVIGATION
from ...games.overboard.rowing import CARDS_FOR_ROWING
from ...games.overboard.special import CARDS_FOR_A_FLARE
from ...games.overboard.view import CardSeen
from .card_values import CardValues
from .memory import Memory
from .surviving import danger, survival
from .values import Values

STAYS = 0.85
"""How likely the helmsman of now is still at the helm in the evening."""
CARDS_TO_COME = 1.5
"""So many cards there are to steer by in the evening, where none is laid yet."""
CLEAR = 0.7
"""By so many points a card must suit a helmsman better to be about thrice as likely."""
SURE = 0.4
"""How much worse than an unknown card one may be that is known: one can prepare for it."""
PAYS = 0.1
"""So much rowing must gain to be worth the trouble: the helmsman may want none of the cards."""
_GULLS = sum([card.gull > 0 for card in NAVIGATION])


class Navigating:
    """Tonight's card, as one seat would have it."""

    def __init__(self, values: Values, memory: Memory) -> None:
        self._position, self._interests, self._values = values.position, values.interests, values
        self._memory = memory

    @cached_property
    def cards(self) -> CardValues:
        return self._own_values()

    def _own_values(self, rows: str = "") -> CardValues:
        values = self._values
        return CardValues(
            self._position,
            self._interests,
            rows=rows,
            in_pockets=values.in_pockets,
            treasure=values.treasure,
        )

    @cached_property
    def _helmsmans_values(self) -> CardValues:
        helmsman = self._position.helmsman
        assert helmsman is not None
        return CardValues(self._position, self._memory.interests(helmsman))

    # To row, or not.

    def rowing(self, oars: int) -> float:
        """What it is worth to row: a say in the card, at the price of thirst."""
        drawn, laid = CARDS_FOR_ROWING + oars, self._position.board.laid
        tired = self._own_values(rows=self._position.me)
        if self._position.steers:
            return tired.best_of(laid + drawn) - self.cards.best_of(max(laid, 1)) - PAYS
        say = 1.0 / (1.0 + laid)
        return say * tired.pick_of(drawn) + (1.0 - say) * tired.usual - self.cards.usual - PAYS

    def helm(self) -> float:
        """What it is worth to be at the helm tonight rather than somebody else."""
        cards = max(self._position.board.laid, CARDS_TO_COME)
        return self.cards.best_of(cards) - self.cards.usual

    # The cards.

    def cards_to_lay(self) -> tuple[CardSeen, ...]:
        """Those of the cards at hand that promise most."""
        cards = self._position.board.looking
        choices = chain.from_iterable(
            [combinations(cards, count) for count in range(len(cards) + 1)]
        )
        return max(choices, key=lambda laid: self._laying(laid) + SURE * bool(laid))

    def _laying(self, cards: Sequence[CardSeen]) -> float:
        known = [*cards, *self._position.board.laid_known]
        unknown = self._position.board.laid - len(self._position.board.laid_known)
        if self._position.steers:
            own = max([*map(self.cards.of, known), *self._unknown(unknown, known)])
            return STAYS * own + (1.0 - STAYS) * self._left_to_chance(known)
        return self._left_to_helmsman(known, unknown)

    def _unknown(self, count: int, known: Sequence[CardSeen]) -> Iterator[float]:
        """What cards that the seat does not know are worth, if there are any to choose."""
        if count or not known:
            yield self.cards.best_of(max(count, 1))

    def _left_to_chance(self, cards: Sequence[CardSeen]) -> float:
        values = [self.cards.of(card) for card in cards] or [self.cards.usual]
        return sum(values) / len(values)

    def _left_to_helmsman(self, known: Sequence[CardSeen], unknown: int) -> float:
        """Somebody else chooses, as it suits them."""
        theirs = self._helmsmans_values
        suits = [theirs.of(card) for card in known]
        values = [self.cards.of(card) for card in known]
        if unknown or not known:
            suits += [theirs.usual] * max(unknown, 1)
            values += [self.cards.usual] * max(unknown, 1)
        best = max(suits)
        weights = [exp((each - best) / CLEAR) for each in suits]
        shares = zip(values, weights, strict=True)
        return sum([value * weight for value, weight in shares]) / sum(weights)

    def card_to_steer(self) -> CardSeen:
        return max(self._position.board.looking, key=self.cards.of)

    # The flare.

    def firing(self) -> float:
        """What it is worth to fire the flare gun into the air."""
        now = self._with_gulls(0)
        rest = len(NAVIGATION) - _GULLS
        total = 0.0
        for gulls in range(CARDS_FOR_A_FLARE + 1):
            ways = comb(_GULLS, gulls) * comb(rest, CARDS_FOR_A_FLARE - gulls)
            total += ways * (self._with_gulls(gulls) - now)
        return total / comb(len(NAVIGATION), CARDS_FOR_A_FLARE)

    def _with_gulls(self, more: int) -> float:
        position, gulls = self._position, self._position.board.gulls + more
        return sum(
            [
                self._interests.lives[role] * survival(position.health(role), danger(role, gulls))
                for role in position.board.benches
                if position.lives(role)
            ]
        )
