"""Whole games go as they went before; see ``tests/playthroughs`` for how to change that."""

from pathlib import Path

import pytest

from tests.playthroughs import digested, digests, played, playthroughs

GAME = "tranquility"
MODES = ("base", "high_arch", "pyramid", "day_and_night", "duel")


@pytest.mark.parametrize("path", playthroughs(GAME), ids=lambda path: path.stem)
def test_a_game_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played(text).splitlines() == text.splitlines()


@pytest.mark.parametrize("line", digests(GAME), ids=lambda line: line.partition(":")[0])
def test_many_games_end_as_they_ended(line: str) -> None:
    assert digested(line) == line


def test_every_mode_has_a_playthrough() -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n\n")[0] for path in playthroughs(GAME)]
    for mode in MODES[1:]:
        assert any(f"mode={mode}" in head for head in heads)
    assert any("mode=" not in head for head in heads)


def test_a_voyage_that_is_won_is_among_the_playthroughs() -> None:
    texts = [path.read_text(encoding="utf-8") for path in playthroughs(GAME)]
    assert any('outcome: {"reason":"paradise"' in text for text in texts)


def test_the_digest_is_of_a_thousand_games() -> None:
    assert sum(int(line.split()[2]) for line in digests(GAME)) == 1000
