"""What is meant by taps: the answer that it can be, or else a reason that tells."""

from typing import NamedTuple

import pytest

from atoll.games.tobago import meaning
from atoll.kernel import Why

from ..reasons import reasons_in
from .moments import MOMENTS
from .tables import GAME, PLAYERS


class Tap(NamedTuple):
    """Somebody, red unless told otherwise, taps these things at this moment, in vain or not.

    ``gets`` is the answer that is meant if it is legal, and else the reason and its rule.
    """

    moment: str
    pieces: str
    gets: str


TAPS = [
    # A space.
    Tap("the first statue", "space-h8", "put statue h8"),
    Tap("the first statue", "space-a1", "statue-by-ocean TO-3.3"),
    Tap("the second, blue's", "blue: space-h7", "too-near TO-3.2"),
    Tap("it is turned", "space-h7", "face n"),
    Tap("it is turned", "space-h1", "face n"),
    Tap("it is turned", "space-i9", "face se"),
    Tap("it is turned", "space-g6", "face nw"),
    Tap("it is turned", "space-h8", "not-straight TO-3.3"),
    Tap("it is turned", "space-a1", "not-straight TO-3.3"),
    Tap("a vehicle", "space-a1", "park a1"),
    Tap("a vehicle", "space-z1", "nothing-meant"),
    Tap("a turn", "space-g2", "drive g2"),
    Tap("a turn", "space-e1", "too-far TO-8.2"),
    Tap("a turn", "space-g3", "there-already TO-8.1"),
    Tap("a turn on grey", "space-g2", "dig grey"),
    Tap("clue played", "space-g2", "acted TO-4.1"),
    Tap("removing", "space-h5", "remove white h5"),
    Tap("removing", "space-g2", "last-marker TO-15.2"),
    Tap("removing", "space-a1", "no-markers-there TO-15.2"),
    Tap("sharing", "space-g2", "not-now"),
    # A clue, and a clue with a map.
    Tap("a turn", "clue-in-jungle", "play in-jungle black"),
    Tap("a turn", "clue-in-beach", "not-in-hand TO-6.1"),
    Tap("clue played", "clue-in-largest-lake", "acted TO-4.1"),
    Tap("on the way", "clue-in-jungle", "moving TO-4.5"),
    Tap("an amulet, all located", "clue-in-jungle", "fits-no-map TO-6.4"),
    Tap("one more clue", "clue-in-jungle", "play in-jungle black"),
    Tap("a turn", "clue-in-jungle map-black", "play in-jungle black"),
    Tap("a turn", "map-black clue-in-jungle", "play in-jungle black"),
    Tap("a turn", "clue-in-jungle map-white", "contradiction TO-6.4"),
    Tap("a turn", "clue-in-jungle laid-white-1", "contradiction TO-6.4"),
    Tap("a turn", "clue-in-largest-lake map-white", "rules-nothing-out TO-6.5"),
    Tap("a new map", "clue-in-jungle", "lay in-jungle"),
    Tap("a new map", "clue-in-lake", "not-in-hand TO-12.2"),
    Tap("a new map", "clue-in-jungle map-white", "lay in-jungle"),
    Tap("a new map", "clue-in-jungle map-grey", "other-map TO-12.2"),
    Tap("removing", "clue-in-jungle", "not-now"),
    # A map.
    Tap("a turn on grey", "map-grey", "dig grey"),
    Tap("a turn", "map-grey", "elsewhere TO-9.1"),
    Tap("a turn", "map-white", "not-located TO-9.1"),
    Tap("a new map", "map-white", "lay in-jungle"),
    Tap("a new map", "map-grey", "other-map TO-12.2"),
    Tap("one more clue", "map-black", "play in-jungle black"),
    Tap("one more clue", "map-grey", "no-clue-for-map TO-6.4"),
    Tap("removing", "map-white", "remove white g3"),
    Tap("removing", "map-grey", "last-marker TO-15.2"),
    Tap("removing", "map-black", "not-marked TO-7.1"),
    Tap("removing", "map-white space-h5", "remove white h5"),
    Tap("a turn", "map-white space-h5", "no-amulet TO-15.1"),
    Tap("doubling", "map-white", "double white 1"),
    Tap("doubling", "map-grey", "no-such-place TO-1.3"),
    Tap("swapping", "map-white", "swap white 1 3"),
    Tap("swapping", "map-grey", "no-such-place TO-1.3"),
    Tap("sharing", "map-white", "not-now"),
    # A clue on a map.
    Tap("a turn", "laid-white-1", "not-located TO-9.1"),
    Tap("a turn", "laid-brown-1 laid-brown-2", "experts-only TO-16.1"),
    Tap("experts", "laid-white-1", "amulet-first TO-15.1"),
    Tap("experts", "laid-white-3", "amulet-first TO-15.1"),
    Tap("experts", "laid-white-1 laid-white-3", "amulet-first TO-15.1"),
    Tap("experts without an amulet", "laid-white-1", "no-amulet TO-15.1"),
    Tap("doubling", "laid-white-2", "double white 2"),
    Tap("doubling", "laid-white-3", "not-your-rose TO-16.2"),
    Tap("doubling", "laid-white-4", "doubled-already TO-16.4"),
    Tap("swapping", "laid-white-2", "swap white 2 3"),
    Tap("swapping", "laid-white-3 laid-white-1", "swap white 1 3"),
    Tap("swapping", "laid-white-1 laid-white-2", "same-roses TO-16.5"),
    Tap("swapping", "laid-white-1 laid-grey-1", "two-maps TO-16.6"),
    # An amulet.
    Tap("an amulet", "amulet", "amulet marker"),
    Tap("a turn", "amulet", "no-amulet TO-15.1"),
    Tap("an amulet, all located, on the way", "amulet", "moving TO-4.5"),
    Tap("removing", "amulet", "not-now"),
    # Whatever else.
    Tap("blue's turn", "space-g2", "not-your-turn TO-3.8"),
    Tap("sharing", "blue: amulet", "not-your-turn TO-10.4"),
    Tap("a turn", "clue-in-jungle space-g2", "nothing-meant"),
    Tap("a turn", "hat", "nothing-meant"),
]


