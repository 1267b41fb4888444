"""LB-4: sealed cards, majorities, ties and captain's hats."""

from collections.abc import Sequence

import pytest

from atoll.games.lifeboats.state import Waters
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    GAME,
    SEATS,
    answer,
    asked,
    board,
    boat,
    each,
    question,
    table,
    texts,
    told,
    votes,
)

FOUR_BOATS = {"green": "green:so", "red": "red:so", "yellow": "yellow:so", "black": "empty"}


def leak_vote(seats: int = 3, first: int = 0, hats: Sequence[int] = ()) -> Waters:
    """A vote on leaks with four boats on the water."""
    return table(seats=seats, boats=FOUR_BOATS, first=first, hats=hats)


# Laying cards.


@rule("LB-4.1")
def test_all_who_vote_are_asked_at_once_and_in_any_order() -> None:
    waters = leak_vote()
    assert asked(waters) == [0, 1, 2]
    answer(waters, 2, "vote red")
    assert asked(waters) == [0, 1]
    answer(waters, 0, "vote red")
    assert asked(waters) == [1]
    assert told(answer(waters, 1, "vote red"), "leak") == ["leak red 1"]


@rule("LB-4.1")
@pytest.mark.parametrize("onlooker", [1, 2, None])
@pytest.mark.parametrize("about", ["leak", "move"])
def test_nobody_else_can_tell_which_card_was_laid(onlooker: int | None, about: str) -> None:
    seen = []
    for card in ("green", "red", "yellow", "black", "hat"):
        waters = table(boats=FOUR_BOATS, phase=about)
        events = answer(waters, 0, f"vote {card}")
        assert events == []
        seen.append(GAME.view(waters, onlooker))
        assert GAME.view(waters, 0).own_sealed == f"vote {card}"
    assert all(view == seen[0] for view in seen)
    assert (seen[0].sealed, seen[0].waiting) == ((0,), (1, 2))
    assert seen[0].board.cards == ()
    assert seen[0].board.hats == (3, 3, 3)


@rule("LB-4.1")
def test_the_cards_are_turned_up_together_when_the_last_is_laid() -> None:
    waters = leak_vote(seats=4)
    for seat, card in enumerate(["black", "hat", "red"]):
        assert answer(waters, seat, f"vote {card}") == []
    events = answer(waters, 3, "vote black")
    shown = ["voted 0 black", "voted-hat 1", "voted 2 red", "voted 3 black", "captain 1"]
    for onlooker in (0, 1, 2, 3, None):
        assert told(heard(events, onlooker)) == shown
        assert GAME.view(waters, onlooker).board.cards == ("black", "hat", "red", "black")


@rule("LB-4.1")
def test_the_cards_of_the_last_votes_can_be_looked_up_by_all() -> None:
    waters = leak_vote()
    votes(waters, "red", "hat", "green")
    answer(waters, 1, "decide black")
    (vote,) = board(waters).votes
    assert (vote.about, vote.boat, vote.chosen) == ("leak", None, "black")
    assert vote.cards == ("red", "hat", "green")
    assert board(waters).cards == ()


@rule("LB-4.1")
def test_the_last_three_votes_are_remembered_the_latest_at_the_end() -> None:
    boats = {"red": "green:sss red:sss", "black": "yellow:so"}
    waters = table(boats=boats)
    votes(waters, "red", "red", "black")
    votes(waters, "green", "green")
    votes(waters, "black", "black", "red")
    seen = [(vote.about, vote.boat, vote.cards, vote.chosen) for vote in board(waters).votes]
    assert seen == [
        ("leak", None, ("red", "red", "black"), "red"),
        ("overboard", "red", ("green", "green", ""), "green"),
        ("move", None, ("black", "black", "red"), "black"),
    ]
    while question(waters) != "ask-vote-leak":
        answer(waters, asked(waters)[0], min(texts(waters, asked(waters)[0])))
    votes(waters, "black", "black", "black")
    assert [vote.about for vote in board(waters).votes] == ["overboard", "move", "leak"]


FULL_BOAT = {"red": "green:oss red:sss", "black": "yellow:so"}


