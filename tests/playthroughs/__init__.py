"""Playthroughs: whole games as text, so that a change of the rules shows in a diff.

Each ``<game>/*.txt`` begins with a head that says how the game is set up and who plays it; the
rest follows from that. Each line of ``<game>/many.digest`` stands for many games, by the hash of
the states in which they end.

After a change of the rules that is meant, write all of them anew and read the diff:

    python -m tests.playthroughs

For a new playthrough, write a file with nothing but a head; for new games in the digest, a line
up to its colon; then do the same. A playthrough of a bot keeps the answers that stand in it, for
bots change; to let it play anew, leave nothing but the head.
"""

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import atoll
from atoll.bots import bots, next_answer
from atoll.kernel import Event, Game, OptionValue, State
from tests.games.tranquility.careful import careful

HERE = Path(__file__).parent
LONGEST_GAME = 2000
WRITTEN = re.compile(r"^\d+\. seat (\d+)\D.*\n> (.+)$", re.MULTILINE)
"""An answer in a playthrough."""

Answer = tuple[int, str]
Player = Callable[[Any], Answer]


def any_answer(state: State[Any]) -> Answer:
    """Any answer, by a rule that depends on nothing but the answers and the state's own luck."""
    return _any_of(_answers(state), state)


def terse_answer(state: State[Any]) -> Answer:
    """Any answer to what the game waits for, and seldom something else."""
    awaited = _answers(state, awaited=True)
    chatting = _luck(state, awaited) % 16 == 0
    return any_answer(state) if chatting else _any_of(awaited, state)


def _any_of(answers: list[Answer], state: State[Any]) -> Answer:
    return answers[_luck(state, answers) % len(answers)]


def _luck(state: State[Any], answers: list[Answer]) -> int:
    seed = f"{state.rng} {state.reveals} {len(answers)} {answers[0]} {answers[-1]}"
    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "little")


def _answers(state: State[Any], *, awaited: bool = False) -> list[Answer]:
    """Every answer that somebody could give now, or only those that the game waits for."""
    return sorted(
        (decision.seat, option.text)
        for decision in (state.awaited if awaited else state.decisions)
        for option in decision.options
    )


PLAYERS: dict[str, Player] = {
    "any": any_answer,
    "terse": terse_answer,
    "careful": lambda state: careful(state, _answers(state)),
}


def playthroughs(game: str) -> list[Path]:
    return sorted((HERE / game).glob("*.txt"))


def digests(game: str) -> list[str]:
    """The lines of a game's digest."""
    return (HERE / game / "many.digest").read_text(encoding="utf-8").splitlines()


def played(text: str) -> str:
    """The playthrough that follows from the head of this text, and from a bot's answers in it."""
    head = head_of(text)
    player = _fields(head)["player"]
    game, state = set_up(head)
    lines = [head, "", *map(_told, state.events), ""]
    answers = WRITTEN.findall(text) if player in bots(game.id) else []
    given = _repeated(answers) if answers else _given(player, game, state)
    for number, (seat, answer) in enumerate(given, start=1):
        count = len(_answers(state))
        lines.append(f"{number}. seat {seat}{_held(game, state, seat)}, 1 of {count}:")
        lines.append(f"> {answer}")
        lines += map(_told, game.answer(state, seat, answer))
        lines.append("")
    lines += [f"outcome: {_written(game.outcome(state))}", ""]
    board = msgspec.structs.asdict(game.view(state, None).board)
    lines += [f"{name}: {_written(value)}" for name, value in board.items()]
    return "\n".join(lines) + "\n"


def head_of(text: str) -> str:
    """How the game of a playthrough is set up, and who plays it."""
    return text.partition("\n\n")[0].strip()


def _fields(head: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in head.splitlines())


def set_up(head: str) -> tuple[Game[Any, Any, Any], State[Any]]:
    """The game of a playthrough, at its first decision."""
    fields = _fields(head)
    game = atoll.game(fields["game"])
    options = _options(fields.get("options", ""))
    return game, game.setup(int(fields["seats"]), int(fields["seed"]), options)


def digested(line: str) -> str:
    """The line of a digest that follows from what stands before its colon."""
    head = line.partition(":")[0]
    name, player, count, _, seats, _, *options = head.split()
    game = atoll.game(name)
    total = blake2b(digest_size=16)
    for seed in range(int(count)):
        state = game.setup(int(seats), seed, _options(" ".join(options)), quiet=True)
        for answer in _given(player, game, state):
            game.answer(state, *answer)
        total.update(game.save(state))
    return f"{head}: {total.hexdigest()}"


def _held(game: Game[Any, Any, Any], state: State[Any], seat: int) -> str:
    """What a seat has in its hand, in games with hands."""
    hand = getattr(game.view(state, seat).board, "hand", None)
    return "" if hand is None else f", holding {' '.join(hand) or 'nothing'}"


def _repeated(answers: list[tuple[str, str]]) -> Iterator[Answer]:
    for seat, answer in answers:
        yield int(seat), answer


def _given(player: str, game: Game[Any, Any, Any], state: State[Any]) -> Iterator[Answer]:
    """What a player, or a bot at each seat, answers until the game is over."""
    choose = PLAYERS.get(player) or _company(player, game, state.seats)
    for _ in range(LONGEST_GAME):
        if not state.awaited:
            return
        yield choose(state)
    raise AssertionError(f"the game is not over after {LONGEST_GAME} answers")


def _company(bot: str, game: Game[Any, Any, Any], seats: int) -> Player:
    """Such a bot at each seat."""
    players = [bots(game.id)[bot](seat) for seat in range(seats)]

    def choose(state: State[Any]) -> Answer:
        answer = next_answer(game, state, players)
        assert answer is not None, "bots at all seats leave nobody waiting"
        return answer

    return choose


def _options(text: str) -> dict[str, OptionValue]:
    return {name: value for name, _, value in (each.partition("=") for each in text.split())}


def _told(event: Event) -> str:
    words = [event.kind, *(f"{name}={_plain(value)}" for name, value in event.args.items())]
    if event.audience is not None:
        words.append(f"(only for {', '.join(map(str, event.audience))})")
    return "  " + " ".join(words)


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()
