"""RC-9: the production phase."""

import pytest

from atoll.games.robinson.facts import FACES, SPACE
from atoll.games.robinson.state import Camp, Goods, Rule
from atoll.games.robinson.steps import ProductionPhase
from tests.rulecite import rule

from .tables import answer, asked, happen, table


def production(camp: Camp) -> None:
    camp.scenes = []
    happen(camp, ProductionPhase())


@rule("RC-9.1")
@pytest.mark.parametrize(
    ("tile", "given"), [(8, Goods(wood=1, food=1)), (9, Goods(food=1)), (11, Goods(wood=1))]
)
def test_each_source_of_the_camp_tile_gives_one(tile: int, given: Goods) -> None:
    camp = table()
    camp.spaces[camp.camp].tile = tile
    camp.spaces[SPACE["t1"]].tile = 10
    production(camp)
    assert (camp.available, camp.future) == (given, Goods())


@rule("RC-9.2")
def test_an_exhausted_source_gives_nothing() -> None:
    camp = table()
    camp.spaces[camp.camp].covered.append("left")
    camp.spaces[camp.camp].tokens += ["wood", "food"]
    production(camp)
    assert camp.available == Goods(food=2)


@rule("RC-9.3")
@pytest.mark.parametrize(
    ("tokens", "choices", "answered", "given"),
    [
        ([], {"produce 1 0", "produce 0 1"}, "produce 0 1", Goods(food=1)),
        (["food"], {"produce 1 0", "produce 0 1"}, "produce 1 0", Goods(wood=1)),
        (
            ["food", "wood"],
            {"produce 2 0", "produce 1 1", "produce 0 2"},
            "produce 1 1",
            Goods(wood=1, food=1),
        ),
    ],
)
def test_half_of_all_that_is_due_rounded_down(
    tokens: list[str], choices: set[str], answered: str, given: Goods
) -> None:
    camp = table()
    camp.spaces[camp.camp].tokens += tokens
    camp.rules_of_round.append(Rule("half", camp.round))
    production(camp)
    assert asked(camp) == ("ask-production", choices)
    answer(camp, answered)
    assert camp.available == given


@rule("RC-9.3", "RC-18.13")
def test_rolls_are_halved_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES["build"], "wound", 6)
    camp = table()
    camp.items.append("pit")
    camp.rules_of_round.append(Rule("half", camp.round))
    production(camp)
    assert asked(camp) == ("ask-production", {"produce 1 1", "produce 0 2"})


@rule("RC-9.1")
def test_an_event_may_forbid_it() -> None:
    camp = table()
    camp.rules_of_round.append(Rule("no-all", camp.round))
    production(camp)
    assert camp.available == Goods()
