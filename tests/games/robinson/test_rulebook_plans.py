"""The worked examples of the rulebook, about events, planning and tokens, played from the start."""

import pytest

from atoll.games.robinson.actions import dice
from atoll.games.robinson.scenarios.castaways import Castaways, woodpile
from atoll.games.robinson.state import Camp, Goods, Pile, Threat
from atoll.games.robinson.steps import EventPhase, ProductionPhase
from atoll.games.robinson.vocabulary import Put
from tests.rulecite import rule

from .acting import BLANK, SHOWS, invent, island, space
from .tables import (
    answer,
    asked,
    determination,
    happen,
    may_plan,
    person,
    planning,
    says,
    wounds,
)

FIGHT_FOR_FOOD, HUNT_FOR_THE_BEAST = "event-predator-is-near", "event-jaguar"
"""Two events that are dealt with by a weapon of 2."""


# Events.


def eve(*cards: str, wood: int) -> Camp:
    """The event phase is about to begin; the last of these cards is on top."""
    camp = island()
    camp.round = 2
    camp.event_deck = Pile([*cards])
    camp.available = Goods(wood=wood)
    woodpile(camp).closed = True  # nobody saves the wood by laying it on the pile
    return camp


@rule("RC-7.2", "RC-7.3", "RC-7.4", "RC-7.5", "RC-7.6")
def test_a_storm_a_crunch_and_an_unusually_cold_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Castaways, "book", (Put("time", "hunt"),))
    adventures = ["build-in-a-hurry", "gather-weather-breakdown"]
    camp = eve("event-rain", "event-unusually-cold-night", *adventures, wood=2)
    camp.levels["palisade"] = 1
    camp.threats = [Threat(HUNT_FOR_THE_BEAST), Threat("event-fight")]
    told = happen(camp, EventPhase())
    assert (camp.sky.tokens, camp.levels["palisade"]) == (["storm"], 0)
    assert camp.out == ["gather-weather-breakdown", "build-in-a-hurry"]
    assert [event.kind for event in told][-3:] == ["drawn", "book", "laid"]
    assert camp.tokens["hunt"] == ["time"]
    answer(camp, "choose discard-wood")
    assert camp.available == Goods()
    assert camp.threats == [Threat("event-fight"), Threat("event-unusually-cold-night")]
    assert [each.wounds for each in camp.people] == [1, 1]
    assert camp.out[-1] == HUNT_FOR_THE_BEAST


@rule("RC-6.4", "RC-7.4")
@pytest.mark.parametrize("wood", [2, 1, 0])
def test_termites_eat_a_wood_if_there_is_one(wood: int) -> None:
    camp = eve("event-termites", wood=wood)
    happen(camp, EventPhase())
    assert camp.available == Goods(wood=max(wood - 1, 0))
    assert [each.wounds for each in camp.people] == [0, 0]


# Production.


@rule("RC-9.1")
def test_the_beach_gives_a_wood_and_a_food_for_this_very_round() -> None:
    camp = island()
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=1, food=1)
    planning(camp)
    assert "do build weapon" in may_plan(camp, "carpenter")


# Weapons.


@rule("RC-10.8", "RC-15.1")
def test_one_weapon_of_two_serves_for_two_threats_and_a_hunt_in_one_round() -> None:
    camp = island("carpenter cook explorer")
    camp.levels["weapon"] = 2
    camp.threats = [Threat(FIGHT_FOR_FOOD), Threat(HUNT_FOR_THE_BEAST)]
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    says(camp, "carpenter", "do threat left", "do rest", "ready")
    says(camp, "cook", "do threat right", "do rest", "ready")
    says(camp, "explorer", "do hunt", "add explorer hunt", "ready")
    answer(camp, "do threat-left")
    assert camp.threats == [None, None]
    assert determination(camp, "carpenter") == 1
    assert [each.wounds for each in camp.people] == [0, 0, 0]
    assert "beast-fox" in camp.out


# Who acts and who helps.


@rule("RC-10.4", "RC-14.1", "RC-14.2")
@pytest.mark.parametrize(("leads", "helps"), [("carpenter", "cook"), ("cook", "carpenter")])
def test_two_make_it_up_and_the_one_on_top_gets_the_determination(leads: str, helps: str) -> None:
    camp = island("carpenter cook explorer")
    camp.threats = [None, Threat("event-argument")]
    planning(camp)
    says(camp, leads, "do threat right", "do rest")
    assert "ready" not in may_plan(camp, leads)
    says(camp, helps, "add " + helps + " threat-right", "do rest")
    for name in (leads, helps):
        says(camp, name, "ready")
    says(camp, "explorer", "do rest", "do rest", "ready")
    assert (determination(camp, leads), determination(camp, helps)) == (1, 0)
    assert (camp.morale, camp.threats) == (1, [None, None])


