"""The rules are read paragraph by paragraph; nothing of a digest gets lost on the way."""

import re
from pathlib import Path

import pytest

import atoll
from atoll import digest as reading
from atoll.digest import Digest, Minute, Paragraph, Section, digests
from atoll.texts import LANGUAGES

SAMPLE = """# Ludo

In our own words.
On two lines.

<!-- pictures
LU-1.2 die pawn
-->

## In one minute

**What you want.** Home.

**The end.** All are home.

## LU-1 The *board*

A word before.

- **LU-1.1** Roll.
  *(Our
  ruling: once.)*
- **LU-1.2** Choose:

  | roll | step |
  |---|---|
  | 1 | 1 |

A word after.

- **LU-1.3** *(our ruling)* Go.

## LU-2 The end

- **LU-2.1** It ends.
"""


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Digest:
    (tmp_path / "ludo.md").write_text(SAMPLE)
    (tmp_path / "notes.txt").write_text("")
    monkeypatch.setattr(reading, "_places", lambda: (tmp_path / "nowhere", tmp_path))
    return Digest("ludo", "uk")


def test_a_digest_is_its_title_its_intro_and_its_sections(ludo: Digest) -> None:
    assert (ludo.title, ludo.intro) == ("Ludo", "In our own words.\nOn two lines.")
    minute = "**What you want.** Home.\n\n**The end.** All are home."
    assert ludo.minute == Minute("In one minute", minute)
    table = "Choose:\n\n| roll | step |\n|---|---|\n| 1 | 1 |"
    first = [
        Paragraph("LU-1.1", "Roll.\n*(Our\nruling: once.)*", True, []),
        Paragraph("LU-1.2", table, False, ["die", "pawn"]),
        Paragraph("LU-1.3", "*(our ruling)* Go.", True, []),
    ]
    assert ludo.sections() == [
        Section("LU-1", "The *board*", "A word before.\n\nA word after.", first),
        Section("LU-2", "The end", "", [Paragraph("LU-2.1", "It ends.", False, [])]),
    ]


def test_what_is_not_translated_is_in_english(ludo: Digest) -> None:
    assert ludo.language == "en"
    assert digests() == ["ludo"]


def test_a_game_without_rules_has_none() -> None:
    with pytest.raises(LookupError, match="chess"):
        Digest("chess", "en")


def test_every_game_on_the_table_has_rules() -> None:
    assert set(atoll.games()) <= set(digests())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", digests())
def test_nothing_of_a_digest_is_lost(game: str, language: str) -> None:
    digest = Digest(game, language)
    assert digest.language == language
    words = [digest.title, digest.intro, digest.minute.title, digest.minute.text]
    for section in digest.sections():
        words += [section.id, section.title, section.text]
        for paragraph in section.paragraphs:
            assert "**" + paragraph.id not in paragraph.text
            words += [paragraph.id, paragraph.text]
    written = digest.text.replace("**", "").replace("- ", "").replace("#", "")
    read = " ".join(words).replace("**", "").replace("- ", "").replace("#", "")
    assert sorted(read.split()) == sorted(written.split())


FEWEST, MOST = 110, 155
"""So many words are read aloud in about a minute; a language with long words needs fewer."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", digests())
def test_every_game_is_told_in_one_minute(game: str, language: str) -> None:
    """What one wants, what a turn is, and what ends the game."""
    minute = Digest(game, language).minute
    words = re.findall(r"\w[\w’-]*", minute.text)
    assert FEWEST <= len(words) <= MOST
    parts = minute.text.split("\n\n")
    assert len(parts) == 3
    assert all(re.match(r"\*\*[^*]+\.\*\* \S", part) for part in parts)


def test_the_minute_has_one_name_in_each_language() -> None:
    titles = {
        language: {Digest(game, language).minute.title for game in digests()}
        for language in LANGUAGES
    }
    assert all(len(names) == 1 for names in titles.values())
    assert len(set.union(*titles.values())) == len(LANGUAGES)


def test_a_digest_without_its_minute_says_so(ludo: Digest) -> None:
    ludo.text = ludo.text.replace("## In one minute\n", "")
    with pytest.raises(AssertionError, match="one minute"):
        _ = ludo.minute


@pytest.mark.parametrize("game", digests())
def test_pictures_are_of_paragraphs_and_the_same_in_all_languages(game: str) -> None:
    english = Digest(game, "en")
    assert english.pictures
    known = {each.id for section in english.sections() for each in section.paragraphs}
    assert english.pictures.keys() <= known
    named = [name for names in english.pictures.values() for name in names]
    assert len(set(named)) == len(named), "each picture is shown once"
    for language in LANGUAGES:
        assert Digest(game, language).pictures == english.pictures


@pytest.mark.parametrize("game", digests())
def test_no_reader_of_markdown_sees_which_pictures_there_are(game: str) -> None:
    for language in LANGUAGES:
        assert "<!--" not in Digest(game, language).text


@pytest.mark.parametrize("game", digests())
def test_translations_mark_the_same_rulings(game: str) -> None:
    found = {
        language: {
            paragraph.id
            for section in Digest(game, language).sections()
            for paragraph in section.paragraphs
            if paragraph.ruling
        }
        for language in LANGUAGES
    }
    assert found["ru"] == found["en"]
    assert found["uk"] == found["en"]
