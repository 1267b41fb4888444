"""What things are worth to the survivor."""

from typing import get_args, get_type_hints

import pytest

from atoll.bots.robinson.dangers import strike_cost, strike_to_come, threat_cost
from atoll.bots.robinson.effects import STANDARD, TOKENS, effect_cost
from atoll.bots.robinson.evening import HUNGER, Evening
from atoll.bots.robinson.goals import goal_of, named
from atoll.bots.robinson.goals.frame import Goal
from atoll.bots.robinson.hunting import likely_prey
from atoll.bots.robinson.items import AT_ONCE, CROPS, LASTING
from atoll.bots.robinson.people import (
    END,
    FRIDAY_LIFE,
    FRIDAY_WOUND,
    Pain,
    determination_cost,
    health,
)
from atoll.bots.robinson.policy import quick_answer
from atoll.bots.robinson.prospects import Action, Prospects
from atoll.bots.robinson.sky import Clouds, clouds_of, clouds_through, tonight
from atoll.bots.robinson.stock import Stock
from atoll.bots.robinson.values import value
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.options import Options
from atoll.games.robinson.scenarios.castaways import SCENARIO, woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Threat
from atoll.games.robinson.steps import ActionPhase
from atoll.games.robinson.view import Board, see
from atoll.games.robinson.vocabulary import DiscardInventions, Effect, Forecast, Put, PutHere, Token

from ..games.robinson.cursed import cursed, marked
from ..games.robinson.tables import happen, table
from .camps import chosen, quiet_table

DIRE = max(EVENTS, key=lambda card: strike_cost(card, 2))
"""The threat that is worst to leave alone."""


def threatened(round_: int, place: int) -> Board:
    camp = quiet_table()
    camp.round = round_
    camp.threats[place] = Threat(DIRE)
    happen(camp, ActionPhase())
    return see(camp)


# Effects.


@pytest.mark.parametrize("effect", get_args(Effect), ids=lambda effect: effect.__name__)
def test_every_effect_has_one_cost(effect: type[Effect]) -> None:
    assert (effect in STANDARD) != (effect in effect_cost.registry)


@pytest.mark.parametrize("token", get_args(Token))
def test_a_token_costs_alike_on_a_tile_and_in_a_space(token: Token) -> None:
    """But food and wood on a tile are welcome."""
    sign = -1 if token in ("wood", "food") else 1
    assert (
        effect_cost(PutHere(token), 2)
        == sign * effect_cost(Put(token, "build"), 2)
        == sign * TOKENS[token]
    )


# Threats.


@pytest.mark.parametrize(("round_", "left", "right"), [(9, True, True), (11, True, False)])
def test_a_threat_counts_if_it_can_still_strike(round_: int, left: bool, right: bool) -> None:
    strikes = [strike_to_come(DIRE, place, threatened(round_, place)) for place in (0, 1)]
    assert [strike > 0 for strike in strikes] == [left, right]
    assert strikes[0] > strikes[1]


def test_in_the_last_round_nothing_strikes_any_more() -> None:
    board = threatened(12, 0)
    assert board.threats[0] is not None
    assert threat_cost(board.threats[0], 0, board) == 0


@pytest.mark.parametrize("round_", [5, 11])
def test_planning_and_dawn_agree_on_when_a_threat_strikes(round_: int) -> None:
    """It is worth more to deal with what strikes next."""
    profits = []
    for place, side in enumerate(("left", "right")):
        board = threatened(round_, place)
        found = Prospects(board).of(Action("threat", side, 0))
        profits.append(found.profit)
    assert profits[0] > profits[1]


def test_danger_lies_where_something_is_built() -> None:
    """On another tile that of the camp is no danger."""
    profits = {}
    for place in ("", "t1", "m1"):
        camp = marked(cursed("cook", t1=1), "danger", *([place] if place else []))
        found = Prospects(see(camp)).of(Action("build", "t1-cross", 0, pawns=2))
        profits[place] = found.profit
    assert profits["t1"] < profits["m1"] == profits[""]


def test_dangers_of_a_place_and_of_an_action_come_together() -> None:
    profits = []
    for tokens in ([], ["danger"]):
        camp = marked(cursed("cook", t1=1), "danger", "t1")
        camp.tokens["build"] = tokens
        found = Prospects(see(camp)).of(Action("build", "t1-cross", 0, pawns=2))
        profits.append(found.profit)
    assert profits[1] < profits[0]


# Words.


def test_every_card_that_it_knows_exists() -> None:
    assert {*LASTING, *CROPS, *AT_ONCE} <= {*INVENTIONS, *SCENARIO.inventions}


def test_a_pistol_makes_hunting_safer() -> None:
    camp = quiet_table()
    camp.hunting.cards = [camp.beasts.cards.pop()]
    bare = wounds_in_all(camp)
    camp.kept = [Kept("supply-pistol", 2)]
    assert wounds_in_all(camp) < bare


def test_so_does_a_weapon_that_only_the_scenario_knows() -> None:
    camp = table("cook", scenario="cannibal_island")
    bare = wounds_in_all(camp)
    camp.kept = [Kept("find-blowpipe", 1)]
    assert wounds_in_all(camp) < bare


def wounds_in_all(camp: Camp) -> int:
    """Of every beast that may be hunted."""
    return sum(prey.wounds for prey in likely_prey(see(camp)))


# People.


def test_wounds_that_come_together_weigh_more_than_the_first_of_them() -> None:
    board = see(quiet_table())
    person, pain = board.people[0], Pain(board)
    assert pain.wounds(person, 1) == pytest.approx(pain.wound(person))
    assert pain.wounds(person, 6) > 6 * pain.wound(person)
    assert pain.wounds(person, health(person.name).deadly) == END


