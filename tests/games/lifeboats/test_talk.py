"""LB-5: what is said before a vote, and what it is worth."""

import re

import pytest
from msgspec.structs import replace

from atoll import Match, record
from atoll.games.lifeboats.state import Waters
from atoll.games.lifeboats.view import Spoken
from atoll.kernel import FREE, SILENCE, Talk, heard
from tests.rulecite import rule

from .tables import (
    GAME,
    SEATS,
    answer,
    asked,
    board,
    boarding,
    boat,
    chances,
    each,
    outcome,
    question,
    refusal,
    shipwreck,
    table,
    texts,
    told,
    votes,
)

OVERBOARD = {"red": "green:sss red:sss", "black": "yellow:so"}


def two_boats(first: int = 0, phase: str = "leak") -> Waters:
    """Three players are to vote for green or black."""
    return table(boats={"green": "green:so red:so", "black": "yellow:so"}, first=first, phase=phase)


def talk(waters: Waters) -> Talk:
    """What the rules allow, as every seat and every spectator is told."""
    seen = {GAME.view(waters, seat).talk for seat in (*range(waters.seats), None)}
    assert seen == {GAME.talk(waters)}
    return GAME.talk(waters)


def statements(others: str, colours: str) -> set[str]:
    """What may be said to these others of one's own accord before a vote for these colours."""
    said = each("say vote", colours) | each("say spare", colours)
    for other in others.split():
        for colour in colours.split():
            said |= each(f"say offer {other} {colour}", "help spare")
    return said


# No promise binds.


@rule("LB-5.1", "LB-5.4")
@pytest.mark.parametrize("phase", ["leak", "move"])
def test_before_a_vote_everybody_may_talk_until_it_is_called(phase: str) -> None:
    waters = two_boats(phase=phase)
    assert talk(waters) == FREE
    answer(waters, 1, "vote green")
    assert talk(waters) == FREE
    answer(waters, 0, "call")
    assert talk(waters) == SILENCE
    answer(waters, 0, "vote green")
    assert talk(waters) == SILENCE
    answer(waters, 2, "vote green")
    assert talk(waters) == FREE


@rule("LB-5.1")
def test_who_said_one_thing_may_vote_for_another() -> None:
    waters = two_boats()
    before = [texts(waters, seat) for seat in range(3)]
    answer(waters, 0, "say vote black", "say spare green", "say offer red black help")
    answer(waters, 1, "say agree green black")
    assert [texts(waters, seat) for seat in range(3)] == before
    events = votes(waters, "green", "green", "black")
    assert told(events, "leak") == ["leak green 1"]


@rule("LB-5.1")
def test_an_offer_that_was_agreed_on_does_not_bind_in_the_next_vote() -> None:
    waters = two_boats()
    answer(waters, 0, "say offer red black spare")
    answer(waters, 1, "say agree green black")
    votes(waters, "black", "black", "green")
    assert question(waters) == "ask-vote-move"
    assert all(texts(waters, seat) == each("vote", "green black hat") for seat in range(3))


# What can be said.


@rule("LB-5.2")
def test_one_can_say_how_one_votes_whom_to_spare_and_make_offers() -> None:
    waters = two_boats()
    assert chances(waters, 0) == {
        "say vote green",
        "say vote black",
        "say spare green",
        "say spare black",
        "say offer red green help",
        "say offer red green spare",
        "say offer red black help",
        "say offer red black spare",
        "say offer yellow green help",
        "say offer yellow green spare",
        "say offer yellow black help",
        "say offer yellow black spare",
        "call",
    }
    assert chances(waters, 1) == statements("green yellow", "green black")
    assert chances(waters, 2) == statements("green red", "green black")


@rule("LB-5.2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", ["leak", "move"])
def test_all_boats_that_can_be_voted_for_and_all_others_can_be_spoken_of(
    seats: int, phase: str
) -> None:
    boats = {"red": "red:so", "yellow": "empty", "black": "green:so"}
    waters = table(seats=seats, boats=boats | {"green": "red:s, landed"}, phase=phase, first=1)
    others = " ".join(["green", "yellow", "blue", "purple", "white"][: seats - 1])
    assert chances(waters, 1) == statements(others, "red yellow black") | {"call"}
    assert len(chances(waters, 0)) == 3 + 3 + (seats - 1) * 3 * 2


