"""Chances: what may be used at any time, and when it is worth it."""

from collections.abc import Iterator, Sequence

from ...games.robinson.facts import SHELTER_PRICE
from ...games.robinson.powers import ABILITIES
from ...games.robinson.view import Board, PersonSeen
from .exploring import TERRAINS
from .goals import goal_of
from .land import explored_terrains
from .people import characters, next_first

AT_ONCE = (
    "supply-empty-bottle",
    "find-old-machete",
    "find-thorny-bushes",
    "find-tobacco",
    "find-herbs",
    "find-poison",
    "find-healing-herbs",
    "find-treasure",
    "find-pirate-sabre",
    "find-medallion",
)
"""What is better used at once than kept."""
HEALING = (
    "supply-flask-of-rum",
    "find-wild-herbs",
    "find-vegetables",
    "mystery-bottle-of-wine",
    "mystery-barrel",
)
"""What heals at night."""
COOKED = ("fireplace", "pot", "recipe")
"""What heals for food."""
HURT = 3
"""From so many wounds on it is time to heal."""
SCOUTING, DEFENCE = ABILITIES["explorer"]["scouting"], ABILITIES["soldier"]["defence"]
SPARE = 4
"""With so much determination some is to spare for looking around."""


class Chances:
    """What a seat makes of what it may use now."""

    def __init__(self, board: Board, seat: int) -> None:
        self._board, self._seat = board, seat
        self._me: PersonSeen = board.people[seat]
        self._seats = len(board.ready)
        inside = [each for each in characters(board) if each.outside is None]
        self._eaters = len(inside) + board.mouths

    def best(self, offered: Sequence[str]) -> str | None:
        return next((text for text in self._wishes() if text in offered), None)

    def _wishes(self) -> Iterator[str]:
        """What it would like to use now, the most urgent first."""
        for card in AT_ONCE:
            yield f"use {card}"
        yield from goal_of(self._board).wishes(self._board)
        match self._board.phase:
            case "production":
                yield from self._before_planning()
            case "action" if not self._board.card:
                yield from self._while_planning()
            case "weather":
                yield from self._in_the_weather()
            case "night":
                yield from self._at_night()

    # The day.

    def _before_planning(self) -> Iterator[str]:
        if self._seat == self._board.first:
            yield from goal_of(self._board).first_wishes(self._board)
        if self._board.sky.due:
            yield "use supply-storm-glass"

    def _while_planning(self) -> Iterator[str]:
        spirits = self._me.determination - self._wanted()
        match self._me.name:
            case "explorer":
                if spirits >= SPARE and self._seeks_something():
                    yield "use reconnaissance"
                if self._board.morale < 0:
                    yield "use speech"
                if spirits >= SCOUTING:
                    yield "use scouting"
            case "soldier" if spirits >= DEFENCE:
                yield "use defence"
            case "carpenter":
                yield "use economy"
            case _:
                pass
        if spirits < 2 and self._board.round > 1:
            yield "use supply-pipe-and-tobacco"
        if self._needs_fur():
            yield "use find-goat"

    def _wanted(self) -> int:
        """How much determination low morale is going to take, or wounds instead."""
        return max(-self._board.morale, 0) * (self._me is next_first(self._board))

    def _seeks_something(self) -> bool:
        """The goal wants a terrain, and nobody knows what the next tile is."""
        board = self._board
        wanted = [terrain for terrain in TERRAINS if goal_of(board).terrain(board, terrain)]
        unknown = not board.decks["tiles"].top
        return unknown and not {*wanted} <= explored_terrains(board)

    def _needs_fur(self) -> bool:
        _, fur = SHELTER_PRICE[self._seats]
        return not self._board.shelter and self._board.available.fur == fur - 1

    # The evening.

    def _in_the_weather(self) -> Iterator[str]:
        sky, board = self._board.sky, self._board
        through = sky.rain + sky.snow - board.levels["roof"]
        if sky.snow:
            yield "use mystery-old-clothes"
            yield "use mystery-blankets"
        if through > 0 and sky.rain:
            yield "use find-large-leaves"
        wood, meals = board.available.wood, board.available.meals
        hurts = through > wood - sky.snow or through > meals - self._eaters
        if through > 0 and hurts:
            yield "use hooch"
        if through > 0 and meals < through:
            yield "use find-goat"
            yield "use supply-biscuits"
            yield "use soup"

    def _at_night(self) -> Iterator[str]:
        eaters = self._eaters
        missing = eaters - self._board.available.meals
        wounds = sorted([person.wounds for person in characters(self._board)])
        # The pause of the night comes before the meal: later nothing is missing any more.
        if missing > 0:
            yield "use find-goat"
            yield "use soup"
            yield "use supply-biscuits"
        if wounds[-1] >= HURT:
            for card in HEALING:
                yield f"use {card}"
        plenty = wounds[-1] and self._board.available.food > eaters
        if missing < 0 and (plenty or wounds[-1] >= 2 * HURT):
            for means in COOKED:
                yield f"use {means}"
