"""The treasure hunter: it reckons what every clue, step and amulet does for its share."""

from random import Random

from ...games.tobago.grammar import End, Face, Park, Pass, Put, Take
from ...kernel import Decision, Message, Option
from ..advice import Advice
from ..chair import Chair
from .placing import Placing
from .position import Position
from .reasons import reason_in_turn, simple_reason
from .sharing import Sharing
from .treasures import Treasures
from .turn import Turn


class TreasureHunterBot:
    """Reckons in coins: what the maps promise it, beyond what they promise the others.

    Its answers follow from what its seat sees; chance comes from the seed, and only in redeals of
    a hoard. It remembers nothing.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        options = decision.options
        if len(options) == 1:
            return options[0].text
        board, seat = chair.view.board, chair.seat
        match options[0].answer:
            case Take():
                luck = Random(self._seed)  # noqa: S311  (a game, not a secret)
                return Sharing(chair, Treasures(board, seat), luck).best(options)
            case Put() | Face() | Park():
                return Placing(board).best(options)
        turn = Turn(Position(board, seat))
        in_turn = End in decision.kinds()
        return turn.best(options) if in_turn else turn.best_follow_up(options)

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        text = self.choose(chair, decision)
        option = None if text is None else decision.option(text)
        return None if option is None else Advice(option.text, _reason(chair, option))


def _reason(chair: Chair, chosen: Option) -> Message | None:
    if isinstance(chosen.answer, Put | Face | Park | Take | Pass):
        return simple_reason(chosen)
    return reason_in_turn(Turn(Position(chair.view.board, chair.seat)), chosen)