@rule("LB-5.2")
def test_before_a_vote_on_who_goes_overboard_the_talk_is_about_the_people_in_the_boat() -> None:
    waters = table(boats=OVERBOARD, phase="overboard red", first=1)
    assert chances(waters, 0) == statements("red", "green red")
    assert chances(waters, 1) == statements("green", "green red") | {"call"}
    assert chances(waters, 2) == {"say spare green", "say spare red"}, "it has no vote to promise"


@rule("LB-5.2")
@pytest.mark.parametrize("favour", ["help", "spare"])
def test_one_can_agree_to_an_offer_and_only_who_got_it(favour: str) -> None:
    waters = two_boats()
    answer(waters, 0, f"say offer red black {favour}")
    assert chances(waters, 1) == statements("green yellow", "green black") | {
        "say agree green black"
    }
    assert chances(waters, 2) == statements("green red", "green black")
    own = statements("red yellow", "green black") | {"call"}
    assert chances(waters, 0) == own - {f"say offer red black {favour}"}


@rule("LB-5.2")
def test_who_gets_two_offers_for_the_same_vote_agrees_to_both_at_once() -> None:
    waters = two_boats()
    answer(waters, 0, "say offer red black help", "say offer red black spare")
    answer(waters, 2, "say offer red green spare")
    agreeing = {text for text in chances(waters, 1) if text.startswith("say agree")}
    assert agreeing == {"say agree green black", "say agree yellow green"}


@rule("LB-5.2")
def test_an_offer_is_good_for_one_vote() -> None:
    waters = two_boats()
    answer(waters, 0, "say offer red black help")
    votes(waters, "green", "green", "green")
    assert question(waters) == "ask-vote-move"
    assert chances(waters, 1) == statements("green yellow", "green black")


@rule("LB-5.2")
def test_everybody_hears_a_statement_and_it_is_written_down() -> None:
    waters = two_boats()
    answer(waters, 1, "vote hat")
    events = answer(waters, 0, "say offer red black help")
    events += answer(waters, 1, "say agree green black")
    events += answer(waters, 2, "say spare black")
    events += answer(waters, 2, "say vote green")
    for seat in (0, 1, 2, None):
        assert told(heard(events, seat)) == [
            "said-offer 0 1 black help leak",
            "said-agree 1 0 black leak",
            "said-spare 2 black leak",
            "said-vote 2 green leak",
        ]
    said = (
        Spoken(0, "offer", "black", 1, "help"),
        Spoken(1, "agree", "black", 0, None),
        Spoken(2, "spare", "black", None, None),
        Spoken(2, "vote", "green", None, None),
    )
    assert {GAME.view(waters, seat).board.said for seat in (0, 1, 2, None)} == {said}
    votes(waters, "green", "green")
    answer(waters, 1, "decide green")
    assert board(waters).said == ()
    assert tuple(replace(each, kept=None) for each in board(waters).votes[-1].said) == said


def match_at_the_first_vote() -> Match:
    match = Match.start("lifeboats", 3, seed=7)
    while match.state.decisions[0].prompt.key != "ask-vote-leak":
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[0].text)
    return match


def first_player(match: Match) -> int:
    assert isinstance(match.state, Waters)
    return match.state.first


@rule("LB-5.2")
def test_statements_are_in_the_record_and_a_record_replays_them() -> None:
    match = match_at_the_first_vote()
    first = first_player(match)
    for seat, text in [
        (0, "say vote red"),
        (1, "vote hat"),
        (1, "say offer yellow green help"),
        (2, "say agree red green"),
        (first, "call"),
        (0, "vote green"),
    ]:
        match.answer(seat, text)
    text = record.dumps(match.record)
    assert re.findall("^.*(?:say|call|hat).*$", text, re.MULTILINE) == [
        "0 say vote red",
        "1 vote hat",
        "1 say offer yellow green help",
        "2 say agree red green",
        f"{first} call",
    ]
    assert record.loads(text) == match.record
    assert record.replay(record.loads(text)) == match.state


@rule("LB-5.2")
def test_words_cannot_be_taken_back_but_a_card_that_was_laid_after_them_can() -> None:
    match = match_at_the_first_vote()
    match.answer(0, "vote red")
    assert match.can_undo(0)
    match.answer(0, "say vote red")
    assert not match.can_undo(0)
    match.answer(1, "vote red")
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.sealed == ["vote red", None, None]


@rule("LB-5.4")
def test_a_called_vote_stays_called() -> None:
    match = match_at_the_first_vote()
    match.answer(first_player(match), "call")
    assert not match.can_undo(first_player(match))


