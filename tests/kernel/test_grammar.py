"""How answers are written, read, named and counted."""

from typing import Annotated, Literal

import pytest
from msgspec import Struct

from atoll.kernel import Answer, Domain, Grammar, Some, Unreadable, mentioned, verb_of
from atoll.kernel.answers import domains, pieces_of

from .toy import GAME


class Options(Struct, frozen=True):
    boats: int = 3


class Ware(Struct, frozen=True):
    kind: Literal["rope", "tar"]
    lie: Literal["open", "hidden"]

    def __str__(self) -> str:
        return f"open {self.kind}" if self.lie == "open" else self.kind


def _boats(options: Options, seats: int) -> range:
    return range(1, options.boats + 1)


BOAT = Domain(_boats, unknown="no-such-boat", rule="TO-1.1", never={"ark": ("no-ark", "TO-1.2")})
Ware_ = Annotated[
    Ware, Domain([Ware(kind, lie) for kind in ("rope", "tar") for lie in ("hidden", "open")])
]


class GoAboard(Answer, frozen=True):
    """Somebody boards a boat, in a hurry or not."""

    form = "board {boat} {fast}"
    example = "board 2"
    pieces = "boat-{boat}"

    boat: Annotated[int, BOAT]
    fast: Annotated[bool, Domain((False, True), lambda fast: "fast" if fast else "")]


class Trade(Answer, frozen=True):
    """A ware for another."""

    form = "trade {ware} for {boats}"
    example = "trade rope for 1 2"
    pieces = "ware-{ware.kind} boat-{boats}"

    ware: Ware_
    boats: Annotated[tuple[int, ...], Some(BOAT, none="nothing")]


class Hire(Answer, frozen=True):
    """Some sailors are hired."""

    form = "hire {crew}"
    example = "hire 1 2"
    pieces = "crew-{crew}"

    crew: Annotated[tuple[int, ...], Some(BOAT)]


class SailOn(Answer, frozen=True):
    """Nothing stops us."""

    form = "sail on"
    occurs = staticmethod(lambda options, seats: seats > 1)


KINDS = (GoAboard, Trade, Hire, SailOn)
GRAMMAR = Grammar(KINDS, Options(), 2)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (GoAboard(2, fast=False), "board 2"),
        (GoAboard(2, fast=True), "board 2 fast"),
        (Trade(Ware("rope", "hidden"), (1, 3)), "trade rope for 1 3"),
        (Trade(Ware("rope", "open"), ()), "trade open rope for nothing"),
        (SailOn(), "sail on"),
    ],
)
def test_an_answer_is_written_and_read_back(answer: Answer, text: str) -> None:
    assert answer.text == text
    assert answer.words == tuple(text.split())
    assert GRAMMAR.all_readings(text) == [answer]
    assert GRAMMAR.read(text) == answer


def test_the_verb_is_the_name_of_the_kind() -> None:
    assert [verb_of(kind) for kind in KINDS] == ["go-aboard", "trade", "hire", "sail-on"]
    assert SailOn().label({}).key == "option-sail-on"


def test_what_has_parts_is_mentioned_by_them_and_what_is_not_there_in_a_word() -> None:
    assert mentioned(Trade(Ware("tar", "open"), (1,))) == {
        "kind": "tar",
        "lie": "open",
        "boats": (1,),
    }
    assert mentioned(GoAboard(1, fast=True)) == {"boat": 1, "fast": "true"}


def test_pieces_follow_from_the_arguments_and_several_values_are_a_piece_each() -> None:
    assert pieces_of(Trade(Ware("tar", "open"), (1, 3))) == ("ware-tar", "boat-1", "boat-3")


def test_the_words_are_in_the_order_of_the_forms_and_each_is_there_once() -> None:
    assert GRAMMAR.words == (
        *("board", "1", "2", "3", "fast", "trade", "rope", "open", "tar", "for", "nothing"),
        *("hire", "sail", "on"),
    )


def test_what_there_is_depends_on_options_and_seats() -> None:
    alone = Grammar(KINDS, Options(boats=1), 1)
    assert alone.kinds == (GoAboard, Trade, Hire)
    assert alone.domain(GoAboard, "boat") == (1,)
    assert Grammar(KINDS, Options(boats=0), 1).kinds == (), "nothing can be said of no boats"
    assert GAME.words(2, {"whistles": False}) == ("bid", "0", "1", "2", "3")
    assert GAME.words(2) == GAME.grammar(2).words


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("board 4", "refused-no-such-boat", "TO-1.1"),
        ("board ark", "refused-no-ark", "TO-1.2"),
        ("trade rope for 1 x", "refused-no-such-boat", "TO-1.1"),
        ("trade wine for 1", "refused-no-such-word", None),
        ("board", "refused-form", None),
        ("board 1 2 3", "refused-form", None),
        ("sail", "refused-form", None),
        ("sail on and on", "refused-form", None),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_word_or_the_form(
    text: str, key: str, rule: str | None
) -> None:
    with pytest.raises(Unreadable) as refused:
        GRAMMAR.read(text)
    assert (refused.value.message.key, refused.value.rule) == (key, rule)


def test_a_refused_word_is_told_with_those_that_there_are() -> None:
    with pytest.raises(Unreadable) as refused:
        GRAMMAR.read("board 4")
    assert refused.value.message.args == {"word": "4", "cards": ("1", "2", "3")}


def test_the_form_that_is_shown_is_that_of_the_answer_which_was_begun() -> None:
    with pytest.raises(Unreadable) as refused:
        GRAMMAR.read("board")
    assert refused.value.message.args == {"form": "board 2"}


@pytest.mark.parametrize("text", ["", " ", "row", "🦀", "Board 1"])
def test_what_begins_like_no_answer_has_no_form(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GRAMMAR.read(text)
    assert refused.value.forms == []


def test_an_argument_without_a_domain_is_a_mistake_in_the_declaration() -> None:
    class Shout(Answer, frozen=True):
        form = "shout {word}"
        word: str

    with pytest.raises(TypeError, match=r"Shout\.word has no domain"):
        domains(Shout)


def test_things_on_the_table_mean_the_answers_that_concern_them() -> None:
    assert [*GRAMMAR.meant(["boat-2"])] == [GoAboard(2, fast=False), GoAboard(2, fast=True)]
    assert [*GRAMMAR.meant(["boat-9"])] == []
    assert [*GRAMMAR.meant(["crew-3", "crew-1"])] == [Hire((3, 1))]
    assert [*GRAMMAR.meant(["anchor"])] == []
    assert [*GRAMMAR.meant(["boat-1", "boat-2"])] == []
