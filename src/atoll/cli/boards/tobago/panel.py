"""What stands beside the island: the players, the hand with what it could do, and the maps."""

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from ....games.tobago.view import Board, LaidSeen, MapSeen, SharingSeen
from ....kernel import View
from ..flow import Flow
from .prospects import Prospects
from .signs import (
    AMULET,
    AWAITED,
    COLOURS,
    FAINT,
    GAZES,
    HUT,
    LOCATED,
    MARKERS,
    NEXT_AMULET,
    OPEN,
    OWN,
    PALM,
    SEATS,
    TERRAINS,
    TREASURE,
    WINNER,
    Signs,
)

COLUMN = 3
"""So wide is a number of spaces."""
COUNTS = COLUMN * len(COLOURS)
FORBIDDEN, MANY = "–", "++"
MOST = 99
"""A greater number of spaces does not fit."""


class Panel:
    """Lines of any width."""

    def __init__(self, view: View[Board], signs: Signs) -> None:
        self._view = view
        self._board = view.board
        self._signs = signs
        self._prospects = Prospects(view.board)

    # The players.

    def players(self, width: int) -> Iterator[Text]:
        for seat, name in enumerate(self._signs.names):
            awaited = AWAITED if seat in self._view.waiting else " "
            score = f" {self._belongings(seat)}"
            room = width - len(awaited) - 2 - len(score)
            is_me = seat == self._view.seat
            line = Text(no_wrap=True, overflow="crop").append(awaited, OPEN)
            line.append_text(self._signs.seat(seat))
            yield line.append(f" {name[:room]:{room}}{score}", OWN if is_me else "")

    def _belongings(self, seat: int) -> str:
        """Amulets and treasure cards, and what the cards are worth if one may know it."""
        player, outcome = self._board.players[seat], self._view.outcome
        treasures = f"{TREASURE}{player.treasures}"
        if self._board.chests:
            treasures += f"={sum(self._board.chests[seat])}"
        elif seat == self._view.seat:
            treasures += f"={sum(self._board.chest)}"
        has_won = outcome is not None and seat in outcome.winners
        return f"{WINNER if has_won else AMULET + str(player.amulets)} {treasures}"

    # The hand.

    def hand(self, width: int) -> Iterator[Text]:
        """How many spaces each map has left, and would have with each clue of the hand."""
        signs, board = self._signs, self._board
        room = width - COUNTS
        is_wide = all(len(signs.clue(clue)) <= room for clue in board.hand)
        heading = Text(" " * room, no_wrap=True, overflow="crop")
        for sought in board.maps:
            heading.append(" " * (COLUMN - 1)).append(COLOURS[sought.colour], _style(sought))
        yield heading
        counts = [len(sought.possible) if sought.laid else None for sought in board.maps]
        yield _row(signs.texts("board-possible"), counts, room, FAINT)
        for clue in board.hand if self._view.outcome is None else ():
            left = [self._prospects.left(clue, colour) for colour in range(len(COLOURS))]
            yield _row(signs.clue(clue) if is_wide else signs.clue_in_short(clue), left, room)

    # A treasure that is being shared.

    def sharing(self, sharing: SharingSeen) -> Iterator[Text]:
        """Takes the place of the hand, which is of no use meanwhile."""
        signs, texts = self._signs, self._signs.texts
        sign, colour = COLOURS[sharing.colour], signs.name(sharing.colour)
        yield Text(texts("board-shared", sign=sign, colour=colour), "bold")
        if sharing.shown is not None:
            yield Text(texts("board-shared-card", coins=sharing.shown))
        yield Text(texts("board-shared-roses", roses=signs.seats(sharing.claims)))
        yield Text(texts("board-shared-hoard", count=sharing.hoard))
        if sharing.known:
            yield Text(texts("board-shared-known", coins=signs.coins(sharing.known)))

    # The maps.

    def maps(self, fit: Callable[[list[Flow]], bool]) -> tuple[list[Flow], bool]:
        """All maps, as many of them with their clues as fit, and whether these are all.

        Where markers show what the clues have left, the clues are needed least.
        """
        maps = self._board.maps
        shown = [self._map(each, with_clues=False) for each in maps]
        in_full = 0
        for place in sorted(range(len(maps)), key=lambda place: maps[place].marked):
            longer = shown.copy()
            longer[place] = self._map(maps[place], with_clues=True)
            if fit(longer):
                shown = longer
                in_full += 1
        return shown, in_full == len(maps)

    def _map(self, sought: MapSeen, *, with_clues: bool) -> Flow:
        """The clues, or only the roses on them, from the top."""
        sign = COLOURS[sought.colour]
        located = [Text(sought.possible[0], LOCATED)] if len(sought.possible) == 1 else []
        if not sought.laid:
            return Flow(sign, [Text(self._signs.texts("board-nowhere"), FAINT)])
        if with_clues:
            return Flow(sign, [*located, *map(self._laid, sought.laid)])
        return Flow(sign, [*located, "".join(map(self._signs.roses, sought.laid))])

    def _laid(self, laid: LaidSeen) -> str:
        roses = self._signs.roses(laid)
        return roses if laid.clue is None else f"{self._signs.clue_in_short(laid.clue)} {roses}"

    # What the signs mean.

    def legend(self) -> Flow:
        return Flow("", self._meanings())

    def _meanings(self) -> Iterator[Text]:
        texts = self._signs.texts
        for terrain, style in TERRAINS.items():
            letter = Text(self._signs.letter(terrain), style)
            yield Text.assemble(letter, " ", texts(f"board-terrain-{terrain}"))
        signs = {
            HUT: "hut",
            PALM: "palm",
            "".join(GAZES.values()): "statue",
            AMULET: "amulet",
            NEXT_AMULET: "next-amulet",
            SEATS[: self._view.seats]: "vehicle",
            TREASURE: "treasure",
        }
        for sign, meaning in signs.items():
            yield Text(f"{sign} {texts(f'board-sign-{meaning}')}")
        for each in ("choice", "largest", "capitals"):
            yield Text(texts(f"board-sign-{each}"))


def _style(sought: MapSeen) -> str:
    return MARKERS[sought.colour]


def _row(name: str, counts: Sequence[int | None], room: int, style: str = "") -> Text:
    row = Text(no_wrap=True, overflow="crop").append(f"{name[:room]:{room}}", style)
    for count in counts:
        number = FORBIDDEN if count is None else MANY if count > MOST else str(count)
        row.append(number.rjust(COLUMN), LOCATED if count == 1 else "")
    return row
