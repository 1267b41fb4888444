"""TR-8: what the players may say to each other, and when."""

import pytest

from atoll.games.tranquility.state import Sea
from atoll.kernel import FREE, SILENCE, Level, Talk
from tests.rulecite import rule

from .tables import GAME, answer, filled, table

NUMBERS = Talk(Level.NUMBERS)
NUMBERS_AND_STORMS = Talk(Level.FREE, topic="numbers-and-storms")
ABOUT_STORMS = Talk(Level.FREE, topic="storms")
ALL_BUT_CARDS = Talk(Level.FREE, topic="all-but-cards")
ANYTHING = Talk(Level.FREE, topic="anything")


def talk(sea: Sea) -> Talk:
    """What the rules allow, as every seat and every spectator is told."""
    told = {GAME.view(sea, seat).talk for seat in (*range(sea.seats), None)}
    assert told == {GAME.talk(sea)}
    return GAME.talk(sea)


@rule("TR-8.1")
def test_the_game_is_played_in_silence() -> None:
    sea = table(hands=["5 17 30 44 60"], grid="a1=3")
    assert talk(sea) == SILENCE
    answer(sea, 0, "play 5 b1")
    assert talk(sea) == SILENCE
    answer(sea, 0, "pay 17 30")
    assert talk(sea) == SILENCE


@rule("TR-8.1")
@pytest.mark.parametrize(("agreed", "may"), [("no_cards", ALL_BUT_CARDS), ("free", ANYTHING)])
def test_players_may_agree_on_rules_of_talk_of_their_own(agreed: str, may: Talk) -> None:
    """They hold from the beginning to the end, whatever happens."""
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="orange seat1", talk=agreed)
    assert talk(sea) == may
    answer(sea, 0, "start", "sail on")
    assert talk(sea) == may
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    assert talk(sea) == may


@rule("TR-8.1")
def test_if_nothing_is_agreed_on_the_game_is_silent() -> None:
    assert GAME.read_options(3, {}).talk == "silence"


@rule("TR-8.2")
def test_during_the_joint_discard_numbers_may_be_spoken() -> None:
    sea = table(hands=["start 5 6 7 8"])
    assert talk(sea) == SILENCE
    answer(sea, 0, "start")
    assert talk(sea) == NUMBERS


@rule("TR-8.2")
def test_during_the_joint_discard_only_numbers_are_spoken_unless_a_storm_is_in_play() -> None:
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="")
    answer(sea, 0, "start")
    assert GAME.view(sea, None).board.compasses == 1
    assert talk(sea) == NUMBERS


@rule("TR-8.2", "TR-8.3")
def test_the_storms_in_play_may_be_discussed_also_during_the_joint_discard() -> None:
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="orange seat1")
    answer(sea, 0, "start")
    assert talk(sea) == ABOUT_STORMS
    answer(sea, 0, "sail on")
    assert talk(sea) == NUMBERS_AND_STORMS
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    assert GAME.view(sea, None).board.quotas == (2, 3, 3)
    assert talk(sea) == NUMBERS_AND_STORMS
    answer(sea, 2, "lift orange seat1")
    assert talk(sea) == NUMBERS


@rule("TR-8.2", "TR-8.3")
def test_during_the_joint_discard_the_storms_may_be_discussed_even_without_a_compass() -> None:
    sea = table(seats=3, hands=["start 5 6 7 8"], storms="orange seat1", supply=0)
    answer(sea, 0, "start")
    assert GAME.view(sea, None).board.compasses == 0
    assert talk(sea) == NUMBERS_AND_STORMS
    for seat, count in enumerate([2, 3, 3]):
        answer(sea, seat, f"offer {count}")
    assert talk(sea) == NUMBERS_AND_STORMS


@rule("TR-8.3")
@pytest.mark.parametrize("compasses", [0, 1])
def test_while_a_storm_is_in_play_the_storms_may_be_discussed_with_a_compass_or_without(
    compasses: int,
) -> None:
    assert talk(table(storms="orange seat1", compasses=compasses)) == ABOUT_STORMS


@rule("TR-8.3")
def test_a_storm_that_has_just_been_drawn_may_be_discussed_before_it_has_a_row() -> None:
    sea = table(hands=["10 20 30 40 50"], decks=["purple 60 61", "1 2"], storms="")
    assert talk(sea) == SILENCE
    answer(sea, 0, "discard", "pay 10 20")
    assert talk(sea) == ABOUT_STORMS


@rule("TR-8.3")
def test_without_a_storm_there_is_nothing_to_discuss() -> None:
    assert talk(table(storms="", compasses=1)) == SILENCE


@rule("TR-8.3")
def test_the_silence_returns_with_the_end_of_the_last_storm() -> None:
    sea = table(storms="orange seat1", compasses=2)
    answer(sea, 0, "lift orange seat1")
    assert talk(sea) == SILENCE


@rule("TR-8.4")
def test_alone_and_in_a_duel_there_is_no_silence_to_keep() -> None:
    assert talk(table(seats=1)) == FREE
    assert talk(table(mode="duel")) == FREE


@rule("TR-8.4")
@pytest.mark.parametrize("agreed", ["silence", "no_cards"])
def test_after_the_end_everybody_may_talk(agreed: str) -> None:
    sea = table(hands=["finish"], grid=filled(), started=True, talk=agreed)
    assert talk(sea) != FREE
    answer(sea, 0, "finish")
    assert talk(sea) == FREE
