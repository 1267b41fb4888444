"""Reading answers: phrases word by word, and values that are tried though they are never legal."""

from typing import Annotated

import pytest
from msgspec import Struct

from atoll.kernel import Answer, Domain, Grammar, Unreadable


class Options(Struct, frozen=True):
    pass


class Deed(Struct, frozen=True):
    action: str
    target: str = ""

    def __str__(self) -> str:
        return f"{self.action} {self.target}".rstrip()


DEEDS = [Deed("rest"), Deed("explore", "north"), Deed("explore", "south")]


class Do(Answer, frozen=True):
    """Something is done."""

    form = "do {deed} {times}"
    example = "do rest"

    deed: Annotated[Deed, Domain(DEEDS, unknown="no-such-deed", tried=[Deed("explore", "home")])]
    times: Annotated[str | None, Domain((None, "twice"), unknown="no-such-number")]


class DoNot(Answer, frozen=True):
    """Nothing is done."""

    form = "do {nothing}"
    example = "do nothing"

    nothing: Annotated[str, Domain(("nothing",), unknown="no-such-nothing")]


GRAMMAR = Grammar([Do, DoNot], Options(), 2)


def refused(text: str, *kinds: type[Answer]) -> tuple[str, object]:
    with pytest.raises(Unreadable) as error:
        GRAMMAR.read(text, kinds or None)
    message = error.value.message
    return message.key.removeprefix("refused-"), message.args.get("cards", message.args.get("form"))


def test_what_is_tried_is_read_but_is_no_word_of_the_game() -> None:
    assert GRAMMAR.read("do explore home") == Do(Deed("explore", "home"), None)
    assert "home" not in GRAMMAR.words
    assert Deed("explore", "home") not in GRAMMAR.domain(Do, "deed")


def test_after_the_first_words_of_a_phrase_the_next_are_named() -> None:
    assert refused("do explore west") == ("no-such-deed", ("north", "south"))
    assert refused("do explore") == ("form", "do rest")


def test_only_first_words_of_phrases_can_come_first() -> None:
    assert refused("do north", Do) == ("no-such-deed", ("rest", "explore"))


def test_nothing_has_to_stand_where_something_may_be_left_out() -> None:
    assert refused("do rest often") == ("form", "do rest")


def test_of_answers_that_begin_alike_only_those_count_that_are_asked_for() -> None:
    assert refused("do dance") == ("form", "do rest · do nothing")
    assert refused("do dance", DoNot) == ("no-such-nothing", ("nothing",))
