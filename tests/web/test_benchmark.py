"""The benchmark of the page runs: each table for a moment."""

import pytest
from benchmarks import page
from playwright.sync_api import Browser

from ..server.process import ServerProcess
from .person import PHONE


@pytest.mark.parametrize(("game", "seats"), page.TABLES.items())
def test_a_table_is_timed(
    server: ServerProcess,
    browser: Browser,
    game: str,
    seats: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "MOVES", 1)
    assert page.seconds_to_play(server, browser, game, seats, PHONE) > 0
    assert page.frames_of(server, browser, game, seats, 1)
