"""King Kong Island: a shovel, three traps in lairs near the camp, and then the hunt."""

from collections.abc import Collection, Iterator

from ....games.robinson import grammar
from ....games.robinson.facts import SHELTER_PRICE, SPACE, TILES
from ....games.robinson.scenarios.goals import Filming
from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.scenarios.king_kong import (
    ACTRESS,
    CAMERAMAN,
    DROWSINESS,
    KONG,
    LOST_ITEM,
    PRISON,
    RAGE,
    REACH,
    SCENARIO,
    TRANQUILIZER,
    TRAP,
    TRAPS,
    next_of_crew,
)
from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen, SpaceSeen
from ....kernel import Decision
from ..currency import PAWN, WOOD, rounds_left
from ..land import steps_from_camp
from ..people import company, health
from ..stock import Stock, stock_of
from ..tasks import using
from .frame import Features, Goal
from .haste import lateness, rounds_for_wood

SHOVEL = "shovel"
WOOD_EACH = SCENARIO.inventions[TRAP].prices[0].wood
TOOL = 8.0
"""What the shovel is worth: without it there are no traps."""
SET = 5.0
"""What a trap is worth more than its wood and work."""
MORE_PAWNS = 0.6
"""How many pawns there usually are with something besides those that it takes."""
LAIR = 3.0
"""What it costs besides if a lair has to be found first."""
CAUGHT, DEATH = 80.0, 60.0
"""What it is worth to catch him, and what it costs to die of it."""
WAITED_FOR = (0.0, 2.5, 1.0, 0.5)
"""What each wood of the next trap is worth more, by how many are missing: for want of the last one
everything may be lost."""
PUT_BY = 0.5
"""The same of wood for other traps."""
CREW = (1.5, 1.5, 2.0, 3.0, 4.0, 8.0, 8.0, 15.0)
"""What it costs to lose one of the film crew, by how many have been lost."""
CAPTIVE, HIDDEN = 14.0, 8.0
"""What it costs that the actress is captive, and more if nobody knows where."""
DREADED = 4.0
"""What a break-in costs besides wounds: morale, and one of the crew."""
WALL = 7.0
"""The most that a level of the palisade is worth: another can be built later."""
NIGHTS = 3
"""For so many nights a palisade is built."""
A_LAIR_A_NIGHT = 1 / 3
"""How many attacks on the palisade come from each lair."""
NOISE = 2.0
"""What a lair costs in a night, for the animals that come from it."""
TRAPS_A_ROUND, LAIRS_A_ROUND = 1.5, 1.2
"""How many traps are set in a round if there is enough wood, and how many lairs are found."""
LEAST_SHARE = 0.3
"""If hardly any tile is left with a lair it is as if there were more, or nothing would count."""
BEASTS = 0.3
"""What a level of the weapon is worth for each lair, night and character."""
ENOUGH = 3
"""With this weapon the hungry beast is harmless."""
UNEASY = 8.0
"""What it costs if the camp is in a lair."""
SLEEPY = 1.5
"""What the Tranquilizer is worth."""
FIRECRACKER, WINE = using("find-firecracker"), using(LOST_ITEM)


