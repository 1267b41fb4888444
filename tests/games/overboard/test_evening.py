"""OB-12: the last hour before the card, the helmsman, the compass, and the order of the card."""

from itertools import permutations

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
    four,
    lies,
    outcome,
    person,
    question,
    silence,
    story,
    table,
    texts,
    told,
)

COMPASS_AT_THE_STERN = four(kid="open compass")


def numbers(boat: Boat, role: str) -> list[int]:
    """The navigation cards that somebody looks at now."""
    return [card.number for card in board(boat, role).looking]


def bottom(boat: Boat, count: int) -> set[int]:
    """The lowest cards of the navigation deck."""
    return {card + 1 for card in boat.navigation[:count]}


def rest_in_turn(boat: Boat) -> None:
    while question(boat) == "ask-action":
        answer(boat, asked(boat), "rest")


# Before the card.


@rule("OB-12.1")
def test_everybody_conscious_is_asked_and_only_when_all_are_ready_it_goes_on() -> None:
    boat = table(four(bosun="8 wounds"), phase="evening", laid=[5, 9])
    assert (asked(boat), question(boat)) == ("captain frenchy kid", "ask-ready")
    assert texts(boat, "kid") == {"ready"}
    story(boat, "kid: ready", "captain: ready")
    assert (asked(boat), question(boat)) == ("frenchy", "ask-ready")
    answer(boat, "frenchy", "ready")
    assert question(boat) == "ask-steer"


@rule("OB-12.1")
def test_a_life_preserver_can_be_given_and_opened_and_water_be_shared() -> None:
    boat = table(four(captain="lifebuoy", frenchy="water"), phase="evening")
    story(
        boat,
        "frenchy: offer kid water",
        "kid: accept frenchy",
        "captain: offer kid lifebuoy for water",
        "kid: accept captain",
        "kid: open lifebuoy",
    )
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("water", "open lifebuoy")


@rule("OB-12.1")
def test_an_open_life_preserver_can_be_put_on_somebody_unconscious() -> None:
    boat = table(four(captain="lifebuoy", kid="3 wounds"), phase="evening")
    story(boat, "captain: open lifebuoy", "captain: give kid open lifebuoy")
    assert lies(boat, "kid") == "open lifebuoy, 3 wounds"


@rule("OB-12.1")
def test_whoever_is_ready_may_still_bargain_as_long_as_others_are_not() -> None:
    boat = table(four(captain="water"), phase="evening")
    story(boat, "captain: ready", "captain: offer kid water", "kid: accept captain")
    assert lies(boat, "kid") == "water"
    assert asked(boat) == "bosun frenchy kid"


# The helmsman.


@rule("OB-12.2")
def test_the_helmsman_alone_looks_at_the_cards_that_the_rowers_left() -> None:
    boat = table(FOUR, phase="evening", laid=[9, 5])
    events = all_say(boat, "ready")
    assert told(events) == ["helm kid 2"]
    assert (asked(boat), question(boat)) == ("kid", "ask-steer")
    assert texts(boat, "kid") == {"steer 5", "steer 9"}
    assert numbers(boat, "kid") == [5, 9]
    for role in ("captain", "bosun", "frenchy", None):
        assert (board(boat, role).looking, board(boat, role).laid_known) == ((), ())
        assert board(boat, role).laid == 2


@rule("OB-12.2")
@pytest.mark.parametrize("wounds", [3, 4])
def test_the_helmsman_is_the_conscious_character_nearest_to_the_stern(wounds: int) -> None:
    boat = table(four(kid=f"{wounds} wounds"), phase="evening", laid=[5, 9])
    all_say(boat, "ready")
    assert asked(boat) == "frenchy"


@rule("OB-12.2")
def test_the_cards_are_shuffled_so_that_nobody_sees_who_left_which() -> None:
    """The same two cards lie there, only their rowers are exchanged."""
    seen = []
    for captains, bosuns in ((5, 9), (9, 5)):
        boat = table(FOUR, navigation=[captains, 1, bosuns, 2])
        story(boat, "captain: row", f"captain: lay {captains}")
        story(boat, "bosun: row", f"bosun: lay {bosuns}")
        rest_in_turn(boat)
        all_say(boat, "ready")
        seen.append(GAME.view(boat, 3))
    assert seen[0] == seen[1]
    assert [card.number for card in seen[0].board.looking] == [5, 9]


