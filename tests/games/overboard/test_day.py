"""OB-7: everybody takes one action, in the order of the morning."""

import pytest

from tests.rulecite import rule

from .questions import MOMENTS, at
from .tables import (
    FOUR,
    all_say,
    answer,
    asked,
    benches,
    board,
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

# The order.


@rule("OB-7.1", "OB-7.6")
@pytest.mark.parametrize("order", [FOUR, ("kid", "frenchy", "bosun", "captain")])
def test_from_bow_to_stern_each_takes_one_action_and_then_it_is_evening(
    order: tuple[str, ...],
) -> None:
    boat = table(order)
    for role in order:
        assert (question(boat), asked(boat), board(boat).acting) == ("ask-action", role, role)
        answer(boat, role, "rest")
    assert (question(boat), board(boat).acting) == ("ask-ready", None)


@rule("OB-7.1")
@pytest.mark.parametrize("moment", MOMENTS)
def test_whose_turn_it_is_can_be_seen_as_long_as_the_action_lasts(moment: str) -> None:
    by_day = {"turn", "rowing", "demand", "fight", "robbery", "robbery after a fight"}
    assert board(at(moment)).acting == ("captain" if moment in by_day else None)


@rule("OB-7.3")
def test_whoever_changes_seats_acts_in_the_old_order_until_the_next_morning() -> None:
    boat = table(supplies="", navigation=[7])
    story(boat, "captain: seat kid", "kid: yield")
    assert benches(boat) == "kid bosun frenchy captain"
    for role in ("bosun", "frenchy", "kid"):
        assert (board(boat).order, asked(boat)) == (FOUR, role)
        answer(boat, role, "rest")
    all_say(boat, "ready")
    assert board(boat).order == ("kid", "bosun", "frenchy", "captain")
    assert (question(boat), asked(boat)) == ("ask-action", "kid")


@rule("OB-7.3")
def test_whoever_moves_up_after_having_acted_does_not_act_again() -> None:
    boat = table()
    story(boat, "captain: rest", "bosun: seat captain", "captain: yield")
    assert benches(boat) == "bosun captain frenchy kid"
    assert asked(boat) == "frenchy"


@rule("OB-7.4")
@pytest.mark.parametrize("wounds", ["8 wounds", "9 wounds"])
def test_the_unconscious_and_the_dead_are_passed_over(wounds: str) -> None:
    boat = table(four(bosun=wounds))
    answer(boat, "captain", "rest")
    assert asked(boat) == "frenchy"


@rule("OB-7.4")
def test_whoever_is_knocked_out_before_their_turn_is_passed_over() -> None:
    boat = table(four(frenchy="5 wounds"))
    story(boat, "captain: seat frenchy", "frenchy: refuse")
    silence(boat)
    assert person(boat, "frenchy").condition == "unconscious"
    answer(boat, "bosun", "rest")
    assert asked(boat) == "kid"


@rule("OB-7.4")
def test_whoever_has_come_round_by_their_turn_acts() -> None:
    boat = table(four(captain="medkit", bosun="8 wounds"))
    answer(boat, "captain", "heal bosun")
    assert (question(boat), asked(boat)) == ("ask-action", "bosun")


@rule("OB-7.4")
def test_so_does_whoever_was_unconscious_in_the_morning() -> None:
    people = four(captain="medkit", bosun="8 wounds")
    boat = table(people, phase="morning", supplies="")
    story(boat, "captain: heal bosun")
    assert (question(boat), asked(boat)) == ("ask-action", "bosun")


@rule("OB-7.4")
def test_whoever_comes_round_after_their_turn_has_missed_it() -> None:
    boat = table(four(captain="7 wounds", bosun="medkit"))
    answer(boat, "bosun", "heal captain")
    assert asked(boat) == "frenchy"
    story(boat, "frenchy: rest", "kid: rest")
    assert question(boat) == "ask-ready"


@rule("OB-7.6")
def test_with_nobody_left_who_could_act_it_is_evening() -> None:
    boat = table(four(bosun="8 wounds", frenchy="6 wounds", kid="4 wounds"))
    answer(boat, "captain", "rest")
    assert (question(boat), asked(boat)) == ("ask-ready", "captain")


# The actions.


@rule("OB-7.2")
def test_who_has_nothing_may_row_demand_and_rest() -> None:
    assert texts(table(), "captain") == {"row", "rest"} | each("seat", "bosun frenchy kid")


@rule("OB-7.2")
def test_only_who_has_a_provision_can_be_robbed() -> None:
    boat = table(four(captain="knife", bosun="water", frenchy="open oar"))
    assert texts(boat, "captain") == {"row", "rest"} | each("seat", "bosun frenchy kid") | each(
        "rob", "bosun frenchy"
    )


@rule("OB-7.2")
def test_the_kid_may_also_steal_what_is_hidden() -> None:
    people = four(captain="water", bosun="open oar", kid="money")
    assert texts(table(people, phase="day kid"), "kid") == (
        {"row", "rest", "steal captain"}
        | each("seat", "captain bosun frenchy")
        | each("rob", "captain bosun")
    )


@rule("OB-7.2")
@pytest.mark.parametrize(
    ("lying", "actions"),
    [
        ("medkit", each("heal", "captain bosun")),
        ("open medkit", each("heal", "captain bosun")),
        ("umbrella", each("shade", "captain bosun frenchy kid")),
        ("open umbrella", set()),
        ("flare", {"fire"}),
        ("open flare", {"fire"}),
        ("water knife bait compass lifebuoy money", set()),
    ],
)
def test_kit_parasol_and_flare_gun_can_be_used_and_nothing_else(
    lying: str, actions: set[str]
) -> None:
    people = four(captain=f"{lying}, 1 wound", bosun="8 wounds", kid="4 wounds")
    usual = {"row", "rest"} | each("seat", "bosun frenchy kid")
    assert texts(table(people), "captain") == usual | actions


@rule("OB-7.2")
def test_a_kit_is_no_action_where_nobody_is_wounded() -> None:
    boat = table(four(captain="medkit"))
    assert texts(boat, "captain") == {"row", "rest"} | each("seat", "bosun frenchy kid")


@rule("OB-7.2", "OB-7.4")
def test_demands_can_be_made_of_the_unconscious_and_the_dead() -> None:
    people = four(bosun="water, 8 wounds", kid="oar, 4 wounds")
    assert texts(table(people), "captain") == (
        {"row", "rest"} | each("seat", "bosun frenchy kid") | each("rob", "bosun kid")
    )


@rule("OB-7.1", "OB-7.2", "OB-19.2")
@pytest.mark.parametrize(
    "action",
    ["row", "seat kid", "rob kid", "heal captain", "shade captain", "fire", "rest"],
)
def test_whatever_the_action_was_it_is_the_next_ones_turn(action: str) -> None:
    people = four(captain="medkit umbrella flare, 1 wound", kid="water")
    boat = table(people, navigation=[1, 2, 4])
    answer(boat, "captain", action)
    follows = {
        "ask-lay": ["captain: lay none"],
        "ask-consider-seat": ["kid: yield"],
        "ask-consider-provision": ["kid: yield"],
    }
    story(boat, *follows.get(question(boat), []))
    assert (question(boat), asked(boat)) == ("ask-action", "bosun")


@rule("OB-7.5")
def test_doing_nothing_costs_nothing() -> None:
    boat = table(four(captain="water, open oar, 2 wounds"))
    before = person(boat, "captain")
    events = answer(boat, "captain", "rest")
    assert told(events) == ["rested captain"]
    assert person(boat, "captain") == before
    assert lies(boat, "captain") == "water, open oar, 2 wounds"
    assert benches(boat) == "captain bosun frenchy kid"
