"""OB-11: medical kit, parasol and flare gun, the provisions that take an action."""

from itertools import permutations

import pytest

from tests.rulecite import rule

from .tables import (
    FOUR,
    answer,
    asked,
    board,
    chances,
    each,
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

DEMANDS = each("seat", "bosun frenchy kid")
"""What the Captain can demand of three others who have nothing."""


@rule("OB-11.1")
def test_each_of_these_provisions_is_an_action_of_its_own() -> None:
    boat = table(four(captain="medkit umbrella flare, 1 wound"))
    shades = each("shade", "captain bosun frenchy kid")
    assert texts(boat, "captain") == {"row", "rest", "heal captain", "fire"} | shades | DEMANDS


@rule("OB-11.1")
@pytest.mark.parametrize("action", ["heal captain", "shade captain", "fire"])
def test_only_one_of_them_can_be_used_in_a_day(action: str) -> None:
    boat = table(four(captain="medkit umbrella flare, 1 wound"), navigation=[1, 2, 4])
    answer(boat, "captain", action)
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")
    assert chances(boat, "captain").isdisjoint({"heal captain", "shade captain", "fire"})


# Medical kit.


@rule("OB-11.2")
def test_the_medical_kit_takes_off_one_wound_and_leaves_the_game() -> None:
    boat = table(four(captain="medkit", kid="2 wounds"))
    events = answer(boat, "captain", "heal kid")
    assert told(events) == ["medkit captain kid", "healed kid 1"]
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("", "1 wound")
    assert spent(boat) == ["medkit"]


@rule("OB-11.2")
def test_ones_own_wounds_can_be_healed_too_with_an_open_kit_as_with_a_hidden_one() -> None:
    boat = table(four(captain="open medkit, 3 wounds"))
    answer(boat, "captain", "heal captain")
    assert (lies(boat, "captain"), spent(boat)) == ("2 wounds", ["medkit"])


@rule("OB-11.2", "OB-11.3")
def test_everybody_with_a_wound_can_be_healed_but_neither_the_unhurt_nor_the_dead() -> None:
    boat = table(four(captain="medkit", bosun="8 wounds", frenchy="7 wounds", kid="1 wound"))
    assert texts(boat, "captain") == {"row", "rest"} | each("heal", "bosun kid") | DEMANDS


@rule("OB-11.3")
def test_somebody_unconscious_who_is_healed_comes_round_and_may_act_the_same_day() -> None:
    boat = table(four(captain="medkit", kid="3 wounds"))
    events = answer(boat, "captain", "heal kid")
    assert told(events)[1:] == ["healed kid 2", "came-round kid"]
    assert person(boat, "kid").condition == "conscious"
    story(boat, "bosun: rest", "frenchy: rest")
    assert (asked(boat), question(boat)) == ("kid", "ask-action")


# Parasol.


@rule("OB-11.4")
@pytest.mark.parametrize("whom", FOUR)
def test_the_parasol_is_laid_open_in_front_of_oneself_or_of_somebody_else(whom: str) -> None:
    boat = table(four(captain="umbrella", kid="3 wounds"))
    answer(boat, "captain", f"shade {whom}")
    assert {role for role in FOUR if "umbrella" in person(boat, role).opened} == {whom}
    assert person(boat, "captain").hidden == 0


@rule("OB-11.4", "OB-11.6")
def test_the_parasol_protects_from_thirst_every_evening() -> None:
    """Card 9 makes Frenchy thirsty, card 17 the Captain and him."""
    boat = table(four(captain="umbrella"), navigation=[9, 17], supplies="")
    answer(boat, "captain", "shade frenchy")
    for turn, evening in (("bosun frenchy kid", "9"), ("captain bosun frenchy kid", "17")):
        story(boat, *(f"{role}: rest" for role in turn.split()))
        events = story(boat, *(f"{role}: ready" for role in FOUR))
        assert told(events, "card", "in-the-shade") == [f"card {evening}", "in-the-shade frenchy"]
    assert lies(boat, "frenchy") == "open umbrella"


@rule("OB-11.4", "OB-15.5")
def test_the_parasol_protects_the_unconscious_as_well() -> None:
    """Card 9 makes Frenchy thirsty."""
    boat = table(four(frenchy="open umbrella, 6 wounds"), phase="card 9", supplies="")
    assert told(boat.events, "thirsty", "in-the-shade") == [
        "thirsty frenchy 1",
        "in-the-shade frenchy",
    ]
    assert lies(boat, "frenchy") == "open umbrella, 6 wounds"
    assert person(boat, "frenchy").condition == "unconscious"


@rule("OB-11.5")
def test_a_parasol_can_be_opened_in_no_other_way() -> None:
    boat = table(four(captain="umbrella water"))
    assert chances(boat, "captain", "open") == {"open water"}


@rule("OB-11.5")
def test_an_open_parasol_cannot_be_laid_anew_as_an_action() -> None:
    boat = table(four(captain="open umbrella"))
    assert texts(boat, "captain") == {"row", "rest"} | DEMANDS


@rule("OB-11.5")
def test_an_open_parasol_can_be_given_away() -> None:
    boat = table(four(captain="open umbrella"))
    story(boat, "captain: offer kid open umbrella", "kid: accept captain")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("", "open umbrella")


@rule("OB-11.5")
def test_an_open_parasol_can_be_demanded() -> None:
    boat = table(four(kid="water, open umbrella"))
    story(boat, "captain: rob kid", "kid: yield", "captain: take umbrella")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("open umbrella", "water")


@rule("OB-11.5")
def test_an_open_parasol_sinks_when_its_owner_falls_overboard() -> None:
    boat = table(four(captain="open umbrella"), phase="card 24")
    assert told(boat.events, "lost") == ["lost captain ('umbrella',)"]
    assert lies(boat, "captain") == "2 wounds", "one for the fall, and one for the thirst"
    assert spent(boat) == ["umbrella"]


@rule("OB-11.6")
def test_against_two_thirsts_the_parasol_helps_once_and_water_the_other_time() -> None:
    """Card 17 makes the Captain thirsty by name and by the oars."""
    people = four(captain="water, open umbrella")
    boat = table(people, phase="card 17", rowed="captain", supplies="")
    assert told(boat.events, "thirsty")[0] == "thirsty captain 2"
    assert person(boat, "captain").thirst == 1
    answer(boat, "captain", "water captain")
    assert lies(boat, "captain") == "open umbrella"


@rule("OB-11.6")
def test_without_water_the_second_thirst_is_a_wound() -> None:
    boat = table(four(captain="open umbrella"), phase="card 17", rowed="captain")
    assert lies(boat, "captain") == "open umbrella, 1 wound"


@rule("OB-11.6")
def test_a_hidden_parasol_protects_nobody() -> None:
    boat = table(four(captain="umbrella"), phase="card 17", supplies="")
    assert lies(boat, "captain") == "umbrella, 1 wound"


# Flare gun.

GULL, CROSSED = 7, 10
"""Cards with a gull and with a crossed one; 1, 2 and 4 have neither, 8 and 13 have a gull, too."""


@rule("OB-11.7")
def test_the_flare_gun_is_opened_and_leaves_the_game_and_only_gulls_count() -> None:
    boat = table(four(captain="flare"), navigation=[13, 4, 8, 2])
    events = answer(boat, "captain", "fire")
    assert told(events) == ["flare captain", "flare-showed (4, 8, 13)", "gull 2"]
    assert (board(boat).gulls, spent(boat)) == (2, ["flare"])
    assert [lies(boat, role) for role in FOUR] == [""] * 4
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


@rule("OB-11.7")
def test_the_three_cards_go_under_the_deck() -> None:
    boat = table(four(captain="open flare"), navigation=[13, 4, 8, 2])
    answer(boat, "captain", "fire")
    assert {card + 1 for card in boat.navigation[:3]} == {13, 4, 8}
    assert boat.navigation[-1] + 1 == 2
    assert len(boat.navigation) == 24


@rule("OB-8.6")
def test_the_three_cards_are_shuffled_before_they_go_under() -> None:
    orders = set()
    for luck in range(60):
        boat = table(four(captain="flare"), navigation=[4, 1, 2])
        boat.rng = luck
        answer(boat, "captain", "fire")
        orders.add(tuple(card + 1 for card in boat.navigation[:3]))
    assert orders == set(permutations((1, 2, 4)))


@rule("OB-11.8")
@pytest.mark.parametrize(
    ("gulls", "cards", "left"),
    [
        (0, [1, 2, 4], 0),
        (0, [GULL, 1, 2], 1),
        (1, [CROSSED, 1, 2], 0),
        (0, [CROSSED, 1, 2], 0),
        (0, [CROSSED, GULL, 1], 0),
        (0, [GULL, CROSSED, 8], 1),
        (3, [GULL, CROSSED, 1], 3),
    ],
)
def test_gulls_that_come_are_counted_against_those_that_leave(
    gulls: int, cards: list[int], left: int
) -> None:
    boat = table(four(captain="flare"), navigation=cards, gulls=gulls)
    answer(boat, "captain", "fire")
    assert board(boat).gulls == left
    assert boat.outcome is None


@rule("OB-11.8")
@pytest.mark.parametrize(
    ("gulls", "cards"),
    [(3, [1, GULL, 2]), (2, [GULL, 1, 8]), (3, [GULL, 8, CROSSED]), (3, [GULL, 8, 13])],
)
def test_with_four_gulls_the_game_ends_in_the_middle_of_the_day(
    gulls: int, cards: list[int]
) -> None:
    boat = table(four(captain="flare"), navigation=cards, gulls=gulls)
    answer(boat, "captain", "fire")
    assert outcome(boat).reason == "landed"
    assert board(boat).gulls == 4
    assert boat.decisions == ()


@rule("OB-11.8")
def test_a_gull_that_another_card_takes_away_is_not_told_as_the_fourth() -> None:
    boat = table(four(captain="flare"), navigation=[GULL, 1, CROSSED], gulls=3)
    assert told(answer(boat, "captain", "fire"), "gull", "gull-gone") == []
