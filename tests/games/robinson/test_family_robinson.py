"""RC-36: Family Robinson, the goal, the children and what they eat."""

import pytest

from atoll.games.robinson.camp.items import return_invention, turn_back
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import CHARACTERS, OWN_INVENTIONS, SPACE, Level, WeatherDie
from atoll.games.robinson.scenarios.family_robinson import SCENARIO, household
from atoll.games.robinson.state import Camp, Goods, Pile
from atoll.games.robinson.steps import (
    BeginRound,
    Eat,
    EndActionPhase,
    EndRound,
    Harvest,
    HungryAnimals,
    MoveCampTo,
    NightPhase,
    ProductionPhase,
    TakeInvention,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import DiscardInventions, DrawInvention, Raise, RemoveAnything
from atoll.kernel import Message
from tests.rulecite import rule

from .acting import act, appears, have, keeps, kinds, space, use
from .families import NINE, after_this_round, begin, ending, family, home
from .tables import GAME, answer, asked, happen, person, table, wounds

EVERYBODY = "carpenter cook explorer soldier"


@rule("RC-36.1")
@pytest.mark.parametrize(
    ("rounds", "dice"),
    [
        ((1, 2), ()),
        ((3, 4), ("rain",)),
        ((5, 6), ("winter",)),
        ((7, 8, 11, 12), ("rain", "animals")),
        ((9, 10), ("winter", "animals")),
    ],
)
def test_twelve_rounds_with_these_dice(
    rounds: tuple[int, ...], dice: tuple[WeatherDie, ...]
) -> None:
    assert SCENARIO.rounds == 12
    assert {SCENARIO.dice(each, 0) for each in rounds} == {dice}


# The nine.


@rule("RC-36.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("friday", [True, False])
def test_nine_inventions_are_drawn_besides_the_standard_and_the_own_ones(
    seats: int, friday: bool
) -> None:
    names = EVERYBODY.split()[:seats]
    camp = table(" ".join(names), scenario="family_robinson", friday=friday)
    wanted = household(camp).wanted
    own = [OWN_INVENTIONS[name] for name in CHARACTERS if name in names]
    assert len({*wanted}) == 9
    assert {*wanted} <= {*camp.board}
    assert not any(INVENTIONS[card].standard or card in own for card in wanted)
    assert len(camp.board) == 9 + 9 + seats + 2


@rule("RC-36.2")
def test_the_own_invention_of_somebody_who_is_not_there_may_be_one_of_them() -> None:
    drawn = [
        household(table("cook", scenario="family_robinson", seed=seed)).wanted for seed in range(20)
    ]
    assert any("spear" in wanted for wanted in drawn)


@rule("RC-36.2")
@pytest.mark.parametrize("names", ["cook", "carpenter cook", EVERYBODY])
@pytest.mark.parametrize("round_", [3, 12])
def test_the_team_wins_at_the_end_of_the_round_if_everything_is_there(
    names: str, round_: int
) -> None:
    camp = family(names)
    camp.round = round_
    home(camp)
    assert after_this_round(camp) == "goal"
    assert camp.outcome is not None
    assert camp.outcome.winners == tuple(range(camp.seats))
    assert camp.outcome.scores == (13,) * camp.seats


@rule("RC-36.2")
def test_not_before_the_night_is_over() -> None:
    camp = family()
    camp.available = Goods(food=2)
    home(camp)
    camp.items.remove("bed")
    camp.future_items = ["bed"]
    happen(camp, EndActionPhase(), NightPhase())
    assert ending(camp) == ""
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_whoever_dies_in_that_night_loses_for_all() -> None:
    camp = family()
    home(camp)
    person(camp, "cook").wounds = 12
    happen(camp, NightPhase(), EndRound())
    assert ending(camp) == "died"


@rule("RC-36.2")
@pytest.mark.parametrize("item", NINE)
def test_each_of_the_nine_is_needed(item: str) -> None:
    camp = family()
    home(camp)
    camp.items.remove(item)
    camp.board.append(item)
    have(camp, "rope", "shovel", "knife")
    assert after_this_round(camp) == ""
    camp.board.remove(item)
    camp.items.append(item)
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
@pytest.mark.parametrize("level", ["roof", "palisade", "weapon"])
def test_roof_palisade_and_weapon_are_needed(level: Level) -> None:
    camp = family()
    home(camp)
    camp.levels[level] = 0
    assert after_this_round(camp) == ""


@rule("RC-36.2")
@pytest.mark.parametrize("level", ["roof", "palisade", "weapon"])
def test_once_all_was_there_the_animals_may_break_the_palisade(level: Level) -> None:
    """Whichever level was the last to come."""
    camp = family()
    home(camp)
    camp.levels[level] = 0
    camp.sky.animals = ["palisade"]
    happen(camp, Raise(level), HungryAnimals())
    assert camp.levels["palisade"] == 0
    assert Message("progress-household-ready") in see(camp).progress
    assert after_this_round(camp) == "goal"
    assert camp.outcome is not None
    assert camp.outcome.scores == (13, 13)


@rule("RC-36.2")
@pytest.mark.parametrize("item", NINE)
def test_the_same_if_an_item_was_the_last_to_come(item: str) -> None:
    camp = family()
    home(camp)
    camp.items.remove(item)
    camp.future_items = [item]
    happen(camp, EndActionPhase())
    camp.levels["weapon"] = 0
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_the_same_if_the_shelter_was_the_last_to_come() -> None:
    camp = family()
    home(camp)
    camp.shelter, camp.available = False, Goods(wood=2)
    act(camp, "build", "shelter", pawns="carpenter carpenter")
    assert camp.shelter
    camp.levels["weapon"] = 0
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_the_same_if_a_treasure_of_the_action_phase_was_the_last_to_come() -> None:
    camp = family()
    home(camp)
    camp.levels["weapon"], camp.future_treasures = 0, ["mystery-antique-rapier"]
    camp.sky.animals = ["palisade"]
    happen(camp, EndActionPhase(), HungryAnimals())
    assert camp.levels["palisade"] == 0
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_what_was_there_in_an_earlier_round_is_forgotten() -> None:
    camp = family()
    home(camp)
    happen(camp, Raise("weapon"))
    camp.round += 1
    camp.levels["palisade"] = 0
    happen(camp, Raise("weapon"))
    assert Message("progress-household-ready") not in see(camp).progress
    assert after_this_round(camp) == ""


@rule("RC-36.2")
def test_things_that_were_never_there_at_once_do_not_count() -> None:
    camp = family()
    home(camp)
    camp.levels["roof"] = 0
    happen(camp, Raise("weapon"))
    camp.levels["palisade"] = 0
    happen(camp, Raise("roof"))
    assert after_this_round(camp) == ""


@rule("RC-36.2")
def test_a_natural_shelter_is_not_enough() -> None:
    camp = family(m2=2)
    camp.camp = SPACE["m2"]
    home(camp)
    camp.shelter = False
    assert after_this_round(camp) == ""
    camp.shelter = True
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_an_item_that_was_turned_back_counts_until_the_end_of_the_round() -> None:
    camp = family()
    home(camp)
    camp.levels["weapon"] = 0
    turn_back(camp, "bed")
    assert SCENARIO.score(camp) == 12
    assert after_this_round(camp) == ""
    assert "bed" in camp.board
    camp = family()
    home(camp)
    turn_back(camp, "bed")
    assert after_this_round(camp) == "goal"


@rule("RC-36.2")
def test_how_far_it_is_can_be_read_from_the_score() -> None:
    camp = family()
    assert SCENARIO.score(camp) == 0
    have(camp, "bed", "pit", "rope")
    camp.shelter = True
    camp.levels.update({"roof": 3, "weapon": 1})
    assert SCENARIO.score(camp) == 2 + 1 + 2
    camp.round = 12
    assert after_this_round(camp) == "too-late"
    assert camp.outcome is not None
    assert camp.outcome.scores == (5, 5)


@rule("RC-36.2")
def test_everybody_sees_what_is_built_and_what_is_not() -> None:
    camp = family()
    have(camp, "bed", "pit", "rope")
    turn_back(camp, "pit")
    return_invention(camp, "moat")
    household(camp).children = 2
    board = see(camp)
    assert board.progress == (
        Message("progress-household", {"built": 2, "total": 9}),
        Message("progress-household-built", {"cards": ("bed", "pit")}),
        Message(
            "progress-household-missing",
            {"cards": ("basket", "belts", "bow", "cellar", "diary", "furnace")},
        ),
        Message("progress-household-lost", {"cards": ("moat",)}),
        Message("progress-children", {"count": 2}),
    )
    assert board.mouths == 2


# An invention that is lost.


@rule("RC-36.3")
@pytest.mark.parametrize("round_", [2, 7, 11])
def test_what_is_discarded_may_be_missing_for_a_while(round_: int) -> None:
    camp = family()
    return_invention(camp, "bed")
    assert begin(camp, round_) == ""


@rule("RC-36.3")
@pytest.mark.parametrize("card", ["bed", "bow"])
def test_if_it_is_not_back_when_the_last_round_begins_the_team_loses(card: str) -> None:
    camp = family()
    camp.round = 12
    return_invention(camp, card)
    told = happen(camp, BeginRound())
    assert ending(camp) == "invention-lost"
    assert camp.outcome is not None
    assert camp.outcome.winners == ()
    assert "drawn" not in kinds(told)
    assert camp.decisions == ()


@rule("RC-36.3")
def test_if_nothing_is_missing_the_last_round_is_played() -> None:
    camp = family()
    home(camp)
    camp.items.remove("bed")
    camp.board.append("bed")
    assert begin(camp, 12) == ""


@rule("RC-36.3")
def test_other_inventions_may_be_discarded() -> None:
    camp = family()
    return_invention(camp, "rope")
    assert begin(camp, 12) == ""


@rule("RC-36.3")
def test_it_may_come_back_before() -> None:
    camp = family()
    return_invention(camp, "bed")
    happen(camp, TakeInvention("bed"))
    assert begin(camp, 12) == ""
    camp = family()
    return_invention(camp, "bed")
    camp.inventions.cards.remove("bed")
    camp.inventions.cards.append("bed")
    happen(camp, DrawInvention())
    assert begin(camp, 12) == ""


@rule("RC-36.3")
def test_what_was_discarded_in_the_last_round_is_only_missing_at_its_end() -> None:
    camp = family()
    home(camp)
    camp.items.remove("bed")
    camp.board.append("bed")
    assert begin(camp, 12) == ""
    happen(camp, DiscardInventions(1))
    answer(camp, "choose bed")
    assert ending(camp) == ""
    assert after_this_round(camp) == "too-late"


# Children.


@rule("RC-36.4")
def test_children_are_born_in_rounds_7_9_and_11() -> None:
    camp = family()
    children = []
    for round_ in range(1, 13):
        begin(camp, round_)
        children.append(household(camp).children)
    assert children == [0] * 6 + [1, 1, 2, 2, 3, 3]


@rule("RC-36.4")
def test_a_birth_is_told() -> None:
    camp = family()
    camp.round = 9
    camp.agenda = camp.agenda[:1]
    household(camp).children = 1
    told = happen(camp, BeginRound())
    assert [event.args for event in told if event.kind == "child-born"] == [{"count": 2}]


@rule("RC-36.4")
@pytest.mark.parametrize(
    ("children", "food", "left", "hungry"),
    [(1, 3, 0, 0), (3, 9, 4, 0), (2, 4, 0, 0), (2, 2, 0, 2), (1, 2, 0, 1)],
)
def test_each_child_eats_before_the_characters(
    children: int, food: int, left: int, hungry: int
) -> None:
    camp = family()
    household(camp).children = children
    camp.available = Goods(food=food)
    happen(camp, Eat())
    if hungry == 1:
        answer(camp, "hungry cook")
    assert (camp.available.food, ending(camp)) == (left, "")
    assert sum(each.wounds for each in camp.people) == 2 * hungry


@rule("RC-36.4")
@pytest.mark.parametrize("names", ["cook", "carpenter cook", EVERYBODY])
@pytest.mark.parametrize(("children", "food"), [(1, 0), (3, 2)])
def test_if_a_child_gets_nothing_the_team_loses_at_once(
    names: str, children: int, food: int
) -> None:
    camp = family(names)
    household(camp).children = children
    camp.available = Goods(food=food)
    happen(camp, Eat())
    assert ending(camp) == "child-starved"
    assert [each.wounds for each in camp.people] == [0] * camp.seats


@rule("RC-36.4")
def test_rations_feed_children_too_and_spoil_last() -> None:
    camp = family()
    household(camp).children = 2
    camp.available = Goods(food=1, rations=4)
    happen(camp, Eat())
    assert camp.available == Goods(rations=1)


@rule("RC-36.4")
def test_food_may_still_turn_up_before_supper() -> None:
    camp = family()
    household(camp).children = 1
    keeps(camp, "find-seeds")
    happen(camp, NightPhase())
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "cook", "find-seeds")
    assert (camp.available, ending(camp)) == (Goods(), "")
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (3, 3)


@rule("RC-36.4")
def test_children_eat_from_the_stores_though_everybody_is_outside() -> None:
    camp = family()
    household(camp).children = 1
    for each in camp.people:
        each.outside, each.pack = SPACE["m1"], Goods(food=2)
    camp.available = Goods(food=1)
    happen(camp, Eat())
    assert (ending(camp), camp.available.food) == ("", 0)
    assert [each.pack.food for each in camp.people] == [1, 1]
    happen(camp, Eat())
    assert ending(camp) == "child-starved"


@rule("RC-36.4")
def test_weakness_does_not_make_children_eat_more() -> None:
    camp = family("cook")
    household(camp).children = 2
    camp.tokens["night"] = ["food"]
    camp.available = Goods(food=4)
    happen(camp, Eat())
    assert (camp.available.food, wounds(camp, "cook"), ending(camp)) == (0, 0, "")


@rule("RC-36.4")
def test_friday_eats_nothing_though_children_do() -> None:
    camp = family("cook", friday=True)
    household(camp).children = 1
    camp.available = Goods(food=2)
    happen(camp, Eat())
    assert (camp.available.food, ending(camp)) == (0, "")


# Extra food.


def produced(camp: Camp) -> Goods:
    camp.available = Goods()
    happen(camp, ProductionPhase())
    return camp.available


@rule("RC-36.5")
def test_several_extra_food_tokens_on_the_camp_tile_all_count() -> None:
    camp = family(m2=9)
    assert produced(camp) == Goods(wood=1, food=1)
    appears(camp, "snare")
    assert produced(camp) == Goods(wood=1, food=2)
    appears(camp, "corral")
    assert space(camp, "m1").tokens == ["food", "food"]
    assert produced(camp) == Goods(wood=1, food=3)


@rule("RC-36.5")
def test_elsewhere_one_extra_food_token_is_the_most() -> None:
    camp = family(m2=9)
    camp.phase = "action"
    camp.adventures["gather"] = Pile(["gather-new-flock", "gather-new-flock"])
    for _ in range(2):
        camp.tokens["gather"] = ["adventure"]
        camp.phase = "action"
        act(camp, "gather", "m2-left")
        happen(camp, EndActionPhase())
    assert space(camp, "m2").tokens == ["food"]


@rule("RC-36.5")
def test_the_exception_is_for_extra_food_only() -> None:
    camp = family()
    camp.scenes = []
    keeps(camp, "mystery-hatchet")
    camp.future_treasures = ["mystery-hatchet"]
    space(camp, "m1").tokens = ["wood"]
    happen(camp, EndActionPhase())
    assert space(camp, "m1").tokens == ["wood"]


@rule("RC-36.5")
def test_when_the_camp_moves_the_heap_of_its_items_goes_along() -> None:
    camp = family(m2=9)
    appears(camp, "snare")
    appears(camp, "corral")
    happen(camp, MoveCampTo("m2"))
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], ["food", "food"])
    assert camp.turned_back == []


