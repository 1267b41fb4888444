"""What is meant by a tap: whatever is tapped in vain gets a reason that helps."""

from collections.abc import Callable, Sequence

import pytest

from atoll.games.tranquility.state import Sea
from atoll.kernel import Why

from .tables import GAME, answer, filled, table


def why(sea: Sea, *pieces: str, seat: int = 0) -> Why:
    return GAME.why(sea, seat, pieces=pieces)


def reason(sea: Sea, *pieces: str, seat: int = 0) -> tuple[str | None, str | None]:
    """What is meant by these things, and why it cannot be."""
    found = why(sea, *pieces, seat=seat)
    key = found.message.key.removeprefix("refused-") if found.message else None
    return found.text, key


def after(sea: Sea, *answers: str) -> Sea:
    answer(sea, 0, *answers)
    return sea


# Placing.


def plain() -> Sea:
    return table(hands=["5 17 30 44 finish"], grid="b1=10 d4=40")


def test_a_card_and_a_cell_are_an_island_to_be_placed() -> None:
    assert reason(plain(), "card-17", "cell-c1") == ("play 17 c1", "too-dear")
    assert reason(plain(), "card-17", "cell-b1") == ("play 17 b1", "cell-taken")
    assert reason(plain(), "card-44", "cell-a1") == ("play 44 a1", "not-ascending")
    assert reason(plain(), "card-18", "cell-c4") == ("play 18 c4", "not-in-hand")


def test_an_island_in_the_grid_stands_for_its_cell() -> None:
    assert reason(plain(), "card-17", "card-40") == ("play 17 d4", "cell-taken")


def test_a_card_alone_is_tried_where_it_would_stand_in_order() -> None:
    assert reason(plain(), "card-44") == ("play 44 e4", None)
    closed = table(hands=["61 63"], grid=filled(leave="a6"), rocks=6)
    assert reason(closed, "card-61") == ("play 61 a6", "rocks")
    dear = table(hands=["17 30"], grid="a1=3 c1=80", decks=["", ""])
    assert reason(dear, "card-17") == ("play 17 b1", "too-dear")


def test_a_card_for_which_there_is_no_place_is_tried_anywhere() -> None:
    sea = table(hands=["17 5"], grid=filled(leave="f6"))
    assert reason(sea, "card-17") == ("play 17 f6", "not-ascending")
    full = table(hands=["17 5"], grid=filled())
    assert reason(full, "card-17") == ("play 17 a1", "cell-taken")


def test_a_cell_alone_tells_why_nothing_can_go_there() -> None:
    assert reason(plain(), "cell-b1") == ("play 5 b1", "cell-taken")
    assert reason(plain(), "card-10") == ("play 5 b1", "cell-taken")
    assert reason(table(hands=["5 17"], rocks=3), "cell-c3") == ("play 5 c3", "rocks")
    dear = table(hands=["2 30 31"], grid="b1=4 d1=40")
    assert reason(dear, "cell-c1") == ("play 30 c1", "too-dear")


def test_a_cell_where_something_can_go_means_nothing_yet() -> None:
    assert reason(plain(), "cell-d2") == (None, None)


def test_in_a_game_that_asks_somebody_else_it_says_so() -> None:
    assert reason(plain(), "card-1", "cell-a1", seat=1) == ("play 1 a1", "not-asked")
    storm = table(hands=["5 17", "6 7"], storms="purple row3", compasses=1)
    assert reason(storm, "card-6", "cell-a1", seat=1) == ("play 6 a1", "not-your-turn")


def test_a_start_that_has_to_be_played_comes_before_all_else() -> None:
    sea = table(hands=["start 5 17"])
    assert reason(sea, "card-5") == ("play 5 a1", "must-start")
    assert reason(sea, "card-start") == ("start", None)


# Start and Finish.


@pytest.mark.parametrize("piece", ["card-start", "start-place", "start-card"])
def test_start_is_meant_by_the_card_and_by_its_place(piece: str) -> None:
    sea = table(hands=["start 5 17"], started=True)
    assert reason(sea, piece) == ("start", "already-started")


