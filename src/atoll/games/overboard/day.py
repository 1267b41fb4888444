"""Day: everybody conscious takes one action, in the order of the morning."""

from collections.abc import Iterator, Sequence

from ...kernel import Decision, Option
from . import answers
from .cards import count
from .facts import KID, ROLES
from .people import is_conscious
from .provisions import has, has_hidden
from .special import can_be_healed
from .state import Boat, rules
from .steps import Rest, Turn


@rules.asks(Turn)
def choose_action(boat: Boat, step: Turn) -> Sequence[Decision]:
    """Whoever is not conscious when the turn comes is passed over."""
    who = step.who
    if not is_conscious(boat, who):
        return ()
    options = (
        *_rowing(boat, who),
        *_demands(boat, who),
        *_special_provisions(boat, who),
        answers.REST[who],
    )
    return (Decision(boat.players[who], answers.ASK_ACTION, options),)


def _rowing(boat: Boat, who: int) -> tuple[Option, ...]:
    oars = count(boat.hidden[who] | boat.opened[who], "oar")
    return answers.ROW[who][: 1 + oars]


def _demands(boat: Boat, who: int) -> tuple[Option, ...]:
    others = [other for other in boat.benches if other != who]
    rich = [other for other in others if boat.hidden[other] or boat.opened[other]]
    secretive = [other for other in others if boat.hidden[other]] if who == KID else ()
    return answers.demands(who, tuple(others), tuple(rich), tuple(secretive))


def _special_provisions(boat: Boat, who: int) -> Iterator[Option]:
    """A parasol that lies open already is in use."""
    if has(boat, who, "medkit"):
        for whom in boat.benches:
            if can_be_healed(boat, whom):
                yield answers.HEAL[who, whom]
    if has_hidden(boat, who, "umbrella"):
        for whom in boat.benches:
            yield answers.SHADE[who, whom]
    if has(boat, who, "flare"):
        yield answers.FIRE[who]


@rules.happens(Rest)
def rest(boat: Boat, step: Rest) -> None:
    boat.tell("rested", who=ROLES[step.who])
