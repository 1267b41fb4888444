"""Playouts: how a round goes on when all that nobody knows is dealt anew."""

from random import Random

from ...games.robinson import grammar
from ...games.robinson.powers.usable import ASK_POWERS
from ...games.robinson.scenarios.frame import scenario
from ...games.robinson.state import Camp
from ...games.robinson.steps import Pause, Plan
from ...games.robinson.view import see
from ...kernel import Decision
from ..chair import Chair
from .game import GAME
from .goals import named
from .policy import quick_answer
from .powers import Powers, helpings
from .win_chance import WinChance

ALIKE = 1 + 1e-9
"""Where sums of chances differ less than this they do not differ: sums are not exact."""
AT_HOME = 1.05
"""So many times likelier to win it has to be with the camp in another place."""


def best_of(
    chair: Chair, decision: Decision, seed: str, playouts: int, win_chance: WinChance
) -> str:
    """The text of the option whose playouts end best."""
    luck = Random(seed)  # noqa: S311  (a game, not a secret)
    seeds = [luck.getrandbits(64) for _ in range(playouts)]
    best, found = 0.0, decision.options[0].text
    for option in decision.options:
        total = 0.0
        for rng in seeds:
            camp = chair.redeal(rng)
            assert isinstance(camp, Camp)
            GAME.answer(camp, chair.seat, option.text)
            total += playout(camp, win_chance)
        if isinstance(option.answer, grammar.Stay):
            total *= AT_HOME
        if total > ALIKE * best:
            best, found = total, option.text
    return found


def playout(camp: Camp, win_chance: WinChance) -> float:
    """The chance to win when the next planning is near, or how the game has ended by then."""
    now = camp.round
    while camp.outcome is None and not is_dawn(camp, now):
        _go_on(camp)
    return win_chance(see(camp)) if camp.outcome is None else float(bool(camp.outcome.winners))


def is_dawn(camp: Camp, now: int) -> bool:
    """All that comes before planning has happened, unless it may end the game."""
    if isinstance(camp.step, Plan):
        return True
    if camp.round == now or camp.phase != "production" or not isinstance(camp.step, Pause):
        return False
    return not named(camp.options.scenario).may_end(camp)


def _go_on(camp: Camp) -> None:
    asked = camp.awaited[0]
    if asked.prompt.key == "ask-pause" and _may_help(camp) and _use_something(camp):
        return
    GAME.answer(camp, asked.seat, quick_answer(camp, asked))


def _may_help(camp: Camp) -> bool:
    """Whether something is likely to be of use."""
    match camp.phase:
        case "production":
            return any(True for _ in scenario(camp).extras(camp))
        case "weather":
            sky = camp.sky
            return sky.rain + sky.snow > camp.levels["roof"] or sky.snow > camp.available.wood
        case "night":
            return camp.available.meals < helpings(camp)
        case _:
            return False


def _use_something(camp: Camp) -> bool:
    open_to = [each for each in camp.decisions if not each.must and each.prompt == ASK_POWERS]
    board = see(camp) if open_to else None
    for decision in open_to:
        assert board is not None
        powers = Powers(board, decision.seat, helpings(camp))
        text = powers.best([option.text for option in decision.options])
        if text is not None:
            GAME.answer(camp, decision.seat, text)
            return True
    return False
