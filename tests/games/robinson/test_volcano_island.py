"""RC-34: Volcano Island, but for its sites: set-up, lava, ash and fur."""

import pytest

from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import ISLAND, SPACE, SPACES, TILES
from atoll.games.robinson.land.tiles import explored as is_explored
from atoll.games.robinson.land.tokens import has_room
from atoll.games.robinson.planning.deeds import menu, menu_changed
from atoll.games.robinson.scenarios.volcano_island import SCENARIO, expedition
from atoll.games.robinson.state import Camp, Goods, Pile, Scene
from atoll.games.robinson.steps import EndRound, MoveCampTo, TurnDown
from atoll.games.robinson.vocabulary import Book, MoveCamp, Put, TakeAway, TurnBackItem, TurnUpNoted
from atoll.kernel import Message
from tests.rulecite import rule

from .acting import act, falls, have, keeps, kinds, plans, space
from .tables import GAME, answer, asked, happen, may_plan, person, planning, says, wounds
from .volcanic import begins, camp_at, explored, reason, volcano

EVERYBODY = "carpenter cook explorer soldier"


def sizes(camp: Camp, kind: str, target: str = "") -> tuple[int, ...]:
    """How many pawns an action takes."""
    menu_changed(camp)
    return menu(camp)[kind, target].sizes


def face_down(camp: Camp) -> set[str]:
    return {SPACES[at] for at, each in enumerate(camp.spaces) if each.face_down}


# Set-up.


@rule("RC-34.1")
def test_eight_rounds_with_rain_from_the_fourth() -> None:
    assert SCENARIO.rounds == 8
    dice = [SCENARIO.dice(each, 0) for each in range(1, 9)]
    assert dice == [()] * 3 + [("rain",)] * 5


@rule("RC-34.1")
def test_after_the_eighth_round_it_is_too_late() -> None:
    camp = explored(volcano(), spaces=8, sites=4)
    camp.round = 8
    happen(camp, EndRound())
    assert reason(camp) == "too-late"


@rule("RC-34.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_camp_begins_on_tile_10_beside_the_volcano(seats: int) -> None:
    camp = GAME.setup(seats, 5, {"scenario": "volcano_island"})
    assert {SPACES[at]: each.tile for at, each in enumerate(camp.spaces) if each.tile} == {
        "m3": 8,
        "m4": 10,
    }
    assert SPACES[camp.camp] == "m4"
    assert face_down(camp) == {"m3"}
    assert sorted(map(int, camp.tiles.cards)) == [tile for tile in TILES if tile not in (8, 10)]
    assert (camp.future_finds, space(camp, "m4").totem) == ([], 0)


@rule("RC-34.2")
def test_the_river_is_explored_at_first_and_the_beach_never() -> None:
    camp = volcano()
    assert is_explored(camp, "river")
    assert not is_explored(camp, "beach")
    assert ("build", "dam") in menu(camp)


@rule("RC-34.2")
def test_nobody_enters_or_crosses_the_volcano() -> None:
    camp = volcano(t3=3, b3=9)
    targets = {target for kind, target in menu(camp) if kind in ("gather", "explore")}
    assert targets == {"t3-right", "t2", "b3-left", "b2"}
    assert sizes(camp, "explore", "t2") == (3, 4)
    begins(camp, 4)
    camp_at(camp, "t3")
    menu_changed(camp)
    assert not [target for _, target in menu(camp) if target.startswith("b3")]


@rule("RC-34.2")
def test_nothing_is_placed_on_the_volcano() -> None:
    camp = volcano()
    assert not any(has_room(camp, "m3", token) for token in ("ash", "time", "wood"))


@rule("RC-34.2")
def test_the_volcano_and_the_lava_are_seen() -> None:
    camp = volcano(t3=3)
    begins(camp, 4)
    seen = {each.name: each.landmark for each in GAME.view(camp, 0).board.spaces if each.landmark}
    assert seen == {"m3": "volcano", "m4": "lava"}


@rule("RC-34.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_knife_and_shovel_are_items_and_the_knife_raises_the_weapon(seats: int) -> None:
    camp = GAME.setup(seats, 1, {"scenario": "volcano_island"})
    assert camp.items == ["knife", "shovel"]
    assert not {"knife", "shovel"} & {*camp.board}
    assert camp.levels["weapon"] == 1


@rule("RC-34.3")
def test_a_knife_that_is_turned_back_takes_its_level_along() -> None:
    camp = volcano()
    happen(camp, TurnBackItem())
    answer(camp, "choose knife")
    assert camp.levels["weapon"] == 0


# Pawns.


@rule("RC-34.4")
def test_every_explore_action_takes_a_pawn_more() -> None:
    camp = volcano(t3=3)
    keeps(camp, "mystery-treasure-map", 0)
    assert sizes(camp, "explore", "b3") == (2, 3)
    assert sizes(camp, "explore", "t2") == (3, 4)
    assert sizes(camp, "explore", "mystery-treasure-map") == (3,)
    assert sizes(camp, "gather", "t3-right") == (1, 2)
    assert sizes(camp, "build", "shelter") == (1, 2)


@rule("RC-34.4")
def test_that_token_never_goes_and_no_second_one_is_placed() -> None:
    camp = volcano()
    camp.phase = "event"
    happen(camp, Put("time", "explore"))
    assert camp.tokens["explore"] == []
    happen(camp, TakeAway("time", "explore"))
    assert sizes(camp, "explore", "b3") == (2, 3)
    camp.tiles = Pile(["1", "3"])
    camp.phase = "action"
    act(camp, "explore", "b3")
    assert sizes(camp, "explore", "b2") == (3, 4)


@rule("RC-34.5")
@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        ("cook", (6, 3)),
        ("carpenter cook", (6, 3)),
        ("carpenter cook explorer", (7, 4)),
        (EVERYBODY, (8, 4)),
    ],
)
@pytest.mark.parametrize("friday", [True, False])
def test_how_much_has_to_be_explored(names: str, wanted: tuple[int, int], friday: bool) -> None:
    camp = volcano(names, friday=friday)
    assert (expedition(camp).spaces_wanted, expedition(camp).sites_wanted) == wanted
    assert expedition(camp).score == 0