def test_the_last_wound_of_somebody_ends_everything_however_it_comes() -> None:
    camp = quiet_table()
    camp.people[0].wounds = health(camp.people[0].name).deadly - 1
    board = see(camp)
    pain = Pain(board)
    assert pain.wound(board.people[0]) == END
    assert pain.on_average() == END / 2


def test_friday_is_worth_his_life_once() -> None:
    board = see(quiet_table("cook", friday=True))
    friday, pain = board.people[-1], Pain(board)
    deadly = health(friday.name).deadly
    assert pain.wounds(friday, deadly - 1) == pytest.approx((deadly - 1) * FRIDAY_WOUND)
    assert pain.wounds(friday, deadly) == pain.wounds(friday, deadly + 2) == FRIDAY_LIFE


def test_determination_is_worth_less_the_more_there_is() -> None:
    assert determination_cost(9, 3) < determination_cost(4, 3)


def test_spirits_count_more_among_four() -> None:
    """There an arranged camp gives determination or morale, not both."""
    assert cheered("cook carpenter explorer soldier") > cheered("cook carpenter explorer")


def cheered(names: str) -> float:
    """What a determination of somebody is worth to the camp."""
    camp = quiet_table(names)
    before = value(see(camp))
    camp.people[0].determination += 1
    return value(see(camp)) - before


# The evening.


def test_a_second_helping_counts_less_than_the_first() -> None:
    """Without it one is weak, and not hungry."""
    camp = quiet_table()
    camp.tokens["night"] = ["food"]
    evening = Evening(see(camp))
    first, second = [
        evening.value(Stock(wood=9, food=meals + 1)) - evening.value(Stock(wood=9, food=meals))
        for meals in (1, 2)
    ]
    assert first == pytest.approx(HUNGER * second)


# The sky.


def test_the_hungry_animals_cost_the_same_on_a_card_and_in_the_sky() -> None:
    camp = quiet_table()
    before = value(see(camp))
    camp.sky.tokens = ["animals"]
    assert before - value(see(camp)) == pytest.approx(effect_cost(Forecast("animals"), 2))


def test_a_roof_keeps_off_what_the_dice_may_bring() -> None:
    assert sum(each.chance for each in clouds_of(("rain", "winter"))) == pytest.approx(1)
    assert clouds_through("castaways", 3, 0) == 0
    assert clouds_through("castaways", 4, 0) == pytest.approx(8 / 6)
    assert clouds_through("castaways", 7, 0) == pytest.approx(8 / 6 + 10 / 6)
    assert clouds_through("castaways", 12, 4) == 0


def test_a_furnace_melts_snow_that_is_known_already() -> None:
    camp = quiet_table()
    camp.items = ["furnace"]
    camp.sky.rolled, camp.sky.rain, camp.sky.snow = True, 1, 2
    assert tonight(see(camp)) == (Clouds(1.0, 1, 1),)
    camp.phase = "weather"  # now it has melted
    assert tonight(see(camp)) == (Clouds(1.0, 1, 2),)


# The goal.


@pytest.mark.parametrize("scenario", get_args(get_type_hints(Options)["scenario"]))
def test_every_scenario_has_a_goal(scenario: str) -> None:
    assert isinstance(named(scenario), Goal)


def test_a_pile_that_can_no_longer_be_ready_in_time_is_worth_little() -> None:
    """Two stages are missing; each takes a round, and none is filled once people act."""
    camp = quiet_table()
    woodpile(camp).laid = [1, 2, 3, 0]
    moments: list[tuple[int, Phase]] = [(10, "action"), (11, "production"), (11, "action")]
    worths = []
    for camp.round, camp.phase in moments:
        worths.append(goal_of(see(camp)).value(see(camp)))
    assert worths[0] - worths[1] < 10 < worths[1] - worths[2]


@pytest.mark.parametrize("round_", [8, 11])
def test_fire_is_not_discarded(round_: int) -> None:
    camp = quiet_table()
    camp.round, camp.board = round_, ["fire", "map", "rope"]
    camp.shelter, camp.available = True, Goods(wood=5, rations=6)
    woodpile(camp).laid = [1, 2, 3, 4]
    before = value(see(camp))
    happen(camp, DiscardInventions(1))
    assert chosen(camp) != "choose fire" != quick_answer(camp, camp.awaited[0])
    camp.board = ["map", "rope"]
    assert value(see(camp)) < before - 20


def test_oil_is_kept_until_the_pile_has_room_for_all_of_it() -> None:
    camp = quiet_table()
    camp.phase = "night"
    for laid, wanted in (([1, 1], []), ([1, 0], ["use find-oil"])):
        woodpile(camp).laid = laid
        board = see(camp)
        assert [*goal_of(board).uses(board)] == wanted


def test_wood_is_kept_for_the_camp_but_in_the_end() -> None:
    camp = quiet_table()
    camp.available = Goods(wood=2)
    board = see(camp)
    assert [*goal_of(board).first_uses(board)] == []
    camp.round, woodpile(camp).laid = 12, [1, 2, 3, 4, 3]
    board = see(camp)
    assert [*goal_of(board).first_uses(board)] == ["lay 2"]


def test_mountains_count_until_there_is_fire() -> None:
    camp = quiet_table()
    board = see(camp)
    assert goal_of(board).terrain(board, "mountains") > 0 == goal_of(board).terrain(board, "river")
    camp.items = ["fire"]
    board = see(camp)
    assert goal_of(board).terrain(board, "mountains") == 0