# How much, and by whom.


@rule("LB-5.3")
def test_also_who_has_no_vote_may_plead_but_promise_nothing() -> None:
    waters = table(boats=OVERBOARD, phase="overboard red")
    assert asked(waters) == [0, 1]
    assert told(answer(waters, 2, "say spare red")) == ["said-spare 2 red overboard"]
    assert refusal(waters, 2, "say vote red") == ("refused-no-vote", "LB-6.3")
    assert refusal(waters, 2, "say offer red green spare") == ("refused-no-vote", "LB-6.3")
    assert refusal(waters, 0, "say offer yellow red help")[0] == "refused-nobody-to-talk-to"


@rule("LB-5.3", "LB-5.4", "LB-6.3")
def test_who_has_nothing_to_answer_is_told_why() -> None:
    waters = table(boats=OVERBOARD, phase="overboard red")
    answer(waters, 0, "vote red", "say vote green", "say vote red", "say spare green")
    assert refusal(waters, 0, "say spare red") == ("refused-said-enough", "LB-5.3")
    answer(waters, 0, "call")
    assert refusal(waters, 0, "say spare red") == ("refused-talk-over", "LB-5.4")
    assert refusal(waters, 0, "vote green") == ("refused-already-sealed", None)
    assert refusal(waters, 2, "say spare red") == ("refused-talk-over", "LB-5.4")
    assert refusal(waters, 2, "vote red") == ("refused-no-vote", "LB-6.3")
    assert refusal(waters, 2, "climb red") == ("refused-not-asked", None)


@rule("LB-5.3")
def test_also_who_has_laid_a_card_may_speak() -> None:
    waters = two_boats()
    answer(waters, 1, "vote black")
    assert texts(waters, 1) == set()
    assert chances(waters, 1) == statements("green yellow", "green black")
    answer(waters, 1, "say vote green")
    assert GAME.view(waters, 1).own_sealed == "vote black"
    answer(waters, 0, "vote green")
    assert told(answer(waters, 2, "vote black"), "leak") == ["leak black 1"]


@rule("LB-5.3")
def test_everybody_has_three_statements_a_vote_and_the_others_do_not_count() -> None:
    waters = two_boats()
    answer(waters, 2, "say vote green", "say vote black")
    assert len(chances(waters, 2)) == 10
    answer(waters, 2, "say offer red green help")
    assert chances(waters, 2) == set()
    assert texts(waters, 2) == each("vote", "green black hat")
    assert chances(waters, 0) == statements("red yellow", "green black") | {"call"}
    assert len(chances(waters, 1)) == 13, "twelve of the own accord, and to agree"


@rule("LB-5.3")
def test_to_agree_is_a_statement_like_the_others() -> None:
    waters = two_boats()
    answer(waters, 0, "say offer yellow green help")
    answer(waters, 2, "say agree green green", "say vote green", "say spare black")
    assert chances(waters, 2) == set()


@rule("LB-5.3")
def test_who_has_spoken_three_times_cannot_even_agree() -> None:
    waters = two_boats()
    answer(waters, 2, "say vote green", "say vote black", "say spare green")
    answer(waters, 0, "say offer yellow green help")
    assert chances(waters, 2) == set()


@rule("LB-5.3")
def test_the_first_player_may_call_the_vote_also_after_three_statements() -> None:
    waters = two_boats()
    answer(waters, 0, "say vote green", "say vote black", "say spare green")
    assert chances(waters, 0) == {"call"}


@rule("LB-5.3")
def test_nothing_is_said_twice() -> None:
    waters = two_boats()
    everything = statements("green yellow", "green black")
    answer(waters, 1, "say spare black")
    assert chances(waters, 1) == everything - {"say spare black"}
    answer(waters, 1, "say offer green black help")
    assert chances(waters, 1) == everything - {"say spare black", "say offer green black help"}
    assert chances(waters, 2) == statements("green red", "green black")


@rule("LB-5.3")
def test_for_the_next_vote_all_can_speak_anew() -> None:
    waters = two_boats()
    answer(waters, 2, "say vote green", "say vote black", "say spare green")
    votes(waters, "green", "green", "green")
    assert question(waters) == "ask-vote-move"
    assert chances(waters, 2) == statements("green red", "green black")


