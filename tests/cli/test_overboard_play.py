"""A person plays Overboard!: what stops the game, what can be typed, and what fits the screen."""

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

import atoll as library
from atoll import Match, record
from atoll.cli.moment import Moment
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.overboard.view import Board
from atoll.texts import LANGUAGES

from .bots import Quiet, there_are_only
from .conftest import Atoll
from .paused import PROMPT, Paused
from .screens import at_keyboard, screens
from .typed import misread, read

PASSES = "Press Enter to let this chance pass."
LEAVES_OPEN = "Press Enter to leave the offer open for now."
LANDED = "The fourth gull: land! Friends and enemies are shown."


@pytest.fixture(autouse=True)
def quiet_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, random=Quiet)


@cache
def until(question: str, also: str = "") -> Paused:
    """A game of four in which the person is the Kid, is asked this, and can answer that."""
    for seed in range(1000):
        match = Match.start("overboard", 4, seed)
        if match.game.view(match.state, 0).board.roles[0] == "kid" and leads_to(
            match, question, also
        ):
            return Paused(match)
    raise AssertionError("there is no such game")


def leads_to(match: Match, question: str, also: str) -> bool:
    """Whether a game in which everybody gives the last answer leads there; it has, then."""
    while match.state.outcome is None:
        decision = match.state.awaited[0]
        if (decision.seat, decision.prompt.key) == (0, question):
            own = [each for each in match.state.decisions if each.seat == 0]
            return not also or any(each.option(also) for each in own)
        match.answer(decision.seat, decision.options[-1].text)
    return False


def at(atoll: Atoll, question: str, *lines: str, language: str = "en", also: str = "") -> list[str]:
    """What is shown when this is asked, and after each line."""
    return until(question, also).play(atoll, *lines, language=language)


def answers(question: str, also: str = "") -> list[str]:
    """What the person has answered since this was asked."""
    return until(question, also).answered()


# What stops the game.


SEED = 3


def table(seat: int | None = None) -> Board:
    """What a seat, or a spectator, sees at the beginning of the game with this seed."""
    game = library.game("overboard")
    board: Board = game.view(game.setup(4, SEED), seat).board
    return board


def last_in_line() -> int:
    """The seat of whoever sits at the stern, and acts last."""
    board = table()
    return board.roles.index(board.benches[-1])


def stops(atoll: Atoll) -> list[bool]:
    """For each prompt up to the person's first turn, whether it is but a chance that may pass."""
    command = f"play overboard --seats 4 --seed {SEED} --seat {last_in_line() + 1}"
    prompts = atoll(f"{command} --bot random", [""] * 6).out.split(PROMPT)
    assert "New here?" in prompts[0]
    chances = [PASSES in each or LEAVES_OPEN in each for each in prompts]
    return chances[: chances.index(False) + 1]


def test_a_new_player_sees_the_table_before_anything_happens(atoll: Atoll) -> None:
    assert stops(atoll) == [True, False]


@pytest.mark.parametrize(
    ("words", "stopped"),
    [
        ("say ask {you} row", False),
        ("say promise {you} row", False),
        ("say offer {you} row water", True),
        ("request {you} {nothing}", False),
        ("request {you} {hidden}", True),
    ],
)
def test_only_what_one_may_want_to_answer_stops_the_game(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, words: str, stopped: bool
) -> None:
    person = last_in_line()
    board = table(person)
    (hidden,) = board.hand
    nothing = "compass" if hidden != "compass" else "flare"
    said = words.format(you=board.roles[person], hidden=hidden, nothing=nothing)
    monkeypatch.setattr(Quiet, "words", (said,))
    by_each_of_three = [True] * 3 if stopped else []
    assert stops(atoll) == [True, *by_each_of_three, False]


# What can be typed.


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "rob captain", "rob captain"),
        ("en", "ro captain", "rob captain"),
        ("en", "steal first", "steal bosun"),
        ("en", "REST", "rest"),
        ("en", "say ask mate row", "say ask bosun row"),
        ("en", "steal first mate", "steal bosun"),
        ("en", "rob First Mate", "rob bosun"),
        ("en", "request captain medical kit", "request captain medkit"),
        ("en", "request first mate open painting for 2", None),
        ("en", "captain", None),
        ("en", "rob kid", None),
        ("en", "1", None),
        ("ru", "rob капитан", "rob captain"),
        ("ru", "steal боц", "steal bosun"),
        ("uk", "rob капітан", "rob captain"),
        ("ru", "request капитан спасательный круг", "request captain lifebuoy"),
        ("uk", "request Капітан сигнальний пістолет", "request captain flare"),
    ],
)
def test_short_ways_to_act(atoll: Atoll, language: str, line: str, answer: str | None) -> None:
    at(atoll, "ask-action", line, language=language)
    assert answers("ask-action")[:1] == ([answer] if answer else [])


