"""Writes docs/answers.md: what can be answered in each game, from its declaration.

``python -m tools.answers_document`` writes it anew; ``tests/test_answers_document.py`` fails when
it is stale.
"""

import inspect
from collections.abc import Iterator
from pathlib import Path

from atoll.games import game, games
from atoll.kernel import Answer, Grammar, OptionValue, Some, verb_of
from atoll.kernel.answers import domains, example_of
from atoll.texts import Texts

TARGET = Path(__file__).parents[1] / "docs" / "answers.md"
MOST_LISTED = 24
"""Of more values the first and the last are named."""
HEAD = """# What can be answered

An answer is a verb with arguments. Each is written in one line, and each argument has a finite,
ordered domain, which depends on the options and on the number of seats; here it is told for the
usual number of seats with the usual options (and, for answers that only other options bring, with
those). `game.grammar(seats, options)` knows them for any, and `game.words(seats, options)` lists
all words of which answers are made; both are part of the version of the rules.

This page is written by `python -m tools.answers_document`.
"""


def document() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in games() for line in _chapter(name))])


def _chapter(name: str) -> Iterator[str]:
    played = game(name)
    yield f"## {Texts('en', name)('game-name')}\n"
    yield f"`{name}`, version {played.version} of the rules.\n"
    yield "| verb | written | for example | what it means | told besides |"
    yield "|---|---|---|---|---|"
    for kind in played.answers:
        told = ", ".join([f"`{each}`" for each in kind.tells])
        meaning = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        yield f"| `{verb_of(kind)}` | `{kind.form}` | `{example_of(kind)}` | {meaning} | {told} |"
    yield ""
    yield "What arguments can be, in order:\n"
    yield from _arguments(played.answers, _grammars(name))
    yield ""


def _grammars(name: str) -> list[Grammar]:
    """The usual one, and those of one option changed, for what only they have."""
    played = game(name)
    settings = [(each.name, value) for each in played.settings for value in each.values]
    chosen: list[dict[str, OptionValue]] = [{}, *[dict([each]) for each in settings]]
    return [
        played.grammar(seats, options)
        for options in chosen
        for seats in (played.usual_seats, *played.seats)
        if played.takes(seats, options)
    ]


def _arguments(kinds: tuple[type[Answer], ...], grammars: list[Grammar]) -> Iterator[str]:
    """Those of the same name that can be the same are told once, with all their verbs."""
    verbs: dict[tuple[str, str], list[str]] = {}
    for kind in kinds:
        grammar = next((each for each in grammars if kind in each.kinds), None)
        assert grammar is not None, f"no option brings {kind.__name__}"
        for name in kind.__struct_fields__:
            listed = _listed(grammar.phrases(kind, name))
            if isinstance(domains(kind)[name], Some):
                listed = f"any of {listed}"
            verbs.setdefault((name, listed), []).append(f"`{verb_of(kind)}`")
    for (name, listed), those in verbs.items():
        yield f"- `{name}` of {', '.join(those)}: {listed}"


def _listed(words: list[str]) -> str:
    named = [f"`{word}`" if word else "nothing" for word in words]
    if len(named) <= MOST_LISTED:
        return ", ".join(named)
    return f"{', '.join(named[:6])} … {named[-1]}: {len(named)} in all"


if __name__ == "__main__":
    TARGET.write_text(document(), "utf-8")
