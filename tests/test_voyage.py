"""Every first voyage can be sailed under the present rules, and its coach speaks all languages."""

from itertools import pairwise

import pytest

import atoll
from atoll import record as records
from atoll.games.tranquility.grammar import Play
from atoll.match import Match
from atoll.texts import LANGUAGES, Texts, source
from atoll.voyage import Voyage, first_voyage

WITH_A_VOYAGE = [name for name in atoll.games() if first_voyage(name) is not None]
FEWEST_ACTS, MOST_ACTS = 8, 15
LONGEST_SAYING = 300

each_voyage = pytest.mark.parametrize("name", WITH_A_VOYAGE)


def voyage_of(name: str) -> Voyage:
    voyage = first_voyage(name)
    assert voyage is not None
    return voyage


def kinds(name: str) -> list[str]:
    """All that happens on a voyage, by its kind."""
    record = voyage_of(name).record_of(name)
    return [event.kind for stop in records.stops(record) for event in stop.state.events]


def test_a_game_without_a_voyage_has_none() -> None:
    assert first_voyage("chess") is None
    assert {"tranquility", "lifeboats"} <= {*WITH_A_VOYAGE}


@each_voyage
def test_a_voyage_replays_under_the_present_rules(name: str) -> None:
    voyage = voyage_of(name)
    match = Match(voyage.record_of(name))
    assert len(match.record.answers) == len(voyage.answers)
    assert voyage.learner in range(voyage.seats)


@each_voyage
def test_the_learner_acts_neither_too_little_nor_too_much(name: str) -> None:
    voyage = voyage_of(name)
    acts = [line for line in voyage.answers if line.startswith(f"{voyage.learner} ")]
    assert FEWEST_ACTS <= len(acts) <= MOST_ACTS


@each_voyage
def test_whenever_the_learner_is_to_act_the_coach_says_what_to_do(name: str) -> None:
    voyage = voyage_of(name)
    for number, line in enumerate(voyage.answers):
        if line.startswith(f"{voyage.learner} "):
            assert voyage.said_at(number), f"nothing is said before {line!r}"
    assert voyage.said_at(len(voyage.answers)), "nothing is said at the end"


@each_voyage
def test_the_coach_speaks_in_order_and_of_nothing_twice(name: str) -> None:
    voyage = voyage_of(name)
    numbers = [int(number) for number in voyage.says]
    assert all(one < other for one, other in pairwise(numbers))
    assert numbers[-1] == len(voyage.answers)
    assert len({*voyage.says.values()}) == len(voyage.says)


@each_voyage
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_is_short_and_there_in_all_languages(name: str, language: str) -> None:
    texts = Texts(language, name)
    for key in voyage_of(name).says.values():
        assert key.startswith("voyage-")
        assert 0 < len(texts(key)) <= LONGEST_SAYING


@each_voyage
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_coach_is_said(name: str, language: str) -> None:
    written = source(f"games/{name}", language).splitlines()
    keys = {line.split(" = ")[0] for line in written if line.startswith("voyage-")}
    assert keys == {*voyage_of(name).says.values()}


# What is to be learned.


def test_on_the_first_voyage_of_tranquility_all_that_matters_is_met() -> None:
    voyage = voyage_of("tranquility")
    prices = {
        stop.option.told["cost"]
        for stop in records.stops(voyage.record_of("tranquility"))
        if stop.option is not None
        and isinstance(stop.option.answer, Play)
        and stop.answer is not None
        and stop.answer.seat == voyage.learner
    }
    assert prices == {0, 2}
    met = [line.split()[1] for line in voyage.answers if line.startswith("0 ")]
    assert {"play", "pay", "discard", "start", "offer", "give"} == {*met}
    match = Match(voyage.record_of("tranquility"))
    assert "finish" in match.game.view(match.state, voyage.learner).board.hand


def test_on_the_first_voyage_of_lifeboats_all_that_matters_is_met() -> None:
    wanted = {
        *("launched", "boarded", "said-offer", "said-agree", "called", "voted", "overboard"),
        *("leak", "moved", "left", "climbed", "round"),
    }
    assert wanted <= {*kinds("lifeboats")}
    met = [line.split()[1] for line in voyage_of("lifeboats").answers if line.startswith("0 ")]
    assert {"launch", "board", "say", "vote", "leave", "climb"} == {*met}