def test_where_a_name_alone_can_mean_much_one_is_asked_what(atoll: Atoll) -> None:
    _, which, _ = at(atoll, "ask-action", "captain", "2")
    listed = [line.split()[:3] for line in which.splitlines() if line.strip()[:1].isdecimal()]
    assert listed == [
        ["1.", "seat", "captain"],
        ["2.", "rob", "captain"],
        ["3.", "steal", "captain"],
    ]
    assert answers("ask-action") == ["rob captain"]


def test_the_verb_of_the_question_is_not_taken_for_a_card(atoll: Atoll) -> None:
    _, begun = at(atoll, "ask-water", "water", also="water kid")
    assert "water kid" in begun
    assert "open water" not in begun


def test_where_all_answers_have_one_verb_another_verb_is_but_a_name() -> None:
    """Water can be given, but here it can only be kept."""
    for seed in range(1000):
        match = Match.start("overboard", 4, seed)
        (first, *_) = match.state.awaited
        if first.option("keep water"):
            words = Presenter(terminal_texts("en", "overboard"), ())
            moment = Moment(match.game, match.state, first.seat, words)
            assert read(moment, "water") == ["keep water"]
            return
    raise AssertionError("there is no such game")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "water me"), ("en", "Water myself"), ("ru", "water себе"), ("uk", "water собі")],
)
def test_one_may_call_oneself_me(atoll: Atoll, language: str, line: str) -> None:
    at(atoll, "ask-water", line, language=language, also="water kid")
    assert answers("ask-water", "water kid")[:1] == ["water kid"]


@pytest.mark.parametrize(
    ("line", "verbs"),
    [
        ("knife", "open, throw, offer, request"),
        ("kni", "open, throw, offer, request"),
    ],
)
def test_a_card_alone_is_neither_opened_nor_thrown(atoll: Atoll, line: str, verbs: str) -> None:
    _, refused = at(atoll, "ask-ready", line, also="open knife")
    says = f"“{line}” alone answers nothing here. Say first what to do with it: {verbs}."
    assert " ".join(refused.split()) == says
    assert answers("ask-ready", "open knife") == []


@pytest.mark.parametrize("line", ["ask captain row", "say ask captain row", "ask cap row"])
def test_what_is_said_needs_no_say(atoll: Atoll, line: str) -> None:
    at(atoll, "ask-ready", line)
    assert answers("ask-ready")[:1] == ["say ask captain row"]


def test_what_is_not_asked_now_is_refused_though_one_might_talk_of_it(atoll: Atoll) -> None:
    _, refused = at(atoll, "ask-ready", "row")
    assert refused.startswith("This is not what is asked now.")


@pytest.mark.parametrize("question", ["ask-action", "ask-ready"])
def test_a_beginning_is_repeated_and_enter_goes_back(atoll: Atoll, question: str) -> None:
    asked, begun, again = at(atoll, question, "throw", "")
    assert "So far “throw”." in begun
    assert asked.splitlines()[-4:] == again.splitlines()[-4:]
    assert answers(question) == []


@pytest.mark.parametrize(("language", "line"), [("en", "keep painting"), ("ru", "картина")])
def test_a_painting_can_be_typed_by_its_name(atoll: Atoll, language: str, line: str) -> None:
    then = with_a_painting()
    then.play(atoll, line, language=language)
    assert then.answered()[0].startswith("keep painting")


@cache
def with_a_painting() -> Paused:
    """A new game of four in which the person may keep the only painting there is to see."""
    for seed in range(1000):
        match = Match.start("overboard", 4, seed)
        first = match.state.awaited[0]
        texts = [option.text for option in first.options]
        hand = match.game.view(match.state, 0).board.hand
        found = sum(text.startswith("keep painting") for text in texts)
        if first.seat == 0 and found == 1 and not hand[0].startswith("painting"):
            return Paused(match)
    raise AssertionError("there is no such game")


