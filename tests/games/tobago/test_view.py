"""What each seat sees and hears, and what it does not."""

from collections.abc import Iterable
from random import Random

import pytest

from atoll.kernel import Event, Level
from tests.rulecite import rule

from .hoards import dug, found, hunters, known, leading, opener
from .tables import (
    GAME,
    PLAYERS,
    SEATS,
    answer,
    board,
    outcome,
    seen,
    setting_out,
    share,
    story,
    table,
)

SECRETS = {"drew-what", "looked-at"}


def heard(events: Iterable[Event], kind: str) -> set[str]:
    """Who is told an event of this kind, which there is once."""
    (event,) = [each for each in events if each.kind == kind]
    assert event.audience is not None, "all would hear it"
    return {PLAYERS[seat] for seat in event.audience}


# Clues.


@rule("TO-3.12")
def test_only_the_own_clues_are_seen_and_of_the_others_how_many_they_are() -> None:
    hunt = table({"red": "in-jungle in-lake", "blue": "in-river"})
    assert board(hunt, "red").hand == ("in-jungle", "in-lake")
    assert board(hunt, "blue").hand == ("in-river",)
    assert board(hunt).hand == ()
    assert [player.clues for player in board(hunt).players] == [2, 1]
    assert board(hunt, "red").players == board(hunt).players


@rule("TO-3.12", "TO-6.7")
def test_which_clue_was_drawn_only_who_drew_it_is_told() -> None:
    hunt = table({"red": "in-jungle in-lake", "blue": ""})
    assert heard(answer(hunt, "red", "play in-lake white"), "drew-what") == {"red"}


@rule("TO-4.2")
def test_what_was_exchanged_for_only_its_owner_is_told() -> None:
    hunt = table({"red": "in-jungle in-lake", "blue": ""})
    assert heard(answer(hunt, "red", "exchange"), "drew-what") == {"red"}
    assert board(hunt).discards == ("in-jungle", "in-lake")


@rule("TO-4.2", "TO-15.5")
def test_what_was_exchanged_all_are_told_also_if_it_is_shuffled_at_once() -> None:
    hunt = table({"red": "in-jungle in-lake", "blue": "in-river"}, deck="in-beach", discards="rest")
    hunt.discards.clear()
    (exchanged, *_) = answer(hunt, "red", "exchange")
    assert (exchanged.args["clues"], exchanged.audience) == (("in-jungle", "in-lake"), None)
    assert (board(hunt).discards, board(hunt).exchanged) == ((), ("in-jungle", "in-lake"))


@rule("TO-3.12")
def test_of_the_deck_of_clues_only_the_number_is_seen() -> None:
    players = {"red": "in-jungle in-lake", "blue": "in-river"}
    here, there = (table(players, deck=clue) for clue in ("in-beach", "in-mountain"))
    assert board(here).deck == 52 - 3
    for player in (None, "red", "blue"):
        assert board(here, player) == board(there, player)


# Treasure cards.


@rule("TO-3.5")
def test_of_the_deck_of_treasure_cards_only_the_number_is_seen() -> None:
    here, there = (found("blue", cards) for cards in ("2 3 4", "6 5 5"))
    for player in (None, *PLAYERS):
        assert board(here, player) == board(there, player)


@rule("TO-10.1", "TO-10.3")
def test_a_spectator_knows_no_card_of_a_hoard_that_has_not_been_turned_up() -> None:
    hunt = dug("blue", "2 3 4")
    sharing = board(hunt).sharing
    assert sharing is not None
    assert (sharing.shown, sharing.hoard, sharing.known) == (2, 2, ())


@rule("TO-10.1", "TO-10.3")
def test_in_which_order_the_cards_will_come_up_nobody_sees() -> None:
    here = dug("blue blue", "2 4 3 5", drawn="2 3 4 5")
    there = dug("blue blue", "2 3 5 4", drawn="2 3 4 5")
    assert known(here, "blue") == known(there, "blue") == (3, 4)
    for player in (None, *PLAYERS):
        assert board(here, player) == board(there, player)


@rule("TO-12.2", "TO-12.3")
def test_all_see_who_would_begin_the_new_map_if_the_sharing_ended_now() -> None:
    """The digger, as long as nobody has accepted anything."""
    hunt = dug("blue green", "2 3 4 5")
    assert opener(hunt) == "red"
    story(hunt, "red: pass", "green: take")
    assert opener(hunt) == opener(hunt, "blue") == "green"
    story(hunt, "red: pass", "blue: take")
    assert opener(hunt) == "blue"


