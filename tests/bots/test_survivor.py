"""The survivor of Robinson Crusoe: it keeps a camp alive as long as it can."""

import pytest

from atoll.bots import RandomBot
from atoll.bots.robinson import SurvivorBot
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Goods, Kept, Scene
from atoll.games.robinson.steps import (
    ActionPhase,
    Ask,
    Close,
    EndRound,
    HealPerson,
    NightPhase,
    Pause,
    Starve,
)
from atoll.kernel import OptionValue

from ..games.robinson.tables import happen, person
from .camps import GAME, HASTY, chosen, game, offered, quiet_table, survivors, used

CAMPS: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {"characters": "choose"}),
    (3, {"dog": True, "wreck": "random"}),
    (4, {"friday": True, "items": 4}),
]


# Whole games.


@pytest.mark.parametrize(("seats", "options"), CAMPS, ids=str)
def test_survivors_play_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    camp, _ = game(seats, 2, survivors(seats), options)
    assert camp.outcome is not None


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_lives_longer_than_chance(seats: int) -> None:
    longer = sum(
        [
            game(seats, seed, survivors(seats))[0].round
            - game(seats, seed, [RandomBot(seat) for seat in range(seats)])[0].round
            for seed in range(2)
        ]
    )
    assert longer >= 4


def test_it_plays_beside_anybody() -> None:
    for seed in range(3):
        camp, _ = game(3, seed, [SurvivorBot(1, HASTY), RandomBot(seed), SurvivorBot(2, HASTY)])
        assert camp.outcome is not None


# Standing decisions.


def test_wood_that_the_camp_can_spare_goes_on_the_pile() -> None:
    camp = quiet_table()
    camp.phase, camp.round, camp.shelter = "production", 8, True
    camp.levels["roof"] = 3
    camp.available = Goods(wood=4)
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == "lay 1"


def test_in_the_end_all_wood_goes_on_the_pile() -> None:
    camp = quiet_table()
    camp.phase, camp.round = "production", 12
    woodpile(camp).laid = [1, 2, 3, 4, 0]
    camp.items, camp.available = ["fire"], Goods(wood=5)
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == "lay 5"


def test_biscuits_are_kept_for_a_night_without_food() -> None:
    for food, wanted in ((2, None), (1, "use supply-biscuits")):
        camp = quiet_table()
        camp.kept = [Kept("supply-biscuits", 2)]
        camp.available = Goods(food=food)
        happen(camp, NightPhase())
        assert used(camp) == wanted


def test_nothing_is_cooked_or_opened_when_all_have_eaten() -> None:
    """It would spoil."""
    camp = quiet_table("cook carpenter")
    camp.kept = [Kept("supply-biscuits", 2)]
    camp.available, person(camp, "cook").determination = Goods(food=2), 3
    happen(camp, NightPhase())
    assert used(camp) is None
    GAME.answer(camp, camp.awaited[0].seat, "go-on")
    assert {"use soup", "use supply-biscuits"} <= offered(camp, "ask-camp")
    assert used(camp) is None


def test_while_some_are_hungry_it_is_not_too_late() -> None:
    camp = quiet_table("cook carpenter")
    camp.kept = [Kept("supply-biscuits", 2)]
    camp.phase, camp.available = "night", Goods()
    happen(camp, Starve(1, 2))
    assert used(camp) == "use supply-biscuits"


def test_what_would_spoil_is_cooked_after_supper() -> None:
    camp = quiet_table("cook carpenter")
    camp.items, camp.available = ["pot"], Goods(food=3)
    person(camp, "cook").wounds = 1
    happen(camp, NightPhase())
    GAME.answer(camp, camp.awaited[0].seat, "go-on")
    assert camp.available == Goods(food=1)
    assert used(camp) == "use pot"


def test_in_weakness_all_eat_more() -> None:
    camp = quiet_table()
    camp.kept = [Kept("supply-biscuits", 2)]
    camp.available = Goods(food=3)
    camp.tokens["night"] = ["food"]
    happen(camp, NightPhase())
    assert used(camp) == "use supply-biscuits"


# Other choices.


def test_whoever_can_bear_it_best_goes_hungry() -> None:
    camp = quiet_table()
    person(camp, "cook").wounds = 8
    happen(camp, Starve(1, 2))
    assert chosen(camp) == "hungry carpenter"


def test_the_most_wounded_is_healed() -> None:
    camp = quiet_table("carpenter cook")
    camp.phase, camp.scenes = "night", [Scene(0)]
    camp.agenda = [EndRound()]
    person(camp, "cook").wounds = 10
    person(camp, "carpenter").wounds = 2
    happen(camp, Ask("ask-heal", ("carpenter", "cook"), HealPerson(), may_stop=True), Close())
    assert chosen(camp) == "choose cook"
