"""Moments at which somebody tries what cannot be."""

from atoll.games.overboard.state import Boat
from atoll.games.overboard.steps import FAVOURS

from .tables import all_say, answer, asked, benches, outcome, question, story, table

UNCONSCIOUS = "8 wounds"
"""The First Mate's."""


def after(boat: Boat, *lines: str) -> Boat:
    """The same table after some answers."""
    story(boat, *lines)
    return boat


# Morning and day.


def morning() -> Boat:
    return table(phase="morning", supplies="water oar knife gaff")


ON_BOARD = {"captain": "oar", "bosun": "", "frenchy": "open knife", "kid": "water"}


def by_day() -> Boat:
    return table(ON_BOARD)


def kids_turn() -> Boat:
    return table(ON_BOARD, phase="day kid")


def without_kit() -> Boat:
    return table({"captain": "", "bosun": "1 wound", "frenchy": "", "kid": "umbrella medkit"})


def with_kit() -> Boat:
    """The First Mate is dead."""
    return table(
        {"captain": "medkit, open umbrella", "bosun": "9 wounds", "frenchy": "", "kid": ""}
    )


DYING = {"captain": "medkit umbrella water", "bosun": "9 wounds", "frenchy": "", "kid": ""}


def bosun_gone() -> Boat:
    """The current has taken the First Mate the evening before."""
    boat = table(DYING, phase="card 12", supplies="")
    assert (question(boat), asked(boat)) == ("ask-action", "captain")
    return boat


def bosun_just_gone() -> Boat:
    boat = table(DYING, phase="card 1")
    assert (question(boat), benches(boat)) == ("ask-water", "captain frenchy kid")
    return boat


def rowing() -> Boat:
    return after(table(navigation=[3, 7, 9]), "captain: row")


# Demands and fights.


def demand() -> Boat:
    lying = {"captain": "", "bosun": "open knife", "frenchy": "water", "kid": ""}
    return after(table(lying), "captain: rob bosun")


def robbing() -> Boat:
    lying = {"captain": "", "bosun": "open knife oar", "frenchy": "water", "kid": ""}
    return after(table(lying), "captain: rob bosun", "bosun: yield")


def fight() -> Boat:
    lying = {"captain": "water", "bosun": "flare water", "frenchy": "", "kid": "water"}
    return after(table(lying), "captain: seat bosun", "bosun: refuse")


def shot() -> Boat:
    return after(fight(), "captain: pass", "bosun: shoot")


def joining() -> Boat:
    boat = after(shot(), "bosun: pass")
    assert asked(boat) == "frenchy"
    return boat


# Evening.


def dusk() -> Boat:
    return table(["captain", "bosun", "kid", "frenchy"], phase="evening")


def steering() -> Boat:
    boat = table(["captain", "bosun", "kid", "frenchy"], phase="evening", laid=[3, 7])
    all_say(boat, "ready")
    return boat


def compass() -> Boat:
    lying = {"captain": "", "bosun": "", "kid": "", "frenchy": "open compass"}
    boat = table(lying, phase="evening")
    all_say(boat, "ready")
    return boat


def falling() -> Boat:
    return table({"captain": "water", "bosun": "", "frenchy": "", "kid": ""}, phase="card 24")


def sharks() -> Boat:
    lying = {"captain": "lifebuoy", "bosun": "water", "frenchy": "", "kid": "bait"}
    return after(table(lying, phase="card 24"), "captain: fall")


def thirst() -> Boat:
    lying = {"captain": "water", "bosun": "water", "frenchy": "", "kid": "knife"}
    boat = after(table(lying, phase="card 24"), "captain: fall", "bosun: pass", "kid: pass")
    assert question(boat) == "ask-water"
    return boat


def waterless() -> Boat:
    lying = {"captain": "knife", "bosun": "", "frenchy": "", "kid": ""}
    return after(table(lying, phase="card 24"), "captain: fall")


def shaded() -> Boat:
    lying = {"captain": "water, open umbrella", "bosun": "", "frenchy": "", "kid": ""}
    boat = after(table(lying, phase="card 1"), "captain: pass")
    assert question(boat) == "ask-water"
    return boat


# At any time.


def provisions() -> Boat:
    return table(
        {
            "captain": "water umbrella, open knife",
            "bosun": UNCONSCIOUS,
            "frenchy": "oar",
            "kid": "",
        }
    )


def trades() -> Boat:
    return table(
        {
            "captain": "water, open knife",
            "bosun": UNCONSCIOUS,
            "frenchy": "oar, open gaff",
            "kid": "open medkit",
        }
    )


def offered() -> Boat:
    return after(trades(), "frenchy: request captain oar", "kid: offer captain open medkit")


def used_up() -> Boat:
    return after(trades(), *["captain: offer kid water"] * 5)


def talk() -> Boat:
    return table({"captain": "", "bosun": UNCONSCIOUS, "frenchy": "", "kid": ""})


def deal_offered() -> Boat:
    return after(table(), "kid: say offer captain row water")


def five_said() -> Boat:
    boat = table()
    for favour in FAVOURS:
        answer(boat, "captain", f"say promise kid {favour}")
    return boat


def ready() -> Boat:
    """The Captain is."""
    return after(table(phase="evening"), "captain: ready")


def the_end() -> Boat:
    boat = table(phase="card 7", gulls=3)
    assert outcome(boat).reason == "landed"
    return boat
