"""What people may call clues, maps and directions, whether it stands on the board or not."""

from ....games.tobago import grammar
from ....games.tobago.facts import CLUE_WORDS, CLUES
from ....texts import Texts
from ...presenting import Presenter
from ..contract import Kinds, Naming

NEGATED = frozenset(
    [word for word, clue in zip(CLUE_WORDS, CLUES, strict=True) if clue.relation.startswith("not-")]
)
"""The clues that say where the treasure is not."""
ENOUGH: Kinds = frozenset([grammar.Put, grammar.Remove])
"""Of these the space alone says enough."""


def in_short(word: str, texts: Texts) -> str:
    """A clue in a few words; capitals tell that only the largest area is meant."""
    clue = CLUES[CLUE_WORDS.index(word)]
    of_any, of_largest = f"board-clue-{clue.relation}", f"board-clue-largest-{clue.relation}"
    return texts(of_largest if clue.largest else of_any, named=clue.named)


def called(word: str, words: Presenter) -> list[str]:
    """A clue may also be called by what it names, in the plain words of the language."""
    if word not in CLUE_WORDS:
        return _plainly(word, words.texts)
    named = CLUES[CLUE_WORDS.index(word)].named
    return [in_short(word, words.texts), word.replace("-", " "), *_plainly(named, words.texts)]


def _plainly(word: str, texts: Texts) -> list[str]:
    key = f"board-called-{word}"
    return texts.forms(key) if key in texts else []


NAMING = Naming(called=called, negated=NEGATED, enough=ENOUGH)
