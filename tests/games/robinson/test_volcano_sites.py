"""RC-34: the sites of Volcano Island, what helps to explore them, and the boat."""

import pytest

from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.planning.deeds import menu, menu_changed
from atoll.games.robinson.scenarios.volcano_island import SCENARIO, expedition
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Scene
from atoll.games.robinson.steps import EndActionPhase, WeatherPhase
from atoll.games.robinson.vocabulary import DrawMysteries, Win
from tests.rulecite import rule

from .acting import act, falls, have, keeps, kinds, plans, powers, space, use
from .tables import GAME, answer, asked, happen, may_plan, person, planning, says, wounds
from .volcanic import begins, camp_at, explored, reason, volcano

GOLD, OLD_MAP, FURS = "mystery-gold", "mystery-old-map", "mystery-cave-with-furs"
BITE, SNAKE = "mystery-bite", "mystery-snake"
BLADE, SPEAR = "mystery-sharp-blade", "mystery-blunt-spear"
COLLAPSE, STRANGLER = "mystery-collapse", "mystery-giant-snake"
MAP, DIARY, TORCH = "find-old-map", "find-indys-diary", "find-torch"
CHOICE = {"choose draw-fewer", "choose draw-all"}


def at_the_sites(*cards: str, sites: int = 0, friday: bool = False) -> Camp:
    """Sites on both sides of the camp; these mysteries lie in the deck, the first on top."""
    camp = explored(volcano(t3=4, b3=7, friday=friday), spaces=2, sites=sites)
    camp.mysteries = Pile([*cards][::-1])
    return camp


def site_sizes(camp: Camp, at: str) -> tuple[int, ...]:
    menu_changed(camp)
    return menu(camp)["explore", f"{at}-site"].sizes


def sites(camp: Camp) -> set[str]:
    """The sites that can be explored."""
    menu_changed(camp)
    return {target for _, target in menu(camp) if target.endswith("-site")}


# Where they are.


@rule("RC-34.10")
def test_a_totem_shows_a_site_and_gets_no_number_yet() -> None:
    camp = volcano()
    camp.tiles = Pile(["1", "7"])
    told = act(camp, "explore", "b3")
    assert "site-found" in kinds(told)
    assert space(camp, "b3").totem == 0
    seen = {each.name: each.landmark for each in GAME.view(camp, 0).board.spaces if each.landmark}
    assert seen == {"m3": "volcano", "b3": "site"}


@rule("RC-34.10")
def test_it_can_be_explored_from_the_next_round_on() -> None:
    camp = volcano()
    camp.tiles = Pile(["1", "7"])
    planning(camp)
    assert may_plan(camp, "cook", "do explore b3") == {"do explore b3"}
    says(camp, "carpenter", "do explore b3", "add carpenter explore-b3", "ready")
    assert may_plan(camp, "cook", "do explore") == {"do explore t3"}
    camp = volcano(b3=7)
    assert "do explore b3-site" in plans(camp, "do explore")


@rule("RC-34.2", "RC-34.10")
def test_only_tiles_with_a_totem_have_one_and_not_the_first() -> None:
    assert sites(volcano(t3=1, b3=7)) == {"b3-site"}
    assert sites(volcano(t3=1)) == set()


@rule("RC-34.10")
def test_numbers_go_by_the_order_of_exploring_and_each_site_is_explored_once() -> None:
    camp = at_the_sites(*[GOLD] * 9)
    told = act(camp, "explore", "b3-site")
    assert [each.args for each in told if each.kind == "site"] == [
        {"number": 1, "space": "b3", "count": 3}
    ]
    assert (space(camp, "b3").totem, space(camp, "t3").totem, expedition(camp).sites) == (1, 0, 1)
    assert sites(camp) == {"t3-site"}
    act(camp, "explore", "t3-site")
    assert (space(camp, "b3").totem, space(camp, "t3").totem, expedition(camp).sites) == (1, 2, 2)
    assert sites(camp) == set()
    assert expedition(camp).spaces == 2


@rule("RC-34.10")
def test_a_site_that_was_not_explored_for_failure_is_still_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = at_the_sites(BITE)
    falls(monkeypatch, success=False)
    act(camp, "explore", "b3-site", sure=False)
    assert (expedition(camp).sites, space(camp, "b3").totem, wounds(camp, "carpenter")) == (0, 0, 0)
    assert sites(camp) == {"b3-site", "t3-site"}