class KingKong(Goal):
    """All is won when he is caught and the actress is free."""

    def value(self, board: Board) -> float:
        film = _film(board)
        total = -_crew(film) - _captivity(board) - _noise(board)
        total -= UNEASY * bool(board.spaces[SPACE[board.camp]].totem)
        if film.caught:
            return total + CAUGHT
        return total - _toil(board) - _late(board, _missing(board))

    def features(self, board: Board) -> Features:
        film, missing = _film(board), _missing(board)
        wood = stock_of(board).wood
        return {
            "caught": film.caught,
            "traps": TRAPS - missing,
            "to-find": -_to_find(board, missing),
            "lair-at-camp": -bool(board.spaces[SPACE[board.camp]].totem),
            "crew-lost": -len(film.killed),
            "captive": -film.captive,
            "hidden": -(_captivity(board) > CAPTIVE),
            "short": min(wood - WOOD_EACH * missing, 0),
            "late": -_late(board, missing, wood),
        }

    def wood_wanted(self, board: Board) -> int:
        return WOOD_EACH * _missing(board)

    def hurry(self, board: Board, wood: float) -> float:
        first, missing = min(wood, WOOD_EACH), _missing(board)
        sooner = _late(board, missing) - _late(board, missing, wood)
        return sooner + WAITED_FOR[missing] * first + PUT_BY * (wood - first)

    def needed(self, progress: Progress) -> Collection[str]:
        return (SHOVEL,)

    def item(self, board: Board, name: str) -> float:
        value = {SHOVEL: TOOL * (_missing(board) > 0), TRANQUILIZER: SLEEPY}
        return value.get(name, 0.0)

    def stocked(self, board: Board, stock: Stock) -> float:
        """A palisade keeps him from the crew, and a weapon the beasts from everybody."""
        visits = min(rounds_left(board) - 1, NIGHTS) * len(_lairs(board))
        armed = BEASTS * visits * company(board) * min(stock.weapon, ENOUGH)
        return _wall(board) * min(stock.palisade, visits * A_LAIR_A_NIGHT) + armed

    def break_in(self, board: Board) -> float:
        return DREADED * (not _film(board).caught)

    def explored(self, board: Board, target: str) -> float:
        """A lair that is needed is good; any other makes only noise."""
        missing = _missing(board)
        wanted = _toil(board) - _toil(board, target)
        wanted += _late(board, missing) - _late(board, missing, found=target)
        found = [space for space in board.spaces if space.totem]
        if _film(board).captive and len(found) < PRISON:
            wanted += HIDDEN
        return wanted - NOISE * _share_of_lairs(board) * _nights(board)

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        _, _, thing = target.partition("-")
        if target == KONG:
            return _hunt(board, leader)
        if thing == TRAP:
            return Stock(), _next(board)
        if thing == ACTRESS:
            return Stock(), CAUGHT if _film(board).caught else CAPTIVE
        return None

    def enough(self, board: Board, thing: str) -> int | None:
        return _missing(board) if thing == TRAP else None

    def uses(self, board: Board) -> Iterator[str]:
        """What the cameraman has lost gives heart as long as he is the first of the crew."""
        if next_of_crew(_film(board)) == CAMERAMAN:
            yield WINE
        if board.sky.animals.count("palisade") > board.levels["palisade"]:
            yield FIRECRACKER

    def answer(self, camp: Camp, decision: Decision) -> str | None:
        """What would break in is the worst."""
        if decision.prompt.key != "ask-calm":
            return None
        texts = {option.answer: option.text for option in decision.options}
        bare = camp.sky.animals.count("palisade") > camp.levels["palisade"]
        order = ("palisade", "beast", "food") if bare else ("beast", "food", "palisade")
        faces = [grammar.Choose(shows) for shows in order]
        return next(texts[face] for face in faces if face in texts)


def _film(board: Board) -> Filming:
    assert isinstance(board.goal, Filming)
    return board.goal


def _missing(board: Board) -> int:
    """How many traps."""
    return 0 if _film(board).caught else TRAPS - _film(board).traps


def _late(board: Board, missing: int, wood: float = 0.0, found: str = "") -> float:
    """What it costs that time runs out, if so many are missing and there is so much wood."""
    if _film(board).caught:
        return 0.0
    unready = _to_find(board, missing) > 0 or wood < WOOD_EACH * missing
    least = 1 + (missing > 0) + unready
    likely = _time_needed(board, missing, wood, found)
    return lateness(rounds_left(board), least, likely)


def _time_needed(board: Board, missing: int, wood: float, found: str = "") -> float:
    """How many rounds it takes until he is caught; the last one is for the hunt."""
    finding = rounds_for_wood(WOOD_EACH * missing - wood, len(board.ready))
    seeking = _to_find(board, missing, found) / LAIRS_A_ROUND
    return 1 + max(finding, missing / TRAPS_A_ROUND) + seeking


# The film crew.


def _crew(film: Filming) -> float:
    """What it costs that they are gone."""
    return sum(CREW[: len(film.killed) + film.captive])


