"""The treasure hunter of Tobago: it plays for its share, and beats chance."""

from collections.abc import Iterable, Mapping

import pytest

from atoll.bots import Bot, Chair, RandomBot, next_answer
from atoll.bots.tobago import TreasureHunterBot
from atoll.bots.tobago.distances import distances_on
from atoll.bots.tobago.driving import Destination, Move
from atoll.games.tobago import Tobago
from atoll.games.tobago.facts import CLUE_WORDS, COLOURS, CURSE
from atoll.games.tobago.island import island
from atoll.games.tobago.state import Hunt, Laid, Map, Sharing, Statue, Treasure
from atoll.games.tobago.steps import Claim, FaceStatue, OpenMap, PlaceVehicle, Turn
from atoll.kernel import OptionValue, bitset, members

from .playing import play_out

GAME = Tobago()
LAND = island("abc0")
SET = {"island": "abc0", "landmarks": "random"}
HUNTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"experts": True, "after_curse": "for-amulets"}),
    (4, {"landmarks": "random", "curse_returns": True, "depth": 21}),
    (4, {"landmarks": "random", "experts": True, "after_curse": "goes-on"}),
    (3, {"curses": 0}),
]


# Tables.


def spaces(names: str) -> int:
    return bitset([LAND.space[name] for name in names.split()])


def table(
    maps: Mapping[str, tuple[str, str]],
    vehicles: str,
    *,
    hand: str = "",
    amulets: str = "",
    held: int = 0,
    **options: OptionValue,
) -> Hunt:
    """The turn of seat 0 on an island.

    Maps are written as where the treasure may lie and, from the top, whose roses are there:
    ``("d5 e6", "0 1 1")``. Of the others nothing is known.
    """
    places = [LAND.space[name] for name in vehicles.split()]
    hunt = GAME.deal(GAME.read_options(len(places), SET | options), len(places), 3)
    hunt.active = hunt.first = 0
    hunt.vehicles = places
    hunt.hands[0] = sorted([CLUE_WORDS.index(word) for word in hand.split()])
    hunt.deck = [clue for clue in hunt.deck if clue not in hunt.hands[0]]
    hunt.amulets, hunt.held[0] = members(spaces(amulets)), held
    for colour, (possible, roses) in maps.items():
        hunt.maps[COLOURS.index(colour)] = sought(hunt, spaces(possible), roses.split())
    hunt.agenda = [Turn()]
    hunt.__dict__.clear()
    return hunt


def everywhere(possible: str, roses: str) -> dict[str, tuple[str, str]]:
    """All maps alike."""
    return {str(colour): (possible, roses) for colour in COLOURS}


def sought(hunt: Hunt, possible: int, roses: Iterable[str]) -> Map:
    """Clues that all fit, and no marker but where the treasure may lie."""
    clues = [clue for clue in hunt.deck if hunt.by_clue[clue] & possible == possible]
    laid = [Laid(clues.pop(), int(owner)) for owner in roses]
    hunt.deck = [clue for clue in hunt.deck if clue not in [each.clue for each in laid]]
    return Map(laid, members(LAND.all & ~possible))


def sharing(claims: str, shown: int, hoard: str, *, chest: str = "") -> Hunt:
    """A treasure is shared among three, and seat 0 has seen all of the hoard."""
    hunt = table({}, "d5 a1 n1")
    cards = [Treasure(int(coins), 0b001) for coins in hoard.split()]
    owners = [int(owner) for owner in claims.split()]
    hunt.maps[0].laid = [Laid(clue, owner) for clue, owner in enumerate(reversed(owners))]
    hunt.sharing = Sharing(0, owners[0], cards, shown=shown)
    hunt.treasures = [4] * 20
    hunt.cursed = 0
    hunt.chests[0] = [int(coins) for coins in chest.split()]
    hunt.agenda = [Turn(), Claim(0)]
    return hunt


def chosen(hunt: Hunt) -> str | None:
    """What the treasure hunter answers to what is asked."""
    (decision,) = hunt.decisions
    return TreasureHunterBot(0).choose(Chair(GAME, hunt, decision.seat), decision)


def turn_of(hunt: Hunt) -> list[str]:
    """All that it does until it digs, or its turn is over."""
    done: list[str] = []
    while not done or done[-1].split()[0] not in ("end", "exchange", "dig"):
        text = chosen(hunt)
        assert text is not None
        GAME.answer(hunt, 0, text)
        done.append(text)
    return done


def game(
    seats: int, seed: int, players: list[Bot], options: Mapping[str, OptionValue] | None = None
) -> tuple[Hunt, list[tuple[int, str]]]:
    """A whole game and its answers."""
    hunt = GAME.setup(seats, seed, options)
    return hunt, play_out(GAME, hunt, players)


def hunters(seats: int) -> list[Bot]:
    return [TreasureHunterBot(seat) for seat in range(seats)]


# Whole games.


