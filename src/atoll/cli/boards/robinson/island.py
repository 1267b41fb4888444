"""The island: its spaces in three rows, each with its tile and what lies there."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ....games.robinson import grammar
from ....games.robinson.arguments import Spot
from ....games.robinson.facts import FOOD_SOURCES
from ....games.robinson.view import Board, SpaceSeen
from ....kernel import Option
from .signs import (
    ASH,
    CAMP,
    CLOSED,
    CROSS,
    DANGER,
    EXHAUSTED,
    FAINT,
    FOG,
    MORE,
    OPEN,
    PERIL,
    SHELTER,
    SHORTCUT,
    TERRAINS,
    TIME,
    TOTEM,
    TRAP,
    Signs,
)

ROWS = {1: ("t1", "t2", "t3", "t4"), 0: ("m1", "m2", "m3", "m4"), -1: ("b1", "b2", "b3")}
"""Those above and below the middle are half a space in; few scenarios have the last on top."""
EXTRA = ("wood", "food")
"""The tokens that stand beside the source of which they make more."""
TOTEMS = ("site", "totem")
"""What bears a totem without a number."""
WARNINGS = {"time": TIME, "fog": FOG, "ash": ASH, "danger": PERIL}
"""The tokens that make it harder to act there."""


class Island:
    """Rows of spaces, each so many columns wide."""

    def __init__(self, board: Board, options: Sequence[Option], signs: Signs, cell: int) -> None:
        self._board = board
        self._signs = signs
        self._cell = cell
        self._chosen = _chosen(options)
        self._sizes = {
            deed.target.partition("-")[0]: deed.sizes
            for deed in board.deeds
            if deed.kind == "gather" or (deed.kind == "explore" and "-" not in deed.target)
        }
        self._sites = {
            deed.target.partition("-")[0]: deed.sizes
            for deed in board.deeds
            if deed.kind == "explore" and "-" in deed.target
        }
        """Where the scenario lets somebody explore a tile that lies there."""

    def lines(self) -> Iterator[Text]:
        spaces = {space.name: space for space in self._board.spaces}
        for row, names in ROWS.items():
            cells = [self._lines_of(spaces[name]) for name in names if name in spaces]
            indent = " " * (self._cell // 2 if row else 0)
            for number in range(max(map(len, cells))):
                line = Text(indent, no_wrap=True, overflow="crop")
                for cell in cells:
                    line.append_text(self._filled(cell[number] if number < len(cell) else Text()))
                yield line

    def _filled(self, text: Text) -> Text:
        """As wide as a space; there is always a gap behind it."""
        text.truncate(self._cell - 1)
        text.append(" " * (self._cell - text.cell_len))
        return text

    # A space.

    def _lines_of(self, space: SpaceSeen) -> list[Text]:
        lines = [self._heading(space)]
        if space.tile and not space.face_down:
            lines.append(self._pictures(space))
        if notes := [*self._notes(space)]:
            lines.append(Text(" ").join(notes))
        if space.name in self._sites:
            lines.append(Text(TOTEM + self._signs.pawns(self._sites[space.name]), OPEN))
        return lines

    def _heading(self, space: SpaceSeen) -> Text:
        """Its name, with a capital if it can be chosen, and its terrain; a city has none."""
        is_camp, is_city = space.name == self._board.camp, space.landmark == "city"
        covered = "terrain" in space.covered and not is_city
        chosen = space.name in self._chosen
        name = Text(space.name.upper() if chosen else space.name, OPEN if chosen else "bold")
        name.append(CAMP if is_camp else "", DANGER).append(EXHAUSTED if covered else "", FAINT)
        name.append("" if is_camp or covered else " ")
        if space.face_down or is_city:
            mark = space.landmark
            shown = f"board-landmark-{mark}" if mark else "board-closed"
            return name.append(self._signs.say(shown), DANGER)
        if space.terrain is None:
            return name.append("?", FAINT)
        terrain = self._signs.say(f"board-terrain-{space.terrain}")
        return name.append(terrain, FAINT if covered else TERRAINS[space.terrain])

    def _pictures(self, space: SpaceSeen) -> Text:
        """What is on the left and on the right of a tile."""
        shown = {"left": space.left, "right": space.right}
        return Text(" ").join([self._picture(space, part, shown[part]) for part in shown])

    def _picture(self, space: SpaceSeen, part: str, picture: str | None) -> Text:
        word = self._signs.say(f"board-picture-{picture}")
        if part in space.covered:
            return Text(EXHAUSTED + word, FAINT)
        more = "" if picture is None else MORE * space.tokens.count(_crop(picture))
        return Text(word + more, FAINT if picture == "beast" else "")

    def _notes(self, space: SpaceSeen) -> Iterator[Text]:
        """How many pawns it takes to act there, and what else is there."""
        if space.name in self._sizes:
            yield Text(self._signs.pawns(self._sizes[space.name]), OPEN)
        signs = SHELTER if space.shelter and not space.face_down else ""
        signs += EXHAUSTED if "totem" in space.covered else ""
        signs += _totem(space) if space.totem else ""
        signs += TOTEM if space.landmark in TOTEMS and space.name not in self._sites else ""
        signs += SHORTCUT if space.name == self._board.shortcut else ""
        signs += CLOSED if "space" in space.covered else ""
        signs += CROSS if "cross" in space.tokens else ""
        signs += TRAP if "trap" in space.tokens else ""
        if signs:
            yield Text(signs)
        warnings = "".join([sign for token, sign in WARNINGS.items() if token in space.tokens])
        if warnings:
            yield Text(warnings, DANGER)
        if "flock" in space.tokens:
            yield self._picture(space, "token", "parrot")
        for token in EXTRA:
            if token in space.tokens and token not in _crops(space):
                yield Text(MORE + self._signs.say(f"board-store-{token}"), FAINT)


def half_spaces(board: Board) -> int:
    """How many halves of a space the longest row takes."""
    spaces = {space.name for space in board.spaces}
    return max([2 * len(spaces.intersection(names)) + abs(row) for row, names in ROWS.items()])


def _totem(space: SpaceSeen) -> str:
    """Without its number, if that has gone."""
    return TOTEM if space.unnumbered else f"{TOTEM}{space.totem}"


def _crop(picture: str) -> str:
    return "food" if picture in FOOD_SOURCES else picture


def _crops(space: SpaceSeen) -> set[str]:
    """What the sources of a tile give that are not exhausted."""
    shown = [("left", space.left), ("right", space.right)]
    if "flock" in space.tokens:
        shown.append(("token", "parrot"))
    return {
        _crop(picture)
        for part, picture in shown
        if picture is not None and part not in space.covered
    }


def _chosen(options: Sequence[Option]) -> set[str]:
    """The spaces that the options are about."""
    return {name.partition("-")[0] for option in options for name in _named(option)}


def _named(option: Option) -> Iterator[str]:
    match option.answer:
        case grammar.ChooseSpace(space) | grammar.ChoosePart(Spot(space)):
            yield space
        case grammar.Do(deed) | grammar.Send(_, deed):
            yield deed.target
        case grammar.Add(_, stack) | grammar.Take(_, stack) | grammar.With(_, stack):
            yield stack.target
        case grammar.DoNext(stack):
            yield stack.target
        case grammar.Build(target):
            yield target
        case _:
            pass
