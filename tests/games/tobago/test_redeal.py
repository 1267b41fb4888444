"""What a seat does not know is dealt anew; what it knows stays."""

from collections import Counter
from random import Random

import pytest

from atoll.games.tobago.facts import CLUE_WORDS, CURSE
from atoll.games.tobago.redeal import fits, hide
from atoll.games.tobago.state import Hunt, Treasure
from atoll.kernel import OptionValue
from atoll.kernel.randomness import seeded
from tests.rulecite import rule

from .hoards import Agreed, dig_up, dug, found, hunters, known, leading, shown
from .tables import ALL_KNOW, GAME, PLAYERS, SEATS, board, seat_of, setting_out, share, story, table

MANY = 100


def twins(hunt: Hunt, player: str) -> list[Hunt]:
    """Many redeals for somebody, none of which they could tell from the real state."""
    seat = seat_of(player)
    redealt = [GAME.redeal(hunt, seat, luck) for luck in range(MANY)]
    mine = [decision for decision in hunt.decisions if decision.seat == seat]
    for twin in redealt:
        assert GAME.view(twin, seat) == GAME.view(hunt, seat)
        assert GAME.pieces(twin) == GAME.pieces(hunt)
        assert [each for each in twin.decisions if each.seat == seat] == mine
        assert twin.chests == hunt.chests, "all have seen what anybody accepted"
    return redealt


def hoards(hunt: Hunt, player: str) -> list[Counter[int]]:
    """The cards that have not been turned up, as they may be for all that somebody knows."""
    found_there = []
    for twin in twins(hunt, player):
        assert twin.sharing is not None
        found_there.append(Counter([card.coins for card in twin.sharing.hoard]))
    return found_there


def hands(hunt: Hunt, player: str, whose: str) -> set[tuple[int, ...]]:
    return {tuple(twin.hands[seat_of(whose)]) for twin in twins(hunt, player)}


# Clues.

CLUES = {"red": "in-jungle in-lake", "blue": "in-river in-beach in-mountain", "green": ""}


@rule("TO-3.12")
def test_the_own_hand_stays_and_those_of_the_others_vary() -> None:
    hunt = table(CLUES, maps={"white": "red next-to-river"}, discards="next-to-hut")
    assert len(hands(hunt, "red", "red")) == 1
    assert len(hands(hunt, "red", "blue")) > MANY / 2
    assert {len(hand) for hand in hands(hunt, "red", "blue")} == {3}
    assert len(hands(hunt, "blue", "red")) > MANY / 2


@rule("TO-6.1", "TO-6.8")
def test_a_clue_that_was_laid_or_discarded_or_is_in_the_own_hand_nobody_else_has() -> None:
    hunt = table(CLUES, maps={"white": "red next-to-river"}, discards="next-to-hut")
    seen = {
        CLUE_WORDS.index(word) for word in ("next-to-river", "next-to-hut", "in-jungle", "in-lake")
    }
    for twin in twins(hunt, "red"):
        assert not seen & {*twin.hands[1], *twin.hands[2], *twin.deck}


@rule("TO-3.12")
def test_any_clue_that_one_has_not_seen_may_be_the_next_of_the_deck() -> None:
    hunt = table(CLUES)
    assert len({twin.deck[-1] for twin in twins(hunt, "red")}) > 30
    assert all(len(twin.deck) == len(hunt.deck) for twin in twins(hunt, "red"))


@rule("TO-6.8")
def test_what_was_discarded_and_shuffled_is_not_in_a_hand_from_before() -> None:
    """Red plays and draws from the new deck; green has drawn nothing since."""
    players = {"red": "in-jungle in-lake in-river", "blue": "", "green": ""}
    hunt = table(players, discards="next-to-hut next-to-palm rest")
    story(hunt, "red: play in-lake white", "red: end")
    shuffled = {*hunt.deck, *hunt.hands[0]} - {
        CLUE_WORDS.index("in-jungle"),
        CLUE_WORDS.index("in-river"),
    }
    for player, others in (("blue", (0, 2)), ("red", (1, 2))):
        for twin in twins(hunt, player):
            assert not shuffled & {*twin.hands[others[1]]}
            assert {*twin.deck} <= shuffled
    assert len(hands(hunt, "blue", "red")) > 10, "what red drew may be any of them"
    assert len(hands(hunt, "blue", "green")) == 15, "two of the six that red and green had"


# The deck of treasure cards.


@rule("TO-3.5", "TO-17.6")
@pytest.mark.parametrize(("depth", "safe"), [(27, 12), (21, 18)])
def test_no_curse_comes_among_the_cards_that_lie_above_them(depth: int, safe: int) -> None:
    hunt = setting_out(depth=depth)
    places = set()
    for twin in twins(hunt, "red"):
        assert CURSE not in twin.treasures[-safe:]
        places |= {place for place, coins in enumerate(twin.treasures) if coins == CURSE}
    assert places == {*range(depth + 2)}


