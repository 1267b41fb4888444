"""Records are checked and shown; a broken one is refused with the place where it breaks."""

import re
from pathlib import Path

import pytest

from atoll import Match, record
from atoll.bots import RandomBot, next_answer

from .conftest import Atoll


@pytest.fixture
def game(atoll: Atoll) -> str:
    """A finished game in the file game.atoll, in the directory of the test."""
    match = Match.start("tranquility", seats=2, seed=3, options={"rocks": True})
    bots = [RandomBot(1), RandomBot(2)]
    while answer := next_answer(match.game, match.state, bots):
        match.answer(*answer)
    text = record.dumps(match.record)
    Path("game.atoll").write_text(text)
    return text


def test_a_replay_shows_every_answer_and_the_end(atoll: Atoll, game: str) -> None:
    shown = atoll("replay game.atoll")
    answers = record.loads(game).answers
    assert shown.code == 0
    assert "seed=3" in shown.out
    for number, answer in enumerate(answers, start=1):
        assert f"{number:>4}. Player {answer.seat + 1}: {answer.text}\n" in shown.out
    assert "┌" in shown.out
    assert f"The record holds: {len(answers)} answers." in shown.out


def test_a_replay_tells_a_spectator_no_secrets(atoll: Atoll, game: str) -> None:
    which_cards = re.compile(r"draws \d+(, \d+)*\.")
    assert not which_cards.search(atoll("replay game.atoll").out)
    assert which_cards.search(atoll("replay game.atoll --seat 2").out)


def test_from_a_seat_only_its_own_answers_are_read(atoll: Atoll, game: str) -> None:
    shown = atoll("replay game.atoll --seat 2").out
    for number, answer in enumerate(record.loads(game).answers, start=1):
        text = answer.text if answer.seat == 1 else "…"
        assert f"{number:>4}. Player {answer.seat + 1}: {text}\n" in shown


def test_a_quiet_replay_only_says_how_it_ended(atoll: Atoll, game: str) -> None:
    shown = atoll("replay game.atoll --quiet")
    assert "┌" not in shown.out
    assert "The record holds" in shown.out


def test_a_replay_stops_where_it_is_told(atoll: Atoll, game: str) -> None:
    shown = atoll("replay game.atoll --until 2")
    assert "   2. Player" in shown.out
    assert "   3. Player" not in shown.out
    assert "After 2 answers the game is still going on." in shown.out
    assert atoll("replay game.atoll --until 9999").code == 2


def test_a_replay_goes_step_by_step(atoll: Atoll, game: str) -> None:
    shown = atoll("replay game.atoll --step --until 3", ["", "", ""])
    assert shown.out.count("┌") == 3


def test_when_nobody_presses_enter_any_more_the_rest_is_still_checked(
    atoll: Atoll, game: str
) -> None:
    shown = atoll("replay game.atoll --step", ["", ""])
    assert shown.code == 0
    assert shown.out.count("Press Enter") == 3
    assert shown.out.count("┌") == 4  # the last one is where the game ended
    assert "The record holds" in shown.out
    Path("game.atoll").write_text(f"{game}0 play 99 z9\n")
    broken = atoll("replay game.atoll --step", ["", ""])
    assert broken.code == 1
    assert f"answer {len(record.loads(game).answers) + 1}" in broken.err


def test_steps_need_a_file(atoll: Atoll, game: str) -> None:
    shown = atoll("replay - --step", game.splitlines())
    assert (shown.code, shown.out) == (2, "")
    assert "--step needs a FILE" in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_replay_in_every_language(atoll: Atoll, game: str, language: str) -> None:
    assert atoll(f"replay game.atoll --lang {language}").code == 0


