"""Rowing: a look at the next navigation cards, and a say in which comes true."""

from ...kernel import Decision
from . import answers
from .atoms import all_know, draw, lay_ready, open_up, put_under, tire_of_rowing
from .cards import count, first_of
from .facts import ROLES
from .state import Boat, Seen, rules
from .steps import Lay, LookAhead, Row

CARDS_FOR_ROWING = 2


@rules.happens(Row)
def row(boat: Boat, step: Row) -> None:
    """Each oar that is used has to be open; those that are already come first."""
    who = step.who
    for _ in range(step.oars - count(boat.opened[who], "oar")):
        open_up(boat, who, first_of(boat.hidden[who], "oar"))
    tire_of_rowing(boat, who)
    boat.drawn = draw(boat, 1 << who, CARDS_FOR_ROWING + step.oars)
    if not boat.quiet:
        boat.tell("rowed", who=ROLES[who], count=len(boat.drawn))
    boat.push(LookAhead(who))


@rules.asks(LookAhead)
def choose_cards(boat: Boat, step: LookAhead) -> tuple[Decision, ...]:
    cards = tuple(sorted([each.card for each in boat.drawn]))
    options = answers.lays(cards)
    return (Decision(boat.players[step.who], answers.ASK_LAY, options),)


@rules.happens(Lay)
def lay(boat: Boat, step: Lay) -> None:
    """Others who knew what was drawn know where it is only if all of it goes one way."""
    who, drawn = boat.rowed[-1], boat.drawn
    laid = [each for each in drawn if each.card in step.cards]
    refused = [each for each in drawn if each.card not in step.cards]
    knowers = 1 << who if laid and refused else all_know(drawn)
    lay_ready(boat, [*boat.laid, *[Seen(each.card, knowers) for each in laid]])
    put_under(boat, [each.card for each in refused], knowers)
    boat.drawn = []
    if not boat.quiet:
        boat.tell("laid", who=ROLES[who], count=len(laid))
