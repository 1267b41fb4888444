"""What is meant by things that are tapped; the carpenter taps unless another is named."""

from atoll.games.robinson.state import Camp, Goods, Pile, Threat
from atoll.games.robinson.steps import Ask, CarryOut, HealPerson, TurnBack
from tests.games.mistakes import Tap

from .acting import have, island, keeps
from .moments import at, planned
from .tables import person, table


def at_work() -> Camp:
    """Two pawns stand, and the team has a little."""
    camp = island("carpenter cook", t1=1, friday=True)
    camp.available = Goods(wood=1)
    camp.threats = [None, Threat("event-jaguar")]
    have(camp, "map", "rope")
    keeps(camp, "find-candles", 1)
    camp.hunting = Pile(["beast-fox"])
    return planned(camp, "do gather t1-left", "friday hunt")


def night() -> Camp:
    camp = table("carpenter cook", phase="night")
    have(camp, "pot")
    return camp


def healing() -> Camp:
    camp = table("carpenter cook", phase="event")
    camp.kept = []
    person(camp, "carpenter").wounds = 1
    return at(camp, Ask("ask-heal", ("carpenter",), HealPerson(), may_stop=True))


def turning_back() -> Camp:
    return at(table(phase="event"), Ask("ask-turn-back", ("knife", "rope"), TurnBack()))


def resting() -> Camp:
    camp = at_work()
    camp.plan += planned(island("carpenter cook"), "do rest", "cook: do rest").plan
    return at(camp, CarryOut("rest"))


TAPS = [
    # A place of the plan.
    Tap(at_work, "build shelter", "do build shelter wood", "too-little", "RC-10.8"),
    Tap(at_work, "build knife", "do build knife", "terrain-unexplored", "RC-17.2"),
    Tap(at_work, "explore t3", "do explore t3", "far-from-tiles", "RC-19.3"),
    Tap(at_work, "hunt", "do hunt", "too-few-beasts", "RC-15.1"),
    Tap(at_work, "threat right", "do threat right", "weak-weapon", "RC-10.8"),
    # A tile, or something on it.
    Tap(at_work, "t3", "do explore t3", "far-from-tiles", "RC-19.3"),
    Tap(at_work, "m1", "do gather m1-left", "camp-source", "RC-19.1"),
    Tap(at_work, "t1", "do gather t1-left", "planned-already", "RC-10.11"),
    Tap(at_work, "t1-right", "do gather t1-right", "no-source", "RC-19.1"),
    # A pawn, and a stack.
    Tap(at_work, "pawn-cook", "add cook gather-t1-left", "not-your-pawn", "RC-1.3"),
    Tap(at_work, "pawn-carpenter + hunt", "add carpenter hunt", "friday-leads", "RC-29.1"),
    Tap(at_work, "pawn-carpenter + explore t3", "do explore t3", "far-from-tiles", "RC-19.3"),
    Tap(at_work, "pawn-friday + rest", "friday rest", "no-pawn", "RC-29.1"),
    Tap(at_work, "map + gather-t1-left", "add map gather-t1-left", "pawn-for-others", "RC-10.10"),
    Tap(at_work, "basket + gather-t1-left", "with basket gather-t1-left", "no-item", "RC-18.8"),
    # An item, an invention, a card, a threat.
    Tap(at_work, "map", "use map", "helps-as-pawn", "RC-10.10"),
    Tap(at_work, "rope", "use rope", "works-by-itself", "RC-6.7"),
    Tap(at_work, "knife", "do build knife", "terrain-unexplored", "RC-17.2"),
    Tap(at_work, "find-candles", "use find-candles", "helps-as-pawn", "RC-10.10"),
    Tap(at_work, "supply-biscuits", "use supply-biscuits", "not-there", "RC-2.4"),
    Tap(at_work, "event-jaguar", "do threat right", "weak-weapon", "RC-10.8"),
    # An ability.
    Tap(at_work, "ability-soup", "use soup", "not-your-ability", "RC-4.3"),
    Tap(at_work, "ability-new-idea", "use new-idea", "irresolute", "RC-4.3"),
    Tap(at_work, "ability-handyman", "use handyman", "irresolute", "RC-4.3"),
    Tap(at_work, "ability-economy", "with economy gather-t1-left", "irresolute", "RC-4.3"),
    # What can be is what is meant.
    Tap(at_work, "explore m2", "do explore m2"),
    Tap(at_work, "m2", "do explore m2"),
    Tap(at_work, "rest", "do rest"),
    Tap(at_work, "build shovel", "do build shovel"),
    Tap(at_work, "shovel", "do build shovel"),
    Tap(at_work, "gather-t1-left", "add carpenter gather-t1-left"),
    Tap(at_work, "pawn-carpenter + gather-t1-left", "add carpenter gather-t1-left"),
    Tap(at_work, "pawn-carpenter + m2", "do explore m2"),
    Tap(at_work, "pawn-friday + hunt", "take friday hunt"),
    # An item is tapped to use it at any time.
    Tap(night, "pot", "use pot", "too-little", "RC-18.3"),
    Tap(night, "knife", "use knife", "no-item", "RC-17.3"),
    # Where something is chosen taps are about that.
    Tap(healing, "cook", "choose cook", "not-wounded", "RC-4.5"),
    Tap(healing, "t1", "choose t1", "not-a-choice", "RC-4.5"),
    Tap(turning_back, "pot", "choose pot", "not-a-choice", "RC-17.6"),
    Tap(turning_back, "rope", "choose rope"),
    # A stack is tapped to be carried out.
    Tap(resting, "gather-t1-left", "do gather-t1-left", "other-kind-first", "RC-12.1"),
    Tap(resting, "rest-2", "do rest-2"),
    Tap(resting, "rest", "do rest"),
    # What means nothing means nothing.
    Tap(at_work, "parrot", None),
]
