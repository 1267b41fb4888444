"""TO-19: which treasure cards and which clues there are."""

from collections import Counter

from atoll.games.tobago.facts import CLUE_WORDS
from tests.rulecite import rule

from .tables import GAME, setting_out

TERRAINS = "beach jungle river scrubland lake mountain"
LARGEST = " ".join(f"largest-{terrain}" for terrain in TERRAINS.split())


def clues(relation: str) -> list[str]:
    """What a game has clues about that say so, from its pieces."""
    pieces = GAME.pieces(setting_out())
    words = [piece.removeprefix("clue-") for piece in pieces if piece.startswith("clue-")]
    return [word for word in words if word.startswith(f"{relation}-") and _is(word, relation)]


def _is(word: str, relation: str) -> bool:
    """An “in sight of” is no “in”."""
    return not word.startswith(f"{relation}-sight-of-")


def named(relation: str, things: str) -> set[str]:
    return {f"{relation}-{thing}" for thing in things.split()}


@rule("TO-19.1", "TO-1.5")
def test_the_39_treasure_cards_show_2_to_6_coins() -> None:
    pieces = GAME.pieces(setting_out())
    cards = {piece: count for piece, count in pieces.items() if piece.startswith("treasure-")}
    assert cards == {
        "treasure-0": 2,
        "treasure-2": 8,
        "treasure-3": 10,
        "treasure-4": 10,
        "treasure-5": 7,
        "treasure-6": 4,
    }
    assert sum(cards.values()) == 39 + 2


@rule("TO-19.2", "TO-1.5")
def test_the_52_clues_are_all_different() -> None:
    pieces = GAME.pieces(setting_out())
    words = Counter({piece: n for piece, n in pieces.items() if piece.startswith("clue-")})
    assert (len(words), words.total()) == (52, 52)
    assert {*words} == {f"clue-{word}" for word in CLUE_WORDS}


@rule("TO-19.3")
def test_twelve_clues_say_in() -> None:
    assert {*clues("in")} == named("in", f"{TERRAINS} {LARGEST}")
    assert len(clues("in")) == 12


@rule("TO-19.4")
def test_sixteen_clues_say_next_to() -> None:
    assert {*clues("next-to")} == named("next-to", f"{TERRAINS} {LARGEST} hut palm statue ocean")
    assert len(clues("next-to")) == 16


@rule("TO-19.5")
def test_seven_clues_say_within_sight() -> None:
    things = "ocean hut palm statue largest-lake largest-river largest-mountain"
    assert {*clues("in-sight-of")} == named("in-sight-of", things)
    assert len(clues("in-sight-of")) == 7


@rule("TO-19.6")
def test_seven_clues_say_not_in() -> None:
    assert {*clues("not-in")} == named("not-in", f"{TERRAINS} largest-lake")
    assert len(clues("not-in")) == 7


@rule("TO-19.7")
def test_seven_clues_say_not_next_to() -> None:
    things = "ocean river jungle mountain hut palm statue"
    assert {*clues("not-next-to")} == named("not-next-to", things)
    assert len(clues("not-next-to")) == 7


@rule("TO-19.8")
def test_three_clues_say_not_within_sight() -> None:
    assert {*clues("not-in-sight-of")} == named("not-in-sight-of", "hut palm statue")
    assert len(clues("not-in-sight-of")) == 3