@rule("TO-3.5")
def test_the_order_of_the_deck_nobody_knows() -> None:
    hunt = setting_out()
    assert {twin.treasures[-1] for twin in twins(hunt, "red")} == {2, 3, 4, 5, 6}
    assert len({tuple(twin.treasures) for twin in twins(hunt, "blue")}) == MANY


@rule("TO-11.5")
def test_a_curse_that_has_struck_is_not_dealt_again() -> None:
    hunt = dug("blue", "0 3 4")
    for twin in twins(hunt, "yellow"):
        coins = [*twin.treasures, *[card.coins for card in twin.spent]]
        assert coins.count(CURSE) == 1


@rule("TO-17.7")
def test_after_a_curse_went_back_into_the_deck_it_may_be_anywhere_there() -> None:
    """Nothing else is hidden: all cards of the hoard were turned up."""
    agreed: Agreed = {"curses": 1, "curse_returns": True}
    hunt = dug("blue", "3 4 0", options=agreed)
    story(hunt, "red: pass", "blue: pass", "red: pass", "blue: pass")
    assert hunt.spent == [card for card in hunt.spent if card.coins in (3, 4)]
    places = {twin.treasures.index(CURSE) for twin in twins(hunt, "green")}
    assert len(places) > 25
    assert max(places) >= 39 - 12, "also where none was at the beginning"


@rule("TO-17.7")
def test_a_curse_that_went_back_is_in_the_deck_and_not_among_cards_discarded_before() -> None:
    """Two cards that green has not seen are discarded with it; the curse was turned up."""
    agreed: Agreed = {"curses": 1, "curse_returns": True}
    hunt = dug("blue", "0 3 4", options=agreed)
    unseen = [card for card in hunt.spent if not card.knowers >> seat_of("green") & 1]
    assert len(unseen) == 2
    assert all(CURSE in twin.treasures for twin in twins(hunt, "green"))


@rule("TO-17.2", "TO-17.7")
def test_two_curses_of_one_hoard_are_both_in_the_deck_when_both_went_back() -> None:
    agreed: Agreed = {"after_curse": "goes-on", "curse_returns": True}
    hunt = dug("blue blue", "0 0 3 4", options=agreed)
    for player in PLAYERS:
        assert {twin.treasures.count(CURSE) for twin in twins(hunt, player)} == {2}


@rule("TO-17.7")
def test_when_it_has_been_drawn_again_the_curse_may_be_in_a_hoard_or_still_in_the_deck() -> None:
    """Blue, who looks at it, knows."""
    agreed: Agreed = {"curses": 1, "curse_returns": True}
    hunt = found("blue", "2 3 4", options=agreed)
    hunt.treasures.remove(CURSE)
    hunt.treasures.insert(-1, CURSE)
    hunt.cursed, hunt.decks = len(hunt.treasures), 1
    hunt.sure = [[CURSE] for _ in range(4)]
    dig_up(hunt, "white", "3 2 0")
    assert known(hunt, "blue") == (CURSE,)
    assert {CURSE in twin.treasures for twin in twins(hunt, "blue")} == {False}
    assert {CURSE in twin.treasures for twin in twins(hunt, "green")} == {True, False}


@rule("TO-18.2")
def test_cards_drawn_before_the_discarded_ones_were_shuffled_are_none_of_these() -> None:
    """The deck has run out after red's first card; all others were discarded for all to see."""
    players = hunters()
    hunt = table(players, maps={"white": leading("red blue")}, treasures=[6], left=1, curses=0)
    in_new_deck = Counter([card.coins for card in hunt.spent])
    story(hunt, "red: dig white")
    for twin in twins(hunt, "green"):
        assert twin.sharing is not None
        drawn_since = [card.coins for card in twin.sharing.hoard if card.deck]
        turned = [card.coins for card in twin.sharing.turned]
        assert Counter([*twin.treasures, *drawn_since]) >= in_new_deck - Counter(turned)


@rule("TO-18.2")
def test_when_discarded_cards_were_shuffled_their_curse_may_be_anywhere_in_the_new_deck() -> None:
    hunt = table(hunters(), maps={"white": leading("blue")}, treasures=[3], left=1, curses=1)
    story(hunt, "red: dig white")
    redealt = twins(hunt, "green")
    places = {twin.treasures.index(CURSE) for twin in redealt if CURSE in twin.treasures}
    assert len(places) > 20


# Hoards.


