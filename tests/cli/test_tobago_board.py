"""The drawing of Tobago shows the island and what is known, and fits a small terminal."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from atoll.cli.boards import BOARDS
from atoll.cli.boards.tobago.signs import Signs
from atoll.cli.players import player_names
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.tobago import Tobago
from atoll.games.tobago.facts import CLUE_WORDS, CLUES, COLOURS, DIRECTION_NAMES
from atoll.games.tobago.grammar import Drive, Face, Park, Play
from atoll.games.tobago.island import LAYOUTS, island
from atoll.games.tobago.state import NOWHERE, Hunt, Laid, Map, Sharing, Statue, Treasure
from atoll.games.tobago.steps import Claim, PlaceVehicle, Turn
from atoll.games.tobago.view import Board
from atoll.kernel import Answer, Option, Outcome, Step, View, option
from atoll.texts import LANGUAGES

from . import drawings
from .screens import printed

GAME = Tobago()
LAND = island("abc0")
"""Where all stories are set: without landmarks, vehicles or clues unless they say so."""
NAMES = ("Ann", "Bohdan", "Clara", "Danylo")
SMALL_SCREEN = 80
MOST_LINES = 16
MARGIN, HEXAGON = 2, 4
"""So wide are the letters of the lines and, on a small screen, a space."""
LETTERS = {"beach": "b", "jungle": "j", "river": "r", "scrubland": "s", "lake": "l"} | {
    "mountain": "m"
}
GAME_OVER = Outcome("treasures-out", (10, 2), (0,))
SOME_MOMENTS = 0.03
"""The part of the moments of a game that is drawn."""

drawn_for = partial(drawings.drawn_for, "tobago")


def hunt(  # noqa: PLR0913  (there is much on a table)
    *,
    seats: int = 2,
    on: str = "abc0",
    huts: str = "",
    palms: str = "",
    statues: Mapping[str, str] | None = None,
    amulets: str = "",
    vehicles: str = "",
    maps: Mapping[str, str] | None = None,
    hand: str = "",
) -> Hunt:
    """The turn of the first seat; without a vehicle it is to place that first.

    A map is written as ``"in-beach 1, next-to-hut 2 2"``: clues, with the roses on them.
    """
    table = GAME.deal(GAME.read_options(seats, {"island": on}), seats, 0)
    space = table.land.space
    table.first = table.active = 0
    table.huts, table.palms = numbers(huts, table), numbers(palms, table)
    table.statues = [
        Statue(space[name], DIRECTION_NAMES.index(facing))
        for name, facing in (statues or {}).items()
    ]
    table.amulets = numbers(amulets, table)
    parked = numbers(vehicles, table)
    table.vehicles = [*parked, *[NOWHERE] * (seats - len(parked))]
    for colour, laid in (maps or {}).items():
        clues = [written(each) for each in laid.split(", ")]
        table.maps[COLOURS.index(colour)] = Map(clues, [])
    table.hands[0] = [CLUE_WORDS.index(clue) for clue in hand.split()]
    table.agenda = [Turn()] if parked else [PlaceVehicle(0)]
    return table


def numbers(names: str, table: Hunt) -> list[int]:
    return [table.land.space[name] for name in names.split()]


def written(clue: str) -> Laid:
    word, *roses = clue.split()
    return Laid(CLUE_WORDS.index(word), int(roses[0]) - 1, len(roses))


def drawn(
    table: Hunt, seat: int | None = 0, options: Sequence[Option] = (), *, height: int = 24
) -> str:
    return drawn_for(NAMES[: table.seats], GAME.view(table, seat), options, height=height)


def where(name: str, on: str = "abc0") -> tuple[int, int]:
    """The line and the column at which a space is drawn on a small screen."""
    land = island(on)
    lines = sorted({each[0] for each in land.names}, reverse=True)
    first = min(2 * r + q for q, r in land.places)
    q, r = land.places[land.space[name]]
    return lines.index(name[0]), MARGIN + (2 * r + q - first) * HEXAGON // 2


def space(drawing: str, name: str, on: str = "abc0") -> str:
    """What is drawn on a space."""
    line, column = where(name, on)
    return drawing.splitlines()[line][column : column + HEXAGON].rstrip()


def chosen(drawing: str) -> set[str]:
    """The spaces whose letter is a capital."""
    return {name for name in LAND.names if space(drawing, name)[0].isupper()}


def panel(drawing: str) -> list[str]:
    """What stands beside the island."""
    last = max(where(name)[1] for name in LAND.names) + HEXAGON
    return [line[last:].strip() for line in drawing.splitlines()]


def beginning(drawing: str, word: str) -> str:
    """The line beside the island that begins so."""
    return next(line for line in panel(drawing) if line.startswith(word))


def players(table: Hunt, seat: int | None) -> list[str]:
    """What a seat sees of the players."""
    return [" ".join(line.split()) for line in panel(drawn(table, seat))[: table.seats]]


def offer(answer: Answer) -> Option:
    return option(answer, Step())


# The island.


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_space_has_its_name_and_the_letter_of_its_terrain(layout: str) -> None:
    land, drawing = island(layout), drawn(hunt(on=layout))
    lines = drawing.splitlines()
    assert [line[0] for line in lines[: len({q for q, _ in land.places})]] == sorted(
        {name[0] for name in land.names}, reverse=True
    )
    for name, terrain in zip(land.names, land.terrains, strict=True):
        assert space(drawing, name, layout) == name + LETTERS[terrain]


def test_neighbours_touch() -> None:
    for number, name in enumerate(LAND.names):
        line, column = where(name)
        near = [
            other
            for other in LAND.names
            for away in [(abs(where(other)[0] - line), abs(where(other)[1] - column))]
            if away in ((0, HEXAGON), (1, HEXAGON // 2))
        ]
        assert {LAND.space[other] for other in near} == {
            other for other in LAND.spaces if LAND.beside[number] >> other & 1
        }


def test_on_a_space_stands_what_lies_there() -> None:
    drawing = drawn(hunt(huts="e5", palms="g3", amulets="b1", vehicles="h1 f3"))
    assert [space(drawing, name) for name in ("e5", "g3", "b1", "h1", "f3")] == [
        f"{plain('e5')}⌂",
        f"{plain('g3')}♣",
        f"{plain('b1')}♦",
        f"{plain('h1')}①",
        f"{plain('f3')}②",
    ]


def plain(name: str) -> str:
    return name + LETTERS[LAND.terrains[LAND.space[name]]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_in_colours_names_do_not_run_together(layout: str) -> None:
    view = GAME.view(hunt(on=layout), 0)
    words = Presenter(terminal_texts("en", "tobago"), NAMES[:2])
    console = Console(width=SMALL_SCREEN, height=24, color_system="256", force_terminal=True)
    with console.capture() as capture:
        console.print(BOARDS["tobago"].drawing.draw(view, (), words))
    drawing = Text.from_ansi(capture.get()).plain
    land = island(layout)
    for name, terrain in zip(land.names, land.terrains, strict=True):
        letter = LETTERS[terrain] if len(name) == 2 else ""
        assert space(drawing, name, layout) == name + letter


@pytest.mark.parametrize(
    ("facing", "arrow"),
    [("n", "←"), ("ne", "↖"), ("se", "↗"), ("s", "→"), ("sw", "↘"), ("nw", "↙")],
)
def test_a_statue_is_an_arrow_to_where_it_looks_and_the_next_amulet_is_shown(
    facing: str, arrow: str
) -> None:
    table = hunt(statues={"g4": facing})
    drawing = drawn(table)
    assert space(drawing, "g4") == f"{plain('g4')}{arrow}"
    (gaze,) = [name for name in LAND.names if "◇" in space(drawing, name)]
    direction = DIRECTION_NAMES.index(facing)
    assert gaze == LAND.names[LAND.edges[LAND.space["g4"]][direction]]
    (before, after) = where("g4"), where(gaze)
    drawn_up = {"←": 0, "→": 0, "↖": -1, "↗": -1, "↘": 1, "↙": 1}[arrow]
    assert (after[0] > before[0]) - (after[0] < before[0]) == drawn_up
    assert (after[1] < before[1]) == (arrow in "←↖↙")


def test_where_an_amulet_lies_no_other_will_appear() -> None:
    table = hunt(statues={"g4": "n"}, amulets="g1")
    assert space(drawn(table), "g1") == f"{plain('g1')}♦"


def test_markers_have_a_shape_for_each_colour_as_soon_as_they_lie_on_the_island() -> None:
    table = hunt(
        huts="e5",
        maps={
            "white": "in-largest-beach 1",
            "grey": "next-to-hut 2",
            "brown": "not-in-beach 1",
            "black": "next-to-hut 1, in-largest-lake 2",
        },
    )
    drawing = drawn(table)
    for name in LAND.names:
        number = LAND.space[name]
        signs = {"○": 0, "□": 1, "■": 2, "●": 3}
        on_it = {sign for sign, colour in signs.items() if table.markers(colour) >> number & 1}
        assert {sign for sign in signs if sign in space(drawing, name)} == on_it
    assert "○" in drawing
    assert "□" in drawing
    assert "●" in drawing
    assert not any("■" in space(drawing, name) for name in LAND.names)


def test_where_much_lies_the_letter_gives_way_then_the_name_and_a_plus_is_for_the_rest() -> None:
    two = hunt(vehicles="e5 e5")
    assert space(drawn(two), "e5") == "e5①②"
    assert space(drawn(two, 1), "e5") == "e5②①"
    three = hunt(huts="e5", vehicles="e5 e5")
    assert space(drawn(three), "e5") == f"①②⌂{plain('e5')[-1]}"
    four = hunt(huts="e5", vehicles="e5 e5", amulets="e5")
    assert space(drawn(four), "e5") == "①②⌂♦"
    five = hunt(huts="e5", vehicles="e5 e5 e5", amulets="e5", seats=3)
    assert space(drawn(five), "e5") == "①②③+"


def test_a_space_that_can_be_chosen_has_a_capital_even_without_its_name() -> None:
    table = hunt(huts="e5", vehicles="e4 e5", amulets="e5")
    capital = plain("e5")[-1].upper()
    assert space(drawn(table, options=[offer(Drive("e5"))]), "e5") == f"②⌂♦{capital}"


def test_in_wider_hexagons_there_is_room_for_more() -> None:
    table = hunt(huts="e5", vehicles="e5 e5", amulets="e5")
    wide = drawn_for(NAMES[:2], GAME.view(table, 0), width=120)
    assert "e5①②⌂♦" in wide
    one = drawn_for(NAMES[:2], GAME.view(hunt(huts="e5"), 0), width=120)
    assert f"{plain('e5')}⌂  " in one


# What can be chosen.


def test_the_spaces_one_step_away_have_capitals() -> None:
    table = hunt(vehicles="f3 a1")
    (decision,) = table.awaited
    steps = LAND.steps[LAND.space["f3"]]
    reached = {name for number, name in enumerate(LAND.names) if steps >> number & 1}
    assert chosen(drawn(table, options=decision.options)) == reached
    assert chosen(drawn(table)) == set()


def test_where_everything_can_be_chosen_nothing_is_marked() -> None:
    table = hunt()
    (decision,) = table.awaited
    assert chosen(drawn(table, options=decision.options)) == set()


def test_clues_for_one_map_show_where_its_treasure_may_lie() -> None:
    clues = "next-to-lake not-in-lake next-to-beach"
    table = hunt(maps={"white": "in-river 1"}, hand=clues, vehicles="a1 a1")
    (decision,) = table.awaited
    plays = [each for each in decision.options if each.text.endswith("white")]
    rivers = {name for name in LAND.names if plain(name)[-1] == "r"}
    assert chosen(drawn(table, options=plays)) == rivers


def test_a_single_clue_shows_what_it_is_about() -> None:
    table = hunt(maps={"white": "in-river 1"}, hand="in-lake")
    lakes = {name for name in LAND.names if plain(name)[-1] == "l"}
    plays = [offer(Play("in-lake", "grey")), offer(Play("in-lake", "black"))]
    assert chosen(drawn(table, options=plays)) == lakes


def test_all_clues_for_all_maps_show_nothing() -> None:
    table = hunt(maps={"white": "in-river 1"}, hand="in-lake in-beach")
    plays = [
        offer(Play(clue, colour)) for clue in ("in-lake", "in-beach") for colour in COLOURS[-2:]
    ]
    assert chosen(drawn(table, options=plays)) == set()


# Beside it.


def test_players_have_amulets_and_treasures_and_know_the_worth_of_their_own() -> None:
    table = hunt()
    table.held, table.chests = [3, 1], [[4, 6], [2]]
    assert players(table, 0) == ["▸① Ann (you) ♦3 ¤2=10", "② Bohdan ♦1 ¤1"]
    assert players(table, 1) == ["▸① Ann ♦3 ¤2", "② Bohdan (you) ♦1 ¤1=2"]
    assert players(table, None) == ["▸① Ann ♦3 ¤2", "② Bohdan ♦1 ¤1"]


def test_players_tell_where_their_vehicles_are_however_much_lies_there() -> None:
    table = hunt(vehicles="e5 e5 f3 a1", seats=4)
    assert [line.split()[-3] for line in players(table, 0)] == ["e5", "e5", "f3", "a1"]


def test_where_room_is_short_one_finds_oneself_rather_than_the_own_vehicle() -> None:
    table = hunt(vehicles="e5 f3")
    names = ("A name of some length", "Bohdan")
    first, second = (line[-28:] for line in drawn_for(names, GAME.view(table, 0)).splitlines()[:2])
    assert "(you)" not in first
    assert "A name" in first
    assert " e5 " in first
    names = ("Somebody", "Bohdan")
    first, second = drawn_for(names, GAME.view(table, 0)).splitlines()[:2]
    assert "Somebody (you)" in first
    assert " f3 ♦0" in second


def test_the_hand_tells_how_many_spaces_each_clue_would_leave() -> None:
    table = hunt(
        maps={"white": "in-river 1", "grey": "not-in-river 2"},
        hand="in-river next-to-largest-mountain not-in-lake",
    )
    drawing = drawn(table)
    signs, left = (line.split() for line in panel(drawing)[2:4])
    assert signs == ["○", "□", "■", "●"]
    rivers = LAND.of_terrain["river"].bit_count()
    others, lakes = len(LAND.names) - rivers, LAND.of_terrain["lake"].bit_count()
    assert left == ["spaces", "left", str(rivers), str(others), "–", "–"]
    first, second, third = (line.split() for line in panel(drawing)[4:7])
    assert first == ["in", "river", "–", "–", str(rivers), str(rivers)]
    assert second[:2] == ["by", "MOUNTAIN"]
    dry = len(LAND.names) - lakes
    assert third == ["not", "in", "lake", "–", str(others - lakes), str(dry), str(dry)]


def test_a_number_with_three_digits_is_written_as_many() -> None:
    table = hunt(on="ABC0", huts="n1", maps={"white": "not-next-to-hut 1"}, hand="not-next-to-hut")
    assert table.possible[0].bit_count() > 99
    drawing = drawn(table)
    left, clue = (line.split()[-4:] for line in drawing.splitlines()[3:5])
    assert (left, clue) == (["++", "–", "–", "–"], ["–", "++", "++", "++"])


def test_others_do_not_see_the_hand() -> None:
    table = hunt(maps={"white": "in-river 1"}, hand="not-in-sight-of-statue")
    assert "sees no statue" in drawn(table)
    for seat in (1, None):
        assert "sees no statue" not in drawn(table, seat)
        assert "spaces left" in drawn(table, seat)


def test_a_map_tells_its_clues_with_their_roses_and_where_a_treasure_is_located() -> None:
    name = next(name for name in LAND.names if plain(name)[-1] == "l")
    table = hunt(maps={"grey": "not-in-river 2, in-largest-lake 1 1", "black": "in-lake 1"})
    lakes = LAND.of_terrain["lake"]
    table.maps[3].removed = [each for each in LAND.spaces if lakes >> each & 1]
    table.maps[3].removed.remove(LAND.space[name])
    drawing = drawn(table)
    assert beginning(drawing, "□") == "□ grey not in river ②"
    assert beginning(drawing, "in LAKE") == "in LAKE ①①"
    assert beginning(drawing, "● ") == f"● black {name} · in lake ①"
    assert beginning(drawing, "○ white") == "○ white no clue yet"


def test_where_clues_do_not_fit_those_with_markers_give_way_to_their_roses() -> None:
    table = hunt(
        seats=4,
        maps={
            "white": "in-largest-mountain 1, not-in-jungle 2, not-in-lake 1",
            "grey": "not-in-river 1, not-in-jungle 2, not-in-lake 3",
        },
        hand="in-lake",
    )
    drawing = drawn(table)
    assert "○ white ①②①" in panel(drawing)
    assert beginning(drawing, "□ grey") == "□ grey not in river ①"
    assert len(drawing.splitlines()) == len({q for q, _ in LAND.places})


def test_in_a_sharing_the_cards_and_the_roses_take_the_place_of_the_hand() -> None:
    table = hunt(maps={"grey": "in-lake 1, in-river 2"}, hand="in-beach")
    cards = [Treasure(5, 1), Treasure(0, 1), Treasure(3, 2)]
    table.sharing = Sharing(1, 1, cards, shown=4)
    table.agenda = [Claim(0)]
    lines = panel(drawn(table))
    start = next(place for place, line in enumerate(lines) if line.startswith("Sharing □"))
    assert lines[start + 1 : start + 7] == [
        "card with coins: 4",
        "asked now: ②",
        "then: ①",
        "cards face down: 3",
        "you saw: a curse, 5",
        "opens the next map: ②",
    ]
    assert "in beach" not in drawn(table)
    table.agenda = [Claim(1)]
    assert "asked now: ①" in drawn(table)
    assert "then:" not in drawn(table)
    assert "you saw: 3" in drawn(table, 1)
    assert "you saw" not in drawn(table, None)


def test_of_the_last_sharing_it_is_told_that_it_is_the_last() -> None:
    table = hunt(maps={"grey": "in-lake 1, in-river 2"})
    table.sharing = Sharing(1, 1, [Treasure(5, 1)], shown=4, last=0)
    table.agenda = [Claim(0)]
    assert "opens the next map: ①" in panel(drawn(table))
    table.last_sharing = True
    lines = panel(drawn(table))
    start = next(place for place, line in enumerate(lines) if line.startswith("Sharing □"))
    assert lines[start + 1] == "last sharing of the game"
    assert "opens the next" not in drawn(table)


def test_before_the_first_clue_there_is_a_legend() -> None:
    drawing = drawn(hunt(seats=4))
    lines = panel(drawing)
    assert lines[4] == "b beach · j jungle · r river"
    assert "underlined: largest area" in drawing
    assert "LAKE:" not in drawing


def test_the_legend_tells_what_can_be_chosen_only_where_that_is_marked() -> None:
    table = hunt(seats=4)
    (decision,) = table.awaited
    assert "can be chosen" not in drawn(table, options=decision.options)
    assert "D5: can be chosen" in drawn(table, options=decision.options[:9])


# In the ocean, above and below.


def test_in_the_ocean_stand_the_turn_the_steps_and_the_decks() -> None:
    table = hunt(maps={"white": "in-river 1"})
    table.treasures = table.treasures[:17]
    lines = drawn(table).splitlines()
    height = len({q for q, _ in LAND.places})
    assert "turn: Ann" in lines[0]
    assert "treasure cards: 17" in lines[height - 2]
    assert "curses left: 2 of 2" in lines[height - 1]
    assert "steps" not in lines[1]
    table.legs, table.struck = 2, 1
    lines = drawn(table).splitlines()
    assert "steps left: 2" in lines[1]
    assert "curses left: 1 of 2" in lines[height - 1]
    table.legs, table.lent = 0, 3
    assert "♦ steps left: 3" in drawn(table).splitlines()[1]


def test_before_the_first_clue_they_set_out() -> None:
    assert "setting out" in drawn(hunt()).splitlines()[0]


def test_whoever_turns_a_statue_sees_the_directions() -> None:
    table = hunt(statues={"g4": "n"})
    compass = drawn(table, options=[offer(Face("n"))]).splitlines()[0]
    assert [item.split()[-1] for item in compass.split(" · ")] == ["←", "↖", "↗", "→", "↘", "↙"]
    assert "On this map" not in drawn(table)


def test_on_a_high_screen_clues_treasures_and_the_rest_stand_below() -> None:
    long = "not-in-river 1, not-in-lake 2, not-in-jungle 1, not-in-beach 2"
    table = hunt(seats=4, maps=dict.fromkeys(COLOURS, long), hand="in-lake in-mountain")
    table.chests[0], table.discards = [2, 5], [CLUE_WORDS.index("in-beach")]
    drawing = drawn(table, height=50)
    below = drawing.splitlines()[len({q for q, _ in LAND.places}) :]
    assert [line[0] for line in below if ": 1. " in line] == ["○", "□", "■", "●"]
    assert "Your treasures: 2, 5" in drawing
    in_deck = f"clues in the deck: {len(table.deck)}"
    assert f"amulets in supply: 21 · {in_deck} · clues out of play: 1" in drawing
    assert "underlined: largest area" in drawing
    assert "Your treasures" not in drawn(table, height=24)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_details_number_the_clues_and_explain_all_signs(language: str) -> None:
    long = "not-in-river 1, not-in-lake 2, not-in-jungle 1 1"
    table = hunt(seats=4, maps=dict.fromkeys(COLOURS, long), hand="in-lake")
    words = Presenter(terminal_texts(language, "tobago"), NAMES)
    shown = details(table, words)
    clues = [words.card(f"not-in-{terrain}") for terrain in ("river", "lake", "jungle")]
    for colour, sign in zip(COLOURS, "○□■●", strict=True):
        heading = f"{sign} {words.card(colour)}:"
        assert f"{heading} 1. {clues[0]} ① · 2. {clues[1]} ② · 3. {clues[2]} ①①" in shown
        assert f" {sign} {words.card(colour)}" in shown.split(heading)[1]
    for sign in ("⌂", "♣", "←↖↗→↘↙", "♦", "◇", "①②③④", "¤", "–", f"{words.card('s')} →"):
        assert f"{sign} " in shown
    for key in ("numbers", "capitals", "largest", "choice"):
        assert words.texts(f"board-sign-{key}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_details_name_the_clues_that_are_out_of_play(language: str) -> None:
    table = hunt(maps={"white": "not-in-river 1"}, hand="in-lake")
    words = Presenter(terminal_texts(language, "tobago"), NAMES)
    heading = words.texts("board-discarded-clues")
    assert heading not in details(table, words)
    table.discards = [CLUE_WORDS.index("next-to-hut"), CLUE_WORDS.index("in-beach")]
    named = f"{words.card('in-beach')} · {words.card('next-to-hut')}"
    assert f"{heading} {named}" in details(table, words)


def details(table: Hunt, words: Presenter) -> str:
    """The whole board, as the first seat asks for it."""
    shown = printed(*BOARDS["tobago"].drawing.details(GAME.view(table, 0), words))
    return " ".join(shown.split())


def test_where_a_treasure_may_lie_can_be_seen_before_a_clue_is_played() -> None:
    maps = {"white": "in-lake 1", "grey": "not-in-river 1", "brown": "in-largest-lake 2"}
    assert "“play grey” shows" in drawn(hunt(maps=maps, hand="in-river in-jungle"), height=50)


@pytest.mark.parametrize(
    "moment",
    [
        {"active": 1},
        {"acted": True},
        {"lent": 2},
        {"hands": [[CLUE_WORDS.index("in-river")], []]},
        {"sharing": Sharing(0, 0, [])},
    ],
    ids=["turn of another", "acted", "moving", "nothing fits", "sharing"],
)
def test_nobody_is_told_to_try_a_clue_that_cannot_be_played_now(moment: dict[str, object]) -> None:
    table = hunt(maps={"grey": "not-in-river 1"}, hand="in-jungle")
    for field, value in moment.items():
        setattr(table, field, value)
    assert "“play " not in drawn(table, height=50)


def test_in_the_end_all_treasures_are_counted_and_winners_have_a_star() -> None:
    table = hunt()
    table.chests, table.legs = [[4, 6], [2]], 2
    table.end(GAME_OVER)
    view = GAME.view(table, 1)
    assert not BOARDS["tobago"].drawing.has_scores(view)
    assert players(table, 1) == ["① Ann ★ ¤2=10", "② Bohdan (you) ♦0 ¤1=2"]
    assert not {"turn:", "setting", "steps"} & {*drawn(table, 1).split()}


# Examples of answers.


def test_examples_drive_to_where_something_lies() -> None:
    table = hunt(maps={"white": "in-largest-lake 1"}, amulets="b1", vehicles="b2 b2")
    view, unlikely = GAME.view(table, 0), BOARDS["tobago"].asking.unlikely
    lake = LAND.names[LAND.largest["lake"].bit_length() - 1]
    assert [unlikely(view, offer(Drive(name))) for name in ("b1", lake, "b3")] == [
        False,
        False,
        True,
    ]
    assert not unlikely(view, offer(Park("b3")))


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_forms_tell_the_clues_apart(language: str) -> None:
    words = Presenter(terminal_texts(language, "tobago"), ())
    signs = Signs(GAME.view(hunt(), 0), words)
    short = [signs.clue_in_short(word) for word in CLUE_WORDS]
    assert len({*short}) == len(CLUES)
    assert max(map(len, short)) <= 16
    in_capitals = [any(map(str.isupper, each.split())) for each in short]
    assert in_capitals == [clue.largest for clue in CLUES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_terrain_has_a_letter_of_its_own(language: str) -> None:
    texts = terminal_texts(language, "tobago")
    letters = {texts(f"board-letter-{terrain}") for terrain in LETTERS}
    assert len(letters) == len(LETTERS)
    assert {len(letter) for letter in letters} == {1}


# Screens.


@cache
def moments(seats: int) -> tuple[tuple[View[Board], Sequence[Option]], ...]:
    """A game as chance plays it, though digging whenever it can, at some of its moments."""
    random = Random(seats)
    state = GAME.setup(seats, seed=seats, options={"experts": True})
    seen: list[tuple[View[Board], Sequence[Option]]] = []
    asked: set[str] = set()
    while state.outcome is None:
        (decision,) = state.awaited
        if random.random() < SOME_MOMENTS or decision.prompt.key not in asked:
            seen.append((GAME.view(state, decision.seat), decision.options))
            asked.add(decision.prompt.key)
        texts = [each.text for each in decision.options]
        eager = [text for text in texts if text.startswith(("dig", "play", "amulet"))]
        GAME.answer(state, decision.seat, random.choice(eager[:1] or texts))
    return (*seen, (GAME.view(state, 0), ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_at_any_moment_the_drawing_fits_a_small_screen(seats: int, language: str) -> None:
    names = player_names(terminal_texts(language, "tobago"), [None, *["random"] * (seats - 1)])
    for view, options in moments(seats):
        drawing = drawn_for(names, view, options, language=language)
        lines = drawing.splitlines()
        assert max(map(len, lines)) <= SMALL_SCREEN
        assert len(lines) <= MOST_LINES
        assert "…" not in drawing
        assert all(name in drawing for name in names)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_every_island_there_is_room_for_notes_and_panel(layout: str, language: str) -> None:
    table = hunt(on=layout, maps={"white": "in-river 1"})
    table.lent, table.struck = 3, 2
    view, texts = GAME.view(table, 0), terminal_texts(language, "tobago")
    lines = drawn_for(NAMES[:2], view, language=language).splitlines()
    notes = [
        texts("board-turn", who="Ann"),
        texts("board-steps-amulet", count=3),
        texts("board-treasure-cards", count=len(table.treasures)),
        texts("board-curses-left", count=0, all=2),
    ]
    for note in notes:
        assert any(note in line for line in lines)
    assert len(lines) == len({q for q, _ in table.land.places})
    assert {len(line) for line in lines} == {SMALL_SCREEN}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [44, 60, 100, 120])
def test_other_widths_are_kept_too(width: int, language: str) -> None:
    names = player_names(terminal_texts(language, "tobago"), [None, *["random"] * 3])
    for view, options in moments(4)[::4]:
        drawing = drawn_for(names, view, options, language=language, width=width)
        assert max(map(len, drawing.splitlines())) <= width
        assert "…" not in drawing
        assert all(name in drawing for name in names)
