"""What the rules say names players and cards as people do."""

import pytest

from atoll.cli.boards import BOARDS
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.tobago.answers import FACE
from atoll.games.tranquility import answers
from atoll.games.tranquility.cards import ORANGE, YELLOW
from atoll.games.tranquility.state import Storm
from atoll.kernel import Event

each_language = pytest.mark.parametrize("language", ["en", "ru", "uk"])
each_storm = pytest.mark.parametrize("colour", [YELLOW, ORANGE])


def presenter(language: str) -> Presenter:
    untold = BOARDS["tranquility"].telling.untold
    texts = terminal_texts(language, "tranquility")
    return Presenter(texts, ("Ann", "Bohdan"), untold=untold)


@each_language
@each_storm
def test_a_storm_is_over_a_player_with_a_name(language: str, colour: int) -> None:
    storm, words = Storm(colour, 1), presenter(language)
    label = words.option(answers.lift(0, storm))
    assert "Bohdan" in label
    assert not any(letter.isdecimal() for letter in label)
    kind = "lifted-yellow" if colour == YELLOW else "lifted-orange"
    told = words.event(Event(kind, {"seat": 0, **answers.where(storm)}))
    assert told.startswith("Ann ")
    assert "Bohdan" in told
    assert not any(letter.isdecimal() for letter in told)


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "5, Sea monster, 17"),
        ("ru", "5, Морское чудовище, 17"),
        ("uk", "5, Морське чудовисько, 17"),
    ],
)
def test_cards_in_a_list_do_not_run_together(language: str, listed: str) -> None:
    words = presenter(language)
    assert words.cards([5, "monster", 17]) == listed
    assert listed in words.event(Event("drew-cards", {"seat": 0, "cards": ("5", "monster", "17")}))
    assert "5, 17" in words.option(answers.give_unseen(0, (5, 17), 2))


def test_what_a_text_is_about_may_have_a_sign_on_the_board() -> None:
    texts = terminal_texts("en", "tobago")
    words = Presenter(texts, ("Ann", "Bohdan"), BOARDS["tobago"].telling.gloss)
    assert words.event(Event("faced", {"direction": "s"})) == "The statue looks south →."
    assert words.option(FACE[0]) == "Look north ←"
    assert words.event(Event("turn", {"seat": 1})) == "Now Bohdan takes a turn."
