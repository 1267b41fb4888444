"""OB-5.1 to OB-5.6, OB-5.12, OB-5.13: provisions, hidden and open, used and thrown away."""

import pytest

from atoll.games.overboard.facts import KINDS
from atoll.games.overboard.state import Boat
from atoll.kernel import heard
from tests.rulecite import rule

from .questions import MOMENTS, TRADING, at
from .tables import (
    FOUR,
    all_say,
    answer,
    asked,
    board,
    chances,
    each,
    four,
    lies,
    person,
    question,
    seat,
    silence,
    spent,
    story,
    table,
    texts,
    told,
)

EVERYTHING = " ".join(KINDS)


def captain_with(lying: str, phase: str = "day") -> Boat:
    return table(four(captain=lying), phase=phase)


# Hidden and open.


@rule("OB-5.1", "OB-5.6")
def test_all_see_what_is_open_and_how_much_is_hidden_but_only_its_owner_sees_what() -> None:
    boat = captain_with("water money, open knife oar")
    for viewer in (None, *FOUR):
        (seen,) = (each for each in board(boat, viewer).people if each.role == "captain")
        assert (seen.hidden, set(seen.opened)) == (2, {"knife", "oar"})
    assert board(boat, "captain").hand == ("water", "money")
    assert [board(boat, role).hand for role in (None, *FOUR[1:])] == [(), (), (), ()]


@rule("OB-5.1")
def test_one_may_have_any_number_of_provisions() -> None:
    boat = captain_with(EVERYTHING, "morning")
    answer(boat, "captain", min(texts(boat, "captain")))
    assert person(boat, "captain").hidden == len(KINDS) + 1


@rule("OB-5.2")
def test_everything_hidden_can_be_opened_but_a_parasol() -> None:
    boat = captain_with(EVERYTHING)
    openable = " ".join(kind for kind in KINDS if kind != "umbrella")
    assert chances(boat, "captain", "open") == each("open", openable)


@rule("OB-5.2")
@pytest.mark.parametrize("moment", [each for each in MOMENTS if each not in ("falling", "sharks")])
def test_everybody_can_open_something_at_any_moment(moment: str) -> None:
    boat = at(moment)
    assert {role: chances(boat, role, "open") for role in FOUR} == {
        "captain": {"open water"},
        "bosun": {"open money"},
        "frenchy": {"open medkit"},
        "kid": {"open jewels"},
    }
    before = question(boat), asked(boat)
    events = answer(boat, "frenchy", "open medkit")
    assert told(events) == ["opened frenchy medkit"]
    assert lies(boat, "frenchy") == "open medkit"
    assert (question(boat), asked(boat)) == before, "all goes on as it was"


@rule("OB-5.2")
def test_only_those_in_the_water_open_nothing() -> None:
    boat = at("sharks")
    assert {role: chances(boat, role, "open") for role in FOUR} == {
        "captain": {"open water"},
        "bosun": set(),
        "frenchy": {"open medkit"},
        "kid": {"open jewels"},
    }


@rule("OB-5.2")
def test_a_parasol_is_opened_as_an_action() -> None:
    boat = captain_with("umbrella")
    assert chances(boat, "captain", "open") == set()
    answer(boat, "captain", "shade captain")
    assert (lies(boat, "captain"), asked(boat)) == ("open umbrella", "bosun")


@rule("OB-5.2")
def test_what_is_open_stays_open() -> None:
    boat = captain_with("water, open knife")
    answer(boat, "captain", "open water")
    assert lies(boat, "captain") == "open water knife"
    assert chances(boat, "captain", "open") == set()
    verbs = {text.split()[0] for text in chances(boat, "captain")}
    assert verbs == {"throw", "offer", "say"}
    assert chances(boat, "captain", "throw") == {"throw open water", "throw open knife"}


# What works.


@rule("OB-5.3")
def test_a_hidden_weapon_adds_nothing_in_a_fight_and_an_open_one_does() -> None:
    boat = captain_with("knife")
    story(boat, "captain: seat bosun", "bosun: refuse")
    assert told(silence(boat), "fight-won") == ["fight-won bosun 7 8"]
    boat = captain_with("knife")
    story(boat, "captain: seat bosun", "bosun: refuse", "captain: open knife")
    assert told(silence(boat), "fight-won") == ["fight-won captain 10 8"]


@rule("OB-5.3")
def test_a_hidden_compass_is_of_no_use() -> None:
    people = four(kid="compass")
    boat = table(people, phase="evening", laid=[6, 7])
    all_say(boat, "ready")
    assert question(boat) == "ask-steer"
    boat = table(people | {"kid": "open compass"}, phase="evening", laid=[6, 7])
    all_say(boat, "ready")
    assert question(boat) == "ask-compass"


