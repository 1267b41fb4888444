"""TO-6: playing clues. Each must rule something out and leave something."""

from itertools import product

import pytest

from atoll.games.tobago.facts import CLUE_WORDS, COLOURS
from atoll.games.tobago.state import Hunt
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    PLAYERS,
    THREE,
    TWO,
    answer,
    asked,
    board,
    each,
    hand,
    laid,
    markers,
    names,
    possible,
    refusal,
    setting_out,
    story,
    table,
    texts,
    told,
)


def red_with(clues: str, deck: str = "", discards: str = "", **maps: str) -> Hunt:
    """It is red's turn, who has these clues."""
    notes = {"red": clues, "blue": "no clues"}
    return table(notes, maps=maps, deck=deck, discards=discards)


def plays(hunt: Hunt) -> set[str]:
    return texts(hunt, "red", "play")


# Laying it.


@rule("TO-6.1")
def test_a_clue_is_laid_below_the_lowest_of_a_map_and_marked_with_a_rose() -> None:
    hunt = red_with("in-jungle in-lake", white="blue next-to-hut, blue not-next-to-river")
    events = answer(hunt, "red", "play in-jungle white")
    assert laid(hunt, "white") == "blue next-to-hut, blue not-next-to-river, red in-jungle"
    assert hand(hunt, "red") & {"in-jungle", "in-lake"} == {"in-lake"}
    assert told(events, "clue") == ["clue red in-jungle white 1"]
    assert [player.roses for player in board(hunt).players] == [1, 2]


@rule("TO-6.1")
def test_only_clues_in_hand_are_played() -> None:
    hunt = red_with("in-jungle")
    assert plays(hunt) == each("play in-jungle", "white grey brown black")
    assert refusal(hunt, "red", "play in-lake white") == ("refused-not-in-hand", "TO-6.1")


@rule("TO-6.1")
def test_all_can_see_what_was_played() -> None:
    hunt = red_with("in-jungle")
    answer(hunt, "red", "play in-jungle white")
    (seen,) = board(hunt).maps[0].laid
    assert (seen.clue, seen.seat, seen.roses) == ("in-jungle", 0, 1)


@rule("TO-6.2")
def test_a_map_may_have_any_number_of_clues() -> None:
    weak = ["not-in-beach", "not-in-river", "not-in-scrubland", "not-in-mountain", "not-in-lake"]
    weak += ["not-next-to-palm", "not-next-to-hut", "not-next-to-statue", "not-next-to-mountain"]
    written = ", ".join(f"blue {clue}" for clue in weak)
    hunt = red_with("not-next-to-ocean next-to-ocean", white=written)
    assert possible(hunt, "white") == "b3 m1 m2 n1"
    answer(hunt, "red", "play next-to-ocean white")
    assert laid(hunt, "white") == f"{written}, red next-to-ocean"


@rule("TO-6.3")
def test_possible_are_the_spaces_that_agree_with_all_clues() -> None:
    hunt = red_with(
        "no clues", white="blue in-lake", grey="red in-largest-lake, blue next-to-river"
    )
    assert possible(hunt, "white") == "f3 g3 g4 h4 h5 h8 h9 i5 i6"
    assert possible(hunt, "grey") == "f3 g3 h4 i5"


@rule("TO-6.3")
def test_without_a_clue_the_whole_island_is_possible() -> None:
    hunt = red_with("in-lake", white="blue in-jungle")
    assert possible(hunt, "black").split() == [*hunt.land.names]


# What may be laid.


@rule("TO-6.4")
def test_a_clue_must_leave_a_space() -> None:
    hunt = red_with(
        "in-jungle", white="blue in-lake", grey="blue next-to-palm, blue not-in-sight-of-statue"
    )
    assert plays(hunt) == each("play in-jungle", "brown black")
    assert refusal(hunt, "red", "play in-jungle white") == ("refused-contradiction", "TO-6.4")
    assert refusal(hunt, "red", "play in-jungle grey") == ("refused-contradiction", "TO-6.4")


@rule("TO-6.4")
def test_a_clue_that_agrees_with_each_clue_alone_may_still_contradict_them_together() -> None:
    alone = red_with("next-to-hut", white="blue in-scrubland", grey="blue next-to-statue")
    assert {"play next-to-hut white", "play next-to-hut grey"} <= plays(alone)
    both = red_with("next-to-hut", white="blue in-scrubland, blue next-to-statue")
    assert possible(both, "white") == "h7"
    assert refusal(both, "red", "play next-to-hut white") == ("refused-contradiction", "TO-6.4")