@rule("TO-10.1", "TO-10.2")
def test_the_cards_one_has_looked_at_stay_in_the_hoard_and_the_others_vary() -> None:
    hunt = dug("blue blue green", "2 6 5 3 4", drawn="6 5 3 4 2")
    assert (known(hunt, "red"), known(hunt, "blue")) == ((6,), (3, 5))
    for player in ("red", "blue", "green"):
        seen = Counter(known(hunt, player))
        cards = hoards(hunt, player)
        assert all(not seen - hoard for hoard in cards)
        assert len({tuple(sorted(hoard.elements())) for hoard in cards}) > 5
    everything = {coins for hoard in hoards(hunt, "yellow") for coins in hoard}
    assert everything == {2, 3, 4, 5, 6}


@rule("TO-10.2")
def test_in_which_order_the_cards_come_up_not_even_those_know_who_looked_at_them() -> None:
    hunt = dug("red red", "2 6 5 3", drawn="6 5 3 2")
    orders = set()
    for twin in twins(hunt, "red"):
        assert twin.sharing is not None
        orders.add(tuple(card.coins for card in twin.sharing.hoard))
    assert len(orders) == 6


@rule("TO-10.2", "TO-10.4")
def test_nobody_can_tell_whose_card_was_turned_up() -> None:
    hunt = dug("blue green", "2 6 5 3", drawn="6 5 3 2")
    owners = set()
    for twin in twins(hunt, "yellow"):
        assert twin.sharing is not None
        assert [card.coins for card in twin.sharing.turned] == [2]
        owners |= {card.knowers for card in twin.sharing.turned}
    assert owners == {0b0000, 0b0001, 0b0010, 0b0100}


@rule("TO-10.1", "TO-10.4")
def test_a_card_like_the_one_looked_at_may_be_that_one() -> None:
    """Red and blue have looked at a 3 each, and one of them comes up: neither is sure of more."""
    hunt = dug("blue", "3 3 5", drawn="3 3 5")
    assert (known(hunt, "red"), known(hunt, "blue")) == ((), ())
    everything = {coins for hoard in hoards(hunt, "red") for coins in hoard}
    assert everything == {2, 3, 4, 5, 6}


@rule("TO-10.9")
def test_nor_is_anybody_sure_of_it_when_it_is_left_over() -> None:
    hunt = dug("blue", "3 5 3", drawn="3 3 5")
    share(hunt)
    assert board(hunt, "red").spent_known == board(hunt, "blue").spent_known == ()
    assert {twin.spent[-1].coins for twin in twins(hunt, "red")} == {2, 3, 4, 5, 6}


@rule("TO-10.1")
def test_whoever_has_looked_at_two_alike_is_sure_of_one_when_the_other_has_come_up() -> None:
    hunt = dug("red", "3 3 5", drawn="3 3 5")
    assert known(hunt, "red") == (3,)
    assert all(hoard[3] for hoard in hoards(hunt, "red"))


@rule("TO-3.5", "TO-10.1")
def test_no_curse_comes_into_a_hoard_from_the_first_twelve_cards() -> None:
    hunt = dug("blue blue green", "2 6 5 3 4")
    for player in PLAYERS:
        assert all(not hoard[CURSE] for hoard in hoards(hunt, player))


@rule("TO-3.5", "TO-10.1")
def test_a_curse_may_be_in_a_hoard_from_lower_in_the_deck_for_all_that_others_know() -> None:
    hunt = dug_from_below("3 4 5")
    assert any(hoard[CURSE] for hoard in hoards(hunt, "green"))
    assert any(hoard[CURSE] for hoard in hoards(hunt, "red"))


@rule("TO-10.1", "TO-10.3")
def test_whoever_has_looked_at_the_curse_knows_that_it_is_there() -> None:
    """Blue has, and red has not; two curses can be there only for those who know of none."""
    hunt = dug_from_below("3 4 0", drawn="4 0 3")
    assert known(hunt, "blue") == (CURSE,)
    assert all(hoard[CURSE] for hoard in hoards(hunt, "blue"))
    assert {hoard[CURSE] for hoard in hoards(hunt, "red")} == {0, 1}


def dug_from_below(cards: str, drawn: str = "") -> Hunt:
    """Red has dug up a treasure when the cards that lie above the curses were gone."""
    hunt = found("blue", drawn or cards)
    top = 12 + len(cards.split())
    hunt.spent = [Treasure(coins, ALL_KNOW) for coins in hunt.treasures[-top : -top + 12]]
    del hunt.treasures[-top : -top + 12]
    dig_up(hunt, "white", cards)
    return hunt


# Discarded treasure cards.


