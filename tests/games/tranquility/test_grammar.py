"""What can be answered: which answers and which words there are depends on what is played."""

from random import Random

import pytest

from atoll.games.tranquility import grammar
from atoll.games.tranquility.grammar import StormInPlay
from atoll.games.tranquility.state import Sea
from atoll.kernel import Answer, Option, OptionValue, verb_of

from .tables import GAME, answer, filled, table

ALWAYS = {"play", "discard", "pay"}
TOGETHER = ALWAYS | {"start", "finish", "offer", "give"}
ROCKS = {"rocks", "stay"}
STORMS = {"storm", "weather", "sail-on", "lift", "give-up", "give-unseen"}


@pytest.mark.parametrize(
    ("seats", "options", "verbs"),
    [
        (2, {}, TOGETHER),
        (1, {}, TOGETHER - {"offer"}),
        (3, {"mode": "high_arch"}, TOGETHER),
        (3, {"rocks": True}, TOGETHER | ROCKS),
        (3, {"monsters": 3}, TOGETHER | {"monster"}),
        (3, {"storms": True}, TOGETHER | STORMS | {"trade"}),
        (3, {"mode": "day_and_night"}, TOGETHER | {"turn"}),
        (3, {"mode": "pyramid"}, (TOGETHER | ROCKS | STORMS | {"devour"}) - {"finish"}),
        (2, {"mode": "duel"}, ALWAYS | {"take"}),
    ],
)
def test_what_can_be_answered_depends_on_what_is_played(
    seats: int, options: dict[str, OptionValue], verbs: set[str]
) -> None:
    assert {verb_of(kind) for kind in GAME.grammar(seats, options).kinds} == verbs


@pytest.mark.parametrize(
    ("seats", "options", "others"),
    [
        (2, {"monsters": 3}, ["finish", "start"]),
        (1, {}, ["finish"]),
        (2, {"mode": "pyramid"}, ["start"]),
        (1, {"mode": "pyramid"}, []),
        (2, {"mode": "duel"}, []),
    ],
)
def test_what_may_be_discarded_beside_islands_depends_on_what_hands_can_hold(
    seats: int, options: dict[str, OptionValue], others: list[str]
) -> None:
    words = GAME.grammar(seats, options)
    assert words.domain(grammar.Pay, "card") == (*map(str, range(1, 81)), *others)


def test_who_draws_more_cards_for_the_joint_discard_can_offer_more() -> None:
    offers = {seats: GAME.grammar(seats).domain(grammar.Offer, "count") for seats in (2, 3, 4, 5)}
    assert offers == {2: (0, 1, 2, 3, 4, 5, 6, 7)} | dict.fromkeys((3, 4, 5), (0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("mode", "count", "last", "rows"),
    [("base", 36, "f6", 6), ("high_arch", 30, "f7", 7), ("pyramid", 36, "a8", 8)],
)
def test_cells_and_rows_are_those_of_the_grid(mode: str, count: int, last: str, rows: int) -> None:
    modules = {} if mode == "pyramid" else {"rocks": True}
    words = GAME.grammar(2, {"mode": mode, **modules})
    cells = words.domain(grammar.Play, "cell")
    assert (len(cells), cells[0], cells[-1]) == (count, "a1", last)
    assert words.domain(grammar.Rocks, "row") == tuple(range(1, rows + 1))


def test_yellow_and_orange_storms_are_before_seats_and_purple_ones_on_rows() -> None:
    storms = GAME.grammar(2, {"storms": True}).domain(grammar.Lift, "storm")
    assert storms == (
        *[StormInPlay("yellow", place) for place in ("seat0", "seat1")],
        StormInPlay("purple", "new"),
        *[StormInPlay("purple", f"row{row}") for row in range(1, 7)],
        *[StormInPlay("orange", place) for place in ("seat0", "seat1")],
    )


@pytest.mark.parametrize("kind", grammar.ANSWERS, ids=verb_of)
def test_an_example_is_an_answer_of_its_kind(kind: type[Answer]) -> None:
    stormy: dict[str, OptionValue] = {"storms": True, "rocks": True, "monsters": 3}
    games: list[dict[str, OptionValue]] = [
        stormy,
        stormy | {"mode": "day_and_night"},
        {"mode": "pyramid"},
        {"mode": "duel"},
    ]
    words = next(each for each in [GAME.grammar(2, it) for it in games] if kind in each.kinds)
    assert type(words.read(kind.example or kind.form)) is kind


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("play 12 c4", grammar.Play(12, "c4")),
        ("give up", grammar.GiveUp()),
        ("give deck", grammar.GiveUnseen(())),
        ("give 5 finish", grammar.Give(("5", "finish"))),
        ("give 5 finish deck", grammar.GiveUnseen(("5", "finish"))),
        ("lift purple new", grammar.Lift(StormInPlay("purple", "new"))),
        ("lift orange seat1", grammar.Lift(StormInPlay("orange", "seat1"))),
    ],
)
def test_an_answer_is_written_in_one_way(text: str, meant: Answer) -> None:
    assert GAME.grammar(2, {"storms": True}).all_readings(text) == [meant]
    assert meant.text == text


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize(
    "options",
    [
        {"rocks": True, "monsters": 5, "storms": True},
        {"mode": "day_and_night", "fewer_islands": "poseidon"},
        {"mode": "pyramid"},
        {"mode": "duel"},
    ],
    ids=lambda options: options.get("mode", "base"),
)
def test_whatever_is_offered_is_read_as_it_is_meant(
    seats: int, options: dict[str, OptionValue]
) -> None:
    if options.get("mode") == "duel" and seats != 2:
        return
    offered: dict[str, Answer] = {}
    luck = Random(seats)
    for seed in range(6):
        sea = GAME.setup(seats, seed, options)
        while sea.decisions:
            asked = luck.choice(sea.decisions)
            offered |= {option.text: option.answer for option in asked.options}
            GAME.answer(sea, asked.seat, luck.choice(asked.options).text)
    words = GAME.grammar(seats, options)
    assert {text: words.all_readings(text) for text in offered} == {
        text: [meant] for text, meant in offered.items()
    }


