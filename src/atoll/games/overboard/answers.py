"""The options that somebody can be offered when the game waits for them, made once and kept."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations, permutations

from ...kernel import Answer, Decision, Message, Nothing, Option, Step, option
from . import grammar
from .cards import Cards, kinds, one_of_each
from .facts import ALL, COPIES, KID, NAVIGATION, PROVISIONS, ROLES, Kind, Role
from .steps import (
    AIMS,
    Aim,
    Chum,
    Demand,
    FireFlare,
    GiveWater,
    Heal,
    Join,
    Keep,
    Lay,
    Refuse,
    Rest,
    Row,
    Shade,
    Shoot,
    Speak,
    Steal,
    TakeHidden,
    TakeOpen,
    TurnUp,
    UseCompass,
    Water,
    Yield,
)

PAIRS = tuple(permutations(ALL, 2))


def open_piece(kind: Kind, who: int) -> str:
    """An open provision as a piece on the table."""
    return f"open-{kind}-{ROLES[who]}"


def hidden_piece(kind: Kind) -> str:
    """A hidden provision of one's own as a piece on the table."""
    return f"hidden-{kind}"


def unseen_piece(kind: Kind) -> str:
    """A hidden provision of one's own that is offered face down."""
    return f"unseen-{kind}"


# Morning.

ASK_KEEP = Message("ask-keep")


KEEP = tuple(
    [tuple([option(grammar.Keep(kind), Keep(who, kind)) for kind in PROVISIONS]) for who in ALL]
)


def keeps(who: int, crate: Cards) -> tuple[Option, ...]:
    """Each kind that is in the crate."""
    keep = KEEP[who]
    options = []
    for card in one_of_each(crate):
        options.append(keep[card])
    return tuple(options)


# Day.

ASK_ACTION = Message("ask-action")


def _of_each_about_somebody(
    kind: Callable[[Role], Answer], step: Callable[[int, int], Step]
) -> tuple[tuple[Option, ...], ...]:
    """By character, and then by whom it is about."""
    return tuple([tuple([option(kind(ROLES[whom]), step(by, whom)) for whom in ALL]) for by in ALL])


def _of_each(answer: Answer, step: Callable[[int], Step], **told: str) -> tuple[Option, ...]:
    """By character, an answer in which nothing can be chosen."""
    return tuple([option(answer, step(who), **told) for who in ALL])


ROW = tuple(
    [
        tuple([option(grammar.Row(oars), Row(who, oars)) for oars in range(COPIES["oar"] + 1)])
        for who in ALL
    ]
)
"""By character, without an oar, with one and with two."""
DEMAND_SEAT = _of_each_about_somebody(grammar.Seat, lambda by, of: Demand(by, of, "seat"))
ROB = _of_each_about_somebody(grammar.Rob, lambda by, of: Demand(by, of, "provision"))
STEAL = tuple([option(grammar.Steal(ROLES[of]), Steal(KID, of)) for of in ALL])
HEAL = _of_each_about_somebody(grammar.Heal, Heal)
SHADE = _of_each_about_somebody(grammar.Shade, Shade)
FIRE = _of_each(grammar.Fire(), FireFlare)
REST = _of_each(grammar.Rest(), Rest)


ASK_LAY = Message("ask-lay")


