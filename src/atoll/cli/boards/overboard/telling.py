"""How what happens in the boat is told."""

from ..contract import Telling

CHAPTERS = frozenset(
    ["morning", "helm", "no-cards", "nobody-steers", "card", "sharks", "fight-won"]
)
WORDS = frozenset(["said-ask", "said-promise", "said-offer", "said-agree"])
OFFERS = frozenset(["offered", "offered-what", "declined", "withdrew", "offer-lapsed"])
ROUTINE = frozenset(["morning", "crate", "kept", "kept-what", "rested", "rowed", "laid", "helm"])
CHATTER = WORDS | OFFERS | ROUTINE
"""What one has heard a hundred times. Words and offers to oneself are on the board, too."""
GREAT = frozenset(
    [
        "fight-won",
        "wounded",
        "fainted",
        "died",
        "came-round",
        "stole",
        "card",
        "gull",
        "gull-gone",
        "overboard",
        "lost",
        "drifted-away",
        "sharks",
    ]
)

TELLING = Telling(CHAPTERS, CHATTER, GREAT)
