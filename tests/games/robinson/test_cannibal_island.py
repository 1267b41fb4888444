"""RC-35: Cannibal Island, but for the attacks of the castaways."""

import pytest

from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.land.tiles import explored, near
from atoll.games.robinson.planning.deeds import menu
from atoll.games.robinson.redeal import hide
from atoll.games.robinson.scenarios.cannibal_island import SCENARIO, village_strength
from atoll.games.robinson.state import Camp, Goods, Pile
from atoll.games.robinson.steps import AskCampMove, MoveCampTo, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import (
    Book,
    CoverTerrain,
    Forecast,
    MoveCamp,
    PutItemsAway,
    RestoreLevels,
)
from tests.rulecite import rule

from .acting import act, appears, have, keeps, kinds, plans, powers, space, use
from .cannibals import TOTEMS, begin, burnt, found, settled, shore
from .tables import all_wounds, answer, asked, happen, person, table, wounds

# Setting up.


@rule("RC-35.1")
def test_nine_rounds_without_dice() -> None:
    assert SCENARIO.rounds == 9
    assert {SCENARIO.dice(round_, 0) for round_ in range(1, 10)} == {()}


@rule("RC-35.1")
def test_weather_tokens_count() -> None:
    camp = shore()
    camp.phase = "event"
    camp.available = Goods(wood=1, food=1)
    happen(camp, Forecast("rain"), WeatherPhase())
    assert camp.available == Goods()


@rule("RC-35.2")
def test_tile_4_lies_face_down_on_a_space_of_its_own() -> None:
    camp = shore(t3=1, m4=9)
    assert len(camp.spaces) == 11
    assert (space(camp, "t4").tile, space(camp, "t4").face_down) == (4, True)
    assert sorted(camp.tiles.cards, key=int) == ["2", "3", "5", "6", "7", "10", "11"]
    assert SPACE["t4"] not in near(camp, SPACE["t3"])
    assert plans(camp, "do explore t4") == set()


@rule("RC-35.2")
def test_its_neighbours_are_t3_and_m4() -> None:
    camp = found(shore(t2=3, t3=1, m3=11, m4=9))
    assert [at for at in range(10) if SPACE["t4"] in near(camp, at)] == [SPACE["t3"], SPACE["m4"]]
    assert near(camp, SPACE["t4"]) == [SPACE["t3"], SPACE["m4"]]


