"""Tables of the scenario with Jenny: she is on her rock, or in the camp."""

from atoll.games.robinson.facts import CHARACTERS
from atoll.games.robinson.scenarios.jenny import rescue
from atoll.games.robinson.state import Camp
from atoll.kernel import OptionValue

from .acting import island
from .tables import person


def team(seats: int) -> str:
    """So many characters."""
    return " ".join(CHARACTERS[:seats])


def rock(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """Nothing has been done for Jenny yet."""
    return island(names, scenario="jenny", **places)


def saved(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """Jenny is in the camp, and nobody is wounded."""
    camp = rock(names, **places)
    person(camp, "jenny").away = False
    rescue(camp).raft = rescue(camp).rescued = True
    return camp


def ended(camp: Camp) -> str | None:
    """How the game has ended, if it has."""
    return camp.outcome.reason if camp.outcome is not None else None
