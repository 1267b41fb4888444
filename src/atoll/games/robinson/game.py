"""The game as the kernel knows it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...kernel import FREE, Answer, BadOptions, Fate, Game, Talk
from . import standing  # noqa: F401  (it registers rules, and so do all below)
from .actions import (  # noqa: F401
    again,
    arranging,
    backpack,
    dice,
    hunting,
    order,
    resting,
    succeeding,
    threats,
)
from .effects import (  # noqa: F401
    beasts,
    camping,
    conditions,
    fights,
    finds,
    inventions,
    island,
    mysteries,
    people,
    resources,
    tokens,
    using,
)
from .grammar import ANSWERS
from .meaning import meant
from .options import EXPLAINED, SCENARIOS, Options, settle
from .phases import action, event, morale, night, production, rounds, weather  # noqa: F401
from .pieces import all_pieces
from .redeal import hide
from .refusals import check, check_unasked
from .scenarios.frame import named
from .setup import deal
from .state import Camp
from .view import Board, see

for name in SCENARIOS:
    named(name)  # it registers its rules


class Robinson(Game[Camp, Options, Board]):
    """Robinson Crusoe by Ignacy Trzewiczek: castaways on an island, for one to four players."""

    id = "robinson"
    version = 4
    seats = (1, 2, 3, 4)
    usual_seats = 2
    options = Options
    state = Camp
    answers = ANSWERS
    explained = EXPLAINED
    rounds = frozenset(["round"])
    turning_points = frozenset(
        [
            "strikes",
            "dealt-with",
            "shelter",
            "died",
            "treasure",
            "village-burnt",
            "city-destroyed",
            "child-born",
            "rescued",
            "captured",
            "actress-freed",
            "crew-killed",
            "kong-caught",
            "kong-escapes",
        ]
    )

    def settle(self, options: Options, seats: int) -> Options:
        """Friday and the dog come to those who are few; only some scenarios can be harder."""
        if options.harder and not named(options.scenario).has_harder_rule:
            raise BadOptions(f"option 'harder' does not go with scenario {options.scenario!r}")
        return settle(options, seats)

    def deal(self, options: Options, seats: int, rng: int) -> Camp:
        return deal(options, seats, rng)

    def see(self, state: Camp) -> Board:
        return see(state)

    def see_own(self, state: Camp, seat: int, board: Board) -> Board:
        """Nobody has secrets from the others."""
        return board

    def hide(self, state: Camp, seat: int) -> None:
        hide(state, seat)

    def check(self, state: Camp, seat: int, answer: Answer) -> None:
        check(state, seat, answer)

    def check_unasked(self, state: Camp, seat: int, answer: Answer) -> None:
        check_unasked(state, seat, answer)

    def meant(self, state: Camp, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        return meant(state, seat, pieces, super().meant(state, seat, pieces))

    def is_contest(self, options: Options) -> bool:
        return False

    def talk(self, state: Camp) -> Talk:
        return FREE

    def fate(self, state: Camp) -> Fate | None:
        """Of what somebody has died, and in which round."""
        if state.outcome is None:
            return None
        return Fate(f"cause-{state.cause}" if state.cause else "", state.round)

    def pieces(self, state: Camp) -> Counter[str]:
        return all_pieces(state)
