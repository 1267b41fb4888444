"""OB-13: gulls, falls, and whom the current takes.

Where nothing else is said, the card is 12, by which the First Mate falls overboard, or 23, by which
the Captain does. In these boats nobody is thirsty by them.
"""

import pytest

from atoll.games.overboard.facts import COPIES, KINDS, Kind
from tests.rulecite import rule

from .tables import (
    FOUR,
    all_say,
    answer,
    asked,
    benches,
    board,
    chances,
    four,
    lies,
    outcome,
    person,
    question,
    spent,
    story,
    table,
    texts,
    told,
)

# Gulls.


@rule("OB-13.1")
@pytest.mark.parametrize(
    ("card", "before", "after", "events"),
    [
        (7, 0, 1, ["gull 1"]),
        (7, 2, 3, ["gull 3"]),
        (10, 2, 1, ["gull-gone 1"]),
        (10, 0, 0, []),
        (12, 2, 2, []),
    ],
)
def test_a_gull_adds_one_to_the_stern_and_a_crossed_one_takes_one_away(
    card: int, before: int, after: int, events: list[str]
) -> None:
    boat = table(FOUR, phase=f"card {card}", gulls=before)
    assert board(boat).gulls == after
    assert told(boat.events, "gull", "gull-gone") == events


@rule("OB-13.2")
def test_with_the_fourth_gull_the_rest_of_the_card_is_not_carried_out() -> None:
    """By card 13 all would fall overboard and be thirsty."""
    boat = table(four(captain="open water", bosun="8 wounds"), phase="card 13", gulls=3)
    assert told(boat.events)[:2] == ["card 13", "gull 4"]
    assert [event.kind for event in boat.events] == ["card", "gull", "over"]
    assert outcome(boat).reason == "landed"
    assert (benches(boat), board(boat).swimmers) == ("captain bosun frenchy kid", ())
    assert lies(boat, "captain") == "open water"


# The fall.


@rule("OB-13.3", "OB-19.6")
def test_whoever_is_named_loses_all_that_is_open_and_takes_a_wound() -> None:
    boat = table(four(captain="open water oar", frenchy="open knife"), phase="card 23")
    assert told(boat.events)[:4] == [
        "card 23",
        "overboard captain",
        "lost captain ('water', 'oar')",
        "wounded captain 1",
    ]
    assert lies(boat, "captain") == "1 wound"
    assert lies(boat, "frenchy") == "open knife"
    assert spent(boat) == ["water", "oar"]


@rule("OB-13.3")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "lifebuoy"])
def test_whatever_was_open_is_lost(kind: Kind) -> None:
    boat = table(four(captain=f"open {kind}"), phase="card 23", supplies="")
    assert person(boat, "captain").opened == ()
    assert spent(boat).count(kind) == COPIES[kind]


@rule("OB-13.3")
def test_what_lies_hidden_under_the_bench_is_kept() -> None:
    boat = table(four(captain="water, open oar"), phase="card 23", supplies="")
    assert lies(boat, "captain") == "water, 1 wound"


@rule("OB-13.4")
def test_whoever_is_still_conscious_climbs_back_to_the_own_seat() -> None:
    boat = table(("captain", "frenchy", "kid", "bosun"), phase="card 23")
    assert benches(boat) == "captain frenchy kid bosun"
    assert person(boat, "captain").condition == "conscious"
    assert board(boat).swimmers == ()


@rule("OB-13.4")
def test_until_the_sharks_are_settled_those_who_fell_count_as_overboard() -> None:
    boat = table(four(bosun="bait"), phase="card 23")
    assert question(boat) == "ask-chum"
    assert board(boat).swimmers == ("captain",)
    answer(boat, "bosun", "pass")
    assert board(boat).swimmers == ()


@rule("OB-13.3")
def test_by_a_card_with_all_on_it_everybody_falls() -> None:
    boat = table(FOUR, phase="card 4")
    fallen = [f"overboard {role}" for role in FOUR]
    assert told(boat.events, "overboard") == fallen


@rule("OB-13.5")
def test_frenchy_takes_no_wound_for_the_fall_but_loses_what_is_open() -> None:
    """Card 14: Frenchy overboard, and others are thirsty."""
    boat = table(four(frenchy="water, open oar, 5 wounds"), phase="card 14", supplies="")
    assert lies(boat, "frenchy") == "water, 5 wounds"
    assert benches(boat) == "captain bosun frenchy kid"


# The current.


