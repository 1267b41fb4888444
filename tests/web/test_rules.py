"""The rules as pages: one minute first, folded on a phone, with pictures of the components."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from atoll.digest import Digest, digests
from atoll.texts import LANGUAGES

from ..wording import wording
from .conftest import Arrive
from .person import DESKTOP, PATIENCE, Size

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
SHORT_PHONE = Size(390, 664, touch=True)
DRAWN = re.compile(r'^  ([\w-]+): \{ Drawing: \w+, .*alt: "([\w-]+)" \},$', re.MULTILINE)


def drawn(game: str) -> dict[str, str]:
    """The pictures that the board of a game has for its rules, each with the text about it."""
    return dict(DRAWN.findall((BOARDS / game / "pictures.ts").read_text("utf-8")))


@pytest.mark.parametrize("game", digests())
def test_every_picture_that_a_digest_names_is_drawn_and_told(game: str) -> None:
    named = [name for names in Digest(game, "en").pictures.values() for name in names]
    assert sorted(named) == sorted(drawn(game))
    for language in LANGUAGES:
        told = wording(BOARDS / game / "texts" / f"{language}.ftl")
        assert set(drawn(game).values()) <= told.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stand_with_the_paragraphs_that_speak_of_them(
    arrive: Arrive, language: str
) -> None:
    ann = arrive(locale=language)
    for game in digests():
        ann.goto(f"/rules/{game}")
        for paragraph, names in Digest(game, language).pictures.items():
            pictures = ann.page.locator(f"[id='{paragraph}'] svg[role=img]")
            expect(pictures).to_have_count(len(names))
            for name, picture in zip(names, pictures.all(), strict=True):
                expect(picture).to_have_attribute("data-picture", name)
                expect(picture).to_have_attribute("aria-label", re.compile(r"^[^⟨]+\.$"))


@pytest.mark.parametrize("size", [DESKTOP, SHORT_PHONE], ids=["desktop", "phone"])
def test_the_rules_begin_with_the_game_in_one_minute(arrive: Arrive, size: Size) -> None:
    ann = arrive(size, locale="uk")
    for game in digests():
        ann.goto(f"/rules/{game}")
        first = ann.page.locator("main h2").first
        expect(first).to_have_text(Digest(game, "uk").minute.title)
        expect(first).to_be_in_viewport()


def test_on_a_phone_a_section_is_folded_until_it_is_tapped(arrive: Arrive) -> None:
    ann = arrive(SHORT_PHONE)
    ann.goto("/rules/lifeboats")
    votes = ann.page.locator("[id='LB-4.1']")
    expect(ann.page.locator("summary")).to_have_count(len(Digest("lifeboats", "en").sections()))
    expect(votes).to_be_hidden()
    ann.page.locator("summary", has_text="Voting").click()
    expect(votes).to_be_visible()
    expect(ann.page.locator("[id='LB-6.1']")).to_be_hidden()
    ann.page.locator("summary", has_text="Voting").press("Enter")
    expect(votes).to_be_hidden()


def test_on_a_phone_the_wanted_paragraph_opens_by_itself(arrive: Arrive) -> None:
    ann = arrive(SHORT_PHONE)
    ann.goto("/rules/lifeboats#LB-6.8")
    expect(ann.page.locator("[id='LB-6.8']")).to_be_in_viewport(timeout=PATIENCE)
    expect(ann.page.locator("details[open]")).to_have_count(1)
    ann.goto("/rules/lifeboats#LB-9")
    expect(ann.page.locator("summary[id='LB-9']")).to_be_in_viewport(timeout=PATIENCE)
    expect(ann.page.locator("[id='LB-9.1']")).to_be_visible()


def test_on_a_phone_whatever_is_found_is_unfolded(arrive: Arrive) -> None:
    ann = arrive(SHORT_PHONE)
    ann.goto("/rules/lifeboats")
    ann.page.get_by_role("searchbox").fill("hat cancel")
    expect(ann.page.locator("[id='LB-4.6']")).to_be_visible()
    ann.page.get_by_role("searchbox").fill("")
    expect(ann.page.locator("[id='LB-4.6']")).to_be_hidden()


def test_on_paper_nothing_is_folded(arrive: Arrive) -> None:
    ann = arrive(SHORT_PHONE)
    ann.goto("/rules/lifeboats")
    last = ann.page.locator("[id='LB-9.5']")
    expect(last).to_be_hidden()
    ann.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(last).to_be_visible()
    ann.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(last).to_be_hidden()


def test_on_a_wide_screen_everything_lies_open(arrive: Arrive) -> None:
    ann = arrive(DESKTOP)
    ann.goto("/rules/lifeboats")
    expect(ann.page.locator("[id='LB-9.5']")).to_be_visible()
    expect(ann.page.locator("summary")).to_have_count(0)
