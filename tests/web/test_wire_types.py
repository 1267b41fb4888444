from tools.wire_types import TARGET, typescript


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run: python -m tools.wire_types"