@pytest.mark.parametrize("piece", ["card-finish", "finish-place", "finish-card"])
def test_finish_is_meant_by_the_card_and_by_its_place(piece: str) -> None:
    sea = table(hands=["finish 5 17"], grid="a1=3", started=True)
    assert reason(sea, piece) == ("finish", "grid-not-full")
    assert reason(sea, "card-5", piece)[0] == ("finish" if piece != "card-finish" else "play 5 b1")


def test_finish_is_meant_wherever_it_is_carried() -> None:
    sea = table(hands=["finish 5 17"], grid="a1=3", started=True)
    assert reason(sea, "card-finish", "cell-c4") == ("finish", "grid-not-full")


# Monsters, turning over, prey.


def test_a_monster_is_meant_for_the_cell_that_is_tapped() -> None:
    sea = table(hands=["5 7 monster"], grid="c3=40", monsters=3)
    assert reason(sea, "card-monster", "cell-a1") == ("monster a1", "cell-empty")
    assert reason(sea, "card-monster", "card-40") == ("monster c3", None)


def test_a_monster_alone_says_why_it_has_no_prey() -> None:
    sea = table(hands=["5 7 monster"], monsters=3)
    assert reason(sea, "card-monster") == ("monster a1", "cell-empty")


def test_a_card_to_be_turned_over_is_tapped_after_the_sign_for_it() -> None:
    sea = table(mode="day_and_night", hands=["5 7 9"], grid="a1=3")
    assert reason(sea, "turn", "cell-b1") == ("turn b1", "cell-empty")
    assert reason(sea, "cell-a1") == ("turn a1", None)
    poor = table(mode="day_and_night", hands=["monster"], grid="a5=3", monsters=3)
    assert reason(poor, "turn") == ("turn a5", "cannot-pay")
    assert reason(poor, "cell-a5") == ("turn a5", "cannot-pay")


def test_prey_is_tapped_in_its_cell() -> None:
    sea = table(mode="pyramid", hands=["12 70 71"], grid="h1=40 a1=3", exploration="monster")
    answer(sea, 0, "play 12 d1")
    assert reason(sea, "cell-d1") == ("devour d1", "just-placed")
    assert reason(sea, "card-12") == ("devour d1", "just-placed")
    assert reason(sea, "cell-b1") == ("devour b1", "cell-empty")
    assert reason(sea, "cell-a1") == ("devour a1", None)


# Rows: storms and rocks.


def test_a_row_is_tapped_for_the_rocks() -> None:
    upper = " ".join(f"{column}{row}" for row in range(2, 7) for column in "abcdef")
    sea = table(hands=["40 50 60"], grid=filled(upper), rocks=2)
    assert reason(sea, "row-3") == ("rocks 3", "not-now")
    answer(sea, 0, "discard", "pay 40 50")
    assert reason(sea, "row-1") == ("rocks 1", "row-full")
    assert reason(sea, "row-2") == ("rocks 2", "rocks-must-move")
    assert reason(sea, "card-60", "row-2") == ("rocks 2", "rocks-must-move")
    assert reason(sea, "rocks") == ("stay", "cannot-pay")


def test_a_row_is_tapped_for_rocks_that_were_just_found() -> None:
    last_row = " ".join(f"{column}1" for column in "abcdefgh")
    others = filled(leave="h1", mode="pyramid").split()
    grid = " ".join(each for each in others if each.partition("=")[0] in last_row.split())
    sea = table(mode="pyramid", hands=["1 15 71"], grid=grid, exploration="rocks")
    answer(sea, 0, "play 15 h1", "pay 1")
    assert reason(sea, "row-1") == ("rocks 1", "row-full")


def test_a_row_is_tapped_for_a_new_storm_rather_than_for_the_rocks() -> None:
    upper = " ".join(f"{column}{row}" for row in range(2, 7) for column in "abcdef")
    sea = table(hands=["3 5 40 50"], grid=filled(upper), decks=["purple", ""], storms="", rocks=2)
    answer(sea, 0, "discard", "pay 3 5", "rocks 3")
    assert reason(sea, "row-1") == ("storm 1", "row-full")


