"""Records and saves that were written earlier are read as they were then.

Each of ``records`` is a whole game and, in the middle of it, the state as it was saved. They are
never written anew: if the rules change, their version does, and then others take their place.
"""

from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from msgspec import msgpack

import atoll
from atoll.kernel import Game

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
OUTCOMES = {
    "lifeboats": ("no-boats", (8, 28, 25, 16)),
    "overboard": ("landed", (5, 4, 13, 20, 0)),
    "robinson-castaways": ("died", (1, 1)),
    "robinson-king-kong": ("died", (0, 0, 0)),
    "tobago": ("called-off", (0, 0, 0)),
    "tranquility-duel": ("duel-stuck", (-9, -17)),
    "tranquility-pyramid": ("stranded", (10, 10)),
    "tranquility-storms": ("stranded", (11, 11, 11)),
}

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def test_there_is_one_of_every_game() -> None:
    assert {atoll.record.loads(path.read_text("utf-8")).game for path in RECORDS} == {
        *atoll.games()
    }
    assert {path.stem for path in RECORDS} == {*OUTCOMES}


@every_record
def test_an_old_record_leads_to_the_same_end(path: Path) -> None:
    state = atoll.record.replay(atoll.record.loads(path.read_text("utf-8")))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores) == OUTCOMES[path.stem]


@every_record
def test_an_old_save_is_the_state_in_the_middle_of_its_record(path: Path) -> None:
    match = atoll.Match(atoll.record.loads(path.read_text("utf-8")))
    middle = match.fork(len(match.record.answers) // 2)
    saved = b64decode(path.with_suffix(".save").read_text("utf-8"))
    assert match.game.load(saved) == middle.state
    assert saved_without_later_options(match.game, middle.state, saved) == saved


def saved_without_later_options(game: Game[Any, Any, Any], state: Any, earlier: bytes) -> bytes:
    """The save of a state, but for options that did not exist when it was saved earlier."""
    *head, now = msgpack.decode(game.save(state))
    *_, then = msgpack.decode(earlier)
    known = {name: value for name, value in now["options"].items() if name in then["options"]}
    return msgpack.encode([*head, {**now, "options": known}])
