"""RC-33: Jenny herself, on her rock and in the camp. So it is with every companion."""

from collections.abc import Iterator
from random import Random

import pytest

from atoll.cli.boards.robinson.reckoning import supper
from atoll.cli.boards.robinson.signs import Signs
from atoll.cli.wording import terminal_texts
from atoll.games.robinson.facts import SHELTER_PRICE, Animals
from atoll.games.robinson.scenarios.jenny import SCENARIO, rescue
from atoll.games.robinson.state import NOWHERE, Camp, Goods, Pile, Rule, Scene
from atoll.games.robinson.steps import (
    AnimalsFight,
    Clouds,
    Eat,
    EndRound,
    HungryAnimals,
    NightPhase,
    Sleep,
    Storm,
)
from atoll.games.robinson.vocabulary import (
    Determination,
    Discard,
    Disease,
    Gain,
    Heal,
    HealAnybody,
    NextFirstPlayer,
    ShareDetermination,
    Wound,
)
from atoll.games.robinson.who import friday, players
from tests.games.readings import disagreed, options_of, unexplained
from tests.rulecite import rule

from .acting import act, appears, have, keeps, plans, powers
from .jenny import ended, rock, saved, team
from .readings import refresh
from .tables import (
    GAME,
    all_wounds,
    answer,
    asked,
    determination,
    happen,
    may_plan,
    person,
    planning,
    says,
    wounds,
)
from .zoo import zoo

# On the rock.


@rule("RC-33.3")
def test_on_the_rock_she_takes_two_wounds_every_night_and_dies_in_the_sixth() -> None:
    camp = rock()
    for night in range(1, 6):
        SCENARIO.night_falls(camp)
        assert wounds(camp, "jenny") == 2 * night
        assert ended(camp) is None
    SCENARIO.night_falls(camp)
    assert ended(camp) == "companion-died"
    assert camp.outcome is not None
    assert camp.outcome.winners == ()


@rule("RC-33.3")
def test_the_wounds_come_in_the_night_phase_and_cost_no_morale() -> None:
    camp = rock()
    camp.available = Goods(food=2)
    camp.shelter = True
    told = happen(camp, NightPhase())
    assert (told[0].kind, told[0].args) == ("wounded", {"who": "jenny", "count": 2})
    assert (all_wounds(camp), camp.morale) == ([0, 0, 2], 0)


@rule("RC-33.3")
@pytest.mark.parametrize(("before", "dies"), [(9, False), (10, True)])
def test_she_survives_ten_wounds_and_dies_of_the_eleventh(before: int, dies: bool) -> None:
    camp = saved()
    person(camp, "jenny").wounds = before
    happen(camp, Wound(1, "each"))
    assert (ended(camp) == "companion-died") is dies
    assert camp.morale == 0


@rule("RC-33.3")
def test_in_the_night_after_the_rescue_there_are_none() -> None:
    camp = rock()
    have(camp, "rescue-raft")
    act(camp, "explore", "rescue")
    camp.available = Goods(food=3)
    camp.shelter = True
    happen(camp, NightPhase())
    assert all_wounds(camp) == [0, 0, 0]
    assert camp.available == Goods()


@rule("RC-33.3")
def test_on_the_rock_nothing_else_touches_her() -> None:
    camp = rock(friday=True)
    camp.phase = "weather"
    camp.sky.rain, camp.sky.animals, camp.sky.tokens = 1, ["palisade", "beast"], ["storm"]
    happen(camp, Clouds(), HungryAnimals(), Storm())
    camp.phase = "night"
    happen(camp, Eat(), Sleep())
    happen(camp, Wound(1, "all"))
    camp.phase = "event"
    happen(camp, Wound(1, "each"), Discard(wood=1))
    assert wounds(camp, "jenny") == 0
    assert wounds(camp, "friday") == 1
    assert wounds(camp, "cook") > 8


@rule("RC-33.3")
def test_on_the_rock_nothing_heals_her() -> None:
    camp = rock(friday=True)
    person(camp, "jenny").wounds = 4
    keeps(camp, "supply-flask-of-rum")
    camp.phase = "night"
    assert powers(camp, "cook") == set()
    person(camp, "cook").determination = 2
    camp.available = Goods(food=1)
    assert powers(camp, "cook") == set()
    person(camp, "cook").wounds = 1
    assert powers(camp, "cook") == {"use supply-flask-of-rum", "use recipe"}
    happen(camp, HealAnybody(2, people=2))
    assert asked(camp)[1] == {"choose cook", "enough"}
    answer(camp, "choose cook")
    happen(camp, Heal(1, "each"))
    assert wounds(camp, "jenny") == 4


