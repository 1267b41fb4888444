"""Prints how many answers a second of CPU time each server takes, how fast, and the ratios."""

import sys
from argparse import ArgumentParser, Namespace
from statistics import median

from msgspec.structs import asdict
from rich.console import Console
from rich.progress import Progress

from .contenders import Contender, atoll, boardgameio
from .driving import Round, install, play_round
from .processes import Failed
from .report import Measured, explanation, figures, ratios


def main() -> None:
    wanted = _wanted()
    console = Console(width=110)
    try:
        install()
        measured = _measure(wanted, console)
    except Failed as failed:
        sys.exit(str(failed))
    console.print(explanation(wanted.rounds, wanted.database))
    console.print(figures(measured))
    if wanted.only is None:
        console.print(ratios(measured))


def _wanted() -> Namespace:
    parser = ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--database", help="of Atoll: postgresql://…; otherwise a new SQLite file")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 40])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm-up", type=float, default=2, help="seconds before measuring")
    parser.add_argument("--seconds", type=float, default=10, help="seconds measured in a round")
    parser.add_argument("--only", choices=("atoll", "boardgameio"), help="one server alone")
    return parser.parse_args()


def _contenders(wanted: Namespace) -> list[Contender]:
    both = (atoll(wanted.database), boardgameio())
    return [each for each in both if wanted.only in (None, each.driver)]


def _measure(wanted: Namespace, console: Console) -> Measured:
    """The medians of rounds that the servers take in turn."""
    cases = [(each, tables) for tables in wanted.tables for each in _contenders(wanted)]
    rounds: dict[tuple[str, int], list[Round]] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=wanted.rounds * len(cases))
        for contender, tables in cases * wanted.rounds:
            progress.update(task, description=f"{contender.name}, {tables} tables")
            played = play_round(contender, tables, wanted.warm_up, wanted.seconds)
            rounds.setdefault((contender.name, tables), []).append(played)
            progress.advance(task)
    return {case: _median(played) for case, played in rounds.items()}


def _median(rounds: list[Round]) -> Round:
    """Each figure's own median: a disturbed round spoils none of them."""
    columns = [asdict(each) for each in rounds]
    return Round(**{name: median(each[name] for each in columns) for name in columns[0]})


if __name__ == "__main__":
    main()
