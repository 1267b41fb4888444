"""Looking something up in the rules: by its number, or by a word."""

import re

from ..digest import Digest

SHORTEST_STEM = 3
"""Of a longer word the last letter may change, as it does in Russian and Ukrainian."""


def found_in_rules(digest: Digest, wanted: str, name: str) -> str | None:
    """A paragraph or section, as Markdown, or all paragraphs with this word or this name, or words
    that begin with it."""
    if found := digest.find(wanted):
        return found
    beginnings = re.compile(rf"\b(?:{'|'.join([_stem(wanted), _stem(name)])})")
    paragraphs = [
        f"**{paragraph.id}** {paragraph.text}"
        for section in digest.sections()
        for paragraph in section.paragraphs
        if beginnings.search(paragraph.text.lower())
    ]
    return "\n\n".join(paragraphs) if wanted[:1].isalpha() and paragraphs else None


def _stem(word: str) -> str:
    return re.escape(word.lower()[: max(SHORTEST_STEM, len(word) - 1)])
