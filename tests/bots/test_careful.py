"""The careful bot of Tranquility: it sees what it may, does the obvious, and mostly wins."""

from collections.abc import Mapping

import pytest

from atoll.bots import Bot, Chair, RandomBot, next_answer
from atoll.bots.tranquility import CarefulBot
from atoll.bots.tranquility.joint_discard import split
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Offers, Sea
from atoll.kernel import OptionValue

from ..games.tranquility.tables import GAME, answer, filled, outcome, table
from .playing import play_out
from .voyages import VOYAGES


def voyage(
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    players: list[Bot] | None = None,
) -> tuple[Sea, list[tuple[int, str]]]:
    """A whole game, by careful bots unless others are given, and its answers."""
    state = GAME.setup(seats, seed, options)
    players = players or [CarefulBot(seat) for seat in range(seats)]
    return state, play_out(GAME, state, players)


def chosen(sea: Sea, seat: int = 0) -> str | None:
    """What the careful bot answers for a seat."""
    decision = next(each for each in sea.decisions if each.seat == seat)
    return CarefulBot(0).choose(Chair(GAME, sea, seat), decision)


def both_paid(sea: Sea) -> set[str | None]:
    """What the careful bot of seat 0 answers when it is asked for two cards, one by one."""
    first = chosen(sea)
    assert first is not None
    answer(sea, 0, first)
    return {first, chosen(sea)}


@pytest.mark.parametrize(("seats", "options"), VOYAGES)
def test_it_plays_every_mode_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    for seed in range(2):
        state, _ = voyage(seats, seed, options)
        assert state.outcome is not None


@pytest.mark.parametrize(("seats", "options"), VOYAGES)
def test_its_seed_changes_nothing(seats: int, options: dict[str, OptionValue]) -> None:
    others: list[Bot] = [CarefulBot(99 + seat) for seat in range(seats)]
    assert voyage(seats, 3, options, others)[1] == voyage(seats, 3, options)[1]


def test_an_island_that_fits_exactly_is_placed() -> None:
    sea = table(hands=["1 35 51 61 77"], grid=filled(leave="f3"), started=True)
    assert chosen(sea) == "play 35 f3"


def test_a_first_island_goes_where_its_number_belongs() -> None:
    text = chosen(table(hands=["40 41 42 43 44"]))
    assert text is not None
    _, island, label = text.split()
    place = SHAPES["base"].labels.index(label) + 1
    assert abs(place / 37 - int(island) / 81) < 0.06


def test_finish_is_played_when_it_can_be() -> None:
    sea = table(hands=["1 3 5 7 finish"], grid=filled(), started=True)
    assert chosen(sea) == "finish"


def test_the_last_finish_is_not_thrown_away() -> None:
    sea = table(
        hands=["1 35 finish"],
        grid=filled(leave="f3"),
        started=True,
        discards=["finish finish finish finish"],
    )
    answer(sea, 0, "play 35 f3")
    assert chosen(sea) == "pay 1"


def test_cards_without_a_place_go_first() -> None:
    sea = table(hands=["1 35 65 start finish"], grid=filled(leave="f3 a6"), started=True)
    answer(sea, 0, "discard")
    assert both_paid(sea) == {"pay 1", "pay start"}


def test_a_card_whose_place_is_still_empty_is_kept() -> None:
    sea = table(hands=["1 3 35"], grid=filled(leave="f3"), decks=["", ""], started=True)
    answer(sea, 0, "discard")
    assert both_paid(sea) == {"pay 1", "pay 3"}


def test_a_monster_takes_an_island_that_can_be_replaced() -> None:
    sea = table(hands=["35 77 monster"], grid=filled(), decks=["", ""], started=True, monsters=3)
    assert chosen(sea) in {"monster e3", "monster f3"}


def test_rocks_go_to_the_row_with_the_least_room() -> None:
    sea = table(
        hands=["1 3 5 7 9"], grid=filled(leave="a1 b1 a2 b2 a3 b3 a4"), rocks=1, started=True
    )
    answer(sea, 0, "discard", "pay 7 9")
    assert chosen(sea) == "rocks 4"


def test_a_compass_ends_a_purple_storm_but_not_a_late_yellow_one() -> None:
    grid = filled(leave="a1 b1")
    purple = table(hands=["1 3 5"], grid=grid, storms="purple row1", compasses=1, started=True)
    yellow = table(hands=["1 3 5"], grid=grid, storms="yellow seat1", compasses=1, started=True)
    assert standing(purple) == "lift purple row1"
    assert standing(yellow) is None


def test_a_compass_is_used_before_giving_up() -> None:
    sea = table(
        hands=["1"],
        grid="f6=80",
        decks=["", ""],
        storms="orange seat1, orange seat0",
        compasses=1,
        started=True,
    )
    assert chosen(sea) == "give up"
    assert standing(sea) == "lift orange seat0"


def standing(sea: Sea) -> str | None:
    """What the careful bot of seat 0 makes of its standing decision."""
    decision = next(each for each in sea.decisions if each.seat == 0 and not each.must)
    return CarefulBot(0).choose(Chair(GAME, sea, 0), decision)


def test_careful_bots_agree_on_the_joint_discard_in_the_second_round() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            state = GAME.setup(seats, seed)
            players = [CarefulBot(seat) for seat in range(seats)]
            rounds = 0
            while state.outcome is None:
                if state.agenda and isinstance(state.agenda[-1], Offers):
                    rounds = max(rounds, state.agenda[-1].round)
                given = next_answer(GAME, state, players)
                assert given is not None
                GAME.answer(state, *given)
            assert rounds <= 2


@pytest.mark.parametrize(
    ("offers", "limits", "reserves", "agreed"),
    [
        ([3, 3, 2], [5, 5, 5], [20, 20, 20], [3, 3, 2]),
        ([0, 0, 0], [5, 5, 5], [20, 20, 20], [3, 3, 2]),
        ([5, 5, 5], [5, 5, 5], [20, 20, 10], [4, 4, 0]),
        ([1, 1], [7, 7], [30, 20], [7, 1]),
        ([0, 0, 0], [1, 1, 5], [1, 1, 5], [1, 1, 5]),
    ],
)
def test_offers_are_made_to_add_up(
    offers: list[int], limits: list[int], reserves: list[int], agreed: list[int]
) -> None:
    assert split(offers, limits, reserves) == agreed


def test_it_wins_most_voyages_of_three() -> None:
    wins = sum(bool(outcome(voyage(3, seed)[0]).winners) for seed in range(25))
    assert wins >= 18


def test_it_beats_chance_in_the_duel() -> None:
    wins = 0
    for seed in range(10):
        players: list[Bot] = [CarefulBot(0), RandomBot(seed)]
        state, _ = voyage(2, seed, {"mode": "duel"}, players)
        wins += outcome(state).winners == (0,)
    assert wins >= 9