@rule("LB-4.1", "LB-4.2", "LB-4.3", "LB-4.5", "LB-4.6", "LB-4.7")
@pytest.mark.parametrize(
    ("about", "cards", "how", "decider"),
    [
        ("leak", "red red black", "votes", None),
        ("leak", "hat red hat", "votes", None),
        ("leak", "red hat red", "hat", 1),
        ("leak", "red black hat", "hat", 2),
        ("move", "red black hat", "hat", 2),
        ("leak", "hat hat hat", "hats", 2),
        ("overboard red", "green red", "votes", None),
        ("overboard red", "hat red", "hat", 0),
        ("overboard red", "hat hat", "hats", 2),
    ],
)
def test_whoever_looks_up_a_vote_learns_what_decided_it_and_who(
    about: str, cards: str, how: str, decider: int | None
) -> None:
    """It is told the same while somebody has to decide and after that, also to a spectator."""
    waters = table(boats=FULL_BOAT, phase=about, first=2)
    weights = (1, 1, 1) if about in ("leak", "move") else (4, 3, 0)
    before = board(waters).vote
    assert before is not None
    assert (before.weights, before.how, before.decider) == (weights, None, None)
    votes(waters, *cards.split())
    if decider is not None:
        vote = board(waters).vote
        assert vote is not None
        assert (vote.weights, vote.how, vote.decider) == (weights, how, decider)
        assert asked(waters) == [decider]
        answer(waters, decider, min(texts(waters, decider)))
    for seat in (0, 1, 2, None):
        last = GAME.view(waters, seat).board.votes[-1]
        assert (last.weights, last.how, last.decider) == (weights, how, decider)


@rule("LB-4.1", "LB-4.3")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(
    ("about", "crew", "weights"),
    [
        ("leak", "green:sss red:sss", (1, 1, 1, 1)),
        ("move", "green:sss red:sss", (1, 1, 1, 1)),
        ("overboard red", "green:sss red:sss", (3, 3, 0, 0)),
        ("overboard red", "green:oo red:ssss", (4, 4, 0, 0)),
    ],
)
def test_a_tie_is_told_from_a_win_also_by_who_looks_it_up(
    first: int, about: str, crew: str, weights: tuple[int, ...]
) -> None:
    boats = {"red": crew, "green": "yellow:so", "black": "blue:so"}
    waters = table(seats=4, boats=boats, phase=about, first=first)
    cards = ["red", "green", "hat", "hat"]
    votes(waters, *cards[: len(asked(waters))])
    vote = board(waters).vote
    assert vote is not None
    assert (vote.weights, vote.how, vote.decider) == (weights, "tie", first)
    answer(waters, first, "decide red")
    last = board(waters).votes[-1]
    assert (last.weights, last.how, last.decider) == (weights, "tie", first)


@rule("LB-4.1")
def test_a_vote_that_is_looked_up_is_as_it_was_though_people_and_the_token_have_moved_on() -> None:
    """Weights are those before somebody went overboard, and the token was another's then."""
    waters = table(boats=FULL_BOAT, phase="overboard red", first=1)
    votes(waters, "hat", "hat")
    answer(waters, 1, "decide green")
    votes(waters, "red", "red", "black")
    while question(waters) != "ask-vote-leak":
        answer(waters, asked(waters)[0], min(texts(waters, asked(waters)[0])))
    assert board(waters).first == 2
    loaded = GAME.load(GAME.save(waters))
    for overboard, move in (board(waters).votes, board(loaded).votes):
        assert (overboard.weights, overboard.how, overboard.decider) == ((4, 3, 0), "hats", 1)
        assert (move.weights, move.how, move.decider) == ((1, 1, 1), "votes", None)


# The majority.


@rule("LB-4.2")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("red red red", "red"),
        ("red red green", "red"),
        ("green black black", "black"),
        ("yellow green yellow", "yellow"),
        ("red red green yellow", "red"),
        ("black black green green black", "black"),
        ("black red red green green red", "red"),
    ],
)
def test_the_colour_with_the_most_votes_wins(cards: str, winner: str) -> None:
    waters = leak_vote(seats=len(cards.split()))
    events = votes(waters, *cards.split())
    outcome = {"black": ["sank black 0"]}.get(winner, [])
    assert told(events, "leak", "sank") == [f"leak {winner} 1", *outcome]
    assert question(waters) == "ask-vote-move"


@rule("LB-4.1")
def test_what_a_vote_is_about_is_told_before_anybody_votes() -> None:
    boats = {"red": "green:ss yellow:sss, 1 leak", "black": "red:so blue:so"}
    waters = table(seats=4, boats=boats)
    assert told(waters.events)[-1] == "vote-leak"
    assert told(votes(waters, "red", "red", "red", "red"))[-1] == "vote-overboard red"
    assert told(votes(waters, "yellow", "yellow"))[-1] == "vote-move"


@rule("LB-4.2")
def test_a_move_is_voted_on_in_the_same_way() -> None:
    waters = table(boats=FOUR_BOATS, phase="move")
    assert told(votes(waters, "green", "black", "black"), "moved") == ["moved black 2"]


# Ties.