@rule("LB-5.3")
def test_the_vote_on_who_goes_overboard_is_one_of_its_own() -> None:
    waters = table(boats=OVERBOARD)
    answer(waters, 1, "say vote red", "say vote black", "say spare red")
    votes(waters, "red", "red", "red")
    assert question(waters) == "ask-vote-overboard"
    assert chances(waters, 1) == statements("green", "green red")


# Calling the vote.


@rule("LB-5.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_only_the_first_player_may_call_the_vote(first: int) -> None:
    waters = two_boats(first)
    assert [seat for seat in range(3) if "call" in chances(waters, seat)] == [first]


@rule("LB-5.4")
def test_the_first_player_may_call_it_also_after_laying_a_card_or_without_a_vote() -> None:
    waters = two_boats()
    answer(waters, 0, "vote green")
    assert "call" in chances(waters, 0)
    waters = table(boats=OVERBOARD, phase="overboard red", first=2)
    assert texts(waters, 2) == set()
    assert told(answer(waters, 2, "call")) == ["called 2"]
    assert talk(waters) == SILENCE


@rule("LB-5.4")
def test_after_the_call_nothing_is_said_and_the_cards_are_laid() -> None:
    waters = two_boats()
    answer(waters, 1, "say offer yellow green help")
    answer(waters, 1, "vote green")
    assert told(answer(waters, 0, "call")) == ["called 0"]
    assert board(waters).called
    assert [chances(waters, seat) for seat in range(3)] == [set(), set(), set()]
    assert asked(waters) == [0, 2]
    assert texts(waters, 0) == texts(waters, 2) == each("vote", "green black hat")
    assert told(votes(waters, "green", "black"), "leak") == ["leak green 1"]


@rule("LB-5.4")
@pytest.mark.parametrize("cards", ["green black hat", "green green green", "hat hat hat"])
def test_when_the_cards_are_turned_up_the_silence_is_over(cards: str) -> None:
    waters = two_boats()
    answer(waters, 0, "call")
    votes(waters, *cards.split())
    assert talk(waters) == FREE
    assert not board(waters).called


@rule("LB-5.4")
def test_the_next_vote_has_a_talk_of_its_own() -> None:
    waters = two_boats()
    answer(waters, 0, "call")
    votes(waters, "green", "green", "green")
    assert question(waters) == "ask-vote-move"
    assert talk(waters) == FREE
    assert chances(waters, 0) == statements("red yellow", "green black") | {"call"}


@rule("LB-5.4")
def test_without_a_call_the_talk_ends_with_the_last_card() -> None:
    waters = two_boats()
    answer(waters, 0, "vote green")
    answer(waters, 1, "vote black")
    assert chances(waters, 0) == statements("red yellow", "green black") | {"call"}
    answer(waters, 2, "vote hat")
    assert question(waters) == "ask-captain-leak"
    assert [chances(waters, seat) for seat in range(3)] == [set(), set(), set()]


# Talk besides votes.


def nothing_for_the_record(waters: Waters) -> bool:
    return not any(chances(waters, seat) for seat in range(waters.seats))


@rule("LB-5.5")
def test_while_launching_and_boarding_all_may_talk_but_not_for_the_record() -> None:
    for waters in (shipwreck(), boarding()):
        assert talk(waters) == FREE
        assert nothing_for_the_record(waters)


@rule("LB-5.5")
def test_while_leaving_and_climbing_all_may_talk_but_not_for_the_record() -> None:
    boats = {"green": "green:so red:so", "red": "empty", "black": "empty"}
    waters = table(boats=boats, phase="leave")
    assert question(waters) == "ask-leave"
    assert talk(waters) == FREE
    assert nothing_for_the_record(waters)
    answer(waters, 0, "leave sailor green")
    assert question(waters) == "ask-climb"
    assert talk(waters) == FREE
    assert nothing_for_the_record(waters)


@rule("LB-5.5", "LB-5.4")
def test_while_a_tie_is_settled_all_may_talk_but_not_for_the_record() -> None:
    waters = table(boats=OVERBOARD, phase="overboard red")
    votes(waters, "green", "red")
    assert question(waters) == "ask-tie-overboard"
    assert talk(waters) == FREE
    assert nothing_for_the_record(waters)


@rule("LB-5.5")
def test_after_the_end_everybody_may_talk() -> None:
    boats = {"green": "green:s, 1 leak", "black": "empty"}
    waters = table(boats=boats)
    answer(waters, 0, "call")
    votes(waters, "green", "green", "green")
    assert outcome(waters).reason == "nobody-left"
    assert boat(waters, "green") == "sunk"
    assert talk(waters) == FREE
