"""RC-19: exploring."""

import pytest

from atoll.games.robinson.facts import SPACE, TILES
from atoll.games.robinson.state import Goods, Pile
from atoll.games.robinson.steps import AskBackpack, EndRound
from atoll.games.robinson.vocabulary import MoveCamp
from tests.rulecite import rule

from .acting import act, falls, island, keeps, kinds, plans, space
from .tables import answer, asked, happen, wounds

BACKPACK, TREASURE_MAP = "mystery-backpack", "mystery-treasure-map"


@rule("RC-19.3")
def test_an_empty_space_next_to_an_explored_tile_can_be_explored() -> None:
    camp = island(m2=1)
    spaces = ("t1", "b1", "t2", "m3", "b2")
    assert plans(camp, "do explore") == {f"do explore {word}" for word in spaces}


@rule("RC-19.3", "RC-10.11")
def test_each_space_can_be_tried_once_a_round() -> None:
    camp = island()
    assert plans(camp, "do explore") == {"do explore t1", "do explore m2", "do explore b1"}
    answer(camp, "do explore m2")
    begun = {text for text in asked(camp)[1] if text.startswith("do explore")}
    assert begun == {"do explore t1", "do explore b1"}


@rule("RC-19.4")
def test_the_top_tile_is_laid_there_face_up() -> None:
    camp = island()
    camp.tiles = Pile(["5", "9", "1"])
    act(camp, "explore", "m2")
    assert space(camp, "m2").tile == 1
    assert camp.tiles.cards == ["5", "9"]


@rule("RC-19.4", "RC-13.2")
def test_when_exploring_fails_no_tile_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island()
    falls(monkeypatch, success=False)
    act(camp, "explore", "m2", sure=False)
    assert space(camp, "m2").tile == 0


@rule("RC-19.4", "RC-19.6")
def test_then_follow_terrain_beast_totem_and_discoveries() -> None:
    camp = island()
    camp.tiles = Pile(["7"])
    told = kinds(act(camp, "explore", "m2"))
    wanted = ["explored", "beast-comes", "found", "found"]
    assert [kind for kind in told if kind in wanted] == wanted
    assert space(camp, "m2").totem == 1


@rule("RC-19.5", "RC-17.2")
def test_the_terrain_counts_for_every_invention_from_now_on() -> None:
    camp = island()
    assert plans(camp, "do build rope") == set()
    camp = island()
    camp.tiles = Pile(["1"])
    act(camp, "explore", "m2")
    assert plans(camp, "do build rope") == {"do build rope"}


@rule("RC-19.5")
def test_a_beast_comes_into_the_hunting_deck_unseen() -> None:
    camp = island()
    camp.tiles = Pile(["1"])
    beast = camp.beasts.cards[-1]
    told = act(camp, "explore", "m2")
    assert camp.hunting.cards == [beast]
    assert camp.hunting.top == 0
    assert not any(beast in event.args.values() for event in told)


@rule("RC-19.6", "RC-2.5")
def test_for_each_discovery_a_token_lies_open_among_the_future_resources() -> None:
    camp = island()
    camp.tiles = Pile(["3"])
    top = camp.finds.cards[:-4:-1]
    act(camp, "explore", "m2")
    assert TILES[3].discoveries == 3
    assert camp.future_finds == top


@rule("RC-19.6")
def test_totems_are_counted_in_the_order_in_which_they_are_found() -> None:
    camp = island()
    camp.tiles = Pile(["10", "1", "4"])
    for word in ("m2", "t1", "b1"):
        act(camp, "explore", word)
    assert [space(camp, word).totem for word in ("m2", "t1", "b1")] == [1, 0, 2]


@rule("RC-19.7")
def test_nobody_explores_an_inaccessible_tile_again_or_passes_through() -> None:
    camp = island(m2=1)
    space(camp, "m2").face_down = True
    assert plans(camp, "do explore") == {"do explore t1", "do explore b1"}


@rule("RC-19.7", "RC-26.5")
def test_a_camp_that_could_only_move_to_an_inaccessible_tile_stays() -> None:
    camp = island(m2=1)
    space(camp, "m2").face_down = True
    happen(camp, MoveCamp())
    assert camp.camp == SPACE["m1"]
    assert [each.wounds for each in camp.people] == [1, 1]


# The backpack.


@rule("RC-6.7", "RC-19.6")
@pytest.mark.parametrize("success", [True, False])
def test_with_the_backpack_an_explorer_keeps_one_of_two_more_discoveries(
    success: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = island()
    keeps(camp, BACKPACK, 0)
    camp.tiles = Pile(["8"])  # without discoveries of its own
    camp.finds = Pile(["find-goat", "find-tobacco", "find-poison"])
    falls(monkeypatch, success=success)
    act(camp, "explore", "m2", pawns="cook", sure=False)
    assert asked(camp) == ("ask-backpack", {"go-on", f"use {BACKPACK}"})
    answer(camp, f"use {BACKPACK}")
    assert asked(camp)[1] == {"choose find-poison", "choose find-tobacco"}
    answer(camp, "choose find-tobacco")
    assert camp.future_finds == ["find-tobacco"]
    assert camp.out == ["find-poison"]


@rule("RC-6.7")
def test_the_backpack_serves_one_character_a_round_in_every_explore_action() -> None:
    camp = island()
    keeps(camp, BACKPACK, 0)
    act(camp, "explore", "m2", pawns="cook")
    answer(camp, f"use {BACKPACK}")
    answer(camp, min(asked(camp)[1]))
    act(camp, "explore", "t1", pawns="carpenter")
    assert asked(camp) == ("", set())
    act(camp, "explore", "b1", pawns="cook")
    assert asked(camp) == ("ask-backpack", {"go-on", f"use {BACKPACK}"})
    answer(camp, "go-on")
    happen(camp, EndRound())
    assert camp.kept[0].user == -1


@rule("RC-2.10")
def test_where_no_discoveries_are_left_nobody_looks_into_the_backpack() -> None:
    camp = island()
    keeps(camp, BACKPACK, 0)
    camp.finds = Pile([])
    act(camp, "explore", "m2")
    assert asked(camp) == ("", set())
    assert AskBackpack() not in camp.agenda


# The treasure map.


@rule("RC-20.1", "RC-10.5")
def test_the_treasure_map_is_followed_by_two_pawns() -> None:
    camp = island()
    keeps(camp, TREASURE_MAP, 0)
    assert f"do explore {TREASURE_MAP}" in plans(camp, "do explore")
    answer(camp, f"do explore {TREASURE_MAP}")
    assert "ready" not in asked(camp)[1]
    answer(camp, f"add carpenter {camp.plan[0].name}")
    assert "ready" in asked(camp)[1]


@rule("RC-20.2")
def test_the_map_leads_to_two_treasures_and_is_used_up() -> None:
    camp = island()
    keeps(camp, TREASURE_MAP, 0)
    camp.mysteries = Pile(["mystery-gold", "mystery-boxes", "mystery-snake", "mystery-candles"])
    told = act(camp, "explore", TREASURE_MAP, pawns="cook cook")
    assert "rolled" not in kinds(told)
    answer(camp, "draw")
    assert camp.future_treasures == ["mystery-candles", "mystery-boxes"]
    assert wounds(camp, "cook") == 0
    assert camp.kept == []
    assert camp.mystery_discards == [TREASURE_MAP]
    assert camp.available == Goods()
