"""What a seat does not know is dealt anew; what it knows or remembers stays."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from atoll.games.overboard.cards import CARD, named, renumbered
from atoll.games.overboard.facts import KINDS, PROVISIONS, ROLES
from atoll.games.overboard.memory import CRATE, SEA
from atoll.games.overboard.people import EVERYBODY
from atoll.games.overboard.state import Boat, Bundle
from atoll.kernel import bitset, members
from tests.rulecite import rule

from .tables import FOUR, GAME, SEATS, all_say, asked, board, number, seat, story, table

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
        assert_crate_is_as_it_was_handed_on(twin, number(role))
    return redealt


def assert_memory_is_true(boat: Boat) -> None:
    """What anybody remembers of a card is where it is, and nobody notes what they see."""
    places = where_all_are(boat)
    for who, known in enumerate(notes(boat)):
        for card, (noted, groups) in enumerate(known):
            assert not noted or places[card] in noted, (ROLES[who], PROVISIONS[card])
            assert noted or not groups, "handed on, but to nowhere, says nothing"
            assert len(groups) < 2, "nothing is handed on twice"
            assert who not in noted, "their own are seen, not remembered"
    assert sum(bundle.size for bundle in boat.bundles) == len(boat.navigation)
    assert all(bundle.size > 0 for bundle in boat.bundles)


def assert_crate_is_as_it_was_handed_on(boat: Boat, me: int) -> None:
    if boat.handed_on[me]:
        assert Counter(crate(boat)) <= Counter(named(boat.handed_on[me]))


Note = tuple[tuple[int, ...], tuple[int, ...]]
"""The places where a card may be, and with which others it was handed on."""


def notes(boat: Boat) -> list[list[Note]]:
    """By character, and then by provision, what is remembered of it."""
    return [
        [(places_in(places, card), places_in(together, card)) for card in range(len(PROVISIONS))]
        for places, together in zip(boat.whereabouts, boat.together, strict=True)
    ]


def places_in(noted: list[int], card: int) -> tuple[int, ...]:
    return tuple([place for place, cards in enumerate(noted) if cards >> card & 1])


def where_all_are(boat: Boat) -> list[int | None]:
    """By provision its place; none for those in the deck and those that all see."""
    places: list[int | None] = [None] * len(PROVISIONS)
    for card in members(boat.crate):
        places[card] = CRATE
    for card in members(boat.sunk):
        places[card] = SEA
    for who, cards in enumerate(boat.hidden):
        for card in members(cards):
            places[card] = who
    return places


def hidden(boat: Boat, role: str) -> tuple[str, ...]:
    return named(boat.hidden[number(role)])


def crate(boat: Boat) -> tuple[str, ...]:
    return named(boat.crate)


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


@rule("OB-6.2", "OB-6.3")
def test_cards_that_were_handed_on_lie_in_front_of_those_who_came_later_one_each() -> None:
    lying = {"captain": "", "bosun": "water", "frenchy": "water", "kid": "medkit"}
    boat = table(lying, phase="morning", supplies="knife oar flare gaff water club money")
    story(boat, "captain: keep knife", "bosun: keep gaff", "frenchy: keep oar")
    handed_on = {"oar", "flare", "gaff"}
    for twin in twins(boat, "captain"):
        assert [len(handed_on & {*hidden(twin, role)}) for role in NEXT] == [1, 1, 1]
    assert all_hidden(boat, "captain", "kid", handed_on) == {("oar",), ("flare",), ("gaff",)}
    assert all_hidden(boat, "bosun", "kid", handed_on) == {("oar",), ("flare",)}
    assert all_hidden(boat, "frenchy", "kid", {"flare"}) == {("flare",)}
    assert len(all_hidden(boat, "kid", "captain", {*PROVISIONS})) > 5, "the last saw only one"


def all_hidden(boat: Boat, me: str, role: str, among: set[str]) -> set[tuple[str, ...]]:
    """Which of these provisions somebody may have hidden, for all that I know."""
    return {
        tuple([kind for kind in hidden(twin, role) if kind in among]) for twin in twins(boat, me)
    }


@rule("OB-6.2")
def test_whoever_chooses_from_the_crate_knows_it() -> None:
    boat = table(phase="morning", supplies="knife oar flare gaff water club money")
    story(boat, "captain: keep knife")
    assert {crate(twin) for twin in twins(boat, "bosun")} == {("oar", "gaff", "flare")}
    assert {crate(twin) for twin in twins(boat, "captain")} == {("oar", "gaff", "flare")}
    assert len({crate(twin) for twin in twins(boat, "kid")}) > 5


WATERS = "knife water water oar money club gaff"


@rule("OB-6.2")
@pytest.mark.parametrize("before", [[], ["captain: offer bosun water", "bosun: accept captain"]])
def test_nothing_comes_into_the_crate_that_was_not_handed_on(before: list[str]) -> None:
    """Whichever water it is that is opened."""
    lying = {"captain": "water", "bosun": "water", "frenchy": "", "kid": ""}
    boat = table(lying, phase="morning", supplies=WATERS)
    story(boat, *before, "captain: keep knife", "bosun: keep oar", "bosun: open water")
    seen = {crate(twin) for twin in twins(boat, "captain")}
    assert seen == {("water", "water"), ("water", "oar")}


@rule("OB-6.2")
def test_of_two_like_cards_that_were_handed_on_one_is_left_when_one_is_opened() -> None:
    lying = {"captain": "", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(lying, phase="morning", supplies=WATERS)
    story(boat, "captain: keep knife", "bosun: keep water", "bosun: open water")
    story(boat, "frenchy: keep oar")
    assert all_hidden(boat, "captain", "kid", {"water", "oar"}) == {("water",), ("oar",)}


@rule("OB-6.2", "OB-5.6")
def test_who_is_given_something_may_have_two_of_the_cards_that_were_handed_on() -> None:
    lying = {"captain": "", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(lying, phase="morning", supplies="knife oar flare gaff water club money")
    story(boat, "captain: keep knife", "bosun: keep gaff", "frenchy: keep oar")
    story(boat, "bosun: offer kid gaff", "kid: accept bosun")
    seen = {hidden(twin, "frenchy") for twin in twins(boat, "captain")}
    assert seen == {("oar",), ("flare",), ("gaff",)}


# Cards that changed hands, and cards that were shown.

HANDS = {"captain": "compass", "bosun": "knife", "frenchy": "water", "kid": "gaff"}


@rule("OB-9.5", "OB-9.8")
def test_both_know_a_card_that_was_stolen_and_others_do_not() -> None:
    boat = table(HANDS, phase="day kid")
    story(boat, "kid: steal captain")
    for role in ("captain", "kid"):
        assert all_hidden(boat, role, "kid", {"compass"}) == {("compass",)}
    assert len(all_hidden(boat, "bosun", "kid", {*PROVISIONS})) > 20


@rule("OB-5.6")
def test_a_card_is_followed_to_whom_it_may_have_gone() -> None:
    boat = table(HANDS | {"kid": "gaff club"})
    story(boat, "captain: offer kid compass", "kid: accept captain")
    story(boat, "kid: offer frenchy club", "frenchy: accept kid")
    with_whom = {
        role for twin in twins(boat, "captain") for role in FOUR if "compass" in hidden(twin, role)
    }
    assert with_whom == {"kid", "frenchy"}


@rule("OB-5.9")
def test_who_was_offered_a_hidden_card_remembers_it_when_the_offer_is_gone() -> None:
    boat = table(HANDS)
    story(boat, "captain: offer kid compass", "kid: decline captain")
    assert all_hidden(boat, "kid", "captain", {"compass"}) == {("compass",)}
    assert len(all_hidden(boat, "bosun", "captain", {*PROVISIONS})) > 5


@rule("OB-5.9")
def test_an_offer_of_a_hidden_card_is_about_the_card_that_is_there() -> None:
    boat = table(HANDS)
    story(boat, "captain: offer kid compass for gaff")
    for role in FOUR:
        for twin in twins(boat, role):
            assert CARD[twin.offers[0].card] & twin.hidden[number("captain")]


@rule("OB-5.12")
def test_only_its_owner_knows_which_hidden_card_went_overboard() -> None:
    boat = table(HANDS)
    story(boat, "captain: throw compass")
    sunk = {role: {named(twin.sunk) for twin in twins(boat, role)} for role in FOUR}
    assert sunk["captain"] == {("compass",)}
    assert all(len(sunk[role]) > 5 for role in NEXT)


@rule("OB-5.9", "OB-5.2")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_was_shown_one_of_two_like_cards_cannot_tell_which_was_opened(
    order: tuple[int, int],
) -> None:
    """Whichever it was, the other may be anything."""
    boat = table({"captain": "knife", "bosun": "", "frenchy": "", "kid": "water"})
    waters = [card for card, kind in enumerate(PROVISIONS) if kind == "water"]
    story(boat, "kid: offer captain water", "captain: decline kid")
    _relabel(boat, {waters[0]: waters[order[0]], waters[1]: waters[order[1]]})
    boat.supplies.remove(waters[order[1]])
    boat.hidden[number("kid")] = bitset(waters[:2])
    story(boat, "kid: open water")
    assert all_hidden(boat, "captain", "kid", {"water"}) == {("water",), ()}


@rule("OB-5.9")
def test_what_was_asked_for_by_its_name_and_given_all_remember() -> None:
    boat = table({"captain": "", "bosun": "water money", "frenchy": "oar", "kid": "knife"})
    story(boat, "captain: request bosun water", "bosun: accept captain")
    for role in ("frenchy", "kid"):
        assert {hidden(twin, "captain") for twin in twins(boat, role)} == {("water",)}


@rule("OB-5.9")
def test_so_does_whoever_had_been_shown_the_card_before() -> None:
    boat = table({"captain": "", "bosun": "water money", "frenchy": "oar", "kid": "knife"})
    story(boat, "bosun: offer frenchy water", "frenchy: decline bosun")
    story(boat, "captain: request bosun water", "bosun: accept captain")
    assert {hidden(twin, "captain") for twin in twins(boat, "frenchy")} == {("water",)}


@rule("OB-6.2")
def test_what_changes_hands_in_the_morning_leaves_the_crate_as_it_was() -> None:
    people = {"captain": "", "bosun": "medkit", "frenchy": "water", "kid": "medkit"}
    boat = table(people, phase="morning", supplies="knife oar flare gaff water club money")
    story(boat, "captain: keep knife", "bosun: keep gaff")
    story(boat, "bosun: offer kid medkit", "kid: accept bosun")
    handed_on = {"oar", "flare", "gaff"}
    assert all({*crate(twin)} < handed_on for twin in twins(boat, "captain"))


@rule("OB-5.9")
def test_in_a_swap_what_is_named_is_not_what_is_given_for_it() -> None:
    """The Kid has given water to the Captain, and hears that he gets more."""
    boat = table({"captain": "knife", "bosun": "water", "frenchy": "", "kid": "water"})
    story(boat, "kid: offer captain water", "captain: accept kid")
    story(boat, "captain: offer bosun knife for water", "bosun: accept captain")
    for twin in twins(boat, "kid"):
        both = (*hidden(twin, "captain"), *hidden(twin, "bosun"))
        assert both.count("water") >= 2


def _relabel(boat: Boat, numbers: dict[int, int]) -> None:
    """Give other numbers to provisions of one kind: nobody could tell."""

    boat.supplies = [numbers.get(card, card) for card in boat.supplies]
    boat.crate = renumbered(boat.crate, numbers)
    boat.spent, boat.sunk = renumbered(boat.spent, numbers), renumbered(boat.sunk, numbers)
    boat.offers = [replace(each, card=numbers.get(each.card, each.card)) for each in boat.offers]
    for noted in (boat.hidden, boat.opened, *boat.whereabouts, *boat.together):
        noted[:] = [renumbered(cards, numbers) for cards in noted]


@pytest.mark.parametrize("seats", SEATS)
def test_the_numbers_of_like_cards_make_no_difference_to_anybody(seats: int) -> None:
    """The same answers lead to the same views, events and memories, whatever the numbers."""
    for seed in range(5):
        luck = Random(seed)
        boat = GAME.setup(seats, seed)
        other = GAME.clone(boat)
        numbers = dict(zip(range(len(PROVISIONS)), shuffled_within_kinds(luck), strict=True))
        _relabel(other, numbers)
        while boat.decisions:
            at, text = any_answer(boat, luck)
            assert GAME.answer(boat, at, text) == GAME.answer(other, at, text)
            assert GAME.views(boat) == GAME.views(other)
            assert memories(boat) == memories(other)


def shuffled_within_kinds(luck: Random) -> list[int]:
    cards = list(range(len(PROVISIONS)))
    luck.shuffle(cards)
    return sorted(cards, key=lambda card: KINDS.index(PROVISIONS[card]))


def memories(boat: Boat) -> list[Counter[tuple[str, Note]]]:
    """By character, where how many cards of a kind may be."""
    return [
        Counter([(PROVISIONS[card], note) for card, note in enumerate(known) if note[0]])
        for known in notes(boat)
    ]


# Navigation cards.


def drawn_and_laid(boat: Boat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (
        tuple(sorted(each.card + 1 for each in boat.drawn)),
        tuple(sorted(each.card + 1 for each in boat.laid)),
    )


@rule("OB-8.1", "OB-8.2")
def test_only_a_rower_knows_what_was_drawn_and_laid() -> None:
    boat = table(navigation=[3, 7, 9])
    story(boat, "captain: row")
    assert {drawn_and_laid(twin) for twin in twins(boat, "captain")} == {((3, 7), ())}
    assert len({drawn_and_laid(twin) for twin in twins(boat, "kid")}) > 20
    story(boat, "captain: lay 3")
    assert {drawn_and_laid(twin) for twin in twins(boat, "captain")} == {((), (3,))}
    assert {twin.navigation[0] + 1 for twin in twins(boat, "captain")} == {7}
    for role in NEXT:
        assert len({drawn_and_laid(twin) for twin in twins(boat, role)}) > 10
        assert len({twin.navigation[0] for twin in twins(boat, role)}) > 10


@rule("OB-8.6")
def test_in_which_order_cards_went_under_the_deck_not_even_the_rower_knows() -> None:
    boat = table(navigation=[3, 7, 9])
    story(boat, "captain: row", "captain: lay none")
    under = {tuple([card + 1 for card in twin.navigation[:2]]) for twin in twins(boat, "captain")}
    assert under == {(3, 7), (7, 3)}


def with_two_cards_that_all_know(boat: Boat) -> Boat:
    """On top of the deck, in an order that nobody knows."""
    boat.bundles = [Bundle(len(boat.navigation) - 2, 0), Bundle(2, EVERYBODY)]
    return boat


@rule("OB-8.1", "OB-8.2")
def test_which_of_the_cards_that_all_knew_a_rower_has_left_only_the_rower_knows() -> None:
    boat = with_two_cards_that_all_know(table(navigation=[3, 7, 9]))
    story(boat, "captain: row")
    assert {drawn_and_laid(twin) for twin in twins(boat, "kid")} == {((3, 7), ())}
    story(boat, "captain: lay 3")
    assert [card.number for card in board(boat, "captain").laid_known] == [3]
    assert board(boat, "kid").laid_known == ()
    assert len({drawn_and_laid(twin) for twin in twins(boat, "kid")}) > 1


@rule("OB-8.1", "OB-8.2")
def test_if_a_rower_leaves_all_of_them_everybody_knows() -> None:
    boat = with_two_cards_that_all_know(table(navigation=[3, 7, 9]))
    story(boat, "captain: row", "captain: lay 3 7")
    assert [card.number for card in board(boat, "kid").laid_known] == [3, 7]


@rule("OB-12.6")
def test_who_did_not_look_does_not_know_which_of_two_known_cards_was_drawn() -> None:
    people = {"captain": "", "bosun": "", "frenchy": "", "kid": "open compass"}
    boat = table(people, phase="evening", laid=[9], navigation=[3, 7])
    with_two_cards_that_all_know(boat)
    all_say(boat, "ready")
    story(boat, "kid: use compass")
    assert {twin.navigation[-1] + 1 for twin in twins(boat, "kid")} == {7}
    assert len({twin.navigation[-1] for twin in twins(boat, "captain")}) > 1


@rule("OB-11.7")
def test_cards_that_all_have_seen_are_known_to_all_under_the_deck() -> None:
    boat = table({"captain": "flare", "bosun": "", "frenchy": "", "kid": ""}, navigation=[6, 9, 11])
    story(boat, "captain: fire")
    for role in FOUR:
        under = {frozenset(twin.navigation[:3]) for twin in twins(boat, role)}
        assert under == {frozenset({5, 8, 10})}
        assert len({tuple(twin.navigation[:3]) for twin in twins(boat, role)}) == 6


@rule("OB-12.2", "OB-12.4")
def test_only_the_helmsman_knows_the_cards_that_were_not_chosen() -> None:
    boat = table(phase="evening", laid=[12, 9, 23])
    all_say(boat, "ready")
    assert {drawn_and_laid(twin) for twin in twins(boat, "kid")} == {((), (9, 12, 23))}
    assert len({drawn_and_laid(twin) for twin in twins(boat, "captain")}) > 20
    story(boat, "kid: steer 12")
    assert under_the_deck(boat, "kid") == {frozenset({9, 23})}
    assert len(under_the_deck(boat, "captain")) > 20


def under_the_deck(boat: Boat, role: str) -> set[frozenset[int]]:
    """Which two cards may lie there, above the one of the evening that all have seen."""
    return {frozenset([card + 1 for card in twin.navigation[1:3]]) for twin in twins(boat, role)}


# What nobody knows.


@rule("OB-3.3")
def test_friends_and_enemies_of_others_may_be_anybody_but_those_on_my_own_cards() -> None:
    boat = table(friends={"captain": "kid", "kid": "captain"}, enemies={"captain": "captain"})
    seen = twins(boat, "captain")
    assert {ROLES[twin.friends[number("captain")]] for twin in seen} == {"kid"}
    for role in NEXT:
        assert {ROLES[twin.friends[number(role)]] for twin in seen} == {*FOUR} - {"kid"}
        assert {ROLES[twin.enemies[number(role)]] for twin in seen} == {*FOUR} - {"captain"}


@rule("OB-3.6", "OB-3.7")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_was_never_seen_is_dealt_anew(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    me, *others = board(boat).roles
    redealt = twins(boat, me)
    for other in others:
        assert len({hidden(twin, other) for twin in redealt}) > 5
    assert len({tuple(twin.supplies) for twin in redealt}) == MANY
    assert len({tuple(twin.navigation) for twin in redealt}) == MANY
    assert len({twin.rng for twin in redealt}) == MANY


@rule("OB-16.1")
def test_at_the_end_all_is_known_but_decks_and_what_sank() -> None:
    boat = table(HANDS | {"captain": "oar medkit"}, phase="day", gulls=3, navigation=[7])
    story(boat, "captain: throw medkit", *(f"{role}: rest" for role in FOUR))
    all_say(boat, "ready")
    assert boat.outcome is not None
    for twin in twins(boat, "kid"):
        assert (twin.hidden, twin.friends, twin.enemies) == (
            boat.hidden,
            boat.friends,
            boat.enemies,
        )
    assert len({named(twin.sunk) for twin in twins(boat, "kid")}) > 5


# All through many games.


def any_answer(boat: Boat, luck: Random) -> tuple[int, str]:
    """Any answer; half of them are what the game waits for."""
    awaited = [decision for decision in boat.decisions if decision.must]
    decision = luck.choice(awaited if luck.random() < 0.5 else boat.decisions)
    return decision.seat, luck.choice(decision.options).text


def moments(seats: int, seed: int) -> Iterator[Boat]:
    """Every resting point of a random game, with all that can be done at any time."""
    luck = Random(seed)
    boat = GAME.setup(seats, seed, quiet=True)
    while boat.decisions:
        yield boat
        GAME.answer(boat, *any_answer(boat, luck))
    yield boat


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_ever_remembers_anything_false(seats: int) -> None:
    for seed in range(12):
        for boat in moments(seats, seed):
            assert_memory_is_true(boat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_leaves_everybodys_memory_true_and_can_be_played_on(seats: int) -> None:
    luck = Random(seats)
    for seed in range(3):
        for boat in moments(seats, seed):
            if luck.random() < 0.1:
                role = luck.choice(board(boat).roles)
                (twin,) = twins(boat, role, 1)
                for _ in range(30):
                    if twin.decisions:
                        GAME.answer(twin, *any_answer(twin, luck))
                        assert_memory_is_true(twin)


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_keeps_what_the_seat_remembers_and_nearly_always_changes_the_rest(
    seats: int,
) -> None:
    luck = Random(seats)
    same = total = 0
    for seed in range(3):
        for boat in moments(seats, seed):
            if boat.outcome is None and luck.random() < 0.1:
                role = luck.choice(board(boat).roles)
                (twin,) = twins(boat, role, 1)
                assert notes(twin)[number(role)] == notes(boat)[number(role)]
                total += 1
                same += (twin.supplies, twin.hidden) == (boat.supplies, boat.hidden)
    assert same < total / 20
