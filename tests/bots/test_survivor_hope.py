"""What the survivor hopes for: signs at dawn, and what games have taught of them."""

from collections.abc import Mapping
from math import exp
from pathlib import Path

import numpy as np
import pytest
from benchmarks import learning
from benchmarks.learning import Dawn, dawns, learn, telling

from atoll.bots.robinson import dreams, goals, hope, signs
from atoll.bots.robinson.dreams import dream
from atoll.bots.robinson.hope import ALWAYS, moment, outlook
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.state import Camp, Goods, Kept
from atoll.games.robinson.steps import NightPhase
from atoll.games.robinson.view import see

from ..games.robinson.tables import happen, person
from .camps import GAME, lay_tile, quiet_table


def hoped(camp: Camp) -> float:
    return hope.hope(see(camp))


def shown(camp: Camp) -> Mapping[str, float]:
    return signs.signs(see(camp))


# Signs.


def test_wounds_show_by_how_near_to_death_they_bring_people() -> None:
    camp = quiet_table("cook carpenter")
    assert "worst-1" not in shown(camp)
    person(camp, "cook").wounds = 6
    assert shown(camp)["wounds-1"] == pytest.approx(6 / 13 / 2)
    assert shown(camp)["worst-1"] == pytest.approx(6 / 13)
    assert shown(camp)["worst-4"] == pytest.approx((6 / 13) ** 4)


def test_meals_show_by_who_will_eat_them() -> None:
    camp = quiet_table("cook carpenter")
    camp.available = Goods(food=3, rations=1)
    found = shown(camp)
    assert (found["eaten"], found["kept-meals"], found["spoilt"]) == (2, 1, 1)
    camp.items = ["cellar"]
    assert (shown(camp)["kept-meals"], shown(camp).get("spoilt")) == (2, None)


def test_each_level_is_a_sign_of_its_own() -> None:
    camp = quiet_table()
    camp.levels["weapon"], camp.levels["roof"] = 6, 2
    found = shown(camp)
    assert {name for name in found if name.startswith("roof")} == {"roof-1", "roof-2"}
    assert found["weapon-more"] == 2


def test_what_is_kept_built_and_explored_shows() -> None:
    camp = quiet_table()
    camp.kept, camp.items, camp.turned_back = [Kept("supply-biscuits", 2)], ["rope", "pot"], ["pot"]
    lay_tile(camp, "m2", 2)
    found = shown(camp)
    assert found["kept"] == 2
    assert found["rope"] == found["mountains"] == 1
    assert "pot" not in found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_goal_shows_how_far_it_is(scenario: str) -> None:
    """None of its signs has the name of another."""
    board = see(GAME.setup(2, 1, {"scenario": scenario}))
    own = goals.goal_of(board).signs(board)
    assert own
    others = {**signs.signs(board)}
    assert all(others.pop(name) == float(value) for name, value in own.items())
    plain = signs.plain(board)
    assert not {*own} & {*plain}


# What was learnt.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_of_every_scenario_were_learnt_from(scenario: str) -> None:
    weights = hope.learnt(scenario)
    assert {ALWAYS, "worth"} < {*weights}
    assert {len(each) for each in weights.values()} == {len(moment(1, 1, 2))}


def test_nothing_else_was_learnt() -> None:
    assert {file.stem for file in hope.folder().iterdir()} == {*SCENARIOS}


def test_nobody_despairs_or_is_sure() -> None:
    for scenario in SCENARIOS:
        assert 0 < hoped(GAME.setup(3, 1, {"scenario": scenario})) < 1


def test_who_is_nearer_to_death_hopes_for_less() -> None:
    camp = quiet_table("cook carpenter")
    hopes = []
    for wounds in (0, 4, 8, 12):
        person(camp, "cook").wounds = wounds
        hopes.append(hoped(camp))
    assert hopes == sorted(hopes, reverse=True)
    assert len({*hopes}) == 4


def test_a_roof_gives_hope() -> None:
    camp = quiet_table("cook carpenter")
    camp.shelter, bare = True, hoped(camp)
    camp.levels["roof"] = 2
    assert hoped(camp) > bare


def test_what_is_untaught_is_hoped_for_by_its_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hope, "folder", lambda: Path("nowhere"))
    assert hope.learnt.__wrapped__("castaways") == hope.UNTAUGHT


def test_a_weight_depends_on_the_time_and_on_the_players() -> None:
    weights = {"fur": (1.0, 2.0, 0.0, 4.0)}
    early, late = moment(4, 1, 12), moment(1, 12, 12)
    assert outlook(weights, early, {"fur": 1.0}) == pytest.approx(1 / (1 + exp(-3.0)))
    assert outlook(weights, late, {"fur": 1.0}) == pytest.approx(1 / (1 + exp(1.0)))
    assert outlook(weights, late, {"moon": 1.0}) == 0.5


# Dreams end in hope.


def test_a_dream_of_a_game_that_is_lost_has_none() -> None:
    camp = quiet_table("cook carpenter")
    person(camp, "cook").wounds = 12
    happen(camp, NightPhase())
    assert dream(camp) == 0


def test_a_dream_that_is_not_over_ends_at_dawn() -> None:
    camp = quiet_table("cook carpenter")
    camp.shelter, camp.kept = True, [Kept("supply-biscuits", 2)]
    camp.available, before = Goods(food=2), camp.round
    happen(camp, NightPhase())
    assert camp.round == before
    found = dream(camp)
    assert camp.round == before + 1
    assert dreams.is_dawn(camp, before)
    assert found == hoped(camp)


# Learning.


def lessons(count: int = 400) -> list[Dawn]:
    """Those with a lucky star win, the later the surer; whether it rains tells nothing."""
    luck = np.random.default_rng(1)
    found = []
    for game in range(count):
        star, rain, late = luck.normal(), luck.normal(), luck.choice([-1.0, 1.0])
        won = luck.random() < 1 / (1 + exp(-star * (2 + late)))
        now = (1.0, late, 1.0, 0.0)
        found.append(Dawn(now, {"star": star, "rain": rain, "worth": 0.1 * rain}, won, game))
    return found


def test_what_tells_who_wins_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "STERN", 1.0)
    weights = learn(lessons(4000))
    usual, with_time, *_ = weights["star"]
    squared = weights["star"][2]
    assert usual + squared == pytest.approx(2, abs=0.3)
    assert with_time == pytest.approx(1, abs=0.3)
    assert abs(sum(weights["rain"])) < 0.3


def test_who_is_stern_believes_less() -> None:
    mild, stern = learn(lessons(100)), learn(lessons(4000))
    assert 0 < mild["star"][0] < stern["star"][0]


def test_telling_is_how_often_a_winner_looks_better() -> None:
    won, lost = ({"star": star} for star in (1.0, -1.0))
    pairs = [Dawn((1.0,), won, True, 1), Dawn((1.0,), lost, False, 2), Dawn((1.0,), won, False, 3)]
    assert telling({"star": (1.0,)}, pairs) == 0.75


def test_the_dawns_of_a_game_are_learnt_from() -> None:
    seen = dawns("castaways", 1, 3)
    assert len(seen) >= 2
    assert len({each.won for each in seen}) == 1
    assert [each.moment[1] for each in seen] == sorted({each.moment[1] for each in seen})


def test_what_was_learnt_is_read_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hope, "folder", lambda: tmp_path)
    learning.write("castaways", {"star": (1.0, -0.5), ALWAYS: (0.25, 0.0)})
    assert hope.learnt.__wrapped__("castaways") == {"star": (1.0, -0.5), ALWAYS: (0.25, 0.0)}
