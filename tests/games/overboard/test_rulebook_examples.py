"""The examples and the frequent questions of the rulebook, as stories."""

import pytest

from tests.rulecite import rule

from .tables import (
    SIX,
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
    points,
    question,
    silence,
    story,
    table,
    texts,
    told,
)


def crew(**lying: str) -> dict[str, str]:
    """A boat of four, with what lies in front of some of them."""
    return dict.fromkeys(("snob", "captain", "bosun", "kid"), "") | lying


def six(**lying: str) -> dict[str, str]:
    return dict.fromkeys(SIX, "") | lying


# Rowing.


@rule("OB-8.2", "OB-13.3", "OB-15.2", "OB-15.4")
def test_sir_stephen_leaves_a_card_that_wounds_the_fighting_first_mate_twice() -> None:
    """Card 21: the First Mate overboard, the Kid thirsty, and a strongman."""
    boat = table(crew(), navigation=[21, 7], supplies="")
    story(
        boat,
        "snob: say ask captain water",
        "bosun: say offer snob help heal",
        "snob: say agree bosun help heal",
        "snob: row",
    )
    assert texts(boat, "snob") == {"lay none", "lay 7", "lay 21", "lay 7 21"}
    story(boat, "snob: lay 21", "captain: rest", "bosun: seat kid", "kid: refuse")
    silence(boat)
    assert lies(boat, "bosun") == "", "nobody can match him"
    answer(boat, "kid", "rest")
    events = all_say(boat, "ready")
    assert told(events, "card", "wounded") == [
        "card 21",
        "wounded bosun 1",
        "wounded kid 2",
        "wounded kid 3",
        "wounded bosun 2",
    ]


# Fighting.


@rule("OB-10.6", "OB-10.11", "OB-10.13", "OB-10.14")
def test_the_first_mate_robs_the_kid_eight_against_seven_in_spite_of_the_gaffing_hook() -> None:
    boat = table(crew(kid="gaff water"), phase="day bosun")
    story(boat, "bosun: rob kid", "kid: refuse", "kid: open gaff")
    assert told(silence(boat)) == ["fight-won bosun 8 7"]
    assert texts(boat, "bosun") == {"take gaff", "take hidden"}
    answer(boat, "bosun", "take hidden")
    assert (lies(boat, "bosun"), lies(boat, "kid")) == ("water", "open gaff, 1 wound")
    assert {each.role for each in board(boat).people if each.fought} == {"bosun", "kid"}


@rule("OB-10.2", "OB-10.10", "OB-10.13", "OB-10.14")
def test_with_sir_stephen_at_the_kids_side_it_is_eight_against_eight_and_the_victim_wins() -> None:
    people = crew(kid="gaff")
    boat = table(people, phase="day bosun", friends={"snob": "kid"})
    story(boat, "bosun: rob kid", "kid: refuse", "kid: pass", "snob: join kid")
    assert told(silence(boat)) == ["fight-won kid 8 8", "wounded bosun 1"]
    assert lies(boat, "kid") == "gaff"
    assert {each.role for each in board(boat).people if each.fought} == {"snob", "bosun", "kid"}


@rule("OB-4.3", "OB-10.6")
def test_sir_stephen_with_three_wounds_still_has_strength_five() -> None:
    boat = table(crew(snob="3 wounds"))
    story(boat, "snob: seat captain", "captain: refuse")
    assert told(silence(boat), "fight-won") == ["fight-won captain 5 7"]


# Thirst.


