"""Powers: what may be used at any time, and when it is worth it."""

from collections.abc import Iterator, Sequence

from ...games.robinson import vocabulary as words
from ...games.robinson.cards.kinds import Power, When
from ...games.robinson.facts import HIGHEST_MORALE, SHELTER_PRICE
from ...games.robinson.powers.abilities import ABILITIES
from ...games.robinson.scenarios.frame import scenario
from ...games.robinson.state import Camp
from ...games.robinson.steps import Eat, Starve
from ...games.robinson.view import Board, PersonSeen
from ...games.robinson.vocabulary import Effect
from ...games.robinson.who import in_camp
from .exploring import TERRAINS
from .goals import goal_of
from .items import power_of
from .land import explored_terrains
from .people import characters, next_first, taken_by_gloom
from .tasks import using

HURT = 3
"""From so many wounds on it is time to heal."""
SCOUTING, DEFENCE = ABILITIES["explorer"]["scouting"], ABILITIES["soldier"]["defence"]
SPARE = 4
"""With so much determination some is to spare for looking around."""


def helpings(camp: Camp) -> int:
    """How many meals will still be eaten in the camp on this evening: after supper none."""
    missing = [step.meals for step in camp.agenda if isinstance(step, Starve)]
    if missing or (camp.phase == "night" and Eat() not in camp.agenda):
        return sum(missing)
    each = 1 + len(camp.tokens["night"])
    return scenario(camp).mouths(camp) + each * len(in_camp(camp))


class Powers:
    """What a seat makes of what it may use now, if so many meals will still be eaten."""

    def __init__(self, board: Board, seat: int, helpings: int) -> None:
        self._board, self._seat = board, seat
        self._me: PersonSeen = board.people[seat]
        self._seats = len(board.ready)
        self._helpings = helpings

    def best(self, offered: Sequence[str]) -> str | None:
        return next((text for text in self._uses() if text in offered), None)

    def _uses(self) -> Iterator[str]:
        """What it would like to use now, the most urgent first."""
        for text, power in self._kept("any"):
            if self._is_for_now(power.effects[0]):
                yield text
        yield from goal_of(self._board).uses(self._board)
        match self._board.phase:
            case "production":
                yield from self._before_planning()
            case "action" if not self._board.card:
                yield from self._in_the_action_phase()
            case "weather":
                yield from self._in_the_weather()
            case "night":
                yield from self._at_night()

    def _kept(self, when: When) -> Iterator[tuple[str, Power]]:
        """What is kept or built for such a moment."""
        for card in (*[kept.card for kept in self._board.kept], *self._board.items):
            power = power_of(self._board, card)
            if power is not None and power.when == when and power.effects:
                yield using(card), power

    def _is_for_now(self, effect: Effect) -> bool:
        """Whether it is better used at once than kept. Where there is a choice of items the goal
        knows better."""
        match effect:
            case words.Raise() | words.ShareDetermination() | words.DrawMysteries():
                return True
            case words.Morale():
                return self._board.morale < HIGHEST_MORALE
            case words.FreeItem(items):
                return len(items) == 1
            case words.Gain(wood):
                return wood > 0
            case words.ArrangeTiles():
                return not self._board.decks["tiles"].top
            case words.RemoveAnything():
                return any(space.covered for space in self._board.spaces)
        return False

    # The day.

    def _before_planning(self) -> Iterator[str]:
        if self._seat == self._board.first:
            yield from goal_of(self._board).first_uses(self._board)
        if self._board.sky.due:
            yield "use supply-storm-glass"

    def _in_the_action_phase(self) -> Iterator[str]:
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
        return taken_by_gloom(self._board) * (self._me is next_first(self._board))

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
        for text, power in self._kept("weather"):
            match power.effects[0]:
                case words.SnowAsRain() | words.IgnoreCloud("snow") if sky.snow:
                    yield text
                case words.IgnoreCloud("rain") if sky.rain and through > 0:
                    yield text
                case _:
                    pass
        wood, meals = board.available.wood, board.available.meals
        cold = sky.snow > wood
        if cold or (through > 0 and through > min(wood - sky.snow, meals - self._helpings)):
            yield "use hooch"
        if through > 0 and meals < through:
            yield "use find-goat"
            yield "use supply-biscuits"
            yield "use soup"

    def _at_night(self) -> Iterator[str]:
        missing = self._helpings - self._board.available.meals
        wounds = sorted([person.wounds for person in characters(self._board)])
        if missing > 0:
            yield "use find-goat"
            yield "use soup"
            yield "use supply-biscuits"
        healing = [*self._kept("night")]
        if wounds[-1] >= HURT:
            yield from [text for text, power in healing if not power.food]
        plenty = wounds[-1] and self._board.available.food > self._helpings
        if missing < 0 and (plenty or wounds[-1] >= 2 * HURT):
            yield from [text for text, power in healing if power.food]
            yield "use recipe"
