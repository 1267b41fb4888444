"""OB-15: who is thirsty, who drinks, and what thirst does."""

import pytest

from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .tables import (
    FOUR,
    GAME,
    all_say,
    answer,
    asked,
    chances,
    each,
    four,
    lies,
    outcome,
    person,
    question,
    refusal,
    spent,
    story,
    table,
    texts,
    told,
)


def thirsty(boat: Boat) -> list[str]:
    """Who became thirsty, and how often."""
    return told(boat.events, "thirsty")


def settled(boat: Boat) -> None:
    """Nobody opens a life preserver or throws chum: on to the thirst."""
    while question(boat) in ("ask-fall", "ask-chum"):
        all_say(boat, "fall" if question(boat) == "ask-fall" else "pass")


# Who is thirsty.


@rule("OB-15.1")
def test_whoever_is_named_is_thirsty_once() -> None:
    """Card 14: the Captain, the First Mate and Sir Stephen are thirsty."""
    boat = table(FOUR, phase="card 14")
    assert thirsty(boat) == ["thirsty captain 1", "thirsty bosun 1"]
    assert [lies(boat, role) for role in FOUR] == ["1 wound", "1 wound", "", ""]


@rule("OB-15.2")
@pytest.mark.parametrize(
    ("card", "rowers", "fighters", "times"),
    [
        (8, "bosun", "kid", ["captain 1", "bosun 1", "kid 1"]),
        (8, "kid", "bosun", ["captain 1", "kid 2"]),
        (21, "captain", "frenchy", ["frenchy 1", "kid 1"]),
        (21, "frenchy", "", ["kid 1"]),
        (12, "captain", "frenchy", []),
    ],
)
def test_oars_make_the_rowers_thirsty_and_the_strongman_the_fighters(
    card: int, rowers: str, fighters: str, times: list[str]
) -> None:
    """Card 8 has oars, names the Captain and the Kid; 21 a strongman, the Kid; 12 nothing."""
    boat = table(FOUR, phase=f"card {card}", rowed=rowers, fought=fighters)
    assert thirsty(boat) == [f"thirsty {who}" for who in times]


@rule("OB-15.3")
@pytest.mark.parametrize(
    ("rowed", "fought", "times"),
    [("", "", 1), ("captain", "", 2), ("", "captain", 2), ("captain", "captain", 3)],
)
def test_name_oars_and_strongman_add_up(rowed: str, fought: str, times: int) -> None:
    """Card 17 has oars and a strongman, and names the Captain and Frenchy."""
    boat = table(FOUR, phase="card 17", rowed=rowed, fought=fought)
    assert thirsty(boat) == [f"thirsty captain {times}", "thirsty frenchy 1"]
    assert person(boat, "captain").wounds == times


# Water.


@rule("OB-15.4")
def test_water_meets_a_thirst_and_leaves_the_game() -> None:
    """Card 24: the Captain overboard and thirsty."""
    boat = table(four(captain="water water"), phase="card 24")
    settled(boat)
    assert (asked(boat), question(boat)) == ("captain", "ask-water")
    assert texts(boat, "captain") == {"water captain", "pass"}
    assert person(boat, "captain").thirst == 1
    events = answer(boat, "captain", "water captain")
    assert told(events)[0] == "drank captain"
    assert spent(boat) == ["water"]
    assert person(boat, "captain").wounds == 1, "for the fall"


@rule("OB-15.4")
def test_one_card_meets_one_thirst() -> None:
    people = four(captain="water, open water")
    boat = table(people, phase="card 17", rowed="captain", fought="captain", supplies="")
    assert thirsty(boat)[0] == "thirsty captain 3"
    answer(boat, "captain", "water captain")
    assert (lies(boat, "captain"), person(boat, "captain").thirst) == ("water", 2)
    answer(boat, "captain", "water captain")
    assert lies(boat, "captain") == "1 wound"


@rule("OB-15.4")
def test_nobody_has_to_drink() -> None:
    boat = table(four(frenchy="water"), phase="card 9", supplies="")
    assert texts(boat, "frenchy") == {"water frenchy", "pass"}
    answer(boat, "frenchy", "pass")
    assert lies(boat, "frenchy") == "water, 1 wound"


