"""The survivor on King Kong Island: it sets traps, keeps the animals out and hunts the ape."""

import pytest

from atoll.bots.robinson.evening import Evening
from atoll.bots.robinson.goals.king_kong import GOAL
from atoll.bots.robinson.policy import quick_answer
from atoll.bots.robinson.sky import animals_of, animals_tonight
from atoll.bots.robinson.stock import stock_of
from atoll.games.robinson.scenarios.king_kong import filming
from atoll.games.robinson.state import Camp, Goods, Kept
from atoll.games.robinson.steps import ActionPhase, EndRound, NightPhase, Pause, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import IgnoreAnimals
from atoll.kernel import OptionValue

from ..games.robinson.acting import have, island, space
from ..games.robinson.tables import happen, person
from .camps import chosen, game, planned, survivors, used

LAIRS = {"t1": 10, "m2": 4, "b1": 6}


def quiet(*lairs: str, round_: int = 5, traps: int = 0) -> Camp:
    """Nothing else waits; the camp is at m1, and these lairs are next to it."""
    camp = island("carpenter cook", scenario="king_kong", **{name: LAIRS[name] for name in lairs})
    for number, name in enumerate(lairs, start=1):
        space(camp, name).totem = number
    filming(camp).traps = traps
    camp.scenes, camp.threats, camp.kept = [], [None, None], []
    camp.round, camp.shelter, camp.available = round_, True, Goods(rations=6)
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


def test_a_firecracker_is_for_what_would_break_in() -> None:
    camp = quiet()
    camp.sky.animals = ["palisade"]
    for palisade, wanted in ((0, True), (1, False)):
        camp.levels["palisade"] = palisade
        assert ("use find-firecracker" in [*GOAL.uses(see(camp))]) == wanted


@pytest.mark.parametrize(
    ("killed", "answer"),
    [
        ("", None),  # the flashlight is a pawn
        ("lights", "use find-lost-item"),  # the wine
        ("lights cameraman", None),  # the microphone
        ("lights cameraman sound screenwriter make-up", "use find-lost-item"),  # the photos
    ],
)
def test_the_lost_item_is_used_while_it_is_worth_something(killed: str, answer: str | None) -> None:
    camp = quiet()
    filming(camp).killed = killed.split()
    camp.phase, camp.kept = "event", [Kept("find-lost-item", 1)]
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == answer


# Traps.


def test_the_shovel_comes_first() -> None:
    camp = quiet("t1", "m2", round_=2)
    assert "do build shovel" in planned(camp)


def test_wood_becomes_traps() -> None:
    camp = quiet(*LAIRS)
    have(camp, "shovel")
    camp.available = Goods(wood=8, rations=6)
    camp.levels["palisade"] = 3
    assert any("-trap" in text for text in planned(camp))


def test_each_trap_is_a_step_forward() -> None:
    value = [GOAL.value(see(quiet(*LAIRS, traps=count))) for count in range(4)]
    assert value == sorted(value)
    assert len({*value}) == 4


def test_a_lair_is_sought_when_there_is_wood_for_its_trap() -> None:
    poor, rich = quiet("t1", traps=1), quiet("t1", traps=1)
    rich.available += Goods(wood=8)
    assert GOAL.explored(see(rich), "m2") > GOAL.explored(see(poor), "m2")


def test_a_lair_that_nobody_needs_only_makes_noise() -> None:
    assert GOAL.explored(see(quiet("t1", "m2", traps=3)), "b1") < 0


def test_no_lair_is_sought_where_no_trap_can_be_set() -> None:
    board = see(quiet("t1", traps=1))
    assert GOAL.explored(board, "m2") > GOAL.explored(board, "m4")


# The hunt.


def test_with_three_traps_he_is_hunted() -> None:
    camp = quiet(*LAIRS, traps=3)
    camp.levels["weapon"] = 5
    assert any("hunt kong" in text for text in planned(camp))


def test_who_would_die_of_it_does_not_lead_the_hunt() -> None:
    camp = quiet(*LAIRS, traps=3)
    person(camp, "carpenter").wounds = 9
    board = see(camp)
    carpenter, cook = [GOAL.deed(board, "hunt", "kong", each) for each in board.people]
    assert carpenter is not None
    assert cook is not None
    assert carpenter[1] < 0 < cook[1]


def test_a_captive_actress_is_freed() -> None:
    camp = quiet(*LAIRS, traps=3)
    film = filming(camp)
    film.captive = film.caught = True
    space(camp, "b1").totem = 4
    assert any("explore b1-actress" in text for text in planned(camp))


# The animals.


def test_more_dice_break_in_more_often() -> None:
    assert animals_of(0).break_ins(0) == 0
    assert animals_of(1).break_ins(0) == pytest.approx(1 / 3)
    assert animals_of(3).break_ins(0) == pytest.approx(1)
    assert animals_of(3).break_ins(2) == pytest.approx(1 / 27)


def test_every_lair_sends_animals() -> None:
    assert animals_tonight(see(quiet("t1", "m2"))) == animals_of(2)
    assert animals_tonight(see(quiet())) == animals_of(0)


def test_a_palisade_is_worth_more_near_lairs() -> None:
    def gain(camp: Camp) -> float:
        board = see(camp)
        stock = stock_of(board)
        evening = Evening(board)
        return evening.value(stock._replace(palisade=1)) - evening.value(stock)

    assert gain(quiet(*LAIRS)) > gain(quiet("t1")) > gain(quiet())


@pytest.mark.parametrize(("palisade", "ignored"), [(0, "palisade"), (1, "beast")])
def test_the_worst_of_the_animals_is_ignored(palisade: int, ignored: str) -> None:
    camp = quiet(*LAIRS)
    camp.levels["palisade"] = palisade
    camp.sky.animals = ["food", "palisade", "beast"]
    happen(camp, IgnoreAnimals())
    assert str(chosen(camp)).endswith(ignored)
    assert quick_answer(camp, camp.awaited[0]) == chosen(camp)


# Whole games.


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"harder": True})], ids=str)
def test_it_plays_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    camp, _ = game(seats, 1, survivors(seats), {"scenario": "king_kong", **options})
    assert camp.outcome is not None
