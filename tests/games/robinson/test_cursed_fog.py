"""RC-32: Cursed Island: the fog, and what helps against it and the other dangers."""

import pytest

from atoll.games.robinson.camp.items import has
from atoll.games.robinson.facts import FACES, Phase
from atoll.games.robinson.land.tiles import explored
from atoll.games.robinson.scenarios.cursed_island import SCENARIO
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Scene
from atoll.games.robinson.steps import (
    AnimalsFight,
    EndActionPhase,
    EndRound,
    EventPhase,
    ProductionPhase,
    TurnDown,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import Book, BuildOnceMore, Fight
from tests.rulecite import rule

from .acting import act, falls, have, keeps, plans, powers, space, use
from .cursed import WORDS, cursed, marked, sizes, where
from .tables import answer, asked, happen, may_plan, planning, says, wounds

RESTED: tuple[str, set[str]] = ("", set())
HILLS, PLAINS = 7, 1
CANDLE, VIAL = "find-cultists-candle", "find-mysterious-vial"
BELL, DAGGER = "find-decorated-bell", "find-sacrificial-dagger"


def put(*words: str) -> set[str]:
    return {f"choose {word}" for word in words}


# The book.


def opened(camp: Camp) -> Camp:
    """A book is drawn in the event phase."""
    camp.phase = "event"
    happen(camp, Book())
    return camp


@rule("RC-32.4")
def test_a_book_puts_fog_on_two_tiles_or_spaces_that_the_players_choose() -> None:
    camp = opened(cursed(m2=PLAINS))
    assert asked(camp) == ("ask-put", put(*WORDS))
    assert camp.awaited[0].seat == camp.first
    answer(camp, "choose b3")
    assert asked(camp) == ("ask-put", put(*WORDS) - {"choose b3"})
    answer(camp, "choose m1")
    assert asked(camp) == RESTED
    assert where(camp, "fog") == {"b3", "m1"}


@rule("RC-32.4")
def test_not_on_inaccessible_tiles_nor_where_there_is_fog() -> None:
    camp = marked(cursed(m2=PLAINS, t1=3), "fog", "t2", "m1")
    happen(camp, TurnDown("m2"))
    opened(camp)
    assert asked(camp) == ("ask-put", put(*WORDS) - put("m2", "t2", "m1"))


@rule("RC-32.4")
@pytest.mark.parametrize("free", [(), ("m3",)])
def test_what_cannot_be_placed_costs_nothing(free: tuple[str, ...]) -> None:
    camp = marked(cursed(), "fog", *[word for word in WORDS if word not in free])
    opened(camp)
    assert asked(camp) == RESTED
    assert where(camp, "fog") == {*WORDS}
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-32.4", "RC-7.2")
def test_fog_comes_before_the_event_of_the_card() -> None:
    camp = cursed()
    camp.round = 2
    camp.event_deck = Pile(["event-argument"])
    happen(camp, EventPhase())
    assert asked(camp)[0] == "ask-put"
    assert camp.rules_of_round == []


@rule("RC-32.4", "RC-19.7")
def test_fog_goes_with_a_tile_that_turns_down() -> None:
    camp = marked(cursed(m2=PLAINS), "fog", "m2")
    happen(camp, TurnDown("m2"))
    assert where(camp, "fog") == set()


@rule("RC-32.5")
def test_fog_on_a_space_stays_on_the_tile_that_is_found_there() -> None:
    camp = marked(cursed(), "fog", "m2")
    camp.tiles = Pile(["1"])
    act(camp, "explore", "m2")
    assert where(camp, "fog") == {"m2"}
    assert not explored(camp, "plains")


# What fog does.


@rule("RC-32.5")
def test_everything_in_fog_takes_a_pawn_more() -> None:
    camp = cursed(m2=PLAINS, m3=3)
    space(camp, "m2").totem = 1
    told = [("gather", "m2-left"), ("explore", "t2"), ("build", "m2-cross"), ("build", "m3-cross")]
    told += [("explore", "m2-temple"), ("gather", "m3-right")]
    before = {deed: sizes(camp, *deed) for deed in told}
    marked(camp, "fog", "m2", "t2")
    slowed = [deed for deed in told if sizes(camp, *deed) != before[deed]]
    assert slowed == [("gather", "m2-left"), ("explore", "t2"), told[2], ("explore", "m2-temple")]
    for deed in slowed:
        assert sizes(camp, *deed) == tuple([size + 1 for size in before[deed]])


@rule("RC-32.5", "RC-11.4")
def test_fog_and_a_time_consuming_token_add_up() -> None:
    camp = marked(marked(cursed(m2=PLAINS), "fog", "m2"), "time", "m2")
    assert sizes(camp, "gather", "m2-left") == (3, 4)


@rule("RC-32.5")
def test_on_the_camp_tile_it_concerns_building_arranging_resting_and_the_temple() -> None:
    camp = cursed(m2=PLAINS)
    camp.hunting = Pile(["beast-fox"])
    space(camp, "m1").totem = 1
    told = [("build", "shelter"), ("build", "weapon"), ("build", "rope"), ("build", "m1-cross")]
    told += [("arrange", ""), ("rest", ""), ("explore", "m1-temple")]
    before = {deed: sizes(camp, *deed) for deed in told}
    others = [("hunt", ""), ("threat", "right"), ("gather", "m2-left"), ("build", "m2-cross")]
    unchanged = {deed: sizes(camp, *deed) for deed in others}
    marked(camp, "fog", "m1")
    for deed in told:
        assert sizes(camp, *deed) == tuple([size + 1 for size in before[deed]])
    assert {deed: sizes(camp, *deed) for deed in others} == unchanged


@rule("RC-32.5")
def test_in_fog_the_terrain_is_unexplored_until_it_lifts() -> None:
    camp = marked(cursed(m2=PLAINS), "fog", "m2")
    assert plans(camp, "do build rope") == set()
    camp = marked(cursed(m2=PLAINS, t1=9), "fog", "m2")
    assert plans(camp, "do build rope") == {"do build rope"}
    camp = marked(cursed(m2=PLAINS), "fog", "m2")
    space(camp, "m2").tokens.remove("fog")
    assert plans(camp, "do build rope") == {"do build rope"}


# Production.


def produced(camp: Camp) -> Goods:
    happen(camp, ProductionPhase())
    return camp.available


@rule("RC-32.6")
def test_a_camp_in_fog_produces_nothing_neither_from_sources_nor_for_tokens() -> None:
    camp = cursed()
    space(camp, "m1").tokens += ["wood", "food"]
    assert produced(camp) == Goods(wood=2, food=2)
    camp = cursed()
    space(camp, "m1").tokens += ["wood", "food", "fog"]
    assert produced(camp) == Goods()


@rule("RC-32.6", "RC-18.13")
def test_something_falls_into_the_pit_in_fog_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES["build"], "wound", 6)
    camp = marked(cursed(), "fog", "m1")
    camp.items.append("pit")
    assert produced(camp) == Goods(food=2)


