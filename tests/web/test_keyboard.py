"""A whole game with the keyboard alone: Tab, arrows, Enter, Escape and the question mark."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .person import PATIENCE, Person

GAMES = {"tranquility": ("me", "careful"), "lifeboats": ("me", "schemer", "schemer")}
MOST_KEYS = 3_000


def focused(person: Person) -> str:
    """What has the focus: the piece it stands for, or the words on it."""
    found: str = person.page.evaluate(
        "(it => it?.dataset.target ?? it?.textContent.trim() ?? '')(document.activeElement)"
    )
    return found


def has_focus(person: Person, selector: str) -> bool:
    """Whether what has the focus is such a thing."""
    return bool(person.page.evaluate("it => document.activeElement?.matches(it)", selector))


def tab_to_an_answer(person: Person) -> bool:
    """Press Tab until something that answers has the focus."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if has_focus(person, "[data-target], [data-testid=answers] button"):
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table(game, *GAMES[game])}")
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    for _ in range(MOST_KEYS):
        ann.await_turn()
        if ann.is_over:
            return
        if has_focus(ann, "[data-target]") or tab_to_an_answer(ann):
            ann.page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_arrows_walk_the_lit_pieces_and_escape_takes_back(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'careful')}")
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    cards = ann.targets
    assert tab_to_an_answer(ann)
    assert focused(ann) == cards[0]
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann) == cards[1]
    ann.page.keyboard.press("ArrowLeft")
    assert focused(ann) == cards[0]
    ann.page.keyboard.press("Enter")
    cells = ann.targets
    assert all(cell.startswith("cell-") for cell in cells)
    assert focused(ann) == cells[0], "the focus goes on to where the card can be placed"
    ann.page.keyboard.press("Escape")
    assert ann.targets == cards


def test_the_question_mark_opens_the_rules(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('lifeboats', 'me', 'schemer', 'schemer')}")
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    ann.page.keyboard.press("?")
    ann.see("LB-1.1")


def test_why_something_cannot_be_done_comes_with_its_rule(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('tranquility', 'me')}")
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    islands = [piece for piece in ann.targets if piece.removeprefix("card-").isdigit()]
    lowest, *higher = sorted(islands, key=lambda piece: int(piece.removeprefix("card-")))
    ann.tap(lowest)
    ann.tap("cell-f6")  # nothing higher can be placed any more
    expect(ann.page.locator(f'[data-piece="cell-f6"] [data-piece="{lowest}"]')).to_be_visible()
    ann.tap(higher[0])
    ann.page.locator("[role=alert]").get_by_role("button", name="TR-").click()
    expect(ann.page.locator("li.wanted")).to_be_visible()


def test_a_hint_lights_what_the_bot_would_do(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'careful')}")
    ann.button("Hint").click()
    prompt = ann.page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("The bot would:")
    # On an empty sea every island has room, and a reason to lie where it does.
    expect(prompt).to_contain_text(re.compile(r"\. The gaps stay easy to fill: .+\.$"))
