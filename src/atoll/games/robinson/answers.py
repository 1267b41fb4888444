"""The options that somebody can be offered, made once and kept."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from ...kernel import Answer, Nothing, Option, Step, option
from . import grammar
from .arguments import Arrow, Deed, Spot, Stack, stack_called
from .facts import CHARACTERS, SPACE, TILES, Kind
from .grammar import Purpose
from .steps import (
    ActAs,
    AnimalsClash,
    AnimalsFight,
    Arm,
    ArmAll,
    Battle,
    Brandish,
    BuildNow,
    CalmAnimals,
    Clash,
    Do,
    EncouragePerson,
    Exhaust,
    GoHungry,
    HealPerson,
    Help,
    IgnoreArrow,
    IgnoreMystery,
    Infect,
    KeepFind,
    LayWood,
    Lead,
    MarkItem,
    OpenBackpack,
    Peek,
    Pen,
    PickIdea,
    PickTile,
    Produce,
    PutBeastOnTop,
    PutTileOnTop,
    Reroll,
    RerollWith,
    ReturnInvention,
    ReturnItem,
    Roll,
    RollAnimals,
    SayReady,
    Settle,
    Spare,
    Starve,
    TakeCharacter,
    TakeInvention,
    TakeItem,
    TakeOff,
    TakeTile,
    Targeted,
    TurnBack,
    TurnMystery,
    Undergo,
    UseAbility,
    UsePower,
    UseShortcut,
    UseWith,
    Wield,
    Withdraw,
)
from .vocabulary import Determination, Heal, IfWeapon, Way

GO_ON = option(grammar.GoOn(), Nothing())
ENOUGH = option(grammar.Enough(), Nothing())
STAY = option(grammar.Stay(), Nothing())


@cache
def character(seat: int, name: str) -> Option:
    return option(grammar.Be(name), TakeCharacter(seat, name))


# Choosing.


def _spot(thing: str) -> Answer:
    space, _, part = thing.partition("-")
    return grammar.ChoosePart(Spot(space, part))


def _arrow(thing: str) -> Answer:
    who, _, wound = thing.partition("-")
    return grammar.ChooseArrow(Arrow(who, int(wound)))


def _tile(thing: str) -> Answer:
    return grammar.ChooseTile(int(thing))


def _place(thing: str) -> Answer:
    return grammar.ChooseSpace(thing) if thing in SPACE else grammar.Choose(thing)


CHOSEN: dict[type[Targeted], Callable[[str], Answer]] = {
    **dict.fromkeys((Exhaust, Pen, TakeOff, UseShortcut), _spot),
    **dict.fromkeys((PickTile, PutTileOnTop, TakeTile), _tile),
    **dict.fromkeys((ActAs, EncouragePerson, HealPerson, Infect), grammar.ChoosePerson),
    **dict.fromkeys((KeepFind, PutBeastOnTop, Wield), grammar.ChooseCard),
    **dict.fromkeys((MarkItem, PickIdea, ReturnInvention, ReturnItem), grammar.ChooseItem),
    **dict.fromkeys((TakeInvention, TakeItem, TurnBack), grammar.ChooseItem),
    **dict.fromkeys((CalmAnimals, Peek, RollAnimals), grammar.Choose),
    IgnoreArrow: _arrow,
}
"""By effect, what answers name for it; all others are about a space."""
ABOUT: dict[type[Targeted], str] = {CalmAnimals: "animals", RollAnimals: "animals", Peek: "peek"}


@cache
def choose(thing: str, effect: Targeted) -> Option:
    """A thing for an effect."""
    answer = CHOSEN.get(type(effect), _place)(thing)
    step = replace(effect, thing=thing)
    match answer:
        case grammar.ChooseTile(tile):
            terrain, left, right, *_ = TILES[tile]
            return option(answer, step, terrain=terrain, left=left, right=right)
        case grammar.Choose():
            about = ABOUT.get(type(effect), "night")
            return option(answer, step, thing, about=about, card="none")
        case _:
            return option(answer, step)


@cache
def way(card: str, way: Way) -> Option:
    """Of a card, or one of the few that belong to none."""
    pieces = (card,) if card else ()
    return option(grammar.Choose(way.word), way, *pieces, about="way", card=card or "none")


# Phases.

HIGH_MORALE = (
    option(grammar.Determination(), Determination(2, "first")),
    option(grammar.Heal(), Heal(1, "first")),
)


@cache
def produce(wood: int, food: int) -> Option:
    return option(grammar.Produce(wood, food), Produce(wood, food))


@cache
def go_hungry(left: Starve, person: int, name: str) -> Option:
    return option(grammar.Hungry(name), GoHungry(person, left))


@cache
def lay_wood(count: int) -> Option:
    return option(grammar.Lay(count), LayWood(count))


# Planning.


@cache
def stack_name(kind: Kind, target: str, number: int = 1) -> str:
    """What a stack for an action is called."""
    return str(Stack(kind, target, number))


@cache
def lead(who: str, begun: Lead, price: str | None) -> Option:
    """Somebody's pawn begins an action; its price is called only where there are several."""
    deed, aid = Deed(begun.kind, begun.target), begun.aid or None
    if who in CHARACTERS:
        return option(grammar.Do(deed, price, aid), begun, who=who, asked="plan")
    return option(grammar.Send(who, deed, price, aid), begun)


