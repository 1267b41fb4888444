"""Mistakes on Volcano Island: with sites, fur, the ladder and the boat."""

from atoll.games.robinson.state import Camp, Goods

from .acting import have, keeps, space
from .mistakes import Mistake, planned
from .volcanic import explored, volcano

EVERYBODY = "carpenter cook explorer soldier"


def between_sites(*, sites: int = 0) -> Camp:
    """Sites on both sides of the camp; one of them has been explored."""
    camp = explored(volcano(t3=4, b3=7), spaces=2, sites=sites)
    space(camp, "t3").totem = 1
    return camp


def with_sites() -> list[Mistake]:
    camp = planned(between_sites(sites=1))
    last = planned(between_sites(sites=4))
    return [
        Mistake("site-explored", "RC-34.10", camp, "do explore t3-site"),
        Mistake("no-site", "RC-34.10", camp, "do explore m4-site"),
        Mistake("inaccessible", "RC-19.7", camp, "do explore m3-site"),
        Mistake("unexplored", "RC-10.7", camp, "do explore t2-site"),
        Mistake("all-sites-explored", "RC-34.10", last, "do explore b3-site"),
        Mistake("form", None, camp, "do explore site"),
        Mistake("no-such-action", "RC-10.1", camp, "do build b3-site"),
        Mistake("form", None, camp, "do hunt b3-site"),
    ]


def with_lava() -> list[Mistake]:
    camp = volcano(t3=4, b3=7)
    space(camp, "t3").face_down = space(camp, "t2").face_down = True
    planned(camp)
    return [
        Mistake("inaccessible", "RC-19.7", camp, "do explore t2"),
        Mistake("inaccessible", "RC-19.7", camp, "do explore m3"),
        Mistake("inaccessible", "RC-19.7", camp, "do gather t3-left"),
        Mistake("inaccessible", "RC-19.7", camp, "do explore t3-site"),
    ]


def with_fur() -> list[Mistake]:
    camp = volcano(EVERYBODY)
    camp.available = Goods(wood=2, fur=1)
    planned(camp)
    few = volcano()
    few.available = Goods(wood=2, fur=1)
    planned(few)
    return [
        Mistake("which-price", "RC-10.8", camp, "do build shelter"),
        Mistake("which-price", "RC-10.8", camp, "do build shelter fur-3"),
        Mistake("which-price", "RC-10.8", few, "do build shelter fur-1"),
        Mistake("too-little", "RC-10.8", camp, "do build shelter fur-1"),
        Mistake("too-little", "RC-10.8", camp, "do build shelter fur"),
    ]


def with_the_ladder() -> list[Mistake]:
    camp = between_sites(sites=1)
    have(camp, "rope", "rope-ladder")
    planned(camp, "do explore b3-site", "add rope-ladder explore-b3-site")
    other = volcano()
    have(other, "rope", "rope-ladder")
    keeps(other, "find-old-map")
    planned(other, "do explore b3")
    return [
        Mistake("pawn-for-others", "RC-10.10", other, "add rope-ladder explore-b3"),
        Mistake("pawn-stands", "RC-10.10", camp, "add rope-ladder explore-b3-site"),
        Mistake("helps-as-pawn", "RC-10.10", other, "use rope-ladder"),
        Mistake("works-by-itself", "RC-6.7", other, "use find-old-map"),
    ]


def with_the_boat() -> list[Mistake]:
    early = explored(volcano(), spaces=6, sites=2)
    have(early, "rope")
    early.available = Goods(wood=3)
    poor = explored(volcano(), spaces=6, sites=3)
    have(poor, "rope")
    without = explored(volcano(), spaces=6, sites=3)
    return [
        Mistake("boat-too-early", "RC-34.6", planned(early), "do build jolly-boat"),
        Mistake("too-little", "RC-10.8", planned(poor), "do build jolly-boat"),
        Mistake("no-item", "RC-17.1", planned(without), "do build jolly-boat"),
    ]


EVERYWHERE = [with_sites, with_lava, with_fur, with_the_ladder, with_the_boat]
