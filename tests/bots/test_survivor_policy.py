"""What the survivor answers at once, in playouts and at the table."""

import pytest

from atoll.bots.robinson.goals import goal_of
from atoll.bots.robinson.policy import LAST_MOVE, obvious_answer, quick_answer
from atoll.bots.robinson.powers import HURT, SCOUTING, Powers
from atoll.bots.robinson.search import Budget
from atoll.bots.robinson.values import lower_cost
from atoll.games.robinson import answers, grammar
from atoll.games.robinson.decks.piles import ALL_ADVENTURES
from atoll.games.robinson.facts import DICE, HIGHEST_MORALE
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.scenarios.frame import named as scenario_named
from atoll.games.robinson.state import Camp, Goods, Kept, Scene
from atoll.games.robinson.steps import MoveCampTo, Roll
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import ShuffleIn, Way, Wound
from atoll.kernel import Decision, Message, Option

from ..games.robinson.tables import table
from .camps import lay_tile, quiet_table


def asked(key: str, *options: Option) -> Decision:
    return Decision(0, Message(key), options)


def rolled(who: str, roll: Roll, *more: Option) -> Decision:
    options = (answers.keep_roll(roll), *(more or answers.rerolls(roll)))
    return Decision(0, Message("ask-roll", {"who": who}), options)


# Dice and order.


@pytest.mark.parametrize(
    ("success", "wound", "wanted"),
    [(False, False, "reroll success"), (True, True, "keep"), (False, True, "reroll success")],
)
def test_only_a_failure_is_rolled_again(success: bool, wound: bool, wanted: str) -> None:
    roll = Roll(success=success, wound=wound, adventure=True, dice=DICE)
    assert obvious_answer({"cook": 3}, rolled("cook", roll)) == wanted


@pytest.mark.parametrize("success", [True, False])
@pytest.mark.parametrize(("wounds", "wound"), [(12, True), (12, False), (11, True)])
def test_the_last_wound_is_rolled_again_rather_than_anything(
    success: bool, wounds: int, wound: bool
) -> None:
    roll = Roll(success=success, wound=wound, adventure=True, dice=DICE)
    wanted = "keep" if success else "reroll success"
    if wounds == 12 and wound:
        wanted = "reroll wound"
    assert obvious_answer({"cook": wounds}, rolled("cook", roll)) == wanted


@pytest.mark.parametrize(("wounds", "wanted"), [(0, "reroll success"), (3, "reroll wound")])
def test_it_is_the_wound_of_whoever_rolls(wounds: int, wanted: str) -> None:
    """Friday's dice do not hurt the cook, who decides about them and bears only one wound more."""
    roll = Roll(success=False, wound=True, adventure=False, dice=DICE)
    assert obvious_answer({"cook": 12, "friday": wounds}, rolled("friday", roll)) == wanted


def test_a_card_rolls_a_failure_again_for_who_cannot() -> None:
    roll = Roll(success=False, wound=False, adventure=True, dice=DICE)
    decision = rolled("cook", roll, *answers.rerolls_with("find-lost-item", roll))
    assert obvious_answer({"cook": 0}, decision) == "reroll success find-lost-item"


def test_a_failure_that_cannot_be_rolled_again_is_kept() -> None:
    roll = Roll(success=False, wound=True, adventure=True, dice=("wound", "adventure"))
    assert obvious_answer({"cook": 3}, rolled("cook", roll)) == "keep"


def test_what_protects_is_built_first() -> None:
    built = ("build-basket", "build-weapon-2", "build-weapon", "build-shelter")
    options = [answers.do(name, "cook") for name in built]
    assert obvious_answer({}, asked("ask-order", *options)) == "do build-shelter"
    assert obvious_answer({}, asked("ask-order", *options[:3])) == "do build-weapon"
    assert obvious_answer({}, asked("ask-order", *options[:2])) == "do build-basket"


# A place for the camp.


def moving(round_: int, *, tile: int = 11, shelter: bool = False) -> str:
    camp = quiet_table("cook")
    camp.round, camp.shelter = round_, shelter
    lay_tile(camp, "m2", tile)
    return quick_answer(camp, asked("ask-camp", answers.STAY, answers.choose("m2", MoveCampTo())))


def test_in_a_playout_a_cave_is_better_than_the_open() -> None:
    assert moving(LAST_MOVE) == "choose m2"
    assert moving(LAST_MOVE + 1) == "stay"
    assert moving(2, shelter=True) == "stay"
    assert moving(2, tile=5) == "stay"


# Ways.


def way_chosen(camp: Camp, *ways: Way) -> str:
    return quick_answer(camp, asked("ask-way", *[answers.way("", each) for each in ways]))


def test_the_way_that_costs_least_is_chosen() -> None:
    camp = quiet_table()
    assert way_chosen(camp, Way("fight", (Wound(2),)), Way("flee", (Wound(1),))) == "choose flee"
    assert way_chosen(camp, Way("flee", (Wound(1),)), Way("hide", ())) == "choose hide"


