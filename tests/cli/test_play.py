"""A person plays: whole games typed in, shortcuts, refusals, saving and going on."""

import io
import os
import re
from errno import ENOSPC
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import atoll as library
from atoll import Match
from atoll.bots import RandomBot, next_answer
from atoll.cli.boards import BOARDS
from atoll.cli.wording import terminal_texts
from atoll.games.tranquility import grammar

from .conftest import Atoll
from .screens import at_keyboard

LANGUAGES = ("en", "ru", "uk")
FEW_LINES = 8
FOLLOW_HINTS = ["!"] * 1500
TAKEN = (
    "atoll: other.atoll is there already: name a new file, or go on with its game by --from FILE\n"
)


def whole_game(seed: int) -> Match:
    """A game of one player, as chance would play it."""
    match = Match.start("tranquility", seats=1, seed=seed)
    bot = RandomBot(seed)
    while answer := next_answer(match.game, match.state, [bot]):
        match.answer(*answer)
    return match


def test_a_whole_game_typed_in_full(atoll: Atoll) -> None:
    match = whole_game(seed=5)
    lines = [answer.text for answer in match.record.answers]
    shown = atoll("play tranquility --seats 1 --seed 5 --record game.atoll", lines)
    assert shown.code == 0
    assert library.record.loads(Path("game.atoll").read_text()) == match.record


def test_a_whole_game_typed_the_short_way(atoll: Atoll) -> None:
    """Without verbs and with the cards in another order; where a word stands alone it stays."""
    match = whole_game(seed=6)
    lines = []
    for answer in match.record.answers:
        verb, *words = answer.text.split()
        lines.append(" ".join(reversed(words)) or verb[:3])
    atoll("play tranquility --seats 1 --seed 6 --record game.atoll", lines)
    assert library.record.loads(Path("game.atoll").read_text()) == match.record


# A first turn to try things at, alone, with five islands in the hand.


def is_handy(hand: list[int]) -> bool:
    """Islands of which two are neighbours for a price, and others too far apart for any."""
    islands = max(hand) <= 80
    return islands and hand[0] > 9 and hand[2] - hand[1] == 2 and hand[4] - hand[1] > 9


def handy_game() -> tuple[int, list[int]]:
    for seed in count():
        state: Any = Match.start("tranquility", seats=1, seed=seed).state
        hand = list(state.hands[0])
        if is_handy(hand):
            return seed, hand
    raise AssertionError


SEED, (A, B, C, D, E) = handy_game()


def at_first_turn(atoll: Atoll, *lines: str, language: str = "en") -> str:
    """What follows the first prompt."""
    shown = atoll(f"play tranquility --seats 1 --seed {SEED} --lang {language}", lines)
    assert shown.code == 0
    return shown.out.split("\n> ", 1)[1]


def answers_after(atoll: Atoll, *lines: str) -> list[str]:
    """What was answered by these lines."""
    Path("game.atoll").unlink(missing_ok=True)
    at_first_turn(atoll, *lines, "s game.atoll")
    return [each.text for each in library.record.loads(Path("game.atoll").read_text()).answers]


@pytest.mark.parametrize(
    "line", [f"play {A} c1", f"p {A} c1", f"{A} c1", f"c1 {A}", f"PLAY {A} C1", f"{A} с1"]
)
def test_ways_to_type_a_placement(atoll: Atoll, line: str) -> None:
    assert answers_after(atoll, line) == [f"play {A} c1"]


@pytest.mark.parametrize("line", [f"discard {A} {B}", f"d {B} {A}", f"{B} {A}", f"в {A} {B}"])
def test_ways_to_type_a_discard_in_one_line(atoll: Atoll, line: str) -> None:
    discard, *payments = answers_after(atoll, line)
    assert discard == "discard"
    assert sorted(payments) == [f"pay {A}", f"pay {B}"]


