"""TO-10: who looks at the cards of a treasure, and who is offered them."""

import pytest

from tests.rulecite import rule

from .hoards import dug, found, known, roses, shown
from .tables import GAME, PLAYERS, answer, asked, board, chest, question, share, story, texts, told

# Looking at the cards.


@rule("TO-10.1")
def test_everybody_draws_a_card_for_each_rose_the_digger_first_and_then_clockwise() -> None:
    hunt = found("blue yellow blue red", "3 3 4 5 6 2")
    events = answer(hunt, "red", "dig white")
    assert told(events, "looked") == ["looked red 2", "looked blue 2", "looked yellow 1"]
    assert told(events, "looked-at") == [
        "looked-at (3, 3)",
        "looked-at (4, 5)",
        "looked-at (6,)",
    ]


@rule("TO-10.1")
def test_if_the_last_player_digs_the_first_one_comes_next() -> None:
    hunt = dug("red blue", "2 3 4 5", turn="yellow", yellow="at g3")
    assert told(hunt.events, "looked") == ["looked yellow 1", "looked red 1", "looked blue 1"]


@rule("TO-10.1", "TO-10.3")
def test_only_who_drew_a_card_knows_it() -> None:
    hunt = dug("blue blue green", "2 6 4 5 3", drawn="3 4 5 6 2")
    assert shown(hunt) == 2, "nobody has looked at it"
    hoards = {player: known(hunt, player) for player in PLAYERS}
    assert hoards == {"red": (3,), "blue": (4, 5), "green": (6,), "yellow": ()}


@rule("TO-10.1", "TO-10.3")
def test_what_somebody_looked_at_only_they_are_told() -> None:
    hunt = dug("blue", "2 3 4")
    heard = [event.audience for event in hunt.events if event.kind == "looked-at"]
    assert heard == [(0,), (1,)]


@rule("TO-10.2")
def test_there_is_one_card_more_than_roses_at_which_nobody_looks() -> None:
    hunt = dug("blue green", "5 4 3 2", drawn="5 4 3 2")
    sharing = board(hunt).sharing
    assert sharing is not None
    assert sharing.hoard == 3, "and the one that lies open"
    assert not any(2 in known(hunt, player) for player in PLAYERS)


@rule("TO-10.2")
def test_all_cards_are_shuffled_together() -> None:
    hunt = found("blue green", "5 4 3 2")
    first = set()
    for luck in range(60):
        twin = GAME.clone(hunt)
        twin.rng += luck
        answer(twin, "red", "dig white")
        first.add(shown(twin))
    assert first == {2, 3, 4, 5}


# Offering them.


@rule("TO-10.4")
def test_a_card_is_offered_from_the_digger_up_to_the_first_clue() -> None:
    hunt = dug("green blue yellow", "2 3 4 5 6")
    order = []
    for _ in PLAYERS:
        assert (question(hunt), shown(hunt)) == ("ask-claim", 2)
        assert texts(hunt, asked(hunt)) == {"take", "pass"}
        order.append(asked(hunt))
        sharing = board(hunt).sharing
        assert sharing is not None
        assert sharing.passed == len(order) - 1
        answer(hunt, asked(hunt), "pass")
    assert order == ["red", "yellow", "blue", "green"]
    assert shown(hunt) == 3


@rule("TO-10.4")
def test_whoever_has_no_rose_on_the_map_is_not_asked() -> None:
    hunt = dug("blue", "2 3 4")
    story(hunt, "red: pass", "blue: pass")
    assert (asked(hunt), shown(hunt)) == ("red", 3)


@rule("TO-10.5")
def test_whoever_has_two_roses_is_asked_twice_about_a_card() -> None:
    hunt = dug("red blue", "2 3 4 5")
    story(hunt, "red: pass", "blue: pass")
    assert (asked(hunt), shown(hunt)) == ("red", 2)
    story(hunt, "red: take")
    assert (roses(hunt), shown(hunt)) == ("red blue", 3)


@rule("TO-10.5")
def test_roses_of_one_player_side_by_side_are_asked_only_once() -> None:
    """Nothing has changed between the two questions."""
    hunt = dug("green red red", "2 3 4 5 6")
    assert roses(hunt) == "red red red green"
    assert told(story(hunt, "red: pass")) == ["passed red"]
    assert (asked(hunt), shown(hunt)) == ("green", 2)