def test_a_record_from_the_standard_input(
    atoll: Atoll, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = atoll("replay - --quiet", game.splitlines())
    assert shown.code == 0
    broken = atoll("replay - --quiet", ["no record"])
    assert broken.code == 1
    assert "the standard input" in broken.err


HASH = record.seed_hash(3)
SEED_FITS = {
    "en": "The seed 3 fits the given hash.",
    "ru": "Номер раздачи (seed) 3 соответствует указанному хешу.",
    "uk": "Номер роздачі (seed) 3 відповідає вказаному хешу.",
}
SEED_DIFFERS = {
    "en": "The seed 3 does not fit the given hash",
    "ru": "Номер раздачи (seed) 3 не соответствует указанному хешу",
    "uk": "Номер роздачі (seed) 3 не відповідає вказаному хешу",
}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("written", [HASH, HASH.upper()])
def test_a_seed_that_has_the_promised_hash_is_confirmed_at_the_end(
    atoll: Atoll, game: str, language: str, written: str
) -> None:
    shown = atoll(f"replay game.atoll --quiet --lang {language} --seed-hash {written}")
    assert shown.code == 0
    assert shown.out.endswith(f"{SEED_FITS[language]}\n")


def test_the_seed_of_a_game_that_goes_on_is_confirmed_too(atoll: Atoll, game: str) -> None:
    shown = atoll(f"replay game.atoll --until 2 --seed-hash {HASH}")
    assert shown.code == 0
    assert shown.out.endswith(f"still going on.\n{SEED_FITS['en']}\n")


def test_without_a_hash_nothing_is_said_of_it(atoll: Atoll, game: str) -> None:
    assert "hash" not in atoll("replay game.atoll").out


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_game_with_another_seed_than_promised_does_not_hold(
    atoll: Atoll, game: str, language: str
) -> None:
    promised = record.seed_hash(4)
    shown = atoll(f"replay game.atoll --lang {language} --seed-hash {promised}")
    assert (shown.code, shown.out) == (1, "")
    assert f"game.atoll: {SEED_DIFFERS[language]}" in shown.err
    assert HASH in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("written", ["3", HASH[1:], f"{HASH}0", f"{HASH[1:]}g", f"{HASH[1:]}٣"])
def test_a_hash_that_is_none_is_a_mistake(atoll: Atoll, game: str, written: str) -> None:
    shown = atoll(f"replay game.atoll --seed-hash {written}")
    assert (shown.code, shown.out) == (2, "")
    assert "64 hexadecimal digits" in shown.err
    assert repr(written)[:20] in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("was", "becomes", "reason"),
    [
        ("atoll record 1", "atoll record 7", "begins with the line 'atoll record 1'"),
        ("seats 2", "seats two", "head of the record"),
        ("seats 2", "seats 9", "takes 1, 2, 3, 4, 5 seats"),
        ("seats 2\n", "", "does not say its seats"),
        ("rules ", "rules 9", "version 9"),
        ("game tranquility", "game chess", "'chess'"),
        ("seed 3", "sead 3", "line 5"),
        ("rocks=true", "rocks=maybe", "'rocks'"),
    ],
)
def test_a_broken_record_is_refused(
    atoll: Atoll, game: str, was: str, becomes: str, reason: str
) -> None:
    Path("game.atoll").write_text(game.replace(was, becomes, 1))
    shown = atoll("replay game.atoll")
    assert shown.code == 1
    assert reason in shown.err
    assert shown.err.count("\n") == 1


def test_an_illegal_answer_is_named_by_its_number(atoll: Atoll, game: str) -> None:
    lines = game.splitlines()
    place = lines.index("") + 4
    lines[place] = f"{lines[place].split()[0]} play 99 z9"
    Path("game.atoll").write_text("\n".join(lines))
    shown = atoll("replay game.atoll --quiet")
    assert shown.code == 1
    assert "answer 4" in shown.err


def test_a_file_that_cannot_be_read(atoll: Atoll) -> None:
    assert "nowhere" in atoll("replay nowhere").err
    assert atoll("replay nowhere").code == 1
    Path("picture").write_bytes(b"\xff\xfe\x00")
    assert atoll("replay picture").code == 1