@rule("RC-35.2")
@pytest.mark.parametrize("items", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("names", ["cook", "cook carpenter explorer soldier"])
def test_the_starting_items_are_rum_and_tobacco_and_only_more_are_drawn(
    names: str, items: int
) -> None:
    camp = table(names, scenario="cannibal_island", items=items)
    cards = [kept.card for kept in camp.kept]
    assert cards[:2] == ["supply-flask-of-rum", "supply-pipe-and-tobacco"][:items]
    assert len(cards) == items
    assert len({*cards, *camp.supplies.cards}) == len(cards) + len(camp.supplies.cards) == 8
    assert {kept.uses for kept in camp.kept} <= {2}


@rule("RC-35.2")
def test_where_tile_4_lies_is_known_whatever_is_dealt_anew() -> None:
    camp = shore()
    hide(camp, 0)
    assert space(camp, "t4").tile == 4
    assert "4" not in camp.tiles.cards


# The city.


@rule("RC-35.3")
def test_before_the_event_phase_of_round_4_the_city_is_found() -> None:
    camp = shore()
    for number in (2, 3):
        begin(camp, number)
        assert (space(camp, "t4").face_down, space(camp, "t4").totem) == (True, 0)
    finds = [*camp.finds.cards]
    begin(camp, 4)
    assert (space(camp, "t4").face_down, space(camp, "t4").totem) == (False, 6)
    assert (camp.finds.cards, camp.future_finds, camp.kept) == (finds, [], [])
    assert all_wounds(camp) == [0, 0]


@rule("RC-35.3")
def test_the_city_is_found_once() -> None:
    camp = found(shore())
    space(camp, "t4").face_down = True
    begin(camp, 5)
    assert space(camp, "t4").face_down


@rule("RC-35.3")
def test_its_hills_are_not_explored_nor_can_they_be_covered() -> None:
    camp = found(shore())
    assert not explored(camp, "hills")
    happen(camp, CoverTerrain("hills"))
    assert asked(camp) == ("", set())
    space(camp, "m2").tile = 7
    assert explored(camp, "hills")
    happen(camp, CoverTerrain("hills"))
    assert (space(camp, "m2").covered, space(camp, "t4").covered) == (["terrain"], [])
    assert not explored(camp, "hills")


# Villages.


def explores(camp: Camp, where: str, tile: int, pawns: str = "carpenter carpenter") -> None:
    """Somebody explores a place, and finds this tile."""
    camp.tiles = Pile([str(tile)])
    act(camp, "explore", where, pawns=pawns)


@rule("RC-35.5")
def test_the_first_four_totems_are_villages_by_order_of_exploring() -> None:
    camp = found(shore("carpenter cook"))
    have(camp, "medicine")
    for place, tile in zip(("m2", "t1", "b1", "t2"), (10, 2, 7, 5), strict=True):
        explores(camp, place, tile)
    assert [space(camp, place).totem for place in ("m2", "t1", "b1", "t2")] == [1, 2, 3, 4]
    explores(camp, "b2", 6)
    assert space(camp, "b2").totem == 0


@rule("RC-35.5")
def test_a_fifth_totem_is_no_village_but_counts() -> None:
    camp = settled("t1 m2 b1 t2")
    before = village_strength(camp)
    camp.available = Goods(wood=2, food=2)
    explores(camp, "b2", 10)
    assert village_strength(camp) == before + 1
    assert SCENARIO.may_camp(camp, SPACE["b2"])
    assert plans(camp, "do hunt b2") == set()


@rule("RC-35.5", "RC-35.6")
@pytest.mark.parametrize(
    ("before", "medicine", "hurt"),
    [(0, False, 1), (1, False, 1), (2, False, 1), (3, False, 3), (3, True, 1), (4, False, 1)],
)
def test_whoever_explores_a_totem_is_wounded(before: int, medicine: bool, hurt: int) -> None:
    camp = settled(" ".join(["t1", "b1", "t2", "b2"][:before]))
    have(camp, *["medicine"] if medicine else [])
    explores(camp, "m2", TOTEMS[before], "cook carpenter")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, hurt)


@rule("RC-35.6")
def test_friday_is_wounded_if_he_explores_it() -> None:
    camp = settled("", friday=True)
    explores(camp, "m2", 5, "friday dog")
    assert all_wounds(camp) == [0, 0, 1]


@rule("RC-35.6")
def test_medicine_that_cannot_be_used_now_is_built_nevertheless() -> None:
    camp = settled("t1 b1 t2")
    have(camp, "medicine")
    happen(camp, PutItemsAway())
    explores(camp, "m2", 7)
    assert wounds(camp, "carpenter") == 1


@rule("RC-35.6")
def test_medicine_of_the_same_phase_comes_too_late() -> None:
    camp = settled("t1 b1 t2", m3=1)
    camp.future_items = ["medicine"]
    camp.board.remove("medicine")
    explores(camp, "m2", 7)
    assert wounds(camp, "carpenter") == 3


@rule("RC-35.6")
@pytest.mark.parametrize("before", [1, 2, 3])
@pytest.mark.parametrize(
    ("goods", "choice", "left"),
    [
        (Goods(wood=2, food=1), "discard-wood", Goods(wood=1, food=1)),
        (Goods(wood=2, food=1), "discard-food", Goods(wood=2)),
        (Goods(wood=2), "", Goods(wood=1)),
        (Goods(food=1), "", Goods()),
        (Goods(rations=1), "", Goods()),
        (Goods(fur=1), "", Goods(fur=1)),
        (Goods(), "", Goods()),
    ],
)
def test_the_second_third_and_fourth_cost_wood_or_food_if_there_is_any(
    before: int, goods: Goods, choice: str, left: Goods
) -> None:
    camp = settled(" ".join(["t1", "b1", "t2"][:before]))
    have(camp, "medicine")
    camp.available = goods
    explores(camp, "m2", TOTEMS[before])
    if choice:
        assert asked(camp) == ("ask-way", {"choose discard-wood", "choose discard-food"})
        answer(camp, f"choose {choice}")
    assert camp.available == left
    assert all_wounds(camp) == [1, 0]