def test_a_card_that_comes_back_counts_with_what_it_will_do() -> None:
    """What is nothing now may be much later."""
    ways = (Way("later", (ShuffleIn(),)), Way("now", (Wound(1),)))
    harmless, *_, worst = sorted(ALL_ADVENTURES, key=lambda card: lower_cost(card, 2))
    assert way_chosen(with_card(harmless), *ways) == "choose later"
    assert way_chosen(with_card(worst), *ways) == "choose now"


def with_card(card: str) -> Camp:
    """Somebody has met with it."""
    camp = quiet_table()
    camp.scenes = [Scene(0, card=card)]
    return camp


# Powers.


def test_what_is_not_for_the_goal_can_still_be_used() -> None:
    """Wood that is not to be laid does not keep anybody from using something else."""
    camp = quiet_table("cook")
    camp.phase, camp.round, camp.available = "production", 4, Goods(wood=2)
    offered = [grammar.Lay(1), grammar.Use("supply-storm-glass")]
    board = see(camp)
    others = [answer.text for answer in offered if not goal_of(board).is_own(answer)]
    assert Powers(board, 0, 0).best(others) == "use supply-storm-glass"


def scouts(morale: int, first: int) -> bool:
    """Whether an explorer looks around who has just enough determination for that."""
    camp = quiet_table("cook explorer")
    camp.phase, camp.first, camp.morale = "action", first, morale
    camp.people[1].determination = SCOUTING
    return Powers(see(camp), 1, 0).best(["use scouting"]) is not None


def test_alone_a_little_gloom_takes_nothing() -> None:
    camp = quiet_table("explorer")
    camp.phase, camp.morale = "action", -1
    camp.people[0].determination = SCOUTING
    assert Powers(see(camp), 0, 0).best(["use scouting"]) == "use scouting"


def test_determination_is_kept_for_the_low_morale_of_the_next_round() -> None:
    assert scouts(morale=0, first=0)
    assert not scouts(morale=-1, first=0)
    assert scouts(morale=-1, first=1)


LEFT_TO_THE_GOAL = {
    *("find-oil", "find-decorated-bell", "find-old-tools", "find-plow", "find-seeds"),
    *("find-gunpowder", "find-firecracker"),
}
"""What helps only in some cases, which the goal knows."""


@pytest.mark.parametrize(
    ("scenario", "card"),
    [
        (scenario, card)
        for scenario in SCENARIOS
        for card, power in scenario_named(scenario).finds.items()
        if power.effects and card not in LEFT_TO_THE_GOAL
    ],
)
def test_what_only_a_scenario_knows_is_used_when_it_helps(scenario: str, card: str) -> None:
    camp = table("cook", scenario=scenario)
    power = scenario_named(scenario).finds[card]
    camp.phase = power.when if power.when in ("weather", "night") else "action"
    camp.kept, camp.sky.rain, camp.people[0].wounds = [Kept(card, 1)], 3, HURT
    assert Powers(see(camp), 0, 0).best([f"use {card}"]) == f"use {card}"


@pytest.mark.parametrize(("wood", "wanted"), [(1, "use hooch"), (2, None)])
def test_hooch_is_for_snow_too_if_wood_is_missing_under_a_good_roof(
    wood: int, wanted: str | None
) -> None:
    camp = quiet_table("cook")
    camp.phase, camp.levels["roof"], camp.sky.snow = "weather", 4, 2
    camp.available = Goods(wood=wood, food=1)
    assert Powers(see(camp), 0, 1).best(["use hooch"]) == wanted


def test_tobacco_is_kept_while_spirits_are_as_high_as_can_be() -> None:
    camp = quiet_table("cook")
    camp.kept = [Kept("find-tobacco", 1)]
    for morale, wanted in ((HIGHEST_MORALE - 1, "use find-tobacco"), (HIGHEST_MORALE, None)):
        camp.morale = morale
        assert Powers(see(camp), 0, 0).best(["use find-tobacco"]) == wanted


def test_an_amulet_is_for_a_marker_on_the_island() -> None:
    camp = quiet_table("cook")
    camp.kept = [Kept("mystery-protective-amulet", 1)]
    offered = ["use mystery-protective-amulet"]
    assert Powers(see(camp), 0, 0).best(offered) is None
    camp.spaces[camp.camp].covered = ["left"]
    assert Powers(see(camp), 0, 0).best(offered) == offered[0]


# The budget.


def test_twice_the_budget_is_twice_as_many_plans_and_playouts_of_choices() -> None:
    usual, twice = Budget(), Budget().times(2)
    assert (twice.plans, twice.choice_playouts) == (2 * usual.plans, 2 * usual.choice_playouts)
    assert twice.playouts == usual.playouts  # of each plan
    assert Budget().times(1) == usual
