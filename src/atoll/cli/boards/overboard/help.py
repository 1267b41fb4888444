"""The days at sea in short, and advice for who sails for the first time."""

from ..contract import Help

IN_SHORT = (
    "help-day-morning",
    "help-day-actions",
    "help-day-rowing",
    "help-day-fights",
    "help-day-evening",
    "help-day-card",
    "help-day-end",
    "help-first-provisions",
    "help-first-face",
    "help-first-talk",
)

HELP = Help(in_short=lambda view: IN_SHORT)