# Accepting and declining.


@rule("TO-10.6")
def test_whoever_accepts_has_the_card_and_takes_back_that_rose() -> None:
    hunt = dug("red blue", "2 3 4 5", red="coins 6")
    assert roses(hunt) == "red blue red"
    events = story(hunt, "red: pass", "blue: pass", "red: take")
    assert told(events)[:3] == ["passed red", "passed blue", "accepted red 2"]
    assert chest(hunt, "red") == [2, 6]
    assert roses(hunt) == "red blue", "the upper one is gone"


@rule("TO-10.6")
def test_the_card_lies_face_down() -> None:
    hunt = dug("blue", "2 3 4")
    story(hunt, "red: take")
    assert board(hunt).players[0].treasures == 1
    assert board(hunt, "red").chest == (2,)
    assert (board(hunt, "blue").chest, board(hunt, "blue").chests) == ((), ())


@rule("TO-10.7")
def test_a_card_that_nobody_wants_is_discarded() -> None:
    hunt = dug("blue", "2 3 4")
    before = board(hunt).spent
    events = story(hunt, "red: pass", "blue: pass")
    assert told(events) == ["passed red", "passed blue", "unwanted 2", "shown 3"]
    assert board(hunt).spent == before + 1
    assert board(hunt).spent_known[-1] == 2
    assert (chest(hunt, "red"), chest(hunt, "blue"), roses(hunt)) == ([], [], "red blue")


@rule("TO-10.8")
def test_the_next_card_is_offered_from_the_lowest_rose_that_is_left() -> None:
    hunt = dug("green blue", "2 3 4 5")
    story(hunt, "red: pass", "blue: take")
    assert (asked(hunt), roses(hunt)) == ("red", "red green")
    story(hunt, "red: take")
    assert (asked(hunt), roses(hunt)) == ("green", "green")


# The end of it.


@rule("TO-10.9")
def test_the_sharing_ends_when_no_rose_is_left_and_the_card_left_over_is_discarded() -> None:
    hunt = dug("blue", "2 3 4")
    events = story(hunt, "red: take", "blue: take")
    assert told(events)[-1] == "shared white"
    assert (board(hunt).sharing, question(hunt)) == (None, "ask-lay")
    assert board(hunt).spent == 1
    assert (chest(hunt, "red"), chest(hunt, "blue")) == ([2], [3])


@rule("TO-10.9")
def test_the_sharing_ends_when_no_card_is_left_and_the_roses_are_taken_back() -> None:
    hunt = dug("blue", "2 3 4")
    share(hunt, "pass")
    assert board(hunt).sharing is None
    assert board(hunt).spent_known == (2, 3, 4)
    assert [player.roses for player in board(hunt).players] == [0, 0, 0, 0]


@rule("TO-10.9")
def test_a_card_left_over_is_known_only_to_whoever_looked_at_it() -> None:
    hunt = dug("blue", "2 3 4", drawn="2 4 3")
    share(hunt)
    discarded = {player: board(hunt, player).spent_known for player in PLAYERS}
    assert discarded == {"red": (), "blue": (4,), "green": (), "yellow": ()}
    assert board(hunt).spent == 1


@rule("TO-10.10")
@pytest.mark.parametrize("turn", PLAYERS)
def test_players_see_their_own_treasure_cards_at_any_time_and_nobody_elses(turn: str) -> None:
    hunt = found("blue", "2 3 4", turn=turn, red="coins 6 5", green="coins 4")
    assert (chest(hunt, "red"), chest(hunt, "green")) == ([5, 6], [4])
    assert board(hunt, "blue").chest == board(hunt).chest == ()
    assert [player.treasures for player in board(hunt).players] == [2, 0, 1, 0]


@rule("TO-10.11")
def test_red_blue_red_and_green_are_asked_and_then_red_again() -> None:
    hunt = dug("green red blue", "2 3 4 5 6")
    assert roses(hunt) == "red blue red green"
    story(hunt, "red: pass", "blue: pass", "red: pass", "green: take")
    assert roses(hunt) == "red blue red"
    assert (asked(hunt), shown(hunt)) == ("red", 3)
