"""The game that is played in plans and playouts."""

from ...games.robinson.game import Robinson

GAME = Robinson()