def test_a_discard_of_one_card_leaves_the_other_to_be_chosen(atoll: Atoll) -> None:
    assert answers_after(atoll, f"d {A}") == ["discard", f"pay {A}"]
    assert answers_after(atoll, f"d {A}", str(B)) == ["discard", f"pay {A}", f"pay {B}"]


def test_a_card_alone_shows_where_it_can_go(atoll: Atoll) -> None:
    shown = at_first_turn(atoll, f"{C} a3", str(B))
    board = shown.rsplit("┌", 1)[1]
    assert "(2)" in board  # beside C
    assert f"  {B}  a1–e2(0) f2(2)" in board
    assert f"\n  {A}  " not in board


def test_in_a_cell_a_letter_is_what_it_looks_like(atoll: Atoll) -> None:
    """The letter «а» looks like an a, though it lies on the key of the f."""
    assert answers_after(atoll, f"{A} а3") == [f"play {A} a3"]


def test_in_a_cell_a_letter_on_the_same_key_is_asked_about(atoll: Atoll) -> None:
    assert answers_after(atoll, f"{A} ф3") == []
    assert f"Which one?\n  1. play {A} a3" in at_first_turn(atoll, f"{A} ф3")


@pytest.mark.parametrize("line", ["finish", "fin", str(B)])
def test_a_single_word_never_discards(atoll: Atoll, line: str) -> None:
    assert answers_after(atoll, line) == []


def test_commands_can_be_typed_as_words(atoll: Atoll) -> None:
    shown = atoll(
        "play tranquility --seed 8 --seats 1", ["hint", "undo", "save kept.atoll", "quit"]
    )
    assert shown.code == 0
    assert Path("kept.atoll").exists()


def test_a_new_game_says_what_it_is_about(atoll: Atoll) -> None:
    shown = atoll("play tranquility --seed 8", ["q"])
    assert "New here?" in shown.out.split("┌")[0]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("81 c1", None),
        (f"play {B} z9", None),
        (f"{B} b3", "TR-4.1"),
        (f"{E} b3", "TR-4.5"),
        (f"discard {A} {A}", None),
        (f"{A} 81", None),
        ("81", None),
        ("finish", None),
        ("anything at all", None),
        ("x" * 500, None),
    ],
)
def test_a_refusal_says_why_and_loses_nothing(atoll: Atoll, line: str, rule: str | None) -> None:
    shown = at_first_turn(atoll, f"{C} a3", line, "s game.atoll")
    answer = shown.split("\n> ")[1]
    assert "┌" not in answer  # the table is not drawn again, for nothing has changed
    assert (f"[{rule}]" in answer) == (rule is not None)
    assert len(library.record.loads(Path("game.atoll").read_text()).answers) == 1


NOT_HELD = {"en": "You do not hold such a card: ", "ru": "У вас в руке нет такой карты: "}


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("en", "12", "12"),
        ("en", "play 12", "12"),
        ("en", "12 c4", "12"),
        ("en", "12c4", "12"),
        ("en", "d 12 13", "12"),
        ("en", f"d {B} 13", "13"),
        ("en", f"{B} {B}", str(B)),
        ("en", "finish", "Finish"),
        ("en", f"d {B} fin", "Finish"),
        ("ru", "finish", "Финиш"),
        ("ru", f"d {B} финиш", "Финиш"),
        ("ru", "в 12 13", "12"),
    ],
)
def test_who_names_a_card_that_is_not_held_is_told_so(
    atoll: Atoll, language: str, line: str, card: str
) -> None:
    shown = at_first_turn(atoll, f"{C} a3", line, language=language)
    assert shown.split("\n> ")[1] == f"{NOT_HELD[language]}{card}."


@pytest.mark.parametrize(
    ("language", "line", "reason"),
    [
        ("en", "monster", "Sea monsters, where there are any, are played onto an island"),
        ("ru", "финиш", "«Финиш» играют словом «finish»"),
        ("ru", "старт", "«Старт» лежит рядом с ней"),
        ("ru", "чудовище c4", "играют на остров: слово «monster» и клетка"),
    ],
)
def test_who_names_a_card_that_is_no_island_is_told_how_it_is_played(
    atoll: Atoll, language: str, line: str, reason: str
) -> None:
    shown = at_first_turn(atoll, f"{C} a3", line, language=language)
    assert reason in " ".join(shown.split("\n> ")[1].split())


