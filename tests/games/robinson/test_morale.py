"""RC-8: the morale phase."""

import pytest

from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import HighMorale, MoralePhase
from tests.rulecite import rule

from .tables import determination, happen, person, table, wounds


def morale_phase(camp: Camp) -> None:
    camp.scenes = []
    happen(camp, MoralePhase())


@rule("RC-8.1")
@pytest.mark.parametrize("morale", [0, 1, 2])
def test_the_first_player_is_encouraged(morale: int) -> None:
    camp = table()
    camp.morale = morale
    camp.first = 1
    morale_phase(camp)
    assert (determination(camp, "carpenter"), determination(camp, "cook")) == (0, morale)


@rule("RC-8.1")
@pytest.mark.parametrize(("choice", "expected"), [("determination", (2, 3)), ("heal", (0, 2))])
def test_with_the_highest_morale_there_is_a_choice(choice: str, expected: tuple[int, int]) -> None:
    camp = table()
    camp.morale = 3
    person(camp, "carpenter").wounds = 3
    morale_phase(camp)
    assert camp.agenda == [HighMorale(), HighMorale()]
    (decision,) = camp.awaited
    assert decision.seat == camp.first
    assert {option.text for option in decision.options} == {"determination", "heal"}
    option = decision.option(choice)
    assert option is not None
    camp.rules.choose(camp, decision, option)
    assert (determination(camp, "carpenter"), wounds(camp, "carpenter")) == expected
    assert camp.agenda == [HighMorale()]


@rule("RC-8.2")
@pytest.mark.parametrize(
    ("morale", "had", "left", "hurt"), [(-1, 2, 1, 0), (-2, 1, 0, 1), (-3, 0, 0, 3), (-3, 3, 0, 0)]
)
def test_or_loses_heart(morale: int, had: int, left: int, hurt: int) -> None:
    camp = table()
    camp.morale = morale
    person(camp, "carpenter").determination = had
    morale_phase(camp)
    assert (determination(camp, "carpenter"), wounds(camp, "carpenter")) == (left, hurt)
    assert wounds(camp, "cook") == 0


@rule("RC-8.3")
@pytest.mark.parametrize(("before", "after", "gained"), [(-1, 0, 0), (0, 1, 1), (1, 2, 2)])
def test_alone_one_takes_heart_first(before: int, after: int, gained: int) -> None:
    camp = table("carpenter")
    camp.morale = before
    morale_phase(camp)
    assert (camp.morale, determination(camp, "carpenter")) == (after, gained)
    assert wounds(camp, "carpenter") == 0
