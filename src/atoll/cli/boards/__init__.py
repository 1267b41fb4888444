"""The boards: for each game, a drawing of what a seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from ...kernel import Option, View
from ..presenting import Presenter
from . import tranquility

Drawing = Callable[[View[Any], Sequence[Option], Presenter], RenderableType]
"""Draws a view; the options are those of the moment, for the board to show where they lead."""

DRAWINGS: Mapping[str, Drawing] = {"tranquility": tranquility.draw}

EXAMPLES: Mapping[str, tuple[str, ...]] = {"tranquility": tranquility.EXAMPLES}
"""Answers that each game knows, to recognise one that is not legal now and lacks its verb."""
