"""What an action is likely to bring and to cost, be it with dice or without."""

from typing import NamedTuple

from ...games.robinson.cards.events import EVENTS
from ...games.robinson.cards.inventions import INVENTIONS
from ...games.robinson.cards.wrecks import WRECKS
from ...games.robinson.facts import FACES, NEIGHBOURS, SPACE, Skill
from ...games.robinson.state import Goods
from ...games.robinson.view import Board, PersonSeen
from ...games.robinson.vocabulary import Gain
from .dangers import ADVENTURE, cost, reward, strike_cost
from .evening import Stock
from .exploring import FIND, open_sources, tile_worth
from .hunting import likely_prey
from .laying import room
from .prices import (
    RAISES,
    SPIRIT,
    WOOD,
    built_worth,
    disheartened,
    mood,
    next_first,
    relief,
    rounds_left,
    wound_price,
)

SKILLS: dict[str, Skill] = {"build": "build", "gather": "gather", "explore": "explore"}
REROLLS = {"carpenter": "build", "cook": "gather", "explorer": "explore"}
"""Whose dice of which action can be rolled again."""
COMFORT, REROLL = 2, 2
USUAL = 1.5
"""What a wound usually counts."""
LATE_STRIKE = 0.6
"""What the strike of a threat counts that has still a round to go."""
LOW = 2
"""So much determination makes another one precious when morale is low."""


class Prospect(NamedTuple):
    chance: float
    gains: Stock
    """What the camp gets if it succeeds."""
    profit: float
    """Everything else that comes of it, in wounds."""