@rule("LB-4.3")
@pytest.mark.parametrize(
    ("cards", "tied"),
    [
        ("red green yellow", "green red yellow"),
        ("red red green green", "green red"),
        ("black black green green yellow", "green black"),
        ("black black green green red red", "green red black"),
        ("black red green yellow", "green red yellow black"),
    ],
)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_settles_a_tie_among_the_tied(cards: str, tied: str, first: int) -> None:
    waters = leak_vote(seats=len(cards.split()), first=first)
    events = votes(waters, *cards.split())
    assert told(events)[-1] == f"tie {first}"
    assert (asked(waters), question(waters)) == ([first], "ask-tie-leak")
    assert texts(waters, first) == each("decide", tied)
    events = answer(waters, first, "decide green")
    assert told(events) == ["leak green 1", "vote-move"]


@rule("LB-4.3")
def test_the_first_player_may_settle_it_against_the_own_card() -> None:
    waters = leak_vote(first=0)
    votes(waters, "red", "green", "yellow")
    answer(waters, 0, "decide yellow")
    assert boat(waters, "yellow") == "yellow:so, 1 leak"


@rule("LB-4.3", "LB-6.3")
def test_the_first_player_settles_also_a_tie_of_a_vote_without_a_part_in_it() -> None:
    boats = {"red": "green:sss red:sss", "black": "yellow:so"}
    waters = table(boats=boats, phase="overboard red", first=2)
    assert texts(waters, 2) == set()
    votes(waters, "red", "green")
    assert (asked(waters), question(waters)) == ([2], "ask-tie-overboard")
    assert texts(waters, 2) == each("decide", "green red")
    assert told(answer(waters, 2, "decide red"), "overboard") == ["overboard 1 sailor red"]


# What becomes of the cards.


@rule("LB-4.4", "LB-4.8")
def test_colour_cards_go_back_to_the_hands_and_hats_do_not() -> None:
    waters = leak_vote()
    before = [GAME.view(waters, seat).board.hand for seat in range(3)]
    votes(waters, "red", "hat", "red")
    answer(waters, 1, "decide red")
    after = [GAME.view(waters, seat).board.hand for seat in range(3)]
    assert after == [before[0], before[1][:-1], before[2]]
    assert after[0] == ("green", "red", "yellow", "black", "hat", "hat", "hat")


@rule("LB-4.4")
def test_the_same_colour_can_be_voted_for_again() -> None:
    waters = leak_vote()
    votes(waters, "red", "red", "red")
    assert question(waters) == "ask-vote-move"
    for seat in range(3):
        assert texts(waters, seat) == each("vote", "green red yellow black hat")


# Hats.


@rule("LB-4.5")
@pytest.mark.parametrize("captain", [0, 1, 2])
@pytest.mark.parametrize("colour", ["green", "red", "yellow", "black"])
def test_the_only_hat_decides_for_any_colour_whatever_the_others_laid(
    captain: int, colour: str
) -> None:
    waters = leak_vote(first=1)
    cards = ["red", "red", "red"]
    cards[captain] = "hat"
    events = votes(waters, *cards)
    assert told(events)[-1] == f"captain {captain}"
    assert (asked(waters), question(waters)) == ([captain], "ask-captain-leak")
    assert texts(waters, captain) == each("decide", "green red yellow black")
    assert f"leak {colour} 1" in told(answer(waters, captain, f"decide {colour}"))


@rule("LB-4.5")
def test_the_captain_decides_only_after_the_cards_were_turned_up() -> None:
    waters = leak_vote()
    answer(waters, 0, "vote hat")
    assert texts(waters, 0) == set()
    answer(waters, 1, "vote red")
    answer(waters, 2, "vote green")
    assert GAME.view(waters, 0).board.cards == ("hat", "red", "green")
    assert texts(waters, 0) == each("decide", "green red yellow black")


@rule("LB-4.5", "LB-4.9")
def test_the_captain_decides_for_nothing_that_could_not_have_been_voted_for() -> None:
    boats = {"red": "green:sss yellow:sss", "black": "red:so", "yellow": "yellow:o, landed"}
    waters = table(boats=boats)
    votes(waters, "hat", "red", "red")
    assert texts(waters, 0) == each("decide", "red black")
    answer(waters, 0, "decide red")
    votes(waters, "yellow", "hat")
    assert (asked(waters), question(waters)) == ([2], "ask-captain-overboard")
    assert texts(waters, 2) == each("decide", "green yellow")


