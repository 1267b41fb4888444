"""The words of each game, as they are under a version of its rules.

Whoever trains on a game counts on its words: what there are, and in which order. ``<game>.txt`` has
for every set-up that the laws are tried on how many there are, with a hash, and the longest list in
full, so that a change shows in a diff.

After a change that is meant, raise the version of the rules and write them anew:

    python -m tests.words
"""

from hashlib import blake2b
from pathlib import Path

import atoll
from tests.laws.cases import Case, cases

HERE = Path(__file__).parent


def path_of(game: str) -> Path:
    return HERE / f"{game}.txt"


def written_version(text: str) -> int:
    """The version of the rules under which such a file was written."""
    head, _, _ = text.partition("\n")
    return int(head.removeprefix("rules "))


def vocabulary(game: str) -> str:
    """What such a file says of the rules as they are."""
    words = {str(case): words_of(case) for case in cases() if case.game == game}
    counted = [f"{case}: {len(each)} {_hash(each)}" for case, each in words.items()]
    longest = max(words, key=lambda case: len(words[case]))
    lines = [f"rules {atoll.game(game).version}", "", *counted, "", f"{longest}:", *words[longest]]
    return "\n".join(lines) + "\n"


def words_of(case: Case) -> tuple[str, ...]:
    return atoll.game(case.game).words(case.seats, case.options)


def _hash(words: tuple[str, ...]) -> str:
    return blake2b(" ".join(words).encode(), digest_size=8).hexdigest()
