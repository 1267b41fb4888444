"""TR-14: the High Arch, two pillars and a crown."""

import pytest

from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    cells,
    cells_for,
    filled,
    outcome,
    table,
    texts,
    ways_to_pay,
)

ARCH = "high_arch"
CROWN = "a7 b7 c7 d7 e7 f7"


@rule("TR-14.1")
def test_the_arch_has_two_pillars_of_twelve_cells_and_a_crown_of_six() -> None:
    board = GAME.view(table(mode=ARCH), None).board
    assert board.rows == (
        *((f"a{number}", f"b{number}", f"e{number}", f"f{number}") for number in range(1, 7)),
        ("a7", "b7", "c7", "d7", "e7", "f7"),
    )
    assert len(board.grid) == 30


@rule("TR-14.1")
def test_numbers_ascend_through_the_pillars_row_by_row() -> None:
    sea = table(mode=ARCH, hands=["10 35 70"], grid="e1=20 b4=50")
    assert cells_for(sea, 10) == {"a1"}
    assert cells_for(sea, 35) == cells("a2", "f3", ARCH)
    assert cells_for(sea, 70) == cells("f4", "f6", ARCH)


@rule("TR-14.1")
@pytest.mark.parametrize(
    ("grid", "play"), [("b1=10", "play 12 e1"), ("f1=10", "play 12 a2"), ("e3=10", "play 8 b3")]
)
def test_cells_are_neighbours_across_the_gap_and_from_row_to_row(grid: str, play: str) -> None:
    sea = table(mode=ARCH, hands=[f"{play.split()[1]} 70 71 72"], grid=grid)
    answer(sea, 0, play)
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-14.1")
def test_the_top_of_the_right_pillar_is_beside_the_first_cell_of_the_crown() -> None:
    sea = table(mode=ARCH, hands=["50 70 71 72"], grid=filled(CROWN, ARCH))
    answer(sea, 0, "play 50 a7")
    assert ways_to_pay(sea, 0) == {"70 71", "70 72", "71 72"}


@rule("TR-14.1")
def test_the_arch_is_complete_with_thirty_islands() -> None:
    sea = table(mode=ARCH, hands=["finish"], grid=filled(mode=ARCH), started=True)
    answer(sea, 0, "finish")
    assert outcome(sea).reason == "paradise"
    assert outcome(sea).scores == (30, 30)


@rule("TR-14.2")
def test_nothing_can_be_placed_in_the_crown_until_the_pillars_are_full() -> None:
    sea = table(mode=ARCH, hands=["47 75 79"], grid=filled(f"f6 {CROWN}", ARCH))
    assert texts(sea, 0, "play") == {"play 47 f6"}
    assert GAME.view(sea, 0).board.closed == tuple(CROWN.split())
    sea = table(mode=ARCH, hands=["47 75 79"], grid=filled(CROWN, ARCH))
    assert cells_for(sea, 75) == cells_for(sea, 79) == cells("b7", "f7", ARCH)
    assert GAME.view(sea, 0).board.closed == ()


@rule("TR-14.2")
def test_an_empty_arch_takes_islands_in_its_pillars_only() -> None:
    sea = table(mode=ARCH, hands=["40 50"])
    assert cells_for(sea, 40) == cells("a1", "f6", ARCH)


@rule("TR-14.2")
def test_a_monster_in_the_pillars_closes_the_crown_again() -> None:
    sea = table(mode=ARCH, hands=["5 monster", "75 79"], grid=filled(CROWN, ARCH), monsters=3)
    answer(sea, 0, "monster a1")
    assert asked(sea) == [1]
    assert texts(sea, 1, "play 79") == set()


@rule("TR-14.3")
def test_in_the_easier_form_the_crown_is_open_while_18_cells_of_the_pillars_are_full() -> None:
    free = " ".join(sorted(cells("e5", "f6", ARCH)))  # six pillar cells
    sea = table(mode=ARCH, crown="early", hands=["75 77"], grid=filled(f"{free} {CROWN}", ARCH))
    assert cells_for(sea, 75) == cells("f5", "f7", ARCH)
    sea = table(mode=ARCH, crown="early", hands=["75 77"], grid=filled(f"b5 {free} {CROWN}", ARCH))
    assert cells_for(sea, 75) == cells("e5", "f6", ARCH)


@rule("TR-14.3")
def test_the_early_crown_closes_again_too() -> None:
    free = " ".join(sorted(cells("e5", "f6", ARCH)))
    sea = table(
        mode=ARCH,
        crown="early",
        hands=["5 monster", "75 77"],
        grid=filled(f"{free} {CROWN}", ARCH),
        monsters=3,
    )
    answer(sea, 0, "monster a1")
    assert cells_for(sea, 75) == cells("f5", "f6", ARCH)


@rule("TR-12.12", "TR-14.1")
@pytest.mark.parametrize(
    ("grid", "play", "gained"),
    [
        ("a2=12 b2=13 e2=14", "play 15 f2", 1),
        ("a2=12 b2=13 f2=15", "play 14 e2", 1),
        ("a2=12 b2=13 e2=14", "play 16 f2", 0),
        ("b2=13 e2=14", "play 15 f2", 0),
        ("e2=12 f2=13 a3=14", "play 15 b3", 0),
        (f"{filled(CROWN, ARCH)} a7=60 b7=61 c7=62 d7=63 e7=64", "play 65 f7", 1),
        (f"{filled(CROWN, ARCH)} a7=60 b7=61 c7=62", "play 63 d7", 0),
    ],
    ids=[
        "12 to 15",
        "completed across the gap",
        "a gap before 16",
        "one cell is empty",
        "four in two rows",
        "six in the crown",
        "four in the crown",
    ],
)
def test_four_numbers_that_follow_one_another_in_a_row_of_a_pillar_gain_a_compass(
    grid: str, play: str, gained: int
) -> None:
    sea = table(mode=ARCH, hands=[f"{play.split()[1]} 77 78 79"], grid=grid, storms="")
    answer(sea, 0, play)
    assert GAME.view(sea, None).board.compasses == gained
