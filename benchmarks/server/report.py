"""What was measured, as tables."""

from collections.abc import Callable

from rich.table import Table

from .contenders import OURS, PEER
from .driving import Round

Measured = dict[tuple[str, int], Round]
"""By server and number of tables."""

COLUMNS: dict[str, Callable[[Round], str]] = {
    "answers a second": lambda each: f"{each.answers_a_second:,.0f}",
    "answers a CPU second": lambda each: f"{each.answers_a_cpu_second:,.0f}",
    "p50 ms": lambda each: f"{each.p50:.1f}",
    "p99 ms": lambda each: f"{each.p99:.1f}",
    "bytes an update": lambda each: f"{each.bytes:,.0f}",
    "games": lambda each: f"{each.games:,.0f}",
    "server CPU": lambda each: f"{each.server_busy:.0%}",
    "driver CPU": lambda each: f"{each.driver_busy:.0%}",
}
RATIOS: dict[str, Callable[[Round], float]] = {
    "answers a second": lambda each: each.answers_a_second,
    "answers a CPU second": lambda each: each.answers_a_cpu_second,
    "p50": lambda each: each.p50,
    "p99": lambda each: each.p99,
    "bytes an update": lambda each: each.bytes,
}


def explanation(rounds: int, database: str | None) -> str:
    kept = "its database, whose own CPU time is not counted" if database else "SQLite"
    return (
        "Four seats a table, each with a WebSocket of its own; whoever is asked answers at once.\n"
        "An answer takes until all four seats have the view that shows it. Only Atoll makes it\n"
        f"durable first (in {kept}); boardgame.io keeps everything in memory.\n"
        "One core for the server, one for the driver; "
        f"the median of {rounds} rounds that both took in turn.\n"
    )


def figures(measured: Measured) -> Table:
    table = _table("server", "tables", *COLUMNS)
    for (name, tables), each in measured.items():
        table.add_row(name, str(tables), *(column(each) for column in COLUMNS.values()))
    return table


def ratios(measured: Measured) -> Table:
    table = _table(f"{OURS} for each of {PEER}", "tables", *RATIOS)
    for tables in dict.fromkeys(tables for _, tables in measured):
        ours, peers = measured[OURS, tables], measured[PEER, tables]
        shares = (f"{figure(ours) / figure(peers):.2f}" for figure in RATIOS.values())
        table.add_row("", str(tables), *shares)
    return table


def _table(*headings: str) -> Table:
    table = Table(*headings)
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    return table