@rule("RC-35.6")
@pytest.mark.parametrize("before", [0, 4])
def test_the_first_and_the_fifth_cost_nothing(before: int) -> None:
    camp = settled(" ".join(["t1", "b1", "t2", "b2"][:before]))
    camp.available = Goods(wood=2, food=2)
    explores(camp, "m2", TOTEMS[before])
    assert camp.available == Goods(wood=2, food=2)


@rule("RC-35.6")
def test_the_discoveries_of_a_village_come_afterwards() -> None:
    camp = settled("t1")
    camp.available = Goods(wood=1, food=1)
    explores(camp, "m2", 7)
    assert (asked(camp)[0], camp.future_finds) == ("ask-way", [])
    answer(camp, "choose discard-food")
    assert len(camp.future_finds) == 2


# The camp, and gathering.


@rule("RC-35.11")
def test_the_camp_does_not_move_to_a_village_before_it_is_burnt() -> None:
    camp = settled("m2 t1", b1=1)
    happen(camp, AskCampMove())
    assert asked(camp) == ("ask-camp", {"stay", "choose b1"})
    answer(camp, "stay")
    burnt(camp, 2)
    happen(camp, AskCampMove())
    assert asked(camp) == ("ask-camp", {"stay", "choose b1", "choose t1"})


@rule("RC-35.11")
def test_nor_to_the_city() -> None:
    camp = found(shore(m4=1, t3=9))
    camp.camp = SPACE["m4"]
    happen(camp, AskCampMove())
    assert asked(camp) == ("ask-camp", {"stay", "choose t3"})


@rule("RC-35.11")
def test_a_camp_that_would_have_to_move_to_a_village_stays_for_a_wound_each() -> None:
    camp = settled("m2", friday=True)
    happen(camp, MoveCamp())
    assert camp.camp == SPACE["m1"]
    assert all_wounds(camp) == [1, 1, 0]
    burnt(camp, 1)
    happen(camp, MoveCamp())
    assert camp.camp == SPACE["m2"]


@rule("RC-35.3", "RC-35.11")
def test_gathering_among_cannibals_takes_a_pawn_more() -> None:
    camp = found(settled("t3 b3", m3=1, m4=9))
    camp.camp = SPACE["m4"]
    sizes = {deed.target: deed.sizes for deed in menu(camp).values() if deed.kind == "gather"}
    assert sizes["m3-left"] == (1, 2)
    assert sizes["t3-left"] == (2, 3)
    assert sizes["t4-left"] == sizes["t4-right"] == (2, 3)
    burnt(camp, 1)
    camp.__dict__.pop("menu")
    sizes = {deed.target: deed.sizes for deed in menu(camp).values() if deed.kind == "gather"}
    assert sizes["t3-left"] == (1, 2)
    assert sizes["b3-left"] == (2, 3)


@rule("RC-35.11")
def test_exploring_beside_cannibals_takes_no_pawn_more() -> None:
    camp = settled("m2")
    assert menu(camp)["explore", "m3"].sizes == (2, 3)


# The book.