@rule("OB-5.3")
@pytest.mark.parametrize(
    ("kind", "phase", "use"),
    [
        ("medkit", "day", "heal captain"),
        ("flare", "day", "fire"),
        ("bait", "card 12", "chum"),
        ("water", "card 10", "water captain"),
    ],
)
@pytest.mark.parametrize("lie", ["", "open "])
def test_what_is_used_up_leaves_the_game(kind: str, phase: str, use: str, lie: str) -> None:
    people = four(captain=f"{lie}{kind}, 2 wounds")
    boat = table(people, phase=phase, navigation=[1, 2, 4])
    answer(boat, "captain", use)
    assert spent(boat) == [kind]
    captain = person(boat, "captain")
    assert (captain.opened, kind in board(boat, "captain").hand) == ((), False)


@rule("OB-5.4")
def test_what_is_open_is_lost_in_a_fall_and_what_is_hidden_is_kept() -> None:
    people = four(bosun="money knife, open oar water")
    boat = table(people, phase="card 12")
    events = answer(boat, "bosun", "fall")
    assert told(events, "lost") == ["lost bosun ('water', 'oar')"]
    assert lies(boat, "bosun") == "knife money, 1 wound"
    assert spent(boat) == ["water", "oar"]


@rule("OB-5.4")
def test_whoever_stays_in_the_boat_loses_nothing() -> None:
    people = four(captain="money, open oar")
    assert lies(table(people, phase="card 12", supplies=""), "captain") == "money, open oar"


# Throwing away.


@rule("OB-5.5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_everybody_may_throw_away_what_they_have_when_it_may_be_parted_with(moment: str) -> None:
    boat = at(moment)
    everything = {
        "captain": {"throw water", "throw open knife"},
        "bosun": {"throw money", "throw open oar"},
        "frenchy": {"throw medkit"},
        "kid": {"throw jewels", "throw open compass"},
    }
    for role in FOUR:
        expected = everything[role] if moment in TRADING else set()
        assert chances(boat, role, "throw") == expected


@rule("OB-5.5")
def test_what_is_thrown_away_is_out_of_the_game() -> None:
    boat = captain_with("water, open knife")
    events = answer(boat, "captain", "throw open knife")
    assert told(events) == ["threw-open captain knife"]
    assert (lies(boat, "captain"), spent(boat)) == ("water", ["knife"])
    assert board(boat).spent == ("knife",)
    answer(boat, "captain", "throw water")
    assert lies(boat, "captain") == ""
    assert chances(boat, "captain", "throw") == set()


@rule("OB-5.5")
@pytest.mark.parametrize(
    ("lying", "thrown"), [("water water", "water"), ("open oar oar", "open oar")]
)
def test_of_several_alike_one_is_thrown_away(lying: str, thrown: str) -> None:
    boat = captain_with(lying)
    answer(boat, "captain", f"throw {thrown}")
    assert lies(boat, "captain") == thrown


@rule("OB-5.5")
def test_throwing_away_is_no_action_and_needs_no_turn() -> None:
    boat = captain_with("water water")
    answer(boat, "captain", "throw water")
    assert (question(boat), asked(boat)) == ("ask-action", "captain")
    answer(boat, "captain", "rest")
    answer(boat, "captain", "throw water")
    assert (question(boat), asked(boat), lies(boat, "captain")) == ("ask-action", "bosun", "")


@rule("OB-5.12")
def test_a_hidden_provision_that_is_thrown_away_is_shown_to_nobody() -> None:
    boat = captain_with("water knife")
    events = answer(boat, "captain", "throw knife")
    assert told(heard(events, seat(boat, "captain"))) == [
        "threw-hidden captain",
        "threw-what knife",
    ]
    for listener in (None, *(seat(boat, role) for role in FOUR[1:])):
        assert told(heard(events, listener)) == ["threw-hidden captain"]
    for seen in (board(boat), *(board(boat, role) for role in FOUR)):
        assert (seen.spent, seen.sunk) == ((), 1)


@rule("OB-5.12")
def test_what_the_current_takes_hidden_is_shown_to_nobody() -> None:
    people = four(bosun="water gaff, open oar, 8 wounds")
    boat = table(people, phase="card 12")
    assert "drifted-away bosun" in told(boat.events)
    for listener in (None, *(seat(boat, role) for role in FOUR)):
        heard_of = " ".join(told(heard(boat.events, listener)))
        assert ("oar" in heard_of, "gaff" in heard_of, "water" in heard_of) == (True, False, False)
    assert (board(boat).spent, board(boat).sunk) == (("oar",), 2)


# Open ones first.


@rule("OB-5.13")
@pytest.mark.parametrize(
    ("kind", "phase", "use"),
    [
        ("medkit", "day", "heal captain"),
        ("bait", "card 12", "chum"),
        ("water", "card 10", "water captain"),
    ],
)
def test_the_open_one_is_used_first(kind: str, phase: str, use: str) -> None:
    people = four(captain=f"{kind}, open {kind}, 2 wounds")
    boat = table(people, phase=phase)
    answer(boat, "captain", use)
    assert person(boat, "captain").opened == ()
    assert board(boat, "captain").hand == (kind,)


@rule("OB-5.13")
def test_whoever_has_the_same_open_and_hidden_says_which_one_to_throw_away() -> None:
    boat = captain_with("water, open water")
    assert chances(boat, "captain", "throw") == {"throw water", "throw open water"}
    answer(boat, "captain", "throw water")
    assert lies(boat, "captain") == "open water"
