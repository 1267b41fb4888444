"""The options that somebody can be offered, made once and kept.

This is the only place that knows how answers are written.
"""

from functools import cache

from msgspec.structs import replace

from ...kernel import Message, Nothing, Option
from .facts import CHARACTERS, HEALTH, SPACE, TILES, Die, Kind
from .steps import (
    AnimalsClash,
    AnimalsFight,
    Arm,
    ArmAll,
    Battle,
    Brandish,
    BuildNow,
    Clash,
    Do,
    GoHungry,
    Help,
    IgnoreMystery,
    LayWood,
    Lead,
    OpenBackpack,
    Produce,
    Reroll,
    RerollWith,
    Roll,
    SayReady,
    Settle,
    Spare,
    Starve,
    TakeCharacter,
    Targeted,
    TurnMystery,
    Undergo,
    UseAbility,
    UsePower,
    UseWith,
    Withdraw,
)
from .vocabulary import Determination, Heal, IfWeapon, Way

GO_ON = Option("go-on", Nothing(), Message("option-go-on"))
ENOUGH = Option("enough", Nothing(), Message("option-enough"))
BACKPACK = "mystery-backpack"
OPEN_BACKPACK = Option(
    f"use {BACKPACK}", OpenBackpack(), Message("option-use", {"card": BACKPACK}), (BACKPACK,)
)
STAY = Option("stay", Nothing(), Message("option-stay"))


@cache
def character(seat: int, name: str) -> Option:
    label = Message("option-character", {"who": name})
    return Option(f"be {name}", TakeCharacter(seat, name), label, (f"character-{name}",))


@cache
def choose(thing: str, effect: Targeted) -> Option:
    """A thing for an effect."""
    return Option(f"choose {thing}", replace(effect, thing=thing), _chosen(thing), (thing,))


def _chosen(thing: str) -> Message:
    """Some things are told by their parts: something on a tile, an arrow, a tile of the stack."""
    whose, _, part = thing.partition("-")
    if part and whose in SPACE:
        return Message("option-choose-part", {"space": whose, "part": part})
    if part and whose in HEALTH:
        return Message("option-choose-arrow", {"who": whose, "wound": int(part)})
    if thing.isdecimal():
        tile, (terrain, left, right, *_) = int(thing), TILES[int(thing)]
        return Message(
            "option-choose-tile", {"tile": tile, "terrain": terrain, "left": left, "right": right}
        )
    return Message("option-choose", {"thing": thing})


@cache
def way(card: str, way: Way) -> Option:
    """Cards word their ways themselves; a few ways belong to no card."""
    key = f"way-{card}-{way.word}" if card else f"option-way-{way.word}"
    return Option(f"choose {way.word}", way, Message(key), (card,) if card else ())


# Phases.

HIGH_MORALE = (
    Option("determination", Determination(2, "first"), Message("option-determination")),
    Option("heal", Heal(1, "first"), Message("option-heal")),
)


@cache
def produce(wood: int, food: int) -> Option:
    label = Message("option-produce", {"wood": wood, "food": food})
    return Option(f"produce {wood} {food}", Produce(wood, food), label)


@cache
def go_hungry(left: Starve, person: int, name: str) -> Option:
    label = Message("option-hungry", {"who": name})
    return Option(f"hungry {name}", GoHungry(person, left), label, (f"character-{name}",))


@cache
def lay_wood(count: int) -> Option:
    return Option(f"lay {count}", LayWood(count), Message("option-lay-wood", {"count": count}))


# Planning.


def action_name(kind: Kind, target: str) -> str:
    return f"{kind} {target}".strip()


@cache
def stack_name(kind: Kind, target: str) -> str:
    """What the first stack of an action is called."""
    return action_name(kind, target).replace(" ", "-")


def _parts(stack: str) -> tuple[str, str, int]:
    """What a stack is about, such as ``build-roof-2``: the action, its target, and which it is."""
    kind, _, rest = stack.partition("-")
    target, _, last = rest.rpartition("-")
    return (kind, target, int(last)) if last.isdecimal() else (kind, rest, 1)


@cache
def lead(who: str, begun: Lead, price: str) -> Option:
    """Somebody's pawn begins an action; the last words tell how it is paid, and with what aid.

    For Friday and companions their names stand before it.
    """
    name = action_name(begun.kind, begun.target)
    verb = "do" if who in CHARACTERS else who
    kind, target = begun.kind, begun.target
    paid, aid = price.removesuffix(begun.aid).rstrip() or "only", begun.aid or "none"
    label = Message(
        "option-do", {"who": who, "action": kind, "target": target, "price": paid, "aid": aid}
    )
    return Option(f"{verb} {name} {price}".rstrip(), begun, label, (name,))


@cache
def help_with(pawn: str, stack: str) -> Option:
    kind, target, number = _parts(stack)
    label = Message(
        "option-help", {"pawn": pawn, "action": kind, "target": target, "number": number}
    )
    return Option(f"add {pawn} {stack}", Help(pawn, stack), label, (f"pawn-{pawn}", stack))