@rule("RC-35.12")
@pytest.mark.parametrize(("villages", "hurt"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
@pytest.mark.parametrize("phase", ["event", "action"])
def test_the_cannibals_wound_each_character_less_for_each_village_burnt(
    villages: int, hurt: int, phase: Phase
) -> None:
    camp = settled("t1 t2 b2 b3", friday=True, m2=1)
    burnt(camp, *range(1, villages + 1))
    camp.phase = phase
    happen(camp, Book())
    assert all_wounds(camp) == [hurt, hurt, 0]
    told = [event.args["count"] for event in camp.events if event.kind == "wounded"]
    assert told == [hurt] * (2 if hurt else 0)


@rule("RC-35.12")
def test_then_the_camp_has_to_flee_as_usual() -> None:
    camp = settled("b1", m2=1, t1=9)
    camp.shelter = True
    camp.levels["roof"], camp.levels["palisade"] = 3, 2
    happen(camp, Book())
    assert asked(camp) == ("ask-move-camp", {"choose m2", "choose t1"})
    answer(camp, "choose t1")
    assert camp.camp == SPACE["t1"]
    assert (camp.shelter, camp.levels["roof"], camp.levels["palisade"]) == (True, 2, 1)
    assert all_wounds(camp) == [3, 3]


@rule("RC-35.12")
def test_no_card_makes_good_what_the_flight_has_cost() -> None:
    camp = table(scenario="cannibal_island", phase="event", card="event-cloudburst")
    space(camp, "m2").tile = 1
    camp.shelter = True
    camp.levels["palisade"] = 4
    happen(camp, Book(), RestoreLevels())
    assert (camp.camp, camp.levels["palisade"]) == (SPACE["m2"], 2)
    happen(camp, MoveCampTo("m1"), RestoreLevels())
    assert camp.levels["palisade"] == 2


@rule("RC-35.13")
@pytest.mark.parametrize("villages", ["", "m2 t1 b1"])
def test_if_it_cannot_the_shelter_is_lost_with_roof_and_palisade(villages: str) -> None:
    camp = settled(villages)
    camp.shelter = True
    camp.levels["roof"], camp.levels["palisade"], camp.levels["weapon"] = 3, 2, 2
    told = happen(camp, Book())
    assert camp.camp == SPACE["m1"]
    assert (camp.shelter, camp.levels) == (False, {"roof": 0, "palisade": 0, "weapon": 2})
    assert all_wounds(camp) == [3, 3]
    assert "shelter-lost" in kinds(told)


@rule("RC-35.13")
def test_without_a_built_shelter_each_character_is_wounded_twice_more() -> None:
    camp = shore(friday=True)
    happen(camp, Book())
    assert all_wounds(camp) == [5, 5, 0]


@rule("RC-35.13")
def test_a_natural_shelter_is_not_lost() -> None:
    camp = burnt(settled("b2 m3 t2", m2=11), 1, 2)
    camp.camp = SPACE["m2"]
    space(camp, "m1").face_down = True
    space(camp, "b2").face_down = space(camp, "m3").face_down = True
    camp.levels["roof"], camp.levels["palisade"] = 1, 1
    happen(camp, Book())
    assert camp.camp == SPACE["m2"]
    assert (camp.levels["roof"], camp.levels["palisade"]) == (0, 0)
    assert all_wounds(camp) == [3, 3]


@rule("RC-35.12")
def test_who_dies_of_that_has_lost() -> None:
    camp = settled("", m2=1)
    person(camp, "cook").wounds = 10
    happen(camp, Book())
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"


# Discoveries.


@rule("RC-35.14")
def test_the_ointment_heals_one_wound_at_night() -> None:
    camp = shore()
    keeps(camp, "find-healing-ointment")
    person(camp, "cook").wounds = 2
    for phase in ("event", "action", "weather"):
        camp.phase = phase
        assert powers(camp, "cook") == set()
    camp.phase = "night"
    use(camp, "cook", "find-healing-ointment")
    answer(camp, "choose cook")
    assert (wounds(camp, "cook"), camp.kept) == (1, [])


@rule("RC-35.14")
def test_the_map_puts_three_tiles_back_in_any_order() -> None:
    camp = shore()
    camp.tiles = Pile(["1", "2", "3", "5", "6"])
    keeps(camp, "find-map-of-the-island")
    use(camp, "cook", "find-map-of-the-island")
    assert asked(camp) == ("ask-next-tile", {"choose 3", "choose 5", "choose 6"})
    answer(camp, "choose 5", "choose 3")
    assert camp.tiles.cards == ["1", "2", "5", "3", "6"]
    assert (camp.tiles.top, camp.kept) == (3, [])


@rule("RC-35.14")
def test_the_map_is_of_no_use_when_no_tiles_are_left() -> None:
    camp = shore()
    keeps(camp, "find-map-of-the-island")
    assert powers(camp, "cook") == {"use find-map-of-the-island"}
    camp.tiles = Pile([])
    assert powers(camp, "cook") == set()


@rule("RC-35.14")
def test_the_machete_raises_the_weapon() -> None:
    camp = shore()
    keeps(camp, "find-rusty-machete")
    use(camp, "cook", "find-rusty-machete")
    assert (camp.levels["weapon"], camp.kept) == (1, [])


# Inventions.


@rule("RC-35.15")
def test_what_the_inventions_require() -> None:
    canoe, ballista = SCENARIO.inventions["canoe"], SCENARIO.inventions["ballista"]
    assert (canoe.terrains, canoe.items, canoe.prices) == (("river",), (), (Need(wood=1),))
    assert (ballista.terrains, ballista.items) == ((), ("rope",))
    assert ballista.prices == (Need(wood=2),)


@rule("RC-35.15")
def test_with_the_canoe_one_of_two_tiles_is_laid() -> None:
    camp = shore("carpenter cook")
    have(camp, "canoe")
    camp.tiles = Pile(["11", "9", "3", "1"])
    act(camp, "explore", "m2", pawns="cook cook")
    (decision,) = camp.awaited
    assert camp.people[decision.seat].name == "cook"
    assert asked(camp) == ("ask-tile-to-lay", {"choose 1", "choose 3"})
    answer(camp, "choose 3")
    assert space(camp, "m2").tile == 3
    assert sorted(camp.tiles.cards) == ["1", "11", "9"]
    assert camp.tiles.top == 0
    assert len(camp.future_finds) == 3


@rule("RC-35.15")
def test_the_last_tile_is_laid_without_a_choice() -> None:
    camp = shore()
    have(camp, "canoe")
    camp.tiles = Pile(["1"])
    act(camp, "explore", "m2")
    assert (space(camp, "m2").tile, camp.tiles.cards) == (1, [])


@rule("RC-35.15")
def test_the_canoe_is_no_card_that_could_be_put_away() -> None:
    camp = shore()
    have(camp, "canoe")
    happen(camp, PutItemsAway())
    camp.tiles = Pile(["3", "1"])
    act(camp, "explore", "m2")
    assert asked(camp)[1] == {"choose 3", "choose 1"}


@rule("RC-35.15")
@pytest.mark.parametrize(("shelter", "palisade"), [(True, 2), (False, 0)])
def test_the_ballista_raises_the_weapon_and_with_a_shelter_the_palisade(
    shelter: bool, palisade: int
) -> None:
    camp = shore()
    camp.shelter = shelter
    camp.board.remove("ballista")
    appears(camp, "ballista")
    assert (camp.levels["weapon"], camp.levels["palisade"]) == (1, palisade)


@rule("RC-35.15")
def test_a_natural_shelter_will_do_for_the_ballista() -> None:
    camp = shore(m2=2)
    camp.camp = SPACE["m2"]
    camp.board.remove("ballista")
    appears(camp, "ballista")
    assert (camp.shelter, camp.levels["palisade"]) == (False, 2)


# What is to be seen.


@rule("RC-35.9")
def test_the_board_shows_villages_what_is_burnt_and_the_city() -> None:
    camp = burnt(settled("t1 t2", m2=10), 2)
    seen = {each.name: each for each in see(camp).spaces}
    assert [seen[place].landmark for place in ("t1", "t2", "m2", "t4")] == [
        "village",
        "burnt-village",
        "totem",
        "city",
    ]
    assert (seen["t1"].covered, seen["t2"].covered) == ((), ("totem",))
    told = [(each.key, dict(each.args)) for each in see(camp).progress]
    assert told == [
        ("progress-villages", {"burnt": 1, "found": 2}),
        ("progress-village-strength", {"strength": 6}),
        ("progress-city-strength", {"strength": 18}),
    ]
