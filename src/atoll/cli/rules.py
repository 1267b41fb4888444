"""``atoll rules``: the rules digest, whole or by paragraph."""

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.markdown import Markdown

from .arguments import Commands, Mistake, add_game, add_language
from .terminal import console

_HEADING = re.compile(r"## ([A-Z]+-\d+) ")
_PARAGRAPH = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)\*\* ")


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="show the rules of a game, or one paragraph of them",
        description="Show the rules of a game, or the section or paragraph with an id: "
        "TR-4, TR-4.2, or just 4.2.",
    )
    add_game(parser)
    parser.add_argument("paragraph", metavar="PARAGRAPH", nargs="?", help="for example TR-4.2")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    digest = Digest(given.game.id, given.lang)
    if given.paragraph is None:
        text: str | None = digest.text
    else:
        text = digest.find(given.paragraph)
    if text is None:
        raise Mistake(digest.not_found(given.paragraph))
    console().print(Markdown(text))
    return 0


class Digest:
    """The rules of a game in one language, in English if they are not translated."""

    def __init__(self, game: str, language: str) -> None:
        self.text = _file(game, language).read_text("utf-8")
        self._parts = _parts(self.text)

    def find(self, wanted: str) -> str | None:
        """The section or the paragraph with this id; its letters may be left out."""
        number = wanted.upper().rpartition("-")[2].rstrip(".")
        for name, text in self._parts.items():
            if name == wanted.upper() or name.partition("-")[2] == number:
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


def _file(game: str, language: str) -> Traversable:
    """A wheel carries the digests in the package; in a checkout they are among the docs."""
    packaged = files("atoll").joinpath("rules")
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    for name in (f"{game}.{language}.md", f"{game}.md"):
        for place in (packaged, checkout):
            file = place.joinpath(name)
            if file.is_file():
                return file
    raise Mistake(f"the rules of {game} are not installed")


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
