"""The island of Tobago, drawn in text, with players, hand and maps beside it.

A space has its name, in the colour of its terrain, and behind it the letter of the terrain: in
``d5m`` there are mountains. The name begins with a capital where the space can be chosen, and is
underlined in the largest area of its kind. Behind it stands what lies there: ``①`` a vehicle,
``⌂`` a hut, ``♣`` a palm, an arrow a statue that looks there, ``♦`` an amulet, ``◇`` where
the next will appear, and a circle or square for each marker. Where much lies the letter gives way,
then the name; a plus sign stands for more than there is room for.
"""

from ..contract import GameBoard
from .asking import ASKING
from .drawing import DRAWING
from .naming import NAMING
from .telling import TELLING

BOARD = GameBoard(DRAWING, ASKING, TELLING, naming=NAMING)
