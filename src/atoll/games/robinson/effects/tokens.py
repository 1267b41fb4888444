"""Tokens: laid and taken away, in action spaces, on the island, with prices and in the sky."""

from ..cards.mysteries import is_treasure
from ..decks.notes import note
from ..facts import SPACE
from ..land.markers import lift, markers, uncover
from ..land.sky import (
    animals_to_come,
    drive_away,
    forecast,
    roll_die,
    roll_weather,
    take_away_animals,
    turn_snow_into_rain,
)
from ..land.tiles import name
from ..land.tokens import block, has_room, is_blocked, lay, on_island, put_at_camp, release, take
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
    if is_blocked(camp):
        wound_all(camp, characters(camp), 1)
    else:
        block(camp)


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
    at = SPACE[where]
    covered = camp.spaces[at].covered
    if word in covered:
        uncover(camp, at, word)
        return
    take(camp, where, word)
    if step.more:
        camp.push(RemoveTokens(word, step.more))
    if word == "flock" and "token" in covered:
        lift(camp, at, "token")
    if at == camp.camp:
        release(camp, word)


# In the sky.


@rules.happens(IgnoreAnimals)
def ignore_animals(camp: Camp, step: IgnoreAnimals) -> None:
    camp.push(Ask("ask-calm", tuple(animals_to_come(camp)), CalmAnimals()))


@rules.happens(CalmAnimals)
def calm_animals(camp: Camp, step: CalmAnimals) -> None:
    take_away_animals(camp, step.thing)
    camp.tell("animals-ignored", shows=step.thing)


@rules.happens(RerollAnimals)
def reroll_animals(camp: Camp, step: RerollAnimals) -> None:
    camp.push(Ask("ask-roll-animals", tuple(animals_to_come(camp)), RollAnimals()))


@rules.happens(RollAnimals)
def roll_animals_again(camp: Camp, step: RollAnimals) -> None:
    """What it shows now counts."""
    take_away_animals(camp, step.thing)
    roll_die(camp, "animals")


@rules.happens(Forecast)
def foresee(camp: Camp, step: Forecast) -> None:
    forecast(camp, step.token)


@rules.happens(RollWeather)
def roll_now(camp: Camp, step: RollWeather) -> None:
    roll_weather(camp)


@rules.happens(IgnoreCloud)
def ignore_cloud(camp: Camp, step: IgnoreCloud) -> None:
    """If there is one."""
    if drive_away(camp, step.cloud):
        camp.tell("cloud-ignored", cloud=step.cloud)


@rules.happens(SnowAsRain)
def snow_as_rain(camp: Camp, step: SnowAsRain) -> None:
    """If there is any snow."""
    turn_snow_into_rain(camp)
