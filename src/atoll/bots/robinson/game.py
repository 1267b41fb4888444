"""The game that is played in dreams."""

from ...games.robinson.game import Robinson

GAME = Robinson()
