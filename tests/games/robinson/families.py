"""Tables of Family Robinson.

camp = family(m2=1)
home(camp)
assert after_this_round(camp) == "goal"
"""

from atoll.games.robinson.phases.rounds import begin_round, end_round
from atoll.games.robinson.scenarios.family_robinson import household
from atoll.games.robinson.state import Camp
from atoll.games.robinson.steps import BeginRound, EndRound
from atoll.kernel import OptionValue

from .acting import have, island

NINE = ["basket", "bed", "belts", "bow", "cellar", "diary", "furnace", "moat", "pit"]


def family(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """The nine that have to be built are always the same, and lie on the board."""
    camp = island(names, scenario="family_robinson", **places)
    for drawn in household(camp).wanted:
        camp.board.remove(drawn)
        camp.inventions.cards.append(drawn)
    for card in NINE:
        camp.inventions.cards.remove(card)
    camp.board += NINE
    household(camp).wanted = [*NINE]
    return camp


def home(camp: Camp) -> None:
    """All that is wanted is there."""
    have(camp, *NINE)
    camp.shelter = True
    camp.levels.update({"roof": 1, "palisade": 1, "weapon": 1})


def ending(camp: Camp) -> str:
    """How it has ended; nothing if it goes on."""
    return "" if camp.outcome is None else camp.outcome.reason


def after_this_round(camp: Camp) -> str:
    """How it ends with this round; nothing if the next one would begin."""
    end_round(camp, EndRound())
    camp.agenda = camp.agenda[:1]
    return ending(camp)


def begin(camp: Camp, round_: int) -> str:
    """How it ends when this round begins; nothing if the event phase would come."""
    camp.round = round_
    begin_round(camp, BeginRound())
    camp.agenda = camp.agenda[:1]
    return ending(camp)
