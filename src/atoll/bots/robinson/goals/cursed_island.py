"""Cursed Island: five crosses, each on a tile of its own, and fog that is in the way."""

from collections.abc import Iterator

from ....games.robinson import grammar
from ....games.robinson.facts import SPACE
from ....games.robinson.land.tiles import around, lies, sources
from ....games.robinson.scenarios.cursed_island import (
    BELL_TAKES,
    CROSS,
    CROSSES,
    FIND_TAKES,
    FOG,
    SCENARIO,
    TEMPLE,
)
from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen, SpaceSeen
from ....kernel import Answer, Decision, Option
from ..currency import PAWN, WOOD, rounds_left
from ..land import lies_open, place_in, steps_from_camp
from ..stock import Stock, stock_of
from .frame import Features, Goal
from .haste import lateness, rounds_for_wood

WOOD_EACH = SCENARIO.inventions[CROSS].prices[0].wood
STANDS = 5.0
"""What a cross is worth more than its wood and work: it is one step nearer to the end."""
MORE_PAWNS = 0.6
"""How many pawns there usually are with something besides those that it takes."""
UNKNOWN = 1.0
"""What it costs besides if a tile has to be found first."""
CROSSES_A_ROUND, TILES_A_ROUND = 1.5, 2.0
"""How many are built in a round if there is enough wood, and how many tiles are found."""
WAITED_FOR = (0.0, 4.0, 1.5, 0.8, 0.5, 0.5)
"""What each wood of the next cross is worth more, by how many are missing: for want of the last one
everything may be lost."""
PUT_BY = 0.5
"""The same of wood for other crosses."""
MISTY_CAMP, MISTY = 9.0, 0.5
"""What fog costs on the camp tile, and anywhere."""
TREASURES = 0.8
"""What the temple is worth: its treasures, against its monster."""
BELL = "sacred-bell"
FIND = "use find-decorated-bell"
NEAR, IN_THE_WAY, EMPTY = 1.0, 2.0, 0.4
"""What fog covers: a source within reach, a tile that wants a cross, a space to be explored."""


class CursedIsland(Goal):
    """Wood, tiles and crosses; the sooner, the fewer nights there are to survive."""

    def value(self, board: Board) -> float:
        return -_toil(board) - _late(board, _missing(board)) - _mist(board)

    def features(self, board: Board) -> Features:
        missing, wood = _missing(board), stock_of(board).wood
        return {
            "crosses": CROSSES - missing,
            "short": min(wood - WOOD_EACH * missing, 0),
            "no-tiles": min(_open_tiles(board) - CROSSES, 0),
            "fog": -sum([FOG in space.tokens for space in board.spaces]),
            "fog-at-camp": -(FOG in board.spaces[SPACE[board.camp]].tokens),
            "late": -_late(board, missing, wood),
        }

    def wood_wanted(self, board: Board) -> int:
        return WOOD_EACH * _missing(board)

    def hurry(self, board: Board, wood: float) -> float:
        first, missing = min(wood, WOOD_EACH), _missing(board)
        sooner = _late(board, missing) - _late(board, missing, wood)
        return sooner + WAITED_FOR[missing] * first + PUT_BY * (wood - first)

    def explored(self, board: Board, target: str) -> float:
        return _toil(board) - _toil(board, target)

    def built(self, board: Board, name: str) -> float:
        return _relief(board, BELL_TAKES) if name == BELL else 0.0

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        place, _, thing = target.partition("-")
        if thing == TEMPLE:
            return Stock(), TREASURES
        if thing == CROSS:
            return Stock(), _next(board, board.spaces[SPACE[place]])
        return None

    def enough(self, board: Board, thing: str) -> int | None:
        return _missing(board) if thing == CROSS else None

    def uses(self, board: Board) -> Iterator[str]:
        if _relief(board, FIND_TAKES) >= PAWN:
            yield FIND

    def answer(self, camp: Camp, decision: Decision) -> str | None:
        """Fog goes where it is least in the way, and from where it is most."""
        match decision.prompt.key:
            case "ask-put":
                return min(decision.options, key=lambda option: _at(camp, option)).text
            case "ask-take-off":
                fog = [option for option in decision.options if _is_fog(option.answer)]
                return max(fog, key=lambda option: _at(camp, option)).text if fog else None
        return None


