"""The options that somebody can be offered when the game waits for them, made once and kept.

With ``freely``, this is the only place that knows how answers are written.
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations, permutations

from ...kernel import Decision, Message, Nothing, Option, Step
from .cards import Cards, kinds, one_of_each
from .facts import ALL, COPIES, KID, NAVIGATION, PROVISIONS, ROLES, Kind
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

PERSON = tuple([f"person-{role}" for role in ROLES])
"""The names of the characters as pieces on the table."""


def open_piece(kind: Kind, who: int) -> str:
    """An open provision as a piece on the table."""
    return f"open-{kind}-{ROLES[who]}"


def hidden_piece(kind: Kind) -> str:
    """A hidden provision of one's own as a piece on the table."""
    return f"hidden-{kind}"


# Morning.

ASK_KEEP = Message("ask-keep")


def _keep(who: int, kind: Kind) -> Option:
    label = Message("option-keep", {"kind": kind})
    return Option(f"keep {kind}", Keep(who, kind), label, (f"crate-{kind}",))


KEEP = tuple([tuple([_keep(who, kind) for kind in PROVISIONS]) for who in ALL])


def keeps(who: int, crate: Cards) -> tuple[Option, ...]:
    """Each kind that is in the crate."""
    keep = KEEP[who]
    options = []
    for card in one_of_each(crate):
        options.append(keep[card])
    return tuple(options)


# Day.

ASK_ACTION = Message("ask-action")


def _about_somebody(verb: str, whom: int, step: Step) -> Option:
    label = Message(f"option-{verb}", {"whom": ROLES[whom]})
    return Option(f"{verb} {ROLES[whom]}", step, label, (PERSON[whom],))


def _of_each_about_somebody(
    verb: str, step: Callable[[int, int], Step]
) -> tuple[tuple[Option, ...], ...]:
    """By character, and then by whom it is about."""
    return tuple(
        [tuple([_about_somebody(verb, whom, step(by, whom)) for whom in ALL]) for by in ALL]
    )


def _of_each(verb: str, label: str, step: Callable[[int], Step]) -> tuple[Option, ...]:
    """By character, an answer in which nothing can be chosen."""
    return tuple([Option(verb, step(who), Message(f"option-{label}")) for who in ALL])


ROW = tuple(
    [
        tuple(
            [
                Option(
                    " ".join(["row", *["oar"] * oars]),
                    Row(who, oars),
                    Message("option-row", {"oars": oars}),
                )
                for oars in range(COPIES["oar"] + 1)
            ]
        )
        for who in ALL
    ]
)
"""By character, without an oar, with one and with two."""
DEMAND_SEAT = _of_each_about_somebody("seat", lambda by, of: Demand(by, of, "seat"))
ROB = _of_each_about_somebody("rob", lambda by, of: Demand(by, of, "provision"))
STEAL = tuple([_about_somebody("steal", of, Steal(KID, of)) for of in ALL])
HEAL = _of_each_about_somebody("heal", Heal)
SHADE = _of_each_about_somebody("shade", Shade)
FIRE = _of_each("fire", "fire", FireFlare)
REST = _of_each("rest", "rest", Rest)


ASK_LAY = Message("ask-lay")


def card_piece(card: int) -> str:
    return f"card-{card + 1}"


@lru_cache(maxsize=4096)
def lays(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Any number of the cards that were drawn, the fewest first."""
    return tuple(
        [_lay(chosen) for count in range(len(cards) + 1) for chosen in combinations(cards, count)]
    )


@lru_cache(maxsize=4096)
def _lay(cards: tuple[int, ...]) -> Option:
    numbers = " ".join([str(card + 1) for card in cards])
    label = Message("option-lay", {"cards": numbers}) if cards else Message("option-lay-none")
    return Option(f"lay {numbers or 'none'}", Lay(cards), label, tuple(map(card_piece, cards)))


# Demands and fights.


def _consider(by: int, of: int, aim: Aim) -> tuple[Message, tuple[Option, ...]]:
    return Message(f"ask-consider-{aim}", {"who": ROLES[by]}), (
        Option("yield", Yield(by, of, aim), Message(f"option-yield-{aim}")),
        Option("refuse", Refuse(by, of, aim), Message("option-refuse")),
    )


CONSIDER = {
    aim: tuple([tuple([_consider(by, of, aim) for of in ALL]) for by in ALL]) for aim in AIMS
}
"""By aim, and by who demands it of whom."""


ASK_LOOT = tuple([Message("ask-loot", {"whom": role}) for role in ROLES])
TAKE_HIDDEN = {
    (by, of): Option(
        "take hidden", TakeHidden(by, of), Message("option-take-hidden"), (f"pile-{ROLES[of]}",)
    )
    for by, of in PAIRS
}


def takes(by: int, of: int, opened: Cards, *, any_hidden: bool) -> tuple[Option, ...]:
    """Each kind that somebody has open, and any card that is hidden."""
    blindly = [TAKE_HIDDEN[by, of]] if any_hidden else []
    return (*[_take_open(by, of, kind) for kind in kinds(opened)], *blindly)


@cache
def _take_open(by: int, of: int, kind: Kind) -> Option:
    label = Message("option-take-open", {"kind": kind})
    return Option(f"take {kind}", TakeOpen(by, of, kind), label, (open_piece(kind, of),))


ASK_FIGHT = tuple(
    [tuple([Message("ask-fight", {"who": who, "whom": whom}) for whom in ROLES]) for who in ROLES]
)
"""By attacker and victim."""
JOIN = _of_each_about_somebody("join", Join)
SHOOT = _of_each("shoot", "shoot", Shoot)


SILENCE = _of_each("pass", "no-more", Speak)
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

READY = (Option("ready", Nothing(), Message("option-ready")),)
FALL = (Option("fall", Nothing(), Message("option-fall")),)
ASK_IF_READY = tuple([Decision(seat, ASK_READY, READY, always=True) for seat in ALL])
"""By seat, as the next."""
ASK_FALLING = tuple([Decision(seat, ASK_FALL, FALL, always=True) for seat in ALL])

NO_CHUM = (Option("pass", Nothing(), Message("option-no-chum")),)
CHUM = tuple([(chum, *NO_CHUM) for chum in _of_each("chum", "chum", Chum)])
COMPASS = tuple(
    [
        (
            Option("use compass", UseCompass(who, use=True), Message("option-use-compass")),
            Option("skip compass", UseCompass(who, use=False), Message("option-skip-compass")),
        )
        for who in ALL
    ]
)

STEER = tuple(
    [
        Option(
            f"steer {card + 1}",
            TurnUp(card),
            Message("option-steer", {"card": card + 1}),
            (card_piece(card),),
        )
        for card in range(len(NAVIGATION))
    ]
)


def steers(cards: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([STEER[card] for card in cards])


def _give_water(by: int, whom: int) -> Option:
    verb = "drink" if whom == by else "water"
    label = Message(f"option-{verb}", {} if verb == "drink" else {"whom": ROLES[whom]})
    return Option(f"water {ROLES[whom]}", GiveWater(by, whom), label, (PERSON[whom],))


GIVE_WATER = tuple([tuple([_give_water(by, whom) for whom in ALL]) for by in ALL])
NO_WATER = _of_each("pass", "no-water", Water)


def waters(who: int, thirsty: Iterable[int]) -> tuple[Option, ...]:
    """Water for any of the thirsty, or for nobody."""
    give = GIVE_WATER[who]
    options = []
    for whom in thirsty:
        options.append(give[whom])
    return (*options, NO_WATER[who])
