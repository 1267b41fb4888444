"""What a seat does not know is dealt anew; what it knows or remembers stays."""

from atoll.games.overboard.facts import PROVISIONS, ROLES
from atoll.games.overboard.memory import IN_CRATE, IN_SEA, PLACES
from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .tables import GAME, asked, number, seat, story, table

MANY = 100
NEXT = ("bosun", "frenchy", "kid")
"""Those who are handed the crate after the Captain."""


def twins(boat: Boat, role: str, count: int = MANY) -> list[Boat]:
    """Many redeals for somebody, none of which they could tell from the real state."""
    here = seat(boat, role)
    redealt = [GAME.redeal(boat, here, luck) for luck in range(count)]
    mine = [decision for decision in boat.decisions if decision.seat == here]
    for twin in redealt:
        assert GAME.view(twin, here) == GAME.view(boat, here)
        assert [each for each in twin.decisions if each.seat == here] == mine
        assert GAME.pieces(twin) == GAME.pieces(boat)
        assert_memory_is_true(twin)
    return redealt


def assert_memory_is_true(boat: Boat) -> None:
    """What anybody remembers of a card is where it is, and nobody notes what they see."""
    places = where_all_are(boat)
    for who, known in enumerate(boat.whereabouts):
        for card, noted in enumerate(known):
            assert not noted & PLACES or noted & places[card], (ROLES[who], PROVISIONS[card])
            assert noted & PLACES or not noted, "a day without a place says nothing"
            assert not noted & 1 << who, "their own are seen, not remembered"
    assert sum(bundle.size for bundle in boat.bundles) == len(boat.navigation)
    assert all(bundle.size > 0 for bundle in boat.bundles)


def where_all_are(boat: Boat) -> list[int]:
    """By provision the bit of its place; none for those in the deck and those that all see."""
    places = [0] * len(PROVISIONS)
    for card in boat.crate:
        places[card] = IN_CRATE
    for card in boat.sunk:
        places[card] = IN_SEA
    for who, cards in enumerate(boat.hidden):
        for card in cards:
            places[card] = 1 << who
    return places


def hidden(boat: Boat, role: str) -> tuple[str, ...]:
    return tuple([PROVISIONS[card] for card in boat.hidden[number(role)]])


def crate(boat: Boat) -> tuple[str, ...]:
    return tuple([PROVISIONS[card] for card in boat.crate])


# The morning.


@rule("OB-6.2")
def test_what_is_left_in_the_crate_is_some_of_what_was_handed_on() -> None:
    lying = {"captain": "", "bosun": "", "frenchy": "water", "kid": "medkit"}
    boat = table(lying, phase="morning", supplies="knife oar flare gaff water club money")
    story(boat, "captain: keep knife", "bosun: keep gaff")
    assert asked(boat) == "frenchy"
    seen = {(hidden(twin, "bosun"), crate(twin)) for twin in twins(boat, "captain")}
    assert seen == {
        (("gaff",), ("oar", "flare")),
        (("oar",), ("gaff", "flare")),
        (("flare",), ("oar", "gaff")),
    }
