"""What is found, and where the card goes that is carried out."""

from ..camp.kept import find
from ..camp.waiting import let_find_wait
from ..decks.notes import note_only
from ..decks.piles import bring_back, draw, look, put_out, shuffle_into
from ..scenes import settle
from ..state import Camp, rules
from ..steps import Ask, KeepFind, Peek
from ..vocabulary import DrawDiscoveries, DrawStartingItem, Keep, PeekEvent, ShuffleIn

EVENT_DECK, BESIDE = "event-deck", "beside"
"""What can be looked at."""
SEEN = "seen"
"""What is noted of a beast that waits and is known."""

# Discoveries and starting items.


@rules.happens(DrawDiscoveries)
def draw_discoveries(camp: Camp, step: DrawDiscoveries) -> None:
    """Those that are not kept are out of the game."""
    drawn = []
    for _ in range(step.count):
        token = draw(camp, camp.finds)
        if token is not None:
            drawn.append(token)
            camp.tell("found", card=token)
    if step.kept is None or step.kept >= len(drawn):
        for token in drawn:
            receive(camp, token)
    else:
        put_out(camp, *drawn)
        _ask_what_to_keep(camp, tuple(drawn), step.kept)


def receive(camp: Camp, card: str) -> None:
    """In the action phase it waits for the end of the phase; otherwise it is available."""
    if camp.phase == "action":
        let_find_wait(camp, card)
    else:
        find(camp, card)


def _ask_what_to_keep(camp: Camp, drawn: tuple[str, ...], count: int) -> None:
    if count:
        kinds = tuple(dict.fromkeys(drawn))
        camp.push(Ask("ask-find", kinds, KeepFind(drawn=drawn, more=count - 1), by="actor"))


@rules.happens(KeepFind)
def keep_find(camp: Camp, step: KeepFind) -> None:
    bring_back(camp, step.thing)
    camp.tell("find-kept", card=step.thing)
    place = step.drawn.index(step.thing)
    _ask_what_to_keep(camp, step.drawn[:place] + step.drawn[place + 1 :], step.more)
    receive(camp, step.thing)


@rules.happens(DrawStartingItem)
def draw_starting_item(camp: Camp, step: DrawStartingItem) -> None:
    """One of those that are not in the game yet."""
    card = draw(camp, camp.supplies)
    if card is not None:
        camp.tell("found", card=card)
        receive(camp, card)


# The event deck.


@rules.happens(PeekEvent)
def peek_event(camp: Camp, step: PeekEvent) -> None:
    """A beast that waits beside the deck may be looked at instead."""
    things = (EVENT_DECK, BESIDE) if camp.beside else (EVENT_DECK,)
    camp.push(Ask("ask-peek", things, Peek()))


@rules.happens(Peek)
def peek(camp: Camp, step: Peek) -> None:
    """From now on that card is known."""
    if step.thing == BESIDE:
        camp.reveal()
        note_only(camp, camp.beside, [SEEN])
        camp.tell("beast-seen", card=camp.beside)
        return
    for card in look(camp, camp.event_deck, 1):
        camp.tell("event-seen", card=card)


@rules.happens(ShuffleIn)
def shuffle_in(camp: Camp, step: ShuffleIn) -> None:
    card = camp.scene.card
    settle(camp)
    shuffle_into(camp, camp.event_deck, card)
    camp.tell("shuffled-in", card=card)


# Where a card goes.


@rules.happens(Keep)
def keep_card(camp: Camp, step: Keep) -> None:
    """In the action phase it waits for the end of the phase."""
    settle(camp)
    camp.tell("kept", card=camp.scene.card)
    receive(camp, camp.scene.card)
