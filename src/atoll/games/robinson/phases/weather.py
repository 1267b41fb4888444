"""The weather phase: clouds, hungry animals, and the storm."""

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel import Decision, Message, Option
from .. import answers
from ..camp.items import has
from ..camp.kept import power_of, use
from ..camp.levels import lower_level
from ..camp.stores import discard
from ..facts import HUNGRY_BEAST
from ..land.sky import clear_weather_space, drive_away, next_animals, roll_weather
from ..people.health import wound, wound_all
from ..powers.usable import anybody_can_resist, at_hand, handy_weapons
from ..scenarios.frame import scenario
from ..scenes import ASK_PAUSE, open_scene
from ..state import Camp, Goods, Scene, rules
from ..steps import (
    AnimalsClash,
    AnimalsFight,
    ArmAll,
    BetweenAnimals,
    Clouds,
    HungryAnimals,
    Pause,
    Storm,
    WeatherPhase,
)
from ..who import in_camp
from .rounds import enter

ASK_ANIMALS = Message("ask-animals")


@rules.happens(WeatherPhase)
def weather_phase(camp: Camp, step: WeatherPhase) -> None:
    """A furnace melts a snow cloud."""
    enter(camp, "weather")
    roll_weather(camp)
    if has(camp, "furnace"):
        drive_away(camp, "snow")
    open_scene(camp, Scene(camp.first), Pause(), Clouds(), HungryAnimals(), Storm())


@rules.happens(Clouds)
def clouds(camp: Camp, step: Clouds) -> None:
    """Snow costs wood; and all clouds that the roof does not keep off cost food and wood."""
    sky, roof = camp.sky, camp.levels["roof"]
    if sky.rain or sky.snow:
        camp.tell("weather", rain=sky.rain, snow=sky.snow, roof=roof)
    demand(camp, Goods(wood=sky.snow))
    through = max(sky.rain + sky.snow - roof, 0)
    demand(camp, Goods(wood=through, food=through))


def demand(camp: Camp, goods: Goods) -> None:
    """A wound for each that is missing."""
    wound_all(camp, in_camp(camp), discard(camp, goods))


@rules.happens(HungryAnimals)
def hungry_animals(camp: Camp, step: HungryAnimals) -> None:
    """What one die shows after another; meanwhile there may be something to use against it."""
    if not camp.sky.animals:
        return
    shows = next_animals(camp)
    if camp.sky.animals:
        camp.push_all(BetweenAnimals(), HungryAnimals())
    match shows:
        case "palisade":
            break_palisade(camp)
        case "food":
            demand(camp, Goods(food=1))
        case "beast":
            camp.push(AnimalsFight())


@rules.asks(BetweenAnimals)
def between_animals(camp: Camp, step: BetweenAnimals) -> tuple[Decision, ...]:
    """What the last die has brought may have changed what can be used."""
    if not anybody_can_resist(camp):
        return ()
    return (Decision(camp.first, ASK_PAUSE, (answers.GO_ON,), always=True),)


def break_palisade(camp: Camp) -> None:
    """A level of it; and the scenario says what happens if there is none."""
    if lower_level(camp, "palisade", 1):
        camp.push_all(*scenario(camp).break_in)


@rules.asks(AnimalsFight)
def arm_against_animals(camp: Camp, step: AnimalsFight) -> tuple[Decision, ...]:
    """A temporary weapon protects everybody."""
    if inferior(camp, step) == 0:
        return ()
    options = [*_means(camp, step)]
    if not options:
        return ()
    return (Decision(camp.first, ASK_ANIMALS, (answers.stand(step), *options)),)


def inferior(camp: Camp, fight: AnimalsFight) -> int:
    """By how many levels the weapon is below the strength of the beast."""
    return max(HUNGRY_BEAST - camp.levels["weapon"] - fight.bonus, 0)


def _means(camp: Camp, fight: AnimalsFight) -> Iterator[Option]:
    """What serves one person only is used once, by a player's character in the camp."""
    for card in handy_weapons(camp):
        yield answers.arm_all(card, fight)
    for person in [each for each in in_camp(camp) if each < camp.seats]:
        for card, power in at_hand(camp, person):
            if power.one_user and card not in fight.used:
                yield answers.arm_one(card, person, camp.people[person].name, fight)


@rules.happens(ArmAll)
def arm_all(camp: Camp, step: ArmAll) -> None:
    """The saber wounds whoever wields it; the helmet spares its bearer a wound."""
    power = power_of(camp, step.card)
    assert power is not None
    fight = replace(step.fight, bonus=step.fight.bonus + power.temporary)
    who = camp.people[camp.first if step.person is None else step.person].name
    camp.tell("used", who=who, card=step.card)
    if step.person is None:
        use(camp, step.card, camp.first)
        camp.push(fight)
        return
    use(camp, step.card, step.person)
    spared = fight.spared if power.temporary else step.person
    camp.push(replace(fight, used=(*fight.used, step.card), spared=spared))
    wound(camp, step.person, power.wound)


@rules.happens(AnimalsFight)
def nobody_to_ask(camp: Camp, step: AnimalsFight) -> None:
    camp.push(AnimalsClash(step))


@rules.happens(AnimalsClash)
def animals_clash(camp: Camp, step: AnimalsClash) -> None:
    missing = inferior(camp, step.fight)
    camp.tell("fight", strength=HUNGRY_BEAST, weapon=camp.levels["weapon"] + step.fight.bonus)
    for person in in_camp(camp):
        spared = int(person == step.fight.spared)
        wound(camp, person, max(missing - spared, 0))


@rules.happens(Storm)
def storm(camp: Camp, step: Storm) -> None:
    """A level of the palisade, or a wound for each. Then all weather tokens go."""
    if "storm" in camp.sky.tokens:
        camp.tell("storm")
        wound_all(camp, in_camp(camp), lower_level(camp, "palisade", 1))
    clear_weather_space(camp)
