"""Prints decisions per second of random play for our games and their peers, and ratios."""

from rich.console import Console
from rich.table import Table

from . import looking, ours, wondering
from .measuring import ROUNDS, Maker, rates
from .peers import PEERS


def main() -> None:
    console = Console(width=110)
    console.print(f"One core, whole games; the median of {ROUNDS} rounds that all took in turn.\n")
    games: dict[str, Maker] = {name: (ours.random_play, game) for name, game in ours.GAMES.items()}
    measured = rates(games | PEERS)
    console.print(_decisions(measured))
    console.print(_ratios(measured))
    console.print(_looks(looking.ratios(rates(looking.contenders()))))
    console.print(_wonders(wondering.ratios(rates(wondering.contenders()))))
    for name, game in ours.GAMES.items():
        verbs: dict[str, Maker] = {verb: (ours.verb, (verb, *game)) for verb in ours.VERBS}
        console.print(_verbs(name, rates(verbs)))


def _looks(ratios: dict[str, float]) -> Table:
    table = Table("game", "decisions/awaited", title="What it costs to look at all that is open")
    table.columns[1].justify = "right"
    for name, ratio in ratios.items():
        table.add_row(name, f"{ratio:.2f}")
    return table


def _wonders(ratios: dict[str, list[float]]) -> Table:
    title = "Times as long as an answer it takes to wonder about one"
    table = Table("game", *wondering.WAYS[1:], title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, of_game in ratios.items():
        table.add_row(name, *[f"{ratio:.2f}" for ratio in of_game])
    return table


def _decisions(measured: dict[str, float]) -> Table:
    table = Table("game", "decisions a second", title="Random play")
    table.columns[1].justify = "right"
    last = list(ours.GAMES)[-1]
    for name, rate in measured.items():
        table.add_row(name, f"{rate:,.0f}", end_section=name == last)
    return table


def _ratios(measured: dict[str, float]) -> Table:
    table = Table("our game", *PEERS, title="Our decisions for each decision of a peer")
    for name in ours.GAMES:
        table.add_row(name, *(f"{measured[name] / measured[peer]:.2f}" for peer in PEERS))
    return table


def _verbs(name: str, measured: dict[str, float]) -> Table:
    table = Table("verb", "µs", "a second", title=f"{name}, in mid-game", min_width=40)
    for verb, rate in measured.items():
        table.add_row(verb, f"{1e6 / rate:.1f}", f"{rate:,.0f}")
    return table


if __name__ == "__main__":
    main()