def test_a_row_with_nothing_to_lie_beside_it_means_nothing() -> None:
    assert reason(plain(), "row-1") == (None, None)


# Storms and compasses.


def test_a_storm_is_ended_by_tapping_it_with_a_compass_or_without() -> None:
    sea = table(storms="orange seat0, purple row2")
    for pieces in (["storm-purple-row2"], ["compass", "storm-purple-row2"]):
        assert reason(sea, *pieces) == ("lift purple row2", "no-compass")
        assert reason(sea, *pieces, seat=1) == ("lift purple row2", "no-compass")


def test_a_compass_alone_is_meant_for_any_storm() -> None:
    assert reason(table(storms="orange seat1"), "compass") == ("lift orange seat1", "no-compass")
    calm = table(storms="", compasses=1)
    assert reason(calm, "compass")[1] == "no-such-storm"


def test_the_compasses_that_lie_ready_are_traded_for_a_hand() -> None:
    sea = table(hands=["5 6 7 8"], storms="")
    assert reason(sea, "supply") == ("trade", "hand-not-full")


# Discarding.


def test_a_card_is_tapped_for_what_has_to_be_paid() -> None:
    sea = after(table(hands=["5 17 monster"], monsters=3), "discard")
    assert reason(sea, "card-17") == ("pay 17", "all-go")
    assert reason(sea, "card-monster") == ("pay monster", "monster-stays")
    storm = table(hands=["5 6 7 8 9"], decks=["start yellow", ""], storms="")
    assert reason(after(storm, "discard", "pay 5 6"), "card-start") == ("pay start", "start-stays")


def test_the_own_discards_are_tapped_to_discard() -> None:
    sea = table(hands=["40"])
    assert reason(sea, "discard-0") == ("discard", "cannot-pay")
    assert reason(sea, "discard-1") == (None, None)


def giving() -> Sea:
    """Three players have agreed on the joint discard; the first gives two of four cards."""
    sea = after(table(seats=3, hands=["start 5 6 7 monster"], storms="", monsters=3), "start")
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    return sea


def test_cards_of_the_joint_discard_are_tapped_in_any_order() -> None:
    assert reason(giving(), "card-7", "card-5") == ("give 5 7", None)
    assert reason(giving(), "card-7", "card-6", "card-5") == ("give 5 6 7", "wrong-count")
    assert reason(giving(), "card-5", "card-monster") == ("give 5 monster", "monster-stays")


def test_the_own_deck_is_tapped_for_what_is_given_unseen() -> None:
    assert reason(giving(), "deck-0") == ("give deck", "no-unseen")
    assert reason(giving(), "card-7", "card-5", "deck-0") == ("give 5 7 deck", "no-unseen")
    assert reason(giving(), "deck-1") == (None, None)


# The duel.


def test_a_card_of_the_display_is_meant_to_be_taken() -> None:
    sea = table(mode="duel", hands=["5 7 9"], display="10 11 12 13 14")
    assert reason(sea, "card-11") == ("take 11", "not-now")
    assert reason(sea, "deck-0") == (None, None)
    answer(sea, 0, "discard", "pay 5 7")
    assert reason(sea, "card-11") == ("take 11", None)
    assert reason(sea, "card-9") == ("take 9", "not-in-display")


# What is no piece of this game.


@pytest.mark.parametrize("moment", [plain, giving], ids=["turn", "joint discard"])
@pytest.mark.parametrize(
    "pieces",
    [[], ["card-kraken"], ["card-yellow"], ["cell-z9"], ["row-x"], ["row-9"], ["storm-"], ["deck"]],
    ids=" ".join,
)
def test_what_is_not_on_the_table_means_nothing(
    moment: Callable[[], Sea], pieces: Sequence[str]
) -> None:
    assert reason(moment(), *pieces) == (None, None)
