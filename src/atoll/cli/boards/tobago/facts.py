"""What stands above and below the island: the turn, the decks, the clues of all maps."""

from collections.abc import Iterator

from rich.console import RenderableType

from ....games.tobago.view import Board, LaidSeen
from ....kernel import View
from ..flow import Flow
from .signs import FAINT, GAZES, Signs


def notes(view: View[Board], signs: Signs) -> tuple[list[str], list[str]]:
    """Whose turn it is, and what is left of treasures and curses: above, and below."""
    board, texts = view.board, signs.texts
    above = [_turn(view, signs)]
    if board.steps:
        key = "board-steps-amulet" if board.by_amulet else "board-steps-left"
        above.append(texts(key, count=board.steps))
    below = [texts("board-treasure-cards", count=board.treasures)]
    if curses := board.options.curses:
        below.append(texts("board-curses-left", count=curses - board.struck, all=curses))
    return ([] if view.outcome else above), below


def _turn(view: View[Board], signs: Signs) -> str:
    board = view.board
    if not any(each.laid for each in board.maps):
        return signs.texts("board-placing")
    return signs.texts("board-turn", who=signs.names[board.active])


def compass(signs: Signs) -> Flow:
    """The directions as they are on the map."""
    directions = [f"{signs.name(each)} {arrow}" for each, arrow in GAZES.items()]
    return Flow(signs.texts("board-compass"), directions)


# What is good to know, if there is room for it.


def further(view: View[Board], signs: Signs, *, clues: bool) -> Iterator[RenderableType]:
    """The clues in full, if they stand nowhere else, one's own treasures, and what is left."""
    board, texts = view.board, signs.texts
    if clues:
        yield from clues_of_maps(view, signs)
    unmarked = [each.colour for each in board.maps if each.laid and not each.marked]
    if board.hand and unmarked and board.sharing is None and view.outcome is None:
        yield Flow("", [texts("board-where-clue", colour=signs.name(unmarked[0]))])
    if board.chest:
        yield Flow("", [texts("board-own-treasures", coins=signs.coins(board.chest))])
    left = {
        "board-amulets-left": board.supply,
        "board-clues-left": board.deck,
        "board-out-of-play": len(board.discards),
    }
    yield Flow("", [texts(key, count=count) for key, count in left.items()], FAINT)


def clues_of_maps(view: View[Board], signs: Signs) -> Iterator[Flow]:
    """The clues of each map with their numbers, by which answers name them, and their roses."""
    for sought in view.board.maps:
        clues = [f"{place}. {_laid(laid, signs)}" for place, laid in enumerate(sought.laid, 1)]
        yield Flow(f"{signs.map(sought.colour)}:", clues or [signs.texts("board-nowhere")])


def _laid(laid: LaidSeen, signs: Signs) -> str:
    return f"{signs.clue(laid.clue)} {signs.roses(laid)}" if laid.clue else signs.roses(laid)
