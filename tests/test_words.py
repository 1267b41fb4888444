"""The words of a game are part of the version of its rules, and so is their order."""

import pytest

import atoll

from .words import path_of, vocabulary

each_game = pytest.mark.parametrize("game", atoll.games())


@each_game
def test_the_words_of_a_game_are_those_of_this_version_of_its_rules(game: str) -> None:
    assert vocabulary(game).splitlines() == path_of(game).read_text("utf-8").splitlines()


@each_game
def test_words_that_are_not_written_down_are_noticed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = atoll.game(game)
    seats = rules.seats[-1]
    words = rules.words(seats)
    monkeypatch.setattr(type(rules), "words", lambda *_: (*words[1:], words[0]))
    assert vocabulary(game) != path_of(game).read_text("utf-8")