@rule("RC-34.10")
def test_after_the_fourth_there_is_nothing_more_to_explore() -> None:
    assert sites(at_the_sites(sites=3)) == {"b3-site", "t3-site"}
    assert sites(at_the_sites(sites=4)) == set()
    assert "site" not in [SCENARIO.landmark(at_the_sites(sites=4), at) for at in range(10)]
    camp = at_the_sites(BITE, sites=4)
    told = act(camp, "explore", "b3-site")  # it was planned together with the fourth
    assert "site-empty" in kinds(told)
    assert (expedition(camp).sites, wounds(camp, "carpenter")) == (4, 0)


@rule("RC-34.7", "RC-34.10")
def test_a_site_under_lava_is_lost_but_what_was_explored_counts() -> None:
    camp = camp_at(volcano(t3=4, b3=7, t2=1), "t2")
    camp.mysteries = Pile([GOLD] * 9)
    act(camp, "explore", "t3-site")
    begins(camp, 5)
    assert sites(camp) == set()
    assert (expedition(camp).sites, space(camp, "t3").totem) == (1, 0)


# How many pawns.


@rule("RC-34.4", "RC-34.10")
def test_it_takes_as_many_pawns_as_the_way_and_one_more() -> None:
    camp = volcano(t3=4, t2=5, t1=2)
    assert [site_sizes(camp, at) for at in ("t3", "t2", "t1")] == [(2, 3), (3, 4), (4, 5)]
    camp_at(camp, "t3")
    assert site_sizes(camp, "t3") == (2, 3)


@rule("RC-34.9", "RC-34.10")
def test_ash_takes_one_more_at_a_site_too() -> None:
    camp = at_the_sites()
    space(camp, "b3").tokens = ["ash"]
    assert (site_sizes(camp, "b3"), site_sizes(camp, "t3")) == ((3, 4), (2, 3))


