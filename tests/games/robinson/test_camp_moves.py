"""RC-26: moving the camp. What goes along is also in ``test_effects_camp``."""

import pytest

from atoll.games.robinson.camp.moves import move_camp
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.land.tokens import put_at_camp
from atoll.games.robinson.state import NOWHERE, Goods
from atoll.games.robinson.steps import AskCampMove, EndRound, ProductionPhase, TurnDown
from atoll.games.robinson.vocabulary import MoveCamp
from tests.rulecite import rule

from .acting import appears, have, island, keeps, plans, space
from .tables import answer, asked, happen


@rule("RC-26.1")
def test_the_camp_moves_one_step_to_an_explored_tile() -> None:
    camp = island(m2=1, m3=4, b1=6)
    space(camp, "b1").face_down = True
    happen(camp, AskCampMove())
    assert asked(camp) == ("ask-camp", {"stay", "choose m2"})


@rule("RC-26.2")
@pytest.mark.parametrize(
    ("roof", "palisade", "left"), [(3, 1, (2, 1)), (4, 2, (2, 1)), (0, 5, (0, 3))]
)
def test_with_a_built_shelter_levels_are_halved_rounding_up(
    roof: int, palisade: int, left: tuple[int, int]
) -> None:
    camp = island(m2=1)
    camp.shelter = True
    camp.levels["roof"], camp.levels["palisade"] = roof, palisade
    move_camp(camp, SPACE["m2"])
    assert (camp.levels["roof"], camp.levels["palisade"]) == left


@rule("RC-26.2")
def test_the_weapon_is_not_touched() -> None:
    camp = island(m2=1)
    camp.levels["weapon"] = 5
    move_camp(camp, SPACE["m2"])
    assert camp.levels["weapon"] == 5


@rule("RC-26.2")
def test_from_cave_to_cave_everything_is_lost() -> None:
    camp = island(m2=2, m3=11)
    camp.camp = SPACE["m2"]
    camp.levels["roof"], camp.levels["palisade"] = 3, 2
    move_camp(camp, SPACE["m3"])
    assert (camp.levels["roof"], camp.levels["palisade"]) == (0, 0)


@rule("RC-26.3", "RC-17.6")
def test_the_shortcut_has_to_be_built_again() -> None:
    camp = island("explorer cook", m2=1)
    have(camp, "map", "shortcut")
    camp.shortcut = SPACE["m2"]
    move_camp(camp, SPACE["m2"])
    assert (camp.shortcut, camp.turned_back) == (-1, ["shortcut"])
    happen(camp, EndRound())
    camp.agenda = camp.agenda[:1]
    camp.first = 0
    assert plans(camp, "do build shortcut") == {"do build shortcut"}


@rule("RC-26.3", "RC-18.5")
def test_so_has_one_that_led_nowhere() -> None:
    camp = island("explorer cook", m2=1)
    have(camp, "map", "shortcut")
    move_camp(camp, SPACE["m2"])
    assert camp.turned_back == ["shortcut"]


@rule("RC-26.3", "RC-19.7")
def test_and_one_to_a_tile_that_becomes_inaccessible() -> None:
    camp = island("explorer cook", m2=1, b1=4)
    camp.phase = "event"
    have(camp, "map", "shortcut")
    camp.shortcut = SPACE["m2"]
    happen(camp, TurnDown("b1"))
    assert (camp.shortcut, camp.turned_back) == (SPACE["m2"], [])
    happen(camp, TurnDown("m2"))
    assert (camp.shortcut, camp.turned_back) == (NOWHERE, ["shortcut"])
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=1)
    happen(camp, EndRound())
    assert "shortcut" in camp.board


@rule("RC-26.4")
def test_extra_food_of_an_item_moves_along() -> None:
    camp = island(m2=1)
    camp.phase = "end"
    have(camp, "snare")
    camp.items.remove("snare")
    appears(camp, "snare")
    move_camp(camp, SPACE["m2"])
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], ["food"])


@rule("RC-26.4")
@pytest.mark.parametrize("token", ["food", "flock"])
def test_food_that_meets_extra_food_or_a_flock_is_discarded_and_the_item_turned_back(
    token: str,
) -> None:
    camp = island(m2=1)
    camp.phase = "end"
    have(camp, "snare")
    camp.items.remove("snare")
    appears(camp, "snare")
    space(camp, "m2").tokens.append(token)
    move_camp(camp, SPACE["m2"])
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], [token])
    assert camp.turned_back == ["snare"]


@rule("RC-26.4", "RC-2.7")
def test_where_a_flock_lives_an_item_brings_no_extra_food() -> None:
    camp = island()
    space(camp, "m1").tokens.append("flock")
    put_at_camp(camp, "food", "snare")
    assert space(camp, "m1").tokens == ["flock"]


@rule("RC-26.4")
def test_a_flock_stays_behind() -> None:
    camp = island(m2=1)
    space(camp, "m1").tokens.append("flock")
    move_camp(camp, SPACE["m2"])
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == (["flock"], [])


@rule("RC-26.4", "RC-2.9")
def test_a_treasure_whose_token_cannot_come_is_discarded() -> None:
    camp = island(m2=1)
    keeps(camp, "mystery-hatchet", 0)
    put_at_camp(camp, "wood", "mystery-hatchet")
    space(camp, "m2").tokens.append("wood")
    move_camp(camp, SPACE["m2"])
    assert camp.kept == []
    assert camp.mystery_discards == ["mystery-hatchet"]
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], ["wood"])


@rule("RC-26.5")
def test_a_move_that_is_forced_follows_the_same_rules() -> None:
    camp = island(m2=1, b1=4)
    camp.shelter = True
    camp.levels["roof"] = 3
    happen(camp, MoveCamp())
    assert asked(camp)[1] == {"choose m2", "choose b1"}
    answer(camp, "choose b1")
    assert (camp.camp, camp.levels["roof"]) == (SPACE["b1"], 2)


@rule("RC-26.5")
def test_with_nowhere_to_go_each_character_is_wounded_instead() -> None:
    camp = island(friday=True)
    happen(camp, MoveCamp())
    assert [each.wounds for each in camp.people] == [1, 1, 0]
