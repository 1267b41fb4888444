"""Pictures: what each seat sees and is asked, ready to be sent."""

from typing import Any

import msgspec

from ...kernel import View
from ..questions import encode_decisions
from ..wire import HowToUndo, encode
from .play import Play


class Picture(msgspec.Struct, frozen=True):
    """What a seat sees and is asked, ready to be sent."""

    view: msgspec.Raw
    decisions: msgspec.Raw
    undo: HowToUndo


class Pictures:
    """The pictures of a play, each drawn once for all who look from the same seat."""

    def __init__(self) -> None:
        self._views: dict[int | None, View[Any]] = {}
        self._pictures: dict[int | None, Picture] = {}
        self._drawn_at = -1

    def of(self, play: Play, seat: int | None) -> Picture:
        """What a seat sees of a play; None sees what is public."""
        if self._drawn_at != play.seq:
            self._views.clear()
            self._pictures.clear()
            self._drawn_at = play.seq
        return self._pictures.get(seat) or self._draw(play, seat)

    def _draw(self, play: Play, seat: int | None) -> Picture:
        if not self._views:
            own, public = play.match.game.views(play.match.state)
            self._views = {None: public, **dict(enumerate(own))}
        picture = self._pictures[seat] = Picture(
            msgspec.Raw(encode(self._views[seat])),
            encode_decisions(() if seat is None else play.decisions[seat]),
            "no" if seat is None else play.undo_of(seat),
        )
        return picture
