"""The terminal: where to write, and how to read a line."""

import contextlib
import io
import sys

from rich.console import Console

with contextlib.suppress(ImportError):  # it gives ``input`` its arrow keys; Windows has none
    import readline  # noqa: F401


INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class _Console(Console):
    """A console that leaves a closed pipe to ``main``; others end the program on the spot."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """A console that prints texts as they are: a bracket in a name is no markup."""
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def accept_any_encoding() -> None:
    """Show what a terminal cannot write as ``?``, and read what it cannot mean, without failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def ask(prompt: str) -> str:
    """One line from the person. Raises ``EOFError`` when there is nobody any more."""
    return input(prompt).strip()


def is_typed() -> bool:
    """Whether the lines come from a person at a keyboard rather than from a pipe or a file."""
    return sys.stdin.isatty()
