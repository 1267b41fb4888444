"""The rules of a game as people read them: numbered paragraphs, in several languages.

They may be there before the game is. A wheel carries them in the package; in a checkout they are
among the docs.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

ENGLISH = "en"
"""The language of the digest without a language in its name."""
INDENT = "  "
"""By so much the further lines of a paragraph are indented."""

_TITLE = re.compile(r"# (.+)")
_HEADING = re.compile(r"## ([A-Z]+-\d+) (.+)")
_MINUTE = re.compile(r"^## (?![A-Z]+-\d+ )(.+)$", re.MULTILINE)
_PICTURES = re.compile(r"^<!-- pictures\n(.*?)^-->\n*", re.MULTILINE | re.DOTALL)
_PARAGRAPH = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)")
_RULING = re.compile(r"\*\((our ruling|наше решение|наше рішення)\b", re.IGNORECASE)


class Minute(Struct, frozen=True):
    """The game in one minute, for who has never played: ``text`` is Markdown, to be read aloud."""

    title: str
    text: str


class Paragraph(Struct, frozen=True):
    """``text`` is Markdown; ``ruling`` says whether we had to settle something in it ourselves.

    ``pictures`` are the names of what may be drawn beside it; a board of the page draws them.
    """

    id: str
    text: str
    ruling: bool
    pictures: list[str]


class Section(Struct, frozen=True):
    """``text`` is what stands there besides the paragraphs, as Markdown."""

    id: str
    title: str
    text: str
    paragraphs: list[Paragraph]


class Digest:
    """The rules of a game in one language, in English if they are not translated.

    Raises ``LookupError`` if there are none.
    """

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language, file = _file(game, language)
        written = file.read_text("utf-8")
        self.pictures = _pictures(written)
        """By paragraph, the names of the pictures beside it."""
        self.text = _PICTURES.sub("", written)
        self._parts = _parts(self.text)

    @property
    def title(self) -> str:
        found = _TITLE.match(self.text)
        assert found is not None, f"the digest of {self.game} begins with its title"
        return found[1]

    @property
    def intro(self) -> str:
        """What stands before the game in one minute, as Markdown."""
        return self._preface[0].partition("\n")[2].strip()

    @property
    def minute(self) -> Minute:
        """The one heading without an id, before the first section, and what stands below it."""
        _, *found = self._preface
        assert len(found) == 2, f"the digest of {self.game} tells the game in one minute"
        return Minute(found[0], found[1].strip())

    @property
    def _preface(self) -> list[str]:
        """What stands before the first section, divided at the heading without an id."""
        return _MINUTE.split(_HEADING.split(self.text, maxsplit=1)[0])

    def sections(self) -> list[Section]:
        parts = [part for name, part in self._parts.items() if "." not in name]
        return [_section(part, self.pictures) for part in parts]

    def find(self, wanted: str) -> str | None:
        """The section or the paragraph with this id; its letters may be left out."""
        wanted = wanted.upper().rstrip(".")
        for name, text in self._parts.items():
            if wanted in (name, name.partition("-")[2]):
                return text
        return None

    def contents(self) -> str:
        """The headings of the sections."""
        headings = [line for line in self.text.splitlines() if _HEADING.match(line)]
        return "\n".join(f"- {heading.removeprefix('## ')}" for heading in headings)

    def not_found(self, wanted: str) -> str:
        """A line that says what there is instead."""
        sections = [name for name in self._parts if "." not in name]
        return f"there is no paragraph {wanted!r}; the sections are {sections[0]} to {sections[-1]}"


def digests() -> list[str]:
    """The ids of all games that have rules, also of those that are not on the table yet."""
    names = {each.name for place in _places() if place.is_dir() for each in place.iterdir()}
    return sorted(name.removesuffix(".md") for name in names if re.fullmatch(r"[a-z]+\.md", name))


def _places() -> tuple[Traversable, Traversable]:
    return files("atoll").joinpath("rules"), Path(__file__).parents[2] / "docs" / "rules"


def _file(game: str, language: str) -> tuple[str, Traversable]:
    for spoken, name in ((language, f"{game}.{language}.md"), (ENGLISH, f"{game}.md")):
        for place in _places():
            file = place.joinpath(name)
            if file.is_file():
                return spoken, file
    raise LookupError(f"the rules of {game} are not installed")


def _parts(text: str) -> dict[str, str]:
    """Sections and paragraphs by id. A paragraph goes on until the next one or a blank line."""
    parts: dict[str, str] = {}
    section = paragraph = ""
    for line in text.splitlines():
        if found := _HEADING.match(line):
            section, paragraph = found[1], ""
        elif found := _PARAGRAPH.match(line):
            paragraph = found[1]
        elif not line:
            paragraph = ""
        for name in filter(None, (section, paragraph)):
            parts[name] = parts.get(name, "") + line + "\n"
    return {name: text.removeprefix("- ") for name, text in parts.items()}


def _pictures(written: str) -> dict[str, list[str]]:
    """A line for each paragraph with pictures: its id, and their names. Markdown shows none."""
    found = _PICTURES.search(written)
    lines = [line.split() for line in found[1].splitlines()] if found else []
    return {paragraph: names for paragraph, *names in lines}


def _section(text: str, pictures: dict[str, list[str]]) -> Section:
    heading, *lines = text.splitlines()
    found = _HEADING.match(heading)
    assert found is not None
    blocks = list(_blocks(lines))
    besides = "\n".join(line for name, block in blocks if not name for line in block)
    paragraphs = [_paragraph(name, block, pictures) for name, block in blocks if name]
    return Section(found[1], found[2], besides.strip(), paragraphs)


def _blocks(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The lines of a section, those of a paragraph with its id and those besides with none.

    What is indented belongs to the paragraph above it, a list or a table after a blank line, too.
    """
    name, block = "", list[str]()
    for line in lines:
        found = _PARAGRAPH.match(line)
        if found or (name and line and not line.startswith(INDENT)):
            yield name, block
            name, block = (found[1], [found[2]]) if found else ("", [line])
        else:
            block.append(line.removeprefix(INDENT) if name else line)
    yield name, block


def _paragraph(name: str, lines: list[str], pictures: dict[str, list[str]]) -> Paragraph:
    text = "\n".join(lines).strip()
    is_ruling = bool(_RULING.search(" ".join(text.split())))
    return Paragraph(name, text, is_ruling, pictures.get(name, []))
