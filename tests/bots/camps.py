"""Camps for the survivor: tables laid for a story, and what it does there."""

from collections.abc import Mapping

from atoll.bots import Bot, Chair, next_answer
from atoll.bots.robinson import Budget, SurvivorBot
from atoll.games.robinson import Robinson
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import ActionPhase, EndRound, NightPhase, Plan, WeatherPhase
from atoll.kernel import OptionValue

from ..games.robinson.tables import happen, table
from .playing import play_out

GAME = Robinson()
USUAL = Budget()
HASTY = Budget(plans=2, playouts=1, choice_playouts=1)
"""For whole games: it is not the thinking that is tested there."""


def chosen(camp: Camp, *, must: bool = True) -> str | None:
    """What the survivor answers to what is asked, or to what it may do besides."""
    decision = next(each for each in camp.decisions if each.must == must)
    return SurvivorBot(0).choose(Chair(GAME, camp, decision.seat), decision)


def offered(camp: Camp, asked: str) -> set[str]:
    """What anybody may use while this is asked."""
    assert [each.prompt.key for each in camp.decisions if each.must] == [asked]
    return {option.text for each in camp.decisions if not each.must for option in each.options}


def used(camp: Camp, seat: int = 0) -> str | None:
    """What it makes of its standing decision."""
    for decision in camp.decisions:
        if not decision.must and decision.seat == seat:
            return SurvivorBot(0).choose(Chair(GAME, camp, seat), decision)
    return None


def planned(camp: Camp, budget: Budget = USUAL) -> list[str]:
    """All that survivors place, until everybody is ready."""
    happen(camp, ActionPhase())
    return placed(camp, [SurvivorBot(seat, budget) for seat in range(camp.seats)])


def placed(camp: Camp, players: list[Bot]) -> list[str]:
    """All that these place from here on."""
    done = []
    while isinstance(camp.step, Plan) and not all(camp.ready):
        given = next_answer(GAME, camp, players)
        assert given is not None
        GAME.answer(camp, *given)
        done.append(given[1])
    return done


def begin(camp: Camp, *texts: str) -> None:
    """The first player begins to plan."""
    happen(camp, ActionPhase())
    for text in texts:
        GAME.answer(camp, 0, text)


def lay_tile(camp: Camp, name: str, tile: int) -> None:
    camp.spaces[SPACE[name]].tile = tile
    camp.tiles.cards.remove(str(tile))


def quiet_table(names: str = "carpenter cook", *, friday: bool = False, dog: bool = False) -> Camp:
    """In the third round, where nothing waits."""
    camp = table(names, friday=friday, dog=dog)
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
