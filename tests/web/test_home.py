"""The home page: all of it is seen at once on a small laptop, and nothing covers anything else."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Arrive
from .person import PATIENCE, Size

SMALL = [Size(1366, 657), Size(1280, 720)]
"""What the bars of a browser leave of two usual laptops."""
each_small = pytest.mark.parametrize("size", SMALL, ids=["1366x657", "1280x720"])
PHONES = [Size(390, 664, touch=True), Size(844, 390, touch=True)]
FITS = """() => [document.documentElement, document.querySelector("aside")].every(
    each => each.scrollHeight <= each.clientHeight)"""


def inside(size: Size, what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= size.height
    assert box["x"] + box["width"] <= size.width


@each_small
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_a_small_laptop_shows_all_of_home_without_scrolling(
    arrive: Arrive, size: Size, locale: str
) -> None:
    ann = arrive(size, locale=locale)
    for game, others in (
        ("tranquility", ["careful"]),
        ("lifeboats", ["schemer", "schemer"]),
        ("tranquility", ["careful", "careful"]),
    ):
        ann.set_table(game, "me", *others)
    ann.goto("/")
    tables = ann.page.locator("aside a.card")
    expect(tables).to_have_count(3, timeout=PATIENCE)
    ann.page.evaluate("document.fonts.ready")
    labels = ann.page.locator(".isle .label-sheet")
    expect(labels).to_have_count(5)
    for each in (*labels.all(), *tables.all(), ann.page.locator("aside form .field")):
        inside(size, each)
    assert ann.page.evaluate(FITS)


@each_small
def test_no_label_covers_another_or_the_title(arrive: Arrive, size: Size) -> None:
    ann = arrive(size, locale="ru")
    ann.goto("/")
    expect(ann.page.locator(".isle .label-sheet")).to_have_count(5)
    ann.page.evaluate("document.fonts.ready")
    sheets = [*ann.page.locator(".isle .label-sheet").all(), ann.page.locator(".chart header")]
    boxes = [box for each in sheets if (box := each.bounding_box())]
    assert len(boxes) == 6
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            beside = (
                one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            )
            above = (
                one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            )
            assert beside or above


@pytest.mark.parametrize("size", PHONES, ids=["upright", "on its side"])
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_a_phone_shows_code_and_first_island_at_once(
    arrive: Arrive, size: Size, locale: str
) -> None:
    ann = arrive(size, locale=locale)
    ann.goto("/")
    first = ann.page.locator(".isle h3").first
    expect(first).to_be_visible()
    ann.page.evaluate("document.fonts.ready")
    inside(size, ann.page.locator("form .field"))
    inside(size, first)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
