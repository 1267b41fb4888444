"""TR-19: how hard choices are, and with which to begin."""

import re
from pathlib import Path

from benchmarks.winrates import ROWS

from atoll.digest import Digest
from atoll.kernel import Difficulty, written
from tests.rulecite import rule

from .tables import GAME

WON: dict[Difficulty, float] = {1: 90, 2: 75, 3: 50, 4: 25, 5: 0}
"""By mark, of how many games in a hundred ``careful`` wins at least so many."""
ROW = re.compile(r"^\| (.+?) \| \d+ \| ([\d |]+) \|$", re.MULTILINE)
OF_ONE_MODE = ("crown", "night")
"""What is added to its mode, and not to the normal game."""
NAMES = {
    ("mode", "base"): "the normal game",
    ("rocks", "true"): "the rocks",
    ("mode", "day_and_night"): "Day and Night",
    ("crown", "early"): "High Arch with `crown=early`",
    ("fewer_islands", "galatea"): "Galatea",
    ("monsters", "3"): "3 monsters",
    ("fewer_islands", "triton"): "Triton",
    ("fewer_islands", "leucothea"): "Leucothea",
    ("monsters", "4"): "4 and 5 monsters",
    ("monsters", "5"): "4 and 5 monsters",
    ("mode", "pyramid"): "Pyramid",
    ("night", "start"): "Day and Night with `night=start`",
    ("fewer_islands", "amphitrite"): "Amphitrite",
    ("mode", "high_arch"): "High Arch",
    ("fewer_islands", "poseidon"): "Poseidon",
    ("storms", "true"): "the storms",
}
"""How the digest calls the choices that have a mark."""


def marks() -> dict[tuple[str, str], Difficulty]:
    return {
        (setting, value): mark
        for setting, values in GAME.difficulty.items()
        for value, mark in values.items()
    }


def measured() -> dict[tuple[str, str], float]:
    """By choice, of how many games in a hundred the bot wins, by the table of docs/bots.md."""
    docs = Path(__file__).parents[3] / "docs" / "bots.md"
    rows = dict(ROW.findall(docs.read_text("utf-8")))
    figures = {}
    for name, options in ROWS.items():
        setting, value = [("mode", "base"), *options.items()][-1]
        if len(options) < 2 or setting in OF_ONE_MODE:
            won = [int(figure) for figure in rows[name].split(" | ")]
            figures[setting, written(value)] = sum(won) / len(won)
    return figures


@rule("TR-19.1", "TR-19.2")
def test_who_is_new_plays_without_anything_and_can_add_one_thing_at_a_time() -> None:
    usual = GAME.read_options(3, {})
    assert (usual.mode, usual.fewer_islands) == ("base", "none")
    assert (usual.rocks, usual.monsters, usual.storms) == (False, 0, False)
    for setting, value in marks():
        if setting not in OF_ONE_MODE:
            chosen = GAME.read_options(3, {setting: value})
            assert written(getattr(chosen, setting)) == value


@rule("TR-19.3")
def test_the_mark_of_a_choice_says_how_often_the_bot_wins_with_it() -> None:
    figures = measured()
    assert marks() == {
        choice: next(mark for mark, least in WON.items() if figures[choice] >= least)
        for choice in figures
    }


@rule("TR-19.4")
def test_the_digest_tells_the_mark_of_every_choice() -> None:
    sections = Digest("tranquility", "en").sections()
    [told] = [
        each.text for section in sections for each in section.paragraphs if each.id == "TR-19.4"
    ]
    lists = re.findall(r"([^;]*) (\d)[;.]", " ".join(told.split()))
    by_mark = {mark: names for names, mark in lists}
    assert NAMES.keys() == marks().keys()
    for choice, mark in marks().items():
        assert NAMES[choice] in by_mark[str(mark)], choice
