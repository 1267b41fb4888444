"""The night phase: eating, moving the camp, sleeping, spoiling."""

from ....kernel import Decision, Message
from .. import answers
from ..facts import TILES
from ..items import has
from ..land import name, near, sheltered
from ..people import suffer_disease, wound
from ..scenes import open_scene
from ..state import NOWHERE, Camp, Goods, Scene, rules
from ..steps import AskCampMove, Eat, GoHungry, MoveCampTo, NightPhase, Pause, Sleep, Starve
from ..stores import discard
from .rounds import happen_later
from .weather import in_camp

ASK_HUNGRY, ASK_CAMP = Message("ask-hungry"), Message("ask-camp")
HUNGER = 2
"""The wounds of who eats nothing."""
BOXES, BARREL = "mystery-boxes", "mystery-barrel"
BARREL_HOLDS = 2


@rules.happens(NightPhase)
def night_phase(camp: Camp, step: NightPhase) -> None:
    camp.phase = "night"
    open_scene(camp, Scene(camp.first), Pause(), Eat(), AskCampMove(), Sleep())
    happen_later(camp, "night")
    suffer_disease(camp)


# Eating.


@rules.happens(Eat)
def eat(camp: Camp, step: Eat) -> None:
    """Whoever is outside eats from the own pack. Weakness makes all eat more."""
    for person in range(camp.seats):
        if camp.people[person].outside is not None:
            eat_outside(camp, person)
    eaters = len(in_camp(camp))
    if "food" in camp.tokens["night"]:
        camp.tokens["night"].remove("food")
        camp.push(Starve(discard(camp, Goods(food=eaters)), 1))
    camp.push(Starve(discard(camp, Goods(food=eaters)), HUNGER))


def eat_outside(camp: Camp, person: int) -> None:
    pack = camp.people[person].pack
    if pack.food:
        camp.people[person].pack = pack - Goods(food=1)
    elif pack.rations:
        camp.people[person].pack = pack - Goods(rations=1)
    else:
        wound(camp, person, HUNGER)


@rules.asks(Starve)
def choose_hungry(camp: Camp, step: Starve) -> tuple[Decision, ...]:
    """The players choose who eats nothing."""
    if not step.meals:
        return ()
    options = [
        answers.go_hungry(Starve(step.meals, step.wounds), person, camp.people[person].name)
        for person in in_camp(camp)
        if not camp.people[person].hungry
    ]
    return (Decision(camp.first, ASK_HUNGRY, tuple(options)),)


@rules.happens(Starve)
def all_have_eaten(camp: Camp, step: Starve) -> None:
    for person in camp.people:
        person.hungry = False


@rules.happens(GoHungry)
def go_hungry(camp: Camp, step: GoHungry) -> None:
    camp.people[step.person].hungry = True
    camp.push(Starve(step.left.meals - 1, step.left.wounds))
    wound(camp, step.person, step.left.wounds)


# Moving the camp.


@rules.asks(AskCampMove)
def ask_camp_move(camp: Camp, step: AskCampMove) -> tuple[Decision, ...]:
    """To a neighbouring tile, if the players like."""
    tiles = near(camp, camp.camp)
    if not tiles:
        return ()
    moves = [answers.choose(name(tile), MoveCampTo()) for tile in tiles]
    return (Decision(camp.first, ASK_CAMP, (answers.STAY, *moves)),)


# Sleeping.


@rules.happens(Sleep)
def sleep(camp: Camp, step: Sleep) -> None:
    """Without a shelter it is a hard night. What is left of the food spoils."""
    for person in range(camp.seats):
        if _sleeps_badly(camp, person):
            wound(camp, person, 1)
    spoil(camp)


def _sleeps_badly(camp: Camp, person: int) -> bool:
    place = camp.people[person].outside
    if place is None:
        return not sheltered(camp)
    return place == NOWHERE or not _has_cave(camp, place)


def _has_cave(camp: Camp, place: int) -> bool:
    tile = camp.spaces[place].tile
    return bool(tile) and TILES[tile].shelter


def spoil(camp: Camp) -> None:
    """Rations do not, nor anything in a cellar or in boxes; a barrel keeps a little."""
    cards = [kept.card for kept in camp.kept if kept.card != BARREL or not kept.uses]
    if has(camp, "cellar") or BOXES in cards:
        return
    kept = BARREL_HOLDS if BARREL in cards else 0
    discard(camp, Goods(food=max(camp.available.food - kept, 0)))
