"""Looking back: step, play, jump, other seats' views, sharing, forking, reporting."""

import random
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, StorageState, expect

from tests.server.process import ServerProcess

from .conftest import Arrive, people_of
from .person import NARROW, PATIENCE, PHONE, Person, Size
from .test_coming_back import hand_of


class PastGame(NamedTuple):
    """A game that is over: its table, and by what a browser is known as who played it."""

    table: str
    player: StorageState


@pytest.fixture(scope="module")
def past_game(browser: Browser, server: ServerProcess) -> PastGame:
    with people_of(browser, server) as arrive:
        ann = arrive()
        table = ann.set_table("tranquility", "me", "careful")
        ann.goto(f"/table/{table}")
        expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
        chance = random.Random(7)
        while not ann.play(chance):
            ann.await_turn()
        ann.page.get_by_role("link", name="Replay").click()
        expect(ann.page.get_by_label("Moment", exact=True)).to_be_visible(timeout=PATIENCE)
        return PastGame(table, ann.page.context.storage_state())


@pytest.fixture
def ann(arrive: Arrive, past_game: PastGame) -> Person:
    """Somebody who looks back on a game of her own."""
    ann = arrive(storage_state=past_game.player)
    ann.goto(f"/replay/{past_game.table}")
    expect(ann.page.get_by_label("Moment", exact=True)).to_be_visible(timeout=PATIENCE)
    return ann


@pytest.fixture
def voyager(arrive: Arrive) -> Person:
    """Somebody who looks back on a game of Lifeboats that bots have played."""
    voyager = arrive()
    table = voyager.set_table("lifeboats", "me", "random", "random")
    address, request = f"/api/tables/{table}", voyager.page.request
    assert request.post(f"{address}/leave", headers={"origin": voyager.origin}).ok
    while request.get(address).json()["status"] != "over":
        voyager.page.wait_for_timeout(100)
    voyager.goto(f"/replay/{table}")
    expect(voyager.page.get_by_label("Moment", exact=True)).to_be_visible(timeout=PATIENCE)
    return voyager


def moment(person: Person) -> int:
    return int(person.page.get_by_label("Moment", exact=True).input_value())


def islands(person: Person) -> int:
    return person.page.locator('[data-piece^="cell-"] [data-piece^="card-"]').count()


def test_step_play_and_jump(ann: Person) -> None:
    ann.see("The beginning")
    assert moment(ann) == 0
    assert islands(ann) == 0
    ann.button("One move on").click()
    assert moment(ann) == 1
    ann.button("To the end").click()
    last = moment(ann)
    assert last > 1
    assert islands(ann) > 0
    expect(ann.button("One move on")).to_be_disabled()
    ann.page.locator("body").press("ArrowLeft")
    assert moment(ann) == last - 1
    ann.button("To the beginning").click()
    ann.button(re.compile("^Play$")).click()
    expect(ann.page.get_by_label("Moment", exact=True)).not_to_have_value("0", timeout=PATIENCE)
    ann.button("Pause").click()


def test_the_speed_of_a_replay_is_remembered(ann: Person) -> None:
    ann.button("Speed: usual").click()
    expect(ann.button("Speed: fast")).to_have_text("2×")
    ann.page.reload()
    ann.button("Speed: fast").click()
    ann.button("Speed: slow").click()
    expect(ann.button("Speed: usual")).to_have_text("1×")


def test_one_goes_from_turning_point_to_turning_point(voyager: Person) -> None:
    marks = voyager.page.locator(".marks .key")
    count = marks.count()
    assert count > 0
    assert voyager.page.locator(".marks .round").count() > 1
    expect(voyager.button("To the turning point before")).to_be_disabled()
    reached = []
    for _ in range(count):
        voyager.button("To the next turning point").click()
        expect(voyager.page.get_by_test_id("turn")).not_to_be_empty()
        reached.append(moment(voyager))
    assert reached == sorted(set(reached))
    expect(voyager.button("To the next turning point")).to_be_disabled()
    if count > 1:
        voyager.page.locator("body").press("PageUp")
        assert moment(voyager) == reached[-2]


def test_every_seat_can_be_looked_at_and_all_hands_at_once(ann: Person) -> None:
    view = ann.page.get_by_label("Seen by")
    view.select_option(label="Gull")
    theirs = ann.page.locator("[data-testid=hand] [data-piece^=card-]")
    expect(theirs.first).to_be_visible(timeout=PATIENCE)
    view.select_option(label="All hands open")
    expect(ann.page.locator("[data-testid=hand] .cards")).to_have_count(2, timeout=PATIENCE)


def test_a_moment_can_be_shared_by_its_address(ann: Person, arrive: Arrive) -> None:
    for _ in range(3):
        ann.button("One move on").click()
    bob = arrive()
    bob.goto(ann.page.url)
    expect(bob.page.get_by_label("Moment", exact=True)).to_have_value("3", timeout=PATIENCE)
    expect(bob.page.get_by_test_id("prompt")).to_have_text(
        ann.page.get_by_test_id("prompt").inner_text()
    )