def test_of_all_answers_those_to_the_question_are_listed_and_of_offers_one_of_each_kind(
    atoll: Atoll,
) -> None:
    _, listed = at(atoll, "ask-action", "?")
    lines = [line.strip() for line in listed.splitlines()]
    for verb in ("seat", "rob", "steal"):
        assert sum(line.startswith(f"{verb} ") for line in lines) == 3
    for kind in ("throw", "request", "say ask", "say promise", "say offer"):
        assert sum(line.startswith(f"{kind} ") for line in lines) == 1
    assert len(lines) < 40


def test_words_and_offers_have_no_numbers_and_are_not_given_by_mistake(atoll: Atoll) -> None:
    _, second, *_ = at(atoll, "ask-ready", "2", "")
    assert "Nothing here has the number 2." in second
    assert answers("ask-ready")[:1] == ["ready"]


def test_what_can_wait_is_named_in_one_line_beside_a_question(atoll: Atoll) -> None:
    (asked,) = at(atoll, "ask-action")
    below = asked.splitlines()[asked.splitlines().index("Your turn. What do you do?") + 1 :]
    assert [line.split(":")[0] for line in below[:2]] == ["For example", "Also"]
    assert below[1] == "Also: open, throw, offer, request, say · “? say” shows how"
    assert len(below) == 3


def test_the_beginning_of_an_answer_leaves_the_question_in_sight(atoll: Atoll) -> None:
    _, begun = at(atoll, "ask-action", "rob")
    question, *listed = begun.splitlines()[-6:-2]
    assert question == "Your turn. What do you do?"
    assert numbered(listed) == ["1. rob lady", "2. rob captain", "3. rob bosun"]


def numbered(lines: Sequence[str]) -> list[str]:
    """The answers that have numbers."""
    return [" ".join(line.split()[:3]) for line in lines if line[:4].strip()[:-1].isdecimal()]


def test_of_few_answers_none_is_left_out(atoll: Atoll) -> None:
    (asked,) = at(atoll, "ask-water", also="water kid")
    listed = numbered(asked.splitlines())
    people = ["1. water lady", "2. water snob", "3. water frenchy", "4. water kid"]
    assert listed == [*people, "5. pass No"]
    assert "For example" not in asked


def test_all_answers_with_a_verb_can_be_listed(atoll: Atoll) -> None:
    _, offers, nothing = at(atoll, "ask-action", "? request", "? fly")
    match = until("ask-action").match
    own = [each for each in match.state.decisions if each.seat == 0]
    texts = [option.text for each in own for option in each.options]
    shown = [f"request {text.strip()}" for text in " ".join(offers.split()).split("request ")[1:]]
    assert shown == [text for text in texts if text.startswith("request ")]
    assert nothing.startswith("This is not what is asked now.")


