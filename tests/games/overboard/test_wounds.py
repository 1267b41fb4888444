"""OB-4: who is wounded, who is unconscious, who is dead."""

import pytest

from tests.rulecite import rule

from .questions import MOMENTS, PEOPLE, STORIES
from .tables import (
    FOUR,
    all_say,
    answer,
    asked,
    benches,
    board,
    chances,
    each,
    four,
    lies,
    person,
    question,
    silence,
    story,
    table,
    texts,
    told,
)

STRENGTHS = {"lady": 4, "snob": 5, "captain": 7, "bosun": 8, "frenchy": 6, "kid": 3}

each_character = pytest.mark.parametrize(("role", "strength"), STRENGTHS.items())


@rule("OB-4.1", "OB-4.2")
@each_character
def test_with_as_many_wounds_as_strength_one_is_unconscious_with_one_more_dead(
    role: str, strength: int
) -> None:
    conditions = {}
    for wounds in (0, 1, strength - 1, strength, strength + 1):
        boat = table(dict.fromkeys(STRENGTHS, "") | {role: f"{wounds} wounds"})
        conditions[wounds] = person(boat, role).condition
    assert conditions == {
        0: "conscious",
        1: "conscious",
        strength - 1: "conscious",
        strength: "unconscious",
        strength + 1: "dead",
    }


@rule("OB-4.1", "OB-4.2")
def test_it_is_told_who_faints_and_who_dies() -> None:
    people = four(captain="6 wounds", bosun="8 wounds", kid="1 wound")
    boat = table(people, phase="card 10")
    assert told(boat.events, "wounded", "fainted", "died") == [
        "wounded captain 7",
        "fainted captain",
        "wounded bosun 9",
        "died bosun",
        "wounded frenchy 1",
        "wounded kid 2",
    ]
    assert [person(boat, role).condition for role in FOUR] == [
        "unconscious",
        "dead",
        "conscious",
        "conscious",
    ]


@rule("OB-4.1")
@pytest.mark.parametrize("wounds", [6, 7])
@pytest.mark.parametrize("moment", [each for each in MOMENTS if "fight" not in each])
def test_the_unconscious_and_the_dead_can_do_nothing(moment: str, wounds: int) -> None:
    people = PEOPLE | {"frenchy": f"water lifebuoy bait, open compass oar, {wounds} wounds"}
    people["kid"] = "jewels"
    phase, *lines = STORIES[moment]
    boat = table(people, phase=phase, laid=[6, 7])
    story(boat, *(line for line in lines if "frenchy" not in line and "compass" not in line))
    assert (texts(boat, "frenchy"), chances(boat, "frenchy")) == (set(), set())
    assert chances(boat, "bosun"), "but others can"


@rule("OB-4.1")
@pytest.mark.parametrize("wounds", [6, 7])
def test_the_unconscious_and_the_dead_take_no_part_in_fights(wounds: int) -> None:
    people = four(frenchy=f"oar, {wounds} wounds", kid="oar")
    boat = table(people)
    story(boat, "captain: seat bosun", "bosun: refuse")
    assert (question(boat), asked(boat)) == ("ask-fight", "kid")
    assert (texts(boat, "frenchy"), chances(boat, "frenchy")) == (set(), set())
    assert told(silence(boat), "fight-won") == ["fight-won bosun 7 8"]


@rule("OB-4.1")
def test_the_unconscious_do_not_steer() -> None:
    people = four(kid="3 wounds")
    boat = table(people, phase="evening", laid=[6, 7])
    all_say(boat, "ready")
    assert (question(boat), asked(boat)) == ("ask-steer", "frenchy")


@rule("OB-4.2")
def test_nothing_brings_the_dead_back() -> None:
    people = four(captain="medkit, 7 wounds", bosun="9 wounds", frenchy="medkit")
    boat = table(people)
    assert texts(boat, "frenchy") == {"row", "rest", "heal captain", "rob captain"} | each(
        "seat", "captain bosun kid"
    )


@rule("OB-4.3")
@pytest.mark.parametrize("wounds", [0, 4, 6])
def test_wounds_take_nothing_away_from_the_strength_in_a_fight(wounds: int) -> None:
    boat = table(four(captain=f"{wounds} wounds", kid="2 wounds"))
    story(boat, "captain: seat kid", "kid: refuse")
    fight = board(boat).fight
    assert fight is not None
    assert (fight.attack, fight.defence) == (7, 3)


@rule("OB-4.4")
@pytest.mark.parametrize("wounds", ["8 wounds", "9 wounds"])
def test_the_unconscious_and_the_dead_keep_seat_and_provisions(wounds: str) -> None:
    lying = f"water knife, open oar, {wounds}"
    people = four(bosun=lying)
    boat = table(people, supplies="", navigation=[7])
    story(boat, "captain: rest", "frenchy: rest", "kid: rest")
    all_say(boat, "ready")
    assert board(boat).day == 2
    assert (benches(boat), lies(boat, "bosun")) == ("captain bosun frenchy kid", lying)


@rule("OB-4.4")
@pytest.mark.parametrize("wounds", ["8 wounds", "9 wounds"])
def test_they_keep_them_until_they_are_overboard(wounds: str) -> None:
    people = four(bosun=f"water, open oar, {wounds}")
    boat = table(people, phase="card 12", supplies="")
    assert benches(boat) == "captain frenchy kid"
    assert (person(boat, "bosun").condition, person(boat, "bosun").hidden) == ("adrift", 0)


@rule("OB-4.5")
def test_an_unconscious_character_who_loses_a_wound_comes_round() -> None:
    boat = table(four(captain="medkit", bosun="water, 8 wounds"))
    assert chances(boat, "bosun") == set()
    events = answer(boat, "captain", "heal bosun")
    assert told(events) == ["medkit captain bosun", "healed bosun 7", "came-round bosun"]
    assert (person(boat, "bosun").condition, asked(boat)) == ("conscious", "bosun")
    assert chances(boat, "bosun", "open") == {"open water"}


@rule("OB-4.5")
def test_whoever_was_conscious_does_not_come_round() -> None:
    boat = table(four(captain="medkit", bosun="7 wounds"))
    events = answer(boat, "captain", "heal bosun")
    assert told(events) == ["medkit captain bosun", "healed bosun 6"]


@rule("OB-4.6")
def test_whoever_dies_of_one_thirst_takes_no_wound_for_the_next() -> None:
    boat = table(four(bosun="8 wounds"), rowed="bosun", phase="card 10")
    assert told(boat.events, "thirsty")[1] == "thirsty bosun 2"
    assert lies(boat, "bosun") == "9 wounds"


@rule("OB-4.6")
def test_the_dead_are_not_thirsty() -> None:
    people = four(bosun="9 wounds")
    boat = table(people, rowed="bosun", phase="card 10")
    assert told(boat.events, "thirsty") == [
        "thirsty captain 1",
        "thirsty frenchy 1",
        "thirsty kid 1",
    ]
    assert lies(boat, "bosun") == "9 wounds"


@rule("OB-4.6")
def test_a_fall_does_the_dead_no_more_harm() -> None:
    boat = table(four(captain="open bait", bosun="9 wounds"), phase="card 12")
    assert not told(boat.events, "wounded")
    assert told(boat.events, "drifted-away") == ["drifted-away bosun"]
