"""Whoever tries what there is only under other options is told so."""

import pytest
from msgspec import Struct

from atoll.kernel import Answer, Grammar, Refused


class Options(Struct, frozen=True):
    whistles: bool


class Bid(Answer, frozen=True):
    """Coins are bid."""

    form = "bid"


class Blow(Answer, frozen=True):
    """The whistle is blown."""

    form = "blow loudly"
    never = "no-whistles", "AU-2.1"

    @staticmethod
    def occurs(options: Options, seats: int) -> bool:
        return options.whistles


@pytest.mark.parametrize("text", ["blow", "blow loudly", "blow softly"])
def test_an_answer_that_does_not_occur_says_why(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Grammar([Bid, Blow], Options(whistles=False), 2).read(text)
    assert (refused.value.message.key, refused.value.rule) == ("refused-no-whistles", "AU-2.1")


def test_where_it_occurs_it_is_read() -> None:
    assert Grammar([Bid, Blow], Options(whistles=True), 2).read("blow loudly") == Blow()
