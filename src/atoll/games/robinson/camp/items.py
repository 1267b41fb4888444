"""Inventions and items: what lies on the board, what has been built, and what is turned back."""

from ..cards.inventions import INVENTIONS
from ..cards.kinds import InventionCard
from ..decks.piles import shuffle_into
from ..facts import SPACES, Character
from ..land.tiles import terrains
from ..land.tokens import take_from_camp
from ..scenarios.frame import scenario
from ..state import NOWHERE, Camp, in_force

SHORTCUT = "shortcut"


def invention(camp: Camp, name: str) -> InventionCard:
    """A card, or one of the two on the scenario's sheet."""
    found = INVENTIONS.get(name)
    return scenario(camp).inventions[name] if found is None else found


def to_be_built(camp: Camp) -> list[str]:
    """The inventions whose terrains are explored and whose items are there, and that the scenario
    allows to be built."""
    explored, rules = terrains(camp), scenario(camp)
    items = {item for item in camp.items if has(camp, item)}
    found = []
    for name in camp.board:
        card = invention(camp, name)
        if explored.issuperset(card.terrains) and items.issuperset(card.items):
            found += [name] if rules.may_build(camp, name) else []
    return found


def is_card(name: str) -> bool:
    """Whether it is a card, which can be turned back and discarded."""
    return name in INVENTIONS


def has(camp: Camp, item: str) -> bool:
    """Whether an item can be used now. What is on the scenario's sheet is no card to put away."""
    return item in camp.items and not (is_card(item) and items_are_away(camp))


def items_are_away(camp: Camp) -> bool:
    return in_force(camp, "items-away")


def items_at_hand(camp: Camp) -> list[str]:
    """The items that an effect can turn back."""
    return [item for item in camp.items if is_card(item) and item not in camp.turned_back]


def owner(camp: Camp, name: str) -> int | None:
    """The character beside whose sheet an invention lies, if there is one."""
    whose: Character | None = invention(camp, name).owner
    names = [person.name for person in camp.people[: camp.seats]]
    return names.index(whose) if whose in names else None


def discardable(camp: Camp) -> list[str]:
    """The inventions on the board that an effect can discard."""
    cards = [name for name in camp.board if is_card(name) and not is_planned(camp, name)]
    return [name for name in cards if owner(camp, name) is None]


def to_be_had(camp: Camp, names: tuple[str, ...]) -> list[str]:
    """Those of these inventions that an effect can build for nothing."""
    return [name for name in names if name in camp.board and not is_planned(camp, name)]


def is_planned(camp: Camp, name: str) -> bool:
    """Whether pawns stand on an invention: what is planned cannot be undone."""
    return any(stack.kind == "build" and stack.target == name for stack in camp.plan)


def return_invention(camp: Camp, name: str) -> None:
    """An invention goes from the board back into its deck."""
    camp.board.remove(name)
    shuffle_into(camp, camp.inventions, name)
    camp.tell("invention-discarded", item=name)


def build_for_nothing(camp: Camp, name: str) -> None:
    """An invention on the board becomes an item at once."""
    camp.board.remove(name)
    become_item(camp, name)


def add_invention(camp: Camp, name: str) -> None:
    camp.board.append(name)
    camp.tell("invention-found", item=name)


def finish_item(camp: Camp, name: str) -> None:
    """Something was built in the action phase: it becomes an item at the end of that phase.

    What can be built again stays on the board; but what it brings waits, too.
    """
    card = invention(camp, name)
    if not card.again:
        camp.board.remove(name)
    if not card.again or card.once:
        camp.future_items.append(name)


def appear(camp: Camp, name: str) -> None:
    """The action phase in which something was built is over."""
    camp.future_items.remove(name)
    become_item(camp, name)


def become_item(camp: Camp, name: str) -> None:
    """Its one-time effects come, and from now on it can be used, unless it is built again."""
    card = invention(camp, name)
    if not card.again:
        camp.items.append(name)
        camp.tell("item", item=name)
        scenario(camp).note_goal(camp)
    camp.push_all(*card.once)


def turn_back(camp: Camp, name: str) -> None:
    """It still serves until the end of the round; its one-time effect is undone."""
    camp.turned_back.append(name)
    camp.tell("turned-back", item=name)
    camp.push_all(*invention(camp, name).undone)


def mark(camp: Camp, name: str) -> None:
    camp.marked.append(name)
    camp.tell("marked", item=name)


def unmark_all(camp: Camp) -> list[str]:
    """The items that were marked."""
    marked, camp.marked = camp.marked, []
    return marked


def lay_shortcut(camp: Camp, space: int) -> None:
    camp.shortcut = space
    camp.tell("shortcut", space=SPACES[space])


def lose_shortcut(camp: Camp) -> None:
    """Its token goes, and the card is turned back."""
    camp.shortcut = NOWHERE
    if SHORTCUT in items_at_hand(camp):
        turn_back(camp, SHORTCUT)


def lose_item(camp: Camp, name: str) -> None:
    """It serves no longer: its marker goes, and so do the tokens that it has brought."""
    camp.items.remove(name)
    take_from_camp(camp, name)
    if name in camp.marked:
        camp.marked.remove(name)
    if name == SHORTCUT:
        camp.shortcut = NOWHERE


def become_invention(camp: Camp, name: str) -> None:
    """An item is turned over, and lies on the board again."""
    lose_item(camp, name)
    camp.board.append(name)


# What is over with the round.


def use_once(camp: Camp, thing: str) -> None:
    """It cannot be used again in this round."""
    camp.lent.append(thing)


def end_round_of_items(camp: Camp) -> None:
    """What was turned back is an invention again, and what was used serves again."""
    for item in camp.turned_back:
        become_invention(camp, item)
    camp.turned_back.clear()
    camp.lent.clear()
