"""OB-10: fights, their allies and weapons, and what they cost."""

import pytest

from atoll.games.overboard.state import Boat
from atoll.games.overboard.view import FightSeen
from atoll.kernel import Event
from tests.rulecite import rule

from .tables import (
    FOUR,
    SIX,
    all_say,
    answer,
    asked,
    benches,
    board,
    chances,
    each,
    four,
    lies,
    numbers,
    person,
    question,
    silence,
    spent,
    story,
    table,
    texts,
    told,
)


def fight(boat: Boat, attacker: str, victim: str, aim: str = "seat") -> None:
    """Somebody refuses a demand."""
    story(boat, f"{attacker}: {aim} {victim}", f"{victim}: refuse")
    assert question(boat) == "ask-fight"


def seen(boat: Boat) -> FightSeen:
    shown = board(boat).fight
    assert shown is not None, "nobody fights"
    return shown


def strengths(boat: Boat) -> tuple[int, int]:
    """Of the attackers and of the victims, so far."""
    return seen(boat).attack, seen(boat).defence


def tired(boat: Boat) -> set[str]:
    """Who has a token for fighting."""
    return {each.role for each in board(boat).people if each.fought}


def wounded(events: list[Event]) -> list[str]:
    return told(events, "wounded")


def verbs(boat: Boat, role: str) -> set[str]:
    """What somebody may do while the fight goes on, each by its first word."""
    return {text.split()[0] for text in chances(boat, role)}


def speakers(boat: Boat) -> list[str]:
    """Who is asked, one after another, until nobody has anything to add."""
    order = []
    while board(boat).fight:
        order.append(asked(boat))
        answer(boat, asked(boat), "pass")
    return order


# How a fight begins, and that it goes on.


@rule("OB-10.1")
def test_nobody_can_start_a_fight_but_by_a_demand() -> None:
    boat = table(FOUR)
    assert texts(boat, "captain") == {"row", "rest"} | each("seat", "bosun frenchy kid")
    story(boat, "captain: seat kid", "kid: yield")
    assert board(boat).fight is None


@rule("OB-10.1")
def test_a_fight_cannot_be_called_off() -> None:
    boat = table(four(captain="water", kid="water"))
    fight(boat, "captain", "kid")
    for role in ("captain", "kid"):
        while asked(boat) != role:
            answer(boat, asked(boat), "pass")
        assert texts(boat, role) == {"pass"}
        assert verbs(boat, role) == {"open", "say"}


@rule("OB-10.2")
def test_attacker_and_victim_are_known_and_each_other_may_join_either_side() -> None:
    boat = table(FOUR)
    fight(boat, "captain", "kid")
    assert (seen(boat).by, seen(boat).of, seen(boat).aim) == ("captain", "kid", "seat")
    assert (seen(boat).attackers, seen(boat).victims) == (("captain",), ("kid",))
    for role in ("bosun", "frenchy"):
        assert texts(boat, role) == {"join captain", "join kid", "pass"}
        answer(boat, role, "pass")
    assert board(boat).fight is None


@rule("OB-10.2")
def test_the_unconscious_and_the_dead_join_no_side() -> None:
    people = {"captain": "", "bosun": "8 wounds", "frenchy": "7 wounds", "lady": "", "kid": ""}
    boat = table(people)
    fight(boat, "captain", "kid")
    assert speakers(boat) == ["lady"]


@rule("OB-10.2", "OB-10.3")
def test_allies_on_both_sides_add_up() -> None:
    boat = table(SIX, phase="day captain")
    fight(boat, "captain", "bosun")
    story(boat, "frenchy: join captain", "kid: pass", "lady: join bosun")
    assert seen(boat).attackers == ("captain", "frenchy")
    assert seen(boat).victims == ("bosun", "lady")
    assert strengths(boat) == (7 + 6, 8 + 4)


@rule("OB-10.3")
def test_nobody_has_to_help_and_whoever_stays_out_is_not_touched() -> None:
    boat = table(FOUR)
    fight(boat, "captain", "kid")
    events = silence(boat)
    assert wounded(events) == ["wounded kid 1"]
    assert tired(boat) == {"captain", "kid"}


@rule("OB-10.3")
def test_whoever_has_joined_can_neither_leave_nor_change_over() -> None:
    boat = table(four(bosun="water"))
    fight(boat, "captain", "kid")
    answer(boat, "bosun", "join kid")
    assert (asked(boat), texts(boat, "bosun")) == ("bosun", {"pass"})
    assert speakers(boat) == ["bosun", "frenchy"]


