"""RC-25: the night."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import NO_GOODS, Camp, Goods, Kept, Pile, Scene, Stack
from atoll.games.robinson.steps import (
    AskCampMove,
    Eat,
    EndActionPhase,
    EndRound,
    NightPhase,
    Sleep,
    Spoil,
)
from atoll.games.robinson.vocabulary import DrawMysteries
from tests.rulecite import rule

from .acting import have, island, keeps, kinds, powers, use
from .tables import all_wounds, answer, asked, happen, person, wounds

WEB = "mystery-spider-web"


def evening(names: str = "carpenter cook", goods: Goods = NO_GOODS, **tiles: int) -> Camp:
    camp = island(names, **tiles)
    camp.phase = "night"
    camp.available = goods
    return camp


@rule("RC-25.1")
def test_first_all_eat_then_the_camp_may_move_then_all_sleep_and_food_spoils() -> None:
    camp = evening(goods=Goods(food=3), m2=11)
    told = happen(camp, NightPhase())
    assert kinds(told) == ["supper", "discarded"]
    assert asked(camp) == ("ask-camp", {"stay", "choose m2"})
    told = answer(camp, "choose m2")
    assert kinds(told) == ["camp-moved", "spoils", "discarded"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-25.1", "RC-4.6")
def test_healing_is_possible_before_anything_happens_in_the_night() -> None:
    camp = evening()
    keeps(camp, "supply-flask-of-rum", 2)
    person(camp, "cook").wounds = 11
    person(camp, "cook").marks = 2
    happen(camp, NightPhase())
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "carpenter", "supply-flask-of-rum")
    answer(camp, "choose cook", "go-on")
    assert wounds(camp, "cook") == 12
    assert asked(camp) == ("ask-pause", {"go-on"})


@rule("RC-25.1")
def test_healing_is_possible_between_hunger_and_sleep_even_where_the_camp_cannot_move() -> None:
    camp = evening()
    keeps(camp, "supply-flask-of-rum", 2)
    person(camp, "cook").wounds = 10
    happen(camp, NightPhase())
    answer(camp, "go-on")
    assert asked(camp) == ("ask-camp", {"stay"})
    assert powers(camp, "cook") == {"use supply-flask-of-rum"}
    use(camp, "carpenter", "supply-flask-of-rum")
    answer(camp, "choose cook", "stay")
    assert wounds(camp, "cook") == 12


@rule("RC-25.2")
@pytest.mark.parametrize(
    ("goods", "left"),
    [
        (Goods(food=3), Goods(food=1)),
        (Goods(food=1, rations=2), Goods(rations=1)),
        (Goods(rations=2), Goods()),
    ],
)
def test_each_character_eats_one_food(goods: Goods, left: Goods) -> None:
    camp = evening(goods=goods)
    happen(camp, Eat())
    assert (camp.available, all_wounds(camp)) == (left, [0, 0])


@rule("RC-25.2")
def test_the_players_choose_who_goes_hungry() -> None:
    camp = evening("carpenter cook explorer", Goods(food=1))
    happen(camp, Eat())
    assert camp.available == Goods()
    hungry = {"hungry carpenter", "hungry cook", "hungry explorer"}
    assert asked(camp) == ("ask-hungry", hungry)
    answer(camp, "hungry explorer")
    assert asked(camp) == ("ask-hungry", {"hungry carpenter", "hungry cook"})
    answer(camp, "hungry carpenter")
    assert all_wounds(camp) == [2, 0, 2]


@rule("RC-25.2", "RC-4.3")
def test_what_turns_up_while_the_players_choose_who_goes_hungry_is_eaten() -> None:
    camp = evening("carpenter cook explorer", goods=Goods(food=1))
    keeps(camp, "supply-biscuits", 2)
    happen(camp, Eat())
    answer(camp, "hungry cook")
    use(camp, "carpenter", "supply-biscuits")
    assert all_wounds(camp) == [0, 2, 0]
    assert camp.available == NO_GOODS


@rule("RC-25.2")
def test_nobody_is_asked_where_there_is_nothing_to_eat() -> None:
    camp = evening("carpenter cook explorer")
    happen(camp, Eat())
    assert asked(camp) == ("", set())
    assert all_wounds(camp) == [2, 2, 2]


@rule("RC-25.2", "RC-6.3")
def test_biscuits_need_not_be_eaten() -> None:
    camp = evening("cook")
    keeps(camp, "supply-biscuits", 2)
    happen(camp, Eat())
    assert all_wounds(camp) == [2]
    assert camp.kept == [Kept("supply-biscuits", 2)]


@rule("RC-11.12", "RC-25.2")
@pytest.mark.parametrize(("food", "wounded"), [(2, 0), (1, 1), (0, 3)])
def test_in_weakness_all_eat_once_more_or_are_wounded_once(food: int, wounded: int) -> None:
    camp = evening("cook", Goods(food=food))
    camp.tokens["night"] = ["food"]
    happen(camp, Eat())
    assert all_wounds(camp) == [wounded]
    assert camp.tokens["night"] == []


@rule("RC-25.3", "RC-26.1")
def test_the_camp_may_move_to_a_neighbouring_tile_or_stay() -> None:
    camp = evening(m2=1, b1=4, m3=5)
    happen(camp, AskCampMove())
    assert asked(camp) == ("ask-camp", {"stay", "choose m2", "choose b1"})
    answer(camp, "stay")
    assert camp.camp == SPACE["m1"]


@rule("RC-25.3")
@pytest.mark.parametrize(
    ("built", "place", "wounded"), [(False, "m1", 1), (True, "m1", 0), (False, "m2", 0)]
)
def test_without_a_shelter_each_character_is_wounded(built: bool, place: str, wounded: int) -> None:
    camp = evening(m2=11)
    camp.shelter, camp.camp = built, SPACE[place]
    happen(camp, Sleep())
    assert all_wounds(camp) == [wounded, wounded]


@rule("RC-25.1", "RC-4.6")
def test_after_a_hard_night_somebody_may_still_be_healed_with_food_before_it_spoils() -> None:
    camp = evening(goods=Goods(food=3))
    have(camp, "pot")
    happen(camp, NightPhase())
    assert all_wounds(camp) == [1, 1]
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "carpenter", "pot")
    answer(camp, "choose cook")
    assert (all_wounds(camp), camp.available) == ([1, 0], NO_GOODS)


@rule("RC-25.4")
def test_food_that_is_left_spoils_and_everything_else_stays() -> None:
    camp = evening(goods=Goods(wood=2, food=3, rations=1, fur=1))
    happen(camp, Spoil())
    assert camp.available == Goods(wood=2, rations=1, fur=1)


@rule("RC-25.4")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        (Kept("mystery-boxes", 0), 3),
        (Kept("mystery-barrel", 0), 2),
        (Kept("mystery-barrel", 1), 0),
        (Kept("mystery-boxes", 0, user=1), 0),
    ],
)
def test_boxes_keep_all_food_and_an_empty_barrel_two(kept: Kept, left: int) -> None:
    camp = evening(goods=Goods(food=3))
    camp.kept = [kept]
    happen(camp, Spoil())
    assert camp.available == Goods(food=left)


@rule("RC-25.5", "RC-4.3")
def test_at_the_end_of_the_round_abilities_rest_no_longer_and_the_next_player_is_first() -> None:
    camp = evening("carpenter cook explorer")
    camp.first = 2
    person(camp, "cook").used = ["soup"]
    camp.agenda.clear()
    camp.push(EndRound())
    camp.rules.advance(camp)
    assert (camp.round, camp.first) == (2, 0)
    assert person(camp, "cook").used == []


# What comes at night.


def caught(card: str, *items: str) -> Camp:
    """The cook has drawn this trap or monster in the action phase, and there is plenty to eat."""
    camp = island(friday=True)
    have(camp, *items)
    camp.shelter = True
    camp.mysteries = Pile([card])
    camp.scenes = [Scene(1, stack=Stack("explore-m2", "explore", "m2", ["cook"]))]
    happen(camp, DrawMysteries(monsters=1, traps=1))
    camp.scenes = []
    happen(camp, EndActionPhase())
    return camp


def night(camp: Camp) -> None:
    camp.available = Goods(rations=9)
    happen(camp, NightPhase())


@rule("RC-20.3", "RC-6.7")
def test_a_spider_web_wounds_every_night_until_there_is_medicine() -> None:
    camp = caught(WEB)
    assert all_wounds(camp) == [0, 1, 0]
    assert [kept.card for kept in camp.kept] == [WEB]
    night(camp)
    assert all_wounds(camp) == [0, 2, 0]
    night(camp)
    assert all_wounds(camp) == [0, 3, 0]
    have(camp, "medicine")
    night(camp)
    assert all_wounds(camp) == [0, 3, 0]
    assert camp.kept == []
    assert camp.mystery_discards == [WEB]


@rule("RC-20.3")
def test_with_medicine_a_spider_web_wounds_once() -> None:
    camp = caught(WEB, "medicine")
    night(camp)
    assert all_wounds(camp) == [0, 1, 0]
    assert camp.kept == []


@rule("RC-20.3", "RC-29.4")
def test_spores_wound_at_once_and_all_at_night() -> None:
    camp = caught("mystery-poisonous-spores")
    assert all_wounds(camp) == [0, 1, 0]
    night(camp)
    assert all_wounds(camp) == [1, 2, 1]
    night(camp)
    assert all_wounds(camp) == [1, 2, 1]


@rule("RC-20.3", "RC-27.2")
def test_who_is_outside_suffers_the_spores_alone() -> None:
    camp = caught("mystery-poisonous-spores")
    person(camp, "cook").outside = SPACE["m2"]
    person(camp, "cook").pack = Goods(food=1)
    night(camp)
    assert all_wounds(camp) == [0, 1 + 1 + 1, 0]  # the trap, the spores, and a night in the open


@rule("RC-20.3", "RC-29.3")
def test_the_jewel_costs_each_character_a_wound_at_night() -> None:
    camp = caught("mystery-a-shiny-jewel")
    night(camp)
    assert all_wounds(camp) == [1, 1, 0]
    assert camp.laters == []


@rule("RC-20.3", "RC-27.2")
def test_the_jewel_of_who_is_outside_works_in_the_next_night() -> None:
    camp = caught("mystery-a-shiny-jewel")
    person(camp, "cook").outside = SPACE["m2"]
    person(camp, "cook").pack = Goods(food=1)
    night(camp)
    assert all_wounds(camp) == [0, 1, 0]  # only the night in the open
    person(camp, "cook").outside = None
    night(camp)
    assert all_wounds(camp) == [1, 2, 0]


@rule("RC-25.2", "RC-25.3")
def test_it_is_told_why_the_night_hurts() -> None:
    camp = evening(goods=Goods(food=1), m2=4)
    told = happen(camp, NightPhase())
    assert kinds(told) == ["supper", "discarded"]
    told = answer(camp, "hungry cook")
    assert kinds(told)[:2] == ["hungry", "wounded"]
    told = answer(camp, "stay")
    assert kinds(told)[:3] == ["hard-night", "wounded", "wounded"]
