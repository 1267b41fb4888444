"""Somebody before the page, who looks at it and clicks as people do."""

import random
import re
import time
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

from .. import patience


class Size(NamedTuple):
    width: int
    height: int
    touch: bool = False


DESKTOP = Size(1280, 800)
PHONE = Size(390, 844, touch=True)
NARROW = Size(360, 740, touch=True)
SHORT = Size(390, 664, touch=True)
"""What the bars of a browser leave of a phone."""
SHORTEST = Size(360, 640, touch=True)
FLAT = Size(844, 390, touch=True)
"""A phone on its side."""
PHONES = (PHONE, NARROW, SHORT, SHORTEST, FLAT)

PATIENCE = patience.PATIENCE * 1000
"""So many milliseconds something may take, as Playwright counts."""
A_WHILE = 2_000.0
"""After so many milliseconds one looks again whether it can still come."""

SETTLED = """
([width, height]) => new Promise(done => {
  const look = () => {
    if (innerWidth !== width || innerHeight !== height) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(done));
  };
  look();
})
"""
"""Two frames after the window has its size everything has found its place."""

expect.set_options(timeout=PATIENCE)


class Person:
    """One browser, and whoever sits before it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location['url']})"
        if message.type == "error" and not self._is_expected(said):
            self.troubles.append(said)

    expected: tuple[str, ...] = ()
    """What may be said in the browser's console in this test: parts of it."""

    def _is_expected(self, said: str) -> bool:
        """A hint that comes too late, for the table has moved on, is told apart by its 409."""
        late_hint = "409 (Conflict)" in said and "/hint)" in said
        return late_hint or any(part in said for part in self.expected)

    # Going about.

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def resize(self, size: Size) -> None:
        """Look at the same page on another screen, or turn the phone."""
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.evaluate(SETTLED, size[:2])

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def see(self, text: str | re.Pattern[str]) -> None:
        """See that something is written on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    @property
    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    # At the table.

    def set_table(self, game: str, *seats: str, clock: int | None = None, **options: object) -> str:
        """Make a table by HTTP, as who sits before the page; returns its id."""
        self._be_known()
        made = self.page.request.post(
            "/api/tables",
            data={"game": game, "seats": [*seats], "options": options, "clock": clock},
            headers={"origin": self.origin},
        )
        assert made.ok, made.text()
        table: str = made.json()["id"]
        return table

    def _be_known(self) -> None:
        if not self.page.request.get("/api/me").ok:
            came = self.page.request.post(
                "/api/guests", data={"name": "Ann"}, headers={"origin": self.origin}
            )
            assert came.ok, came.text()
        self.page.add_init_script("localStorage.setItem('atoll-known', 'yes')")

    @property
    def origin(self) -> str:
        address = self.page.evaluate("location.origin") if self.page.url != "about:blank" else ""
        if not address or address == "null":
            self.page.goto("/about")
            address = self.page.evaluate("location.origin")
        return str(address)

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".prompt.yours").count() > 0

    def await_turn(self) -> None:
        """Wait until something is asked, or the game is over."""
        asked, over = self.page.locator(".prompt.yours"), self.page.get_by_test_id("ending")
        expect(asked.or_(over).first).to_be_visible(timeout=PATIENCE)

    @property
    def is_over(self) -> bool:
        return self.page.get_by_test_id("ending").count() > 0

    @property
    def targets(self) -> list[str]:
        """The pieces that glow, in the order in which the keyboard comes to them."""
        found: list[str] = self.page.locator("[data-target]").evaluate_all(
            "all => all.map(each => each.dataset.target)"
        )
        return found

    @property
    def answers(self) -> Locator:
        """The buttons that answer."""
        return self.page.locator("[data-testid=answers] button:enabled")

    def tap(self, piece: str) -> None:
        """Tap a piece where it lies, as a finger or a mouse does."""
        place = self.page.locator(f'[data-piece="{piece}"]').locator("visible=true").first
        box = place.bounding_box()
        assert box is not None, f"{piece} is not to be seen"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.click(x, y)

    def answer(self, chance: random.Random) -> None:
        """Answer what is asked, with the first thing that comes to mind."""
        targets, answers = self.targets, self.answers.count()
        if answers and (not targets or chance.random() < 0.1):
            self._click_an_answer(chance)
        elif targets:
            self.tap(chance.choice(targets))

    def _click_an_answer(self, chance: random.Random) -> None:
        offered = self.answers.all_inner_texts()
        chosen = self.answers.nth(chance.randrange(len(offered)))
        given_up = time.monotonic() + patience.PATIENCE
        # If the game goes on meanwhile something else is offered; else the button is at fault.
        while self.answers.all_inner_texts() == offered:
            try:
                chosen.click(timeout=A_WHILE)
            except Error:
                if time.monotonic() > given_up:
                    raise
            else:
                return

    def act(self) -> None:
        """Give the first answer there is, tap by tap."""
        for _ in range(8):
            if self.targets:
                self.tap(self.targets[0])
            elif self.answers.count():
                self.answers.first.click()
            else:
                return

    def play(self, chance: random.Random, most: int = 600) -> bool:
        """Play until nothing is asked any more just now, or so often; whether the game is over."""
        for _ in range(most):
            if self.is_over or not self.is_asked:
                break
            self.answer(chance)
        return self.is_over
