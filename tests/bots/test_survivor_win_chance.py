"""How likely the survivor wins: features at dawn, and what games have taught of them."""

import operator
from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from random import Random

import pytest
from benchmarks import learning
from benchmarks.learning import Dawn, dawns, held_back, learn, telling

from atoll.bots.robinson import features, playouts, win_chance
from atoll.bots.robinson.playouts import playout
from atoll.bots.robinson.win_chance import ALWAYS, Corners, corners, win_chance_by
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import TILES
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.scenarios.frame import named
from atoll.games.robinson.state import Camp, Goods, Kept, Threat
from atoll.games.robinson.steps import NightPhase
from atoll.games.robinson.view import see

from ..games.robinson.tables import happen, person
from .camps import GAME, lay_tile, quiet_table

EARLY_ALONE: Corners = (1.0, 0.0, 0.0, 0.0)
LATE_ALONE: Corners = (0.0, 1.0, 0.0, 0.0)


def chance_of(camp: Camp) -> float:
    return win_chance.learnt(see(camp))


def shown(camp: Camp) -> Mapping[str, float]:
    return features.features(see(camp))


# Features.


def test_wounds_show_by_how_near_to_death_they_bring_people() -> None:
    camp = quiet_table("cook carpenter")
    assert "worst-1" not in shown(camp)
    person(camp, "cook").wounds = 6
    assert shown(camp)["wounds-1"] == pytest.approx(-6 / 13 / 2)
    assert shown(camp)["worst-1"] == pytest.approx(-6 / 13)
    assert shown(camp)["worst-4"] == pytest.approx(-((6 / 13) ** 4))


def test_meals_show_by_who_will_eat_them() -> None:
    camp = quiet_table("cook carpenter")
    camp.available = Goods(food=3, rations=1)
    found = shown(camp)
    assert (found["eaten"], found["kept-meals"], found["spoilt"]) == (2, 1, 1)
    camp.items = ["cellar"]
    assert (shown(camp)["kept-meals"], shown(camp).get("spoilt")) == (2, None)


def test_each_level_is_a_feature_of_its_own() -> None:
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
    assert found["to-use"] == 2
    assert found["item-rope"] == found[f"terrain-{TILES[2].terrain}"] == 1
    assert "item-pot" not in found


def test_what_is_bad_is_less_than_nought() -> None:
    camp = quiet_table("cook carpenter")
    camp.morale, person(camp, "cook").wounds = -2, 3
    camp.tokens["build"] = ["reroll"]
    camp.spaces[camp.camp].tokens = ["time"]
    found = shown(camp)
    assert max(found[name] for name in ("low-morale", "wounds-1", "tokens", "time-on-tiles")) < 0
    assert "high-morale" not in found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_goal_shows_how_far_it_is(scenario: str) -> None:
    found = shown(GAME.setup(2, 1, {"scenario": scenario}))
    assert [name for name in found if name.startswith("goal-")]


# What was learnt.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_of_every_scenario_were_learnt_from(scenario: str) -> None:
    assert {ALWAYS, features.VALUE} < {*win_chance.learnt_weights(scenario)}


def test_nothing_else_was_learnt() -> None:
    assert {file.stem for file in win_chance.folder().iterdir()} == {*SCENARIOS}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_more_of_something_good_is_never_bad(scenario: str) -> None:
    weights = {
        name: each for name, each in win_chance.learnt_weights(scenario).items() if name != ALWAYS
    }
    assert min(min(each) for each in weights.values()) >= 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_feature_that_was_learnt_can_still_be_seen(scenario: str) -> None:
    """Be it there or not; items, terrains and levels have names of the game."""
    camp = GAME.setup(1, 1, {"scenario": scenario})
    for level in camp.levels:
        camp.levels[level] = features.STEPS
    camp.threats = [Threat("event-vertigo"), Threat("event-vertigo")]
    camp.items = [*INVENTIONS, *named(scenario).inventions]
    terrains = {f"terrain-{tile.terrain}" for tile in TILES.values()}
    assert {*win_chance.learnt_weights(scenario)} <= {
        ALWAYS,
        *terrains,
        *dict(features.all_features(see(camp))),
    }


BETTER: dict[str, Callable[[Camp], None]] = {
    "dry": lambda camp: operator.setitem(camp.levels, "roof", 2),
    "armed": lambda camp: operator.setitem(camp.levels, "weapon", 3),
    "fed": lambda camp: setattr(camp, "available", Goods(food=2)),
    "healthy": lambda camp: setattr(camp.people[0], "wounds", 0),
    "cheerful": lambda camp: setattr(camp, "morale", 2),
}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("better", BETTER)
def test_what_is_better_is_no_less_likely_to_win(scenario: str, seats: int, better: str) -> None:
    """With any number of players, early and late."""
    camp = GAME.setup(seats, 1, {"scenario": scenario})
    camp.people[0].wounds, camp.morale, camp.available = 5, -1, Goods()
    for round_ in (2, 5, named(scenario).rounds - 1):
        camp.round = round_
        changed = GAME.clone(camp)
        BETTER[better](changed)
        assert chance_of(changed) >= chance_of(camp)


