"""Tokens: laid and taken away, in action spaces, on the island, with prices and in the sky."""

from ..cards.mysteries import is_treasure
from ..decks.notes import note
from ..facts import SPACE, Animals
from ..land.sky import animals_to_come, forecast, roll_die, roll_weather
from ..land.tiles import name
from ..land.tokens import has_room, lay, markers, on_island, put_at_camp, release, take
from ..people.health import wound_all
from ..scenes import place
from ..state import Camp, rules
from ..steps import Ask, CalmAnimals, LayThere, RollAnimals, TakeOff
from ..vocabulary import (
    BlockCamp,
    Forecast,
    IgnoreAnimals,
    IgnoreCloud,
    Put,
    PutAtCamp,
    PutHere,
    PutOnTiles,
    PutWithPrice,
    RemoveAnything,
    RemoveMarker,
    RemoveTokens,
    RerollAnimals,
    RollWeather,
    SnowAsRain,
    TakeAway,
)
from ..who import characters

BLOCKED = "blocked"
"""The black marker where the camp is arranged."""


# On the board.


@rules.happens(Put)
def put(camp: Camp, step: Put) -> None:
    lay(camp, step.space, step.token)


@rules.happens(PutHere)
def put_here(camp: Camp, step: PutHere) -> None:
    """The card remembers the place."""
    at = place(camp)
    if at is not None:
        lay(camp, name(at), step.token)
        note(camp, name(at))


@rules.happens(PutWithPrice)
def put_with_price(camp: Camp, step: PutWithPrice) -> None:
    for price in step.prices:
        lay(camp, price, "wood")


@rules.happens(TakeAway)
def take_away(camp: Camp, step: TakeAway) -> None:
    take(camp, step.space, step.token)


@rules.happens(BlockCamp)
def block_camp(camp: Camp, step: BlockCamp) -> None:
    """It is a marker: a second one costs each character a wound."""
    if BLOCKED in camp.tokens["arrange"]:
        wound_all(camp, characters(camp), 1)
        return
    camp.tokens["arrange"].append(BLOCKED)
    camp.tell("blocked")


# On the island.


@rules.happens(PutAtCamp)
def put_token_at_camp(camp: Camp, step: PutAtCamp) -> None:
    put_at_camp(camp, step.token, _bringer(camp))


def _bringer(camp: Camp) -> str:
    """The treasure that is carried out, or the item that was finished last."""
    return camp.scene.card if is_treasure(camp.scene.card) else camp.items[-1]


@rules.happens(PutOnTiles)
def put_on_tiles(camp: Camp, step: PutOnTiles) -> None:
    """One after another; where none can be placed nothing happens."""
    spaces = [name(at) for at in range(len(camp.spaces)) if has_room(camp, name(at), step.token)]
    others = [PutOnTiles(step.token, step.count - 1)] if step.count > 1 else []
    camp.push_all(Ask("ask-put", tuple(spaces), LayThere(step.token)), *others)


@rules.happens(LayThere)
def lay_there(camp: Camp, step: LayThere) -> None:
    lay(camp, step.thing, step.token)


@rules.happens(RemoveTokens)
def remove_tokens(camp: Camp, step: RemoveTokens) -> None:
    tokens = [thing for thing in on_island(camp) if thing.endswith(f"-{step.token}")]
    if step.count:
        effect = TakeOff(more=step.count - 1)
        camp.push(Ask("ask-take-off", tuple(tokens), effect, may_stop=True))


@rules.happens(RemoveMarker)
def remove_marker(camp: Camp, step: RemoveMarker) -> None:
    camp.push(Ask("ask-take-off", tuple(markers(camp)), TakeOff()))


@rules.happens(RemoveAnything)
def remove_anything(camp: Camp, step: RemoveAnything) -> None:
    camp.push(Ask("ask-take-off", tuple(on_island(camp)), TakeOff()))


@rules.happens(TakeOff)
def take_off(camp: Camp, step: TakeOff) -> None:
    """A flock takes the marker along that lies on it."""
    where, _, word = step.thing.partition("-")
    covered = camp.spaces[SPACE[where]].covered
    if word in covered:
        covered.remove(word)
        camp.tell("uncovered", space=where, part=word)
        return
    take(camp, where, word)
    if step.more:
        camp.push(RemoveTokens(word, step.more))
    if word == "flock" and "token" in covered:
        covered.remove("token")
    if where == name(camp.camp):
        release(camp, word)


# In the sky.


@rules.happens(IgnoreAnimals)
def ignore_animals(camp: Camp, step: IgnoreAnimals) -> None:
    camp.push(Ask("ask-calm", tuple(animals_to_come(camp)), CalmAnimals()))


@rules.happens(CalmAnimals)
def calm_animals(camp: Camp, step: CalmAnimals) -> None:
    camp.sky.animals = _without(camp, step.thing)
    camp.tell("animals-ignored", shows=step.thing)


@rules.happens(RerollAnimals)
def reroll_animals(camp: Camp, step: RerollAnimals) -> None:
    camp.push(Ask("ask-roll-animals", tuple(animals_to_come(camp)), RollAnimals()))


@rules.happens(RollAnimals)
def roll_animals_again(camp: Camp, step: RollAnimals) -> None:
    """What it shows now counts."""
    camp.sky.animals = _without(camp, step.thing)
    roll_die(camp, "animals")


def _without(camp: Camp, face: str) -> list[Animals]:
    """All that the dice show but one of these."""
    place = next(at for at, shows in enumerate(camp.sky.animals) if shows == face)
    return camp.sky.animals[:place] + camp.sky.animals[place + 1 :]


@rules.happens(Forecast)
def foresee(camp: Camp, step: Forecast) -> None:
    forecast(camp, step.token)


@rules.happens(RollWeather)
def roll_now(camp: Camp, step: RollWeather) -> None:
    roll_weather(camp)


@rules.happens(IgnoreCloud)
def ignore_cloud(camp: Camp, step: IgnoreCloud) -> None:
    """If there is one."""
    if step.cloud == "rain" and camp.sky.rain:
        camp.sky.rain -= 1
    elif step.cloud == "snow" and camp.sky.snow:
        camp.sky.snow -= 1
    else:
        return
    camp.tell("cloud-ignored", cloud=step.cloud)


@rules.happens(SnowAsRain)
def snow_as_rain(camp: Camp, step: SnowAsRain) -> None:
    """If there is any snow."""
    if camp.sky.snow:
        camp.sky.snow -= 1
        camp.sky.rain += 1
        camp.tell("snow-as-rain")
