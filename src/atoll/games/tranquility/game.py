"""The game as the kernel knows it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel import Answer, Game, Talk
from . import discarding  # noqa: F401  (it registers its rules)
from .grammar import ANSWERS
from .meaning import meant
from .options import DIFFICULTY, EXPLAINED, Options, settle
from .pieces import all_pieces
from .redeal import hide
from .refusals import check, check_unasked
from .setup import deal
from .silence import talk
from .start import offers_fit
from .state import Sea
from .turn import may_be_stuck
from .view import Board, see, see_own


class Tranquility(Game[Sea, Options, Board]):
    """«Море спокою» by James Emmerson: a voyage in silence, for one to five players."""

    id = "tranquility"
    version = 2
    seats = (1, 2, 3, 4, 5)
    usual_seats = 2
    options = Options
    state = Sea
    answers = ANSWERS
    explained = EXPLAINED
    difficulty = DIFFICULTY
    rounds = frozenset(["day", "night"])
    turning_points = frozenset(
        ["start", "finish", "storm", "destroyed", "monsters-returned", "rocks-gone", "explored"]
    )

    def settle(self, options: Options, seats: int) -> Options:
        return settle(options, seats)

    def deal(self, options: Options, seats: int, rng: int) -> Sea:
        return deal(options, seats, rng)

    def see(self, state: Sea) -> Board:
        return see(state)

    def see_own(self, state: Sea, seat: int, board: Board) -> Board:
        return see_own(state, seat, board)

    def hide(self, state: Sea, seat: int) -> None:
        hide(state, seat)

    def fits(self, state: Sea) -> bool:
        return offers_fit(state)

    def hangs_on_secrets(self, state: Sea, seat: int) -> bool:
        return may_be_stuck(state, seat)

    def check(self, state: Sea, seat: int, answer: Answer) -> None:
        check(state, seat, answer)

    def check_unasked(self, state: Sea, seat: int, answer: Answer) -> None:
        check_unasked(state, seat, answer)

    def meant(self, state: Sea, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        kinds = self.grammar_of(state).kinds
        return [answer for answer in meant(state, seat, pieces) if type(answer) in kinds]

    def is_contest(self, options: Options) -> bool:
        return options.mode == "duel"

    def talk(self, state: Sea) -> Talk:
        return talk(state)

    def pieces(self, state: Sea) -> Counter[str]:
        return all_pieces(state)