def test_the_record_can_be_downloaded_and_looked_at_again(ann: Person, tmp_path: Path) -> None:
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("link", name="Download").click()
    record = tmp_path / "game.atoll"
    downloading.value.save_as(record)
    assert record.read_text("utf-8").startswith("atoll record 1")
    last = ann.page.get_by_label("Moment", exact=True).get_attribute("max")
    for way in ("to another record", "from a record to another"):
        ann.page.get_by_role("link", name="Look at another record").click()
        ann.page.get_by_label(re.compile("Choose a record")).set_input_files(record)
        moment = ann.page.get_by_label("Moment", exact=True)
        expect(moment, way).to_have_attribute("max", str(last))


def test_from_my_games_one_comes_to_records(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto("/games")
    ann.page.get_by_role("link", name="Look at a record").click()
    expect(ann.button(re.compile("Choose a record"))).to_be_visible(timeout=PATIENCE)


def test_something_that_is_no_record_is_refused_in_words(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive()
    ann.expected = ("400",)
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann,\n", "utf-8")
    ann.goto("/replay")
    ann.page.get_by_label(re.compile("Choose a record")).set_input_files(other)
    ann.see("This file is not a record of a game")


def test_one_can_play_on_from_any_moment(ann: Person) -> None:
    ann.button("One move on").click()
    ann.button("One move on").click()
    placed = islands(ann)
    ann.button("Play on from here").click()
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    assert islands(ann) >= placed


def test_a_game_that_was_played_on_says_from_where(ann: Person, past_game: PastGame) -> None:
    ann.button("One move on").click()
    ann.button("Play on from here").click()
    expect(ann.page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("tab", name="Log").click()
    ann.page.get_by_role("link", name="Played on from move 1 of another game").click()
    expect(ann.page.get_by_label("Moment", exact=True)).to_have_value("1", timeout=PATIENCE)
    assert f"/replay/{past_game.table}" in ann.page.url


def test_my_games_tell_how_they_ended(ann: Person) -> None:
    ann.goto("/games")
    game = ann.page.locator("section").filter(has_text="Over")
    expect(game).to_contain_text(re.compile("(Won|Lost) together · score"), timeout=PATIENCE)
    expect(game).to_contain_text("Gull")
    expect(ann.page.get_by_text("A token for a program")).to_have_count(0)


def test_what_plays_in_my_name_has_a_page_of_its_own(ann: Person) -> None:
    ann.button("Menu").click()
    ann.page.get_by_role("link", name="Devices and programs").click()
    expect(ann.page.get_by_text("This device")).to_be_visible(timeout=PATIENCE)
    ann.see("A token for a program")


def test_a_report_is_kept(ann: Person) -> None:
    ann.button("Report a problem").click()
    ann.page.get_by_label(re.compile("What is wrong")).fill("The 37 looks like a 31.")
    ann.button("Send report").click()
    ann.see("Your report is kept")


def test_seed_and_hash_are_shown_and_agree(ann: Person) -> None:
    ann.page.get_by_text("seed and hash agree").click()
    expect(ann.page.get_by_test_id("seed-hash")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(ann.page.get_by_test_id("seed")).to_have_text(re.compile(r"^\d+$"))


def test_while_a_game_goes_on_nobody_sees_more_than_before(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    table = ann.set_table("tranquility", "me", "careful")
    eve.goto(f"/replay/{table}")
    views = eve.page.get_by_label("Seen by").locator("option")
    expect(views).to_have_text(["Everybody: what lies open"], timeout=PATIENCE)
    assert eve.page.get_by_test_id("seed").count() == 0
    eve.expected = ("403",)
    eve.goto(f"/replay/{table}?seat=0")  # a link with Ann's eyes shows what everybody sees
    expect(views).to_have_text(["Everybody: what lies open"], timeout=PATIENCE)
    assert not [piece for piece in hand_of(eve) if piece.startswith("card-")]


# How it lies on the screen.


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and down


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_on_a_phone_all_of_a_replay_can_be_reached(arrive: Arrive, size: Size) -> None:
    ann = arrive(size)
    table = ann.set_table("tranquility", "me", "careful")
    ann.goto(f"/replay/{table}")
    slider = box_of(ann.page.get_by_label("Moment", exact=True))
    assert slider["x"] >= 0
    assert slider["x"] + slider["width"] <= size.width
    ann.button("Views, sharing and log").click()
    cross = box_of(ann.button("Close"))
    assert not overlap(cross, box_of(ann.page.get_by_label("Seen by")))


@pytest.mark.parametrize(
    "size", [Size(1024, 768), Size(844, 390, touch=True), NARROW], ids=["drawer", "flat", "narrow"]
)
def test_what_lies_beside_the_board_covers_neither_prompt_nor_hand(
    arrive: Arrive, size: Size
) -> None:
    ann = arrive(size)
    table = ann.set_table("tranquility", "me", "careful")
    ann.goto(f"/table/{table}")
    ann.await_turn()
    ann.button("Log").click()
    drawer = box_of(ann.page.get_by_role("complementary", name="Beside the board"))
    assert not overlap(drawer, box_of(ann.page.locator(".prompt")))
    assert not overlap(drawer, box_of(ann.page.get_by_test_id("hand")))