@rule("LB-4.6")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("hat hat red", "red"),
        ("hat yellow hat", "yellow"),
        ("hat hat red red green", "red"),
        ("green hat hat hat green red", "green"),
        ("hat hat hat hat hat red", "red"),
    ],
)
def test_several_hats_cancel_and_the_other_cards_decide(cards: str, winner: str) -> None:
    waters = leak_vote(seats=len(cards.split()))
    events = votes(waters, *cards.split())
    hats = cards.count("hat")
    assert told(events)[-3:] == [f"hats-cancel {hats}", f"leak {winner} 1", "vote-move"]
    assert question(waters) == "ask-vote-move"


@rule("LB-4.6", "LB-4.3")
def test_a_tie_of_the_other_cards_is_settled_by_the_first_player_as_a_tie() -> None:
    waters = leak_vote(seats=4, first=1)
    events = votes(waters, "hat", "red", "green", "hat")
    assert told(events)[-2:] == ["hats-cancel 2", "tie 1"]
    assert asked(waters) == [1]
    assert texts(waters, 1) == each("decide", "green red")
    assert question(waters) == "ask-tie-leak", "it is not as if the own hat were the only one"


@rule("LB-4.7")
@pytest.mark.parametrize("seats", SEATS)
def test_if_nothing_but_hats_was_laid_the_first_player_decides_among_everything(seats: int) -> None:
    first = seats - 1
    waters = leak_vote(seats=seats, first=first)
    events = votes(waters, *["hat"] * seats)
    assert told(events)[-1] == f"only-hats {first}"
    assert asked(waters) == [first]
    assert texts(waters, first) == each("decide", "green red yellow black")
    assert told(answer(waters, first, "decide red")) == ["leak red 1", "vote-move"]


@rule("LB-4.7")
def test_nothing_but_hats_is_no_only_hat_in_what_the_first_player_is_asked() -> None:
    waters = leak_vote()
    votes(waters, "hat", "hat", "hat")
    assert not question(waters).startswith("ask-captain")


@rule("LB-4.7", "LB-6.5")
def test_if_nothing_but_hats_was_laid_on_who_goes_overboard_the_first_player_decides() -> None:
    boats = {"red": "green:sss red:sss", "black": "yellow:so"}
    waters = table(boats=boats, phase="overboard red", first=2)
    votes(waters, "hat", "hat")
    assert asked(waters) == [2]
    assert texts(waters, 2) == each("decide", "green red")


@rule("LB-4.8")
@pytest.mark.parametrize(
    ("cards", "left"),
    [("hat red red", (2, 3, 3)), ("hat red hat", (2, 3, 2)), ("hat hat hat", (2, 2, 2))],
)
def test_a_hat_is_spent_whatever_came_of_it(cards: str, left: tuple[int, ...]) -> None:
    waters = leak_vote()
    votes(waters, *cards.split())
    assert board(waters).hats == left


@rule("LB-4.8")
def test_without_a_hat_none_can_be_laid() -> None:
    waters = leak_vote(hats=[1, 0, 3])
    assert texts(waters, 1) == each("vote", "green red yellow black")
    votes(waters, "hat", "red", "red")
    answer(waters, 0, "decide red")
    assert question(waters) == "ask-vote-move"
    assert texts(waters, 0) == each("vote", "green red yellow black")
    assert texts(waters, 2) == each("vote", "green red yellow black hat")


# What can be voted for.


@rule("LB-4.9")
@pytest.mark.parametrize("about", ["leak", "move"])
def test_only_boats_on_the_water_can_be_voted_for_also_empty_ones(about: str) -> None:
    boats = {"green": "green:so, landed", "red": "red:so", "yellow": "empty"}
    waters = table(seats=4, boats=boats, phase=about)
    for seat in range(4):
        assert texts(waters, seat) == each("vote", "red yellow hat")


@rule("LB-4.9")
def test_only_colours_with_a_person_in_the_boat_can_go_overboard() -> None:
    boats = {"black": "green:ss yellow:ss blue:o, 1 leak", "red": "red:so"}
    waters = table(seats=4, boats=boats, phase="overboard black")
    for seat in (0, 2, 3):
        assert texts(waters, seat) == each("vote", "green yellow blue hat")


@rule("LB-4.10")
def test_the_last_boat_leaks_and_moves_without_a_vote() -> None:
    waters = table(boats={"red": "green:so red:so"})
    assert told(waters.events) == ["round 1 0", "leak red 1", "moved red 2"]
    assert question(waters) == "ask-leave"
    assert board(waters).hats == (3, 3, 3)
    assert board(waters).votes == ()


@rule("LB-4.10")
def test_two_boats_are_enough_for_a_vote_even_if_one_is_empty() -> None:
    waters = table(boats={"red": "green:so red:so", "black": "empty"})
    assert question(waters) == "ask-vote-leak"
