"""Treasures that are dug up: maps that lead to them, and hoards whose cards come up as told.

    hunt = dug("green red blue", "3 5 4 2 6")
    story(hunt, "red: pass", "blue: take")
    assert roses(hunt) == "red red green"

Unless told otherwise red, whose vehicle stands on g3, digs up the white treasure there.
"""

from collections.abc import Iterable
from typing import TypedDict

from atoll.games.tobago.facts import COLOURS
from atoll.games.tobago.sharing import dig
from atoll.games.tobago.state import Hunt
from atoll.games.tobago.steps import Dig
from atoll.kernel import Event
from atoll.kernel.randomness import seeded

from .tables import GAME, PLAYERS, answer, board, table

AGREEING = (
    "not-in-beach",
    "not-in-jungle",
    "not-in-scrubland",
    "not-in-mountain",
    "not-in-river",
    "next-to-river",
    "in-sight-of-palm",
    "not-next-to-jungle",
)
"""Clues by which a treasure may lie on g3."""
TRIES = 5_000
"""After so many shuffles every order of a small hoard has come up."""


class Agreed(TypedDict, total=False):
    """What the players have agreed on about treasures."""

    experts: bool
    curses: int
    depth: int
    after_curse: str
    curse_returns: bool


def leading(owners: str, *spaces: str) -> str:
    """A map with a clue of each of these owners, from the top, which leaves g3 or these spaces.

    Where ``red+`` is told two red roses lie on a clue.
    """
    lines = [
        f"{owner.rstrip('+')} {clue}{' twice' * owner.endswith('+')}"
        for owner, clue in zip(owners.split(), AGREEING, strict=False)
    ]
    return ", ".join([*lines, f"left {' '.join(spaces or ['g3'])}"])


def hunters(**notes: str) -> dict[str, str]:
    """All four, with red on g3, and what else is to be told about some of them."""
    players = dict.fromkeys(PLAYERS, "") | notes
    red = players["red"]
    return players | {"red": f"at g3, {red}" if red else "at g3"}


def found(
    owners: str,
    cards: str,
    *,
    turn: str = "red",
    options: Agreed | None = None,
    **notes: str,
) -> Hunt:
    """A table at which whoever stands on g3 can dig up the white treasure.

    ``owners`` are those of the roses on its map, from the top; ``cards`` are the next treasure
    cards, with 0 for a curse.
    """
    return table(
        hunters(**notes),
        maps={"white": leading(owners)},
        treasures=[int(card) for card in cards.split()],
        turn=turn,
        **(options or {}),
    )


def dug(
    owners: str,
    cards: str,
    *,
    drawn: str = "",
    turn: str = "red",
    options: Agreed | None = None,
    **notes: str,
) -> Hunt:
    """The same table when the treasure has been dug up, and the cards come up in this order.

    They were drawn in the same order, unless another is told.
    """
    hunt = found(owners, drawn or cards, turn=turn, options=options, **notes)
    dig_up(hunt, "white", cards)
    return hunt


def dig_up(hunt: Hunt, colour: str, cards: str) -> list[Event]:
    """Whoever's turn it is digs, with such luck that the cards come up in this order."""
    number = [str(each) for each in COLOURS].index(colour)
    wanted = [int(card) for card in cards.split()]
    for luck in range(TRIES):
        hunt.rng = seeded(luck)
        if _hoard(hunt, number) == wanted:
            return answer(hunt, PLAYERS[hunt.active], f"dig {colour}")
    raise AssertionError(f"{wanted} is not what is on the deck")


def _hoard(hunt: Hunt, colour: int) -> list[int]:
    """The cards of the hoard, the next one first, if the treasure were dug up now."""
    twin = GAME.clone(hunt)
    dig(twin, Dig(colour))
    assert twin.sharing is not None
    return [card.coins for card in reversed(twin.sharing.hoard)]


def roses(hunt: Hunt) -> str:
    """Whose roses are left on the map of the treasure that is shared, from the bottom."""
    sharing = board(hunt).sharing
    assert sharing is not None, "nothing is being shared"
    return named(sharing.claims)


def shown(hunt: Hunt) -> int | None:
    """The coins on the card that is offered."""
    sharing = board(hunt).sharing
    assert sharing is not None, "nothing is being shared"
    return sharing.shown


def known(hunt: Hunt, player: str) -> tuple[int, ...]:
    """The cards of the hoard that somebody has looked at."""
    sharing = board(hunt, player).sharing
    assert sharing is not None, "nothing is being shared"
    return sharing.known


def opener(hunt: Hunt, player: str | None = None) -> str | None:
    """Who would begin the new map if the sharing ended now."""
    sharing = board(hunt, player).sharing
    assert sharing is not None, "nothing is being shared"
    return None if sharing.opener is None else PLAYERS[sharing.opener]


def named(seats: Iterable[int]) -> str:
    return " ".join(PLAYERS[seat] for seat in seats)
