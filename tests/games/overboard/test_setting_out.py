"""OB-1, OB-3: what the game is about, and how it begins."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from atoll.games.overboard.ending import Account
from atoll.games.overboard.facts import KINDS, ROLES
from atoll.games.overboard.state import Boat
from atoll.kernel import BadOptions
from tests.rulecite import rule

from .tables import (
    GAME,
    SEATS,
    all_say,
    answer,
    benches,
    board,
    four,
    outcome,
    question,
    story,
    table,
    told,
)

each_seats = pytest.mark.parametrize("seats", SEATS)


def games(seats: int, count: int = 100) -> Iterator[Boat]:
    """New games, each with other luck."""
    return (GAME.setup(seats, seed) for seed in range(count))


# OB-1: adrift.


@rule("OB-1.1")
@each_seats
def test_four_to_six_can_play(seats: int) -> None:
    assert len(board(GAME.setup(seats, 1)).people) == seats


@rule("OB-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_neither_fewer_nor_more_can(seats: int) -> None:
    with pytest.raises(BadOptions, match="overboard takes 4, 5, 6 seats"):
        GAME.setup(seats, 1)


@rule("OB-1.1")
def test_everybody_plays_for_themselves_and_most_points_win() -> None:
    assert GAME.is_contest(GAME.read_options(4, {}))
    people = four(bosun="painting3 painting3")
    landed = outcome(table(people, phase="card 7", gulls=3))
    assert (landed.scores, landed.winners) == ((5, 10, 6, 9), (1,))


@rule("OB-1.2")
def test_points_come_from_life_valuables_friend_and_enemy() -> None:
    people = four(captain="money, open painting2", kid="4 wounds")
    feelings = {"captain": "frenchy"}, {"captain": "kid"}
    boat = table(people, phase="card 7", gulls=3, friends=feelings[0], enemies=feelings[1])
    assert board(boat).accounts[0] == Account(
        survival=5, money=2, paintings=2, jewels=0, friend=6, enemy=3, bodies=0
    )
    assert outcome(boat).scores[0] == 18


@rule("OB-1.3", "OB-12.1")
def test_each_day_has_a_morning_a_day_and_an_evening() -> None:
    supplies = "water knife club gaff money medkit"
    boat = table(phase="morning", supplies=supplies, navigation=[7])
    assert told(boat.events) == ["morning 1", "crate captain 4"]
    story(boat, "captain: keep water", "bosun: keep club")
    assert question(boat) == "ask-keep"
    answer(boat, "frenchy", "keep gaff")
    assert question(boat) == "ask-action"
    story(boat, "captain: rest", "bosun: rest", "frenchy: rest")
    assert question(boat) == "ask-action"
    answer(boat, "kid", "rest")
    assert question(boat) == "ask-ready"
    events = all_say(boat, "ready")
    assert told(events) == ["no-cards kid", "card 7", "gull 1", "morning 2", "crate captain 2"]
    assert question(boat) == "ask-keep"


@rule("OB-1.4")
@pytest.mark.parametrize("gulls", [0, 1, 2])
def test_with_fewer_than_four_gulls_the_boat_drifts_on(gulls: int) -> None:
    boat = table(phase="card 7", gulls=gulls)
    assert board(boat).gulls == gulls + 1
    assert GAME.outcome(boat) is None


@rule("OB-1.4")
def test_with_the_fourth_gull_the_boat_lands_and_the_game_is_over() -> None:
    boat = table(phase="card 7", gulls=3)
    assert (board(boat).gulls, outcome(boat).reason) == (4, "landed")
    assert boat.decisions == ()


@rule("OB-1.6", "OB-3.1")
@each_seats
def test_what_is_in_the_box_is_on_the_table(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    sorts = Counter[str]()
    for piece, count in GAME.pieces(boat).items():
        sorts[piece.split("-")[0]] += count
    assert sorts == {"provision": 42, "navigation": 24, "friend": seats, "enemy": seats}
    for sort in ("friend", "enemy"):
        cards = {piece for piece in GAME.pieces(boat) if piece.startswith(sort)}
        assert cards == {f"{sort}-{role}" for role in board(boat).roles}
    assert {piece for piece in GAME.pieces(boat) if piece.startswith("navigation")} == {
        f"navigation-{number}" for number in range(1, 25)
    }


@rule("OB-1.7")
def test_there_are_more_wounds_than_the_24_tokens_in_the_box() -> None:
    people = {
        "lady": "3 wounds",
        "snob": "1 wound",
        "captain": "5 wounds",
        "bosun": "7 wounds",
        "frenchy": "5 wounds",
        "kid": "2 wounds",
    }
    boat = table(people, phase="card 6")
    assert [each.wounds for each in board(boat).people] == [3, 3, 6, 7, 5, 2]


@rule("OB-1.7")
def test_there_is_a_token_of_each_kind_for_everybody() -> None:
    everybody = " ".join(ROLES)
    boat = table(ROLES, rowed=everybody, fought=everybody)
    assert all(each.rowed and each.fought for each in board(boat).people)


# OB-3: setting out.


@rule("OB-3.1")
def test_six_play_all_six_characters() -> None:
    assert {tuple(sorted(board(boat).roles)) for boat in games(6)} == {tuple(sorted(ROLES))}


@rule("OB-3.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_fewer_players_it_is_chance_who_is_left_out(seats: int) -> None:
    played = {frozenset(board(boat).roles) for boat in games(seats)}
    assert played == {frozenset(chosen) for chosen in combinations(ROLES, seats)}


@rule("OB-3.1")
@each_seats
def test_who_is_left_out_has_no_bench_and_is_nobodys_friend_or_enemy(seats: int) -> None:
    for boat in games(seats, 20):
        seen = [board(boat, role) for role in board(boat).roles]
        playing = sorted(seen[0].roles)
        assert sorted(seen[0].benches) == playing
        assert sorted(str(own.friend) for own in seen) == playing
        assert sorted(str(own.enemy) for own in seen) == playing


@rule("OB-3.2")
@each_seats
def test_chance_decides_who_is_who(seats: int) -> None:
    dealt = {(seat, role) for boat in games(seats) for seat, role in enumerate(board(boat).roles)}
    assert dealt == {(seat, role) for seat in range(seats) for role in ROLES}


@rule("OB-3.2")
@each_seats
def test_everybody_knows_who_is_who(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    roles = board(boat).roles
    assert len(set(roles)) == seats
    assert {board(boat, role).roles for role in roles} == {roles}
    assert [each.seat for each in board(boat).people] == list(range(seats))
    assert tuple(each.role for each in board(boat).people) == roles


@rule("OB-3.3")
@each_seats
def test_only_their_owner_sees_friend_and_enemy(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    for who, role in enumerate(ROLES):
        if role in board(boat).roles:
            own = board(boat, role)
            assert (own.friend, own.enemy) == (ROLES[boat.friends[who]], ROLES[boat.enemies[who]])
            assert (own.friends, own.enemies) == ((), ())
    seen = board(boat)
    assert (seen.friend, seen.enemy, seen.friends, seen.enemies) == (None, None, (), ())


@rule("OB-3.3")
def test_at_the_end_all_see_them() -> None:
    friends = {"captain": "bosun", "bosun": "kid", "frenchy": "captain", "kid": "frenchy"}
    enemies = {"captain": "kid", "bosun": "frenchy", "frenchy": "bosun", "kid": "captain"}
    boat = table(phase="card 7", gulls=3, friends=friends, enemies=enemies)
    for seen in (board(boat), board(boat, "kid")):
        assert seen.friends == ("bosun", "kid", "captain", "frenchy")
        assert seen.enemies == ("kid", "frenchy", "bosun", "captain")


@rule("OB-3.3", "OB-3.4")
@each_seats
def test_friend_and_enemy_may_be_oneself_or_one_and_the_same(seats: int) -> None:
    """By chance everything happens: whether the friend is oneself, the enemy, and both one."""
    found = set()
    for boat in games(seats):
        own = board(boat, board(boat).roles[0])
        me = own.roles[0]
        found.add((own.friend == me, own.enemy == me, own.friend == own.enemy))
    assert found == {
        (True, True, True),
        (True, False, False),
        (False, True, False),
        (False, False, True),
        (False, False, False),
    }


@rule("OB-3.5")
def test_at_first_they_sit_in_a_fixed_order() -> None:
    assert {benches(boat) for boat in games(6, 20)} == {"lady snob captain bosun frenchy kid"}


@rule("OB-3.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_where_somebody_is_left_out_the_others_move_up(seats: int) -> None:
    for boat in games(seats, 20):
        assert board(boat).benches == tuple(role for role in ROLES if role in board(boat).roles)


@rule("OB-3.6")
@each_seats
def test_everybody_is_dealt_one_hidden_provision_and_the_rest_is_the_deck(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    seen = board(boat)
    assert {(each.hidden, each.opened) for each in seen.people} == {(1, ())}
    assert (seen.spent, seen.sunk) == ((), 0)
    assert seen.crate_left == seats, "the first morning has begun"
    assert seen.provisions == 42 - seats - seen.crate_left
    assert [len(board(boat, role).hand) for role in seen.roles] == [1] * seats
    assert seen.hand == ()


@rule("OB-3.6")
def test_it_is_chance_what_one_is_dealt() -> None:
    dealt = {board(boat, "kid").hand for boat in games(6, 300)}
    assert dealt == {(kind,) for kind in KINDS}


@rule("OB-3.7")
@each_seats
def test_the_navigation_cards_lie_face_down_and_no_gull_is_there(seats: int) -> None:
    boat = GAME.setup(seats, 1)
    for seen in (board(boat), *(board(boat, role) for role in board(boat).roles)):
        assert (seen.navigation, seen.laid, seen.card, seen.gulls) == (24, 0, None, 0)
        assert (seen.looking, seen.laid_known) == ((), ())


@rule("OB-3.7")
def test_any_navigation_card_may_be_the_first() -> None:
    assert {boat.navigation[-1] for boat in games(4, 200)} == set(range(24))
