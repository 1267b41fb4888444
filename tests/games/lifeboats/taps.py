"""What is meant by things that are tapped; green taps unless another is named."""

from tests.games.mistakes import Tap

from . import moments as at
from .tables import boarding

TAPS = [
    # A boat in the water stands for its lane.
    Tap(at.launching, "red: lane-3", "launch 3", "lane-taken", "LB-2.1"),
    Tap(at.launching, "red: boat-green", "launch 3", "lane-taken", "LB-2.1"),
    Tap(at.launching, "red: boat-red", "climb red", "not-now"),
    Tap(at.launching, "red: sailor-red", "board sailor red", "not-now"),
    Tap(at.launching, "red: card-red", "vote red", "not-now"),
    Tap(at.launching, "lane-4", "launch 4", "not-asked"),
    # Boarding takes somebody and a boat.
    Tap(at.no_officers, "officer-green", "board officer green", "all-aboard", "LB-1.2"),
    Tap(at.no_officers, "boat-green", "board sailor green", "boat-full", "LB-2.4"),
    Tap(at.no_officers, "sailor-green + boat-green", "board sailor green", "boat-full", "LB-2.4"),
    Tap(
        at.no_officers,
        "sailor-green + officer-red-in-green",
        "board sailor green",
        "boat-full",
        "LB-2.4",
    ),
    Tap(at.no_officers, "sailor-red", None, "not-yours", "LB-2.3"),
    Tap(at.no_officers, "officer-yellow + boat-red", None, "not-yours", "LB-2.3"),
    Tap(at.no_officers, "red: sailor-green", "board sailor red", "not-asked"),
    Tap(at.no_officers, "red: sailor-red", "board sailor red", "not-asked"),
    Tap(at.no_officers, "card-hat", "vote hat", "not-now"),
    Tap(at.no_officers, "card-green", "vote green", "not-now"),
    # In a vote on boats all stands for a boat, people for that in which they sit.
    Tap(at.leak, "boat-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(at.leak, "card-yellow", "vote yellow", "not-afloat", "LB-4.9"),
    Tap(at.leak, "card-black + card-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(at.leak, "sailor-red-in-red", "vote red", "not-afloat", "LB-4.9"),
    Tap(at.leak, "card-hat", "vote hat", "no-hat", "LB-4.8"),
    Tap(at.leak, "lane-1", "launch 1", "not-now"),
    # In a vote on who goes overboard people stand for their colour.
    Tap(at.overboard, "sailor-yellow-in-black", "vote yellow", "nobody-of-colour", "LB-4.9"),
    Tap(at.overboard, "boat-yellow", "vote yellow", "nobody-of-colour", "LB-4.9"),
    Tap(at.overboard, "card-black", "vote black", "nobody-of-colour", "LB-4.9"),
    Tap(at.overboard, "yellow: sailor-green-in-red", "vote green", "no-vote", "LB-6.3"),
    Tap(at.overboard, "yellow: card-hat", "vote hat", "no-vote", "LB-6.3"),
    # Whoever decides alone taps the same.
    Tap(at.tied, "boat-yellow", "decide yellow", "not-tied", "LB-4.3"),
    Tap(at.tied, "card-red", "decide red", "not-afloat", "LB-4.9"),
    Tap(at.tied, "card-hat", "vote hat", "not-now"),
    Tap(at.tied, "red: boat-green", "decide green", "not-asked"),
    Tap(at.captain, "sailor-red-in-red", "decide red", "not-afloat", "LB-4.9"),
    Tap(
        at.tied_overboard,
        "blue: sailor-yellow-in-black",
        "decide yellow",
        "nobody-of-colour",
        "LB-4.9",
    ),
    # Out of a boat goes any of the own people in it.
    Tap(at.leaving, "sailor-green-in-red", "leave sailor red", "not-afloat", "LB-3.2"),
    Tap(at.leaving, "boat-black", "leave sailor black", "nobody-aboard", "LB-8.1"),
    Tap(at.leaving, "boat-yellow", "leave sailor yellow", "not-afloat", "LB-3.2"),
    Tap(at.leaving, "officer-red-in-green", None, "not-yours", "LB-8.1"),
    Tap(at.leaving, "red: officer-green-in-green", "leave officer green", "not-asked"),
    Tap(at.left, "red: boat-green", "leave sailor green", "left-already", "LB-8.2"),
    Tap(at.left, "red: officer-red-in-green", "leave officer green", "left-already", "LB-8.2"),
    Tap(at.leaving, "card-red", "vote red", "not-now"),
    Tap(at.leaving, "lane-2", "launch 2", "not-now"),
    # Whoever swims can only tap a boat, or somebody in it.
    Tap(at.climbing, "red: boat-red", "climb red", "same-boat", "LB-8.5"),
    Tap(at.climbing, "red: boat-blue", "climb blue", "not-afloat", "LB-8.5"),
    Tap(at.climbing, "red: sailor-yellow-in-red", "climb red", "same-boat", "LB-8.5"),
    Tap(at.full_boat, "red: boat-black", "climb black", "boat-full", "LB-8.5"),
    Tap(at.climbing, "red: card-hat", "vote hat", "not-now"),
    Tap(at.climbing, "boat-yellow", "climb yellow", "not-asked"),
    # What can be is what is meant.
    Tap(at.launching, "red: lane-4", "launch 4"),
    Tap(boarding, "officer-green", "board officer green"),
    Tap(boarding, "boat-red", "board sailor red"),
    Tap(boarding, "officer-green + boat-red", "board officer red"),
    Tap(at.no_officers, "sailor-green", "board sailor red"),
    Tap(at.leak, "card-green + boat-green", "vote green"),
    Tap(at.leak, "sailor-yellow-in-black", "vote black"),
    Tap(at.leak, "red: card-hat", "vote hat"),
    Tap(at.overboard, "sailor-red-in-red", "vote red"),
    Tap(at.tied, "boat-black", "decide black"),
    Tap(at.leaving, "officer-green-in-green + boat-green", "leave officer green"),
    Tap(at.leaving, "boat-green", "leave sailor green"),
    Tap(at.climbing, "red: boat-yellow", "climb yellow"),
    # What is not there means nothing.
    Tap(boarding, "", None),
    Tap(boarding, "rudder", None),
    Tap(boarding, "boat-blue", None),
    Tap(boarding, "sailor-green + drowned", None),
    Tap(boarding, "sailor-black", None),
    # Who has answered, and those who are asked nothing any more.
    Tap(at.voted, "red: boat-black", "vote black", "already-sealed"),
    Tap(at.voted, "red: card-black", "vote black", "already-sealed"),
    Tap(at.voted, "red: card-hat", "vote hat", "already-sealed"),
    Tap(at.the_end, "boat-green", None, "game-over"),
    Tap(at.tied_between_two, "boat-red", "decide red", "not-tied", "LB-4.3"),
]
