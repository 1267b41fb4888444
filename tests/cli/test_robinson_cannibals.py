"""The drawing of Cannibal Island: the city beyond the edge of the board, and what is burnt."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp

from ..games.robinson.acting import island, space
from ..games.robinson.cannibals import burnt, found, settled, shore
from ..games.robinson.tables import planning
from .test_robinson_board import GAME, drawn, drawn_for

SCREENS = [80, 100, 140]


def row(camp: Camp, first: str, width: int = 100) -> list[str]:
    """The lines of the island from the one that begins with this space."""
    lines = drawn(camp, width=width, height=50).splitlines()
    start = next(at for at, line in enumerate(lines) if line.strip().lower().startswith(first))
    return lines[start : start + 3]


@pytest.mark.parametrize("width", SCREENS)
def test_the_eleventh_space_is_drawn_where_the_scenario_has_it_and_only_there(width: int) -> None:
    assert "t4 city" in row(shore(), "t1", width)[0]
    for line in drawn(island(), width=width, height=50).splitlines():
        assert "t4" not in line.lower()


@pytest.mark.parametrize("width", SCREENS)
def test_it_stands_above_and_to_the_right_of_the_last_space_in_the_middle(width: int) -> None:
    camp = shore()
    top, middle = row(camp, "t1", width)[0], row(camp, "m1", width)[0]
    cell = middle.index("m4") - middle.index("m3")
    assert top.index("t4") == middle.index("m4") + cell // 2


def test_when_the_city_is_found_its_sources_and_its_number_are_shown() -> None:
    camp = found(shore(m2=1, m3=9, m4=11))
    camp.camp = SPACE["m4"]
    top = row(planning(camp), "t1")
    assert "t4 city" in top[0]
    assert "wood fish" in top[1]
    assert "●2/3 Ψ6" in top[2]


def test_villages_have_numbers_those_that_are_burnt_a_cross_and_a_fifth_totem_none() -> None:
    camp = burnt(settled("t1 t2 t3"), 2)
    assert [word for word in row(camp, "t1")[2].split() if "Ψ" in word] == ["⌂Ψ1", "×Ψ2", "Ψ3"]
    space(camp, "t3").totem = 0
    assert [word for word in row(camp, "t1")[2].split() if "Ψ" in word] == ["⌂Ψ1", "×Ψ2", "Ψ"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "attack the village at m2: "),
        ("ru", "нападение (деревня на m2): "),
        ("uk", "напад (село на m2): "),
    ],
)
def test_an_attack_that_is_planned_is_called_so(language: str, told: str) -> None:
    camp = planning(settled("m2"))
    GAME.answer(camp, 0, "do hunt m2-village")
    assert told in drawn_for(GAME.view(camp, 0), language=language, width=140, height=50)


def test_attacks_stand_among_the_actions() -> None:
    camp = planning(settled("m2"))
    assert "the village at m2 ●2" in drawn(camp, width=140, height=50)
