"""The schemer of Lifeboats: it looks after its people, keeps its word, and beats chance."""

from collections.abc import Mapping

import pytest

from atoll.bots import Bot, Chair, RandomBot, next_answer
from atoll.bots.lifeboats import SchemerBot
from atoll.bots.lifeboats.landing import LEVELS, share_saved
from atoll.bots.lifeboats.memory import Memory
from atoll.bots.lifeboats.moments import votes_since
from atoll.bots.lifeboats.pledges import Pledge
from atoll.games.lifeboats.facts import COLOURS
from atoll.games.lifeboats.state import Vote, Waters
from atoll.games.lifeboats.view import Board, VoteSeen
from atoll.kernel import OptionValue

from ..games.lifeboats.tables import (
    GAME,
    SEATS,
    answer,
    board,
    boarding,
    outcome,
    shipwreck,
    table,
    texts,
    votes,
)
from .playing import play_out

LANDINGS = ("arrival", "lane")
SCATTERED = {"green": "green:ss red:s", "red": "red:ss", "yellow": "yellow:ss", "black": "yellow:s"}
IN_DANGER = {
    "green": "green:soo, 3 leaks, 1 to go",
    "red": "red:sss, 1 to go",
    "yellow": "yellow:sss, 1 to go",
}
"""One leak more, and green drowns within sight of the shore."""


def chosen(waters: Waters, seat: int = 0, bot: Bot | None = None) -> str | None:
    """What a schemer answers for a seat that the game waits for."""
    decision = next(each for each in waters.decisions if each.must and each.seat == seat)
    return (bot or SchemerBot(0)).choose(Chair(GAME, waters, seat), decision)


def said(waters: Waters, seat: int = 0, bot: Bot | None = None) -> list[str]:
    """What a schemer says before it votes, until it falls silent."""
    bot = bot or SchemerBot(0)
    words: list[str] = []
    while True:
        decision = next(each for each in waters.decisions if not each.must and each.seat == seat)
        text = bot.choose(Chair(GAME, waters, seat), decision)
        if text is None:
            return words
        answer(waters, seat, text)
        words.append(text)


def called(waters: Waters, bot: Bot, seat: int = 0) -> bool:
    """Whether a schemer who holds the token calls the vote."""
    decision = next(each for each in waters.decisions if each.options[0].text == "call")
    return bot.choose(Chair(GAME, waters, seat), decision) == "call"


def game(
    seats: int, seed: int, players: list[Bot], options: Mapping[str, OptionValue] | None = None
) -> tuple[Waters, list[tuple[int, str]]]:
    """A whole game and its answers."""
    waters = GAME.setup(seats, seed, options)
    return waters, play_out(GAME, waters, players)


# Whole games.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("landing", LANDINGS)
def test_schemers_play_to_the_end_and_speak_twice_before_a_vote_at_the_most(
    seats: int, landing: str
) -> None:
    waters = GAME.setup(seats, 2, {"landing": landing})
    players = [SchemerBot(seat) for seat in range(seats)]
    while waters.outcome is None:
        given = next_answer(GAME, waters, players)
        assert given is not None
        GAME.answer(waters, *given)
        speakers = [each.seat for each in waters.said]
        assert all(speakers.count(seat) <= 2 for seat in speakers)


def test_it_can_take_over_a_seat_in_the_middle_of_a_game() -> None:
    waters = GAME.setup(4, 8)
    players: list[Bot] = [RandomBot(seat) for seat in range(4)]
    while waters.outcome is None:
        if waters.round == 3 and isinstance(players[1], RandomBot):
            players[1] = SchemerBot(1)
        given = next_answer(GAME, waters, players)
        assert given is not None
        GAME.answer(waters, *given)
    assert isinstance(players[1], SchemerBot)


@pytest.mark.parametrize(("seats", "landing"), [(3, "arrival"), (4, "lane"), (6, "arrival")])
def test_it_beats_chance(seats: int, landing: str) -> None:
    ranks = []
    for seed in range(20):
        players: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(seats)]
        players[seed % seats] = SchemerBot(seed)
        waters, _ = game(seats, seed, players, {"landing": landing})
        ranks.append(outcome(waters).ranks[seed % seats])
    middle = (seats + 1) / 2
    assert sum(ranks) / len(ranks) < (1 + middle) / 2


