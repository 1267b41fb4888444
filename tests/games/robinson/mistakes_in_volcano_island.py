"""Mistakes on Volcano Island: with sites, fur, the ladder and the boat."""

from atoll.games.robinson.state import Camp, Goods
from tests.games.mistakes import Mistake, form

from .acting import have, keeps, space
from .moments import planned
from .volcanic import explored, volcano

EVERYBODY = "carpenter cook explorer soldier"


def between_sites(*, sites: int = 0) -> Camp:
    """Sites on both sides of the camp; one of them has been explored."""
    camp = explored(volcano(t3=4, b3=7), spaces=2, sites=sites)
    space(camp, "t3").totem = 1
    return camp


def one_site_explored() -> Camp:
    return planned(between_sites(sites=1))


WITH_SITES = [
    Mistake(one_site_explored, "do explore t3-site", "site-explored", "RC-34.10", {"space": "t3"}),
    Mistake(one_site_explored, "do explore m4-site", "no-site", "RC-34.10", {"space": "m4"}),
    Mistake(one_site_explored, "do explore m3-site", "inaccessible", "RC-19.7"),
    Mistake(one_site_explored, "do explore t2-site", "unexplored", "RC-10.7"),
    Mistake(
        lambda: planned(between_sites(sites=4)),
        "do explore b3-site",
        "all-sites-explored",
        "RC-34.10",
        {"count": 4},
    ),
    form(one_site_explored, "do explore site", "do explore t1-site"),
    Mistake(one_site_explored, "do build b3-site", "no-such-action", "RC-10.1"),
    form(one_site_explored, "do hunt b3-site", "do build roof wood"),
]


def lava() -> Camp:
    camp = volcano(t3=4, b3=7)
    space(camp, "t3").face_down = space(camp, "t2").face_down = True
    return planned(camp)


WITH_LAVA = [
    Mistake(lava, "do explore t2", "inaccessible", "RC-19.7"),
    Mistake(lava, "do explore m3", "inaccessible", "RC-19.7"),
    Mistake(lava, "do gather t3-left", "inaccessible", "RC-19.7"),
    Mistake(lava, "do explore t3-site", "inaccessible", "RC-19.7"),
]


def four_with_little() -> Camp:
    camp = volcano(EVERYBODY)
    camp.available = Goods(wood=2, fur=1)
    return planned(camp)


def two_with_little() -> Camp:
    camp = volcano()
    camp.available = Goods(wood=2, fur=1)
    return planned(camp)


WITH_FUR = [
    Mistake(four_with_little, "do build shelter", "which-price", "RC-10.8"),
    Mistake(four_with_little, "do build shelter fur-3", "which-price", "RC-10.8"),
    Mistake(two_with_little, "do build shelter fur-1", "which-price", "RC-10.8"),
    Mistake(four_with_little, "do build shelter fur-1", "too-little", "RC-10.8"),
    Mistake(four_with_little, "do build shelter fur", "too-little", "RC-10.8"),
]


def ladder_without_site() -> Camp:
    camp = volcano()
    have(camp, "rope", "rope-ladder")
    keeps(camp, "find-old-map")
    return planned(camp, "do explore b3")


def ladder_stands() -> Camp:
    camp = between_sites(sites=1)
    have(camp, "rope", "rope-ladder")
    return planned(camp, "do explore b3-site", "add rope-ladder explore-b3-site")


WITH_THE_LADDER = [
    Mistake(ladder_without_site, "add rope-ladder explore-b3", "pawn-for-others", "RC-10.10"),
    Mistake(ladder_stands, "add rope-ladder explore-b3-site", "pawn-stands", "RC-10.10"),
    Mistake(ladder_without_site, "use rope-ladder", "helps-as-pawn", "RC-10.10"),
    Mistake(ladder_without_site, "use find-old-map", "works-by-itself", "RC-6.7"),
]


def too_few_sites() -> Camp:
    camp = explored(volcano(), spaces=6, sites=2)
    have(camp, "rope")
    camp.available = Goods(wood=3)
    return planned(camp)


def no_wood() -> Camp:
    camp = explored(volcano(), spaces=6, sites=3)
    have(camp, "rope")
    return planned(camp)


WITH_THE_BOAT = [
    Mistake(
        too_few_sites, "do build jolly-boat", "boat-too-early", "RC-34.6", {"spaces": 0, "sites": 1}
    ),
    Mistake(no_wood, "do build jolly-boat", "too-little", "RC-10.8"),
    Mistake(
        lambda: planned(explored(volcano(), spaces=6, sites=3)),
        "do build jolly-boat",
        "no-item",
        "RC-17.1",
    ),
]


MISTAKES = [
    *WITH_SITES,
    *WITH_LAVA,
    *WITH_FUR,
    *WITH_THE_LADDER,
    *WITH_THE_BOAT,
]