@rule("OB-10.4")
def test_an_ally_still_has_the_action_of_the_day() -> None:
    boat = table(FOUR)
    fight(boat, "captain", "kid")
    answer(boat, "bosun", "join kid")
    silence(boat)
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")
    assert "row" in texts(boat, "bosun")


@rule("OB-10.5")
def test_in_a_fight_nothing_can_be_given_traded_or_thrown_away_only_promised_and_opened() -> None:
    boat = table(four(captain="water", frenchy="knife", kid="3 wounds"))
    assert verbs(boat, "captain") == {"open", "throw", "give", "offer", "request", "say"}
    fight(boat, "captain", "frenchy")
    assert verbs(boat, "captain") == verbs(boat, "frenchy") == {"open", "say"}
    assert verbs(boat, "bosun") == {"say"}
    assert each("say promise bosun", "water heal") <= chances(boat, "captain", "say")


@rule("OB-10.5")
def test_an_offer_made_before_waits_until_the_fight_is_over() -> None:
    boat = table(four(bosun="open water"))
    answer(boat, "bosun", "offer kid open water")
    fight(boat, "captain", "kid")
    assert chances(boat, "kid", "accept") == set()
    silence(boat)
    assert chances(boat, "kid", "accept") == {"accept bosun"}


# Strength.


@rule("OB-10.6")
@pytest.mark.parametrize(("weapon", "extra"), [("oar", 1), ("club", 2), ("knife", 3), ("gaff", 4)])
def test_open_weapons_add_to_the_strength(weapon: str, extra: int) -> None:
    boat = table(four(captain=f"open {weapon}"))
    fight(boat, "captain", "bosun")
    assert strengths(boat) == (7 + extra, 8)


@rule("OB-10.6")
def test_hidden_weapons_and_other_provisions_add_nothing() -> None:
    boat = table(four(captain="knife, open water compass bait", bosun="gaff"))
    fight(boat, "captain", "bosun")
    assert strengths(boat) == (7, 8)


@rule("OB-10.6")
def test_the_weapons_of_allies_count_and_those_of_onlookers_do_not() -> None:
    boat = table(four(bosun="open knife", frenchy="open gaff"))
    fight(boat, "captain", "kid")
    assert strengths(boat) == (7, 3)
    story(boat, "bosun: pass", "frenchy: join kid")
    assert strengths(boat) == (7, 3 + 6 + 4)


@rule("OB-10.7")
def test_all_open_weapons_of_a_fighter_count_together() -> None:
    boat = table(four(kid="open oar oar club knife gaff"))
    fight(boat, "captain", "kid")
    assert strengths(boat) == (7, 3 + 1 + 1 + 2 + 3 + 4)


@rule("OB-10.8")
def test_weapons_stay_with_their_owners() -> None:
    boat = table(four(captain="open knife", kid="open oar gaff"))
    fight(boat, "captain", "kid")
    silence(boat)
    assert lies(boat, "captain") == "open knife"
    assert lies(boat, "kid") == "open oar gaff, 1 wound"


@rule("OB-10.6", "OB-10.8")
def test_the_flare_gun_adds_eight_and_is_gone_when_the_fight_is_over() -> None:
    boat = table(four(kid="flare"))
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "frenchy: pass")
    assert texts(boat, "kid") == {"shoot", "pass"}
    events = answer(boat, "kid", "shoot")
    assert told(events) == ["opened kid flare", "shot kid"]
    assert strengths(boat) == (7, 3 + 8)
    assert (seen(boat).shots, lies(boat, "kid")) == (("kid",), "open flare")
    events = silence(boat)
    assert told(events, "fight-won") == ["fight-won kid 7 11"]
    assert (lies(boat, "kid"), spent(boat)) == ("", ["flare"])


@rule("OB-10.8", "OB-10.9")
def test_also_an_open_flare_gun_is_fired_only_if_its_owner_says_so() -> None:
    boat = table(four(captain="open flare"))
    fight(boat, "captain", "bosun")
    assert strengths(boat) == (7, 8)
    assert (asked(boat), texts(boat, "captain")) == ("captain", {"shoot", "pass"})
    silence(boat)
    assert (lies(boat, "captain"), spent(boat)) == ("open flare, 1 wound", [])


@rule("OB-10.8")
def test_there_is_one_shot_in_the_flare_gun() -> None:
    boat = table(four(captain="water, open flare"))
    fight(boat, "captain", "bosun")
    answer(boat, "captain", "shoot")
    assert (asked(boat), texts(boat, "captain")) == ("captain", {"pass"})


