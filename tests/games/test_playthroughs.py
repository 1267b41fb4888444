"""Whole games go as they went before; see ``tests/playthroughs`` for how to change that."""

from pathlib import Path

import pytest

import atoll
from tests.playthroughs import digested, digests, played, playthroughs

PATHS = [path for game in atoll.games() for path in playthroughs(game)]
LINES = [line for game in atoll.games() for line in digests(game)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played(text).splitlines() == text.splitlines()


@pytest.mark.in_bulk
@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(":")[0])
def test_many_games_end_as_they_ended(line: str) -> None:
    assert digested(line) == line


@pytest.mark.parametrize("game", atoll.games())
def test_the_digest_is_of_a_thousand_games_of_this_game(game: str) -> None:
    assert {line.split()[0] for line in digests(game)} == {game}
    assert sum(int(line.split()[2]) for line in digests(game)) == 1000


@pytest.mark.parametrize("game", atoll.games())
def test_there_are_playthroughs_of_every_game(game: str) -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n\n")[0] for path in playthroughs(game)]
    assert len(heads) >= 3
    assert all(head.startswith(f"game: {game}\n") for head in heads)
