"""The page in a real browser, before a real server."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.server.process import ServerProcess, serving

from .person import DESKTOP, Person, Size

PAGE = Path(__file__).parents[2] / "src" / "atoll" / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert PAGE.is_file(), "the page is not built: run `make page`"
    database = f"sqlite:///{tmp_path_factory.mktemp('page')}/atoll.db"
    with serving(database, requests_per_second=1000, messages_per_second=1000) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of the page that follow each other.

    It has an event loop, with which tests of the server could not have their own.
    """
    if shutil.which("chromium") is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser
        browser.close()


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium, which asks nobody outside for anything."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)


Arrive = Callable[..., Person]


@contextmanager
def people_of(browser: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Lets people come to the page of a server, each with a browser of their own.

    Whatever goes wrong in one of the browsers makes the test fail.
    """
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def arrive(size: Size = DESKTOP, **wishes: Any) -> Person:
        wishes = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | wishes
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            **wishes,
        )
        contexts.append(context)
        person = Person(context.new_page())
        people.append(person)
        return person

    try:
        yield arrive
    finally:
        for context in contexts:
            context.close()
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def arrive(browser: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Lets people come to the page; see ``people_of``."""
    with people_of(browser, server) as arrive:
        yield arrive