@rule("RC-34.5")
def test_spaces_count_that_somebody_has_explored_and_go_on_counting_under_lava() -> None:
    camp = volcano()
    camp.tiles = Pile(["3", "9"])
    act(camp, "explore", "b3")
    act(camp, "explore", "t3")
    assert expedition(camp).spaces == 2
    camp_at(camp, "b3")
    camp.agenda = camp.agenda[:1]
    begins(camp, 5)
    assert expedition(camp).spaces == 2


@rule("RC-34.5")
def test_a_space_that_was_not_explored_for_failure_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = volcano()
    falls(monkeypatch, success=False)
    act(camp, "explore", "b3", sure=False)
    assert (expedition(camp).spaces, space(camp, "b3").tile) == (0, 0)


@rule("RC-34.5")
def test_the_score_grows_no_more_when_all_is_explored() -> None:
    camp = volcano()
    scores = [
        expedition(explored(camp, spaces=spaces, sites=sites)).score for spaces, sites in GROWTH
    ]
    assert scores == [0, 5, 6, 8, 9, 9]
    assert [expedition(explored(camp, spaces=a, sites=b)).complete for a, b in GROWTH] == [
        *[False] * 4,
        *[True] * 2,
    ]


GROWTH = [(0, 0), (5, 0), (5, 1), (7, 2), (6, 3), (8, 4)]


@rule("RC-34.5", "RC-34.7")
def test_progress_tells_what_is_explored_and_where_lava_comes_next() -> None:
    camp = explored(volcano(), spaces=2, sites=1)
    camp.round = 4
    assert [*SCENARIO.progress(camp)] == [
        Message("progress-spaces", {"count": 2, "total": 6}),
        Message("progress-sites", {"count": 1, "total": 3}),
        Message("progress-lava", {"round": 5, "spaces": "t3, b3"}),
    ]
    camp.round = 8
    assert [each.key for each in SCENARIO.progress(camp)] == ["progress-spaces", "progress-sites"]


# Lava.


@rule("RC-34.7")
@pytest.mark.parametrize("explored_too", [True, False])
def test_round_by_round_lava_makes_spaces_inaccessible(explored_too: bool) -> None:
    camp = camp_at(volcano(m1=9), "m1")
    for tile, at in enumerate(("t3", "b3", "t2", "b2", "m2", "t1", "b1"), start=1):
        space(camp, at).tile = tile if explored_too else 0
    closed = {"m3"}
    for round_, more in enumerate(("", "", "m4", "t3 b3", "t2 b2", "m2", "t1 b1"), start=2):
        camp.agenda = camp.agenda[:1]
        told = begins(camp, round_)
        closed |= {*more.split()}
        assert face_down(camp) == closed, round_
        assert ("lava" in kinds(told)) is bool(more)
    assert camp.outcome is None


