"""What everybody may see of the table, put together from nothing. Nobody has secrets here."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import Message
from .camp.items import owner, to_be_built
from .cards.events import EVENTS
from .cards.inventions import INVENTIONS
from .cards.kinds import NOTHING, Effects, Need
from .cards.wrecks import WRECKS
from .decks.piles import ALL_ADVENTURES, back
from .facts import (
    LEVELS,
    SKILLS,
    SPACE,
    SPACES,
    TILES,
    Animals,
    Die,
    Kind,
    Level,
    Phase,
    Terrain,
    WeatherDie,
)
from .land.sky import totems
from .land.tiles import all_covered
from .options import Options
from .planning.deeds import Menu, menu
from .planning.stacks import free_pawns, is_complete, is_sure, kinds_for, pawns_of, sizes
from .scenarios.frame import named, scenario
from .scenarios.goals import Goal
from .state import (
    NOBODY,
    NOWHERE,
    Camp,
    Deed,
    Goods,
    Kept,
    Later,
    Person,
    Pile,
    Space,
    Stack,
    Threat,
    in_force,
)
from .steps import Battle, Plan, Roll
from .vocabulary import Determination, Gain, Morale
from .who import is_here


class PersonSeen(Struct, frozen=True):
    """A character by seat, a companion, or Friday."""

    name: str
    wounds: int
    determination: int
    pawns: int
    free: int
    """How many of the pawns do not stand on an action."""
    used: tuple[str, ...]
    scars: tuple[str, ...]
    outside: str | None
    """Where the night is spent, if not in the camp."""
    pack: Goods
    sheet: tuple[str, ...]
    """What else lies on the sheet of somebody outside the camp."""
    marks: int
    """Black markers of a disease."""
    deaf: tuple[int, ...]
    """The wounds whose arrows no longer cost morale."""
    rules: tuple[str, ...]
    """What is different for this person in this round."""
    away: bool
    """Not in the camp yet, and beyond everybody's reach."""
    kinds: tuple[Kind, ...]
    """The actions in which the pawns may take part in this round."""


class SpaceSeen(Struct, frozen=True):
    name: str
    tile: int
    terrain: Terrain | None
    left: str | None
    right: str | None
    shelter: bool
    totem: int
    unnumbered: bool
    """The token with the number of its totem was discarded when the tile was turned down."""
    face_down: bool
    tokens: tuple[str, ...]
    covered: tuple[str, ...]
    landmark: str
    """What else is to be seen there in this scenario, such as ``volcano``."""


class NeedSeen(Struct, frozen=True, omit_defaults=True):
    """What has to be there for an action; of several needs any one is enough."""

    item: str = ""
    weapon: int = 0
    wood: int = 0
    food: int = 0
    fur: int = 0


class StackSeen(Struct, frozen=True):
    """Pawns on an action; the first of them acts."""

    name: str
    kind: str
    target: str
    pawns: tuple[str, ...]
    paid: Goods
    extras: tuple[str, ...]
    sizes: tuple[int, ...]
    """The numbers of pawns that it may have."""
    complete: bool
    sure: bool
    """Whether it succeeds without dice."""


class DeedSeen(Struct, frozen=True):
    """Something that can be planned."""

    kind: str
    target: str
    sizes: tuple[int, ...]
    dice: bool
    """Whether with the smallest number of pawns dice are rolled."""
    needs: tuple[NeedSeen, ...]
    leader: int | None
    """Who alone can lead it."""
    by_two: bool
    """The pawns belong to two people."""
    most: int
    """How many stacks may do it in one round."""


class RewardSeen(Struct, frozen=True):
    """What dealing with a threat brings."""

    determination: int
    morale: int
    goods: Goods
    more: bool
    """Whether that is not all."""


class TraceSeen(Struct, frozen=True):
    """What a threat has brought about, and is still so."""

    part: str
    """What it has covered on a tile or space; or the ``tile`` that it has turned down, or the level
    that has fallen, of the roof or the palisade."""
    space: str = ""


class ThreatSeen(Struct, frozen=True):
    """A card in a threat space, with what deals with it."""

    card: str
    traces: tuple[TraceSeen, ...]
    sizes: tuple[int, ...]
    """The numbers of pawns that it may take."""
    needs: tuple[NeedSeen, ...]
    by_two: bool
    """The pawns belong to two people."""
    rewards: tuple[RewardSeen, ...]
    """By number of pawns."""


