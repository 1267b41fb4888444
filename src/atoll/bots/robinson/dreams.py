"""Dreams: how a round goes on when all that nobody knows is dealt anew."""

from random import Random

from ...games.robinson import grammar
from ...games.robinson.powers.usable import ASK_POWERS
from ...games.robinson.scenarios.frame import scenario
from ...games.robinson.state import Camp
from ...games.robinson.steps import Pause, Plan
from ...games.robinson.view import see
from ...kernel import Decision
from ..chair import Chair
from .chances import Chances, helpings
from .choices import calm_choice
from .game import GAME
from .goals import named
from .hope import Hope

ALIKE = 1 + 1e-9
"""Where hopes differ less than this they do not differ: sums are not exact."""
AT_HOME = 1.05
"""So many times more hope there has to be in another place for the camp."""


def best_of(chair: Chair, decision: Decision, seed: str, dreams: int, hope: Hope) -> str:
    """The text of the option whose dreams end best."""
    luck = Random(seed)  # noqa: S311  (a game, not a secret)
    seeds = [luck.getrandbits(64) for _ in range(dreams)]
    best, found = 0.0, decision.options[0].text
    for option in decision.options:
        hopes = 0.0
        for rng in seeds:
            camp = chair.redeal(rng)
            assert isinstance(camp, Camp)
            GAME.answer(camp, chair.seat, option.text)
            hopes += dream(camp, hope)
        if isinstance(option.answer, grammar.Stay):
            hopes *= AT_HOME
        if hopes > ALIKE * best:
            best, found = hopes, option.text
    return found


def dream(camp: Camp, hope: Hope) -> float:
    """How much hope there is when the next planning is near, if the game is not over by then."""
    now = camp.round
    while camp.outcome is None and not is_dawn(camp, now):
        _go_on(camp)
    return hope(see(camp)) if camp.outcome is None else float(bool(camp.outcome.winners))


def is_dawn(camp: Camp, now: int) -> bool:
    """All that comes before planning has happened, unless it may end the game."""
    if isinstance(camp.step, Plan):
        return True
    if camp.round == now or camp.phase != "production" or not isinstance(camp.step, Pause):
        return False
    return not named(camp.options.scenario).may_end(camp)


def _go_on(camp: Camp) -> None:
    asked = camp.awaited[0]
    if asked.prompt.key == "ask-pause" and _is_moment(camp) and _use_something(camp):
        return
    GAME.answer(camp, asked.seat, calm_choice(camp, asked))


def _is_moment(camp: Camp) -> bool:
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
        chances = Chances(board, decision.seat, helpings(camp))
        text = chances.best([option.text for option in decision.options])
        if text is not None:
            GAME.answer(camp, decision.seat, text)
            return True
    return False
