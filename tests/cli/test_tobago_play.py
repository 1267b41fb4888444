"""A person plays Tobago: what can be typed, what is shown then, and what fits the screen."""

import io
import re
from functools import cache
from pathlib import Path

import pytest

from atoll import Match, record
from atoll.bots import RandomBot
from atoll.cli.asked import Asked
from atoll.cli.presenting import Presenter
from atoll.cli.reading import in_words_of_answers
from atoll.cli.wording import terminal_texts
from atoll.texts import LANGUAGES

from .conftest import Atoll
from .test_screen import HEIGHT, WIDTH, low_console

PROMPT = "\n> "
SEED = 3


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("play", "arguments"):
        monkeypatch.setattr(f"atoll.cli.{module}.bots", lambda game: {"random": RandomBot})


@cache
def first_turn() -> Match:
    """A game of two, at the first turn of whoever sits first."""
    match = Match.start("tobago", 2, SEED, {"landmarks": "random"})
    while match.state.awaited[0].prompt.key != "ask-turn" or match.state.awaited[0].seat:
        decision = match.state.awaited[0]
        match.answer(decision.seat, decision.options[-1].text)
    return match


def at_turn(atoll: Atoll, *lines: str, language: str = "en") -> list[str]:
    """What is shown at the beginning of the turn, and after each line."""
    Path("game.atoll").write_text(record.dumps(first_turn().record))
    shown = atoll(f"play --from game.atoll --bot random --lang {language}", lines)
    assert shown.code == 0
    return shown.out.split(PROMPT)[: len(lines) + 1]


def answered() -> list[str]:
    """What the person has answered since."""
    begun = len(first_turn().record.answers)
    since = record.loads(Path("game.atoll").read_text()).answers[begun:]
    return [each.text for each in since if each.seat == 0]


def texts(verb: str) -> list[str]:
    """What the person can answer with this verb."""
    (decision,) = first_turn().state.awaited
    return [option.text for option in decision.options if option.text.startswith(f"{verb} ")]


def test_a_space_alone_is_driven_to(atoll: Atoll) -> None:
    drive = texts("drive")[0]
    at_turn(atoll, drive.split()[1])
    assert answered()[:1] == [drive]


def test_whoever_names_a_map_sees_where_its_treasure_may_lie(atoll: Atoll) -> None:
    asked, begun = at_turn(atoll, "play white")
    assert "So far “play white”." in begun
    match = first_turn()
    white = match.game.view(match.state, 0).board.maps[0]
    assert len(capitals(begun)) == len(white.possible)
    assert len(capitals(asked)) == len(texts("drive"))
    assert answered() == []


def capitals(shown: str) -> list[str]:
    """The spaces that are marked."""
    return re.findall(r"[BJRSLM]\d", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_can_be_typed_with_the_names_that_are_shown(language: str) -> None:
    words = Presenter(terminal_texts(language, "tobago"), ())
    match = first_turn()
    asked = Asked(match.game, match.state, 0, words)
    names, reading = asked.names(), asked.reading()
    for option in asked.options():
        line = in_words_of_answers(asked.spoken(option), names)
        assert reading.whole(line) == [option]


def test_the_hand_is_exchanged_only_on_purpose(atoll: Atoll) -> None:
    (asked,) = at_turn(atoll)
    assert " · exchange · end" in asked
    _, listed = at_turn(atoll, "?")
    assert not any(
        line.split()[:1] and line.split()[0].rstrip(".").isdecimal() and "exchange" in line
        for line in listed.splitlines()
    )


@pytest.mark.parametrize(("seats", "language"), [(4, "en"), (2, "ru"), (3, "uk")])
def test_a_whole_game_fits_into_80_by_24(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, seats: int, language: str
) -> None:
    file = io.StringIO()
    monkeypatch.setattr("atoll.cli.play.console", low_console(file))
    command = f"play tobago --seats {seats} --seed {SEED} --option experts=true --lang {language}"
    shown = atoll(f"{command} --bot random", ["!"] * 2000)
    assert shown.code == 0
    screens = file.getvalue().split("\x1b[2J\x1b[H")[1:]
    for screen in screens[:-1]:
        lines = screen.splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) + len(["> "]) <= HEIGHT
    assert "seed" in screens[-1]
