"""What would come of an answer is told only if no hidden hand decides it."""

import pytest

from atoll.games.tranquility.state import Sea
from atoll.kernel import OptionValue
from tests.laws.cases import Case
from tests.laws.playing import copied, moments
from tests.rulecite import rule

from .tables import GAME

LAST = 25
"""So few answers before the end hands are small, and somebody may be unable to act."""


@rule("TR-7.2")
@pytest.mark.parametrize(("options", "seed"), [({"monsters": 3}, 174), ({"storms": True}, 4)])
def test_whether_the_next_can_act_is_not_told_before_it_shows(
    options: dict[str, OptionValue], seed: int
) -> None:
    case = Case("tranquility", 3, options)
    played = [copied(GAME, each.state) for each in moments(case, seed)]
    for sea in played[-LAST:]:
        assert isinstance(sea, Sea)
        for decision in sea.decisions:
            for option in decision.options:
                wondered = GAME.what_if(sea, decision.seat, option.text)
                for rng in range(6):
                    twin = GAME.redeal(sea, decision.seat, rng)
                    assert GAME.what_if(twin, decision.seat, option.text) == wondered, option.text