def _missing(board: Board) -> int:
    """How many crosses, with those that were built in this round."""
    standing = sum([CROSS in space.tokens and not space.face_down for space in board.spaces])
    laid = sum([each.endswith(f" {CROSS}") for each in board.laid])
    return max(CROSSES - standing - laid, 0)


def _open_tiles(board: Board) -> int:
    return sum([lies_open(space) for space in board.spaces])


def _late(board: Board, missing: int, wood: float = 0.0) -> float:
    """What it costs that time runs out, if so many are missing and there is so much wood."""
    if not missing:
        return 0.0
    finding = rounds_for_wood(WOOD_EACH * missing - wood, len(board.ready))
    tiles = _open_tiles(board)
    exploring = max(CROSSES - tiles, 0) / TILES_A_ROUND
    likely = max(finding, missing / CROSSES_A_ROUND) + exploring
    unready = tiles < CROSSES or wood < WOOD_EACH * missing
    return lateness(rounds_left(board), 1 + unready, likely)


# The work that is still to be done.


def _toil(board: Board, found: str = "") -> float:
    """What all crosses cost that are missing, where that is least; with a tile more."""
    steps = steps_from_camp(board)
    costs = sorted(
        [
            _cross_cost(space, steps[space.name], known=bool(space.tile) or space.name == found)
            for space in board.spaces
            if space.name in steps and CROSS not in space.tokens
        ]
    )
    missing = _missing(board)
    return sum(costs[:missing]) + WOOD_EACH * sum(WAITED_FOR[: missing + 1])


def _next(board: Board, space: SpaceSeen) -> float:
    """What the next cross is worth, wherever it stands."""
    missing = _missing(board)
    sooner = _late(board, missing) - _late(board, missing - 1)
    return _cross_cost(space, 1) + WOOD_EACH * WAITED_FOR[missing] + sooner


def _cross_cost(space: SpaceSeen, steps: int, *, known: bool = True) -> float:
    """Of a cross, and of finding its tile."""
    work = max(steps, 1) + (FOG in space.tokens) + MORE_PAWNS
    cost = WOOD * WOOD_EACH + STANDS + PAWN * work
    return cost if known else cost + PAWN * work + UNKNOWN


# Fog.


def _mist(board: Board) -> float:
    return sum([_fog_cost(board, space) for space in board.spaces if FOG in space.tokens])


def _relief(board: Board, count: int) -> float:
    """What it is worth to remove so much fog."""
    costs = [_fog_cost(board, space) for space in board.spaces if FOG in space.tokens]
    return sum(sorted(costs)[-count:])


def _fog_cost(board: Board, space: SpaceSeen) -> float:
    return MISTY_CAMP if space.name == board.camp else MISTY


def _is_fog(answer: Answer) -> bool:
    return isinstance(answer, grammar.ChoosePart) and answer.spot.part == FOG


def _at(camp: Camp, option: Option) -> float:
    """How much it is in the way where an answer puts it, or takes it from."""
    return _in_the_way(camp, place_in(option.answer))


def _in_the_way(camp: Camp, at: int) -> float:
    """How much fog hinders in a place."""
    space = camp.spaces[at]
    if at == camp.camp:
        return MISTY_CAMP
    near = at in around(camp, camp.camp)
    if not lies(space):
        return EMPTY + NEAR * near
    wants = IN_THE_WAY * (CROSS not in space.tokens)
    return (wants + len([*sources(space)])) * (NEAR if near else EMPTY)


GOAL = CursedIsland()
