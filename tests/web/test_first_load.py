"""How much has to be loaded before one can begin, and of what."""

from playwright.sync_api import Response

from .conftest import Arrive
from .person import Person

MOST_BYTES = 150 * 1024


def loaded(person: Person, address: str) -> dict[str, int]:
    """What is loaded for a page, as it comes over the line, by path."""
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    person.page.on("response", note)
    person.goto(address)
    person.page.wait_for_load_state("networkidle")
    sizes = {}
    for response in responses:
        response.finished()
        measured = response.request.sizes()
        path = response.url.removeprefix(person.origin)
        sizes[path] = measured["responseBodySize"] + measured["responseHeadersSize"]
    return sizes


def test_the_first_load_of_the_home_page_is_small(arrive: Arrive) -> None:
    sizes = loaded(arrive(), "/")
    besides_fonts = {path: size for path, size in sizes.items() if not path.endswith(".woff2")}
    assert sum(besides_fonts.values()) < MOST_BYTES, besides_fonts


def test_only_the_letters_of_the_language_are_loaded(arrive: Arrive) -> None:
    english = [path for path in loaded(arrive(), "/") if "cyrillic" in path]
    assert english == []
    russian = [path for path in loaded(arrive(locale="ru"), "/") if "cyrillic" in path]
    assert russian != []


def test_nothing_comes_from_elsewhere(arrive: Arrive) -> None:
    ann = arrive()
    for address in ("/", "/about", "/rules/tranquility"):
        assert all(path.startswith("/") for path in loaded(ann, address))
