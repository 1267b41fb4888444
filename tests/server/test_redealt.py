"""What a seat is sent does not depend on what it cannot know.

This trusts no view: what is hidden from a seat is dealt anew, and nothing may look different.
"""

import json
from collections.abc import Sequence
from random import Random
from unittest.mock import Mock

import pytest

from atoll.kernel import Decision, IllegalAnswer, Message, heard
from atoll.match import Match
from atoll.record import Answer
from atoll.server import wire
from atoll.server.live.play import Play
from atoll.server.live.room import Room
from atoll.server.replays.replaying import Past
from atoll.server.storage.journal import Entry
from atoll.server.storage.lookup import Seat, TableInfo
from atoll.server.wire import MomentShown

from ..laws.cases import OPEN_GAMES, Case, sorts_of_cases
from .player import Message as Sent

LOOKS = 0.08
"""How many moments of a game are looked at."""
STEPS = 12
"""So far the two games go on together at most."""
GUESSES = (
    "",
    "play 12 c4",
    "play start",
    "discard",
    "pay 7",
    "take 5",
    "vote red",
    "offer 3",
    "lift",
)


@pytest.mark.parametrize("case", sorts_of_cases(), ids=str)
def test_whatever_a_seat_cannot_know_it_is_sent_the_same(case: Case) -> None:
    played, random = Match.start(case.game, case.seats, 16, case.options), Random(16)
    while played.state.decisions:
        if random.random() < LOOKS:
            for seat in range(case.seats):
                look_twice(played, seat, random)
        decision = random.choice(played.state.decisions)
        played.answer(decision.seat, random.choice(decision.options).text)


def look_twice(played: Match, seat: int, random: Random) -> None:
    twin = redealt(played, seat, random.getrandbits(60))
    assert update(room_of(twin), seat) == update(room_of(played), seat)
    assert update(room_of(twin), None) == update(room_of(played), None)
    for text in (*GUESSES, *[any_answer(played, random).text for _ in range(10)]):
        assert refusal(twin, seat, text) == refusal(played, seat, text)
    for answer in some_of_others(played, seat, random):
        if can_answer(twin, answer):
            compare_after(played, twin, seat, answer)


# Looking back.


@pytest.mark.parametrize("case", sorts_of_cases(), ids=str)
def test_whatever_a_seat_cannot_know_its_replay_is_the_same(case: Case) -> None:
    played, random = Match.start(case.game, case.seats, 17, case.options), Random(17)
    while played.state.decisions:
        if random.random() < LOOKS:
            for seat in range(case.seats):
                replay_twice(played, seat, random)
        decision = random.choice(played.state.decisions)
        played.answer(decision.seat, random.choice(decision.options).text)


def replay_twice(played: Match, seat: int, random: Random) -> None:
    """From here the game and a redealt one go on so that the seat cannot tell them apart."""
    twin = redealt(played, seat, random.getrandbits(60))
    here, there = go_on_alike(played, twin, seat, random)
    for looking_on in (seat, None):
        assert looking_back(played, here, looking_on) == looking_back(twin, there, looking_on)


def go_on_alike(
    played: Match, twin: Match, seat: int, random: Random
) -> tuple[list[Answer], list[Answer]]:
    """Answers for both; what others seal need not be the same, for it is nobody's business."""
    one, other = played.copy(), twin.copy()
    here, there = list[Answer](), list[Answer]()
    for _ in range(STEPS):
        answer = any_answer(one, random) if one.state.decisions else None
        mine = answer and alike(one, other, seat, answer, random)
        if answer is None or mine is None:
            break
        reveals = one.state.reveals, other.state.reveals
        told = (
            heard(one.answer(answer.seat, answer.text), seat),
            heard(other.answer(mine.seat, mine.text), seat),
        )
        same = told[0] == told[1] and view(one, seat) == view(other, seat)
        if not same:
            assert (one.state.reveals, other.state.reveals) != reveals, "nobody has learned a thing"
            break
        here.append(answer)
        there.append(mine)
    return here, there


def alike(one: Match, other: Match, seat: int, answer: Answer, random: Random) -> Answer | None:
    """What is answered in the other game, so that the seat cannot tell; None if nothing can be."""
    if answer.seat != seat and answer.text in under_seal(one, answer.seat):
        texts = under_seal(other, answer.seat)
        return Answer(answer.seat, random.choice(texts)) if texts else None
    return answer if can_answer(other, answer) else None


