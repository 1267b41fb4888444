"""OB-9: demanding a seat or a provision, yielding and refusing; and the Kid's thefts."""

import pytest

from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    FOUR,
    SIX,
    answer,
    asked,
    benches,
    board,
    chances,
    each,
    four,
    lies,
    question,
    seat,
    silence,
    story,
    table,
    texts,
    told,
)

OTHERS = "bosun frenchy kid"

# Demanding.


@rule("OB-9.1")
def test_seat_and_provision_can_be_demanded_of_everybody_else_wherever_they_sit() -> None:
    boat = table(four(captain="water", bosun="knife", frenchy="open oar", kid="club"))
    demands = each("seat", OTHERS) | each("rob", OTHERS)
    assert texts(boat, "captain") == {"row", "rest"} | demands


@rule("OB-9.1")
def test_the_unconscious_and_the_dead_can_be_named_too() -> None:
    people = four(bosun="knife, 8 wounds", frenchy="oar, 7 wounds", kid="club")
    demands = each("seat", OTHERS) | each("rob", OTHERS)
    assert texts(table(people), "captain") == {"row", "rest"} | demands


@rule("OB-9.1", "OB-9.3")
@pytest.mark.parametrize(("text", "aim"), [("seat kid", "seat"), ("rob kid", "provision")])
def test_it_is_said_of_whom_and_which_of_the_two(text: str, aim: str) -> None:
    boat = table(four(kid="club"))
    events = answer(boat, "captain", text)
    assert told(events) == [f"demanded-{aim} captain kid"]
    assert (asked(boat), question(boat)) == ("kid", f"ask-consider-{aim}")
    seen = board(boat).demand
    assert seen is not None
    assert (seen.by, seen.of, seen.aim) == ("captain", "kid", aim)


@rule("OB-9.7")
def test_a_provision_can_only_be_demanded_of_somebody_who_has_one() -> None:
    boat = table(four(captain="water", frenchy="open oar", kid="club"))
    demands = each("seat", OTHERS) | each("rob", "frenchy kid")
    assert texts(boat, "captain") == {"row", "rest"} | demands


# Those who cannot refuse.


@rule("OB-9.2")
@pytest.mark.parametrize("wounds", [3, 4])
def test_the_unconscious_and_the_dead_are_not_asked_for_their_seats(wounds: int) -> None:
    boat = table(four(kid=f"{wounds} wounds"))
    events = answer(boat, "captain", "seat kid")
    assert told(events) == ["demanded-seat captain kid", "changed-seats captain kid"]
    assert benches(boat) == "kid bosun frenchy captain"
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


@rule("OB-9.2", "OB-9.5")
@pytest.mark.parametrize("wounds", [3, 4])
def test_the_unconscious_and_the_dead_are_not_asked_for_their_provisions(wounds: int) -> None:
    boat = table(four(kid=f"water, open oar knife, {wounds} wounds"))
    answer(boat, "captain", "rob kid")
    assert texts(boat, "captain") == {"take oar", "take knife", "take hidden"}
    answer(boat, "captain", "take knife")
    assert lies(boat, "captain") == "open knife"
    assert lies(boat, "kid") == f"water, open oar, {wounds} wounds"


# Yielding and refusing.


@rule("OB-9.3")
@pytest.mark.parametrize("demand", ["seat kid", "rob kid"])
def test_the_conscious_yield_or_refuse(demand: str) -> None:
    boat = table(four(kid="club"))
    answer(boat, "captain", demand)
    assert texts(boat, "kid") == {"yield", "refuse"}


@rule("OB-9.3")
def test_one_may_get_something_in_return_before_one_yields() -> None:
    boat = table(four(captain="open water"))
    story(
        boat,
        "captain: seat kid",
        "kid: request captain open water",
        "captain: accept kid",
        "kid: yield",
    )
    assert lies(boat, "kid") == "open water"
    assert benches(boat) == "kid bosun frenchy captain"


@rule("OB-9.4")
def test_if_a_seat_is_yielded_the_two_change_places() -> None:
    boat = table(FOUR)
    events = story(boat, "captain: seat frenchy", "frenchy: yield")
    assert told(events)[1:] == ["yielded frenchy captain", "changed-seats captain frenchy"]
    assert benches(boat) == "frenchy bosun captain kid"
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


@rule("OB-9.4", "OB-9.5")
def test_yielding_hurts_nobody_and_tires_nobody() -> None:
    boat = table(four(kid="open club"))
    story(boat, "captain: rob kid", "kid: yield")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("open club", "")
    assert not any(each.fought or each.wounds for each in board(boat).people)


@rule("OB-9.5")
def test_the_robber_chooses_an_open_provision_or_draws_a_hidden_one() -> None:
    boat = table(four(kid="water money, open oar knife"))
    story(boat, "captain: rob kid", "kid: yield")
    assert (asked(boat), question(boat)) == ("captain", "ask-loot")
    assert texts(boat, "captain") == {"take oar", "take knife", "take hidden"}
    answer(boat, "captain", "take oar")
    assert lies(boat, "captain") == "open oar"
    assert lies(boat, "kid") == "water money, open knife"


@rule("OB-9.5")
def test_if_there_is_only_one_way_to_take_something_nothing_is_asked() -> None:
    boat = table(four(kid="water"))
    story(boat, "captain: rob kid", "kid: yield")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("water", "")


