"""The page's own texts, and those of its boards: complete in every language, and all used."""

import re
from functools import cache
from pathlib import Path

import pytest

from atoll.games import games
from atoll.texts import LANGUAGES
from tests.wording import Wording, files_of, incomplete_plurals, variables, wording

SOURCES = Path(__file__).parents[2] / "web" / "src"
BOARDS = tuple(sorted(path.name for path in (SOURCES / "boards").iterdir() if path.is_dir()))
PLACES = ("texts", *(f"boards/{name}/texts" for name in BOARDS))

GAMES = Path(__file__).parents[2] / "src" / "atoll" / "games"
OF_A_COMING_GAME = {f"game-{what}" for what in ("name", "author", "line", "facts")}
"""What the page says of a game before anybody sits down to it; see web/game-texts.ts."""

each_place = pytest.mark.parametrize("place", PLACES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])


def texts_of(place: str, language: str) -> Wording:
    """The texts of a place. The page has a folder for each language, a board one file."""
    folder = SOURCES / place
    return wording(*sorted([*folder.glob(f"{language}/*.ftl"), *folder.glob(f"{language}.ftl")]))


@each_place
@each_other_language
def test_all_languages_have_the_same_texts(place: str, language: str) -> None:
    assert texts_of(place, language).keys() == texts_of(place, "en").keys()


@each_place
@each_other_language
def test_a_text_mentions_the_same_things_in_all_languages(place: str, language: str) -> None:
    assert mentioned(place, language) == mentioned(place, "en")


def mentioned(place: str, language: str) -> dict[str, set[str]]:
    """By its key, what a text has to be given; a board may quote the texts of its game."""
    texts = texts_of(place, language)
    game = GAMES / place.removeprefix("boards/")
    quoted = wording(*files_of(game, language)) if game.exists() else {}
    return {key: variables({**quoted, **texts}, key) for key in texts}


@each_place
@each_language
def test_plurals_are_complete(place: str, language: str) -> None:
    assert incomplete_plurals(texts_of(place, language), language) == {}


@cache
def program(under: str) -> str:
    """All that is written in a part of the page's program."""
    files = [*(SOURCES / under).rglob("*.svelte"), *(SOURCES / under).rglob("*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files)


def is_said(key: str, source: str) -> bool:
    """Whether a key is written out, or put together from a beginning and something else."""
    # What has happened is told by its kind, whoever tells it.
    word = key.removeprefix("event-")
    if re.search(rf"[\"'`]{re.escape(word)}[\"'`]", source):
        return True
    beginnings = [key[: end.start() + 1] for end in re.finditer("-", key)]
    return any(f"`{beginning}${{" in source for beginning in beginnings)


@each_place
def test_every_text_is_used(place: str) -> None:
    own = program("" if place == "texts" else place.removesuffix("texts"))
    # The frame of all tables names pieces by texts of the board.
    unused = [key for key in texts_of(place, "en") if not is_said(key, own + program("table"))]
    assert [key for key in unused if key not in OF_A_COMING_GAME] == []


@pytest.mark.parametrize("name", BOARDS)
@each_language
def test_a_game_on_the_chart_says_what_it_is(name: str, language: str) -> None:
    """In the texts of its rules, or of its board as long as it has no rules here."""
    rules = GAMES / name / "texts" / f"{language}.ftl"  # the page reads no other
    own = texts_of(f"boards/{name}/texts", language)
    told = wording(rules) if name in games() else own
    assert told.keys() >= OF_A_COMING_GAME
    assert name not in games() or own.keys().isdisjoint(OF_A_COMING_GAME)


def test_everything_that_the_page_says_has_a_text() -> None:
    said = set(re.findall(r"\bt\(\s*[\"']([\w-]+)[\"']", program("")))
    assert said
    assert said - texts_of("texts", "en").keys() == set()