@rule("OB-15.3", "OB-15.4")
@pytest.mark.parametrize(("waters", "wounds"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_three_thirsts_are_three_wounds_less_one_for_each_water(waters: int, wounds: int) -> None:
    """Card 17 names the Captain, and has oars and a strongman."""
    people = crew(captain=" ".join(["water"] * waters))
    boat = table(people, phase="card 17", rowed="captain", fought="captain", supplies="")
    answer(boat, "captain", *["water captain"] * waters)
    assert person(boat, "captain").wounds == wounds
    assert person(boat, "captain").hidden == 0


# Points. Card 7 brings the fourth gull.


@rule("OB-16.2", "OB-16.8", "OB-16.10")
def test_lady_lauren_with_cash_jewels_and_a_living_friend_and_enemy_scores_25() -> None:
    people = six(lady="money jewels, open jewels")
    feelings = {"lady": "bosun"}
    boat = table(people, phase="card 7", gulls=3, friends=feelings, enemies=feelings)
    assert points(boat, "lady") == 25


@rule("OB-16.4", "OB-16.6", "OB-16.9", "OB-16.10")
def test_lady_lauren_as_a_psychopath_with_paintings_and_two_dead_in_the_boat_scores_19() -> None:
    people = six(lady="painting2 painting3 money", captain="8 wounds", kid="4 wounds")
    friends, enemies = {"lady": "snob"}, {"lady": "lady"}
    boat = table(people, phase="card 7", gulls=3, friends=friends, enemies=enemies)
    assert points(boat, "lady") == 19


@rule("OB-16.3", "OB-16.7")
def test_lady_lauren_as_a_narcissist_with_a_dead_enemy_scores_22() -> None:
    people = six(frenchy="7 wounds")
    boat = table(people, phase="card 7", gulls=3, enemies={"lady": "frenchy"})
    assert points(boat, "lady") == 22


# Frequent questions: the navigation cards.


@rule("OB-12.6", "OB-17.9")
def test_the_compass_adds_a_card_for_whoever_is_at_the_stern_as_often_as_wanted() -> None:
    """By card 6 and card 22 nobody here falls overboard."""
    people = four(kid="open compass")
    boat = table(people, phase="evening", laid=[6], navigation=[22, 7], supplies="")
    all_say(boat, "ready")
    answer(boat, "kid", "use compass")
    assert texts(boat, "kid") == {"steer 6", "steer 22"}
    answer(boat, "kid", "steer 22")
    while question(boat) == "ask-action":
        answer(boat, asked(boat), "rest")
    all_say(boat, "ready")
    assert (asked(boat), question(boat)) == ("kid", "ask-compass")


@rule("OB-12.5", "OB-12.6")
def test_if_the_rowers_left_nothing_it_is_the_top_card_or_with_a_compass_one_of_two() -> None:
    people = four()
    boat = table(people, phase="evening", navigation=[6, 22])
    assert told(all_say(boat, "ready"), "card") == ["card 6"]
    boat = table(people | {"kid": "open compass"}, phase="evening", navigation=[6, 22])
    all_say(boat, "ready")
    answer(boat, "kid", "use compass")
    assert texts(boat, "kid") == {"steer 6", "steer 22"}


@rule("OB-12.9", "OB-3.1")
def test_five_in_the_boat_without_sir_stephen_ignore_his_name() -> None:
    """Card 6: Sir Stephen overboard; the Captain and he are thirsty."""
    boat = table(("lady", "captain", "bosun", "frenchy", "kid"), phase="card 6")
    assert told(boat.events, "overboard", "thirsty") == ["thirsty captain 1"]


# Frequent questions: overboard. By card 20 the Kid falls, and in this boat others are thirsty.


@rule("OB-13.7")
def test_the_kid_with_two_wounds_faints_by_the_fall_and_drowns() -> None:
    boat = table(crew(kid="2 wounds"), phase="card 20")
    assert (benches(boat), person(boat, "kid").condition) == ("snob captain bosun", "adrift")


@rule("OB-13.9")
def test_an_open_life_preserver_saves_the_kid_and_the_wound_is_not_taken() -> None:
    boat = table(crew(kid="open lifebuoy, 2 wounds"), phase="card 20", supplies="")
    assert lies(boat, "kid") == "open lifebuoy, 2 wounds"
    assert benches(boat) == "snob captain bosun kid"


@rule("OB-13.10")
def test_a_hidden_life_preserver_saves_the_kid_who_opens_it_while_falling() -> None:
    boat = table(crew(kid="lifebuoy, 2 wounds"), phase="card 20", supplies="")
    assert question(boat) == "ask-fall"
    assert chances(boat, "kid", "open") == {"open lifebuoy"}
    answer(boat, "kid", "open lifebuoy")
    assert lies(boat, "kid") == "open lifebuoy, 2 wounds"
    assert benches(boat) == "snob captain bosun kid"


@rule("OB-13.9")
@pytest.mark.parametrize(("wounds", "condition"), [(3, "unconscious"), (4, "dead")])
def test_unconscious_or_dead_in_a_life_preserver_one_stays_in_the_boat(
    wounds: int, condition: str
) -> None:
    boat = table(crew(kid=f"open lifebuoy, {wounds} wounds"), phase="card 20", supplies="")
    assert benches(boat) == "snob captain bosun kid"
    assert (person(boat, "kid").wounds, person(boat, "kid").condition) == (wounds, condition)


# What is said on the way.


@rule("OB-14.3")
def test_a_second_bucket_of_chum_makes_no_difference() -> None:
    """Card 23: the Captain overboard; Sir Stephen is thirsty."""
    boat = table(crew(captain="open bait bait"), phase="card 23", supplies="")
    assert lies(boat, "captain") == "2 wounds"


@rule("OB-16.1", "OB-16.12")
def test_if_nobody_has_survived_there_is_no_winner_but_the_sea() -> None:
    """By card 4 all fall overboard."""
    people = {"snob": "5 wounds", "captain": "7 wounds", "bosun": "8 wounds", "kid": "3 wounds"}
    ended = outcome(table(people, phase="card 4"))
    assert (ended.reason, ended.winners) == ("sea", ())
