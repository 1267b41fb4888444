"""What is told of the options in few words is all of them, each as it is told by itself."""

import json
from random import Random

import msgspec
import pytest

import atoll
from atoll.kernel import Option
from atoll.server.questions import encode, encode_decisions, option_shown

from ..told import Json, options_told
from .cases import Case, cases

ANSWERS = 60
MANY = 3_000
"""So many options are held against each other one by one."""


def one_by_one(options: list[Option]) -> list[Json]:
    told: list[Json] = json.loads(encode([option_shown(each) for each in options]))
    return told


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_is_told_together_is_what_would_be_told_one_by_one(case: Case) -> None:
    game, random = atoll.game(case.game), Random(5)
    state = game.setup(case.seats, 5, case.options)
    for _ in range(ANSWERS):
        decisions = [each for each in state.decisions if len(each.options) < MANY]
        for decision, shown in zip(
            decisions, msgspec.json.decode(encode_decisions(decisions)), strict=True
        ):
            told = options_told(shown)
            assert told == one_by_one([*decision.options])
        if not decisions:
            return
        asked = random.choice(decisions)
        game.answer(state, asked.seat, random.choice(asked.options).text)
