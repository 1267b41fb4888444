"""The pictures of the README, taken while people play. ``make pictures`` keeps them."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from .conftest import Arrive
from .person import A_WHILE, DESKTOP, PATIENCE, SHORT, Person, Size

KEPT = Path(__file__).parents[2] / "docs" / "pictures"
MOST_TURNS = 400


@pytest.fixture
def album(tmp_path: Path) -> Path:
    """Where pictures go: nowhere in particular, unless they are wished for."""
    if "ATOLL_PICTURES" not in os.environ:
        return tmp_path
    KEPT.mkdir(exist_ok=True)
    return KEPT


def play_well(person: Person, until: Callable[[], bool]) -> None:
    """Do what the bot would do, until something is so."""
    for _ in range(MOST_TURNS):
        person.await_turn()
        if until():
            return
        follow_a_hint(person)
    raise AssertionError("it never came to that")


def follow_a_hint(person: Person) -> None:
    """Do what the bot would do, unless the game goes on meanwhile."""
    try:
        with person.page.expect_response(re.compile("/hint$")) as answered:
            person.button("Hint").click(timeout=A_WHILE)
        if not answered.value.ok:
            return
        prompt = person.page.get_by_test_id("prompt")
        expect(prompt).to_contain_text("The bot would", timeout=A_WHILE)
        for _ in range(6):
            hinted = person.page.locator("[data-target][data-hinted=true]")
            if hinted.count() == 0:
                break
            person.tap(str(hinted.first.get_attribute("data-target")))
        button = person.page.locator("button.glowing").or_(person.answers)
        if person.is_asked and button.count():
            button.first.click(timeout=A_WHILE)
    except (Error, AssertionError):
        return  # the game went on meanwhile


def take(person: Person, path: Path) -> None:
    person.page.mouse.move(2, 2)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.screenshot(path=path, animations="disabled")
    assert path.stat().st_size > 20_000


def test_the_chart(arrive: Arrive, album: Path) -> None:
    ann = arrive()
    ann.set_table("lifeboats", "me", "schemer", "schemer", "schemer")
    ann.goto("/")
    expect(ann.page.get_by_text("You are awaited")).to_be_visible(timeout=PATIENCE)
    take(ann, album / "home.png")


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "tranquility"), (SHORT, "tranquility-phone")])
def test_a_sea_half_full(arrive: Arrive, album: Path, size: Size, name: str) -> None:
    ann = arrive(size, color_scheme="light")
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'careful', 'careful')}")
    islands = ann.page.locator('[data-piece^="cell-"] [data-piece^="card-"]')
    play_well(ann, lambda: islands.count() >= 12 and "Your turn" in ann.prompt)
    # The last answer may still be on its way.
    expect(ann.page.locator("[data-target]").first).to_be_visible(timeout=PATIENCE)
    targets = ann.targets
    ann.tap(targets[len(targets) // 2])
    take(ann, album / f"{name}.png")


@pytest.mark.parametrize(
    ("size", "name", "light"), [(DESKTOP, "lifeboats", "dark"), (SHORT, "lifeboats-phone", "light")]
)
def test_a_vote_at_sea(arrive: Arrive, album: Path, size: Size, name: str, light: str) -> None:
    ann = arrive(size, color_scheme=light)
    ann.goto(f"/table/{ann.set_table('lifeboats', 'me', *['schemer'] * 4)}")
    play_well(ann, lambda: "closer to land" in ann.prompt)
    for card in ann.targets[:1]:  # others may just be talking
        ann.tap(card)
    take(ann, album / f"{name}.png")
