"""The part of a state that every game has."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from .choices import Option
from .decisions import Decision
from .events import Event, EventValue
from .outcome import Outcome
from .steps import Step

StepT = TypeVar("StepT", bound=Step)


class Engine(Protocol):
    """What runs a state; see ``Rules``."""

    def ask(self, state: Any, depth: int) -> tuple[Decision, ...]: ...
    def await_answers(self, state: Any) -> tuple[Decision, ...]: ...
    def stand(self, state: Any) -> Sequence[Decision]: ...
    def choose(self, state: Any, decision: Decision, option: Option) -> None: ...
    def advance(self, state: Any) -> None: ...


class Sealing(Struct):
    """Answers by seat to a question that still waits for other seats.

    ``depth`` is the length of the agenda when it is asked: a question that comes up in between,
    from a standing decision, lies higher and does not touch them.
    """

    depth: int
    answers: list[str | None]


class State(Struct, Generic[StepT], kw_only=True, dict=True, forbid_unknown_fields=True):
    """A game at one moment: plain data, with what is still to happen in its ``agenda``.

    The last step of the agenda is the next. ``reveals`` counts how often somebody learned
    something hidden: as long as it and ``rng`` stay the same, an answer can be taken back.
    """

    rules: ClassVar[Engine]
    keeps: ClassVar[tuple[str, ...]] = ()
    """What a game works out from what all can see, and copies take over: cached properties with
    values that never change."""

    seats: int
    rng: int
    agenda: list[StepT]
    sealings: list[Sealing] = []
    reveals: int = 0
    outcome: Outcome | None = None
    options: Struct
    """What was chosen before the game; each game says of which type."""

    # What follows is derived from the rest, or told on the way: not saved, not compared.

    @cached_property
    def asked(self) -> tuple[Decision, ...]:
        """What the waiting step asks, with the answers already sealed and the forced ones."""
        return self.rules.ask(self, len(self.agenda))

    @cached_property
    def awaited(self) -> tuple[Decision, ...]:
        """The questions that the game waits for; empty when it is over."""
        return self.rules.await_answers(self)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question that is open now: those awaited, and then the standing ones."""
        awaited = self.awaited
        return (*awaited, *self.rules.stand(self)) if awaited else ()

    @cached_property
    def events(self) -> list[Event]:
        """What happened in the last set-up or answer."""
        return []

    @cached_property
    def quiet(self) -> bool:
        """Whether events are not told: saves time where nobody listens, as in a search."""
        return False

    @property
    def step(self) -> StepT | None:
        """The step that the game waits at; None when it is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def sealed(self) -> list[str | None]:
        """By seat, the answers to the present question that wait for others; empty if none do."""
        if self.sealings and self.sealings[-1].depth == len(self.agenda):
            return self.sealings[-1].answers
        return []

    def sealed_by(self, seat: int) -> str | None:
        """The sealed answer of a seat, if there is one."""
        sealed = self.sealed
        return sealed[seat] if sealed else None

    def push(self, step: StepT) -> None:
        """Let this step happen next."""
        self.agenda.append(step)

    def push_all(self, *steps: StepT) -> None:
        """Let these steps happen next, in this order."""
        self.agenda.extend(steps[::-1])

    def turn_to(self, step: StepT) -> None:
        """Let this step happen instead of the next."""
        self.agenda[-1] = step

    def tell(self, kind: str, to: tuple[int, ...] | None = None, /, **args: EventValue) -> None:
        """Say what happened, to everybody or only to some seats.

        Rules that run often look at ``quiet`` first, to spare making the arguments.
        """
        if not self.quiet:
            self.events.append(Event(kind, args, to))

    def reveal(self, by: int | None = None) -> None:
        """Note that somebody has just learned something that was hidden; ``by`` knew it already."""
        self.reveals += 1
        if by is None or by != self.__dict__.get("asker"):
            self.__dict__["learnt"] = True

    def bind(self) -> None:
        """Note that what happened cannot be taken back, though nothing hidden has come out."""
        self.reveals += 1

    def end(self, outcome: Outcome) -> None:
        """The game is over; nothing more will happen."""
        self.outcome = outcome
        self.reveal()  # that a game has ended, and why, tells about the hands
        self.agenda.clear()
        self.sealings.clear()
        self.tell("over", reason=outcome.reason, winners=outcome.winners)
