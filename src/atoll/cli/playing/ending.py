"""The end, or a break before it: what became of the game, and what becomes of its record."""

from rich.text import Text

from ...kernel import Outcome
from .. import terminal
from ..keyboards import on_latin_keys
from ..showing.pages import Pages
from ..showing.scene import Scene, drawn
from ..showing.screen import Picture, Screen
from .conversation import PROMPT
from .record_keeper import RecordKeeper
from .table import Table


class Ending:
    """Says how the game ended, or how to go on with it, and sees to its record."""

    def __init__(
        self, table: Table, scene: Scene, pages: Pages, screen: Screen, keeper: RecordKeeper
    ) -> None:
        self._table = table
        self._scene = scene
        self._pages = pages
        self._screen = screen
        self._keeper = keeper

    def break_off(self) -> None:
        """Write down a game in which the person has done something; say how to go on with it."""
        self._screen.print("")
        if self._table.has_answered() and self._table.outcome is None:
            self._keeper.save_unfinished()
        self._screen.say("play-bye")

    def tell(self, outcome: Outcome) -> None:
        """The last board, the outcome, and the points unless the board tells them."""
        moment = self._table.moment()
        board, result = drawn(moment), self._result(outcome)
        has_scores = moment.board.drawing.has_scores(moment.view())
        scores = [] if has_scores else map(Text, moment.words.scores(outcome))
        self._pages.make_room(self._scene.last_news(moment), board, *result)
        self._screen.tell(self._scene.last_news(moment))
        self._screen.show(Picture((), board, [*result, *scores]))
        self._screen.say("play-seed", seed=str(self._table.record.seed))
        self._offer_record()

    def _result(self, outcome: Outcome) -> list[Text]:
        """The outcome, and of what somebody has died."""
        words = self._table.words
        return [Text(words.outcome(outcome), "bold"), *map(Text, words.cause(self._table.fate()))]

    def _offer_record(self) -> None:
        name = ""
        if not self._keeper.is_named:
            self._screen.say("play-keep")
            word, _, name = _line_or_nothing().partition(" ")
            if on_latin_keys(word) != "s":
                return
        self._keeper.save_finished(name.strip())


def _line_or_nothing() -> str:
    try:
        return terminal.ask(PROMPT)
    except EOFError:
        return ""
