"""Reload mode: `pytest --reload` saves and loads the state before every answer.

Whatever a state does not carry is lost on the way, so a test that passes only without it has
found something that lives outside the state.
"""

from typing import Any

import msgspec
import pytest

from atoll.kernel import Event, Game, State
from atoll.kernel.game import QUESTIONS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reload", action="store_true", help="save and load before every answer")


@pytest.fixture(autouse=True)
def reload_before_answers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.config.getoption("--reload"):
        monkeypatch.setattr(Game, "answer", _reloading(Game.answer))


def _reloading(answer: Any) -> Any:
    def reload_and_answer(
        game: Game[Any, Any, Any], state: State[Any], seat: int, text: str
    ) -> list[Event]:
        loaded = game.load(game.save(state))
        for field in msgspec.structs.fields(type(state)):
            setattr(state, field.name, getattr(loaded, field.name))
        for derived in (*QUESTIONS, *state.keeps):
            state.__dict__.pop(derived, None)
        events: list[Event] = answer(game, state, seat, text)
        return events

    return reload_and_answer
