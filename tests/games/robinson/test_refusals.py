"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random

import pytest

from atoll.games.robinson import arguments, refusals
from atoll.games.robinson.grammar import ANSWERS
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.refusals import (
    abilities,
    building,
    check,
    choosing,
    deeds,
    fights,
    pawns,
    phases,
    planning,
    powers,
    prices,
    requirements,
)
from atoll.games.robinson.refusals.reasons import reasons
from atoll.games.robinson.scenarios.frame import named
from atoll.games.robinson.state import Camp, Goods, Pile, rules
from atoll.kernel import Args, IllegalAnswer, OptionValue, Refused
from atoll.kernel.answers import domains

from ..reasons import reasons_in, rules_in
from . import (
    mistakes_in_cannibal_island,
    mistakes_in_choosing,
    mistakes_in_cursed_island,
    mistakes_in_family_robinson,
    mistakes_in_jenny,
    mistakes_in_king_kong,
    mistakes_in_planning,
    mistakes_in_volcano_island,
    mistakes_with_powers,
)
from .acting import have, island
from .mistakes import GAME, Mistake, error, planned, refusal
from .tables import person
from .zoo import zoo

EVERYWHERE = [
    *mistakes_in_planning.EVERYWHERE,
    *mistakes_with_powers.EVERYWHERE,
    *mistakes_in_choosing.EVERYWHERE,
    *mistakes_in_family_robinson.EVERYWHERE,
    *mistakes_in_cursed_island.EVERYWHERE,
    *mistakes_in_jenny.EVERYWHERE,
    *mistakes_in_cannibal_island.EVERYWHERE,
    *mistakes_in_king_kong.EVERYWHERE,
    *mistakes_in_volcano_island.EVERYWHERE,
]


def every_mistake() -> list[Mistake]:
    return [mistake for mistakes in EVERYWHERE for mistake in mistakes()]


@pytest.mark.parametrize("mistakes", EVERYWHERE, ids=lambda each: each.__name__)
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    mistakes: Callable[[], list[Mistake]],
) -> None:
    for mistake in mistakes():
        assert refusal(mistake) == (mistake.reason, mistake.rule), mistake.text


SOURCES = (
    *(refusals, abilities, building, choosing, deeds, fights, pawns, planning),
    *(phases, powers, prices, requirements),
    *[import_module(named(name).__module__) for name in SCENARIOS],
)
OF_THE_KERNEL = {"not-an-option", "not-asked", "not-now"}
UNKNOWN = {domain.unknown for kind in ANSWERS for domain in domains(kind).values()}
"""What is said of words that cannot stand where they stand."""
QUESTIONS = {question for question, _ in reasons._checks if question is not None}


def test_every_reason_has_a_mistake_above() -> None:
    reasons = {mistake.reason for mistake in every_mistake()}
    assert reasons_in(*SOURCES) | OF_THE_KERNEL | UNKNOWN == reasons


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    assert rules_in(*SOURCES, arguments) == {
        mistake.rule for mistake in every_mistake() if mistake.rule
    }


def test_every_question_of_the_game_has_its_reasons() -> None:
    questions = {step for step, (asks, _) in rules._rules.items() if asks is not None}
    assert questions == QUESTIONS


# What a reason says.


def at_work() -> Camp:
    """Two pawns stand, and the team has a little."""
    camp = island("carpenter cook", t1=1, friday=True)
    camp.available = Goods(wood=1)
    have(camp, "map")
    camp.hunting = Pile(["beast-fox"])
    return planned(camp, "do gather t1-left", "friday hunt")


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("do build shelter wood", {"wood": 1, "food": 0, "rations": 0, "fur": 0}),
        ("do build shelter fur", {"wood": 0, "food": 0, "rations": 0, "fur": 1}),
        ("do build knife", {"item": "knife", "terrain": "mountains"}),
        ("do build snare", {"item": "rope"}),
        ("do build shortcut", {"item": "shortcut"}),
        ("do explore t1", {"space": "t1"}),
        ("do gather t1-right", {"source": "t1-right"}),
        ("do gather t1-left", {"action": "gather", "target": "t1-left"}),
        ("do hunt", {"count": 1}),
        ("add carpenter explore-m2", {"stacks": "gather-t1-left, hunt"}),
        ("add map gather-t1-left", {"pawn": "map", "cards": ("explore",)}),
        ("ready", {"action": "hunt", "target": "", "count": 1}),
        ("use soup", {"ability": "soup", "who": "cook"}),
        ("use new-idea", {"price": 3, "count": 0}),
        ("fly", {"expected": "do, add, take"}),
        ("do threat above", {"word": "above", "cards": ("left", "right")}),
    ],
)
def test_a_reason_names_what_is_in_the_way(text: str, details: Args) -> None:
    assert error(at_work(), "carpenter", text).message.args == details


