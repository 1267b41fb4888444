"""``atoll rules``: the rules digest, whole or by paragraph."""

import argparse

from rich.markdown import Markdown

from ...digest import Digest
from ..rule_search import found_in_rules
from ..terminal import console
from .arguments import Commands, Mistake, add_game, add_language


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="show the rules of a game, or some paragraphs of them",
        description="Show the rules of a game; the section or paragraph with an id: TR-4, TR-4.2, "
        "or just 4.2; or all paragraphs with a word.",
    )
    add_game(parser)
    parser.add_argument(
        "paragraph", metavar="PARAGRAPH", nargs="?", help="for example TR-4.2, or storm"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        digest = Digest(given.game.id, given.lang)
    except LookupError as error:
        raise Mistake(str(error)) from None
    if given.paragraph is None:
        text: str | None = digest.text
    else:
        text = found_in_rules(digest, given.paragraph, given.paragraph)
    if text is None:
        raise Mistake(_not_found(digest, given.paragraph))
    console().print(Markdown(text))
    return 0


def _not_found(digest: Digest, wanted: str) -> str:
    """What is no number was looked for in the paragraphs."""
    if any(map(str.isdigit, wanted)):
        return digest.not_found(wanted)
    return f"no paragraph has the word {wanted!r}; without a word you see them all"
