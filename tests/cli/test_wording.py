"""The terminal has its own texts, and every game brings what the terminal says about it."""

import pytest

import atoll
from atoll.bots import bots
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.robinson.options import SCENARIOS
from atoll.kernel import Event, Outcome
from atoll.texts import LANGUAGES, Texts

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", atoll.games())


def test_the_library_has_no_texts_of_the_terminal() -> None:
    assert "play-help" in terminal_texts("en")
    assert "play-help" not in Texts("en", "tranquility")
    assert "talk-none" in Texts("en")


@each_game
@each_language
def test_help_and_hints_fit_into_80_columns(game: str, language: str) -> None:
    texts = terminal_texts(language, game)
    for key in ("welcome-hint", "help-answers", "play-help", "play-orders", "play-orders-undo"):
        assert max(map(len, texts(key, answers="?, ? exchange").splitlines())) <= 80


@pytest.mark.parametrize("scenario", SCENARIOS)
@each_language
def test_every_scenario_has_help_of_its_own(scenario: str, language: str) -> None:
    told = terminal_texts(language, "robinson")(f"help-{scenario}").splitlines()
    assert max(map(len, told)) <= 80
    assert all(line.startswith("  ") for line in told[1:])
    assert len(told) > 1


@each_game
@each_language
def test_a_score_that_all_share_is_said_in_the_words_of_the_game(game: str, language: str) -> None:
    words = Presenter(terminal_texts(language, game), ("Ann", "Bohdan", "Clara"))
    (line,) = words.scores(Outcome("over", (21, 21, 21), ()))
    assert "21" in line


@each_game
@each_language
def test_every_bot_has_a_name(game: str, language: str) -> None:
    texts = terminal_texts(language, game)
    assert [bot for bot in bots(game) if f"bot-{bot}" not in texts] == []


@each_language
def test_whoever_is_spoken_to_has_a_name(language: str) -> None:
    words = Presenter(terminal_texts(language, "lifeboats"), ("Ann", "Bohdan", "Clara"))
    told = words.event(Event("said-agree", {"seat": 0, "to": 2, "colour": "red", "about": "leak"}))
    assert "Ann" in told
    assert "Clara" in told
    assert "2" not in told
