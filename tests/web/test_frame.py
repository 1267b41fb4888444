"""The frame of a table stands still, and the board comes first, however small the screen is."""

import random
from collections import defaultdict

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .person import DESKTOP, FLAT, PATIENCE, PHONE, SHORT, SHORTEST, Person, Size

TABLES = {
    "tranquility": ("me", *["careful"] * 4),
    "lifeboats": ("me", *["schemer"] * 5),
}
SIZES = (SHORT, SHORTEST, FLAT, PHONE, DESKTOP)
"""In this order they are looked at, one after the other in the same page."""
MOMENTS = 24

PARTS = """
() => [".crew", "[data-testid=board]", ".ask"].map(part => {
  const { width, height } = document.querySelector(part).getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
})
"""
"""How big seats, board and prompt are."""

Parts = tuple[tuple[int, int], ...]


def parts(person: Person) -> Parts:
    found: list[list[int]] = person.page.evaluate(PARTS)
    return tuple((width, height) for width, height in found)


def sit(person: Person, game: str, *seats: str) -> None:
    person.goto(f"/table/{person.set_table(game, *(seats or TABLES[game]))}")
    person.await_turn()


@pytest.mark.parametrize("game", TABLES)
def test_nothing_changes_its_size_whatever_is_asked(arrive: Arrive, game: str) -> None:
    ann = arrive(SHORT)
    sit(ann, game)
    chance = random.Random(3)
    seen: dict[Size, set[Parts]] = defaultdict(set)
    prompts = set()
    for _ in range(MOMENTS):
        for size in SIZES:
            ann.resize(size)
            seen[size].add(parts(ann))
        prompts.add(ann.prompt)
        ann.answer(chance)
        ann.await_turn()
    assert len(prompts) > 3, "little has been asked"
    assert {size: each for size, each in seen.items() if len(each) > 1} == {}
    for size in (SHORT, SHORTEST, FLAT):
        [[_, (_, board), _]] = seen[size]
        assert board >= size.height / 2


def test_whoever_sees_everything_lit_sees_dots(arrive: Arrive) -> None:
    ann = arrive(DESKTOP)
    sit(ann, "tranquility", "me")
    ann.tap(ann.targets[0])
    board = ann.page.get_by_test_id("board")
    cells = ann.targets
    assert len(cells) == 36
    expect(board.locator(".lit-dot")).to_have_count(36)
    expect(board.locator(".ring")).to_have_count(0)
    ann.page.locator(f'[data-piece="{cells[7]}"]').first.hover()
    expect(board.locator(".ring")).to_have_count(1)
    expect(board.locator(".lit-dot")).to_have_count(35)
    ann.tap(cells[7])
    expect(board.locator(f'[data-piece="{cells[7]}"] .island')).to_be_attached()


def test_the_prompt_follows_whoever_begins_with_the_cell(arrive: Arrive) -> None:
    ann = arrive(SHORT)
    sit(ann, "tranquility", "me")
    ann.tap("cell-c4")
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Which card goes to c4?")
    ann.tap(ann.targets[0])
    expect(ann.page.locator('[data-piece="cell-c4"] .island')).to_be_attached()


def test_what_the_prompt_has_no_room_for_unfolds_over_the_hand(arrive: Arrive) -> None:
    ann = arrive(SHORT)
    sit(ann, "tranquility", "me")
    unfold = ann.button("The whole question")
    expect(unfold).to_have_count(0)
    ann.page.locator("p.ask").evaluate("ask => (ask.style.font = '700 30px/1.1 serif')")
    before = parts(ann)
    unfold.click()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    bar = ann.page.locator(".bar.open").bounding_box()
    assert bar is not None
    assert bar["height"] > before[2][1]
    assert parts(ann) == before


def test_the_way_back_closes_what_lies_over_a_phone_first(arrive: Arrive) -> None:
    ann = arrive(SHORT)
    ann.goto("/about")
    sit(ann, "tranquility", "me", "careful")
    at_the_table = ann.page.url
    menu, log = ann.button("Menu"), ann.page.get_by_role("complementary")

    ann.button("Log").click()
    expect(log).to_be_visible()
    ann.page.go_back()
    expect(log).to_have_count(0)

    # One thing closes because another opens.
    menu.click()
    ann.button("Leave the table").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_have_attribute("aria-expanded", "false")
    assert ann.page.url == at_the_table

    # Who has closed everything goes back to where they came from.
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    ann.page.go_back()
    ann.page.wait_for_url("**/about", timeout=PATIENCE)


def test_a_closer_look_is_over_when_something_else_is_asked(arrive: Arrive) -> None:
    ann = arrive(SHORT)
    sit(ann, "lifeboats", "me", "schemer", "schemer")
    chance = random.Random(3)
    look = ann.button("Look closer").first
    while not look.count():
        ann.answer(chance)
        ann.await_turn()
    sheet = ann.page.get_by_test_id("boat")
    look.click()
    expect(sheet).to_be_visible()
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    look.click()
    expect(sheet).to_be_visible()
    asked = ann.prompt
    while ann.prompt == asked:
        ann.page.locator("[data-target]").first.evaluate("button => button.click()")
        if ann.answers.count():
            ann.answers.first.click()
        ann.await_turn()
    expect(sheet).to_have_count(0)
