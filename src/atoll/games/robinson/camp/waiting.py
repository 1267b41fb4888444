"""Cards that were found in the action phase: they wait for its end.

Or they lie on the sheet of somebody outside the camp, like all that the same action has brought.
"""

from ..cards.mysteries import is_treasure
from ..state import Camp, Person
from .stores import in_action, who_stays_outside


def begin_to_find(camp: Camp) -> None:
    """An action begins, and has brought no cards yet."""
    camp.brought_cards = []


def let_find_wait(camp: Camp, card: str) -> None:
    _let_wait(camp, card, camp.future_finds)


def let_treasure_wait(camp: Camp, card: str) -> bool:
    """Whether it waits for all, and lies on nobody's sheet."""
    return _let_wait(camp, card, camp.future_treasures)


def _let_wait(camp: Camp, card: str, waiting: list[str]) -> bool:
    outsider = who_stays_outside(camp)
    if outsider is not None:
        outsider.sheet.append(card)
        return False
    waiting.append(card)
    if in_action(camp):
        camp.brought_cards.append(card)
    return True


def take_cards_along(camp: Camp, somebody: Person) -> None:
    """What the present action has brought so far goes to the sheet of who stays outside."""
    for card in camp.brought_cards:
        waiting = camp.future_finds if card in camp.future_finds else camp.future_treasures
        waiting.remove(card)
        somebody.sheet.append(card)
    camp.brought_cards = []


def leave_cards(camp: Camp, somebody: Person) -> None:
    """What lies on the sheet of Friday, who has died, waits for all."""
    for card in somebody.sheet:
        (camp.future_treasures if is_treasure(card) else camp.future_finds).append(card)


def take_up(camp: Camp, card: str, person: int | None) -> None:
    """The action phase is over: a card waits no longer, for all or on somebody's sheet."""
    if person is not None:
        camp.people[person].sheet.remove(card)
    elif is_treasure(card):
        camp.future_treasures.remove(card)
    else:
        camp.future_finds.remove(card)


def put_treasure_down(camp: Camp, card: str) -> None:
    """A treasure that was found is lost again, wherever it lies."""
    sheets = [person.sheet for person in camp.people]
    for cards in (camp.future_treasures, camp.brought_cards, *sheets):
        if card in cards:
            cards.remove(card)
