"""What stands above and below the island: the turn, the decks, the clues of all maps."""

from collections.abc import Iterator
from itertools import islice

from rich.console import RenderableType

from ....games.tobago.facts import Colour
from ....games.tobago.view import Board, LaidSeen
from ....kernel import View
from ..flow import Flow
from .prospects import Prospects
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
    for colour in islice(_playable_unmarked(view), 1):
        yield Flow("", [texts("board-where-clue", colour=signs.name(colour))])
    if board.chest:
        yield Flow("", [texts("board-own-treasures", coins=signs.coins(board.chest))])
    left = {
        "board-amulets-left": board.supply,
        "board-clues-left": board.deck,
        "board-out-of-play": len(board.discards),
    }
    yield Flow("", [texts(key, count=count) for key, count in left.items()], FAINT)


def _playable_unmarked(view: View[Board]) -> Iterator[Colour]:
    """The maps that no markers show, and on which a clue of the hand can be played this turn."""
    board, prospects = view.board, Prospects(view.board)
    if board.active != view.seat or board.acted or board.steps or board.sharing or view.outcome:
        return
    for colour, sought in enumerate(board.maps):
        is_shown = sought.marked or not sought.laid
        if not is_shown and any(prospects.left(clue, colour) for clue in board.hand):
            yield sought.colour


def clues_of_maps(view: View[Board], signs: Signs) -> Iterator[Flow]:
    """The clues of each map with their numbers, by which answers name them, and their roses."""
    for sought in view.board.maps:
        clues = [f"{place}. {_laid(laid, signs)}" for place, laid in enumerate(sought.laid, 1)]
        yield Flow(f"{signs.map(sought.colour)}:", clues or [signs.texts("board-nowhere")])


def discarded_clues(view: View[Board], signs: Signs) -> Iterator[Flow]:
    """They lie open, so that one can reckon what may still come."""
    if discards := view.board.discards:
        yield Flow(signs.texts("board-discarded-clues"), map(signs.clue, discards))


def _laid(laid: LaidSeen, signs: Signs) -> str:
    return f"{signs.clue(laid.clue)} {signs.roses(laid)}" if laid.clue else signs.roses(laid)
