"""Placing the pawns of one seat, one answer after another, as the camp has decided."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ...games.robinson.view import Board, StackSeen
from .plans import BAGS, FRIDAY, Errand

READY = "ready"


class Placing:
    """What a seat has in mind: its part of a plan for the whole camp."""

    def __init__(self, board: Board, seat: int, errands: Sequence[Errand]) -> None:
        self._board, self._seat = board, seat
        self._stacks = [*board.plan]
        self._errands = errands

    def fits(self) -> bool:
        """Whether everything that stands on the board belongs to the plan."""
        for stack in self._stacks:
            errand = next((each for each in self._errands if is_of(self._board, stack, each)), None)
            if errand is None or Counter(stack.pawns[1:]) - Counter(errand.helpers):
                return False
        return True

    def next(self, offered: Sequence[str]) -> str | None:
        """The next answer that the plan takes; None if there is nothing to do, or it cannot."""
        return next((text for text in self._wishes() if text in offered), None)

    def help(self, offered: Sequence[str]) -> str | None:
        """A pawn for what somebody else leads and has no pawn for."""
        mine = self._board.people[self._seat].name
        wanting = [s.name for s in self._stacks if not s.complete and s.pawns[0] != mine]
        for text in self._wishes():
            words = text.split()
            if words[0] == "add" and words[2] in wanting and text in offered:
                return text
        return None

    def _wishes(self) -> Iterator[str]:
        stacks = [*self._stacks]
        for errand in self._errands:
            stack = next((each for each in stacks if is_of(self._board, each, errand)), None)
            leads = self._is_own(errand.leader)
            if stack is None:
                if leads:
                    yield lead(self._board, errand)
                continue
            stacks.remove(stack)
            for pawn in Counter(errand.helpers) - Counter(stack.pawns[1:]):
                if self._places(pawn, leads=leads):
                    yield f"add {pawn} {stack.name}"
            if leads and errand.kind == "gather":
                for bag in BAGS:
                    yield f"with {bag} {stack.name}"

    def _is_own(self, person: int) -> bool:
        """The first player places Friday, too."""
        board = self._board
        return person == self._seat or (self._seat == board.first and person >= len(board.ready))

    def _places(self, pawn: str, *, leads: bool) -> bool:
        names = [person.name for person in self._board.people]
        return self._is_own(names.index(pawn)) if pawn in names else leads

    # What goes wrong.

    def mend(self, offered: Sequence[str]) -> tuple[str, tuple[str, str] | None] | None:
        """A pawn for an own stack that wants one; if there is none it is taken back."""
        for stack in self._stacks:
            leader = [person.name for person in self._board.people].index(stack.pawns[0])
            if stack.complete or not self._is_own(leader):
                continue
            for verb in ("add", "take"):
                for text in offered:
                    words = text.split(maxsplit=2)
                    if words[0] == verb and words[2] == stack.name:
                        return text, (stack.kind, stack.target) if verb == "take" else None
        return None


def is_of(board: Board, stack: StackSeen, errand: Errand) -> bool:
    leader = board.people[errand.leader].name
    return (stack.kind, stack.target, stack.pawns[0]) == (errand.kind, errand.target, leader)


def lead(board: Board, errand: Errand) -> str:
    verb = FRIDAY if board.people[errand.leader].name == FRIDAY else "do"
    return f"{verb} {errand.name} {errand.word}".rstrip()


def anything(offered: Sequence[str]) -> str:
    """Nothing is worth while: what does no harm."""
    for wanted in (READY, "do rest", "do arrange"):
        if wanted in offered:
            return wanted
    return offered[0]
