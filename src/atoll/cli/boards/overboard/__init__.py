"""The boat of Overboard!, drawn in text: a row for everybody, from bow to stern.

Before a name ``▸`` is whom the game waits for, ``✓`` who has answered, and ``»`` who can be chosen
as soon as it is clear for what. Behind it stand the strength and as many points, ``×`` for each
that a wound has taken. What lies open in front of somebody is named, what is hidden is counted.
"""

from ..contract import GameBoard, Naming
from .asking import ASKING, STOPPING
from .drawing import DRAWING
from .help import HELP
from .signs import me
from .telling import TELLING

BOARD = GameBoard(DRAWING, ASKING, TELLING, STOPPING, Naming(me), HELP)
