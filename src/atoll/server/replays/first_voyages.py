"""First voyages as a client gets them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from ... import record as records
from ...kernel import Decision, State
from ...record import Record
from ...voyage import Voyage, first_voyage
from ..questions import encode_decisions
from ..wire import LessonMoment, VoyageShown, encode
from .replaying import Past


@cache
def encoded_voyage(game: str) -> bytes | None:
    """The first voyage of a game, ready to be sent; None if it has none. It never changes."""
    voyage = first_voyage(game)
    if voyage is None:
        return None
    record = voyage.record_of(game)
    moments = list(_moments(voyage, record))
    return encode(VoyageShown(game, voyage.seats, record.options, voyage.learner, moments))


def _moments(voyage: Voyage, record: Record) -> Iterator[LessonMoment]:
    seen = Past(record).seen_by(voyage.learner, all_told=True)
    for moment, stop in zip(seen, records.stops(record), strict=True):
        yield LessonMoment(
            **msgspec.structs.asdict(moment),
            decisions=encode_decisions(_asked(stop.state, voyage.learner)),
            say=voyage.said_at(moment.number),
        )


def _asked(state: State[Any], seat: int) -> list[Decision]:
    return [decision for decision in state.decisions if decision.seat == seat]
