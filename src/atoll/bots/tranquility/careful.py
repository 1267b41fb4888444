"""The careful bot: it knows what the gaps will take to fill, and spends as little as it can."""

from collections.abc import Sequence

from ...games.tranquility.state import Devour, Give, GiveUp, Offer, PutRocks, PutStorm, Sea, Shed
from ...kernel import Decision, Option
from ..advice import Advice
from ..chair import Chair
from .actions import best_action, loss_of_island
from .duel import best_in_duel
from .joint_discard import best_offer
from .parting import least_missed
from .position import Position
from .reasons import reason, reason_to_lift
from .weather import least_needed_row, storm_to_end


class CarefulBot:
    """Reckons everything in cards: what the gaps take, what an action takes, what is left.

    Its answers follow from what its seat sees and has discarded; the seed changes nothing.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        if decision.must and len(decision.options) == 1:
            return decision.options[0].text
        position = self._position(chair)
        if not decision.must:
            option = storm_to_end(position, decision.options, last_hope=_at_its_end(chair))
            return None if option is None else option.text
        return _best(position, decision.options).text

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        text = self.choose(chair, decision)
        chosen = None if text is None else decision.option(text)
        if chosen is None:
            return None
        if not decision.must:
            return Advice(chosen.text, reason_to_lift(chosen, last_hope=_at_its_end(chair)))
        position = self._position(chair)
        return Advice(chosen.text, reason(position, decision.options, chosen))

    def _position(self, chair: Chair) -> Position:
        # Of all that lies hidden in a redeal, only the seat's own discards are sure to be true.
        redealt = chair.redeal(self._seed)
        assert isinstance(redealt, Sea)
        return Position(chair.view.board, chair.seat, redealt.discards[chair.seat])


def _at_its_end(chair: Chair) -> bool:
    """Whether the seat can only give up, unless a storm ends."""
    return any(decision.options[0].step == GiveUp() for decision in chair.decisions)


def _best(position: Position, options: Sequence[Option]) -> Option:
    if position.board.options.mode == "duel":
        return best_in_duel(position, options)
    match options[0].step:
        case Shed() | Give():
            return least_missed(position, options)
        case Offer():
            return best_offer(position, options)
        case PutRocks() | PutStorm():
            return least_needed_row(position, options)
        case Devour():
            return min(options, key=lambda option: _prey(position, option))
    return best_action(position, options)


def _prey(position: Position, option: Option) -> float:
    assert isinstance(option.step, Devour)
    return loss_of_island(position, option.step.cell)