@rule("TO-3.5", "TO-10.9")
@pytest.mark.parametrize("drawn", ["3 4 5", "5 4 3"])
def test_whether_a_card_left_over_came_from_above_the_curses_nobody_can_tell(drawn: str) -> None:
    """One card of three did; whichever that was, for green the last may be a curse."""
    hunt = found("blue", drawn)
    hunt.spent = [Treasure(coins, ALL_KNOW) for coins in hunt.treasures[-14:-3]]
    del hunt.treasures[-14:-3]
    dig_up(hunt, "white", "4 5 3")
    share(hunt)
    assert any(twin.spent[-1].coins == CURSE for twin in twins(hunt, "green"))


@rule("TO-10.9")
def test_a_card_left_over_may_be_any_for_those_who_have_not_looked_at_it() -> None:
    hunt = dug("blue", "2 3 4", drawn="2 4 3")
    share(hunt)
    discarded = {
        player: {twin.spent[-1].coins for twin in twins(hunt, player)} for player in PLAYERS
    }
    assert discarded.pop("blue") == {4}
    assert all(coins == {2, 3, 4, 5, 6} for coins in discarded.values())


@rule("TO-10.7")
def test_a_card_that_nobody_wanted_all_know() -> None:
    hunt = dug("blue", "2 3 4")
    story(hunt, "red: pass", "blue: pass")
    for player in PLAYERS:
        assert {twin.spent[-1].coins for twin in twins(hunt, player)} == {2}


# All through games.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("curse_returns", [True, False])
def test_a_redeal_follows_from_what_the_seat_knows_alone(seats: int, curse_returns: bool) -> None:
    """Whatever is hidden was dealt before, the same luck deals the same."""
    random = Random(seats)
    options: dict[str, OptionValue] = {"landmarks": "random", "curse_returns": curse_returns}
    options["after_curse"] = ("over", "goes-on", "for-amulets")[seats - 2]
    hunt = GAME.setup(seats, seats, options, quiet=True)
    while hunt.awaited:
        for seat in range(seats) if random.random() < 0.2 else ():
            twin = GAME.redeal(hunt, seat, 1)
            assert GAME.save(GAME.redeal(twin, seat, 2)) == GAME.save(GAME.redeal(hunt, seat, 2))
        (decision,) = hunt.awaited
        GAME.answer(hunt, decision.seat, random.choice(decision.options).text)


@rule("TO-17.2", "TO-17.7", "TO-18.2")
def test_a_curse_that_returns_when_cards_of_the_new_deck_are_out_makes_nobody_too_sure() -> None:
    """Red's 3 was the last of the old deck; another 3 comes up before it, and a curse between."""
    hunt = table(
        hunters(),
        maps={"white": leading("blue")},
        treasures=[3],
        left=1,
        after_curse="goes-on",
        curse_returns=True,
    )
    hunt = next(twin for luck in range(20_000) if _comes_up(twin := dug_by(hunt, luck)))
    story(hunt, "red: pass", "blue: pass")
    assert (shown(hunt), hunt.decks) == (3, 2)
    assert all(fits(twin) for player in PLAYERS for twin in twins(hunt, player))


def dug_by(hunt: Hunt, luck: int) -> Hunt:
    twin = GAME.clone(hunt)
    twin.rng = seeded(luck)
    story(twin, "red: dig white")
    return twin


def _comes_up(hunt: Hunt) -> bool:
    sharing = hunt.sharing
    if sharing is None or [card.coins for card in sharing.hoard] != [3, CURSE]:
        return False
    return sharing.shown == 3 and sharing.hoard[0].deck == 0


@rule("TO-18.2")
def test_what_cannot_be_is_dealt_once_more() -> None:
    """Of the new deck all cards are known, so none of them came up; the deal may have it so."""
    maps = {"white": leading("blue")}
    hunt = table(hunters(), maps=maps, treasures=[6], left=1, curses=0)
    spent = [Treasure(coins, ALL_KNOW) for coins in (2, 3)]
    taken = [card.coins for card in hunt.spent]
    for card in spent:
        taken.remove(card.coins)
    hunt.spent, hunt.chests[3] = spent, taken
    dig_up(hunt, "white", "6 2 3")
    impossible = 0
    for luck in range(MANY):
        dealt = GAME.clone(hunt)
        dealt.rng = seeded(luck)
        hide(dealt, seat_of("green"))
        impossible += not fits(dealt)
    assert impossible
    assert all(fits(twin) for twin in twins(hunt, "green"))


@pytest.mark.parametrize("seats", SEATS)
def test_a_redealt_game_tells_a_spectator_nothing_either(seats: int) -> None:
    hunt = setting_out(seats)
    assert {board(twin) == board(hunt) for twin in twins(hunt, "blue")} == {True}
