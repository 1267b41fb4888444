"""Mistakes at a table where two pawns stand: what is in the way is named."""

from atoll.games.robinson.people.health import wound
from atoll.games.robinson.state import Camp, Goods, Pile
from tests.games.mistakes import Mistake, Words, not_now, unknown

from .acting import have, island
from .moments import planned

THREAT = Words("no-such-action", "RC-10.1", ("left", "right"))


def with_a_map() -> Camp:
    """Two pawns stand, and the team has a little."""
    camp = island("carpenter cook", t1=1, friday=True)
    camp.available = Goods(wood=1)
    have(camp, "map")
    camp.hunting = Pile(["beast-fox"])
    return planned(camp, "do gather t1-left", "friday hunt")


def somebody_died() -> Camp:
    camp = island()
    wound(camp, 0, 13)
    assert camp.outcome is not None
    return camp


MISTAKES = [
    Mistake(
        with_a_map,
        "do build shelter wood",
        "too-little",
        "RC-10.8",
        {"wood": 1, "food": 0, "rations": 0, "fur": 0},
    ),
    Mistake(
        with_a_map,
        "do build shelter fur",
        "too-little",
        "RC-10.8",
        {"wood": 0, "food": 0, "rations": 0, "fur": 1},
    ),
    Mistake(
        with_a_map,
        "do build knife",
        "terrain-unexplored",
        "RC-17.2",
        {"item": "knife", "terrain": "mountains"},
    ),
    Mistake(with_a_map, "do build snare", "no-item", "RC-17.1", {"item": "rope"}),
    Mistake(with_a_map, "do build shortcut", "not-on-board", "RC-17.1", {"item": "shortcut"}),
    Mistake(with_a_map, "do explore t1", "explored-already", "RC-19.3", {"space": "t1"}),
    Mistake(with_a_map, "do gather t1-right", "no-source", "RC-19.1", {"source": "t1-right"}),
    Mistake(
        with_a_map,
        "do gather t1-left",
        "planned-already",
        "RC-10.11",
        {"action": "gather", "target": "t1-left"},
    ),
    Mistake(with_a_map, "do hunt", "too-few-beasts", "RC-15.1", {"count": 1}),
    Mistake(
        with_a_map,
        "add carpenter explore-m2",
        "no-such-stack",
        "RC-10.4",
        {"stacks": "gather-t1-left, hunt"},
    ),
    Mistake(
        with_a_map,
        "add map gather-t1-left",
        "pawn-for-others",
        "RC-10.10",
        {"pawn": "map", "cards": ("explore",)},
    ),
    Mistake(
        with_a_map, "ready", "wants-pawns", "RC-10.5", {"action": "hunt", "target": "", "count": 1}
    ),
    Mistake(
        with_a_map, "use soup", "not-your-ability", "RC-4.3", {"ability": "soup", "who": "cook"}
    ),
    Mistake(with_a_map, "use new-idea", "irresolute", "RC-4.3", {"price": 3, "count": 0}),
    not_now(with_a_map, "fly", "do, add, take"),
    Mistake(somebody_died, "do rest", "game-over"),
    unknown(THREAT, with_a_map, "do threat above", "above"),
]
