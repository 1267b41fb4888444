"""The night phase: eating, moving the camp, sleeping, spoiling."""

from ....kernel import Decision, Message
from .. import answers
from ..camp.items import has
from ..camp.kept import discard_kept
from ..camp.stores import discard, eat_from_pack
from ..decks.later import no_longer_wait
from ..land.tiles import camp_sites, lies, name, sheltered, tile
from ..land.tokens import take_all
from ..people.health import suffer_disease, wound
from ..powers.usable import anybody_can, anybody_can_heal
from ..scenarios.frame import scenario
from ..scenes import open_scene
from ..state import NOBODY, NOWHERE, Camp, Goods, Later, Scene, rules
from ..steps import (
    AskCampMove,
    Eat,
    GoHungry,
    MoveCampTo,
    NightFalls,
    NightPhase,
    Pause,
    Sleep,
    Spoil,
    Starve,
)
from ..who import characters, in_camp, is_here
from .rounds import enter

ASK_CAMP = Message("ask-camp")
HUNGER, WEAKNESS = 2, 1
"""The wounds of who eats nothing, and of who does not get more in weakness."""
BOXES, BARREL = "mystery-boxes", "mystery-barrel"
BARREL_HOLDS = 2


@rules.happens(NightPhase)
def night_phase(camp: Camp, step: NightPhase) -> None:
    """Between the steps there is a moment for healing."""
    enter(camp, "night")
    scenario(camp).night_falls(camp)
    open_scene(camp, Scene(camp.first), Pause(), Eat(), AskCampMove(), Sleep(), Spoil())
    if _something_is_due(camp):
        camp.push_all(Pause(), NightFalls())


def _something_is_due(camp: Camp) -> bool:
    marks = [person.marks for person in camp.people]
    return any(marks) or any(later.when == "night" for later in camp.laters)


@rules.happens(NightFalls)
def night_falls(camp: Camp, step: NightFalls) -> None:
    """What waits for whoever is outside, or comes in every night, remains."""
    due = [later for later in camp.laters if later.when == "night" and not _waits(camp, later)]
    over = [later for later in due if _is_over(camp, later)]
    no_longer_wait(camp, [later for later in due if not later.until or later in over])
    for later in over:
        discard_kept(camp, later.card)
    for later in reversed([later for later in due if later not in over]):
        is_outside = bool(later.outside) and _is_outside(camp, later.actor)
        effects = later.outside if is_outside else later.effects
        open_scene(camp, Scene(later.actor), *effects)
    suffer_disease(camp)


def _waits(camp: Camp, later: Later) -> bool:
    """It comes in the next night if whoever has brought it upon the camp is not there."""
    return not later.outside and not later.until and _is_outside(camp, later.actor)


def _is_over(camp: Camp, later: Later) -> bool:
    """There is what helps against it, or Friday had it and is dead."""
    return bool(later.until) and (has(camp, later.until) or not is_here(camp, later.actor))


def _is_outside(camp: Camp, person: int) -> bool:
    return is_here(camp, person) and camp.people[person].outside is not None


# Eating.


@rules.happens(Eat)
def eat(camp: Camp, step: Eat) -> None:
    """Whoever is outside eats from the own pack. Weakness and flu make all eat more; but first
    eat those who must not go hungry.
    """
    camp.tell("supper")
    rules_of_scenario = scenario(camp)
    if discard(camp, Goods(food=rules_of_scenario.mouths(camp))):
        rules_of_scenario.mouths_unfed(camp)
        return
    meals = [Starve(_meals_missing(camp, HUNGER), HUNGER)]
    meals += [Starve(_meals_missing(camp, WEAKNESS), WEAKNESS) for _ in camp.tokens["night"]]
    take_all(camp, "night")
    camp.push_all(*meals)


