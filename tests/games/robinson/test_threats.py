"""RC-14: threats."""

import pytest

from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.state import Camp, Goods, Scene, Threat
from atoll.games.robinson.steps import (
    DrawEvent,
    Exhaust,
    HideTerrain,
    MoveCampTo,
    TakeOff,
    TurnDown,
)
from atoll.games.robinson.view import TraceSeen, see
from atoll.games.robinson.vocabulary import TurnUpNoted, Uncover
from tests.rulecite import rule

from .acting import act, have, island, kinds, plans
from .tables import answer, asked, determination, happen

CARD = "event-fire"


def threatened(card: str = CARD, names: str = "carpenter cook") -> Camp:
    """An event lies in the left threat space, and nothing in the right one."""
    camp = island(names)
    camp.threats = [Threat(card), None]
    return camp


@rule("RC-14.1")
def test_a_threat_may_require_an_item() -> None:
    camp = threatened()
    assert [need.item for need in EVENTS[CARD].remedy.needs] == ["shovel"]
    assert plans(camp, "do threat") == set()
    have(camp, "shovel")
    assert plans(camp, "do threat") == {"do threat left"}


@rule("RC-14.1", "RC-14.2")
def test_dealing_with_a_threat_always_succeeds_without_dice() -> None:
    camp = threatened()
    told = act(camp, "threat", "left", pawns="cook", sure=True)
    assert "rolled" not in kinds(told)
    assert (determination(camp, "cook"), determination(camp, "carpenter")) == (1, 0)
    assert camp.threats == [None, None]
    assert camp.out == [CARD]


@rule("RC-14.1")
@pytest.mark.parametrize(("weapon", "allowed"), [(0, set()), (1, set()), (2, {"do threat left"})])
def test_a_threat_may_require_a_weapon_level(weapon: int, allowed: set[str]) -> None:
    camp = threatened("event-dangerous-night")
    assert EVENTS["event-dangerous-night"].remedy.needs[0].weapon == 2
    camp.levels["weapon"] = weapon
    assert plans(camp, "do threat") == allowed


@rule("RC-14.2")
def test_the_resources_are_discarded_with_the_card() -> None:
    card = next(
        name
        for name, event in EVENTS.items()
        if event.remedy.needs[0].wood and len(event.remedy.needs) == 1
    )
    need = EVENTS[card].remedy.needs[0]
    camp = threatened(card)
    have(camp, *[need.item] if need.item else [])
    camp.available = Goods(wood=need.wood - 1)
    assert plans(camp, "do threat") == set()
    camp = threatened(card)
    act(camp, "threat", "left", paid=Goods(wood=need.wood))
    assert camp.available == Goods()
    assert camp.threats == [None, None]


@rule("RC-14.2", "RC-7.6")
@pytest.mark.parametrize("dealt_with", [True, False])
def test_a_threat_that_was_dealt_with_never_strikes(dealt_with: bool) -> None:
    camp = threatened()
    camp.threats = [Threat(CARD), Threat("event-dangerous-night")]
    if dealt_with:
        act(camp, "threat", "left")
    camp.phase = "event"
    camp.event_deck.cards.append("event-rain")
    told = happen(camp, DrawEvent())
    while asked(camp)[0]:
        told += answer(camp, min(asked(camp)[1]))
    assert ("strikes" in kinds(told)) is not dealt_with


@rule("RC-14.3")
@pytest.mark.parametrize(
    ("pawns", "reward"),
    [("cook", Goods(food=1)), ("cook carpenter", Goods(food=1, rations=1))],
)
def test_food_crates_give_more_to_two_pawns_and_only_once(pawns: str, reward: Goods) -> None:
    camp = island()
    assert camp.threats[1] == Threat("wreck-food-crates")
    act(camp, "threat", "right", pawns=pawns)
    assert camp.future == reward
    assert camp.threats == [None, None]


@rule("RC-14.3", "RC-10.11")
def test_a_wreck_is_searched_by_one_stack_only() -> None:
    camp = island()
    assert plans(camp, "do threat") == {"do threat right"}


# What they have brought about is seen.


def seen(camp: Camp) -> list[TraceSeen]:
    """The traces of the left threat."""
    threat = see(camp).threats[0]
    assert threat is not None
    return [*threat.traces]


@rule("RC-1.2", "RC-14.2")
def test_what_a_threat_has_covered_is_seen_as_long_as_it_is() -> None:
    camp = island(t1=5, m2=1)
    camp.threats = [Threat("event-drought"), None]
    assert seen(camp) == []
    camp.scenes = [Scene(0, "event-drought")]
    happen(camp, HideTerrain("m2"), Exhaust("t1-left"))
    assert seen(camp) == [TraceSeen("terrain", "m2"), TraceSeen("left", "t1")]
    happen(camp, TakeOff("t1-left"))
    assert seen(camp) == [TraceSeen("terrain", "m2")]
    happen(camp, Uncover())
    assert seen(camp) == []


@rule("RC-1.2", "RC-19.7")
def test_so_is_a_tile_that_it_has_turned_down() -> None:
    camp = island(t1=5)
    camp.threats = [Threat("event-earthquake"), None]
    camp.scenes = [Scene(0, "event-earthquake")]
    happen(camp, TurnDown("t1"))
    assert seen(camp) == [TraceSeen("tile", "t1")]
    happen(camp, TurnUpNoted())
    assert seen(camp) == []


@rule("RC-1.2", "RC-26.5")
def test_so_are_the_levels_that_it_has_lowered() -> None:
    camp = island(m2=1)
    camp.threats = [Threat("event-cloudburst"), None]
    camp.scenes = [Scene(0, "event-cloudburst")]
    camp.shelter, camp.levels["roof"], camp.levels["palisade"] = True, 3, 1
    happen(camp, MoveCampTo("m2"))
    assert seen(camp) == [TraceSeen("roof")]