def test_another_game_is_begun_afresh() -> None:
    players: list[Bot] = [SchemerBot(seat) for seat in range(3)]
    first = game(3, 5, players)[1]
    game(3, 6, players)
    assert game(3, 5, players)[1] == first
    assert game(3, 5, players)[1] == first
    moved = [*players[1:], players[0], *(SchemerBot(seat) for seat in (3, 4))]
    assert game(5, 5, moved)[0].outcome is not None


# Setting out.


def test_the_own_boat_goes_to_the_lane_that_scores_most_and_the_black_one_to_the_least() -> None:
    waters = shipwreck(landing="lane")
    assert chosen(waters) in {"launch 1", "launch 2"}
    for seat, lane in enumerate((1, 2, 5)):
        answer(waters, seat, f"launch {lane}")
    assert chosen(waters) in {"launch 3", "launch 4"}


def test_it_keeps_its_people_together() -> None:
    waters = boarding()
    answer(waters, 0, "board officer green")
    answer(waters, 1, "board officer red")
    answer(waters, 2, "board officer yellow")
    assert chosen(waters) == "board officer green"


# Votes.


def test_a_leak_goes_where_its_own_people_are_not() -> None:
    boats = {"green": "green:sss", "red": "red:sss", "yellow": "green:s yellow:s", "black": "red:s"}
    assert chosen(table(boats=boats, hats=[0, 0, 0])) in {"vote red", "vote black"}


def test_the_boat_with_most_of_its_people_moves() -> None:
    boats = {"green": "red:ss", "red": "green:ssoo", "yellow": "yellow:ss", "black": "green:s"}
    assert chosen(table(boats=boats, phase="move", hats=[0, 0, 0])) == "vote red"


def test_somebody_else_goes_overboard() -> None:
    boats = {"green": "green:ssso yellow:so", "red": "red:ss"}
    assert chosen(table(boats=boats, phase="overboard green", hats=[0, 0, 0])) == "vote yellow"


@pytest.mark.parametrize("crew", ["green:s red:ssoo yellow:s", "green:ssoo red:s yellow:s"])
@pytest.mark.parametrize("spared", [(), ("green",), ("green", "yellow")])
def test_its_own_people_do_not_go_overboard_for_courtesy(crew: str, spared: tuple[str]) -> None:
    boats = {"black": crew, "green": "green:sss", "red": "red:s", "yellow": "yellow:ssso"}
    waters = table(boats=boats, phase="overboard black", hats=[0, 0, 0])
    for colour in spared:
        answer(waters, COLOURS.index(colour), f"say spare {colour}")
    bot = SchemerBot(0)
    assert "say vote red" not in said(waters, seat=1, bot=bot)
    assert chosen(waters, seat=1, bot=bot) in {"vote green", "vote yellow"}


def test_its_own_people_never_go_overboard_even_if_that_seems_to_pay() -> None:
    boats = {"green": "green:s red:ssoo yellow:s", "black": "red:s"}
    waters = table(boats=boats, phase="overboard green", hats=[0, 0, 0])
    bot = SchemerBot(0)
    assert "say vote red" not in said(waters, seat=1, bot=bot)
    assert chosen(waters, seat=1, bot=bot) in {"vote green", "vote yellow"}


def test_in_whole_games_it_never_lays_its_own_colour_against_its_people() -> None:
    overboard = 0
    for seed in range(20):
        waters, _ = game(3, seed, [SchemerBot(0), SchemerBot(1), RandomBot(seed)])
        for vote in waters.votes:
            if vote.about == "overboard":
                overboard += 1
                assert vote.cards[0] != 0
                assert vote.cards[1] != 1
    assert overboard > 5, "the last votes of these games are a fair sample"


def test_the_last_hat_is_laid_to_save_its_people() -> None:
    assert chosen(table(boats=IN_DANGER, hats=[1, 0, 0])) == "vote hat"


def test_no_hat_is_wasted_where_nothing_is_at_stake() -> None:
    boats = {"green": "green:ss, landed", "red": "red:sss", "yellow": "yellow:sss"}
    assert chosen(table(boats=boats, hats=[1, 1, 1])) != "vote hat"


def test_a_captain_decides_in_its_own_interest() -> None:
    boats = {"green": "green:ssoo, 1 to go", "red": "red:ss", "yellow": "yellow:ss, 1 to go"}
    waters = table(boats=boats, phase="move", hats=[1, 0, 0])
    votes(waters, "hat", "red", "yellow")
    assert chosen(waters) == "decide green"


