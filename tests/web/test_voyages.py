"""First voyages: a learner who does what glows comes to the end, and nobody can go astray."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from .conftest import Arrive
from .person import DESKTOP, PATIENCE, PHONE, Person, Size
from .test_access import at_rest, violations_by_day_and_night

MOST_STEPS = 300
LOW = Size(390, 664, touch=True)
SMALL = Size(360, 640, touch=True)
FLAT = Size(844, 390, touch=True)
each_game = pytest.mark.parametrize("game", ["tranquility", "lifeboats"])
each_size = pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, LOW, FLAT], ids=["desktop", "phone", "low", "flat"]
)
each_low_size = pytest.mark.parametrize("size", [LOW, SMALL, FLAT], ids=["low", "small", "flat"])


def coach(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def embark(person: Person, game: str) -> None:
    person.goto(f"/voyage/{game}")
    expect(coach(person)).to_be_visible(timeout=PATIENCE)


def do_what_glows(person: Person) -> None:
    glowing = person.page.locator("button.glowing")
    hinted = person.page.locator("[data-target][data-hinted=true]")
    glowing.or_(hinted).or_(person.answers).first.wait_for(state="attached")
    if glowing.count():
        glowing.first.click()
    elif hinted.count():
        person.tap(str(hinted.first.get_attribute("data-target")))
    else:
        person.answers.first.click()


def sail_to_the_end(person: Person) -> None:
    for _ in range(MOST_STEPS):
        if person.button("With bots").count():
            return
        do_what_glows(person)
    pytest.fail("the voyage does not end")


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def below(one: FloatRect, other: FloatRect) -> bool:
    return one["y"] >= other["y"] + other["height"] - 1


def beside(one: FloatRect, other: FloatRect) -> bool:
    return one["x"] >= other["x"] + other["width"] - 1


@each_game
@each_size
def test_who_does_what_glows_learns_the_game_and_goes_on_with_bots(
    arrive: Arrive, game: str, size: Size
) -> None:
    ann = arrive(size)
    embark(ann, game)
    sail_to_the_end(ann)
    while not ann.page.get_by_role("dialog").count():
        do_what_glows(ann)  # the coach's last words lie over the button on a small phone
    ann.button("Begin").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)


@each_game
def test_the_coach_waits_until_one_wants_to_go_on(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.page.clock.install()
    embark(ann, game)
    go_on = ann.button("Go on")
    while not go_on.count():
        do_what_glows(ann)
    moment = ann.page.get_by_test_id("board").inner_html()
    ann.page.clock.run_for(60_000)
    expect(go_on).to_be_visible()
    assert ann.page.get_by_test_id("board").inner_html() == moment
    go_on.click()
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    expect(go_on).to_have_count(0)
    assert ann.page.get_by_test_id("board").inner_html() != moment


@each_game
@each_low_size
def test_on_a_small_phone_the_coach_never_covers_or_moves_the_board(
    arrive: Arrive, game: str, size: Size
) -> None:
    ann = arrive(size)
    embark(ann, game)
    board = ann.page.get_by_test_id("board")
    whole = box(board)
    seen = set()
    for _ in range(12):
        assert box(board) == whole
        words = box(coach(ann))
        assert below(words, whole) or beside(words, whole)
        assert words["y"] + words["height"] <= size.height + 1
        seen.add(ann.page.locator("[data-testid=coach].open").count())
        do_what_glows(ann)
    assert seen == {0, 1}


@each_low_size
def test_what_the_coach_said_is_read_again_with_a_tap(arrive: Arrive, size: Size) -> None:
    ann = arrive(size)
    embark(ann, "tranquility")
    last_word = coach(ann).get_by_text("costs nothing")
    expect(last_word).to_be_in_viewport(ratio=1)
    ann.button("Go on").click()
    expect(ann.button("Go on")).to_have_count(0)
    folded = box(coach(ann))
    ann.button("What the coach says").click()
    expect(last_word).to_be_in_viewport(ratio=1)
    assert box(coach(ann))["height"] > folded["height"]


def test_who_strays_on_a_small_phone_is_told_so_over_the_hand(arrive: Arrive) -> None:
    ann = arrive(LOW)
    embark(ann, "tranquility")
    hinted = str(ann.page.locator("[data-hinted=true]").first.get_attribute("data-target"))
    for _ in ("once", "and again"):
        ann.button("Go on").click()
        ann.tap(next(card for card in ann.targets if card != hinted))
        ann.tap(ann.targets[0])
        expect(coach(ann).get_by_text("That would be allowed as well")).to_be_in_viewport(ratio=1)
        assert below(box(coach(ann)), box(ann.page.get_by_test_id("board")))


@each_game
def test_with_all_that_moves_one_learns_the_same(arrive: Arrive, game: str) -> None:
    ann = arrive(reduced_motion="no-preference")
    embark(ann, game)
    sail_to_the_end(ann)


@each_game
@pytest.mark.parametrize("size", [DESKTOP, LOW, FLAT], ids=["desktop", "low", "flat"])
def test_axe_finds_nothing_wrong_with_a_voyage(arrive: Arrive, game: str, size: Size) -> None:
    ann = arrive(size)
    embark(ann, game)
    at_rest(ann)
    assert violations_by_day_and_night(ann.page) == {}


def test_the_learner_has_a_name_of_their_own_if_they_gave_one(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    embark(ann, "tranquility")
    ann.see("You (Penguin)")
    bob.set_table("tranquility", "me", "open")
    embark(bob, "tranquility")
    bob.see("You (Ann)")


def test_whoever_strays_is_told_so_and_nothing_happens(arrive: Arrive) -> None:
    ann = arrive()
    embark(ann, "tranquility")
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
