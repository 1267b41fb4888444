"""What is shown fits on the screen: the board, the question, and what happened last."""

import io

import pytest
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

import atoll as library
from atoll.cli.presenting import Presenter
from atoll.cli.showing.screen import FEWEST_LINES, News, Picture, Screen, Weight
from atoll.cli.wording import terminal_texts

from .conftest import Atoll
from .screens import HEIGHT, at_keyboard, fits, low_console, screens

each_language = pytest.mark.parametrize("language", ["en", "ru", "uk"])

WEIGHTS = {"I": Weight.OWN, "death": Weight.GREAT, "said": Weight.CHATTER}


def shown(happened: list[str], *below: str) -> list[str]:
    """What is printed; the first word of what happened says how much it matters."""
    file = io.StringIO()
    words = Presenter(terminal_texts("en"), ())
    news = [News(line, WEIGHTS.get(line.split()[0], Weight.USUAL)) for line in happened]
    board, *others = map(Text, below)
    Screen(low_console(file)(), words).show(Picture(news, board, others))
    return file.getvalue().splitlines()


def more(count: int) -> str:
    return f"… {count} more: l tells all that happened"


def test_what_happened_takes_the_room_that_is_left_and_says_how_much_there_is_no_room_for() -> None:
    happened = [f"event {number}" for number in range(30)]
    board = "\n".join(["board"] * 15)
    room = HEIGHT - 17
    lines = shown(happened, board, "question")
    newest = happened[-(room - 1) :]
    assert lines == [more(30 - len(newest)), *newest, *["board"] * 15, "question"]
    assert shown(happened[:room], board, "question")[:room] == happened[:room]


def test_chatter_gives_way_to_what_matters() -> None:
    happened = ["fight", "said 1", "death", "said 2", "said 3", "shot", "said 4", "said 5"]
    board = "\n".join(["board"] * (HEIGHT - 6))
    assert shown(happened, board)[:5] == [more(4), "fight", "death", "shot", "said 5"]


def test_what_concerns_the_reader_stays_then_what_is_great_then_what_is_new() -> None:
    happened = ["I fall", "death 1", "shot 1", "I swim", "death 2", "shot 2", "said", "shot 3"]
    for room, kept in ((2, {0, 3}), (4, {0, 1, 3, 4}), (6, {0, 1, 3, 4, 5, 7})):
        board = "\n".join(["board"] * (HEIGHT - 2 - room))
        lines = [line for number, line in enumerate(happened) if number in kept]
        assert shown(happened, board)[: room + 1] == [more(8 - room), *lines]


def test_a_line_counts_as_often_as_it_is_wrapped_and_is_not_cut_off() -> None:
    long = "long " * 40
    lines = shown(["old", long, "new"], "\n".join(["board"] * 20))
    assert lines == [more(2), "new", *["board"] * 20]


def test_of_the_news_something_is_shown_in_any_case() -> None:
    long = " ".join(f"word{number}" for number in range(60))
    lines = shown(["old", long, "said"], "\n".join(["board"] * HEIGHT))
    first, *news = lines[:-HEIGHT]
    assert first == more(3)
    assert len(news) == FEWEST_LINES - 1
    assert " ".join(news).endswith("…")
    assert long.startswith(" ".join(news).removesuffix("…"))


@pytest.mark.parametrize(
    ("deaths", "others", "enough"), [(3, 0, True), (2, 9, True), (3, 9, False), (4, 0, False)]
)
def test_there_is_room_where_all_that_matters_is_shown(
    deaths: int, others: int, *, enough: bool
) -> None:
    """Of what matters less, one line says how much more there is."""
    screen = Screen(low_console(io.StringIO())(), Presenter(terminal_texts("en"), ()))
    happened = [News("death", Weight.GREAT)] * deaths + [News("said")] * others
    board = Text("\n".join(["board"] * (HEIGHT - FEWEST_LINES - len(["> "]))))
    assert screen.has_room(Picture(happened, board, ()), Weight.GREAT) == enough