def test_who_holds_the_token_settles_a_tie_in_its_own_interest() -> None:
    boats = {"green": "green:ss", "red": "red:ssoo", "yellow": "yellow:ss", "black": "green:s"}
    waters = table(boats=boats)
    votes(waters, "red", "green", "yellow")
    assert chosen(waters) in {"decide red", "decide yellow"}


# Changing boats.


def test_nobody_climbs_into_a_boat_that_will_sink() -> None:
    boats = {
        "green": "green:so red:ss",
        "red": "red:s, 1 leak",
        "yellow": "yellow:ss red:s, 1 to go",
    }
    waters = table(boats=boats, phase="leave", first=0)
    answer(waters, 0, "leave sailor green")
    answer(waters, 1, "leave sailor red")
    while waters.decisions[0].seat != 0:
        answer(waters, waters.decisions[0].seat, min(texts(waters, waters.decisions[0].seat)))
    assert "climb red" in texts(waters, 0)
    assert chosen(waters) == "climb yellow"


def test_who_must_leave_does_not_sink_its_own_boat() -> None:
    boats = {
        "green": "green:sso, 3 leaks, 1 to go",
        "red": "green:s red:ss",
        "yellow": "yellow:ss",
    }
    assert chosen(table(boats=boats, phase="leave")) == "leave sailor red"


def test_when_a_leak_is_taken_back_the_vote_that_followed_is_another() -> None:
    boats = {"green": "green:ssoo red:ss", "red": "red:oo yellow:ssoo", "yellow": "yellow:ss"}
    bot = SchemerBot(0)
    before = table(boats=boats, phase="overboard green", hats=[0, 0, 0])
    assert chosen(before, seat=1, bot=bot) == "vote green"
    after = table(boats=boats, phase="overboard red", hats=[0, 0, 0])
    assert chosen(after, seat=1, bot=bot) == "vote yellow"


# Words.


def test_it_announces_its_vote_and_lays_that_card() -> None:
    waters = table(boats=SCATTERED, hats=[0, 0, 0], phase="move")
    bot = SchemerBot(0)
    words = said(waters, bot=bot)
    assert words[0] == "say vote green"
    assert len(words) <= 2
    assert chosen(waters, bot=bot) == "vote green"


def test_a_word_is_kept_if_that_costs_little() -> None:
    boats = {"green": "green:sss", "red": "red:sss", "yellow": "yellow:sss", "black": "empty"}
    for colour in ("red", "yellow"):
        waters = table(boats=boats, hats=[0, 0, 0])
        answer(waters, 0, f"say vote {colour}")
        assert chosen(waters) == f"vote {colour}"


def test_a_word_is_broken_rather_than_drown() -> None:
    waters = table(boats=IN_DANGER, hats=[0, 0, 0])
    answer(waters, 0, "say vote green")
    assert chosen(waters) in {"vote red", "vote yellow"}


def test_it_pleads_for_the_boat_it_fears_for() -> None:
    assert "say spare green" in said(table(boats=IN_DANGER, hats=[0, 0, 0]))


def test_it_agrees_to_an_offer_that_suits_and_to_no_other() -> None:
    boats = {"green": "green:sss red:s", "red": "red:ss", "yellow": "yellow:sss"}
    waters = table(boats=boats, hats=[0, 0, 0])
    answer(waters, 1, "say offer green green help")
    answer(waters, 1, "say offer green yellow help")
    words = said(waters)
    assert "say agree red yellow" in words
    assert "say agree red green" not in words


def test_who_means_to_lay_a_hat_is_silent() -> None:
    assert said(table(boats=IN_DANGER, hats=[1, 0, 0])) == []


def test_who_has_laid_a_card_is_silent() -> None:
    waters = table(boats=IN_DANGER, hats=[0, 0, 0])
    answer(waters, 0, "vote red")
    assert said(waters) == []


def test_who_has_no_vote_is_silent() -> None:
    boats = {"green": "green:ss", "red": "red:sss yellow:sss"}
    assert said(table(boats=boats, phase="overboard red")) == []


def test_words_are_not_wasted_on_those_who_do_not_listen() -> None:
    """Who votes on a whim is found out within a few votes."""
    random_bots: list[Bot] = [RandomBot(seat) for seat in (1, 2, 3)]
    _, answers = game(4, 1, [SchemerBot(0), *random_bots])
    spoken = [text for seat, text in answers if seat == 0 and text.startswith("say")]
    held = sum(seat == 0 and text.startswith("vote") for seat, text in answers)
    assert len(spoken) < held / 2


