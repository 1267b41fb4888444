"""The island of Robinson Crusoe, drawn in text, with the people, the camp and the cards.

A space has its name, with a capital where it can be chosen, and its terrain; below that what the
tile shows on the left and on the right, ``×`` if it is exhausted, ``+`` if it yields more; and
below that how many pawns it takes to act there, and what lies there.
"""

from ..contract import GameBoard
from .asking import ASKING
from .drawing import DRAWING
from .help import HELP
from .naming import NAMING
from .stopping import STOPPING
from .telling import TELLING

BOARD = GameBoard(DRAWING, ASKING, TELLING, STOPPING, NAMING, HELP)
