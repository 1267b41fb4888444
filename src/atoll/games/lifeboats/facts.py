"""Colours, people, boats and islands: what is in the box."""

from typing import Literal

COLOURS = ("green", "red", "yellow", "blue", "purple", "white", "black")
"""By seat; the last is the boat that belongs to nobody."""
BLACK = -1
"""The black boat: the last in any list of boats and the last colour, however many play."""

MOST_SEATS = len(COLOURS) - 1

HAT = 7
"""A captain's hat, laid instead of the card of a colour."""
NO_CARD = 8
"""What lies before a seat that has no part in a vote."""
HATS = 3
"""So many hats each player begins with."""

SEATS_IN_A_BOAT = 6
LANES = 7
MOVES_TO_SHORE = 3

OFFICERS = 2
SAILORS = {3: 5, 4: 5, 5: 4, 6: 4}
"""So many sailors each player has, by the number of players."""
OFFICER_VOTES, SAILOR_VOTES = 2, 1
"""What a person counts when somebody of a full boat has to go overboard."""

Island = Literal["left", "centre", "right"]
ISLANDS: tuple[Island, ...] = ("left", "left", "centre", "centre", "right", "right", "right")
"""The island of each field on the beach, which are as many as the lanes."""
ASHORE: tuple[Island, ...] = tuple(dict.fromkeys(ISLANDS))
"""The islands, from the left."""
SAILOR_POINTS = {"left": 6, "centre": 4, "right": 5}
OFFICER_POINTS = {"left": 8, "centre": 6, "right": 7}

# A person is a number, so that a crew is a plain sorted list: two numbers for each seat, the even
# one for its sailors and the odd one for its officers.

Rank = Literal["sailor", "officer"]
RANKS: tuple[Rank, ...] = ("sailor", "officer")


PEOPLE = range(len(RANKS) * MOST_SEATS)


def sailor(seat: int) -> int:
    return 2 * seat


def officer(seat: int) -> int:
    return 2 * seat + 1


def owner(person: int) -> int:
    return person // 2


def is_officer(person: int) -> bool:
    return person % 2 == 1


def rank(person: int) -> Rank:
    return RANKS[person % 2]
