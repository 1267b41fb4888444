"""What stands beside the island: the people, the stores and the camp."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ....games.robinson.people.health import health_in
from ....games.robinson.planning.neutral import DOG
from ....games.robinson.view import Board, PersonSeen
from ....kernel import Message, Option, View
from ..flow import CUT, Flow
from .people import abilities
from .reckoning import hunger_outside, is_past_supper, supper
from .signs import (
    AWAITED,
    DANGER,
    DETERMINATION,
    FIRST,
    FREE,
    OPEN,
    OUTSIDE,
    PLACED,
    READY,
    SCAR,
    Signs,
)

NEARLY_DEAD = 3
"""So many wounds before the deadly one somebody is written in red."""


class Panel:
    """Everybody in a line, and below them what the team has."""

    def __init__(
        self,
        view: View[Board],
        signs: Signs,
        width: int,
        options: Sequence[Option] = (),
        *,
        at_length: bool = False,
    ) -> None:
        self._view = view
        self._board = view.board
        self._signs = signs
        self._width = width
        self._options = options
        self._at_length = at_length

    def lines(self) -> Iterator[RenderableType]:
        for number, person in enumerate(self._board.people):
            yield self._person(number, person)
        if self._board.options.dog:
            yield self._dog()
        yield from self._stores()
        yield from self._camp()

    # People.

    def _person(self, number: int, person: PersonSeen) -> Text:
        is_seat = number < self._view.seats
        is_me = is_seat and number == self._view.seat
        line = Text(self._mark(number), OPEN, no_wrap=True, overflow="crop")
        line.append(FIRST if is_seat and number == self._board.first else " ", "yellow")
        condition = self._condition(person)
        player = self._player(number).split() if is_seat else []
        room = self._width - line.cell_len - condition.cell_len - 1
        name, *player = shortened([self._signs.name(person.name), *player], room)
        line.append(name, "bold" if is_me else "").append(" ").append(" ".join(player))
        line.append(" " * (self._width - line.cell_len - condition.cell_len))
        return line.append_text(condition)

    def _mark(self, number: int) -> str:
        if number in self._view.waiting:
            return AWAITED
        planning = bool(self._board.deeds)
        return READY if planning and self._board.ready[number : number + 1] == (True,) else " "

    def _player(self, seat: int) -> str:
        is_me = seat == self._view.seat
        return self._signs.say("board-you") if is_me else self._signs.names[seat]

    def _condition(self, person: PersonSeen) -> Text:
        """Wounds out of those that kill, determination, pawns, special wounds."""
        if not person.name:
            return Text("?")
        deadly = health_in(self._board.options.scenario, person.name).deadly
        near = deadly - person.wounds <= NEARLY_DEAD
        is_outside = person.outside or person.away
        text = Text().append(OUTSIDE if is_outside else "").append(SCAR * len(person.scars))
        text.append(" " if text else "").append(f"{person.wounds}/{deadly}", DANGER if near else "")
        text.append(f" {DETERMINATION}{person.determination} " if abilities(person.name) else " ")
        free = 0 if self._is_acting() else person.free
        return text.append(FREE * free + PLACED * (person.pawns - free))

    def _dog(self) -> Text:
        line = Text(f"  {self._signs.name(DOG)}")
        stands = self._is_acting() or any(DOG in stack.pawns for stack in self._board.plan)
        pawn = PLACED if stands else FREE
        return line.append(" " * (self._width - line.cell_len - 1)).append(pawn)

    def _is_acting(self) -> bool:
        """Whether it is too late to place a pawn, though the stacks go one by one."""
        return self._board.phase == "action" and not self._board.deeds

    # What the team has.

    def _stores(self) -> Iterator[Flow]:
        board, signs = self._board, self._signs
        yield Flow(signs.say("board-available"), signs.stores(board.available))
        if board.future:
            yield Flow(signs.say("board-future"), signs.goods(board.future))

    def _camp(self) -> Iterator[Flow]:
        board, say = self._board, self._signs.say
        here = next(space for space in board.spaces if space.name == board.camp)
        shelter = "built" if board.shelter else "natural" if here.shelter else "none"
        levels = [f"{say(f'board-{level}')} {count}" for level, count in board.levels.items()]
        morale = f"{say('board-morale')} {self._signs.change(board.morale)}"
        is_over = self._view.outcome is not None or is_past_supper(board, self._options)
        tonight = [supper(board, self._signs), *hunger_outside(board, self._signs)]
        camp = [say(f"board-shelter-{shelter}"), *levels, morale]
        yield Flow("", camp if is_over else [*camp, *tonight])
        told = [each for each in board.progress if self._at_length or not _is_list(each)]
        yield Flow("", [self._signs.told(each) for each in told])


def shortened(words: Sequence[str], room: int) -> list[str]:
    """The words in so many columns. The last give way first, but for a number or what is in
    brackets: these tell who it is.
    """
    words = [*words]
    for place in reversed(range(len(words))):
        over = len(" ".join(words)) - room
        if over > 0 and words[place][0].isalpha():
            left = max(len(words[place]) - over - len(CUT), 0)
            words[place] = words[place][:left] + CUT
    return words


def _is_list(message: Message) -> bool:
    """Whether it names cards: on a small screen that would leave no room for the actions."""
    return "cards" in message.args
