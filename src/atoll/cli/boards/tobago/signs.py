"""How spaces, clues, treasures and players are written on the board of Tobago."""

from collections.abc import Iterable

from rich.text import Text

from ....games.tobago.facts import Colour, Direction, Terrain
from ....games.tobago.view import Board, LaidSeen
from ....kernel import View
from ...presenting import Presenter
from .naming import in_short

AWAITED, WINNER = "▸", "★"
HUT, PALM, AMULET, NEXT_AMULET, TREASURE = "⌂", "♣", "♦", "◇", "¤"
SEATS = "①②③④"
"""A vehicle or a rose, by seat."""
COLOURS: dict[Colour, str] = {"white": "○", "grey": "□", "brown": "■", "black": "●"}
"""Markers, and the maps that they belong to; each has a shape of its own."""
FORBIDDEN = "–"
"""A clue that must not be played on a map."""
GAZES: dict[Direction, str] = {"n": "←", "ne": "↖", "se": "↗", "s": "→", "sw": "↘", "nw": "↙"}
"""A statue, by where it looks; the island lies on its side, with the north on the left."""

FAINT, NOTE, OWN, OPEN, LOCATED = "dim", "bold", "bold", "bold green", "bold green"
CHOICE, LARGEST = "bold reverse", "underline"
OWN_VEHICLE, VEHICLE = "bold white on magenta", "bold white on red"
TERRAINS: dict[Terrain, str] = {
    "beach": "black on #e8d48a",
    "jungle": "white on #2e7d32",
    "river": "black on #63c0e0",
    "scrubland": "black on #a8b060",
    "lake": "white on #1c4fa0",
    "mountain": "black on #a0938a",
}
MARKERS: dict[Colour, str] = {
    "white": "black on white",
    "grey": "black on #8c8c8c",
    "brown": "white on #7a4a21",
    "black": "white on black",
}


class Signs:
    """Names and signs in one language, for one pair of eyes."""

    def __init__(self, view: View[Board], words: Presenter) -> None:
        self.texts = words.texts
        self.name = words.card
        self.coins = words.cards
        self.names = words.names
        self._me = view.seat

    def letter(self, terrain: Terrain) -> str:
        return self.texts(f"board-letter-{terrain}")

    def seat(self, seat: int) -> Text:
        return Text(SEATS[seat], OWN_VEHICLE if seat == self._me else VEHICLE)

    def seats(self, seats: Iterable[int]) -> str:
        return "".join([SEATS[seat] for seat in seats])

    def clue(self, word: str) -> str:
        return self.name(word)

    def clue_in_short(self, word: str) -> str:
        return in_short(word, self.texts)

    def map(self, colour: Colour) -> str:
        """Its sign and its name."""
        return f"{COLOURS[colour]} {self.name(colour)}"

    def roses(self, laid: LaidSeen) -> str:
        return SEATS[laid.seat] * laid.roses
