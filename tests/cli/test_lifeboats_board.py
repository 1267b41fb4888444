"""The drawing of Lifeboats shows boats, people, islands and players, and fits a small terminal."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import atoll
from atoll.cli.boards import BOARDS
from atoll.cli.players import player_names
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.lifeboats import grammar
from atoll.games.lifeboats.options import Options
from atoll.games.lifeboats.view import (
    Board,
    BoatSeen,
    OpenVote,
    Person,
    Spoken,
    Swimming,
    VoteSeen,
)
from atoll.kernel import Answer, Nothing, Option, View, option
from atoll.texts import LANGUAGES

from . import drawings

GAME = atoll.game("lifeboats")
NAMES = ("Ann", "Bohdan", "Clara")
COLOURS = {"G": "green", "R": "red", "Y": "yellow"}
SMALL_SCREEN = 80
MOST_LINES = 16
SOME_MOMENTS = 0.05
"""The part of the moments of a game that is drawn."""

drawn_for = partial(drawings.drawn_for, "lifeboats")


def people(letters: str) -> tuple[Person, ...]:
    """The people of these letters, officers as capitals."""
    return tuple(
        Person(COLOURS[each.upper()], "officer" if each.isupper() else "sailor") for each in letters
    )


def afloat(
    colour: str, lane: int, crew: str = "ggg", leaks: int = 0, to_shore: int = 3
) -> BoatSeen:
    return BoatSeen(colour, "afloat", lane, to_shore, leaks, people(crew), None)


FLEET = (afloat("green", 1), afloat("red", 3), afloat("yellow", 5), afloat("black", 7))


def sight(*boats: BoatSeen, seat: int | None = 0, **changes: Any) -> View[Board]:
    """What a seat of three sees in the second round: these boats, and all others afloat."""
    begun = GAME.view(GAME.setup(3, seed=1), seat)
    there = {boat.colour: boat for boat in (*FLEET, *boats)}
    board = {"boats": tuple(there.values()), "round": 2, "first": 1, "on_deck": ()}
    table = {key: changes.pop(key) for key in ("waiting", "sealed", "own_sealed") if key in changes}
    return replace(begun, **table, board=replace(begun.board, **board, **changes))


def drawn(view: View[Board], options: Sequence[Option] = (), width: int = SMALL_SCREEN) -> str:
    return drawn_for(NAMES, view, options, width=width)


def row(drawing: str, boat: str) -> str:
    return next(line for line in drawing.splitlines() if line[1:].startswith(boat))


def line(drawing: str, beginning: str) -> str:
    return next(line for line in drawing.splitlines() if line.startswith(beginning)).rstrip()


def marks(drawing: str) -> str:
    """What stands before the four boats."""
    return "".join(line[0] for line in drawing.splitlines()[1:5])


def test_officers_are_capitals_and_sailors_small_letters_before_free_seats_and_leaks() -> None:
    drawing = drawn(sight(afloat("red", 3, "gGr", leaks=2)))
    assert "3 [Ggr·~~] › › ›│" in row(drawing, "red")
    assert "G officer · g sailor · ~ leak" in drawing
    assert "R officer · r sailor" in drawn(sight(seat=1))


def test_a_boat_lies_the_closer_to_the_shore_the_fewer_moves_are_left() -> None:
    drawing = drawn(sight(afloat("red", 3, to_shore=2), afloat("yellow", 5, to_shore=1)))
    assert " [ggg···] › › ›│" in row(drawing, "green")
    assert "   [ggg···] › ›│" in row(drawing, "red")
    assert "     [ggg···] ›│" in row(drawing, "yellow")


@pytest.mark.parametrize(
    ("crew", "leaks", "sinks"),
    [
        ("", 0, True),
        ("g", 0, False),
        ("gg", 1, False),
        ("gg", 2, True),
        ("ggg", 3, True),
        ("gggg", 2, False),
    ],
)
def test_a_boat_that_the_next_leak_would_sink_is_marked(crew: str, leaks: int, sinks: bool) -> None:
    """With four people and two leaks one drowns for the third, and three of each float."""
    drawing = drawn(sight(afloat("red", 3, crew, leaks)))
    assert ("]!› › ›" in row(drawing, "red")) == sinks
    assert ("! about to sink" in drawing) == sinks


def test_boats_that_have_landed_show_their_place_and_what_people_score_there() -> None:
    yellow = BoatSeen("yellow", "landed", 5, 0, 0, people("ryy"), "left")
    black = BoatSeen("black", "landed", 7, 0, 0, (), None)
    drawing = drawn(sight(yellow, black, arrivals=("black", "yellow")))
    assert "      [ryy···]│2. 6/8" in row(drawing, "yellow")
    assert "      [······]│1. –" in row(drawing, "■ black")
    beach = "Beach, sailor/officer: Coral 6/8 Y▸ · Gull 4/6 □□ · Long 5/7 □□□"
    assert line(drawing, "Beach") == beach


def test_a_sunk_boat_is_sunk() -> None:
    drawing = drawn(sight(BoatSeen("green", "sunk", 1, 2, 1, (), None)))
    assert "≈ sunk ≈" in row(drawing, "green")


def test_with_lanes_each_boat_shows_where_its_lane_leads() -> None:
    drawing = drawn(sight(options=Options(landing="lane")))
    lanes = "Lanes, sailor/officer: 1–2 Coral 6/8 · 3–4 Gull 4/6 · 5–7 Long 5/7"
    assert line(drawing, "Lanes") == lanes
    for boat, points in (("green", "6/8"), ("red", "4/6"), ("yellow", "5/7"), ("■ black", "5/7")):
        assert f"│   {points}" in row(drawing, boat)


def test_players_stand_beside_their_boats_with_hats_people_and_points() -> None:
    landed = BoatSeen("green", "landed", 1, 0, 0, people("gg"), "left")
    others = [
        afloat(colour, lane, "g") for lane, colour in ((3, "red"), (5, "yellow"), (7, "black"))
    ]
    drawing = drawn(
        sight(
            landed,
            *others,
            arrivals=("green",),
            drowned=people("gG"),
            hats=(2, 3, 0),
            scores=(12, 0, 0),
        )
    )
    assert drawing.splitlines()[0].split()[-4:] == ["sea", "safe", "lost", "points"]
    assert row(drawing, "green").split("Ann (you)")[1].split() == ["^^", "3", "2", "2", "12"]
    assert row(drawing, "red").split("Bohdan")[1].split() == ["●", "^^^", "0", "0", "0", "0"]
    assert row(drawing, "yellow").split("Clara")[1].split() == ["0", "0", "0", "0"]


def test_cards_that_are_laid_are_seen_from_behind_but_ones_own() -> None:
    vote = OpenVote("leak", None, ("green", "red", "yellow", "black"), (1, 1, 1))
    mine = drawn(sight(vote=vote, sealed=(0, 1), waiting=(2,), laid="hat"))
    for shown in ("✓^ Ann (you)", "✓  Bohdan", "▸  Clara", "✓ card laid"):
        assert shown in mine
    spectator = drawn(sight(seat=None, vote=vote, sealed=(0, 1), waiting=(2,)))
    for shown in ("✓ Ann ", "✓ Bohdan", "▸ Clara"):
        assert shown in spectator


def test_cards_that_are_turned_up_stand_before_the_names() -> None:
    vote = OpenVote("leak", None, ("green", "red"), (1, 1, 1))
    drawing = drawn(sight(vote=vote, cards=("black", "hat", "")))
    for shown in ("→■ Ann", "→^ Bohdan", "–  Clara", "→ vote", "^ hat"):
        assert shown in drawing


def test_a_vote_on_who_goes_overboard_shows_how_much_everybody_weighs() -> None:
    vote = OpenVote("overboard", "yellow", ("green", "yellow"), (3, 0, 5))
    drawing = drawn(sight(afloat("yellow", 5, "gggYYy"), vote=vote, waiting=(0, 2)))
    assert line(drawing, "Overboard") == "Overboard from Y, votes: G 3 · Y 5"
    for shown in ("▸ Ann", "– Bohdan", "▸ Clara"):
        assert shown in drawing


def overboard(*colours: str) -> list[Option]:
    """The cards that can be laid in a vote on who of the yellow boat goes overboard."""
    return [option(grammar.Vote(each), Nothing(), about="overboard") for each in colours]


def test_in_such_a_vote_people_are_marked_and_of_the_boats_only_theirs() -> None:
    vote = OpenVote("overboard", "yellow", ("green", "red", "yellow"), (3, 1, 2))
    view = sight(afloat("yellow", 5, "gggrYy"), vote=vote)
    drawing = drawn(view, overboard("green", "red"))
    assert marks(drawing) == "  » "
    assert line(drawing, "Overboard") == "Overboard from Y, votes: »G 3 · »R 1 · Y 2"


LEAK = VoteSeen("leak", None, ("red", "hat", ""), (), "red")


def test_the_cards_of_the_last_vote_stay_on_the_board_with_what_came_of_it() -> None:
    drawing = drawn(sight(votes=(replace(LEAK, chosen="green"), LEAK)))
    assert line(drawing, "Last vote") == "Last vote, leak in R: G→R · R→^"
    assert "→ vote" in drawing
    moved = drawn(sight(votes=(replace(LEAK, about="move", chosen="black"),)))
    assert line(moved, "Last vote") == "Last vote, ■ moves: G→R · R→^"
    lost = drawn(sight(votes=(replace(LEAK, about="overboard", boat="yellow"),)))
    assert line(lost, "Last vote") == "Last vote, R overboard from Y: G→R · R→^"


def test_while_cards_lie_open_those_of_the_last_vote_are_not_shown() -> None:
    assert "Last vote" not in drawn(sight(votes=(LEAK,), cards=("red", "red", "green")))


def test_the_drawing_tells_what_was_said_before_this_vote_and_which_cards_came_last() -> None:
    tells = BOARDS["lifeboats"].drawing.tells
    said = (Spoken(0, "vote", "red", None, None), Spoken(1, "vote", "red", None, None))
    assert tells(sight()) == {}
    assert tells(sight(said=said, votes=(LEAK,))) == {"said-vote": 2, "voted": 1, "voted-hat": 1}
    assert tells(sight(votes=(LEAK,), cards=("red", "red", "green"))) == {"voted": 3}


@pytest.mark.parametrize(
    ("kind", "about", "likely"),
    [
        (grammar.Vote, "leak", ["red", "yellow"]),
        (grammar.Vote, "overboard", ["red", "yellow"]),
        (grammar.Decide, "move", ["green"]),
        (grammar.SayVote, "leak", ["red", "yellow"]),
        (grammar.SaySpare, "leak", ["green"]),
        (grammar.SaySpare, "move", ["red", "yellow"]),
        (partial(grammar.SayOffer, to=1, favour="help"), "leak", ["yellow"]),
        (partial(grammar.SayAgree, to=1), "move", ["green", "red"]),
        (grammar.Climb, None, ["green", "red", "yellow"]),
    ],
)
def test_examples_are_what_a_player_could_want(
    kind: Callable[..., Answer], about: str | None, likely: list[str]
) -> None:
    told = {} if about is None else {"about": about}
    options = {each: option(kind(colour=each), Nothing(), **told) for each in COLOURS.values()}
    unlikely = BOARDS["lifeboats"].asking.unlikely
    assert [each for each in options if not unlikely(sight(), options[each])] == likely


def test_people_in_the_water_stand_in_the_order_in_which_they_climb() -> None:
    (captain, mate) = people("Gy")
    drawing = drawn(sight(swimmers=(Swimming(captain, "black"), Swimming(mate, "red"))))
    assert line(drawing, "In the water") == "In the water (from), next first: y (R) · G (■)"
    assert row(drawing, "yellow").split("Clara")[1].split() == ["^^^", "1", "0", "0", "0"]


def test_what_was_said_is_written_down_in_short() -> None:
    said = (
        Spoken(0, "vote", "red", None, None),
        Spoken(1, "spare", "red", None, None),
        Spoken(1, "offer", "green", 2, "help"),
        Spoken(0, "offer", "black", 1, "spare"),
        Spoken(2, "agree", "green", 1, None),
    )
    lines = drawn(sight(said=said)).splitlines()
    first = "Said: G: I vote R · R: not R · R→Y: G, and I help · G→R: ■, and I spare you"
    assert lines[lines.index(first) + 1] == "  Y→R: G, agreed"


def test_before_the_first_round_free_lanes_and_then_people_on_deck_are_shown() -> None:
    state = GAME.setup(3, seed=1)
    first = state.decisions[0].seat
    for place, lane in enumerate((2, 7, 4)):
        GAME.answer(state, (first + place) % 3, f"launch {lane}")
    drawing = drawn(GAME.view(state, 0))
    assert line(drawing, "Free lanes") == "Free lanes: 1 · 3 · 5 · 6"
    GAME.answer(state, first, "launch 1")
    GAME.answer(state, first, "board officer black")
    on_deck = ["GGggggg", "RRrrrrr", "YYyyyyy"]
    on_deck[first] = on_deck[first][1:]
    drawing = drawn(GAME.view(state, 0))
    assert line(drawing, "Still on deck") == f"Still on deck: {' · '.join(on_deck)}"
    assert "!" not in drawing


def test_boats_that_can_be_chosen_are_marked() -> None:
    state = GAME.setup(3, seed=1)
    for lane in range(1, 5):
        GAME.answer(state, state.decisions[0].seat, f"launch {lane}")
    options = state.decisions[0].options
    view = GAME.view(state, 0)
    assert marks(drawn(view)) == "    "
    assert marks(drawn(view, options)) == "»»»»"
    some = [each for each in options if each.text.endswith(("red", "black"))]
    assert marks(drawn(view, some)) == " » »"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_its_own_letter(language: str) -> None:
    words = Presenter(terminal_texts(language, "lifeboats"), ())
    colours = GAME.view(GAME.setup(6, seed=1), None).board.colours[:-1]
    assert len({words.card(colour)[0] for colour in colours}) == 6


@cache
def moments(seats: int, landing: str) -> tuple[tuple[View[Board], Sequence[Option]], ...]:
    """A game as chance plays it, with a lot of talk, at some of its moments."""
    random = Random(seats)
    state = GAME.setup(seats, seed=seats, options={"landing": landing})
    seen: list[tuple[View[Board], Sequence[Option]]] = []
    while state.outcome is None:
        decision = random.choice(state.decisions)
        if random.random() < SOME_MOMENTS:
            seen.append((GAME.view(state, decision.seat), decision.options))
        GAME.answer(state, decision.seat, random.choice(decision.options).text)
    return (*seen, (GAME.view(state, 0), ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("landing", ["arrival", "lane"])
def test_at_any_moment_the_drawing_fits_a_small_screen(
    landing: str, seats: int, language: str
) -> None:
    bots = [None, *["schemer"] * (seats - 1)]
    names = player_names(terminal_texts(language, "lifeboats"), bots)
    for view, options in moments(seats, landing):
        drawing = drawn_for(names, view, options, language=language, width=SMALL_SCREEN)
        lines = drawing.splitlines()
        assert max(map(len, lines)) <= SMALL_SCREEN
        assert len(lines) <= MOST_LINES
        assert "…" not in drawing
        # Boats and players stand in the same rows.
        assert all(name in line for name, line in zip(names, lines[1:], strict=False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60])
def test_on_a_narrow_terminal_the_players_stand_below_the_boats(width: int, language: str) -> None:
    names = player_names(terminal_texts(language, "lifeboats"), [None, *["random"] * 5])
    for view, options in moments(6, "arrival"):
        drawing = drawn_for(names, view, options, language=language, width=width)
        lines = drawing.splitlines()
        assert max(map(len, lines)) <= width
        assert "…" not in drawing
        assert not any(name in line for name in names for line in lines[:8])


def test_on_a_wide_terminal_all_else_stands_beside_the_table() -> None:
    lines = drawn(sight(), width=120).splitlines()
    assert len(lines) == 5
    assert "Beach" in lines[0]
