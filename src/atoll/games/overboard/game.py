"""The game as the kernel knows it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel import Answer, Game, Talk
from . import (  # noqa: F401  (they register rules)
    day,
    demands,
    evening,
    fights,
    morning,
    rowing,
    special,
    thirst,
    trading,
    water,
)
from .grammar import ANSWERS
from .meaning import meant
from .options import EXPLAINED, Options
from .pieces import all_pieces
from .redeal import hide
from .refusals import check, check_unasked
from .setup import deal
from .state import Boat
from .talk import talk
from .view import Board, see, see_own


class Overboard(Game[Boat, Options, Board]):
    """Overboard! by Jeff Siadek: trades, threats and fists, for four to six players."""

    id = "overboard"
    version = 2
    seats = (4, 5, 6)
    usual_seats = 6
    options = Options
    state = Boat
    answers = ANSWERS
    explained = EXPLAINED

    def settle(self, options: Options, seats: int) -> Options:
        return options

    def deal(self, options: Options, seats: int, rng: int) -> Boat:
        return deal(options, seats, rng)

    def see(self, state: Boat) -> Board:
        return see(state)

    def see_own(self, state: Boat, seat: int, board: Board) -> Board:
        return see_own(state, seat, board)

    def hide(self, state: Boat, seat: int) -> None:
        hide(state, seat)

    def check(self, state: Boat, seat: int, answer: Answer) -> None:
        check(state, seat, answer)

    def check_unasked(self, state: Boat, seat: int, answer: Answer) -> None:
        check_unasked(state, seat, answer)

    def meant(self, state: Boat, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        return meant(state, seat, pieces)

    def is_contest(self, options: Options) -> bool:
        return True

    def talk(self, state: Boat) -> Talk:
        return talk(state)

    def pieces(self, state: Boat) -> Counter[str]:
        return all_pieces(state)
