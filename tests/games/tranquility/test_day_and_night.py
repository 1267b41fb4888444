"""TR-16: Day and Night, where cards lie the way they are held."""

import pytest

from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import (
    GAME,
    answer,
    asked,
    cells,
    cells_for,
    filled,
    hand,
    outcome,
    refusal,
    table,
    texts,
)

MODE = "day_and_night"
UPPER_HALF = " ".join(sorted(cells("a4", "f6")))


def is_night(sea: Sea) -> bool:
    night: bool = GAME.view(sea, 0).board.night
    return night


def night_cells(sea: Sea) -> set[str]:
    return set(GAME.view(sea, 0).board.night_cells)


def discard_two(sea: Sea, seat: int) -> None:
    """Let a seat take a turn that does not touch the grid."""
    answer(sea, seat, "discard")
    for _ in range(2):
        answer(sea, seat, min(texts(sea, seat, "pay")))


@rule("TR-16.1")
def test_all_hands_are_held_day_up_at_first() -> None:
    for seat in (0, 1, None):
        assert not GAME.view(GAME.setup(2, 1, {"mode": MODE}), seat).board.night


@rule("TR-16.1")
@pytest.mark.parametrize(("night", "shown"), [(False, set()), (True, {"c2"})])
def test_a_card_is_placed_the_way_it_is_held(night: bool, shown: set[str]) -> None:
    sea = table(mode=MODE, hands=["40 50 60"], night=night)
    answer(sea, 0, "play 40 c2")
    assert night_cells(sea) == shown


@rule("TR-16.1", "TR-16.2")
@pytest.mark.parametrize("night", [False, True])
def test_the_view_foretells_where_a_card_would_lie_wrong(night: bool) -> None:
    for cell in cells("a1", "f6"):
        sea = table(mode=MODE, hands=["40 50 60"], night=night)
        before = GAME.view(sea, None).board
        answer(sea, 0, f"play 40 {cell}")
        after = GAME.view(sea, None).board
        assert (cell in before.misfits) == (cell in after.wrong_cells)
        assert cell not in after.misfits


@rule("TR-16.1")
@pytest.mark.parametrize("night", [False, True])
def test_cards_can_be_placed_anywhere_by_day_and_by_night(night: bool) -> None:
    sea = table(mode=MODE, hands=["40 50 60"], night=night)
    assert cells_for(sea, 40) == cells("a1", "f6")


@rule("TR-16.2")
def test_finish_can_be_played_when_the_lower_half_shows_day_and_the_upper_night() -> None:
    sea = table(mode=MODE, hands=["5 finish"], grid=filled(), turned=UPPER_HALF, started=True)
    turnings = {f"turn {cell}" for cell in cells("a1", "f6")}
    assert texts(sea, 0) == {"finish", "discard"} | turnings
    answer(sea, 0, "finish")
    assert outcome(sea).reason == "paradise"


@rule("TR-16.2")
@pytest.mark.parametrize("wrong", ["a1", "f3", "a4", "f6"])
def test_finish_cannot_be_played_while_any_card_lies_wrong(wrong: str) -> None:
    turned = set(UPPER_HALF.split()) ^ {wrong}
    sea = table(mode=MODE, hands=["5 finish"], grid=filled(), turned=" ".join(turned), started=True)
    assert "finish" not in texts(sea, 0)
    assert GAME.view(sea, None).board.wrong_cells == (wrong,)


@rule("TR-16.3")
def test_for_a_card_a_card_in_the_grid_can_be_turned_over() -> None:
    sea = table(
        mode=MODE, hands=["10 20 30"], grid="a1=5 b5=70", turned="a1 b5", decks=["1 2 3", ""]
    )
    assert texts(sea, 0, "turn") == {"turn a1", "turn b5"}
    answer(sea, 0, "turn a1")
    assert night_cells(sea) == {"b5"}
    assert texts(sea, 0) == {"pay 10", "pay 20", "pay 30"}
    answer(sea, 0, "pay 20")
    assert sea.discards[0] == [20]
    assert hand(sea, 0) == "1 2 3 10 30"
    assert asked(sea) == [1]


@rule("TR-16.3")
def test_a_card_can_be_turned_to_its_night_half() -> None:
    sea = table(mode=MODE, hands=["10 20 30"], grid="b5=70")
    answer(sea, 0, "turn b5")
    assert night_cells(sea) == {"b5"}


