"""What the signs on the board of Tobago mean."""

from collections.abc import Iterator

from rich.text import Text

from ....games.tobago.view import Board
from ....kernel import View
from .signs import (
    AMULET,
    COLOURS,
    FORBIDDEN,
    GAZES,
    HUT,
    NEXT_AMULET,
    PALM,
    SEATS,
    TERRAINS,
    TREASURE,
    Signs,
)


class Legend:
    """Signs with what they mean."""

    def __init__(self, view: View[Board], signs: Signs) -> None:
        self._seats = view.seats
        self._signs = signs
        self._texts = signs.texts

    def island(self, *, choices: bool) -> Iterator[Text]:
        """What is on the island, and that some of its spaces can be chosen."""
        for terrain, style in TERRAINS.items():
            letter = Text(self._signs.letter(terrain), style)
            yield Text.assemble(letter, " ", self._texts(f"board-terrain-{terrain}"))
        signs = {
            HUT: "hut",
            PALM: "palm",
            GAZES["n"]: "north",
            "".join(GAZES.values()): "statue",
            AMULET: "amulet",
            NEXT_AMULET: "next-amulet",
            SEATS[: self._seats]: "vehicle",
            TREASURE: "treasure",
        }
        for sign, meaning in signs.items():
            yield Text(f"{sign} {self._texts(f'board-sign-{meaning}')}")
        yield Text(self._texts("board-sign-largest"))
        if choices:
            yield Text(self._texts("board-sign-choice"))

    def maps(self) -> Iterator[Text]:
        """What is on the maps, and beside the hand."""
        for colour in COLOURS:
            yield Text(self._signs.map(colour))
        yield Text(self._texts("board-sign-capitals"))
        yield Text(self._texts("board-sign-numbers"))
        yield Text(f"{FORBIDDEN} {self._texts('board-sign-forbidden')}")
