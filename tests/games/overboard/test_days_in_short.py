"""OB-19 and OB-20: the rules in short, for who begins without having read them all."""

import re

import pytest

from atoll.digest import Digest
from atoll.texts import LANGUAGES
from tests.rulecite import rule

SECTION = re.compile(r"OB-\d+\b(?!\.)")
OF_A_DAY = ["OB-6", "OB-7", "OB-8", "OB-9", "OB-10", "OB-12", "OB-13", "OB-15", "OB-16"]
"""What a day at sea is made of; the rest is about what people are and have."""


@rule("OB-20.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_days_in_short_lead_to_all_that_a_day_is_made_of(language: str) -> None:
    sections = {each.id: each for each in Digest("overboard", language).sections()}
    named = [
        section
        for paragraph in sections["OB-19"].paragraphs
        for section in SECTION.findall(paragraph.text)
    ]
    assert named == OF_A_DAY
    assert sections.keys() >= {*named}
