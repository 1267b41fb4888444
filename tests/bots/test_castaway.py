"""The castaway of Overboard!: it lives for its interests, and beats chance."""

import pytest

from atoll.bots import Bot, RandomBot, next_answer
from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.interests import Interests, own_interests
from atoll.bots.overboard.memory import Matter, Offer, matter_of
from atoll.bots.overboard.surviving import survival

from ..games.overboard.tables import GAME, SEATS, outcome
from .castaways import castaways, game

# Whole games.


@pytest.mark.parametrize("seats", SEATS)
def test_castaways_play_to_the_end_and_mostly_reach_land(seats: int) -> None:
    reasons = [outcome(game(seats, seed, castaways(seats))[0]).reason for seed in range(4)]
    assert reasons.count("landed") >= 2, "nearly all do: how many, the benchmark tells"


def test_it_can_take_over_a_seat_in_the_middle_of_a_game() -> None:
    boat = GAME.setup(4, 8)
    players: list[Bot] = [*castaways(3), RandomBot(3)]
    while boat.outcome is None:
        if boat.day == 3 and isinstance(players[3], RandomBot):
            players[3] = CastawayBot(3)
        given = next_answer(GAME, boat, players)
        assert given is not None
        GAME.answer(boat, *given)
    assert isinstance(players[3], CastawayBot)


@pytest.mark.parametrize("seats", SEATS)
def test_it_beats_chance(seats: int) -> None:
    own, of_all = 0, 0.0
    for seed in range(12):
        players: list[Bot] = [RandomBot(10 * seed + place) for place in range(seats)]
        players[seed % seats] = CastawayBot(seed)
        scores = outcome(game(seats, seed, players)[0]).scores
        own += scores[seed % seats]
        of_all += sum(scores) / seats
    assert own > 1.5 * of_all, "by far: how far, the benchmark tells"


def test_it_offers_and_talks_little_and_repeats_no_offer() -> None:
    boat = GAME.setup(6, 3)
    players = castaways(6)
    grammar = GAME.grammar(6)
    offers: list[tuple[int, int, Matter]] = []
    while boat.outcome is None:
        given = next_answer(GAME, boat, players)
        assert given is not None
        offer = grammar.read(given[1])
        if isinstance(offer, Offer):
            offers.append((boat.day, given[0], matter_of(offer)))
        GAME.answer(boat, *given)
        speakers = [each.by for each in boat.said if each.kind in ("ask", "offer")]
        assert all(speakers.count(who) <= 2 for who in speakers)
        assert max(boat.offered) <= 2
    assert offers
    assert len(offers) == len(set(offers)), "nor to somebody else"


def test_another_game_is_begun_afresh() -> None:
    players = castaways(4)
    first = game(4, 5, players)[1]
    game(4, 6, players)
    assert game(4, 5, players)[1] == first
    assert game(4, 5, players)[1] == first


# Interests.


def test_a_life_is_worth_its_points_and_an_enemy_s_life_less_than_nothing() -> None:
    roles = ("captain", "bosun", "frenchy", "kid")
    lives = {"captain": 5.0, "bosun": 0.0, "frenchy": 6.0, "kid": -3.0}
    assert own_interests("captain", "frenchy", "kid", roles) == Interests(lives)


def test_a_narcissist_lives_for_two_and_a_psychopath_for_the_bodies_of_others() -> None:
    roles = ("captain", "bosun", "kid")
    assert own_interests("kid", "kid", "bosun", roles).lives["kid"] == 18.0
    psychopath = own_interests("kid", "captain", "kid", roles)
    assert psychopath.lives["kid"] < 9.0
    assert psychopath.lives["bosun"] < 0.0 < psychopath.lives["captain"]


def test_the_fewer_wounds_and_dangers_the_likelier_somebody_lives() -> None:
    assert survival(-1, 2.0) == 0.0
    assert survival(0, 0.0) == 1.0
    assert survival(1, 2.0) < survival(2, 2.0) < survival(2.5, 2.0) < survival(3, 2.0)
    assert survival(3, 4.0) < survival(3, 2.0)
