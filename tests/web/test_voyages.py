"""First voyages: a learner who does what glows comes to the end, and nobody can go astray."""

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .person import DESKTOP, PATIENCE, PHONE, Person, Size

MOST_STEPS = 300
A_MOVE_OF_OTHERS = 1_500
"""So many milliseconds others are looked at, and a little more."""


def do_what_glows(person: Person) -> None:
    hinted = person.page.locator("[data-target][data-hinted=true]")
    if hinted.count():
        person.tap(str(hinted.first.get_attribute("data-target")))
    elif (glowing := person.page.locator("button.glowing")).count():
        glowing.first.click()
    elif person.targets == [] and person.answers.count():
        person.answers.first.click()
    else:
        person.page.clock.run_for(A_MOVE_OF_OTHERS)


@pytest.mark.parametrize("game", ["tranquility", "lifeboats"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_does_what_glows_learns_the_game(arrive: Arrive, game: str, size: Size) -> None:
    ann = arrive(size)
    ann.page.clock.install()
    ann.goto(f"/voyage/{game}")
    expect(ann.page.get_by_test_id("coach")).to_be_visible(timeout=PATIENCE)
    done = ann.page.get_by_role("link", name="New table")
    for _ in range(MOST_STEPS):
        if done.count():
            break
        do_what_glows(ann)
    done.click()
    expect(ann.page.get_by_role("heading", name="Crew")).to_be_visible()


def test_whoever_strays_is_told_so_and_nothing_happens(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/voyage/tranquility")
    expect(ann.page.get_by_test_id("coach")).to_be_visible(timeout=PATIENCE)
    hinted = str(ann.page.locator("[data-hinted=true]").first.get_attribute("data-target"))
    ann.tap(next(card for card in ann.targets if card != hinted))
    ann.tap(ann.targets[0])
    ann.see("That would be allowed as well")
    assert ann.page.locator('[data-piece^="cell-"] [data-piece^="card-"]').count() == 0


def test_a_game_without_a_voyage_says_so(arrive: Arrive) -> None:
    ann = arrive()
    ann.expected = ("404",)
    ann.goto("/voyage/robinson")
    ann.see("There is nothing here")
