"""Names, and whatever else others will read: without anything invisible in it."""

import unicodedata

from ..refusals import BAD, Refusal

LONGEST_NAME = 40


def clean(text: str) -> str:
    """Text as others will read it: visible characters, single spaces."""
    visible = [each for each in text if unicodedata.category(each)[0] != "C" or each.isspace()]
    return " ".join("".join(visible).split())


def clean_name(name: str) -> str:
    cleaned = clean(name)
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Refusal("bad-name", BAD, longest=LONGEST_NAME)
    return cleaned
