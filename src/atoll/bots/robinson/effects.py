"""What the effects of cards are likely to cost the camp, in wounds: each kind costs its own.

It is less than nothing if an effect does good.
"""

from collections.abc import Iterable
from functools import singledispatch

from ...games.robinson import vocabulary as words
from ...games.robinson.vocabulary import Effect
from ...kernel import Step
from .currency import DETERMINATION, MEAL, PAWN, RATION, WOOD

PELT = 1.6
"""A fur that a card gives."""
HURT, HEALED = 1.1, 1.1
"""A wound that a card deals, and one that it heals."""
DEMANDED = 1.6
"""Determination that a card demands may be missing, and then it wounds."""
MORALE, LEVEL, SOURCE, FIND = 1.2, 1.5, 1.8, 0.8
IN_SOME_CASES = 0.7
"""How much it counts what happens only under a condition."""
TOKENS: dict[str, float] = {
    "time": 1.0,
    "reroll": 0.5,
    "danger": 0.5,
    "wood": 1.2,
    "food": 1.5,
    "adventure": 0.5,
    "flu": 1.2,
    "blocked": 0.5,
    "fog": 1.0,
    "ash": 1.0,
    "cross": -8.0,
    "trap": -8.0,
}
"""A token in an action space, or, of food and wood, in the night space and with a price."""
FORECAST: dict[str, float] = {"rain": 1.8, "snow": 2.4, "storm": 0.88}
ANIMALS = 0.5
"""The hungry animals, for each player."""
PRODUCTION: dict[str, float] = {"all": 3.1, "wood": 1.9, "food": 1.9}
STANDARD: dict[type[Step], float] = {
    # People.
    words.LoseAllDetermination: 1.2,
    words.OnlyActions: 0.8,
    words.NoAbilities: 0.6,
    words.NoTeamwork: 0.6,
    words.NextFirstPlayer: 0.0,
    words.Scar: 0.2,
    words.NightOutside: 2.2,
    words.Clumsy: 0.6,
    words.Steady: -0.4,
    words.Disease: 1.8,
    words.IgnoreArrows: -0.6,
    # The camp.
    words.LoseWeapons: 2.4,
    words.Halve: LEVEL,
    words.RestoreLevels: -0.6,
    words.GainAlike: -WOOD,
    words.DiscardEverything: 4.0,
    words.HalfProduction: 1.4,
    words.MoveCamp: 1.0,
    # Tokens.
    words.TakeAway: -0.5,
    words.BlockCamp: TOKENS["blocked"],
    words.IgnoreCloud: -1.2,
    words.SnowAsRain: -0.6,
    words.RollWeather: -0.3,
    words.PutAtCamp: -4.0,
    words.IgnoreAnimals: -0.8,
    words.RerollAnimals: -0.4,
    words.PutOnTiles: 2.0,
    words.RemoveTokens: -1.2,
    words.RemoveMarker: -0.6,
    words.RemoveAnything: -0.6,
    # The island.
    words.ExhaustNearest: 2 * SOURCE,
    words.ExhaustNeighbour: 1.5 * SOURCE,
    words.ExhaustHere: SOURCE / 2,
    words.ExhaustAtCamp: 3 * SOURCE,
    words.ExhaustNoted: 2.0,
    words.Uncover: -SOURCE,
    words.CoverTerrain: 0.6,
    words.CoverTerrainHere: 0.4,
    words.TurnDownNeighbour: 2.0,
    words.TurnDownNoted: 2.0,
    words.TurnUpNoted: -SOURCE,
    words.NewFlock: -1.2,
    words.ArrangeTiles: -0.4,
    # Inventions, items and other cards.
    words.DrawInvention: -0.3,
    words.ChooseInvention: -0.6,
    words.TurnBackItem: 1.6,
    words.DiscardItem: 2.0,
    words.TurnBackMarked: 1.2,
    words.PutItemsAway: 0.6,
    words.FreeItem: -1.2,
    words.CorralFlock: -0.6,
    words.LayShortcut: -1.2,
    words.DrawStartingItem: -1.2,
    words.DrawMysteries: -1.2,
    words.StopDrawing: 0.0,
    words.LoseFoundTreasures: 0.8,
    words.PeekEvent: -0.3,
    # Beasts.
    words.FightTopBeast: 2.0,
    words.TakeTopBeast: -3.0,
    words.DiscardTopBeast: 0.5,
    words.LookAtTopBeast: -0.2,
    words.TopBeastToBottom: -0.2,
    words.StrongestBeast: 0.4,
    words.BeastBeside: 2.0,
    words.BeastBesideToHunt: -1.0,
    # Words of scenarios.
    words.Win: -100.0,
    words.UseUp: FIND,
    words.Gale: 1.6,
    words.Launch: -8.0,
    words.CannibalsAttack: 5.0,
    words.TakeCrew: 3.0,
    words.SetTrap: -8.0,
    # Cards about cards.
    words.Book: 0.0,
    words.RepeatEvent: 1.5,
    words.Strike: 2.5,
    words.ShuffleIn: 0.0,
    words.Keep: 0.0,
    words.BuildOnceMore: -PAWN,
}
"""Effects that are the same whatever their numbers."""


