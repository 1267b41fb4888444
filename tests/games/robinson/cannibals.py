"""Tables of Cannibal Island, with villages and the city where a story wants them."""

from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.scenarios.cannibal_island import siege
from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import BeginRound
from atoll.kernel import Event, OptionValue

from .acting import act, island, space

TOTEMS = (2, 5, 6, 7, 10)
"""The tiles of the stack that have one."""


def shore(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    return island(names, scenario="cannibal_island", **places)


def settled(villages: str, names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """In these places there are villages, in the order of exploring."""
    tiles = dict(zip(villages.split(), TOTEMS, strict=False))
    camp = shore(names, **tiles, **places)
    for number, place in enumerate(villages.split(), 1):
        space(camp, place).totem = number
    return camp


def begin(camp: Camp, number: int) -> None:
    """A round begins; after that the story rests again."""
    camp.agenda, camp.round = camp.agenda[:1], number
    begin_round(camp, BeginRound())
    camp.agenda, camp.phase = camp.agenda[:1], "action"


def found(camp: Camp) -> Camp:
    """In round 4 the city is found."""
    begin(camp, 4)
    return camp


def burnt(camp: Camp, *numbers: int) -> Camp:
    """These villages have been burnt."""
    siege(camp).burnt += numbers
    return camp


def attack(camp: Camp, target: str, pawns: str = "carpenter carpenter") -> list[Event]:
    return act(camp, "hunt", target, pawns=pawns)
