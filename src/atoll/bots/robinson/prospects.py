"""What an action is likely to bring and to cost, be it with dice or without."""

from typing import NamedTuple

from ...games.robinson.actions.arranging import SPIRIT as ARRANGED
from ...games.robinson.actions.dice import COMFORT, REROLL, REROLL_PRICE, REROLLS
from ...games.robinson.actions.succeeding import PRIDE
from ...games.robinson.cards.inventions import INVENTIONS
from ...games.robinson.facts import CHARACTERS, FACES, FACES_OF_A_DIE, NEIGHBOURS, SPACE, Skill
from ...games.robinson.land.tokens import BLOCKED
from ...games.robinson.planning.deeds import thing, where
from ...games.robinson.scenarios.frame import named
from ...games.robinson.state import NOWHERE
from ...games.robinson.view import Board, PersonSeen
from ...games.robinson.vocabulary import Gain, Raise
from ...games.robinson.who import FRIDAY
from .camp import is_homeless
from .currency import DETERMINATION, rounds_left
from .dangers import ADVENTURE, rewards, strike_to_come
from .effects import FIND, cost
from .exploring import tile_value
from .goals import goal_of
from .hunting import likely_prey
from .items import built_value, items_at_hand
from .land import gathering
from .people import (
    ONE_OR_THE_OTHER,
    Pain,
    company,
    determination_cost,
    gloom_wounds,
    morale_value,
    next_first,
    scarcity,
)
from .stock import Stock, priced

SKILLS: dict[str, Skill] = {"build": "build", "gather": "gather", "explore": "explore"}
USUAL, SAME, BY_WOUNDS = 1.5, 0.6, 0.4
"""Whoever has wounds of this cost pays for an adventure what it says; of that, how much is the
same for all, and how much changes with the cost."""
CONFIDENT, LESS = 4, 0.34
"""Who has more determination than this needs it less."""
NEWS = 2.4
"""What it is worth to know more of the island, besides what the next tile is likely to give."""
CHASE = 2.0
"""What a hunt costs besides wounds."""
FAR = 0.49
"""How much a tile counts that is not next to the camp."""
TREASURES = 1.3
"""Where the treasure map leads."""
UNBLOCKED = 0.23
"""That the camp can be arranged again."""


class Action(NamedTuple):
    """An action, as it may be planned."""

    kind: str
    target: str
    leader: int
    sure: bool = True
    """Whether it succeeds without dice."""
    pawns: int = 1
    before: int = 0
    """How many of its kind come first: tokens concern the first."""
    alike: int = 0
    """How many come first for the same thing of the scenario, wherever that is."""


class Prospect(NamedTuple):
    """What comes of an action."""

    chance: float
    gains: Stock
    """What the camp gets if it succeeds."""
    profit: float
    """Everything else that comes of it, in wounds."""


