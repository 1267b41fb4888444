"""The boards: for each game, what it looks like in the terminal."""

from collections.abc import Mapping

from . import lifeboats, overboard, robinson, tobago, tranquility
from .contract import GameBoard

BOARDS: Mapping[str, GameBoard] = {
    "tranquility": tranquility.BOARD,
    "lifeboats": lifeboats.BOARD,
    "overboard": overboard.BOARD,
    "tobago": tobago.BOARD,
    "robinson": robinson.BOARD,
}