@rule("TR-16.3")
def test_a_card_can_be_turned_even_while_none_lies_wrong() -> None:
    sea = table(mode=MODE, hands=["10 20 30"], grid="a1=5 b5=70", turned="b5")
    assert texts(sea, 0, "turn") == {"turn a1", "turn b5"}
    answer(sea, 0, "turn a1", "pay 10")
    assert night_cells(sea) == {"a1", "b5"}


@rule("TR-16.3")
def test_who_can_play_a_monster_can_also_turn_a_card_while_none_lies_wrong() -> None:
    sea = table(mode=MODE, hands=["75 monster"], grid="b5=70 c5=80", turned="b5 c5", monsters=3)
    assert texts(sea, 0, "turn") == {"turn b5", "turn c5"}


@rule("TR-16.3", "TR-7.2")
def test_while_no_card_lies_wrong_turning_alone_saves_nobody() -> None:
    sea = table(mode=MODE, hands=["5", "7 9"], grid=filled(), turned=UPPER_HALF, decks=["", ""])
    assert outcome(sea).reason == "stranded"


@rule("TR-16.3", "TR-12.15")
def test_while_no_card_lies_wrong_and_a_compass_could_help_turning_is_no_way_out() -> None:
    sea = table(
        mode=MODE,
        hands=["80"],
        grid=filled("f6"),
        turned=UPPER_HALF,
        decks=["", ""],
        storms="purple row6",
        compasses=1,
    )
    assert texts(sea, 0) == {"give up"}
    assert refusal(sea, 0, "turn a1") == ("refused-nothing-wrong", "TR-16.3")


@rule("TR-16.3", "TR-7.2")
def test_turning_a_card_over_is_an_action_for_a_player_with_a_single_card() -> None:
    sea = table(
        mode=MODE, hands=["5", "7 9"], grid=filled(), turned=f"a1 {UPPER_HALF}", decks=["", ""]
    )
    assert texts(sea, 0) == {f"turn {cell}" for cell in cells("a1", "f6")}
    answer(sea, 0, "turn a1")
    assert sea.discards[0] == [5]


@rule("TR-16.3")
def test_a_monster_cannot_pay_for_turning() -> None:
    sea = table(mode=MODE, hands=["monster"], grid="b5=70", monsters=3)
    assert texts(sea, 0) == {"monster b5"}


@rule("TR-16.3")
def test_a_cell_whose_card_a_monster_took_shows_no_half() -> None:
    sea = table(mode=MODE, hands=["5 monster"], grid="b5=70 c5=75", turned="b5 c5", monsters=3)
    answer(sea, 0, "monster b5")
    assert night_cells(sea) == {"c5"}


@rule("TR-16.4")
def test_after_each_round_all_hands_are_turned_over() -> None:
    sea = table(
        mode=MODE,
        seats=3,
        first=1,
        turn=1,
        hands=["1 2 3 4", "5 6 7 8", "9 10 11 12"],
    )
    times = []
    for seat in (1, 2, 0, 1, 2, 0, 1):
        times.append(is_night(sea))
        discard_two(sea, seat)
    assert times == [False, False, False, True, True, True, False]


@rule("TR-16.4")
def test_alone_the_hand_is_turned_over_after_each_turn() -> None:
    sea = table(mode=MODE, seats=1, hands=["1 2 3 4 5"])
    discard_two(sea, 0)
    assert is_night(sea)
    discard_two(sea, 0)
    assert not is_night(sea)


@rule("TR-16.5")
def test_in_the_harder_form_the_time_does_not_change_with_the_rounds() -> None:
    sea = table(mode=MODE, night_falls="start", hands=["1 2 3 4", "5 6 7 8"])
    for seat in (0, 1, 0, 1):
        discard_two(sea, seat)
        assert not is_night(sea)


@rule("TR-16.5")
def test_in_the_harder_form_night_falls_with_start_and_stays() -> None:
    sea = table(mode=MODE, seats=1, night_falls="start", hands=["start 1 2 3 4"])
    answer(sea, 0, "start")
    assert is_night(sea)
    answer(sea, 0, min(texts(sea, 0, "give")))
    discard_two(sea, 0)
    assert is_night(sea)


@rule("TR-16.5")
def test_in_the_normal_form_start_does_not_bring_the_night() -> None:
    sea = table(mode=MODE, hands=["start 1 2 3 4"])
    answer(sea, 0, "start")
    assert not is_night(sea)
