"""What a state does not carry is lost: every answer of a story is given to a reloaded twin, too.

Before each answer the state is saved and loaded. What comes of it has to say and do the same as
the state itself, which has all that was worked out before at hand. So whatever lives outside the
state is found out, and whatever is kept beside it for too long.
"""

from typing import Any

import pytest

from atoll.kernel import Event, Game, IllegalAnswer, State

Answer = Any
"""``Game.answer``, of whatever game."""


def with_a_twin(answer: Answer) -> Answer:
    """The same verb, which lets a twin answer the same."""
    last: list[tuple[bytes, State[Any]]] = []

    def reloaded(game: Game[Any, Any, Any], state: State[Any]) -> State[Any]:
        """A twin; the one before, if nothing has come of it: many a story tries all sorts."""
        saved = game.save(state)
        if not last or last[0][0] != saved:
            last[:] = [(saved, game.load(saved))]
        twin = last[0][1]
        twin.__dict__["quiet"] = state.quiet
        return twin

    def answer_twice(
        game: Game[Any, Any, Any], state: State[Any], seat: int, text: str
    ) -> list[Event]:
        twin = reloaded(game, state)
        try:
            events: list[Event] = answer(game, state, seat, text)
        except IllegalAnswer as refused:
            if (otherwise := refusal(game, twin, seat, text)) != str(refused):
                raise AssertionError(f"a twin is refused so: {otherwise}") from None
            raise
        last.clear()
        assert answer(game, twin, seat, text) == events
        assert game.save(twin) == game.save(state)
        assert twin.decisions == state.decisions
        return events

    def refusal(game: Game[Any, Any, Any], twin: State[Any], seat: int, text: str) -> str:
        try:
            answer(game, twin, seat, text)
        except IllegalAnswer as refused:
            return str(refused)
        raise AssertionError(f"{text!r} is refused, but a twin may answer so")

    return answer_twice


@pytest.fixture(autouse=True)
def twins_answer_too(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the folders whose tests tell stories about rules."""
    # What tries every answer at every stop, or plays games by the thousand, tells no new story.
    if request.path.name == "test_refusals.py" or request.node.get_closest_marker("in_bulk"):
        return
    monkeypatch.setattr(Game, "answer", with_a_twin(Game.answer))