@rule("OB-12.3")
def test_the_seats_count_as_they_are_now() -> None:
    boat = table(FOUR, laid=[5, 9])
    story(boat, "captain: seat kid", "kid: yield", "bosun: rest", "frenchy: rest", "kid: rest")
    all_say(boat, "ready")
    assert (asked(boat), question(boat)) == ("captain", "ask-steer")


@rule("OB-12.4", "OB-19.5")
def test_one_card_is_turned_up_for_all_and_the_others_go_under_the_deck_unseen() -> None:
    boat = table(four(captain="water"), phase="evening", laid=[5, 9, 14])
    all_say(boat, "ready")
    events = answer(boat, "kid", "steer 9")
    for onlooker in (0, 1, 2, 3, None):
        assert told(heard(events, onlooker), "card") == ["card 9"]
    assert question(boat) == "ask-fall"
    for role in (*FOUR, None):
        seen = board(boat, role)
        assert seen.card is not None
        assert (seen.card.number, seen.card.overboard) == (9, ("captain",))
        assert (seen.laid, seen.laid_known, seen.looking) == (0, (), ())
    assert bottom(boat, 2) == {5, 14}
    assert board(boat).navigation == 23


@rule("OB-12.4", "OB-8.6")
def test_the_cards_that_the_helmsman_refused_are_shuffled_before_they_go_under() -> None:
    orders = set()
    for luck in range(60):
        boat = table(FOUR, phase="evening", laid=[5, 7, 9, 14])
        boat.rng = luck
        all_say(boat, "ready")
        answer(boat, "kid", "steer 7")
        orders.add(tuple(card + 1 for card in boat.navigation if card + 1 in (5, 9, 14)))
    assert orders == set(permutations((5, 9, 14)))


@rule("OB-12.4")
def test_where_the_rowers_left_a_single_card_it_is_the_one() -> None:
    boat = table(FOUR, phase="evening", laid=[12])
    assert told(all_say(boat, "ready"), "helm", "card") == ["helm kid 1", "card 12"]


@rule("OB-12.5", "OB-19.5")
def test_if_the_rowers_left_no_card_the_top_one_is_turned_up() -> None:
    boat = table(FOUR, phase="evening", navigation=[12, 9])
    assert told(all_say(boat, "ready"), "no-cards", "card") == ["no-cards kid", "card 12"]


# The compass.


@rule("OB-12.6")
def test_an_open_compass_adds_the_top_card_to_those_of_the_rowers() -> None:
    boat = table(COMPASS_AT_THE_STERN, phase="evening", laid=[5], navigation=[9, 12])
    all_say(boat, "ready")
    assert (asked(boat), question(boat)) == ("kid", "ask-compass")
    assert texts(boat, "kid") == {"use compass", "skip compass"}
    events = answer(boat, "kid", "use compass")
    assert told(events) == ["compass kid", "helm kid 2"]
    assert texts(boat, "kid") == {"steer 5", "steer 9"}


@rule("OB-12.6")
def test_with_a_compass_and_no_cards_of_the_rowers_there_are_two_to_choose_from() -> None:
    boat = table(COMPASS_AT_THE_STERN, phase="evening", navigation=[5, 9, 12])
    all_say(boat, "ready")
    answer(boat, "kid", "use compass")
    assert texts(boat, "kid") == {"steer 5", "steer 9"}


@rule("OB-12.6")
@pytest.mark.parametrize(("laid", "card"), [([12], 12), ([], 9)])
def test_the_compass_need_not_be_used(laid: list[int], card: int) -> None:
    boat = table(COMPASS_AT_THE_STERN, phase="evening", laid=laid, navigation=[9])
    all_say(boat, "ready")
    assert told(answer(boat, "kid", "skip compass"), "compass", "card") == [f"card {card}"]