class RollSeen(Struct, frozen=True):
    """What the dice of an action show, while one of them may be rolled again."""

    success: bool
    wound: bool
    adventure: bool
    dice: tuple[Die, ...]
    """Those that were rolled."""


class BattleSeen(Struct, frozen=True):
    """A fight, while weapons may be used in it."""

    strength: int
    bonus: int
    """What temporary weapons add."""
    cost: int
    """By how many levels the weapon falls."""


class SkySeen(Struct, frozen=True):
    """The weather of this round, as far as it is known."""

    tokens: tuple[str, ...]
    rolled: bool
    rain: int
    snow: int
    animals: tuple[Animals, ...]
    """What the dice of the hungry animals show and has not come to pass yet."""
    due: tuple[WeatherDie, ...]
    """The dice that the scenario has for this round."""


class DeckSeen(Struct, frozen=True):
    """How many cards there are, and those that are known, from the top and from the bottom."""

    count: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    back: str = ""
    """In the event deck, from which deck the top card comes: the backs are different."""


class LaterSeen(Struct, frozen=True):
    """What a card still has in store for somebody."""

    card: str
    who: str
    when: Literal["round", "night"]
    """When the next round begins, or in the night."""


class InventionSeen(Struct, frozen=True):
    name: str
    owner: int | None
    terrains: tuple[Terrain, ...]
    items: tuple[str, ...]
    needs: tuple[NeedSeen, ...]
    possible: bool
    """Whether its terrains are explored, the items for it are there, and it is time for it."""


class Board(Struct, frozen=True, kw_only=True):
    """The table."""

    options: Options
    round: int
    rounds: int
    phase: Phase
    first: int
    people: tuple[PersonSeen, ...]
    """By seat, and then companions and Friday."""
    goal: Goal
    progress: tuple[Message, ...]
    """The same in words."""
    mouths: int
    """How many must eat every night besides the characters."""
    spaces: tuple[SpaceSeen, ...]
    camp: str
    shortcut: str | None
    available: Goods
    future: Goods
    morale: int
    shelter: bool
    levels: dict[Level, int]
    tokens: dict[str, tuple[str, ...]]
    laid: tuple[str, ...]
    """What was laid in this action phase, such as ``build reroll``; it works when that is over."""
    rules: tuple[str, ...]
    """What is different in this round for everybody."""
    laters: tuple[LaterSeen, ...]
    threats: tuple[ThreatSeen | None, ...]
    inventions: tuple[InventionSeen, ...]
    items: tuple[str, ...]
    future_items: tuple[str, ...]
    turned_back: tuple[str, ...]
    marked: tuple[str, ...]
    kept: tuple[Kept, ...]
    future_finds: tuple[str, ...]
    future_treasures: tuple[str, ...]
    sky: SkySeen
    decks: dict[str, DeckSeen]
    waiting: tuple[str, ...]
    """The adventures and mysteries in the event deck: all have seen them go there, but not where
    they lie."""
    mystery_discards: tuple[str, ...]
    invention_discards: tuple[str, ...]
    beside: str
    """The beast that waits beside the event deck: ``unknown`` if nobody has looked at it."""
    card: str
    """The card that is being carried out."""
    half: str
    """Which part of it, by the keys of its texts; nothing if there is only one."""
    roll: RollSeen | None
    battle: BattleSeen | None
    plan: tuple[StackSeen, ...]
    deeds: tuple[DeedSeen, ...]
    ready: tuple[bool, ...]
    changes: tuple[int, ...]
    """By seat, how often something may still be taken back in this planning."""