def _captivity(board: Board) -> float:
    if not _film(board).captive:
        return 0.0
    known = any(space.totem == PRISON for space in board.spaces)
    return CAPTIVE + HIDDEN * (not known)


def _wall(board: Board) -> float:
    """What a level of the palisade is worth."""
    wood, _ = SHELTER_PRICE[len(board.ready)]
    return min(DREADED + company(board), WOOD * wood + PAWN, WALL)


# The traps.


def _lairs(board: Board) -> list[SpaceSeen]:
    return [space for space in board.spaces if space.totem and not space.face_down]


def _noise(board: Board) -> float:
    """What all lairs that have their number cost until the end."""
    noisy = [space for space in _lairs(board) if not space.unnumbered]
    return NOISE * len(noisy) * _nights(board)


def _nights(board: Board) -> float:
    """How many there will be; as long as wood is missing a lair is early."""
    if _film(board).caught:
        return 1.0
    wood = stock_of(board).wood
    return min(_time_needed(board, _missing(board), wood), rounds_left(board))


def _near(board: Board) -> dict[str, int]:
    """By space where a trap could be set, how far it is."""
    return {name: steps for name, steps in steps_from_camp(board).items() if steps <= REACH}


def _free_lairs(board: Board, near: Collection[str]) -> list[str]:
    """Those near the camp that have no trap."""
    lairs = [space for space in _lairs(board) if space.name in near]
    laid = [f"{space.name} {TRAP}" for space in lairs]
    return [
        space.name
        for space, trap in zip(lairs, laid, strict=True)
        if TRAP not in space.tokens and trap not in board.laid
    ]


def _to_find(board: Board, missing: int, found: str = "") -> float:
    """How many lairs; with a space that is explored it is likely to be fewer."""
    near = _near(board)
    to_find = max(missing - len(_free_lairs(board, near)), 0)
    return max(to_find - _share_of_lairs(board) * (found in near), 0.0)


def _share_of_lairs(board: Board) -> float:
    """How likely the next tile is a lair."""
    lying = {space.tile for space in board.spaces}
    top = board.decks["tiles"].top[:1]
    tiles = [int(name) for name in top] or [number for number in TILES if number not in lying]
    return sum([TILES[number].totem for number in tiles]) / max(len(tiles), 1)


def _toil(board: Board, found: str = "") -> float:
    """What all traps cost that are missing; and finding lairs for them."""
    near, missing = _near(board), _missing(board)
    known = sorted([near[name] for name in _free_lairs(board, near)])[:missing]
    work = sum([_trap_cost(steps) for steps in known]) + (missing - len(known)) * _trap_cost(1)
    unknown = [near[space.name] for space in board.spaces if space.name in near and not space.tile]
    share = max(_share_of_lairs(board), LEAST_SHARE)
    lair = _seeking(min(unknown, default=REACH + 1)) / share + LAIR
    wood = WOOD_EACH * sum(WAITED_FOR[: missing + 1])
    return work + wood + lair * _to_find(board, missing, found)


def _seeking(steps: int) -> float:
    """The work of exploring a space."""
    return PAWN * (steps + MORE_PAWNS)


def _next(board: Board) -> float:
    """What the next trap is worth, wherever it is set."""
    missing = _missing(board)
    sooner = _late(board, missing) - _late(board, missing - 1)
    return _trap_cost(1) + WOOD_EACH * WAITED_FOR[missing] + sooner


def _trap_cost(steps: int) -> float:
    """Of a trap."""
    return WOOD * WOOD_EACH + SET + PAWN * (max(steps, 1) + MORE_PAWNS)


# The hunt.


def _hunt(board: Board, leader: PersonSeen) -> tuple[Stock, float]:
    """He costs weapons, and wounds where they are missing; who dies of it has lost everything."""
    cost = DROWSINESS if TRANQUILIZER in board.items else RAGE
    lost = min(board.levels["weapon"], cost)
    wounds = leader.wounds + cost - lost
    bears = wounds < health(leader.name).deadly
    return Stock(weapon=-lost), CAUGHT if bears else -DEATH


GOAL = KingKong()
