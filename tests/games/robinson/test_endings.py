"""RC-28: how the game ends."""

import pytest

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.people.health import wound
from atoll.games.robinson.scenarios.castaways import SCENARIO, woodpile
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import CheckGoal, EndRound, LayWood, TurnDown
from atoll.games.robinson.vocabulary import Wound
from tests.rulecite import rule

from .acting import act, have, island
from .tables import happen, person


def nearly_won(round_: int = 10) -> Camp:
    """Only one wood is missing for the great fire, and a ship passes."""
    camp = island()
    camp.phase = "production"
    camp.round = round_
    have(camp, "fire")
    woodpile(camp).laid = [1, 2, 3, 4, 4]
    camp.available = Goods(wood=1)
    return camp


def result(camp: Camp) -> tuple[str, tuple[int, ...]] | None:
    return None if camp.outcome is None else (camp.outcome.reason, tuple(camp.outcome.winners))


@rule("RC-28.1")
def test_the_team_wins_as_soon_as_the_goal_is_reached() -> None:
    camp = nearly_won()
    happen(camp, LayWood(1))
    assert result(camp) == ("goal", (0, 1))


@rule("RC-28.2")
@pytest.mark.parametrize(
    ("name", "deadly"), [("carpenter", 13), ("cook", 13), ("explorer", 12), ("soldier", 12)]
)
def test_the_team_loses_at_once_when_a_character_dies(name: str, deadly: int) -> None:
    camp = island("carpenter cook explorer soldier")
    at = [each.name for each in camp.people].index(name)
    wound(camp, at, deadly - 1)
    assert camp.outcome is None
    wound(camp, at, 1)
    assert result(camp) == ("died", ())


@rule("RC-28.2")
def test_the_goal_counts_for_nothing_if_somebody_dies_in_the_same_moment() -> None:
    camp = nearly_won()
    woodpile(camp).laid = [1, 2, 3, 4, 5]
    person(camp, "cook").wounds = 12
    happen(camp, Wound(1, "each"), CheckGoal())
    assert result(camp) == ("died", ())


@rule("RC-28.3")
def test_the_team_loses_when_the_tile_with_the_camp_becomes_inaccessible() -> None:
    camp = island(m2=1)
    camp.camp = SPACE["m2"]
    happen(camp, TurnDown("m2"))
    assert result(camp) == ("camp-lost", ())


@rule("RC-28.3")
def test_another_tile_may_become_inaccessible() -> None:
    camp = island(m2=1)
    happen(camp, TurnDown("m2"))
    assert camp.outcome is None


@rule("RC-28.3", "RC-31.1")
def test_the_team_loses_when_the_last_round_ends_without_the_goal() -> None:
    camp = nearly_won(SCENARIO.rounds)
    happen(camp, EndRound())
    assert result(camp) == ("too-late", ())
    assert camp.outcome is not None
    assert tuple(camp.outcome.scores) == (14, 14)


@rule("RC-28.2", "RC-31.2")
def test_who_dies_of_the_wound_die_does_not_live_to_see_the_ship() -> None:
    camp = nearly_won()
    camp.phase = "action"
    have(camp, "rope")
    person(camp, "cook").wounds = 12
    camp.spaces[camp.camp].tokens.append("danger")
    act(camp, "build", "mast", pawns="cook", paid=Goods(wood=1, fur=1))
    assert result(camp) == ("died", ())