@cache
def help_with(pawn: str, stack: str) -> Option:
    return option(grammar.Add(pawn, stack_called(stack)), Help(pawn, stack))


@cache
def withdraw(pawn: str, stack: str) -> Option:
    return option(grammar.Take(pawn, stack_called(stack)), Withdraw(pawn, stack))


@cache
def use_with(extra: str, stack: str) -> Option:
    return option(grammar.With(extra, stack_called(stack)), UseWith(extra, stack))


@cache
def ready(seat: int, is_ready: bool) -> Option:
    return option(grammar.Ready() if is_ready else grammar.Wait(), SayReady(seat, is_ready))


@cache
def build_now(built: BuildNow, price: str | None) -> Option:
    answer = grammar.Build(built.target, price, built.aid or None)
    return option(answer, built, action="build")


@cache
def do(stack: str, who: str) -> Option:
    """A stack is carried out whose leader this is; some are called like the action itself."""
    chosen = stack_called(stack)
    if chosen.target or chosen.number > 1:
        return option(grammar.DoNext(chosen), Do(stack), who=who)
    answer = grammar.Do(Deed(chosen.action), None, None)
    return option(answer, Do(stack), who=who, asked="order")


# Dice and fights.


@cache
def keep_roll(roll: Roll) -> Option:
    """The dice stay as they are."""
    return option(grammar.Keep(), Settle(roll))


def rerolls(roll: Roll) -> list[Option]:
    """One of them is rolled again."""
    return [option(grammar.Reroll(die), Reroll(die, roll)) for die in roll.dice]


def rerolls_with(card: str, roll: Roll) -> list[Option]:
    """The same by means of a card or token."""
    return [option(grammar.RerollWith(die, card), RerollWith(card, die, roll)) for die in roll.dice]


@cache
def clash(battle: Battle) -> Option:
    return option(grammar.Fight(), Clash(battle))


def _wield(card: str, step: Step, purpose: Purpose, bonus: int = 0) -> Option:
    return option(grammar.Wield(card), step, purpose=purpose, bonus=bonus)


@cache
def arm(card: str, bonus: int, battle: Battle) -> Option:
    return _wield(card, Arm(card, bonus, battle), "arm", bonus)


@cache
def frenzy(bonus: int, battle: Battle) -> Option:
    return option(grammar.UseAbility("frenzy"), Arm("frenzy", bonus, battle))


@cache
def arm_all(card: str, fight: AnimalsFight) -> Option:
    """Against the hungry animals."""
    return _wield(card, ArmAll(card, fight), "protect")


@cache
def arm_one(card: str, person: int, name: str, fight: AnimalsFight) -> Option:
    """Against them, what serves one person only."""
    return option(grammar.Arm(card, name), ArmAll(card, fight, person))


@cache
def stand(fight: AnimalsFight) -> Option:
    return option(grammar.Fight(), AnimalsClash(fight))


@cache
def spare(card: str, battle: Battle) -> Option:
    return _wield(card, Spare(card, battle), "spare")


@cache
def brandish(card: str, check: IfWeapon) -> Option:
    """Where a card asks for a weapon."""
    return _wield(card, Brandish(card, check), "brandish")


@cache
def rage(check: IfWeapon) -> Option:
    return option(grammar.UseAbility("frenzy"), Brandish("frenzy", check))


@cache
def do_without(check: IfWeapon) -> Option:
    return option(grammar.GoOn(), Way("go-on", check.otherwise))


# Mysteries.


@cache
def draw_on(more: TurnMystery) -> Option:
    return option(grammar.Draw(), more)


@cache
def undergo(card: str) -> Option:
    return option(grammar.GoOn(), Undergo(card))


@cache
def ignore_mystery(means: str, card: str) -> Option:
    return option(grammar.Ignore(means), IgnoreMystery(card, means), mystery=card)


# Powers.

BACKPACK = "mystery-backpack"
OPEN_BACKPACK = option(grammar.Use(BACKPACK), OpenBackpack())


@cache
def power(seat: int, card: str) -> Option:
    return option(grammar.Use(card), UsePower(seat, card))


@cache
def ability(seat: int, word: str) -> Option:
    return option(grammar.UseAbility(word), UseAbility(seat, word))
