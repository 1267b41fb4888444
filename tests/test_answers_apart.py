"""Nobody but the grammar puts an answer's text together or takes it apart.

Whoever wants to know what an option is asks for its answer, a value with a verb and arguments.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.games import game, games
from atoll.kernel import opening_words

ROOT = Path(__file__).parents[1] / "src" / "atoll"
GRAMMAR = {
    *[ROOT / "kernel" / f"{name}.py" for name in ("answers", "reading", "grammar", "choices")],
    *ROOT.glob("games/*/grammar.py"),
}
PLACES = ("bots", "games", "kernel", "server", "cli/boards")
"""Who has to do with answers. What is typed in the terminal is a line, and read word by word."""
MODULES = [
    path for place in PLACES for path in sorted((ROOT / place).rglob("*.py")) if path not in GRAMMAR
]

CUTTING = {
    "split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix",
    "removesuffix", "replace", "index", "find", "casefold", "lower", "upper", "strip",
}  # fmt: skip
MATCHING = {"match", "fullmatch", "search", "findall", "finditer", "sub"}
OF_AN_ANSWER = {"text", "own_sealed"}
VERBS = {
    word for name in games() for kind in game(name).answers for word in opening_words(kind)[:1]
}


def offences(source: str) -> list[str]:
    """Where a text of an answer is cut, compared with a word, or put together to be given."""
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if _is_offence(node)]


def _is_offence(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=cut, attr=how)) if how in CUTTING:
            return _is_text(cut) or _is_key(cut)
        case ast.Call(func=ast.Attribute(attr=how), args=args) if how in MATCHING:
            return any(map(_is_text, args))
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(begun)), attr="format")):
            return _begins_with_verb(begun)
        case ast.BinOp(left=ast.Constant(value=str(begun)), op=ast.Add() | ast.Mod()):
            return _begins_with_verb(begun)
        case ast.Subscript(value=cut):
            return _is_text(cut) or _is_key(cut)
        case ast.Subscript(slice=place):
            return _is_text(place)
        case ast.Match(subject=subject):
            return _is_text(subject) or _is_key(subject)
        case ast.Compare(left=left, comparators=others):
            return any(_is_text(each) for each in (left, *others)) and any(
                _has_words(each) for each in (left, *others)
            )
        case ast.JoinedStr(values=[ast.Constant(value=str(begun)), *_]):
            return _begins_with_verb(begun)
    return False


def _begins_with_verb(begun: str) -> bool:
    return begun.partition(" ")[0] in VERBS and " " in begun


def _is_text(node: ast.AST) -> bool:
    if isinstance(node, ast.Name):
        return node.id == "text"
    return isinstance(node, ast.Attribute) and node.attr in OF_AN_ANSWER


def _is_key(node: ast.AST) -> bool:
    """The key of a label: what is done is the verb's to say."""
    return isinstance(node, ast.Attribute) and node.attr == "key" and _names_label(node.value)


def _names_label(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute | ast.Name) and "label" in ast.unparse(node)


def _has_words(node: ast.AST) -> bool:
    return any(
        isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
        for each in ast.walk(node)
    )


@pytest.mark.parametrize(
    "source",
    [
        "verb = option.text.split()[0]",
        "if option.text.startswith('offer'): pass",
        "if 'stay' == option.text: pass",
        "if option.text in ('go', 'stay'): pass",
        "last = view.own_sealed[-1]",
        "rest = option.text[5:]",
        "text.casefold()",
        "re.match(PATTERN, option.text)",
        "match option.text:\n    case 'stay': pass",
        "answer = 'play ' + card",
        "answer = 'play %s' % card",
        "answer = 'play {}'.format(card)",
        "kind = option.label.key.removeprefix('option-')",
        "game.answer(state, 0, f'play {card} {cell}')",
    ],
)
def test_whoever_does_is_found(source: str) -> None:
    assert len(offences(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "text = option.text",
        "if option.text in texts: pass",
        "if option.text == text: pass",
        "words = line.split()",
        "key = option.label.key",
    ],
)
def test_whoever_only_passes_a_text_on_is_not(source: str) -> None:
    assert offences(source) == []


def _found() -> Iterator[str]:
    for path in MODULES:
        for offence in offences(path.read_text("utf-8")):
            yield f"{path.relative_to(ROOT)}: {offence}"


def test_nobody_does() -> None:
    assert [*_found()] == []