@rule("OB-13.6", "OB-13.8")
@pytest.mark.parametrize("wounds", [8, 9])
def test_the_current_takes_the_unconscious_and_the_dead_with_everything(wounds: int) -> None:
    boat = table(four(bosun=f"money water, open knife, {wounds} wounds"), phase="card 12")
    assert told(boat.events)[1:4] == [
        "overboard bosun",
        "lost bosun ('knife',)",
        "drifted-away bosun",
    ]
    assert (benches(boat), person(boat, "bosun").condition) == ("captain frenchy kid", "adrift")
    assert (person(boat, "bosun").hidden, person(boat, "bosun").opened) == (0, ())
    assert (spent(boat), board(boat).sunk) == (["knife"], 2)


@rule("OB-13.6")
def test_frenchy_is_no_exception() -> None:
    boat = table(four(frenchy="6 wounds"), phase="card 14")
    assert benches(boat) == "captain bosun kid"


@rule("OB-13.7")
def test_whoever_faints_by_the_fall_drowns_at_once() -> None:
    boat = table(four(bosun="7 wounds"), phase="card 12")
    assert told(boat.events)[1:5] == [
        "overboard bosun",
        "wounded bosun 8",
        "fainted bosun",
        "drifted-away bosun",
    ]
    assert (benches(boat), person(boat, "bosun").condition) == ("captain frenchy kid", "adrift")


@rule("OB-13.7")
def test_somebody_who_drowns_loses_what_is_hidden_too() -> None:
    boat = table(four(bosun="money, 7 wounds"), phase="card 12", supplies="")
    assert (person(boat, "bosun").hidden, board(boat).sunk) == (0, 1)


@rule("OB-13.8")
def test_the_others_close_up_and_the_next_day_goes_on_without_the_lost() -> None:
    boat = table(four(bosun="7 wounds"), phase="card 12", supplies="")
    assert board(boat).order == ("captain", "frenchy", "kid")
    story(boat, "captain: rest", "frenchy: rest", "kid: rest")
    assert asked(boat) == "captain frenchy kid"


@rule("OB-13.8")
def test_nobody_can_be_demanded_of_anything_who_is_not_in_the_boat_any_more() -> None:
    boat = table(four(bosun="money, 8 wounds"), phase="card 12", supplies="")
    assert texts(boat, "captain") == {"row", "rest", "seat frenchy", "seat kid"}


# The life preserver.


@rule("OB-13.9")
@pytest.mark.parametrize("wounds", [0, 7])
def test_an_open_life_preserver_spares_the_wound_and_brings_its_owner_back(wounds: int) -> None:
    boat = table(four(bosun=f"open lifebuoy, {wounds} wounds"), phase="card 12")
    assert told(boat.events)[1:3] == ["overboard bosun", "lifebuoy bosun"]
    assert benches(boat) == "captain bosun frenchy kid"
    assert (person(boat, "bosun").wounds, person(boat, "bosun").condition) == (wounds, "conscious")
    assert person(boat, "bosun").opened == ("lifebuoy",)


@rule("OB-13.9")
@pytest.mark.parametrize("wounds", [8, 9])
def test_unconscious_or_dead_in_a_life_preserver_nobody_falls(wounds: int) -> None:
    lying = f"money, open knife lifebuoy, {wounds} wounds"
    boat = table(four(captain="bait", bosun=lying), phase="card 12")
    assert told(boat.events)[1:2] == ["held-in-the-boat bosun"]
    assert not told(boat.events, "overboard", "lifebuoy", "lost", "wounded")
    assert benches(boat) == "captain bosun frenchy kid"
    assert lies(boat, "bosun") == lying
    assert question(boat) == "ask-keep", "nobody is in the water, so nobody is asked for chum"


@rule("OB-13.9")
def test_a_life_preserver_helps_nobody_but_its_owner() -> None:
    boat = table(four(captain="open lifebuoy", bosun="8 wounds"), phase="card 12")
    assert benches(boat) == "captain frenchy kid"


@rule("OB-13.10")
def test_in_flight_there_is_time_for_nothing_but_a_life_preserver() -> None:
    boat = table(four(captain="bait lifebuoy water", bosun="knife"), phase="card 23")
    assert question(boat) == "ask-fall"
    assert chances(boat, "captain", "open") == {"open lifebuoy"}
    assert chances(boat, "bosun", "open") == {"open knife"}