def test_an_offer_is_asked_about_with_numbered_answers(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = last_in_line()
    board = table(person)
    (hidden,) = board.hand
    monkeypatch.setattr(Quiet, "words", (f"request {board.roles[person]} {hidden}",))
    command = f"play overboard --seats 4 --seed {SEED} --seat {person + 1} --bot random"
    shown = atoll(command, ["", "2", "q"]).out.split(PROMPT)
    lines = shown[1].splitlines()
    (asked,) = [line for line in lines if line.endswith(". Accept or decline?")]
    assert " asks you for " in asked
    first, second = numbered(lines[lines.index(asked) :])
    assert (first.split()[1], second.split()[1]) == ("accept", "decline")
    assert LEAVES_OPEN in lines
    assert " declines " not in shown[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_can_be_typed_with_the_names_that_are_shown(language: str) -> None:
    words = Presenter(terminal_texts(language, "overboard"), ())
    match = until("ask-action", "open knife").match
    assert misread(Moment(match.game, match.state, 0, words)) == []


@pytest.mark.parametrize(
    ("language", "line", "word"),
    [
        ("en", "r chum", "chum"),
        ("en", "r bait", "chum"),
        ("en", "r medkit", "medical kit"),
        ("en", "rules Medical kit", "medical kit"),
        ("ru", "r аптечка", "аптечк"),
        ("uk", "r весло", "весл"),
    ],
)
def test_the_rules_are_found_by_a_word(atoll: Atoll, language: str, line: str, word: str) -> None:
    _, found = at(atoll, "ask-ready", line, language=language)
    paragraphs = found.split("\n\n")
    assert len(paragraphs) > 1
    for paragraph in paragraphs:
        assert paragraph.startswith("OB-")
        assert word in " ".join(paragraph.lower().split())


def test_whoever_looks_up_an_oar_does_not_row(atoll: Atoll) -> None:
    _, found = at(atoll, "ask-action", "r oar", also="row oar")
    assert found.startswith("OB-")
    assert answers("ask-action", "row oar") == []


@pytest.mark.parametrize("line", ["r xyzzy", "r 99", "r %"])
def test_what_the_rules_do_not_speak_of_is_not_found(atoll: Atoll, line: str) -> None:
    _, found = at(atoll, "ask-ready", line)
    assert found.startswith("The rules have no paragraph")


def test_of_advice_the_first_is_about_the_question(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quiet, "words", ("say ask captain row",))
    _, advice, _ = at(atoll, "ask-action", "h", "!")
    assert [line.split("  ")[0] for line in advice.splitlines()] == ["rest", "say ask captain row"]
    assert answers("ask-action")[:1] == ["rest"]


# What fits the screen.


GOES_ON = "Press Enter to go on, q to quit. "
FEW_LINES = 6


def read_along(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, *, typed: bool = True, word: str = ""
) -> list[list[str]]:
    """The lines before each stop to read, on a terminal of few lines; this word is typed there."""
    file, pages = io.StringIO(), list[list[str]]()

    def answer(prompt: str) -> str:
        if prompt != GOES_ON:
            return "!"
        pages.append(screens(file)[-1].splitlines())
        return word

    at_keyboard(monkeypatch, answer, file, FEW_LINES)
    monkeypatch.setattr("atoll.cli.terminal.is_typed", lambda: typed)
    assert atoll("play overboard --seats 6 --seed 2 --bot random").code == 0
    return pages


def test_a_person_reads_along_before_more_happens_than_fits(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = read_along(atoll, monkeypatch)
    assert len(pages) > 2
    assert {len(page) < FEW_LINES for page in pages} == {True}


def test_whoever_reads_along_can_leave(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(read_along(atoll, monkeypatch, word="q")) == 1


def test_a_game_that_is_piped_in_stops_for_nobody(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_along(atoll, monkeypatch, typed=False) == []


READS_ON = "Press Enter to read on, q to stop reading. "


@pytest.mark.parametrize(("word", "pages"), [("", 7), ("q", 1)])
def test_what_is_long_is_read_in_pages(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, word: str, pages: int
) -> None:
    """The help takes eight times as many lines as a page has here."""
    file, asked = io.StringIO(), list[str]()
    lines = iter(["help", "q"])

    def turn(prompt: str) -> str:
        asked.append(prompt)
        return word if prompt == READS_ON else "" if prompt == GOES_ON else next(lines)

    at_keyboard(monkeypatch, turn, file, FEW_LINES + 1)
    assert atoll("play overboard --seats 4 --seed 2 --bot random").code == 0
    assert asked.count(READS_ON) == pages


def test_the_help_tells_the_days_in_short_and_how_to_begin(atoll: Atoll) -> None:
    shown = atoll("play overboard --seats 4 --seed 2 --bot random --lang en", ["help"]).out
    told = " ".join(shown.split())
    places = [
        told.index(word)
        for word in ("offer kid unseen water", "Morning: whoever", "Your first voyage?")
    ]
    assert places == sorted(places)


def test_the_points_in_the_end_are_told_once(atoll: Atoll) -> None:
    games = (
        atoll(f"play overboard --seats 4 --seed {seed} --bot random", ["!"] * 300)
        for seed in range(20)
    )
    lines = next(game.out for game in games if LANDED in game.out).splitlines()
    end = lines.index(LANDED)
    assert ["★" in line for line in lines[end - 5 : end - 1]] == [True, False, False, False]
    assert " wins with " in lines[end - 1]
    assert lines[end + 1].startswith("The seed of this game")


def test_a_replay_draws_the_boat_for_a_spectator(atoll: Atoll) -> None:
    Path("game.atoll").write_text(record.dumps(until("ask-ready").match.record))
    shown = atoll("replay game.atoll")
    assert shown.code == 0
    lines = shown.out.splitlines()
    drawn = next(line for line in lines if line.startswith("Day 1 · evening"))
    rows = lines[lines.index(drawn) + 1 :][:4]
    assert [line[:8].split()[-1] for line in rows if line[:8].split()[1:]] == ["bow", "stern"]
    assert "You hide" not in shown.out
