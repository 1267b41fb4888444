"""RC-24: several dice of the hungry animals in one weather phase, and what helps against them.

What each of them shows comes to pass by itself, one after another. Between them there is a moment,
if something can be used against the next.
"""

import pytest

from atoll.games.robinson.facts import Animals, Phase
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import HungryAnimals, WeatherPhase
from atoll.kernel import Event
from tests.rulecite import rule

from .acting import animals_show, island, keeps, kinds, powers, space, use
from .tables import answer, asked, happen

FIRECRACKER = "find-firecracker"


def weather(*shown: Animals, kept: str = "", palisade: int = 9, food: int = 9) -> Camp:
    """The weather phase in which the dice show this."""
    camp = island(scenario="king_kong")
    camp.phase = "weather"
    camp.sky.animals = [*shown]
    camp.levels["palisade"], camp.available = palisade, Goods(food=food)
    for card in kept.split():
        keeps(camp, card)
    return camp


def told(events: list[Event], kind: str) -> list[str]:
    return [str(event.args.get("shows", "")) for event in events if event.kind == kind]


@rule("RC-24.6", "RC-37.1")
def test_what_all_dice_show_comes_to_pass() -> None:
    camp = weather("palisade", "none", "food", "palisade", "food")
    happen(camp, HungryAnimals())
    assert (camp.levels["palisade"], camp.available.food) == (7, 7)
    assert camp.sky.animals == []


@rule("RC-24.7", "RC-37.1")
def test_each_beast_is_met_anew() -> None:
    camp = weather("beast", "beast")
    camp.levels["weapon"] = 1
    keeps(camp, "supply-pistol", 2)
    happen(camp, HungryAnimals())
    answer(camp, "use supply-pistol")
    assert [each.wounds for each in camp.people] == [0, 0]
    answer(camp, "fight")
    assert [each.wounds for each in camp.people] == [2, 2]


@rule("RC-37.12")
def test_one_die_of_several_is_ignored() -> None:
    camp = weather("palisade", "food", "none", "palisade", kept=FIRECRACKER)
    use(camp, "cook", FIRECRACKER)
    assert asked(camp) == ("ask-calm", {"choose palisade", "choose food"})
    events = answer(camp, "choose palisade")
    assert told(events, "animals-ignored") == ["palisade"]
    assert camp.sky.animals == ["food", "none", "palisade"]
    assert camp.kept == []
    happen(camp, HungryAnimals())
    assert (camp.levels["palisade"], camp.available.food) == (8, 8)


@rule("RC-37.12")
@pytest.mark.parametrize("phase", ["event", "production", "action", "night"])
def test_it_is_ignored_in_the_weather_phase_only(phase: Phase) -> None:
    camp = weather("palisade", kept=FIRECRACKER)
    assert powers(camp, "cook") == {f"use {FIRECRACKER}"}
    camp.phase = phase
    assert powers(camp, "cook") == set()


@rule("RC-37.12")
@pytest.mark.parametrize("shown", [[], ["none"], ["none", "none"]])
def test_there_is_nothing_to_ignore_where_the_animals_do_nothing(shown: list[Animals]) -> None:
    camp = weather(*shown, kept=FIRECRACKER)
    assert powers(camp, "cook") == set()


@rule("RC-37.12", "RC-37.1")
def test_there_is_a_moment_before_the_first_die_and_between_the_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = weather(kept=FIRECRACKER)
    for number, place in enumerate(("m2", "t1", "t2"), start=1):
        space(camp, place).tile, space(camp, place).totem = number, number
    animals_show(monkeypatch, "palisade", "food", "palisade")
    happen(camp, WeatherPhase())
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert camp.levels["palisade"] == 9
    answer(camp, "go-on")
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert (camp.levels["palisade"], camp.available.food) == (8, 9)
    answer(camp, "go-on")
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert (camp.levels["palisade"], camp.available.food) == (8, 8)
    assert told(use(camp, "carpenter", FIRECRACKER), "animals-ignored") == ["palisade"]
    assert asked(camp)[0] == ""
    assert (camp.levels["palisade"], camp.available.food) == (8, 8)


@rule("RC-37.12")
def test_there_is_no_moment_where_nothing_helps_or_nothing_is_to_come() -> None:
    camp = weather("palisade", "food")
    happen(camp, HungryAnimals())
    assert asked(camp)[0] == ""
    camp = weather("palisade", "none", kept=FIRECRACKER)
    happen(camp, HungryAnimals())
    assert asked(camp)[0] == ""


@rule("RC-37.12")
def test_a_die_that_comes_to_pass_cannot_be_ignored_any_more() -> None:
    camp = weather("beast", "food", kept=FIRECRACKER)
    happen(camp, HungryAnimals())
    assert [each.wounds for each in camp.people] == [3, 3]
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert told(use(camp, "cook", FIRECRACKER), "animals-ignored") == ["food"]


@rule("RC-24.8", "RC-37.1")
@pytest.mark.parametrize(("found", "dice"), [(0, 1), (1, 1), (3, 3)])
def test_a_card_that_asks_for_the_die_adds_none_to_those_of_the_scenario(
    found: int, dice: int
) -> None:
    camp = weather()
    camp.levels["weapon"] = 9
    for place in ("m2", "t1", "t2")[:found]:
        space(camp, place).tile, space(camp, place).totem = 1, 1
    camp.sky.tokens = ["animals"]
    assert kinds(happen(camp, WeatherPhase())).count("animals") == dice