def test_food_that_does_not_spoil_is_counted_as_food() -> None:
    camp = island("cook carpenter")
    person(camp, "cook").determination = 2
    camp.available = Goods(rations=1)
    assert error(planned(camp), "cook", "use recipe").message.key == "refused-nobody-wounded"


def test_whoever_is_not_asked_is_told_who_decides() -> None:
    (mistake,) = [
        each for each in mistakes_in_choosing.of_ways() if each.reason == "not-your-choice"
    ]
    assert error(mistake.camp, mistake.who, mistake.text).message.args == {"who": "carpenter"}


# The two readings of the rules agree.


def question(camp: Camp) -> str:
    return type(camp.step).__name__


def moments(scenario: str, seats: int) -> Iterator[Camp]:
    """Moments of some games that are played at random: some of each kind of question.

    Now and then everybody is healed and encouraged, so that the games last, and much can be used.
    """
    for seed in range(GAMES):
        luck = Random(seed)
        often = dict.fromkeys([each.__name__ for each in QUESTIONS], OF_EACH_KIND)
        chosen = luck.choice(("draw", "choose"))
        friday = seed % 2 == 0
        options: dict[str, OptionValue] = {"characters": chosen, "items": 4, "friday": friday}
        camp = GAME.setup(seats, seed, {**options, "scenario": scenario})
        while camp.decisions:
            if often[question(camp)] and luck.random() < 0.2:
                often[question(camp)] -= 1
                yield camp
            freely = luck.random() < 0.2
            decisions = [each for each in camp.decisions if each.must != freely]
            decision = luck.choice(decisions or camp.decisions)
            GAME.answer(camp, decision.seat, luck.choice(decision.options).text)
            if luck.random() < 0.05:
                refresh(camp)


GAMES, OF_EACH_KIND = 2, 2


def refresh(camp: Camp) -> None:
    for each in camp.people:
        each.wounds, each.determination = min(each.wounds, 1), 4
    camp.available += Goods(wood=2, food=1, fur=1)
    for derived in ("asked", "awaited", "decisions", *camp.keeps):
        camp.__dict__.pop(derived, None)


def check_finds_nothing(camp: Camp, seat: int, text: str) -> bool:
    try:
        check(camp, seat, GAME.grammar_of(camp).read(text))
    except Refused:
        return False
    return True


def options_of(camp: Camp, seat: int) -> set[str]:
    mine = [decision for decision in camp.decisions if decision.seat == seat]
    return {option.text for decision in mine for option in decision.options}


def why(camp: Camp, seat: int, text: str) -> tuple[str, Args, str | None]:
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(camp, seat, text)
    message = refused.value.message
    return message.key, dict(message.args), refused.value.rule


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_an_answer_is_refused_with_a_reason_exactly_if_it_is_not_among_the_options(
    seats: int, scenario: str
) -> None:
    luck = Random(seats)
    asked: set[str] = set()
    for camp in moments(scenario, seats):
        asked.add(question(camp))
        for seat in range(seats):
            options = options_of(camp, seat)
            for text in options:
                assert check_finds_nothing(camp, seat, text), text
            for text in {*luck.sample([*zoo(camp)], 250)} - options:
                assert why(camp, seat, text)[0] != "refused-not-an-option", text
    assert asked >= {"Plan", "CarryOut", "Ask"}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_reason_tells_nothing_that_is_hidden(seats: int, scenario: str) -> None:
    luck = Random(seats)
    for camp in moments(scenario, seats):
        twin = GAME.redeal(camp, 0, luck.getrandbits(64))
        options = options_of(camp, 0)
        for text in {*luck.sample([*zoo(camp)], 100)} - options:
            assert why(twin, 0, text) == why(camp, 0, text), text
