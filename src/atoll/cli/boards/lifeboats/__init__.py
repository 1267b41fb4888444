"""The sea of Lifeboats, drawn in text: for each colour its boat and, in the same row, its player.

A colour is the first letter of its name; the black boat, which is nobody's, is ``■``. In a boat a
capital is an officer and a small letter a sailor, ``~`` is a leak and ``·`` a free seat. The boat
lies the further to the right the closer it is to the shore ``│``, with a ``›`` for each move that
is left; ``!`` warns that the next leak would sink it. Behind the shore stands what a sailor and an
officer score there. ``»`` marks what can be answered now; where that is people, also their boat.
"""

from ..contract import GameBoard
from .asking import ASKING
from .drawing import DRAWING
from .telling import TELLING

BOARD = GameBoard(DRAWING, ASKING, TELLING)