@rule("RC-34.7")
def test_an_unexplored_space_under_lava_can_no_longer_be_explored() -> None:
    camp = camp_at(volcano(t3=1, t2=3), "t2")
    assert ("explore", "t1") in menu(camp)
    begins(camp, 8)
    menu_changed(camp)
    assert ("explore", "t1") not in menu(camp)


@rule("RC-34.7")
def test_tokens_and_markers_go_and_so_does_the_shortcut() -> None:
    camp = camp_at(volcano(t3=1, t2=3, m1=9), "t2")
    space(camp, "t3").tokens = ["time", "wood", "ash"]
    space(camp, "t3").covered = ["left"]
    space(camp, "b3").tokens = ["ash"]
    camp.shortcut = SPACE["t3"]
    begins(camp, 5)
    assert (space(camp, "t3").tokens, space(camp, "t3").covered) == ([], [])
    assert space(camp, "b3").tokens == []
    assert camp.shortcut == -1


@rule("RC-34.7")
@pytest.mark.parametrize(("round_", "at"), [(4, "m4"), (5, "t3"), (5, "b3"), (8, "t1")])
def test_a_camp_under_lava_loses_the_game_at_once(round_: int, at: str) -> None:
    camp = camp_at(volcano(t3=1, b3=3, t1=9), at)
    begins(camp, round_ - 1)
    assert reason(camp) is None
    camp.agenda = camp.agenda[:1]
    begins(camp, round_)
    assert reason(camp) == "camp-lost"


@rule("RC-34.7")
def test_whoever_moves_in_the_night_before_is_safe() -> None:
    camp = volcano(t3=1)
    happen(camp, MoveCampTo("t3"))
    begins(camp, 4)
    assert reason(camp) is None


@rule("RC-34.7")
def test_if_the_camp_has_to_move_where_all_is_inaccessible_each_is_wounded() -> None:
    camp = camp_at(volcano(t3=1, b3=3, friday=True), "t3")
    begins(camp, 4)
    camp.agenda = camp.agenda[:1]
    camp.phase = "event"
    happen(camp, MoveCamp())
    assert SPACES[camp.camp] == "t3"
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (1, 1)
    space(camp, "t2").tile = 9
    happen(camp, MoveCamp())
    assert SPACES[camp.camp] == "t2"
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (1, 1)


@rule("RC-34.7")
def test_no_card_turns_a_tile_up_again_that_lies_under_lava() -> None:
    camp = camp_at(volcano(t3=1, t2=3), "t2")
    camp.scenes = [Scene(0, "event-storm", settled=True)]
    happen(camp, TurnDown("t3"))
    begins(camp, 5)
    camp.agenda = camp.agenda[:1]
    camp.scenes = [Scene(0, "event-storm", settled=True)]
    happen(camp, TurnUpNoted())
    assert space(camp, "t3").face_down


@rule("RC-34.7")
def test_but_before_the_lava_it_can_be_turned_up() -> None:
    camp = camp_at(volcano(t3=1, t2=3), "t2")
    camp.scenes = [Scene(0, "event-storm", settled=True)]
    happen(camp, TurnDown("t3"))
    begins(camp, 4)
    camp.agenda = camp.agenda[:1]
    camp.scenes = [Scene(0, "event-storm", settled=True)]
    happen(camp, TurnUpNoted())
    assert not space(camp, "t3").face_down


# Fur.


@rule("RC-34.8")
@pytest.mark.parametrize(
    ("wood", "fur", "prices"),
    [
        (2, 1, [(2, 0), (0, 1)]),
        (3, 2, [(3, 0), (2, 1), (0, 2)]),
        (4, 3, [(4, 0), (3, 1), (2, 2), (0, 3)]),
        (5, 3, [(5, 0), (4, 1), (3, 2), (0, 3)]),
    ],
)
def test_fur_stands_in_for_some_of_the_wood_or_for_all_of_it(
    wood: int, fur: int, prices: list[tuple[int, int]]
) -> None:
    assert SCENARIO.prices(wood, fur) == tuple([Need(wood=some, fur=more) for some, more in prices])


@rule("RC-34.8")
def test_with_four_players_the_shelter_can_be_paid_in_four_ways() -> None:
    camp = volcano(EVERYBODY)
    camp.available = Goods(wood=4, fur=3)
    assert plans(camp, "do build shelter") == {
        f"do build shelter {word}" for word in ("wood", "fur-1", "fur-2", "fur")
    }
    camp.agenda = camp.agenda[:1]
    camp.available = Goods(wood=3, fur=1)
    assert plans(camp, "do build shelter") == {"do build shelter fur-1"}