@rule("TO-6.5")
def test_a_clue_must_rule_a_space_out() -> None:
    hunt = red_with("not-in-lake", white="blue in-jungle", grey="blue in-sight-of-hut")
    assert plays(hunt) == each("play not-in-lake", "grey brown black")
    reason = ("refused-rules-nothing-out", "TO-6.5")
    assert refusal(hunt, "red", "play not-in-lake white") == reason


@rule("TO-6.5")
def test_to_rule_out_a_single_space_is_enough() -> None:
    hunt = red_with("next-to-largest-lake", white="blue in-mountain, left e3 h6 j10")
    answer(hunt, "red", "play next-to-largest-lake white")
    assert possible(hunt, "white") == "e3 h6"


@rule("TO-6.5")
def test_where_amulets_have_removed_markers_nothing_is_left_to_rule_out() -> None:
    hunt = red_with("in-largest-lake", white="blue in-lake, left g3 h5")
    reason = ("refused-rules-nothing-out", "TO-6.5")
    assert refusal(hunt, "red", "play in-largest-lake white") == reason


@rule("TO-6.4", "TO-6.5")
def test_nothing_can_be_added_where_the_treasure_is_located() -> None:
    all_others = " ".join(word for word in CLUE_WORDS if word != "in-lake")
    hunt = red_with(all_others, white="blue in-lake, left h9")
    assert {text for text in plays(hunt) if text.endswith("white")} == set()


def slow_plays(hunt: Hunt, player: str) -> set[str]:
    """Every clue of a hand on every map where it may be laid, by counting spaces."""
    found = set()
    for clue, colour in product(hand(hunt, player), COLOURS):
        before = {*possible(hunt, colour).split()}
        after = before & {*names(hunt, hunt.by_clue[CLUE_WORDS.index(clue)]).split()}
        if 0 < len(after) < len(before):
            found.add(f"play {clue} {colour}")
    return found


@rule("TO-6.3", "TO-6.4", "TO-6.5")
@pytest.mark.parametrize("seed", range(8))
def test_clues_are_offered_wherever_they_leave_something_and_rule_something_out(seed: int) -> None:
    hunt = setting_out(3, seed * 10, island="random")
    story(hunt, "red: park a1", "blue: park a1", "green: park a1")
    for turn in range(30):
        player = asked(hunt)
        offered = texts(hunt, player, "play")
        assert offered == slow_plays(hunt, player)
        if offered:
            answer(hunt, player, sorted(offered)[(7 * turn + seed) % len(offered)])
        answer(hunt, player, "end")


@rule("TO-6.6")
def test_in_river_cannot_join_not_in_river() -> None:
    hunt = red_with("in-river", white="blue not-in-river")
    assert refusal(hunt, "red", "play in-river white") == ("refused-contradiction", "TO-6.4")


@rule("TO-6.6")
def test_in_river_cannot_join_in_the_largest_river_but_the_other_way_round() -> None:
    hunt = red_with("in-river", white="blue in-largest-river")
    assert refusal(hunt, "red", "play in-river white") == ("refused-rules-nothing-out", "TO-6.5")
    hunt = red_with("in-largest-river", white="blue in-river")
    answer(hunt, "red", "play in-largest-river white")
    assert possible(hunt, "white") == "e1 f1 f2 g1 g2"


@rule("TO-6.6")
def test_in_river_cannot_join_next_to_a_hut_if_no_hut_stands_beside_a_river() -> None:
    no_hut_by_a_river = "c1 d3 j1 k5"
    hunt = table(
        {"red": "in-river", "blue": ""}, maps={"white": "blue next-to-hut"}, huts=no_hut_by_a_river
    )
    assert refusal(hunt, "red", "play in-river white") == ("refused-contradiction", "TO-6.4")
    a_hut_by_a_river = red_with("in-river", white="blue next-to-hut")
    answer(a_hut_by_a_river, "red", "play in-river white")
    assert possible(a_hut_by_a_river, "white") == "e6"


# The example of the rulebook: Anna, Boris and "in jungle".


