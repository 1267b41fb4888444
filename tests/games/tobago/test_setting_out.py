"""TO-1, TO-3: what the game is about, and how it begins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from atoll.games.tobago.facts import CLUE_WORDS, CURSE, LANDMARKS, MARKERS, ROSES
from atoll.games.tobago.island import LAYOUTS
from atoll.games.tobago.state import Hunt
from atoll.kernel import BadOptions
from tests.rulecite import rule

from .tables import (
    GAME,
    PLAYERS,
    SEATS,
    answer,
    asked,
    board,
    each,
    hand,
    laid,
    outcome,
    possible,
    question,
    refusal,
    setting_out,
    share,
    story,
    table,
    texts,
    told,
    vehicle,
)

each_seats = pytest.mark.parametrize("seats", SEATS)


def games(count: int = 100, seats: int = 4, landmarks: str = "random") -> Iterator[Hunt]:
    """New games, each with other luck."""
    return (GAME.setup(seats, seed, {"landmarks": landmarks}) for seed in range(count))


def parked(seats: int) -> Hunt:
    """A new game in which all have put their vehicles somewhere."""
    hunt = setting_out(seats)
    for player in PLAYERS[:seats]:
        answer(hunt, player, "park g4")
    return hunt


def distance(hunt: Hunt, one: str, other: str) -> int:
    """Of two spaces, from their coordinates."""
    (q, r), (s, t) = (hunt.land.places[hunt.land.space[name]] for name in (one, other))
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def touches_ocean(hunt: Hunt, name: str) -> bool:
    return sum(distance(hunt, name, other) == 1 for other in hunt.land.names) < 6


# TO-1: the hunt.


@rule("TO-1.1")
@each_seats
def test_two_to_four_can_play(seats: int) -> None:
    assert len(board(GAME.setup(seats, 1)).players) == seats


@rule("TO-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_fewer_nor_more_can(seats: int) -> None:
    with pytest.raises(BadOptions, match="tobago takes 2, 3, 4 seats"):
        GAME.setup(seats, 1)


@rule("TO-1.1")
def test_everybody_hunts_alone_and_most_coins_win() -> None:
    assert GAME.is_contest(GAME.read_options(4, {}))
    hunt = table(
        {"red": "at h9, coins 2 2 2", "blue": "coins 6 5", "green": "coins 4 4"},
        maps={"white": "red in-lake, left h9"},
        treasures=[2, 3, 2],
        left=3,
        curses=0,
    )
    answer(hunt, "red", "dig white")
    share(hunt, "pass")
    assert (outcome(hunt).scores, outcome(hunt).winners) == ((6, 11, 8), (1,))


@rule("TO-1.2")
def test_each_clue_rules_places_out_until_only_one_is_left() -> None:
    hunt = table({"red": "in-lake", "blue": "next-to-scrubland", "green": "next-to-statue"})
    assert len(possible(hunt, "white").split()) == 87
    story(hunt, "red: play in-lake white", "red: end")
    assert possible(hunt, "white") == "f3 g3 g4 h4 h5 h8 h9 i5 i6"
    story(hunt, "blue: play next-to-scrubland white", "blue: end")
    assert possible(hunt, "white") == "f3 g4 h8 h9 i5 i6"
    answer(hunt, "green", "play next-to-statue white")
    assert possible(hunt, "white") == "h9"


@rule("TO-1.3")
def test_a_white_a_grey_a_brown_and_a_black_treasure_are_sought_at_the_same_time() -> None:
    hunt = table({"red": "in-lake", "blue": "no clues"})
    assert texts(hunt, "red", "play") == each("play in-lake", "white grey brown black")
    assert [each.colour for each in board(hunt).maps] == ["white", "grey", "brown", "black"]
    assert refusal(hunt, "red", "play in-lake green") == ("refused-no-such-map", "TO-1.3")


@rule("TO-1.4")
def test_whoever_lays_a_clue_or_digs_has_a_share_and_nobody_else() -> None:
    players = dict.fromkeys(PLAYERS, "") | {"red": "at h9"}
    hunt = table(players, maps={"white": "blue in-lake, green next-to-statue"})
    events = answer(hunt, "red", "dig white")
    assert told(events, "looked") == ["looked red 1", "looked blue 1", "looked green 1"]
    sharing = board(hunt).sharing
    assert sharing is not None
    assert [PLAYERS[owner] for owner in sharing.claims] == ["red", "green", "blue"]


@rule("TO-1.5")
@each_seats
def test_what_is_in_the_box_is_on_the_table(seats: int) -> None:
    hunt = GAME.setup(seats, 1)
    sorts = Counter[str]()
    for piece, count in GAME.pieces(hunt).items():
        sorts[piece.split("-")[0]] += count
    assert sorts == {"clue": 52, "treasure": 39 + 2, "amulet": 21}
    assert (MARKERS * len(board(hunt).maps), MARKERS, ROSES) == (68, 17, 15)
    assert LANDMARKS == {"hut": 4, "palm": 3, "statue": 3}


@rule("TO-1.6")
def test_whoever_has_fifteen_roses_on_the_maps_can_still_lay_a_clue() -> None:
    white = "red not-in-beach, red not-in-river, red not-in-scrubland, red not-in-mountain"
    grey = "red not-next-to-river, red not-next-to-jungle, red not-next-to-hut"
    doubled = {"white": white.replace(",", " twice,"), "grey": grey.replace(",", " twice,")}
    brown = "red not-in-lake, red not-next-to-palm, red not-next-to-statue"
    hunt = table({"red": "in-jungle", "blue": ""}, maps={**doubled, "brown": brown}, experts=True)
    assert board(hunt).players[0].roses == 15
    answer(hunt, "red", "play in-jungle black")
    assert (laid(hunt, "black"), board(hunt).players[0].roses) == ("red in-jungle", 16)


# TO-3: landmarks.


@rule("TO-3.1")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_four_huts_three_palms_and_three_statues_stand_on_every_island(layout: str) -> None:
    seen = board(setting_out(island=layout))
    assert (len(seen.huts), len(seen.palms), len(seen.statues)) == (4, 3, 3)


def place_with(hunt: Hunt, pick: int) -> None:
    """Players place all landmarks, each where this number chances to choose."""
    while question(hunt) in ("ask-put", "ask-face"):
        options = hunt.awaited[0].options
        answer(hunt, asked(hunt), options[pick % len(options)].text)


@rule("TO-3.1", "TO-3.4")
@pytest.mark.parametrize("pick", [0, -1, 7, 31, 1009])
def test_players_who_place_the_landmarks_always_find_room_for_all(pick: int) -> None:
    for hunt in games(32, landmarks="players"):
        place_with(hunt, pick)
        seen = board(hunt)
        assert (len(seen.huts), len(seen.palms), len(seen.statues)) == (4, 3, 3)


def least_distance(hunt: Hunt, spaces: Sequence[str]) -> int:
    return min(distance(hunt, one, other) for one, other in combinations(spaces, 2))


@rule("TO-3.2")
def test_landmarks_of_a_kind_are_at_least_five_apart() -> None:
    least = Counter[int]()
    for hunt in games():
        seen = board(hunt)
        for kind in (seen.huts, seen.palms, [statue.space for statue in seen.statues]):
            least[least_distance(hunt, kind)] += 1
    assert min(least) == 5


def inland(hunt: Hunt) -> list[str]:
    return [name for name in hunt.land.names if not touches_ocean(hunt, name)]


@rule("TO-3.2", "TO-3.3", "TO-3.4")
def test_the_first_statue_stands_inland_and_leaves_room_for_two_more() -> None:
    hunt = setting_out(landmarks="players")
    room = {
        space
        for three in combinations(inland(hunt), 3)
        if least_distance(hunt, three) >= 5
        for space in three
    }
    assert "f2" in inland(hunt)
    assert "f2" not in room
    assert texts(hunt, "red") == each("put statue", " ".join(room))
    assert refusal(hunt, "red", "put statue f2") == ("refused-no-room-left", "TO-3.4")


@rule("TO-3.2", "TO-3.3", "TO-3.4")
def test_the_second_statue_stands_far_from_the_first_and_leaves_room_for_one_more() -> None:
    hunt = setting_out(landmarks="players")
    story(hunt, "red: put statue b3", "red: face n")
    far = [name for name in inland(hunt) if distance(hunt, name, "b3") >= 5]
    room = [one for one in far if any(distance(hunt, one, other) >= 5 for other in far)]
    assert len(room) < len(far)
    assert texts(hunt, "blue") == each("put statue", " ".join(room))


@rule("TO-3.2")
def test_a_landmark_cannot_stand_nearer_to_one_of_its_kind_than_five_spaces() -> None:
    hunt = setting_out(landmarks="players")
    story(hunt, "red: put statue b3", "red: face n")
    assert distance(hunt, "b3", "f2") == 4
    assert refusal(hunt, "blue", "put statue f2") == ("refused-too-near", "TO-3.2")
    assert distance(hunt, "b3", "g2") == 5
    answer(hunt, "blue", "put statue g2")


@rule("TO-3.2")
def test_landmarks_of_different_kinds_may_be_neighbours() -> None:
    hunt = setting_out(landmarks="players")
    story(hunt, "red: put statue b3", "red: face n", "blue: put statue j2", "blue: face n")
    story(hunt, "red: put statue h8", "red: face n", "blue: put hut b4")
    assert board(hunt).huts == ("b4",)


@rule("TO-3.3")
def test_no_statue_stands_beside_the_ocean() -> None:
    for hunt in games():
        assert not any(touches_ocean(hunt, statue.space) for statue in board(hunt).statues)
    hunt = setting_out(landmarks="players")
    assert refusal(hunt, "red", "put statue c2") == ("refused-statue-by-ocean", "TO-3.3")


@rule("TO-3.3")
def test_a_statue_looks_at_one_of_its_six_neighbours() -> None:
    hunt = setting_out(landmarks="players")
    answer(hunt, "red", "put statue h8")
    assert (question(hunt), asked(hunt)) == ("ask-face", "red")
    assert texts(hunt, "red") == each("face", "n ne se s sw nw")
    answer(hunt, "red", "face se")
    (statue,) = board(hunt).statues
    assert (statue.space, statue.facing) == ("h8", "se")


@rule("TO-3.4")
def test_chance_may_place_the_landmarks_and_turn_the_statues() -> None:
    begun = [board(hunt) for hunt in games()]
    assert len({seen.huts for seen in begun}) > 50
    facing = {statue.facing for seen in begun for statue in seen.statues}
    assert facing == {"n", "ne", "se", "s", "sw", "nw"}
    assert {question(hunt) for hunt in games()} == {"ask-park"}


@rule("TO-3.4")
def test_players_who_place_the_landmarks_do_it_in_turn() -> None:
    hunt = setting_out(3, landmarks="players")
    order = []
    while question(hunt) in ("ask-put", "ask-face"):
        option = hunt.awaited[0].options[0].text
        if question(hunt) == "ask-put":
            order.append(f"{asked(hunt)} {option.split()[1]}")
        answer(hunt, asked(hunt), option)
    statues = ["red statue", "blue statue", "green statue"]
    huts = ["red hut", "blue hut", "green hut", "red hut"]
    assert order == [*statues, *huts, "blue palm", "green palm", "red palm"]


# TO-3: decks, amulets, markers.


@rule("TO-3.5")
def test_no_curse_is_among_the_first_twelve_treasures_and_below_they_are_anywhere() -> None:
    depths = set[int]()
    for hunt in games(400):
        top_first = hunt.treasures[::-1]
        assert len(top_first) == 41
        depths |= {depth for depth, coins in enumerate(top_first) if coins == CURSE}
        assert top_first.count(CURSE) == 2
    assert depths == {*range(12, 41)}


@rule("TO-3.5")
def test_the_treasure_cards_are_shuffled() -> None:
    tops = Counter(hunt.treasures[-1] for hunt in games(200))
    assert {*tops} == {2, 3, 4, 5, 6}
    assert len({tuple(hunt.treasures) for hunt in games()}) == 100


@rule("TO-3.6")
@each_seats
def test_all_amulets_are_in_the_supply(seats: int) -> None:
    seen = board(parked(seats))
    assert (seen.supply, seen.amulets) == (21, ())
    assert [player.amulets for player in seen.players] == [0] * seats


@rule("TO-3.7")
def test_no_marker_is_on_the_island_as_long_as_there_are_no_clues() -> None:
    assert [each.marked for each in board(setting_out()).maps] == [False] * 4


# TO-3: players, vehicles, clues.


@rule("TO-3.8")
def test_chance_decides_who_begins() -> None:
    assert {board(hunt).first for hunt in games()} == {0, 1, 2, 3}


@rule("TO-3.8")
@each_seats
def test_the_turn_goes_clockwise(seats: int) -> None:
    hunt = parked(seats)
    for player in (*PLAYERS[:seats], *PLAYERS[:seats]):
        assert (question(hunt), asked(hunt)) == ("ask-turn", player)
        answer(hunt, player, "end")


@rule("TO-3.8")
def test_whoever_begins_has_the_first_turn_also_after_setting_out() -> None:
    hunt = next(hunt for hunt in games(seats=3) if hunt.first == 1)
    story(hunt, "blue: park a1", "green: park b1", "red: park c1")
    assert (question(hunt), asked(hunt)) == ("ask-turn", "blue")


@rule("TO-3.9")
@each_seats
def test_all_put_their_vehicles_on_any_spaces_in_turn_order(seats: int) -> None:
    hunt = setting_out(seats)
    for player in PLAYERS[:seats]:
        assert (question(hunt), asked(hunt), vehicle(hunt, player)) == ("ask-park", player, None)
        assert texts(hunt, player) == each("park", " ".join(hunt.land.names))
        answer(hunt, player, "park g4")
        assert vehicle(hunt, player) == "g4"


@rule("TO-3.10")
def test_all_begin_a_map_with_a_clue_from_the_deck_in_turn_order() -> None:
    hunt = setting_out(4)
    top = [CLUE_WORDS[clue] for clue in hunt.deck[::-1][:4]]
    story(hunt, "red: park a1", "blue: park a1", "green: park a1", "yellow: park a1")
    assert [laid(hunt, colour) for colour in ("white", "grey", "brown", "black")] == [
        f"{player} {clue}" for player, clue in zip(PLAYERS, top, strict=True)
    ]
    assert [player.roses for player in board(hunt).players] == [1, 1, 1, 1]


@rule("TO-3.10")
def test_the_first_map_is_of_whoever_begins() -> None:
    hunt = next(hunt for hunt in games(seats=3) if hunt.first == 2)
    story(hunt, "green: park a1", "red: park a1", "blue: park a1")
    owners = [laid(hunt, colour).split(" ")[0] for colour in ("white", "grey", "brown")]
    assert owners == ["green", "red", "blue"]


@rule("TO-3.11")
def test_with_fewer_than_four_players_the_other_maps_are_empty() -> None:
    for seats, begun in ((2, ["white", "grey"]), (3, ["white", "grey", "brown"])):
        assert [each.colour for each in board(parked(seats)).maps if each.laid] == begun


@rule("TO-3.11")
def test_anybody_may_begin_an_empty_map_by_playing_a_clue() -> None:
    hunt = parked(2)
    clue = min(hand(hunt, "red"))
    answer(hunt, "red", f"play {clue} black")
    assert laid(hunt, "black") == f"red {clue}"


@rule("TO-3.12")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_everybody_is_dealt_clues_and_the_rest_is_the_deck(seats: int, size: int) -> None:
    hunt = parked(seats)
    hands = [hand(hunt, player) for player in PLAYERS[:seats]]
    assert [len(each) for each in hands] == [size] * seats
    assert board(hunt).deck == 52 - seats - seats * size
    assert [player.clues for player in board(hunt).players] == [size] * seats


@rule("TO-3.12")
def test_nobody_else_sees_what_is_in_a_hand() -> None:
    hunt = parked(3)
    assert not hand(hunt, "red") & hand(hunt, "blue")
    assert board(hunt).hand == ()