@rule("RC-34.8")
@pytest.mark.parametrize(
    ("word", "paid"),
    [
        ("wood", Goods(wood=4)),
        ("fur-1", Goods(wood=3, fur=1)),
        ("fur-2", Goods(wood=2, fur=2)),
        ("fur", Goods(fur=3)),
    ],
)
@pytest.mark.parametrize("target", ["shelter", "roof", "palisade"])
def test_what_is_laid_then_is_taken(word: str, paid: Goods, target: str) -> None:
    camp = volcano(EVERYBODY)
    camp.shelter = target != "shelter"
    camp.available = Goods(wood=4, fur=3)
    planning(camp)
    says(camp, "carpenter", f"do build {target} {word}")
    assert camp.plan[0].paid == paid
    assert camp.available == Goods(wood=4, fur=3) - paid


@rule("RC-34.8")
def test_extra_wood_counts_for_whoever_pays_some_wood() -> None:
    camp = volcano("carpenter cook explorer")
    camp.tokens["shelter"] = ["wood"]
    assert menu(camp)["build", "shelter"].needs == (
        Need(wood=4),
        Need(wood=3, fur=1),
        Need(fur=2),
    )


@rule("RC-34.8")
def test_the_carpenter_saves_a_wood_of_a_mixed_price() -> None:
    camp = volcano("carpenter cook explorer")
    person(camp, "carpenter").determination = 2
    camp.available = Goods(wood=1, fur=1)
    planning(camp)
    assert may_plan(camp, "carpenter", "do build shelter") == {"do build shelter fur-1 economy"}
    says(camp, "carpenter", "do build shelter fur-1 economy")
    assert camp.plan[0].paid == Goods(wood=1, fur=1)


@rule("RC-34.8")
def test_fur_stands_in_for_nothing_else() -> None:
    camp = volcano()
    have(camp, "rope")
    explored(camp, spaces=6, sites=3)
    menu_changed(camp)
    assert menu(camp)["build", "weapon"].needs == (Need(wood=1),)
    assert menu(camp)["build", "jolly-boat"].needs == (Need(wood=3),)


# Ash.


@rule("RC-34.9")
def test_a_book_puts_ash_on_two_tiles_or_spaces_also_inaccessible_ones() -> None:
    camp = volcano(t3=1)
    camp.phase = "event"
    space(camp, "t3").face_down = True
    happen(camp, Book())
    assert asked(camp) == ("ask-put", {f"choose {at}" for at in SPACES[:ISLAND] if at != "m3"})
    answer(camp, "choose t3")
    assert asked(camp)[1] == {f"choose {at}" for at in SPACES[:ISLAND] if at not in ("m3", "t3")}
    answer(camp, "choose b3")
    assert asked(camp) == ("", set())
    assert (space(camp, "t3").tokens, space(camp, "b3").tokens) == (["ash"], ["ash"])


@rule("RC-34.9")
def test_where_no_ash_can_be_placed_nothing_happens() -> None:
    camp = volcano()
    camp.phase = "event"
    for at in range(ISLAND):
        camp.spaces[at].tokens = [] if SPACES[at] in ("m3", "t1") else ["ash"]
    happen(camp, Book())
    assert space(camp, "t1").tokens == ["ash"]
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 0


@rule("RC-34.9")
@pytest.mark.parametrize(("tokens", "more"), [("ash", 1), ("ash time", 2), ("", 0)])
def test_every_action_there_takes_a_pawn_more_for_each_of_them(tokens: str, more: int) -> None:
    camp = volcano(t3=3)
    for at in ("m4", "t3", "b3"):
        space(camp, at).tokens = tokens.split()
    assert sizes(camp, "explore", "b3") == (2 + more, 3 + more)
    assert sizes(camp, "gather", "t3-right") == (1 + more, 2 + more)
    assert sizes(camp, "build", "shelter") == (1 + more, 2 + more)
    assert sizes(camp, "rest") == (1 + more,)
    assert sizes(camp, "arrange") == (1 + more,)


@rule("RC-34.9")
def test_ash_that_falls_in_the_action_phase_works_after_it() -> None:
    camp = volcano()
    happen(camp, Book())
    answer(camp, "choose b3", "choose m4")
    assert camp.laid == ["b3 ash", "m4 ash"]
    assert sizes(camp, "explore", "b3") == (2, 3)


@rule("RC-34.5", "RC-34.7")
def test_with_four_players_all_spaces_have_to_be_explored() -> None:
    camp = volcano(EVERYBODY)
    unexplored = [each for each in camp.spaces if not each.tile]
    assert len(unexplored) == expedition(camp).spaces_wanted == 8
