"""Grammars hold nothing that cannot occur: each value of each argument is in some option."""

import pytest

import atoll
from atoll.kernel import verb_of
from atoll.kernel.answers import domains

from .occurring import BY_RULE, can_occur, occurs, occurs_in_playthroughs, written

each_game = pytest.mark.parametrize("game", atoll.games())


@each_game
def test_everything_that_can_be_answered_occurs_in_some_game(game: str) -> None:
    seen = occurs_in_playthroughs(game)
    for case, seed in written(game):
        seen |= occurs(case, seed)
    assert can_occur(game) - seen == set()


@pytest.mark.parametrize("game", BY_RULE)
def test_what_is_proved_by_rules_is_an_argument(game: str) -> None:
    kinds = atoll.game(game).answers
    assert BY_RULE[game] <= {(verb_of(kind), name) for kind in kinds for name in domains(kind)}
