"""Decks: drawing from them, looking at them, and shuffling cards into them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from ....kernel import shuffle
from ..cards.building import BUILDING
from ..cards.events import EVENTS
from ..cards.exploring import EXPLORING
from ..cards.finds import FINDS
from ..cards.gathering import GATHERING
from ..cards.kinds import AdventureCard
from ..facts import Skill
from ..state import Camp, Pile
from .notes import forget


class Copied(Protocol):
    @property
    def copies(self) -> int: ...


ADVENTURES: dict[Skill, dict[str, AdventureCard]] = {
    "build": BUILDING,
    "gather": GATHERING,
    "explore": EXPLORING,
}
ALL_ADVENTURES: dict[str, AdventureCard] = {**BUILDING, **GATHERING, **EXPLORING}


def every(cards: Mapping[str, Copied]) -> Iterator[str]:
    """Each card as often as it is in the box."""
    for name, card in cards.items():
        yield from [name] * card.copies


def all_events() -> list[str]:
    return [*every(EVENTS)]


def all_finds(symbols: Iterable[str]) -> list[str]:
    """With the four whose symbols mean something else in each scenario."""
    return [*every(FINDS), *symbols]


def back(card: str) -> str:
    """From which deck a card comes that lies in the event deck: all can tell by its back."""
    kind, _, _ = card.partition("-")
    return {"event": "events", "mystery": "mysteries"}.get(kind, kind)


# Piles.


def mix(camp: Camp, pile: Pile) -> None:
    """Shuffle a pile, so that nobody knows anything of its order."""
    pile.cards.sort()
    shuffle(camp, pile.cards)
    pile.top = pile.bottom = 0


def draw(camp: Camp, pile: Pile) -> str | None:
    """The top card, if there is one."""
    if not pile.cards:
        return None
    camp.reveal()
    pile.top = max(pile.top - 1, 0)
    card = pile.cards.pop()
    pile.bottom = min(pile.bottom, len(pile.cards))
    return card


def look(camp: Camp, pile: Pile, count: int) -> list[str]:
    """The uppermost cards, the top first; from now on they are known."""
    seen = pile.cards[: -count - 1 : -1]
    pile.top = max(pile.top, len(seen))
    camp.reveal()
    return seen


def leave_on_top(camp: Camp, pile: Pile, card: str) -> None:
    """Of the cards that were looked at one stays on top; the others are shuffled back."""
    take_out(camp, pile, card)
    pile.cards.append(card)
    pile.top = 1


def take_out(camp: Camp, pile: Pile, card: str) -> None:
    """A certain card is taken, and the others are shuffled."""
    pick_out(pile, card)
    mix(camp, pile)


def pick_out(pile: Pile, card: str) -> None:
    """A certain card is taken, and nobody has looked at the others."""
    pile.cards.remove(card)


def put_on_top(pile: Pile, card: str) -> None:
    """A card that all have seen."""
    pile.cards.append(card)
    pile.top += 1


def put_back(pile: Pile, card: str, above: int) -> None:
    """Of the uppermost cards one comes to lie below so many of the others."""
    pile.cards.remove(card)
    pile.cards.insert(len(pile.cards) - above, card)


def shuffle_back(camp: Camp, pile: Pile, cards: list[str]) -> None:
    """Cards that came from this pile, and that all have seen."""
    pile.cards += cards
    mix(camp, pile)


def shuffle_into(camp: Camp, pile: Pile, card: str) -> None:
    pile.cards.append(card)
    mix(camp, pile)
    camp.reveal()


def sink(pile: Pile) -> None:
    """The top card goes to the bottom; whoever knew it still knows where it is."""
    known = pile.top > 0 or pile.bottom == len(pile.cards)
    card = pile.cards.pop()
    pile.top = max(pile.top - 1, 0)
    pile.bottom = min(pile.bottom, len(pile.cards))
    if known:
        put_under(pile, card)
    else:
        pile.cards.insert(0, card)
        pile.bottom = 0


def put_under(pile: Pile, card: str) -> None:
    """A card that all have seen goes to the bottom."""
    pile.cards.insert(0, card)
    pile.bottom += 1


# Those that are renewed.


def draw_mystery(camp: Camp) -> str | None:
    """The top mystery; those that were discarded become the new deck."""
    if not camp.mysteries.cards and camp.mystery_discards:
        camp.mysteries.cards, camp.mystery_discards = camp.mystery_discards, []
        mix(camp, camp.mysteries)
    return draw(camp, camp.mysteries)


def renew_inventions(camp: Camp) -> None:
    """When the deck runs out, those that were put aside become the new one."""
    pile = camp.inventions
    if not pile.cards and camp.invention_discards:
        pile.cards, camp.invention_discards = camp.invention_discards, []
        mix(camp, pile)


def draw_invention(camp: Camp) -> str | None:
    """The top of the deck."""
    renew_inventions(camp)
    pile = camp.inventions
    if not pile.cards:
        return None
    camp.reveal()
    return pile.cards.pop()


def put_ideas_aside(camp: Camp, names: list[str]) -> None:
    """Inventions that were looked at and not taken."""
    camp.invention_discards += names


# Cards that go.


def discard_mysteries(camp: Camp, cards: list[str]) -> None:
    camp.mystery_discards += cards


def leave(camp: Camp, card: str) -> None:
    """Mysteries come again; everything else is out of the game. What it has noted is forgotten."""
    forget(camp, card)
    (camp.mystery_discards if card.startswith("mystery-") else camp.out).append(card)


def put_out(camp: Camp, *cards: str) -> None:
    """They are out of the game, without having noted anything."""
    camp.out += cards


def bring_back(camp: Camp, card: str) -> None:
    """A card that was out of the game."""
    camp.out.remove(card)
