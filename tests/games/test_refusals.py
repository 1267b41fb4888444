"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Mapping
from random import Random

import pytest

import atoll
from atoll.kernel import OptionValue

from .mistakes import Mistake, Refusals, refusals_of
from .readings import disagreed, options_of, unexplained
from .reasons import reasons_in, reasons_of_words, rules_in, rules_of_words
from .stories import error

GAMES = [refusals_of(game) for game in atoll.games()]
OF_THE_KERNEL = {"form", "game-over", "not-an-option", "not-asked", "not-now"}
WHERE_ANSWERS_ARE_SEALED = "already-sealed"
TOLD = {(str(own), each.reason) for own in GAMES for each in own.mistakes if each.args}
"""The reasons of which a mistake tells what they name."""

each_game = pytest.mark.parametrize("own", GAMES, ids=str)
each_mistake = pytest.mark.parametrize(
    ("own", "mistake"),
    [
        pytest.param(own, each, id=f"{own}, {each.said}: {each.reason}")
        for own in GAMES
        for each in own.mistakes
    ],
)
each_setup = pytest.mark.parametrize(
    ("own", "seats", "options"),
    [
        pytest.param(own, seats, options, id="-".join(map(str, (own, seats, *options.values()))))
        for own in GAMES
        for seats, options in own.readings.setups
    ],
)


@each_mistake
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    own: Refusals, mistake: Mistake
) -> None:
    state = own.laid(mistake.moment)
    refused = error(own.game, state, *own.heard(state, mistake.said))
    expected = f"refused-{mistake.reason}", mistake.rule
    assert (refused.message.key, refused.rule) == expected
    if mistake.args is not None:
        assert refused.message.args == mistake.args
    elif refused.message.args:
        assert (str(own), mistake.reason) in TOLD, refused.message.args


@each_game
def test_every_reason_has_a_mistake(own: Refusals) -> None:
    reasons = reasons_in(*own.sources) | reasons_of_words(own.game.answers) | OF_THE_KERNEL
    assert {each.reason for each in own.mistakes} - {WHERE_ANSWERS_ARE_SEALED} == reasons


@each_game
def test_every_rule_that_refuses_has_a_mistake(own: Refusals) -> None:
    rules = rules_in(*own.sources) | rules_of_words(own.game.answers)
    assert {each.rule for each in own.mistakes if each.rule} == rules


# Answers that no rule of the game is asked about.


@each_game
def test_there_is_nobody_at_other_seats(own: Refusals) -> None:
    state = own.laid(own.mistakes[0].moment)
    assert error(own.game, state, state.seats, "jump").message.key == "refused-no-such-seat"


@each_game
def test_an_endless_text_is_no_answer(own: Refusals) -> None:
    state = own.laid(own.mistakes[0].moment)
    assert error(own.game, state, 0, "jump " * 50).message.key == "refused-not-an-answer"


# The two readings of the rules agree.


@each_setup
def test_an_answer_is_refused_with_a_reason_exactly_if_it_is_not_among_the_options(
    own: Refusals, seats: int, options: Mapping[str, OptionValue]
) -> None:
    game, readings = own.game, own.readings
    asked: set[str] = set()
    luck = Random(1)
    for state in readings.moments(seats, **options):
        asked |= {decision.prompt.key for decision in state.decisions}
        for seat in range(seats):
            zoo = {*readings.zoo(state, seat)}
            left_out = options_of(state, seat) - zoo
            assert {text for text in left_out if not readings.beyond(text)} == set()
            some = luck.sample(sorted(zoo), readings.sample)
            assert unexplained(game, state, seat, some) == set()
            if any(decision.seat == seat for decision in state.decisions):
                assert disagreed(game, state, seat, zoo) == set()
    assert asked >= readings.questions
