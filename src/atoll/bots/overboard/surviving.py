"""Surviving: how likely somebody lives to see land, by their wounds and the days still to come."""

from functools import cache, lru_cache
from math import exp, factorial, floor

from ...games.overboard.facts import FRENCHY, GULLS_TO_LAND, NAVIGATION, ROLES

DAYS_A_GULL = 1.7
"""So many days are reckoned with until another gull comes; to reckon boldly plays best."""
FALLS_HELD = 0.8
"""Helmsmen avoid falls somewhat: so many of those on the cards come true."""
UNMET = 0.5
"""The share of thirst that is not met with water."""
CALM, ROUGH = 0.4, 1.4
"""By so much fewer or more wounds may come than are to be expected."""
KEPT_A_DAY = 0.94
"""The chance that a valuable is neither robbed nor lost on a day."""
FAINTING = 0.3
"""What is lost by fainting besides the chance to live, as a share of a life: turns, and what others
take."""
STEP = 8
"""Danger is reckoned in eighths of a wound."""


def days_to_land(gulls: int) -> float:
    return DAYS_A_GULL * max(GULLS_TO_LAND - gulls, 0)


def kept(gulls: int) -> float:
    """The chance that valuables are still there when the boat lands."""
    return float(KEPT_A_DAY ** days_to_land(gulls))


@cache
def fall_rate(role: str) -> float:
    """How often a day somebody falls overboard."""
    return _named(role, "overboard") * FALLS_HELD


@cache
def thirst_rate(role: str) -> float:
    """How often a day somebody is thirsty, fatigue aside."""
    return _named(role, "thirst")


def _named(role: str, what: str) -> float:
    who = [str(each) for each in ROLES].index(role)
    return sum([who in getattr(card, what) for card in NAVIGATION]) / len(NAVIGATION)


@cache
def wound_rate(role: str) -> float:
    """How many wounds somebody takes a day."""
    falls = 0.0 if role == ROLES[FRENCHY] else fall_rate(role)
    return falls + UNMET * thirst_rate(role)


def danger(role: str, gulls: int) -> float:
    """How many wounds somebody is to expect before the boat lands."""
    return wound_rate(role) * days_to_land(gulls)


def survival(health: float, wounds: float) -> float:
    """The chance to live for somebody who can take so many wounds before fainting.

    ``wounds`` is how many are to be expected; none means that the boat has landed.
    """
    if health < 0:
        return 0.0
    if wounds <= 0:
        return 1.0
    eighths, lower = round(wounds * STEP), floor(health)
    part = health - lower
    here = _survival(lower, eighths)
    return here if not part else here + part * (_survival(lower + 1, eighths) - here)


@lru_cache(maxsize=4096)
def _survival(health: int, eighths: int) -> float:
    """Wounds come by chance, and times may be rough. Whoever faints is as good as half dead."""
    seas = [eighths / STEP * roughness for roughness in (CALM, ROUGH)]
    chances = [at_most(health, sea) + at_most(health - 1, sea) for sea in seas]
    return sum(chances) / 4


def at_most(count: int, mean: float) -> float:
    """The chance that no more than so many wounds come, by Poisson's law."""
    return exp(-mean) * sum([mean**each / factorial(each) for each in range(count + 1)])
