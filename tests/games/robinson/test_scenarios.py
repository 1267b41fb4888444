"""Scenarios: each is one file, and no other knows its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import atoll
from atoll.games.robinson import Robinson
from atoll.games.robinson.ending import Loss, lose, win
from atoll.games.robinson.facts import WeatherDie
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.scenarios.frame import named
from tests.playthroughs import playthroughs

HERE = Path(atoll.__file__).parent
CHOICE = HERE / "games" / "robinson" / "options.py"
"""Where they are listed."""


def words(path: Path) -> Iterator[str]:
    """All names and strings of a source file, but for what is said to its readers."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=str(text)) if " " not in text and "\n" not in text:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(module)):
                yield from module.split(".")


@pytest.mark.parametrize("name", SCENARIOS)
def test_only_its_own_files_and_the_choice_know_the_name_of_a_scenario(name: str) -> None:
    strangers = [
        str(path.relative_to(HERE))
        for path in HERE.rglob("*.py")
        if path.stem != name and path != CHOICE and name in words(path)
    ]
    assert strangers == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_has_what_is_on_every_sheet(name: str) -> None:
    scenario = named(name)
    assert scenario.id == name
    assert len(scenario.finds) == 4
    assert len(scenario.inventions) == 2
    rolled = {die for each in range(1, scenario.rounds + 1) for die in scenario.dice(each, 1)}
    assert rolled <= {*get_args(WeatherDie)}


LOSSES: tuple[Loss, ...] = get_args(Loss)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_that_is_over_can_be_seen_and_kept(name: str, seats: int) -> None:
    game = Robinson()
    for reason in (*LOSSES, None):
        camp = game.setup(seats, 1, {"scenario": name})
        if reason is None:
            win(camp)
        else:
            lose(camp, reason)
        views, public = game.views(camp)
        assert [view.outcome for view in (*views, public)] == [camp.outcome] * (seats + 1)
        assert game.load(game.save(camp)) == camp


@pytest.mark.parametrize("name", SCENARIOS)
def test_there_are_playthroughs_that_win_and_that_lose_it(name: str) -> None:
    texts = [path.read_text("utf-8") for path in playthroughs("robinson")]
    own = [text for text in texts if scenario_of(text) == name]
    won = ['"reason":"goal"' in text for text in own]
    assert any(won)
    assert not all(won)


def scenario_of(text: str) -> str:
    """What the head of a playthrough says; the first of all if it says nothing."""
    found = re.search(r"^options: .*scenario=(\w+)", text.partition("\n\n")[0], re.MULTILINE)
    return found[1] if found else SCENARIOS[0]
