"""Every card, token and tile of a game, wherever it is; no rule may make one or lose one."""

from collections import Counter

from .camp.items import invention
from .state import Camp
from .steps import MeetMystery
from .view import piles


def all_pieces(camp: Camp) -> Counter[str]:
    """Resources, markers and tokens other than discoveries are not counted: there are enough."""
    cards = [card for pile in piles(camp).values() for card in pile.cards]
    cards += [threat.card for threat in camp.threats if threat is not None]
    cards += [scene.card for scene in camp.scenes if scene.card and not scene.settled]
    cards += [card for scene in camp.scenes for card in (*scene.aside, *scene.done)]
    cards += [step.card for step in camp.agenda if isinstance(step, MeetMystery)]
    cards += [kept.card for kept in camp.kept]
    cards += [card for person in camp.people for card in person.sheet]
    cards += [str(space.tile) for space in camp.spaces if space.tile]
    for place in (
        camp.box,
        camp.out,
        camp.mystery_discards,
        camp.invention_discards,
        camp.board,
        camp.items,
        [item for item in camp.future_items if not invention(camp, item).again],
        camp.future_finds,
        camp.future_treasures,
        [camp.beside] if camp.beside else [],
    ):
        cards += place
    return Counter(cards)
