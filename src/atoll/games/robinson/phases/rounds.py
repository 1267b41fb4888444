"""A round: six phases, and what comes before and after them."""

from ..camp.items import end_round_of_items
from ..camp.kept import serve_anew
from ..camp.levels import settle_in
from ..decks.lasting import forget_this_round
from ..decks.later import no_longer_wait
from ..ending import lose, win
from ..facts import Phase
from ..land.sky import clear_up
from ..people.outside import come_back
from ..people.spirits import rest_no_longer
from ..planning.together import may_try_again
from ..scenarios.frame import scenario
from ..scenes import open_scene
from ..state import Camp, Scene, rules
from ..steps import (
    ActionPhase,
    BeginRound,
    CheckGoal,
    EndRound,
    EventPhase,
    MoralePhase,
    NightPhase,
    Pause,
    ProductionPhase,
    WeatherPhase,
)
from ..vocabulary import Win
from ..who import pass_on


def enter(camp: Camp, phase: Phase) -> None:
    camp.phase = phase


@rules.happens(BeginRound)
def begin_round(camp: Camp, step: BeginRound) -> None:
    enter(camp, "event")
    camp.tell("round", number=camp.round)
    come_back(camp)
    scenario(camp).round_begins(camp)
    camp.push_all(
        CheckGoal(),
        Pause(),
        EventPhase(),
        MoralePhase(),
        ProductionPhase(),
        Pause(),
        ActionPhase(),
        WeatherPhase(),
        NightPhase(),
        EndRound(),
    )
    happen_later(camp)


def happen_later(camp: Camp) -> None:
    """What was put off until this round."""
    due = [later for later in camp.laters if later.when == "round"]
    no_longer_wait(camp, due)
    for later in reversed(due):
        open_scene(camp, Scene(later.actor), *later.effects)


@rules.happens(EndRound)
def end_round(camp: Camp, step: EndRound) -> None:
    """Abilities rest no longer, turned items are inventions again, and the token goes round.

    Some goals count only now, when all have survived the night.
    """
    if scenario(camp).wins_after_round(camp):
        win(camp)
        return
    rest_no_longer(camp)
    end_round_of_items(camp)
    may_try_again(camp)
    serve_anew(camp)
    forget_this_round(camp)
    clear_up(camp)
    settle_in(camp)
    if camp.round == scenario(camp).rounds:
        lose(camp, "too-late")
        return
    camp.round += 1
    pass_on(camp)
    camp.push(BeginRound())


@rules.happens(Win)
def win_now(camp: Camp, step: Win) -> None:
    win(camp)


@rules.happens(CheckGoal)
def check_goal(camp: Camp, step: CheckGoal) -> None:
    """The team wins as soon as the goal is reached."""
    if scenario(camp).wins_now(camp):
        win(camp)