@pytest.mark.parametrize(("seats", "options"), HUNTS, ids=str)
def test_treasure_hunters_play_to_the_end(seats: int, options: dict[str, OptionValue]) -> None:
    hunt, _ = game(seats, 2, hunters(seats), options)
    assert hunt.outcome is not None


def test_it_can_take_over_a_seat_in_the_middle_of_a_game() -> None:
    hunt = GAME.setup(4, 8)
    players: list[Bot] = [RandomBot(seat) for seat in range(4)]
    while hunt.outcome is None:
        if any(hunt.chests):
            players[1] = TreasureHunterBot(1)
        given = next_answer(GAME, hunt, players)
        assert given is not None
        GAME.answer(hunt, *given)
    assert isinstance(players[1], TreasureHunterBot)


@pytest.mark.parametrize(
    ("treasures", "vehicle", "dug"),
    [
        ("f5 i6 j3 j10", "f6", "white"),
        ("g7 a3 i3 k1", "m2", "brown"),
        ("b3 g9 l2 k5", "k4", "brown"),
    ],
)
def test_it_does_not_stay_between_treasures_to_be_near_to_all(
    treasures: str, vehicle: str, dug: str
) -> None:
    maps = {str(colour): (at, "0 1") for colour, at in zip(COLOURS, treasures.split(), strict=True)}
    hunt = table(maps, f"{vehicle} a1", hand="in-jungle in-river")
    assert turn_of(hunt)[-1] == f"dig {dug}"


def test_it_ends_a_game_that_nobody_else_would_end() -> None:
    hunt, _ = game(2, 7, [TreasureHunterBot(1), RandomBot(7)])
    assert hunt.outcome is not None
    assert hunt.outcome.reason == "treasures-out"


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_chance(seats: int) -> None:
    for seed in range(4):
        players: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(seats)]
        players[seed % seats] = TreasureHunterBot(seed)
        hunt, _ = game(seats, seed, players)
        assert hunt.outcome is not None
        assert hunt.outcome.winners == (seed % seats,)


# Ways.


def test_a_step_is_any_distance_within_an_area_or_one_border() -> None:
    distances = distances_on("abc0")
    way = {
        name: distances.least(LAND.space["b2"], spaces(name)) for name in ("b2", "d1", "e2", "f4")
    }
    assert way == {"b2": 0, "d1": 1, "e2": 2, "f4": 4}
    assert distances.mean(LAND.space["b2"], spaces("b2 d1 e2")) == 1.0
    assert distances.least(LAND.space["b2"], spaces("f4 e2")) == 2


def test_a_move_collects_the_most_amulets_and_its_first_step_is_on_the_way() -> None:
    here, both = LAND.space["b2"], spaces("a1 a3")
    move = Move(LAND, here, 3, both)
    ends = {end.space: end for end in move.destinations()}
    end = ends[LAND.space["a3"]]
    assert end == Destination(LAND.space["a3"], 3, both)
    assert move.first_step(end) != LAND.space["a3"]
    assert LAND.steps[here] >> move.first_step(end) & 1
    assert {end.space for end in Move(LAND, here, 1, 0).destinations()} == {
        here,
        *members(LAND.steps[here]),
    }


# Digging and driving.


def test_it_digs_up_what_lies_under_its_vehicle_before_anything_else() -> None:
    hunt = table({"white": ("d5", "0 1"), "grey": ("e6 f5", "1")}, "d5 n1", hand="in-river")
    assert chosen(hunt) == "dig white"


def test_it_drives_to_a_treasure_within_reach_and_digs() -> None:
    hunt = table({"white": ("e2", "0 1 0")}, "b2 e4")
    done = turn_of(hunt)
    assert done[-1] == "dig white"
    assert len(done) == 3


def test_it_digs_where_the_roses_are_its_own() -> None:
    rival = {"white": ("e2", "1 1 1 1")}
    own = {"white": ("e2", "0 0 0 0")}
    assert "dig white" in turn_of(table(own, "b2 n1"))
    hunt = table(rival | {"grey": ("d1", "0 0 0")}, "b2 n1")
    assert turn_of(hunt)[-1] == "dig grey"


def test_it_collects_amulets_on_the_way() -> None:
    hunt = table({}, "b2 n1", amulets="a1 a3")
    turn_of(hunt)
    assert hunt.held[0] == 2


# Clues.


def test_the_clue_is_played_that_locates_a_treasure_under_its_vehicle() -> None:
    hunt = table(
        {"white": ("d5 e5 f4 m1", "0 1"), "grey": ("a1 b2 n1 m1", "1")},
        "d5 n1",
        hand="in-river in-scrubland not-in-jungle",
    )
    assert turn_of(hunt)[:2] == ["play in-river white", "dig white"]


