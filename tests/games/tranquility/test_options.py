"""TR-18: which options go together; what does not is refused with the culprit's name."""

from itertools import product

import pytest

from atoll.kernel import OptionValue
from tests.games import stories
from tests.rulecite import rule

from .tables import GAME

LEVELS = ["none", "galatea", "triton", "leucothea", "amphitrite", "poseidon"]
MODES = ["base", "high_arch", "pyramid", "day_and_night", "duel"]


def culprit(seats: int, **options: OptionValue) -> str:
    """The text with which this set-up is refused."""
    return stories.culprit(GAME, seats, options)


def test_without_options_it_is_the_normal_game() -> None:
    options = GAME.read_options(3, {})
    assert options.mode == "base"
    assert options.fewer_islands == "none"
    assert (options.rocks, options.monsters, options.storms) == (False, 0, False)


@rule("TR-18.1")
@pytest.mark.parametrize(("mode", "level"), list(product(MODES, LEVELS)))
def test_fewer_islands_goes_with_everything(mode: str, level: str) -> None:
    sea = GAME.setup(2, 1, {"mode": mode, "fewer_islands": level})
    assert (sea.options.mode, sea.options.fewer_islands) == (mode, level)


@rule("TR-18.1")
@pytest.mark.parametrize("mode", ["base", "high_arch", "day_and_night"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_rocks_monsters_and_storms_go_together_in_any_way(mode: str, seats: int) -> None:
    for rocks, monsters, storms in product([False, True], [0, 3, 4, 5], [False, True]):
        options: dict[str, OptionValue] = {"mode": mode, "monsters": monsters}
        options |= {"rocks": rocks, "storms": storms}
        settled = GAME.setup(seats, 1, options).options
        assert (settled.rocks, settled.monsters, settled.storms) == (rocks, monsters, storms)


@rule("TR-18.1")
@pytest.mark.parametrize(
    ("mode", "module"), list(product(["pyramid", "duel"], ["rocks", "storms"]))
)
def test_pyramid_and_duel_take_no_rocks_and_no_storms(mode: str, module: str) -> None:
    text = culprit(2, mode=mode, **{module: True})
    assert text == f"option {module!r} does not go with mode {mode!r}"


@rule("TR-18.1")
def test_a_duel_takes_no_monsters() -> None:
    assert culprit(2, mode="duel", monsters=3) == "option 'monsters' does not go with mode 'duel'"


@rule("TR-18.1")
def test_the_pyramid_has_three_four_or_five_monsters() -> None:
    assert GAME.read_options(2, {"mode": "pyramid"}).monsters == 3
    for monsters in (3, 4, 5):
        settled = GAME.read_options(2, {"mode": "pyramid", "monsters": monsters})
        assert settled.monsters == monsters
    assert "'monsters'" in culprit(2, mode="pyramid", monsters=0)


@rule("TR-18.1")
@pytest.mark.parametrize("monsters", [1, 2, 6, -3, "many"])
def test_there_are_never_other_numbers_of_monsters(monsters: OptionValue) -> None:
    text = culprit(2, monsters=monsters)
    assert text.startswith(f"option 'monsters' of tranquility cannot be {monsters!r}")


@rule("TR-18.2")
@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_the_duel_is_for_two(seats: int) -> None:
    assert culprit(seats, mode="duel") == f"mode 'duel' is for 2 seats, not {seats}"
    assert GAME.setup(2, 1, {"mode": "duel"}).seats == 2


@rule("TR-18.2")
@pytest.mark.parametrize(
    ("mode", "seats"),
    list(product(["base", "high_arch", "pyramid", "day_and_night"], [1, 2, 3, 4, 5])),
)
def test_all_else_is_for_one_to_five(mode: str, seats: int) -> None:
    assert GAME.setup(seats, 1, {"mode": mode}).seats == seats


@rule("TR-18.2")
@pytest.mark.parametrize("seats", [-1, 0, 6, True])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    assert culprit(seats) == f"tranquility takes 1, 2, 3, 4, 5 seats, not {seats!r}"


@rule("TR-14.3")
@pytest.mark.parametrize("mode", ["base", "pyramid", "day_and_night", "duel"])
def test_the_early_crown_belongs_to_the_high_arch(mode: str) -> None:
    text = culprit(2, mode=mode, crown="early")
    assert text == f"option 'crown' goes only with mode 'high_arch', not with {mode!r}"


@rule("TR-16.5")
@pytest.mark.parametrize("mode", ["base", "pyramid", "high_arch", "duel"])
def test_the_night_that_falls_with_start_belongs_to_day_and_night(mode: str) -> None:
    text = culprit(2, mode=mode, night="start")
    assert text == f"option 'night' goes only with mode 'day_and_night', not with {mode!r}"


@pytest.mark.parametrize(
    ("option", "value"),
    [("mode", "ocean"), ("fewer_islands", "neptune"), ("fewer_islands", 4), ("rocks", "perhaps")],
)
def test_a_value_that_an_option_does_not_have_is_refused_by_name(
    option: str, value: OptionValue
) -> None:
    text = culprit(2, **{option: value})
    assert text.startswith(f"option {option!r} of tranquility cannot be {value!r}")


def test_an_option_that_does_not_exist_is_refused_by_name() -> None:
    assert culprit(2, krakens=3).startswith("tranquility has no option 'krakens'; it has: mode, ")


def test_options_may_come_as_text() -> None:
    settled = GAME.read_options(2, {"monsters": "4", "rocks": "true", "storms": "false"})
    assert (settled.monsters, settled.rocks, settled.storms) == (4, True, False)


@rule("TR-8.4", "TR-18.1")
def test_rules_of_talk_are_for_those_who_would_have_to_be_silent() -> None:
    agreed: dict[str, OptionValue] = {"talk": "free"}
    assert culprit(1, **agreed) == "option 'talk' is for 2 to 5 seats, not 1"
    assert culprit(2, mode="duel", **agreed) == "option 'talk' does not go with mode 'duel'"
    for mode, seats in product(["base", "high_arch", "pyramid", "day_and_night"], [2, 3, 4, 5]):
        assert GAME.read_options(seats, {"mode": mode, **agreed}).talk == "free"
