"""OB-6: the crate of the morning goes from bow to stern."""

import pytest

from atoll.games.overboard.state import Boat
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    FOUR,
    GAME,
    all_say,
    answer,
    asked,
    board,
    each,
    four,
    lies,
    person,
    question,
    seat,
    story,
    table,
    texts,
    told,
)

CRATE = "water knife club gaff"


@rule("OB-6.1")
@pytest.mark.parametrize(
    ("wounded", "first", "count"),
    [
        ({}, "captain", 4),
        ({"kid": "3 wounds"}, "captain", 3),
        ({"captain": "7 wounds"}, "bosun", 3),
        ({"captain": "8 wounds", "bosun": "8 wounds"}, "frenchy", 2),
    ],
)
def test_the_first_conscious_draws_as_many_provisions_as_are_conscious(
    wounded: dict[str, str], first: str, count: int
) -> None:
    people = four(**wounded)
    boat = table(people, phase="morning", supplies=f"{CRATE} money")
    assert told(boat.events) == ["morning 1", f"crate {first} {count}"]
    assert (question(boat), asked(boat)) == ("ask-keep", first)
    assert texts(boat, first) == each("keep", " ".join(CRATE.split()[:count]))
    assert (board(boat).crate_left, board(boat).provisions) == (count, 5 - count)


@rule("OB-6.2", "OB-6.3", "OB-19.1", "OB-20.3")
def test_each_keeps_one_hidden_and_hands_on_the_rest_and_the_last_gets_what_is_left() -> None:
    boat = table(phase="morning", supplies=CRATE)
    events = answer(boat, "captain", "keep knife")
    assert texts(boat, "bosun") == each("keep", "water club gaff")
    events += answer(boat, "bosun", "keep gaff")
    assert texts(boat, "frenchy") == each("keep", "water club")
    events += answer(boat, "frenchy", "keep water")
    assert [lies(boat, role) for role in FOUR] == ["knife", "gaff", "water", "club"]
    assert told(events, "kept") == [
        "kept captain 3",
        "kept bosun 2",
        "kept frenchy 1",
        "kept kid 0",
    ]
    assert question(boat) == "ask-action"


@rule("OB-6.2")
def test_only_whoever_chooses_sees_the_crate() -> None:
    boat = table(phase="morning", supplies=CRATE)
    answer(boat, "captain", "keep knife")
    assert board(boat, "bosun").crate == ("water", "club", "gaff")
    for seen in (board(boat), *(board(boat, role) for role in ("captain", "frenchy", "kid"))):
        assert (seen.crate, seen.crate_left) == ((), 3)


@rule("OB-6.2")
def test_only_whoever_keeps_a_provision_knows_which() -> None:
    boat = table(phase="morning", supplies=CRATE)
    events = answer(boat, "captain", "keep knife")
    assert told(heard(events, seat(boat, "captain"))) == ["kept captain 3", "kept-what knife"]
    for other in (None, *(seat(boat, role) for role in ("bosun", "frenchy", "kid"))):
        assert told(heard(events, other)) == ["kept captain 3"]
    assert (person(boat, "captain").hidden, person(boat, "captain").opened) == (1, ())
    assert board(boat, "captain").hand == ("knife",)


@rule("OB-6.2")
def test_each_kind_can_be_kept_once_however_many_of_it_there_are() -> None:
    boat = table(phase="morning", supplies="water money water money")
    assert texts(boat, "captain") == each("keep", "water money")
    answer(boat, "captain", "keep water")
    assert board(boat, "bosun").crate == ("water", "money", "money")


@rule("OB-6.2")
def test_nobody_learns_that_there_was_only_one_kind_to_choose_from() -> None:
    boat = table(phase="morning", supplies="knife water water water")
    answer(boat, "captain", "keep knife")
    for role in ("bosun", "frenchy"):
        assert (question(boat), asked(boat)) == ("ask-keep", role)
        assert texts(boat, role) == {"keep water"}
        answer(boat, role, "keep water")
    assert question(boat) == "ask-action", "the last had no choice, as all know"