def test_it_prefers_a_map_with_its_own_roses() -> None:
    for own, other in (("white", "grey"), ("grey", "white")):
        hunt = table(
            {own: ("d5 e6 e5 f4", "0 0"), other: ("d5 e6 e5 f4", "1 1")}, "d5 e6", hand="in-river"
        )
        assert chosen(hunt) == f"play in-river {own}"


def test_the_first_clue_of_a_map_brings_the_treasure_near() -> None:
    for here, clue in (("l1", "in-largest-jungle"), ("h5", "in-largest-lake")):
        hunt = table({}, f"{here} a1", hand="in-largest-jungle in-largest-lake")
        hunt.agenda = [Turn(), OpenMap(0, 0)]
        assert chosen(hunt) == f"lay {clue}"


def test_a_dead_hand_is_exchanged_unless_no_clue_could_be_played_at_all() -> None:
    open_maps = everywhere("m1 n1", "1 1")
    assert chosen(table(open_maps, "m1 n1", hand="in-jungle")) == "exchange"
    located = everywhere("n1", "1 1")
    assert chosen(table(located, "m1 n1", hand="in-jungle")) != "exchange"


# Amulets.


def test_the_last_marker_but_one_is_removed_to_dig_under_the_vehicle() -> None:
    hunt = table({"white": ("d5 f4", "0 0 1")}, "d5 n1", held=1)
    assert turn_of(hunt)[:3] == ["amulet marker", "remove white f4", "dig white"]


def test_one_more_move_is_worth_an_amulet_if_it_wins_a_treasure() -> None:
    hunt = table({"white": ("f4", "0 0 0")}, "b2 f5", held=1)
    done = turn_of(hunt)
    assert "amulet move" in done
    assert done[-1] == "dig white"


def test_an_amulet_is_kept_where_nothing_is_won_by_it() -> None:
    hunt = table({"white": ("n1", "1 1")}, "a1 n1", held=1)
    turn_of(hunt)
    assert hunt.held[0] == 1


def test_experts_double_a_rose_before_they_dig() -> None:
    hunt = table({"white": ("d5", "1 0")}, "d5 n1", held=3, experts=True)
    assert turn_of(hunt) == ["amulet double", "dig white"]


def test_vehicles_do_not_all_start_on_one_space() -> None:
    hunt = GAME.setup(4, 3, {"landmarks": "random"})
    for _ in range(4):
        text = chosen(hunt)
        assert text is not None
        GAME.answer(hunt, hunt.awaited[0].seat, text)
    assert len({*hunt.vehicles}) == 4


# Sharing.


def test_a_good_card_is_taken_and_a_poor_one_left_if_a_better_one_is_known_to_come() -> None:
    assert chosen(sharing("0 1 2", 6, "2 3 3")) == "take"
    assert chosen(sharing("0 1 2", 2, "6 5 5")) == "pass"


def test_who_has_seen_curses_takes_less_than_who_has_seen_poor_cards() -> None:
    assert chosen(sharing("0 1 2", 3, f"{CURSE} {CURSE} 5 5", chest="6")) == "take"
    assert chosen(sharing("0 1 2", 3, "2 2 5 5", chest="6")) == "pass"


def test_any_seed_will_do() -> None:
    hunt = sharing("0 1 2", 6, "2 3 3")
    (decision,) = hunt.decisions
    assert TreasureHunterBot((1 << 128) - 1).choose(Chair(GAME, hunt, 0), decision) == "take"


def test_the_last_card_is_taken_whatever_it_shows() -> None:
    assert chosen(sharing("0 1", 2, "")) == "take"


# Setting out.


def test_the_vehicle_waits_in_the_middle() -> None:
    hunt = table({}, "a1 a1")
    hunt.agenda = [Turn(), PlaceVehicle(0)]
    text = chosen(hunt)
    assert text is not None
    distances, space = distances_on("abc0"), LAND.space[text.removeprefix("park ")]
    assert distances.mean(space, LAND.all) == min(
        distances.mean(each, LAND.all) for each in LAND.spaces
    )


def test_a_statue_looks_where_amulets_will_be_near() -> None:
    hunt = table({}, "a1 a1")
    hunt.statues = [Statue(LAND.space["g4"], 0)]
    hunt.agenda = [Turn(), FaceStatue(0)]
    text = chosen(hunt)
    assert text is not None
    GAME.answer(hunt, 0, text)
    distances, edges = distances_on("abc0"), LAND.edges[LAND.space["g4"]]
    nearest = min(edges, key=lambda space: distances.mean(space, LAND.all))
    assert edges[hunt.statues[0].facing] == nearest


def test_landmarks_stand_where_most_can_see_them() -> None:
    hunt = GAME.setup(2, 1, {"island": "abc0"})
    text = chosen(hunt)
    assert text is not None
    sights = {option.text: 0 for option in hunt.decisions[0].options}
    for each in sights:
        sights[each] = LAND.in_sight[LAND.space[each.split()[-1]]].bit_count()
    assert sights[text] == max(sights.values())