@rule("OB-13.10")
def test_a_hidden_life_preserver_may_still_be_opened_while_falling() -> None:
    boat = table(four(bosun="lifebuoy, 7 wounds"), phase="card 12")
    assert (asked(boat), question(boat), texts(boat, "bosun")) == ("bosun", "ask-fall", {"fall"})
    assert chances(boat, "bosun", "open") == {"open lifebuoy"}
    events = story(boat, "bosun: open lifebuoy")
    assert told(events)[:3] == ["opened bosun lifebuoy", "overboard bosun", "lifebuoy bosun"]
    assert lies(boat, "bosun") == "open lifebuoy, 7 wounds"
    assert benches(boat) == "captain bosun frenchy kid"


@rule("OB-13.10")
def test_a_life_preserver_that_stays_hidden_saves_nobody() -> None:
    boat = table(four(bosun="lifebuoy, 7 wounds"), phase="card 12")
    answer(boat, "bosun", "fall")
    assert benches(boat) == "captain frenchy kid"


@rule("OB-13.10")
@pytest.mark.parametrize("wounds", [8, 9])
def test_the_unconscious_and_the_dead_open_no_life_preserver(wounds: int) -> None:
    boat = table(four(bosun=f"lifebuoy, {wounds} wounds"), phase="card 12")
    assert told(boat.events)[1:3] == ["overboard bosun", "drifted-away bosun"]


@rule("OB-13.10")
def test_nobody_else_can_hand_over_a_life_preserver_during_the_fall() -> None:
    boat = table(four(captain="lifebuoy", bosun="water"), phase="card 12")
    assert question(boat) == "ask-fall"
    assert chances(boat, "captain") - chances(boat, "captain", "say") == {"open lifebuoy"}


@rule("OB-13.10")
def test_all_are_asked_who_fall_conscious_and_have_something_hidden() -> None:
    """By card 4 everybody falls."""
    boat = table(four(captain="water", frenchy="knife", kid="club, 3 wounds"), phase="card 4")
    assert (asked(boat), question(boat)) == ("captain frenchy", "ask-fall")
    events = all_say(boat, "fall")
    assert told(events, "overboard") == [f"overboard {role}" for role in FOUR]


@rule("OB-13.10")
@pytest.mark.parametrize(("frenchys", "supplies"), [("open lifebuoy", None), ("", "")])
def test_nobody_is_asked_if_the_life_preserver_lies_open_or_is_gone(
    frenchys: str, supplies: str | None
) -> None:
    boat = table(four(captain="water", frenchy=frenchys), phase="card 23", supplies=supplies)
    assert told(boat.events)[:3] == ["card 23", "overboard captain", "wounded captain 1"]


@rule("OB-13.11")
def test_with_a_life_preserver_one_is_overboard_like_the_others() -> None:
    boat = table(four(captain="bait", bosun="open lifebuoy knife"), phase="card 12")
    assert board(boat).swimmers == ("bosun",)
    assert lies(boat, "bosun") == "open lifebuoy"
    answer(boat, "captain", "chum")
    assert lies(boat, "bosun") == "open lifebuoy, 1 wound"


# All of it.


@rule("OB-13.3", "OB-13.5", "OB-13.6", "OB-13.7", "OB-13.9", "OB-13.11")
def test_all_are_overboard_and_one_wears_the_life_preserver() -> None:
    """By card 4 all fall and are thirsty. Nobody is left to throw chum, but some comes along."""
    people = four(captain="open knife lifebuoy", bosun="money, 7 wounds", frenchy="open bait")
    people |= {"kid": "jewels, open oar"}
    boat = table(people, phase="card 4", supplies="")
    fall = [
        "overboard captain",
        "lost captain ('knife',)",
        "overboard bosun",
        "overboard frenchy",
        "lost frenchy ('bait',)",
        "overboard kid",
        "lost kid ('oar',)",
        "lifebuoy captain",
        "wounded bosun 8",
        "fainted bosun",
        "drifted-away bosun",
        "wounded kid 1",
    ]
    bites = ["sharks", "wounded captain 1", "wounded frenchy 1", "wounded kid 2"]
    thirst = ["thirsty captain 1", "thirsty frenchy 1", "thirsty kid 1"]
    wounds = ["wounded captain 2", "wounded frenchy 2", "wounded kid 3", "fainted kid"]
    night = ["morning 2", "no-provisions"]
    assert told(boat.events) == ["card 4", *fall, *bites, *thirst, *wounds, *night]
    assert (benches(boat), board(boat).sunk) == ("captain frenchy kid", 1)
    assert lies(boat, "captain") == "open lifebuoy, 2 wounds"
    assert (lies(boat, "frenchy"), lies(boat, "kid")) == ("2 wounds", "jewels, 3 wounds")
