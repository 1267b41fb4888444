"""One bot among others: whole games in which it sits on every seat about equally often."""

import os
from collections.abc import Iterator, Mapping

from atoll.cli.simulating.batch import Plan, play_all
from atoll.kernel import OptionValue, Outcome

SEED = 1
GAMES = 500


def one_among(
    game: str, bot: str, company: str, seats: int, options: Mapping[str, OptionValue] | None = None
) -> Iterator[tuple[int, Outcome]]:
    """The bot's seat and how each game ended."""
    for seat in range(seats):
        bots = [company] * seats
        bots[seat] = bot
        plan = Plan(game, seats, dict(options or {}), tuple(bots), SEED + seat)
        share = GAMES * (seat + 1) // seats - GAMES * seat // seats
        for played in play_all(plan, share, os.cpu_count() or 1):
            yield from ((seat, ending.outcome) for ending in played.endings)