def with_shortcut() -> Camp:
    """It leads to a tile with wood and parrots."""
    camp = cursed(m2=6)
    camp.items.append("shortcut")
    camp.shortcut = 4
    assert camp.spaces[4].tile == 6
    return camp


@rule("RC-32.6", "RC-18.5")
def test_the_shortcut_brings_something_to_a_camp_in_fog() -> None:
    camp = marked(with_shortcut(), "fog", "m1")
    happen(camp, ProductionPhase())
    answer(camp, "choose m2-right")
    assert camp.available == Goods(wood=1)


@rule("RC-32.6", "RC-18.5")
def test_a_shortcut_into_fog_brings_nothing_but_one_can_gather_there() -> None:
    camp = marked(with_shortcut(), "fog", "m2")
    assert produced(camp) == Goods(wood=1, food=1)
    assert asked(camp) == RESTED
    assert plans(camp, "do gather") == {"do gather m2-left", "do gather m2-right"}


# Discoveries.


@rule("RC-32.9")
def test_the_candle_is_a_pawn_for_one_build_action() -> None:
    camp = cursed()
    keeps(camp, CANDLE)
    camp.available = Goods(wood=2)
    plans(camp, "do")
    answer(camp, "do build m1-cross", f"add {CANDLE} build-m1-cross")
    assert camp.plan[0].pawns == ["carpenter", CANDLE]
    assert camp.kept == [Kept(CANDLE, 1)]


@rule("RC-32.9")
def test_and_then_the_candle_is_gone() -> None:
    camp = cursed()
    keeps(camp, CANDLE)
    act(camp, "build", "m1-cross", pawns=f"carpenter {CANDLE}", paid=Goods(wood=2))
    assert (camp.kept, camp.out) == ([], [CANDLE])


@rule("RC-32.9")
def test_the_candle_helps_in_no_other_action() -> None:
    camp = cursed(m2=PLAINS)
    keeps(camp, CANDLE)
    plans(camp, "do")
    answer(camp, "do gather m2-left")
    assert {text for text in asked(camp)[1] if CANDLE in text} == set()