@rule("RC-36.5")
def test_tokens_of_the_new_tile_stay_there_and_keep_nothing_away() -> None:
    camp = family(m2=9)
    space(camp, "m2").tokens = ["food"]
    appears(camp, "snare")
    happen(camp, MoveCampTo("m2"))
    assert space(camp, "m2").tokens == ["food", "food"]
    assert camp.turned_back == []
    assert produced(camp) == Goods(food=3)
    happen(camp, MoveCampTo("m1"))
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == (["food"], ["food"])


@rule("RC-36.5")
def test_a_flock_is_no_hindrance_either() -> None:
    camp = family(m2=1)
    space(camp, "m2").tokens = ["flock"]
    appears(camp, "snare")
    happen(camp, MoveCampTo("m2"))
    assert space(camp, "m2").tokens == ["flock", "food"]
    assert produced(camp) == Goods(wood=1, food=2)


@rule("RC-36.5")
def test_from_a_heap_one_token_is_removed_and_the_others_still_go_along() -> None:
    camp = family(m2=9)
    appears(camp, "snare")
    appears(camp, "corral")
    happen(camp, RemoveAnything())
    assert asked(camp) == ("ask-take-off", {"choose m1-food", "choose m2-left"})
    answer(camp, "choose m1-food")
    assert space(camp, "m1").tokens == ["food"]
    happen(camp, MoveCampTo("m2"))
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], ["food"])


@rule("RC-36.5")
def test_whichever_item_is_lost_one_token_goes() -> None:
    camp = family(m2=9)
    appears(camp, "snare")
    appears(camp, "corral")
    turn_back(camp, "corral")
    assert after_this_round(camp) == ""
    assert space(camp, "m1").tokens == ["food"]
    turn_back(camp, "snare")
    assert after_this_round(camp) == ""
    assert space(camp, "m1").tokens == []


@rule("RC-36.5", "RC-36.7")
def test_the_book_halves_a_heap_as_in_the_example_of_the_rulebook() -> None:
    camp = family()
    space(camp, "m1").tokens = ["wood", "food", "food"]
    happen(camp, *SCENARIO.book, Harvest())
    prompt, options = asked(camp)
    assert prompt == "ask-production"
    assert options == {"produce 2 0", "produce 1 1", "produce 0 2"}


# A whole game.


def test_a_game_is_dealt_with_each_number_of_players() -> None:
    for seats in GAME.seats:
        camp = GAME.setup(seats, 1, {"scenario": "family_robinson"})
        assert len(household(camp).wanted) == 9
        assert "child-born" not in kinds(camp.events)
