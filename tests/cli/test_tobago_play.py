"""A person plays Tobago: what can be typed, what is shown then, and what fits the screen."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from atoll import Match
from atoll.bots import RandomBot
from atoll.cli.boards.tobago.naming import in_short
from atoll.cli.boards.tobago.signs import GAZES
from atoll.cli.moment import Moment
from atoll.cli.presenting import Presenter
from atoll.cli.reading.vocabulary import Vocabulary
from atoll.cli.wording import terminal_texts
from atoll.games.tobago.facts import CLUE_WORDS, DIRECTION_NAMES
from atoll.games.tobago.state import Hunt, Statue
from atoll.texts import LANGUAGES

from .bots import there_are_only
from .conftest import Atoll
from .paused import Paused, pauses
from .test_tobago_board import GAME, hunt
from .typed import misread, read, refused

SEED = 3


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, random=RandomBot)


@cache
def first_turn() -> Paused:
    """A game of two, at the first turn of whoever sits first."""
    match = Match.start("tobago", 2, SEED, {"landmarks": "random"})
    while match.state.awaited[0].prompt.key != "ask-turn" or match.state.awaited[0].seat:
        decision = match.state.awaited[0]
        match.answer(decision.seat, decision.options[-1].text)
    return Paused(match)


def at_turn(atoll: Atoll, *lines: str, language: str = "en") -> list[str]:
    """What is shown at the beginning of the turn, and after each line."""
    return first_turn().play(atoll, *lines, language=language)


def answered() -> list[str]:
    """What the person has answered since."""
    return first_turn().answered()


def texts(verb: str) -> list[str]:
    """What the person can answer with this verb."""
    return [text for text in first_turn().options() if text.startswith(f"{verb} ")]


def test_a_space_alone_is_driven_to(atoll: Atoll) -> None:
    drive = texts("drive")[0]
    at_turn(atoll, drive.split()[1])
    assert answered()[:1] == [drive]


def test_whoever_names_a_map_sees_where_its_treasure_may_lie(atoll: Atoll) -> None:
    asked, begun = at_turn(atoll, "play white")
    assert "So far “play white”." in begun
    match = first_turn().match
    white = match.game.view(match.state, 0).board.maps[0]
    assert len(capitals(begun)) == len(white.possible)
    assert len(capitals(asked)) == len(texts("drive"))
    assert answered() == []


def capitals(shown: str) -> list[str]:
    """The spaces that are marked."""
    return re.findall(r"\b[A-O]\d", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_can_be_typed_with_the_names_that_are_shown(language: str) -> None:
    words = Presenter(terminal_texts(language, "tobago"), ())
    match = first_turn().match
    assert misread(Moment(match.game, match.state, 0, words)) == []


def test_the_hand_is_exchanged_only_on_purpose(atoll: Atoll) -> None:
    (asked,) = at_turn(atoll)
    assert " · exchange · end" in asked
    _, listed = at_turn(atoll, "?")
    assert not any(
        line.split()[:1] and line.split()[0].rstrip(".").isdecimal() and "exchange" in line
        for line in listed.splitlines()
    )


# Moments of a game as chance plays it.


Wanted = Callable[[Hunt, list[str]], bool]


def moment(question: str, wanted: Wanted = lambda hunt, options: True) -> Paused:
    """The first at which the person is asked this, and all is as it is wanted."""
    for paused in pauses("tobago", 2, {"experts": True}, question):
        hunt: Any = paused.match.state
        if wanted(hunt, paused.options()):
            return paused
    raise AssertionError("there is no such moment")


def has_amulets(hunt: Hunt, options: list[str]) -> bool:
    """And may exchange the hand, for the turn or for an amulet."""
    return hunt.fresh and hunt.held[0] > 0 and {"exchange", "amulet exchange"} <= {*options}


@cache
def with_amulets() -> Paused:
    return moment("ask-turn", has_amulets)


# Nothing is answered that nobody meant.


@pytest.mark.parametrize(("line", "rule"), [("exchange", "TO-4.2"), ("amulet move", "TO-4.5")])
def test_a_verb_is_never_taken_for_an_amulet_nor_a_stop_put_before_it(
    atoll: Atoll, line: str, rule: str
) -> None:
    then = with_amulets()
    drive = then.first("drive")
    *_, refused = then.play(atoll, drive, line)
    assert f"[{rule}]" in refused
    assert then.answered() == [drive]


@pytest.mark.parametrize("line", ["swap white 1 2", "remove white k5", "double grey 1", "swap"])
def test_what_an_amulet_does_needs_it_to_be_spent_first(atoll: Atoll, line: str) -> None:
    powers = {"swap": "swap", "double": "double", "remove": "marker"}
    verb, *_ = line.split()
    power = f"amulet {powers[verb]}"
    then = moment("ask-turn", lambda hunt, options: hunt.held[0] > 0 and power in options)
    _, refused = then.play(atoll, line)
    assert f"For that spend an amulet first: “{power}”. [TO-15.1]" in " ".join(refused.split())
    assert then.answered() == []


def named_in_the_negative(options: list[str]) -> list[str]:
    """What is named by no clue but one that is not so, with a map on which that can be played."""
    plays = [text.split()[1:] for text in options if text.startswith("play ")]
    clues_of: dict[str, set[str]] = {}
    for clue, _ in plays:
        clues_of.setdefault(clue.rpartition("-")[2], set()).add(clue)
    return [
        f"{thing} {colour}"
        for thing, clues in clues_of.items()
        for clue, colour in plays
        if clues == {clue} and clue.startswith("not-")
    ]


def test_a_thing_alone_never_means_where_it_is_not(atoll: Atoll) -> None:
    then = moment("ask-turn", lambda hunt, options: bool(named_in_the_negative(options)))
    line = named_in_the_negative(then.options())[0]
    thing, colour = line.split()
    _, which = then.play(atoll, line)
    assert which.startswith("Which one?")
    assert re.search(rf"1\. play not-[a-z-]+-{thing} {colour}", which)
    assert then.answered() == []
    then.play(atoll, line, "1")
    assert then.answered()[0].startswith("play not-")


@pytest.mark.parametrize(
    ("line", "quoted"), [("park у4", "y4"), ("park ф4", "ф4"), ("park а99", "a99")]
)
def test_a_letter_in_the_name_of_a_space_is_what_it_looks_like(
    atoll: Atoll, line: str, quoted: str
) -> None:
    then = moment("ask-park")
    _, refused = then.play(atoll, line, language="ru")
    assert f"нет участка «{quoted}»" in refused
    assert then.answered() == []


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("ru", "play водой white", "Ключа «водой» нет"),
        ("uk", "play водою white", "Підказки «водою» немає"),
        ("en", ";", "This is not what is asked now."),
        ("en", "foo white", "This is not what is asked now."),
    ],
)
def test_what_means_nothing_is_quoted_as_it_was_typed_and_no_clue(
    atoll: Atoll, language: str, line: str, said: str
) -> None:
    _, refused = at_turn(atoll, line, language=language)
    assert refused.startswith(said)


# Names.


def table_with(hand: str, **changes: Any) -> Hunt:
    """A turn with this hand, and a clue on the white map."""
    table = hunt(maps={"white": "not-in-beach 1"}, hand=hand, vehicles="f3 a1")
    for name, value in changes.items():
        setattr(table, name, value)
    return table


def asked_in(language: str, table: Hunt) -> Moment:
    words = Presenter(terminal_texts(language, "tobago"), ("Ann", "Bohdan"))
    return Moment(GAME, table, 0, words)


@pytest.mark.parametrize(
    ("language", "line", "clue"),
    [
        ("en", "not in lake black", "not-in-lake"),
        ("en", "not in a lake black", "not-in-lake"),
        ("en", "not by statue black", "not-next-to-statue"),
        ("en", "sees RIVER black", "in-sight-of-largest-river"),
        ("en", "by LAKE black", "next-to-largest-lake"),
        ("en", "by lake black", "next-to-lake"),
        ("en", "play by lake black", "next-to-lake"),
        ("en", "Next to the largest lake black", "next-to-largest-lake"),
        ("ru", "джунгли чёрный", "in-jungle"),
        ("ru", "джунгли черная", "in-jungle"),
        ("ru", "видно РЕКУ чёрный", "in-sight-of-largest-river"),
        ("ru", "видно реку чёрную", "in-sight-of-largest-river"),
        ("ru", "река чёрный", "in-sight-of-largest-river"),
        ("ru", "не в озере чёрный", "not-in-lake"),
        ("uk", "джунглі чорний", "in-jungle"),
        ("uk", "видно РІЧКУ чорна", "in-sight-of-largest-river"),
        ("uk", "річка чорний", "in-sight-of-largest-river"),
        ("uk", "не біля статуї чорний", "not-next-to-statue"),
    ],
)
def test_clues_and_maps_go_by_what_the_board_and_the_log_call_them(
    language: str, line: str, clue: str
) -> None:
    table = table_with(
        "in-jungle next-to-lake next-to-largest-lake not-in-lake "
        "not-next-to-statue in-sight-of-largest-river"
    )
    table.statues = [Statue(table.land.space["g4"], 0)]
    assert read(asked_in(language, table), line) == [f"play {clue} black"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_can_be_typed_as_the_hand_shows_it(language: str) -> None:
    asked = asked_in(language, table_with("in-jungle"))
    vocabulary = Vocabulary(asked)
    for word in CLUE_WORDS:
        for name in (in_short(word, asked.words.texts), asked.words.card(word)):
            assert vocabulary.in_words_of_answers(f"{name} x") == f"{word} x"


@pytest.mark.parametrize(
    ("language", "line", "direction"),
    [
        ("en", "south", "s"),
        ("en", "south-west", "sw"),
        ("en", "face north east", "ne"),
        ("ru", "юг", "s"),
        ("ru", "с", "n"),
        ("ru", "face на северо-восток", "ne"),
        ("uk", "південь", "s"),
        ("uk", "північний схід", "ne"),
        ("uk", "пн", "n"),
    ],
)
def test_directions_go_by_their_names_and_none_of_them_saves(
    atoll: Atoll, language: str, line: str, direction: str
) -> None:
    then = moment("ask-face")
    _, told = then.play(atoll, line, language=language)
    assert then.answered()[0] == f"face {direction}"
    assert f" {GAZES[DIRECTION_NAMES[DIRECTION_NAMES.index(direction)]]}." in told


def test_a_letter_that_may_mean_a_direction_or_a_command_is_neither(atoll: Atoll) -> None:
    then = moment("ask-face")
    told = "".join(then.play(atoll, "s", "face ne"))
    assert then.answered()[0] == "face ne"
    assert "So far “s”" in told
    assert "is saved in" not in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "play не в горах чёрный"),
        ("uk", "не в горах чорний"),
        ("en", "play not on mountain black"),
        ("en", "play lake black"),
        ("ru", "озеро белый"),
    ],
)
def test_names_that_are_not_legal_now_get_the_reason_of_the_rules(language: str, line: str) -> None:
    table = table_with("not-in-mountain next-to-lake", legs=2, acted=True)
    assert refused(asked_in(language, table), line).rule == "TO-4.5"


# Spaces, and going back.


def test_a_space_alone_is_where_a_landmark_is_placed(atoll: Atoll) -> None:
    then = moment("ask-put")
    put = then.options()[0]
    then.play(atoll, put.split()[-1])
    assert then.answered()[0] == put


def test_a_space_with_one_marker_alone_is_where_that_is_removed(atoll: Atoll) -> None:
    then = moment("ask-marker")
    spaces = Counter(text.split()[-1] for text in then.options())
    remove = next(text for text in then.options() if spaces[text.split()[-1]] == 1)
    then.play(atoll, remove.split()[-1])
    assert then.answered()[0] == remove


def test_undo_goes_back_from_what_was_begun(atoll: Atoll) -> None:
    asked, begun, again = at_turn(atoll, "play", "u")
    assert "So far “play”." in begun
    assert again.splitlines()[-3:] == asked.splitlines()[-3:]
    assert answered() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_begun_is_quoted_as_it_was_typed(atoll: Atoll, language: str) -> None:
    white = terminal_texts(language, "tobago")("card-white")
    _, begun = at_turn(atoll, f"play {white}", language=language)
    narrowed = terminal_texts(language)("play-narrowed", line=f"play {white}")
    assert narrowed in " ".join(begun.split())


# What is told.


def test_who_passes_is_told(atoll: Atoll) -> None:
    then = moment("ask-claim")
    _, told = then.play(atoll, "pass")
    assert "Skipper 1 leaves the card." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_can_be_asked_for(atoll: Atoll, language: str) -> None:
    _, details, helped = at_turn(atoll, "m", "help", language=language)
    texts = terminal_texts(language, "tobago")
    for key in ("board-sign-numbers", "board-sign-forbidden", "board-compass"):
        assert texts(key) in " ".join(details.split())
    assert "\n  l, m " in helped
    assert "\n  ?, ? play " in helped
    assert " say " not in helped
    assert answered() == []


def test_in_the_end_the_scores_are_told(atoll: Atoll) -> None:
    shown = moment("ask-lay").play(atoll, *["!"] * 3000)
    ended = shown[-1].partition("counted.")[2]
    assert "Skipper 1: " in ended
    assert "Scatterbrain 2: " in ended
    assert " and the victory" in ended