@rule("RC-32.9")
@pytest.mark.parametrize("phase", ["event", "morale", "production", "weather", "night"])
def test_the_vial_builds_the_medicine_at_once(phase: Phase) -> None:
    camp = cursed()
    camp.phase = phase
    keeps(camp, VIAL)
    use(camp, "cook", VIAL)
    assert has(camp, "medicine")
    assert (camp.kept, camp.out, camp.available) == ([], [VIAL], Goods())


@rule("RC-32.9", "RC-2.5")
def test_in_the_action_phase_the_medicine_waits_for_its_end() -> None:
    camp = cursed()
    keeps(camp, VIAL)
    use(camp, "cook", VIAL)
    assert (camp.future_items, has(camp, "medicine")) == (["medicine"], False)
    happen(camp, EndActionPhase())
    assert has(camp, "medicine")


@rule("RC-32.9")
@pytest.mark.parametrize("phase", ["event", "action", "weather", "night"])
def test_the_decorated_bell_drives_fog_from_up_to_two_places(phase: Phase) -> None:
    camp = marked(cursed(), "fog", "m1", "m2", "b3")
    space(camp, "m2").tokens.append("time")
    camp.phase = phase
    keeps(camp, BELL)
    use(camp, "cook", BELL)
    assert asked(camp) == ("ask-take-off", {*put("m1-fog", "m2-fog", "b3-fog"), "enough"})
    answer(camp, "choose m2-fog")
    assert asked(camp) == ("ask-take-off", {*put("m1-fog", "b3-fog"), "enough"})
    answer(camp, "choose b3-fog")
    assert asked(camp) == RESTED
    assert (where(camp, "fog"), space(camp, "m2").tokens) == ({"m1"}, ["time"])
    assert (camp.kept, camp.out) == ([], [BELL])


@rule("RC-32.9")
def test_nobody_has_to_drive_away_two() -> None:
    camp = marked(cursed(), "fog", "m1", "m2")
    keeps(camp, BELL)
    use(camp, "cook", BELL)
    answer(camp, "choose m2-fog", "enough")
    assert where(camp, "fog") == {"m1"}


@rule("RC-32.9")
def test_without_fog_the_decorated_bell_is_not_rung() -> None:
    camp = cursed()
    keeps(camp, BELL)
    assert powers(camp, "cook") == set()
    marked(camp, "fog", "t3")
    assert powers(camp, "cook") == {f"use {BELL}"}


# The Sacrificial Dagger.


def with_dagger(names: str = "carpenter cook", friday: bool = False) -> Camp:
    camp = cursed(names, friday=friday)
    keeps(camp, DAGGER, 0)
    camp.scenes = [Scene(0)]
    return camp


@rule("RC-32.10")
def test_the_dagger_is_three_levels_of_weapon_for_a_wound_in_each_fight() -> None:
    camp = with_dagger()
    for fights in (1, 2, 3):
        happen(camp, Fight(4))
        assert asked(camp) == ("ask-battle", {"fight", f"use {DAGGER}"})
        answer(camp, f"use {DAGGER}")
        assert asked(camp) == RESTED
        assert wounds(camp, "carpenter") == 2 * fights
    assert camp.kept == [Kept(DAGGER, 0, user=0)]
    assert camp.levels["weapon"] == 0


@rule("RC-32.10")
def test_who_has_used_it_first_keeps_it_for_this_round() -> None:
    camp = with_dagger()
    happen(camp, Fight(1))
    answer(camp, f"use {DAGGER}")
    camp.scene.actor = 1
    happen(camp, Fight(1))
    assert asked(camp) == RESTED
    assert wounds(camp, "cook") == 1
    happen(camp, EndRound())
    camp.scenes, camp.agenda = [Scene(1)], camp.agenda[:1]
    happen(camp, Fight(1))
    assert asked(camp) == ("ask-battle", {"fight", f"use {DAGGER}"})


@rule("RC-32.10", "RC-24.7")
def test_against_a_hungry_beast_it_protects_everybody() -> None:
    camp = with_dagger()
    camp.phase = "weather"
    happen(camp, AnimalsFight())
    assert asked(camp)[1] == {"fight", f"use {DAGGER} carpenter", f"use {DAGGER} cook"}
    answer(camp, f"use {DAGGER} cook")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 1)


