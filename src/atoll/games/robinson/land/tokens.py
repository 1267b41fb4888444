"""Tokens: where they lie, and those that go along with the camp.

A place is a word: an action space, a price, the night, or a space of the island.
"""

from collections.abc import Iterator

from ..decks.notes import note_on, strike_out
from ..facts import SPACE, SPACES
from ..scenarios.frame import scenario
from ..state import Camp
from .tiles import name

FOOD, FLOCK, ASH = "food", "flock", "ash"


def lying(camp: Camp, place: str) -> list[str]:
    """The tokens that lie in a place and work."""
    return camp.spaces[SPACE[place]].tokens if place in SPACE else camp.tokens[place]


def lay(camp: Camp, place: str, token: str) -> None:
    """One of each kind can lie in a place. In the action phase it does not work yet."""
    if not has_room(camp, place, token):
        return
    if camp.phase == "action":
        camp.laid.append(_waiting(place, token))
    else:
        lying(camp, place).append(token)
    camp.tell("laid", token=token, place=place)


def settle_tokens(camp: Camp) -> None:
    """The action phase is over: what was laid in it works from now on."""
    laid, camp.laid = camp.laid, []
    for waiting in laid:
        place, token = waiting.split()
        if has_room(camp, place, token):
            lying(camp, place).append(token)


def take(camp: Camp, place: str, token: str) -> None:
    """A token goes, if it lies there."""
    if token in lying(camp, place):
        lying(camp, place).remove(token)
    elif _waiting(place, token) in camp.laid:
        camp.laid.remove(_waiting(place, token))
    else:
        return
    camp.tell("taken", token=token, place=place)


def wear_off(camp: Camp, place: str, token: str) -> None:
    """A token that works once has worked."""
    lying(camp, place).remove(token)


def take_all(camp: Camp, place: str) -> None:
    lying(camp, place).clear()


def waiting_at(camp: Camp, place: str) -> list[str]:
    """The tokens that were laid in a place in this action phase."""
    return [waiting.split()[1] for waiting in camp.laid if waiting.split()[0] == place]


def on_island(camp: Camp) -> Iterator[str]:
    """All tokens and markers that lie on tiles and spaces, such as ``t1-time`` or ``t1-left``;
    of those that are alike, one. What was built there is not taken away."""
    for place, space in zip(SPACES, camp.spaces, strict=False):
        for word in dict.fromkeys((*space.tokens, *waiting_at(camp, place), *space.covered)):
            if not _is_built(camp, word):
                yield f"{place}-{word}"


def _is_built(camp: Camp, word: str) -> bool:
    """Whether a marker is an invention of the scenario's."""
    card = scenario(camp).inventions.get(word)
    return card is not None and card.on_tiles


def _waiting(place: str, token: str) -> str:
    return f"{place} {token}"


def has_room(camp: Camp, place: str, token: str) -> bool:
    """Whether one more such token can lie in a place."""
    if f"{place} {token}" in scenario(camp).lasting or _is_barred(camp, place, token):
        return False
    if place == name(camp.camp) and token in scenario(camp).heaped:
        return True
    return token not in lying(camp, place) and _waiting(place, token) not in camp.laid


def _is_barred(camp: Camp, place: str, token: str) -> bool:
    """Nothing but ash lies where it is inaccessible, and in some places nothing at all."""
    if place not in SPACE:
        return False
    at = SPACE[place]
    is_down = camp.spaces[at].face_down and token != ASH
    return is_down or not scenario(camp).bears_tokens(camp, at)


def has_like(camp: Camp, tokens: list[str], token: str) -> bool:
    """Whether such a token keeps another from the camp tile; a flock is extra food, too."""
    if token in scenario(camp).heaped:
        return False
    return token in tokens or (token == FOOD and FLOCK in tokens)


# Where the camp is arranged.

BLOCKED = "blocked"
"""A black marker, which keeps the camp from being arranged."""


def is_blocked(camp: Camp) -> bool:
    return BLOCKED in camp.tokens["arrange"]


def block(camp: Camp) -> None:
    camp.tokens["arrange"].append(BLOCKED)
    camp.tell("blocked")


def unblock(camp: Camp) -> None:
    wear_off(camp, "arrange", BLOCKED)
    camp.tell("unblocked")


# What goes along with the camp.

ALONG = "camp-"
"""With this the note of a card begins that has put a token on the camp tile."""


def put_at_camp(camp: Camp, token: str, card: str) -> None:
    """An item or a treasure puts a token on the camp tile, where it works at once."""
    tokens = camp.spaces[camp.camp].tokens
    if not has_like(camp, tokens, token):
        tokens.append(token)
        note_on(camp, card, ALONG + token)
        camp.tell("laid", token=token, place=name(camp.camp))


def carry_along(camp: Camp, token: str, left: int) -> None:
    """The camp has left a tile, and a token comes along to the new one."""
    camp.spaces[left].tokens.remove(token)
    camp.spaces[camp.camp].tokens.append(token)


def going_along(camp: Camp) -> Iterator[tuple[str, str]]:
    """The tokens that were put on the camp tile like that, each with its card."""
    for card, words in sorted(camp.notes.items()):
        for word in words:
            if word.startswith(ALONG):
                yield word.removeprefix(ALONG), card


def stay_behind(camp: Camp, token: str, card: str) -> None:
    """A token no longer belongs to its card."""
    strike_out(camp, card, ALONG + token)


def release(camp: Camp, token: str) -> None:
    """A token has gone from the camp tile; if the cards have put more there than are left, it was
    that of the last of them."""
    cards = [card for each, card in going_along(camp) if each == token]
    if len(cards) > camp.spaces[camp.camp].tokens.count(token):
        stay_behind(camp, token, cards[-1])


def take_from_camp(camp: Camp, card: str) -> None:
    """What a card has put on the camp tile goes."""
    for token, whose in [*going_along(camp)]:
        if whose == card:
            stay_behind(camp, token, card)
            take(camp, name(camp.camp), token)
