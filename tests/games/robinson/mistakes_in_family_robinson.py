"""Mistakes in Family Robinson: with reclamation, the plow and gunpowder."""

from atoll.games.robinson.facts import Phase
from atoll.games.robinson.state import Camp, Goods

from .acting import have, keeps
from .families import family
from .mistakes import Mistake, after, planned


def settlers(names: str = "carpenter cook") -> Camp:
    """There are no threats."""
    camp = family(names)
    camp.threats = [None, None]
    return camp


def with_reclamation() -> list[Mistake]:
    camp = planned(settlers(), "do arrange reclaim")
    full = planned(settlers(), "do arrange reclaim", "add carpenter arrange-reclaim")
    slow = settlers()
    slow.tokens["arrange"] = ["time"]
    friday = family("cook", friday=True)
    ordered = settlers("carpenter cook explorer")
    ordered.tokens["arrange"] = ["time"]
    planned(ordered, "do arrange reclaim", "add carpenter arrange-reclaim", "ready")
    after(ordered, "cook: do arrange", "cook: add cook arrange", "cook: ready")
    after(ordered, "explorer: do arrange", "explorer: do rest", "explorer: ready")
    return [
        Mistake("wants-pawns", "RC-10.5", camp, "ready"),
        Mistake("no-such-action", "RC-10.1", camp, "do arrange garden"),
        Mistake("no-such-action", "RC-10.1", camp, "do build reclaim"),
        Mistake("no-aid", "RC-10.8", camp, "do arrange reclaim wood"),
        Mistake("stack-full", "RC-10.6", full, "add cook arrange-reclaim", "cook"),
        Mistake("wants-pawns", "RC-10.5", planned(slow, "do arrange reclaim"), "ready"),
        Mistake(
            "friday-leads",
            "RC-29.1",
            planned(friday, "friday arrange reclaim"),
            "add cook arrange-reclaim",
            "cook",
        ),
        Mistake("planned-first", "RC-11.3", ordered, "do arrange-2"),
    ]


def with_inventions() -> list[Mistake]:
    camp = planned(settlers())
    dug = settlers()
    have(dug, "shovel")
    dug.available = Goods(food=1)
    return [
        Mistake("no-item", "RC-17.1", camp, "do build fence"),
        Mistake("no-item", "RC-17.1", camp, "do build garden"),
        Mistake("too-little", "RC-10.8", planned(dug), "do build garden"),
    ]


def resting(card: str, phase: Phase = "weather") -> Camp:
    """Nobody acts, and one discovery is kept."""
    camp = settlers()
    camp.phase = phase
    keeps(camp, card)
    return camp


def with_finds() -> list[Mistake]:
    calm = resting("find-gunpowder")
    calm.sky.animals = ["none"]
    early = resting("find-gunpowder", "event")
    early.sky.animals = ["beast"]
    built = resting("find-old-tools")
    have(built, "rope", "pot", "knife")
    return [
        Mistake("wrong-moment", "RC-24.6", resting("find-gunpowder"), "use find-gunpowder"),
        Mistake("wrong-moment", "RC-24.6", early, "use find-gunpowder"),
        Mistake("no-animals", "RC-24.6", calm, "use find-gunpowder"),
        Mistake("nothing-to-remove", "RC-2.6", resting("find-plow"), "use find-plow"),
        Mistake("built-already", "RC-17.5", built, "use find-old-tools"),
    ]


EVERYWHERE = [with_reclamation, with_inventions, with_finds]
