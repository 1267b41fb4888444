"""A new visitor: from the first look to the first answer, and what the site remembers."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .person import DESKTOP, PATIENCE, PHONE, Size

both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@both_sizes
@pytest.mark.parametrize("game", ["Tranquility", "Lifeboats"])
def test_one_plays_within_three_clicks(arrive: Arrive, size: Size, game: str) -> None:
    ann = arrive(size)
    ann.goto("/")
    ann.button(re.compile(game)).first.click()
    ann.button("With bots").click()
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)


def test_games_to_come_have_their_rules(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/")
    for game, paragraph in {
        "Overboard": "OB-1.1",
        "Tobago": "TO-1.1",
        "Robinson": "RC-1.1",
    }.items():
        ann.button(re.compile(game)).first.click()
        expect(ann.button("With bots")).to_have_count(0)
        ann.page.get_by_role("link", name="Rules").last.click()
        ann.see(paragraph)
        ann.page.go_back()


def test_rules_are_searched_and_each_paragraph_has_an_address(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/rules/lifeboats#LB-4.5")
    expect(ann.page.locator("[id='LB-4.5']")).to_be_in_viewport()
    ann.page.get_by_role("searchbox").fill("hat cancel")
    expect(ann.page.locator("main li[id^=LB]")).to_have_count(1)
    ann.see("LB-4.6")


def test_a_table_is_set_with_a_mode_and_found_again(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/new/tranquility")
    ann.page.get_by_text("Day and Night", exact=True).first.click()
    ann.button("Fill the open seats with bots").click()
    ann.button("Begin").click()
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    address = ann.page.url
    ann.goto("/games")
    ann.page.get_by_role("link", name=re.compile("Tranquility")).first.click()
    expect(ann.page).to_have_url(address)


def test_how_hard_a_choice_is_and_which_rules_of_talk_a_table_has_is_shown(
    arrive: Arrive,
) -> None:
    ann, bob = arrive(), arrive()
    ann.goto("/new/tranquility")
    ann.see("add one thing at a time")
    hard = re.compile("High Arch difficulty 4 of 5")
    expect(ann.page.get_by_role("radio", name=hard)).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_text("More choices").click()
    ann.page.get_by_text("Anything but the cards").click()
    ann.button("Open the table").click()
    ann.see("Talk: Anything but the cards")
    bob.goto(ann.page.url)
    bob.see("Talk: Anything but the cards")
    bob.button("Sit here").click()
    for person in (ann, bob):
        person.see("Agreed at this table: say what you like, but never which cards you hold.")


def test_the_code_leads_to_the_table(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    ann.goto(f"/table/{ann.set_table('lifeboats', 'me', 'open', 'schemer')}")
    code = ann.page.get_by_test_id("code").inner_text()
    bob.goto("/")
    bob.page.get_by_label(re.compile("code", re.IGNORECASE)).fill(code)
    bob.button("Join").click()
    bob.button("Sit here").click()
    expect(bob.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)


def test_who_is_invited_can_learn_the_game_without_leaving_the_table(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.set_table("tranquility", "me", "open")
    bob.goto(f"/table/{table}")
    for link, place in (("Rules", "rules"), ("First voyage", "voyage")):
        with bob.page.expect_popup() as opening:
            bob.page.get_by_role("main").get_by_role("link", name=link).click()
        expect(opening.value).to_have_url(re.compile(f"/{place}/tranquility$"))
    bob.see("One seat is free")


def test_a_guest_is_warned_before_signing_out_of_this_device(arrive: Arrive) -> None:
    ann = arrive()
    ann.set_table("tranquility", "me", "open")
    ann.goto("/games")
    ann.see("This device")
    ann.button("Sign out").click()
    ann.see("you cannot come back as Ann")
    ann.button("Sign out now").click()
    ann.see("No games yet")


def test_people_talk_before_the_game(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.set_table("tranquility", "me", "open", "open")
    for person in (ann, bob):
        person.goto(f"/table/{table}")
    bob.button("Sit here").first.click()
    bob.page.get_by_label("Say something to all").fill("Ahoy!")
    bob.button("Send").click()
    ann.see("Ahoy!")


def test_a_card_is_dragged_to_its_place(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'careful')}")
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    card = ann.targets[0]
    ann.tap(card)
    cell = ann.targets[0]
    ann.page.keyboard.press("Escape")
    start = ann.page.locator(f'[data-piece="{card}"]').first.bounding_box()
    end = ann.page.locator(f'[data-piece="{cell}"]').first.bounding_box()
    assert start is not None
    assert end is not None
    ann.page.mouse.move(start["x"] + 20, start["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
    ann.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    ann.page.mouse.up()
    placed = ann.page.locator(f'[data-piece="{cell}"] [data-piece="{card}"]')
    expect(placed).to_be_visible(timeout=PATIENCE)


def test_leaving_asks_and_a_bot_plays_on(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.set_table("tranquility", "me", "careful")
    ann.goto(f"/table/{table}")
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    ann.button("Menu").click()
    ann.button("Leave the table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(ann.page).to_have_url(re.compile("/$"))


def test_the_page_can_be_installed_and_is_there_without_a_connection(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/")
    manifest = ann.page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()
    ann.page.wait_for_load_state("networkidle")
    ann.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load")
    ann.page.context.set_offline(True)
    ann.page.reload()
    ann.see("Where shall we be wrecked tonight?")
