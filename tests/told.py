"""The options of a question, as a program reads them that knows only the protocol."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

Json = dict[str, Any]


def options_told(decision: Json) -> list[Json]:
    """All that may be answered, each by itself."""
    choices = decision["choices"]
    return [option for shown in decision["options"] for option in read(shown, choices)]


def read(shown: Json, choices: list[Json]) -> Iterator[Json]:
    """The options that are told, as a program reads them that knows only the protocol."""
    if "rows" in shown:
        names = shown["args"]
        for row in shown["rows"]:
            chosen = {name: choices[number] for name, number in zip(names, row, strict=False)}
            told = shown["told"][row[-1]] if "told" in shown else {}
            yield combined(shown, chosen, told)
    elif "choices" in shown:
        names = [*shown["choices"]]
        for numbers in product(*shown["choices"].values()):
            chosen = {name: choices[each] for name, each in zip(names, numbers, strict=True)}
            option = combined(shown, chosen, shown.get("told", {}))
            if option["text"] not in shown.get("but", ()):
                yield option
    else:
        yield shown


def combined(shown: Json, chosen: dict[str, Json], told: Json) -> Json:
    texts = {name: each.get("text", each["value"]) for name, each in chosen.items()}
    pieces = {name: each.get("piece", "") for name, each in chosen.items()}
    option = {
        "text": " ".join(filled(shown["form"], texts).split()),
        "verb": shown["verb"],
        "args": {name: each["value"] for name, each in chosen.items()},
        "pieces": [filled(piece, pieces) for piece in shown.get("pieces", ())],
        "told": told,
    }
    return {name: value for name, value in option.items() if value or name == "args"}


def filled(form: str, words: dict[str, object]) -> str:
    """Nothing but a name stands in braces."""
    return re.sub(r"\{(\w+)\}", lambda found: str(words[found[1]]), form)
