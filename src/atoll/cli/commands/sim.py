"""``atoll sim``: bots play many games, over all cores; what became of them is counted."""

import argparse
import time
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from ...bots import strongest
from ...games import game as find_game
from ...kernel import OptionValue, written
from ...texts import Texts
from ..players import bot_name
from ..simulating.batch import MOST_GAMES, Plan, cores, play_all
from ..simulating.results import Results, Speed
from ..simulating.summary import lines
from ..terminal import console
from ..wording import terminal_texts
from .arguments import (
    Commands,
    add_game,
    add_language,
    add_options,
    add_seats,
    bots_for_seats,
    seat_count,
    settled_options,
    up_to,
    whole_number,
)

JOBS_PER_CORE = 4
"""More processes than that gain nothing, so more are not started."""
MOST_JOBS = 1000


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games and count what became of them",
        description="Let bots play many games over all cores. The result depends on the seed, "
        "never on the number of jobs.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", type=up_to(MOST_GAMES), default=100, metavar="K", help="default: 100"
    )
    add_seats(parser)
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help="the bots, which take the seats in turn (default: the game's strongest bot)",
    )
    add_options(parser)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default: 1")
    parser.add_argument(
        "--jobs",
        type=up_to(MOST_JOBS),
        metavar="J",
        help="processes (default: one for each core that may be used)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    plan = _plan(given)
    jobs = _jobs(given.jobs, cores())
    contest = given.game.is_contest(given.game.read_options(plan.seats, plan.options))
    results = Results(plan.bots, contest=contest)
    began, worked = time.perf_counter(), 0.0
    with _progress() as progress:
        task = progress.add_task("", total=given.games)
        for played in play_all(plan, given.games, jobs):
            results.add(played.endings)
            worked += played.seconds
            progress.advance(task, len(played.endings))
    speed = Speed.measured(results, time.perf_counter() - began, worked)
    if given.json:
        print(_json(plan, results, speed))
    else:
        texts = terminal_texts(given.lang, plan.game)
        for line in (_head(plan, given.games, texts), *lines(results, speed, texts)):
            console().print(line)
    return 0


def _plan(given: argparse.Namespace) -> Plan:
    seats = seat_count(given.game, given.seats)
    options = settled_options(given.game, seats, given.options)
    listed = given.bots or strongest(given.game.id)
    names = bots_for_seats(given.game.id, listed, seats)
    return Plan(given.game.id, seats, options, tuple(names), given.seed)


def _jobs(given: int | None, cores: int) -> int:
    return min(given or cores, cores * JOBS_PER_CORE)


def _progress() -> Progress:
    """A bar on stderr, if somebody can see it there."""
    err = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _head(plan: Plan, games: int, texts: Texts) -> Text:
    """What was played how often, and by whom. The first option goes without saying which it is."""
    (first, value), *others = _unusual(plan).items()
    options = [_value(first, value, texts)]
    options += [
        texts("sim-option", option=texts(f"setting-{name}"), value=_value(name, value, texts))
        for name, value in others
    ]
    bots = ", ".join([bot_name(texts, name) for name in dict.fromkeys(plan.bots)])
    parts = [texts("sim-games", games=games), texts("game-name"), *options]
    parts += [texts("sim-players", seats=plan.seats), texts("sim-bots", bots=bots)]
    return Text(" · ".join(parts), "bold")


def _value(name: str, value: OptionValue, texts: Texts) -> str:
    return texts(f"setting-{name}-{written(value)}")


def _unusual(plan: Plan) -> dict[str, OptionValue]:
    """The first option, on which others depend, and those that are not as they usually are then."""
    game, options = find_game(plan.game), plan.options
    first = game.settings[0].name
    usual = settled_options(game, plan.seats, [(first, written(options[first]))])
    others = {name: value for name, value in options.items() if value != usual.get(name)}
    return {first: options[first], **others}


def _json(plan: Plan, results: Results, speed: Speed) -> str:
    report: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        **results.report(),
        "speed": speed,
    }
    return msgspec.json.encode(report).decode()
