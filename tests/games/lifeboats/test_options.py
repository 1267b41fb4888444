"""What can be chosen before a game: how people land."""

import pytest

from atoll.kernel import OptionValue
from tests.games import stories
from tests.rulecite import rule

from .tables import GAME, SEATS


def culprit(seats: int, **options: OptionValue) -> str:
    """The text with which this set-up is refused."""
    return stories.culprit(GAME, seats, options)


@rule("LB-7.3")
def test_without_options_people_land_in_the_order_of_arrival() -> None:
    assert GAME.read_options(3, {}).landing == "arrival"


@rule("LB-7.4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("landing", ["arrival", "lane"])
def test_either_landing_goes_with_any_number_of_players(seats: int, landing: str) -> None:
    waters = GAME.setup(seats, 1, {"landing": landing})
    assert GAME.view(waters, None).board.options.landing == landing


@rule("LB-7.4")
@pytest.mark.parametrize("landing", ["shore", "", "lanes", 1, True])
def test_there_is_no_other_landing(landing: OptionValue) -> None:
    text = culprit(3, landing=landing)
    assert text.startswith(f"option 'landing' of lifeboats cannot be {landing!r}")


def test_an_option_that_does_not_exist_is_refused_by_name() -> None:
    assert culprit(3, sharks=2).startswith("lifeboats has no option 'sharks'; it has: landing")


@rule("LB-1.1")
@pytest.mark.parametrize("seats", [-3, 0, 2, 7, True])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    assert culprit(seats) == f"lifeboats takes 3, 4, 5, 6 seats, not {seats!r}"
