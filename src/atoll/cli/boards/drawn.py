"""Drawing takes long: what is drawn once can be measured, cut and shown as often as one likes."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

Line = list[Segment]


class Lines:
    """Some lines of something that is drawn already."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, some: slice) -> "Lines":
        return Lines(self._lines[some])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()


def drawn(what: RenderableType, console: Console, options: ConsoleOptions | None = None) -> Lines:
    """All lines of something, as wide as the console is or as the options say."""
    return Lines(console.render_lines(what, options, pad=False))


def within(
    room: int, several: Iterable[RenderableType], console: Console, options: ConsoleOptions
) -> Iterator[Lines]:
    """As many lines of these, one below the other, as there is room for."""
    for each in several:
        if room <= 0:
            return
        lines = drawn(each, console, options)[:room]
        room -= len(lines)
        yield lines