@rule("RC-32.10")
def test_a_dagger_that_is_found_stays() -> None:
    camp = cursed()
    camp.future_finds = [DAGGER]
    happen(camp, EndActionPhase())
    assert camp.kept == [Kept(DAGGER, 0)]


# The Sacred Bell.


def with_rope(*fog: str) -> Camp:
    camp = marked(cursed(m2=HILLS), "fog", *fog)
    have(camp, "rope")
    return camp


@rule("RC-32.11")
def test_what_the_sacred_bell_requires() -> None:
    assert plans(with_rope(), "do build sacred-bell") == {"do build sacred-bell"}
    assert plans(with_rope("m2"), "do build sacred-bell") == set()
    assert plans(cursed(m2=HILLS), "do build sacred-bell") == set()
    camp = cursed(m2=PLAINS)
    have(camp, "rope")
    assert plans(camp, "do build sacred-bell") == set()


@rule("RC-32.11", "RC-17.5")
def test_at_the_end_of_the_action_phase_it_drives_fog_from_up_to_three_places() -> None:
    camp = with_rope("m1", "t1", "b3", "m4")
    act(camp, "build", "sacred-bell", pawns="cook")
    assert asked(camp) == RESTED
    assert camp.future_items == ["sacred-bell"]
    happen(camp, EndActionPhase())
    assert asked(camp)[0] == "ask-take-off"
    answer(camp, "choose m1-fog", "choose t1-fog", "choose b3-fog")
    assert asked(camp) == RESTED
    assert where(camp, "fog") == {"m4"}


@rule("RC-32.11")
def test_nobody_has_to_drive_away_three() -> None:
    camp = with_rope("m1", "t1")
    act(camp, "build", "sacred-bell")
    happen(camp, EndActionPhase())
    answer(camp, "enough")
    assert where(camp, "fog") == {"m1", "t1"}


@rule("RC-32.11")
def test_it_drives_away_fog_that_has_come_in_the_same_phase() -> None:
    camp = with_rope()
    for word, number in (("m2", 1), ("t1", 2)):
        space(camp, word).totem = number
    act(camp, "build", "sacred-bell")
    camp.tiles = Pile(["10"])
    act(camp, "explore", "b1")
    happen(camp, EndActionPhase())
    assert asked(camp) == ("ask-take-off", {"choose b1-fog", "enough"})


@rule("RC-32.3", "RC-32.11")
def test_it_can_be_built_several_times_in_a_round_and_never_becomes_an_item() -> None:
    camp = with_rope("m1", "t1", "b3", "m4", "t3")
    plans(camp, "do")
    answer(camp, "do build sacred-bell")
    assert "do build sacred-bell" in asked(camp)[1]
    camp = with_rope("m1", "t1", "b3", "m4", "t3")
    act(camp, "build", "sacred-bell")
    act(camp, "build", "sacred-bell")
    happen(camp, EndActionPhase())
    while asked(camp)[0]:
        answer(camp, min(asked(camp)[1] - {"enough"}))
    assert where(camp, "fog") == set()
    assert ("sacred-bell" in camp.board, camp.items, camp.future_items) == (True, ["rope"], [])


@rule("RC-32.3", "RC-10.11")
def test_fast_work_may_build_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = with_rope("m1", "t1")
    camp.scenes = [Scene(0)]
    camp.board = ["sacred-bell"]
    camp.tried = ["sacred-bell"]
    camp.available = Goods(wood=1)
    falls(monkeypatch)
    happen(camp, BuildOnceMore())
    assert asked(camp) == ("ask-build", {"build weapon", "build sacred-bell"})
    answer(camp, "build sacred-bell")
    assert camp.future_items == ["sacred-bell"]


def test_what_is_on_the_sheet_is_written_once() -> None:
    assert {*SCENARIO.finds} == {CANDLE, VIAL, BELL, DAGGER}
    assert {*SCENARIO.inventions} == {"cross", "sacred-bell"}


@rule("RC-32.9", "RC-10.6")
def test_when_fog_lifts_while_pawns_are_placed_fewer_are_enough() -> None:
    camp = marked(cursed("carpenter cook", m2=PLAINS), "fog", "m2")
    keeps(camp, BELL)
    planning(camp)
    says(camp, "carpenter", "do gather m2-left", "add carpenter gather-m2-left")
    assert not see(camp).plan[0].sure
    says(camp, "carpenter", f"use {BELL}", "choose m2-fog")
    (stack,) = see(camp).plan
    assert (stack.sizes, stack.complete, stack.sure) == ((1, 2), True, True)
    assert "do build rope" in may_plan(camp, "cook", "do build")
