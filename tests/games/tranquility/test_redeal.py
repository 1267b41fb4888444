"""What a seat knows without having seen it: no redeal contradicts what the play has told.

Each test looks at many redeals of one moment. What all know holds in every one of them; what is
still open goes one way in some and the other way in others, and the truth is among them.
"""

import pytest

from atoll.games.tranquility.cards import FINISH, MONSTER, START
from atoll.games.tranquility.start import even_split
from atoll.games.tranquility.state import Sea
from tests.rulecite import rule

from .tables import GAME, answer, asked, cards, filled, hand, offers, table, texts

MANY = 120


def twins(sea: Sea, seat: int) -> list[Sea]:
    """Many redeals for a seat, none of which it could tell from the real state."""
    redealt = [GAME.redeal(sea, seat, luck) for luck in range(MANY)]
    assert all(GAME.view(twin, seat) == GAME.view(sea, seat) for twin in redealt)
    assert all(GAME.pieces(twin) == GAME.pieces(sea) for twin in redealt)
    assert len({GAME.save(twin) for twin in redealt}) == MANY
    assert len({str(twin.decks) for twin in redealt}) > 1, "something is really dealt anew"
    return redealt


def held(sea: Sea, seat: int, owner: int, card: int) -> set[int]:
    """How many cards of a kind another hand may hold, for all that a seat knows."""
    counts = {twin.hands[owner].count(card) for twin in twins(sea, seat)}
    assert sea.hands[owner].count(card) in counts, "the truth is possible"
    return counts


def stack(sea: Sea, seat: int, names: str) -> None:
    """Bring these cards to the top of a deck, each in exchange for one that lay there."""
    own = sea.decks[seat]
    for place, card in enumerate(cards(names), start=1):
        deck = own if card in own else next(deck for deck in sea.decks if card in deck)
        other = deck.index(card)
        deck[other], own[-place] = own[-place], card


def drawn_two(top: str = "80") -> Sea:
    """The first of three players has drawn two cards, this one among them, and is to act again."""
    sea = table(
        seats=3,
        hands=["5 17 30 44 60", "10 20 31 41 51", "11 21 32 42 52"],
        grid="a1=3",
    )
    stack(sea, 0, top)
    answer(sea, 0, "discard", "pay 44 60")
    answer(sea, 1, "discard", "pay 10 20")
    answer(sea, 2, "discard", "pay 11 21")
    assert asked(sea) == [0]
    return sea


