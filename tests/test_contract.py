"""What people script against, as the README shows it. Extend it; do not break it."""

import re
from pathlib import Path

import pytest

import atoll

ROOT = Path(__file__).parent.parent


def test_a_game_is_played_through_the_five_verbs() -> None:
    game = atoll.game("tranquility")
    assert "tranquility" in atoll.games()
    assert game.seats == (1, 2, 3, 4, 5)
    state = game.setup(seats=3, seed=7, options={"monsters": 3})
    assert isinstance(state.decisions, tuple)
    while state.decisions:
        decision = state.decisions[0]
        assert decision.must
        assert decision.prompt.key
        game.answer(state, decision.seat, decision.options[0].text)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stranded", ())
    assert len(outcome.scores) == 3


def test_a_state_is_cloned_seen_redealt_saved_and_loaded() -> None:
    game = atoll.game("tranquility")
    state = game.setup(seats=2, seed=7)
    assert game.clone(state) == state
    assert game.view(state, seat=1) == game.view(game.redeal(state, seat=1, rng=5), seat=1)
    data = game.save(state)
    assert isinstance(data, bytes)
    assert game.load(data) == state


def test_a_record_is_written_read_and_replayed() -> None:
    match = atoll.Match.start("tranquility", seats=2, seed=7)
    decision = match.state.decisions[0]
    match.answer(decision.seat, decision.options[0].text)
    text = atoll.record.dumps(match.record)
    assert atoll.record.replay(atoll.record.loads(text)) == match.state


@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, {}), (3, {"mode": "duel"}), (2, {"dragons": 1}), (2, {"monsters": 2})],
)
def test_what_cannot_be_is_a_value_error(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"seats|option"):
        atoll.game("tranquility").setup(seats=seats, seed=1, options=options)


def test_an_illegal_answer_is_an_illegal_answer() -> None:
    game = atoll.game("tranquility")
    state = game.setup(seats=2, seed=7)
    with pytest.raises(atoll.IllegalAnswer):
        game.answer(state, 0, "sail away")


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md"])
def test_the_examples_in_the_docs_play_a_whole_game(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other, as whoever tries them types them."""
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    told = []
    for example in examples:
        exec(example, names)
        told.append(capsys.readouterr().out)
    assert told[0].startswith("Outcome(reason=")
    assert all(told)
