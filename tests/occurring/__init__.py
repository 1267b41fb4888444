"""Games in which everything occurs that the grammars say can be answered.

Much of it occurs in the playthroughs. The rest does in games that are played by chance:
``<game>.txt`` has a line for each set-up of such games, with their seeds. After a change of rules
or grammars, look for others:

    python -m tests.occurring
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import atoll
from atoll.games.robinson.state import Camp
from atoll.kernel import Answer, Choices, Decision, Option, Product, parts_of, verb_of
from atoll.kernel.answers import domains
from tests.games.robinson.plenty import keep_going
from tests.laws.cases import Case, cases
from tests.playthroughs import WRITTEN, head_of, playthroughs, set_up

HERE = Path(__file__).parent
LONGEST_GAME = 2000
TO_THE_POINT = 0.85
"""How often what the game waits for is answered, and nothing else."""


class Value(NamedTuple):
    """An answer with this value of an argument; or just the answer, if it has none."""

    verb: str
    name: str = ""
    value: Any = None


BY_RULE = {
    "tobago": {("double", "place"), ("swap", "places"), ("remove", "space")},
    "robinson": {
        ("do", "deed"), ("send", "deed"), ("build", "target"), ("choose-part", "spot"),
        ("add", "stack"), ("take", "stack"), ("with", "stack"), ("do-next", "stack"),
        ("produce", "wood"), ("produce", "food"), ("build", "aid"), ("take", "pawn"),
    },
}  # fmt: skip
"""Arguments of which games played by chance hardly ever have every value: a marker on each space,
the longest map, each token on each space, the ninth stack for the same. That all of it can be is
proved by the rules, in the games' own tests."""


def path_of(game: str) -> Path:
    return HERE / f"{game}.txt"


def cases_of(game: str) -> list[Case]:
    return [case for case in cases() if case.game == game]


def can_occur(game: str) -> set[Value]:
    """What the grammars of a game say, for all the set-ups that the laws are tried on."""
    return {value for case in cases_of(game) for value in in_grammar(case)}


def in_grammar(case: Case) -> Iterator[Value]:
    """What the grammar of a set-up says, but for what is proved by rules."""
    grammar = atoll.game(case.game).grammar(case.seats, case.options)
    proved = BY_RULE.get(case.game, ())
    for kind in grammar.kinds:
        verb = verb_of(kind)
        yield Value(verb)
        for name in domains(kind):
            if (verb, name) not in proved:
                yield from [Value(verb, name, each) for each in grammar.domain(kind, name)]


def occurs(case: Case, seed: int) -> set[Value]:
    """What can be answered in a game that is played by chance."""
    return _in_questions(_by_chance(case, seed))


def occurs_in_playthroughs(game: str) -> set[Value]:
    """What can be answered in the games that are written down whole."""
    return _in_questions(each for path in playthroughs(game) for each in _as_written(path))


def _by_chance(case: Case, seed: int) -> Iterator[Decision]:
    game, luck = atoll.game(case.game), Random(seed)
    state = game.setup(case.seats, seed, case.options, quiet=True)
    for _ in range(LONGEST_GAME):
        yield from state.decisions
        if not state.awaited:
            return
        asked = state.awaited if luck.random() < TO_THE_POINT else state.decisions
        decision = luck.choice(asked)
        game.answer(state, decision.seat, _any_of(decision.options, luck).text)
        if isinstance(state, Camp):
            keep_going(state)


def _as_written(path: Path) -> Iterator[Decision]:
    text = path.read_text("utf-8")
    game, state = set_up(head_of(text))
    for seat, answer in WRITTEN.findall(text):
        yield from state.decisions
        game.answer(state, int(seat), answer)


def _any_of(options: Sequence[Option], luck: Random) -> Option:
    """Any kind of answer, and of these any: so what there is little of is not seldom."""
    if isinstance(options, Choices):
        return luck.choice(options)
    by_kind: dict[type[Answer], list[Option]] = defaultdict(list)
    for option in options:
        by_kind[option.kind].append(option)
    return luck.choice(by_kind[luck.choice([*by_kind])])


def _in_questions(questions: Iterable[Decision]) -> set[Value]:
    """Everything that stands in their options."""
    seen: dict[tuple[type[Answer], str], set[Any]] = defaultdict(set)
    for question in questions:
        for part in parts_of(question.options):
            seen[part.kind, ""].add(None)
            if isinstance(part, Product):
                for name, values in part.choices.items():
                    seen[part.kind, name].update(values)
            else:
                for name in part.answer.__struct_fields__:
                    value = getattr(part.answer, name)
                    seen[part.kind, name].update(value if isinstance(value, tuple) else [value])
    return {
        Value(verb_of(kind), name, value)
        for (kind, name), values in seen.items()
        for value in values
    }


def written(game: str) -> list[tuple[Case, int]]:
    """The games that are written down."""
    known = {str(case): case for case in cases_of(game)}
    lines = [line.split(": ") for line in path_of(game).read_text("utf-8").splitlines()]
    return [(known[name], int(seed)) for name, seeds in lines for seed in seeds.split()]
