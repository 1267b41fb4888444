"""What is shown fits on the screen: the board, the question, and what happened last."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

import atoll as library
from atoll.cli.presenting import Presenter
from atoll.cli.screen import FEWEST_LINES, Screen
from atoll.cli.wording import terminal_texts

from .conftest import Atoll

WIDTH, HEIGHT = 80, 24
each_language = pytest.mark.parametrize("language", ["en", "ru", "uk"])


def low_console(file: io.StringIO) -> Callable[[], Console]:
    return lambda: Console(
        file=file,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system=None,
        highlight=False,
        markup=False,
    )


def shown(happened: list[str], *below: str) -> list[str]:
    file = io.StringIO()
    words = Presenter(terminal_texts("en"), ())
    Screen(low_console(file)(), words, frozenset()).show(happened, *map(Text, below))
    return file.getvalue().splitlines()


def test_what_happened_takes_the_room_that_is_left() -> None:
    happened = [f"event {number}" for number in range(30)]
    board = "\n".join(["board"] * 15)
    lines = shown(happened, board, "question")
    assert lines == [*happened[-(HEIGHT - 17) :], *["board"] * 15, "question"]


def test_a_line_counts_as_often_as_it_is_wrapped_and_is_not_cut_off() -> None:
    long = "long " * 40
    lines = shown(["old", long, "new"], "\n".join(["board"] * 20))
    assert lines == ["new", *["board"] * 20]


def test_of_the_news_something_is_shown_in_any_case() -> None:
    long = " ".join(f"word{number}" for number in range(60))
    lines = shown(["old", long], "\n".join(["board"] * HEIGHT))
    news = lines[:-HEIGHT]
    assert len(news) == FEWEST_LINES
    assert " ".join(news).split() == long.split()[-len(" ".join(news).split()) :]


class Filling:
    """Draws as many lines as it is told that there are."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n".join(["board"] * options.max_height))


def test_a_board_is_told_how_many_lines_are_left_for_it() -> None:
    file = io.StringIO()
    screen = Screen(low_console(file)(), Presenter(terminal_texts("en"), ()), frozenset())
    screen.show(["old", "new", "newest"], Filling(), Text("question\nand answers"))
    left = HEIGHT - FEWEST_LINES - len(["question", "and answers", "> "])
    lines = ["new", "newest", *["board"] * left, "question", "and answers"]
    assert file.getvalue().splitlines() == lines


@each_language
@pytest.mark.parametrize("game", library.games())
def test_the_first_screens_fit_into_80_by_24(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    file = io.StringIO()
    monkeypatch.setattr("atoll.cli.play.console", low_console(file))
    atoll(f"play {game} --seed 3 --lang {language}", ["!"] * 5)
    screens = file.getvalue().split("\x1b[2J\x1b[H")[1:]
    assert len(screens) >= 5
    for screen in screens[:5]:
        lines = screen.splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) + len(["> "]) <= HEIGHT
        assert "help" in lines[-1]
    hint = terminal_texts(language, game)("welcome-hint")
    assert hint in screens[0].splitlines()
