"""What is asked has its reasons, and none of them tells what is hidden."""

from random import Random

import pytest

from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.state import Camp, rules
from atoll.kernel import Message
from tests.games.readings import options_of

from .readings import QUESTIONS, moments
from .tables import GAME
from .zoo import zoo


def test_every_question_of_the_game_has_its_reasons() -> None:
    questions = {step for step, (asks, _) in rules._rules.items() if asks is not None}
    assert questions == QUESTIONS


def why(camp: Camp, text: str) -> tuple[Message | None, str | None]:
    found = GAME.why(camp, 0, text)
    return found.message, found.rule


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_reason_tells_nothing_that_is_hidden(seats: int, scenario: str) -> None:
    luck = Random(seats)
    for camp in moments(seats, scenario):
        twin = GAME.redeal(camp, 0, luck.getrandbits(64))
        for text in {*luck.sample([*zoo(camp)], 100)} - options_of(camp, 0):
            assert why(twin, text) == why(camp, text), text
