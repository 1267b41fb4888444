"""What each seat sees and hears, and what it does not."""

from collections.abc import Iterable
from random import Random

import pytest

from atoll.games.overboard.people import EVERYBODY
from atoll.games.overboard.state import Boat, Bundle
from atoll.games.overboard.view import CardSeen
from atoll.kernel import Event
from tests.rulecite import rule

from .tables import FOUR, GAME, SEATS, all_say, asked, board, question, story, table


def numbers(cards: Iterable[CardSeen]) -> list[int]:
    return [card.number for card in cards]


@rule("OB-6.2")
def test_nobody_learns_that_somebody_is_handed_cards_of_one_kind() -> None:
    boat = table(phase="morning", supplies="knife oar water water")
    story(boat, "captain: keep knife", "bosun: keep oar")
    assert (question(boat), asked(boat)) == ("ask-keep", "frenchy")


@rule("OB-12.2")
def test_the_helmsman_does_not_see_in_which_order_the_cards_were_laid() -> None:
    boat = table(phase="evening", laid=[9, 3, 17])
    all_say(boat, "ready")
    assert numbers(board(boat, "kid").looking) == [3, 9, 17]
    assert numbers(board(boat, "kid").laid_known) == [3, 9, 17]


@rule("OB-8.1")
def test_only_the_rower_looks_at_the_cards_even_if_others_could_name_them() -> None:
    boat = table(navigation=[3, 7, 9])
    boat.bundles = [Bundle(len(boat.navigation) - 2, 0), Bundle(2, EVERYBODY)]
    story(boat, "captain: row")
    seen = {role: numbers(board(boat, role).looking) for role in FOUR}
    assert seen == {"captain": [3, 7], "bosun": [], "frenchy": [], "kid": []}
    story(boat, "captain: lay 3 7")
    assert all(numbers(board(boat, role).laid_known) == [3, 7] for role in FOUR)


# Who hears what.


def heard(events: Iterable[Event], boat: Boat, kind: str) -> set[str]:
    """The roles that are told an event of this kind, which there is once."""
    (event,) = [each for each in events if each.kind == kind]
    assert event.audience is not None, "all would hear it"
    return {board(boat).roles[listener] for listener in event.audience}


HANDS = {"captain": "oar", "bosun": "knife", "frenchy": "6 wounds", "kid": "gaff"}


@rule("OB-6.2")
def test_what_somebody_keeps_in_the_morning_only_they_are_told() -> None:
    boat = table(phase="morning", supplies="water oar knife gaff")
    assert heard(story(boat, "captain: keep oar"), boat, "kept-what") == {"captain"}


@rule("OB-5.9")
def test_which_hidden_provision_is_offered_only_the_two_of_them_are_told() -> None:
    boat = table(HANDS)
    assert heard(story(boat, "captain: offer kid oar"), boat, "offered-what") == {"captain", "kid"}
    given = {role: board(boat, role).offers[0].give for role in HANDS}
    assert given == {"captain": "oar", "bosun": "hidden", "frenchy": "hidden", "kid": "oar"}
    assert board(boat).offers[0].give == "hidden"


@rule("OB-5.6", "OB-5.7")
def test_which_hidden_provision_changed_hands_only_the_two_of_them_are_told() -> None:
    boat = table(HANDS)
    events = story(boat, "captain: offer kid oar", "kid: accept captain")
    assert heard(events, boat, "gave-what") == {"captain", "kid"}
    events = story(boat, "kid: give frenchy gaff")
    assert heard(events, boat, "gave-what") == {"frenchy", "kid"}


@rule("OB-5.12")
def test_which_hidden_provision_was_thrown_away_only_its_owner_is_told() -> None:
    boat = table(HANDS)
    assert heard(story(boat, "captain: throw oar"), boat, "threw-what") == {"captain"}
    assert (board(boat).sunk, board(boat).spent) == (1, ())


@rule("OB-9.5", "OB-9.8")
def test_which_hidden_provision_was_taken_only_the_two_of_them_are_told() -> None:
    boat = table(HANDS)
    events = story(boat, "captain: rob bosun", "bosun: yield")
    assert heard(events, boat, "took-what") == {"captain", "bosun"}
    boat = table(HANDS, phase="day kid")
    assert heard(story(boat, "kid: steal bosun"), boat, "took-what") == {"kid", "bosun"}


SECRETS = {"kept-what", "offered-what", "gave-what", "threw-what", "took-what"}


@pytest.mark.parametrize("seats", SEATS)
def test_only_what_is_hidden_is_told_to_some_alone(seats: int) -> None:
    """All through some games, and each kind of secret is among them."""
    told_to_some: set[str] = set()
    for seed in range(6):
        luck = Random(seed)
        boat = GAME.setup(seats, seed)
        while boat.decisions:
            decision = luck.choice(boat.decisions)
            events = GAME.answer(boat, decision.seat, luck.choice(decision.options).text)
            for event in events:
                assert (event.audience is not None) == (event.kind in SECRETS)
            told_to_some |= {event.kind for event in events if event.audience is not None}
    assert told_to_some == SECRETS


# Spectators, and the end.


@rule("OB-3.3", "OB-5.6", "OB-6.2", "OB-8.1")
def test_a_spectator_sees_how_much_is_hidden_but_not_what() -> None:
    boat = table(HANDS, phase="morning", supplies="water oar money", laid=[3])
    seen = board(boat)
    assert (seen.friend, seen.enemy, seen.hand, seen.crate) == (None, None, (), ())
    assert (seen.looking, seen.laid_known, seen.offers_left) == ((), (), 0)
    assert (seen.friends, seen.enemies, seen.hands, seen.accounts) == ((), (), (), ())
    assert [person.hidden for person in seen.people] == [1, 1, 0, 1]
    assert (seen.crate_left, seen.provisions, seen.laid, seen.navigation) == (3, 0, 1, 23)


@rule("OB-6.2")
def test_only_whoever_chooses_sees_what_is_in_the_crate() -> None:
    boat = table(phase="morning", supplies="water oar knife gaff")
    story(boat, "captain: keep oar")
    crates = {role: board(boat, role).crate for role in FOUR}
    assert crates == dict.fromkeys(FOUR, ()) | {"bosun": ("water", "knife", "gaff")}


@rule("OB-3.3")
def test_everybody_sees_their_own_friend_enemy_and_hidden_provisions() -> None:
    boat = table(HANDS, friends={"captain": "kid"}, enemies={"captain": "bosun"})
    seen = board(boat, "captain")
    assert (seen.friend, seen.enemy, seen.hand) == ("kid", "bosun", ("oar",))
    assert seen.people == board(boat).people, "of the others no more than a spectator"


@rule("OB-16.1")
@pytest.mark.parametrize("role", [None, *FOUR])
def test_at_the_end_all_see_everybodys_friends_enemies_and_provisions(role: str | None) -> None:
    boat = table(HANDS, friends={"captain": "kid"}, phase="card 7", gulls=3)
    seen = board(boat, role)
    assert seen.friends == ("kid", "bosun", "frenchy", "kid")
    assert seen.enemies == FOUR
    assert seen.hands == (("oar",), ("knife",), (), ("gaff",))
    assert len(seen.accounts) == 4
