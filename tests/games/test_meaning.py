"""What is meant by things that are tapped: the answer that it can be, or else why it cannot."""

from importlib import import_module

import pytest

import atoll

from .mistakes import Moment, Refusals, Tap, refusals_of
from .reasons import reasons_in

GAMES = [refusals_of(game) for game in atoll.games()]

each_game = pytest.mark.parametrize("own", GAMES, ids=str)
each_tap = pytest.mark.parametrize(
    ("own", "tap"),
    [
        pytest.param(own, each, id=f"{own}, {each.pieces}: {each.meant}")
        for own in GAMES
        for each in own.taps
    ],
)
each_moment = pytest.mark.parametrize(
    ("own", "moment"),
    [
        pytest.param(own, each, id=f"{own}-{getattr(each, '__name__', 'moment')}")
        for own in GAMES
        for each in own.moments
    ],
)


@each_tap
def test_what_is_tapped_is_an_answer_or_gets_a_reason_and_changes_nothing(
    own: Refusals, tap: Tap
) -> None:
    state = own.laid(tap.moment)
    before = own.game.save(state)
    seat, pieces = own.heard(state, tap.pieces)
    why = own.game.why(state, seat, pieces=pieces.split(" + ") if pieces else ())
    reason = why.message and why.message.key.removeprefix("refused-")
    assert (why.text, reason, why.rule) == (tap.meant, tap.reason, tap.rule)
    assert own.game.save(state) == before


@each_game
def test_every_reason_against_taps_has_a_tap(own: Refusals) -> None:
    meaning = import_module(f"atoll.games.{own}.meaning")
    assert reasons_in(meaning) <= {tap.reason for tap in own.taps}


@each_moment
def test_the_things_that_an_option_concerns_always_mean_something_that_can_be(
    own: Refusals, moment: Moment
) -> None:
    state = own.laid(moment)
    for decision in state.decisions:
        for option in decision.options:
            if option.pieces:
                assert own.game.why(state, decision.seat, pieces=option.pieces).legal