@rule("OB-10.8")
def test_an_onlooker_does_not_fire_the_flare_gun_but_an_ally_does() -> None:
    boat = table(four(bosun="open flare"))
    fight(boat, "captain", "kid")
    assert texts(boat, "bosun") == {"join captain", "join kid", "pass"}
    answer(boat, "bosun", "join kid")
    assert texts(boat, "bosun") == {"shoot", "pass"}
    answer(boat, "bosun", "shoot")
    assert strengths(boat) == (7, 3 + 8 + 8)


@rule("OB-10.8")
def test_opening_the_flare_gun_in_a_fight_does_not_fire_it() -> None:
    boat = table(four(kid="flare"))
    fight(boat, "captain", "kid")
    answer(boat, "kid", "open flare")
    assert strengths(boat) == (7, 3)


# Who speaks when.


@rule("OB-10.9")
def test_beginning_with_the_attacker_all_speak_towards_the_stern_and_round_again() -> None:
    people = dict.fromkeys(SIX, "water")
    boat = table(people, phase="day captain")
    fight(boat, "captain", "lady")
    assert speakers(boat) == ["captain", "bosun", "frenchy", "kid", "lady", "snob"]


@rule("OB-10.9")
def test_whoever_fights_and_has_nothing_hidden_to_add_is_not_asked() -> None:
    boat = table(four(captain="open knife", frenchy="water"))
    fight(boat, "captain", "kid")
    assert speakers(boat) == ["bosun", "frenchy"]


@rule("OB-10.9")
def test_every_ally_lets_all_the_others_speak_again() -> None:
    boat = table(SIX, phase="day captain")
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "frenchy: pass", "lady: pass", "snob: join kid")
    assert speakers(boat) == ["bosun", "frenchy", "lady"]


@rule("OB-10.9")
def test_every_shot_lets_all_the_others_speak_again() -> None:
    boat = table(four(kid="flare"))
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "frenchy: pass", "kid: shoot")
    assert speakers(boat) == ["bosun", "frenchy"]


@rule("OB-10.9")
def test_every_weapon_that_a_fighter_opens_lets_all_the_others_speak_again() -> None:
    boat = table(four(kid="club"))
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "kid: open club")
    assert strengths(boat) == (7, 3 + 2)
    assert speakers(boat) == ["bosun", "frenchy"]


@rule("OB-10.9")
def test_what_an_onlooker_opens_and_what_is_no_weapon_changes_nothing() -> None:
    boat = table(four(bosun="knife", kid="money"))
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "bosun: open knife", "kid: open money")
    assert speakers(boat) == ["frenchy"]


# Who wins, and what for.


@rule("OB-10.10", "OB-10.11")
def test_if_the_attacker_is_stronger_a_seat_changes_hands() -> None:
    boat = table(FOUR)
    fight(boat, "captain", "frenchy")
    events = silence(boat)
    assert told(events) == [
        "fight-won captain 7 6",
        "changed-seats captain frenchy",
        "wounded frenchy 1",
    ]
    assert benches(boat) == "frenchy bosun captain kid"


@rule("OB-10.10", "OB-10.11")
def test_if_the_victim_is_stronger_all_stay_where_they_are() -> None:
    boat = table(FOUR)
    fight(boat, "captain", "bosun")
    events = silence(boat)
    assert told(events) == ["fight-won bosun 7 8", "wounded captain 1"]
    assert benches(boat) == "captain bosun frenchy kid"


@rule("OB-10.10", "OB-10.11")
def test_if_both_are_equally_strong_the_victim_wins_and_keeps_the_provisions() -> None:
    boat = table(four(captain="open oar", bosun="open water"))
    fight(boat, "captain", "bosun", "rob")
    events = silence(boat)
    assert told(events) == ["fight-won bosun 8 8", "wounded captain 1"]
    assert lies(boat, "bosun") == "open water"


@rule("OB-10.11")
def test_if_the_attacker_wins_the_loot_is_chosen_as_if_it_had_been_yielded() -> None:
    boat = table(four(kid="water, open club"))
    fight(boat, "captain", "kid", "rob")
    events = silence(boat)
    assert told(events) == ["fight-won captain 7 5"]
    assert (asked(boat), texts(boat, "captain")) == ("captain", {"take club", "take hidden"})
    events = answer(boat, "captain", "take club")
    assert told(events) == ["took-open captain kid club", "wounded kid 1"]
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("open club", "water, 1 wound")


