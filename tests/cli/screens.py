"""Screens of the terminal: a small one to play on, and paper to draw on."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

WIDTH, HEIGHT = 80, 24


def low_console(file: io.StringIO, height: int = HEIGHT) -> Callable[[], Console]:
    return lambda: Console(
        file=file,
        width=WIDTH,
        height=height,
        force_terminal=True,
        color_system=None,
        highlight=False,
        markup=False,
    )


def at_keyboard(
    monkeypatch: pytest.MonkeyPatch,
    ask: Callable[[str], str],
    file: io.StringIO,
    height: int = HEIGHT,
) -> None:
    """A person types on a low terminal, line by line; ``ask`` says what, prompt by prompt."""
    monkeypatch.setattr("atoll.cli.commands.play.console", low_console(file, height))
    monkeypatch.setattr("atoll.cli.terminal.is_typed", lambda: True)
    monkeypatch.setattr("atoll.cli.terminal.ask", ask)


def screens(file: io.StringIO) -> list[str]:
    """What stood there each time, from one clearing to the next."""
    return file.getvalue().split("\x1b[2J\x1b[H")[1:]


def fits(screen: str, height: int = HEIGHT) -> bool:
    """Whether the lines and the prompt below them leave nothing out."""
    lines = screen.splitlines()
    return max(map(len, lines)) <= WIDTH and len(lines) + len(["> "]) <= height


def printed(*what: RenderableType, width: int = WIDTH, height: int = HEIGHT) -> str:
    """What stands on a sheet of this size, without colours."""
    console = Console(width=width, height=height, no_color=True, highlight=False, markup=False)
    with console.capture() as capture:
        for each in what:
            console.print(each)
    return capture.get()
