"""What a seat does not know: only the cards that others have laid face down."""

import pytest

from atoll.games.lifeboats.state import Waters
from tests.rulecite import rule

from .tables import GAME, answer, asked, board, boarding, each, shipwreck, table, texts, votes

MANY = 120
BOATS = {"green": "green:so red:so", "black": "yellow:so"}
FULL = {"red": "green:sss red:sss", "black": "yellow:so"}


def twins(waters: Waters, seat: int) -> list[Waters]:
    """Many redeals for a seat, none of which it could tell from the real state."""
    redealt = [GAME.redeal(waters, seat, luck) for luck in range(MANY)]
    for twin in redealt:
        assert GAME.view(twin, seat) == GAME.view(waters, seat)
        assert GAME.pieces(twin) == GAME.pieces(waters)
        assert twin.decisions == waters.decisions
    return redealt


def laid(waters: Waters, seat: int, owner: int) -> set[str | None]:
    """What the card of a seat may be, for all that another seat knows."""
    return {twin.sealed_by(owner) for twin in twins(waters, seat)}


def all_but_what_is_sealed(waters: Waters) -> bytes:
    """A state without its sealed cards and its luck."""
    bare = GAME.clone(waters)
    bare.rng = 0
    for sealing in bare.sealings:
        sealing.answers = ["?" if card else None for card in sealing.answers]
    return GAME.save(bare)


@rule("LB-4.1")
@pytest.mark.parametrize("card", ["vote green", "vote black", "vote hat"])
def test_a_card_that_another_has_laid_may_be_any_that_could_be_laid(card: str) -> None:
    waters = table(boats=BOATS, hats=[1, 0, 3])
    answer(waters, 0, card)
    answer(waters, 1, "vote green")
    assert laid(waters, 2, 0) == each("vote", "green black hat")
    assert laid(waters, 2, 1) == each("vote", "green black"), "without a hat"
    assert laid(waters, 2, 2) == {None}


@rule("LB-4.1")
def test_the_own_card_stays_what_it_is() -> None:
    waters = table(boats=BOATS)
    answer(waters, 0, "vote hat")
    answer(waters, 1, "vote green")
    assert laid(waters, 0, 0) == {"vote hat"}
    assert laid(waters, 0, 1) == each("vote", "green black hat")


@rule("LB-4.1", "LB-6.3")
def test_cards_on_who_goes_overboard_are_dealt_anew_among_the_colours_in_the_boat() -> None:
    waters = table(boats=FULL, phase="overboard red")
    answer(waters, 0, "vote red")
    for seat in (1, 2):
        assert laid(waters, seat, 0) == each("vote", "green red hat")
        assert {twin.sealed_by(2) for twin in twins(waters, seat)} == {None}


@rule("LB-4.1", "LB-5.3")
def test_what_was_said_about_a_card_does_not_tell_which_it_is() -> None:
    waters = table(boats=BOATS)
    answer(waters, 0, "vote hat", "say vote black", "call")
    assert laid(waters, 1, 0) == each("vote", "green black hat")


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("answers", [[], ["vote green"], ["vote green", "say spare black"]])
def test_nothing_but_sealed_cards_is_dealt_anew(seat: int, answers: list[str]) -> None:
    waters = table(boats=BOATS)
    answer(waters, 1, *answers)
    before = GAME.save(waters)
    known = all_but_what_is_sealed(waters)
    assert {all_but_what_is_sealed(twin) for twin in twins(waters, seat)} == {known}
    assert GAME.save(waters) == before


@pytest.mark.parametrize(
    "waters",
    [
        shipwreck(),
        boarding(),
        table(boats=BOATS, phase="leave"),
        table(boats=BOATS, phase="move"),
    ],
)
def test_while_no_card_is_laid_only_the_luck_to_come_is_another(waters: Waters) -> None:
    for seat in range(3):
        redealt = twins(waters, seat)
        assert len({twin.rng for twin in redealt}) == MANY
        for twin in redealt:
            twin.rng = waters.rng
            assert twin == waters


@rule("LB-4.5")
def test_cards_that_were_turned_up_are_known() -> None:
    waters = table(boats=BOATS)
    votes(waters, "green", "hat", "black")
    assert asked(waters) == [1]
    for seat in range(3):
        assert {board(twin).cards for twin in twins(waters, seat)} == {("green", "hat", "black")}


def test_a_redealt_game_can_be_played_on() -> None:
    waters = table(boats=BOATS)
    answer(waters, 0, "vote hat")
    answer(waters, 1, "vote green")
    results = set()
    for twin in twins(waters, 2):
        answer(twin, 2, "vote green")
        results.add(tuple(sorted({decision.prompt.key for decision in twin.decisions})))
        assert texts(twin, 0) or texts(twin, 1) or texts(twin, 2)
    assert ("ask-captain-leak",) in results
    assert len(results) > 1