def test_the_vote_is_called_once_enough_others_have_come_round() -> None:
    waters = table(boats=SCATTERED, hats=[0, 0, 0], phase="move")
    bot = SchemerBot(0)
    said(waters, bot=bot)
    assert not called(waters, bot)
    answer(waters, 1, "say vote green")
    answer(waters, 2, "say vote green")
    assert called(waters, bot)


def test_nobody_who_is_awaited_is_cut_off_before_a_word() -> None:
    boats = SCATTERED | {"red": "red:s", "green": "green:ss red:ss"}
    waters = table(boats=boats, hats=[0, 0, 0], phase="move")
    bot = SchemerBot(0)
    said(waters, bot=bot)
    answer(waters, 1, "say vote green")
    assert not called(waters, bot)
    answer(waters, 2, "vote green")
    assert called(waters, bot)


# Memory.


def views_of_a_vote(card: str) -> list[Board]:
    """Red says that it will vote yellow, lays another card or that one, and the next vote opens."""
    boats = {"green": "green:ss", "red": "red:ss", "yellow": "yellow:sss", "black": "empty"}
    waters = table(boats=boats, hats=[0, 0, 0])
    answer(waters, 1, "say vote yellow")
    before = board(waters)
    votes(waters, "yellow", card, "yellow")
    return [before, board(waters)]


def trust_in_red(card: str) -> float:
    memory = Memory(3)
    for each in views_of_a_vote(card):
        memory.take_in(each)
    return memory.trust(1)


def test_a_liar_is_trusted_less_and_one_who_keeps_the_word_more() -> None:
    assert trust_in_red("green") < Memory(3).trust(1) < trust_in_red("yellow")


def test_a_vote_is_judged_once_however_often_it_is_seen() -> None:
    memory = Memory(3)
    for each in views_of_a_vote("yellow") + views_of_a_vote("yellow")[1:] * 3:
        memory.take_in(each)
    assert memory.trust(1) == trust_in_red("yellow")


def held(*chosen: str) -> tuple[VoteSeen, ...]:
    return tuple([VoteSeen("leak", None, (), (), colour) for colour in chosen])


def test_votes_that_are_new_are_told_by_those_before_them() -> None:
    assert votes_since((), held("red")) == held("red")
    assert votes_since(held("red"), held("red", "green")) == held("green")
    before = held("red", "green", "black")
    assert votes_since(before, held("green", "black", "red")) == held("red")
    assert votes_since(before, held("black", "red", "red")) == held("red", "red")
    assert votes_since(before, held("red", "red", "red")) == held("red", "red", "red")


def test_no_vote_is_judged_twice_when_rounds_lack_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one boat left only those who go overboard are voted on."""
    judged: list[VoteSeen] = []
    monkeypatch.setattr(Memory, "_judge", lambda _, vote, in_play: judged.append(vote))
    waters = table(boats={"green": "green:ss red:ss yellow:ss"}, phase="overboard green")
    bot = SchemerBot(0)
    seen: list[Board] = []
    for round_ in range(1, 5):
        waters.round = round_
        waters.votes = [*waters.votes, Vote("overboard", 0, (1, 1, 1), (), round_)][-3:]
        chosen(waters, bot=bot)
        seen.append(board(waters))
    assert judged == [each.votes[-1] for each in seen]


def test_a_favour_that_was_earned_is_expected_in_the_next_vote_on_a_move() -> None:
    boats = {"green": "green:ss", "red": "red:ss", "yellow": "yellow:sss", "black": "red:s"}
    waters = table(boats=boats, hats=[0, 0, 0])
    memory = Memory(3)
    answer(waters, 0, "say offer red yellow help")
    memory.take_in(board(waters))
    votes(waters, "yellow", "yellow", "green")
    memory.take_in(board(waters))
    assert memory.pledges(board(waters)) == [Pledge(0, frozenset({"red", "black"}))]


# Landing.


def test_the_nearer_and_the_drier_a_boat_the_more_are_saved() -> None:
    level = LEVELS // 2
    assert share_saved(0, 2, 2, level) == 1.0
    assert share_saved(1, 3, 2, level) == 0.0
    assert share_saved(3, 0, 4, level) < share_saved(2, 0, 4, level) < share_saved(1, 0, 4, level)
    assert share_saved(2, 2, 4, level) < share_saved(2, 1, 4, level) < share_saved(2, 0, 4, level)
    assert share_saved(2, 1, 4, level) < share_saved(2, 1, 4, level + 5)
