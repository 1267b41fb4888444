"""What stands above and below the island: the turn, the decks, the clues of all maps."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from ....games.tobago.view import Board, MapSeen
from ....kernel import Option, View
from ..flow import SEPARATOR, Flow
from .signs import COLOURS, FAINT, GAZES, Signs


def notes(view: View[Board], signs: Signs) -> tuple[list[str], list[str]]:
    """Whose turn it is, and what is left in the decks: above, and below."""
    board, texts = view.board, signs.texts
    above = [_turn(view, signs)]
    if board.steps:
        key = "board-steps-amulet" if board.by_amulet else "board-steps-left"
        above.append(texts(key, count=board.steps))
    clues = texts("board-clues-left", count=board.deck)
    if board.struck:
        clues += SEPARATOR + texts("board-struck", count=board.struck)
    below = [texts("board-treasure-cards", count=board.treasures), clues]
    return ([] if view.outcome else above), below


def _turn(view: View[Board], signs: Signs) -> str:
    board = view.board
    if not any(each.laid for each in board.maps):
        return signs.texts("board-placing")
    return signs.texts("board-turn", who=signs.names[board.active])


def compass(options: Sequence[Option], signs: Signs) -> Iterator[Flow]:
    """The directions, for whoever has to choose one."""
    if any(option.label.key == "option-face" for option in options):
        directions = [f"{signs.name(each)} {arrow}" for each, arrow in GAZES.items()]
        yield Flow(signs.texts("board-compass"), directions)


# What is good to know, if there is room for it.


def further(view: View[Board], signs: Signs, *, clues: bool) -> Iterator[RenderableType]:
    """The clues in full, if they stand nowhere else, one's own treasures, and what is left."""
    board, texts = view.board, signs.texts
    if clues:
        yield from [_clues(each, signs) for each in board.maps if each.laid]
    unmarked = [each.colour for each in board.maps if each.laid and not each.marked]
    if board.hand and unmarked and view.outcome is None:
        yield Flow("", [texts("board-where-clue", colour=signs.name(unmarked[0]))])
    if board.chest:
        yield Flow("", [texts("board-own-treasures", coins=signs.coins(board.chest))])
    left = {"board-amulets-left": board.supply, "board-out-of-play": len(board.discards)}
    yield Flow("", [texts(key, count=count) for key, count in left.items()], FAINT)


def _clues(sought: MapSeen, signs: Signs) -> Flow:
    sign, colour = COLOURS[sought.colour], signs.name(sought.colour)
    heading = signs.texts("board-clues-of", sign=sign, colour=colour)
    clues = [
        f"{signs.clue(laid.clue)} {signs.roses(laid)}" if laid.clue else signs.roses(laid)
        for laid in sought.laid
    ]
    return Flow(heading, clues)
