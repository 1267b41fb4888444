"""The survivor of Robinson Crusoe: it keeps a camp alive as long as it can."""

from collections.abc import Mapping

import pytest

from atoll.bots import Bot, Chair, RandomBot, bots, next_answer
from atoll.bots.robinson import SurvivorBot, Thought
from atoll.bots.robinson.sky import clouds_of, clouds_through
from atoll.games.robinson import Robinson
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.land import sheltered
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Scene
from atoll.games.robinson.steps import (
    ActionPhase,
    Ask,
    Close,
    EndRound,
    HealPerson,
    NightPhase,
    Pause,
    Starve,
    WeatherPhase,
)
from atoll.kernel import OptionValue

from ..games.robinson.tables import happen, person, table
from .playing import play_out

GAME = Robinson()
HASTY = Thought(plans=2, rounds=((2, 1),))
"""For whole games: it is not the thinking that is tested there."""
CAMPS: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {"characters": "choose"}),
    (3, {"dog": True, "wreck": "random"}),
    (4, {"friday": True, "items": 4}),
]


# Tables.


def chosen(camp: Camp, *, must: bool = True) -> str | None:
    """What the survivor answers to what is asked, or to what it may do besides."""
    decision = next(each for each in camp.decisions if each.must == must)
    return SurvivorBot(0).choose(Chair(GAME, camp, decision.seat), decision)


def used(camp: Camp, seat: int = 0) -> str | None:
    """What it makes of its standing chance."""
    for decision in camp.decisions:
        if not decision.must and decision.seat == seat:
            return SurvivorBot(0).choose(Chair(GAME, camp, seat), decision)
    return None


def planned(camp: Camp) -> list[str]:
    """All that survivors place, up to where the first action is carried out."""
    happen(camp, ActionPhase())
    players = [SurvivorBot(seat) for seat in range(camp.seats)]
    done = []
    while not all(camp.ready):
        given = next_answer(GAME, camp, players)
        assert given is not None
        GAME.answer(camp, *given)
        done.append(given[1])
    return done


def lay_tile(camp: Camp, name: str, tile: int) -> None:
    camp.spaces[SPACE[name]].tile = tile
    camp.tiles.cards.remove(str(tile))


def quiet_table(names: str = "carpenter cook") -> Camp:
    camp = table(names)
    camp.scenes = []
    camp.round = 3
    camp.threats = [None, None]
    camp.kept = []
    camp.agenda = [EndRound(), NightPhase(), WeatherPhase()]
    return camp


def game(
    seats: int, seed: int, players: list[Bot], options: Mapping[str, OptionValue] | None = None
) -> tuple[Camp, list[tuple[int, str]]]:
    """A whole game and its answers."""
    camp = GAME.setup(seats, seed, options)
    return camp, play_out(GAME, camp, players)


def survivors(seats: int) -> list[Bot]:
    return [SurvivorBot(seat, HASTY) for seat in range(seats)]


# Whole games.


def test_it_is_the_strongest_bot_of_its_game() -> None:
    assert list(bots("robinson")) == ["survivor", "random"]


@pytest.mark.parametrize(("seats", "options"), CAMPS, ids=str)
def test_survivors_play_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    camp, _ = game(seats, 2, survivors(seats), options)
    assert camp.outcome is not None


def test_the_same_game_is_played_the_same_way() -> None:
    assert game(3, 5, survivors(3))[1] == game(3, 5, survivors(3))[1]


def test_what_nobody_can_see_changes_nothing() -> None:
    """What is planned and used is the same in a twin of the table that is dealt anew."""
    camp = GAME.setup(2, 4)
    players = survivors(2)
    while camp.outcome is None and camp.round < 4:
        twin = GAME.redeal(camp, 0, 99)
        doubles = survivors(2)
        for decision in camp.decisions:
            same = next(
                each
                for each in twin.decisions
                if (each.seat, each.must, each.prompt)
                == (decision.seat, decision.must, decision.prompt)
            )
            if len(decision.options) > 1 and decision.prompt.key in ("ask-plan", "ask-powers"):
                here = SurvivorBot(decision.seat, HASTY).choose(
                    Chair(GAME, camp, decision.seat), decision
                )
                there = doubles[decision.seat].choose(Chair(GAME, twin, decision.seat), same)
                assert here == there
        given = next_answer(GAME, camp, players)
        assert given is not None
        GAME.answer(camp, *given)


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