def see(camp: Camp) -> Board:
    planning = isinstance(camp.step, Plan)
    possible = menu(camp) if planning else {}
    return Board(
        options=camp.options,
        round=camp.round,
        rounds=rounds(camp),
        phase=camp.phase,
        first=camp.first,
        people=tuple([_person(camp, each) for each in range(len(camp.people))]),
        goal=deepcopy(camp.goal),
        progress=tuple(scenario(camp).progress(camp)),
        mouths=scenario(camp).mouths(camp),
        spaces=tuple([_space(camp, at) for at in range(len(camp.spaces))]),
        camp=SPACES[camp.camp],
        shortcut=None if camp.shortcut == NOWHERE else SPACES[camp.shortcut],
        available=camp.available,
        future=camp.future,
        morale=camp.morale,
        shelter=camp.shelter,
        levels={level: camp.levels[level] for level in LEVELS},
        tokens={place: tuple(tokens) for place, tokens in sorted(camp.tokens.items())},
        laid=tuple(camp.laid),
        rules=_rules(camp, NOBODY),
        laters=tuple([_later(camp, each) for each in camp.laters]),
        threats=tuple([None if each is None else _threat(camp, each) for each in camp.threats]),
        inventions=_inventions(camp),
        items=tuple(camp.items),
        future_items=tuple(camp.future_items),
        turned_back=tuple(camp.turned_back),
        marked=tuple(camp.marked),
        kept=tuple(camp.kept),
        future_finds=tuple(camp.future_finds),
        future_treasures=tuple(camp.future_treasures),
        sky=_sky(camp),
        decks=_decks(camp),
        waiting=_waiting(camp),
        mystery_discards=tuple(camp.mystery_discards),
        invention_discards=tuple(camp.invention_discards),
        beside=_beside(camp),
        card=camp.scene.card if camp.scenes else "",
        half=_half(camp) if camp.scenes else "",
        roll=_roll(camp),
        battle=_battle(camp),
        plan=tuple([_stack(camp, stack, possible) for stack in camp.plan]),
        deeds=tuple([_deed(each) for each in possible.values()]),
        ready=tuple(camp.ready),
        changes=tuple(camp.changes),
    )


def rounds(camp: Camp) -> int:
    return scenario(camp).rounds


def piles(camp: Camp) -> dict[str, Pile]:
    """All decks and stacks."""
    return {
        "events": camp.event_deck,
        **{skill: camp.adventures[skill] for skill in SKILLS},
        "mysteries": camp.mysteries,
        "beasts": camp.beasts,
        "hunting": camp.hunting,
        "inventions": camp.inventions,
        "tiles": camp.tiles,
        "finds": camp.finds,
        "supplies": camp.supplies,
    }


def _decks(camp: Camp) -> dict[str, DeckSeen]:
    seen = {name: _deck(pile) for name, pile in piles(camp).items()}
    if camp.event_deck.cards:
        seen["events"] = replace(seen["events"], back=back(camp.event_deck.cards[-1]))
    return seen


def _waiting(camp: Camp) -> tuple[str, ...]:
    return tuple(sorted([card for card in camp.event_deck.cards if card not in EVENTS]))


def _deck(pile: Pile) -> DeckSeen:
    top = pile.cards[: -pile.known - 1 : -1]
    return DeckSeen(len(pile.cards), tuple(top), tuple(pile.cards[: pile.bottom]))


def _beside(camp: Camp) -> str:
    """It lies face down, until somebody looks at it."""
    return camp.beside if camp.beside in camp.notes or not camp.beside else "unknown"


def _sky(camp: Camp) -> SkySeen:
    sky = camp.sky
    due = scenario(camp).dice(camp.round, totems(camp))
    return SkySeen(tuple(sky.tokens), sky.rolled, sky.rain, sky.snow, tuple(sky.animals), due)


def _rules(camp: Camp, who: int) -> tuple[str, ...]:
    words = [rule.word for rule in camp.rules_of_round if rule.who == who]
    return tuple([word for word in dict.fromkeys(words) if in_force(camp, word, who)])


def _later(camp: Camp, later: Later) -> LaterSeen:
    who = camp.people[later.actor].name if is_here(camp, later.actor) else ""
    return LaterSeen(later.card, who, later.when)


def _person(camp: Camp, number: int) -> PersonSeen:
    person: Person = camp.people[number]
    outside = None if person.outside is None else _place(person.outside)
    return PersonSeen(
        name=person.name,
        wounds=person.wounds,
        determination=person.determination,
        pawns=pawns_of(camp, number),
        free=free_pawns(camp, number),
        used=tuple(person.used),
        scars=tuple(person.scars),
        outside=outside,
        pack=person.pack,
        sheet=tuple(person.sheet),
        marks=person.marks,
        deaf=tuple(person.deaf),
        rules=_rules(camp, number),
        away=person.away,
        kinds=kinds_for(camp, number),
    )


def _place(space: int) -> str:
    return "open" if space == NOWHERE else SPACES[space]


