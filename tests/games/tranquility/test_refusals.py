"""What is refused only as long as something else can be done."""

from tests.games.readings import disagreed

from . import moments as at
from .tables import GAME, answer, chances, filled, table, texts


def test_where_all_cards_have_to_go_one_after_the_other_is_asked_for() -> None:
    sea = at.discarding_beside_monster()
    assert texts(sea, 0) == {"pay 5"}
    answer(sea, 0, "pay 5")
    assert texts(sea, 0) == {"pay 7"}


def test_giving_up_is_refused_only_while_something_can_be_done() -> None:
    sea = table(
        hands=["80"], grid=filled("d6 e6 f6"), decks=["", ""], storms="purple row6", compasses=1
    )
    assert texts(sea, 0) == {"give up"}
    assert disagreed(GAME, sea, 0, ["give up"]) == set()


def test_ending_a_storm_is_refused_only_if_there_is_no_such_storm_or_no_compass() -> None:
    storms = "orange seat0, purple row2"
    lifts = {
        f"lift {colour} {place}"
        for colour in ("yellow", "orange", "purple")
        for place in ("seat0", "seat1", "row2", "row3", "new")
    }
    for compasses in (0, 1):
        sea = table(storms=storms, compasses=compasses)
        for seat in (0, 1):
            assert chances(sea, seat) <= lifts
            assert disagreed(GAME, sea, seat, lifts) == set()
