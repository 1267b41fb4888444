"""Mistakes in Family Robinson: with reclamation, the plow and gunpowder."""

from atoll.games.robinson.facts import Phase
from atoll.games.robinson.state import Camp, Goods
from tests.games.mistakes import Mistake

from .acting import have, keeps
from .families import family
from .moments import after, planned


def settlers(names: str = "carpenter cook") -> Camp:
    """There are no threats."""
    camp = family(names)
    camp.threats = [None, None]
    return camp


def reclaiming() -> Camp:
    return planned(settlers(), "do arrange reclaim")


def reclaiming_slowly() -> Camp:
    camp = settlers()
    camp.tokens["arrange"] = ["time"]
    return planned(camp, "do arrange reclaim")


def arranging_in_order() -> Camp:
    camp = settlers("carpenter cook explorer")
    camp.tokens["arrange"] = ["time"]
    planned(camp, "do arrange reclaim", "add carpenter arrange-reclaim", "ready")
    after(camp, "cook: do arrange", "cook: add cook arrange", "cook: ready")
    return after(camp, "explorer: do arrange", "explorer: do rest", "explorer: ready")


WITH_RECLAMATION = [
    Mistake(reclaiming, "ready", "wants-pawns", "RC-10.5"),
    Mistake(reclaiming, "do arrange garden", "no-such-action", "RC-10.1"),
    Mistake(reclaiming, "do build reclaim", "no-such-action", "RC-10.1"),
    Mistake(reclaiming, "do arrange reclaim wood", "no-aid", "RC-10.8"),
    Mistake(
        lambda: planned(settlers(), "do arrange reclaim", "add carpenter arrange-reclaim"),
        "cook: add cook arrange-reclaim",
        "stack-full",
        "RC-10.6",
    ),
    Mistake(reclaiming_slowly, "ready", "wants-pawns", "RC-10.5"),
    Mistake(
        lambda: planned(family("cook", friday=True), "friday arrange reclaim"),
        "cook: add cook arrange-reclaim",
        "friday-leads",
        "RC-29.1",
    ),
    Mistake(
        arranging_in_order,
        "do arrange-2",
        "planned-first",
        "RC-11.3",
        {"action": "arrange", "target": ""},
    ),
]


def at_home() -> Camp:
    return planned(settlers())


def digging() -> Camp:
    camp = settlers()
    have(camp, "shovel")
    camp.available = Goods(food=1)
    return planned(camp)


WITH_INVENTIONS = [
    Mistake(at_home, "do build fence", "no-item", "RC-17.1"),
    Mistake(at_home, "do build garden", "no-item", "RC-17.1"),
    Mistake(digging, "do build garden", "too-little", "RC-10.8"),
]


def resting(card: str, phase: Phase = "weather") -> Camp:
    """Nobody acts, and one discovery is kept."""
    camp = settlers()
    camp.phase = phase
    keeps(camp, card)
    return camp


def gunpowder_too_early() -> Camp:
    camp = resting("find-gunpowder", "event")
    camp.sky.animals = ["beast"]
    return camp


def gunpowder_in_calm_weather() -> Camp:
    camp = resting("find-gunpowder")
    camp.sky.animals = ["none"]
    return camp


def all_built() -> Camp:
    camp = resting("find-old-tools")
    have(camp, "rope", "pot", "knife")
    return camp


WITH_FINDS = [
    Mistake(lambda: resting("find-gunpowder"), "use find-gunpowder", "wrong-moment", "RC-24.6"),
    Mistake(gunpowder_too_early, "use find-gunpowder", "wrong-moment", "RC-24.6"),
    Mistake(gunpowder_in_calm_weather, "use find-gunpowder", "no-animals", "RC-24.6"),
    Mistake(lambda: resting("find-plow"), "use find-plow", "nothing-to-remove", "RC-2.6"),
    Mistake(all_built, "use find-old-tools", "built-already", "RC-17.5"),
]


MISTAKES = [
    *WITH_RECLAMATION,
    *WITH_INVENTIONS,
    *WITH_FINDS,
]