@rule("RC-10.4", "RC-15.2")
def test_a_carpenter_who_is_badly_wounded_hunts_without_danger_as_a_helper() -> None:
    camp = island()
    person(camp, "carpenter").wounds = 12
    camp.hunting = Pile(["beast-bear"])
    planning(camp)
    says(camp, "cook", "do hunt", "do arrange")
    says(camp, "carpenter", "add carpenter hunt", "do rest", "ready")
    says(camp, "cook", "ready")
    assert camp.outcome is None
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (11, 7)


# The order of actions.


@rule("RC-12.1")
@pytest.mark.parametrize("first", ["left", "right"])
def test_two_threats_are_dealt_with_in_any_order(first: str) -> None:
    camp = island()
    camp.threats = [Threat("event-fight"), Threat("event-vertigo")]
    planning(camp)
    answer(camp, "do threat left", "do threat right", "ready", "do rest", "do rest", "ready")
    assert asked(camp) == ("ask-order", {"do threat-left", "do threat-right"})
    answer(camp, f"do threat-{first}")
    gone = ["event-fight", "event-vertigo"]
    assert camp.out == (gone if first == "left" else [*reversed(gone)])


@rule("RC-12.2")
def test_a_freezing_wind_covers_a_source_on_which_a_pawn_stands() -> None:
    camp = island(m2=5)
    camp.tokens["gather"].append("adventure")
    camp.adventures["gather"].cards.append("gather-winter-freezing")
    planning(camp)
    answer(camp, "do gather m2-right", "add carpenter gather-m2-right", "ready")
    answer(camp, "do gather m2-left", "add cook gather-m2-left", "ready")
    answer(camp, "do gather-m2-right", "choose m2-left")
    assert space(camp, "m2").covered == ["left"]
    assert camp.available == Goods(wood=1, food=1)
    assert may_plan(planning(camp), "carpenter", "do gather") == {"do gather m2-right"}


# Tokens.


@rule("RC-11.1", "RC-11.3")
def test_the_first_building_takes_a_pawn_more_in_whatever_round_and_the_others_do_not() -> None:
    camp = island()
    camp.tokens["build"].append("time")
    planning(camp)
    answer(camp, "do rest", "do rest", "ready", "do rest", "do rest", "ready")
    while asked(camp)[0]:
        answer(camp, min(asked(camp)[1]))
    assert camp.tokens["build"] == ["time"]
    camp.available = Goods(wood=3)
    planning(camp)
    answer(camp, "do build shovel")
    assert "do build weapon" in may_plan(camp, "carpenter")
    says(camp, "cook", "do build weapon", "do build weapon", "ready")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "add carpenter build-shovel", "ready")
    assert [(stack.name, stack.sure) for stack in camp.plan] == [
        ("build-weapon", False),
        ("build-weapon-2", False),
    ]
    assert camp.tokens["build"] == []


@rule("RC-11.9", "RC-11.10")
@pytest.mark.parametrize("armed", [True, False])
def test_a_pit_fails_and_its_extra_wood_is_asked_of_the_weapon(
    monkeypatch: pytest.MonkeyPatch, armed: bool
) -> None:
    lands = [BLANK, BLANK, BLANK, SHOWS if armed else BLANK, BLANK, BLANK]
    monkeypatch.setattr(dice, "roll", lambda *_: lands.pop(0))
    camp = island("cook soldier")
    invent(camp, "pit")
    camp.items.append("shovel")
    camp.tokens["build"].append("wood")
    camp.available = Goods(wood=3)
    planning(camp)
    answer(camp, "do build pit", "do rest", "ready")
    answer(camp, "do build weapon", "do rest")
    assert [(stack.name, stack.paid.wood) for stack in camp.plan] == [
        ("build-pit", 2),
        ("rest", 0),
        ("build-weapon", 1),
        ("rest-2", 0),
    ]
    answer(camp, "ready")
    answer(camp, "do build-pit")
    assert "pit" in camp.board
    assert camp.levels["weapon"] == int(armed)
    assert camp.available == (Goods(wood=1) if armed else Goods(wood=3))
    assert camp.tokens["build"] == ([] if armed else ["wood"])
