"""The kernel: how any game is stated, asked, answered, saved and seen. It knows no game."""

from . import statements
from .answers import Answer, Domain, Some, mentioned, opening_words, verb_of
from .bitsets import bitset, members
from .choices import Choices, Option, Product, option, parts_of
from .conditions import Condition
from .decisions import Decision
from .errors import BadOptions, BadRecord, BadSave, IllegalAnswer
from .events import Event, EventValue, heard
from .game import Game
from .grammar import Grammar, Unreadable
from .messages import SEAT_ARGUMENTS, Args, Message, Word
from .options import Difficulty, OptionValue, Setting, written
from .outcome import Fate, Outcome
from .randomness import pick, roll, rolls, seeded, shuffle
from .refusing import NotNow, Reasons, Refused
from .rules import Rules
from .state import State
from .steps import Nothing, Step
from .talk import FREE, SILENCE, Level, Talk
from .view import View
from .wondering import Certainty, WhatIf, Why

__all__ = [
    "FREE",
    "SEAT_ARGUMENTS",
    "SILENCE",
    "Answer",
    "Args",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "Certainty",
    "Choices",
    "Condition",
    "Decision",
    "Difficulty",
    "Domain",
    "Event",
    "EventValue",
    "Fate",
    "Game",
    "Grammar",
    "IllegalAnswer",
    "Level",
    "Message",
    "NotNow",
    "Nothing",
    "Option",
    "OptionValue",
    "Outcome",
    "Product",
    "Reasons",
    "Refused",
    "Rules",
    "Setting",
    "Some",
    "State",
    "Step",
    "Talk",
    "Unreadable",
    "View",
    "WhatIf",
    "Why",
    "Word",
    "bitset",
    "heard",
    "members",
    "mentioned",
    "opening_words",
    "option",
    "parts_of",
    "pick",
    "roll",
    "rolls",
    "seeded",
    "shuffle",
    "statements",
    "verb_of",
    "written",
]
