"""What can be answered at all: words by the options that were chosen, and nothing that never is."""

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from atoll.games.tobago import grammar
from atoll.games.tobago.clues import Landmarks, longest_map, spaces_of
from atoll.games.tobago.facts import CLUES, LANDMARKS, TERRAINS, Clue, Landmark
from atoll.games.tobago.grammar import ANSWERS
from atoll.games.tobago.island import LAYOUTS, Island, Spaces, island
from atoll.games.tobago.placing import room_for
from atoll.games.tobago.state import Hunt
from atoll.kernel import Answer, OptionValue, members, verb_of
from atoll.kernel.answers import example_of
from tests.rulecite import rule

from . import moments as at
from .refusals import REFUSALS
from .tables import GAME, SEATS, setting_out

every_island = pytest.mark.parametrize("layout", LAYOUTS)


def verbs(**options: OptionValue) -> set[str]:
    return {verb_of(kind) for kind in GAME.grammar(2, options).kinds}


def values(kind: type[Answer], name: str, **options: OptionValue) -> tuple[str, ...]:
    return tuple(map(str, GAME.grammar(2, options).domain(kind, name)))


def test_landmarks_are_placed_and_turned_only_by_players() -> None:
    assert verbs(landmarks="players") - verbs(landmarks="random") == {"put", "face"}


@rule("TO-16.1")
def test_roses_are_doubled_and_swapped_only_by_experts() -> None:
    assert verbs(experts=True) - verbs() == {"double", "swap"}
    experts, others = (values(grammar.Amulet, "power", experts=each) for each in (True, False))
    assert experts == (*others, "double", "swap")


@pytest.mark.parametrize("options", [{}, {"island": "Abc0", "experts": True}])
def test_the_seats_change_nothing(options: dict[str, OptionValue]) -> None:
    assert len({GAME.words(seats, options) for seats in SEATS}) == 1


# Spaces.

OF_SPACES = (grammar.Put, grammar.Park, grammar.Drive, grammar.Remove)


@every_island
def test_the_spaces_are_those_of_the_island(layout: str) -> None:
    for kind in OF_SPACES:
        assert values(kind, "space", island=layout) == island(layout).names


def test_where_chance_picks_the_island_they_are_those_of_all_islands() -> None:
    names = {name for layout in LAYOUTS for name in island(layout).names}
    for kind in OF_SPACES:
        assert {*values(kind, "space")} == names


@rule("TO-2.7")
def test_a_space_of_other_islands_is_none_of_this_one() -> None:
    hunt = setting_out(island="random")
    name = next(name for name in values(grammar.Park, "space") if name not in hunt.land.space)
    why = GAME.why(hunt, 0, f"park {name}")
    assert why.message is not None
    assert (why.message.key, why.rule) == ("refused-no-such-space", "TO-2.7")
    assert why.message.args == {"word": name, "cards": hunt.land.names}


@every_island
def test_a_hut_can_stand_on_any_space(layout: str) -> None:
    hunt = GAME.deal(GAME.read_options(2, {"island": layout}), 2, 0)
    assert room_for(hunt, "hut") == hunt.land.all


# How long a map can be.

OF_LAND = [clue for clue in CLUES if clue.named not in LANDMARKS]
OF_STATUES = [clue for clue in CLUES if clue.named in (*TERRAINS, "ocean", "statue")]
OF_LANDMARKS = 2 * len(LANDMARKS)
"""Of the four clues about a kind of landmark two are true of any space."""
WITH_LESS = ("abc1", "Acb1", "AbC1")
"""Where, wherever statues stand, the longest maps have one clue about them less."""


def longest(clues: Sequence[Clue], land: Island, landmarks: Landmarks) -> int:
    """How many of these clues can be laid one after the other, by the rules."""
    by_clue = [spaces_of(clue, land, landmarks) for clue in clues]
    known: dict[Spaces, int] = {}

    def further(possible: Spaces) -> int:
        if possible not in known:
            left = {possible & each for each in by_clue} - {possible, 0}
            known[possible] = max([1 + further(each) for each in left], default=0)
        return known[possible]

    return further(land.all)


