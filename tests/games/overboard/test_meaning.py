"""What was meant by things that are tapped, and why it cannot be."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .mistakes import (
    at_the_compass,
    bosun_gone,
    bosun_just_gone,
    by_day,
    deal_offered,
    demand,
    dusk,
    falling,
    fight,
    five_said,
    joining,
    kids_turn,
    morning,
    offered,
    provisions,
    robbing,
    rowing,
    shaded,
    sharks,
    shot,
    steering,
    talk,
    thirst,
    trades,
    used_up,
    waterless,
    with_kit,
    without_kit,
)
from .tables import GAME, seat, table

Moment = Callable[[], Boat]


def pointed(boat: Boat, role: str, pieces: str) -> tuple[str | None, str, str | None]:
    """The answer that was meant, why it cannot be, and the rule behind that."""
    why = GAME.why(boat, seat(boat, role), pieces=pieces.split())
    reason = "" if why.message is None else why.message.key.removeprefix("refused-")
    return why.text, reason, why.rule


class Tap(NamedTuple):
    moment: Moment
    role: str
    pieces: str
    """One after the other, the last of them in vain."""
    text: str
    reason: str
    rule: str | None = None


IN_VAIN = [
    Tap(morning, "captain", "crate-club", "keep club", "not-in-crate", "OB-6.2"),
    Tap(morning, "bosun", "crate", "keep water", "not-your-turn", "OB-6.2"),
    Tap(morning, "bosun", "crate-water", "keep water", "not-your-turn", "OB-6.2"),
    Tap(morning, "captain", "person-bosun", "seat bosun", "not-now"),
    Tap(by_day, "captain", "person-captain", "seat captain", "yourself", "OB-9.1"),
    Tap(by_day, "captain", "pile-bosun", "rob bosun", "nothing-to-take", "OB-9.7"),
    Tap(kids_turn, "kid", "person-kid", "seat kid", "yourself", "OB-9.1"),
    Tap(by_day, "kid", "person-bosun", "seat bosun", "not-your-turn", "OB-7.1"),
    Tap(by_day, "kid", "navigation", "row", "not-your-turn", "OB-7.1"),
    Tap(by_day, "captain", "card-3", "lay 3", "not-now"),
    Tap(by_day, "captain", "crate-water", "keep water", "not-now"),
    Tap(by_day, "captain", "sea", "chum", "not-now"),
    Tap(
        by_day,
        "captain",
        "person-bosun wish-water",
        "request bosun water",
        "nothing-hidden",
        "OB-5.9",
    ),
    Tap(without_kit, "kid", "hidden-umbrella", "open umbrella", "parasol-is-an-action", "OB-11.5"),
    Tap(
        provisions, "captain", "hidden-umbrella", "open umbrella", "parasol-is-an-action", "OB-11.5"
    ),
    Tap(provisions, "frenchy", "hidden-umbrella", "open umbrella", "not-yours", "OB-5.2"),
    Tap(provisions, "bosun", "hidden-umbrella", "open umbrella", "unconscious", "OB-4.1"),
    Tap(bosun_gone, "captain", "person-bosun", "seat bosun", "not-in-boat", "OB-9.1"),
    Tap(bosun_gone, "bosun", "person-captain", "seat captain", "unconscious", "OB-4.1"),
    Tap(
        bosun_gone,
        "captain",
        "hidden-water person-bosun",
        "give bosun water",
        "not-in-boat",
        "OB-5.7",
    ),
    Tap(bosun_just_gone, "captain", "person-bosun", "water bosun", "not-in-boat", "OB-15.6"),
    Tap(rowing, "captain", "card-9", "lay 9", "not-drawn", "OB-8.2"),
    Tap(rowing, "kid", "card-3", "lay 3", "not-your-turn", "OB-8.1"),
    Tap(rowing, "captain", "person-kid", "seat kid", "not-now"),
    Tap(demand, "bosun", "person-captain", "seat captain", "not-now"),
    Tap(robbing, "captain", "person-bosun", "take hidden", "nothing-hidden", "OB-9.5"),
    Tap(robbing, "captain", "pile-bosun", "take hidden", "nothing-hidden", "OB-9.5"),
    Tap(robbing, "captain", "pile-frenchy", "rob frenchy", "not-now"),
    Tap(robbing, "captain", "person-kid", "seat kid", "not-now"),
    Tap(robbing, "kid", "open-knife-bosun", "take knife", "not-your-turn", "OB-9.5"),
    Tap(robbing, "bosun", "open-knife-bosun", "throw open knife", "no-trade-now", "OB-5.8"),
    Tap(fight, "captain", "person-bosun", "join bosun", "already-fighting", "OB-10.3"),
    Tap(fight, "captain", "person-kid", "join kid", "already-fighting", "OB-10.3"),
    Tap(fight, "kid", "person-bosun", "join bosun", "not-your-turn", "OB-10.9"),
    Tap(joining, "frenchy", "person-kid", "join kid", "not-a-side", "OB-10.2"),
    Tap(shot, "bosun", "hidden-flare", "open flare", "not-hidden", "OB-5.2"),
    Tap(fight, "captain", "hidden-water sea", "throw water", "no-trade-now", "OB-5.8"),
    Tap(fight, "captain", "hidden-water person-kid", "offer kid water", "no-trade-now", "OB-5.8"),
    Tap(fight, "captain", "pile-kid", "join kid", "already-fighting", "OB-10.3"),
    Tap(robbing, "bosun", "open-oar-bosun", "throw open oar", "no-trade-now", "OB-5.8"),
    Tap(dusk, "captain", "person-bosun", "seat bosun", "not-now"),
    Tap(dusk, "captain", "navigation", "row", "not-now"),
    Tap(steering, "frenchy", "card-9", "steer 9", "not-drawn", "OB-12.4"),
    Tap(steering, "kid", "card-3", "steer 3", "not-your-turn", "OB-12.2"),
    Tap(falling, "captain", "hidden-water", "open water", "no-time-in-flight", "OB-13.10"),
    Tap(sharks, "captain", "hidden-lifebuoy", "open lifebuoy", "in-the-water", "OB-14.5"),
    Tap(sharks, "frenchy", "sea", "chum", "no-chum", "OB-14.1"),
    Tap(sharks, "captain", "sea", "chum", "in-the-water", "OB-14.5"),
    Tap(sharks, "kid", "person-captain", "seat captain", "not-now"),
    Tap(thirst, "captain", "person-kid", "water kid", "not-thirsty", "OB-15.6"),
    Tap(thirst, "bosun", "person-captain", "water captain", "not-your-turn", "OB-15.7"),
    Tap(waterless, "captain", "person-captain", "water captain", "no-water", "OB-15.4"),
    Tap(shaded, "captain", "person-captain", "water captain", "in-the-shade", "OB-11.6"),
    Tap(offered, "captain", "offer-to-kid", "withdraw kid", "no-offer", "OB-5.10"),
    Tap(offered, "bosun", "offer-from-kid", "accept kid", "unconscious", "OB-4.1"),
    Tap(talk, "captain", "speech-bosun", "say ask bosun row", "cannot-hear", "OB-1.8"),
    Tap(talk, "captain", "speech-captain", "say ask captain row", "yourself", "OB-1.8"),
    Tap(five_said, "captain", "speech-kid", "say ask kid row", "said-enough", "OB-1.8"),
    Tap(talk, "bosun", "speech-kid", "say ask kid row", "unconscious", "OB-4.1"),
    Tap(
        used_up,
        "captain",
        "hidden-water person-kid",
        "offer kid water",
        "offers-used-up",
        "OB-5.10",
    ),
    Tap(
        used_up,
        "captain",
        "open-medkit-kid",
        "request kid open medkit",
        "offers-used-up",
        "OB-5.10",
    ),
]


@pytest.mark.parametrize("tap", IN_VAIN, ids=lambda tap: f"{tap.moment.__name__}: {tap.pieces}")
def test_whoever_taps_in_vain_is_told_why(tap: Tap) -> None:
    assert pointed(tap.moment(), tap.role, tap.pieces) == (tap.text, tap.reason, tap.rule)


@pytest.mark.parametrize(
    ("moment", "role", "pieces", "text"),
    [
        (morning, "captain", "crate-water", "keep water"),
        (by_day, "captain", "person-bosun", "seat bosun"),
        (by_day, "captain", "pile-kid", "rob kid"),
        (kids_turn, "kid", "pile-frenchy", "rob frenchy"),
        (by_day, "captain", "hidden-oar", "open oar"),
        (by_day, "captain", "navigation", "row"),
        (by_day, "captain", "open-knife-frenchy", "request frenchy open knife"),
        (by_day, "captain", "hidden-oar sea", "throw oar"),
        (by_day, "captain", "hidden-oar person-kid", "offer kid oar"),
        (by_day, "captain", "person-kid hidden-oar", "offer kid oar"),
        (
            by_day,
            "captain",
            "hidden-oar person-frenchy open-knife-frenchy",
            "offer frenchy oar for open knife",
        ),
        (by_day, "captain", "hidden-oar open-knife-frenchy", "offer frenchy oar for open knife"),
        (by_day, "captain", "person-kid wish-water", "request kid water"),
        (with_kit, "captain", "hidden-medkit person-bosun", "give bosun medkit"),
        (with_kit, "captain", "hidden-medkit person-kid", "offer kid medkit"),
        (with_kit, "captain", "open-umbrella-captain person-kid", "offer kid open umbrella"),
        (with_kit, "captain", "hidden-medkit", "open medkit"),
        (without_kit, "captain", "person-bosun", "seat bosun"),
        (provisions, "captain", "hidden-umbrella person-kid", "offer kid umbrella"),
        (provisions, "captain", "hidden-umbrella person-bosun", "give bosun umbrella"),
        (provisions, "captain", "hidden-water person-bosun", "give bosun water"),
        (rowing, "captain", "card-3 card-7", "lay 3 7"),
        (rowing, "captain", "card-7 card-3", "lay 3 7"),
        (robbing, "captain", "open-knife-bosun", "take knife"),
        (fight, "captain", "hidden-water", "open water"),
        (fight, "bosun", "hidden-flare", "open flare"),
        (steering, "frenchy", "card-3", "steer 3"),
        (at_the_compass, "frenchy", "open-compass-frenchy", "use compass"),
        (at_the_compass, "kid", "open-compass-frenchy", "request frenchy open compass"),
        (sharks, "kid", "hidden-bait", "open bait"),
        (thirst, "captain", "person-captain", "water captain"),
        (thirst, "captain", "hidden-water person-kid", "offer kid water"),
        (offered, "captain", "offer-from-kid", "accept kid"),
        (offered, "captain", "offer-from-frenchy", "decline frenchy"),
        (offered, "kid", "offer-to-captain", "withdraw captain"),
        (talk, "captain", "speech-kid", "say ask kid row"),
        (deal_offered, "captain", "speech-kid", "say ask kid row"),
        (trades, "captain", "open-medkit-kid", "request kid open medkit"),
    ],
)
def test_what_can_be_done_with_things_is_found_in_any_order(
    moment: Moment, role: str, pieces: str, text: str
) -> None:
    assert pointed(moment(), role, pieces) == (text, "", None)


@pytest.mark.parametrize("pieces", ["lamp", "person-bosun lamp", "wish-water", "crate"])
def test_some_things_mean_nothing_alone(pieces: str) -> None:
    boat = morning()
    assert pointed(boat, "captain", pieces) == (None, "", None)


@rule("OB-11.5")
def test_a_parasol_is_held_over_somebody_but_not_opened_just_so() -> None:
    boat = table({"captain": "umbrella", "bosun": "", "frenchy": "", "kid": ""})
    reason = "open umbrella", "parasol-is-an-action", "OB-11.5"
    assert pointed(boat, "captain", "hidden-umbrella") == reason
    assert pointed(boat, "captain", "person-kid hidden-umbrella") == ("shade kid", "", None)


@pytest.mark.parametrize("hidden", ["water", "oar"])
def test_taps_do_not_tell_what_others_have_hidden(hidden: str) -> None:
    boat = table({"captain": "knife", "bosun": hidden, "frenchy": "", "kid": ""})
    asked_for = "request bosun water", "", None
    assert pointed(boat, "captain", "person-bosun wish-water") == asked_for
    assert pointed(boat, "captain", "pile-bosun") == ("rob bosun", "", None)
