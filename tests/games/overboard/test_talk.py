"""OB-1.5, OB-1.8: what is said, and what it is worth."""

from itertools import product

import pytest

from atoll.games.overboard.state import Boat
from atoll.games.overboard.view import Spoken
from atoll.kernel import FREE, heard
from tests.rulecite import rule

from .questions import MOMENTS, at
from .tables import (
    FOUR,
    GAME,
    all_say,
    answer,
    board,
    chances,
    each,
    four,
    refusal,
    seat,
    silence,
    story,
    table,
    texts,
    told,
)

FAVOURS = "row help peace water heal"
DEALS = [" ".join(pair) for pair in product(FAVOURS.split(), repeat=2)]
"""Each favour for each."""


def own_accord(others: str) -> set[str]:
    """What may be said to these others unasked."""
    said = set[str]()
    for other in others.split():
        said |= each(f"say ask {other}", FAVOURS)
        said |= each(f"say promise {other}", FAVOURS)
        said |= {f"say offer {other} {deal}" for deal in DEALS}
    return said


def sayings(boat: Boat, role: str) -> set[str]:
    return chances(boat, role, "say")


def deeds(boat: Boat, role: str) -> set[str]:
    """What somebody can do but speak."""
    return texts(boat, role) | chances(boat, role) - sayings(boat, role)


# Talk.


@rule("OB-1.5", "OB-20.4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_players_may_talk_at_any_time(moment: str) -> None:
    boat = at(moment)
    assert {GAME.view(boat, viewer).talk for viewer in (*range(4), None)} == {FREE}


@rule("OB-1.5")
def test_a_promise_does_not_bind() -> None:
    boat = table()
    before = texts(boat, "captain")
    story(boat, "captain: say promise bosun row", "captain: say promise bosun peace")
    assert texts(boat, "captain") == before
    answer(boat, "captain", "seat bosun")
    assert texts(boat, "bosun") == {"yield", "refuse"}


@rule("OB-1.5")
def test_an_agreement_does_not_bind() -> None:
    boat = table(four(captain="water"))
    before = {role: deeds(boat, role) for role in FOUR}
    story(boat, "captain: say offer bosun row water", "bosun: say agree captain row water")
    assert {role: deeds(boat, role) for role in FOUR} == before
    story(boat, "captain: throw water", "captain: rest", "bosun: rest")


# Words on record.


@rule("OB-1.8")
def test_one_may_ask_promise_and_offer_each_favour_to_each_other() -> None:
    boat = table()
    assert sayings(boat, "captain") == own_accord("bosun frenchy kid")
    assert sayings(boat, "kid") == own_accord("captain bosun frenchy")
    assert len(own_accord("kid")) == 5 + 5 + 25


@rule("OB-1.8")
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_conscious_may_put_words_on_record_whenever_the_game_waits(moment: str) -> None:
    boat = at(moment)
    for role in FOUR:
        others = " ".join(other for other in FOUR if other != role)
        assert sayings(boat, role) == own_accord(others)


@rule("OB-1.8")
@pytest.mark.parametrize("wounds", ["3 wounds", "4 wounds"])
def test_the_unconscious_and_the_dead_neither_speak_nor_listen(wounds: str) -> None:
    boat = table(four(kid=wounds))
    assert sayings(boat, "kid") == set()
    assert sayings(boat, "captain") == own_accord("bosun frenchy")


@rule("OB-1.8")
@pytest.mark.parametrize(
    ("words", "event", "spoken"),
    [
        (
            "ask bosun row",
            "said-ask captain bosun row",
            Spoken("captain", "ask", "bosun", "row", None),
        ),
        (
            "promise kid water",
            "said-promise captain kid water",
            Spoken("captain", "promise", "kid", "water", None),
        ),
        (
            "offer kid help heal",
            "said-offer captain kid help heal",
            Spoken("captain", "offer", "kid", "help", "heal"),
        ),
    ],
)
def test_all_hear_what_is_said_and_it_stays_on_record(
    words: str, event: str, spoken: Spoken
) -> None:
    boat = table()
    events = answer(boat, "captain", f"say {words}")
    for listener in (None, *(seat(boat, role) for role in FOUR)):
        assert told(heard(events, listener)) == [event]
    for viewer in (None, *FOUR):
        assert board(boat, viewer).said == (spoken,)


@rule("OB-1.8")
def test_only_whoever_an_offer_was_made_to_can_agree_to_it() -> None:
    boat = table()
    answer(boat, "captain", "say offer bosun row water")
    assert sayings(boat, "bosun") == own_accord("captain frenchy kid") | {
        "say agree captain row water"
    }
    assert sayings(boat, "frenchy") == own_accord("captain bosun kid")
    assert sayings(boat, "kid") == own_accord("captain bosun frenchy")
    events = answer(boat, "bosun", "say agree captain row water")
    assert told(events) == ["said-agree bosun captain row water"]
    assert board(boat).said[1] == Spoken("bosun", "agree", "captain", "row", "water")


@rule("OB-1.8")
def test_nobody_agrees_to_what_was_only_asked_or_promised() -> None:
    boat = table()
    story(boat, "captain: say ask bosun row", "kid: say promise bosun water")
    assert sayings(boat, "bosun") == own_accord("captain frenchy kid")


@rule("OB-1.8")
def test_nobody_agrees_with_whoever_has_fainted_since() -> None:
    boat = table(four(captain="6 wounds"))
    story(boat, "captain: say offer bosun row water", "captain: seat bosun", "bosun: refuse")
    silence(boat)
    assert sayings(boat, "bosun") == own_accord("frenchy kid")


@rule("OB-1.8")
def test_nobody_says_anything_twice_but_others_may_say_the_same() -> None:
    boat = table()
    story(boat, "captain: say ask kid row", "captain: say offer bosun row water")
    answer(boat, "bosun", "say agree captain row water")
    assert sayings(boat, "captain") == own_accord("bosun frenchy kid") - {
        "say ask kid row",
        "say offer bosun row water",
    }
    assert sayings(boat, "bosun") == own_accord("captain frenchy kid")
    refusal(boat, "captain", "say ask kid row")
    answer(boat, "frenchy", "say ask kid row")


@rule("OB-1.8")
def test_each_speaks_five_times_a_day() -> None:
    boat = table(supplies="", navigation=[7])
    for favour in FAVOURS.split():
        assert sayings(boat, "captain") != set()
        answer(boat, "captain", f"say ask kid {favour}")
    answer(boat, "kid", "say offer captain row water")
    assert sayings(boat, "captain") == set(), "agreeing is saying something, too"
    assert sayings(boat, "bosun") == own_accord("captain frenchy kid")


@rule("OB-1.8")
def test_with_a_new_day_all_may_be_said_again() -> None:
    boat = table(phase="day kid", supplies="", navigation=[7])
    for favour in FAVOURS.split():
        answer(boat, "captain", f"say ask kid {favour}")
    answer(boat, "bosun", "say offer kid row water")
    answer(boat, "kid", "rest")
    all_say(boat, "ready")
    assert (board(boat).day, board(boat).said) == (2, ())
    assert sayings(boat, "captain") == own_accord("bosun frenchy kid")
    assert sayings(boat, "kid") == own_accord("captain bosun frenchy")


@rule("OB-1.8")
def test_speaking_is_no_action() -> None:
    boat = table()
    before = texts(boat, "captain")
    answer(boat, "captain", "say promise kid peace")
    answer(boat, "kid", "say ask captain peace")
    assert texts(boat, "captain") == before
