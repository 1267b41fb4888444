"""Every beast, hunted: RC-15.

The cook hunts with weapon 3, or with none: then each level that cannot fall is a wound, too. The
fourth, the seventh and the ninth wound of the cook cost morale.
"""

from functools import partial
from typing import NamedTuple

import pytest

from atoll.games.robinson.cards.beasts import BEASTS
from atoll.games.robinson.state import Camp
from tests.rulecite import rule

from .cards import also, hunt, plays, poor, rich


class Row(NamedTuple):
    spoils: str
    armed: str
    unarmed: str
    cured: str | None = None
    """With weapon and Medicine."""


ROWS = {
    "beast-alligator": Row(
        "future food +3", "cook wounds +3, weapon -2", "cook wounds +8, morale -2"
    ),
    "beast-bear": Row(
        "future food +5, future fur +2", "cook wounds +3, weapon -1", "cook wounds +7, morale -2"
    ),
    "beast-birds": Row("future food +2", "", "cook wounds +1"),
    "beast-boa": Row("future food +2, soon find-poison", "weapon -2", "cook wounds +4, morale -1"),
    "beast-chamois": Row(
        "future food +3, future fur +2", "cook wounds +2, weapon -1", "cook wounds +6, morale -1"
    ),
    "beast-cheetah": Row(
        "future food +2, future fur +1", "cook wounds +1, weapon -1", "cook wounds +5, morale -1"
    ),
    "beast-fox": Row("future food +2, future fur +1", "", "cook wounds +2"),
    "beast-goats": Row(
        "future food +3, future fur +1", "cook wounds +1, weapon -1", "cook wounds +5, morale -1"
    ),
    "beast-gorilla": Row(
        "future food +5, future fur +2, soon find-poison",
        "cook wounds +3, weapon -3",
        "cook wounds +9, morale -3",
    ),
    "beast-iguana": Row(
        "future food +3, future fur +1", "cook wounds +2, weapon -1", "cook wounds +6, morale -1"
    ),
    "beast-jaguar": Row(
        "future food +4, future fur +1",
        "cook wounds +4, morale -1",
        "cook wounds +7, morale -2",
        cured="cook wounds +2",
    ),
    "beast-puma": Row(
        "future food +2, future fur +1",
        "cook wounds +4, morale -1",
        "cook wounds +7, morale -2",
        cured="cook wounds +2",
    ),
    "beast-tapir": Row("future food +2, future fur +1", "weapon -1", "cook wounds +4, morale -1"),
    "beast-tiger": Row(
        "future food +5, future fur +2", "cook wounds +3, weapon -2", "cook wounds +8, morale -2"
    ),
    "beast-wild-dog": Row(
        "future food +2, future fur +1",
        "cook wounds +2",
        "cook wounds +5, morale -1",
        cured="",
    ),
    "beast-wild-pig": Row(
        "future food +3, future fur +1", "weapon -1", "cook wounds +4, morale -1"
    ),
}


def hunter() -> Camp:
    """No other beast is about."""
    camp = rich()
    camp.hunting.cards = []
    return camp


def cured() -> Camp:
    camp = hunter()
    camp.items.append("medicine")
    return camp


def test_every_beast_is_hunted() -> None:
    assert {*ROWS} == {*BEASTS}


@rule("RC-15.1", "RC-15.2", "RC-15.4", "RC-15.5")
@pytest.mark.parametrize("beast", ROWS)
def test_what_a_beast_costs_and_brings(beast: str) -> None:
    row = ROWS[beast]
    begin = partial(hunt, card=beast)
    plays(hunter, begin, also(row.spoils, row.armed, f"out {beast}"))
    plays(poor, begin, also(row.spoils, row.unarmed, f"out {beast}"))
    with_medicine = row.armed if row.cured is None else row.cured
    plays(cured, begin, also(row.spoils, with_medicine, f"out {beast}"))
