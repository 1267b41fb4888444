"""The drawing of the cursed island: fog, crosses and the temple."""

import pytest

from atoll.games.robinson.state import Camp
from atoll.texts import LANGUAGES

from ..games.robinson.acting import space
from ..games.robinson.cursed import cursed, marked
from ..games.robinson.tables import planning
from .test_robinson_board import at_length, drawn


def island() -> Camp:
    """A cross on the camp tile, and next to it the temple in fog."""
    camp = marked(marked(cursed("carpenter cook", m2=5), "cross", "m1"), "fog", "m2", "t1")
    space(camp, "m2").totem = 1
    return planning(camp)


def test_fog_crosses_and_the_temple_are_drawn() -> None:
    lines = drawn(island()).splitlines()
    (heading,) = [number for number, line in enumerate(lines) if line.startswith("m1")]
    below = [line[:24] for line in lines[heading + 2 : heading + 4]]
    assert below == [f"{'†':12}{'●2/3 Ψ1 ≈':12}", f"{'':12}{'Ψ●2/3':12}"]
    assert "●2/3 ≈" in lines[heading - 1]


def test_how_far_it_is_stands_beside_the_island() -> None:
    text = drawn(island())
    for part in ("Crosses 1/5", "fog in 2 places", "the Dark Temple waits at m2"):
        assert part in text


def test_what_takes_more_pawns_to_build_says_so() -> None:
    text = drawn(island())
    assert "Build ●1/2: Shovel" in text
    assert "Cross at m2 ●2/3 – 2 wood" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained(language: str) -> None:
    text = at_length(island(), language)
    assert "† " in text
    assert "≈ " in text
