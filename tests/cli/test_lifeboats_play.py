"""A person plays Lifeboats: votes, talk, and what is told of them."""

from functools import cache

import pytest

from atoll import Match
from atoll.bots import Chair
from atoll.kernel import Decision

from .bots import there_are_only
from .conftest import Atoll
from .paused import Paused

BOARD = "seats → shore"


class Talkative:
    """Gives the last answer there is. The second seat speaks twice: before each vote, and when the
    person has laid a card.
    """

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance."""

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        if decision.must:
            colours = [each for each in decision.options if not each.text.endswith("hat")]
            return colours[-1].text
        wanted = "say spare black" if 0 in chair.view.sealed else "say vote black"
        return wanted if chair.seat == 1 and decision.option(wanted) else None


@pytest.fixture(autouse=True)
def talkative_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, random=Talkative)


@cache
def before_the_first_vote() -> Paused:
    match = Match.start("lifeboats", seats=4, seed=1)
    while match.state.decisions[0].prompt.key != "ask-vote-leak":
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[0].text)
    return Paused(match)


def at_the_first_vote(atoll: Atoll, *lines: str) -> list[str]:
    """What is shown before the first vote, and after each line."""
    return before_the_first_vote().play(atoll, *lines)


def answers() -> list[str]:
    """What the person has answered since."""
    return before_the_first_vote().answered()


def test_words_that_belong_to_a_vote_that_is_over_are_told_and_others_stand_on_the_board(
    atoll: Atoll,
) -> None:
    first, second = at_the_first_vote(atoll, "vote red")
    assert "Said: R: I vote ■" in first.split(BOARD)[1]
    assert "“" not in first.split(BOARD)[0]
    told, board = second.split(BOARD)
    assert "spare the black boat" in told.lower()
    assert "I will vote" not in told
    assert "Said: R: I vote ■" in board


def test_cards_stand_on_the_board_and_what_came_of_them_is_told(atoll: Atoll) -> None:
    told, board = at_the_first_vote(atoll, "vote red")[1].split(BOARD)
    assert "Last vote, leak in ■: G→R · R→■ · Y→■ · B→■" in board
    assert " votes " not in told
    assert "leak in the black boat" in told


def test_only_boats_have_numbers_in_a_vote(atoll: Atoll) -> None:
    for line in ("1", "2", "5"):
        at_the_first_vote(atoll, line)
        assert answers() == []
    first, listed, _ = at_the_first_vote(atoll, "?", "2")
    assert "\n   vote hat " in first
    assert "  2. vote red" in listed
    assert "     vote hat " in listed
    assert answers() == ["vote red"]


def test_many_statements_are_listed_in_short_with_one_of_each_kind_explained(atoll: Atoll) -> None:
    _, listed = at_the_first_vote(atoll, "?")
    texts, kinds = listed.split("One of each kind")
    assert "say offer blue red spare" in texts
    assert [line.split()[:2] for line in kinds.splitlines() if " say " in line] == [
        ["say", "vote"],
        ["say", "spare"],
        ["say", "offer"],
    ]


@pytest.mark.parametrize("line", ["undo now", "q later", "quit it", "г красный", "! red"])
def test_a_command_that_takes_no_words_is_none_if_words_follow(atoll: Atoll, line: str) -> None:
    assert "not what is asked" in at_the_first_vote(atoll, line, "vote red")[1]
    assert answers() == ["vote red"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("v r", "vote red"),
        ("r", None),
        ("red", "vote red"),
        ("vote re", "vote red"),
        ("s v r", "say vote red"),
        ("spare gr", "say spare green"),
        ("say o y r h", "say offer yellow red help"),
        ("offer red yellow help", "say offer red yellow help"),
        ("offer yellow red help", "say offer yellow red help"),
        ("hat", "vote hat"),
    ],
)
def test_short_ways_to_vote_and_to_talk(atoll: Atoll, line: str, answer: str | None) -> None:
    at_the_first_vote(atoll, line)
    assert answers()[:1] == ([answer] if answer else [])
