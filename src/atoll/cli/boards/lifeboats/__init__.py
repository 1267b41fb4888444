"""The sea of Lifeboats, drawn in text: for each colour its boat and, in the same row, its player.

A colour is the first letter of its name; the black boat, which is nobody's, is ``■``. In a boat a
capital is an officer and a small letter a sailor, ``~`` is a leak and ``·`` a free seat. The boat
lies the further to the right the closer it is to the shore ``│``, with a ``›`` for each move that
is left; ``!`` warns that the next leak would sink it. Behind the shore stands what a sailor and an
officer score there. ``»`` marks what can be answered now; where that is people, also their boat.
"""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.table import Table

from ....games.lifeboats import grammar
from ....games.lifeboats.view import Board
from ....kernel import Answer, Option, View
from ...presenting import Presenter
from ..flow import Flow
from .facts import cards_laid_last, facts_about
from .rows import MARKED, Rows
from .signs import HAT, Signs, colour_of

__all__ = ["CHAPTERS", "DELIBERATE", "SHOWS", "draw", "tells", "unlikely"]

STATEMENTS: frozenset[type[Answer]] = frozenset(
    [grammar.SayVote, grammar.SaySpare, grammar.SayOffer, grammar.SayAgree]
)
SHOWS = MARKED | STATEMENTS
"""There are too many statements to list them beside a vote."""
DELIBERATE = STATEMENTS | {grammar.VoteHat, grammar.Call}
"""A number is too easily taken for a boat, and none of these can be taken back."""
CHAPTERS = frozenset(
    [
        "round",
        "captain",
        "hats-cancel",
        "only-hats",
        "tie",
        "leak",
        "overboard",
        "sank",
        "moved",
        "landed",
        "landed-empty",
        "left",
        "climbed",
        "drowned",
    ]
)

GAP = 3
"""Between the table and what is beside it."""
BESIDE = 32
"""So much room sentences need beside the table; with less they stand below it."""
WIDEST = 1000
"""A console on which any table has room, to find out how much it takes."""


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> "Sea":
    """The boats with their players, the beach, and what is going on."""
    signs = Signs(view.board, words)
    return Sea(Rows(view, options, words, signs), list(facts_about(view, options, words, signs)))


def tells(view: View[Board]) -> Counter[str]:
    """What was said before the present vote stands on the board, and the cards laid last."""
    cards = [card for card in cards_laid_last(view.board) if card]
    return Counter(
        [
            *(f"said-{said.kind}" for said in view.board.said),
            *("voted-hat" if card == HAT else "voted" for card in cards),
        ]
    )


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it harms one's own side, which an offer is to both of, or helps any other."""
    answer, about = option.answer, option.told.get("about")
    if about is None or view.seat is None:
        return False
    sides = [view.seat]
    if isinstance(answer, grammar.SayOffer | grammar.SayAgree):
        sides.append(answer.to)
    is_own = colour_of(option) in [view.board.colours[seat] for seat in sides]
    does_harm = (about == "move") == isinstance(answer, grammar.SaySpare)
    return is_own == does_harm


class Sea:
    """Boats and players in one table if there is room, with all else beside it or below."""

    def __init__(self, rows: Rows, facts: Sequence[Flow]) -> None:
        self._rows = rows
        self._facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in (self._rows.joined(lanes=True), self._rows.joined(lanes=False)):
            width = Measurement.get(console, options.update(width=WIDEST), table).maximum
            room = options.max_width - width - GAP
            if room >= BESIDE:
                beside = Table.grid(padding=(0, GAP, 0, 0))
                beside.add_column(width=width)
                beside.add_column(width=room)
                beside.add_row(table, Group(*self._facts))
                yield beside
                return
            if width <= options.max_width:
                yield table
                yield from self._facts
                return
        yield from self._rows.apart()
        yield from self._facts
