"""The event phase: cards are drawn, and threats slide and strike."""

from ..cards.events import EVENTS
from ..cards.kinds import Effects
from ..cards.mysteries import MYSTERIES
from ..decks.piles import ALL_ADVENTURES, draw, leave
from ..decks.threats import slide_in, take_all
from ..effects.beasts import fight_beast, turn_up_beside
from ..scenarios.frame import scenario
from ..scenes import carry_out, open_scene, settle
from ..state import Camp, Scene, Threat, rules
from ..steps import DrawEvent, EventPhase, Pause, PlaceThreat
from ..vocabulary import Book, Put, RepeatEvent, Strike
from .rounds import enter


@rules.happens(EventPhase)
def event_phase(camp: Camp, step: EventPhase) -> None:
    """Round 1 has none. A beast that has waited comes before the card; and before the morale
    phase there is a moment to lift the spirits that the event has lowered.
    """
    enter(camp, "event")
    if camp.round == 1:
        return
    camp.push_all(DrawEvent(), Pause())
    if camp.beside:
        fight_beast(camp, camp.first, turn_up_beside(camp))


@rules.happens(DrawEvent)
def draw_event(camp: Camp, step: DrawEvent) -> None:
    """Adventures and mysteries that come back are carried out, and another card is drawn."""
    card = draw(camp, camp.event_deck)
    if card is None:
        return
    camp.tell("drawn", card=card)
    if card in EVENTS:
        carry_out(camp, camp.first, card, *_sign(card), *EVENTS[card].event, PlaceThreat())
    else:
        camp.push(DrawEvent())
        carry_out(camp, camp.first, card, *lower_half(card))


def _sign(card: str) -> Effects:
    """A book brings the scenario's effect, an adventure its token."""
    sign = EVENTS[card].sign
    return (Book(),) if sign == "book" else (Put("adventure", sign),)


def lower_half(card: str) -> Effects:
    return ALL_ADVENTURES[card].lower if card in ALL_ADVENTURES else MYSTERIES[card].lower


@rules.happens(Book)
def book(camp: Camp, step: Book) -> None:
    """In some scenarios it means nothing."""
    if effects := scenario(camp).book:
        camp.tell("book")
        camp.push_all(*effects)


@rules.happens(PlaceThreat)
def place_threat(camp: Camp, step: PlaceThreat) -> None:
    """The cards slide to the left, and one that is pushed off strikes."""
    settle(camp)
    pushed = slide_in(camp, camp.scene.card)
    if pushed is not None:
        strike(camp, pushed)


def strike(camp: Camp, threat: Threat) -> None:
    """A wreckage card is gone without any effect."""
    if threat.card in EVENTS:
        camp.tell("strikes", card=threat.card)
        open_scene(camp, Scene(camp.first, threat.card), Pause(), *EVENTS[threat.card].strikes)
    else:
        leave(camp, threat.card)


@rules.happens(Strike)
def strike_all(camp: Camp, step: Strike) -> None:
    """From left to right; the one pushed last strikes first."""
    for threat in reversed(take_all(camp)):
        strike(camp, threat)


@rules.happens(RepeatEvent)
def repeat_event(camp: Camp, step: RepeatEvent) -> None:
    camp.push_all(*EVENTS[camp.scene.card].event)
