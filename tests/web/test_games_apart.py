"""A game brings its folder, and nothing else of the page knows that there is such a game."""

import re
from collections.abc import Iterator
from pathlib import Path

from atoll.games import games

SOURCES = Path(__file__).parents[2] / "web" / "src"
IDS = sorted({*games(), *(path.name for path in (SOURCES / "boards").iterdir() if path.is_dir())})
MENTION = re.compile(rf"\b(?:{'|'.join(IDS)})\b|\b(?:{'|'.join(map(str.capitalize, IDS))})[A-Z]")

ALLOWED = {"wire.ts"}  # written by a tool from the games there are


def common() -> Iterator[Path]:
    """What is not in the folder of a game."""
    for path in SOURCES.rglob("*"):
        place = path.relative_to(SOURCES)
        if path.is_file() and not (place.parts[0] == "boards" and place.parts[1] in IDS):
            yield place


def test_no_game_is_mentioned_outside_its_folder() -> None:
    program = {place for place in common() if place.suffix in (".ts", ".svelte", ".css", ".mjs")}
    assert len(program) > 50
    mentioned = {
        str(place): found.group()
        for place in program
        if (found := MENTION.search((SOURCES / place).read_text("utf-8")))
    }
    assert {place: word for place, word in mentioned.items() if place not in ALLOWED} == {}
    assert mentioned.keys() == ALLOWED


def test_no_text_of_the_page_is_for_one_game() -> None:
    texts = [SOURCES / place for place in common() if place.suffix == ".ftl"]
    assert texts
    written = "\n".join(path.read_text("utf-8") for path in texts)
    keys = re.findall(r"^([\w-]+) =", written, re.MULTILINE)
    assert [key for key in keys if {*key.split("-")} & {*IDS}] == []