@lru_cache(maxsize=4096)
def lays(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Any number of the cards that were drawn, the fewest first."""
    return tuple(
        [_lay(chosen) for count in range(len(cards) + 1) for chosen in combinations(cards, count)]
    )


@lru_cache(maxsize=4096)
def _lay(cards: tuple[int, ...]) -> Option:
    numbers = tuple([card + 1 for card in cards])
    return option(grammar.Lay(numbers), Lay(cards), count=len(cards))


# Demands and fights.


def _consider(by: int, of: int, aim: Aim) -> tuple[Message, tuple[Option, ...]]:
    return Message(f"ask-consider-{aim}", {"who": ROLES[by]}), (
        option(grammar.Yield(), Yield(by, of, aim), aim=aim),
        option(grammar.Refuse(), Refuse(by, of, aim)),
    )


CONSIDER = {
    aim: tuple([tuple([_consider(by, of, aim) for of in ALL]) for by in ALL]) for aim in AIMS
}
"""By aim, and by who demands it of whom."""


ASK_LOOT = tuple([Message("ask-loot", {"whom": role}) for role in ROLES])
TAKE_HIDDEN = {
    (by, of): option(grammar.TakeHidden(), TakeHidden(by, of), f"pile-{ROLES[of]}")
    for by, of in PAIRS
}


def takes(by: int, of: int, opened: Cards, *, any_hidden: bool) -> tuple[Option, ...]:
    """Each kind that somebody has open, and any card that is hidden."""
    blindly = [TAKE_HIDDEN[by, of]] if any_hidden else []
    return (*[_take_open(by, of, kind) for kind in kinds(opened)], *blindly)


@cache
def _take_open(by: int, of: int, kind: Kind) -> Option:
    return option(grammar.TakeOpen(kind), TakeOpen(by, of, kind), open_piece(kind, of))


ASK_FIGHT = tuple(
    [tuple([Message("ask-fight", {"who": who, "whom": whom}) for whom in ROLES]) for who in ROLES]
)
"""By attacker and victim."""
JOIN = _of_each_about_somebody(grammar.Join, Join)
SHOOT = _of_each(grammar.Shoot(), Shoot)


SILENCE = _of_each(grammar.Pass(), Speak, about="fight")
FIGHTER = tuple([((SILENCE[who],), (SHOOT[who], SILENCE[who])) for who in ALL])
"""By character, without and with a flare gun to fire."""
BYSTANDER = tuple(
    [
        tuple([tuple([(join[one], join[other], SILENCE[who]) for other in ALL]) for one in ALL])
        for who, join in enumerate(JOIN)
    ]
)
"""By character, attacker and victim."""


# Evening.

ASK_READY, ASK_COMPASS = Message("ask-ready"), Message("ask-compass")
ASK_STEER, ASK_FALL = Message("ask-steer"), Message("ask-fall")
ASK_CHUM, ASK_WATER = Message("ask-chum"), Message("ask-water")

READY = (option(grammar.Ready(), Nothing()),)
FALL = (option(grammar.Fall(), Nothing()),)
ASK_IF_READY = tuple([Decision(seat, ASK_READY, READY, always=True) for seat in ALL])
"""By seat, as the next."""
ASK_FALLING = tuple([Decision(seat, ASK_FALL, FALL, always=True) for seat in ALL])

NO_CHUM = (option(grammar.Pass(), Nothing(), about="chum"),)
CHUM = tuple([(chum, *NO_CHUM) for chum in _of_each(grammar.Chum(), Chum)])
COMPASS = tuple(
    [
        (
            option(grammar.UseCompass(), UseCompass(who, use=True)),
            option(grammar.SkipCompass(), UseCompass(who, use=False)),
        )
        for who in ALL
    ]
)

STEER = tuple([option(grammar.Steer(card + 1), TurnUp(card)) for card in range(len(NAVIGATION))])


def steers(cards: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([STEER[card] for card in cards])


def _give_water(by: int, whom: int) -> Option:
    own = "true" if by == whom else "false"
    return option(grammar.Water(ROLES[whom]), GiveWater(by, whom), own=own)


GIVE_WATER = tuple([tuple([_give_water(by, whom) for whom in ALL]) for by in ALL])
NO_WATER = _of_each(grammar.Pass(), Water, about="water")


def waters(who: int, thirsty: Iterable[int]) -> tuple[Option, ...]:
    """Water for any of the thirsty, or for nobody."""
    give = GIVE_WATER[who]
    options = []
    for whom in thirsty:
        options.append(give[whom])
    return (*options, NO_WATER[who])