class Filling:
    """Draws as many lines as it is told that there are."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n".join(["board"] * options.max_height))


def test_a_board_is_told_how_many_lines_are_left_for_it() -> None:
    file = io.StringIO()
    screen = Screen(low_console(file)(), Presenter(terminal_texts("en"), ()))
    happened = ["old", "new", "newer", "newest"]
    screen.show(Picture([*map(News, happened)], Filling(), [Text("question\nand answers")]))
    left = HEIGHT - FEWEST_LINES - len(["question", "and answers", "> "])
    lines = [more(2), "newer", "newest", *["board"] * left, "question", "and answers"]
    assert file.getvalue().splitlines() == lines


def test_a_board_leaves_room_for_what_matters() -> None:
    file = io.StringIO()
    screen = Screen(low_console(file)(), Presenter(terminal_texts("en"), ()))
    happened = [News(f"death {number}", Weight.GREAT) for number in range(5)]
    screen.show(Picture([News("old"), *happened], Filling(), [Text("question")]))
    left = HEIGHT - len(["more", *happened, "question", "> "])
    lines = ["old", *(news.line for news in happened), *["board"] * left, "question"]
    assert file.getvalue().splitlines() == lines


class Demanding(Filling):
    """Takes as many lines for what can be done."""

    def demands(self, console: Console, options: ConsoleOptions) -> int:
        return 18


def test_what_happened_gives_way_to_what_can_be_done() -> None:
    file = io.StringIO()
    screen = Screen(low_console(file)(), Presenter(terminal_texts("en"), ()))
    happened = [News(f"death {number}", Weight.GREAT) for number in range(8)]
    screen.show(Picture(happened, Demanding(), [Text("question")]))
    lines = [more(5), "death 5", "death 6", "death 7", *["board"] * 18, "question"]
    assert file.getvalue().splitlines() == lines


def test_lines_that_nothing_has_happened_for_are_left_to_the_board() -> None:
    file = io.StringIO()
    screen = Screen(low_console(file)(), Presenter(terminal_texts("en"), ()))
    screen.show(Picture([News("old")], Filling(), [Text("question")]))
    left = HEIGHT - len(["old", "question", "> "])
    assert file.getvalue().splitlines() == ["old", *["board"] * left, "question"]


@each_language
@pytest.mark.parametrize("game", library.games())
def test_the_first_screens_fit_into_80_by_24(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    file = io.StringIO()
    monkeypatch.setattr("atoll.cli.commands.play.console", low_console(file))
    atoll(f"play {game} --seed 3 --lang {language}", ["!"] * 5)
    first = screens(file)[:5]
    assert len(first) == 5
    for screen in first:
        assert fits(screen)
        assert "help" in screen.splitlines()[-1]
    assert terminal_texts(language, game)("welcome-hint") in first[0].splitlines()


@each_language
@pytest.mark.parametrize("height", [HEIGHT, 40])
@pytest.mark.parametrize("game", library.games())
def test_whoever_begins_can_read_what_the_game_is_about(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, game: str, height: int, language: str
) -> None:
    """On a page of its own, where the table leaves no room for it."""
    file, asked = io.StringIO(), list[str]()

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "q" if prompt == "> " else ""

    at_keyboard(monkeypatch, ask, file, height)
    atoll(f"play {game} --seed 3 --lang {language}", [])
    texts = terminal_texts(language, game)
    assert texts("game-blurb") in " ".join(screens(file)[0].split())
    pages = len(asked) - len(["> "])
    assert len(screens(file)) == pages + 1
    assert pages == 0 or texts("play-go-on") in asked[0]
    assert texts("welcome-hint") in screens(file)[-1].splitlines()


def test_what_did_not_fit_is_told_on_demand(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr("atoll.cli.commands.play.console", low_console(file))
    atoll("play tranquility --seed 3", ["l", "log"])
    blurb = terminal_texts("en", "tranquility")("game-blurb").split()
    before, *told = file.getvalue().split("help\n")
    assert more(3) in before
    assert " ".join(told).split()[: len(blurb)] == blurb
    assert " ".join(told).split().count(blurb[0]) == 2 * blurb.count(blurb[0])
