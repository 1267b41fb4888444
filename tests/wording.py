"""What stands in the files of texts."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

PLURALS = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
}


class Names(Visitor):
    """Collects what a text mentions: variables, other texts, the variants and forms it has."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.variants: list[set[str]] = []
        self.forms: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_Attribute(self, node: fluent.Attribute) -> None:  # noqa: N802
        self.forms.append(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.variants.append({key.name for key in keys if isinstance(key, fluent.Identifier)})
        self.generic_visit(node)


Wording = dict[str, Names]


def files_of(folder: Path, language: str) -> list[Path]:
    """The files of texts in a folder: one a language, and others where there is a lot to say."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


@cache
def wording(*paths: Path) -> Wording:
    """The texts of files that are read together, by their keys."""
    texts: Wording = {}
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path} cannot be read: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in texts, f"{path} has {entry.id.name}, not as the first"
                texts[entry.id.name] = names = Names()
                names.visit(entry)
    return texts


def variables(texts: Wording, key: str) -> set[str]:
    """What a text has to be given, also for the texts that it quotes."""
    names = texts[key]
    return names.variables.union(*(variables(texts, text) for text in names.texts - {key}))


def all_variables(texts: Wording) -> dict[str, set[str]]:
    return {key: variables(texts, key) for key in texts}


def incomplete_plurals(texts: Wording, language: str) -> dict[str, set[str]]:
    """The texts that count something, and do not have all forms that the language has."""
    return {
        key: variants
        for key, names in texts.items()
        for variants in names.variants
        if variants & {"one", "few", "many"} and variants != PLURALS[language]
    }