@pytest.mark.parametrize("better", BETTER)
def test_castaways_are_likelier_to_win_then(better: str) -> None:
    camp = quiet_table("cook carpenter")
    camp.people[0].wounds, camp.morale, camp.available = 5, -1, Goods()
    before = chance_of(camp)
    BETTER[better](camp)
    assert chance_of(camp) > before


def test_before_any_game_only_the_value_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_chance, "folder", lambda: Path("nowhere"))
    assert win_chance.learnt_weights.__wrapped__("castaways") == win_chance.PRIOR_WEIGHTS


def test_who_has_learnt_nothing_goes_by_what_things_are_worth() -> None:
    camp = quiet_table("cook carpenter")
    weight = win_chance.PRIOR_WEIGHTS[features.VALUE][0]
    found = win_chance.prior(see(camp))
    assert found == pytest.approx(1 / (1 + exp(-weight * shown(camp)[features.VALUE])))
    assert found != chance_of(camp)


def test_a_weight_depends_on_the_time_and_on_the_players() -> None:
    weights = {"fur": (1.0, 2.0, 3.0, 4.0)}
    for seats, round_, weight in ((1, 1, 1.0), (1, 12, 2.0), (4, 1, 3.0), (4, 12, 4.0)):
        found = win_chance_by(weights, corners(seats, round_, 12), {"fur": 1.0})
        assert found == pytest.approx(1 / (1 + exp(-weight)))
    assert sum(corners(3, 5, 12)) == pytest.approx(1)
    assert win_chance_by(weights, corners(3, 5, 12), {"moon": 1.0}) == 0.5


# Playouts.


def test_a_playout_that_is_lost_has_no_chance() -> None:
    camp = quiet_table("cook carpenter")
    person(camp, "cook").wounds = 12
    happen(camp, NightPhase())
    assert playout(camp, win_chance.learnt) == 0


def test_a_playout_that_is_not_over_ends_at_dawn() -> None:
    camp = quiet_table("cook carpenter")
    camp.shelter, camp.kept = True, [Kept("supply-biscuits", 2)]
    camp.available, before = Goods(food=2), camp.round
    happen(camp, NightPhase())
    assert camp.round == before
    found = playout(camp, win_chance.learnt)
    assert camp.round == before + 1
    assert playouts.is_dawn(camp, before)
    assert found == chance_of(camp)


# Learning.


def lessons(count: int) -> list[Dawn]:
    """Those with a lucky star win, late more surely than early; rain is worse than nothing, though
    it is said to be good."""
    luck, found = Random(1), []
    for each in range(count):
        star, rain, now = luck.gauss(), luck.gauss(), luck.choice((EARLY_ALONE, LATE_ALONE))
        tells = 3.0 if now is LATE_ALONE else 1.0
        won = luck.random() < 1 / (1 + exp(rain - tells * star))
        found.append(Dawn(now, {"star": star, "rain": rain, "moon": 1.0}, won, each))
    return found


def test_what_tells_who_wins_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "STERN", 1.0)
    weights = learn(lessons(4000))
    early, late, *others = weights["star"]
    assert early == pytest.approx(1, abs=0.3)
    assert late == pytest.approx(3, abs=0.8)
    assert others == [0, 0]


def test_nothing_good_is_learnt_to_be_bad() -> None:
    weights = learn(lessons(1000))
    assert "rain" not in weights
    assert "moon" not in weights  # it always shines, and so it tells nothing


def test_who_is_stern_believes_less(monkeypatch: pytest.MonkeyPatch) -> None:
    told, found = lessons(200), []
    for stern in (1.0, 30.0, 1000.0):
        monkeypatch.setattr(learning, "STERN", stern)
        found.append(learn(told)["star"][0])
    assert found == sorted(found, reverse=True)
    assert len({*found}) == 3


def test_no_game_is_both_told_and_tried() -> None:
    told, tried = held_back(lessons(20))
    assert len(told) == 16
    assert not {each.game for each in told} & {each.game for each in tried}


def test_telling_is_how_often_a_winner_looks_better() -> None:
    """Only tables of the same moment are compared."""
    lucky, unlucky = {"star": 1.0}, {"star": -1.0}
    tried = [
        Dawn(EARLY_ALONE, lucky, True, 1),
        Dawn(EARLY_ALONE, unlucky, False, 2),
        Dawn(EARLY_ALONE, lucky, False, 3),
        Dawn(LATE_ALONE, unlucky, True, 1),
    ]
    assert telling({"star": (1.0, 1.0, 1.0, 1.0)}, tried) == 0.75
    assert str(telling({}, tried[3:])) == "nan"


def test_the_dawns_of_a_game_are_learnt_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first round on, one a round; what was learnt before plays no part in it."""
    monkeypatch.delattr(win_chance, "_weights_at")
    seen = dawns("castaways", 1, 3)
    assert seen[0].corners == EARLY_ALONE
    late = [each.corners[1] for each in seen]
    assert late == sorted({*late})
    assert len({each.won for each in seen}) == 1


def test_what_was_learnt_is_read_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(win_chance, "folder", lambda: tmp_path)
    weights = {"star": (1.0, 0.5, 0.0, 0.125), ALWAYS: (-0.25, 0.0, 0.0, 3.0)}
    learning.write("castaways", weights)
    assert win_chance.learnt_weights.__wrapped__("castaways") == weights