@rule("OB-12.6")
@pytest.mark.parametrize(
    "people",
    [
        four(kid="compass"),
        four(frenchy="open compass"),
        four(kid="open compass, 3 wounds"),
    ],
)
def test_a_hidden_compass_or_one_of_somebody_else_is_of_no_use(people: dict[str, str]) -> None:
    boat = table(people, phase="evening", laid=[5, 9])
    all_say(boat, "ready")
    assert question(boat) == "ask-steer"


@rule("OB-12.7")
def test_the_helmsman_decides_about_the_compass_before_looking_at_any_card() -> None:
    boat = table(COMPASS_AT_THE_STERN, phase="evening", laid=[5, 9])
    all_say(boat, "ready")
    assert question(boat) == "ask-compass"
    assert (board(boat, "kid").looking, board(boat, "kid").laid_known) == ((), ())


# Nobody steers.


@rule("OB-12.8")
def test_if_nobody_is_conscious_fate_steers_until_the_boat_lands() -> None:
    """Nobody can act any more: one evening follows the other."""
    people = four(captain="7 wounds", bosun="8 wounds", frenchy="6 wounds", kid="3 wounds")
    boat = table(people, phase="evening", laid=[4], navigation=[12, 7], gulls=3)
    assert told(boat.events)[:-1] == [
        "nobody-steers",
        "card 12",
        "overboard bosun",
        "drifted-away bosun",
        "morning 2",
        "nobody-steers",
        "card 7",
        "gull 4",
    ]
    assert outcome(boat).reason == "landed"
    assert bottom(boat, 2) == {12, 4}


# The order of the card.


@rule("OB-12.9", "OB-19.6")
def test_the_card_is_carried_out_in_the_order_gulls_overboard_sharks_thirst() -> None:
    """Card 13 has everything."""
    boat = table(four(kid="open bait"), phase="card 13")
    order = [event.kind for event in boat.events if event.kind not in ("wounded", "lost")]
    assert list(dict.fromkeys(order))[:5] == ["card", "gull", "overboard", "sharks", "thirsty"]


@rule("OB-12.9")
def test_names_of_characters_who_are_not_in_the_boat_mean_nothing() -> None:
    """Card 6: Sir Stephen overboard; the Captain and he are thirsty."""
    boat = table(FOUR, phase="card 6")
    assert told(boat.events, "overboard", "thirsty") == ["thirsty captain 1"]


@rule("OB-12.9")
def test_whoever_was_taken_by_the_current_is_not_named_any_more() -> None:
    """Card 12: the First Mate overboard. Card 1: he again; the Captain and he are thirsty."""
    boat = table(four(bosun="8 wounds"), phase="evening", navigation=[12, 1], supplies="")
    all_say(boat, "ready")
    rest_in_turn(boat)
    events = all_say(boat, "ready")
    assert told(events, "card", "overboard", "thirsty") == ["card 1", "thirsty captain 1"]


@rule("OB-12.10")
def test_then_the_card_goes_under_the_deck_fatigue_goes_wounds_stay_and_morning_comes() -> None:
    people = four(captain="2 wounds")
    boat = table(people, phase="card 12", rowed="captain kid", fought="captain frenchy")
    assert told(boat.events)[-2:] == ["morning 2", "crate captain 4"]
    assert bottom(boat, 1) == {12}
    assert board(boat).card is None
    assert not any(each.rowed or each.fought for each in board(boat).people)
    assert [person(boat, role).wounds for role in FOUR] == [2, 1, 0, 0]


@rule("OB-12.10")
def test_fatigue_of_one_day_brings_no_thirst_on_the_next() -> None:
    """Card 23 has oars and a strongman; of those in this boat it names only the Captain."""
    boat = table(FOUR, navigation=[1, 2, 12, 23], supplies="")
    story(boat, "captain: row", "captain: lay none", "bosun: seat kid", "kid: refuse")
    silence(boat)
    rest_in_turn(boat)
    all_say(boat, "ready")
    rest_in_turn(boat)
    events = all_say(boat, "ready")
    assert told(events, "card", "overboard", "thirsty") == ["card 23", "overboard captain"]
