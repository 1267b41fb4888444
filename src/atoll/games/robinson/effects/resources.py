"""Resources: gained, discarded, and produced otherwise than usual."""

from typing import Literal

from ..camp.stores import discard, discard_everything, gain, gathered
from ..decks.lasting import differ
from ..demands import unmet
from ..land.tiles import picture
from ..scenes import place, side
from ..state import Camp, Goods, Rule, RuleWord, rules
from ..vocabulary import (
    Discard,
    DiscardEverything,
    Gain,
    GainAlike,
    HalfProduction,
    MoreProduction,
    NoProduction,
)
from ..who import players


@rules.happens(Gain)
def gain_goods(camp: Camp, step: Gain) -> None:
    times = players(camp) if step.a_player else 1
    goods = (step.wood * times, step.food * times, step.rations * times, step.fur * times)
    gain(camp, Goods(*goods))


@rules.happens(GainAlike)
def gain_alike(camp: Camp, step: GainAlike) -> None:
    """Also where the action has failed."""
    at = place(camp)
    if at is not None:
        gain(camp, gathered(picture(camp.spaces[at], side(camp)), 1))


@rules.happens(Discard)
def discard_goods(camp: Camp, step: Discard) -> None:
    missing = discard(camp, Goods(wood=step.wood, food=step.food, rations=step.rations))
    if not step.if_possible:
        unmet(camp, missing)


@rules.happens(DiscardEverything)
def lose_everything(camp: Camp, step: DiscardEverything) -> None:
    discard_everything(camp)


# Production.

NOTHING_OF: dict[Literal["all", "wood", "food"], RuleWord] = {
    "all": "no-all",
    "wood": "no-wood",
    "food": "no-food",
}


@rules.happens(NoProduction)
def no_production(camp: Camp, step: NoProduction) -> None:
    _produce_otherwise(camp, NOTHING_OF[step.of])


@rules.happens(HalfProduction)
def half_production(camp: Camp, step: HalfProduction) -> None:
    _produce_otherwise(camp, "half")


@rules.happens(MoreProduction)
def more_production(camp: Camp, step: MoreProduction) -> None:
    if step.wood:
        _produce_otherwise(camp, "more-wood", step.wood)
    if step.food:
        _produce_otherwise(camp, "more-food", step.food)


def _produce_otherwise(camp: Camp, word: RuleWord, count: int = 0) -> None:
    differ(camp, Rule(word, camp.round, count=count))
    camp.tell("production", how=word, count=count)