def test_a_reason_is_never_about_words_that_nobody_typed(atoll: Atoll) -> None:
    """With C in the last cell E fits nowhere, and every cell would be refused for its own sake."""
    shown = at_first_turn(atoll, f"{C} f6", str(E))
    assert "Write it like this: “play 12 a1”." in shown.split("\n> ")[1]


def test_a_placement_is_read_without_the_gap(atoll: Atoll) -> None:
    assert answers_after(atoll, f"{A}c1") == [f"play {A} c1"]


def test_undo_takes_an_answer_back(atoll: Atoll) -> None:
    placed = [f"play {C} a3", f"play {A} c1"]
    assert answers_after(atoll, f"{C} a3", f"{B} f2", "u", f"{A} c1") == placed


def test_undo_is_refused_when_something_was_revealed(atoll: Atoll) -> None:
    assert "Nothing can be taken back" in at_first_turn(atoll, f"{C} a3", "u")


def test_commands(atoll: Atoll) -> None:
    shown = at_first_turn(atoll, "?", "h", "help", "r 4.2", "rules TR-4.3", "r", "r 99", "", "s")
    for words in (
        f"play {E} f6",
        "12 c4         place island",
        "TR-4.2 A cell's neighbours",
        "TR-4.3 An island placed beside",
        "TR-17 Duel",
        "no paragraph 99",
        f"saved in tranquility-{SEED}.atoll",
    ):
        assert words in shown


def test_a_hint_says_why_below_the_answer(atoll: Atoll) -> None:
    answer, reason, *_ = at_first_turn(atoll, "h").splitlines()
    assert re.match(r"play \d+ \w\d  Place ", answer)
    assert reason.startswith("  The gaps stay easy to fill: ")


def test_commands_on_a_cyrillic_keyboard(atoll: Atoll) -> None:
    shown = at_first_turn(atoll, "к 4.2", "й", f"{A} c1", language="ru")
    assert "TR-4.2" in shown
    assert "Попутного ветра!" in shown
    assert "┌" not in shown


def test_a_game_that_was_left_goes_on(atoll: Atoll) -> None:
    shown = atoll("play tranquility --seed 8 --seat 2 --bot random", ["!", "!", "q"])
    assert shown.code == 0
    command = "play " + shown.out.rsplit("atoll play ", 1)[1].splitlines()[0]
    assert command == "play --from tranquility-8.atoll --seat 2 --bot random"
    before = library.record.loads(Path("tranquility-8.atoll").read_text())
    resumed = atoll(command, FOLLOW_HINTS)
    assert resumed.code == 0
    after = library.record.loads(Path("tranquility-8.atoll").read_text())
    assert after.answers[: len(before.answers)] == before.answers
    assert library.record.replay(after).outcome is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_that_was_asked_for_is_kept(atoll: Atoll, language: str) -> None:
    shown = atoll(f"play tranquility --seed 8 --seats 1 --lang {language}", ["!", "q"])
    command = "play " + shown.out.rsplit("atoll play ", 1)[1].splitlines()[0]
    kept = f"play --from tranquility-8.atoll --seat 1 --bot careful --lang {language}"
    assert command == kept
    resumed = atoll(command, FOLLOW_HINTS)
    assert f"atoll replay tranquility-8.atoll --lang {language}\n" in resumed.out


def test_leaving_before_the_first_answer_leaves_no_file(atoll: Atoll, tmp_path: Path) -> None:
    assert atoll("play tranquility --seats 1", ["q"]).code == 0
    assert list(tmp_path.iterdir()) == []


def test_two_games_of_one_seed_are_saved_in_two_files(atoll: Atoll, tmp_path: Path) -> None:
    for _ in range(2):
        at_first_turn(atoll, f"{A} c1", "q")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"tranquility-{SEED}-2.atoll", f"tranquility-{SEED}.atoll"]


