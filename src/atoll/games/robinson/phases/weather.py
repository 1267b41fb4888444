"""The weather phase: clouds, hungry animals, and the storm."""

from ....kernel import Decision, Message
from .. import answers
from ..facts import HUNGRY_BEAST
from ..items import has
from ..kept import use_up
from ..people import wound_all
from ..powers import handy_weapons, power_of
from ..scenes import open_scene
from ..sky import roll_weather
from ..state import Camp, Goods, Scene, rules
from ..steps import (
    AnimalsClash,
    AnimalsFight,
    ArmAll,
    Clouds,
    HungryAnimals,
    Pause,
    Storm,
    WeatherPhase,
)
from ..stores import discard

ASK_ANIMALS = Message("ask-animals")


@rules.happens(WeatherPhase)
def weather_phase(camp: Camp, step: WeatherPhase) -> None:
    """A furnace melts a snow cloud."""
    camp.phase = "weather"
    roll_weather(camp)
    if has(camp, "furnace") and camp.sky.snow:
        camp.sky.snow -= 1
    open_scene(camp, Scene(camp.first), Pause(), Clouds(), HungryAnimals(), Storm())


def in_camp(camp: Camp) -> list[int]:
    """The characters whom weather and hunger find in the camp."""
    return [seat for seat in range(camp.seats) if camp.people[seat].outside is None]


@rules.happens(Clouds)
def clouds(camp: Camp, step: Clouds) -> None:
    """Snow costs wood; and all clouds that the roof does not keep off cost food and wood."""
    sky = camp.sky
    demand(camp, Goods(wood=sky.snow))
    through = max(sky.rain + sky.snow - camp.levels["roof"], 0)
    demand(camp, Goods(wood=through, food=through))


def demand(camp: Camp, goods: Goods) -> None:
    missing = discard(camp, goods)
    if missing:
        wound_all(camp, in_camp(camp), missing)


@rules.happens(HungryAnimals)
def hungry_animals(camp: Camp, step: HungryAnimals) -> None:
    match camp.sky.animals:
        case "palisade":
            lose_palisade(camp)
        case "food":
            demand(camp, Goods(food=1))
        case "beast":
            camp.push(AnimalsFight())


def lose_palisade(camp: Camp) -> None:
    """A level of it, or a wound for each."""
    if camp.levels["palisade"]:
        camp.levels["palisade"] -= 1
        camp.tell("level", level="palisade", by=-1, now=camp.levels["palisade"])
    else:
        wound_all(camp, in_camp(camp), 1)


@rules.asks(AnimalsFight)
def arm_against_animals(camp: Camp, step: AnimalsFight) -> tuple[Decision, ...]:
    """A temporary weapon protects everybody."""
    weapons = handy_weapons(camp)
    if not weapons or camp.levels["weapon"] + step.bonus >= HUNGRY_BEAST:
        return ()
    options = [answers.stand(step.bonus), *[answers.arm_all(card, step.bonus) for card in weapons]]
    return (Decision(camp.first, ASK_ANIMALS, tuple(options)),)


@rules.happens(ArmAll)
def arm_all(camp: Camp, step: ArmAll) -> None:
    power = power_of(camp, step.card)
    assert power is not None
    use_up(camp, step.card)
    camp.push(AnimalsFight(step.bonus + power.temporary))


@rules.happens(AnimalsFight)
def nobody_to_ask(camp: Camp, step: AnimalsFight) -> None:
    camp.push(AnimalsClash(step.bonus))


@rules.happens(AnimalsClash)
def animals_clash(camp: Camp, step: AnimalsClash) -> None:
    missing = max(HUNGRY_BEAST - camp.levels["weapon"] - step.bonus, 0)
    wound_all(camp, in_camp(camp), missing)


@rules.happens(Storm)
def storm(camp: Camp, step: Storm) -> None:
    """Then all weather tokens go."""
    if "storm" in camp.sky.tokens:
        lose_palisade(camp)
    camp.sky.tokens.clear()
