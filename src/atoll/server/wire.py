"""What goes over the wire: tables as people see them, and the messages of a live table.

``docs/protocol.md`` says what they mean.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from ..digest import Minute, Section
from ..games import game as find_game
from ..kernel import Args, Certainty, Event, EventValue, Message, OptionValue, Outcome
from ..record import seed_hash
from .questions import OptionShown
from .refusals import in_english
from .storage.lookup import Status, TableInfo

HowToUndo = Literal["free", "ask", "no"]


class SeatShown(Struct, frozen=True):
    seat: int
    name: str | None
    bot: str | None
    away: bool


class TableShown(Struct, frozen=True, kw_only=True):
    """A table as somebody may see it. The seed is told when the game is over."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatShown]
    status: Status
    waiting: tuple[int, ...]
    listed: bool
    clock: int | None
    host: int | None
    you: int | None
    earlier: str | None
    later: str | None
    fork_of: str | None
    fork_moment: int | None
    outcome: Outcome | None
    seed_hash: str
    seed: str | None
    unplayable: Message | None
    created: float
    changed: float


def shown(info: TableInfo, person: str | None) -> TableShown:
    """A table as a person sees it; None is somebody unknown."""
    return TableShown(
        id=info.id,
        code=info.code,
        game=info.game,
        rules=info.rules,
        options=info.options,
        seats=[SeatShown(each.seat, each.name, each.bot, each.away) for each in info.seats],
        status=info.status,
        waiting=info.waiting,
        listed=info.listed,
        clock=info.clock,
        host=info.seat_of(info.host),
        you=info.seat_of(person),
        earlier=info.earlier,
        later=info.later,
        fork_of=info.fork_of,
        fork_moment=info.fork_moment,
        outcome=info.outcome,
        seed_hash=seed_hash(int(info.seed)),
        seed=info.seed if info.status == "over" else None,
        unplayable=why_unplayable(info),
        created=info.created,
        changed=info.changed,
    )


def why_unplayable(info: TableInfo) -> Message | None:
    """Why a table cannot go on: its game began under rules that are not here any more."""
    try:
        now = find_game(info.game).version
    except LookupError:
        return Message("error-no-such-game", {"game": info.game})
    if info.rules == now:
        return None
    return Message("error-other-rules", {"game": info.game, "then": info.rules, "now": now})


class Problem(Struct, frozen=True):
    """Why something was not done over HTTP: a text by its key, and the same in English."""

    key: str
    args: Args
    detail: str


# From the server.


class _FromServer(Struct, tag_field="type", tag=str.lower):
    pass


class EventShown(Struct, frozen=True):
    seq: int
    kind: str
    args: dict[str, EventValue]


class RequestShown(Struct, frozen=True):
    seat: int
    granted: tuple[int, ...]
    needed: tuple[int, ...]


class RemarkShown(Struct, frozen=True):
    id: int
    seat: int
    name: str
    text: str
    at: float
    seq: int = -1
    """The last that had happened at the table when it was said; before the game nothing had."""


class Table(_FromServer):
    table: TableShown


class Update(_FromServer, kw_only=True):
    seq: int
    since: int
    events: list[EventShown]
    view: msgspec.Raw
    decisions: msgspec.Raw
    undo: HowToUndo
    request: RequestShown | None
    deadlines: list[float | None]
    relief: list[float | None]
    now: float


class Said(_FromServer):
    remarks: Sequence[RemarkShown]


class Done(_FromServer):
    ref: int
    seq: int


class Refused(_FromServer, kw_only=True):
    ref: int
    key: str
    args: Args
    detail: str
    rule: str | None = None
    stale: bool = False


class Closing(_FromServer):
    key: str
    args: Args
    detail: str


FromServer: TypeAlias = Table | Update | Said | Done | Refused | Closing

encode = msgspec.json.Encoder().encode


def closing(message: Message) -> Closing:
    return Closing(message.key, message.args, in_english(message))


# Rules.


class RulesShown(Struct, frozen=True):
    """The rules of a game in one language: in English, if they are not translated."""

    game: str
    language: str
    title: str
    intro: str
    minute: Minute
    sections: list[Section]


# Advice.


class WhyShown(Struct, frozen=True):
    """Whether an answer could be given; if not, why, and the paragraph of the rules behind it.

    ``text`` is the answer, None if what was pointed at makes none.
    """

    legal: bool
    text: str | None
    why: Message | None
    rule: str | None


class WhatIfShown(Struct, frozen=True):
    """What I would see after an answer: None if it is not certain, or cannot be given."""

    why: WhyShown
    certainty: Certainty | None
    view: msgspec.Raw


class HintShown(Struct, frozen=True):
    """What a bot would answer at ``seq``; None: it would answer nothing, for it need not.

    ``reason`` says why in a sentence, where the bot knows one.
    """

    seq: int
    bot: str
    text: str | None
    reason: Message | None


class ReportKept(Struct, frozen=True):
    """A report has reached the host, under this number."""

    id: int


# A replay.


class MomentShown(Struct, frozen=True, kw_only=True):
    """Where a game stood after so many answers: who gave the last of them, and what it was.

    While the game goes on nobody is told what others have answered: it may be secret. ``begins`` is
    the event with which a round or another part of the game begins here, ``turns`` are those with
    which the game takes another turn.
    """

    number: int
    seat: int | None
    chosen: OptionShown | None
    at: float | None
    events: msgspec.Raw
    begins: EventShown | None
    turns: list[EventShown]
    view: msgspec.Raw


class ReplayShown(Struct, frozen=True, kw_only=True):
    """A game from its set-up on, as a seat saw it; None sees what is public.

    ``table`` is None for a record that somebody has brought along.
    """

    table: TableShown | None
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: str | None
    seat: int | None
    moments: list[MomentShown]


class LessonMoment(MomentShown, frozen=True, kw_only=True):
    """A moment of a first voyage: what the learner is asked then, and what the coach says."""

    decisions: msgspec.Raw
    say: str | None


class VoyageShown(Struct, frozen=True):
    """A first voyage, from the seat of the learner, with everybody's answers."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    learner: int
    moments: list[LessonMoment]


# From a client.


class _FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    ref: int


class Answer(_FromClient):
    seq: int
    text: str


class Undo(_FromClient):
    seq: int


class Grant(_FromClient):
    seq: int


class Decline(_FromClient):
    seq: int


class Say(_FromClient):
    text: str


class Go(_FromClient):
    """Be connected to another table from now on."""

    table: str
    seen: int = -1


Deed: TypeAlias = Answer | Undo | Grant | Decline | Say
"""What is done at a table."""
FromClient: TypeAlias = Deed | Go

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
read = _decoder.decode


def events_shown(number: int, events: Iterable[Event]) -> list[EventShown]:
    """What happened at a moment of this number."""
    return [EventShown(number, each.kind, each.args) for each in events]