def sit_as_they_were_dealt(boat: Boat) -> bool:
    """Whether the seats in the boat are in the order of the seats at the table."""
    return board(boat).benches == board(boat).roles


@rule("OB-6.3")
def test_the_crate_goes_by_the_seats_in_the_boat_and_not_at_the_table() -> None:
    games = (GAME.setup(4, seed) for seed in range(100))
    boat = next(boat for boat in games if not sit_as_they_were_dealt(boat))
    for role in board(boat).benches[:3]:
        assert (question(boat), asked(boat)) == ("ask-keep", role)
        answer(boat, role, min(texts(boat, role)))
    assert question(boat) == "ask-action"


@rule("OB-6.1", "OB-6.3")
def test_after_a_change_of_seats_the_crate_goes_in_the_new_order() -> None:
    boat = table(phase="day kid", supplies=CRATE, navigation=[7])
    story(boat, "kid: seat captain", "captain: yield")
    all_say(boat, "ready")
    assert asked(boat) == "kid"
    story(boat, "kid: keep gaff", "bosun: keep water", "frenchy: keep club")
    assert lies(boat, "captain") == "knife"


@rule("OB-6.4")
@pytest.mark.parametrize("wounds", ["8 wounds", "9 wounds"])
def test_the_unconscious_and_the_dead_are_passed_over(wounds: str) -> None:
    people = four(bosun=f"money, {wounds}")
    boat = table(people, phase="morning", supplies=CRATE)
    assert board(boat).crate_left == 3
    answer(boat, "captain", "keep water")
    assert asked(boat) == "frenchy"
    answer(boat, "frenchy", "keep knife")
    assert [lies(boat, role) for role in FOUR] == ["water", f"money, {wounds}", "knife", "club"]


@rule("OB-6.4")
def test_with_only_one_conscious_one_provision_is_drawn_and_kept_unasked() -> None:
    people = four(captain="8 wounds", bosun="8 wounds", frenchy="6 wounds")
    boat = table(people, phase="morning", supplies=CRATE)
    assert told(boat.events, "crate", "kept") == ["crate kid 1", "kept kid 0"]
    assert (question(boat), asked(boat)) == ("ask-action", "kid")
    assert (lies(boat, "kid"), board(boat).provisions) == ("water", 3)


@rule("OB-6.5")
def test_with_an_empty_deck_the_day_begins_with_the_actions() -> None:
    boat = table(phase="morning", supplies="")
    assert told(boat.events) == ["morning 1", "no-provisions"]
    assert (question(boat), asked(boat)) == ("ask-action", "captain")
    assert [lies(boat, role) for role in FOUR] == ["", "", "", ""]


@rule("OB-6.6")
@pytest.mark.parametrize(
    ("supplies", "kept"),
    [
        ("water", ["water", "", "", ""]),
        ("water knife", ["knife", "water", "", ""]),
        ("water knife club", ["knife", "club", "water", ""]),
    ],
)
def test_what_is_left_of_a_short_deck_is_handed_out_and_the_stern_gets_nothing(
    supplies: str, kept: list[str]
) -> None:
    boat = table(phase="morning", supplies=supplies)
    assert told(boat.events)[:2] == ["morning 1", f"crate captain {len(supplies.split())}"]
    for role, kind in zip(FOUR, kept, strict=True):
        if question(boat) == "ask-keep":
            answer(boat, role, f"keep {kind}")
    assert [lies(boat, role) for role in FOUR] == kept
    assert (question(boat), board(boat).provisions) == ("ask-action", 0)


@rule("OB-6.6", "OB-6.4")
def test_a_short_deck_goes_to_the_conscious_nearest_to_the_bow() -> None:
    people = four(captain="7 wounds")
    boat = table(people, phase="morning", supplies="water knife")
    assert (asked(boat), texts(boat, "bosun")) == ("bosun", each("keep", "water knife"))
    answer(boat, "bosun", "keep water")
    assert [lies(boat, role) for role in FOUR] == ["7 wounds", "water", "knife", ""]
