"""How a test names the rules that it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with paragraphs of a rules digest: ``@rule("TR-4.3", "TR-4.5")``.

    The ids are literals, for ``tests/games/test_digest.py`` finds them by reading the files.
    """
    return pytest.mark.rule(*ids)