@cache
def withdraw(pawn: str, stack: str) -> Option:
    kind, target, number = _parts(stack)
    label = Message(
        "option-withdraw", {"pawn": pawn, "action": kind, "target": target, "number": number}
    )
    return Option(f"take {pawn} {stack}", Withdraw(pawn, stack), label, (f"pawn-{pawn}", stack))


@cache
def use_with(extra: str, stack: str) -> Option:
    kind, target, number = _parts(stack)
    label = Message(
        "option-use-with", {"extra": extra, "action": kind, "target": target, "number": number}
    )
    return Option(f"with {extra} {stack}", UseWith(extra, stack), label, (extra, stack))


@cache
def ready(seat: int, is_ready: bool) -> Option:
    word = "ready" if is_ready else "wait"
    return Option(word, SayReady(seat, is_ready), Message(f"option-{word}"))


@cache
def build_now(built: BuildNow, price: str) -> Option:
    target, paid, aid = built.target, price or "only", built.aid or "none"
    label = Message(
        "option-build-now", {"action": "build", "target": target, "price": paid, "aid": aid}
    )
    words = f"build {target} {price} {built.aid}".split()
    return Option(" ".join(words), built, label, (target,))


@cache
def do(stack: str) -> Option:
    kind, target, number = _parts(stack)
    label = Message("option-do-next", {"action": kind, "target": target, "number": number})
    return Option(f"do {stack}", Do(stack), label, (stack,))


# Dice and fights.


@cache
def keep_roll(roll: Roll) -> Option:
    """The dice stay as they are."""
    return Option("keep", Settle(roll), Message("option-keep-roll"))


def rerolls(roll: Roll) -> list[Option]:
    """One of them is rolled again."""
    return [_reroll(die, roll) for die in roll.dice]


def _reroll(die: Die, roll: Roll) -> Option:
    label = Message(f"option-reroll-{die}")
    return Option(f"reroll {die}", Reroll(die, roll), label, (f"die-{die}",))


def rerolls_with(card: str, roll: Roll) -> list[Option]:
    """The same by means of a card or token."""
    return [_reroll_with(card, die, roll) for die in roll.dice]


@cache
def _reroll_with(card: str, die: Die, roll: Roll) -> Option:
    label = Message("option-reroll-with", {"card": card, "die": die})
    return Option(f"reroll {die} {card}", RerollWith(card, die, roll), label, (card, f"die-{die}"))


@cache
def clash(battle: Battle) -> Option:
    return Option("fight", Clash(battle), Message("option-fight"))


@cache
def arm(card: str, bonus: int, battle: Battle) -> Option:
    label = Message("option-arm", {"card": card, "bonus": bonus})
    return Option(f"use {card}", Arm(card, bonus, battle), label, (card,))


@cache
def frenzy(bonus: int, battle: Battle) -> Option:
    label = Message("option-ability", {"ability": "frenzy"})
    return Option("use frenzy", Arm("frenzy", bonus, battle), label, ("ability-frenzy",))


@cache
def arm_all(card: str, fight: AnimalsFight) -> Option:
    """Against the hungry animals."""
    label = Message("option-arm-all", {"card": card})
    return Option(f"use {card}", ArmAll(card, fight), label, (card,))


@cache
def arm_one(card: str, person: int, name: str, fight: AnimalsFight) -> Option:
    """Against them, what serves one person only."""
    label = Message("option-arm-one", {"card": card, "who": name})
    step = ArmAll(card, fight, person)
    return Option(f"use {card} {name}", step, label, (card, f"character-{name}"))


@cache
def stand(fight: AnimalsFight) -> Option:
    return Option("fight", AnimalsClash(fight), Message("option-fight"))


@cache
def spare(card: str, battle: Battle) -> Option:
    label = Message("option-spare", {"card": card})
    return Option(f"use {card}", Spare(card, battle), label, (card,))


@cache
def brandish(card: str, check: IfWeapon) -> Option:
    """Where a card asks for a weapon."""
    label = Message("option-brandish", {"card": card})
    return Option(f"use {card}", Brandish(card, check), label, (card,))


@cache
def rage(check: IfWeapon) -> Option:
    label = Message("option-ability", {"ability": "frenzy"})
    return Option("use frenzy", Brandish("frenzy", check), label, ("ability-frenzy",))


@cache
def do_without(check: IfWeapon) -> Option:
    return Option("go-on", Way("go-on", check.otherwise), Message("option-go-on"))


# Mysteries.


@cache
def draw_on(more: TurnMystery) -> Option:
    return Option("draw", more, Message("option-draw-on"))


@cache
def undergo(card: str) -> Option:
    return Option("go-on", Undergo(card), Message("option-go-on"))


@cache
def ignore_mystery(means: str, card: str) -> Option:
    label = Message("option-ignore", {"card": card, "means": means})
    return Option(f"use {means}", IgnoreMystery(card, means), label, (means,))


# Powers.


@cache
def power(seat: int, card: str) -> Option:
    return Option(
        f"use {card}", UsePower(seat, card), Message("option-use", {"card": card}), (card,)
    )


@cache
def ability(seat: int, word: str) -> Option:
    label = Message("option-ability", {"ability": word})
    return Option(f"use {word}", UseAbility(seat, word), label, (f"ability-{word}",))
