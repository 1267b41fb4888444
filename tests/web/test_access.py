"""Everybody can use the page: axe finds nothing, and nothing scrolls that should not."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .person import DESKTOP, FLAT, NARROW, PATIENCE, PHONE, PHONES, SHORT, Person, Size

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "home": "/",
    "new table": "/new/tranquility",
    "new boats": "/new/lifeboats",
    "my games": "/games",
    "what plays in my name": "/devices",
    "rules": "/rules",
    "a game's rules": "/rules/tobago",
    "about": "/about",
    "replay": "/replay",
    "not found": "/nowhere",
}
TABLES = {"tranquility": ("me", "careful", "careful"), "lifeboats": ("me", "schemer", "schemer")}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

each_table = pytest.mark.parametrize("game", TABLES)
both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


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


def violations_by_day_and_night(page: Page) -> dict[str, list[Any]]:
    found = {}
    for light in LIGHTS:
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found[light] = violations(page)
    return {light: wrong for light, wrong in found.items() if wrong}


@both_sizes
def test_axe_finds_nothing_on_any_page(arrive: Arrive, size: Size) -> None:
    ann = arrive(size)
    ann.expected = ("404",)
    wrong = {}
    for name, address in PAGES.items():
        ann.goto(address)
        at_rest(ann)
        wrong[name] = violations_by_day_and_night(ann.page)
    assert {name: found for name, found in wrong.items() if found} == {}


@each_table
@both_sizes
def test_axe_finds_nothing_at_a_table(arrive: Arrive, game: str, size: Size) -> None:
    ann = arrive(size)
    sit(ann, game)
    at_rest(ann)
    assert violations_by_day_and_night(ann.page) == {}
    for other in (SHORT, FLAT) if size.touch else ():
        ann.resize(other)
        assert violations(ann.page) == []
    ann.resize(size)
    ann.button("Menu").click()
    assert violations_by_day_and_night(ann.page) == {}
    ann.button("Menu").click()
    if size.touch:
        ann.button("Log").click()
    for tab in ("Talk", "Rules"):
        ann.page.get_by_role("tab", name=tab).click()
        at_rest(ann)
        assert violations_by_day_and_night(ann.page) == {}


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_no_page_scrolls_sideways_on_a_narrow_phone(arrive: Arrive, locale: str) -> None:
    ann = arrive(NARROW, locale=locale)
    ann.expected = ("404",)
    for address in PAGES.values():
        ann.goto(address)
        at_rest(ann)
        assert not scrolls_sideways(ann.page), address


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
@pytest.mark.parametrize("sizes", [PHONES, (DESKTOP,)], ids=["phones", "desktop"])
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_nothing_scrolls_at_a_table(
    arrive: Arrive, game: str, sizes: tuple[Size, ...], locale: str
) -> None:
    ann = arrive(sizes[0], locale=locale)
    sit(ann, game)
    at_rest(ann)
    for size in sizes:
        ann.resize(size)
        assert ann.page.evaluate(SCROLLING) == []
        assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert not scrolls_sideways(ann.page)
        hand = ann.page.get_by_test_id("hand").bounding_box()
        assert hand is not None
        assert hand["y"] + hand["height"] <= size.height + 1
