"""TR-13: islands that are taken out before the deal."""

import pytest

from atoll.games.tranquility.cards import ISLANDS
from tests.rulecite import rule

from .tables import GAME

LEVELS = [("galatea", 4), ("triton", 6), ("leucothea", 8), ("amphitrite", 10), ("poseidon", 12)]
each_level = pytest.mark.parametrize(("level", "count"), LEVELS)


@rule("TR-13.1")
@each_level
def test_so_many_islands_are_taken_out_and_the_finish_cards_stay_in(level: str, count: int) -> None:
    sea = GAME.setup(2, 1, {"fewer_islands": level})
    in_play = [card for pile in (*sea.hands, *sea.decks) for card in pile]
    assert len(sea.removed) == count
    assert sorted(sea.removed + [card for card in in_play if card in ISLANDS]) == list(ISLANDS)
    assert len(in_play) == 80 - count + 5 + 2


@rule("TR-13.1")
@each_level
def test_nobody_sees_which_islands_were_taken_out(level: str, count: int) -> None:
    sea = GAME.setup(2, 1, {"fewer_islands": level})
    other = GAME.clone(sea)
    other.removed[0], other.decks[0][0] = other.decks[0][0], other.removed[0]
    for seat in (0, 1, None):
        assert GAME.view(sea, seat).board.removed == count
        assert GAME.view(sea, seat) == GAME.view(other, seat)


@rule("TR-13.1")
def test_the_islands_are_taken_out_at_random() -> None:
    taken_out = set()
    for seed in range(100):
        taken_out |= set(GAME.setup(2, seed, {"fewer_islands": "poseidon"}).removed)
    assert taken_out == set(ISLANDS)


@rule("TR-13.1")
@pytest.mark.parametrize("mode", ["high_arch", "pyramid", "day_and_night", "duel"])
def test_islands_are_taken_out_in_every_mode(mode: str) -> None:
    assert len(GAME.setup(2, 1, {"fewer_islands": "triton", "mode": mode}).removed) == 6
