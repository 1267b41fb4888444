"""The command ``atoll``: play, simulate, replay and look things up in a terminal."""

import os
import sys
from collections.abc import Sequence

from .. import __version__
from .commands import backup, games, play, replay, reports, rules, serve, sim
from .commands.arguments import Mistake, Parser
from .terminal import INTERRUPTED, accept_any_encoding

BROKEN_PIPE = 128 + 13
"""What a shell reports for a program that wrote into a closed pipe; Windows has no SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    accept_any_encoding()
    parser = _parser()
    words = sys.argv[1:] if arguments is None else arguments
    if not words:
        parser.print_help()
        return 0
    given = parser.parse_args(words)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except Mistake as mistake:
        print(f"atoll: {mistake}", file=sys.stderr)
        return mistake.code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered cannot be written either: let the interpreter flush it nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _parser() -> Parser:
    parser = Parser(prog="atoll", description="Shipwreck and island board games in the terminal.")
    parser.add_argument("--version", action="version", version=f"atoll {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (games, play, sim, replay, rules, serve, reports, backup):
        command.add_to(commands)
    return parser
