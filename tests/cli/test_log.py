"""What happened, in lines: which of them matter most to whoever reads."""

import pytest

from atoll.cli.boards import BOARDS
from atoll.cli.presenting import Presenter
from atoll.cli.showing.log import Log, Reader
from atoll.cli.showing.screen import Weight
from atoll.cli.wording import terminal_texts
from atoll.kernel import Event


def weight(game: str, event: Event) -> Weight:
    """How much this matters to the Kid, who sits on the first seat."""
    words = Presenter(terminal_texts("en", game), ["Ann", "Bob"])
    (told,) = Log(BOARDS[game].telling, words, Reader(0, "kid")).told([event], answers=0)
    return told.news.weight


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Event("wounded", {"who": "kid", "wounds": 1}), Weight.OWN),
        (Event("demanded-seat", {"who": "lady", "whom": "kid"}), Weight.OWN),
        (Event("wounded", {"who": "lady", "wounds": 1}), Weight.GREAT),
        (Event("demanded-seat", {"who": "lady", "whom": "snob"}), Weight.USUAL),
        (Event("kept", {"who": "lady", "left": 2}), Weight.CHATTER),
        (Event("kept", {"who": "kid", "left": 2}), Weight.CHATTER),
    ],
)
def test_what_concerns_the_reader_matters_most_and_routine_least(
    event: Event, expected: Weight
) -> None:
    assert weight("overboard", event) is expected


@pytest.mark.parametrize(("seat", "expected"), [(0, Weight.OWN), (1, Weight.USUAL)])
def test_players_who_are_named_by_their_seats_are_known_by_them(
    seat: int, expected: Weight
) -> None:
    assert weight("tranquility", Event("discarded", {"seat": seat, "count": 2})) is expected
