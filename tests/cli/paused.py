"""Games that stand where a person is asked something."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from atoll import Match, record
from atoll.bots import RandomBot, next_answer
from atoll.kernel import OptionValue

from .conftest import Atoll

PROMPT = "\n> "


class Paused(NamedTuple):
    """A game at whose end the person, who sits first, is asked something."""

    match: Match

    def play(self, atoll: Atoll, *lines: str, language: str = "en") -> list[str]:
        """What is shown at first, and after each line."""
        Path("game.atoll").write_text(record.dumps(self.match.record))
        shown = atoll(f"play --from game.atoll --bot random --lang {language}", lines)
        assert shown.code == 0
        return shown.out.split(PROMPT)[: len(lines) + 1]

    def answered(self) -> list[str]:
        """What the person has answered since."""
        begun = len(self.match.record.answers)
        since = record.loads(Path("game.atoll").read_text()).answers[begun:]
        return [each.text for each in since if each.seat == 0]

    def options(self) -> list[str]:
        """What the person can answer to the question."""
        return [option.text for option in self.match.state.awaited[0].options]

    def first(self, verb: str) -> str:
        return next(text for text in self.options() if text.startswith(f"{verb} "))


def pauses(
    game: str, seats: int, options: dict[str, OptionValue], question: str
) -> Iterator[Paused]:
    """Wherever in games as chance plays them the person is asked this."""
    for seed in range(50):
        match = Match.start(game, seats, seed, options)
        bot = RandomBot(seed)
        while answer := next_answer(match.game, match.state, [bot] * seats):
            decision = match.state.awaited[0]
            if (decision.seat, decision.prompt.key) == (0, question):
                yield Paused(match)
            match.answer(*answer)
