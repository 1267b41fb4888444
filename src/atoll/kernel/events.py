"""Events: what just happened, for logs and animation. They live outside the state."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from .messages import Word

EventValue = Word


class Event(Struct, frozen=True, gc=False):
    """Something that happened. Everybody may know it, or only the seats of its ``audience``."""

    kind: str
    args: dict[str, EventValue] = {}
    audience: tuple[int, ...] | None = None


def heard(events: Iterable[Event], seat: int | None) -> Sequence[Event]:
    """The events that a seat may know of; None is a spectator."""
    return [event for event in events if event.audience is None or seat in event.audience]