@rule("TR-5.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_drawn_since_the_last_action_may_be_a_start(seat: int) -> None:
    assert held(drawn_two(), seat, 0, START) == {0, 1}


@rule("TR-5.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_start_that_was_really_drawn_is_possible_and_so_is_that_it_was_not(seat: int) -> None:
    sea = drawn_two(top="start")
    assert "start" in hand(sea, 0)
    assert held(sea, seat, 0, START) == {0, 1}


@rule("TR-5.1")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    "answers", [["play 5 b1"], ["play 5 b1", "pay 17"], ["discard"], ["discard", "pay 17"]]
)
def test_who_has_just_acted_otherwise_holds_no_start_also_while_the_price_is_paid(
    seat: int, answers: list[str]
) -> None:
    sea = drawn_two()
    answer(sea, 0, *answers)
    assert texts(sea, 0, "pay") != set()
    assert held(sea, seat, 0, START) == {0}


@rule("TR-5.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_just_traded_the_hand_holds_no_start(seat: int) -> None:
    sea = table(seats=3, hands=["5 17 30 44 60"], storms="orange seat1")
    sea.drawn[0] = 5
    assert {twin.hands[0].count(START) for twin in twins(sea, seat)} == {0, 1}
    answer(sea, 0, "trade")
    assert held(sea, seat, 0, START) == {0}
    assert all(START not in twin.discards[0] for twin in twins(sea, seat))


@rule("TR-5.1", "TR-3.2")
def test_a_player_who_acted_otherwise_and_drew_up_may_hold_a_start_again() -> None:
    sea = drawn_two()
    answer(sea, 0, "play 5 b1", "pay 17 30")
    assert asked(sea) == [1]
    assert held(sea, 1, 0, START) == {0, 1}


@rule("TR-11.6")
def test_monsters_that_were_sent_back_stay_among_the_cards_of_their_owner() -> None:
    sea = table(hands=["5 7 9 11 13", "monster monster monster"], monsters=5)
    answer(sea, 0, "discard", "pay 5 7")
    assert "monsters-returned" in [event.kind for event in sea.events]
    known = [twin.hands[1] + twin.decks[1] for twin in twins(sea, 0)]
    assert {pile.count(MONSTER) for pile in known} == {3, 4, 5}
    assert {0, 1} <= held(sea, 0, 1, MONSTER)


@rule("TR-11.6")
def test_a_monster_that_was_sent_back_and_then_played_is_owned_no_longer() -> None:
    sea = table(hands=["5 7 9 11 13", "monster monster monster"], monsters=3)
    answer(sea, 0, "discard", "pay 5 7")
    if MONSTER not in sea.hands[1]:
        place = sea.decks[1].index(MONSTER)
        sea.decks[1][place], sea.hands[1][-1] = sea.hands[1][-1], MONSTER
    answer(sea, 1, "discard")
    for _ in range(2):
        answer(sea, 1, min(texts(sea, 1, "pay")))
    answer(sea, 0, "play 9 c3")
    answer(sea, 1, "monster c3")
    known = [twin.hands[1] + twin.decks[1] for twin in twins(sea, 0)]
    assert {pile.count(MONSTER) for pile in known} == {2}


def finish_tried() -> Sea:
    """The first player tried Finish; the second discarded two; the last had to show a monster."""
    sea = table(
        seats=3,
        hands=["5 7 9 11 finish", "13 15 17 19 21", "23 25 27 29 monster"],
        grid=filled(),
        started=True,
        monsters=3,
    )
    answer(sea, 0, "finish")
    answer(sea, 1, "discard", "pay 13 15")
    return sea


@rule("TR-11.4")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_finish_that_came_back_is_known_to_be_in_the_hand(seat: int) -> None:
    assert min(held(finish_tried(), seat, 0, FINISH)) == 1


@rule("TR-11.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_monsters_that_were_shown_are_known_to_be_in_the_hand_and_no_others(seat: int) -> None:
    assert held(finish_tried(), seat, 2, MONSTER) == {1}


@rule("TR-11.4")
def test_only_a_card_drawn_since_the_monsters_were_shown_may_be_another() -> None:
    sea = finish_tried()
    assert held(sea, 2, 0, MONSTER) == {0}, "who tried held none, and has drawn none"
    assert max(held(sea, 0, 1, MONSTER)) > 0, "two cards have been drawn"


@rule("TR-11.4", "TR-3.5")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("paid", ["pay 5 7", "pay 5 finish"])
def test_a_finish_that_came_back_stays_in_the_hand_or_lies_among_the_discards(
    seat: int, paid: str
) -> None:
    sea = finish_tried()
    answer(sea, 2, "monster f6")
    answer(sea, 0, "discard", paid)
    places = {
        (min(twin.hands[0].count(FINISH), 1), min(twin.discards[0].count(FINISH), 1))
        for twin in twins(sea, seat)
    }
    assert (0, 0) not in places
    assert {(1, 0), (0, 1)} <= places, "the others cannot know which of the two"


@rule("TR-11.4", "TR-3.5")
def test_its_owner_knows_where_the_finish_is() -> None:
    sea = finish_tried()
    answer(sea, 2, "monster f6")
    answer(sea, 0, "discard", "pay 5 finish")
    for twin in twins(sea, 0):
        assert (twin.hands[0], twin.discards[0]) == (sea.hands[0], sea.discards[0])


def given_all() -> Sea:
    """Three players could not discard eight cards together; two kept nothing but monsters."""
    sea = table(seats=3, hands=["start 5 6", "7 8 monster", "9 monster monster"], monsters=5)
    assert GAME.view(sea, None).board.shown == ((), (), ())
    answer(sea, 0, "start")
    for seat, gift in enumerate(["give 5 6", "give 7 8", "give 9"]):
        answer(sea, seat, gift)
    return sea


@rule("TR-5.6", "TR-11.3")
def test_who_gave_all_cards_but_monsters_has_shown_how_many_they_are() -> None:
    sea = given_all()
    assert GAME.view(sea, None).board.shown == ((), ("monster",), ("monster", "monster"))
    assert [len(pile) for pile in sea.hands] == [5, 5, 5]
    for seat in (0, 1):
        assert held(sea, seat, 2, MONSTER) <= {2, 3, 4}
    for seat in (0, 2):
        assert held(sea, seat, 1, MONSTER) <= {1, 2, 3}


@rule("TR-12.16", "TR-11.3")
def test_what_a_yellow_storm_could_not_take_is_known_to_be_monsters() -> None:
    sea = table(hands=["5 monster monster monster monster"], started=True, monsters=5, storms="")
    stack(sea, 0, "yellow")
    answer(sea, 0, "play 5 c3")
    assert GAME.view(sea, None).board.shown == (("monster",) * 4, ())
    assert held(sea, 1, 0, MONSTER) == {4}


@rule("TR-12.16", "TR-11.3")
def test_what_a_yellow_storm_cannot_take_is_known_while_the_other_cards_are_being_chosen() -> None:
    sea = table(hands=["start 7 monster monster monster"], monsters=5, storms="")
    stack(sea, 0, "monster yellow")
    answer(sea, 0, "start", "weather")
    assert hand(sea, 0) == "7 monster monster monster monster"
    assert texts(sea, 0) == {"pay 7"}
    assert GAME.view(sea, None).board.shown == (("monster",) * 4, ())
    assert held(sea, 1, 0, MONSTER) == {4}


@rule("TR-12.16", "TR-5.11")
def test_while_a_start_is_needed_what_a_yellow_storm_could_not_take_may_be_one() -> None:
    sea = table(hands=["5 monster monster monster"], monsters=5, storms="")
    stack(sea, 0, "start yellow")
    answer(sea, 0, "play 5 c3")
    assert hand(sea, 0) == "start monster monster monster"
    assert GAME.view(sea, None).board.shown == (("monster",) * 3, ())
    assert held(sea, 1, 0, START) == {0, 1}
    assert held(sea, 1, 0, MONSTER) <= {3, 4}


@rule("TR-11.6")
def test_monsters_that_go_back_into_the_deck_are_shown_no_longer() -> None:
    hands = ["start 5 6", "monster monster monster monster monster", "9 10"]
    sea = table(seats=3, hands=hands, monsters=5)
    answer(sea, 0, "start", "give 5 6")
    answer(sea, 2, "give 9 10")
    assert asked(sea) == [1]
    assert "monsters-returned" in [event.kind for event in sea.events]
    assert GAME.view(sea, None).board.shown == ((), (), ())
    known = [twin.hands[1] + twin.decks[1] for twin in twins(sea, 0)]
    assert {pile.count(MONSTER) for pile in known} == {5}
    assert len(held(sea, 0, 1, MONSTER)) > 1


@rule("TR-11.4", "TR-3.5")
def test_a_finish_that_came_back_twice_may_have_been_the_same() -> None:
    sea = table(
        seats=3,
        hands=["5 7 9 13 finish", "71 15 17 19 monster", "21 23 25 27 29"],
        grid=filled(),
        started=True,
        monsters=3,
    )
    stack(sea, 2, "monster")
    answer(sea, 0, "finish")
    answer(sea, 1, "monster f6")
    answer(sea, 2, "discard", "pay 21 23")
    answer(sea, 0, "discard", "pay 5 7")
    answer(sea, 1, "play 71 f6", "pay 15")
    answer(sea, 2, "discard", "pay 25 27")
    answer(sea, 0, "finish")
    answer(sea, 1, "discard", "pay 17 19")
    answer(sea, 2, "monster f6")
    answer(sea, 0, "discard", "pay 9 13")
    for seat in (1, 2):
        known = {(t.hands[0] + t.discards[0]).count(FINISH) for t in twins(sea, seat)}
        assert {1, 2} <= known
        assert 0 not in known
    twins(sea, 0)


# A Start that was not played.


@rule("TR-5.11", "TR-5.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_what_was_discarded_while_a_start_was_needed_was_none(seat: int) -> None:
    sea = drawn_two(top="start")
    answer(sea, 0, "start")
    assert asked(sea) == [0, 1, 2]
    assert [len(pile) for pile in sea.discards] == [2, 2, 2]
    assert all(START not in twin.discards[seat] for twin in twins(sea, 0))
    assert held(sea, 0, seat, START) == {0, 1}, "but one may have been drawn since"


@rule("TR-5.11", "TR-5.10")
def test_what_is_discarded_later_may_be_a_start_that_is_not_needed() -> None:
    sea = drawn_two(top="start")
    answer(sea, 0, "start")
    give_for_start(sea, ["give 5 17", "give 31 41 51", "give 32 42 52"])
    twinned = [twin.discards[1] for twin in twins(sea, 0)]
    assert {START in pile[:2] for pile in twinned} == {False}
    assert {START in pile[2:] for pile in twinned} == {False, True}


@rule("TR-5.1")
def test_who_has_drawn_nothing_holds_no_start_when_another_has_been_played() -> None:
    sea = table(seats=3, hands=["start 11 12 13 14", "21 22 23 24 25", "31 32 33 34 35"])
    assert START in sea.decks[1]
    answer(sea, 0, "start")
    for seat in (0, 2):
        assert held(sea, seat, 1, START) == {0}
    give_for_start(sea, ["give 11 12", "give 21 22 23", "give 31 32 33"])
    for seat in (0, 2):
        assert held(sea, seat, 1, START) == {0, 1}, "three cards have been drawn"


@rule("TR-5.1", "TR-11.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_just_played_a_monster_holds_no_start(seat: int) -> None:
    sea = table(seats=3, hands=["5 17 30 44 monster"], grid="a1=3", monsters=3, rocks=6)
    sea.drawn[0] = 5
    assert held(sea, seat, 0, START) == {0, 1}
    answer(sea, 0, "monster a1")
    assert texts(sea, 0, "rocks") != set(), "no card has been drawn yet"
    assert held(sea, seat, 0, START) == {0}


@rule("TR-5.1", "TR-16.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_just_turned_a_card_over_holds_no_start(seat: int) -> None:
    sea = table(mode="day_and_night", seats=3, hands=["5 17 30 44 60"], grid="a1=3")
    sea.drawn[0] = 5
    assert held(sea, seat, 0, START) == {0, 1}
    answer(sea, 0, "turn a1")
    assert texts(sea, 0, "pay") != set()
    assert held(sea, seat, 0, START) == {0}


# What the joint discard tells.


def give_for_start(sea: Sea, gifts: list[str]) -> None:
    """All agree on these gifts, and give them."""
    offers(sea, *(len(gift.split()) - 1 for gift in gifts))
    for seat, gift in enumerate(gifts):
        answer(sea, seat, gift)


def few_cards() -> Sea:
    """Start has been played; three players could discard nine cards between them."""
    sea = table(seats=3, hands=["start 1 2 3", "5 6 7", "8 9 10"], monsters=5)
    answer(sea, 0, "start")
    return sea


@rule("TR-5.6", "TR-11.3")
def test_that_offers_are_asked_for_tells_that_there_are_more_than_eight_cards_to_give() -> None:
    sea = few_cards()
    assert asked(sea) == [0, 1, 2]
    for seat in (1, 2):
        assert held(sea, 0, seat, MONSTER) == {0}


@rule("TR-5.6", "TR-11.3")
def test_it_is_still_known_when_the_offers_have_been_made() -> None:
    sea = few_cards()
    offers(sea, 3, 2, 3)
    assert GAME.view(sea, None).board.quotas == (3, 2, 3)
    assert held(sea, 0, 1, MONSTER) == {0}
    sea = few_cards()
    offers(sea, 0, 0, 0)
    assert held(sea, 0, 1, MONSTER) == {0}


@rule("TR-5.6", "TR-11.3")
def test_if_there_are_many_more_cards_to_give_any_hand_may_hold_monsters() -> None:
    sea = table(seats=3, hands=["start 1 2 3 4", "5 6 7 8 9", "10 11 12 13 14"], monsters=5)
    answer(sea, 0, "start")
    for seat in (1, 2):
        assert {0, 1, 2} <= held(sea, 0, seat, MONSTER)


@rule("TR-5.4", "TR-11.3")
def test_what_has_been_offered_is_known_to_be_no_monsters_whatever_is_offered_later() -> None:
    sea = table(seats=3, hands=["start 1 2 3 4", "5 6 7 8 9", "10 11 12 13 14"], monsters=5)
    answer(sea, 0, "start")
    offers(sea, 0, 5, 1)
    for seat in (0, 2):
        assert held(sea, seat, 1, MONSTER) == {0}
    assert {0, 1, 2} <= held(sea, 0, 2, MONSTER)
    offers(sea, 0, 0, 4)
    for seat in (0, 2):
        assert held(sea, seat, 1, MONSTER) == {0}
    assert held(sea, 0, 2, MONSTER) == {0, 1}
    offers(sea, 2, 3, 3)
    assert GAME.view(sea, None).board.quotas == (2, 3, 3)
    for seat in (0, 2):
        assert held(sea, seat, 1, MONSTER) == {0}
    assert held(sea, 0, 2, MONSTER) == {0, 1}


def no_agreement(second: str) -> Sea:
    """Three players could not agree what each gives for Start; the second holds these cards."""
    sea = table(seats=3, hands=["start 1 2 3 4", second, "6 7 8 9 10"], monsters=5)
    answer(sea, 0, "start")
    for _ in range(3):
        assert GAME.view(sea, None).board.shown == ((), (), ())
        offers(sea, 0, 0, 0)
    return sea


@rule("TR-5.5", "TR-11.3")
@pytest.mark.parametrize(
    ("hand", "quotas"),
    [("5 monster monster monster monster", (4, 1, 3)), ("5 11 monster monster monster", (3, 2, 3))],
)
def test_who_gives_less_than_an_even_split_asks_for_has_no_more_to_give(
    hand: str, quotas: tuple[int, ...]
) -> None:
    sea = no_agreement(hand)
    assert GAME.view(sea, None).board.quotas == quotas
    for seat in range(3):
        assert {even_split(twin, ()) for twin in twins(sea, seat)} == {quotas}
    assert GAME.view(sea, None).board.shown[1] == ("monster",) * hand.count("monster")


@rule("TR-5.5", "TR-12.5")
@pytest.mark.parametrize("hand", ["11 12 monster", "monster monster monster"])
def test_an_even_split_does_not_tell_whether_a_deck_was_counted(hand: str) -> None:
    sea = table(
        seats=3,
        hands=["start 1 2 monster monster", hand, "6 7 8 9 10"],
        storms="yellow seat1",
        monsters=5,
    )
    answer(sea, 0, "start", "sail on")
    for _ in range(3):
        offers(sea, 0, 0, 0)
    board = GAME.view(sea, 2).board
    assert (board.quotas, board.shown[1]) == ((2, 2, 4), ())


@rule("TR-5.11")
def test_a_hand_that_has_drawn_nothing_gives_no_start() -> None:
    sea = table(seats=3, hands=["start 11 12 13 14", "21 22 23 24 25", "31 32 33 34 35"])
    answer(sea, 0, "start")
    offers(sea, 2, 3, 3)
    answer(sea, 0, "give 11 12")
    answer(sea, 1, "give 21 22 23")
    answer(sea, 2, "give 31 32 33")
    assert all(START not in twin.discards[1] for twin in twins(sea, 0))


@rule("TR-12.4", "TR-5.11")
def test_what_a_yellow_storm_cannot_take_are_monsters_if_no_start_can_have_been_drawn() -> None:
    sea = table(hands=["5 monster monster monster monster"], monsters=5, storms="")
    stack(sea, 0, "yellow")
    answer(sea, 0, "play 5 c3")
    assert GAME.view(sea, None).board.shown[0] == ("monster",) * 4
    assert held(sea, 1, 0, MONSTER) == {4}


@rule("TR-5.5", "TR-11.3")
def test_an_even_split_that_any_hands_can_bear_shows_no_monsters() -> None:
    sea = no_agreement("5 11 12 monster monster")
    assert GAME.view(sea, None).board.quotas == (3, 3, 2)
    assert GAME.view(sea, None).board.shown == ((), (), ())
    assert held(sea, 0, 1, MONSTER) == {0, 1, 2}