class Prospects:
    """The prospects of every action in this round."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.seats = len(board.ready)
        self._left = rounds_left(board)
        self._tile = tile_worth(board)
        self._next, self._missing = next_first(board), disheartened(board)
        self._spaces = {space.name: space for space in board.spaces}
        self._prey = likely_prey(board) if board.decks["hunting"].count else None
        self._known: dict[tuple[str, str, int, bool, int, int], Prospect] = {}

    def of(  # noqa: PLR0913  (all of it counts)
        self, kind: str, target: str, leader: int, *, sure: bool, before: int, pawns: int
    ) -> Prospect:
        """Of an action, before which there are others of its kind; tokens concern the first."""
        key = (kind, target, leader, sure, before, pawns)
        found = self._known.get(key)
        if found is None:
            person = self._board.people[leader]
            found = self._known[key] = self._reckon(
                kind, target, person, sure=sure, before=before, pawns=pawns
            )
        return found

    def _reckon(  # noqa: PLR0913
        self, kind: str, target: str, leader: PersonSeen, *, sure: bool, before: int, pawns: int
    ) -> Prospect:
        first = not before
        gains, bonus = self._success(kind, target, leader, pawns, before)
        profit = -self._danger(kind, target, leader, first=first)
        if kind not in SKILLS:
            return Prospect(1.0, gains, profit + bonus)
        skill = SKILLS[kind]
        adventure = FACES[skill]["adventure"] / 6 * (not sure)
        if first and "adventure" in self._board.tokens[kind]:
            adventure = 1.0
        profit -= adventure * self._adventure(skill, leader)
        if sure:
            return Prospect(1.0, gains, profit + bonus)
        chance, spent = self._chance(skill, leader, first=first)
        profit -= FACES[skill]["wound"] / 6 * wound_price(leader, self._left)
        profit += (1 - chance) * COMFORT * SPIRIT - spent * SPIRIT
        return Prospect(chance, gains, profit + chance * bonus)

    def _chance(self, skill: Skill, leader: PersonSeen, *, first: bool) -> tuple[float, float]:
        """Of success with dice; and the determination that a reroll may take."""
        chance = FACES[skill]["success"] / 6
        if first and "reroll" in self._board.tokens[skill]:
            chance *= chance
        able = leader.name == "friday" or REROLLS.get(leader.name) == skill
        if able and leader.determination >= REROLL and "reroll" not in leader.used:
            miss = 1 - chance
            return chance + miss * chance, REROLL * miss
        return chance, 0.0

    def _adventure(self, skill: Skill, leader: PersonSeen) -> float:
        if leader.name == "friday":
            return wound_price(leader, self._left)
        return ADVENTURE[skill] * (0.6 + 0.4 * wound_price(leader, self._left) / USUAL)

    def _danger(self, kind: str, target: str, leader: PersonSeen, *, first: bool) -> float:
        if self._board.levels["weapon"]:
            return 0.0
        place = self._board.camp if kind in ("build", "arrange", "rest") else target[:2]
        here = place in self._spaces and "danger" in self._spaces[place].tokens
        waits = first and kind != "hunt" and "danger" in self._board.tokens.get(kind, ())
        return wound_price(leader, self._left) * (here or waits)

    def _success(
        self, kind: str, target: str, leader: PersonSeen, pawns: int, before: int
    ) -> tuple[Stock, float]:
        match kind:
            case "threat":
                return self._threat(target, pawns)
            case "hunt":
                assert self._prey is not None
                prey = self._prey
                return prey.gains, FIND * prey.finds - _series(leader, prey.wounds, self._left)
            case "build":
                return self._build(target, leader)
            case "gather":
                return self._gather(target), 0.0
            case "explore":
                return Stock(), self._explore(target)
            case "arrange":
                return Stock(), self._arrange(leader, before)
        return Stock(), self._rest(leader, before)

    # Each kind.

    def _threat(self, target: str, pawns: int) -> tuple[Stock, float]:
        place = 0 if target == "left" else 1
        threat = self._board.threats[place]
        assert threat is not None
        card = threat.card
        soon = 0.9 if place == 0 else LATE_STRIKE
        avoided = strike_cost(card, self.seats) * soon if self._left > 2 - place else 0.0
        if card in EVENTS:
            effects = EVENTS[card].remedy.reward
        else:
            effects = WRECKS[card].one if pawns == 1 else WRECKS[card].two
        goods = [effect for effect in effects if isinstance(effect, Gain)]
        gains = Stock()
        for each in goods:
            gains = gains.plus(Stock(each.wood, each.food, each.rations, each.fur))
        rest = reward(card, self.seats, pawns) - reward_of_goods(goods)
        return gains, avoided + rest

    def _build(self, target: str, leader: PersonSeen) -> tuple[Stock, float]:
        match target:
            case "shelter":
                return Stock(shelter=1), 0.0
            case "roof":
                return Stock(roof=1), 0.0
            case "palisade":
                return Stock(palisade=1), 0.0
            case "weapon":
                return Stock(weapon=1), 0.0
        raised, by = RAISES.get(target, ("", 0))
        gains = Stock()
        if raised == "weapon":
            gains = Stock(weapon=by)
        elif raised == "palisade" and (self._board.shelter or self._has_cave()):
            gains = Stock(palisade=by)
        if target == "dam":
            gains = Stock(rations=2)
            return gains, 0.3
        if target == "mast":
            return gains, WOOD * min(room(self._board), 3)
        own = target in INVENTIONS and INVENTIONS[target].owner == leader.name
        return gains, built_worth(self._board, target) + COMFORT * SPIRIT * own

    def _has_cave(self) -> bool:
        return self._spaces[self._board.camp].shelter

    def _gather(self, target: str) -> Stock:
        name, _, side = target.partition("-")
        space = self._spaces[name]
        source = next((of for each, of in open_sources(space) if each == side), "wood")
        crop = "wood" if source == "wood" else "food"
        count = 1 + (crop in space.tokens)
        return Stock(wood=count) if crop == "wood" else Stock(food=count)

    def _explore(self, target: str) -> float:
        if target not in SPACE:
            return 1.5
        return self._tile * (0.75 if self._is_far(target) else 1.0)

    def _is_far(self, target: str) -> bool:
        return SPACE[target] not in NEIGHBOURS[SPACE[self._board.camp]]

    def _arrange(self, leader: PersonSeen, before: int) -> float:
        """Spirits rise; with four it is one or the other."""
        board = self._board
        if "blocked" in board.tokens["arrange"]:
            return 0.3
        spirits = COMFORT * SPIRIT * (0.5 if leader.determination > LOW * 2 or before else 1.0)
        level = board.morale + before
        morale = mood(level + 1, self._left) - mood(level, self._left)
        if before < self._missing:
            hurt = wound_price(self._next, self._left)
            morale += hurt
            spirits += hurt * min(self._missing - before, COMFORT) * (leader is self._next)
        both = max(spirits, morale) if self.seats == 4 else spirits + morale
        bible = before < sum([kept.uses for kept in board.kept if kept.card == "supply-bible"])
        return both + (SPIRIT + wound_price(leader, self._left)) * bible

    def _rest(self, leader: PersonSeen, before: int) -> float:
        if leader.wounds <= before % 2:
            return 0.0
        healed = relief(leader, self._left)
        if "bed" in self._board.items and leader.name != "friday":
            return healed * min(leader.wounds, 2) + SPIRIT
        return healed


def _series(leader: PersonSeen, wounds: float, left: int) -> float:
    """Many wounds at once weigh more than one by one."""
    return wound_price(leader, left) * wounds * (1 + 0.1 * wounds)


def reward_of_goods(goods: list[Gain]) -> float:
    return -cost(goods, 1)


def priced(goods: Goods) -> Stock:
    return Stock(wood=goods.wood, food=goods.food, rations=goods.rations, fur=goods.fur)
