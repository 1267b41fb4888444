"""Bots for the tests of the terminal, instead of those that think."""

import pytest

from atoll.bots import BotMaker, Chair
from atoll.kernel import Decision


def there_are_only(monkeypatch: pytest.MonkeyPatch, **makers: BotMaker) -> None:
    """Whatever is played, these are all bots there are, the strongest first."""
    for module in ("bots", "cli.commands.play", "cli.commands.arguments"):
        monkeypatch.setattr(f"atoll.{module}.bots", lambda game: makers)


class Quiet:
    """Gives the last answer there is: rests, refuses, stays out of fights.

    What it was told to say it says as soon as it may, once.
    """

    words: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self._unsaid = list(self.words)

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        if decision.must:
            return decision.options[-1].text
        said = next((text for text in self._unsaid if decision.option(text)), None)
        if said is not None:
            self._unsaid.remove(said)
        return said
