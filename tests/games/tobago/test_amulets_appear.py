"""TO-13: amulets appear where the statues look."""

from itertools import pairwise

import pytest

from atoll.games.tobago.facts import AMULETS
from tests.rulecite import rule

from .hoards import dug, hunters, leading
from .tables import STATUES, answer, board, gazes, question, share, table, told


def after_a_treasure(statues: str, amulets: str = "", red: str = "") -> tuple[str, str]:
    """Where amulets lie when a treasure has been shared, and how the statues stand then."""
    hunt = table(
        hunters(red=red or "no clues"),
        maps={"white": leading("red")},
        statues=statues,
        amulets=amulets,
    )
    answer(hunt, "red", "dig white")
    share(hunt, "pass")
    return " ".join(board(hunt).amulets), gazes(hunt)


@rule("TO-13.1")
def test_an_amulet_appears_where_each_gaze_reaches_the_edge_of_the_island() -> None:
    assert after_a_treasure("b3 n, j2 se, h8 s") == ("b1 m4 h10", "b3 ne, j2 s, h8 sw")


@rule("TO-13.1", "TO-9.7")
def test_they_appear_when_the_treasure_is_shared_and_the_new_map_begun() -> None:
    hunt = dug("blue", "2 3 4")
    share(hunt)
    assert (question(hunt), board(hunt).amulets) == ("ask-lay", ())
    events = answer(hunt, "blue", f"lay {min(board(hunt, 'blue').hand)}")
    assert told(events)[-4:] == ["appeared b1", "appeared j1", "appeared h1", "statues-turned"]
    assert board(hunt).amulets == ("b1", "j1", "h1")


@rule("TO-13.1", "TO-11.1")
def test_they_appear_after_a_curse_too() -> None:
    hunt = dug("blue", "0 3 4", red="no clues")
    assert board(hunt).amulets == ("b1", "j1", "h1")


@rule("TO-13.1")
def test_each_treasure_brings_amulets() -> None:
    maps = {"white": leading("red"), "grey": "red in-lake, left g3"}
    hunt = table(hunters(red="no clues"), maps=maps)
    answer(hunt, "red", "dig white")
    share(hunt, "pass")
    answer(hunt, "red", "dig grey")
    share(hunt, "pass")
    assert board(hunt).amulets == ("b1", "j1", "h1", "i1", "n1", "m5")
    assert board(hunt).supply == AMULETS - 6


@rule("TO-13.2")
@pytest.mark.parametrize(
    ("statue", "edge"),
    [
        ("b3 ne", "i1"),  # across two bays
        ("h8 nw", "a3"),
        ("h8 ne", "m5"),
        ("f5 s", "f7"),
        ("g3 nw", "b1"),
        ("b3 sw", "a3"),  # where there is none
        ("j2 s", "j10"),
    ],
)
def test_it_is_the_outermost_space_in_a_straight_line_also_beyond_a_bay(
    statue: str, edge: str
) -> None:
    amulets, _ = after_a_treasure(statue)
    assert amulets == edge


@rule("TO-13.3")
def test_where_an_amulet_lies_already_none_is_added() -> None:
    amulets, statues = after_a_treasure(STATUES, amulets="j1")
    assert amulets == "j1 b1 h1"
    assert statues == "b3 ne, j2 ne, h8 ne"


@rule("TO-13.3")
def test_two_statues_that_look_at_the_same_space_bring_one_amulet() -> None:
    amulets, _ = after_a_treasure("b3 sw, h8 nw")
    assert amulets == "a3"


@rule("TO-13.4")
def test_statues_turn_clockwise_by_one_neighbour() -> None:
    looks = ["n", "ne", "se", "s", "sw", "nw", "n"]
    for before, after in pairwise(looks):
        assert after_a_treasure(f"b3 {before}, j2 n")[1] == f"b3 {after}, j2 ne"


@rule("TO-13.5")
@pytest.mark.parametrize(
    ("held", "appear"), [(21, ""), (20, "b1"), (19, "b1 j1"), (18, "b1 j1 h1")]
)
def test_without_a_supply_no_amulet_is_placed_but_the_statues_turn(held: int, appear: str) -> None:
    amulets, statues = after_a_treasure(STATUES, red=f"{held} amulets, no clues")
    assert (amulets, statues) == (appear, "b3 ne, j2 ne, h8 ne")
