"""Links for friends lead to the house, whichever way they are told: copied, or held to a camera."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import serving

from .conftest import Arrive, people_of
from .person import DESKTOP, PHONE, Person, Size
from .test_access import violations

READER = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
SEEN_BY_A_CAMERA = """async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const ground = canvas.getContext("2d");
    ground.drawImage(image, 0, 0);
    const { data, width, height } = ground.getImageData(0, 0, image.width, image.height);
    return jsQR(data, width, height)?.data ?? null;
}"""
HOUSE = "http://192.0.2.9:8123"


@pytest.fixture(scope="module")
def arrive_there(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arrive]:
    """Lets people come as ``localhost`` to a server that others find elsewhere."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/atoll.db"
    with (
        serving(database, requests_per_second=1000, address=HOUSE) as server,
        people_of(browser, server) as arrive,
    ):
        yield arrive


def scanned(person: Person) -> object:
    """What a camera reads in the QR code on the page."""
    picture = person.page.get_by_role("img", name="QR code").screenshot()
    person.page.evaluate(READER.read_text("utf-8"))
    return person.page.evaluate(SEEN_BY_A_CAMERA, b64encode(picture).decode())


def gather(person: Person) -> str:
    """Set a table with a free seat and go there; what others find it under."""
    person.goto(f"/table/{person.set_table('tranquility', 'me', 'open')}")
    return f"{HOUSE}/table/{person.page.get_by_test_id('code').inner_text()}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_camera_finds_the_table_by_day_and_by_night(
    arrive_there: Arrive, size: Size, light: str
) -> None:
    ann = arrive_there(size, color_scheme=light)
    address = gather(ann)
    ann.button("QR code").click()
    ann.see(address)
    assert scanned(ann) == address
    assert violations(ann.page) == []


def test_the_drawing_of_codes_is_loaded_only_when_one_is_looked_at(arrive_there: Arrive) -> None:
    ann = arrive_there()
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    gather(ann)
    ann.page.wait_for_load_state("networkidle")
    assert [each for each in loaded if "/QrCode" in each] == []
    ann.button("QR code").click()
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    assert [each for each in loaded if "/QrCode" in each] != []
    ann.button("QR code").click()
    expect(ann.page.get_by_role("img", name="QR code")).to_have_count(0)


def test_whoever_sits_at_the_machine_itself_copies_an_address_that_others_can_open(
    arrive_there: Arrive,
) -> None:
    ann = arrive_there(permissions=["clipboard-read", "clipboard-write"])
    address = gather(ann)
    ann.button("Copy link").click()
    ann.see("The link is copied.")
    assert ann.page.evaluate("navigator.clipboard.readText()") == address
    ann.goto("/rules/tranquility#TR-1.1")
    ann.page.get_by_role("link", name="TR-1.1", exact=True).click()
    ann.see("The link to TR-1.1 is copied.")
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{HOUSE}/rules/tranquility#TR-1.1"


def test_where_nobody_else_can_come_in_one_is_told_so(arrive: Arrive) -> None:
    ann = arrive()
    ann.goto(f"/table/{ann.set_table('tranquility', 'me', 'open')}")
    ann.see("Only this computer can open the link")
