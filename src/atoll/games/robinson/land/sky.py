"""The sky: the weather dice and tokens, and the clouds that count."""

from ....kernel import roll
from ..facts import ANIMALS, CLOUDS, FACES_OF_A_DIE, Animals, WeatherDie
from ..scenarios.frame import scenario
from ..state import Camp, Sky
from ..steps import Clouds
from ..vocabulary import Cloud, WeatherToken


def roll_weather(camp: Camp) -> None:
    """The dice of this round are rolled, each once; also those that have come later."""
    due = dice_due(camp)
    for die in camp.sky.dice:
        if die in due:
            due.remove(die)
    for die in due:
        camp.sky.dice.append(die)
        roll_die(camp, die)
    camp.sky.rolled = True


def dice_due(camp: Camp) -> list[WeatherDie]:
    """Those of the scenario, and that of the hungry animals if a card asks for it."""
    dice = [*scenario(camp).dice(camp.round, totems(camp))]
    if "animals" in camp.sky.tokens and "animals" not in dice:
        dice.append("animals")
    return dice


def totems(camp: Camp) -> int:
    """How many of their numbers lie on tiles."""
    return len([space for space in camp.spaces if space.totem and not space.unnumbered])


def roll_die(camp: Camp, die: WeatherDie) -> None:
    camp.reveal()
    face = roll(camp, FACES_OF_A_DIE)
    if die == "animals":
        camp.sky.animals.append(ANIMALS[face])
        camp.tell("animals", shows=ANIMALS[face])
        return
    rain, snow = CLOUDS[die][face]
    camp.sky.rain += rain
    camp.sky.snow += snow
    camp.tell("clouds", die=die, rain=rain, snow=snow)


def animals_to_come(camp: Camp) -> list[Animals]:
    """What their dice show that does something, each kind once."""
    return [*dict.fromkeys([shows for shows in camp.sky.animals if shows != "none"])]


def forecast(camp: Camp, token: WeatherToken) -> None:
    """A cloud in the weather space counts like those of the dice."""
    if token in camp.sky.tokens:
        return
    camp.sky.tokens.append(token)
    camp.tell("forecast", token=token)
    match token:
        case "rain":
            camp.sky.rain += 1
        case "snow":
            camp.sky.snow += 1
        case "storm" | "animals":
            pass


def clouds_are_to_come(camp: Camp) -> bool:
    """When they have been counted nothing helps any more."""
    return camp.phase == "weather" and Clouds() in camp.agenda


# What helps against it, and when it is over.


def drive_away(camp: Camp, cloud: Cloud) -> bool:
    """One of these clouds, if there is one."""
    if cloud == "rain" and camp.sky.rain:
        camp.sky.rain -= 1
    elif cloud == "snow" and camp.sky.snow:
        camp.sky.snow -= 1
    else:
        return False
    return True


def turn_snow_into_rain(camp: Camp) -> None:
    """One cloud, if there is one."""
    if drive_away(camp, "snow"):
        camp.sky.rain += 1
        camp.tell("snow-as-rain")


def next_animals(camp: Camp) -> Animals:
    """What the first of their dice shows comes to pass."""
    return camp.sky.animals.pop(0)


def take_away_animals(camp: Camp, face: str) -> None:
    """One of their dice that show this counts no more."""
    camp.sky.animals.pop(next(at for at, shows in enumerate(camp.sky.animals) if shows == face))


def clear_weather_space(camp: Camp) -> None:
    """All weather tokens go."""
    camp.sky.tokens.clear()


def clear_up(camp: Camp) -> None:
    """The weather of a round is over."""
    camp.sky = Sky()
