"""A person is asked, and types until something is done."""

from rich.text import Text

from ...kernel.game import LONGEST_ANSWER
from .. import terminal
from ..moment import Moment
from ..showing.pages import Pages
from ..showing.questions import Begun
from ..showing.scene import Scene
from ..showing.screen import Picture, Screen, Weight
from .meaning import Meaning
from .replies import Answers, Deed, LetPass, Read, Reply, Say, Show, TakeBack
from .table import Table

PROMPT = "> "


class Conversation:
    """Shows the table, reads what is typed below it, and says what comes of that."""

    def __init__(
        self, table: Table, meaning: Meaning, scene: Scene, pages: Pages, screen: Screen
    ) -> None:
        self._table = table
        self._scene = scene
        self._meaning = meaning
        self._pages = pages
        self._screen = screen
        self._begun: Begun | None = None

    def ask(self) -> Deed:
        """Show the table and ask until the person has done something."""
        self._begun = None
        typed = self._let_catch_up()
        self._show()
        while True:
            line, typed = typed or terminal.ask(PROMPT), ""
            match self._reply(line):
                case Show(begun):
                    self._show(begun)
                case Read(what):
                    typed = self._pages.read(what)
                case Say(lines):
                    for each in lines:
                        self._screen.print(each)
                case deed:
                    return deed

    def _let_catch_up(self) -> str:
        """Give what happened a page of its own where the table would leave no room for what matters
        of it; what was typed there.
        """
        if not self._pages.are_turned or self._screen.has_room(self._picture(), Weight.GREAT):
            return ""
        return self._pages.turn()

    def _show(self, begun: Begun | None = None) -> None:
        """The table; with what was begun it shows where that leads."""
        self._begun = begun
        self._screen.clear()
        self._screen.show(self._picture())

    def _picture(self) -> Picture:
        key = "play-orders-undo" if self._table.can_take_back() else "play-orders"
        orders = self._table.words.texts(key)
        return self._scene.picture(self._table.moment(), orders, self._begun)

    def _reply(self, line: str) -> Reply:
        if len(line) > LONGEST_ANSWER:
            # Most likely pasted by mistake; reading so many words as answers would take ages.
            return self._say("play-too-long", "red", most=LONGEST_ANSWER)
        moment = self._table.moment()
        reply = self._meaning.of(line, moment) if line else self._reply_to_nothing(moment)
        return self._going_back() if isinstance(reply, TakeBack) else reply

    def _reply_to_nothing(self, moment: Moment) -> Reply:
        """An empty line lets a chance pass, gives the only answer, or shows the table again."""
        if self._begun:
            return Show()
        if not moment.awaited():
            return LetPass()
        only = moment.only_answer()
        return Show() if only is None else Answers([only.text])

    def _going_back(self) -> Reply:
        """What was begun is taken back, else the last answer if that may be."""
        if self._begun:
            return Show()
        if self._table.can_take_back():
            return TakeBack()
        return self._say("play-no-undo" if self._table.has_answered() else "play-nothing-answered")

    def _say(self, key: str, style: str = "", /, **args: str | int) -> Say:
        return Say([Text(self._table.words.texts(key, **args), style)])