# Planning.


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_shelter_comes_first(seed: int) -> None:
    camp, player = GAME.setup(1, seed), SurvivorBot(seed)
    while camp.round <= 2:
        given = next_answer(GAME, camp, [player])
        assert given is not None
        GAME.answer(camp, *given)
    assert sheltered(camp)


def test_hungry_people_gather_food_rather_than_wood() -> None:
    camp = quiet_table("cook")
    camp.shelter = True
    lay_tile(camp, "t1", 4)
    camp.tiles.cards.clear()
    assert "do gather t1-right" in planned(camp)


def test_a_roof_is_built_before_the_winter() -> None:
    camp = quiet_table("carpenter")
    camp.shelter, camp.round = True, 7
    camp.available = Goods(wood=3, rations=4)
    camp.tiles.cards.clear()
    assert "do build roof wood" in planned(camp)


def test_fire_is_built_as_soon_as_there_are_mountains() -> None:
    camp = quiet_table()
    camp.shelter, camp.round = True, 9
    camp.available = Goods(wood=0, rations=4)
    lay_tile(camp, "m2", 11)
    assert "do build fire" in planned(camp)


def test_nobody_hunts_with_bare_hands_where_there_is_enough_to_eat() -> None:
    camp = quiet_table()
    camp.shelter = True
    camp.hunting.cards = [camp.beasts.cards.pop()]
    camp.available = Goods(rations=5)
    assert "do hunt" not in planned(camp)


def test_whoever_is_near_death_rests() -> None:
    camp = quiet_table("cook")
    camp.shelter, camp.round = True, 3
    camp.available = Goods(rations=5)
    camp.morale = 3
    camp.tiles.cards.clear()
    person(camp, "cook").wounds = 11
    assert planned(camp).count("do rest") == 2


def test_a_pawn_helps_whoever_has_none_left_for_what_was_begun() -> None:
    camp = quiet_table()
    camp.hunting.cards = [camp.beasts.cards.pop()]
    happen(camp, ActionPhase())
    GAME.answer(camp, 0, "do rest")
    GAME.answer(camp, 0, "do hunt")
    assert used(camp, 1) == "add cook hunt"


# Chances.


def test_wood_that_the_camp_can_spare_goes_on_the_pile() -> None:
    camp = quiet_table()
    camp.phase, camp.shelter = "production", True
    camp.levels["roof"] = 3
    camp.available = Goods(wood=4)
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == "lay 1"


def test_in_the_end_all_wood_goes_on_the_pile() -> None:
    camp = quiet_table()
    camp.phase, camp.round = "production", 12
    woodpile(camp).laid = [1, 2, 3, 4, 0]
    camp.available = Goods(wood=5)
    happen(camp, Pause(), ActionPhase())
    assert used(camp) == "lay 5"


def test_biscuits_are_kept_for_a_night_without_food() -> None:
    for food, wanted in ((2, None), (1, "use supply-biscuits")):
        camp = quiet_table()
        camp.kept = [Kept("supply-biscuits", 2)]
        camp.available = Goods(food=food)
        happen(camp, NightPhase())
        assert used(camp) == wanted


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


# The sky.


def test_a_roof_keeps_off_what_the_dice_may_bring() -> None:
    assert sum(each.chance for each in clouds_of(("rain", "winter"))) == pytest.approx(1)
    assert clouds_through("castaways", 3, 0) == 0
    assert clouds_through("castaways", 4, 0) == pytest.approx(8 / 6)
    assert clouds_through("castaways", 7, 0) == pytest.approx(8 / 6 + 10 / 6)
    assert clouds_through("castaways", 12, 4) == 0
