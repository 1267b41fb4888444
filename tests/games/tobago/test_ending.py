"""TO-18: the last sharing, and who wins."""

from collections.abc import Sequence

import pytest

from atoll.games.tobago.state import Hunt, Treasure
from tests.rulecite import rule

from .hoards import dig_up, hunters, leading, roses, shown
from .tables import (
    ALL_KNOW,
    GAME,
    PLAYERS,
    asked,
    board,
    outcome,
    question,
    share,
    story,
    table,
    texts,
    told,
)


def nearly_over(left: int, owners: str = "blue green", **notes: str) -> Hunt:
    """So many cards are left in the deck, and all others have been discarded."""
    return table(
        hunters(**{"red": "no clues"} | notes), maps={"white": leading(owners)}, left=left, curses=0
    )


@rule("TO-18.1")
def test_with_the_last_treasure_card_the_game_ends_when_the_sharing_is_over() -> None:
    hunt = nearly_over(4)
    story(hunt, "red: dig white")
    assert (board(hunt).treasures, GAME.outcome(hunt), question(hunt)) == (0, None, "ask-claim")
    share(hunt)
    assert outcome(hunt).reason == "treasures-out"


@rule("TO-18.1")
def test_as_long_as_a_card_is_left_it_goes_on() -> None:
    hunt = nearly_over(5)
    story(hunt, "red: dig white")
    share(hunt, "pass")
    assert (board(hunt).treasures, GAME.outcome(hunt), question(hunt)) == (1, None, "ask-turn")


@rule("TO-18.2")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_if_there_are_too_few_cards_the_discarded_ones_are_shuffled_and_drawn_from(
    left: int,
) -> None:
    hunt = nearly_over(left)
    events = story(hunt, "red: dig white")
    assert "treasures-shuffled" in told(events)
    sharing = board(hunt).sharing
    assert sharing is not None
    assert (sharing.hoard, board(hunt).spent, board(hunt).treasures) == (3, 0, 39 - 4)
    share(hunt)
    assert outcome(hunt).reason == "treasures-out"


@rule("TO-18.2")
def test_a_curse_among_them_strikes_as_always() -> None:
    """All that was discarded is two curses and a card, and one card is left."""
    hunt = last_cards("6", discarded="0 0 2", blue="coins 5")
    dig_up(hunt, "white", "6 0 2")
    story(hunt, "red: take")
    assert outcome(hunt).scores == (6, 0, 0, 0)


@rule("TO-18.2")
def test_if_that_is_not_enough_either_the_sharing_makes_do_with_what_there_is() -> None:
    """Two roses are on the map, so that there should be three cards."""
    hunt = last_cards("6", discarded="3")
    dig_up(hunt, "white", "6 3")
    assert (shown(hunt), roses(hunt)) == (6, "red blue")
    story(hunt, "red: pass", "blue: pass", "red: pass", "blue: take")
    assert outcome(hunt).scores == (0, 3, 0, 0)


def last_cards(deck: str, discarded: str, blue: str = "") -> Hunt:
    """A table at which red can dig, with hardly any cards in the deck and on the discard pile."""
    hunt = table(hunters(blue=blue), maps={"white": leading("blue")})
    hunt.treasures = [int(card) for card in deck.split()]
    hunt.spent = [Treasure(int(card), ALL_KNOW) for card in discarded.split()]
    return hunt


@rule("TO-18.3")
def test_after_that_sharing_there_is_no_new_map_no_amulet_and_nothing_more() -> None:
    hunt = nearly_over(4)
    story(hunt, "red: dig white")
    events = share(hunt, "pass")
    assert told(events)[-2:] == ["shared white", "over treasures-out (0, 1, 2, 3)"]
    assert (hunt.decisions, board(hunt).amulets) == ((), ())
    assert all(seen.laid == () for seen in board(hunt).maps)


@rule("TO-18.3", "TO-11.1")
def test_a_curse_ends_the_last_sharing_and_with_it_the_game() -> None:
    hunt = last_cards("6", discarded="0 2")
    dig_up(hunt, "white", "0 6 2")
    assert outcome(hunt).reason == "treasures-out"


@rule("TO-18.4")
@pytest.mark.parametrize(
    ("coins", "winners"),
    [
        (["6 6", "5 5 3", "2", ""], "blue"),
        (["6 6", "5 5 2", "4 4", ""], "red blue"),
        (["6", "", "", "2 2 2"], "red yellow"),
        (["", "", "", ""], "red blue green yellow"),
    ],
)
def test_most_coins_win_and_whoever_is_tied_for_the_lead_shares_the_victory(
    coins: Sequence[str], winners: str
) -> None:
    notes = {
        player: f"no clues, coins {cards}".rstrip()
        for player, cards in zip(PLAYERS, coins, strict=True)
    }
    hunt = nearly_over(4, **notes)
    story(hunt, "red: dig white")
    share(hunt, "pass")
    ended = outcome(hunt)
    assert ended.scores == tuple(sum(map(int, cards.split())) for cards in coins)
    assert " ".join(PLAYERS[seat] for seat in ended.winners) == winners


@rule("TO-18.4")
def test_what_was_accepted_in_the_last_sharing_counts() -> None:
    hunt = nearly_over(4, blue="coins 6")
    story(hunt, "red: dig white")
    assert asked(hunt) == "red"
    taken = shown(hunt)
    story(hunt, "red: take")
    share(hunt, "pass")
    assert outcome(hunt).scores == (taken, 6, 0, 0)


@rule("TO-18.4", "TO-10.10")
def test_at_the_end_all_see_everybodys_treasure_cards() -> None:
    hunt = nearly_over(4, blue="coins 6 3", green="coins 2")
    assert board(hunt, "red").chests == ()
    story(hunt, "red: dig white")
    share(hunt, "pass")
    assert board(hunt).chests == ((), (3, 6), (2,), ())


@rule("TO-18.5")
def test_after_fifteen_rounds_without_a_clue_or_a_dig_the_hunt_is_called_off() -> None:
    hunt = table()
    for turn in range(15 * 2):
        assert (board(hunt).idle, GAME.outcome(hunt)) == (turn, None)
        story(hunt, f"{asked(hunt)}: end")
    assert outcome(hunt).reason == "called-off"


@rule("TO-18.5")
def test_a_clue_lets_the_rounds_be_counted_anew() -> None:
    hunt = table()
    hunt.idle = 7
    story(hunt, f"red: {min(texts(hunt, 'red', 'play'))}")
    assert board(hunt).idle == 0


@rule("TO-18.5")
def test_so_does_digging() -> None:
    hunt = table(hunters(), maps={"white": leading("blue")})
    hunt.idle = 7
    story(hunt, "red: dig white")
    assert board(hunt).idle == 0


@rule("TO-18.1", "TO-17.7")
def test_a_curse_that_goes_back_into_a_deck_that_had_run_out_does_not_prolong_the_game() -> None:
    maps = {"white": leading("blue")}
    hunt = table(hunters(), maps=maps, treasures=[3, 4, 0], left=3, curse_returns=True)
    dig_up(hunt, "white", "0 3 4")
    assert outcome(hunt).reason == "treasures-out"


@rule("TO-18.2", "TO-17.2")
def test_where_a_sharing_goes_on_after_a_curse_so_does_the_last_one() -> None:
    maps = {"white": leading("blue")}
    hunt = table(hunters(), maps=maps, treasures=[3, 4, 0], left=3, after_curse="goes-on")
    dig_up(hunt, "white", "0 3 4")
    assert (question(hunt), shown(hunt)) == ("ask-claim", 3)
