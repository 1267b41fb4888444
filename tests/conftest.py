"""What pytest has to know about all tests."""

import gc
from collections.abc import Iterator

import hypothesis
import pytest

# The same examples in every run: a test fails for a change, not for a dice roll. To look for
# more: `pytest --hypothesis-profile=explore`.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("explore", max_examples=2_000, deadline=None)
hypothesis.settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of a rules digest it proves")
    config.addinivalue_line("markers", "in_bulk: plays so much that no twin does, nor make check")


LONG = ("tests/web/", "tests/server/")
"""Stories that take many seconds each."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long stories come first: workers take over from each other what is left, and of short tests
    there is always one, while nobody can take over half a story.
    """
    items.sort(key=lambda item: [not item.nodeid.startswith(long) for long in LONG])


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect without looking for garbage, then or later, among what was collected.

    Thousands of tests live until the end: to walk through them again and again, in search of what
    can be thrown away, takes longer than many of them do.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
