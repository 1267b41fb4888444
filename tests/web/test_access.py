"""Everybody can use the page: axe finds nothing, and nothing scrolls that should not."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .person import DESKTOP, NARROW, PATIENCE, PHONE, Person, Size

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "home": "/",
    "new table": "/new/tranquility",
    "new boats": "/new/lifeboats",
    "my games": "/games",
    "rules": "/rules",
    "a game's rules": "/rules/tobago",
    "about": "/about",
    "replay": "/replay",
    "not found": "/nowhere",
}
TABLES = {"tranquility": ("me", "careful", "careful"), "lifeboats": ("me", "schemer", "schemer")}
LIGHT = ["light", "dark"]

each_page = pytest.mark.parametrize("address", PAGES.values(), ids=PAGES)
each_table = pytest.mark.parametrize("game", TABLES)
by_day_and_night = pytest.mark.parametrize("light", LIGHT, ids=["day", "night"])


def violations(page: Page) -> list[Any]:
    """What axe-core finds wrong, each with where."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(
        """async () => (await axe.run()).violations.map(each => [
            each.id, each.help, each.nodes.slice(0, 3).map(node => node.target.join(" "))
        ])"""
    )
    return found


def at_rest(person: Person) -> None:
    """Wait until the page is there with its fonts."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")


def sit(person: Person, game: str, *seats: str) -> None:
    person.goto(f"/table/{person.set_table(game, *(seats or TABLES[game]))}")
    expect(person.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)


@each_page
@by_day_and_night
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page(
    arrive: Arrive, address: str, light: str, size: Size
) -> None:
    ann = arrive(size, color_scheme=light)
    ann.expected = ("404",)
    ann.goto(address)
    at_rest(ann)
    assert violations(ann.page) == []


@each_table
@by_day_and_night
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_a_table(arrive: Arrive, game: str, light: str, size: Size) -> None:
    ann = arrive(size, color_scheme=light)
    sit(ann, game)
    at_rest(ann)
    assert violations(ann.page) == []
    ann.button("Menu").click()
    assert violations(ann.page) == []


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@each_page
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_no_page_scrolls_sideways_on_a_narrow_phone(
    arrive: Arrive, address: str, locale: str
) -> None:
    ann = arrive(NARROW, locale=locale)
    ann.expected = ("404",)
    ann.goto(address)
    at_rest(ann)
    assert not scrolls_sideways(ann.page)


SCROLLING = """
() => [...document.querySelectorAll("*")]
  .filter(each => {
    const style = getComputedStyle(each);
    const down = each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(style.overflowY);
    const aside = each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(style.overflowX);
    return (down || aside) && !each.closest("[role=log], [role=tabpanel]");
  })
  .map(each => each.className?.baseVal ?? each.className)
"""


@each_table
@pytest.mark.parametrize("size", [PHONE, NARROW, DESKTOP], ids=["phone", "narrow", "desktop"])
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_nothing_scrolls_at_a_table(arrive: Arrive, game: str, size: Size, locale: str) -> None:
    ann = arrive(size, locale=locale)
    sit(ann, game)
    at_rest(ann)
    assert ann.page.evaluate(SCROLLING) == []
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not scrolls_sideways(ann.page)
    hand = ann.page.get_by_test_id("hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= size.height + 1
