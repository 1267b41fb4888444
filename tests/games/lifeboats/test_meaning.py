"""What is meant by a tap when several things can be."""

from tests.rulecite import rule

from .moments import no_officers
from .tables import GAME, texts


@rule("LB-2.4")
def test_somebody_may_still_board_any_boat_with_a_seat() -> None:
    waters = no_officers()
    assert "board sailor green" not in texts(waters, 0)
    why = GAME.why(waters, 0, pieces=["sailor-green"])
    assert (why.text, why.legal) == ("board sailor red", True)
