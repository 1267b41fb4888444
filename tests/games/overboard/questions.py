"""The moments at which a game waits for somebody, to try what can be done at each of them."""

from atoll.games.overboard.state import Boat

from .tables import question, story, table

PEOPLE = {
    "captain": "water, open knife",
    "bosun": "money, open oar",
    "frenchy": "medkit",
    "kid": "jewels, open compass",
}
"""Whether they are asked or not, all have something to part with."""

ALL_READY = ("captain: ready", "bosun: ready", "frenchy: ready", "kid: ready")
ALL_SILENT = ("captain: pass", "bosun: pass", "frenchy: pass", "kid: pass")
ROBBERY = ("day", "captain: rob bosun")

STORIES = {
    "morning": ("morning",),
    "turn": ("day",),
    "rowing": ("day", "captain: row"),
    "demand": ROBBERY,
    "fight": (*ROBBERY, "bosun: refuse"),
    "robbery": (*ROBBERY, "bosun: yield"),
    "robbery after a fight": (*ROBBERY, "bosun: refuse", *ALL_SILENT),
    "dusk": ("evening",),
    "compass": ("evening", *ALL_READY),
    "helm": ("evening", *ALL_READY, "kid: skip compass"),
    "falling": ("card 12",),
    "sharks": ("card 12", "bosun: fall"),
    "thirst": ("card 10",),
}
"""By moment, the phase in which a table is laid, and how it goes on from there."""
QUESTIONS = {
    "morning": "ask-keep",
    "turn": "ask-action",
    "rowing": "ask-lay",
    "demand": "ask-consider-provision",
    "fight": "ask-fight",
    "robbery": "ask-loot",
    "robbery after a fight": "ask-loot",
    "dusk": "ask-ready",
    "compass": "ask-compass",
    "helm": "ask-steer",
    "falling": "ask-fall",
    "sharks": "ask-chum",
    "thirst": "ask-water",
}
"""By moment, what is asked there."""
MOMENTS = tuple(STORIES)
TRADING = ("morning", "turn", "rowing", "demand", "dusk", "compass", "helm", "thirst")
"""When provisions may change hands and be thrown away."""


def at(moment: str) -> Boat:
    """A table of the four at that moment."""
    phase, *lines = STORIES[moment]
    boat = table(PEOPLE, phase=phase, laid=[6, 7])
    story(boat, *lines)
    assert question(boat) == QUESTIONS[moment]
    return boat
