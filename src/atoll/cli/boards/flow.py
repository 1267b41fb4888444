"""Short items one behind another, as many in a line as fit."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SEPARATOR = " · "
INDENT = "  "
"""Before the further lines of what has a heading."""


class Flow:
    """Items in one line, or in more where it is too long; none of them is torn."""

    def __init__(self, heading: str, items: Iterable[Text | str], style: str = "") -> None:
        self._heading = Text(f"{heading} " if heading else "", style)
        self._items = [Text.assemble(item, style=style) for item in items]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = INDENT if self._heading else ""
        line, is_empty = self._heading.copy(), True
        for item in self._items:
            between = "" if is_empty else SEPARATOR
            if line.cell_len + len(between) + item.cell_len > options.max_width and line:
                yield line
                line, between = Text(indent, self._heading.style), ""
            line.append(between).append_text(item)
            is_empty = False
        yield line
