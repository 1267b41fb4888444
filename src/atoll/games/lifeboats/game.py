"""The game as the kernel knows it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel import Answer, Game, Talk
from . import round as _round  # noqa: F401  (it registers its rules)
from .grammar import ANSWERS
from .meaning import meant
from .options import EXPLAINED, Options
from .pieces import all_pieces
from .refusals import check, check_unasked
from .setup import deal
from .state import Waters
from .talk import talk
from .view import Board, see, see_own


class Lifeboats(Game[Waters, Options, Board]):
    """Lifeboats by Ronald Wettering: votes, promises and leaks, for three to six players."""

    id = "lifeboats"
    version = 1
    seats = (3, 4, 5, 6)
    usual_seats = 4
    options = Options
    state = Waters
    answers = ANSWERS
    explained = EXPLAINED
    rounds = frozenset(["round"])
    turning_points = frozenset(["captain", "overboard", "sank", "landed", "landed-empty"])

    def settle(self, options: Options, seats: int) -> Options:
        return options

    def deal(self, options: Options, seats: int, rng: int) -> Waters:
        return deal(options, seats, rng)

    def see(self, state: Waters) -> Board:
        return see(state)

    def see_own(self, state: Waters, seat: int, board: Board) -> Board:
        return see_own(state, seat, board)

    def hide(self, state: Waters, seat: int) -> None:
        """Nothing is hidden but the cards that are being laid, and those the kernel redeals."""

    def check(self, state: Waters, seat: int, answer: Answer) -> None:
        check(state, seat, answer)

    def check_unasked(self, state: Waters, seat: int, answer: Answer) -> None:
        check_unasked(state, seat, answer)

    def meant(self, state: Waters, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        return meant(state, seat, pieces)

    def is_contest(self, options: Options) -> bool:
        return True

    def talk(self, state: Waters) -> Talk:
        return talk(state)

    def pieces(self, state: Waters) -> Counter[str]:
        return all_pieces(state)