@rule("OB-10.12")
def test_if_the_victims_last_provision_was_shot_the_attacker_gets_nothing() -> None:
    boat = table(four(captain="open gaff", kid="flare"))
    fight(boat, "captain", "kid", "rob")
    story(boat, "bosun: join captain", "frenchy: pass", "kid: shoot")
    events = silence(boat)
    assert told(events) == [
        "fight-won captain 19 11",
        "nothing-to-take captain kid",
        "wounded kid 1",
    ]
    assert lies(boat, "captain") == "open gaff"


# Wounds and fatigue.


@rule("OB-10.13", "OB-10.14", "OB-19.4")
def test_all_losers_take_a_wound_and_all_fighters_are_tired() -> None:
    boat = table(SIX, phase="day captain")
    fight(boat, "captain", "bosun")
    story(boat, "frenchy: join bosun", "kid: join captain", "lady: join captain")
    events = silence(boat)
    assert told(events, "fight-won") == ["fight-won bosun 14 14"]
    assert wounded(events) == ["wounded captain 1", "wounded kid 1", "wounded lady 1"]
    assert tired(boat) == {"captain", "bosun", "frenchy", "kid", "lady"}


@rule("OB-10.13")
def test_a_fight_can_take_somebodys_senses() -> None:
    boat = table(four(kid="2 wounds"))
    fight(boat, "captain", "kid")
    events = silence(boat)
    assert told(events)[-2:] == ["wounded kid 3", "fainted kid"]
    assert person(boat, "kid").condition == "unconscious"


@rule("OB-10.14")
def test_a_second_fight_on_one_day_brings_no_second_token_and_no_second_thirst() -> None:
    """Card 22 names the Captain; its strongman stands for everybody who fought."""
    boat = table(FOUR, navigation=[22], supplies="")
    fight(boat, "captain", "kid")
    silence(boat)
    fight(boat, "bosun", "kid")
    silence(boat)
    story(boat, "frenchy: rest", "kid: rest")
    assert tired(boat) == {"captain", "bosun", "kid"}
    events = all_say(boat, "ready")
    assert sorted(told(events, "thirsty")) == [
        "thirsty bosun 1",
        "thirsty captain 2",
        "thirsty kid 1",
    ]


@rule("OB-10.2", "OB-10.14")
def test_an_ally_may_fight_again_the_same_day_and_gets_no_second_token() -> None:
    """Card 22 names the Captain; its strongman stands for everybody who fought."""
    boat = table(FOUR, navigation=[22], supplies="")
    fight(boat, "captain", "kid")
    story(boat, "bosun: pass", "frenchy: join captain")
    silence(boat)
    fight(boat, "bosun", "kid")
    assert (asked(boat), texts(boat, "frenchy")) == ("frenchy", {"join bosun", "join kid", "pass"})
    answer(boat, "frenchy", "join kid")
    assert strengths(boat) == (8, 3 + 6)
    silence(boat)
    story(boat, "frenchy: rest", "kid: rest")
    assert sorted(boat.fought) == sorted(numbers("captain bosun frenchy kid")), "each once"
    assert sorted(told(all_say(boat, "ready"), "thirsty")) == [
        "thirsty bosun 1",
        "thirsty captain 2",
        "thirsty frenchy 1",
        "thirsty kid 1",
    ]


@rule("OB-10.15")
def test_whoever_rowed_and_fought_has_a_token_of_each_kind() -> None:
    boat = table(FOUR, navigation=[5, 9])
    story(boat, "captain: row", "captain: lay none")
    fight(boat, "bosun", "captain")
    silence(boat)
    tokens = {each.role: (each.rowed, each.fought) for each in board(boat).people}
    assert tokens == {
        "captain": (True, True),
        "bosun": (False, True),
        "frenchy": (False, False),
        "kid": (False, False),
    }


# The example.


@rule("OB-10.16")
def test_the_captain_wins_seven_against_lady_lauren_and_the_blackjack() -> None:
    boat = table({"lady": "club", "captain": "", "frenchy": "", "kid": ""}, phase="day captain")
    fight(boat, "captain", "lady")
    answer(boat, "lady", "open club")
    events = silence(boat)
    assert told(events) == [
        "fight-won captain 7 6",
        "changed-seats captain lady",
        "wounded lady 1",
    ]
    assert tired(boat) == {"captain", "lady"}


@rule("OB-10.16")
def test_with_the_kid_at_her_side_lady_lauren_stays_where_she_is() -> None:
    boat = table(("lady", "captain", "frenchy", "kid"), phase="day captain")
    fight(boat, "captain", "lady")
    story(boat, "frenchy: pass", "kid: join lady")
    events = silence(boat)
    assert told(events) == ["fight-won lady 7 7", "wounded captain 1"]
    assert benches(boat) == "lady captain frenchy kid"
