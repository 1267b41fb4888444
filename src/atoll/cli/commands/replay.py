"""``atoll replay``: checks a record and shows the game."""

import argparse
import re
from typing import Any

from rich.console import Console
from rich.text import Text

from ... import record as records
from ...games import game as find_game
from ...kernel import BadRecord, Outcome, State, written
from ...record import Record
from .. import terminal
from ..boards import BOARDS
from ..players import seat_names
from ..presenting import Presenter
from ..terminal import console
from ..wording import terminal_texts
from .arguments import Commands, Mistake, add_language
from .records import STANDARD_INPUT, read_record, unplayable

SEED_HASH = re.compile(r"[0-9a-f]{64}")


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="check a record and show the game",
        description="Check a record and show the game: its set-up, every answer with what "
        "followed, the last board and the outcome. Exit code 1 if the record does not hold.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    parser.add_argument("--until", type=int, metavar="N", help="stop after N answers")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="K",
        help="see it from seat K, counted from 1: no more than that seat did",
    )
    parser.add_argument(
        "--step", action="store_true", help="draw the board and wait for Enter after each answer"
    )
    parser.add_argument(
        "--seed-hash",
        metavar="HASH",
        help="check that the seed has this SHA-256, which a server shows from the start of a game",
    )
    parser.add_argument("--quiet", action="store_true", help="only check, and say how it ended")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from_stdin = given.file == "-"
    if from_stdin and given.step:
        raise Mistake("--step needs a FILE: the standard input cannot bring both record and Enter")
    promised = _seed_hash(given.seed_hash)
    file = None if from_stdin else given.file
    record = read_record(file)
    if promised is not None:
        _check_seed(file, record, promised, given.lang)
    try:
        state = records.opening(record)
        if given.until is not None:
            record = _until(record, given.until)
        _check_seat(given.seat, record.seats)
        _Replay(record, state, given).show()
    except BadRecord as error:
        raise unplayable(file, record, error, given.lang) from None
    return 0


def _seed_hash(given: str | None) -> str | None:
    """The hash in small letters, as we write it ourselves."""
    if given is not None and not SEED_HASH.fullmatch(given.lower()):
        raise Mistake(
            f"--seed-hash takes the 64 hexadecimal digits of a SHA-256, not {given!r:.80}"
        )
    return given and given.lower()


def _check_seed(file: str | None, record: Record, promised: str, language: str) -> None:
    """Before anything is shown: with another seed this is not the game that was promised."""
    found = records.seed_hash(record.seed)
    if found != promised:
        text = terminal_texts(language)("replay-seed-differs", seed=str(record.seed), hash=found)
        raise Mistake(f"{file or STANDARD_INPUT}: {text}", code=1)


def _until(record: Record, count: int) -> Record:
    try:
        return record.until(count)
    except ValueError as error:
        raise Mistake(str(error)) from None


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat not in range(1, seats + 1):
        raise Mistake(f"there is no seat {seat}; the seats are 1 to {seats}")


class _Replay:
    """A record on its way from the first answer to the last."""

    def __init__(self, record: Record, state: State[Any], given: argparse.Namespace) -> None:
        self._record = record
        self._state = state
        self._seat = None if given.seat is None else given.seat - 1
        self._quiet: bool = given.quiet
        self._steps: bool = given.step
        self._seed_fits: bool = given.seed_hash is not None
        self._texts = terminal_texts(given.lang, record.game)
        telling = BOARDS[record.game].telling
        names = seat_names(self._texts, record.seats)
        self._words = Presenter(self._texts, names, telling.gloss, telling.untold)
        self._out: Console = console()

    def show(self) -> None:
        if not self._quiet:
            self._show_setup()
        for number, answer in enumerate(self._record.answers, start=1):
            records.apply(self._record, self._state, number, answer)
            if not self._quiet:
                self._show_answer(number, answer)
        if not self._quiet and not self._steps:
            self._draw()
        self._show_end()

    def _show_setup(self) -> None:
        record, texts = self._record, self._texts
        title = texts("replay-title", game=texts("game-name"), seats=record.seats)
        self._out.print(Text(title, "bold"))
        settings = [f"{name}={written(value)}" for name, value in record.options.items()]
        self._out.print(Text(" ".join([f"seed={record.seed}", *settings]), "dim"))
        self._show_events()

    def _show_answer(self, number: int, answer: records.Answer) -> None:
        """From a seat, what others did is known by what is told of it, not by their words."""
        name = self._words.names[answer.seat]
        text = answer.text if self._seat in (None, answer.seat) else "…"
        self._out.print(Text.assemble((f"{number:>4}. {name}: ", "bold"), (text, "cyan")))
        self._show_events()
        if self._steps:
            self._draw()
            self._wait_for_enter()

    def _wait_for_enter(self) -> None:
        try:
            terminal.ask(self._texts("replay-next") + " ")
        except EOFError:
            # Nobody is there any more, but whether the record holds is still to be found out.
            self._steps = False
            self._out.print()

    def _show_events(self) -> None:
        for line in self._words.events(self._state.events, self._seat):
            self._out.print(Text(f"      {line}", "dim"))

    def _draw(self) -> None:
        view = find_game(self._record.game).view(self._state, self._seat)
        self._out.print(BOARDS[self._record.game].drawing.draw(view, (), self._words))

    def _show_end(self) -> None:
        outcome = self._state.outcome
        answers = len(self._record.answers)
        if outcome is None:
            self._out.print(self._texts("replay-unfinished", answers=answers))
        else:
            self._show_outcome(outcome)
            self._out.print(self._texts("replay-holds", answers=answers))
        if self._seed_fits:
            self._out.print(self._texts("replay-seed-fits", seed=str(self._record.seed)))

    def _show_outcome(self, outcome: Outcome) -> None:
        self._out.print(Text(self._words.outcome(outcome), "bold"))
        fate = find_game(self._record.game).fate(self._state)
        for line in (*self._words.cause(fate), *self._words.scores(outcome)):
            self._out.print(line)
