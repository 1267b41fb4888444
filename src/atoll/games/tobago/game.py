"""The game as the kernel knows it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel import FREE, SILENCE, Answer, Game, Talk
from . import amulets, driving, placing, sharing, turn  # noqa: F401  (they register rules)
from .grammar import ANSWERS
from .meaning import meant
from .options import EXPLAINED, Options, settle
from .pieces import all_pieces
from .redeal import fits, hide
from .refusals import check, check_unasked
from .setup import deal
from .state import Hunt
from .view import Board, see, see_own


class Tobago(Game[Hunt, Options, Board]):
    """Tobago by Bruce Allen: a treasure hunt by clues, for two to four players."""

    id = "tobago"
    version = 1
    seats = (2, 3, 4)
    usual_seats = 4
    options = Options
    state = Hunt
    answers = ANSWERS
    explained = EXPLAINED
    turning_points = frozenset(["dug", "cursed", "warded-off"])

    def settle(self, options: Options, seats: int) -> Options:
        return settle(options)

    def deal(self, options: Options, seats: int, rng: int) -> Hunt:
        return deal(options, seats, rng)

    def see(self, state: Hunt) -> Board:
        return see(state)

    def see_own(self, state: Hunt, seat: int, board: Board) -> Board:
        return see_own(state, seat, board)

    def hide(self, state: Hunt, seat: int) -> None:
        hide(state, seat)

    def fits(self, state: Hunt) -> bool:
        return fits(state)

    def check(self, state: Hunt, seat: int, answer: Answer) -> None:
        check(state, seat, answer)

    def check_unasked(self, state: Hunt, seat: int, answer: Answer) -> None:
        check_unasked(state, seat, answer)

    def meant(self, state: Hunt, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        return meant(state, seat, pieces)

    def is_contest(self, options: Options) -> bool:
        return True

    def talk(self, state: Hunt) -> Talk:
        """While a treasure is shared nobody tells what they have seen."""
        return FREE if state.sharing is None else SILENCE

    def pieces(self, state: Hunt) -> Counter[str]:
        return all_pieces(state)
