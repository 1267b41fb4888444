"""Prints how soon a table can be played at, how evenly pieces move, and how much is loaded.

On a processor slowed down four times, as DevTools does it, with nothing in the browser's cache.
``make bench-page`` runs it; it needs the built page and Chromium, as the tests of the page do.
"""

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.server.process import ServerProcess, serving
from tests.web.conftest import chromium
from tests.web.person import DESKTOP, PHONE, Person, Size

SLOWER = 4
ROUNDS = 5
MOVES = 12
TABLES = {"tranquility": ("me", "careful", "careful"), "lifeboats": ("me", *["schemer"] * 3)}

# When the first thing that can be tapped is there: with it the table can be played at.
WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-target], [data-testid=answers] button")) return;
  requestAnimationFrame(() => requestAnimationFrame(() => (window.playable = performance.now())));
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
# How long each frame takes while something travels.
FRAMES = """
window.frames_ = [];
let last = 0;
const note = (now) => {
  if (last && document.querySelector(".traveller")) window.frames_.push(now - last);
  last = now;
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""


def main() -> None:
    console = Console(width=100)
    with _house() as (server, browser):
        console.print(_interactive(server, browser))
        console.print(_motion(server, browser))


@contextmanager
def _house() -> Iterator[tuple[ServerProcess, Browser]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/atoll.db", requests_per_second=1000) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        yield server, browser
        browser.close()


def _visitor(server: ServerProcess, browser: Browser, size: Size) -> Person:
    context = browser.new_context(
        base_url=server.address,
        locale="en-GB",
        viewport={"width": size.width, "height": size.height},
        is_mobile=size.touch,
        has_touch=size.touch,
    )
    return Person(context.new_page())


def _slow_down(page: Page, times: int) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def _interactive(server: ServerProcess, browser: Browser) -> Table:
    shown = Table("table", "screen", "median", "slowest", title=_title("Seconds until one can act"))
    for game, seats in TABLES.items():
        for size in (DESKTOP, PHONE):
            found = [seconds_to_play(server, browser, game, seats, size) for _ in range(ROUNDS)]
            screen = f"{size.width}×{size.height}"
            shown.add_row(game, screen, f"{statistics.median(found):.2f}", f"{max(found):.2f}")
    return shown


def seconds_to_play(
    server: ServerProcess, browser: Browser, game: str, seats: tuple[str, ...], size: Size
) -> float:
    person = _visitor(server, browser, size)
    table = person.set_table(game, *seats)
    cookies = person.page.context.cookies()
    person.page.context.close()
    person = _visitor(server, browser, size)  # with nothing in its cache
    person.page.context.add_cookies(cookies)  # type: ignore[arg-type]
    person.page.add_init_script("localStorage.setItem('atoll-known', 'yes')")
    person.page.add_init_script(WATCH)
    _slow_down(person.page, SLOWER)
    person.goto(f"/table/{table}")
    person.page.wait_for_function("() => window.playable !== undefined", timeout=60_000)
    seconds = float(person.page.evaluate("window.playable")) / 1000
    person.page.context.close()
    return seconds


def _motion(server: ServerProcess, browser: Browser) -> Table:
    shown = Table(
        "table", "slower", "frames", "median ms", "95 of 100 ms", title="Frames in motion"
    )
    for game, seats in TABLES.items():
        for times in (1, SLOWER):
            frames = frames_of(server, browser, game, seats, times)
            slow = statistics.quantiles(frames, n=20)[-1]
            median = statistics.median(frames)
            shown.add_row(game, f"{times}×", f"{len(frames)}", f"{median:.1f}", f"{slow:.1f}")
    return shown


def frames_of(
    server: ServerProcess, browser: Browser, game: str, seats: tuple[str, ...], times: int
) -> list[float]:
    """The milliseconds of each frame while pieces travel."""
    person = _visitor(server, browser, DESKTOP)
    person.goto(f"/table/{person.set_table(game, *seats)}")
    person.await_turn()
    _slow_down(person.page, times)
    person.page.evaluate(FRAMES)
    for _ in range(MOVES):
        person.await_turn()
        person.act()
        person.page.wait_for_timeout(700)
    frames: list[float] = person.page.evaluate("window.frames_")
    person.page.context.close()
    return frames


def _title(text: str) -> str:
    return f"{text}, on a processor {SLOWER} times slower"


if __name__ == "__main__":
    main()
