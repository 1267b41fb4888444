"""What each seat sees and hears, and what it does not."""

from collections.abc import Iterable

from atoll.games.overboard.people import EVERYBODY
from atoll.games.overboard.state import Bundle
from atoll.games.overboard.view import CardSeen
from tests.rulecite import rule

from .tables import FOUR, all_say, asked, board, lies, question, story, table


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


@rule("OB-5.11")
def test_an_offer_of_an_open_provision_stands_while_there_is_another_of_its_kind() -> None:
    boat = table({"captain": "", "bosun": "", "frenchy": "", "kid": "open water water"})
    story(boat, "kid: offer captain open water", "kid: throw open water")
    assert [(offer.by, offer.give) for offer in board(boat).offers] == [("kid", "water")]
    story(boat, "captain: accept kid")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("open water", "")


@rule("OB-5.11")
def test_an_offer_lapses_with_the_last_open_provision_of_its_kind() -> None:
    boat = table({"captain": "", "bosun": "", "frenchy": "", "kid": "open water water"})
    story(boat, "kid: offer captain open water", "kid: throw open water", "kid: throw open water")
    assert board(boat).offers == ()