def _space(camp: Camp, at: int) -> SpaceSeen:
    space: Space = camp.spaces[at]
    tile = TILES[space.tile] if space.tile else None
    return SpaceSeen(
        name=SPACES[at],
        tile=space.tile,
        terrain=tile.terrain if tile else None,
        left=tile.left if tile else None,
        right=tile.right if tile else None,
        shelter=tile is not None and tile.shelter,
        totem=space.totem,
        unnumbered=space.unnumbered,
        face_down=space.face_down,
        tokens=tuple(space.tokens),
        covered=all_covered(camp, at),
        landmark=scenario(camp).landmark(camp, at),
    )


def _stack(camp: Camp, stack: Stack, possible: Menu) -> StackSeen:
    return StackSeen(
        name=stack.name,
        kind=stack.kind,
        target=stack.target,
        pawns=tuple(stack.pawns),
        paid=stack.paid,
        extras=tuple(stack.extras),
        sizes=sizes(camp, stack, possible),
        complete=is_complete(camp, stack, possible),
        sure=is_sure(camp, stack, possible) if possible else stack.sure,
    )


def _deed(deed: Deed) -> DeedSeen:
    return DeedSeen(
        kind=deed.kind,
        target=deed.target,
        sizes=deed.sizes,
        dice=deed.dice,
        needs=_needs(deed.needs),
        leader=deed.leader,
        by_two=deed.by_two,
        most=deed.most,
    )


@cache
def _needs(needs: tuple[Need, ...]) -> tuple[NeedSeen, ...]:
    return tuple([NeedSeen(*need) for need in needs])


def _inventions(camp: Camp) -> tuple[InventionSeen, ...]:
    possible, scenario = to_be_built(camp), camp.options.scenario
    return tuple(
        [_invention(name, scenario, owner(camp, name), name in possible) for name in camp.board]
    )


@cache
def _invention(name: str, scenario: str, owner: int | None, possible: bool) -> InventionSeen:
    card = INVENTIONS[name] if name in INVENTIONS else named(scenario).inventions[name]
    return InventionSeen(name, owner, card.terrains, card.items, _needs(card.prices), possible)


# Threats.


def _threat(camp: Camp, threat: Threat) -> ThreatSeen:
    card = threat.card
    if card in WRECKS:
        wreck = WRECKS[card]
        both = (_reward(wreck.one), _reward(wreck.two))
        return ThreatSeen(card, (), (1, 2), _needs((NOTHING,)), by_two=False, rewards=both)
    remedy, traces = EVENTS[card].remedy, tuple(_traces(camp, card))
    reward = (_reward(remedy.reward),)
    return ThreatSeen(card, traces, (remedy.pawns,), _needs(remedy.needs), remedy.by_two, reward)


def _traces(camp: Camp, card: str) -> Iterator[TraceSeen]:
    """Of what the card remembers something may have been undone by other means."""
    for word in camp.notes.get(card, ()):
        if word in ("roof", "palisade"):
            yield TraceSeen(word)
            continue
        place, _, part = word.partition("-")
        space = camp.spaces[SPACE[place]]
        if part in space.covered:
            yield TraceSeen(part, place)
        elif not part and space.face_down:
            yield TraceSeen("tile", place)


def _reward(effects: Effects) -> RewardSeen:
    """What of it can be said in numbers."""
    determination = morale = 0
    goods, more = Goods(), False
    for effect in effects:
        match effect:
            case Determination(count, "actor"):
                determination += count
            case Morale(by):
                morale += by
            case Gain(wood, food, rations, fur, a_player=False):
                goods += Goods(wood, food, rations, fur)
            case _:
                more = True
    return RewardSeen(determination, morale, goods, more)


# What is going on.


def _half(camp: Camp) -> str:
    """An event strikes in the course of another; what comes back as an event is the lower half."""
    scene = camp.scene
    if scene.card in WRECKS and scene.stack is not None:
        return "two" if len(scene.stack.pawns) > 1 else "one"
    if scene.card in EVENTS:
        if scene.stack is not None:
            return "reward"
        return "threat" if len(camp.scenes) > 1 else "event"
    comes_back = camp.phase == "event" and len(camp.scenes) == 1
    if scene.card in ALL_ADVENTURES:
        return "event" if comes_back else "upper"
    return "event" if comes_back and scene.card.startswith("mystery-") else ""


def _roll(camp: Camp) -> RollSeen | None:
    step = camp.step
    if not isinstance(step, Roll):
        return None
    return RollSeen(step.success, step.wound, step.adventure, step.dice)


def _battle(camp: Camp) -> BattleSeen | None:
    step = camp.step
    return BattleSeen(step.strength, step.bonus, -step.weapon) if isinstance(step, Battle) else None