# What is told of an answer.


def offered(sea: Sea, text: str, seat: int = 0) -> Option:
    found = [each.option(text) for each in sea.decisions if each.seat == seat]
    return next(option for option in found if option is not None)


def test_placing_tells_its_cost() -> None:
    sea = table(hands=["5 17 30"], grid="b1=4")
    assert offered(sea, "play 5 c1").told == {"cost": 1}
    assert offered(sea, "play 5 d1").told == {"cost": 0}


def test_placing_in_a_duel_tells_its_points_and_what_the_cost_leaves_of_them() -> None:
    sea = table(mode="duel", hands=["5 6 17"], grid="a1=1 b1=2 c1=3 d1=4 f1=7")
    assert offered(sea, "play 17 b2").told == {"cost": 0, "points": 1, "gain": 1}
    assert offered(sea, "play 5 e1").told == {"cost": 1, "points": 8, "gain": 7}
    assert offered(sea, "play 6 e1").told == {"cost": 1, "points": 8, "gain": 7}
    scored = [event for event in answer(sea, 0, "play 5 e1") if event.kind == "scored"]
    assert [event.args["points"] for event in scored] == [8]
    answer(sea, 0, "pay 6")
    assert sea.scores == [7, 0]


def test_points_are_told_as_the_cells_of_the_board_are_worth() -> None:
    luck, points = Random(1), set()
    for seed in range(20):
        sea = GAME.setup(2, seed, {"mode": "duel"})
        while sea.decisions:
            (asked,) = sea.decisions
            board = GAME.view(sea, asked.seat).board
            worth = dict(
                zip([cell for row in board.rows for cell in row], board.worth, strict=True)
            )
            for option in asked.options:
                if isinstance(option.answer, grammar.Play):
                    assert option.told["points"] == worth[option.answer.cell]
                    points.add(option.told["points"])
            GAME.answer(sea, asked.seat, luck.choice(asked.options).text)
    assert points == {1, 3, 5, 6, 8}


def test_whatever_else_costs_cards_tells_how_many() -> None:
    night = table(mode="day_and_night", hands=["5 17 30 44 50"], grid="b1=4")
    assert offered(night, "turn b1").told == {"cost": 1}
    assert offered(night, "discard").told == {"cost": 2}
    rocks = table(hands=["5 17 30 44 50"], rocks=2)
    answer(rocks, 0, "play 5 a1")
    assert offered(rocks, "stay").told == {"cost": 2}


def test_a_hand_is_traded_for_as_many_cards_as_it_has() -> None:
    assert offered(table(hands=["5 6 7 8 9"], storms=""), "trade").told == {"cost": 5}
    in_storm = table(hands=["5 6 7"], storms="yellow seat0")
    assert offered(in_storm, "trade").told == {"cost": 3}


def test_a_part_of_the_joint_discard_tells_how_many_cards_come_unseen() -> None:
    sea = table(seats=1, hands=["start 5 6 7"], storms="yellow seat0")
    answer(sea, 0, "start", "sail on")
    (asked,) = [each for each in sea.decisions if each.must]
    unseen = [each for each in asked.options if isinstance(each.answer, grammar.GiveUnseen)]
    assert unseen
    assert all(option.told == {"held": 6, "unseen": 2} for option in unseen)


@pytest.mark.parametrize(("monsters", "against"), [(0, "nothing"), (3, "monsters")])
def test_finish_tells_what_may_be_in_its_way(monsters: int, against: str) -> None:
    sea = table(hands=["5 finish"], grid=filled(), started=True, monsters=monsters)
    assert offered(sea, "finish").told == {"against": against}


def test_ending_a_storm_tells_whom_it_holds_or_over_which_row_it_is() -> None:
    sea = table(storms="yellow seat1, purple row2", compasses=1)
    assert offered(sea, "lift yellow seat1").told == {"victim": 1}
    assert offered(sea, "lift purple row2").told == {"row": 2}
    assert offered(sea, "lift purple row2").pieces == ("compass", "storm-purple-row2")
