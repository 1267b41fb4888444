"""How people, provisions and navigation cards are written on the board of Overboard!."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from ....games.overboard.facts import WEAPONS, Kind
from ....games.overboard.view import Board, CardSeen
from ....kernel import View
from ...presenting import Presenter

AWAITED, ANSWERED, CHOICE, TOWARDS = "▸", "✓", "»", "→"
WOUND, WHOLE, WINNER = "×", "·", "★"

OPEN = "bold green"
DANGER = "bold red"
HELPLESS = "yellow"
WATER = "cyan"
FAINT = "dim"

SHORT_NAME = 3
"""So many letters of a name tell the characters apart."""


def me(view: View[Board]) -> str | None:
    """The character of whoever looks."""
    return None if view.seat is None else view.board.roles[view.seat]


class Signs:
    """Names and cards in one language, for one pair of eyes."""

    def __init__(self, view: View[Board], words: Presenter) -> None:
        self.texts = words.texts
        self.me = me(view)
        self._roles = view.board.roles
        self._card_name = words.card

    def name(self, word: str) -> str:
        """What a character or a provision is called."""
        return self._card_name(word)

    def addressed(self, role: str) -> str:
        """A character; whoever looks is “you”."""
        return self.texts("board-to-you") if role == self.me else self.name(role)

    def provisions(self, kinds: Iterable[Kind]) -> Iterator[str]:
        """Those of one kind in one, weapons with what they add: ``water ×2``, ``knife +3``."""
        for kind, count in Counter(kinds).items():
            name = self.name(kind) + (f" +{WEAPONS[kind]}" if kind in WEAPONS else "")
            yield name if count == 1 else f"{name} ×{count}"

    # Navigation cards.

    def card(self, card: CardSeen) -> Text:
        """Written out."""
        parts = list(self._parts(card)) or [self.texts("board-card-nothing")]
        return Text.assemble((f"{card.number}: ", "bold"), "; ".join(parts))

    def _parts(self, card: CardSeen) -> Iterator[str]:
        texts = self.texts
        if card.gull:
            yield texts("board-card-gull" if card.gull > 0 else "board-card-gull-gone")
        if card.overboard:
            yield texts("board-card-overboard", who=self._all_of(card.overboard))
        thirsty = [self._all_of(card.thirst)] if card.thirst else []
        thirsty += [texts("board-card-rowers")] if card.oars else []
        thirsty += [texts("board-card-fighters")] if card.strongman else []
        if thirsty:
            yield texts("board-card-thirst", who=", ".join(thirsty))

    def _all_of(self, roles: tuple[str, ...]) -> str:
        """Names, or in short all of them; or all but one, if that is shorter."""
        left_out = [role for role in self._roles if role not in roles]
        if not left_out:
            return self.texts("board-all")
        if len(left_out) == 1 and len(roles) > len(left_out) + 1:
            return self.texts("board-all-but", role=left_out[0])
        return ", ".join(map(self.name, roles))

    def card_in_signs(self, card: CardSeen) -> Text:
        """As short as can be; something else has to say what the signs mean."""
        gull = {1: "+", 0: "", -1: "−"}[card.gull]
        overboard = f" ≈{self._in_short(card.overboard)}" if card.overboard else ""
        thirst = f" ♦{self._in_short(card.thirst)}" if card.thirst else ""
        tired = ("/" if card.oars else "") + ("*" if card.strongman else "")
        said = f"{gull}{overboard}{thirst} {tired}".rstrip()
        return Text.assemble((str(card.number), "bold"), said)

    def _in_short(self, roles: tuple[str, ...]) -> str:
        if set(roles) == set(self._roles):
            return self.texts("board-all")
        return " ".join(self.name(role)[:SHORT_NAME] for role in roles)
