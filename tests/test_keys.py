"""The keys of texts: the first word says what kind of text it is, or which part of Atoll speaks.

STYLE.md has the convention; here are the words with which keys may begin.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

RULES = {
    "event", "option", "ask", "refused", "outcome",  # what the rules say by themselves
    "card", "cause", "bot",  # names of words, of causes of death, of bots
    "setting", "goal", "progress", "planned", "way", "text",  # options and cards
    "game", "voyage", "welcome", "help", "score", "topic", "talk",  # about a game
    "part",  # of sentences: said in other texts only
}  # fmt: skip
KINDS = {
    "src/atoll/kernel": RULES,
    "src/atoll/games/*": RULES,
    "src/atoll/bots": {"reason"},
    "src/atoll/bots/*": {"reason"},
    "src/atoll/server": {"error", "event", "home"},
    "src/atoll/cli": {
        "play", "board", "games", "sim", "replay", "report", "backup",  # by command
        "score", "bot",  # said of any game
    },
    "src/atoll/cli/boards/*": {"board"},
    "web/src": {
        "home", "new", "games", "rules", "about", "replay", "voyage", "table",  # by page
        "seat", "me", "page",  # who sits there, who I am, what all pages share
        "bot",  # said of any game
    },
    "web/src/boards/*": {"board", "piece", "event"},
}  # fmt: skip
"""By whose texts they are."""

FORM = re.compile(r"[a-z]+(-[a-z0-9]+)+|(setting|goal|help|bot)(-[a-zA-Z0-9_]+)+")
"""Settings and what they can be are called what they are in the program."""
KEY = re.compile(r"^([^\s#}]+) =", re.MULTILINE)


def files(place: str) -> Iterator[Path]:
    return ROOT.glob(f"{place}/texts/**/*.ftl")


def keys(path: Path) -> list[str]:
    return KEY.findall(path.read_text("utf-8"))


@pytest.mark.parametrize("place", KINDS)
def test_a_key_begins_with_what_kind_of_text_it_is(place: str) -> None:
    strange = {
        key
        for path in files(place)
        for key in keys(path)
        if not FORM.fullmatch(key) or key.partition("-")[0] not in KINDS[place]
    }
    assert strange == set()


def test_every_kind_has_texts() -> None:
    """A game need not say all that games can say."""
    for kinds in (RULES, *KINDS.values()):
        places = [place for place in KINDS if KINDS[place] is kinds]
        said = {key for place in places for path in files(place) for key in keys(path)}
        assert {key.partition("-")[0] for key in said} == kinds


def test_every_file_of_texts_has_a_place() -> None:
    known = {path for place in KINDS for path in files(place)}
    assert known == {path for top in ("src", "web/src") for path in (ROOT / top).rglob("*.ftl")}
