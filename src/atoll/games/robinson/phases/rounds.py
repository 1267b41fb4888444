"""A round: six phases, and what comes before and after them."""

from ..camp.items import end_round_of_items
from ..camp.kept import serve_anew
from ..camp.levels import settle_in
from ..camp.stores import unpack
from ..decks.lasting import forget_this_round
from ..decks.later import no_longer_wait
from ..ending import lose, win
from ..land.sky import clear_up
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


@rules.happens(BeginRound)
def begin_round(camp: Camp, step: BeginRound) -> None:
    camp.phase = "event"
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


def come_back(camp: Camp) -> None:
    """Whoever was outside returns with what was gathered."""
    for person in camp.people:
        if person.outside is not None:
            person.outside = None
            person.trip = ""
            unpack(camp, person)


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
    for person in camp.people:
        person.used.clear()
    end_round_of_items(camp)
    camp.tried.clear()
    serve_anew(camp)
    forget_this_round(camp)
    clear_up(camp)
    settle_in(camp)
    if camp.round == scenario(camp).rounds:
        lose(camp, "too-late")
        return
    camp.round += 1
    camp.first = (camp.first + 1) % camp.seats
    camp.push(BeginRound())


@rules.happens(Win)
def win_now(camp: Camp, step: Win) -> None:
    win(camp)


@rules.happens(CheckGoal)
def check_goal(camp: Camp, step: CheckGoal) -> None:
    """The team wins as soon as the goal is reached."""
    if scenario(camp).wins_now(camp):
        win(camp)
