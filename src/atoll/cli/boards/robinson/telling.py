"""How what happens on the island is told."""

from ..contract import Telling
from .gloss import gloss

CHAPTERS = frozenset(
    [
        "round",
        "drawn",
        "strikes",
        "production",
        "acts",
        "clouds",
        "weather",
        "storm",
        "supper",
        "hard-night",
        "camp-moved",
        "adventure",
        "mystery",
    ]
)
ROUTINE = frozenset(["laid", "taken", "first-player", "encouraged", "production", "set-aside"])
CHATTER = ROUTINE | {"planned", "joined", "withdrawn", "used-with", "ready", "not-ready"}
HARM = frozenset(["wounded", "died", "failed", "turned-back", "turned-down", "covered"])
CARDS = frozenset(
    ["drawn", "book", "strikes", "adventure", "mystery", "fight", "animals", "clouds"]
)
RAIDS = frozenset(
    ["village-found", "village-burnt", "city-found", "city-destroyed", "cannibals-attack"]
)
FILMING = frozenset(
    ["lair", "crew-killed", "captured", "actress-freed", "kong-caught", "kong-escapes"]
)
GREAT = HARM | CARDS | FILMING | RAIDS | {"explored", "item", "shelter", "shelter-lost"}

TELLING = Telling(CHAPTERS, CHATTER, GREAT, gloss=gloss)
