"""What each character knows about the provisions that they have seen and do not see any more.

``whereabouts`` notes by character, and then by place, which cards may be there: hidden in front of
somebody, in the sea or in the crate. Like cards cannot be told apart, so where one turns up a note
of its kind is struck out, and what is left are those that must be somewhere still. ``together``
notes by character the cards that were handed on at once, each of which lies in front of somebody
else. ``handed_on`` is all that can be in the crate for whoever saw it; there nothing is struck out.
"""

from .cards import CARD, LIKE, Cards, is_several
from .facts import ROLES
from .state import Boat

SEA, CRATE = len(ROLES), len(ROLES) + 1
"""The places that come after those of the characters."""
PLACES = CRATE + 1


def handed_on(boat: Boat, by: int) -> None:
    """Whoever hands the crate on knows what is in it, and that each of the next will keep one."""
    boat.whereabouts[by][CRATE] = boat.handed_on[by] = boat.crate
    if is_several(boat.crate):
        boat.together[by].append(boat.crate)


def one_is_kept(boat: Boat, by: int) -> None:
    """Those who handed the crate on know that one of its cards lies here now."""
    for places in boat.whereabouts:
        if places[CRATE]:
            places[by] |= places[CRATE]


def crate_is_empty(boat: Boat) -> None:
    boat.handed_on = [0] * len(boat.handed_on)
    for places in boat.whereabouts:
        places[CRATE] = 0


def seen_by_all(boat: Boat, card: int, by: int) -> None:
    """A hidden provision of somebody's is hidden no more."""
    like = LIKE[card]
    for who, places in enumerate(boat.whereabouts):
        if places[by] & like:
            _forget_one(boat, who, card, by)


def is_shown(boat: Boat, card: int, by: int, to: int) -> None:
    """A hidden provision of somebody's is shown to somebody else."""
    _forget_one(boat, to, card, by)
    boat.whereabouts[to][by] |= CARD[card]


def changed_hands(boat: Boat, card: int, by: int, to: int, *, named: bool) -> None:
    """A hidden provision went from one to another; if all heard its name, all know which."""
    for who, places in enumerate(boat.whereabouts):
        if who == to:
            _forget_one(boat, who, card, by)
        elif who == by:
            places[to] |= CARD[card]
        elif named:
            _forget_one(boat, who, card, by)
            places[to] |= CARD[card]
        elif places[by]:
            _may_have_moved(boat, who, by, to)


def sank(boat: Boat, card: int, by: int) -> None:
    """A hidden provision went overboard, and only its owner knows which."""
    for who, places in enumerate(boat.whereabouts):
        if places[by]:
            _may_have_moved(boat, who, by, SEA)
    boat.whereabouts[by][SEA] |= CARD[card]


def all_sank(boat: Boat, by: int) -> None:
    """Somebody's hidden provisions all went overboard."""
    for who, places in enumerate(boat.whereabouts):
        if places[by]:
            _may_have_moved(boat, who, by, SEA)
            places[by] = 0
    boat.whereabouts[by][SEA] |= boat.hidden[by]


def _may_have_moved(boat: Boat, who: int, old: int, new: int) -> None:
    places = boat.whereabouts[who]
    places[new] |= places[old]
    boat.together[who] = _without(boat.together[who], places[old])


def _forget_one(boat: Boat, who: int, card: int, by: int) -> None:
    """A card turns up in front of somebody, and may be any of its kind that was noted there.

    If they were noted alike it is no matter which of them is forgotten; else all are.
    """
    places, together = boat.whereabouts[who], boat.together[who]
    like = places[by] & LIKE[card]
    if not like:
        return
    if is_several(like) and all(noted & like in (0, like) for noted in (*places, *together)):
        like = CARD[card] & like or like & -like
    places[:] = [noted & ~like for noted in places]
    boat.together[who] = _without(together, like)


def _without(together: list[Cards], cards: Cards) -> list[Cards]:
    """What is left of cards that were handed on at once; one alone says nothing."""
    return together and [left for each in together if is_several(left := each & ~cards)]