class Prospects:
    """The prospects of every action in this round."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._seats, self._people = len(board.ready), company(board)
        self._rules = named(board.options.scenario)
        self._left = rounds_left(board)
        self._pain = Pain(board)
        self._tile = tile_value(board)
        self._next, self._missing = next_first(board), gloom_wounds(board)
        self._spaces = {space.name: space for space in board.spaces}
        self._preys = likely_prey(board)
        self._known: dict[Action, Prospect] = {}

    def of(self, action: Action) -> Prospect:
        found = self._known.get(action)
        if found is None:
            found = self._known[action] = self._reckon(action)
        return found

    def _reckon(self, action: Action) -> Prospect:
        leader, first = self._board.people[action.leader], not action.before
        gains, bonus = self._success(action, leader)
        profit = -self._danger(action, leader)
        if action.kind not in SKILLS:
            return Prospect(1.0, gains, profit + bonus)
        skill = SKILLS[action.kind]
        adventure = FACES[skill]["adventure"] / FACES_OF_A_DIE * (not action.sure)
        if first and "adventure" in self._board.tokens[skill]:
            adventure = 1.0
        profit -= adventure * self._adventure(skill, leader)
        if action.sure:
            return Prospect(1.0, gains, profit + bonus)
        chance, spent = self._chance(skill, leader, first=first)
        profit -= FACES[skill]["wound"] / FACES_OF_A_DIE * self._pain.wound(leader)
        profit += (1 - chance) * COMFORT * DETERMINATION - spent
        return Prospect(chance, gains, profit + chance * bonus)

    def _chance(self, skill: Skill, leader: PersonSeen, *, first: bool) -> tuple[float, float]:
        """Of success with dice; and what it costs that a reroll may take determination."""
        chance = FACES[skill]["success"] / FACES_OF_A_DIE
        if first and REROLL in self._board.tokens[skill]:
            chance *= chance
        able = leader.name == FRIDAY or REROLLS.get(leader.name) == skill
        if able and leader.determination >= REROLL_PRICE and REROLL not in leader.used:
            miss = 1 - chance
            return chance + miss * chance, miss * determination_cost(
                leader.determination, REROLL_PRICE
            )
        return chance, 0.0

    def _adventure(self, skill: Skill, leader: PersonSeen) -> float:
        if leader.name == FRIDAY:
            return self._pain.wound(leader)
        return ADVENTURE[skill] * (SAME + BY_WOUNDS * self._pain.wound(leader) / USUAL)

    def _danger(self, action: Action, leader: PersonSeen) -> float:
        """What waits in that place, and in the action space, for whoever has no weapon."""
        board, kind = self._board, action.kind
        if board.levels["weapon"] or thing(action.target) in self._rules.apart:
            return 0.0
        at = where(action.target)
        if at == NOWHERE and kind in ("build", "arrange", "rest"):
            at = SPACE[board.camp]
        here = at != NOWHERE and "danger" in board.spaces[at].tokens
        waits = not action.before and kind != "hunt" and "danger" in board.tokens.get(kind, ())
        return self._pain.wounds(leader, here + waits) if here or waits else 0.0

    def _success(self, action: Action, leader: PersonSeen) -> tuple[Stock, float]:
        kind, target, before = action.kind, action.target, action.before
        own = goal_of(self._board).deed(self._board, kind, target, leader)
        if own is not None:
            return own if self._is_of_use(action) else (Stock(), 0.0)
        match kind:
            case "threat":
                return self._threat(target, action.pawns)
            case "hunt":
                return self._hunt(leader)
            case "build":
                return self._build(target, leader)
            case "gather":
                return self._gather(target), 0.0
            case "explore":
                return Stock(), self._explore(target)
            case "arrange":
                return Stock(), self._arrange(leader, before)
        return Stock(), self._rest(leader, before)

    def _is_of_use(self, action: Action) -> bool:
        """Whether the goal still wants it, when others have been done that are like it."""
        enough = goal_of(self._board).enough(self._board, thing(action.target))
        return enough is None or action.alike < enough

    # Each kind.

    def _threat(self, target: str, pawns: int) -> tuple[Stock, float]:
        place = 0 if target == "left" else 1
        threat = self._board.threats[place]
        assert threat is not None
        effects = rewards(threat.card, pawns)
        goods = [effect for effect in effects if isinstance(effect, Gain)]
        gains = Stock()
        for each in goods:
            gains = gains.plus(gained(each))
        others = [effect for effect in effects if not isinstance(effect, Gain)]
        return gains, strike_to_come(threat.card, place, self._board) - cost(others, self._people)

    def _hunt(self, leader: PersonSeen) -> tuple[Stock, float]:
        share = 1 / len(self._preys)
        gains, profit = Stock(), -CHASE
        for prey in self._preys:
            gains = gains.plus(prey.gains, share)
            profit += share * (FIND * prey.finds - self._pain.wounds(leader, prey.wounds))
        return gains, profit

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
        own = target in INVENTIONS and INVENTIONS[target].owner == leader.name
        bonus = goal_of(self._board).built(self._board, target) + PRIDE * DETERMINATION * own
        return self._brought(target), bonus + built_value(self._board, target)

    def _brought(self, item: str) -> Stock:
        """What comes with an item: resources or a level; without shelter there is no palisade."""
        stock = Stock()
        card = INVENTIONS.get(item) or self._rules.inventions.get(item)
        for effect in card.once if card else ():
            match effect:
                case Gain():
                    stock = stock.plus(gained(effect))
                case Raise("weapon", by):
                    stock = stock.plus(Stock(weapon=by))
                case Raise("palisade", by) if not is_homeless(self._board):
                    stock = stock.plus(Stock(palisade=by))
        return stock

    def _gather(self, target: str) -> Stock:
        name, _, side = target.partition("-")
        return priced(gathering(self._spaces[name], side))

    def _explore(self, target: str) -> float:
        if target not in SPACE:
            return TREASURES
        for_goal = goal_of(self._board).explored(self._board, target)
        return NEWS + self._tile * (FAR if self._is_far(target) else 1.0) + for_goal

    def _is_far(self, target: str) -> bool:
        return SPACE[target] not in NEIGHBOURS[SPACE[self._board.camp]]

    def _arrange(self, leader: PersonSeen, before: int) -> float:
        """Spirits rise; with four it is one or the other."""
        board = self._board
        blocked = BLOCKED in board.tokens["arrange"]
        if blocked and not before:
            return UNBLOCKED
        before -= blocked
        needed = LESS if leader.determination > CONFIDENT or before else 1.0
        scarce = scarcity(board)
        spirits = scarce * ARRANGED * DETERMINATION * needed
        level = board.morale + before
        morale = scarce * (morale_value(level + 1, self._left) - morale_value(level, self._left))
        if before < self._missing:
            hurt = self._pain.wound(self._next)
            morale += hurt
            spirits += hurt * min(self._missing - before, ARRANGED) * (leader is self._next)
        both = max(spirits, morale) if self._seats == ONE_OR_THE_OTHER else spirits + morale
        bible = before < sum([kept.uses for kept in board.kept if kept.card == "supply-bible"])
        return both + (DETERMINATION + self._pain.wound(leader)) * bible

    def _rest(self, leader: PersonSeen, before: int) -> float:
        if leader.wounds <= before:
            return 0.0
        healed = self._pain.relief(leader)
        if "bed" in items_at_hand(self._board) and leader.name in CHARACTERS:
            return healed * min(leader.wounds, 2) + DETERMINATION
        return healed


def gained(gain: Gain) -> Stock:
    """Resources that a card gives."""
    return Stock(gain.wood, gain.food, gain.rations, gain.fur)
