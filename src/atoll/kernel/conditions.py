"""Which choices before a game go together: found out by trying them on the game itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .options import OptionValue, Setting

SEATS = "seats"

Takes = Callable[[int, Mapping[str, OptionValue]], bool]
"""Whether a game takes these options with so many seats."""


class Condition(NamedTuple):
    """A value of a setting that can be chosen only with some values of an earlier one, or with
    some seat counts (``SEATS``).
    """

    value: OptionValue
    of: str
    among: tuple[OptionValue, ...]


def conditions(
    settings: Sequence[Setting], seats: Sequence[int], takes: Takes
) -> dict[str, tuple[Condition, ...]]:
    """By setting, under which conditions its values can be chosen.

    Two choices at a time are tried, with the others as they usually are or one of them changed.
    """

    def possible(count: int, chosen: Mapping[str, OptionValue]) -> bool:
        return takes(count, chosen) or any(
            takes(count, {**chosen, other.name: value})
            for other in settings
            if other.name not in chosen
            for value in other.values
        )

    def conditions_of(place: int, value: OptionValue) -> Iterator[Condition]:
        name = settings[place].name
        counts = tuple(count for count in seats if possible(count, {name: value}))
        if counts != tuple(seats):
            yield Condition(value, SEATS, counts)
        for earlier in settings[:place]:
            among = tuple(
                each
                for each in earlier.values
                if any(possible(count, {earlier.name: each, name: value}) for count in counts)
            )
            if among != earlier.values:
                yield Condition(value, earlier.name, among)

    return {
        setting.name: tuple(
            condition for value in setting.values for condition in conditions_of(place, value)
        )
        for place, setting in enumerate(settings)
    }
