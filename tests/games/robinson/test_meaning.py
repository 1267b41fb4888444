"""What somebody means who taps something in vain, and why it cannot be."""

import pytest

from atoll.games.robinson import Robinson
from atoll.games.robinson.state import Camp, Goods, Pile, Threat
from atoll.games.robinson.steps import Ask, CarryOut, HealPerson, TurnBack
from atoll.kernel import Why

from .acting import have, island, keeps
from .mistakes import at, planned
from .tables import person, table

GAME = Robinson()


def at_work() -> Camp:
    """Two pawns stand, and the team has a little."""
    camp = island("carpenter cook", t1=1, friday=True)
    camp.available = Goods(wood=1)
    camp.threats = [None, Threat("event-jaguar")]
    have(camp, "map", "rope")
    keeps(camp, "find-candles", 1)
    camp.hunting = Pile(["beast-fox"])
    return planned(camp, "do gather t1-left", "friday hunt")


def why(camp: Camp, *pieces: str) -> Why:
    return GAME.why(camp, 0, pieces=pieces)


def told(found: Why) -> tuple[str | None, str]:
    assert found.message is not None
    return found.text, found.message.key.removeprefix("refused-")


@pytest.mark.parametrize(
    ("pieces", "text", "reason", "rule"),
    [
        # A place of the plan.
        ("build shelter", "do build shelter wood", "too-little", "RC-10.8"),
        ("build knife", "do build knife", "terrain-unexplored", "RC-17.2"),
        ("explore t3", "do explore t3", "far-from-tiles", "RC-19.3"),
        ("hunt", "do hunt", "too-few-beasts", "RC-15.1"),
        ("threat right", "do threat right", "weak-weapon", "RC-10.8"),
        # A tile, or something on it.
        ("t3", "do explore t3", "far-from-tiles", "RC-19.3"),
        ("m1", "do gather m1-left", "camp-source", "RC-19.1"),
        ("t1", "do gather t1-left", "planned-already", "RC-10.11"),
        ("t1-right", "do gather t1-right", "no-source", "RC-19.1"),
        # A pawn, and a stack.
        ("pawn-cook", "add cook gather-t1-left", "not-your-pawn", "RC-1.3"),
        ("pawn-carpenter + hunt", "add carpenter hunt", "friday-leads", "RC-29.1"),
        ("pawn-carpenter + explore t3", "do explore t3", "far-from-tiles", "RC-19.3"),
        ("pawn-friday + rest", "friday rest", "no-pawn", "RC-29.1"),
        ("map + gather-t1-left", "add map gather-t1-left", "pawn-for-others", "RC-10.10"),
        ("basket + gather-t1-left", "with basket gather-t1-left", "no-item", "RC-18.8"),
        # An item, an invention, a card, a threat.
        ("map", "use map", "helps-as-pawn", "RC-10.10"),
        ("rope", "use rope", "works-by-itself", "RC-6.7"),
        ("knife", "do build knife", "terrain-unexplored", "RC-17.2"),
        ("find-candles", "use find-candles", "helps-as-pawn", "RC-10.10"),
        ("supply-biscuits", "use supply-biscuits", "not-there", "RC-2.4"),
        ("event-jaguar", "do threat right", "weak-weapon", "RC-10.8"),
        # An ability.
        ("ability-soup", "use soup", "not-your-ability", "RC-4.3"),
        ("ability-new-idea", "use new-idea", "irresolute", "RC-4.3"),
        ("ability-handyman", "use handyman", "irresolute", "RC-4.3"),
        ("ability-economy", "with economy gather-t1-left", "irresolute", "RC-4.3"),
    ],
)
def test_whoever_taps_something_in_vain_while_planning_is_told_why(
    pieces: str, text: str, reason: str, rule: str
) -> None:
    found = why(at_work(), *pieces.split(" + "))
    assert told(found) == (text, reason)
    assert found.rule == rule


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        ("explore m2", "do explore m2"),
        ("m2", "do explore m2"),
        ("rest", "do rest"),
        ("build shovel", "do build shovel"),
        ("shovel", "do build shovel"),
        ("gather-t1-left", "add carpenter gather-t1-left"),
        ("pawn-carpenter + gather-t1-left", "add carpenter gather-t1-left"),
        ("pawn-carpenter + m2", "do explore m2"),
        ("pawn-friday + hunt", "take friday hunt"),
    ],
)
def test_what_can_be_is_found_by_what_is_tapped(pieces: str, text: str) -> None:
    found = why(at_work(), *pieces.split(" + "))
    assert found == Why(text)


def test_an_item_is_tapped_to_use_it_at_any_time() -> None:
    camp = table("carpenter cook", phase="night")
    have(camp, "pot")
    assert told(why(camp, "pot")) == ("use pot", "too-little")
    assert told(why(camp, "knife")) == ("use knife", "no-item")


def test_where_something_is_chosen_taps_are_about_that() -> None:
    camp = table("carpenter cook", phase="event")
    camp.kept = []
    person(camp, "carpenter").wounds = 1
    healing = at(camp, Ask("ask-heal", ("carpenter",), HealPerson(), may_stop=True))
    assert told(why(healing, "cook")) == ("choose cook", "not-wounded")
    assert told(why(healing, "t1")) == ("choose t1", "not-a-choice")
    turning = at(table(phase="event"), Ask("ask-turn-back", ("knife", "rope"), TurnBack()))
    assert told(why(turning, "pot")) == ("choose pot", "not-a-choice")
    assert why(turning, "rope") == Why("choose rope")


def test_a_stack_is_tapped_to_be_carried_out() -> None:
    camp = at_work()
    camp.plan += planned(island("carpenter cook"), "do rest", "cook: do rest").plan
    at(camp, CarryOut("rest"))
    assert told(why(camp, "gather-t1-left")) == ("do gather-t1-left", "other-kind-first")
    assert why(camp, "rest-2") == Why("do rest-2")
    assert why(camp, "rest") == Why("do rest")


def test_whoever_taps_what_means_nothing_is_told_nothing() -> None:
    assert why(at_work(), "parrot") == Why(None)