def under_seal(played: Match, seat: int) -> list[str]:
    """What a seat can answer that is not opened before others have answered, too."""
    state = played.state
    asked = [each for each in state.decisions if each.must and each.seat == seat]
    return [option.text for each in asked for option in each.options if len(state.asked) > 1]


def looking_back(played: Match, line: list[Answer], seat: int | None) -> Sequence[MomentShown]:
    """What the seat gets to see of these answers, from where the game stood."""
    state = played.game.clone(played.state)
    record = played.record.until(0)
    record.answers = line
    return Past(record, state=state).seen_by(seat, all_told=False)


def view(played: Match, seat: int) -> object:
    return played.game.view(played.state, seat)


def redealt(played: Match, seat: int, rng: int) -> Match:
    """The same game as far as this seat can tell."""
    twin = played.copy()
    twin.state = played.game.redeal(played.state, seat, rng)
    assert twin.game.save(twin.state) != played.game.save(played.state)
    twin.state.__dict__["quiet"] = False
    # Whether an answer can be taken back depends on whether chance has had a say since.
    twin.state.rng = played.state.rng
    for other in range(twin.record.seats):
        sealed = twin.state.sealed_by(other)
        if sealed is not None:
            real = Answer(other, str(played.state.sealed_by(other)))
            places = [n for n, each in enumerate(twin.record.answers) if each == real]
            twin.record.answers[places[-1]] = Answer(other, sealed)
    return twin


# At a table.


def room_of(played: Match) -> Room:
    """A room in which the game stands so."""
    record = played.record
    sitting = [Seat(n, f"person {n}", f"Sailor {n}", None, False) for n in range(record.seats)]
    info = TableInfo(
        id="here", code="CODE", game=record.game, rules=record.rules, options=record.options,
        seats=tuple(sitting), status="playing", waiting=(), listed=False, clock=None,
        host="person 0", earlier=None, later=None, fork_of=None, fork_moment=None, outcome=None,
        seed="1", created=0.0, changed=0.0, served_since=0.0,
    )  # fmt: skip
    room = Room(info, [], 180, surroundings=Mock())
    room.play = Play(played.copy(), Entry("here", 0, "begin", 0, "", 0, 0.0, 0.0))
    return room


def update(room: Room, seat: int | None) -> Sent:
    """What is sent to a seat that has seen the beginning."""
    sent: Sent = json.loads(wire.encode(room.update_for(seat, 0)))
    return sent | {"now": None}


def refusal(played: Match, seat: int, text: str) -> tuple[Message, str | None] | None:
    """Why a seat cannot answer so; None if it can."""
    try:
        played.copy().answer(seat, text)
    except IllegalAnswer as error:
        return error.message, error.rule
    return None


def any_answer(played: Match, random: Random) -> Answer:
    """One of all that can be answered, whoever is asked."""
    return _nth_answer(played.state.decisions, random.random())


def some_of_others(played: Match, seat: int, random: Random) -> list[Answer]:
    """What others than this seat can answer, a few of all."""
    asked = [each for each in played.state.decisions if each.seat != seat]
    return [*{_nth_answer(asked, random.random()): None for _ in range(4) if asked}]


def _nth_answer(asked: Sequence[Decision], part: float) -> Answer:
    """The answer that stands so far down the list, which is not written out: it can be long."""
    place = int(part * sum(len(each.options) for each in asked))
    for each in asked:
        if place < len(each.options):
            return Answer(each.seat, each.options[place].text)
        place -= len(each.options)
    raise AssertionError("nothing can be answered")


def can_answer(played: Match, answer: Answer) -> bool:
    mine = [each for each in played.state.decisions if each.seat == answer.seat]
    return any(each.option(answer.text) for each in mine)


def compare_after(played: Match, twin: Match, seat: int, answer: Answer) -> None:
    """Another seat answers the same in both.

    If nobody learns from it, the seat is told the same. If somebody does, without that sealed
    answers are opened, then the seat hears of it only what it can see, too.
    """
    rooms = [room_of(each) for each in (played, twin)]
    for room in rooms:
        room.begun.apply(Entry("here", 1, "answer", answer.seat, answer.text, 0, 0.0, 0.0))
    one, other = (update(room, seat) for room in rooms)
    learned = {room.begun.match.state.reveals for room in rooms} != {played.state.reveals}
    if not learned:
        assert one == other
    elif one["view"] == other["view"] and may_be_secret(played):
        assert one["events"] == other["events"]


def may_be_secret(played: Match) -> bool:
    """Whether what happens may be for some alone: it is not where all lies open, and sealed answers
    are opened for all."""
    return played.record.game not in OPEN_GAMES and not any(played.state.sealed)
