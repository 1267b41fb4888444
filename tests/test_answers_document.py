"""docs/answers.md says what can be answered, as the games declare it."""

from tools.answers_document import TARGET, document


def test_the_page_is_that_of_the_declarations() -> None:
    assert TARGET.read_text("utf-8") == document(), "python -m tools.answers_document"
