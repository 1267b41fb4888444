"""What players know for certain about cards that lie face down.

The rules never ask for it. It is kept so that a redeal contradicts nobody's memory.
"""

from ...kernel import members
from .facts import CURSE
from .state import Clues, Hunt, Seats, Sharing


def clues_shuffled(hunt: Hunt, clues: Clues) -> None:
    """All have seen these clues being shuffled: none of them is in a hand from before."""
    earlier = [each & ~clues for each in hunt.shuffled]
    hunt.shuffled = [*[each for each in earlier if each], clues]


def discards_shuffled(hunt: Hunt) -> None:
    """The discarded treasure cards become the deck: whoever knows one of them knows it there."""
    _new_deck(
        hunt,
        [
            [card.coins for card in hunt.spent if card.knowers >> seat & 1]
            for seat in range(hunt.seats)
        ],
    )


def curse_returned(hunt: Hunt, sharing: Sharing) -> None:
    """All know that it is in the deck now, and what else is if nothing was drawn from it."""
    outside = (*hunt.spent, *sharing.hoard, *sharing.turned)
    drawn = any(card.deck == hunt.decks for card in outside)
    _new_deck(hunt, [[CURSE, *([] if drawn else sure)] for sure in hunt.sure])


def _new_deck(hunt: Hunt, sure: list[list[int]]) -> None:
    hunt.decks += 1
    hunt.sure = [sorted(each) for each in sure]


def card_seen(hunt: Hunt, seat: int, coins: int) -> None:
    """It may be the one of which the seat knew that it was in the deck."""
    if coins in hunt.sure[seat]:
        hunt.sure[seat].remove(coins)


def card_turned_up(hunt: Hunt, sharing: Sharing, coins: int) -> None:
    """Whoever has looked at one like it takes it for that one."""
    if any(card.deck == hunt.decks for card in (*sharing.hoard, *sharing.turned)):
        for seat in range(hunt.seats):
            if coins not in sharing.known_to(seat):
                card_seen(hunt, seat, coins)


def still_known(hunt: Hunt, sharing: Sharing) -> list[Seats]:
    """By card of the hoard, who is still sure that it is there."""
    known = [sharing.known_to(seat) for seat in range(hunt.seats)]
    knowers = []
    for card in sharing.hoard:
        sure = [seat for seat in members(card.knowers) if card.coins in known[seat]]
        for seat in sure:
            known[seat].remove(card.coins)
        knowers.append(sum([1 << seat for seat in sure]))
    return knowers


def surely_safe(sharing: Sharing) -> bool:
    """Whether the whole hoard came from where no curses are: which card did, nobody can tell."""
    return all(card.safe for card in (*sharing.hoard, *sharing.turned))