@rule("OB-9.5", "OB-9.8")
@pytest.mark.parametrize("theft", [False, True])
def test_chance_decides_which_hidden_provision_is_drawn(theft: bool) -> None:
    drawn = set()
    for luck in range(30):
        boat = table({"kid": "", "captain": "", "bosun": "", "frenchy": "water knife money"})
        boat.rng = luck
        answer(boat, "kid", "steal frenchy" if theft else "rob frenchy")
        if not theft:
            answer(boat, "frenchy", "yield")
        drawn.add(lies(boat, "kid"))
    assert drawn == {"water", "knife", "money"}


@rule("OB-9.5")
def test_only_robber_and_robbed_learn_which_hidden_provision_went() -> None:
    boat = table(four(kid="water"))
    answer(boat, "captain", "rob kid")
    events = answer(boat, "kid", "yield")
    common = ["yielded kid captain", "took-hidden captain kid"]
    for role in ("captain", "kid"):
        heard_by_party = told(heard(events, seat(boat, role)))
        assert heard_by_party == [*common, "took-what captain kid water"]
    for onlooker in (seat(boat, "bosun"), seat(boat, "frenchy"), None):
        assert told(heard(events, onlooker)) == common


@rule("OB-9.5")
def test_whoever_has_given_everything_away_meanwhile_has_nothing_to_yield() -> None:
    boat = table(four(kid="water"))
    events = story(boat, "captain: rob kid", "kid: throw water", "kid: yield")
    assert told(events)[-1] == "nothing-to-take captain kid"
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


@rule("OB-9.6")
def test_a_refusal_means_a_fight() -> None:
    boat = table(FOUR)
    events = story(boat, "captain: seat kid", "kid: refuse")
    assert told(events)[1:] == ["refused kid captain"]
    assert question(boat) == "ask-fight"


@rule("OB-9.6")
@pytest.mark.parametrize("victim", ["bosun", "kid"])
def test_whoever_was_refused_has_no_other_action_whether_the_fight_is_won_or_lost(
    victim: str,
) -> None:
    boat = table(FOUR)
    story(boat, f"captain: seat {victim}", f"{victim}: refuse")
    silence(boat)
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


# Theft.


@rule("OB-9.8", "OB-19.4")
def test_the_kid_steals_a_hidden_provision_without_consent_and_without_a_fight() -> None:
    boat = table({"kid": "", "captain": "water", "bosun": "", "frenchy": ""})
    events = answer(boat, "kid", "steal captain")
    assert told(events) == [
        "stole kid captain",
        "took-hidden kid captain",
        "took-what kid captain water",
    ]
    assert (lies(boat, "kid"), lies(boat, "captain")) == ("water", "")
    assert (asked(boat), question(boat)) == ("captain", "ask-action")
    assert not any(each.fought for each in board(boat).people)


@rule("OB-9.8")
def test_only_the_kid_steals() -> None:
    people = dict.fromkeys(SIX, "water")
    for role in people:
        verbs = {text.split()[0] for text in texts(table(people, phase=f"day {role}"), role)}
        assert verbs == {"row", "seat", "rob", "rest"} | ({"steal"} if role == "kid" else set())


@rule("OB-9.8")
def test_the_kid_also_steals_from_the_unconscious_and_the_dead() -> None:
    people = {"kid": "", "captain": "water, 7 wounds", "bosun": "oar, 9 wounds", "frenchy": ""}
    boat = table(people)
    thefts = each("steal", "captain bosun")
    demands = each("seat", "captain bosun frenchy") | each("rob", "captain bosun")
    assert texts(boat, "kid") == {"row", "rest"} | thefts | demands


@rule("OB-9.9")
def test_open_provisions_are_safe_from_theft() -> None:
    boat = table({"kid": "", "captain": "open water", "bosun": "knife", "frenchy": ""})
    demands = each("seat", "captain bosun frenchy") | each("rob", "captain bosun")
    assert texts(boat, "kid") == {"row", "rest", "steal bosun"} | demands


@rule("OB-9.9")
def test_opening_in_time_protects_from_theft() -> None:
    boat = table({"kid": "", "captain": "water", "bosun": "", "frenchy": ""})
    assert "steal captain" in texts(boat, "kid")
    answer(boat, "captain", "open water")
    assert texts(boat, "kid") == {"row", "rest", "rob captain"} | each(
        "seat", "captain bosun frenchy"
    )


@rule("OB-9.9")
def test_once_the_kid_has_named_a_victim_nobody_is_asked_any_more() -> None:
    boat = table({"kid": "", "captain": "water knife, open oar", "bosun": "", "frenchy": ""})
    answer(boat, "kid", "steal captain")
    assert question(boat) == "ask-action"
    assert lies(boat, "captain") in ("water, open oar", "knife, open oar")
    assert lies(boat, "kid") in ("water", "knife")


@rule("OB-9.10")
def test_stealing_is_the_kids_only_action_of_the_day() -> None:
    boat = table({"kid": "", "captain": "water knife", "bosun": "", "frenchy": ""}, supplies="")
    answer(boat, "kid", "steal captain")
    story(boat, "captain: rest", "bosun: rest", "frenchy: rest")
    assert question(boat) == "ask-ready"
    assert chances(boat, "kid", "steal") == set()


@rule("OB-9.10")
def test_the_kid_may_make_a_demand_instead() -> None:
    boat = table({"kid": "", "captain": "water", "bosun": "", "frenchy": ""})
    story(boat, "kid: rob captain", "captain: yield")
    assert lies(boat, "kid") == "water"
    assert (asked(boat), question(boat)) == ("captain", "ask-action")
