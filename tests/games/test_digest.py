"""The rules digests hold what they promise: every paragraph has a test that cites it.

A digest may be there before its game; then only its form is looked at. Digests, tests and rules
are read as text, so it does not matter which tests run.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import atoll

ROOT = Path(__file__).parents[2]
DIGESTS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "games"
SOURCES = ROOT / "src" / "atoll"

HEADING = re.compile(r"^## ([A-Z]+-\d+) \S", re.MULTILINE)
PARAGRAPH = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* \S", re.MULTILINE)
RULE_ID = re.compile(r"[A-Z]{2}-\d+\.\d+")

WRITTEN = sorted(path.stem for path in DIGESTS.glob("*.md") if "." not in path.stem)
"""All games with a digest, those that are still to come included."""

each_game = pytest.mark.parametrize("game", atoll.games())
each_digest = pytest.mark.parametrize("game", WRITTEN)


def digest(game: str) -> str:
    return (DIGESTS / f"{game}.md").read_text(encoding="utf-8")


def paragraphs(game: str) -> list[str]:
    return PARAGRAPH.findall(digest(game))


def place(rule_id: str) -> tuple[int, int]:
    """Section and number: TR-4.3 is (4, 3)."""
    section, number = rule_id.partition("-")[2].split(".")
    return int(section), int(number)


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))


@cache
def citations(game: str) -> dict[str, list[str]]:
    """The tests of a game by the paragraph that they cite."""
    cited: dict[str, list[str]] = {}
    for path, tree in trees(TESTS / game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule_id in _cited_by(node):
                    cited.setdefault(rule_id, []).append(f"{path}::{node.name}")
    return cited


def _cited_by(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{test.name} cites no literal"
                yield str(argument.value)


def named_in_sources() -> dict[str, Path]:
    """The rule ids that stand as literals in the program, each with a file that names it."""
    return {
        node.value: path
        for path, tree in trees(SOURCES)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and RULE_ID.fullmatch(node.value)
    }


@each_game
def test_every_paragraph_is_proved_by_a_test(game: str) -> None:
    cited = citations(game)
    assert [each for each in paragraphs(game) if each not in cited] == []


@each_game
def test_every_citation_is_of_a_paragraph(game: str) -> None:
    known = set(paragraphs(game))
    assert {each: tests for each, tests in citations(game).items() if each not in known} == {}


@each_digest
def test_paragraphs_are_numbered_in_order_and_without_gaps(game: str) -> None:
    places = [place(each) for each in paragraphs(game)]
    assert places[0] == (1, 1)
    for (section, number), after in pairwise(places):
        assert after in ((section, number + 1), (section + 1, 1))


@each_digest
def test_paragraphs_stand_in_the_section_whose_number_they_bear(game: str) -> None:
    heading = ""
    for line in digest(game).splitlines():
        if found := HEADING.match(line):
            heading = found[1]
        elif found := PARAGRAPH.match(line):
            assert found[1].rpartition(".")[0] == heading


@each_digest
def test_every_list_item_of_a_digest_is_a_numbered_paragraph(game: str) -> None:
    items = [line for line in digest(game).splitlines() if line.startswith("- ")]
    assert [line for line in items if not PARAGRAPH.match(line)] == []


@each_digest
def test_translations_have_the_same_paragraphs(game: str) -> None:
    for translation in DIGESTS.glob(f"{game}.*.md"):
        assert PARAGRAPH.findall(translation.read_text(encoding="utf-8")) == paragraphs(game)


def test_the_games_have_prefixes_of_their_own() -> None:
    prefixes = [{each.partition("-")[0] for each in paragraphs(game)} for game in WRITTEN]
    assert all(len(prefix) == 1 for prefix in prefixes)
    assert len(set.union(*prefixes)) == len(prefixes)


def test_every_rule_that_the_program_names_is_a_paragraph() -> None:
    known = {each for game in WRITTEN for each in paragraphs(game)}
    named = named_in_sources()
    assert named, "the program names the rules by which it refuses answers"
    assert {each: path for each, path in named.items() if each not in known} == {}