@rule("RC-33.3", "RC-33.6")
def test_on_the_rock_she_has_no_pawn_and_counts_for_nothing() -> None:
    camp = rock()
    planning(camp)
    assert may_plan(camp, "carpenter", "jenny") == set()
    assert players(camp) == 2
    happen(camp, Gain(food=1, a_player=True))
    assert camp.future == Goods(food=2)


# Her pawn.


@rule("RC-33.6")
def test_in_the_camp_she_rests_as_the_first_player_says() -> None:
    camp = saved(m2=1, friday=True)
    camp.available = Goods(wood=9, food=9, fur=9)
    planning(camp)
    assert may_plan(camp, "carpenter", "jenny") == {"jenny rest"}
    assert may_plan(camp, "cook", "jenny") == set()
    says(camp, "carpenter", "jenny rest")
    assert may_plan(camp, "carpenter", "jenny") == set()
    assert may_plan(camp, "carpenter", "take jenny") == {"take jenny rest"}


@rule("RC-33.6")
def test_resting_heals_one_wound() -> None:
    camp = saved()
    person(camp, "jenny").wounds = 5
    act(camp, "rest", pawns="jenny")
    assert (wounds(camp, "jenny"), determination(camp, "jenny")) == (4, 0)


@rule("RC-33.6")
@pytest.mark.parametrize("comfort", ["bed", "hammock"])
def test_she_uses_neither_bed_nor_hammock(comfort: str) -> None:
    camp = saved()
    have(camp, *["bed"] if comfort == "bed" else [])
    if comfort == "hammock":
        keeps(camp, "mystery-hammock", 0)
    person(camp, "jenny").wounds = 5
    act(camp, "rest", pawns="jenny")
    assert (wounds(camp, "jenny"), determination(camp, "jenny")) == (4, 0)


@rule("RC-33.6")
def test_her_pawn_may_stay_idle() -> None:
    camp = saved()
    planning(camp)
    says(camp, "carpenter", "do rest", "do rest", "ready")
    assert camp.ready == [True, False]


@rule("RC-33.6")
def test_she_helps_nobody() -> None:
    camp = saved(m2=1)
    camp.spaces[camp.camp].tokens.append("time")
    planning(camp)
    says(camp, "carpenter", "do rest", "do gather m2-left")
    assert may_plan(camp, "carpenter", "add jenny") == set()


@rule("RC-33.6", "RC-11.4")
def test_others_may_help_her_where_resting_takes_two_pawns() -> None:
    camp = saved()
    camp.spaces[camp.camp].tokens.append("time")
    person(camp, "jenny").wounds = 1
    planning(camp)
    says(camp, "carpenter", "jenny rest")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", "add cook rest")
    assert camp.plan[0].pawns == ["jenny", "cook"]


@rule("RC-33.6", "RC-10.2")
def test_what_only_she_could_help_with_gives_a_pawn_no_place() -> None:
    """Friday could hunt with the first player, but Jenny cannot."""
    for helper, has_a_place in ((False, False), (True, True)):
        camp = saved(friday=helper)
        camp.hunting = Pile(["beast-fox"])
        camp.rules_of_round = [
            Rule("only", camp.round, 0, ("hunt",)),
            Rule("one-pawn", camp.round, 0),
        ]
        planning(camp)
        assert ("ready" in may_plan(camp, "carpenter")) is not has_a_place


@rule("RC-33.6")
def test_she_is_never_the_first_player() -> None:
    camp = saved()
    camp.first = 1
    happen(camp, NextFirstPlayer())
    assert camp.first == 0
    camp.first = 1
    happen(camp, EndRound())
    assert camp.first == 0


