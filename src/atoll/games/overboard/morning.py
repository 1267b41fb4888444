"""Morning: the crate goes from bow to stern, and everybody keeps one provision."""

from ...kernel import Decision, bitset
from . import answers, memory
from .atoms import lapse, take_in
from .cards import CARD, first_of, is_several
from .facts import ROLES
from .people import conscious
from .state import Boat, rules
from .steps import Choose, Dusk, Keep, Morning, TakeHelm, Turn
from .talk import forget_words
from .trading import count_offers_anew


@rules.happens(Morning)
def morning(boat: Boat, step: Morning) -> None:
    """The order in which all sit now is the order of the day."""
    boat.day += 1
    boat.turns = boat.benches.copy()
    if not boat.quiet:
        boat.tell("morning", day=boat.day)
    lapse(boat, boat.offers.copy())
    forget_words(boat)
    count_offers_anew(boat)
    crate = draw_crate(boat)
    boat.push_all(*crate, *[Turn(who) for who in boat.turns], Dusk(), TakeHelm())


def draw_crate(boat: Boat) -> list[Choose]:
    """As many provisions as there are conscious characters, or as many as are left."""
    awake = conscious(boat)
    size = min(len(awake), len(boat.supplies))
    if size == 0:
        if awake:
            boat.tell("no-provisions")
        return []
    boat.crate = bitset([boat.supplies.pop() for _ in range(size)])
    boat.reveal()
    if not boat.quiet:
        boat.tell("crate", who=ROLES[awake[0]], count=size)
    return [Choose(who) for who in awake[:size]]


@rules.asks(Choose)
def choose_provision(boat: Boat, step: Choose) -> tuple[Decision, ...]:
    """Also who gets nothing but cards of one kind is asked, so that nobody learns of that."""
    options = answers.keeps(step.who, boat.crate)
    always = is_several(boat.crate)
    return (Decision(boat.players[step.who], answers.ASK_KEEP, options, always=always),)


@rules.happens(Keep)
def keep(boat: Boat, step: Keep) -> None:
    who = step.who
    card = first_of(boat.crate, step.kind)
    boat.crate &= ~CARD[card]
    take_in(boat, who, card)
    if not boat.quiet:
        boat.tell("kept", who=ROLES[who], left=boat.crate.bit_count())
        boat.tell("kept-what", (boat.players[who],), kind=step.kind)
    memory.one_is_kept(boat, who)
    if boat.crate:
        memory.handed_on(boat, who)
        boat.reveal(by=boat.players[who])  # the next one looks at what is left
    else:
        memory.crate_is_empty(boat)