def cost(effects: Iterable[Effect], seats: int) -> float:
    """What effects are likely to cost the team."""
    return sum([effect_cost(effect, seats) for effect in effects])


@singledispatch
def effect_cost(effect: Step, seats: int) -> float:
    """What one effect is likely to cost the team."""
    return STANDARD[type(effect)]


def _people(who: str, seats: int) -> int:
    return seats if who in ("each", "all") else 1


# People.


@effect_cost.register
def _(effect: words.Wound, seats: int) -> float:
    return HURT * effect.count * _people(effect.who, seats)


@effect_cost.register
def _(effect: words.Heal, seats: int) -> float:
    return -HEALED * effect.count * _people(effect.who, seats)


@effect_cost.register
def _(effect: words.HealAnybody, seats: int) -> float:
    return -HEALED * effect.count


@effect_cost.register
def _(effect: words.Determination, seats: int) -> float:
    weight = DEMANDED if effect.count < 0 else 1.0
    return -DETERMINATION * weight * effect.count * _people(effect.who, seats)


@effect_cost.register
def _(effect: words.ShareDetermination, seats: int) -> float:
    return -DETERMINATION * effect.count


@effect_cost.register
def _(effect: words.OnePawn, seats: int) -> float:
    return PAWN * _people(effect.who, seats)


# Conditions and choices.


@effect_cost.register
def _(effect: words.ForScarred, seats: int) -> float:
    return IN_SOME_CASES * cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.Unless, seats: int) -> float:
    return IN_SOME_CASES * cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.IfWeapon, seats: int) -> float:
    return IN_SOME_CASES * cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.NextRound, seats: int) -> float:
    return cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.AtNight, seats: int) -> float:
    return cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.EveryNight, seats: int) -> float:
    return 2 * cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.Way, seats: int) -> float:
    return cost(effect.effects, seats)


@effect_cost.register
def _(effect: words.Choose, seats: int) -> float:
    return min([cost(way.effects, seats) for way in effect.ways])


# The camp.


@effect_cost.register
def _(effect: words.Morale, seats: int) -> float:
    return -MORALE * effect.by


@effect_cost.register
def _(effect: words.Raise, seats: int) -> float:
    return -LEVEL * effect.by


@effect_cost.register
def _(effect: words.Lower, seats: int) -> float:
    return (0.8 if effect.if_possible else LEVEL * max(seats, 2) / 2) * effect.by


@effect_cost.register
def _(effect: words.Gain, seats: int) -> float:
    goods = WOOD * effect.wood + MEAL * effect.food + RATION * effect.rations + PELT * effect.fur
    return -goods * (seats if effect.a_player else 1)


@effect_cost.register
def _(effect: words.Discard, seats: int) -> float:
    return WOOD * effect.wood + MEAL * (effect.food + effect.rations)


@effect_cost.register
def _(effect: words.NoProduction, seats: int) -> float:
    return PRODUCTION[effect.of]


@effect_cost.register
def _(effect: words.MoreProduction, seats: int) -> float:
    return -WOOD * effect.wood - MEAL * effect.food


@effect_cost.register
def _(effect: words.WoodForThePile, seats: int) -> float:
    return -WOOD * effect.count


# Tokens and the sky.


@effect_cost.register
def _(effect: words.Put, seats: int) -> float:
    return TOKENS[effect.token]


@effect_cost.register
def _(effect: words.PutHere, seats: int) -> float:
    """On a tile food and wood are good."""
    return -TOKENS[effect.token] if effect.token in ("wood", "food") else TOKENS[effect.token]


@effect_cost.register
def _(effect: words.PutWithPrice, seats: int) -> float:
    return TOKENS["wood"] / 2 * len(effect.prices)


@effect_cost.register
def _(effect: words.Forecast, seats: int) -> float:
    return FORECAST.get(effect.token, ANIMALS * seats)


# The island and the items.


@effect_cost.register
def _(effect: words.ExhaustAdjacent, seats: int) -> float:
    return SOURCE * effect.count


@effect_cost.register
def _(effect: words.DiscardInventions, seats: int) -> float:
    return 0.3 * effect.count


@effect_cost.register
def _(effect: words.TurnBackItems, seats: int) -> float:
    return 1.6 * effect.count


@effect_cost.register
def _(effect: words.MarkItems, seats: int) -> float:
    return 0.8 * effect.count


@effect_cost.register
def _(effect: words.DrawDiscoveries, seats: int) -> float:
    return -FIND * effect.count


# Beasts.


@effect_cost.register
def _(effect: words.Fight, seats: int) -> float:
    wounds = 0.6 * max(effect.strength - 1, 0) - 0.6 * effect.weapon - 0.8 * effect.palisade
    return wounds - MEAL * effect.food - PELT * effect.fur
