"""Tables of Volcano Island.

camp = volcano("carpenter cook", t3=2, b3=7)
explored(camp, spaces=6, sites=3)
"""

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.scenarios.volcano_island import expedition
from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import BeginRound
from atoll.kernel import Event, OptionValue

from .acting import island
from .tables import happen


def volcano(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """The action phase of the first round; spaces have these tiles."""
    camp = island(names, scenario="volcano_island", **places)
    happen(camp)  # the Knife raises the weapon
    return camp


def explored(camp: Camp, *, spaces: int = 0, sites: int = 0) -> Camp:
    """So much has been explored already, wherever that was."""
    goal = expedition(camp)
    goal.spaces, goal.sites = spaces, sites
    return camp


def camp_at(camp: Camp, space: str) -> Camp:
    """The camp has moved, long ago."""
    camp.camp = SPACE[space]
    return camp


def begins(camp: Camp, round_: int) -> list[Event]:
    """A round begins; the event phase is still to come."""
    camp.__dict__.pop("events", None)
    camp.scenes = []
    camp.round = round_
    begin_round(camp, BeginRound())
    return camp.events


def reason(camp: Camp) -> str | None:
    return None if camp.outcome is None else camp.outcome.reason
