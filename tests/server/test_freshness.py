"""What is asked anew, and since when: talk and trade neither spoil an answer nor buy time."""

import pytest

from atoll.match import Match
from atoll.server.live.play import Play
from atoll.server.refusals import Stale
from atoll.server.storage.journal import Entry

SEATS = 4


@pytest.fixture
def play() -> Play:
    """A game of Overboard! that has just begun, at the time 0."""
    begun = Entry("here", 0, "begin", 0, "", 0, 0.0, 0.0)
    return Play(Match.start("overboard", SEATS, 1), begun)


def awaited(play: Play) -> int:
    (decision,) = play.match.state.awaited
    return decision.seat


def first_answer(play: Play) -> str:
    return play.match.state.awaited[0].options[0].text


def chance(play: Play, seat: int, *words: str) -> str:
    """Something that a seat may do at any time, with these words in it."""
    return next(
        option.text
        for decision in play.match.state.decisions
        if decision.seat == seat and not decision.must
        for option in decision.options
        if {*words} <= {*option.text.split()}
    )


def others(play: Play) -> list[int]:
    return [seat for seat in range(SEATS) if seat != awaited(play)]


def role(play: Play, seat: int) -> str:
    return str(play.match.game.view(play.match.state, None).board.roles[seat])


def test_what_others_say_and_offer_leaves_an_answer_fresh_and_the_clock_running(play: Play) -> None:
    seat, text = awaited(play), first_answer(play)
    other = others(play)[0]
    play.happen("answer", other, chance(play, other, "request", role(play, seat)), 50.0)
    play.happen("answer", other, chance(play, other, "say", "offer", role(play, seat)), 60.0)
    play.check_fresh(seat, 0, text)
    assert (play.asked_at[seat], play.waits_since) == (0.0, 0.0)


def test_whoever_talks_instead_of_answering_gains_no_time(play: Play) -> None:
    seat = awaited(play)
    play.happen("answer", seat, chance(play, seat, "say", "promise"), 50.0)
    assert (play.asked_at[seat], play.waits_since) == (0.0, 0.0)
    play.check_fresh(seat, 0, first_answer(play))


def test_an_offer_that_was_replaced_is_not_accepted_by_mistake(play: Play) -> None:
    giver, taker = others(play)[:2]
    play.happen("answer", giver, chance(play, giver, "offer", role(play, taker)), 1.0)
    accept = chance(play, taker, "accept")
    play.check_fresh(taker, 1, accept)
    play.happen("answer", giver, chance(play, giver, "request", role(play, taker), "water"), 2.0)
    with pytest.raises(Stale):
        play.check_fresh(taker, 1, chance(play, taker, "decline"))


def test_the_same_answer_is_not_given_twice(play: Play) -> None:
    seat, text = awaited(play), first_answer(play)
    said = chance(play, seat, "say", "ask")
    play.happen("answer", seat, said, 1.0)
    with pytest.raises(Stale):
        play.check_fresh(seat, 0, said)
    play.happen("answer", seat, text, 2.0)
    with pytest.raises(Stale):
        play.check_fresh(seat, 1, text)