def annas_turn() -> Hunt:
    """Anna is red and Boris blue; no statue has jungle beside it."""
    return table(
        {"red": "in-jungle", "blue": "next-to-palm"},
        maps={
            "white": "blue next-to-hut",
            "grey": "blue not-in-jungle",
            "brown": "blue in-largest-jungle",
            "black": "blue next-to-statue",
        },
        island="aCB0",
        huts="g10 f1 b5 j6",
        palms="k2 a2 i11",
        statues="j9 n, f4 n, l3 n",
    )


@rule("TO-6.4", "TO-6.5", "TO-6.6")
def test_anna_can_play_in_jungle_on_the_white_map_alone() -> None:
    hunt = annas_turn()
    assert plays(hunt) == {"play in-jungle white"}
    nothing_left = ("refused-contradiction", "TO-6.4")
    assert refusal(hunt, "red", "play in-jungle grey") == nothing_left
    nothing_ruled_out = ("refused-rules-nothing-out", "TO-6.5")
    assert refusal(hunt, "red", "play in-jungle brown") == nothing_ruled_out
    assert refusal(hunt, "red", "play in-jungle black") == nothing_left


@rule("TO-6.3", "TO-7.2")
def test_of_fourteen_spaces_anna_leaves_six_and_boris_those_that_are_also_beside_a_palm() -> None:
    hunt = annas_turn()
    assert len(markers(hunt, "white").split()) == 14
    answer(hunt, "red", "play in-jungle white", "end")
    assert markers(hunt, "white") == "b4 g9 h10 i6 j5 k4"
    answer(hunt, "blue", "play next-to-palm white")
    assert markers(hunt, "white") == "h10"


# Drawing another.


@rule("TO-6.7")
@pytest.mark.parametrize(("players", "size"), [(TWO, 6), (THREE, 4), (PLAYERS, 4)])
def test_after_a_clue_the_hand_is_full_again(players: tuple[str, ...], size: int) -> None:
    hunt = table(players, deck="in-lake")
    before = hand(hunt, "red")
    assert len(before) == size
    text = min(texts(hunt, "red", "play"))
    events = answer(hunt, "red", text)
    assert hand(hunt, "red") == before - {text.split()[1]} | {"in-lake"}
    assert told(heard(events, 0), "drew", "drew-what") == ["drew red 1", "drew-what ('in-lake',)"]
    assert told(heard(events, 1), "drew", "drew-what") == ["drew red 1"]


FULL = "in-jungle in-lake in-river in-beach in-mountain in-scrubland"


@rule("TO-6.8")
def test_when_the_deck_is_used_up_the_discarded_clues_are_shuffled() -> None:
    hunt = red_with(FULL, deck="not-in-lake", discards="rest")
    discarded = {*board(hunt).discards}
    story(hunt, "red: play in-jungle white", "red: end", "blue: end")
    assert (board(hunt).deck, {*board(hunt).discards}) == (0, discarded)
    events = answer(hunt, "red", "play in-lake grey")
    assert told(events, "clues-shuffled") == ["clues-shuffled"]
    assert (board(hunt).deck, board(hunt).discards) == (len(discarded) - 1, ())
    assert hand(hunt, "red") - {*FULL.split(), "not-in-lake"} < discarded
    assert hunt.deck != sorted(hunt.deck)


@rule("TO-6.8")
def test_clues_on_the_maps_are_not_shuffled() -> None:
    hunt = red_with(FULL, discards="next-to-hut not-in-lake rest", white="blue next-to-palm")
    answer(hunt, "red", "play in-lake grey")
    assert (laid(hunt, "white"), laid(hunt, "grey")) == ("blue next-to-palm", "red in-lake")
    drawn_or_in_the_deck = [*hunt.deck, *hunt.hands[0]]
    assert not {CLUE_WORDS.index("next-to-palm"), CLUE_WORDS.index("in-lake")} & {
        *drawn_or_in_the_deck
    }


@rule("TO-6.8")
def test_if_there_is_nothing_to_shuffle_nothing_is_drawn() -> None:
    others = [word for word in CLUE_WORDS if word not in FULL.split()]
    hunt = red_with(FULL, black=", ".join(f"blue {word}" for word in others))
    assert (board(hunt).deck, board(hunt).discards) == (0, ())
    answer(hunt, "red", "play in-lake grey")
    assert hand(hunt, "red") == {*FULL.split()} - {"in-lake"}