@rule("TO-6.4", "TO-6.5")
@every_island
def test_no_map_can_have_more_clues_than_there_are_places(layout: str) -> None:
    most = longest(OF_LAND, island(layout), {}) + OF_LANDMARKS - (layout in WITH_LESS)
    assert longest_map(layout) == most


@pytest.mark.parametrize("layout", WITH_LESS)
def test_on_some_islands_only_one_clue_about_statues_fits(layout: str) -> None:
    land = island(layout)
    inland = members(land.all & ~land.beside_ocean)
    placements = [
        each
        for each in combinations(inland, LANDMARKS["statue"])
        if all(land.apart[one] >> other & 1 for one, other in combinations(each, 2))
    ]
    for statues in placements[:: len(placements) // 4]:
        most = longest(OF_STATUES, land, {"statue": statues})
        assert most <= longest(OF_LAND, land, {}) + 1


@pytest.mark.parametrize(
    ("layout", "huts", "palms", "statues"),
    [
        ("AbC1", "h6 m5 b1 j1", "m2 h9 i5", "c2 h2 h7"),
        ("AcB0", "b1 h1 h10 n1", "g1 g10 l2", "c2 h2 h9"),
        ("Acb1", "k1 h11 a1 d8", "m1 b5 c1", "i6 h2 c2"),
        ("abC1", "h8 m4 i2 a2", "i1 c1 j5", "b2 h2 i7"),
        ("abc1", "e1 b5 f9 j4", "e8 l3 a2", "e3 g7 j3"),
    ],
)
def test_a_map_can_have_as_many_clues_as_there_are_places(
    layout: str, huts: str, palms: str, statues: str
) -> None:
    land = island(layout)
    told: dict[Landmark, str] = {"hut": huts, "palm": palms, "statue": statues}
    landmarks = {each: [land.space[name] for name in told[each].split()] for each in told}
    assert longest(CLUES, land, landmarks) == longest_map(layout)


@pytest.mark.parametrize(("layout", "count"), [("abc0", 21), ("abc1", 20), ("AcB0", 22)])
def test_clues_of_a_map_are_counted_as_far_as_it_can_grow(layout: str, count: int) -> None:
    places = [*map(str, range(1, count + 1))]
    options: dict[str, OptionValue] = {"island": layout, "experts": True}
    assert values(grammar.Double, "place", **options) == (*places,)
    pairs = [f"{one} {other}" for one, other in combinations(places, 2)]
    assert values(grammar.Swap, "places", **options) == (*pairs,)


def test_where_chance_picks_the_island_they_are_those_of_the_longest_map() -> None:
    assert len(values(grammar.Double, "place", experts=True)) == max(map(longest_map, LAYOUTS))


# Reading.


@pytest.mark.parametrize("layout", ["random", *LAYOUTS])
def test_the_examples_can_be_answered_on_every_island(layout: str) -> None:
    words = GAME.grammar(2, {"island": layout, "experts": True})
    assert [verb_of(type(words.read(example_of(kind)))) for kind in ANSWERS] == [
        verb_of(kind) for kind in ANSWERS
    ]


@pytest.mark.parametrize("moment", REFUSALS.moments, ids=lambda each: each.__name__)
def test_every_option_is_read_as_the_answer_that_it_is(moment: Callable[[], Hunt]) -> None:
    hunt = moment()
    for decision in hunt.decisions:
        for option in decision.options:
            assert GAME.grammar_of(hunt).all_readings(option.text) == [option.answer]


def test_a_clue_is_played_in_the_same_words_as_an_action_and_by_an_amulet() -> None:
    turn, amulet = (each().decisions[0] for each in (at.a_turn, at.one_more_clue))
    one, other = (each.option("play in-jungle black") for each in (turn, amulet))
    assert one is not None
    assert other is not None
    assert (one.answer, one.label, one.pieces) == (other.answer, other.label, other.pieces)
    assert one.step != other.step


def test_whoever_begins_a_map_is_told_which_it_is() -> None:
    (decision,) = at.a_new_map().decisions
    assert {option.told["colour"] for option in decision.options} == {"white"}
