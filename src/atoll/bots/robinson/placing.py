"""Placing the pawns of one seat, one answer after another, as the council has decided."""

from collections import Counter

from ...games.robinson.view import Board, StackSeen
from ...kernel import Decision
from .plans import BAGS, Council, Errand

READY, HELPER = "ready", "friday"


class Placing:
    """What a seat has in mind in this round, as long as nothing comes in between."""

    def __init__(self, board: Board, seat: int) -> None:
        self._round, self._seat = board.round, seat
        self._errands: list[Errand] = []
        self._given_up: list[tuple[str, str]] = []

    def fits(self, board: Board) -> bool:
        return self._round == board.round

    def next(self, board: Board, decision: Decision) -> str | None:
        """The text of what to place, or that all is placed; whoever need not answer may help."""
        offered = [option.text for option in decision.options]
        if not decision.must:
            return self._help(board, offered)
        text = self._as_planned(board, offered)
        if text is None:
            text = self._mend(board, offered) or self._help(board, offered)
        if text is None:
            council = Council(board, self._seat, frozenset(offered), self._given_up)
            self._errands = [
                errand for errand in council.decide() if self._is_own(board, errand.leader)
            ]
            text = self._as_planned(board, offered)
        return text or _anything(offered)

    def _is_own(self, board: Board, person: int) -> bool:
        """The first player places Friday, too."""
        return person == self._seat or (self._seat == board.first and person >= len(board.ready))

    def _as_planned(self, board: Board, offered: list[str]) -> str | None:
        """The next answer that the plan takes; None if there is none, or it is not possible."""
        stacks = [*board.plan]
        for errand in self._errands:
            stack = next((each for each in stacks if _is_of(board, each, errand)), None)
            if stack is None:
                return _if_offered(_lead(board, errand), offered)
            stacks.remove(stack)
            missing = Counter(errand.helpers) - Counter(stack.pawns[1:])
            for pawn in missing:
                return _if_offered(f"add {pawn} {stack.name}", offered)
            if errand.kind == "gather":
                for bag in BAGS:
                    if f"with {bag} {stack.name}" in offered:
                        return f"with {bag} {stack.name}"
        return _if_offered(READY, offered)

    def _mend(self, board: Board, offered: list[str]) -> str | None:
        """A pawn for an own stack that wants one; if there is none it is taken back."""
        for stack in board.plan:
            leader = [person.name for person in board.people].index(stack.pawns[0])
            if stack.complete or not self._is_own(board, leader):
                continue
            for verb in ("add", "take"):
                for text in offered:
                    words = text.split(maxsplit=2)
                    if words[0] == verb and words[2] == stack.name:
                        if verb == "take":
                            self._given_up.append((stack.kind, stack.target))
                        return text
        return None

    def _help(self, board: Board, offered: list[str]) -> str | None:
        """Somebody has nobody else for what was begun."""
        mine = board.people[self._seat].name
        for stack in board.plan:
            text = f"add {mine} {stack.name}"
            wanting = not stack.complete and not _pawns_left(board, stack.pawns[0])
            if text in offered and wanting and stack.pawns[0] != mine:
                return text
        return None


def _is_of(board: Board, stack: StackSeen, errand: Errand) -> bool:
    leader = board.people[errand.leader].name
    return (stack.kind, stack.target, stack.pawns[0]) == (errand.kind, errand.target, leader)


def _lead(board: Board, errand: Errand) -> str:
    verb = HELPER if board.people[errand.leader].name == HELPER else "do"
    return f"{verb} {errand.name} {errand.word}".rstrip()


def _if_offered(text: str, offered: list[str]) -> str | None:
    return text if text in offered else None


def _pawns_left(board: Board, name: str) -> int:
    return sum([person.free for person in board.people if person.name == name])


def _anything(offered: list[str]) -> str:
    """Nothing is worth while: what does no harm."""
    for wanted in (READY, "do rest", "do arrange"):
        if wanted in offered:
            return wanted
    return offered[0]
