"""Dealing anew what a seat does not know: other hands, the decks, and what others looked at."""

from ...kernel import shuffle
from .facts import CURSE
from .state import Hunt, Treasure


def hide(hunt: Hunt, seat: int) -> None:
    _deal_clues(hunt, seat)
    _deal_treasures(hunt, seat)
    if hunt.sharing is not None:
        shuffle(hunt, hunt.sharing.hoard)


def _deal_clues(hunt: Hunt, seat: int) -> None:
    """What was laid or discarded all have seen."""
    others = [each for each in range(hunt.seats) if each != seat]
    unknown = [*hunt.deck, *[clue for other in others for clue in hunt.hands[other]]]
    unknown.sort()
    shuffle(hunt, unknown)
    for other in others:
        size = len(hunt.hands[other])
        hunt.hands[other] = sorted([unknown.pop() for _ in range(size)])
    hunt.deck = unknown


def _deal_treasures(hunt: Hunt, seat: int) -> None:
    """What somebody accepted all have seen. No curse comes where none can be."""
    piles = [hunt.spent] if hunt.sharing is None else [hunt.spent, hunt.sharing.hoard]
    unknown = [
        (pile, place)
        for pile in piles
        for place, card in enumerate(pile)
        if not card.knowers >> seat & 1
    ]
    coins = [*hunt.treasures, *[pile[place].coins for pile, place in unknown]]
    safe = [*[place >= hunt.cursed for place in range(len(hunt.treasures))]]
    safe += [pile[place].safe for pile, place in unknown]
    dealt = _deal(hunt, coins, safe)
    for pile, place in reversed(unknown):
        card = pile[place]
        pile[place] = Treasure(dealt.pop(), card.knowers, card.safe)
    hunt.treasures = dealt


def _deal(hunt: Hunt, coins: list[int], safe: list[bool]) -> list[int]:
    """The same cards in another order, with the curses on places that are not safe."""
    treasures = sorted([each for each in coins if each != CURSE])
    shuffle(hunt, treasures)
    places = [place for place, is_safe in enumerate(safe) if not is_safe]
    shuffle(hunt, places)
    cursed = {*places[: coins.count(CURSE)]}
    return [CURSE if place in cursed else treasures.pop() for place in range(len(coins))]
