"""How people die is told: of what, and in which round."""

import pytest

from atoll.games.robinson.ending import lose
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.game import Robinson
from atoll.games.robinson.people.fates import Cause
from atoll.games.robinson.scenarios.family_robinson import household
from atoll.games.robinson.state import Camp, Goods, Scene, Stack
from atoll.games.robinson.steps import (
    Clouds,
    HungryAnimals,
    MoralePhase,
    NightPhase,
    Roll,
    Settle,
    Steps,
    Storm,
    WeatherPhase,
)
from atoll.games.robinson.vocabulary import Fight, Wound
from atoll.kernel import Fate

from .families import family
from .tables import happen, table


def dying(phase: Phase = "event") -> Camp:
    """The next wound kills the first player, and nobody has anything to use."""
    camp = table("carpenter cook", phase=phase)
    camp.people[0].wounds = 12
    camp.kept, camp.shelter, camp.round = [], True, 3
    camp.available = Goods(food=9, wood=9)
    return camp


def told(camp: Camp, *steps: Steps) -> str:
    happen(camp, *steps)
    fate = Robinson().fate(camp)
    assert fate is not None
    assert fate.round == 3
    return fate.cause.removeprefix("cause-")


@pytest.mark.parametrize(
    ("card", "phase", "steps", "cause"),
    [
        ("event-fight", "event", (Wound(1),), "event"),
        ("gather-after-the-hurricane", "action", (Wound(1),), "adventure"),
        ("mystery-blunt-spear", "action", (Wound(1),), "mystery"),
        ("", "action", (Fight(4),), "fight"),
        ("", "action", (Settle(Roll(success=True, wound=True, adventure=False)),), "dice"),
    ],
)
def test_the_card_or_the_action_tells(
    card: str, phase: Phase, steps: tuple[Steps, ...], cause: Cause
) -> None:
    camp = dying(phase)
    camp.scenes = [Scene(0, card, Stack("build-weapon", "build", "weapon", ["carpenter"]))]
    assert told(camp, *steps) == cause


def test_low_spirits() -> None:
    camp = dying()
    camp.morale = -1
    assert told(camp, MoralePhase()) == "spirits"


def test_weather() -> None:
    camp = dying()
    camp.available, camp.sky.tokens, camp.sky.rain = Goods(), ["rain"], 1
    assert told(camp, WeatherPhase()) == "clouds"
    camp = dying()
    camp.sky.dice, camp.sky.animals, camp.sky.tokens = ["animals"], ["palisade"], ["animals"]
    assert told(camp, WeatherPhase()) == "animals"
    camp = dying()
    camp.sky.tokens = ["storm"]
    assert told(camp, WeatherPhase()) == "storm"


def test_the_night() -> None:
    camp = dying()
    camp.people[0].marks = 1
    assert told(camp, NightPhase()) == "illness"
    camp = dying()
    camp.available = Goods()
    assert told(camp, NightPhase()) == "hunger"
    camp = dying()
    camp.shelter = False
    assert told(camp, NightPhase()) == "night"


@pytest.mark.parametrize(
    ("steps", "cause"),
    [((WeatherPhase(),), "clouds"), ((NightPhase(),), "hunger")],
    ids=["clouds", "hunger"],
)
def test_it_is_the_same_if_several_die_of_it(steps: tuple[Steps, ...], cause: Cause) -> None:
    camp = dying()
    for person in camp.people:
        person.wounds = 12
    camp.available, camp.sky.tokens, camp.sky.rain = Goods(), ["rain"], 1
    assert told(camp, *steps) == cause


def test_where_a_child_starves_nobody_else_dies_of_it() -> None:
    camp = family()
    household(camp).children = 1
    camp.available, camp.round = Goods(), 7
    camp.people[0].wounds, camp.people[0].outside = 12, SPACE["m2"]
    happen(camp, NightPhase())
    assert (camp.outcome and camp.outcome.reason) == "child-starved"
    assert Robinson().fate(camp) == Fate("", 7)
    assert camp.people[0].wounds == 12


def test_nothing_is_told_of_games_that_go_on_and_no_cause_of_other_ends() -> None:
    camp = dying()
    assert Robinson().fate(camp) is None
    lose(camp, "too-late")
    assert Robinson().fate(camp) == Fate("", 3)


def test_a_place_may_kill() -> None:
    """What a totem does when its tile is laid is no wound die."""
    camp = dying("action")
    camp.scenes = [Scene(0, stack=Stack("explore-t1", "explore", "t1", ["carpenter"]))]
    assert told(camp, Wound(1)) == "place"


def test_the_clouds_kill_also_if_an_animal_was_driven_off() -> None:
    camp = dying("weather")
    camp.available, camp.sky.rain, camp.sky.dice = Goods(), 1, ["animals"]
    assert told(camp, Clouds(), HungryAnimals(), Storm()) == "clouds"
