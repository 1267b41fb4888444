"""The treasure hunter: it reckons what every clue, step and amulet does for its share."""

from random import Random

from ...games.tobago.grammar import End, Face, Park, Put, Take
from ...kernel import Decision
from ..chair import Chair
from .placing import Placing
from .position import Position
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
