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
    FORBIDDEN,
    LOCATED,
    MARKERS,
    OPEN,
    OWN,
    TREASURE,
    WINNER,
    Signs,
)

COLUMN = 3
"""So wide is a number of spaces."""
COUNTS = COLUMN * len(COLOURS)
MANY = "++"
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
        for seat in range(self._view.seats):
            awaited = AWAITED if seat in self._view.waiting else " "
            line = Text(no_wrap=True, overflow="crop").append(awaited, OPEN)
            line.append_text(self._signs.seat(seat)).append(" ")
            style = OWN if seat == self._view.seat else ""
            yield line.append(self._player(seat, width - len(line)), style)

    def _player(self, seat: int, width: int) -> str:
        """A name, where the vehicle is, and what somebody has; where one's own is, shows best."""
        name, has = self._signs.names[seat], self._belongings(seat)
        where = f"{self._board.players[seat].vehicle or ''} {has}".strip()
        me = f"{name} {self._signs.texts('board-you')}"
        is_me = seat == self._view.seat
        for front, behind in [(me, where), (me, has)] if is_me else []:
            if len(front) + 1 + len(behind) <= width:
                return f"{front}{behind:>{width - len(front)}}"
        room = width - len(where) - 1
        return f"{name[:room]:{room}} {where}"

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
        if sharing.last:
            yield Text(texts("board-shared-last"))
        if sharing.shown is not None:
            yield Text(texts("board-shared-card", coins=sharing.shown))
        yield from self._asked_for(sharing)
        yield Text(texts("board-shared-hoard", count=sharing.hoard))
        if sharing.known:
            yield Text(texts("board-shared-known", coins=signs.coins(sharing.known)))
        if sharing.opener is not None:
            yield Text(texts("board-shared-opener", who=signs.seats([sharing.opener])))

    def _asked_for(self, sharing: SharingSeen) -> Iterator[Text]:
        """Whose rose is asked, and who comes after if it leaves the card."""
        texts, signs = self._signs.texts, self._signs
        asked = signs.seats(sharing.claims[sharing.passed :])
        if asked:
            yield Text(texts("board-shared-roses", now=asked[0]))
        if asked[1:]:
            yield Text(texts("board-shared-then", roses=asked[1:]))

    # The maps.

    def maps(self, fit: Callable[[list[Flow]], bool]) -> tuple[list[Flow], bool]:
        """All maps, as many of them with their clues as fit, and whether these are all.

        Where markers show what the clues have left, the clues are needed least. The names of the
        maps stand there if there is still room.
        """
        maps = self._board.maps
        in_full: list[MapSeen] = []
        for sought in sorted(maps, key=lambda sought: sought.marked):
            if fit(self._maps([*in_full, sought])):
                in_full.append(sought)
        with_names = self._maps(in_full, with_names=True)
        shown = with_names if fit(with_names) else self._maps(in_full)
        return shown, len(in_full) == len(maps)

    def _maps(self, in_full: Sequence[MapSeen], *, with_names: bool = False) -> list[Flow]:
        signs = {
            each: self._signs.map(each) if with_names else sign for each, sign in COLOURS.items()
        }
        return [
            Flow(signs[each.colour], self._contents(each, with_clues=each in in_full))
            for each in self._board.maps
        ]

    def _contents(self, sought: MapSeen, *, with_clues: bool) -> list[Text | str]:
        """The clues, or only the roses on them, from the top."""
        located = [Text(sought.possible[0], LOCATED)] if len(sought.possible) == 1 else []
        if not sought.laid:
            return [Text(self._signs.texts("board-nowhere"), FAINT)]
        if with_clues:
            return [*located, *map(self._laid, sought.laid)]
        return [*located, "".join(map(self._signs.roses, sought.laid))]

    def _laid(self, laid: LaidSeen) -> str:
        roses = self._signs.roses(laid)
        return roses if laid.clue is None else f"{self._signs.clue_in_short(laid.clue)} {roses}"


def _style(sought: MapSeen) -> str:
    return MARKERS[sought.colour]


def _row(name: str, counts: Sequence[int | None], room: int, style: str = "") -> Text:
    row = Text(no_wrap=True, overflow="crop").append(f"{name[:room]:{room}}", style)
    for count in counts:
        number = FORBIDDEN if count is None else MANY if count > MOST else str(count)
        row.append(number.rjust(COLUMN), LOCATED if count == 1 else "")
    return row
