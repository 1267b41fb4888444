"""LB-1: who plays, and what is on the table."""

from collections import Counter

import pytest

from tests.rulecite import rule

from .tables import (
    GAME,
    SEATS,
    answer,
    asked,
    board,
    boat,
    each,
    question,
    shipwreck,
    table,
    texts,
    votes,
)

COLOURS = ("green", "red", "yellow", "blue", "purple", "white")


@rule("LB-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_to_six_can_play(seats: int) -> None:
    assert GAME.setup(seats, 1).seats == seats


@rule("LB-1.1")
def test_everybody_plays_for_themselves() -> None:
    assert GAME.is_contest(GAME.read_options(3, {}))


@rule("LB-1.2", "LB-1.4")
@pytest.mark.parametrize(("seats", "sailors"), [(3, 5), (4, 5), (5, 4), (6, 4)])
def test_each_has_a_boat_two_officers_and_five_sailors_or_four_if_there_are_more_players(
    seats: int, sailors: int
) -> None:
    expected = Counter({"boat-black": 1})
    for colour in COLOURS[:seats]:
        expected += Counter(
            {f"boat-{colour}": 1, f"officer-{colour}": 2, f"sailor-{colour}": sailors}
        )
    waters = shipwreck(seats)
    assert GAME.pieces(waters) == expected
    on_deck = Counter((person.colour, person.rank) for person in board(waters).on_deck)
    assert on_deck == {
        (colour, rank): count
        for colour in COLOURS[:seats]
        for rank, count in (("sailor", sailors), ("officer", 2))
    }


@rule("LB-1.3")
@pytest.mark.parametrize(
    ("seats", "hand"),
    [
        (3, "green red yellow black hat hat hat"),
        (4, "green red yellow blue black hat hat hat"),
        (5, "green red yellow blue purple black hat hat hat"),
        (6, "green red yellow blue purple white black hat hat hat"),
    ],
)
def test_everybody_holds_a_card_for_each_boat_in_play_and_three_hats(seats: int, hand: str) -> None:
    waters = shipwreck(seats)
    assert {GAME.view(waters, seat).board.hand for seat in range(seats)} == {tuple(hand.split())}
    assert board(waters).hand == ()
    assert board(waters).hats == (3,) * seats


@rule("LB-1.3")
@pytest.mark.parametrize(("seats", "missing"), [(3, "blue"), (4, "purple"), (5, "white")])
def test_colours_that_are_not_in_play_cannot_be_voted_for(seats: int, missing: str) -> None:
    boats = dict.fromkeys([*COLOURS[:seats], "black"], "empty") | {"red": "green:s"}
    waters = table(seats=seats, boats=boats)
    assert texts(waters, 0) == each("vote", " ".join([*boats, "hat"]))
    assert f"vote {missing}" not in texts(waters, 0)


@rule("LB-1.4")
@pytest.mark.parametrize(("seats", "count"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_a_black_boat_makes_it_one_more_than_players(seats: int, count: int) -> None:
    colours = [seen.colour for seen in board(shipwreck(seats)).boats]
    assert colours == [*COLOURS[:seats], "black"]
    assert len(colours) == count


@rule("LB-1.5", "LB-6.2")
@pytest.mark.parametrize(
    ("crew", "full"),
    [
        ("green:ss red:sss", False),
        ("green:sss red:sss", True),
        ("green:ss red:s, 2 leaks", False),
        ("green:ss red:ss, 2 leaks", True),
        ("green:ss red:s, 3 leaks", True),
    ],
)
def test_people_and_leaks_take_six_seats_together(crew: str, full: bool) -> None:
    waters = table(boats={"green": crew, "red": "yellow:s"})
    votes(waters, "green", "green", "green")
    assert question(waters) == ("ask-vote-overboard" if full else "ask-vote-move")


@rule("LB-1.6", "LB-2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_seven_lanes(seats: int) -> None:
    assert texts(shipwreck(seats), 0) == each("launch", "1 2 3 4 5 6 7")


@rule("LB-1.6", "LB-7.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("red:so, lane 5", "red:so, 2 to go"),
        ("red:so, lane 5, 2 to go", "red:so, 1 to go"),
        ("red:so, lane 5, 1 to go", "red:so, landed left"),
    ],
)
def test_it_takes_three_moves_to_the_shore_and_the_boat_stays_in_its_lane(
    before: str, after: str
) -> None:
    waters = table(boats={"red": before, "black": "green:so"}, phase="move", first=1)
    votes(waters, "red", "red", "red")
    assert boat(waters, "red") == after
    assert board(waters).boats[1].lane == 5


@rule("LB-1.6")
def test_no_boat_is_in_the_way_of_another() -> None:
    boats = {"red": "red:so, lane 3, 2 to go", "black": "green:so, lane 4, 1 to go"}
    waters = table(boats=boats, phase="move")
    votes(waters, "red", "red", "red")
    assert boat(waters, "red") == "red:so, 1 to go"
    assert boat(waters, "black") == "green:so, 1 to go"


@rule("LB-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_decides_who_holds_the_token_first(seats: int) -> None:
    games = [GAME.setup(seats, seed) for seed in range(60)]
    assert {board(waters).first for waters in games} == set(range(seats))
    assert all(asked(waters) == [board(waters).first] for waters in games)


@rule("LB-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_colours_go_by_the_seats(seats: int) -> None:
    waters = shipwreck(seats)
    assert board(waters).colours == (*COLOURS[:seats], "black")
    for seat in range(seats):
        answer(waters, seat, f"launch {seat + 1}")
    launched = [seen.colour for seen in board(waters).boats if seen.lane is not None]
    assert launched[:seats] == list(COLOURS[:seats])
