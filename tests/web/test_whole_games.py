"""People with browsers of their own, and a bot, play whole games through the page."""

import itertools
import random
import re
import time

import pytest
from playwright.sync_api import expect

from ..patience import WHOLE_STORY
from .conftest import Arrive
from .person import DESKTOP, PATIENCE, PHONES, Person

GAMES = {"tranquility": ("me", "open", "careful"), "lifeboats": ("me", "open", "schemer")}


WATCH_THE_END = """
() => {
  window.seen = [];
  const look = () => {
    const ending = document.querySelector("[data-testid=ending]") ? "last page" : null;
    const buttons = [...document.querySelectorAll("button")];
    const scores = buttons.some((each) => each.textContent.includes("Scores"));
    const now = ending ?? (scores ? "last picture" : null);
    if (now && !window.seen.includes(now)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}
"""
"""Notes in which order the page shows how a game ends."""


def play_to_the_end(*people: Person, chance: random.Random, phone: Person) -> None:
    """Everybody answers when asked, until the last page of the logbook is open for all.

    After each turn the phone is another one, or lies on its side.
    """
    given_up = time.monotonic() + WHOLE_STORY
    sizes = itertools.cycle(PHONES)
    while time.monotonic() < given_up:
        if phone.is_asked:
            phone.resize(next(sizes))
        over = [person.play(chance) for person in people]
        if all(over):
            return
        people[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(DESKTOP), arrive(PHONES[0])
    table = ann.set_table(game, *GAMES[game])
    ann.goto(f"/table/{table}")
    code = ann.page.get_by_test_id("code").inner_text()
    bob.goto(f"/table/{code}")
    bob.button("Sit here").click()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
        person.page.evaluate(WATCH_THE_END)
    play_to_the_end(ann, bob, chance=random.Random(5), phone=bob)
    for person in (ann, bob):
        ending = person.page.get_by_test_id("ending")
        expect(ending).to_contain_text("seed and hash agree")
        expect(ending).to_contain_text(re.compile(r"You \(.+\)"))
        assert person.page.evaluate("seen") == ["last picture", "last page"]
    ann.button("Play again").click()
    bob.button("To the next game").click()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("ending")).to_have_count(0)
        expect(person.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    assert ann.page.url == bob.page.url
