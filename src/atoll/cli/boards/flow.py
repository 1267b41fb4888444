"""Short items one behind another, as many in a line as fit."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SEPARATOR = " · "
CUT = "…"
"""Stands where something is cut short."""
INDENT = "  "
"""Before the further lines of what has a heading."""

More = Callable[[int], str]
"""Says how many more items there are, and how to see them."""


class Flow:
    """Items in one line, or in more where it is too long; none of them is torn."""

    def __init__(self, heading: str, items: Iterable[Text | str], style: str = "") -> None:
        self._title, self._style = heading, style
        self._heading = Text(f"{heading} " if heading else "", style)
        self._items = [Text.assemble(item, style=style) for item in items]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._lines(options.max_width)

    def __len__(self) -> int:
        return len(self._items)

    def height(self, width: int) -> int:
        """How many lines it takes, about: an item alone may be longer than one, and is then torn
        between words.
        """
        return sum([max(-(-line.cell_len // width), 1) for line in self._lines(width)])

    def within(self, lines: int, width: int, more: More, besides: int = 0) -> "Flow":
        """As much as so many lines hold. What is left out is counted at the end, together with
        what is left out besides.
        """
        if not besides and self.height(width) <= lines:
            return self
        shown = len(self) if besides else len(self) - 1
        while shown and self._cut(shown, more, besides).height(width) > lines:
            shown -= 1
        return self._cut(shown, more, besides)

    def _cut(self, shown: int, more: More, besides: int) -> "Flow":
        left = len(self) - shown + besides
        return Flow(self._title, [*self._items[:shown], more(left)], self._style)

    def _lines(self, width: int) -> Iterator[Text]:
        indent = INDENT if self._heading else ""
        line, is_empty = self._heading.copy(), True
        for item in self._items:
            between = "" if is_empty else SEPARATOR
            if line.cell_len + len(between) + item.cell_len > width and line:
                yield line
                line, between = Text(indent, self._heading.style), ""
            line.append(between).append_text(item)
            is_empty = False
        yield line


def fitted(flows: Sequence[Flow], lines: int, width: int, more: More) -> Iterator[Flow]:
    """Several lists in so many lines: each has at least one, and those that come first go on. Of
    lists for which there is no line at all the last one above counts the items.
    """
    shown = flows[: max(lines, 0)]
    spare = lines - len(shown)
    unseen = sum(map(len, flows[len(shown) :]))
    for place, flow in enumerate(shown, start=1):
        each = flow.within(1 + spare, width, more, unseen if place == len(shown) else 0)
        spare -= max(each.height(width) - 1, 0)
        yield each
