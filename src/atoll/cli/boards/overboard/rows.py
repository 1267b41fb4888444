"""The boat from bow to stern: a row for everybody, and below it those whom the current took."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from ....games.overboard import grammar
from ....games.overboard.facts import STRENGTH, Role
from ....games.overboard.view import Board, Condition, Person
from ....kernel import Option, View
from ..flow import Flow
from .signs import (
    ANSWERED,
    AWAITED,
    CHOICE,
    DANGER,
    FAINT,
    HELPLESS,
    OPEN,
    WATER,
    WHOLE,
    WOUND,
    Signs,
)

ToPeople = (
    grammar.Seat
    | grammar.Rob
    | grammar.Steal
    | grammar.Heal
    | grammar.Shade
    | grammar.Join
    | grammar.Water
)
"""The answers in which a character is chosen who has a mark on the board then."""
STYLES: dict[Condition, str] = {
    "conscious": "",
    "unconscious": HELPLESS,
    "dead": FAINT,
    "adrift": FAINT,
}
NARROW = 72
"""On a terminal with fewer columns the players' names stand among the notes."""


class Rows:
    """Everybody with their wounds, and in notes whatever else is to be seen of them."""

    def __init__(
        self, view: View[Board], options: Sequence[Option], names: Sequence[str], signs: Signs
    ) -> None:
        self._view = view
        self._names = names
        self._signs = signs
        self._choices = _choices(options)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._table(names_apart=options.max_width >= NARROW)

    def _table(self, *, names_apart: bool) -> Table:
        table = Table(
            box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True
        )
        people = _from_bow_to_stern(self._view.board)
        rows = [self._cells(person, names_apart=names_apart) for person in people]
        for _ in rows[0][:-1]:
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for cells in rows:
            table.add_row(*cells)
        return table

    def _cells(self, person: Person, *, names_apart: bool) -> list[Text | Flow]:
        role = Text(self._signs.name(person.role), self._style(person))
        name, notes = self._name(person), list(self._notes(person))
        beginning = [self._marks(person), self._end_of_boat(person), role]
        style = STYLES[person.condition]
        if names_apart:
            return [*beginning, name, _bar(person), Flow("", notes, style)]
        return [*beginning, _bar(person), Flow("", [name, *notes], style)]

    def _marks(self, person: Person) -> Text:
        """Who can be chosen, who is still to answer and who has answered."""
        view = self._view
        awaited = AWAITED if person.seat in view.waiting else " "
        answered = ANSWERED if person.seat in view.sealed else awaited
        return Text((CHOICE if person.role in self._choices else " ") + answered, OPEN)

    def _end_of_boat(self, person: Person) -> Text:
        benches, texts = self._view.board.benches, self._signs.texts
        if person.role in benches[:1]:
            return Text(texts("board-bow"), FAINT)
        return Text(texts("board-stern") if person.role in benches[-1:] else "", FAINT)

    def _name(self, person: Person) -> Text:
        is_me = person.seat == self._view.seat
        name = self._signs.texts("board-you") if is_me else self._names[person.seat]
        return Text(name, self._style(person))

    def _style(self, person: Person) -> str:
        return STYLES[person.condition] + (" bold" if person.seat == self._view.seat else "")

    def _notes(self, person: Person) -> Iterator[Text | str]:
        board, texts = self._view.board, self._signs.texts
        if person.condition != "conscious":
            yield texts(f"board-{person.condition}")
        if person.role in board.swimmers:
            yield Text(texts("board-overboard"), WATER)
        if person.thirst:
            yield Text(texts("board-thirst", count=person.thirst), DANGER)
        if person.rowed:
            yield Text(texts("board-rowed"), FAINT)
        if person.fought:
            yield Text(texts("board-fought"), FAINT)
        shown = board.hands[person.seat] if board.hands else ()
        yield from self._signs.provisions((*person.opened, *shown))
        if person.hidden and not board.hands:
            yield Text(texts("board-hidden", count=person.hidden), FAINT)


def _choices(options: Sequence[Option]) -> set[Role]:
    """The people in question, once it is clear what is to be done with them."""
    chosen = [option.answer for option in options if isinstance(option.answer, ToPeople)]
    if len({type(answer) for answer in chosen}) != 1:
        return set()
    return {answer.whom for answer in chosen}


def _from_bow_to_stern(board: Board) -> list[Person]:
    people = {person.role: person for person in board.people}
    adrift = [person for person in board.people if person.condition == "adrift"]
    return [*(people[role] for role in board.benches), *adrift]


def _bar(person: Person) -> Text:
    """The strength, and how much of it is wounds already."""
    wounds = min(person.wounds, person.strength)
    left = person.strength - wounds
    gap = " " * (max(STRENGTH) - person.strength)
    return Text.assemble(
        (f"{person.strength} ", FAINT), (WOUND * wounds, DANGER), (WHOLE * left, FAINT), gap
    )
