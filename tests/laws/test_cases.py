"""The laws are tried on all that may matter to them."""

import atoll
from atoll.games.tobago.island import LAYOUTS

from .cases import OPTIONS, Case, cases, variant


def test_every_variant_of_every_game_is_tried_with_every_number_of_seats_that_it_takes() -> None:
    tried = {(case.game, case.seats, f"{variant(case)}") for case in cases()}
    for name, settings in OPTIONS.items():
        for seats in atoll.game(name).seats:
            for options in settings:
                case = Case(name, seats, options)
                assert (name, seats, f"{variant(case)}") in tried or not is_taken(case), str(case)


def is_taken(case: Case) -> bool:
    """Whether the game can be played so; modes may have seat counts of their own."""
    try:
        atoll.game(case.game).setup(case.seats, 1, case.options)
    except ValueError:
        return False
    return True


def test_every_island_is_tried_once() -> None:
    islands = [case.options["island"] for case in cases() if "island" in case.options]
    assert sorted(map(str, islands)) == sorted(LAYOUTS)
