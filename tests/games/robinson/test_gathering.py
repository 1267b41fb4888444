"""RC-19: gathering."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Goods, Rule
from tests.rulecite import rule

from .acting import act, island, plans, space
from .tables import answer, asked


@rule("RC-19.1")
@pytest.mark.parametrize(
    ("source", "goods"), [("m2-left", Goods(wood=1)), ("m2-right", Goods(food=1))]
)
def test_gathering_takes_one_from_a_source(source: str, goods: Goods) -> None:
    camp = island(m2=4)
    act(camp, "gather", source)
    assert camp.future == goods


@rule("RC-19.1")
def test_nobody_gathers_on_the_camp_tile_even_without_production() -> None:
    camp = island(m2=1)
    camp.rules_of_round.append(Rule("no-all", camp.round))
    assert plans(camp, "do gather") == {"do gather m2-left"}


@rule("RC-19.1", "RC-19.7")
def test_nobody_gathers_on_an_inaccessible_tile_or_behind_it() -> None:
    camp = island(m2=1, m3=4)
    assert plans(camp, "do gather") == {
        "do gather m2-left",
        "do gather m3-left",
        "do gather m3-right",
    }
    space(camp, "m2").face_down = True
    assert plans(camp, "do gather") == set()


@rule("RC-19.2")
def test_each_source_is_gathered_from_once_a_round() -> None:
    camp = island(m2=4)
    assert plans(camp, "do gather") == {"do gather m2-left", "do gather m2-right"}
    answer(camp, "do gather m2-left")
    begun = {text for text in asked(camp)[1] if text.startswith("do gather")}
    assert begun == {"do gather m2-right"}


@rule("RC-19.2")
def test_nobody_gathers_from_an_exhausted_source() -> None:
    camp = island(m2=4)
    space(camp, "m2").covered.append("left")
    assert plans(camp, "do gather") == {"do gather m2-right"}


@rule("RC-19.1", "RC-10.7")
def test_farther_away_it_takes_one_pawn_more_for_each_tile_in_between() -> None:
    camp = island(m2=1, m3=4)
    camp.camp = SPACE["m1"]
    plans(camp, "do")
    answer(camp, "do gather m3-left")
    assert "ready" not in asked(camp)[1]
    answer(camp, "add carpenter gather-m3-left")
    assert "ready" in asked(camp)[1]
