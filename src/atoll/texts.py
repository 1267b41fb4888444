"""Texts for people, in every language, by their keys.

The wording is in Fluent files beside the code that speaks: ``kernel/texts``, ``games/<id>/texts``,
and ``texts`` in whatever else speaks to people. Each has one file a language, ``en.ftl``, and where
there is a lot to say others beside it, such as ``events.en.ftl``.

A text can ask for the name of a word that it is given: ``{ NAME($card) }`` is the text
``card-<word>``, or the word itself if it has no name. A verb goes with whoever is told of:
``{ VERB($seat, "draws", "draw") }`` is the second form for those who are told of themselves, and
called "you", as the page does. Here everybody has a name.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Message as Wording
from fluent.syntax.ast import Resource

from .kernel import Args, Message, Word

LANGUAGES = ("en", "ru", "uk")


class _Words(FluentType):
    """Words, as Fluent puts them into a text."""

    def __init__(self, words: str) -> None:
        self._words = words

    def format(self, locale: object) -> str:
        return self._words


def _verb(who: str | int, of_others: str, of_you: str) -> FluentType:
    """A verb as it is said of somebody who has a name."""
    return _Words(of_others)


class Texts:
    """The texts of one language: those of the kernel, of a game if one is named, and others.

    ``also`` names further places that have texts, as directories in the package.
    """

    def __init__(self, language: str, game: str | None = None, *, also: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        functions: dict[str, Callable[..., FluentType]] = {"NAME": self._named, "VERB": _verb}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._keys: list[str] = []
        for place in ("kernel", *([f"games/{game}"] if game else []), *also):
            resource = _resource(place, language)
            self._bundle.add_resource(resource)
            self._keys += [each.id.name for each in resource.body if isinstance(each, Wording)]

    def __call__(self, key: str, /, **args: Word) -> str:
        """The text for a key. A key or an argument that is missing is a mistake in the program."""
        value = self._bundle.get_message(key).value
        if value is None:
            raise KeyError(f"the text {key!r} has no wording in {self.language!r}")
        return self._formatted(value, self._listed(args))

    def forms(self, key: str) -> list[str]:
        """A word in all the forms that its text has: the text itself, and its attributes."""
        message = self._bundle.get_message(key)
        patterns = [message.value, *message.attributes.values()]
        return [self._formatted(each, {}) for each in patterns if each]

    def say(self, message: Message) -> str:
        """The text of a message from the rules."""
        return self(message.key, **message.args)

    def _formatted(self, pattern: Pattern, args: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _listed(self, args: Args) -> dict[str, str | int]:
        """Several words are told by their names, with commas: some names are two words."""
        return {
            name: ", ".join(map(self.name, value)) if isinstance(value, tuple) else value
            for name, value in args.items()
        }

    def name(self, word: str | int) -> str:
        """What people call a word of answers; numbers and some words are their own names."""
        key = f"card-{word}"
        return self(key) if key in self else str(word)

    def _named(self, word: str | int) -> FluentType:
        return _Words(self.name(word))

    def named(self, prefix: str) -> list[str]:
        """What stands behind this prefix in keys, in the order of the texts."""
        return [key.removeprefix(prefix) for key in self._keys if key.startswith(prefix)]

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def source(place: str, language: str) -> str:
    """The texts of a place, as they are written in Fluent, file after file."""
    folder = files("atoll").joinpath(place, "texts")
    others = [each.name for each in folder.iterdir() if each.name.endswith(f".{language}.ftl")]
    names = (f"{language}.ftl", *sorted(others))
    return "\n".join([folder.joinpath(name).read_text("utf-8") for name in names])


@cache
def _resource(place: str, language: str) -> Resource:
    return FluentResource(source(place, language))
