"""What is told in words beside the grid: what there is to count, dangers, and talk."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from ....games.tranquility.view import Board
from ....kernel import View
from ...presenting import Presenter
from .signs import CLOSED, STORM_STYLES


def margin(view: View[Board], words: Presenter) -> Iterator[Text]:
    board, texts = view.board, words.texts
    yield Text(" · ".join(_counts(board, words)))
    if board.options.mode == "duel":
        yield Text(texts("board-display", cards=words.cards(board.display)), "bold")
    if board.options.mode == "day_and_night":
        yield Text(texts("board-night" if board.night else "board-day"))
    if board.crown_closed:
        yield Text(texts("board-crown-closed"))
    if board.options.mode == "pyramid":
        yield Text(texts("board-borders"))
    yield from _dangers(board, words)
    if board.quotas:
        yield Text(texts("board-quotas", counts=_by_name(words, board.quotas)))
    elif board.offers:
        yield Text(texts("board-offers", counts=_by_name(words, board.offers)))
    if view.outcome is None and view.seats > 1:
        yield Text(words.talk(view.talk), "italic")


def _counts(board: Board, words: Presenter) -> Iterator[str]:
    """What there is to count on the table."""
    texts, mode = words.texts, board.options.mode
    yield texts("board-islands", filled=sum(map(bool, board.grid)), cells=len(board.grid))
    if mode == "duel":
        yield texts("board-deck", count=sum(board.decks))
    else:
        yield texts("board-started" if board.started else "board-not-started")
    if board.removed:
        yield texts("board-removed", count=board.removed)
    if mode == "pyramid":
        yield texts("board-exploration", count=board.exploration)
        yield texts("board-found", count=board.found)
    if board.options.storms or mode == "pyramid":
        yield texts("board-compasses", count=board.compasses)


def _dangers(board: Board, words: Presenter) -> Iterator[Text]:
    """Rocks and storms by name: beside their rows they are only signs."""
    if board.rocks is not None:
        yield Text(f"▲ {words.card('rocks')}: {_place(f'row{board.rocks}', words)}", CLOSED)
    for storm in board.storms:
        name = words.card(storm.colour)
        yield Text(f"≈ {name}: {_place(storm.place, words)}", STORM_STYLES[storm.colour])


def _place(place: str, words: Presenter) -> str:
    """Where something lies: ``seat0`` is before a player, ``row3`` beside a row."""
    if place.startswith("seat"):
        return words.names[int(place.removeprefix("seat"))]
    if place.startswith("row"):
        return words.texts("board-place-row", row=place.removeprefix("row"))
    return words.texts(f"board-place-{place}")


def _by_name(words: Presenter, counts: Iterable[int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in zip(words.names, counts, strict=True))
