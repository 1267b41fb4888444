"""The games on the table, by their ids."""

from typing import Any, Literal, overload

from ..kernel import Game
from .lifeboats import Lifeboats
from .overboard import Overboard
from .robinson import Robinson
from .tobago import Tobago
from .tranquility import Tranquility

_GAMES: dict[str, Game[Any, Any, Any]] = {
    each.id: each for each in (Tranquility(), Lifeboats(), Overboard(), Tobago(), Robinson())
}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


@overload
def game(name: Literal["tranquility"]) -> Tranquility: ...
@overload
def game(name: Literal["lifeboats"]) -> Lifeboats: ...
@overload
def game(name: Literal["overboard"]) -> Overboard: ...
@overload
def game(name: Literal["tobago"]) -> Tobago: ...
@overload
def game(name: Literal["robinson"]) -> Robinson: ...
@overload
def game(name: str) -> Game[Any, Any, Any]: ...
def game(name: str) -> Game[Any, Any, Any]:
    """The game with this id. Raises ``LookupError`` with a text that lists the games there are."""
    try:
        return _GAMES[name]
    except KeyError:
        raise LookupError(f"there is no game {name!r}; there are: {', '.join(_GAMES)}") from None
