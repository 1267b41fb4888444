"""What each character knows about the provisions that they have seen.

For each provision a number says where it may be: a bit for each character in front of whom it may
lie hidden, and one each for the crate and the sea. Zero means that the character has no idea, or
sees the card anyway. Above these bits stands the day on which the card was handed on with others,
as long as each of those others is known to lie in front of somebody else.
"""

from .facts import OF_KIND, PROVISIONS, ROLES
from .state import Boat

IN_SEA = 1 << len(ROLES)
IN_CRATE = IN_SEA << 1
PLACES = (IN_CRATE << 1) - 1
DAY_SHIFT = PLACES.bit_length()


def new_memory() -> list[list[int]]:
    return [[0] * len(PROVISIONS) for _ in ROLES]


def handed_on(boat: Boat, by: int) -> None:
    """Whoever hands the crate on knows what is in it, and that each of the next will keep one."""
    known = boat.whereabouts[by]
    for card in boat.crate:
        known[card] = IN_CRATE | boat.day << DAY_SHIFT


def one_is_kept(boat: Boat, by: int) -> None:
    """Those nearer to the bow handed the crate on, and know that one of its cards lies here now."""
    here = 1 << by
    for who in boat.benches[: boat.benches.index(by)]:
        known = boat.whereabouts[who]
        boat.whereabouts[who] = [each | here if each & IN_CRATE else each for each in known]


def crate_is_empty(boat: Boat) -> None:
    for who, known in enumerate(boat.whereabouts):
        boat.whereabouts[who] = [place & ~IN_CRATE for place in known]


def seen_by_all(boat: Boat, card: int, by: int) -> None:
    """A hidden provision of somebody's is hidden no more."""
    for known in boat.whereabouts:
        _forget_one(known, card, by)


def is_shown(boat: Boat, card: int, by: int, to: int) -> None:
    """A hidden provision of somebody's is shown to somebody else."""
    _forget_one(boat.whereabouts[to], card, by)
    boat.whereabouts[to][card] = 1 << by


def changed_hands(boat: Boat, card: int, by: int, to: int, *, named: bool) -> None:
    """A hidden provision went from one to another; if all heard its name, all know which."""
    for who, known in enumerate(boat.whereabouts):
        if who == to:
            _forget_one(known, card, by)
        elif who == by:
            known[card] = 1 << to
        elif named:
            _forget_one(known, card, by)
            known[card] = 1 << to
        else:
            _may_have_moved(known, 1 << by, 1 << to)


def sank(boat: Boat, card: int, by: int) -> None:
    """A hidden provision went overboard, and only its owner knows which."""
    for who, known in enumerate(boat.whereabouts):
        if who != by:
            _may_have_moved(known, 1 << by, IN_SEA)
    boat.whereabouts[by][card] = IN_SEA


def all_sank(boat: Boat, by: int) -> None:
    """Somebody's hidden provisions all went overboard."""
    place = 1 << by
    for known in boat.whereabouts:
        for card, places in enumerate(known):
            if places & place:
                known[card] = places & PLACES & ~place | IN_SEA
    for card in boat.hidden[by]:
        boat.whereabouts[by][card] = IN_SEA


def _forget_one(known: list[int], card: int, by: int) -> None:
    """A card turns up in front of somebody, and may be any of its kind that was noted there.

    For cards of a kind look alike. If they were noted alike, too, it is no matter which of them is
    forgotten; else all are.
    """
    alike = [each for each in OF_KIND[PROVISIONS[card]] if known[each] >> by & 1]
    if not alike:
        return
    if len({known[each] for each in alike}) == 1:
        alike = [card if card in alike else alike[0]]
    for each in alike:
        known[each] = 0


def _may_have_moved(known: list[int], old: int, new: int) -> None:
    for card, places in enumerate(known):
        if places & old:
            known[card] = places & PLACES | new
