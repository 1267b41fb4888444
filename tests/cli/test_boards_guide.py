"""The guide to adding a game names all that a board of the terminal can bring."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest

from atoll.cli.boards.contract import GameBoard

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
GROUPS = get_type_hints(GameBoard)


def said_of(group: str) -> str:
    """What the guide says of a group: a point of the list of the terminal's board."""
    point = re.compile(rf"^    - `{group}`: .*\n(?:      .*\n)*", re.MULTILINE)
    (said,) = point.findall(GUIDE.read_text("utf-8"))
    return str(said)


@pytest.mark.parametrize("group", GROUPS.values(), ids=GROUPS)
def test_every_part_of_a_board_is_in_the_guide(group: type) -> None:
    named = set(re.findall(r"`(\w+)`", said_of(group.__name__)))
    assert get_type_hints(group).keys() - named == set()