@rule("OB-15.4", "OB-15.7")
def test_thirst_does_not_last_until_the_next_evening() -> None:
    """By card 9 Frenchy is thirsty, by card 7 nobody is."""
    boat = table(FOUR, phase="card 9", supplies="", navigation=[7])
    assert lies(boat, "frenchy") == "1 wound"
    story(boat, *[f"{role}: rest" for role in FOUR])
    assert told(all_say(boat, "ready"), "card", "wounded") == ["card 7"]
    assert (person(boat, "frenchy").thirst, lies(boat, "frenchy")) == (0, "1 wound")


@rule("OB-11.6")
def test_no_water_can_be_spent_on_the_thirst_that_a_parasol_wards_off() -> None:
    """By card 1 the Captain and the First Mate are thirsty."""
    boat = table(four(captain="water, open umbrella"), phase="card 1", supplies="")
    assert texts(boat, "captain") == {"water bosun", "pass"}
    assert refusal(boat, "captain", "water captain") == ("refused-in-the-shade", "OB-11.6")


@rule("OB-11.6")
def test_where_the_parasol_is_enough_nobody_is_asked_for_water() -> None:
    """By card 9 Frenchy alone is thirsty."""
    boat = table(four(frenchy="water, open umbrella", kid="water"), phase="card 9", supplies="")
    assert question(boat) == "ask-action"
    assert lies(boat, "frenchy") == "water, open umbrella"


# The unconscious.


@rule("OB-15.5")
def test_the_unconscious_cannot_drink_their_own_water_and_die() -> None:
    boat = table(four(frenchy="open water, 6 wounds"), phase="card 9")
    assert told(boat.events, "thirsty", "wounded", "died")[-3:] == [
        "thirsty frenchy 1",
        "wounded frenchy 7",
        "died frenchy",
    ]
    assert lies(boat, "frenchy") == "open water, 7 wounds"


@rule("OB-15.5")
def test_anybody_conscious_may_spend_water_for_them() -> None:
    boat = table(four(bosun="open water", frenchy="water, 6 wounds"), phase="card 9")
    assert (asked(boat), texts(boat, "bosun")) == ("bosun", {"water frenchy", "pass"})
    events = answer(boat, "bosun", "water frenchy")
    assert told(events)[0] == "gave-water bosun frenchy"
    assert person(boat, "frenchy").condition == "unconscious"
    assert lies(boat, "frenchy") == "water, 6 wounds"


@rule("OB-15.6")
def test_water_may_be_spent_for_anybody_who_is_thirsty_and_for_nobody_else() -> None:
    """Card 20: the Captain, the First Mate and Frenchy are thirsty; the Kid falls overboard."""
    boat = table(four(captain="open water"), phase="card 20")
    assert texts(boat, "captain") == {"pass"} | each("water", "captain bosun frenchy")
    answer(boat, "captain", "water frenchy")
    assert [person(boat, role).wounds for role in FOUR] == [1, 1, 0, 1]


@rule("OB-15.6")
def test_water_cannot_be_spent_before_anybody_is_thirsty() -> None:
    for phase in ("day", "evening"):
        boat = table(four(captain="open water", frenchy="6 wounds"), phase=phase)
        answers = texts(boat, "captain") | chances(boat, "captain")
        assert {text for text in answers if text.startswith("water")} == set()


@rule("OB-15.6")
def test_the_dead_are_not_thirsty() -> None:
    boat = table(four(captain="open water", frenchy="7 wounds"), phase="card 9", rowed="frenchy")
    assert thirsty(boat) == []
    assert lies(boat, "frenchy") == "7 wounds"


@rule("OB-15.6")
def test_a_dead_rower_is_not_thirsty_either() -> None:
    """Card 1 has oars, and names the Captain and the First Mate."""
    boat = table(four(captain="8 wounds", kid="3 wounds"), phase="card 1", rowed="captain kid")
    assert thirsty(boat) == ["thirsty bosun 1", "thirsty kid 1"]


# The order.


@rule("OB-15.7")
def test_all_who_may_have_water_are_asked_from_bow_to_stern() -> None:
    people = {"kid": "knife", "captain": "", "frenchy": "water", "bosun": "open water"}
    boat = table(people, phase="card 9")
    settled(boat)
    order = []
    while question(boat) == "ask-water":
        order.append(asked(boat))
        answer(boat, asked(boat), "pass")
    assert order == ["kid", "frenchy", "bosun"]
    assert person(boat, "frenchy").wounds == 1


@rule("OB-15.7")
def test_who_is_asked_does_not_tell_who_has_water() -> None:
    seen = []
    for kids in ("knife", "water"):
        people = {"kid": kids, "captain": "", "frenchy": "", "bosun": ""}
        boat = table(people, phase="card 9")
        settled(boat)
        seen.append(GAME.view(boat, None))
    assert seen[0] == seen[1]


