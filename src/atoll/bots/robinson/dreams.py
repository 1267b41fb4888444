"""Dreams: what becomes of an answer when all that nobody knows is dealt anew."""

from random import Random

from ...games.robinson.state import Camp
from ...games.robinson.steps import Plan
from ...games.robinson.view import see
from ...kernel import Decision, Option
from ..chair import Chair
from .camp import worth

LOST, WON = -200.0, 300.0
LONG = 60
"""After so many answers a dream ends."""
AT_HOME = 2.0
"""How much better another place for the camp has to be."""
CALM = ("go-on", "keep", "enough", "stay", "fight", "ready")
"""What one answers in a dream, if it is offered."""


def best_of(chair: Chair, decision: Decision, seed: int, dreams: int) -> str:
    """The text of the option whose dreams end best."""
    luck = Random(seed)  # noqa: S311  (a game, not a secret)
    seeds = [luck.getrandbits(64) for _ in range(dreams)]
    now = chair.view.board.round
    best, found = float("-inf"), decision.options[0].text
    for option in decision.options:
        hope = sum([_dream(chair, option, rng, now) for rng in seeds])
        hope += AT_HOME * dreams * (option.text == "stay")
        if hope > best + 1e-9:
            best, found = hope, option.text
    return found


def _dream(chair: Chair, option: Option, rng: int, now: int) -> float:
    """What the table is worth when this round is over, or its planning begins."""
    camp = chair.redeal(rng)
    assert isinstance(camp, Camp)
    chair.game.answer(camp, chair.seat, option.text)
    for _ in range(LONG):
        if camp.outcome is not None or camp.round != now or isinstance(camp.step, Plan):
            break
        asked = camp.awaited[0]
        chair.game.answer(camp, asked.seat, _calm(asked))
    if camp.outcome is not None:
        return WON if camp.outcome.winners else LOST
    return worth(see(camp))


def _calm(decision: Decision) -> str:
    texts = [option.text for option in decision.options]
    return next((text for text in CALM if text in texts), texts[0])
