"""RC-7: events, and threats that slide and strike."""

import pytest

from atoll.games.robinson.facts import LEAST_MORALE
from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.scenarios.castaways import Castaways
from atoll.games.robinson.state import Camp, Kept, Pile, Threat
from atoll.games.robinson.steps import BeginRound, EventPhase
from atoll.games.robinson.vocabulary import Put
from tests.rulecite import rule

from .acting import use
from .tables import answer, happen, table, wounds


def eve(*cards: str, round_: int = 2, names: str = "carpenter cook") -> Camp:
    """The event phase is about to begin; the first of these cards is on top."""
    camp = table(names, phase="event")
    camp.scenes = []
    camp.kept = []
    camp.threats = [None, None]
    camp.round = round_
    camp.event_deck = Pile([*reversed(cards)])
    return camp


@rule("RC-7.1")
def test_a_round_has_six_phases() -> None:
    camp = eve()
    begin_round(camp, BeginRound())
    phases = [type(each).__name__ for each in reversed(camp.agenda)]
    order = [name for name in phases if name.endswith("Phase")]
    assert order == [
        "EventPhase",
        "MoralePhase",
        "ProductionPhase",
        "ActionPhase",
        "WeatherPhase",
        "NightPhase",
    ]


@rule("RC-7.1")
def test_round_1_has_no_event() -> None:
    camp = eve("event-sunny-beach", round_=1)
    happen(camp, EventPhase())
    assert camp.event_deck.cards == ["event-sunny-beach"]
    assert camp.threats == [None, None]


@rule("RC-7.2")
def test_the_first_player_draws_the_top_card() -> None:
    camp = eve("event-loss-of-hope", "event-fight")
    camp.first = 1
    happen(camp, EventPhase())
    assert camp.event_deck.cards == ["event-fight"]
    assert camp.threats == [None, Threat("event-loss-of-hope")]
    assert [rule_.who for rule_ in camp.rules_of_round] == [1]


@rule("RC-7.2", "RC-13.5")
def test_an_adventure_that_was_shuffled_in_comes_first_and_is_discarded() -> None:
    camp = eve("explore-old-grave", "explore-old-grave", "event-loss-of-hope")
    happen(camp, EventPhase())
    assert wounds(camp, "carpenter") == 4
    assert camp.out == ["explore-old-grave", "explore-old-grave"]
    assert camp.threats == [None, Threat("event-loss-of-hope")]
    assert camp.event_deck.cards == []


@rule("RC-7.3")
def test_an_event_puts_its_adventure_token_first() -> None:
    camp = eve("event-awful-weather")
    told = happen(camp, EventPhase())
    assert camp.tokens["explore"] == ["adventure"]
    assert camp.sky.tokens == ["rain"]
    assert [event.kind for event in told][:2] == ["drawn", "laid"]


@rule("RC-7.3")
def test_a_book_brings_the_effect_of_the_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Castaways, "book", (Put("time", "hunt"),))
    camp = eve("event-loss-of-hope")
    happen(camp, EventPhase())
    assert camp.tokens["hunt"] == ["time"]
    assert [rule_.word for rule_ in camp.rules_of_round] == ["only"]


@rule("RC-7.3")
@pytest.mark.parametrize("effects", [(), (Put("time", "hunt"),)])
def test_a_book_is_told_only_where_it_means_something(
    monkeypatch: pytest.MonkeyPatch, effects: tuple[Put, ...]
) -> None:
    monkeypatch.setattr(Castaways, "book", effects)
    told = happen(eve("event-loss-of-hope"), EventPhase())
    assert ("book" in [event.kind for event in told]) == bool(effects)


@rule("RC-7.4")
def test_after_that_the_event_itself_takes_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Castaways, "book", (Put("time", "hunt"),))
    camp = eve("event-otters")
    told = happen(camp, EventPhase())
    assert [event.kind for event in told] == ["drawn", "book", "laid", "covered"]
    assert camp.spaces[camp.camp].covered == ["right"]


@rule("RC-7.4")
def test_only_the_event_itself_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Castaways, "book", (Put("time", "hunt"),))
    camp = eve("event-awful-weather")
    camp.threats = [Threat("event-otters"), Threat("wreck-food-crates")]
    happen(camp, EventPhase())
    assert camp.spaces[camp.camp].covered == ["right"]
    assert camp.tokens["hunt"] == []
    assert camp.out == ["event-otters"]


@rule("RC-7.5")
def test_cards_slide_to_the_left() -> None:
    camp = eve("event-loss-of-hope", "event-loss-of-hope")
    camp.threats = [None, Threat("wreck-food-crates")]
    happen(camp, EventPhase())
    assert camp.threats == [Threat("wreck-food-crates"), Threat("event-loss-of-hope")]


@rule("RC-7.5")
def test_if_the_right_space_is_empty_nothing_moves() -> None:
    camp = eve("event-loss-of-hope")
    camp.threats = [Threat("event-jaguar"), None]
    happen(camp, EventPhase())
    assert camp.threats == [Threat("event-jaguar"), Threat("event-loss-of-hope")]
    assert camp.out == []


@rule("RC-7.6")
def test_a_card_that_is_pushed_off_strikes_and_is_discarded() -> None:
    camp = eve("event-loss-of-hope")
    camp.threats = [Threat("event-jaguar"), Threat("event-argument")]
    happen(camp, EventPhase())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (1, 1)
    assert camp.out == ["event-jaguar"]
    assert camp.threats == [Threat("event-argument"), Threat("event-loss-of-hope")]


@rule("RC-7.6")
def test_a_wreckage_card_is_pushed_off_without_effect() -> None:
    camp = eve("event-loss-of-hope")
    camp.threats = [Threat("wreck-food-crates"), Threat("event-argument")]
    happen(camp, EventPhase())
    assert camp.out == ["wreck-food-crates"]
    assert (camp.morale, wounds(camp, "carpenter")) == (0, 0)


@rule("RC-7.7")
def test_in_a_fight_only_the_first_player_is_affected() -> None:
    camp = eve()
    camp.first = 1
    camp.beside = "beast-fox"
    happen(camp, EventPhase())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 2)


@rule("RC-4.3", "RC-8.1")
def test_between_the_event_and_the_morale_phase_there_is_a_moment() -> None:
    """Spirits that an event has lowered can be lifted before the first player loses heart."""
    camp = eve("event-winter-depression")
    camp.morale, camp.kept = LEAST_MORALE, [Kept("find-tobacco", 1)]
    happen(camp, EventPhase())
    answer(camp, "go-on")
    assert (camp.morale, camp.threats[1]) == (LEAST_MORALE, Threat("event-winter-depression"))
    use(camp, "carpenter", "find-tobacco")
    assert camp.morale == LEAST_MORALE + 1
