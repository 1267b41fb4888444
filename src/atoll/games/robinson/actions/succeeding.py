"""What building, gathering and exploring bring when they succeed."""

from ..camp.items import finish_item, invention, owner
from ..camp.kept import part_with
from ..camp.levels import build_shelter
from ..camp.stores import gain, gathered, pay
from ..decks.piles import draw, leave_on_top, look
from ..effects.beasts import beast_comes
from ..effects.island import settle_marker
from ..facts import LEVELS, TILES
from ..land.tiles import lay, number_totem, picture, yields
from ..land.tokens import wear_off
from ..people.spirits import encourage
from ..planning.deeds import TREASURE_MAP, is_special, thing, where
from ..planning.paying import BURDEN, ONE_WOOD, take_back
from ..planning.placing import BAGS
from ..scenarios.frame import scenario
from ..scenes import side
from ..state import Camp, Stack, rules
from ..steps import Ask, LayTile, Succeed, TakeTile
from ..vocabulary import DrawDiscoveries, DrawMysteries, Raise

PRIDE = 2
"""The determination of whoever builds the own invention."""


@rules.happens(Succeed)
def succeed(camp: Camp, step: Succeed) -> None:
    stack = camp.scene.stack
    assert stack is not None
    if is_special(camp, stack.target):
        scenario(camp).succeeds(camp, stack)
        return
    match stack.kind:
        case "build":
            build(camp, stack)
        case "gather":
            gather(camp, stack)
        case "explore":
            explore(camp, stack)
        case _:
            raise AssertionError(f"{stack.kind} needs no success")


# Building.


def build(camp: Camp, stack: Stack) -> None:
    """What is no longer needed is not built, and what was laid comes back."""
    if not is_needed(camp, thing(stack.target)):
        take_back(camp, stack)
        camp.tell("needless", item=thing(stack.target))
        return
    lift_burden(camp, stack)
    match stack.target:
        case "shelter":
            build_shelter(camp)
        case "roof" | "palisade" | "weapon" as level:
            camp.push(Raise(level))
        case target:
            build_item(camp, thing(target))


def is_needed(camp: Camp, target: str) -> bool:
    """Not what a card has built since, nor what the scenario has enough of."""
    is_there = target in LEVELS or target == "shelter" or target in camp.board
    return is_there and scenario(camp).may_build(camp, target)


def build_item(camp: Camp, item: str) -> None:
    """Whoever builds the own invention is proud of it. One on a tile is told when it is laid."""
    if owner(camp, item) == camp.scene.actor:
        encourage(camp, camp.scene.actor, PRIDE)
    finish_item(camp, item)
    card = invention(camp, item)
    if not card.on_tiles:
        camp.tell("built", item=item)
    camp.push_all(*card.at_once)


def lift_burden(camp: Camp, stack: Stack) -> None:
    """Extra wood was laid; or the token has passed on from an action that failed."""
    if "wood" not in camp.tokens["build"] or not stack.paid.wood:
        return
    if BURDEN in stack.extras:
        wear_off(camp, "build", "wood")
    elif camp.available.wood and not any(BURDEN in each.extras for each in camp.plan):
        pay(camp, ONE_WOOD)
        wear_off(camp, "build", "wood")


# Gathering.


def gather(camp: Camp, stack: Stack) -> None:
    """One of what the source gives, one more with a token, and one with each bag."""
    space = camp.spaces[where(stack.target)]
    source = picture(space, side(camp))
    bags = [extra for extra in stack.extras if extra in BAGS]
    gain(camp, gathered(source, yields(space, source) + len(bags)))


# Exploring.


def explore(camp: Camp, stack: Stack) -> None:
    if stack.target == TREASURE_MAP:
        part_with(camp, TREASURE_MAP)
        camp.push(DrawMysteries(treasures=2))
    elif (choice := scenario(camp).tiles_to_choose_from(camp)) > 1:
        tiles = tuple(look(camp, camp.tiles, choice))
        camp.push(Ask("ask-tile-to-lay", tiles, TakeTile(), by="actor"))
    else:
        camp.push(LayTile())


@rules.happens(TakeTile)
def take_tile(camp: Camp, step: TakeTile) -> None:
    leave_on_top(camp, camp.tiles, step.thing)
    camp.push(LayTile())


@rules.happens(LayTile)
def lay_tile(camp: Camp, step: LayTile) -> None:
    """Then come the terrain, the beast, the totem and the discoveries, in this order."""
    stack = camp.scene.stack
    assert stack is not None
    drawn = draw(camp, camp.tiles)
    assert drawn is not None
    at = where(stack.target)
    lay(camp, at, int(drawn))
    tile = TILES[int(drawn)]
    scenario(camp).tile_laid(camp, at)
    if tile.discoveries:
        camp.push(DrawDiscoveries(tile.discoveries))
    if tile.totem:
        number_totem(camp, at, scenario(camp).totem_found(camp, at))
    if "beast" in (tile.left, tile.right):
        beast_comes(camp)
    settle_marker(camp, at)
