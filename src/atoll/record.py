"""Records: a whole game as text, one answer a line, that replays to an equal state.

    atoll record 1
    game tranquility
    rules 1
    seats 2
    seed 7
    option monsters=3

    1 play 12 c4
    0 discard
    0 pay 5
    0 pay 17

``rules`` is the version of the game's rules. A record made under another version is refused:
its answers could mean something else now.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import Struct

from .games import game
from .kernel import BadOptions, BadRecord, IllegalAnswer, Option, OptionValue, State, written

FORMAT = "atoll record 1"
WHOLE = re.compile(r"-?[0-9]{1,40}")


class Answer(Struct, frozen=True, array_like=True):
    """What a seat answered."""

    seat: int
    text: str


class Record(Struct, kw_only=True):
    """How a game was set up, and every answer since."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, OptionValue] = {}
    answers: list[Answer] = []

    def until(self, count: int) -> "Record":
        """The record as it was after so many answers."""
        if count not in range(len(self.answers) + 1):
            raise ValueError(f"the record has {len(self.answers)} answers, not {count}")
        return Record(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            seed=self.seed,
            options=dict(self.options),
            answers=self.answers[:count],
        )


def seed_hash(seed: int) -> str:
    """What can be shown of a secret seed: the SHA-256 of its decimal digits, in hexadecimal."""
    return sha256(str(seed).encode()).hexdigest()


def dumps(record: Record) -> str:
    """The record as text."""
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules}",
        f"seats {record.seats}",
        f"seed {record.seed}",
        *(
            f"option {name}={written(value)}"
            for name, value in record.options.items()
            if value is not None
        ),
        "",
        *(f"{answer.seat} {answer.text}" for answer in record.answers),
    ]
    return "\n".join(lines) + "\n"


def loads(text: str) -> Record:
    """The record that a text holds. Raises ``BadRecord`` (a ``ValueError``) naming the line."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"a record begins with the line {FORMAT!r}")
    head: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    answers: list[Answer] = []
    body = False
    for number, line in enumerate(lines[1:], start=2):
        word, _, rest = line.partition(" ")
        try:
            if not line:
                body = True
            elif body:
                answers.append(Answer(_whole(word), rest))
            elif word == "option":
                name, _, value = rest.partition("=")
                if name in options:
                    raise ValueError
                options[name] = _read(value)
            elif word in ("game", "rules", "seats", "seed") and word not in head:
                head[word] = rest
            else:
                raise ValueError
        except ValueError:
            raise BadRecord(f"line {number} of the record cannot be read: {line[:80]!r}") from None
    return _assembled(head, options, answers)


def _assembled(
    head: dict[str, str], options: dict[str, OptionValue], answers: list[Answer]
) -> Record:
    try:
        return Record(
            game=head["game"],
            rules=_whole(head["rules"]),
            seats=_whole(head["seats"]),
            seed=_whole(head["seed"]),
            options=options,
            answers=answers,
        )
    except KeyError as missing:
        raise BadRecord(f"the record does not say its {missing.args[0]}") from None
    except ValueError as error:
        raise BadRecord(f"the head of the record cannot be read: {error}") from None


def replay(record: Record) -> State[Any]:
    """The state to which the record leads. Raises ``BadRecord`` naming what does not fit."""
    state = opening(record)
    for number, answer in enumerate(record.answers, start=1):
        apply(record, state, number, answer)
    return state


class Stop(NamedTuple):
    """Where a game stands after so many of its record's answers, and which was the last."""

    number: int
    answer: Answer | None
    option: Option | None
    """The last answer as it was offered."""
    state: State[Any]


def stops(record: Record, state: State[Any] | None = None) -> Iterator[Stop]:
    """The set-up, then the game after each answer; from another ``state``, if one is given.

    It is the same state each time: it goes on when the next stop is asked for. Raises ``BadRecord``
    as ``replay`` does.
    """
    state = opening(record) if state is None else state
    yield Stop(0, None, None, state)
    for number, answer in enumerate(record.answers, start=1):
        option = _option(state, answer)
        apply(record, state, number, answer)
        yield Stop(number, answer, option, state)


def _option(state: State[Any], answer: Answer) -> Option | None:
    for decision in state.decisions:
        option = decision.option(answer.text) if decision.seat == answer.seat else None
        if option is not None:
            return option
    return None


def opening(record: Record) -> State[Any]:
    """The state before the record's first answer."""
    try:
        played = game(record.game)
    except LookupError as error:
        raise BadRecord(str(error)) from None
    if record.rules != played.version:
        raise BadRecord(
            f"recorded under version {record.rules} of the rules of {record.game}; "
            f"these are version {played.version}"
        )
    try:
        state: State[Any] = played.setup(record.seats, record.seed, record.options)
    except BadOptions as error:
        raise BadRecord(f"the record's set-up cannot be: {error}") from error
    return state


def apply(record: Record, state: State[Any], number: int, answer: Answer) -> None:
    """Give the record's answer of this number (from 1) to the state before it."""
    try:
        game(record.game).answer(state, answer.seat, answer.text)
    except IllegalAnswer as error:
        raise BadRecord(f"answer {number}, seat {answer.seat}: {error}") from error


def _read(value: str) -> OptionValue:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if WHOLE.fullmatch(value) else value


def _whole(text: str) -> int:
    """A number in its one form: no spaces, no signs but a minus, no other digits."""
    if not WHOLE.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is no whole number")
    return int(text)
