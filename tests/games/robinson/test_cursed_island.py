"""RC-32: Cursed Island: crosses, totems and the temple. The fog is in a file of its own."""

import pytest

from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import ISLAND, SPACE, WeatherDie
from atoll.games.robinson.scenarios.cursed_island import SCENARIO
from atoll.games.robinson.scenarios.goals import Exorcism
from atoll.games.robinson.state import Camp, Goods, Pile, Scene
from atoll.games.robinson.steps import (
    CheckGoal,
    EndActionPhase,
    EndRound,
    MoveCampTo,
    NightPhase,
    TurnDown,
    WeatherPhase,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import BuildOnceMore, RemoveAnything, Wound
from atoll.kernel import Message
from tests.rulecite import rule

from .acting import act, falls, have, kinds, plans, space
from .cursed import cursed, marked, sizes, targets, where
from .tables import (
    GAME,
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

MOUNTAINS, OTHER_MOUNTAINS, HILLS, PLAINS, RIVER = 2, 5, 4, 6, 10
"""Tiles with a totem; the first of them has a natural shelter, too."""
TOTEMS = (2, 4, 5, 6, 7, 10)
PLACES = ("t1", "m2", "b1", "m3", "t2", "b2")
GOLD, OLD_MAP, FURS, BOXES = (
    "mystery-gold",
    "mystery-old-map",
    "mystery-cave-with-furs",
    "mystery-boxes",
)
BITE, SNAKE, BLADE = "mystery-bite", "mystery-snake", "mystery-sharp-blade"
EVERYBODY = ["carpenter", "cook", "explorer", "soldier"]


def result(camp: Camp) -> tuple[str, tuple[int, ...], tuple[int, ...]] | None:
    """How it ended, with what score, and who has won."""
    end = camp.outcome
    return None if end is None else (end.reason, tuple(end.scores), tuple(end.winners))


def with_crosses(count: int, names: str = "carpenter cook", round_: int = 5) -> Camp:
    """So many crosses stand, the first of them on the camp tile."""
    tiles = {"t1": 1, "m2": 3, "b1": 9, "m3": 11, "t2": 7}
    camp = cursed(names, **tiles)
    camp.round = round_
    return marked(camp, "cross", *("m1", *tiles)[:count])


# Setting up.


@rule("RC-32.1")
@pytest.mark.parametrize(("rounds", "dice"), [(range(1, 6), ()), (range(6, 11), ("winter",))])
def test_ten_rounds_with_winter_from_the_sixth(rounds: range, dice: tuple[WeatherDie, ...]) -> None:
    assert SCENARIO.rounds == 10
    for totems in (0, 6):
        assert [SCENARIO.dice(each, totems) for each in rounds] == [dice] * len(rounds)


@rule("RC-32.1", "RC-3.10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_at_first(seats: int) -> None:
    camp = GAME.setup(seats, 7, {"scenario": "cursed_island"})
    books = [EVENTS[card].sign == "book" for card in camp.event_deck.cards]
    assert (books.count(True), books.count(False)) == (5, 5)
    assert camp.board[-2:] == ["cross", "sacred-bell"]
    assert len(camp.spaces) == ISLAND
    assert {*SCENARIO.finds} < {*camp.finds.cards}
    assert len(camp.finds.cards) == 22
    assert [each for each in camp.spaces if each.tokens or each.totem] == []
    assert camp.goal == Exorcism()


def test_how_far_it_is_is_told() -> None:
    camp = with_crosses(2)
    assert see(camp).progress == (Message("progress-crosses", {"standing": 2, "total": 5}),)
    marked(camp, "fog", "m2", "b3")
    space(camp, "b1").totem = 1
    assert see(camp).progress[1:] == (
        Message("progress-fog", {"count": 2}),
        Message("progress-temple", {"space": "b1"}),
    )
    assert see(camp).spaces[SPACE["b3"]].tokens == ("fog",)
    space(camp, "b1").face_down = True
    assert see(camp).progress[2:] == ()
    space(camp, "b1").face_down = False
    camp.mysteries = Pile([])
    act(camp, "explore", "b1-temple")
    assert see(camp).progress[2:] == ()


# The goal.


@rule("RC-32.2")
@pytest.mark.parametrize("names", [" ".join(EVERYBODY[:seats]) for seats in (1, 2, 3, 4)])
def test_five_crosses_win_when_the_round_is_over(names: str) -> None:
    seats = len(names.split())
    camp = with_crosses(5, names)
    happen(camp, CheckGoal())
    assert camp.outcome is None
    happen(camp, EndRound())
    assert result(camp) == ("goal", (5,) * seats, tuple(range(seats)))


@rule("RC-32.2")
def test_four_crosses_are_not_enough() -> None:
    camp = with_crosses(4)
    happen(camp, EndRound())
    assert (camp.outcome, camp.round) == (None, 6)


@rule("RC-32.2")
def test_six_win_as_well_and_count_no_more_than_five() -> None:
    camp = with_crosses(6)
    happen(camp, EndRound())
    assert result(camp) == ("goal", (5, 5), (0, 1))


@rule("RC-32.2", "RC-28.2")
@pytest.mark.parametrize(("count", "reason", "winners"), [(5, "goal", (0, 1)), (4, "too-late", ())])
def test_the_end_of_the_last_round_is_not_too_late(
    count: int, reason: str, winners: tuple[int, ...]
) -> None:
    camp = with_crosses(count, round_=10)
    happen(camp, EndRound())
    assert result(camp) == (reason, (count, count), winners)


@rule("RC-32.2")
def test_the_fifth_cross_wins_only_after_the_night() -> None:
    camp = with_crosses(4)
    camp.available = Goods(wood=9, food=9)
    act(camp, "build", "m3-cross", paid=Goods(wood=2))
    happen(camp, EndActionPhase(), WeatherPhase(), NightPhase())
    assert where(camp, "cross") == {"m1", "t1", "m2", "b1", "m3"}
    answer(camp, "stay")
    assert camp.outcome is None
    happen(camp, EndRound())
    assert result(camp) == ("goal", (5, 5), (0, 1))


@rule("RC-32.2", "RC-28.2")
def test_who_dies_in_the_night_has_built_them_for_nothing() -> None:
    camp = with_crosses(5)
    person(camp, "cook").wounds = 12
    happen(camp, NightPhase())
    assert result(camp) == ("died", (5, 5), ())


@rule("RC-32.2", "RC-19.7")
def test_a_tile_that_becomes_inaccessible_loses_its_cross() -> None:
    camp = with_crosses(5)
    marked(camp, "fog", "m2")
    happen(camp, TurnDown("m2"))
    assert space(camp, "m2").tokens == []
    happen(camp, EndRound())
    assert camp.outcome is None
    space(camp, "m2").face_down = False
    happen(camp, EndRound())
    assert camp.outcome is None


@rule("RC-32.2", "RC-28.2")
def test_the_game_is_lost_with_the_camp_tile() -> None:
    camp = with_crosses(5)
    happen(camp, TurnDown("m1"))
    assert result(camp) == ("camp-lost", (4, 4), ())


# Crosses.


@rule("RC-32.3")
def test_what_a_cross_requires() -> None:
    cross = SCENARIO.inventions["cross"]
    assert (cross.terrains, cross.items, cross.prices) == ((), (), (Need(wood=2),))
    camp = cursed()
    camp.available = Goods(wood=1, fur=9)
    assert plans(camp, "do build m1-cross") == set()
    camp = cursed()
    camp.available = Goods(wood=2)
    assert plans(camp, "do build m1-cross") == {"do build m1-cross"}


@rule("RC-32.3", "RC-10.7")
def test_it_is_built_on_any_tile_with_pawns_by_distance() -> None:
    camp = cursed(m2=1, m3=3, m4=9)
    assert targets(camp, "build", "cross") == {"m1-cross", "m2-cross", "m3-cross", "m4-cross"}
    assert [sizes(camp, "build", f"m{at}-cross") for at in (1, 2, 3, 4)] == [
        (1, 2),
        (1, 2),
        (2, 3),
        (3, 4),
    ]


@rule("RC-32.3", "RC-19.7")
def test_it_is_built_neither_on_a_tile_face_down_nor_beyond_it_nor_on_a_space() -> None:
    camp = cursed(m2=1, m3=3)
    space(camp, "m2").face_down = True
    assert targets(camp, "build", "cross") == {"m1-cross"}


@rule("RC-32.3")
def test_on_each_tile_stands_one() -> None:
    camp = marked(cursed(m2=1, t1=3), "cross", "m2")
    assert targets(camp, "build", "cross") == {"m1-cross", "t1-cross"}
    camp.available = Goods(wood=2)
    act(camp, "build", "t1-cross", paid=Goods(wood=2))
    assert targets(camp, "build", "cross") == {"m1-cross"}


@rule("RC-32.3")
def test_it_is_told_once_that_it_stands() -> None:
    camp = cursed(m2=1)
    camp.available = Goods(wood=2)
    told = act(camp, "build", "m2-cross", paid=Goods(wood=2))
    assert [event.kind for event in told if event.kind in ("built", "laid")] == ["laid"]


@rule("RC-32.3", "RC-17.5")
def test_it_stands_from_the_end_of_the_action_phase_and_can_be_built_again() -> None:
    camp = cursed(m2=1, t1=3)
    camp.available = Goods(wood=9)
    act(camp, "build", "m2-cross", paid=Goods(wood=2))
    act(camp, "build", "t1-cross", paid=Goods(wood=2))
    assert where(camp, "cross") == set()
    assert see(camp).laid == ("m2 cross", "t1 cross")
    happen(camp, EndActionPhase())
    assert where(camp, "cross") == {"m2", "t1"}
    assert "cross" in camp.board
    assert "cross" not in camp.items


@rule("RC-32.3", "RC-13.2")
def test_when_it_fails_no_cross_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = cursed(m2=1)
    falls(monkeypatch, success=False)
    act(camp, "build", "m2-cross", paid=Goods(wood=2), sure=False)
    happen(camp, EndActionPhase())
    assert where(camp, "cross") == set()
    assert camp.available == Goods(wood=2)
    assert determination(camp, "carpenter") == 2


@rule("RC-32.3")
def test_several_are_planned_in_a_round_but_one_on_each_tile() -> None:
    camp = cursed(m2=1)
    camp.available = Goods(wood=6)
    planning(camp)
    says(camp, "carpenter", "do build m1-cross")
    texts = may_plan(camp, "carpenter", "do build")
    assert {text for text in texts if "cross" in text} == {"do build m2-cross"}
    says(camp, "carpenter", "do build m2-cross")
    assert [stack.name for stack in camp.plan] == ["build-m1-cross", "build-m2-cross"]
    assert camp.available == Goods(wood=2)


@rule("RC-32.3", "RC-10.11")
def test_fast_work_may_build_a_cross_but_not_where_one_was_tried() -> None:
    camp = cursed("cook", m2=1, t1=3)
    camp.board = ["cross"]
    camp.available = Goods(wood=2)
    camp.tried = ["m2-cross"]
    camp.scenes = [Scene(0)]
    happen(camp, BuildOnceMore())
    texts = asked(camp)[1]
    assert {text for text in texts if "cross" in text} == {"build m1-cross", "build t1-cross"}


@rule("RC-32.2", "RC-19.7")
def test_a_cross_is_lost_if_its_tile_turns_down_before_the_phase_is_over() -> None:
    camp = cursed(m2=1)
    act(camp, "build", "m2-cross", paid=Goods(wood=2))
    happen(camp, TurnDown("m2"), EndActionPhase())
    assert where(camp, "cross") == set()


@rule("RC-32.3")
def test_no_amulet_takes_away_what_was_built() -> None:
    camp = marked(cursed(), "cross", "m1")
    happen(camp, RemoveAnything())
    assert where(camp, "cross") == {"m1"}


def test_a_cross_stays_where_it_is_when_the_camp_moves() -> None:
    camp = marked(cursed(m2=1), "cross", "m1")
    happen(camp, MoveCampTo("m2"))
    assert where(camp, "cross") == {"m1"}


# Totems.


def explore(camp: Camp, *tiles: int, pawns: str = "cook") -> None:
    """These tiles are found, one after another."""
    free = [word for word in PLACES if not space(camp, word).tile]
    for word, tile in zip(free, tiles, strict=False):
        camp.tiles = Pile([str(tile)])
        act(camp, "explore", word, pawns=pawns)


@rule("RC-32.7", "RC-19.6")
def test_tiles_with_totems_are_numbered_as_they_are_found() -> None:
    camp = cursed()
    explore(camp, 2, 1, 4, 5, 9)
    assert [space(camp, word).totem for word in PLACES[:5]] == [1, 0, 2, 3, 0]


@rule("RC-32.8")
def test_the_altar_of_death_wounds_whoever_explores() -> None:
    camp = cursed()
    explore(camp, HILLS)
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 0)
    explore(camp, PLAINS)
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 2)
    assert camp.laid == []


@rule("RC-32.8")
def test_it_wounds_friday_too() -> None:
    camp = cursed(friday=True)
    explore(camp, HILLS, PLAINS, pawns="friday")
    assert [each.wounds for each in camp.people] == [0, 0, 2]


@rule("RC-32.8")
def test_from_the_third_to_the_sixth_totem_there_is_fog_on_the_tile() -> None:
    camp = cursed()
    explore(camp, *TOTEMS)
    happen(camp, EndActionPhase())
    assert where(camp, "fog") == {*PLACES[2:]}
    assert wounds(camp, "cook") == 2


@rule("RC-32.8", "RC-32.4")
def test_where_there_is_fog_already_the_hideout_brings_no_more() -> None:
    camp = marked(cursed(), "fog", *PLACES)
    explore(camp, 2, 4, 5)
    happen(camp, EndActionPhase())
    assert space(camp, "b1").tokens == ["fog"]
    assert wounds(camp, "carpenter") == 0


def test_what_a_totem_is_is_told() -> None:
    camp = cursed()
    camp.tiles = Pile([str(MOUNTAINS)])
    told = act(camp, "explore", "m2")
    totem = told[kinds(told).index("cursed-totem")]
    assert totem.args == {"space": "m2", "number": 1}


# The Dark Temple, a place to explore.


def temple(*mysteries: str, at: str = "m2", tile: int = MOUNTAINS, friday: bool = False) -> Camp:
    """It was found in an earlier round; of the mysteries the first lies on top."""
    camp = cursed("carpenter cook", **{at: tile}, friday=friday)
    space(camp, at).totem = 1
    camp.mysteries = Pile([*mysteries][::-1])
    return camp


@rule("RC-32.7")
def test_at_the_first_totem_the_temple_can_be_explored() -> None:
    camp = cursed(m2=1)
    assert targets(camp, "explore", "temple") == set()
    explore(camp, OTHER_MOUNTAINS, RIVER)
    assert targets(camp, "explore", "temple") == {"t1-temple"}


@rule("RC-32.7")
def test_it_is_open_from_the_next_round_for_what_is_planned_is_planned_before() -> None:
    camp = cursed("carpenter cook")
    camp.tiles = Pile([str(MOUNTAINS)])
    planning(camp)
    assert may_plan(camp, "carpenter", "do explore") == {
        "do explore t1",
        "do explore m2",
        "do explore b1",
    }
    says(camp, "carpenter", "do explore m2", "do rest", "ready")


@rule("RC-19.8")
@pytest.mark.parametrize(
    ("at", "tiles", "pawns"),
    [
        ("m2", {"m2": 5}, (1, 2)),
        ("m3", {"m2": 1, "m3": 5}, (2, 3)),
        ("m4", {"m2": 1, "m3": 3, "m4": 5}, (3, 4)),
    ],
)
def test_a_place_is_explored_like_a_space(
    at: str, tiles: dict[str, int], pawns: tuple[int, int]
) -> None:
    camp = cursed("carpenter cook", **tiles)
    space(camp, at).totem = 1
    assert sizes(camp, "explore", f"{at}-temple") == pawns
    space(camp, at).tokens.append("time")
    assert sizes(camp, "explore", f"{at}-temple") == tuple([size + 1 for size in pawns])


@rule("RC-19.8", "RC-32.7")
def test_a_place_on_the_camp_tile_can_be_explored_too() -> None:
    camp = temple(GOLD)
    happen(camp, MoveCampTo("m2"))
    assert sizes(camp, "explore", "m2-temple") == (1, 2)
    assert plans(camp, "do explore m2-temple") == {"do explore m2-temple"}


@rule("RC-19.8")
def test_a_place_is_explored_with_the_dice_for_exploring(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = temple(GOLD)
    falls(monkeypatch, success=False, wound=True)
    act(camp, "explore", "m2-temple", sure=False)
    assert wounds(camp, "carpenter") == 1
    assert determination(camp, "carpenter") == 2
    assert camp.future_treasures == []
    assert targets(camp, "explore", "temple") == {"m2-temple"}


@rule("RC-19.8", "RC-19.7")
def test_no_place_is_explored_on_a_tile_face_down_nor_beyond_one() -> None:
    camp = cursed(m2=1, m3=5)
    space(camp, "m3").totem = 1
    assert targets(camp, "explore", "temple") == {"m3-temple"}
    space(camp, "m2").face_down = True
    assert targets(camp, "explore", "temple") == set()
    space(camp, "m2").face_down, space(camp, "m3").face_down = False, True
    assert targets(camp, "explore", "temple") == set()
    space(camp, "m3").face_down = False
    assert targets(camp, "explore", "temple") == {"m3-temple"}


@rule("RC-32.7", "RC-20.2")
def test_in_the_temple_are_up_to_three_treasures_and_a_monster() -> None:
    camp = temple(BLADE, GOLD, BITE, SNAKE, OLD_MAP, FURS, BOXES)
    act(camp, "explore", "m2-temple", pawns="cook")
    for _ in range(3):
        assert asked(camp) == ("ask-mystery", {"draw", "enough"})
        assert camp.awaited[0].seat == 1
        answer(camp, "draw")
    assert asked(camp) == ("", set())
    assert camp.future_treasures == [GOLD, OLD_MAP, FURS]
    assert camp.mystery_discards == [BITE]
    assert sorted(camp.mysteries.cards) == sorted([BLADE, SNAKE, BOXES])
    assert wounds(camp, "cook") == 1


@rule("RC-32.7")
def test_it_is_explored_once_also_by_who_stops_early() -> None:
    camp = temple(GOLD, OLD_MAP)
    act(camp, "explore", "m2-temple")
    answer(camp, "enough")
    assert camp.future_treasures == [GOLD]
    assert determination(camp, "carpenter") == 0
    assert targets(camp, "explore", "temple") == set()
    explore(camp, PLAINS)
    assert targets(camp, "explore", "temple") == set()


@rule("RC-32.7", "RC-29.4")
def test_friday_may_explore_it() -> None:
    camp = temple(GOLD, friday=True)
    assert plans(camp, "friday explore m2-temple") == {"friday explore m2-temple"}
    camp = temple(GOLD, friday=True)
    act(camp, "explore", "m2-temple", pawns="friday")
    assert camp.future_treasures == [GOLD]


@rule("RC-19.8", "RC-29.8")
def test_dog_and_map_help_there() -> None:
    camp = cursed("cook", m2=5, dog=True)
    space(camp, "m2").totem = 1
    have(camp, "map")
    planning(camp)
    says(camp, "cook", "do explore m2-temple")
    assert {"add dog explore-m2-temple", "add map explore-m2-temple"} <= may_plan(
        camp, "cook", "add"
    )


@rule("RC-19.8")
def test_an_adventure_there_happens_on_that_tile() -> None:
    camp = temple(at="t1")
    camp.adventures["explore"] = Pile(["explore-swamp"])
    camp.tokens["explore"].append("adventure")
    act(camp, "explore", "t1-temple", pawns="cook")
    assert camp.laid == ["t1 time"]


@rule("RC-19.8", "RC-11.7")
@pytest.mark.parametrize("camp_at", ["m1", "t1"])
def test_danger_on_the_tile_is_danger_in_the_place_also_in_the_camp(camp_at: str) -> None:
    camp = temple(at="t1")
    camp.camp = SPACE[camp_at]
    space(camp, "t1").tokens.append("danger")
    act(camp, "explore", "t1-temple", pawns="cook")
    assert wounds(camp, "cook") == 1


@rule("RC-19.8", "RC-11.4")
def test_a_time_consuming_token_on_the_camp_tile_slows_exploring_a_place_there() -> None:
    camp = temple(at="m1")
    before = sizes(camp, "explore", "m1-temple")
    space(camp, "m1").tokens.append("time")
    assert sizes(camp, "explore", "m1-temple") == tuple([size + 1 for size in before])


def test_death_in_the_temple_loses_the_game() -> None:
    camp = temple(BITE, GOLD)
    person(camp, "carpenter").wounds = 12
    act(camp, "explore", "m2-temple")
    assert result(camp) == ("died", (0, 0), ())


@rule("RC-28.2")
def test_the_crosses_that_stand_are_the_score_of_a_game_that_is_lost() -> None:
    camp = with_crosses(3)
    happen(camp, Wound(13, "each"))
    assert result(camp) == ("died", (3, 3), ())