def test_an_interrupt_ends_politely(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("atoll.cli.terminal.ask", interrupt)
    shown = atoll("play tranquility --seats 1")
    assert shown.code == 130
    assert "Fair winds!" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("text", ["mine", library.record.dumps(whole_game(seed=5).record)])
def test_a_file_of_anything_but_this_game_is_never_overwritten(atoll: Atoll, text: str) -> None:
    other = Path("other.atoll")
    other.write_text(text)
    shown = atoll("play tranquility --seats 1 --record other.atoll")
    assert shown.code == 1
    assert shown.err == TAKEN
    assert "other.atoll is there already" in at_first_turn(atoll, f"{A} c1", "s other.atoll", "s")
    resumed = atoll(f"play --from tranquility-{SEED}.atoll --record other.atoll")
    assert resumed.code == 1
    assert other.read_text() == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_what_is_no_file_stays_what_it_is(atoll: Atoll) -> None:
    Path("games").mkdir()
    os.mkfifo("pipe")
    for name in ("games", "pipe"):
        assert f"{name} is there already" in at_first_turn(atoll, f"s {name}")
    assert Path("pipe").is_fifo()


def test_the_files_of_this_game_are_written_again_and_again(atoll: Atoll) -> None:
    Path("empty.atoll").touch()
    at_first_turn(atoll, "s empty.atoll", "s two.atoll", f"{A} c1", "s empty.atoll", "s two.atoll")
    for name in ("empty.atoll", "two.atoll"):
        assert len(library.record.loads(Path(name).read_text()).answers) == 1
    atoll("play --from two.atoll --record ./two.atoll", ["!", "q"])
    assert len(library.record.loads(Path("two.atoll").read_text()).answers) > 1


def test_a_record_that_cannot_be_written_leaves_the_old_one(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fill_disk(path: Path, text: str, encoding: str) -> None:
        path.touch()
        raise OSError(ENOSPC, "the disk is full")

    at_first_turn(atoll, f"{A} c1", "s game.atoll")
    before = Path("game.atoll").read_text()
    monkeypatch.setattr(Path, "write_text", fill_disk)
    shown = atoll("play --from game.atoll")
    assert (shown.code, shown.err) == (1, "atoll: cannot write game.atoll: the disk is full\n")
    assert before == Path("game.atoll").read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.atoll"]


def test_a_name_that_no_file_can_have(atoll: Atoll) -> None:
    assert "could not be saved" in at_first_turn(atoll, "s a\0b")
    assert "not what is asked" in at_first_turn(atoll, "a\0b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_very_long_line_is_refused_unread(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.delattr("atoll.cli.playing.meaning.answers_in")
    shown = at_first_turn(atoll, f"d {A} " * 100, language=language)
    assert terminal_texts(language)("play-too-long", most=200) in " ".join(shown.split())


def test_so_is_one_that_is_typed_instead_of_reading_on(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lines = io.StringIO(), iter(["", "help", "d 1 " * 100, "q"])
    at_keyboard(monkeypatch, lambda prompt: next(lines), file, height=FEW_LINES)
    monkeypatch.delattr("atoll.cli.playing.meaning.answers_in")
    assert atoll("play tranquility --seats 1 --seed 5").code == 0
    assert "This line is too long" in file.getvalue()


def test_whoever_leaves_before_the_first_board_is_seen_ends_politely(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = io.StringIO()
    at_keyboard(monkeypatch, lambda prompt: "q", file, height=2)
    assert atoll("play tranquility --seats 1 --seed 5").code == 0
    assert "Fair winds!" in file.getvalue()
    assert "┌" not in file.getvalue()


def test_bots_take_the_other_seats_in_turn(atoll: Atoll) -> None:
    command = "play tranquility --seats 4 --seat 2"
    shown = atoll(f"{command} --bot random,careful", ["!", "q"]).out
    for name in ("Scatterbrain 1", "Skipper 2 (you)", "Careful 3", "Scatterbrain 4"):
        assert name in shown
    assert "--seat 2 --bot random,careful" in shown
    refused = atoll(f"{command} --bot random,random,random,random")
    assert refused.code == 2
    assert "4 named, 3 needed" in refused.err


def before_sailing_on() -> Match:
    """A game of one player who has just given a whole hand for a compass, with a storm about."""
    for seed in count():
        match = Match.start("tranquility", seats=1, seed=seed, options={"storms": True})
        bot = RandomBot(seed)
        while answer := next_answer(match.game, match.state, [bot]):
            trade = match.state.decisions[0].option("trade")
            match.answer(*(answer if trade is None else (0, "trade")))
            if match.state.decisions and match.state.decisions[0].prompt.key == "ask-bearings":
                return match
    raise AssertionError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["", "sail on", "s on", "on"])
def test_enter_sails_on_past_a_compass(atoll: Atoll, language: str, line: str) -> None:
    match = before_sailing_on()
    Path("game.atoll").write_text(library.record.dumps(match.record))
    shown = atoll(f"play --from game.atoll --lang {language}", [line]).out
    asked = " ".join(shown.split("> ")[0].split())
    texts = terminal_texts(language, "tranquility")
    for words in (
        texts.say(match.state.decisions[0].prompt),
        f"sail on {texts('option-sail-on')}",
        texts("play-enter-answers", answer="sail on"),
    ):
        assert words in asked
    answers = library.record.loads(Path("game.atoll").read_text()).answers
    assert answers[len(match.record.answers) :][0].text == "sail on"


def test_enter_gives_no_answer_that_is_to_be_typed(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = BOARDS["tranquility"]
    assert board.asking.deliberate == {grammar.GiveUp}
    asking = board.asking._replace(deliberate=frozenset([grammar.SailOn]))
    monkeypatch.setitem(BOARDS, "tranquility", board._replace(asking=asking))
    text = library.record.dumps(before_sailing_on().record)
    Path("game.atoll").write_text(text)
    shown = atoll("play --from game.atoll", [""])
    assert " ".join(shown.out.split()).count("or sail on?") == 2
    assert "Press Enter to answer" not in shown.out
    assert Path("game.atoll").read_text() == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with the line"),
        ("atoll record 1\ngame chess\nrules 1\nseats 2\nseed 1\n\n", "'chess'"),
        (library.record.dumps(whole_game(seed=5).record) + "0 fly\n", "answer"),
    ],
)
def test_a_broken_record_cannot_be_gone_on_with(atoll: Atoll, text: str, reason: str) -> None:
    Path("game.atoll").write_text(text)
    shown = atoll("play --from game.atoll")
    assert shown.code == 1
    assert reason in shown.err


@pytest.mark.parametrize("command", ["play --from game.atoll", "replay game.atoll --quiet"])
@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "This grid has no cell z9."),
        ("ru", "В этой сетке нет клетки z9."),
        ("uk", "У цій сітці немає клітинки z9."),
    ],
)
def test_an_illegal_answer_in_a_record_is_explained(
    atoll: Atoll, language: str, reason: str, command: str
) -> None:
    record = Match.start("tranquility", seats=1, seed=SEED).record
    Path("game.atoll").write_text(f"{library.record.dumps(record)}0 play {A} z9\n")
    shown = atoll(f"{command} --lang {language}")
    assert shown.code == 1
    which, why = shown.err.splitlines()
    assert which == f"atoll: game.atoll: answer 1, seat 0: 'play {A} z9' is not legal"
    assert why.startswith(reason)
    assert "refused-" not in shown.err


def test_the_record_can_be_kept_at_the_end(atoll: Atoll) -> None:
    lines = [answer.text for answer in whole_game(seed=5).record.answers]
    shown = atoll("play tranquility --seats 1 --seed 5", [*lines, "s kept.atoll"])
    assert "atoll replay kept.atoll" in shown.out
    assert atoll("replay kept.atoll --quiet").code == 0
