"""What is told of a game's choices before it begins is what the game itself says."""

from itertools import product
from typing import get_args

import pytest

import atoll
from atoll.digest import Digest
from atoll.kernel import BadOptions, Condition, Difficulty, OptionValue, written

GAMES = tuple(atoll.games())
each_game = pytest.mark.parametrize("name", GAMES)


def takes(name: str, seats: int, options: dict[str, OptionValue]) -> bool:
    try:
        atoll.game(name).read_options(seats, options)
    except BadOptions:
        return False
    return True


@each_game
def test_a_game_takes_exactly_what_fulfils_all_conditions(name: str) -> None:
    game = atoll.game(name)
    names = [setting.name for setting in game.settings]
    values = [dict.fromkeys((each.default, *each.values)) for each in game.settings]
    for seats, chosen in product(game.seats, product(*values)):
        options = dict(zip(names, chosen, strict=True))
        fulfilled = all(
            options[setting] != value
            or type(options[setting]) is not type(value)
            or {**options, "seats": seats}[of] in (*among, None)
            for setting in names
            for value, of, among in game.conditions[setting]
        )
        assert takes(name, seats, options) == fulfilled, (seats, options)


def test_a_value_may_need_a_number_of_seats_or_an_earlier_choice() -> None:
    conditions = atoll.game("tranquility").conditions
    assert conditions["mode"] == (Condition("duel", "seats", (2,)),)
    assert conditions["crown"] == (Condition("early", "mode", ("high_arch",)),)
    assert conditions["fewer_islands"] == ()


@each_game
def test_as_many_as_usual_can_sit_down(name: str) -> None:
    game = atoll.game(name)
    assert takes(name, game.usual_seats, {})


@each_game
def test_a_choice_is_explained_by_a_paragraph_that_is_there(name: str) -> None:
    game = atoll.game(name)
    sections = Digest(name, "en").sections()
    ids = {each.id for each in sections} | {
        each.id for section in sections for each in section.paragraphs
    }
    values = {each.name: {written(value) for value in each.values} for each in game.settings}
    for setting, paragraphs in game.explained.items():
        assert paragraphs.keys() <= values[setting]
        assert {*paragraphs.values()} <= ids


@each_game
def test_how_hard_a_choice_is_is_told_of_choices_that_there_are(name: str) -> None:
    game = atoll.game(name)
    values = {each.name: {written(value) for value in each.values} for each in game.settings}
    for setting, marks in game.difficulty.items():
        assert marks.keys() <= values[setting]
        assert {*marks.values()} <= {*get_args(Difficulty)}
