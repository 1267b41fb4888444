"""The kernel: how any game is stated, asked, answered, saved and seen. It knows no game."""

from . import statements
from .bitsets import bitset, members
from .conditions import Condition
from .decisions import Decision, Option
from .errors import BadOptions, BadRecord, BadSave, IllegalAnswer
from .events import Event, EventValue, heard
from .game import Game
from .messages import Message
from .options import OptionValue, Setting, written
from .outcome import Fate, Outcome
from .randomness import pick, roll, rolls, seeded, shuffle
from .refusing import Refused, check_alone, first_words, one_word
from .rules import Rules
from .state import State
from .steps import Nothing, Step
from .talk import FREE, SILENCE, Level, Talk
from .view import View

__all__ = [
    "FREE",
    "SILENCE",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "Condition",
    "Decision",
    "Event",
    "EventValue",
    "Fate",
    "Game",
    "IllegalAnswer",
    "Level",
    "Message",
    "Nothing",
    "Option",
    "OptionValue",
    "Outcome",
    "Refused",
    "Rules",
    "Setting",
    "State",
    "Step",
    "Talk",
    "View",
    "bitset",
    "check_alone",
    "first_words",
    "heard",
    "members",
    "one_word",
    "pick",
    "roll",
    "rolls",
    "seeded",
    "shuffle",
    "statements",
    "written",
]
