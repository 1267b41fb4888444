"""What is meant by a tap when several things can be."""

from . import moments as at
from .tables import GAME


def test_a_treasure_under_the_vehicle_is_dug_up_before_any_rose_is_moved() -> None:
    hunt = at.experts()
    hunt.maps[0].removed = [each for each in hunt.land.spaces if hunt.land.names[each] != "g3"]
    hunt.__dict__.clear()
    why = GAME.why(hunt, 0, pieces=["laid-white-1"])
    assert (why.text, why.legal) == ("dig white", True)
