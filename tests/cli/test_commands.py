"""Each command on a good day, and on a bad one."""

import os
import subprocess
import sys

import pytest

import atoll as library
from atoll.cli import BROKEN_PIPE

from .conftest import Atoll

LANGUAGES = ("en", "ru", "uk")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_version(atoll: Atoll) -> None:
    assert atoll("--version").out == f"atoll {library.__version__}\n"


@pytest.mark.parametrize(
    "command", ["", "games", "play", "sim", "replay", "rules", "backup", "restore"]
)
def test_help(atoll: Atoll, command: str) -> None:
    shown = atoll(f"{command} --help")
    assert shown.code == 0
    assert "usage: atoll" in shown.out


@each_language
def test_games_lists_every_option_with_its_values(atoll: Atoll, language: str) -> None:
    shown = atoll(f"games --lang {language}")
    assert shown.code == 0
    for word in ("tranquility", "1, 2, 3, 4, 5", "random", "mode=pyramid", "monsters=4"):
        assert word in shown.out


def test_games_tells_how_hard_choices_are_and_with_which_to_begin(atoll: Atoll) -> None:
    shown = atoll("games --lang en").out
    assert "High Arch (difficulty 4 of 5)" in shown
    assert "Duel (" not in shown, "a contest is as hard as the rival"
    assert "add one thing at a time" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("play chess", ["'chess'", "tranquility"]),
        ("sim chess", ["'chess'", "tranquility"]),
        ("rules chess", ["'chess'", "tranquility"]),
        ("games --lang tlh", ["'tlh'", "en, ru, uk"]),
        ("play tranquility --bot deep", ["'deep'", "random"]),
        ("sim tranquility --bots random,deep", ["'deep'", "random"]),
        ("sim tranquility --bots random,random,random", ["3 named", "2 needed"]),
        ("play tranquility --option depth=3", ["'depth'", "mode, fewer_islands"]),
        ("play tranquility --option mode=cube", ["'cube'", "base, high_arch"]),
        ("play tranquility --option rocks=1 --option rocks=1", ["'rocks'", "more than once"]),
        ("play tranquility --option mode", ["'mode'", "NAME=VALUE"]),
        ("play tranquility --option mode=duel --seats 3", ["duel", "2 seats"]),
        ("play tranquility --seats 6", ["1, 2, 3, 4, 5"]),
        ("play tranquility --seat 3", ["seat 3", "1 to 2"]),
        ("play", ["atoll games", "--from"]),
        ("play tranquility --from x", ["--from"]),
        ("sim tranquility --games 0", ["'0'"]),
        ("sim tranquility --games many", ["'many'"]),
        ("sim tranquility --games 10000001", ["'10000001'", "1 to 10000000"]),
        ("sim tranquility --jobs 0", ["'0'", "1 to 1000"]),
        ("sim tranquility --jobs 1001", ["'1001'", "1 to 1000"]),
        (f"sim tranquility --jobs {'9' * 5000}", ["'999", "1 to 1000"]),
        ("rules tranquility TR-99", ["'TR-99'", "TR-1 to TR-19"]),
        ("rules robinson zzz", ["no paragraph has the word 'zzz'"]),
        ("play robinson --seats x", ["'x' is no whole number"]),
        ("sim robinson --seats 2.5", ["'2.5' is no whole number"]),
        ("play robinson --seats 9", ["1, 2, 3, 4", "not 9"]),
        ("play robinson --seed x", ["'x' is no whole number"]),
        (f"play robinson --seed {1 << 200}", [f"'{1 << 200}"[:40], "has more than 128 bits"]),
        ("rules tranquility RC-1", ["'RC-1'", "TR-1 to TR-19"]),
        ("sail", ["sail", "play"]),
    ],
)
def test_a_mistake_gets_one_line_that_names_what_there_is(
    atoll: Atoll, command: str, named: list[str]
) -> None:
    shown = atoll(command)
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    for word in named:
        assert word in shown.err


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({}, "Options:"),
        ({"LANG": "ru_RU.UTF-8"}, "Настройки:"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "Налаштування:"),
        ({"LANG": "C.UTF-8"}, "Options:"),
        ({"LANG": "fr_FR"}, "Options:"),
        ({"LANG": "uk"}, "Налаштування:"),
    ],
)
def test_the_language_is_that_of_the_locale(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], word: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word in atoll("games").out


@pytest.mark.skipif(os.name != "posix", reason="pipes break otherwise elsewhere")
@pytest.mark.parametrize("command", ["games", "sim tranquility --games 1 --jobs 1 --json"])
def test_nobody_reading_is_no_mishap(command: str) -> None:
    """As in ``atoll games | true``."""
    read_end, write_end = os.pipe()
    os.close(read_end)
    ended = subprocess.run(
        [sys.executable, "-m", "atoll", *command.split()],
        stdout=write_end,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(write_end)
    assert (ended.returncode, ended.stderr) == (BROKEN_PIPE, b"")


# The rules.


@each_language
def test_rules_shows_the_whole_digest(atoll: Atoll, language: str) -> None:
    shown = atoll(f"rules tranquility --lang {language}")
    assert shown.code == 0
    assert "TR-1.1" in shown.out
    assert "TR-18.2" in shown.out


@pytest.mark.parametrize("name", ["TR-4.2", "tr-4.2", "4.2"])
def test_rules_shows_one_paragraph(atoll: Atoll, name: str) -> None:
    shown = atoll(f"rules tranquility {name}")
    assert "TR-4.2" in shown.out
    assert "neighbours" in shown.out
    assert "TR-4.3" not in shown.out


def test_rules_shows_what_has_a_word_in_it(atoll: Atoll) -> None:
    shown = atoll("rules robinson raft").out
    assert "Raft (Rope, 2 wood)" in " ".join(shown.split())
    assert "Craftsmanship" not in shown


def test_rules_shows_one_section(atoll: Atoll) -> None:
    shown = atoll("rules tranquility 6")
    assert "TR-6.1" in shown.out
    assert "TR-6.3" in shown.out
    assert "TR-7" not in shown.out


def test_the_command_alone_shows_what_there_is(atoll: Atoll) -> None:
    shown = atoll("")
    assert shown.code == 0
    assert all(command in shown.out for command in ("games", "play", "sim", "replay", "rules"))
