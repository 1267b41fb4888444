"""Robinson Crusoe: Adventures on the Cursed Island."""

from .game import Robinson

__all__ = ["Robinson"]
