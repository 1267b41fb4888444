"""What has happened is seen on its way, unless somebody is in a hurry or wants nothing to move."""

from playwright.sync_api import expect

from .conftest import Arrive
from .person import PATIENCE, Person

TRAVELLERS = """
window.travelled = [];
window.carried = [];
new MutationObserver(changes => {
  for (const { target } of changes)
    if (target.classList.contains("traveller")) {
      window.travelled.push(target.dataset.piece);
      const carried = [...target.querySelectorAll("[data-piece]")];
      window.carried.push(...carried.map(each => each.dataset.piece));
    }
}).observe(document.body, { attributes: true, attributeFilter: ["class"], subtree: true });
"""


def place_an_island(person: Person) -> tuple[str, str]:
    """Sit at a new table and place the first card that can be; the card and its cell."""
    person.goto(f"/table/{person.set_table('tranquility', 'me', 'careful')}")
    expect(person.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    person.page.evaluate(TRAVELLERS)
    card = person.targets[0]
    person.tap(card)
    cell = person.targets[0]
    person.tap(cell)
    expect(person.page.locator(f'[data-piece="{cell}"] [data-piece="{card}"]')).to_be_attached()
    return card, cell


def travelled(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("window.travelled")
    return found


def test_a_card_travels_to_its_place(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    card, _ = place_an_island(ann)
    ann.await_turn()
    assert card in travelled(ann)
    expect(ann.page.locator(".traveller")).to_have_count(0, timeout=PATIENCE)


def test_a_boat_takes_along_what_is_lit_around_it(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    ann.goto(f"/table/{ann.set_table('lifeboats', 'me', 'schemer', 'schemer')}")
    ann.await_turn()
    ann.page.evaluate(TRAVELLERS)
    ann.act()
    ann.await_turn()
    carried: list[str] = ann.page.evaluate("window.carried")
    assert any(piece.startswith("boat-") for piece in carried)


def test_nothing_travels_for_whoever_wants_stillness(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce")
    place_an_island(ann)
    ann.await_turn()
    assert travelled(ann) == []


def test_a_tap_lets_everything_arrive_at_once(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    devtools = ann.page.context.new_cdp_session(ann.page)
    devtools.send("Animation.enable")
    # So slow that whoever waits for the cards to arrive waits for minutes.
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    place_an_island(ann)
    expect(ann.page.locator(".traveller").first).to_be_attached()
    ann.page.locator("[data-testid=board]").click(position={"x": 3, "y": 3})
    ann.await_turn()
    expect(ann.page.locator(".traveller")).to_have_count(0, timeout=PATIENCE)
