"""Pointing: which answers are meant by the things on the table that somebody has tapped."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any

from .answers import Answer, domains, piece_forms
from .reading import Lexicon, Lexicons, Several

MOST_GUESSES = 64
"""What the things do not tell is guessed at, unless there is more than this to guess."""


def meanings(kind: type[Answer], lexicons: Lexicons, pieces: Sequence[str]) -> Iterator[Answer]:
    """The answers of a kind that concern these things, in this order, and maybe others."""
    forms = piece_forms(kind)
    told = _told(forms, lexicons, pieces) if forms else None
    if told is None:
        return
    open_to_guess = {
        name: [told[name]] if name in told else _guesses(lexicons[name]) for name in domains(kind)
    }
    if prod(map(len, open_to_guess.values())) <= MOST_GUESSES:
        for values in product(*open_to_guess.values()):
            yield kind(**dict(zip(open_to_guess, values, strict=True)))


def _guesses(lexicon: Lexicon) -> list[Any]:
    return [()] if isinstance(lexicon, Several) else [*lexicon.values.values()]


def _told(
    forms: Sequence[str], lexicons: Lexicons, pieces: Sequence[str]
) -> Mapping[str, Any] | None:
    """What things of these forms tell of the arguments; None if they are other things."""
    told: dict[str, Any] = {}
    left = [*pieces]
    for form in forms:
        while left and (found := _pattern(form).fullmatch(left[0])) is not None:
            if not _takes(told, lexicons, found.groupdict()):
                return None
            del left[0]
            if not _is_repeated(form, lexicons):
                break
        else:
            if left and not _is_repeated(form, lexicons):
                return None
    return None if left else told


def _is_repeated(form: str, lexicons: Lexicons) -> bool:
    """Whether any number of things stand for one argument."""
    names = _pattern(form).groupindex
    return any(isinstance(lexicons[name], Several) for name in names)


def _takes(told: dict[str, Any], lexicons: Lexicons, words: Mapping[str, str]) -> bool:
    """Note what a thing tells, unless it names no value or another than a thing before it."""
    for name, word in words.items():
        values = _by_name(lexicons[name])
        if word not in values:
            return False
        if isinstance(lexicons[name], Several):
            told[name] = (*told.get(name, ()), values[word])
        elif told.setdefault(name, values[word]) != values[word]:
            return False
    return True


@cache
def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form)
    return re.compile(
        "".join(
            [f"(?P<{part}>.+)" if nth % 2 else re.escape(part) for nth, part in enumerate(parts)]
        )
    )


def _by_name(lexicon: Lexicon) -> dict[str, Any]:
    return {str(value): value for value in lexicon.readable.values()}