@rule("RC-33.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_she_does_not_count_for_prices(seats: int) -> None:
    camp = saved(team(seats))
    wood, _ = SHELTER_PRICE[seats]
    camp.available = Goods(wood=wood)
    assert "do build shelter wood" in plans(camp, "do build shelter")


@rule("RC-33.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_where_a_card_counts_players_she_counts(seats: int) -> None:
    camp = saved(team(seats), friday=True)
    happen(camp, Gain(food=1, a_player=True))
    assert camp.future == Goods(food=seats + 1)
    camp.scenes = [Scene(0)]
    happen(camp, Disease())
    for _ in range(2 * (seats + 1)):
        prompt, options = asked(camp)
        assert prompt == "ask-disease"
        assert {"choose jenny", "choose friday"} <= options
        answer(camp, "choose jenny")
    assert asked(camp) == ("", set())
    assert person(camp, "jenny").marks == 2 * (seats + 1)


@rule("RC-33.6")
def test_whoever_sleeps_outside_has_the_disease_alone_although_she_is_there() -> None:
    camp = saved()
    person(camp, "carpenter").outside = NOWHERE
    camp.scenes = [Scene(0)]
    happen(camp, Disease())
    assert [each.marks for each in camp.people] == [2, 0, 0]


@rule("RC-33.6")
def test_against_the_hungry_beast_she_uses_no_card() -> None:
    camp = saved()
    camp.phase = "weather"
    keeps(camp, "mystery-helmet", 0)
    happen(camp, AnimalsFight())
    cards = {"use mystery-helmet carpenter", "use mystery-helmet cook"}
    assert asked(camp) == ("ask-animals", {"fight", *cards})
    answer(camp, "use mystery-helmet cook")
    assert all_wounds(camp) == [3, 2, 3]


# Like a character.


@rule("RC-33.7")
def test_in_the_camp_she_eats() -> None:
    camp = saved()
    camp.phase = "night"
    camp.available = Goods(food=2)
    happen(camp, Eat())
    assert asked(camp) == ("ask-hungry", {"hungry carpenter", "hungry cook", "hungry jenny"})
    answer(camp, "hungry jenny")
    assert all_wounds(camp) == [0, 0, 2]


@rule("RC-33.7")
def test_she_needs_a_shelter() -> None:
    camp = saved(friday=True)
    camp.phase = "night"
    happen(camp, Sleep())
    assert all_wounds(camp) == [1, 1, 1, 0]
    camp.shelter = True
    happen(camp, Sleep())
    assert all_wounds(camp) == [1, 1, 1, 0]


@rule("RC-33.7")
def test_events_and_unmet_demands_hit_her() -> None:
    camp = saved(friday=True)
    camp.phase = "event"
    happen(camp, Wound(1, "each"))
    assert all_wounds(camp) == [1, 1, 1, 0]
    happen(camp, Discard(wood=2))
    assert all_wounds(camp) == [3, 3, 3, 0]


@rule("RC-33.7", "RC-6.2")
def test_an_unmet_demand_of_an_action_hits_only_who_acts() -> None:
    camp = saved()
    camp.scenes = []
    camp.tokens["explore"] = ["danger"]
    act(camp, "explore", "m2")
    assert all_wounds(camp) == [1, 0, 0]


@rule("RC-33.7")
def test_all_weather_hits_her() -> None:
    camp = saved(friday=True)
    camp.phase = "weather"
    camp.sky.rain, camp.sky.tokens = 1, ["storm"]
    happen(camp, Clouds())
    assert all_wounds(camp) == [2, 2, 2, 0]
    happen(camp, Storm())
    assert all_wounds(camp) == [3, 3, 3, 0]
    attacks: dict[Animals, int] = {"palisade": 1, "food": 1, "beast": 3}
    for shows, more in attacks.items():
        before = wounds(camp, "jenny")
        camp.sky.animals = [shows]
        happen(camp, HungryAnimals())
        assert wounds(camp, "jenny") == before + more


@rule("RC-33.7")
def test_what_is_about_determination_passes_her_by() -> None:
    camp = saved(friday=True)
    camp.phase = "event"
    happen(camp, Determination(-1, "each"))
    assert all_wounds(camp) == [1, 1, 0, 0]
    happen(camp, Determination(1, "each"), Determination(1, "all"))
    assert [each.determination for each in camp.people] == [2, 2, 0, 1]
    happen(camp, ShareDetermination(1))
    assert asked(camp)[1] == {"choose carpenter", "choose cook", "choose friday"}


@rule("RC-33.7")
def test_in_the_camp_she_can_be_healed_like_anybody() -> None:
    camp = saved()
    for each in camp.people:
        each.wounds = 3
    happen(camp, Heal(1, "each"))
    assert all_wounds(camp) == [2, 2, 2]
    happen(camp, HealAnybody(1))
    assert asked(camp)[1] == {"choose carpenter", "choose cook", "choose jenny", "enough"}
    answer(camp, "choose jenny")
    assert all_wounds(camp) == [2, 2, 1]


@rule("RC-33.7", "RC-33.2")
def test_whatever_she_dies_of_the_game_is_lost() -> None:
    camp = saved()
    person(camp, "jenny").wounds = 9
    camp.phase = "night"
    happen(camp, Eat())
    assert ended(camp) == "companion-died"


# With Friday.


@rule("RC-33.7", "RC-29.7")
def test_when_friday_dies_jenny_stays_who_she_is() -> None:
    camp = saved(friday=True)
    person(camp, "friday").wounds = 3
    happen(camp, Wound(1, "all"))
    assert [(each.name, each.wounds) for each in camp.people] == [
        ("carpenter", 1),
        ("cook", 1),
        ("jenny", 1),
    ]
    assert friday(camp) is None
    planning(camp)
    assert may_plan(camp, "carpenter", "jenny") == {"jenny rest"}
    assert may_plan(camp, "carpenter", "friday") == set()


@rule("RC-33.7")
def test_danger_in_the_camp_wounds_her_when_she_rests() -> None:
    camp = saved()
    camp.spaces[camp.camp].tokens.append("danger")
    act(camp, "rest", pawns="jenny")
    assert all_wounds(camp) == [0, 0, 0]
    person(camp, "jenny").wounds = 4
    camp.levels["weapon"] = 1
    act(camp, "rest", pawns="jenny")
    assert all_wounds(camp) == [0, 0, 3]


# What is refused.


def of_her(camp: Camp) -> list[str]:
    """Answers about Jenny and her boats, most of them illegal."""
    return [text for text in zoo(camp) if any(word in text for word in ABOUT_HER)]


ABOUT_HER = ("jenny", "rescue", "lifeboat")


def played(seats: int, here: bool) -> Iterator[Camp]:
    """Moments of a game that is played at random, in which she is fetched soon, or never."""
    luck = Random(seats)
    camp = GAME.setup(seats, seats, {"scenario": "jenny", "items": 4, "friday": seats % 2 == 0})
    if here:
        person(camp, "jenny").away, rescue(camp).rescued = False, True
    while camp.decisions and camp.round < 4:
        refresh(camp)
        if luck.random() < 0.3:
            yield camp
        decision = luck.choice(camp.decisions)
        GAME.answer(camp, decision.seat, luck.choice(decision.options).text)


@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_concerns_her_is_refused_with_a_reason_exactly_if_it_is_not_offered(
    seats: int, here: bool
) -> None:
    luck, offered = Random(seats), set()
    for camp in played(seats, here):
        for seat in range(seats):
            offered |= {text for text in options_of(camp, seat) if text.startswith("jenny")}
            tried = luck.sample(of_her(camp), 40)
            assert disagreed(GAME, camp, seat, tried) == set()
            assert unexplained(GAME, camp, seat, tried) == set()
    assert offered == ({"jenny rest"} if here else set())


# As it is seen.


def test_everybody_sees_where_she_is_and_what_she_can_do() -> None:
    away = GAME.view(rock(friday=True), 0).board.people[2]
    assert (away.name, away.away, away.pawns, away.free) == ("jenny", True, 0, 0)
    here = GAME.view(saved(friday=True), 0).board.people[2]
    assert (here.name, here.away, here.pawns, here.free) == ("jenny", False, 1, 1)


@pytest.mark.parametrize(("camp", "meals"), [(rock(), 2), (saved(friday=True), 3)])
def test_the_supper_is_counted_with_her_only_if_she_is_there(camp: Camp, meals: int) -> None:
    camp.available = Goods(food=9)
    signs = Signs(terminal_texts("en", "robinson"))
    assert supper(GAME.view(camp, 0).board, signs).plain == f"supper {meals}"


def test_she_is_there_when_the_raft_has_fetched_her_even_in_a_saved_game() -> None:
    camp = rock()
    have(camp, "rope")
    appears(camp, "rescue-raft")
    act(camp, "explore", "rescue")
    twin = GAME.load(GAME.save(camp))
    assert not person(twin, "jenny").away
    assert twin.goal == camp.goal
