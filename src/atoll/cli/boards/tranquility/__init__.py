"""The sea of Tranquility, drawn in text.

An empty cell shows what it would cost to place one of the cards in question there: ``(0)`` is
free, ``(2)`` costs two cards, ``·`` takes none of them and ``×`` is closed. Square brackets are the
border cards of the pyramid, with a price in curly ones, for ``[2]`` is an island. By night a card
shows ``☾``; one that lies wrong shows ``!``.
"""

from ....games.tranquility import grammar
from ..contract import Asking, GameBoard
from .drawing import DRAWING
from .telling import TELLING

ASKING = Asking(shows=frozenset([grammar.Play]), deliberate=frozenset([grammar.GiveUp]))
BOARD = GameBoard(DRAWING, ASKING, TELLING)
