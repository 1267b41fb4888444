"""Chances: what a person may do at any moment, and whether the game stops for it."""

from ...kernel import Option
from ..moment import Moment


class Chances:
    """Knows which chances the person has seen, and so lets pass."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._has_looked = False
        self._went_back = False

    def has_new(self, moment: Moment) -> bool:
        """Whether there is a chance that the person was not shown before, and no other prompt."""
        chances = self._at(moment)
        self._seen &= chances
        return bool(chances - self._seen) and not moment.awaited()

    def show(self, moment: Moment) -> None:
        """The person sees the table, and all chances there are."""
        self._has_looked = True
        self._seen |= self._at(moment)

    def _at(self, moment: Moment) -> set[str]:
        """What can wait is a chance only for somebody who has not seen the table yet."""
        chances = moment.pressing() if self._has_looked else moment.standing()
        return {option.text for option in chances}

    def passed_unasked(self, moment: Moment) -> Option | None:
        """What lets a chance pass that is not worth a question; but whoever goes back sees it."""
        only = moment.only_answer()
        if only is None or self._went_back or moment.pressing():
            return None
        return only if only.kind in moment.board.stopping.passing else None

    def go_back(self) -> None:
        """The person has taken an answer back, and is asked also what was passed over."""
        self._went_back = True

    def go_on(self) -> None:
        """The person has answered."""
        self._went_back = False
