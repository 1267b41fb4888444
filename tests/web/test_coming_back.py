"""Reloads, lost connections, two tabs, spectators, another language: nothing is lost."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import ServerProcess

from .conftest import Arrive, people_of
from .person import PATIENCE, Person

SHORTEST_CLOCK = 10
LOST = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "net::ERR")
"""What a browser says by itself when a server is gone."""


def begin(person: Person, game: str = "tranquility", *others: str) -> str:
    """Sit at a new table, and be asked something."""
    table = person.set_table(game, "me", *(others or ("careful",)))
    person.goto(f"/table/{table}")
    expect(person.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    return table


def hand_of(person: Person) -> list[str]:
    pieces: list[str] = person.page.locator("[data-testid=hand] [data-piece]").evaluate_all(
        "all => all.map(each => each.dataset.piece)"
    )
    return sorted(pieces)


def reload(person: Person) -> None:
    """Come again, and be asked again."""
    person.page.reload()
    expect(person.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)


def test_a_reload_in_the_middle_keeps_the_place(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann)
    ann.play(random.Random(1), most=3)
    reload(ann)  # what was tapped last may not have been answered yet
    hand, lines = hand_of(ann), ann.page.locator("[role=log] li").count()
    reload(ann)
    assert hand_of(ann) == hand
    expect(ann.page.locator("[role=log] li")).to_have_count(lines)


def test_a_move_made_without_a_connection_is_kept(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    server = ServerProcess(database)
    try:
        with people_of(browser, server) as arrive:
            ann = arrive()
            ann.expected = LOST
            begin(ann)
            server.kill()
            expect(ann.page.get_by_test_id("prompt")).to_contain_text("No connection")
            card = ann.targets[0]
            ann.tap(card)
            cell = ann.targets[0]
            ann.tap(cell)
            expect(ann.page.get_by_test_id("prompt")).to_contain_text("Your move is kept")
            server = ServerProcess(database, server.port)
            ann.see("Connected again")
            placed = ann.page.locator(f'[data-piece="{cell}"] [data-piece="{card}"]')
            expect(placed).to_be_visible(timeout=PATIENCE)
    finally:
        if server.is_running:
            server.stop()


def test_two_tabs_show_the_same_table(arrive: Arrive) -> None:
    ann = arrive()
    table = begin(ann)
    other = Person(ann.page.context.new_page())
    other.goto(f"/table/{table}")
    expect(other.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    assert hand_of(other) == hand_of(ann)
    first, cell = ann.targets[0], None
    ann.tap(first)
    cell = ann.targets[0]
    ann.tap(cell)
    for tab in (ann, other):
        expect(tab.page.locator(f'[data-piece="{cell}"] [data-piece="{first}"]')).to_be_visible()
    assert other.troubles == []


def test_a_spectator_sees_the_table_and_no_hands(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    table = begin(ann)
    eve.goto(f"/table/{table}")
    expect(eve.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    expect(eve.page.get_by_test_id("prompt")).to_contain_text("to act")
    assert eve.targets == []
    assert not [piece for piece in hand_of(eve) if piece.startswith("card-")]
    ann.play(random.Random(2), most=2)
    cards = eve.page.locator('[data-piece^="cell-"] [data-piece^="card-"]')
    expect(cards.first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("language", "word"), [("Русский", "Правила"), ("Українська", "Підказка")], ids=["ru", "uk"]
)
def test_the_language_changes_at_any_time(arrive: Arrive, language: str, word: str) -> None:
    ann = arrive()
    begin(ann)
    ann.tap(ann.targets[0])
    lit, prompt = ann.targets, ann.prompt
    ann.button(language).click()
    ann.see(word)
    expect(ann.page.get_by_test_id("prompt")).not_to_have_text(prompt)
    assert ann.targets == lit, "what was chosen is still chosen"
    ann.page.reload()
    ann.see(word)


def test_the_language_is_that_of_the_browser(arrive: Arrive) -> None:
    for locale, word in {"ru-RU": "Ваш ход", "uk-UA": "Ваш хід", "de-DE": "Your turn"}.items():
        ann = arrive(locale=locale)
        begin(ann)
        expect(ann.page).to_have_title(re.compile(word))


def test_who_is_awaited_is_called_by_the_title(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann)
    expect(ann.page).to_have_title(re.compile("Your turn"))
    ann.tap(ann.targets[0])
    ann.tap(ann.targets[0])
    expect(ann.page).to_have_title(re.compile("Tranquility"))


def test_whose_time_is_over_is_told_so_once(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'careful', clock=SHORTEST_CLOCK)}")
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    note = ann.page.locator(".toasts p", has_text="ran out of time")
    expect(note).to_have_count(1, timeout=SHORTEST_CLOCK * 1000 + PATIENCE)
    expect(ann.page.locator("[role=log] li", has_text="ran out of time")).to_have_count(1)
    expect(note).to_have_count(0, timeout=PATIENCE)


def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    ann = arrive()
    ann.expected = ("404",)
    ann.goto("/table/NOSUCH")
    ann.see("This table is gone")
    ann.page.get_by_role("link", name="To the harbour").click()
    expect(ann.page).to_have_url(re.compile(r"/$"))
