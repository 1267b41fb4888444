"""How colours, people and chances are written on the board of Lifeboats."""

from collections.abc import Iterable

from rich.text import Text

from ....games.lifeboats.facts import OFFICER_POINTS, SAILOR_POINTS, SEATS_IN_A_BOAT
from ....games.lifeboats.view import Board, BoatSeen, Person
from ....kernel import Option
from ...presenting import Presenter

BLACK, BLACK_SIGN = "black", "■"
HAT, HAT_SIGN = "hat", "^"
AWAITED, LAID, NO_PART, FIRST, VOTES_FOR = "▸", "✓", "–", "●", "→"
CHOICE, DANGER, FREE_FIELD = "»", "!", "□"

STYLES = {
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "blue": "bright_blue",
    "purple": "magenta",
    "white": "",  # as other text: white itself would vanish on a white terminal
    "black": "dim",
}
LEAK = "cyan"
WARNING = "bold red"
OPEN = "bold green"
FAINT = "dim"


class Signs:
    """How colours and people are written."""

    def __init__(self, board: Board, words: Presenter) -> None:
        self._letters = {colour: words.card(colour)[0].upper() for colour in board.colours}
        self._letters[BLACK] = BLACK_SIGN

    def letter(self, colour: str) -> str:
        return self._letters[colour]

    def colour(self, colour: str) -> Text:
        return Text(self.letter(colour), STYLES[colour])

    def card(self, card: str) -> Text:
        return Text(HAT_SIGN, "bold") if card == HAT else self.colour(card)

    def person(self, person: Person) -> Text:
        letter, style = self.letter(person.colour), STYLES[person.colour]
        if person.rank == "officer":
            return Text(letter, f"bold reverse {style}")
        return Text(letter.lower(), style)

    def people(self, people: Iterable[Person]) -> Text:
        """Officers before sailors of their colour."""
        return Text("").join(map(self.person, sorted(people, key=self._order)))

    def _order(self, person: Person) -> tuple[int, bool]:
        return [*self._letters].index(person.colour), person.rank == "sailor"


def would_sink(boat: BoatSeen) -> bool:
    """Whether the next leak sinks it: in a full boat that costs a seat and somebody's life."""
    full = len(boat.crew) + boat.leaks == SEATS_IN_A_BOAT
    return boat.leaks + 1 > len(boat.crew) - full


def colour_of(option: Option) -> str | None:
    """The colour that an option names, if it names one."""
    colour: str | None = getattr(option.answer, "colour", None)
    return colour


def is_about_people(option: Option) -> bool:
    """Whether its colour stands for people; other colours are boats."""
    return option.told.get("about") == "overboard"


def points(island: str) -> str:
    """What a sailor and an officer score there."""
    return f"{SAILOR_POINTS[island]}/{OFFICER_POINTS[island]}"
