"""One story, told for each game: a person plays it to its end, and can see it again."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import atoll as library
from atoll.bots import BotMaker, RandomBot
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.texts import LANGUAGES

from .bots import Quiet, there_are_only
from .conftest import Atoll
from .screens import HEIGHT, fits, low_console, screens

HINTS = ["!"] * 3000
"""More than any game takes."""


class Story(NamedTuple):
    """What is played, and who plays: only such bots, or chance against hints of the strongest."""

    setup: str
    language: str
    bot: BotMaker | None = None
    height: int = HEIGHT


TALL = 32
TRANQUILITY = {
    "--seats 1": HEIGHT,
    "--option mode=duel": HEIGHT,
    "--seats 3 --option storms=true --option rocks=true --option monsters=5": TALL,
    "--option mode=high_arch --option crown=early --option fewer_islands=poseidon": TALL,
    "--option mode=pyramid": TALL,
    "--option mode=day_and_night --option storms=true": TALL,
}
"""How many lines it takes to show also a long hand with all places for its cards."""
ROBINSON = "robinson --seed 3 --option items=4 --option characters=choose"


def stories() -> Iterator[Story]:
    for language in LANGUAGES:
        for setup, height in TRANQUILITY.items():
            yield Story(f"tranquility --seed 3 {setup}", language, height=height)
        yield Story("overboard --seats 6 --seed 2", language, Quiet)
    for seats, language in ((3, "ru"), (4, "uk")):
        yield Story(f"lifeboats --seats {seats} --seed 1", language, Quiet)
    for seats, language in ((4, "en"), (2, "ru"), (3, "uk")):
        yield Story(f"tobago --seats {seats} --seed 3 --option experts=true", language, RandomBot)
    for seats, language in ((1, "ru"), (2, "uk"), (4, "en")):
        yield Story(f"{ROBINSON} --seats {seats}", language, RandomBot)


@pytest.mark.parametrize("story", [*stories()], ids=lambda story: f"{story.setup} {story.language}")
def test_a_whole_game_fits_the_screen_and_can_be_replayed(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, story: Story
) -> None:
    file = io.StringIO()
    monkeypatch.setattr("atoll.cli.commands.play.console", low_console(file, story.height))
    if story.bot is not None:
        there_are_only(monkeypatch, random=story.bot)
    command = f"play {story.setup} --lang {story.language} --bot random --record game.atoll"
    shown = atoll(command, HINTS)
    assert (shown.code, shown.err) == (0, "")
    *asking, last = screens(file)
    assert asking
    assert [screen for screen in asking if not fits(screen, story.height)] == []
    record = library.record.loads(Path("game.atoll").read_text())
    texts = terminal_texts(story.language, record.game)
    assert texts("play-seed", seed=str(record.seed)) in " ".join(last.split())
    assert "atoll replay game.atoll" in last
    outcome = library.record.replay(record).outcome
    assert outcome is not None
    replayed = atoll(f"replay game.atoll --lang {story.language}")
    assert replayed.code == 0
    for out in (last, replayed.out):
        assert Presenter(texts, ()).outcome(outcome) in " ".join(out.split())