@rule("RC-34.11")
@pytest.mark.parametrize(("before", "few"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_the_last_two_sites_take_a_pawn_more(before: int, few: int) -> None:
    assert site_sizes(at_the_sites(sites=before), "b3") == (few, few + 1)


@rule("RC-34.10", "RC-34.11")
def test_a_site_that_is_planned_after_another_counts_as_a_later_one() -> None:
    camp = explored(volcano("carpenter cook explorer", t3=4, b3=7), spaces=2, sites=1)
    planning(camp)
    says(camp, "carpenter", "do explore b3-site", "add carpenter explore-b3-site")
    says(camp, "cook", "do explore t3-site", "add cook explore-t3-site")
    assert [stack.sizes for stack in GAME.view(camp, 0).board.plan] == [(2, 3), (3, 4)]
    assert "ready" in may_plan(camp, "carpenter")
    assert "ready" not in may_plan(camp, "cook")
    says(camp, "explorer", "add explorer explore-t3-site")
    assert "ready" in may_plan(camp, "cook")


@rule("RC-34.10", "RC-34.11")
@pytest.mark.parametrize("before", [0, 2])
def test_two_early_sites_or_two_late_ones_take_the_same(before: int) -> None:
    camp = explored(volcano("carpenter cook", t3=4, b3=7), spaces=2, sites=before)
    planning(camp)
    says(camp, "carpenter", "do explore b3-site")
    says(camp, "cook", "do explore t3-site")
    first, second = [stack.sizes for stack in GAME.view(camp, 0).board.plan]
    assert first == second


# What is drawn there.


@rule("RC-34.11")
@pytest.mark.parametrize(("before", "count"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_so_many_mysteries_of_any_kind_are_drawn_and_nobody_may_stop(
    before: int, count: int
) -> None:
    camp = at_the_sites(BLADE, GOLD, BITE, OLD_MAP, SPEAR, FURS, SNAKE, sites=before)
    act(camp, "explore", "b3-site")
    assert asked(camp) == ("", set())
    assert len(camp.mysteries.cards) == 7 - count
    assert camp.future_treasures == [GOLD, OLD_MAP][: 1 if count == 3 else 2]
    assert wounds(camp, "carpenter") == (5 if count == 5 else 3)


@rule("RC-34.11")
@pytest.mark.parametrize("card", [COLLAPSE, STRANGLER])
def test_a_card_may_end_the_draw_and_the_site_is_explored_nevertheless(card: str) -> None:
    camp = at_the_sites(BITE, card, BITE)
    act(camp, "explore", "b3-site")
    assert wounds(camp, "carpenter") == 1
    assert camp.mysteries.cards == [BITE]
    assert (expedition(camp).sites, space(camp, "b3").totem) == (1, 1)


@rule("RC-34.11")
def test_treasures_come_at_the_end_of_the_action_phase() -> None:
    camp = at_the_sites(FURS, BITE, BLADE)
    act(camp, "explore", "b3-site")
    assert camp.available.fur == 0
    happen(camp, EndActionPhase())
    assert camp.available.fur == 2


@rule("RC-34.11")
def test_friday_explores_sites_too_and_if_he_dies_there_the_site_is_explored() -> None:
    camp = at_the_sites(BITE, SNAKE, SNAKE, friday=True)
    person(camp, "friday").wounds = 2
    act(camp, "explore", "b3-site", pawns="friday dog")
    assert [each.name for each in camp.people] == ["carpenter", "cook"]
    assert expedition(camp).sites == 1
    assert camp.outcome is None


@rule("RC-29.7", "RC-34.11")
def test_friday_who_dies_on_the_way_to_a_site_meets_no_mysteries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = at_the_sites(BITE, SNAKE, SNAKE, friday=True)
    keeps(camp, "find-old-map")
    person(camp, "friday").wounds = 3
    falls(monkeypatch, success=True, wound=True)
    act(camp, "explore", "b3-site", pawns="friday dog", sure=False)
    assert [each.name for each in camp.people] == ["carpenter", "cook"]
    assert expedition(camp).sites == 1
    assert camp.mysteries.cards[-3:] == [SNAKE, SNAKE, BITE]


@rule("RC-34.11")
def test_who_dies_at_a_site_loses_the_game() -> None:
    camp = at_the_sites(BITE, BITE, BITE)
    person(camp, "carpenter").wounds = 12
    act(camp, "explore", "b3-site")
    assert reason(camp) == "died"


# What is found.


@rule("RC-34.12")
def test_the_old_map_is_offered_before_the_first_card_and_saves_one() -> None:
    camp = at_the_sites(BITE, BITE, BITE)
    keeps(camp, MAP)
    act(camp, "explore", "b3-site", pawns="cook carpenter")
    assert asked(camp) == ("ask-way", CHOICE)
    assert camp.awaited[0].seat == 1
    assert len(camp.mysteries.cards) == 3
    answer(camp, "choose draw-fewer")
    assert (wounds(camp, "cook"), camp.kept, camp.out) == (2, [], [MAP])
    assert expedition(camp).sites == 1


@rule("RC-34.12")
def test_nobody_has_to_use_the_old_map() -> None:
    camp = at_the_sites(BITE, BITE, BITE)
    keeps(camp, MAP)
    act(camp, "explore", "b3-site")
    answer(camp, "choose draw-all")
    assert (wounds(camp, "carpenter"), camp.kept) == (3, [Kept(MAP, 1)])


@rule("RC-34.12")
def test_the_old_map_of_somebody_outside_the_camp_serves_nobody_else() -> None:
    camp = at_the_sites(GOLD, GOLD, GOLD)
    camp.kept = [Kept(MAP, 1, user=1)]
    act(camp, "explore", "b3-site")
    assert expedition(camp).sites == 1
    assert asked(camp) == ("", set())


@rule("RC-34.12")
def test_the_old_map_serves_at_sites_only() -> None:
    camp = volcano()
    keeps(camp, MAP)
    assert powers(camp, "carpenter") == set()
    camp.mysteries = Pile([BITE])
    camp.tiles = Pile(["1", "3"])
    act(camp, "explore", "b3")
    camp.scenes = [Scene(0)]
    happen(camp, DrawMysteries(monsters=1))
    assert wounds(camp, "carpenter") == 1
    assert camp.kept == [Kept(MAP, 1)]


@rule("RC-34.12")
@pytest.mark.parametrize(
    ("find", "kept_off", "others"), [(DIARY, BLADE, (BITE, GOLD)), (TORCH, SNAKE, (SPEAR, GOLD))]
)
def test_diary_and_torch_ignore_a_trap_or_a_monster_which_counts_all_the_same(
    find: str, kept_off: str, others: tuple[str, str]
) -> None:
    camp = at_the_sites(others[0], kept_off, others[1], SNAKE)
    keeps(camp, find)
    act(camp, "explore", "b3-site")
    assert asked(camp) == ("ask-ignore", {"go-on", f"use {find}"})
    before = wounds(camp, "carpenter")
    answer(camp, f"use {find}")
    assert wounds(camp, "carpenter") == before
    assert camp.mysteries.cards == [SNAKE]
    assert kept_off in camp.mystery_discards
    assert (camp.kept, camp.out) == ([], [find])


@rule("RC-34.12")
def test_diary_and_torch_need_not_be_used_and_serve_wherever_mysteries_are_drawn() -> None:
    camp = at_the_sites(SNAKE, BLADE)
    camp.scenes = [Scene(0)]
    keeps(camp, DIARY)
    keeps(camp, TORCH)
    happen(camp, DrawMysteries(either=2, must=True))
    answer(camp, "go-on")
    assert wounds(camp, "carpenter") == 2
    answer(camp, f"use {DIARY}")
    assert wounds(camp, "carpenter") == 2
    assert camp.kept == [Kept(TORCH, 1)]


@rule("RC-34.12")
def test_the_old_canvas_keeps_off_a_rain_cloud_in_the_weather_phase() -> None:
    camp = volcano()
    keeps(camp, "find-old-canvas")
    camp.sky.rain = 1
    assert powers(camp, "cook") == set()
    camp.available = Goods(wood=5, food=5)
    camp.sky.rain = 2
    happen(camp, WeatherPhase())
    use(camp, "cook", "find-old-canvas")
    assert camp.sky.rain == 1
    assert camp.available == Goods(wood=4, food=4)


# What is built.


@rule("RC-34.13")
def test_the_rope_ladder_is_a_pawn_for_sites_only() -> None:
    ladder = SCENARIO.inventions["rope-ladder"]
    assert (ladder.items, ladder.terrains, ladder.prices) == (("rope",), (), (Need(),))
    camp = at_the_sites(sites=1)
    have(camp, "rope", "rope-ladder")
    planning(camp)
    says(camp, "carpenter", "do explore b3-site")
    assert "add rope-ladder explore-b3-site" in may_plan(camp, "carpenter")
    says(camp, "carpenter", "add rope-ladder explore-b3-site")
    says(camp, "cook", "do explore t3-site")
    assert "add rope-ladder explore-t3-site" not in may_plan(camp, "cook")
    camp = volcano()
    have(camp, "rope", "rope-ladder")
    planning(camp)
    says(camp, "carpenter", "do explore b3")
    assert "add rope-ladder explore-b3" not in may_plan(camp, "carpenter")


@rule("RC-34.13")
def test_the_rope_ladder_serves_in_every_round() -> None:
    camp = at_the_sites(*[GOLD] * 9)
    have(camp, "rope", "rope-ladder")
    act(camp, "explore", "b3-site", pawns="carpenter rope-ladder")
    assert "rope-ladder" in camp.items
    planning(camp)
    says(camp, "carpenter", "do explore t3-site")
    assert "add rope-ladder explore-t3-site" in may_plan(camp, "carpenter")


@rule("RC-34.6")
@pytest.mark.parametrize(
    ("names", "spaces", "sites_", "possible"),
    [
        ("carpenter cook", 6, 3, True),
        ("carpenter cook", 5, 3, False),
        ("carpenter cook", 8, 2, False),
        ("carpenter cook explorer", 7, 4, True),
        ("carpenter cook explorer", 7, 3, False),
        ("carpenter cook explorer soldier", 8, 4, True),
        ("carpenter cook explorer soldier", 7, 4, False),
    ],
)
def test_the_boat_can_be_built_when_all_is_explored(
    names: str, spaces: int, sites_: int, possible: bool
) -> None:
    camp = explored(volcano(names), spaces=spaces, sites=sites_)
    have(camp, "rope")
    camp.available = Goods(wood=3)
    assert (plans(camp, "do build jolly-boat") == {"do build jolly-boat"}) is possible


@rule("RC-34.6")
def test_what_the_boat_requires() -> None:
    boat = SCENARIO.inventions["jolly-boat"]
    assert (boat.items, boat.terrains, boat.prices) == (("rope",), (), (Need(wood=3),))
    assert boat.at_once == (Win(),)
    camp = explored(volcano(), spaces=6, sites=3)
    camp.available = Goods(wood=3)
    assert plans(camp, "do build jolly-boat") == set()


@rule("RC-34.6")
def test_the_boat_wins_at_once_when_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = explored(volcano(), spaces=6, sites=3)
    have(camp, "rope")
    falls(monkeypatch, success=False)
    act(camp, "build", "jolly-boat", pawns="cook", paid=Goods(wood=3), sure=False)
    assert reason(camp) is None
    falls(monkeypatch, success=True)
    act(camp, "build", "jolly-boat", pawns="cook", paid=Goods(wood=3), sure=False)
    assert reason(camp) == "goal"
    assert camp.outcome is not None
    assert (camp.outcome.scores, camp.outcome.winners) == ((9, 9), (0, 1))


@rule("RC-34.6")
def test_all_that_is_explored_does_not_win_by_itself() -> None:
    camp = at_the_sites(*[GOLD] * 5, sites=2)
    explored(camp, spaces=6, sites=2)
    act(camp, "explore", "b3-site")
    assert expedition(camp).complete
    happen(camp, EndActionPhase())
    assert reason(camp) is None


@rule("RC-34.10")
def test_a_site_does_not_hinder_gathering_there() -> None:
    camp = at_the_sites()
    assert menu(camp)["gather", "b3-left"].sizes == (1, 2)