@rule("OB-15.7")
def test_nobody_is_asked_any_more_when_all_thirst_is_met() -> None:
    people = four(bosun="open water", frenchy="open water", kid="open water")
    boat = table(people, phase="card 9", supplies="")
    answer(boat, "bosun", "water frenchy")
    assert question(boat) == "ask-action"
    assert [lies(boat, role) for role in ("frenchy", "kid")] == ["open water", "open water"]


@rule("OB-15.7")
def test_nobody_is_asked_if_nobody_is_thirsty() -> None:
    assert question(table(four(kid="open water"), phase="card 7", supplies="")) == "ask-action"


@rule("OB-15.7")
def test_all_wounds_are_taken_at_once_after_all_water_is_spent() -> None:
    """Whoever will faint by the first thirst can still drink against the second one."""
    people = four(captain="water, 6 wounds", frenchy="open water")
    boat = table(people, phase="card 17", rowed="captain", supplies="")
    assert person(boat, "captain").thirst == 2
    answer(boat, "captain", "water captain")
    assert lies(boat, "captain") == "6 wounds", "the thirst that is left comes when all had a say"
    events = answer(boat, "frenchy", "water frenchy")
    assert told(events, "drank", "wounded", "fainted") == [
        "drank frenchy",
        "wounded captain 7",
        "fainted captain",
    ]


@rule("OB-15.7")
def test_somebody_who_dies_of_one_thirst_takes_no_wound_for_the_others() -> None:
    boat = table(four(captain="6 wounds"), phase="card 17", rowed="captain", fought="captain")
    assert lies(boat, "captain").endswith("8 wounds")
    assert person(boat, "captain").condition == "dead"


@rule("OB-15.7")
def test_while_water_is_spent_it_can_still_be_traded() -> None:
    boat = table(four(bosun="open water"), phase="card 9", supplies="")
    story(boat, "bosun: offer frenchy open water", "frenchy: accept bosun")
    assert (asked(boat), texts(boat, "frenchy")) == ("frenchy", {"water frenchy", "pass"})


@rule("OB-15.7")
def test_whoever_gets_water_is_asked_again_though_the_turn_was_over() -> None:
    """By card 17 the Captain and Frenchy are thirsty; the Captain had nothing to drink at first."""
    people = four(captain="open money, 6 wounds", bosun="water")
    boat = table(people, phase="card 17", supplies="")
    assert asked(boat) == "bosun"
    story(boat, "captain: offer bosun open money for water", "bosun: accept captain")
    assert (asked(boat), texts(boat, "captain")) == (
        "captain",
        {"water captain", "water frenchy", "pass"},
    )
    answer(boat, "captain", "water captain")
    assert person(boat, "captain").condition == "conscious"


@rule("OB-15.7")
def test_whoever_had_to_pass_may_drink_what_was_got_since() -> None:
    boat = table(four(bosun="knife, 7 wounds", kid="water"), phase="card 16", supplies="")
    story(boat, "bosun: pass", "kid: offer bosun water for knife", "bosun: accept kid")
    assert asked(boat) == "bosun"
    answer(boat, "bosun", "water bosun")
    assert person(boat, "bosun").condition == "conscious"


@rule("OB-11.6")
def test_the_parasol_counts_for_whoever_has_it_when_the_wounds_are_taken() -> None:
    """By card 16 the Captain, the First Mate and the Kid are thirsty."""
    boat = table(four(captain="open umbrella", bosun="water"), phase="card 16", supplies="")
    assert [person(boat, role).thirst for role in ("captain", "bosun", "kid")] == [0, 1, 1]
    story(boat, "captain: offer bosun open umbrella", "bosun: accept captain")
    assert [person(boat, role).thirst for role in ("captain", "bosun", "kid")] == [1, 0, 1]
    events = answer(boat, "bosun", "pass")
    assert told(events, "in-the-shade", "wounded") == [
        "wounded captain 1",
        "in-the-shade bosun",
        "wounded kid 1",
    ]


@rule("OB-15.4", "OB-16.12")
def test_thirst_can_kill_the_last_one_alive() -> None:
    """By card 10 all are thirsty."""
    people = four(captain="7 wounds", bosun="9 wounds", frenchy="7 wounds", kid="4 wounds")
    boat = table(people, phase="card 10")
    assert outcome(boat).reason == "sea"