def _meals_missing(camp: Camp, wounds: int) -> int:
    """All eat once; how many meals are missing in the camp."""
    for person in characters(camp):
        if camp.people[person].outside is not None:
            eat_outside(camp, person, wounds)
    return discard(camp, Goods(food=len(in_camp(camp))))


def eat_outside(camp: Camp, person: int, wounds: int) -> None:
    if not eat_from_pack(camp.people[person]):
        starve(camp, person, wounds)


def starve(camp: Camp, person: int, wounds: int) -> None:
    """Whoever eats once is not hungry, only weak."""
    camp.tell("hungry", who=camp.people[person].name)
    wound(camp, person, wounds)
    if wounds == HUNGER:
        scenario(camp).goes_hungry(camp)


@rules.asks(Starve)
def choose_hungry(camp: Camp, step: Starve) -> tuple[Decision, ...]:
    """The players choose who eats nothing, unless nobody can eat."""
    left = _not_yet_hungry(camp)
    if not 0 < _missing(camp, step) < len(left):
        return ()
    options = [answers.go_hungry(step, person, camp.people[person].name) for person in left]
    prompt = Message("ask-hungry", {"count": _missing(camp, step), "wounds": step.wounds})
    return (Decision(camp.first, prompt, tuple(options)),)


def _missing(camp: Camp, step: Starve) -> int:
    """How many meals are missing, although something to eat may have turned up meanwhile."""
    return max(step.meals - camp.available.meals, 0)


def _not_yet_hungry(camp: Camp) -> list[int]:
    return [person for person in in_camp(camp) if not camp.people[person].hungry]


@rules.happens(Starve)
def all_have_eaten(camp: Camp, step: Starve) -> None:
    """All but those who go hungry."""
    missing = discard(camp, Goods(food=step.meals))
    for person in _not_yet_hungry(camp) if missing else ():
        starve(camp, person, step.wounds)
    for somebody in camp.people:
        somebody.hungry = False


@rules.happens(GoHungry)
def go_hungry(camp: Camp, step: GoHungry) -> None:
    camp.people[step.person].hungry = True
    camp.push(Starve(step.left.meals - 1, step.left.wounds))
    starve(camp, step.person, step.left.wounds)


# Moving the camp.


@rules.asks(AskCampMove)
def ask_camp_move(camp: Camp, step: AskCampMove) -> tuple[Decision, ...]:
    """To a neighbouring tile, if the players like."""
    moves = [answers.choose(name(tile), MoveCampTo()) for tile in camp_sites(camp)]
    return (Decision(camp.first, ASK_CAMP, (answers.STAY, *moves), always=anybody_can(camp)),)


# Sleeping.


@rules.happens(Sleep)
def sleep(camp: Camp, step: Sleep) -> None:
    """Without a shelter it is a hard night, after which somebody may still be healed."""
    badly = [person for person in characters(camp) if _sleeps_badly(camp, person)]
    if badly:
        camp.tell("hard-night")
    for person in badly:
        wound(camp, person, 1)
    if badly and anybody_can_heal(camp):
        camp.push(Pause())


def _sleeps_badly(camp: Camp, person: int) -> bool:
    place = camp.people[person].outside
    if place is None:
        return not sheltered(camp)
    return place == NOWHERE or not _has_cave(camp, place)


def _has_cave(camp: Camp, place: int) -> bool:
    return lies(camp.spaces[place]) and tile(camp.spaces[place]).shelter


# Spoiling.


@rules.happens(Spoil)
def spoil(camp: Camp, step: Spoil) -> None:
    """Rations do not, nor anything in a cellar or in boxes; a barrel keeps a little."""
    shared = [kept for kept in camp.kept if kept.user == NOBODY]
    cards = [kept.card for kept in shared if kept.card != BARREL or not kept.uses]
    if has(camp, "cellar") or BOXES in cards:
        return
    kept = BARREL_HOLDS if BARREL in cards else 0
    left = max(camp.available.food - kept, 0)
    if left:
        camp.tell("spoils")
    discard(camp, Goods(food=left))