@rule("TO-18.1", "TO-18.3")
@pytest.mark.parametrize(("left", "last"), [(4, False), (3, True), (2, True)])
def test_all_see_which_sharing_is_the_last_and_that_no_new_map_follows_it(
    left: int, last: bool
) -> None:
    """As soon as the deck has run out, also if the discarded cards had to be shuffled for it."""
    hunt = table(hunters(), maps={"white": leading("blue")}, left=left, curses=0)
    answer(hunt, "red", "dig white")
    for player in (None, *PLAYERS):
        sharing = board(hunt, player).sharing
        assert sharing is not None
        assert (sharing.last, opener(hunt, player)) == (last, None if last else "red")


@rule("TO-10.9")
def test_a_spectator_knows_those_discarded_cards_that_all_have_seen() -> None:
    hunt = dug("blue", "2 3 4", drawn="4 2 3")
    story(hunt, "red: pass", "blue: pass", "red: take", "blue: pass")
    assert board(hunt).spent_known == (2, 4)
    assert board(hunt).spent == 2
    hunt = dug("blue", "2 3 4", drawn="4 2 3")
    story(hunt, "red: take", "blue: take")
    assert (board(hunt).spent_known, board(hunt, "red").spent_known) == ((), (4,))


@rule("TO-10.10")
def test_the_cards_of_others_are_shown_only_at_the_end() -> None:
    hunt = found("blue", "2 3 4", blue="coins 6")
    assert board(hunt, "red").chests == board(hunt).chests == ()
    assert board(hunt, "blue").chest == (6,)
    players = {"red": "at g3", "blue": "coins 6"}
    hunt = table(players, maps={"white": leading("blue")}, left=3, curses=0)
    answer(hunt, "red", "dig white")
    share(hunt, "pass")
    assert outcome(hunt).scores == (0, 6)
    assert board(hunt).chests == board(hunt, "red").chests == ((), (6,))


# What all see.


def test_before_anything_stands_on_the_island_it_is_seen_all_the_same() -> None:
    hunt = setting_out(landmarks="players")
    shown = board(hunt)
    assert (shown.huts, shown.palms, shown.statues, shown.amulets) == ((), (), (), ())
    assert [player.vehicle for player in shown.players] == [None, None]
    assert len(shown.spaces) == 29 + 31 + 27


@rule("TO-2.6")
def test_of_each_terrain_one_area_is_shown_as_the_largest() -> None:
    largest = {(space.terrain, space.name) for space in board(table()).spaces if space.largest}
    lakes = {name for terrain, name in largest if terrain == "lake"}
    assert lakes == {"f3", "g3", "g4", "h4", "h5", "i5", "i6"}


@rule("TO-7.1")
def test_a_treasure_is_marked_when_few_enough_spaces_are_left() -> None:
    hunt = table(maps={"white": "red in-lake", "grey": "red not-in-lake"})
    assert (seen(hunt, "white").marked, seen(hunt, "grey").marked) == (True, False)
    assert len(seen(hunt, "white").possible) == 9


@rule("TO-13.1", "TO-13.2")
def test_it_is_shown_where_the_gaze_of_each_statue_ends() -> None:
    gazes = {statue.space: statue.gaze for statue in board(table(statues="b3 ne, h8 s")).statues}
    assert gazes == {"b3": "i1", "h8": "h10"}


@rule("TO-10.3")
def test_nobody_talks_while_a_treasure_is_shared() -> None:
    hunt = dug("blue", "2 3 4")
    assert GAME.talk(hunt).level == Level.NONE
    share(hunt)
    assert GAME.talk(hunt).level == Level.FREE


@rule("TO-10.6")
def test_a_rose_that_was_taken_back_is_no_longer_on_the_map() -> None:
    hunt = dug("red blue", "2 3 4 5")
    story(hunt, "red: take")
    assert [each.roses for each in seen(hunt, "white").laid] == [1, 1, 0]
    assert [player.roses for player in board(hunt).players] == [1, 1, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_only_what_is_hidden_is_told_to_some_alone(seats: int) -> None:
    """All through some games, and each kind of secret is among them."""
    told_to_some: set[str] = set()
    for seed in range(12):
        luck = Random(seed)
        hunt = GAME.setup(seats, seed, {"landmarks": "random"})
        while hunt.decisions:
            (decision,) = hunt.decisions
            digs = [each for each in decision.options if each.text.startswith("dig")]
            events = GAME.answer(hunt, decision.seat, luck.choice(digs or decision.options).text)
            for event in events:
                assert (event.audience is not None) == (event.kind in SECRETS)
            told_to_some |= {event.kind for event in events if event.audience is not None}
    assert told_to_some == SECRETS
