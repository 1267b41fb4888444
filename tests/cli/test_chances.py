"""Standing decisions: a person is offered a compass when something changed, not at every answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll import Match, record
from atoll.bots import Chair, RandomBot, next_answer
from atoll.kernel import Decision

from .bots import there_are_only
from .conftest import Atoll

PASSES = "Press Enter to let this chance pass."


class Declining:
    """Plays at random, but never uses a standing decision."""

    def __init__(self, seed: int) -> None:
        self._bot = RandomBot(seed)

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        return self._bot.choose(chair, decision) if decision.must else None


@pytest.fixture
def declining_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, random=Declining)


def stormy_seeds() -> Iterator[int]:
    """Games of two in which a compass could end a storm while only the other is asked."""
    for seed in range(100):
        match = Match.start("tranquility", seats=2, seed=seed, options={"storms": True})
        players = [Declining(seed), Declining(seed + 1)]
        while answer := next_answer(match.game, match.state, players):
            match.answer(*answer)
            asked = [each.seat for each in match.state.decisions if each.must]
            if asked == [1] and len(match.state.decisions) > 1:
                yield seed
                break


@pytest.mark.usefixtures("declining_bots")
def test_a_chance_is_offered_once_and_can_be_used(atoll: Atoll) -> None:
    seed = next(stormy_seeds())
    command = f"play tranquility --seed {seed} --option storms=true --bot random"
    shown = atoll(command, ["!"] * 500)
    prompts = shown.out.split("\n> ")
    chances = [prompt for prompt in prompts if PASSES in prompt]
    assert 0 < len(chances) < len(prompts) / 2
    assert all("lift " in chance for chance in chances)
    offered = prompts.index(chances[0])
    atoll(command, [*["!"] * offered, "1", "s game.atoll"])
    answers = record.loads(Path("game.atoll").read_text()).answers
    assert [answer.seat for answer in answers if answer.text.startswith("lift ")] == [0]