def got(why: Why) -> str:
    if why.message is None:
        return why.text or "nothing-meant"
    return " ".join([why.message.key.removeprefix("refused-"), *([why.rule] if why.rule else [])])


@pytest.mark.parametrize("tap", TAPS, ids=lambda each: f"{each.moment}: {each.pieces}")
def test_what_is_tapped_is_an_answer_or_gets_a_reason(tap: Tap) -> None:
    player, _, pieces = tap.pieces.rpartition(": ")
    hunt = MOMENTS[tap.moment]()
    before = GAME.save(hunt)
    why = GAME.why(hunt, PLAYERS.index(player or "red"), pieces=pieces.split())
    assert got(why) == tap.gets
    assert GAME.save(hunt) == before


def test_every_reason_against_taps_is_above() -> None:
    assert reasons_in(meaning) <= {tap.gets.split()[0] for tap in TAPS}


def test_a_treasure_under_the_vehicle_is_dug_up_before_any_rose_is_moved() -> None:
    hunt = MOMENTS["experts"]()
    hunt.maps[0].removed = [each for each in hunt.land.spaces if hunt.land.names[each] != "g3"]
    hunt.__dict__.clear()
    assert got(GAME.why(hunt, 0, pieces=["laid-white-1"])) == "dig white"


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_things_that_an_option_concerns_always_mean_something_that_can_be(
    moment: str,
) -> None:
    hunt = MOMENTS[moment]()
    for decision in hunt.decisions:
        for option in decision.options:
            if option.pieces:
                assert GAME.why(hunt, decision.seat, pieces=option.pieces).legal
