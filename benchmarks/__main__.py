"""Prints decisions per second of random play for our games and their peers, and ratios."""

from rich.console import Console
from rich.table import Table

from . import ours, peers
from .measuring import ROUNDS, rates, stay_on_one_core


def main() -> None:
    console = Console(width=100)
    stay_on_one_core()
    console.print(
        f"Random play on one core, whole games; the median of {ROUNDS} rounds, all in turn.\n"
    )
    contenders = {name: ours.random_play(*game) for name, game in ours.GAMES.items()}
    measured = rates(contenders | peers.contenders())
    console.print(_decisions(measured))
    console.print(_ratios(measured))
    for name, game in ours.GAMES.items():
        console.print(_verbs(name, rates(ours.verbs(*game))))


def _decisions(measured: dict[str, float]) -> Table:
    table = Table("game", "decisions a second", title="Random play")
    table.columns[1].justify = "right"
    for name, rate in measured.items():
        table.add_row(name, f"{rate:,.0f}", end_section=name == list(ours.GAMES)[-1])
    return table


def _ratios(measured: dict[str, float]) -> Table:
    """How many decisions ours make while a peer makes one."""
    table = Table("ours / peer", *peers.PEERS, title="Ratios")
    for name in ours.GAMES:
        table.add_row(name, *(f"{measured[name] / measured[peer]:.2f}" for peer in peers.PEERS))
    return table


def _verbs(name: str, measured: dict[str, float]) -> Table:
    table = Table("verb", "µs", "a second", title=f"{name}: one state in mid-game")
    for verb, rate in measured.items():
        table.add_row(verb, f"{1e6 / rate:.1f}", f"{rate:,.0f}")
    return table


if __name__ == "__main__":
    main()
